"""Kinds of statement that are easily misfiled, each with the one that resembles it and is another class."""

from __future__ import annotations

import pytest

from classifiers.pacer.model import classify
from pipeline.domain.statement import PacerClass
from pipeline.domain.surface import Surface

P, A, C, E, R = PacerClass
AGENT, OPERATOR, TOOL = Surface.AGENT_OUTPUT, Surface.OPERATOR_CHAT, Surface.TOOL_OUTPUT


LOG_LINES = (
    'level=error msg="pool exhausted" node=3',
    '10.1.0.4 - - [02/May/2026:04:11:09 +0000] "GET /ready HTTP/1.1" 503 14',
    "E0502 04:11:09.000 1 reflector.go:138] failed to list nodes",
    "ERROR 1213 (40001): Deadlock found when trying to get lock",
    "billing-7 CrashLoopBackOff restarts=9",
    '{"ts":"2026-05-02T04:11:09Z","level":"warn","msg":"slow"}',
    "1746158469 billing-7 restart count=2",
    "java.io.IOException: Broken pipe",
    "2026-05-02T04:11:09Z node-3 \u5bb9\u5668\u88ab\u7ec8\u6b62 \u5185\u5b58=3GiB",
    "02.05.2026 04:11:09 FEHLER Zeit\u00fcberschreitung",
    "kubelet: evicted pod billing-7 (disk pressure)",
    "POST /v2/refunds 504 3021ms",
    "cpu=88% mem=64% load=3.1 host=db-2",
    "Exit code 139",
    "npm ERR! code EACCES",
)


@pytest.mark.parametrize("text", LOG_LINES)
@pytest.mark.parametrize("surface", [TOOL, AGENT])
def test_what_a_program_logged_is_evidence_and_nothing_to_look_up(text: str, surface: Surface) -> None:
    assert classify(text, surface).pacer is E


@pytest.mark.parametrize(
    "text",
    [
        "The metrics gateway listens on port 9187.",
        "The kernel kills a pod that goes over its limit.",
        "`LEVEL`: info",
    ],
)
def test_what_resembles_a_log_line_is_not_evidence(text: str) -> None:
    assert classify(text, AGENT).pacer is not E


ADVICE = (
    "Always run `npm dedupe` to fix them.",
    "You must run `tofu init` first.",
    "Never use `--force` here.",
    "F\u00fchren Sie `apt update` aus, um sie zu beheben.",
    "\u8fd0\u884c `npm dedupe` \u4ee5\u4fee\u590d\u3002",
)


@pytest.mark.parametrize("text", ADVICE)
def test_what_a_tool_tells_its_reader_is_no_rule_however_firmly_it_is_put(text: str) -> None:
    assert classify(text, TOOL).pacer is not P
    assert classify(text, OPERATOR).pacer is P


def test_a_rule_that_a_tool_only_states_stays_one() -> None:
    assert classify("Every release must be signed by two people.", TOOL).pacer is P
    assert classify("Never commit keys to the repository.", TOOL).pacer is P


@pytest.mark.parametrize(
    ("text", "pacer"),
    [
        ("Branches are to a repository what drafts are to a letter.", A),
        ("Never treat a lease like a lock.", P),
        ("Handle a timeout like an error.", P),
        ("Back-pressure slows the producer down, because the consumer cannot keep up.", C),
        ("Deleting a volume needs my approval.", P),
        ("`drain()` darf nur mit gehaltenem `lock` aufgerufen werden.", P),
    ],
)
@pytest.mark.parametrize("surface", [AGENT, OPERATOR, Surface.SESSION_CONVERSATION])
def test_cues_count_where_they_mean_what_they_say(text: str, pacer: PacerClass, surface: Surface) -> None:
    assert classify(text, surface).pacer is pacer


@pytest.mark.parametrize("text", ["The config lives in /srv/app.", "Never drop a column without a backup."])
def test_bold_letters_change_no_class(text: str) -> None:
    assert classify(f"**{text}**", AGENT).pacer is classify(text, AGENT).pacer
