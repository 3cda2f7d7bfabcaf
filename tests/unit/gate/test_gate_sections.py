"""What a heading says of the lines below it, and what that makes of them."""

from __future__ import annotations

import pytest

from pipeline.domain.statement import DropReason
from pipeline.domain.surface import Surface
from pipeline.gate.cues.headings import HEADINGS, Section
from pipeline.gate.outline import MAX_HEADING
from pipeline.gate.passage import examine
from pipeline.gate.section import Sections, level_of, section_of
from pipeline.gate.segment import segment
from pipeline.gate.strip import strip
from pipeline.gate.weights import WEIGHTS


def sections(text: str) -> dict[str, Section | None]:
    return {piece.body: piece.section for piece in segment(text, strip(text))}


@pytest.mark.parametrize(
    ("heading", "section"),
    [
        ("## Next steps", Section.PLAN),
        ("**What changed**", Section.WORK),
        ("### 3. Lessons from the outage", Section.LESSON),
        ("Nächste Schritte:", Section.PLAN),
        ("## Erkenntnisse", Section.LESSON),
        ("## Ändringar", Section.WORK),
        ("## Решённые задачи и выводы", Section.PLAN),
        ("## 下一步", Section.PLAN),
        ("## 教訓", Section.LESSON),
        ("## 변경사항", Section.WORK),
        ("## الدروس المستفادة", Section.LESSON),
        ("## Wnioski", Section.LESSON),
        ("## Geography", None),
        ("## Undone", None),
    ],
)
def test_a_heading_announces_by_its_words(heading: str, section: Section | None) -> None:
    assert section_of(heading) is section


def test_of_two_kinds_the_first_counts_and_at_one_place_the_longer_phrase() -> None:
    assert section_of("Fixes to implement") is Section.WORK
    assert section_of("To fix: what changed") is Section.PLAN
    assert section_of("Not yet done") is Section.PLAN


def test_every_language_says_all_three() -> None:
    assert all(set(language) == set(Section) for language in HEADINGS.values())
    assert len(HEADINGS) >= 14


@pytest.mark.parametrize(
    ("line", "level"),
    [
        ("# Title", 1),
        ("> ### Quoted", 3),
        ("####### Seven", 0),
        ("Remaining:", 7),
        ("**Findings**", 7),
        ("1. **Findings**:", 7),
        ("KNOWN ISSUES", 7),
        ("The cache is flushed at night.", 0),
        ("**Port**: 5433", 0),
        (f"{'x' * MAX_HEADING}:", 0),
    ],
)
def test_a_heading_is_told_by_its_form(line: str, level: int) -> None:
    assert level_of(line) == level


def test_a_line_stands_under_the_innermost_heading_that_says_something() -> None:
    text = "# Log\n## Next steps\n### Backend\n- rotate keys\n## Lessons\n- keys expire\n## Team\n- Kim leads"
    assert sections(text) == {
        **dict.fromkeys(("Log", "Next steps")),
        **dict.fromkeys(("Backend", "rotate keys", "Lessons"), Section.PLAN),
        **dict.fromkeys(("keys expire", "Team"), Section.LESSON),
        "Kim leads": None,
    }


def test_what_looks_like_a_heading_within_code_heads_nothing() -> None:
    assert sections("## Lessons\n```\n# TODO next steps\n```\n- keys expire")["keys expire"] is Section.LESSON


def test_an_outline_stays_as_deep_as_headings_can_nest() -> None:
    sections = Sections()
    for _ in range(50):
        for level in range(1, 8):
            sections.read(f"{'#' * level} Next" if level < 7 else "Next:")
    assert sections.over is Section.PLAN
    sections.read("# Geography")
    assert sections.over is None


def test_the_same_line_is_status_under_work_and_a_finding_under_lessons() -> None:
    assert WEIGHTS["under:lesson"] > 0 > max(WEIGHTS["under:plan"], WEIGHTS["under:work"])
    line = "- Retry limit of the importer raised, the upstream drops every tenth call"
    done, learnt = (examine(f"## {heading}\n{line}", Surface.AGENT_OUTPUT)[-1] for heading in ("Done", "Lessons"))
    assert done.features["under:work"] < 0 < learnt.features["under:lesson"]
    assert done.score < learnt.score


@pytest.mark.parametrize("heading", ["## Next steps", "## Próximos pasos", "## 次のステップ"])
def test_a_plan_is_ephemeral_status_whatever_the_language_of_its_heading(heading: str) -> None:
    *_, item = examine(f"{heading}\n- Support for a second region in the importer", Surface.AGENT_OUTPUT)
    assert item.drop is DropReason.EPHEMERAL_STATUS
