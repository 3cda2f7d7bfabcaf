"""Why a piece is dropped before its score is asked, and what to call a score that is too low (SPEC §6)."""

# ruff: noqa: RUF001 -- the letters and marks of other scripts are the data of this module

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from pipeline.domain.statement import DropReason
from pipeline.domain.surface import Surface
from pipeline.gate.cues import emptiness
from pipeline.gate.cues.asking import ASKS, ASKS_ALOUD, GUESSED, GUESSES, UNMARKED, UNMARKED_UNSPACED, UNSPACED, WONDERS
from pipeline.gate.cues.emptiness import NOTHING_WORTH
from pipeline.gate.cues.family import Cue
from pipeline.gate.cues.ordering import STANDING_ORDER
from pipeline.gate.cues.passing import CAME_TO, LEAVES, LEFT, RUNNING, RUNS, RUNS_NOW, SUMS, THINGS
from pipeline.gate.cues.ranking import RANKED_END, RANKED_FIGURE, RANKED_PLACE, RANKED_TITLE, RANKING_KEY
from pipeline.gate.features import MAX_LENGTH
from pipeline.gate.lexicon import BIT
from pipeline.gate.outline import Mark
from pipeline.gate.remark import (
    ABOUT_FACTS,
    ABOUT_TALK,
    EXAMPLE,
    KEEP_ORDER,
    LASTING_WISH,
    NOTHING_DERIVED,
    NOTHING_KEPT,
    REFUSAL,
    SORRY,
)
from pipeline.gate.sieve import DIGITS, Guarded, Sieve
from pipeline.gate.vocabulary import LEARNED

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from pipeline.gate.features import View

_MIN_MEANING: Final = 5
"""Characters that carry meaning; "Port: 8123" has eight, "Done." four."""
_MANY_WORDS: Final = 16
_MIN_VARIETY: Final = 0.2
"""Share of different words in a long piece: repetition this heavy is noise, not language."""

_TOKEN: Final = re.compile(
    r"\[REDACTED:|\b(?:sk-(?:ant-|proj-)?|ghp_|gho_|github_pat_|glpat-|xox[abprs]-|npm_|hf_)[\w-]{10,}"
    r"|\bAKIA[A-Z0-9]{12,}|\bAIza[\w-]{20,}|\beyJ[\w-]{10,}\.[\w-]{10,}|-----BEGIN [A-Z ]*PRIVATE KEY",
    re.IGNORECASE,
)
_TOKENS: Final = "[redacted: sk- ghp_ gho_ github_pat_ glpat- xox npm_ hf_ akia aiza eyj -----begin"
_PASSWORD: Final = re.compile(
    r"\b(?:password|passwd|passord|passwort|kennwort|contraseña|mot de passe|senha|пароль|pwd"
    r"|secret|api[_ -]?key|token)"
    r"\b[*_`\"']*\s*(?:[:=]|is|er|ist|es|est)\s*[*_`\"']*(?=[^\s`\"']*[\d!@#$%^&*])"
    r"(?=[^\s`\"']*[A-Za-z])[^\s`\"'(<{\[$]{7,}",
    re.IGNORECASE,
)
_PASSWORDS: Final = "passw passord kennwort contraseña passe senha пароль pwd secret api token"
_LOGIN: Final = re.compile(r"\b\w{1,20}\s?/\s?(?=\S*\d)[A-Za-z]\w*-\w+-\d{3,}")
_CREDENTIAL_URL: Final = re.compile(r"\b[a-z][\w+.-]*://[^\s:/@]+:[^\s:/@]{3,}@", re.IGNORECASE)
_URL: Final = re.compile(r"(?:https?|ftp|s3|ssh|file|git)://[^\s，。；、）」】]+|www\.\S+|\]\(/?[^)\s]{0,500}\)")
_ADDRESS_ONLY: Final = re.compile(r"[<(\"']?(?:[\w-]+\.)+[a-z]{2,12}(?::\d+)?/\S*[>)\"']?$", re.IGNORECASE)
_LINK_LABEL: Final = re.compile(
    r"(?:source|link|url|href|see|ref|reference|quelle|fuente|kilde|via|docs?|read more)s?\b", re.IGNORECASE
)
_SENTINEL: Final = re.compile(
    r"[A-Z][A-Z_]{3,}[.!]?$|/[a-z][\w:-]*(?:\s\S+)?$|(?:ping|pong|ack|noop)[.!]?$|\[[A-Z _]{3,40}\]$"
)
_EXAMPLE: Final = re.compile(
    r"(?:(?:zum |por |par |for |til |till |ad )?(?:beispiel|eksempel|exemple|ejemplo|esempio|exempel|example)|voorbeeld"
    r"|пример|例子|例|مثال)\s*[:：]",
    re.IGNORECASE,
)
_PATH_ONLY: Final = re.compile(r"[*_`]*[\w./\\~:\[\]*-]+[*_`]*(?:\s*\([^)]{0,12}\))?$", re.ASCII)
_TEMPLATE: Final = re.compile(
    r"[*_`\s]*(?:(?:docstring|signature|arguments|usage)\s*:|[\w-]+ \([\w ]+\) \[(?:required|optional)\]"
    r"|\[?Fig(?:ure)?\.? ?\d|\[The command |\[Command "
    r"|(?:report |auto-?)?generated (?:by|on|with|at|\d|[A-Z])|\[File: |\(Open file: |\(Current directory"
    r"|(?:User|Agent|Assistant|Tool|Human)\b[^\n]{0,40}[(:].{0,80}\d\d:\d\d"
    r"|Tool:\s|Tool use\b)"
)
"""Frames that harnesses put around what an agent sees: the speaker's line, the state of an editor, a tool's manual."""

_MAIL_FIELD: Final = re.compile(
    r"[*_>\s]*(?:(?:From|To|Cc|Bcc|Reply-To|Sender|Von|An|De|À|Para|Da|Fra|Til|Från|Till|Van|Aan|От|Кому|发件人"
    r"|收件人|差出人|宛先)"
    r"[*_]*\s?[:：][^\n]{0,80}@|(?:Message-ID|Content-(?:Type|Transfer-Encoding)|MIME-Version|In-Reply-To"
    r"|Return-Path)\s?: )"
)
"""A field of a mail's head. Whom to write to is said in words."""

_REFERENCE_ENTRY: Final = re.compile(r"\[\d{1,3}\]:?\s|[\"“][^\"”]{4,200}[\"”][.,]?(?:\s*\d{4}\.?)?$")
_PLAN_ENTRY: Final = re.compile(
    r"(?:days?|weeks?|sprint|milestone|tag|woche|día|semana|uke|dag|jour|giorno)\s\d+(?:\s?[-–]\s?\d+)?\s*[:：–-]",
    re.IGNORECASE,
)
_REST: Final = re.compile(r"[:;,)\]}…]")
_TRAILING: Final = re.compile(r".*…$")
"""A piece that begins with a closing mark or trails off is the rest of something."""
_PERSONA: Final = re.compile(
    r"(?:you are (?:a|an|the|now|called|named|working as|acting as)\b|you are [A-Z][\w-]+,|you have access to"
    r"|as (?-i:[A-Z])[\w-]+, you\b"
    r"|you must (?:respond|answer|reply)\b|the assistant is (?:called |named )?(?-i:[A-Z])[\w-]+\b"
    r"|act as |your (?:role|task|job|goal) is\b"
    r"|du bist (?:ein|der|die)|sie sind ein|eres un|tu es un|vous êtes un|du er en|sei un|você é um"
    r"|ты\b.{0,12}ассистент|你是一|あなたは)",
    re.IGNORECASE,
)

_PERSONAS: Final = "you assistant act du sie eres tu vous sei ты 你是一 あなたは"


class Rule(NamedTuple):
    """A reason to drop, and when it holds."""

    reason: DropReason
    holds: Callable[[View], object]


def drop_reason(seen: View) -> DropReason | None:
    """Return the first rule that drops the piece whatever its score, or None."""
    body = seen.piece.body
    read = body if body == seen.text else f"{body}\n{seen.text}"
    return next((rule.reason for rule in RULES.through(read) if rule.holds(seen)), None)


def _is_degenerate(seen: View) -> bool:
    if not seen.weight:
        return True
    if len(seen.text) < 2 * _MANY_WORDS - 1:
        return False
    words = seen.text.split()
    return len(words) >= _MANY_WORDS and len(set(words)) < _MIN_VARIETY * len(words)


def _is_reference(seen: View) -> bool:
    return seen.piece.mark is Mark.PLAIN and _REFERENCE_ENTRY.match(seen.text) is not None


def _is_bare_url(seen: View) -> bool:
    body = seen.piece.body
    if not any(mark in body for mark in _LINK_MARKS):
        return False
    rest = _URL.sub(" ", body)
    words = _WORDS.findall(rest)
    has_predicate = seen.shows(Cue.STATE) or seen.shows(Cue.RULE) or seen.opens(Cue.IMPERATIVE)
    if len(words) <= _LINK_WORDS or _LINK_LABEL.match(rest.strip(" -*>[(")):
        return len(words) <= _LINK_WORDS or not has_predicate
    return not has_predicate and len(words) <= _CITATION_WORDS


_WORDS: Final = re.compile(r"[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff]{3}|[^\W\d_]{2,}")
"""Words, and every three characters of a script that does not part them."""
_LINK_MARKS: Final = ("://", "www.", "](")
_LINK_WORDS: Final = 2
_CITATION_WORDS: Final = 12
"""A line up to this long that ends in a link and states nothing is a reference-list entry."""


def _is_task(seen: View) -> bool:
    if not seen.is_party or seen.shows(Cue.STANDING):
        return False
    orders = (seen.opens(Cue.IMPERATIVE) or seen.opens(Cue.TASK)) and not _IS_SUBJECT.match(seen.said)
    is_order = seen.opens(Cue.REQUEST) or (orders and seen.piece.mark is Mark.PLAIN)
    return is_order and not is_lasting(seen)


def is_lasting(seen: View) -> bool:
    """Return True for what a person wants from now on, though it may open like an order of the moment."""
    return LASTING_WISH.match(seen.said) is not None or STANDING_ORDER.match(seen.said) is not None


_IS_SUBJECT: Final = re.compile(r"\w+ (?:is|are|was|were|isn't|aren't|ist|sind|est|sont|er|är|es|è|é)\b", re.IGNORECASE)
"""A verb that something is said of is a name: "Debug is off", where "Debug the pool" would be an order."""


def _is_in_body(pattern: re.Pattern[str]) -> Callable[[View], object]:
    return lambda seen: pattern.search(seen.piece.body)


def _opens_text(pattern: re.Pattern[str]) -> Callable[[View], object]:
    return lambda seen: pattern.match(seen.text)


def _opens_said(pattern: re.Pattern[str]) -> Callable[[View], object]:
    return lambda seen: pattern.match(seen.said)


_REASONED: Final = BIT[Cue.RULE] | BIT[Cue.CAUSE] | BIT[Cue.CONDITION]


def _passes_with(pattern: re.Pattern[str]) -> Callable[[View], object]:
    """What is so just now, and no rule or reason with it; what an operator states is taken for more."""
    return lambda seen: (
        not _is_operator(seen) and not seen.sight.seen & _REASONED and pattern.match(seen.said) is not None
    )


def _is_operator(seen: View) -> bool:
    return seen.surface is Surface.OPERATOR_CHAT


_runs_now: Final = _passes_with(RUNS_NOW)


def _rule(reason: DropReason, holds: Callable[[View], object], *needs: str) -> Guarded[Rule]:
    return Guarded(Rule(reason, holds), needs)


RULES: Final = Sieve(
    (
        _rule(DropReason.SECRET, _is_in_body(_TOKEN), _TOKENS),
        _rule(DropReason.SECRET, _is_in_body(_PASSWORD), _PASSWORDS, f"{DIGITS} ! @ # $ % ^ & *"),
        _rule(DropReason.SECRET, _is_in_body(_LOGIN), "/", "-", DIGITS),
        _rule(DropReason.SECRET, _is_in_body(_CREDENTIAL_URL), "://", "@"),
        _rule(DropReason.DEGENERATE, _is_degenerate),
        _rule(DropReason.BOILERPLATE, lambda seen: seen.piece.mark is Mark.HEADING),
        _rule(DropReason.BOILERPLATE, _opens_text(_SENTINEL)),
        _rule(DropReason.BOILERPLATE, lambda seen: _PERSONA.match(seen.said), _PERSONAS),
        _rule(DropReason.BOILERPLATE, _opens_text(_TEMPLATE), ": [ fig generated tool"),
        _rule(DropReason.BOILERPLATE, _opens_text(_MAIL_FIELD), ": ："),
        _rule(DropReason.BOILERPLATE, lambda seen: seen.piece.body.startswith("!["), "!["),
        _rule(DropReason.TOO_SHORT, lambda seen: seen.weight < _MIN_MEANING),
        _rule(DropReason.TOO_LONG, lambda seen: len(seen.piece.body) > MAX_LENGTH),
        _rule(DropReason.BARE_URL, _is_reference, '[ " “'),
        _rule(DropReason.BARE_URL, _is_bare_url, " ".join(_LINK_MARKS)),
        _rule(DropReason.BARE_URL, _opens_text(_ADDRESS_ONLY), "/", "."),
        _rule(DropReason.RANKING_KEY, _opens_text(RANKING_KEY), ": = #"),
        _rule(DropReason.RANKING_KEY, _opens_text(RANKED_FIGURE), f"{DIGITS} : = ："),
        _rule(DropReason.RANKING_KEY, _opens_text(RANKED_TITLE), "result treff ergebnis", DIGITS),
        _rule(DropReason.RANKING_KEY, _opens_text(RANKED_PLACE), "#"),
        _rule(DropReason.RANKING_KEY, _opens_text(RANKED_END), "(score (rank (similarity (distance"),
        _rule(DropReason.META, lambda seen: seen.shows(Cue.META)),
        _rule(DropReason.META, _opens_said(KEEP_ORDER), ABOUT_TALK),
        _rule(DropReason.META, _opens_said(NOTHING_KEPT), ABOUT_FACTS),
        _rule(DropReason.META, _opens_said(NOTHING_DERIVED), ABOUT_TALK),
        _rule(DropReason.META, _opens_said(NOTHING_WORTH), emptiness.ABOUT_TALK),
        _rule(DropReason.META, _opens_said(REFUSAL), SORRY),
        _rule(DropReason.BOILERPLATE, lambda seen: seen.opens(Cue.EXAMPLE)),
        _rule(DropReason.BOILERPLATE, _opens_text(_EXAMPLE), ": ："),
        _rule(DropReason.BOILERPLATE, _opens_said(EXAMPLE)),
        _rule(DropReason.QUESTION, _is_in_body(ASKS), "? ？ ؟"),
        _rule(DropReason.QUESTION, _opens_text(WONDERS), "wonder frage lurer demande pregunto edo"),
        _rule(DropReason.QUESTION, _opens_said(ASKS_ALOUD)),
        _rule(DropReason.QUESTION, _opens_said(UNMARKED)),
        _rule(DropReason.QUESTION, _opens_said(UNMARKED_UNSPACED), UNSPACED),
        _rule(DropReason.PROCESS_NARRATION, lambda seen: not _is_operator(seen) and GUESSED.match(seen.said), GUESSES),
        _rule(DropReason.TASK_COMMAND, _is_task),
        _rule(DropReason.FRAGMENT, _opens_text(_PATH_ONLY)),
        _rule(DropReason.FRAGMENT, _opens_text(_REST)),
        _rule(DropReason.FRAGMENT, _opens_text(_TRAILING), "…"),
        _rule(DropReason.FRAGMENT, _passes_with(CAME_TO), SUMS),
        _rule(DropReason.EPHEMERAL_STATUS, _opens_text(_PLAN_ENTRY), DIGITS, ": ： – -"),
        _rule(DropReason.EPHEMERAL_STATUS, _passes_with(RUNNING), RUNS, THINGS),
        _rule(DropReason.EPHEMERAL_STATUS, lambda seen: not seen.is_party and _runs_now(seen), RUNS, THINGS),
        _rule(DropReason.EPHEMERAL_STATUS, lambda seen: not _is_operator(seen) and LEFT.match(seen.said), LEAVES),
    )
)
"""What a piece must hold to meet a rule may stand in its raw or in its clean words. The first that holds wins."""

_STATUS: Final = ("ephemeral", "done", "field", "task", "now", "mark:open_box", "mark:done_box", "under:")
_BLAME: Final = (
    (DropReason.PROCESS_NARRATION, ("narration", "guess")),
    (DropReason.EPHEMERAL_STATUS, _STATUS),
    (DropReason.GREETING, ("greeting",)),
    (DropReason.QUESTION, ("request", "ask")),
    (DropReason.ENVIRONMENT_NOISE, ("noise",)),
    (DropReason.BOILERPLATE, ("frame", "example", "ends_open")),
    (DropReason.FRAGMENT, ("length:", "few_words", "no_predicate", "lower_onset", "deictic", "title_case")),
)


def blame(points: Mapping[str, float]) -> DropReason:
    """Return what a low score is mostly due to: the family that takes away most, or `LOW_SCORE` where none does."""
    losses = dict.fromkeys((reason for reason, _ in _BLAME), 0.0)
    for name, value in points.items():
        if value < 0:
            for reason in _blamed(name):
                losses[reason] += value
    worst = min(losses, key=lambda reason: losses[reason])
    return worst if losses[worst] < 0 else DropReason.LOW_SCORE


@cache
def _blamed(name: str) -> tuple[DropReason, ...]:
    """Return what a feature speaks for when it takes away; each is looked up once. A word speaks for nothing."""
    if name.startswith(LEARNED):
        return ()
    return tuple(reason for reason, keys in _BLAME if any(key in name for key in keys))
