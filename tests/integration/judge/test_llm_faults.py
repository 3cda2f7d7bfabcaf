"""Every way a model endpoint can fail, over a real socket, through the real openai and instructor."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import TYPE_CHECKING

import pytest

from judge.bounded import MAX_REPLY_BYTES
from judge.completer import Answer, Failure, FailureKind, Question
from judge.llm import Endpoint, OpenAICompleter
from judge.reply import Extraction
from tests.fakes.model_server import Cut, Drip, Hang, Http, ModelServer, Say, in_turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.fakes.model_server import Reaction, Script

PATIENT = 120.0
"""Seconds for an answer that comes; where none ever does they are few, and may be over before the question is out."""
QUESTION = Question("Decide.", "begin\nend", 200)
GOOD = json.dumps({"statements": [{"candidates": [1], "type": "fact", "text": "The port is 9090."}], "left_out": []})
TICKS = json.dumps(
    {"statements": [{"candidates": [1], "type": "fact", "text": "Docs wrap shell in ```bash blocks."}], "left_out": []}
)


def ask(
    script: Script, mode: str = "json_schema", timeout: float = PATIENT
) -> tuple[Answer[Extraction] | Failure, int]:
    with ModelServer(script) as server:
        endpoint = Endpoint(server.url, "scripted-1", "k", timeout, mode)  # pyright: ignore[reportArgumentType] - parametrised
        with contextlib.closing(OpenAICompleter(endpoint)) as completer:
            return completer.complete(QUESTION, Extraction), len(server.requests)


def failure(reaction: Reaction, timeout: float = PATIENT) -> Failure:
    found, asked = ask(in_turn(reaction), timeout=timeout)
    assert isinstance(found, Failure)
    assert asked in ({1} if timeout == PATIENT else {0, 1}), "nothing may retry below the budget"
    assert "scripted-1" in found.detail
    return found


def texts(reaction: Reaction, mode: str = "json_schema") -> list[str]:
    found, asked = ask(in_turn(reaction), mode)
    assert isinstance(found, Answer), found
    assert asked == 1
    return [statement.text for statement in found.value.statements]


@pytest.mark.parametrize("mode", ["json_schema", "json", "tools"])
def test_a_good_reply_is_read_in_every_mode_with_its_cost(mode: str) -> None:
    found, _ = ask(in_turn(Say(GOOD.replace("Reply", "Extraction"), tool=mode == "tools")), mode)
    assert isinstance(found, Answer), found
    assert found.value.statements[0].text == "The port is 9090."
    assert found.usage.prompt_tokens == 100
    assert found.usage.tokens == 120


def test_the_schema_that_is_sent_is_closed() -> None:
    with ModelServer(in_turn(Say(GOOD))) as server:
        with contextlib.closing(OpenAICompleter(Endpoint(server.url, "m"))) as completer:
            completer.complete(QUESTION, Extraction)
        sent = server.requests[0]
    schema = sent["response_format"]["json_schema"]["schema"]
    assert schema["additionalProperties"] is False
    assert schema["$defs"]["Formed"]["additionalProperties"] is False
    assert sent["temperature"] == 0


@pytest.mark.parametrize(
    ("reaction", "kind"),
    [
        (Http(500), FailureKind.SERVER),
        (Http(503), FailureKind.SERVER),
        (Http(401), FailureKind.REJECTED),
        (Http(404), FailureKind.REJECTED),
        (Http(408), FailureKind.TIMEOUT),
        (Http(429), FailureKind.RATE_LIMIT),
        (Cut(), FailureKind.CONNECTION),
        (Say(None, refusal="I cannot help with that."), FailureKind.REFUSAL),
        (Say(None, finish_reason="content_filter"), FailureKind.REFUSAL),
        (Say(""), FailureKind.EMPTY),
        (Say("  \n"), FailureKind.EMPTY),
        (Say("x", choices=False), FailureKind.EMPTY),
        (Say(None), FailureKind.NO_CONTENT),
        (Say(GOOD[:40], finish_reason="length"), FailureKind.TRUNCATED),
        (Say(GOOD[:40]), FailureKind.INVALID_JSON),
        (Say("There is nothing worth remembering here."), FailureKind.INVALID_JSON),
        (Say(f"{GOOD} or perhaps {GOOD}"), FailureKind.INVALID_JSON),
        (Say('[{"op":"ADD","text":"a b c d"}]'), FailureKind.WRONG_SCHEMA),
        (Say('{"ops":["a b c d"]}'), FailureKind.WRONG_SCHEMA),
        (Say('{"op":"ADD","text":"a b c d"}'), FailureKind.WRONG_SCHEMA),
        (Say('{"statements":["a b c d"],"left_out":[]}'), FailureKind.WRONG_SCHEMA),
        (Say('{"statements":null,"left_out":[]}'), FailureKind.WRONG_SCHEMA),
        (Say("{}"), FailureKind.WRONG_SCHEMA),
        (
            Say(json.dumps({"statements": [{"candidates": [1], "text": "x"}] * 41, "left_out": []})),
            FailureKind.TOO_MANY,
        ),
        (Http(200, b"<html>sign in</html>", content_type="text/html"), FailureKind.EMPTY),
    ],
)
def test_each_fault_has_its_own_name(reaction: Reaction, kind: FailureKind) -> None:
    assert failure(reaction).kind is kind


def test_silence_is_a_time_out() -> None:
    assert failure(Hang(), timeout=0.2).kind is FailureKind.TIMEOUT


def test_a_line_kept_open_with_white_space_is_a_time_out() -> None:
    assert failure(Drip(), timeout=0.5).kind is FailureKind.TIMEOUT


def test_an_answer_without_end_is_cut_off() -> None:
    body = b" " * (MAX_REPLY_BYTES + 1)
    assert failure(Http(200, body)).kind is FailureKind.CONNECTION


def test_a_redirect_in_circles_is_a_connection_fault() -> None:
    found, asked = ask(in_turn(Http(307, b"", {"location": "/v1/chat/completions"})))
    assert isinstance(found, Failure)
    assert found.kind is FailureKind.CONNECTION
    assert asked > 1


ODD_MESSAGES: tuple[object, ...] = (
    None,
    "hello",
    [],
    {"role": "assistant", "content": None, "tool_calls": [None]},
    {"role": "assistant", "content": None, "tool_calls": "none"},
    {"role": "assistant", "content": None, "tool_calls": [{"id": "c1", "type": "function"}]},
    {"role": "assistant", "content": None, "tool_calls": [{"function": {"name": "x", "arguments": {"a": 1}}}]},
    {"role": "assistant", "content": {"statements": []}},
    {"role": "assistant", "content": [None, 1, {"text": None}]},
    {"role": "assistant", "content": '{"statements":' + "[" * 100_000 + "]" * 100_000 + "}"},
    {"role": "assistant", "content": '{"a":' * 100_000},
)


ODD_BODIES = (b"[]", b"null", b'"hi"', b"12", b"{}", b'{"a":' * 50_000, b"", b'{"choices": [null]}')
COSTS: tuple[tuple[object, int, int], ...] = (
    (None, 0, 0),
    ([1], 0, 0),
    ("much", 0, 0),
    ({"prompt_tokens": -5, "completion_tokens": 7}, 0, 7),
    ({"prompt_tokens": 10**30, "completion_tokens": 1e300}, 0, 0),
    ({"prompt_tokens": "12", "completion_tokens": {"a": 1}}, 0, 0),
    ({"prompt_tokens": 12.0, "completion_tokens": float("nan")}, 12, 0),
    ({"prompt_tokens": float("inf"), "completion_tokens": None}, 0, 0),
)


def ask_all(reactions: Sequence[Reaction], mode: str = "json_schema") -> list[Answer[Extraction] | Failure]:
    """Ask once for each reaction, over one connection."""
    with ModelServer(in_turn(*reactions)) as server:
        endpoint = Endpoint(server.url, "scripted-1", "k", PATIENT, mode)  # pyright: ignore[reportArgumentType] - parametrised
        with contextlib.closing(OpenAICompleter(endpoint)) as completer:
            return [completer.complete(QUESTION, Extraction) for _ in reactions]


@pytest.mark.parametrize("mode", ["json_schema", "tools", "json"])
def test_no_shape_of_a_message_is_more_than_a_failed_reply(mode: str) -> None:
    kinds = {
        found.kind for found in ask_all([Say("", message=m) for m in ODD_MESSAGES], mode) if isinstance(found, Failure)
    }
    assert kinds == {FailureKind.EMPTY, FailureKind.NO_CONTENT, FailureKind.INVALID_JSON}


def test_no_body_is_more_than_an_empty_reply() -> None:
    found = ask_all([Http(200, body) for body in ODD_BODIES])
    assert [each.kind for each in found if isinstance(each, Failure)] == [FailureKind.EMPTY] * len(ODD_BODIES)


def test_a_cost_that_cannot_be_is_not_believed() -> None:
    found = ask_all([Say(GOOD, usage=usage) for usage, _, _ in COSTS])
    told = [(each.usage.prompt_tokens, each.usage.completion_tokens) for each in found if isinstance(each, Answer)]
    assert told == [(sent, received) for _, sent, received in COSTS]


def test_a_closed_port_is_a_connection_fault() -> None:
    with ModelServer(in_turn(Cut())) as server:
        url = server.url
    with contextlib.closing(OpenAICompleter(Endpoint(url, "m"))) as completer:
        found = completer.complete(QUESTION, Extraction)
    assert isinstance(found, Failure)
    assert found.kind is FailureKind.CONNECTION


def test_a_refusal_in_the_tools_mode_is_a_refusal() -> None:
    found, _ = ask(in_turn(Say(None, refusal="No.")), "tools")
    assert isinstance(found, Failure)
    assert found.kind is FailureKind.REFUSAL


@pytest.mark.parametrize(
    ("header", "least", "most"),
    [
        ("2", 2, 2),
        ("0.5", 0.5, 0.5),
        ("-3", 0, 0),
        (format_datetime(datetime(2126, 1, 1, tzinfo=UTC), usegmt=True), 3e9, 4e9),
    ],
)
def test_retry_after_is_read_in_both_of_its_forms(header: str, least: float, most: float) -> None:
    asked_for = failure(Http(429, headers={"retry-after": header})).retry_after
    assert asked_for is not None
    assert timedelta(seconds=least) <= asked_for <= timedelta(seconds=most)


def test_an_unreadable_retry_after_is_none() -> None:
    assert failure(Http(503, headers={"retry-after": "soon"})).retry_after is None


def test_a_cut_reply_still_reports_what_it_cost() -> None:
    assert failure(Say(GOOD[:40], finish_reason="length")).usage.tokens == 120


@pytest.mark.parametrize(
    "content",
    [
        f"```json\n{TICKS}\n```",
        f"Here is the result:\n{TICKS}\nAnything else?",
        TICKS,
    ],
)
def test_a_fence_or_prose_around_the_reply_costs_nothing_of_its_text(content: str) -> None:
    assert texts(Say(content)) == ["Docs wrap shell in ```bash blocks."]


@pytest.mark.parametrize(
    "port", ["Port\\u0007 is\\u0000 9090\\ud800", "Port\x07 is 9090", "Port is\\u200b 9090\\u202e"]
)
@pytest.mark.parametrize("mode", ["json_schema", "tools"])
def test_control_characters_never_get_past_the_reply(port: str, mode: str) -> None:
    content = '{"statements":[{"candidates":[1],"type":"fact","text":"%s"}],"left_out":[]}' % port  # noqa: UP031 - braces
    assert texts(Say(content, tool=mode == "tools"), mode) == ["Port is 9090"]


def test_numbers_given_as_text_are_numbers() -> None:
    content = '{"statements":[{"candidates":["1"],"type":"?","text":"Port is 9090"}],"left_out":[]}'
    found, _ = ask(in_turn(Say(content)))
    assert isinstance(found, Answer)
    assert found.value.statements[0].candidates == (1,)
    assert found.value.statements[0].type == "fact"


def test_importing_the_judge_costs_no_model_library() -> None:
    program = "import sys, judge.llm; sys.exit(any(m in sys.modules for m in ('openai', 'httpx2')))"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0  # noqa: S603 - our own words


def test_closing_what_was_never_opened_is_harmless() -> None:
    OpenAICompleter(Endpoint("http://127.0.0.1:9/v1", "m")).close()
