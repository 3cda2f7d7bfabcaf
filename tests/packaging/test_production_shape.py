"""compose.yaml, the image and .env.example name what exists: queues, commands and settings. No engine is needed."""

from __future__ import annotations

import re
from pathlib import Path

from workers.cli.root import COMMANDS
from workers.routing import Queue
from workers.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
COMPOSE = (ROOT / "compose.yaml").read_text(encoding="utf-8")
EXAMPLE = (ROOT / ".env.example").read_text(encoding="utf-8")
IMAGE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
SETTING = re.compile(r"\bMEMFORM_([A-Z_]+)\b")
COMMAND = re.compile(r"(?:command: |CMD )\[\"?memform\"?, \"?([\w.]+)\"?(?:, \"?([\w.]+)\"?)?")


def test_every_queue_has_a_service_and_no_other() -> None:
    served = [queue for command, queue in COMMAND.findall(COMPOSE) if command == "worker"]
    assert sorted(served) == sorted(queue.value for queue in Queue)


def test_every_command_named_exists() -> None:
    named = {command for command, _ in COMMAND.findall(COMPOSE + IMAGE)}
    assert {"migrate", "worker", "beat", "doctor"} <= named <= set(COMMANDS)


def test_every_setting_named_exists() -> None:
    named = {name.lower() for name in SETTING.findall(COMPOSE + EXAMPLE + IMAGE)}
    assert {"database_url", "redis_url", "judge_model"} <= named <= set(Settings.model_fields)


def test_workers_get_one_thread_and_time_to_end() -> None:
    assert 'OMP_NUM_THREADS: "1"' in COMPOSE
    assert "REMAP_SIGTERM: SIGQUIT" in COMPOSE
    grace = re.search(r"stop_grace_period: (\d+)s", COMPOSE)
    assert grace is not None
    assert int(grace[1]) >= 2 * Settings().soft_shutdown_seconds


def test_the_broker_keeps_and_evicts_nothing() -> None:
    assert "appendonly yes" in COMPOSE
    assert "maxmemory-policy noeviction" in COMPOSE
