"""What is said about the talk itself, as data: orders to keep it, that nothing in it is worth keeping, refusals.

Every pattern is matched at the onset of clean words, in each cue language. That a machine's parts keep or hold nothing
("the extractor returns no facts") is a fact about them, so what a remark is about must be the talk or its speaker.
"""

# ruff: noqa: RUF001 -- the letters and marks of other scripts are the data of this module

from __future__ import annotations

import re
from typing import Final


def _any(*patterns: str) -> re.Pattern[str]:
    return re.compile("|".join(patterns), re.IGNORECASE)


_TALK = r"(?:conversation|chat|session|transcript|dialog(?:ue)?|exchange|discussion|thread|messages? above|context)s?"
_KEEP = (
    r"(?:store|save|remember|extract|persist|retain|record|memori[sz]e|note (?:down)?|write down|keep|capture|list"
    r"|update (?:your |the )?memory|memory\.md|memories|long-term memory)"
)

KEEP_ORDER: Final = _any(
    r"(?:please |now |then |carefully )*(?:look back|look over|review|scan|analy[sz]e|go (?:back )?(?:through|over)"
    r"|reflect on"
    rf"|read (?:back )?(?:through|over)?|consider|re-?read|revisit|examine"
    rf"|check)\b[^.?!]{{0,40}}\b{_TALK}\b.{{0,80}}\b{_KEEP}\b",
    rf"(?:based on|from|given|using) (?:the |this |our )?(?:\w+ ){{0,2}}{_TALK}\b.{{0,60}}\b{_KEEP}\b.{{0,40}}"
    r"(?:memor|facts|preferences|remember|store)",
    rf"(?:before|ahead of|prior to) [^.?!]{{0,40}}\b(?:compact|truncat|summari[sz]|context (?:is|window)).{{0,60}}"
    rf"\b(?:{_KEEP}|write)\b",
    rf"(?:identify|find|list|extract|note|write (?:down)?|summari[sz]e|record|save|store|persist) (?:any |all |the "
    rf"|every )?"
    rf"[^.?!]{{0,60}}\b(?:in|from|of) (?:the |this |our )(?:\w+ )?{_TALK}\b",
    r"(?:session|context) (?:is )?nearing compaction|pre-?compaction\b",
    r"(?:bitte |por favor,? |s'il te plaît,? |per favore,? )?(?:extrahiere?n?|entnimm|haal|hent|extrahera|udtræk"
    r"|extrais|extrayez|extrae|extrai|estrai|извлеки|извлеките)\b.{0,60}\b(?:gespräch|unterhaltung|gesprek|samtale|samtalet"
    r"|conversation|conversación|conversa|conversazione|разговор|диалог|переписк)",
    r"(?:请)?(?:从|從).{0,10}(?:对话|對話|会话|聊天).{0,6}(?:提取|抽取|总结)"
    r"|.{0,8}(?:会話|対話|チャット)から.{0,24}抽出(?:し|せよ)"
    r"|استخرج\b.{0,40}(?:المحادثة|الحوار|الدردشة)",
    r"(?:geh|gehe|lies|sieh|prüfe|überprüfe|schau)\b.{0,40}(?:gespräch|unterhaltung|chat|sitzung|konversation).{0,60}"
    r"(?:speicher|merk|notier|behalt|festhalt)",
    r"(?:revisa|repasa|analiza|lee|relee)\b.{0,40}(?:conversación|charla|sesión|chat|diálogo).{0,60}"
    r"(?:guarda|record|almacen|anota|memoria)",
    r"(?:relis|relisez|parcours|parcourez|analyse|analysez|examine|examinez|revois)\b.{0,40}(?:conversation|session"
    r"|échange"
    r"|discussion|dialogue).{0,60}(?:enregistr|reten|mémor|sauvegard|not)",
    r"(?:reveja|revise|releia|analise|leia)\b.{0,40}(?:conversa|sessão|chat|diálogo).{0,60}(?:guard|lembr|salv|armazen"
    r"|anot)",
    r"(?:rivedi|rileggi|analizza|esamina|ripercorri)\b.{0,40}(?:conversazione|sessione|chat|dialogo).{0,60}"
    r"(?:salva|ricord|memorizz|conserv|annot)",
    r"(?:bekijk|lees|doorloop|analyseer|herlees)\b.{0,40}(?:gesprek|sessie|chat|conversatie).{0,60}"
    r"(?:bewaar|onthoud|opsla|sla|noteer)",
    r"(?:gå (?:gjennom|igenom|igennem)|gennemgå|se (?:over|gjennom|tilbake)|les (?:gjennom)?|läs (?:igenom)?"
    r"|läs)\b.{0,40}"
    r"(?:samtal|økt|session|chat|dialog).{0,60}(?:lagre|husk|gem|spar|minn|noter)",
    r"(?:просмотри|перечитай|проанализируй|пройдись|изучи)\w*\b.{0,40}(?:диалог|разговор|бесед|сесси|переписк).{0,60}"
    r"(?:сохран|запомн|запиши|памят)",
    r"(?:请|現在|现在)?(?:回顾|回顧|审阅|查看|浏览|分析|检查|通读).{0,12}(?:对话|對話|会话|聊天|谈话).{0,24}(?:保存|记住|记下|提取|存储|记录)",
    r".{0,8}(?:会話|対話|チャット|セッション|やり取り)を?(?:振り返|見直|読み返|分析|確認).{0,24}(?:保存|記憶|覚え|記録|抽出)",
    r"(?:이|위|지금까지의?) ?(?:대화|채팅|세션)[을를] ?(?:돌아보|되돌아보|검토하|살펴보|분석하|다시 읽)\S* .{0,30}"
    r"(?:저장|기억|기록|남겨|추출)",
    r"(?:راجع|حلل|اقرأ|استعرض)\b.{0,30}(?:المحادثة|الحوار|الجلسة|الدردشة).{0,40}(?:احفظ|واحفظ|تذكر|التذكر|سجل|وخز)",
)
"""A harness asks for memories, in the user's role or its own."""

_INFO = (
    r"(?:(?:relevant |personal |new |durable |long-term |useful |notable |significant |lasting |stable |extractable "
    r"|memorable |user "
    r"|such )*"
    r"(?:facts?|memor(?:y|ies)|information|details?|preferences?|insights?|learnings?|content|data))"
)
_NOT = r"(?:do(?:es)?|did|has|have|had|is|are|was|were|can|could)(?: not|n['’]t|not)"

NOTHING_KEPT: Final = _any(
    r"(?:it (?:seems|appears|looks like) )?(?:there (?:is|are|was|were) |i (?:found|see|have|could find) )?"
    rf"(?:nothing|not enough \w+|no {_INFO})\b(?: [\w'’-]+){{0,9}}? (?:to|worth|that (?:could|can|should"
    rf"|would) be) (?:be )?"
    r"(?:extract|stor|sav|remember|record|retain|keep|persist|memori[sz]|not(?:e|ing)\b)",
    rf"no {_INFO}(?: updates?)?(?: \w+){{0,5}}? (?:(?:were|was|is|are|have been|has been) )?(?:found|extracted"
    rf"|identified|detected"
    r"|mentioned|present|needed|shared|provided|recorded|discussed|revealed)\b",
    r"(?:based on (?:the|this) \w+, )?no (?:new )?memor(?:y|ies)(?: updates?)? (?:should|need|will|have)\b",
    rf"(?:the |this |that )(?:provided |given |above |entire |whole )?(?:{_TALK}|messages?|text|turns?|interaction)\b"
    rf"(?: (?:also|only|simply|really))? (?:{_NOT} (?:contain|include|provide|mention|reveal|hold|have|offer)"
    r"|(?:contain|include|provide|reveal|mention|offer|had|has|have|hold|held|was|is)(?:s|ed)? (?:only small talk"
    r"|nothing|no\b))"
    r".{0,60}(?:facts?|information|details|preferences?|user|memorable|memor|small talk|stor|extract|remember|saved)",
    rf"(?:the )?(?:user|speaker|assistant|customer) {_NOT} (?:yet )?(?:shared?|provided?|mention(?:ed)?|disclosed?"
    rf"|reveal(?:ed)?|stated?|expressed?|given?|told) (?:any(?:thing)? ?)?(?:{_INFO}|about)",
    rf"(?:the )?assistant has no {_INFO}",
    r"none of the (?:messages|turns|statements|lines|texts)\b.{0,30}(?:contain|hold|include|mention|state)",
    r"(?:i|we) (?:can(?:not|['’]t)|could(?: not|n['’]t)|(?:am|was|were|are|['’]m) unable to) (?:\w+ )?(?:extract"
    r"|identify|find"
    rf"|determine|form|derive) (?:any )?(?:\w+ )?{_INFO}",
    rf"(?:output|result|answer|response)?:? ?no {_INFO}(?: (?:found|extracted|identified))?[.!]?$",
    r"(?:in dieser? \w+ )?(?:es gibt |ich habe |es wurden )?(?:keine|nichts)\b.{0,40}(?:informationen|fakten|angaben"
    r"|erinnerungen"
    r"|erinnerungswürdig|merkenswert).{0,60}(?:extrahier|speicher|merk|gefunden|erwähnt|sitzung|gespräch)",
    r"keine (?:\w+ )?(?:fakten|erinnerungen|informationen) (?:gefunden|extrahiert|erkannt|vorhanden)",
    r"(?:no (?:hay|se encontr\w+|existe\w*)|ninguna?)\b.{0,20}(?:información|datos|hechos|recuerdos"
    r"|preferencias).{0,60}"
    r"(?:usuario|conversación|sesión|extraer|guardar|recordar)",
    r"(?:est[ea] |la )?(?:conversación|charla|sesión|chat) (?:no (?:contiene|tiene|incluye|aporta)|carece de)\b.{0,40}"
    r"(?:información|datos|hechos|recuerdos|preferencias)",
    r"(?:est[ea] |a )?(?:conversa|sessão) (?:não (?:contém|tem|inclui|traz))\b.{0,40}(?:informaç|dados|fatos"
    r"|factos|memória|preferência)",
    r"(?:questa |la )(?:conversazione|sessione|chat) non (?:contiene|ha|include)\b.{0,40}(?:informazion|dat[oi]"
    r"|fatt|ricord|preferenz)",
    r"(?:dieses |das )(?:gespräch|chat) (?:enthält|hat|liefert) (?:keine|nichts)\b.{0,40}(?:fakten"
    r"|informationen|angaben|merken)",
    r"(?:il n['’]y a|aucune?|pas d['’])\b.{0,20}(?:information|fait|souvenir|préférence|donnée).{0,60}"
    r"(?:utilisateur|conversation|session|extraire|retenir|enregistrer|mémoriser)",
    r"(?:não (?:há|foram|existe\w*)|nenhuma?)\b.{0,30}(?:informaç|fatos|memória|preferência|dados).{0,60}"
    r"(?:usuário|utilizador|conversa|sessão|extrair|guardar|lembrar|salvar)",
    r"(?:non (?:ci sono|c['’]è|esistono)|nessuna?)\b.{0,20}(?:informazion|fatt|ricord|preferenz|dat).{0,60}"
    r"(?:utente|conversazione|sessione|estrarre|salvare|ricordare|memorizzare)",
    r"(?:er (?:is|zijn) )?(?:geen|niets)\b.{0,20}(?:informatie|feiten|herinneringen|voorkeuren|gegevens).{0,60}"
    r"(?:gebruiker|gesprek|sessie|extraheren|op te slaan|te onthouden)",
    r"(?:(?:det|der) (?:finnes|finns|er|är|fantes) )?(?:ingen|inga|ingenting|inget|intet)\b.{0,20}"
    r"(?:opplysning|oplysning|informasj|information|fakta|minne|minder|preferans|preferenc).{0,60}(?:bruker|bruger"
    r"|användar|samtal|økt|lagre|gem|spara"
    r"|husk|minn)",
    r"(?:в (?:этом|этой|данном|данной) (?:диалоге|разговоре|беседе|сессии|тексте|переписке) )?(?:нет|не (?:найдено"
    r"|содержит"
    r"|обнаружено))\b.{0,30}(?:сведени|информаци|факт|данн|предпочтен|воспоминан).{0,50}(?:пользовател|диалог|сохран"
    r"|запомн|извлеч)",
    r"(?:这|本|该)?(?:段|次|个)?(?:对话|会话|聊天|内容|文本)?(?:中|里)?(?:并)?(?:没有|未|无)(?:包含|发现|找到|提到|提供)?(?:任何)?.{0,8}"
    r"(?:提取|记住|保存|记忆|用户).{0,12}(?:信息|事实|内容|偏好|资料)",
    r"(?:この|本)?(?:会話|対話|セッション|チャット|テキスト).{0,12}(?:情報|事実|好み|内容).{0,8}(?:ありません|含まれていません|ない|なし)",
    r"لا (?:توجد|يوجد|تحتوي)\b.{0,20}(?:معلومات|حقائق|تفضيلات|ذكريات|بيانات).{0,50}(?:المستخدم|المحادثة|استخراج|حفظ"
    r"|تذكر)",
)
"""An extractor's empty answer, put into words."""

NOTHING_DERIVED: Final = _any(
    rf"from (?:the|this) {_TALK}(?: (?:above|alone))?,? nothing (?:\w+ )?(?:can|could) be "
    r"(?:extracted|derived|learn(?:t|ed)|saved|remembered|retained)",
    r"aus (?:diesem|dem) (?:gespräch|chat|verlauf) (?:lässt|ließ|kann|konnte) .{0,30}\bnichts\b",
    r"(?:rien|aucun \w+) (?:ne|n').{0,40}\b(?:de|dans) cette (?:conversation|discussion|session)",
    r"de esta (?:conversación|charla|sesión) no se .{0,30}\b(?:nada|ningún|ninguna)\b",
    r"desta (?:conversa|sessão) não se .{0,30}\b(?:nada|nenhum|nenhuma)\b",
    r"da questa (?:conversazione|chat|sessione) non si .{0,30}\b(?:nulla|niente|nessun\w*)\b",
    r"uit dit (?:gesprek|chat) (?:valt|kan|is) .{0,20}\bniets\b",
    r"(?:det er |der er |det finns )?(?:ingenting|intet|inget|ingen \w+) .{0,40}"
    r"\b(?:denne samtalen|denne samtale|det här samtalet|samtalen)\b",
    r"из (?:этого|данного|этой) (?:разговора|диалога|беседы|переписки) ничего .{0,40}\b(?:извлечь|сохранить|запомнить)",
    r"(?:从|從)?(?:这|這|本|该)(?:次|段|个)?(?:对话|對話|会话|聊天)中?(?:无法|無法|不能|没有可).{0,6}(?:提取|保存|记住|得出)",
    r"(?:この|本)(?:会話|対話|チャット)から(?:は)?(?:何も|なにも).{0,12}(?:ない|ません|なかった)",
    r"لا (?:يمكن|يوجد ما يمكن) (?:استخراج|حفظ|استنتاج) (?:أي شيء |شيء )?.{0,20}هذه (?:المحادثة|الجلسة|الدردشة)",
)
"""That the talk itself yields nothing; of what else nothing can be learnt is a fact."""

REFUSAL: Final = _any(
    r"(?:i['’]m |i am )?(?:very |so )?sorry,? (?:but )?(?:i |we )?(?:can(?:not|['’]t)|am unable|['’]m unable|won['’]t)",
    r"(?:i|we) (?:can(?:not|['’]t)|(?:am|are|['’]m) (?:not able|unable) to|won['’]t) (?:help|assist|comply|fulfil)",
    r"(?:ich|wir|leider) .{0,12}(?:kann|können|kann ich|darf).{0,24}(?:nicht|leider nicht) (?:weiter)?(?:helfen"
    r"|behilflich)",
    r"(?:lo siento|lamento),? (?:pero )?no (?:puedo|podemos)",
    r"(?:désolée?|je suis désolée?|je regrette),? (?:mais )?je ne (?:peux|suis)",
    r"(?:desculpe|lamento|sinto muito),? (?:mas )?(?:eu )?não (?:posso|consigo)",
    r"(?:mi dispiace|spiacente),? (?:ma )?non posso",
    r"(?:sorry|het spijt me),? (?:maar )?(?:ik|dat) kan (?:ik )?.{0,20}niet",
    r"(?:beklager|desværre|dessverre|tyvärr|ledsen),? (?:men )?(?:jeg |jag )?(?:kan|kunne) (?:jeg "
    r"|jag )?.{0,20}(?:ikke|inte)",
    r"(?:извините|простите|к сожалению),? (?:но )?я не могу",
    r"(?:抱歉|对不起|很遗憾|不好意思)[,，]?\s?(?:但)?我(?:无法|不能|没办法)",
    r"(?:申し訳(?:ありません|ございません)|すみません|ごめんなさい).{0,16}(?:できません|できない|お手伝い|対応)",
    r"(?:عذرا|عذرًا|آسف|نعتذر|أعتذر)[،,]? ?(?:لكن(?:ني)? )?(?:لا|لن) (?:أستطيع|يمكنني|أقدر)",
)


EXAMPLE: Final = _any(
    r"[(\[*_\s]*(?:for (?:example|instance)|e\.?g\.?|as an? (?:example|illustration)|hypothetically),? (?:let['’]?s "
    r"|let us )?"
    r"(?:say|suppose|assume|imagine|pretend|take|picture|consider)\b",
    r"(?:say|suppose|assume|imagine|picture|pretend)(?: that)?,? (?:there(?:['’]s| is) |(?:we|you) have )?"
    r"(?:an?|some|one|two|three|someone|somebody)\b(?: [\w'’-]+){0,3}? (?:named|called|by the name of)\b",
    r"(?:take|consider) (?:an?|some|someone|somebody)\b(?: \w+)?(?: (?:customer|user|person|company|shop|client|team"
    r"|student|employee|friend|man|woman|colleague))? (?:named|called) (?-i:[A-Z])\w+ (?:with|who|that|which)\b",
    r"(?:let['’]?s |let us )(?:say|assume|suppose|imagine|pretend)\b",
    r"(?:consider|imagine|picture|take|assume) (?:a|an|some|two|the) (?:\w+ )?(?:hypothetical|fictional|imaginary"
    r"|example|user"
    r"|person|customer|person) ?(?:\w+|,)",
    r"(?:given|with) an? (?:hypothetical |example )?(?:user|person|customer) \w+",
    r"[(\[*_\s]*(?:an? )?(?:worked )?example(?: \d+| input| output| memory| dialogue| conversation)?[)\]*_]* ?(?::"
    r"|[A-Z]\w+:)",
    r"\(example\)|for example[:,]? [\"“][A-Z]",
    r"(?:say|assume|suppose|take)(?: that)?,? (?-i:[A-Z])\w+(?:: (?:he|she|they)\b|,? who\b"
    r"| (?:works|lives|likes|prefers|owns|buys|wants|is from)\b)",
    r"(?:zum beispiel|beispielsweise),? (?:sagen wir|angenommen|nehmen wir|stell)|sagen wir,? |angenommen,? ",
    r"(?:por ejemplo|pongamos),? (?:supongamos|imagin|digamos|pensemos|que)",
    r"par exemple,? (?:supposons|imaginons|disons|prenons)|admettons |(?:disons|supposons|imagine(?:z|ons)?) qu",
    r"por exemplo,? (?:suponh|imagin|digamos|vamos)|vamos supor",
    r"(?:ad|per) esempio,? (?:supponiamo|immagin|diciamo|mettiamo|ammettiamo|poniamo)|ammettiamo |poniamo "
    r"|(?:diciamo|supponiamo|mettiamo|immagin\w+) che ",
    r"bijvoorbeeld:?,? (?:stel|laten we|neem)|neem aan dat |stel,? ",
    r"(?:for eksempel|til eksempel|til exempel|f\.eks\.|t\.ex\.)[:,]? (?:anta|antag|tenk|tænk|tänk|la oss|lad os"
    r"|låt oss|sett|si at)",
    r"(?:antag|anta|(?:si|sig|säg) (?=att? (?:en|et|ett|ei)\b)) ?(?:at|att)\b"
    r"|lad os (?:sige|antage)",
    r"например,? (?:допустим|предположим|представ|пусть|скажем)",
    r"(?:例如|比如|比方说|举例来说)[,，:：]?\s?(?:假设|假如|设想|想象|说)",
    r"(?:例えば|たとえば|仮に).{0,60}(?:とします|とする|としましょう|と仮定)",
    r"(?:比如|例如|假如|比方说)(?:说)?(?:有|某)(?:个|一个|位|一位|家|一家)",
    r"예를 들어.{0,80}(?:고 하자|가정하|라고 치자|해 보자|[다라]고 (?:합시다|칩시다|하면))",
    r"[(]?e\.?g\.?,? (?-i:[A-Z])\w+ (?:from|at|of) (?-i:[A-Z])\w+ (?:works|lives|likes|prefers|owns|buys|wants)\b",
    r"على سبيل المثال[،,]? (?:لنفترض|نفترض|افترض|تخيل)",
)
"""A case made up to explain something."""

LASTING_WISH: Final = re.compile(
    r"i(?:'d| would)? (?:want|like|prefer) (?:(?:all|every|each|no|only)\b|to be (?:asked|told|informed|notified"
    r"|warned|consulted)"
    r"|\w+ (?:before|over|instead of|rather than) \w+)"
    r"|(?:use|keep|prefer|store|put|save|name|log|limit|avoid|round|write|format|tag|sort)\b(?!.*\b(?:now|this"
    r"|today)\b).*"
    r"\b(?:only|for all|in all|for any|on all|under \d+|below \d+|at most|at least|no more than|per \w+)\b"
    r"|call me (?-i:[A-Z])[\w-]+\W*$"
    r"|(?:use|prefer|avoid|verwende|utilise|usa|bruk|brug|använd|gebruik|используй)"
    r" (?!(?:it|this|that|these|those|them|both|one|either|all|any|each|mine|yours|dies\w*|das|ça|cela"
    r"|est[eoa]|det|den|dit|dat|его|это)\b)[\w.+#-]+\W*$"
    r"|(?:use|indent|format|stick to)\b(?!.*\b(?:now|today|here)\b)[^.!?]*"
    r"(?:, not |\b(?:instead of|rather than) "
    r"|\bin (?:this|our|every|all) (?:repo(?:sitor(?:y|ies))?|projects?|codebase|team|workspace)\b)"
    r"|(?:verwende|verwendet|nutze|nutzt|benutze)\b(?!.*\b(?:jetzt|heute|hier)\b)[^.!?]*"
    r"(?:\bstatt\b|, nicht |\bin (?:diesem|unserem|jedem) (?:repo(?:sitory)?|projekt)\b)"
    r"|utilise[rz]?\b(?!.*\b(?:maintenant|ici)\b)[^.!?]*"
    r"(?:, pas |\b(?:plutôt que|au lieu d)|\bdans (?:ce|notre|chaque) (?:dépôt|projet)\b)"
    r"|(?:usa|utiliza|usad|use|utilize)\b(?!.*\b(?:ahora|aquí|agora|aqui)\b)[^.!?]*"
    r"(?:, n(?:o|ão) |\ben (?:lugar|vez) de\b|\bem vez d"
    r"|\b(?:en est[ea]|neste|en nuestro|no nosso) (?:repositori?o|proyecto|projeto)\b)"
    r"|(?:bruk|brug|använd|gebruik|usa)\b(?!.*\b(?:nå|nu|her|här|hier|ora|qui)\b)[^.!?]*"
    r"(?:, (?:ikke|inte|niet|non) |\b(?:i stedet for|i stället för|in plaats van|invece d)"
    r"|\bi (?:dette|denne|det här) (?:repoet|prosjektet|projektet)\b"
    r"|\bin (?:deze|dit|questo) (?:repo\w*|project|progetto)\b)"
    r"|(?:используй|используйте)\b(?!.*\b(?:сейчас|здесь)\b)[^.!?]*"
    r"(?:, а не |\bвместо\b|\bв этом (?:репозитории|проекте))",
    re.IGNORECASE,
)
"""What a person wants from now on, though it opens like an order of the moment."""

ABOUT_TALK: Final = """conversation chat session transcript dialog exchange discussion thread above context compact
    gespräch unterhaltung sitzung konversation conversación charla sesión diálogo échange
    conversa sessão dialogo conversazione sessione gesprek sessie conversatie samtal økt диалог
    разговор бесед сесси переписк 对话 對話 会话 聊天 谈话 会話 対話 チャット セッション やり取り 대화 채팅 세션
    المحادثة الحوار الجلسة
    الدردشة"""
ABOUT_FACTS: Final = """fact memor information detail preference insight learning content data anything
    informationen fakten angaben erinnerung merkenswert información datos hechos recuerdos
    preferencias fait souvenir préférence donnée informaç fatos memória preferência dados
    informazion fatt ricord preferenz dat informatie feiten herinneringen voorkeuren gegevens
    opplysning oplysning fakta minne minder preferans preferenc сведени информаци факт данн
    предпочтен воспоминан 信息 事实 内容 偏好 资料 情報 事実 好み معلومات حقائق تفضيلات ذكريات بيانات nothing
    none talk"""
SORRY: Final = """sorry help assist comply fulfil helfen behilflich siento lamento désol regrette desculpe
    sinto dispiace spiacente spijt beklager desvær dessverre tyvärr ledsen извините простите
    сожалению 抱歉 对不起 遗憾 不好意思 申し訳 すみません ごめん عذر آسف نعتذر أعتذر"""
"""Literals one of which every match of the three patterns holds."""
