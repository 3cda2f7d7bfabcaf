"""PACER: one class a statement, from raw text and surface, whatever its case and spacing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from classifiers.pacer.lexicon import ANY, LANGUAGES, Lexicon, fold, parse_cues
from classifiers.pacer.model import PACER_VERSION, SHOWN, classify, score_classes, weigh_signals
from classifiers.pacer.signal import read_signals
from classifiers.pacer.weights import WEIGHTS
from pipeline.domain.statement import PacerClass
from pipeline.domain.surface import Surface

P, A, C, E, R = PacerClass


def _class(text: str, surface: Surface = Surface.AGENT_OUTPUT) -> PacerClass:
    return classify(text, surface).pacer


LOGS = (
    "2026-05-02T04:11:09Z billing-7 OOMKilled rss=3.8GiB limit=4GiB",
    "2026-05-02 04:11:09 ERROR scheduler lag=93s queue=mail",
    "E   AssertionError: expected 3 rows, got 2",
    "worker-2 exited with code 137 after 41 s",
)


@pytest.mark.parametrize("text", LOGS)
@pytest.mark.parametrize("surface", [Surface.TOOL_OUTPUT, Surface.AGENT_OUTPUT])
def test_a_log_line_is_evidence(text: str, surface: Surface) -> None:
    assert _class(text, surface) is E


DEFINITIONS = (
    "A partition holds one range of keys, so a busy tenant overloads a single node.",
    "A lease ends by itself, because a lost holder cannot release it.",
    "Eine Partition enthält einen Schlüsselbereich, deshalb entstehen Engpässe.",
    "分区只包含一段连续的键\uff0c因此热点会集中在一个节点。",
)


@pytest.mark.parametrize("text", DEFINITIONS)
def test_what_something_is_and_why_is_conceptual(text: str) -> None:
    assert _class(text) is C


LIKENESSES = (
    "A semaphore works like a bowl of room keys: when it is empty, you wait.",
    "The relay is like a night porter who knocks on every door again.",
    "Ein Index ist wie das Register eines Buches.",
    "El planificador funciona como un semáforo en un cruce.",
    "Le cache est comme un carnet posé à côté du téléphone.",
    "Køen ligner en kølapp-automat hos legen.",
    "消息队列就像医院的叫号机。",
    "キューは病院の番号札のようなものです。",
    "الفهرس مثل فهرس الكتاب.",
    "Кэш похож на блокнот под рукой.",
)


@pytest.mark.parametrize("text", LIKENESSES)
def test_a_likeness_is_analogous_in_every_language(text: str) -> None:
    assert _class(text) is A


RULES = (
    "Never drop a column without a backup.",
    "Ask the duty lead before you close a bucket.",
    "Every release must be signed by two people.",
    "I always want schema changes seen by a second person.",
    "Niemals ohne Backup eine Spalte löschen.",
    "Hay que pedir permiso antes de borrar un cubo.",
    "Il faut sauvegarder avant chaque migration.",
    "Kjør alltid testene før utrulling.",
    "部署之前必须先备份。",
    "デプロイの前に必ず確認してください。",
    "يجب أخذ نسخة احتياطية قبل النشر.",
    "Перед выкладкой необходимо сделать копию.",
)


@pytest.mark.parametrize("text", RULES)
@pytest.mark.parametrize("surface", [Surface.OPERATOR_CHAT, Surface.DOCUMENT_INGEST, Surface.AGENT_OUTPUT])
def test_a_rule_is_procedural_on_every_surface_that_can_make_one(text: str, surface: Surface) -> None:
    assert _class(text, surface) is P


LOOK_UPS = (
    "The metrics gateway listens on port 9187.",
    "- `MAX_BATCH`: 500",
    "- `src/billing/ledger.ts` - double-entry posting",
    "The ledger lives in `/srv/books/2026`.",
    "Standardporten er 8444.",
    "默认端口是 6100。",
)


@pytest.mark.parametrize("text", LOOK_UPS)
def test_a_value_one_would_look_up_is_reference(text: str) -> None:
    assert _class(text) is R


FINDINGS = (
    "We measured 230 ms p95 after the index was added.",
    "The crash came from a null tenant id and was fixed yesterday.",
    "Nina: I started pottery last month and I'm loving it!",
    "Le serveur est tombé hier après la mise à jour.",
    "昨日の更新後にサーバーが停止しました。",
)


@pytest.mark.parametrize("text", FINDINGS)
def test_what_was_met_or_measured_is_evidence(text: str) -> None:
    assert _class(text) is E


CODED = ("`src/lock.py:31` must hold the mutex while calling `drain()`.", "Call `flush()` before `close()`.")


@pytest.mark.parametrize("raw", CODED)
def test_the_class_is_read_from_the_raw_text_with_its_code(raw: str) -> None:
    verdict = classify(raw, Surface.AGENT_OUTPUT)
    assert verdict.pacer in {P, R}
    assert "code" in read_signals(raw, Surface.AGENT_OUTPUT)


ADVICE = (
    "Run pip-audit --fix to repair them.",
    "Try `pip install --upgrade pip` to update.",
    "Please upgrade to version 3.",
    "Consider using the --legacy flag instead.",
    "hint: Use 'git pull' before pushing again.",
    "You can disable this warning with `--quiet`.",
)


@pytest.mark.parametrize("text", ADVICE)
def test_what_a_tool_advises_is_no_rule(text: str) -> None:
    assert _class(text, Surface.TOOL_OUTPUT) is not P
    assert _class(text, Surface.AGENT_OUTPUT) is P


def test_a_standing_rule_in_a_tool_result_is_read_as_what_it_is() -> None:
    assert _class("Every pull request must be reviewed by two maintainers.", Surface.TOOL_OUTPUT) is P


VARIANTS = (
    "Run make seal before each release.",
    "The metrics gateway listens on port 9187.",
    "A semaphore works like a bowl of room keys.",
    "Sessions were lost yesterday when the node failed.",
    "Kein Deploy am Freitag, weil niemand Bereitschaft hat.",
)


@pytest.mark.parametrize("text", VARIANTS)
def test_case_and_spacing_never_flip_the_class(text: str) -> None:
    spaced = "  " + text.replace(" ", "   ")
    tabbed = text.replace(" ", "\t", 2) + "\n"
    assert {_class(v) for v in (text.upper(), text.lower(), text.title(), spaced, tabbed)} == {_class(text)}


@settings(deadline=None)  # a busy machine is no failure
@given(st.text(), st.sampled_from(list(Surface)))
def test_any_text_has_one_class_with_a_share_and_at_most_eight_signals(text: str, surface: Surface) -> None:
    verdict = classify(text, surface)
    assert verdict.pacer in PacerClass
    assert 0 < verdict.confidence <= 1
    assert len(verdict.signals) <= SHOWN
    assert classify(text, surface) == verdict


@settings(deadline=None)  # a busy machine is no failure
@given(st.text(alphabet=st.characters(codec="ascii")), st.text(alphabet=" \t\n", min_size=1, max_size=4))
def test_case_and_blanks_are_unseen_in_plain_text(text: str, blank: str) -> None:
    signals = read_signals(text, Surface.AGENT_OUTPUT)
    assert read_signals(text.upper(), Surface.AGENT_OUTPUT) == signals
    assert read_signals(blank + text.replace(" ", blank) + blank, Surface.AGENT_OUTPUT) == signals


def test_ties_fall_to_the_earlier_class() -> None:
    assert weigh_signals({}, Surface.AGENT_OUTPUT).pacer is P
    assert set(score_classes({}).values()) == {0}


def test_the_signals_of_a_verdict_are_its_strongest_parts() -> None:
    verdict = classify("Always confirm before dropping a table.", Surface.OPERATOR_CHAT)
    assert verdict.signals["imperative"] > 0
    parts = [abs(part) for part in verdict.signals.values()]
    assert parts == sorted(parts, reverse=True)


def test_every_weight_is_of_a_signal_and_every_class_has_one() -> None:
    assert all(set(row) == set(PacerClass) for row in WEIGHTS.values())
    kinds = {kind for module in LANGUAGES for kind in module.CUES} - {"stop"}
    assert len(LANGUAGES) == 15
    assert {"modal", "imperative", "liken", "cause", "observe", "locate"} <= kinds & set(WEIGHTS)
    assert PACER_VERSION


@pytest.mark.parametrize("module", LANGUAGES)
def test_every_language_has_cues_for_every_class(module: object) -> None:
    cues: dict[str, str] = getattr(module, "CUES")  # noqa: B009 - a module has no static type for its table
    assert {"modal", "imperative", "liken", "cause", "past", "locate", "value"} <= set(cues)


def test_a_cue_says_where_it_may_stand() -> None:
    lexicon = Lexicon([(ANY, {"start": "^run", "stem": "deploy*", "clitic": "*lock", "word": "must | 必须"})])
    assert lexicon.find("run it") == {"start": 1}
    assert lexicon.find("they run it") == {}
    assert lexicon.find("deployment, redeploy") == {"stem": 1}
    assert lexicon.find("padlock locked") == {"clitic": 1}
    assert lexicon.find("mustard must 你必须做") == {"word": 2}
    assert lexicon.find("nothing") == {}


def test_a_cue_of_another_language_is_not_heard() -> None:
    lexicon = Lexicon([("en", {"self": "i", "stop": "the"}), ("no", {"stop": "ligger | i | en"})])
    assert lexicon.find("filen ligger i en mappe") == {}
    assert lexicon.find("the one i like") == {"self": 1}


def test_blank_literals_vanish_and_folding_is_stable() -> None:
    assert [cue.literal for cue in parse_cues("kind", ANY, " | a |  ")] == ["a"]
    assert fold("  \uff26ull\u2019s\u2028WIDTH ") == "full's width"
