"""What the environment may set (`MEMFORM_…`), read here and nowhere else."""

from __future__ import annotations

import os
from datetime import timedelta
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import AliasChoices, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, DotEnvSettingsSource, SettingsConfigDict

from pipeline.errors import InvalidInputError
from pipeline.policy import INBOX_BUDGET_BYTES, INBOX_LEASE

if TYPE_CHECKING:
    from pydantic_core import ErrorDetails

TASK_TIME_LIMIT_SECONDS = 180
BACKLOG_LIMIT = 20_000
"""Transcripts of one workspace on their way: hours of work for a small fleet. 0 is no limit."""
CHILD_MEMORY_BYTES = 512 * 1024 * 1024
"""Several times what a child with its models takes (docs/operations/scale-out.md): over it one is replaced."""
ADDRESS = r"^[^:/\s]+:\d{1,5}$"
"""HOST:PORT; port 0 is any free one."""


STATE_DIR = Path(".memform")
_OF_COMMANDS = {"MEMFORM_ACTOR"}
"""Variables that commands read as the default of an option; `MEMFORM_WORKSPACE` is a setting as well."""


def _folder(given: object) -> object:
    """Read an empty name as none: it would be the current folder, and servers would live among somebody's files."""
    return given or STATE_DIR


class Settings(BaseSettings):
    """Every setting with its default. Nothing set means the embedded servers in `state_dir`.

    `task_time_limit_seconds` is the one number that the others follow: a stage's lease outlasts it (×10/9), so
    that a live worker is never doubled by the relay, and the broker redelivers only after more than three of
    them (×10/3), so that no running task is delivered again. The `…_days` say how long what waits for an operator
    waits; not set, for ever. `embedding_model` is auto: the local model where it is installed, else none.
    """

    model_config = SettingsConfigDict(
        env_prefix="MEMFORM_", env_file=".env", extra="ignore", frozen=True, populate_by_name=True
    )

    state_dir: Annotated[Path, BeforeValidator(_folder)] = STATE_DIR
    database_url: str = ""
    redis_url: str = ""
    workspace: str = Field(default="default", min_length=1, max_length=200)
    intake: Literal["auto", "inbox", "store"] = "auto"
    inbox_budget_bytes: int = Field(default=INBOX_BUDGET_BYTES, gt=0)
    task_time_limit_seconds: int = Field(default=TASK_TIME_LIMIT_SECONDS, ge=3)
    backlog_limit: int = Field(default=BACKLOG_LIMIT, ge=0)
    child_memory_bytes: int = Field(default=CHILD_MEMORY_BYTES, ge=64 * 1024 * 1024)
    relay_every_seconds: float = Field(default=5.0, gt=0.0, allow_inf_nan=False)
    inbox_lease_seconds: float = Field(default=INBOX_LEASE.total_seconds(), gt=0.0, allow_inf_nan=False)
    soft_shutdown_seconds: float = Field(default=30.0, ge=0.0, allow_inf_nan=False)
    restore_every_seconds: int = Field(default=5, ge=1)
    embedding_model: Literal["auto", "none", "multilingual-e5-small/query", "hashed-ngrams-256"] = "auto"
    wait_timeout_seconds: float = Field(default=120.0, gt=0.0, allow_inf_nan=False)
    judge_base_url: str = ""
    judge_model: str = ""
    judge_api_key: SecretStr = SecretStr("")
    judge_mode: Literal["json_schema", "tools", "json"] = "json_schema"
    judge_timeout_seconds: float = Field(default=45.0, gt=0.0, le=3600.0)
    judge_daily_tokens: int | None = Field(default=None, ge=0)
    batch_days: int | None = Field(default=None, ge=1)
    dead_letter_days: int | None = Field(default=None, ge=1)
    quarantine_days: int | None = Field(default=None, ge=1)
    transcript_days: int | None = Field(default=None, ge=1)
    recall_log_days: int | None = Field(default=None, ge=90)
    sweep_run_days: int | None = Field(default=90, ge=1)
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    http_address: str = Field(default="127.0.0.1:0", pattern=ADDRESS)
    health_address: str = Field(default="", pattern=f"^$|{ADDRESS}")
    otlp_endpoint: str = Field(
        default="",
        validation_alias=AliasChoices("MEMFORM_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT"),
    )

    @property
    def lease(self) -> timedelta:
        """How long a claimed stage is left alone: 200 s at the default limit."""
        return timedelta(seconds=self.task_time_limit_seconds * 10 / 9)

    @property
    def visibility_timeout_seconds(self) -> int:
        """When the broker delivers an unacknowledged message again: 600 s at the default limit."""
        return self.task_time_limit_seconds * 10 // 3

    @property
    def is_embedded(self) -> bool:
        """True when no server is named: both come from the state folder."""
        return not (self.database_url or self.redis_url)


def load() -> Settings:
    """Read the environment (and `.env` in the current folder); raise InvalidInputError that names what cannot be."""
    try:
        return Settings()
    except ValidationError as error:
        told = "; ".join(f"{_variable(fault['loc'])}: {_said(fault)}" for fault in error.errors())
        raise InvalidInputError(told, ["set it right, or unset it for its default"]) from error


def _variable(place: tuple[int | str, ...]) -> str:
    """Return the name by which the environment sets a setting."""
    name = str(place[0]).upper()
    return name if name.startswith(("MEMFORM_", "OTEL_")) else f"MEMFORM_{name}"


def _said(fault: ErrorDetails) -> str:
    return "write it as HOST:PORT" if fault["type"] == "string_pattern_mismatch" else fault["msg"]


def unknown() -> dict[str, str]:
    """Return the variables under our name that are no setting, each with the nearest that is one ("" when none is)."""
    known = {_variable((name,)) for name in Settings.model_fields} | _OF_COMMANDS
    given = {*os.environ, *DotEnvSettingsSource(Settings).env_vars}  # noqa: TID251 - this module is the one reader of the environment
    foreign = {name.upper() for name in given if name.upper().startswith("MEMFORM_")} - known
    return {name: next(iter(get_close_matches(name, known, 1)), "") for name in foreign}


def environment(settings: Settings) -> dict[str, str]:
    """Return the environment for a worker process that runs with these settings.

    One OpenMP thread: a threaded model hangs in a forked child and is many times slower with two of them.
    SIGTERM is remapped to the soft shutdown, which gives running tasks their time and the broker the rest.
    """
    plain = {name: _plain(value) for name, value in settings.model_dump().items()}
    own = {f"MEMFORM_{name.upper()}": str(value) for name, value in plain.items() if value not in {"", None}}
    inherited = dict(os.environ)  # noqa: TID251 - this module is the one reader of the environment
    return inherited | own | {"OMP_NUM_THREADS": "1", "REMAP_SIGTERM": "SIGQUIT", "PYTHONUNBUFFERED": "1"}


def _plain(value: object) -> object:
    """Return what a secret hides, for the environment of a process of ours; it shows as stars everywhere else."""
    return value.get_secret_value() if isinstance(value, SecretStr) else value


def hold_to_one_thread() -> None:
    """Keep the embedding model of this very process on one thread; call it before the model is loaded."""
    os.environ["OMP_NUM_THREADS"] = "1"  # noqa: TID251 - as above


def keep_metrics_in(folder: Path) -> None:
    """Tell the metrics library of this very process where its files are; it reads this when a metric is made."""
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder)  # noqa: TID251 - as above


def is_prepared() -> bool:
    """Return True when this process already runs in a worker's environment."""
    return os.environ.get("OMP_NUM_THREADS") == "1" and os.environ.get("REMAP_SIGTERM") == "SIGQUIT"  # noqa: TID251 - as above
