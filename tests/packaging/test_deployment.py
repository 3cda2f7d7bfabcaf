"""compose.yaml, Dockerfile and .env.example against the names in the code, since no container engine runs them here."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from infra.doctor.database import CONNECTIONS_PER_CHILD
from workers.cli.root import COMMANDS
from workers.routing import Queue
from workers.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
ENV_EXAMPLE = (ROOT / ".env.example").read_text(encoding="utf-8")
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SETTINGS = {f"MEMFORM_{name.upper()}" for name in Settings.model_fields}
OURS = {name: service for name, service in SERVICES.items() if service.get("image") == "memform:latest"}
WORKERS = {name: service for name, service in OURS.items() if service["command"][1] == "worker"}


def seconds(duration: str) -> float:
    found = re.fullmatch(r"(?:(\d+)m)?(?:(\d+)s)?", duration)
    assert found is not None
    return 60.0 * int(found[1] or 0) + int(found[2] or 0)


def queues_of(service: dict[str, Any]) -> list[str]:
    served: list[str] = []
    for argument in service["command"][2:]:
        if argument.startswith("-"):
            break
        served.append(argument)
    return served


def test_every_queue_has_a_service_of_its_own() -> None:
    served = [queue for service in WORKERS.values() for queue in queues_of(service)]
    assert sorted(served) == sorted(queue.value for queue in Queue)
    assert all(len(queues_of(service)) == 1 for service in WORKERS.values())
    assert {name: queues_of(service) for name, service in WORKERS.items()} == {
        queue.replace(".", "-"): [queue.value] for queue in Queue
    }


def test_every_command_is_one_of_ours() -> None:
    for service in OURS.values():
        program, command, *_ = service["command"]
        assert program == "memform"
        assert command in COMMANDS


def test_one_migration_comes_first_and_one_beat_rings() -> None:
    assert [name for name, service in OURS.items() if service["command"][1] == "beat"] == ["beat"]
    migrations = [service for service in OURS.values() if service["command"][1] == "migrate"]
    assert len(migrations) == 1
    assert migrations[0]["restart"] == "no"
    assert migrations[0]["depends_on"] == {"postgres": {"condition": "service_healthy"}}
    for name, service in OURS.items():
        if name != "migrate":
            assert service["depends_on"]["migrate"] == {"condition": "service_completed_successfully"}
            assert service["depends_on"]["valkey"] == {"condition": "service_healthy"}
            assert service["restart"] == "unless-stopped"


def test_a_worker_is_given_the_time_its_drain_takes() -> None:
    """Soft shutdown, then the end of a loaded worker; anything shorter kills it with messages in hand."""
    for service in OURS.values():
        assert seconds(service["stop_grace_period"]) >= Settings().soft_shutdown_seconds + 45
        assert service["init"] is True
        assert service["environment"]["REMAP_SIGTERM"] == "SIGQUIT"
        assert service["environment"]["OMP_NUM_THREADS"] == "1"


def test_every_setting_named_anywhere_exists() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
    text = "\n".join([ENV_EXAMPLE, DOCKERFILE, *(page.read_text(encoding="utf-8") for page in pages)])
    named = set(re.findall(r"\bMEMFORM_[A-Z_]+\b", text))
    named |= {name for service in OURS.values() for name in service["environment"] if name.startswith("MEMFORM_")}
    of_the_tests = {"MEMFORM_CORPUS", "MEMFORM_CHAOS", "MEMFORM_STORM"}
    options = (ROOT / "workers" / "cli" / "option.py").read_text(encoding="utf-8")
    of_the_commands = set(re.findall(r'envvar="(MEMFORM_[A-Z_]+)"', options))
    assert named - of_the_tests - of_the_commands <= SETTINGS


def test_any_queue_can_be_scaled_and_fits_the_connections_of_the_database() -> None:
    """No worker has a name, a port or a volume of its own; four of each still fit into max_connections."""
    for service in WORKERS.values():
        assert {"container_name", "hostname", "ports", "volumes"}.isdisjoint(service)
        assert "--name" not in service["command"]
    children = sum(
        int(service["command"][service["command"].index("--concurrency") + 1])
        if "--concurrency" in service["command"]
        else 1
        for service in WORKERS.values()
    )
    command = SERVICES["postgres"]["command"]
    (allowed,) = (int(word.partition("=")[2]) for word in command if word.startswith("max_connections="))
    assert 2 * children * CONNECTIONS_PER_CHILD < allowed
    page = (ROOT / "docs" / "operations" / "scale-out.md").read_text(encoding="utf-8")
    assert f"connections = {CONNECTIONS_PER_CHILD} × children" in page
    assert f"has {children} children" in page
    assert f"max_connections={allowed}" in page


def test_the_health_of_the_deployment_is_on_loopback_and_restarts_nothing_else() -> None:
    serving = OURS["http"]
    assert serving["command"] == ["memform", "serve"]
    assert all(port.startswith("127.0.0.1:") for port in serving["ports"])
    assert "/healthz" in serving["healthcheck"]["test"][-1]
    assert all("healthcheck" not in service for service in WORKERS.values()), "an outage elsewhere restarts no worker"


def test_the_passwords_are_required_and_reach_both_ends() -> None:
    needed = set(re.findall(r"\$\{(\w+):\?", (ROOT / "compose.yaml").read_text(encoding="utf-8")))
    assert needed == {"POSTGRES_PASSWORD", "VALKEY_PASSWORD"}
    assert needed <= set(re.findall(r"^(\w+)=", ENV_EXAMPLE, re.MULTILINE))
    environment = WORKERS["gate"]["environment"]
    assert "@postgres:5432/" in environment["MEMFORM_DATABASE_URL"]
    assert "@valkey:6379/" in environment["MEMFORM_REDIS_URL"]
    assert {"postgres", "valkey"} <= set(SERVICES)


def test_the_example_shows_a_hosted_model_and_two_of_ones_own() -> None:
    models = re.findall(r"^# MEMFORM_JUDGE_BASE_URL=(\S+)", ENV_EXAMPLE, re.MULTILINE)
    assert len(models) == 3
    assert any(":11434/" in url for url in models), "Ollama's port"
    assert any(":8000/" in url for url in models), "vLLM's port"
    uncommented = "\n".join(re.sub(r"^# (?=[A-Z_]+=)", "", line) for line in ENV_EXAMPLE.splitlines())
    values = dict(re.findall(r"^MEMFORM_(\w+)=(.+)$", uncommented, re.MULTILINE))
    Settings.model_validate({name.lower(): value for name, value in values.items()})


def test_the_broker_keeps_a_log_and_evicts_nothing() -> None:
    script = " ".join(SERVICES["valkey"]["command"])
    for line in ("appendonly yes", "appendfsync everysec", "maxmemory-policy noeviction", "dir /data"):
        assert line in script
    assert SERVICES["valkey"]["volumes"] == ["valkey:/data"]
    assert "$$VALKEY_PASSWORD" in script, "the shell in the container reads it, never an argument"


def test_the_database_has_vectors_and_letters_of_every_language() -> None:
    postgres = SERVICES["postgres"]
    assert postgres["image"].startswith("pgvector/pgvector:pg")
    assert int(postgres["image"].rpartition("pg")[2]) >= 17, "the built-in locale provider"
    assert "--builtin-locale=C.UTF-8" in postgres["environment"]["POSTGRES_INITDB_ARGS"]
    assert set(COMPOSE["volumes"]) == {"postgres", "valkey"}
    assert all("healthcheck" in SERVICES[name] for name in ("postgres", "valkey"))


@pytest.mark.parametrize("line", re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE))
def test_what_the_image_copies_is_there_and_not_ignored(line: str) -> None:
    ignored = set((ROOT / ".dockerignore").read_text(encoding="utf-8").split())
    *sources, _ = line.split()
    for source in sources:
        assert (ROOT / source).exists(), source
        assert source not in ignored


def test_the_image_holds_every_package_and_runs_as_nobody_special() -> None:
    copied = {
        source
        for line in re.findall(r"^COPY (?!--from)(.+)$", DOCKERFILE, re.MULTILINE)
        for source in line.split()[:-1]
    }
    wheel = PYPROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]
    needed = {*wheel["packages"], *wheel["shared-data"], PYPROJECT["project"]["readme"]}
    assert needed | {*PYPROJECT["project"]["license-files"], "pyproject.toml", "constraints.txt"} <= copied
    python = re.findall(r"^FROM python:(\d+\.\d+)-slim", DOCKERFILE, re.MULTILINE)
    assert python == ["3.11", "3.11"]
    assert re.search(r"^USER (?!root)\w+$", DOCKERFILE, re.MULTILINE)
    assert re.search(r'^CMD \["memform", "(\w+)"\]$', DOCKERFILE, re.MULTILINE)


def test_the_pages_say_that_no_engine_ran_the_image() -> None:
    runbook = (ROOT / "docs" / "RUNBOOK.md").read_text(encoding="utf-8")
    assert re.search(r"no container\s+engine was at hand", runbook)
