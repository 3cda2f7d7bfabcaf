"""Dashboard, alerts and autoscaler against the names that are exported (the page is compared with a live scrape)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
OPERATIONS = ROOT / "docs" / "operations"
PAGE = (OPERATIONS / "metrics.md").read_text(encoding="utf-8")
DASHBOARD: dict[str, Any] = json.loads((OPERATIONS / "dashboard.json").read_text(encoding="utf-8"))
ALERTS: list[dict[str, Any]] = [
    rule
    for group in yaml.safe_load((OPERATIONS / "alerts.yml").read_text("utf-8"))["groups"]
    for rule in group["rules"]
]
METRICS: dict[str, set[str]] = {
    name: set(labels.replace(",", "").split())
    for name, labels in re.findall(r"^\| `(memform_\w+)` \| \w+ \|([\w, ]*)\|", PAGE, re.MULTILINE)
}
OF_PROCESSES = set(re.findall(r"^\| `(memform_\w+)`", PAGE.partition("## From the processes")[2], re.MULTILINE))


def expressions() -> Iterator[str]:
    """Yield every query of dashboard and alerts."""
    for panel in DASHBOARD["panels"]:
        yield from (target["expr"] for target in panel["targets"])
    yield from (rule["expr"] for rule in ALERTS)


def metric(name: str) -> str:
    """Return the metric that a sample's name belongs to."""
    return name if name in METRICS else re.sub(r"_(bucket|sum|count)$", "", name)


def used() -> dict[str, set[str]]:
    """Return every metric that a query names, with the labels that it selects by."""
    found: dict[str, set[str]] = {}
    for expression in expressions():
        for name, selected in re.findall(r"(memform_\w+)(?:\{([^}]*)\})?", expression):
            found.setdefault(metric(name), set()).update(re.findall(r"(\w+)\s*(?:=~|!~|=|!=)", selected))
    return found


def test_every_metric_that_is_used_is_exported_with_those_labels() -> None:
    for name, labels in used().items():
        assert name in METRICS, name
        assert labels <= METRICS[name] | ({"worker"} if name in OF_PROCESSES else set()), name


def test_every_metric_has_its_place_on_the_dashboard() -> None:
    shown = {
        metric(name)
        for panel in DASHBOARD["panels"]
        for target in panel["targets"]
        for name in re.findall(r"memform_\w+", target["expr"])
    }
    shown |= {metric(name) for rule in ALERTS for name in re.findall(r"memform_\w+", rule["expr"])}
    assert shown == set(METRICS)


def test_what_an_expression_groups_by_are_labels_of_its_metrics() -> None:
    for expression in expressions():
        metrics = [metric(name) for name in re.findall(r"memform_\w+", expression)]
        known = {"le", "worker"}.union(*(METRICS[name] for name in metrics))
        for labels in re.findall(r"\bby \(([^)]*)\)", expression):
            assert set(labels.replace(",", "").split()) <= known, expression


def test_the_panels_stand_beside_each_other_and_are_described() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in DASHBOARD["panels"]:
        place = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert not cells & taken, panel["title"]
        assert max(x for x, _ in cells) < 24
        assert panel["description"]
        taken |= cells
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])


def test_every_alert_says_what_it_means_what_to_do_and_where_more_is_written() -> None:
    assert len({rule["alert"] for rule in ALERTS}) == len(ALERTS) >= 10
    for rule in ALERTS:
        told = rule["annotations"]
        assert told["summary"].endswith("."), rule["alert"]
        assert told["action"].endswith("."), rule["alert"]
        assert rule["labels"]["severity"] in {"warning", "critical"}
        page, _, anchor = told["runbook"].partition("#")
        headings = re.findall(r"^#+ (.+)$", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE)
        assert anchor in {re.sub(r"[^\w -]", "", each).lower().replace(" ", "-") for each in headings}, rule["alert"]
        for command in re.findall(r"`memform (\w+)", told["action"]):
            assert (ROOT / "workers" / "cli" / f"{command}.py").exists(), command


def test_brackets_of_every_expression_close() -> None:
    for expression in expressions():
        for opening, closing in ("()", "{}", "[]"):
            assert expression.count(opening) == expression.count(closing), expression
