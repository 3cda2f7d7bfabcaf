"""Words that show how a statement stands to time and certainty, in fourteen languages.

General vocabulary of each language, matched on word boundaries where the script has spaces. Each list answers one
question of the guards; none decides alone.
"""

# ruff: noqa: RUF001 - words of other scripts are the data here

from __future__ import annotations

import re
from types import MappingProxyType
from typing import Final

from judge.wording import languages
from pipeline.lifecycle.equality import values_of
from pipeline.lifecycle.quantities import MONTHS, alternation

CHANGE: Final = (
    "no longer|any ?more|used to|from now on|as of (?:now|today)|now|moved|switched|replaced|replaces"
    "|retired|migrated|instead of|changed|quit|gave up|given up|lifted|abolished|dropped|stopped|since then"
    "|approved|resigned|handed in|handed over|deleted|removed|uninstalled|formerly|is over|became|becomes|turned into"
    "|renamed|rebranded|relicensed|rewritten|ported to|took over|takes over|taken over|succeed(?:s|ed)|succeeding"
    "|upgraded|downgraded|raised|lowered|extended|shortened|reverted|rolled back|discontinued|deprecated|shut down"
    "|sold|got married|divorced|went from|going forward|these days|nowadays|ceased|as of"
    "|effective (?:from|immediately)|left(?= [A-Z])"
    "|(?:is|are|becomes?) (?:the|our|their) new|the new (?=[\\w ]+ (?:is|are)\\b)"
    "|umbenannt|übernimmt|übernahm|übernommen|nunmehr|inzwischen|mittlerweile|neuerdings|künftig|erhöht auf|gesenkt auf"
    "|angehoben|abgeschaltet|eingestellt|abgelöst|umgestellt|ist (?:der|die|das) neue|neue[rs]? (?=[\\w ]+ ist\\b)"
    "|nicht mehr|ab sofort|ab jetzt|nun|jetzt|umgezogen|gewechselt|ersetzt|abgelöst|statt|geändert|verlassen"
    "|aufgegeben"
    "|renommé\\w*|a pris la relève|a succédé|relevé\\w* à|abaissé\\w* à|passe à|est passé\\w* à|est (?:le|la) nouve\\w+"
    "|ne \\w+ plus|n'\\w+ plus|ne partent plus|désormais|dorénavant|maintenant|déménagé|remplacé|changé|quitté"
    "|à partir de"
    "|au lieu de|mais par"
    "|renombrad\\w+|pasó a|ha pasado a|tomó el relevo|es (?:el|la) nuev\\w|es ahora|actualmente|de ahora en adelante"
    "|ya no|desde ahora|a partir de ahora|ahora|se mudó|se ha mudado|mudó|cambió|ha cambiado|sustituid\\w+"
    "|reemplazad\\w+|dejó"
    "|ha dejado|en lugar de"
    "|renomead\\w+|assumiu|é (?:o|a) nov\\w|atualmente|daqui em diante"
    "|já não|não \\w+ mais|agora|a partir de agora|mudou|se mudou|trocou|substituíd\\w+|deixou|passou a|em vez de"
    "|rinominat\\w+|è passat\\w+ a|è subentrat\\w+|è (?:il|la) nuov\\w|attualmente|d'ora innanzi"
    "|non \\w+ più|ora|adesso|d'ora in poi|si è trasferit\\w+|cambiat\\w+|sostituit\\w+|lasciato|invece di"
    "|omdøpt|døpt om|overtok|har overtatt|tok over|tog över|övertog|numera|nuförtiden|nå for tiden|nuværende|höjts till"
    "|sänkts till|hevet til|senket til|er (?:den|det) nye|är (?:den|det) nya|er ny(?:e|tt)?|oppgradert|uppgraderad"
    "|ikke lenger|ikke længere|inte längre|fra nå av|fra nu af|från och med nu|nå|nu|flyttet|flyttat|byttet"
    "|bytt|skiftet"
    "|erstattet|ersatt|sluttet|slutade|i stedet for|i stället för"
    "|hernoemd|nam het over|heeft overgenomen|heet nu|tegenwoordig|inmiddels|is (?:de|het) nieuwe|verhoogd naar"
    "|verlaagd naar"
    "|niet meer|niet langer|voortaan|vanaf nu|nu|verhuisd|vervangen|gewijzigd|gestopt|in plaats van"
    "|переименован\\w*|сменила|стал|стала|стало|стали|повышен\\w* до|снижен\\w* до|нынче"
    "|больше не|теперь|отныне|с этого момента|переехал\\w*|перешёл|перешел|перешла|перешли|заменён\\w*"
    "|заменен\\w*|сменил\\w*"
    "|уволил\\w*|вместо"
)
CHANGE_UNSPACED: Final = (
    "不再|从现在起|现在改|改为|改成|改用|搬到|搬家|换成|换了|已经取消|取消了|替换|不必|离开|辞去|如今"
    "|もう|今後|これから|に変更|変わ|引っ越|移転|辞め|転職|代わりに|置き換|廃止|やめ"
    "|改名|接任|接替|升级到|升级为|提高到|降到|降低到|现在|目前|新任|新しい担当|引き継|改称|になった|になりました"
    "|الآن|أصبحت|تولى|تغير|حاليا"
    "|لم يعد|لم تعد|من الآن|بعد الآن|انتقل|غيّر|استبدل|ترك|بدلا من|بدلاً من|أصبح"
)
SINCE: Final = (
    "since|starting|beginning|from|with effect from|ab|seit|depuis|dès|desde|dal|dalla|da|fra|från|sedan|vanaf|sinds"
    "|с|со"
)
SINCE_UNSPACED: Final = "自从|自|から|より|منذ"
"""With a date: since when something holds."""
RESUMPTION: Final = (
    "again|once more|wieder|erneut|de nouveau|à nouveau|de nuevo|otra vez|de novo|novamente|di nuovo|igjen|igen"
    "|opnieuw|weer|снова"
    "|опять"
)
RESUMPTION_UNSPACED: Final = "再次|又|再び|مرة أخرى|مجددا"
CORRECTION: Final = (
    "correction|corrected|in fact|actually|was wrong|were wrong|is wrong|wrong|artefact|artifact|mistake"
    "|mistaken|retracted"
    "|turns out|it has been established|points out|properly|scrap that|on second thought|never ?mind"
    "|korrektur|berichtigung|tatsächlich|war falsch|stellt sich heraus|doch nicht"
    "|correctif|en fait|en réalité|erreur|rectification|corrección|en realidad|error|correção|na verdade|erro"
    "|correzione|errore"
    "|rettelse|korreksjon|faktisk|feil|rättelse|fel|correctie|eigenlijk|fout"
    "|исправление|на самом деле|оказалось|ошибка|ошибочно"
)
CORRECTION_UNSPACED: Final = "更正|纠正|其实|实际上|错误|訂正|実は|誤り|間違い|تصحيح|في الواقع|خطأ"
PLAN: Final = (
    "will be|will|(?:plan|idea|intention|proposal|suggestion) is|plan(?:s|ned)? to|intend(?:s)? to|intention|proposal"
    "|proposed|proposes|suggest(?:s|ed)?"
    "|considering|might"
    "|someday|next (?:spring|summer|autumn|winter|year|month|quarter)|to be decided|has not replied|hypothetical\\w*"
    "|geplant|beabsichtigt|vorschlag|vorgeschlagen|schlägt vor|erwägt"
    "|prévoit|envisage|propose|proposé|proposition|planea|propone|propuso|propuesta|planeja|propôs|proposta|propõe"
    "|prevede|ha proposto|planlegger|foreslått|foreslår|forslag|planlægger|planerar|föreslår|förslag|van plan"
    "|voorstel"
    "|планиру\\w+|предложил\\w*|предлага\\w+|предложение|намерен\\w*"
)
PLAN_UNSPACED: Final = "计划|打算|建议|提议|拟|予定|計画|提案|検討|يخطط|اقترح|يقترح|اقتراح|ينوي"
PAST: Final = (
    "back in|until last|until recently|previously|formerly|before the present|at the time|last year|years ago"
    "|in the past"
    "|damals|früher|bis letzte\\w*|seinerzeit|autrefois|à l'époque|jusqu'à|antes|en aquel entonces|hasta hace"
    "|antigamente"
    "|na época|in passato|un tempo|tidligere|den gang|förr|tidigare|vroeger|destijds|раньше|в прошлом|тогда"
)
PAST_UNSPACED: Final = "以前|曾经|当时|过去|かつて|当時|昔|سابقا|سابقاً|في الماضي"
HEDGE: Final = (
    "might|maybe|perhaps|possibly|probably|seems?|appears?|likely|unclear|suspect(?:s|ed)?|could be|about"
    "|around|roughly"
    "|vielleicht|wohl|vermutlich|scheint|möglicherweise|etwa|peut-être|semble|probablement|environ|quizás|parece"
    "|probablemente|talvez|provavelmente|forse|sembra|kanskje|trolig|måske|kanske|troligen|misschien|waarschijnlijk"
    "|возможно|вероятно|кажется|похоже|наверное"
)
HEDGE_UNSPACED: Final = "也许|可能|大概|似乎|かもしれ|おそらく|たぶん|らしい|ربما|قد يكون|يبدو"
SUGGESTION: Final = (
    "you could|you can try|could try|you might|you may want|let's|have you (?:considered|tried)|why don't (?:you|we)"
    "|you should (?:use|try|consider|switch)|(?:may|might) be worth"
    "|worth trying|one option|another option|alternatively|(?:would|i'd|we'd) (?:recommend|suggest|propose)"
    "|possible (?:choice|option)"
    "|du solltest|ich würde|ich empfehle|je recommande|recomiendo|recomendaría|recomendo|consiglierei|jeg anbefaler"
    "|jag rekommenderar|ik raad aan|zou(?:den)? kunnen|zou (?:\\w+ )?kunnen|je zou|советую|рекомендую|how about"
    "|what about|why not|shall we|would you like|i suggest"
    "|i'd suggest"
    "|i recommend|i propose|consider|maybe|perhaps"
    "|du könntest|man könnte|vielleicht|wie wäre es|tu pourrais|vous pourriez|pourquoi pas|et si (?:on|nous|tu|vous)"
    "|y si|podrías|podría|qué tal"
    "|você poderia|que tal|potresti|che ne dici|du kan prøve|du kunne|hva med|du kan testa|je zou kunnen"
    "|можно попробовать"
    "|может быть|как насчёт"
)
SUGGESTION_UNSPACED: Final = "你可以|可以试试|要不要|建议|してみては|いかがでしょう|どうでしょう|يمكنك|ما رأيك"
ACCEPTANCE: Final = (
    "yes|yep|yeah|ok|okay|sure|agreed|sounds good|good idea|do (?:it|that)|go ahead|perfect|great|fine|done"
    "|ja|gerne|einverstanden|mach das|oui|d'accord|bonne idée|sí|vale|de acuerdo|sim|pode ser|combinado|sì|va bene"
    "|d'accordo|greit|høres bra ut|gjør det|bra idé|låter bra|akkoord|prima|goed idee|да|хорошо|согласен|давай"
)
ACCEPTANCE_UNSPACED: Final = "好的|好，|可以|同意|行，|はい|そうしよ|了解|نعم|موافق|حسنا"
RETRACTION: Final = (
    "no,? wait|wait,? no|scratch that|scrap that|strike that|forget (?:that|it|what)|never ?mind|on second thoughts?"
    "|on reflection|change of plans?|changed (?:my|our) minds?|(?:i|we) meant|let me correct|sorry|misspoke|instead"
    "|rather|outdated|hold on|oops|whoops|changed (?:their|his|her) minds?|doch lieber|lieber|vergiss|streich das"
    "|ich meinte|planänderung|finalement|en fin de compte|oublie\\w*"
    "|je voulais dire|plutôt|changement de plan|mejor|olvid\\w+|quise decir|pensándolo bien|cambio de planes"
    "|melhor|esquece\\w*|quis dizer|pensando bem|mudança de planos|anzi|meglio|lascia perdere|volevo dire"
    "|ripensandoci|glem det|jeg mente|heller|hellere|likevel|stryk det|glöm det|jag menade|hellre|i stället|vergeet"
    "|ik bedoelde|liever|bij nader inzien|забудь\\w*|в виду|лучше|передумал\\w*|отставить"
)
RETRACTION_UNSPACED: Final = "算了|还是|不对|我是说|改主意|やっぱり|やはり|じゃなくて|いや、|بل |أقصد|عفوا"
INTERJECTION: Final = (
    "no|nope|not|wait|moment|halt|stopp?|nein|nicht|non|pas|pardon|oups|perdón|perdona|desculpe?|scusa|nei|nej|nee"
    "|beklager|unnskyld|undskyld|förlåt|нет|не|стоп|извини\\w*"
)
INTERJECTION_UNSPACED: Final = "不，|不对|等等|抱歉|ごめん|すみません|待って|لا،|عفوا"
"""At the start of a text they take back what was said just before."""
RESTRICTION: Final = (
    "only|except|unless|if|when|while|until|but|without|excluding|apart from|nur|außer|wenn|falls|bis|aber|ohne"
    "|sauf|si"
    "|seulement|quand|jusqu|mais|sans|solo|sólo|excepto|salvo|cuando|hasta|pero|sin|só|somente|exceto|quando"
    "|até|mas|sem"
    "|solamente|eccetto|tranne|finché|ma|senza|bare|kun|unntatt|hvis|når|inntil|men|uten|undtagen|bara|endast"
    "|utom|om|när|utan"
    "|alleen|behalve|als|wanneer|tot|maar|zonder|только|кроме|если|когда|пока|но|без"
)
RESTRICTION_UNSPACED: Final = "只|仅|除|除非|如果|直到|但|のみ|だけ|除い|場合|まで|ただし|فقط|إلا|إذا|عندما|حتى|لكن"
CONTRAST: Final = (
    "instead(?: of)?|rather than|but not|not only|statt|anstatt|sondern|au lieu de|plutôt que|en lugar de|en vez de"
    "|sino|em vez de|ao invés de|invece di|anziché|i stedet for|i stället för|in plaats van|вместо|а не"
)
CONTRAST_UNSPACED: Final = "而不是|而非|代わり|ではなく|بدلا من|بدلاً من"
FIRST_PERSON: Final = MappingProxyType(
    {
        "en": "i'm|i've|i'll|i'd|my|myself|we|we're|we've|we'll|our|ours|ourselves",
        "de": "ich|wir|unser\\w*",
        "fr": "je|j'ai|nous|notre|nos",
        "es": "yo|nosotros|nosotras|nuestr\\w+",
        "pt": "eu|nós|nosso|nossa",
        "it": "noi|nostr\\w+",
        "nb": "jeg",
        "sv": "jag",
        "da": "jeg",
        "nl": "ik|wij",
        "ru": "я|мой|моя|моё|мои|мы|наш\\w*",
    }
)
"""Only words that are a pronoun and nothing common in their own language; another language's word is none ("EU")."""
FIRST_PERSON_UNSPACED: Final = "我们|我的|我|私は|私の|私たち|僕|俺|أنا|نحن"


USER: Final = (
    "(?:the )?users?|nutzer(?:in)?s?|benutzer|utilisat(?:eur|rice)|usuari[oa]|usuário|usuária|utente|bruker(?:en)?"
    "|användare(?:n)?|gebruiker|пользовател\\w+"
)
USER_UNSPACED: Final = "用户|利用者|ユーザー|المستخدم"


def _matcher(spaced: str, unspaced: str = "") -> re.Pattern[str]:
    words = f"(?<![\\w-])(?:{spaced})(?![\\w-])"
    return re.compile(f"{words}|{unspaced}" if unspaced else words, re.IGNORECASE)


_CHANGE: Final = _matcher(CHANGE, CHANGE_UNSPACED)
_SINCE: Final = _matcher(SINCE, SINCE_UNSPACED)
_SINCE_MONTH: Final = re.compile(rf"(?<![\w-])(?:as of|in|{SINCE})(?: of)? {alternation(MONTHS)}", re.IGNORECASE)
_RESUMPTION: Final = _matcher(RESUMPTION, RESUMPTION_UNSPACED)
_CORRECTION: Final = _matcher(CORRECTION, CORRECTION_UNSPACED)
_PLAN: Final = _matcher(PLAN, PLAN_UNSPACED)
_PAST: Final = _matcher(PAST, PAST_UNSPACED)
_HEDGE: Final = _matcher(HEDGE, HEDGE_UNSPACED)
_SUGGESTION: Final = _matcher(SUGGESTION, SUGGESTION_UNSPACED)
_RESTRICTION: Final = _matcher(RESTRICTION, RESTRICTION_UNSPACED)
_CONTRAST: Final = _matcher(CONTRAST, CONTRAST_UNSPACED)
_ACCEPTANCE: Final = re.compile(rf"^\W*(?:(?:{ACCEPTANCE})(?!\w)|{ACCEPTANCE_UNSPACED})", re.IGNORECASE)
_INTERJECTION: Final = re.compile(rf"^\W*(?:(?:{INTERJECTION})(?!\w)|{INTERJECTION_UNSPACED})", re.IGNORECASE)
_RETRACTION: Final = _matcher(RETRACTION, RETRACTION_UNSPACED)
_FIRST_PERSON: Final = {language: _matcher(words) for language, words in FIRST_PERSON.items()}
_FIRST_PERSON_UNSPACED: Final = re.compile(FIRST_PERSON_UNSPACED)
_USER: Final = _matcher(USER, USER_UNSPACED)
_I: Final = re.compile(r"(?<![\w/])(?<!Phase )(?<!Part )(?<!Type )(?<!Class )(?<!Level )(?<!Tier )I(?![\w/'])")
"""The English pronoun is upper case; `i` is a loop variable, `I/O` a noun and `Phase I` a number."""
_ENGLISH: Final = "en"


def tells_change(text: str) -> bool:
    """True when the text says that something is no longer as it was, or since which day it holds."""
    return bool(_CHANGE.search(text)) or (bool(_SINCE.search(text)) and bool(values_of(text).dates))


def resumes(text: str) -> bool:
    """True when the text says that something holds again; without a reversal it only says that it was said again."""
    return bool(_RESUMPTION.search(text))


def without_change(text: str) -> str:
    """Return the text without its words of change and correction: what is left can be laid on the old wording."""
    text = _SINCE_MONTH.sub(" ", text)
    dated = _SINCE.sub(" ", text) if values_of(text).dates else text
    return " ".join(_CORRECTION.sub(" ", _CHANGE.sub(" ", dated)).split())


def corrects(text: str) -> bool:
    """True when the text presents itself as the correction of an error."""
    return bool(_CORRECTION.search(text))


def is_planned(text: str) -> bool:
    """True when the text speaks of a plan, a proposal or a possibility, not of what holds."""
    return bool(_PLAN.search(text))


def is_past(text: str) -> bool:
    """True when the text says of itself that it describes what was."""
    return bool(_PAST.search(text))


def hedges(text: str) -> bool:
    """True when the text is unsure of what it says."""
    return bool(_HEDGE.search(text))


def suggests(text: str) -> bool:
    """True when the text offers something to somebody who has not yet taken it."""
    return bool(_SUGGESTION.search(text))


def accepts(text: str) -> bool:
    """True when the text begins by agreeing to what was said before."""
    return bool(_ACCEPTANCE.match(text))


def retracts(text: str) -> bool:
    """True when the text takes back what its author has just said."""
    return bool(_RETRACTION.search(text) or _INTERJECTION.match(text))


def restricts(text: str) -> bool:
    """True when the text names a condition, a limit or an exception."""
    return bool(_RESTRICTION.search(text))


def contrasts(text: str) -> bool:
    """True when the text sets one thing against another: "A, not B" and "A instead of B" deny alike."""
    return bool(_CONTRAST.search(text))


def is_first_person(text: str) -> bool:
    """True when the text speaks of its own author."""
    spoken = languages(_I.sub(" ", text))
    pronouns = (_FIRST_PERSON[each] for each in spoken or _FIRST_PERSON if each in _FIRST_PERSON)
    if any(not found[0].isupper() for each in pronouns for found in each.finditer(text)):
        return True
    # Elsewhere the letter is an article or "in": "I test", "I teamet".
    is_i = bool(_I.search(text)) and (not spoken or _ENGLISH in spoken)
    return is_i or bool(_FIRST_PERSON_UNSPACED.search(text))


def names_user(text: str) -> bool:
    """True when the text speaks of the user."""
    return bool(_USER.search(text))
