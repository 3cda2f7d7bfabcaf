"""Asking page by page, and moving to another embedding model, by the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from infra.clock import SystemClock

if TYPE_CHECKING:
    from pathlib import Path

    from pydantic import JsonValue

    from tests.integration.workers.conftest import Console

MODEL = "hashed-ngrams-256"
FACTS = (
    "The invoice service keeps its tokens for 40 minutes, because the bank asks for a new login after that.",
    "The parcel service keeps its tokens for a week, because couriers work without a network.",
    "The badge service keeps its tokens for a day, because doors must open while the server restarts.",
    "The canteen service keeps its tokens for an hour, because its terminals are shared.",
)


def enqueue(memform: Console, file: Path, workspace: str) -> None:
    file.write_text("\n\n".join(FACTS), encoding="utf-8")
    assert memform("enqueue", str(file), "-w", workspace, "--wait", "--json").code == 0


def page(memform: Console, *options: str) -> list[str]:
    asked = (
        "recall",
        "how long are tokens kept",
        "-w",
        "pages",
        "--direct",
        "--deterministic",
        "--tier",
        "full",
        "--json",
    )
    answer = memform(*asked, *options).answer
    return [str(result["content"]) for result in cast("list[dict[str, JsonValue]]", answer["results"])]


def test_pages_follow_each_other_without_a_gap_or_a_repeat(memform: Console, tmp_path: Path) -> None:
    enqueue(memform, tmp_path / "tokens.md", "pages")
    whole = page(memform, "--limit", "4")
    assert len(whole) == len(FACTS)
    assert page(memform, "--limit", "2") + page(memform, "--limit", "2", "--offset", "2") == whole
    assert page(memform, "--limit", "2", "--offset", "400") == []
    beyond = memform("recall", "tokens", "-w", "pages", "--offset", "401")
    assert (beyond.code, beyond.out) == (2, "")


def test_a_block_is_ready_for_a_prompt_and_an_answer_says_what_it_costs(memform: Console, tmp_path: Path) -> None:
    enqueue(memform, tmp_path / "tokens.md", "prompt")
    asked = ("recall", "how long are tokens kept", "-w", "prompt", "--direct", "--deterministic", "--tier", "full")
    block = memform(*asked, "--block").out
    heading, *lines = block.splitlines()
    assert heading == "SHARED MEMORY (recalled; prior context, not new evidence)"
    answer = memform(*asked, "--json").answer
    results = cast("list[dict[str, JsonValue]]", answer["results"])
    assert lines == [f"- [{r['confidence']}] {r['content']} ({r['id']})" for r in results]
    assert cast("int", answer["tokens"]) > sum(cast("int", r["tokens"]) for r in results) > 0
    both = memform(*asked, "--block", "--json")
    assert (both.code, both.out, "leave --json out" in both.err) == (2, "", True)


def test_a_question_is_narrowed_to_a_domain_and_a_class(memform: Console, tmp_path: Path) -> None:
    enqueue(memform, tmp_path / "tokens.md", "narrow")
    asked = ("recall", "how long are tokens kept", "-w", "narrow", "--direct", "--json")
    results = cast("list[dict[str, JsonValue]]", memform(*asked).answer["results"])
    kind = str(results[0]["pacer"])
    of_kind = cast("list[dict[str, JsonValue]]", memform(*asked, "--pacer", kind).answer["results"])
    assert {str(r["id"]) for r in of_kind} == {str(r["id"]) for r in results if r["pacer"] == kind}
    assert memform(*asked, "--domain", "Door Keys").answer["results"] == []
    unknown = memform(*asked, "--pacer", "bogus")
    assert (unknown.code, unknown.out, "'reference'" in unknown.err) == (2, "", True)


def test_a_long_question_is_read_at_its_beginning(memform: Console, tmp_path: Path) -> None:
    enqueue(memform, tmp_path / "tokens.md", "long")
    filler = "zyx wvu " * 1_200
    options = ("-w", "long", "--direct", "--mode", "keyword", "--json")
    assert memform("recall", f"canteen terminals {filler}", *options).answer["results"]
    assert memform("recall", f"{filler} canteen terminals", *options).answer["results"] == []
    refused = memform("recall", filler * 2, *options)
    assert (refused.code, refused.out, refused.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("nothing", ["", " \t", "\u200b\ufe0f", "\u3164"])
def test_a_question_of_nothing_that_anybody_sees_is_refused(memform: Console, nothing: str) -> None:
    refused = memform("recall", nothing, "-w", "nothing")
    assert (refused.code, refused.out, refused.err) == (
        2,
        "",
        "memform: text: there is nothing to ask: give a question\n",
    )


def test_looking_back_is_no_delivery(memform: Console, tmp_path: Path) -> None:
    enqueue(memform, tmp_path / "tokens.md", "back")
    asked = ("recall", "how long are tokens kept", "-w", "back", "--direct", "--dispatch-id", "d-1")
    looked = memform(*asked, "--json", "--as-of", SystemClock().now().isoformat())
    assert looked.answer["results"]
    assert (looked.answer["dispatch_id"], looked.err.count("only looks back")) == ("", 1)
    (first, *_) = cast("list[dict[str, JsonValue]]", looked.answer["results"])
    assert "dispatched" not in memform("events", str(first["id"]), "-w", "back").out
    assert memform(*asked, "--json").answer["dispatch_id"] == "d-1"
    assert "dispatched" in memform("events", str(first["id"]), "-w", "back").out
    beyond = memform(*asked, "--as-of", "2500-01-01")
    assert (beyond.code, beyond.out, beyond.err.count("\n")) == (2, "", 1)
    assert "as_of" in beyond.err


def test_a_store_moves_to_another_model_and_back(memform: Console, tmp_path: Path) -> None:
    enqueue(memform, tmp_path / "tokens.md", "moved")
    lacking = memform("reembed", "--model", MODEL, "--dry-run", "--json").answer
    assert (lacking["model"], lacking["embedded"]) == (MODEL, 0)
    assert cast("int", lacking["lacking"]) >= len(FACTS)
    made = memform("reembed", "--model", MODEL, "--batch", "3", "--json").answer
    assert made == {"model": MODEL, "embedded": lacking["lacking"], "lacking": 0}
    again = memform("reembed", "--model", MODEL)
    assert again.out == f"{MODEL}: 0 memories got a vector, 0 lack one\n"
    told = memform("reembed", "--forget", MODEL, "--dry-run", "--json").answer
    assert told == {"model": MODEL, "deleted": lacking["lacking"]}
    assert memform("reembed", "--forget", MODEL, "--json").answer == told
    assert memform("reembed", "--model", MODEL, "--dry-run", "--json").answer["lacking"] == lacking["lacking"]


def test_a_model_that_is_not_there_is_told_in_a_line(memform: Console) -> None:
    ran = memform("reembed", "--model", "no-such-model")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert MODEL in ran.err
