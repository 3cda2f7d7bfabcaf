"""A live scrape of a running fleet: what it says, what the pages say of it, and what it costs."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from urllib.request import urlopen

from prometheus_client.parser import text_string_to_metric_families

from pipeline.domain.recall import RecallQuery
from pipeline.domain.statement import DropReason
from workers import address, patience, sweeps

if TYPE_CHECKING:
    from collections.abc import Mapping

    from prometheus_client.core import Metric

    from tests.integration.workers.conftest import Console
    from workers.client import Memform
    from workers.settings import Settings
    from workers.wiring import Services

PAGE = Path(__file__).resolve().parents[3] / "docs" / "operations" / "metrics.md"
LIMIT_SECONDS = 180.0
FACT = "The mail gateway of Bergen listens on port {}, because the old one is taken."


class Scrape(NamedTuple):
    """One answer of `/metrics`, read as Prometheus reads it."""

    families: Mapping[str, Metric]

    @property
    def exported(self) -> Mapping[str, Metric]:
        """Memform's own families, by the names that the page gives them."""
        return {
            family.name + ("_total" if family.type == "counter" else ""): family
            for family in self.families.values()
            if family.name.startswith("memform_")
        }

    def value(self, name: str, **labels: str) -> float:
        """Return the sum of the samples of a name that have these labels."""
        return sum(
            sample.value
            for family in self.families.values()
            for sample in family.samples
            if sample.name == name and labels.items() <= sample.labels.items()
        )


def scrape(running: Settings) -> Scrape:
    with urlopen(f"http://{address.read(running.state_dir)}/metrics") as answer:
        text = answer.read().decode()
    return Scrape({family.name: family for family in text_string_to_metric_families(text)})


def documented() -> dict[str, tuple[str, set[str]]]:
    """Return each metric of the page with its type and labels."""
    rows = re.findall(r"^\| `(memform_\w+)` \| (\w+) \|([\w, ]*)\|", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: (kind, set(labels.replace(",", "").split())) for name, kind, labels in rows}


def test_the_page_names_what_is_exported_and_nothing_else(
    running: Settings, client: Memform, services: Services
) -> None:
    receipt = client.enqueue(FACT.format(8025), workspace="page")
    client.wait(receipt.transcript_id, workspace="page")
    client.recall(RecallQuery(workspace_id="page", text="mail gateway"))
    sweeps.run(services, "expire", limit=1)
    services.bell.sweep("expire", 1)
    page = documented()
    # These appear with the first call of a model, and with the first answer that lacks a voice.
    unseen = {"memform_judge_call_seconds", "memform_recall_degraded_total"}

    def seen() -> Mapping[str, Metric] | None:
        """What a process did is told when it has ended, which may be after its effect is seen."""
        found = scrape(running).exported
        return found if set(page) <= set(found) | unseen else None

    exported = patience.until(seen, LIMIT_SECONDS) or scrape(running).exported
    assert set(exported) | unseen == set(page)
    for name, family in exported.items():
        kind, labels = page[name]
        assert family.type == kind, name
        assert family.documentation.strip(), name
        for sample in family.samples:
            assert set(sample.labels) - {"worker", "le"} == labels, name


MIXED = (
    "The relay host of {} listens on port {}.",
    "| lane {} | {} |",
    "https://status.example.net/{}/{}",
    "Hello {}{}!",
    "Should we move the cron of {} to zone {}?",
    "2026-01-01 10:00:00 INFO {} worker-{} started",
    "Let me open the settings of {} and look at line {}.",
    "The relay host of north listens on port 1.",
    '{{"host": "{}", "load": {}}}',
    "rank_score=0.8731 doc={} bm25={}",
)


def test_every_drop_has_one_reason_of_the_closed_set(client: Memform, services: Services) -> None:
    """A hundred statements of ten kinds: each kept or dropped, each drop under one reason; the funnel counts by it."""
    wings = ("north", "south", "east", "west", "core", "edge", "lab", "dock", "yard", "roof")
    said = "\n\n".join(line.format(wing, number) for number, wing in enumerate(wings, 1) for line in MIXED)
    done = client.wait(client.enqueue(said, workspace="reasons").transcript_id, workspace="reasons")
    assert done.ledger is not None
    assert (done.ledger["statements"], done.ledger["balanced"]) == (100, True)
    dropped = {
        reason: count for outcome, reason, count in services.overview("reasons").reasons() if outcome == "dropped"
    }
    assert set(dropped) <= set(DropReason)
    assert len(dropped) >= 8
    assert sum(dropped.values()) + done.ledger["staged"] == 100


def otherwise(found: Scrape, services: Services) -> list[tuple[str, float, float]]:
    """Return what a scrape says otherwise than the ledger: the name, and what each says."""
    overview = services.overview()
    ledger, done = overview.ledger(), overview.stages()["done"][0]  # pyright: ignore[reportArgumentType] - a StrEnum's value is its key
    figures = [
        ("statements", found.value("memform_statements"), ledger["statements"]),
        ("done", found.value("memform_transcripts_at_rest", stage="done"), done),
        ("gate's queue", found.value("memform_queue_depth", queue="gate"), 0),
        ("processes", found.value("memform_worker_processes"), 5),
    ]
    figures += [
        (outcome, found.value("memform_statements", outcome=outcome), ledger[outcome])
        for outcome in ("dropped", "staged", "quarantined", "added")
    ]
    figures += [
        (f"{outcome} {reason}", found.value("memform_statements", outcome=outcome, reason=reason), count)
        for outcome, reason, count in overview.reasons()
    ]
    return [(name, scraped, counted) for name, scraped, counted in figures if scraped != counted]


def uncounted(before: Scrape, now: Scrape) -> list[str]:
    """Return what two transcripts and a question must have moved and has not."""
    tasks = {"gate": 2, "classify": 2, "judge": 2, "recall": 1}
    counts = [("memform_task_seconds_count", {"task": f"memform.{task}"}, least) for task, least in tasks.items()]
    counts += [
        ("memform_recall_seconds_count", {}, 1),
        ("memform_tasks_total", {"task": "memform.recall", "verdict": "recalled"}, 1),
    ]
    return [
        f"{name} {labels}"
        for name, labels, least in counts
        if now.value(name, **labels) < before.value(name, **labels) + least
    ]


def test_the_funnel_is_the_ledgers_and_work_is_counted(running: Settings, client: Memform, services: Services) -> None:
    before = scrape(running)
    texts = [FACT.format(port) for port in (8443, 9443)]
    receipts = [client.enqueue(f"{text}\n\nOK.\n", workspace="funnel") for text in texts]
    for receipt in receipts:
        client.wait(receipt.transcript_id, workspace="funnel")
    client.recall(RecallQuery(workspace_id="funnel", text="mail gateway"))

    def counted() -> Scrape | None:
        """A scrape is some seconds old, and a task is counted after its effect: both come to say the same at rest."""
        found = scrape(running)
        return found if not [*otherwise(found, services), *uncounted(before, found)] else None

    now = patience.until(counted, LIMIT_SECONDS) or scrape(running)
    assert [*otherwise(now, services), *uncounted(before, now)] == []
    assert now.value("memform_ledger_unbalanced_transcripts") == 0
    assert now.value("memform_worker_memory_bytes", worker="gate") > 10_000_000
    assert now.value("memform_database_connections_limit") > now.value("memform_database_connections") > 0


def test_a_pass_of_a_sweep_is_counted_once(running: Settings, memform: Console, services: Services) -> None:
    """By a sweep that beat does not ring for in the length of a test."""

    def passes() -> float:
        return scrape(running).value("memform_sweep_passes_total", sweep="vectors")

    def stored() -> str:
        (row,) = [row for row in memform("sweep", "list", "--json").lines if row["sweep"] == "vectors"]
        return json.dumps(row["last"])

    for _ in range(2):
        before, last = passes(), stored()
        services.bell.sweep("vectors", 1)
        assert patience.until(lambda last=last: stored() != last or None, LIMIT_SECONDS)
        assert patience.until(lambda before=before: passes() > before or None, LIMIT_SECONDS)
        assert passes() == before + 1
    last = json.loads(stored())
    assert (last["actor"], last["counts"]) == ("beat", {"seen": 0, "deleted": 0, "uncached": 0})
    assert "last by beat at" in memform("sweep", "list").out


def test_no_scrape_tells_one_workspace_from_another(running: Settings, client: Memform) -> None:
    receipt = client.enqueue(FACT.format(2525), workspace="zeppelin-hangar")
    client.wait(receipt.transcript_id, workspace="zeppelin-hangar")
    for family in scrape(running).families.values():
        for sample in family.samples:
            assert "workspace" not in sample.labels
            assert not any("zeppelin" in value or receipt.transcript_id in value for value in sample.labels.values())


def test_what_failed_for_good_is_told_to_its_producer_and_moves_a_metric(
    running: Settings, memform: Console, services: Services, tmp_path: Path
) -> None:
    def told() -> int | None:
        """The open letters that were counted, once a scrape says the same: it may be some seconds old."""
        counted = len(services.dead_letters.list(reason="unknown_format", limit=1_000))
        return counted if scrape(running).value("memform_dead_letters", reason="unknown_format") == counted else None

    before = patience.until(told, LIMIT_SECONDS)
    assert before is not None
    file = tmp_path / "strange.json"
    file.write_text('{"shape": "nobody knows", "at": "metrics"}', encoding="utf-8")
    ran = memform("enqueue", str(file), "-w", "failed", "--wait", "--json")
    assert (ran.code, ran.answer["status"]) == (1, "dead")
    assert patience.until(told, LIMIT_SECONDS) == before + 1
    assert patience.until(
        lambda: scrape(running).value("memform_tasks_total", task="memform.gate", verdict="dead") or None, LIMIT_SECONDS
    )
