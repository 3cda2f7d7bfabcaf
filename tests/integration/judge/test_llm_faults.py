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

from judge.completer import Answer, Failure, FailureKind, Question
from judge.llm import Endpoint, OpenAICompleter
from judge.reply import Extraction
from tests.fakes.model_server import Cut, Hang, Http, ModelServer, Say, in_turn

if TYPE_CHECKING:
    from tests.fakes.model_server import Reaction, Script

QUESTION = Question("Decide.", "begin\nend", 200)
GOOD = json.dumps({"statements": [{"candidates": [1], "type": "fact", "text": "The port is 9090."}], "left_out": []})
TICKS = json.dumps(
    {"statements": [{"candidates": [1], "type": "fact", "text": "Docs wrap shell in ```bash blocks."}], "left_out": []}
)


def ask(script: Script, mode: str = "json_schema", timeout: float = 5.0) -> tuple[Answer[Extraction] | Failure, int]:
    with ModelServer(script) as server:
        endpoint = Endpoint(server.url, "scripted-1", "k", timeout, mode)  # pyright: ignore[reportArgumentType] - parametrised
        with contextlib.closing(OpenAICompleter(endpoint)) as completer:
            return completer.complete(QUESTION, Extraction), len(server.requests)


def failure(reaction: Reaction, timeout: float = 5.0) -> Failure:
    found, asked = ask(in_turn(reaction), timeout=timeout)
    assert isinstance(found, Failure)
    assert asked == 1, "nothing may retry below the budget"
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
