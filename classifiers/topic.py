"""What a statement is about: domain, topic, tools and repository scope (SPEC §8).

Both names serve conflict detection: two statements that could contradict each other must get the same pair. So a
domain is one of a closed list, chosen by word counts, and a topic is the grammatical subject, cut to its head:
"The API port is 9090" and "API port: 8080" are both about `api_port`. Where neither is clear, both are empty.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from classifiers.pacer.lexicon import ANY, Lexicon, fold
from classifiers.topic_cue import ARTICLES, DOMAINS, RELATIVES, TOOLS
from pipeline.domain.memory import WORKSPACE_SCOPE

if TYPE_CHECKING:
    from collections.abc import Iterable

MAX_TOPIC_WORDS: Final = 4
"""A longer subject is a clause, not a name."""
MAX_TOOLS: Final = 20
DECISIONS: Final = "decisions"

_DOMAIN_LEXICON: Final = Lexicon([(ANY, DOMAINS)])
_LEAD: Final = re.compile(r"(?:[-*+•–>#|]+ |\(?\d{1,3}[.)] |\[[ x]?\] |[*_`~\"“”']+)+")
_LABEL: Final = re.compile(r"^(?P<subject>[^.:!?。\uff1a]{2,48}?)[*`_\"]*(?::|\uff1a)[*_]*(?: |$)")
_VERB: Final = re.compile(
    r"^(?P<subject>[^.:!?,;。\uff0c\uff1a]{2,64}?)[*`_\"]* "
    r"(?:is|are|was|were|must|should|shall|can|cannot|can't|may|will|has|have|had"
    r"|runs|run|lives|live|uses|use|needs|need"
    r"|defaults|listens|belongs|stays|expires?|takes?|requires?|works|returns?|supports?"
    r"|means|does|doesn't|do|don't|isn't"
    r"|aren't|ist|sind|war|waren|wurde|muss|müssen|soll|sollen|darf|läuft|liegt|est|sont|était|doit|doivent|es|son|era"
    r"|fue|debe|deben|está|están|é|são|foi|deve|devem|fica|è|sono|devono|er|var|må|skal|bør|kjører|ligger|är|måste|ska"
    r"|bör|kör|moet|moeten|draait|staat|zijn|должен|должна|должны|находится|работает|هو|هي|يجب)\b"
)
_UNSPACED: Final = re.compile(
    r"^(?P<subject>[^。\uff0c\uff1a:\s]{1,12}?)(?:是|为|必须|应该|不得|不能|只|在|は|が|运行|位于)"
)
_CJK: Final = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
_WORD: Final = re.compile(r"[\w.@/-]+")
_SEPARATOR: Final = re.compile(r"[\s-]+")
_SLUG: Final = re.compile(r"[^a-z0-9._-]+")
_PATH: Final = re.compile(
    r"(?:^|[\s`(])(?:\.{0,2}/)?[\w.-]+/[\w./-]+|\b[\w-]+\.(?:py|ts|tsx|js|go|rs|java|sql|sh|ya?ml|toml|json|md)\b"
)
_HERE: Final = re.compile(r"\b(?:this|the|our) (?:repo|repository|codebase|project|monorepo)\b")


def domains_of(folded: str) -> tuple[str, ...]:
    """Return the domains whose words occur, most frequent first; ties stand in the order of the list."""
    counts = _DOMAIN_LEXICON.find(folded)
    return tuple(sorted(counts, key=lambda name: (-counts[name], _ORDER[name])))


_ORDER: Final = {name: place for place, name in enumerate(DOMAINS)}


def topic_of(raw: str) -> str:
    """Return the subject of a statement as `lower_case_words`, at most four, or "" where no subject is clear."""
    folded = fold(raw)
    body = _LEAD.sub("", folded, count=1) if _LEAD.match(folded) else folded
    pattern = _UNSPACED if _CJK.match(body) else None
    match = pattern.match(body) if pattern else (_LABEL.match(body) or _VERB.match(body))
    return _name(match["subject"]) if match else ""


def _name(subject: str) -> str:
    words = [word.strip("._-/") for word in _WORD.findall(subject)]
    if any(word in RELATIVES for word in words):
        return ""
    words = [_singular(word) for word in words if word and word not in ARTICLES]
    return "_".join(words) if 0 < len(words) <= MAX_TOPIC_WORDS else ""


def _singular(word: str) -> str:
    """Drop a plain plural s, so that "port" and "ports", "retry" and "retries" meet, and leave "postgres" alone."""
    if len(word) > len("pies") and word.endswith("ies"):
        return word[:-3] + "y"
    if len(word) > len("bus") and word.endswith("s") and not word.endswith(("ss", "us", "is", "es", "as", "os")):
        return word[:-1]
    return word


def tools_of(folded: str) -> tuple[str, ...]:
    """Return the known tools that are named, sorted, at most twenty."""
    words = {word.strip("._-/") for word in _WORD.findall(folded)}
    named = {_TOOL_NAMES[word] for word in words if word in _TOOL_NAMES}
    return tuple(sorted(named)[:MAX_TOOLS])


_TOOL_NAMES: Final = {alias: name for name, aliases in TOOLS.items() for alias in (name, *aliases.split())}


def normalise_domains(names: Iterable[str]) -> tuple[str, ...]:
    """Return names in lower case with underscores, each once, in the given order; blank ones vanish."""
    cleaned = (_SEPARATOR.sub("_", name.strip().lower()) for name in names)
    return tuple(dict.fromkeys(name for name in cleaned if name))


def scope_of(folded: str, repo: str) -> str:
    """Return `repo:<slug>` when a statement is about the repository it came from, else the workspace.

    It is about the repository when it names a path, or the repository itself; anything else is good for all.
    """
    slug = slug_of(repo)
    if not slug:
        return WORKSPACE_SCOPE
    about = _PATH.search(folded) or _HERE.search(folded) or slug.rsplit("/", 1)[-1] in folded
    return f"repo:{slug}" if about else WORKSPACE_SCOPE


def slug_of(repo: str) -> str:
    """Return the short name of a repository given as a URL, a path or `owner/name`: lower case, no `.git`."""
    tail = repo.strip().lower().removesuffix("/").removesuffix(".git").replace(":", "/").rsplit("/", 1)[-1]
    return _SLUG.sub("-", tail).strip("-")
