"""What an operator turns and does at the command line, on a running fleet."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.integration.workers.conftest import Console
    from workers.wiring import Services


def test_a_knob_is_listed_turned_and_audited(memform: Console, services: Services) -> None:
    try:
        turned = memform("knobs", "set", "reinforce_alpha", "0.25", "--reason", "a trial", "--actor", "lena")
        assert turned.code == 0
        assert "reinforce_alpha 0.15 → 0.25 by lena: a trial" in turned.out
        assert services.knobs.current().reinforce_alpha == 0.25
        assert memform("knobs", "get", "reinforce_alpha", "--json").answer["value"] == 0.25
        assert "by default 0.15" in memform("knobs", "list").out
        assert "stands at 0.25 already" in memform("knobs", "set", "reinforce_alpha", "0.25").out
        (latest,) = memform("knobs", "history", "reinforce_alpha", "--limit", "1", "--json").lines
        assert (latest["before"], latest["after"], latest["actor"], latest["reason"]) == (0.15, 0.25, "lena", "a trial")
        assert "lena: a trial" in memform("knobs", "history").out
    finally:
        memform("knobs", "set", "reinforce_alpha", "0.15")


def test_when_decay_was_switched_on_is_shown(memform: Console) -> None:
    try:
        assert memform("knobs", "set", "decay_enabled", "on", "--json").answer == {
            "name": "decay_enabled",
            "value": True,
            "changed": True,
        }
        assert memform("knobs", "get", "decay_enabled", "--json").answer["since"]
        assert "true since 20" in memform("knobs", "get", "decay_enabled").out
    finally:
        memform("knobs", "set", "decay_enabled", "off")
    assert memform("knobs", "get", "decay_enabled", "--json").answer["since"] is None
    assert "bridge_enabled was never turned" in memform("knobs", "history", "bridge_enabled").out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("get", "decay_enable"), "did you mean decay_enabled"),
        (("set", "archive_threshold", "2"), "give a number from 0 to 1"),
        (("set", "judge_enabled", "maybe"), "give true or false"),
        (("history", "nothing_such"), "there is no knob 'nothing_such'"),
    ],
)
def test_a_wrong_turn_is_refused_in_one_line(memform: Console, arguments: tuple[str, ...], told: str) -> None:
    ran = memform("knobs", *arguments)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert told in ran.err


def test_status_says_when_the_judge_is_switched_off(memform: Console) -> None:
    try:
        memform("knobs", "set", "judge_enabled", "false")
        judge = memform("status", "--json").answer["judge"]
        assert isinstance(judge, dict)
        assert judge["enabled"] is False
        assert "switched off (`memform knobs set judge_enabled true`)" in memform("status").out
    finally:
        memform("knobs", "set", "judge_enabled", "true")
