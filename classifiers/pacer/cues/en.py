"""English cues."""

from __future__ import annotations

from typing import Final

CUES: Final[dict[str, str]] = {
    "modal": """needs my | needs an approval | needs sign-off | requires approval | without my approval
        | needs approval | is to be | supposed to | obliged to | must | should | shall | have to | has
        to | need to | needs to | ought to | is required to | are required to | be required to | is
        mandatory | are mandatory | is necessary to | be sure to | it is important to | are to be
        | may only | can only | are expected to | is expected to | it is essential to | remember to""",
    "always": """always | never | every time | at all times | under no circumstances | without exception
        | from now on | by convention | as a rule | only after | only when | no matter | in every case | on every""",
    "forbid": """do not | don't | must not | mustn't | should not | shouldn't | avoid | never | not allowed
        | may not | is forbidden | are forbidden | prohibited | refrain from | cannot be used | instead of
        | rather than | no longer | stop using | is not permitted | are not permitted | not permitted""",
    "advise": """i want | we want | i expect | it's best | better to | needs an | wish | encouraged to
        | advisable | opt for | recommended | we recommend | it is best | best practice | prefer | consider
        | try to | you can | you may | you could | you should | can be used to | is advised | it helps to
        | make sure | ensure that | ensure | be careful | take care | please | feel free | you need | you must
        | you'll want | is preferred | suggest | the better way | next time | need to be | can only change
        | needs to be | the right fix is | is responsible for | it is wise | worth | i always want
        | we always want | i want all | i want every""",
    "imperative": """^warm | ^wear | ^ship | ^back | ^align | ^allocate | ^amend | ^analyze | ^analyse
        | ^annotate | ^append | ^archive | ^arrange | ^authenticate | ^authorize | ^automate | ^await | ^bind
        | ^boot | ^bootstrap | ^break | ^browse | ^bundle | ^calculate | ^calibrate | ^classify | ^collect
        | ^combine | ^communicate | ^compress | ^conduct | ^consolidate | ^construct | ^contribute | ^coordinate
        | ^correct | ^count | ^cover | ^crop | ^customize | ^debounce | ^decide | ^decline | ^dedicate | ^delegate
        | ^deliver | ^detach | ^detect | ^determine | ^develop | ^diagnose | ^dig | ^discard | ^discuss
        | ^dispatch | ^distribute | ^double-check | ^drag | ^draw | ^dump | ^duplicate | ^echo | ^eliminate
        | ^embed | ^emit | ^emphasize | ^employ | ^empty | ^encapsulate | ^encourage | ^engage | ^enqueue
        | ^establish | ^estimate | ^evaluate | ^examine | ^expand | ^expect | ^experiment | ^expose | ^extend
        | ^extract | ^finish | ^forward | ^gather | ^generate | ^grab | ^guard | ^harden | ^hide | ^highlight
        | ^ignore | ^improve | ^inform | ^initialize | ^inject | ^inline | ^integrate | ^introduce | ^invest
        | ^invite | ^isolate | ^iterate | ^join | ^jot | ^launch | ^learn | ^listen | ^localize | ^locate
        | ^memoize | ^migrate | ^mention | ^mind | ^mitigate | ^modify | ^multiply | ^navigate | ^negotiate
        | ^nest | ^normalize | ^notice | ^observe | ^obtain | ^omit | ^outline | ^overwrite | ^override | ^parse
        | ^partition | ^pause | ^perform | ^persist | ^pick | ^populate | ^prepend | ^preserve | ^prevent
        | ^prioritize | ^proceed | ^produce | ^promote | ^propagate | ^prune | ^publish | ^purge | ^rank | ^reach
        | ^rebuild | ^recheck | ^recommend | ^reconcile | ^reconnect | ^reconsider | ^recover | ^redact
        | ^redeploy | ^redirect | ^refactor | ^refresh | ^register | ^regenerate | ^reject | ^relax | ^rely
        | ^remind | ^render | ^reorder | ^reply | ^reproduce | ^rerun | ^re-run | ^reserve | ^resize | ^respect
        | ^respond | ^restore | ^restrict | ^resume | ^retain | ^retest | ^rethink | ^retrieve | ^retry | ^revise
        | ^rewrite | ^sanity-check | ^seek | ^segment | ^separate | ^serialize | ^serve | ^settle | ^shorten
        | ^shut | ^slow | ^speak | ^spin | ^standardize | ^stay | ^stick | ^stub | ^submit | ^subscribe
        | ^substitute | ^summarize | ^supply | ^suspend | ^swap | ^sync | ^synchronize | ^tap | ^teach
        | ^terminate | ^throw | ^tidy | ^tighten | ^toggle | ^transform | ^translate | ^traverse | ^trim
        | ^truncate | ^tune | ^tweak | ^uninstall | ^unify | ^unset | ^untick | ^utilize | ^vary | ^warn | ^weigh
        | ^whitelist | ^widen | ^act | ^adjust | ^adopt | ^advise | ^agree | ^aim | ^answer | ^anticipate
        | ^appoint | ^approach | ^approve | ^assess | ^assume | ^use | ^run | ^add | ^set | ^check | ^create
        | ^make | ^install | ^open | ^close | ^click | ^select | ^choose | ^go to | ^remove | ^delete | ^update
        | ^upgrade | ^verify | ^test | ^ensure | ^avoid | ^keep | ^put | ^write | ^read | ^call | ^pass | ^return
        | ^start | ^stop | ^restart | ^enable | ^disable | ^configure | ^copy | ^move | ^rename | ^replace
        | ^convert | ^import | ^export | ^load | ^save | ^store | ^send | ^refer | ^visit | ^follow | ^review
        | ^confirm | ^ask | ^wait | ^try | ^turn | ^reset | ^reboot | ^press | ^enter | ^apply | ^prefer
        | ^consider | ^remember | ^never | ^always | ^do | ^don't | ^do not | ^include | ^exclude | ^limit | ^log
        | ^document | ^define | ^declare | ^describe | ^specify | ^provide | ^build | ^compile | ^deploy | ^roll
        | ^push | ^pull | ^commit | ^merge | ^rebase | ^clone | ^fork | ^fetch | ^download | ^upload | ^execute
        | ^invoke | ^trigger | ^schedule | ^monitor | ^watch | ^see | ^find | ^search | ^get | ^give | ^take
        | ^let | ^leave | ^mark | ^note | ^assign | ^attach | ^link | ^connect | ^disconnect | ^treat | ^handle
        | ^wrap | ^validate | ^sanitize | ^escape | ^encode | ^decode | ^encrypt | ^rotate | ^revoke | ^grant
        | ^allow | ^deny | ^block | ^mirror | ^mimic | ^focus | ^begin | ^bring | ^buy | ^consult | ^contact
        | ^cut | ^drop | ^edit | ^fill | ^fix | ^format | ^group | ^hold | ^identify | ^implement | ^insert
        | ^instruct | ^list | ^lock | ^maintain | ^measure | ^minimize | ^maximize | ^mount | ^offer | ^optimize
        | ^organize | ^pin | ^place | ^plan | ^point | ^post | ^prepare | ^print | ^protect | ^raise | ^reduce
        | ^reinstall | ^release | ^reload | ^repeat | ^request | ^require | ^resolve | ^reuse | ^revert | ^scan
        | ^set up | ^share | ^show | ^sign | ^simplify | ^skip | ^sort | ^split | ^switch | ^tell | ^throttle
        | ^track | ^train | ^transfer | ^unlock | ^unplug | ^plug | ^wash | ^mix | ^please | ^be sure | ^make sure
        | ^first, | ^then | ^next, | ^finally, | ^just | ^simply | ^manually | ^explore | ^increase | ^decrease
        | ^lower | ^escalate | ^notify | ^freeze | ^back up | ^clean | ^clear | ^flush | ^drain | ^scale | ^bump
        | ^cache | ^batch | ^debug | ^inspect | ^compare | ^capture | ^record | ^default to | ^reopen | ^soak
        | ^head | ^boil | ^cook | ^stir | ^peel | ^hang | ^tie | ^fold | ^iron | ^pack | ^book | ^walk | ^sleep
        | ^drink | ^eat | ^breathe | ^stretch | ^plant | ^water | ^feed | ^sew | ^knit | ^wipe | ^dust | ^vacuum
        | ^re-read | ^url-encode | ^strip | ^bound | ^cap | ^clamp | ^gate | ^hash | ^salt | ^mask | ^stash
        | ^squash | ^cherry-pick | ^bisect | ^lint | ^type-check | ^dockerize | ^containerize""",
    "condition": """if | when | whenever | unless | before | after | once | until | in case | as soon as
        | while | as long as | provided that | otherwise | given that | where possible | if necessary | as needed
        | then""",
    "step": """step 1 | step 2 | step 3 | step 4 | step 5 | first, | second, | third, | then | next,
        | finally | afterwards | followed by | to begin | start by | begin by | the following steps | in order to""",
    "cause": """because | since | therefore | thus | hence | due to | as a result | so that | which means
        | that means | leads to | results in | causes | caused by | the reason | reasons | that is why
        | that's why | why | owing to | in turn | consequently | so the | allowing | this way | makes it possible
        | otherwise | for this reason | keeps""",
    "culprit": """root cause | caused by | the cause | the culprit | turned out | turns out | the bug was
        | the issue was | the problem was | traced to | boiled down | the fix was | fixed by | was fixed
        | broke because | failed because | swallows | although the docs""",
    "liken": """works like | acts like | behaves like | looks like a | is like | are like | it's like
        | was like | just like | much like | like a | like an | similar to | analogous | analogy | metaphor
        | akin to | resembles | resemble | just as | think of it as | think of | the equivalent of | equivalent to
        | counterpart | mirrors | in contrast | by contrast | unlike | comparable to | same idea as
        | same pattern as | essentially a | in the style of | a bit like | same kind of | picture it as""",
    "resemble": """as if | as though | same as | the same way | imagine | compared to | compared with
        | in comparison | described as | acts as a | functions as a | serves as the | plays the role of
        | so-called | can be seen as | treat it as | whereas | likewise | reminds me of | reminiscent | kind of a
        | sort of a | basically a | like the | like in | feels like | what a | parallels | similarly | like having
        | like being""",
    "define": """is a | is an | is the | are a | are the | means | refers to | is defined as | stands for
        | represents | consists of | is made of | comprises | contains | includes | is responsible for
        | is a kind of | is a type of | known as | in other words | i.e. | describes | is about | has a | have a
        | each | every | a set of | belongs to | owns | is composed of | is based on | is an example of | forms
        | one of | lets you | assigned by | depends on | refers""",
    "explain": """provides | supports | allows | enables | handles | ensures | manages | is used to
        | is used for | used to | used for | uses | works by | works with | lets | helps | serves | acts as
        | keeps | prevents | protects | depends on | relies on | relates to | standardizes | standardises
        | generates | converts | transforms | renders | runs on | responds | triggers | controls | follows
        | requires | needs | determines | affects | decides | applies | makes | gives | takes | becomes | tends to
        | typically | usually | generally | in general | often | can be | may be | cannot | can't | won't
        | does not | doesn't | is not | isn't | are not | aren't | not supported | only | picks | replaces
        | shares | multiplies | stores | shows | holds | receives | gets | sends | caches | writes | reads | calls
        | loads | starts | waits | skips | ignores | accepts | rejects | expects | splits | joins | merges | maps
        | binds | wraps | exposes | defines | creates | adds | removes | deletes | updates | resolves | matches
        | checks | validates | parses | emits | connects | belongs | ends | begins | turns | moves | grows | lasts
        | costs | implies | assumes | limits | reduces | improves | increases | hides | separates | combines
        | treats | tracks | measures | ranks | scores | selects | chooses | compares | blocks | expires | inherits
        | extends | implements | overrides | delegates | forwards | routes | schedules | retries | feeds | drives
        | works | behaves | acts | differs | matters | appears | seems | exists | stays | remains | sees | knows
        | understands | reacts | reuses | repeats | replays | restarts | recovers | survives | scales | rotates
        | compresses | encrypts | signs | verifies | authenticates | identifies | describes | explains | captures
        | collects | aggregates | filters | sorts | groups | orders | prints | formats | encodes | decodes
        | translates | loses | wins | outperforms | saves | spends | wastes | need | share | keep | allow | use
        | work | run | fail | depend | store | contain | support | tend | require | provide | help | mean | belong""",
    "decide": """decided | decision | agreed | we agreed | chose | chosen | opted | we use | we went with
        | going with | adopted | consensus | settled on | the team will | approved | policy | strategy | approach
        | principle | philosophy | trade-off | tradeoff | by design | on purpose | intentionally | deliberately
        | rationale | the idea | the goal is | in favour of | in favor of | concluded | moved to | we prefer
        | we want | decision: | source of truth""",
    "tradeoff": """faster than | slower than | safer than | better than | worse than | more than | less than
        | rather than | at the cost of | cheaper than | more reliable | less reliable | easier to | harder to
        | simpler than | advantage | disadvantage | drawback | limitation | limitations | benefit | critical
        | essential | important | key | pros | cons""",
    "observe": """found | found that | observed | measured | noticed | returned | reported | reports | showed
        | shows that | confirmed | tested | saw | verified | detected | failed | crashed | reproduced | claims
        | claimed | mentioned | said | says | stated | states that | noted | notes | announced | according to
        | surfaced | revealed | discovered | learned | experienced | demonstrated | expressed | asked | told
        | counts | counted | recorded | saw that | argue | argues | describes | described | suggests | suggested
        | estimated | logged | explained | pointed out | expect prices | analysts expect | analysts say
        | critics say | experts say | estimates | believes that | had to | was confirmed | were confirmed | scored
        | premiered | terminated""",
    "past": """was | were | had | did | went | came | got | gave | took | made | became | began | ran | fell
        | rose | grew | kept | left | lost | met | paid | put | read | sent | set up | sold | spent | stood
        | thought | told | understood | won | wrote | broke | brought | built | bought | caught | drew | drove
        | ate | felt | flew | forgot | held | knew | led | didn't | wasn't | weren't | has been | have been
        | had been | hadn't | couldn't | hit | cut | used to be""",
    "fault": """error | errors | bug | bugs | fails | failure | failures | crash | exception | doesn't work
        | does not work | not working | broken | missing | timed out | regression | leak | 404 | 500 | 502 | 503
        | oom | oomkilled | denied | refused | unreachable | corrupt | corrupted | hang | hung | deadlock | outage
        | incident | flaky | crashed | failed | broke | hangs | stalls | flaked""",
    "locate": """points to | is located | are located | located in | located at | lives in | live in
        | lives at | lives under | stored in | is stored | are stored | defined in | found in | found at
        | found under | can be found | is at | is in | resides | kept in | hosted at | hosted on | listens on
        | runs on port | the path | file is | documented in | see docs | configured in | set in | available at
        | reachable at | published at | in the file | directory | folder | endpoint | repository is | under""",
    "value": """default | defaults to | default is | by default | port | version | url | host | hostname
        | env var | environment variable | column | parameter | flag | email | address | phone | username | ttl
        | max | maximum | min | minimum | threshold | region | namespace | branch | commit | ticket | encoding
        | license | price | address is | number is | is named | is called | alias | fallback | contact
        | allowed values | limit is | timeout is | types are | member | id is | name is | owner is | chair""",
    "self": "i | i'm | i've | i'd | i'll | my | me | mine | myself | we're | we've | our | us",
    "third": "he | she | his | her | hers | him | they | their",
    "person": """love | loves | enjoy | enjoys | family | friend | friends | mom | mum | dad | mother
        | father | sister | brother | wife | husband | son | daughter | kids | children | grandma | grandpa
        | birthday | wedding | school | college | university | degree | job | career | hobby | hobbies | dog | cat
        | pet | trip | vacation | holiday | allergic | favorite | favourite | hometown | moved | married | born
        | studying | studied | graduated | passionate | dream | excited | proud | painting | hiking | camping
        | guitar | concert | book club | studio | thrilled | tastes""",
    "time": """yesterday | today | tomorrow | last week | last month | last year | last night | ago
        | this week | this month | this year | next week | next month | next year | january | february | march
        | april | june | july | august | september | october | november | december | monday | tuesday | wednesday
        | thursday | friday | saturday | sunday | recently | currently | as of | so far | since | during | already
        | yet | still""",
    "purpose": """purpose | goal | objective | in order to | so that | meant to | intended to | aim | aims
        | designed to | for""",
    "negate": """not | no | never | none | cannot | can't | don't | doesn't | didn't | won't | isn't | aren't
        | wasn't | without | no longer | neither | nor | nobody | nothing | hasn't | haven't | disabled | off
        | denied | rejected | unsupported""",
    "affirm": """is on | enabled | allowed | supported | works | is available | permitted | likes | like
        | prefer | prefers | is active | accepted | required | succeeds | loves""",
    "pattern": """pattern | patterns | anti-pattern | antipattern | idiom | rule of thumb | in general
        | tends to | typical""",
    "lesson": """lesson | lessons | learned | learnt | takeaway | turns out | turned out | realised
        | realized | gotcha | pitfall | insight | discovered | note to self | in hindsight""",
    "convention": """convention | conventions | naming | code style | style guide | we always | we never
        | our standard | standard practice | house rule | coding standard | by convention | policy""",
    "commit": """i'll | we'll | i will | we will | i promise | i'll send | committed to | will deliver
        | will be done by | by monday | by tuesday | by wednesday | by thursday | by friday | deadline | due on
        | due by | owes""",
    "request": """please | could you | can you | would you | asked for | asked to | requests | requested
        | wants us to | i need you to | would like you to | i'd like you to""",
    "current": """currently | at the moment | right now | for now | this sprint | this week | in progress
        | ongoing | blocked on | working on | at present | temporarily | until further notice""",
    "prefer": """prefer | prefers | preferred by | favorite | favourite | i like | i love | i hate
        | i dislike | likes | loves | hates | dislikes | rather have | fan of | can't stand | i always want
        | i want all | enjoys""",
    "profile": """my name is | i am a | i'm a | i'm an | i work as | i work at | i live in | lives in
        | works as | works at | works for | born in | allergic to | vegetarian | vegan | speaks | native speaker
        | years old | my birthday | birthday is | moved to | his job | her job | my job | my wife | my husband
        | my daughter | my son | my dog | my cat | our fiscal year | our company | our team is | graduated from""",
    "stop": """the | of | and | to | is | in | that | for | with | on | are | this | as | by | it | be | from
        | or | an | at | which | was | not | you | your | if | when | its | will | has | have""",
    "label_rule": """fix | solution | workaround | recommendation | tip | rule | guideline | best practice
        | todo | how to | steps | usage | guardrails | important | remember | advice | action | lesson learned""",
    "label_idea": """purpose | goal | why | rationale | decision | benefit | benefits | advantage | drawback
        | drawbacks | limitation | limitations | caveat | trade-off | tradeoff | consequence | consequences
        | consensus | principle | idea | concept | approach | strategy | note | risk | impact | definition
        | context | mission | architecture | design | philosophy""",
    "label_case": """result | results | cause | root cause | verdict | observed | observation | finding
        | findings | problem | issue | bug | symptom | error | evidence | status | test | tested | conclusion
        | outcome | measured | confirmed | example | case | history""",
    "permit": """may | cannot be | can be | are allowed | is allowed | are limited to | is limited to
        | limited to | it is enough | is enough to | are to be | is permitted | can only | is entitled | only the
        | only if | only for | one per""",
}
