"""One number orders the time-outs: a task ends before its lease, a lease long before the broker redelivers."""

from __future__ import annotations

import os
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import SecretStr, ValidationError

from pipeline.errors import InvalidInputError
from pipeline.policy import STAGE_LEASE
from workers import settings
from workers.judging import configured_model
from workers.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path


@given(limit=st.integers(min_value=3, max_value=100_000))
def test_a_lease_outlasts_a_task_and_redelivery_outlasts_three(limit: int) -> None:
    chosen = Settings(task_time_limit_seconds=limit)
    assert timedelta(seconds=limit) < chosen.lease
    assert chosen.visibility_timeout_seconds >= 3 * limit


def test_the_defaults_are_the_policy() -> None:
    chosen = Settings()
    assert chosen.lease == STAGE_LEASE
    assert chosen.visibility_timeout_seconds == 600


def test_an_empty_state_folder_is_the_default_and_not_the_current_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEMFORM_STATE_DIR", "")
    assert settings.load().state_dir == settings.STATE_DIR


@pytest.mark.parametrize("name", ["MEMFORM_JUDGE_TIMEOUT_SECONDS", "MEMFORM_WAIT_TIMEOUT_SECONDS"])
@pytest.mark.parametrize("value", ["inf", "nan", "-1", "0"])
def test_a_time_that_is_none_is_refused_by_its_name(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(InvalidInputError, match=name):
        settings.load()


def test_the_environment_is_read_under_its_prefix(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MEMFORM_REDIS_URL", "redis://127.0.0.1:1/0")
    monkeypatch.setenv("MEMFORM_STATE_DIR", str(tmp_path))
    chosen = settings.load()
    assert (chosen.redis_url, chosen.state_dir, chosen.is_embedded) == ("redis://127.0.0.1:1/0", tmp_path, False)


def test_a_worker_gets_the_settings_and_one_thread(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("OMP_NUM_THREADS", "8")
    made = settings.environment(Settings(state_dir=tmp_path, task_time_limit_seconds=9))
    assert made["OMP_NUM_THREADS"] == "1"
    assert made["REMAP_SIGTERM"] == "SIGQUIT"
    assert made["MEMFORM_STATE_DIR"] == str(tmp_path)
    assert made["MEMFORM_TASK_TIME_LIMIT_SECONDS"] == "9"
    assert "MEMFORM_DATABASE_URL" not in made


def test_a_time_limit_of_nothing_is_refused() -> None:
    with pytest.raises(ValidationError, match="task_time_limit_seconds"):
        Settings(task_time_limit_seconds=0)


def test_a_key_is_handed_on_and_never_shown(tmp_path: Path) -> None:
    chosen = Settings(state_dir=tmp_path, judge_api_key=SecretStr("key-of-the-endpoint"))
    assert settings.environment(chosen)["MEMFORM_JUDGE_API_KEY"] == "key-of-the-endpoint"
    shown = (repr(chosen), str(chosen), chosen.model_dump_json(), repr(chosen.model_dump()), repr(configured(chosen)))
    assert not any("key-of-the-endpoint" in text for text in shown)


def configured(chosen: Settings) -> object:
    """Return what the judge is given of the settings."""
    return configured_model(chosen).__dict__


def test_no_key_is_no_variable(tmp_path: Path) -> None:
    assert "MEMFORM_JUDGE_API_KEY" not in settings.environment(Settings(state_dir=tmp_path))


def test_a_variable_under_our_name_that_is_no_setting_is_told_with_the_nearest(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.upper().startswith("MEMFORM_")]:  # noqa: TID251 - what a command inherits
        monkeypatch.delenv(name)
    monkeypatch.setenv("MEMFORM_WORKSPACE", "team")
    monkeypatch.setenv("MEMFORM_ACTOR", "anna")
    monkeypatch.setenv("MEMFORM_OTLP_ENDPOINT", "http://127.0.0.1:4318")
    assert settings.unknown() == {}
    monkeypatch.setenv("MEMFORM_JUDGE_MODELL", "small")
    (tmp_path / ".env").write_text("MEMFORM_DATABASE=postgresql://me@host/db\nMEMFORM_JUDGE_MODEL=small\nOTHER=1\n")
    assert settings.unknown() == {
        "MEMFORM_JUDGE_MODELL": "MEMFORM_JUDGE_MODEL",
        "MEMFORM_DATABASE": "MEMFORM_DATABASE_URL",
    }
