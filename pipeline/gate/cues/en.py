"""English cues."""

from __future__ import annotations

from typing import Final

from pipeline.gate.cues.family import Cue, Language

ENGLISH: Final = Language(
    cues={
        Cue.RULE: """must | must not | should | should not | shouldn't | never | do not | don't | avoid | ensure
            | make sure | prefer | required | require | requires | need to be | needs to be | has to
            | have to | only | only when | cannot | can't | may not | mandatory | forbidden | recommended
            | recommend | best practice | be careful | be sure | beware | instead of | rather than
            | not allowed | is limited to | at least | at most | no more than | ought to | instead
            | remember to | consider | it is important to | it's important to | keep in mind""",
        Cue.STANDING: """always | never | every time | each time | every | any | whenever | by default
            | from now on | unless | going forward | in general | as a rule | all future | at all times
            | in the future | every week | every day | if the | if a | if you | when a | when the
            | before every | after every | before you | everywhere
            | by policy | our policy | make sure | try to | prefer | avoid
            | must | should not""",
        Cue.CAUSE: """because | due to | caused by | causes | cause | therefore | root cause | as a result
            | results in | leads to | so that | which means | meaning that | since it | thus
            | hence | the reason | in order to | why | to avoid | to prevent | resulting in
            | thanks to the | allows | enables | prevents | avoids | so it | so the
            | that is why | depends on | means that""",
        Cue.FINDING: """turns out | it turned out | discovered | found that | find that | lesson | learned that
            | learnt that | confirmed | confirms | revealed | reveals | shows that | showed that | the bug
            | the fix | fails when | works when | fails | workaround | the issue is | the problem is
            | verified that | noticed that | noted that | the trick | gotcha | pitfall | observed | measured
            | limitation | known issue | regression | broken | the culprit | crash | crashes | freeze
            | freezes | does not work | doesn't work | is missing | swallows | hide | hides | supported
            | unsupported | according to | reported | decided | decided to | agreed | agreed that
            | consensus | concluded | the decision | we decided | we agreed | we chose | is wrong
            | incorrect | claims | says | mentioned | stated | expressed | critics | demonstrated
            | announced""",
        Cue.STATE: """is | are | was | were | has | have | had | supports | support | freezes | freeze | detect
            | uses | use | used | contains | contain | runs on | runs | listens on | lives in | live in
            | lives at | live at | lives under | located in
            | located at | stored in | stores | returns | return | defaults to | default | expires | expire
            | takes | provides | provide | includes | include | consists of | means | works | work | serves
            | handles | accepts | expects | defines | defined | maps to | points to | refers to | belongs to
            | owns | owned by | maintained by | based on | represents | generates | generated | creates
            | sends | reads | writes | keeps | holds | triggers | controls | checks | configures
            | implements | exposes | connects | lets | makes | becomes | remains | exists | does not
            | doesn't | can be | will be | can | called | known as | named | built on | built with
            | written in | ships with | renders | loads | starts with | ends with | sits in | goes to
            | happens | occurs | applies | replaced | replaces | ignores | skips | counts | refuses
            | prefixes | took | mirrors | became | won | reached | launched | released | costs | offers
            | adopted | standardizes | saw | introduces | allows | decides | logs | routes | parses
            | validates | ensures | improves | improved | invokes | calls | calling | subscribed
            | subscribes | registers | registered | copied | copies | stripped | issued | issues | grows
            | grew | ranges | equals | exceeds | limits | limited | reduces | reduced | increases
            | increased | requires | sets | overrides | overwrites | updates | fires | emits | catches
            | throws | rejects | resolves | matches | covers | differs | changes | involves | follows
            | produces | leaves | appears | blocks | blocked | scans | indexes | indexed | hosts | hosted
            | powers | helps | acts | behaves | treats | performs | converts | turns | points | links
            | inherits | extends | wraps | mounts | detects | detected | tracks | tracked | measures
            | weighs | lasts | lies | stands | breaks | broke | builds | built | passes | transforms
            | processes | executes | restricts | enforces | retries | caps | capped | hits | leaks | shows
            | show | made | makes it | came | went | began | ended | won't | wouldn't | didn't | hasn't
            | cannot | may | should | isn't | aren't | wasn't | needs | gives | gets | got | displays
            | displays a | describes""",
        Cue.CONDITION: """if | when | unless | after | before | until | while | whenever | where | as long as
            | in case | once | otherwise | without | during | even if | only if | provided that
            | depending on | for each""",
        Cue.LIKENESS: """similar to | like a | like an | just like | just as | analogous | analogy | metaphor
            | compared to | compared with | in contrast | unlike | whereas | same as | equivalent to | as if
            | acts as | akin to | think of it as | the same way | resembles | reminds me of | is like
            | it's like | often described as | known as the | mirrors | in the same way | more than
            | less than | faster than | better than | neon sign | a kind of""",
        Cue.LIFE: """enjoys | loves | values | is reading | i'm reading | i'm writing | is writing | wants to
            | favorite | favourite | hobby | career | my wife | my husband | my son | my daughter | my mom
            | my mother | my dad | my father | my sister | my brother | my kids | my family | my fam
            | my grandma | my grandmother | my grandpa | my partner | my girlfriend | my boyfriend
            | my friend | my friends | my dog | my cat | my job | my boss | my team | my birthday | my house
            | my car | my studio | my hometown | home country | i work | i live | i moved | i was born
            | i grew up | i studied | i started | i bought | i got | i got her | i got him | i just took
            | i painted | i joined | i signed up | i went to | i visited | i'm allergic | i am allergic
            | my favorite | my favourite | i love | i prefer | i hate | i like | i play | i own | i run
            | i usually | last year | last week | last month | last friday | last weekend | next month
            | next week | next year | years ago | months ago | gave it to me | i've been | i have been
            | birthday | anniversary | married | graduated | passionate about | my goal | i plan to
            | hosting | i'm hosting | degree | diagnosed | adopted | yesterday | big goal | started playing
            | signed with | this necklace | a gift from | my new | i always | lost my job | opening""",
        Cue.NARRATION: """let me | i'll | i will | i am going to | i'm going to | i need to | let's | lets
            | now i | first i | next i | i should | i can see | i see | i've | i have | i'm now | i am now
            | we'll | we need to | we will | going to | now let | i'd | i want to | i can now | i also need
            | i checked | i read | i reviewed | i ran | i looked | i opened | i created | i added
            | i updated | i typed | i clicked | i searched | i used | i started | i started by | i tried
            | i examined | i'm reading | i'm checking | looking at | reading the | re-reading | checking
            | searching for | running the | now the | now that | time to | okay so | ok so | alright | hmm
            | wait | next step is to | my next | my plan | to proceed | proceed with | moving on
            | we can now | we should now | i understand | i now | i must | we are asked | the user wants
            | the user asked | the user is asking | user wants | the user said | the user has asked
            | i'm asked | first, | we could | let us | it looks like | it seems | looks like | from this
            | from here | trying to | i was | i'm still | i am | read file | viewing | we have | so we
            | actually | perfect | great, | good, | now we | i think | i believe | i notice | i noticed
            | i found""",
        Cue.GUESS: """maybe | perhaps | might be | could be | probably | possibly | i guess | i suspect
            | not sure | unclear | seems to | seems like | may be | presumably | i wonder | appears to be
            | i assume | might | hypothesis | unsure | possible bug | likely | it may""",
        Cue.EPHEMERAL: """todo | to do | to-do | tbd | wip | pending | in progress | done | next step
            | next steps | next session | is ready | are ready | all tests pass | tests pass
            | tests passed | pass now | passed | skipped | successfully | up to date
            | waiting for | waiting on | blocked on | follow up | action item | action items
            | will review | to be done | not started | not yet | still need | still need to
            | remaining | as of now | for now | open items | schedule | coordinate | finalize
            | will send | next meeting | stress test | by friday | by monday | by tomorrow
            | tomorrow | changes made | no changes | build finished | is running | ready for
            | ready to | now works | is now | are now | now contains | starts tomorrow
            | builds cleanly | no errors | will meet | will invite | will be sent | would take
            | offered to | volunteered | asked if | inquired | enquired | requested
            | congratulated | praised | thanked | acknowledged | no update | is open | ahead of
            | is up | re-execute | append to | paste | currently | plan | set up | prepare
            | progress | is complete | are complete | is finished | phase | finished at
            | finished in | completed in | completed at | rebuilt in | now running | tests in""",
        Cue.GREETING: """thanks | thank you | hi | hey | hello | welcome | good luck | congratulations | congrats
            | amazing | awesome | so glad | proud of you | sounds great | sounds good | enjoy | great job
            | good job | well done | nice work | take care | talk to you later | can't wait | see you
            | have a great | have fun | wow | so happy | so cool | love that | that's great | that's awesome
            | that's amazing | that's gorgeous | you're welcome | no problem | glad to | happy to help
            | let me know | feel free | hope this helps | hope you | great question | keep up | you got this
            | bye | goodbye | cheers | appreciate | really appreciate | so excited | excited
            | looking forward | special | incredible | wonderful | fantastic | inspiring | it's great
            | means a lot | priceless | you're doing | best of luck | good morning | good evening
            | good night | how are you | yay | haha | lol | aww | absolutely | yeah | totally | for sure
            | sounds fun | sounds like | that sounds | i bet | happy for you | thankful | grateful | blessed
            | way to go | beautiful | i'm so | it's so | support means""",
        Cue.REQUEST: """please | can you | could you | would you | will you | i want you to | i need you to
            | i'd like you to | help me | show me | tell me | i want to | i need to | i need a | i need help
            | i would like | i'd like to | i'm trying to | give me | explain | how do i | how can i
            | is it possible | any ideas | any suggestions | i'm looking for | make it | let's start
            | let's do | go ahead | looks good | don't write | don't make | just show | start over | revert
            | can we | i have a bug | write me | your task is | you need to | the task is | the app should
            | the app must | this should be | i want | do it""",
        Cue.ASK: """what | why | how | who | which | when | where | should we | should i | do you | did you
            | is there | are there | can we | could we | what if | have you | is it | does it | would it
            | do we | any | has anyone | shall we | will it | was it | are you | is this | what's | how's
            | does the | is the | are the""",
        Cue.FRAME: """the manual is structured | the output should be | welcome to | title | report generated
            | here is | here are | here's | below is | below are | the following | as follows | following
            | in this section | table of contents | you are now | in summary | summary | overview
            | in conclusion | conclusion | as requested | this document | this report | this guide
            | this section | this section explains | this reference covers | the issue also
            | the issue includes | the following commands | generated by | generated with | you are a
            | you are an | you are the | act as | your role | you have access to | always answer in
            | your answer | respond with | reply with | reply only | output format | for more information
            | see also | references | further reading | note to | common reasons | key points
            | key takeaways | next we | then in | let's look | sources | click here | sign in | log in
            | all rights reserved | copyright | privacy policy | terms of service | cookie | subscribe
            | read more | appendix | extracted from | we will discuss | covers | raw passage | thinking
            | given or verified facts | facts to look up | represents a significant | session | end of
            | begin | attached | shows you | you will be shown | you will be given | the special interface
            | as mentioned | example output | usage | arguments""",
        Cue.NOISE: """not installed | permission denied | no module named | command not found | quota
            | rate limit exceeded | connection refused | connection reset | timed out | no such file
            | no space left | could not resolve host | network is unreachable | module not found
            | cannot find module | access denied | unauthorized | requirement already satisfied
            | downloading | installing | installed successfully | is not recognized | failed to connect
            | error code | workspace is not configured | tool call failed | tool call error
            | git is not available | no tests ran | is not available in this environment
            | not available in this environment | sandbox | importerror | modulenotfounderror
            | content_filter | exit code | segmentation fault | request failed | ssl
            | certificate verify failed | out of memory""",
        Cue.META: """nothing to remember | nothing to extract | nothing to store | nothing worth
            | could be extracted | no memories | no new information | as an ai | as a language model
            | i cannot assist | i can't help with | worth keeping | worth remembering
            | save to memory | save anything | extract facts | extract memories
            | memory extraction | no durable | no relevant information | insufficient information
            | there is nothing about | i'm unable to | i am unable to | no personal information
            | the conversation does not | the transcript does not | this session contains no
            | no relevant facts | contains no facts | contains no information | no information to store
            | being continued from | ran out of context | conversation is summarized | context compaction
            | conversation compaction | before compaction | auto-compact""",
        Cue.SELF: "i | i'm | i've | i'll | my | me | we | we've | we're | our | us | i'd",
        Cue.DEICTIC: """this | it | it's | these | those | that | they | he | she | here | there | such | then
            | them | his | her | its | their | and | but | or | so | also | which | both | same | otherwise
            | however""",
        Cue.NOW: """now | today | just now | right now | currently | yesterday | tonight | this session | so far
            | at the moment | this time | earlier | this morning | this run | in this session | this week
            | again""",
        Cue.EXAMPLE: """suppose | for example suppose | for instance suppose | for example imagine
            | for instance imagine | imagine | let's say | say alice
            | pretend | hypothetically""",
        Cue.IMPERATIVE: """use | set | run | make sure | install | configure | open | click | go to | change
            | replace | visit | select | enter | choose | press | tap | apply | call | define | enable
            | disable | include | keep | put | save | ensure | avoid | prefer | consult | mimic | treat
            | refer | wait | navigate | download | upload | restart | start | stop | return | provide
            | store | record | focus | opt | manually | limit | reset | toggle | consider | do not | never
            | always | check | turn | convert | mark | pin | guard | wrap | pass | declare | remove any
            | follow | identify | guide | hold""",
        Cue.TASK: """add | create | write | fix | update | remove | delete | implement | build | show | test
            | rename | refactor | generate | verify | review | read | try | send | look | list | copy
            | paste | deploy | commit | push | merge | explain | describe | analyze | summarize | search
            | compare | draft | print | give | tell | acknowledge | extract | confirm | finish | continue
            | translate | plan | schedule | optimize | improve | investigate | find | move | make
            | re-execute | append | set up | coordinate | meet | prepare | discuss | follow up | perform
            | execute | present | starting | start a | requested that | offered to | will send | would take
            | will be sent | plans to | is going to | should i | need to discuss | then work on | inform
            | grant | conduct | debug | complete | integrate | design | migrate the | replace the | locate
            | re-run | rerun""",
        Cue.REPORT: """confirmed that | clarified that | explained that | noted that | expressed | mentioned
            | stated | demonstrated | decided | agreed | announced | reported | claims | claim | says | said
            | argued | believes | thinks | according to | found that | researchers | observed | described as
            | describes | donated | released | launched | acquired""",
        Cue.ADDRESS: "you | your | you're | you've | you'll | yours | yourself",
        Cue.DONE: """added | fixed | updated | removed | implemented | created | refactored | renamed | deleted
            | moved | merged | committed | pushed | deployed | completed | finished | resolved | addressed
            | adjusted | cleaned up | rewrote | converted | extracted | wired | bumped | migrated | extended
            | installed | configured | tested | reverted | introduced | reorganized | documented | has been
            | have been | was added | were added | was updated | were updated | were migrated | was removed
            | has been merged | are implemented | is implemented | is resolved | are resolved | now resolved""",
        Cue.FIELD: """status | date | time | priority | author | created | last updated | participants
            | attendees | present | location | session | session id | format | agent | owner
            | version history | duration | meeting | goal | title | plan | tests""",
    },
    stop_words="""the and of to in is for on with that this are it be was as by from at an or not have has
        you your which will but they their we can when if its""",
    abbreviations="""e.g. i.e. etc. vs. mr. mrs. ms. dr. prof. no. fig. approx. inc. ltd. co. cf. st. al. resp.
        sec. ver. max. min. incl.""",
)
