"""What the form of a statement shows PACER: identifiers, figures, marks and how it opens, counted in folded text."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from pipeline.gate.sieve import DIGITS, Guarded, Sieve

if TYPE_CHECKING:
    from collections.abc import Callable


def count_marks(text: str) -> dict[str, int]:
    """Return how often each mark stands in a folded statement, and 1 for each way that it opens; none is 0."""
    return {form.name: found for form in MARKS.through(text) if (found := form.counted(text))}


def count_forms(body: str) -> dict[str, int]:
    """Return the same for forms that are read behind a bullet or a number in front."""
    return {form.name: found for form in FORMS.through(body) if (found := form.counted(body))}


LOG_LINE: Final = "log_line"
"""The form of a whole line that a program wrote; no weight, it settles what a look-up and a log line share."""

_LOG_LINE: Final = (
    r"\[?\(?(?:\d{4}-\d\d-\d\d[t ]\d\d:\d\d:\d\d|\d\d[./]\d\d[./]\d{4} \d\d:\d\d:\d\d|\d\d:\d\d:\d\d\b"
    r"|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec) \d{1,2} \d\d:\d\d:\d\d|1[5-9]\d{8}(?:\.\d+)? )"
    r"|(?:level|lvl|severity)=(?:error|err|warn|warning|info|debug|fatal|critical)\b"
    r"|[ewif]\d{4} \d\d:\d\d:\d\d"
    r"|\[?(?:error|err|warn|warning|fatal|critical|panic|fehler|erreur|erro|errore|fout|feil|fel|fejl|ошибка|错误|エラー"
    r"|خطأ)\b"
    r"(?: \d+(?=:| \(|$)|\]| \[|(?: \([^)]*\))?: ?(?:\S+ ){0,3}(?:timed? ?out|timeout|failed|exceeded|refused|denied"
    r"|not found"
    r"|reset"
    r"|zeitüberschreitung|\d))"
    r"|(?:error|fatal) \d+ \(|npm err!|panic: |traceback|exit(?:ed)?(?: with)?(?: code| status) \d+\W*$"
    r"|(?:[a-z_]\w*\.)+\w*(?:error|exception)(?::|$)"
    r"|(?:\d{1,3}\.){3}\d{1,3} \S+ \S+ \[|(?:get|post|put|delete|patch|head) /\S* (?:http/\d\S* )?[1-5]\d\d\b"
    r"|\{\"(?:ts|time|timestamp|level|@timestamp)\" ?:|(?:kubelet|kernel|systemd|sshd|cron|dockerd?"
    r"|nginx)(?:\[\d+\])?: "
    r"|\S+ (?:oomkilled|crashloopbackoff|imagepullbackoff|errimagepull|evicted)\b"
    r"|(?:\w+=[\d.]+(?:%|[kmgt]i?b|ms|s)?,? ){2,}\w+=\S+$"
)


class Form(NamedTuple):
    """A form's name, and how often a text shows it."""

    name: str
    counted: Callable[[str], int]


def _form(name: str, count: Callable[[str], int], *needs: str) -> Guarded[Form]:
    return Guarded(Form(name, count), needs)


def _times(written: str) -> Callable[[str], int]:
    pattern = re.compile(written)
    return lambda text: len(pattern.findall(text))


def _opens(written: str) -> Callable[[str], int]:
    pattern = re.compile(written)
    return lambda text: int(pattern.match(text) is not None)


MARKS: Final = Sieve(
    (
        _form(LOG_LINE, _opens(_LOG_LINE)),
        _form("liken", _times(r"\b(?:is|are) to [\w -]{2,40} (?:what|as) [\w -]{2,40} (?:is|are) to\b"), "to"),
        _form("code", _times(r"`[^`]+`"), "`"),
        _form(
            "path",
            _times(
                r"(?<![\w:/])(?:~|\.{1,2})?(?:/?[\w.@{}<>-]+/)+[\w.@{}<>*-]+|\b[\w-]+\.(?:py"
                r"|ts|tsx|js|jsx|json|ya?ml|toml|md|sh|sql|go|rs|java|cfg|ini|env|txt|css"
                r"|html|lock|log|pdf|csv)\b"
            ),
            "/ .py .ts .js .yaml .yml .toml .md .sh .sql .go .rs .java .cfg .ini .env .txt .css .html .lock .log .pdf"
            " .csv",
        ),
        _form(
            "url", _times(r"https?://|\bwww\.|\b[\w-]+\.(?:com|org|net|io|dev)\b"), "http www. .com .org .net .io .dev"
        ),
        _form(
            "address",
            _times(r"\b\d{1,3}(?:\.\d{1,3}){3}\b|\blocalhost\b|[\w.+-]+@[\w-]+\.\w+|(?<![\w`])@\w{2,}|:\d{2,5}\b"),
            f"{DIGITS} localhost @",
            ". : localhost @",
        ),
        _form("symbol", _times(r"\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b"), "_"),
        _form("call", _times(r"\b\w+\([^()]{0,60}\)"), "("),
        _form("flag", _times(r"(?<![\w-])--?[a-z][\w-]+"), "-"),
        _form("hash", _times(r"\b(?=[a-f]*\d)[0-9a-f]{7,40}\b|#\d{2,}|\b[a-z]{2,6}-\d{2,}\b"), DIGITS),
        _form("line", _times(r"\bline[s]? \d+|:\d+(?:-\d+)?\b|\bl\d+\b"), DIGITS),
        _form("version", _times(r"\bv?\d+\.\d+(?:\.\d+)?\b"), DIGITS, "."),
        _form("year", _times(r"\b(?:19|20)\d{2}(?:-\d{2}(?:-\d{2})?)?\b"), "19 20"),
        _form("equals", _times(r"\w ?(?:=|:=) ?[\w\"'`\[({]|: (?:\[|\"|'|\d)"), "= :"),
        _form("arrow", _times(r"→|->|=>|⇒"), "→ -> => ⇒"),
        _form("dash", _times(r"(?:`|\*\*|\)|\w) (?:-|–|—|--) \w"), "- – —"),
        _form("quote", _times(r"[\"“”«»][^\"“”«»]{12,}[\"“”«»]"), '" “ ” « »'),
        _form("paren", _times(r"\([^)]{3,}\)"), "("),
        _form(
            "nickname",
            _times(r"[\"“'](?:the )?[\w-]+ (?:for|of|para|für|pour) [\w -]{2,20}[\"”']"),
            "\" “ '",
            "for of para für pour",
        ),
        _form(
            "ratio",
            _times(
                r"\b\d+ (?:of|out of|von|av|af|van|из|de|sur|su) (?:the )?\d+|\d ?%|\b(?:from"
                r"|von|de|fra|från|van|\u0441) [\d.,]+ ?\w* "
                r"(?:to|auf|a|à|til|till|naar|до) [\d.,]+|\b\d+/\d+\b|从\d+.{0,4}到\d|倍"
            ),
            f"{DIGITS} 倍 from von de fra från van \u0441",
            f"{DIGITS} 倍 . ,",
        ),
        _form("cite", _times(r"\[\d{1,3}\]"), "["),
        _form(
            "log",
            _times(
                r"\b\d{4}-\d{2}-\d{2}[t ]\d{2}:\d{2}|\b\w+=[\w./:-]+ \w+=|\b(?:error|warn|warning|info|debug|fatal): "
                r"|(?:^|\] )(?:error|warn|warning|info|debug|fatal)\b"
            ),
            "error warn info debug fatal = :",
        ),
        _form("bullet", _opens(r"[-*+•] "), "- * + •"),
        _form("ordered", _opens(r"\(?\d{1,3}[.)] "), DIGITS, ". )"),
        _form("checkbox", _opens(r"(?:[-*+] )?\[[ x]?\] "), "["),
        _form("quoted", _opens(r"> "), ">"),
        _form(
            "named_first",
            _opens(
                r"(?:[-*+•] |\d{1,3}[.)] )?[*`\"]*(?=[\w./@<>()-]*[_./@()])[\w./@<>()-]{3,}[*`\"]*"
                r"(?: \([^)]*\))? ?(?:-|–|—|--|:|=|→)(?: |$)"
            ),
            "- – — : = →",
        ),
        _form("code_first", _opens(r"(?:[-*+•] |\d{1,3}[.)] )?(?:\*\*)?`"), "`"),
        _form("bold_first", _opens(r"(?:[-*+•] |\d{1,3}[.)] )?\*\*"), "**"),
    )
)
FORMS: Final = Sieve(
    (
        _form(
            "speaker",
            _opens(r"(?:[-*+•] )?[^\W\d_]+(?: \([^)]*\))?[:,] (?=.*(?:\bi\b|\bi'm|\bmy\b|\bwe\b|!|\bit's\b|\byou\b))"),
            ": ,",
        ),
        _form(
            "verb_s",
            _opens(
                r"(?!this|its|class|always|process|access|news|was |is |has |does |as )[a-z]{3,}"
                r"[^s\W]s\b(?! (?:is|are|was|were|must|should|can|will|have|that|of|in)\b)"
            ),
        ),
        _form(
            "noun_subject",
            _opens(
                r"(?:the|a|an|each|every|all|this|these|der|die|das|ein|eine|le|la|les"
                r"|un|une|el|los|las|o|os|as|il|lo|gli|de|het|een|den|det) "
            ),
        ),
        _form("number", _times(r"(?<![\w.])\d+(?:[.,:]\d+)*(?![\w])"), DIGITS),
        _form(
            "measure",
            _times(
                r"(?<!\d)\d[\d.,]* ?(?:%|ms|s|sec|seconds?|min|minutes?|hours?|h|days?|weeks?"
                r"|months?|years?|kb|mb|gb|tb|kib|mib|gib|px"
                r"|rpm|qps|rps|km|kg|m|cm|mm|v|w|a|hz|ghz|mhz|fps|tokens?|users?|requests?|rows?|times|x|million"
                r"|billion|percent"
                r"|sekunder|sekunden|minuten|tage|stunden|jours|heures|días|horas|dias|giorni|ore|dager|timer|dagar"
                r"|timmar|dage"
                r"|dagen|uur|дней|часов|минут|секунд|天|小时|分钟|秒|毫秒|日間|時間|分|秒間|يوم|ساعة|دقيقة|ثانية)\b"
            ),
            DIGITS,
        ),
        _form("passive", _times(r"\b(?:is|are|be|being|gets?) (?:\w+ly |not |never |always )?[a-z]{2,}ed\b"), "ed"),
        _form(
            "past_form",
            _times(
                r"\b(?!need|speed|feed|embed|indeed|exceed|proceed|succeed|bed\b|red\b|shared|based|required|used"
                r"|supposed|allowed"
                r"|located|stored|defined|called|named|recommended|designed|intended|built|hosted|expired|limited"
                r"|advanced|related)"
                r"[a-z]{2,}ed\b"
            ),
            "ed",
        ),
    )
)
