"""What one line is by its form alone: code, JSON, a table row, a log line, markup, or prose."""

from __future__ import annotations

import re
from typing import Final

from pipeline.domain.statement import DropReason

_INLINE_CODE: Final = re.compile(r"`[^`\n]{1,200}`")
_MIN_PIPES: Final = 2
_LONG_LINE: Final = 2_000
"""Characters of a line that its form is read from: both ends, so that a hostile line costs no more than a page."""

_TABLE_RULE: Final = re.compile(r"\s*[|+]?[\s:]*[-=]{2,}[-=\s:|+]*$|\s*[─━│┌┐└┘├┤┬┴┼═║╔╗╚╝╠╣╦╩╬]")
_GAP: Final = re.compile(r"[^\s.!?:](?: {2,}|\t)\S")
_COLUMN_HEAD: Final = re.compile(
    r"\s*[A-Z%][A-Z\d_%/().-]*(?: [A-Z]+)?(?:(?: {2,}|\t)[A-Z%][A-Z\d_%/().-]*(?: [A-Z]+)?){2,}\s*$"
)
_RULE: Final = re.compile(r"\s*(?:[-*_=~#·•.]\s?){3,}$")
_MARKUP: Final = re.compile(r"\s*(?:</?[a-zA-Z][\w-]*(?:\s[^<>]*)?/?>\s*)+$|\s*<!--|\s*<(?:!DOCTYPE|\?xml)")
_ELEMENT: Final = re.compile(r"\s*<([a-zA-Z][\w.-]*)(?:\s[^<>]*)?>[^<]*</\1>\s*$")
_BLOB: Final = re.compile(r"\s*(?:data:[\w/;,+-]+)?[A-Za-z0-9+/=_-]{80,}\s*$")

_JSON: Final = re.compile(
    r"""\s*(?:
      [\[\]{}()]+[,;]?\s*$
    | "(?:[^"\\\n]|\\.){1,200}"\s*:(?:\s|$|["\[{\d])
    | \{\s*(?:["'][^"'\n]{1,200}["']\s*:|\}|\{)
    | \[\s*(?:\{|"[^"\n]*"\s*[,\]]|-?\d[\d.]*\s*,|\]\s*$)
    )""",
    re.VERBOSE,
)
_JSON_ITEM: Final = re.compile(r'\s*"[^"\n]*",\s*$|\s{4,}"[^"\n]*"\s*$|\s*\},?\s*\{?\s*$')
_YAML: Final = re.compile(r"""(?:\s{2,}|\t)[A-Za-z_][\w.-]*:\s*(?:["'][^"']*["']|[^\s"']+|[|>]-?)?\s*$""")

_RANKED: Final = re.compile(
    r"\s*(?:rank(?:_?score)?|score|bm25|rrf|doc_id|corpus_id)\s*[:=]\s*\S+(?:[\s,;]+\w+\s*[:=]\s*\S+)+\s*$"
)
_LOG: Final = re.compile(
    r"""\s*(?:[-*]\s+)?\[?\(?(?:
      (?:\d{4}[-/]\d\d[-/]\d\d[T\s_])?\d\d:\d\d:\d\d(?:[.,]\d+)?
    | \d{4}[-/]\d\d[-/]\d\d[T\s]\d\d:\d\d\S*\s+\S+\s
    | (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\s+\d{1,2}\s\d\d:\d\d:\d\d
    | (?:INFO|DEBUG|WARN|WARNING|ERROR|ERR|CRITICAL|FATAL|TRACE|NOTICE|PASS|FAIL|VERBOSE)\b\s*[\]:|\-]
    | (?:PASS|PASSED|FAIL|FAILED|SKIPPED|XFAIL)\s+[\w./:-]+
    | \S+::\S+(?:\s+(?:PASSED|FAILED|ERROR|SKIPPED|-)(?:\s|$)|\s*$)
    | (?:not\ )?ok\s\d+\s
    | npm\s(?:WARN|ERR!|notice|error|warn)\b
    | (?:[a-z_][\w]*\.)*[A-Z]\w*(?:Error|Exception|Warning)\b(?::|\s*$|\s\()
    | (?:Error|Exception|Fatal|Warning):\s
    | Traceback\s\(most\ recent
    | File\s"[^"]+",\sline\s\d+
    | at\s[\w$.<>\[\]\s]+\(?(?:/|\w:\\|file:|node:|https?:)?[^()\s]*:\d+(?::\d+)?\)?\s*$
    | Caused\sby:\s
    | (?:commit|Commit:?|[\u4e00-\u9fff]{1,4})\s?(?=[0-9a-f]*\d)[0-9a-f]{7,40}\b(?!`|\s[a-z]+(?:\s\S+){2})
    | (?=[a-f]*\d)[0-9a-f]{7,12}\s(?:feat|fix|chore|docs|refactor|test|Merge)\b
    | \[?\d{1,3}%\s?(?:\||[█▏▎▍▌▋▊▉#=]|$)
    | (?:[\d.:]+[kKmM%]?\s+|-+:-+:-+\s+){5,}
    | \[[\w/.-]+\s[0-9a-f]{7,40}\]\s
    | [0-9a-f]{7,40}\.\.[0-9a-f]{7,40}\s
    | (?:remote|To)\s?:?\s(?:github|Create\sa\spull)
    | \d+\sfiles?\schanged
    | \[[*+!x-]\]\s(?=[A-Z]\w+ing\s)
    | [A-Za-z_][\w.-]*=\S+(?:[\s,;]+[A-Za-z_][\w.-]*=\S+){2,}
    | ={3,}.*={3,}\s*$
    | (?:-{3,}|\*{3,})\s[A-Za-z].*\s(?:-{3,}|\*{3,})\s*$
    | collected\s\d+\sitems?
    | (?:exit|return)\s?(?:code|status)\b\W{0,2}-?\d
    | [EFWC]\d{3,4}\s\w+
    | -\s[EFWC]\d{3}\s
    | (?:test_\w+|\w+_test)\b\s*(?:\(|-|\.{3}|:)
    )""",
    re.VERBOSE,
)
_FRAME: Final = re.compile(r'\s*(?:File\s"|at\s\S|Traceback\s\(most)')

_CODE: Final = re.compile(
    r"""\s*(?:
      (?:from\s+[\w.@/-]+\s+)?import\s+(?:[\w.*{}()]++[,\s]*+){1,12}(?:["'].*)?;?$
    | (?:export\s+)?(?:default\s+)?(?:async\s+)?(?:def|function|func|fn)\s+[\w.]+\s*[(<\[]
    | (?:export\s+|public\s+|abstract\s+)*(?:class|interface|struct|enum|trait|impl)\s+\w+[\w\s(<>,.)]{0,120}[:{]\s*$
    | (?:public|private|protected|static|const|let|var|final)\s+[\w<>\[\]},\s:]{1,80}+[=({]
    | (?:return|raise|throw|yield|await|assert|print|del)\b[\s(][^.]*[)\]};"']\s*;?$
    | (?:if|for|while|elif|else|try|except|catch|switch|with|match|case|finally)\b[^.?!]*[({=\[<>].*[:{]\s*$
    | (?:else|try|finally|do)\s*[:{]\s*$
    | [A-Za-z_$][\w.$\[\]"']*+\s*+(?::\s*[\w\[\], .|]{1,60}+)?(?:[-+*/|&]?=|:=)\s*+
      (?:[\[{("'\d$@-]|[\w.]+[(\[]|[\w./-]+\s*;?$)
    | [A-Za-z_$][\w.$]*+\((?:[^()]++|\([^()]*+\))*+\)\s*+[;,{:]?\s*+$
    | [A-Z]\w*(?:\.[A-Z_]\w*)+,?\s*$
    | [.\#@:*]?[\w][\w\s,>:.\#\-\[\]="*()]{0,80}+\{\s*$
    | --?[\w-]+:\s.*;\s*$
    | [a-z-]+\s*:\s*[^;]*;\s*$
    | return\s[\w.]+(?:\s[-+*/|&]\s[\w.]+)*\s*$
    | assert\s[^.]*(?:==|!=|\sis\s|\sin\s|[)\]])
    | (?:for|if|while)\s[^.?!]*:\s*$
    | &&\s
    | [a-z][\w./-]*\s[^`]*\s&&\s[a-z./]
    | \d{1,5}:(?:\s{2,}|\s*(?:import|from|def|class|if|for|return|@|\#|\w+\s=)\b)
    | edit\s\d+:\d+\s*$ | end_of_edit\s*$ | find_file\s | search_(?:dir|file)\s
    | git\s(?:add|commit|push|pull|status|diff|log)\b[^.?!]*\.?$
    | @\w[\w.]*(?:\(.*\))?\s*$
    | \#!\s?/ | \#include\b | \#define\b | \$\s+\S | >>>\s | \w+@[\w.-]+:[^\s]*[$\#]
    | // | /\* | \*/ | "{3} | '{3}
    | \d{1,5}\s*(?:→|\||:\s{2,}|:\s+[\w.]+\s*(?:=|\())
    | [A-Z][A-Z0-9_]+\s?=\s?\S+\s*$
    | (?:sudo\s+)?(?:cd|ls|cat|rm|mkdir|cp|mv|chmod|curl|wget|python3?|node|bash|sh|source|tail|grep|ssh|scp)\s+
      (?:-[\w-]+|[~.$/"'][^\s]*|[\w-]+[./][\w./-]*)(?:\s+\S+){0,12}(?<![.!?])\s*$
    | (?:sudo\s+)?(?:pip3?|npm|pnpm|yarn|npx|git|docker(?:-compose)?|kubectl|cargo|uv|brew|apt(?:-get)?|poetry
      |go|helm)\s+
      (?:-{1,2}\w|install|add|run|commit|push|pull|clone|checkout|build|compose|up|get|apply|init|start|test|sync|exec
      |status|diff|log|fetch|merge|update|upgrade|ci)\b(?:\s+[^\s.]\S*){0,12}(?<![.!?])\s*$
    | (?:SELECT|INSERT\sINTO|UPDATE|DELETE\sFROM|CREATE\s(?:TABLE|INDEX)|ALTER\sTABLE|DROP\sTABLE)\b
      .*(?:FROM|SET|VALUES|\(|;)
    | <\w[^>]*>.*</\w+>\s*;?$
    )""",
    re.VERBOSE,
)
_TAIL: Final = re.compile(r"^[^`]*[({=;][^`]*(?:;|\{|=>|\|\||&&|\\)\s*$|^\s{4,}[\w.\"']+[,(]\s*$")
_DIFF_START: Final = re.compile(r"diff --git |index [0-9a-f]{6,}\.\.|@@ -\d|\+\+\+ \S|--- (?:a/|/dev/null)")
_DIFF_LONE: Final = re.compile(r"\+(?:\s{2,}\S|\s?[<{}\[\]()/@#]|[^\s+\d].*[;{}()]\s*$)")
_DIFF_LINE: Final = re.compile(r"[-+ \\@]|$|index |new file|deleted file|rename |similarity ")


def is_blank(line: str) -> bool:
    """True for a line without any visible character."""
    return not line.strip()


def is_frame(line: str) -> bool:
    """True for a stack frame: the indented source line below it belongs to it."""
    return _FRAME.match(line) is not None


def is_column_head(line: str) -> bool:
    """True for the head of a table of aligned columns: three names or more in capitals, two blanks or a tab apart."""
    return len(line) < _LONG_LINE and _COLUMN_HEAD.match(line) is not None


def is_column_row(line: str) -> bool:
    """True for a line that can stand in such a table: a gap that no sentence ends before."""
    return ("  " in line or "\t" in line) and _GAP.search(line[:_LONG_LINE]) is not None


def starts_diff(line: str) -> bool:
    """True for a line that opens a diff or a hunk of one."""
    return line[:1] in "di@+-" and _DIFF_START.match(line) is not None


def continues_diff(line: str) -> bool:
    """True for a line that can stand inside a hunk."""
    return _DIFF_LINE.match(line) is not None


def reason_of_line(line: str) -> DropReason | None:
    """Return why the line is no prose by its form, or None when it may be prose. One pass, first rule that holds."""
    if len(line) > _LONG_LINE:
        line = line[: _LONG_LINE // 2] + line[-_LONG_LINE // 2 :]
    if "\x1b[" in line:
        return DropReason.LOG_LINE
    if _is_table_row(line):
        return DropReason.TABLE_ROW
    if _RULE.match(line):
        return DropReason.BOILERPLATE
    return _data_reason(line) or _program_reason(line)


def _is_table_row(line: str) -> bool:
    stripped = line.lstrip(" >\t")
    if stripped[:1] == "|":
        return True
    if line.count("|") >= _MIN_PIPES and _INLINE_CODE.sub("", line).count("|") >= _MIN_PIPES:
        return True
    return stripped[:1] in "+-=:─━│┌┐└┘├┤┬┴┼═║╔╗╚╝╠╣╦╩╬" and _TABLE_RULE.match(line) is not None


def _data_reason(line: str) -> DropReason | None:
    if _RANKED.match(line):
        return DropReason.RANKING_KEY
    if _JSON.match(line) or _JSON_ITEM.match(line) or _YAML.match(line):
        return DropReason.JSON
    if "<" in line and (_MARKUP.match(line) or _ELEMENT.match(line)):
        return DropReason.CODE
    if _BLOB.match(line):
        return DropReason.DEGENERATE
    return None


def _program_reason(line: str) -> DropReason | None:
    if _LOG.match(line):
        return DropReason.LOG_LINE
    if _DIFF_LONE.match(line) or _CODE.match(line) or _TAIL.match(line):
        return DropReason.CODE
    return None
