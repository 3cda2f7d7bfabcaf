"""`memform sweep`: run one maintenance pass now, or see what each of them did last."""

from collections.abc import Mapping
from typing import Annotated, Any

import typer

from workers import wiring
from workers.cli.history import plain
from workers.cli.option import Actor, AsJson
from workers.cli.terminal import emit, say, spinner
from workers.operating import OPERATOR, sign
from workers.sweeps import SWEEPS, run
from workers.wiring import Services

app = typer.Typer(add_completion=False, rich_markup_mode=None)

LIST = "list"


@app.command(epilog="Example: memform sweep decay --dry-run --json")
def sweep(
    name: Annotated[str, typer.Argument(help=f"{LIST}, {', '.join(SWEEPS)}.", metavar="NAME")],
    *,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Count what would be done and change nothing.")] = False,
    limit: Annotated[int, typer.Option(min=1, max=1_000_000, help="Look at this many at most.")] = 100_000,
    actor: Actor = OPERATOR,
    as_json: AsJson = False,
) -> None:
    """Run one maintenance pass over every workspace, or `list` them all with what each did last."""
    with wiring.connect() as services:
        if name == LIST:
            _list(services, as_json=as_json)
            return
        with spinner(f"sweeping: {name}"):
            report = run(services, name, limit=limit, dry_run=dry_run, actor=sign(services, actor, "").actor)
    if as_json:
        emit({"sweep": name, "dry_run": dry_run, **report.counts})
    else:
        say(f"{name}{' (nothing is changed)' if dry_run else ''}: {_told(report.counts)}")


def _list(services: Services, *, as_json: bool) -> None:
    latest = {row["sweep"]: row for row in services.sweep_runs.latest()}
    for name, kind in SWEEPS.items():
        row = latest.get(name)
        if as_json:
            emit({"sweep": name, "meaning": kind.meaning, "on_request": kind.on_request, "last": _plain(row)})
        else:
            say(f"{name:10} {kind.meaning}{' (on request only)' if kind.on_request else ''}")
            say(f"{'':10} {_last(row) if row else 'has not run yet'}")


def _plain(row: Mapping[str, Any] | None) -> Any:  # noqa: ANN401 - a JSON value
    return plain({name: value for name, value in row.items() if name != "sweep"}) if row else None


def _last(row: Mapping[str, Any]) -> str:
    failed = f"FAILED ({row['error']})" if row["error"] else _told(row["counts"])
    return f"last by {row['actor']} at {row['finished_at']:%Y-%m-%d %H:%M:%S}: {failed}"


def _told(counts: Mapping[str, int]) -> str:
    ordered = sorted(counts.items(), key=lambda each: each[0] != "seen")
    done = ", ".join(f"{count} {label}" for label, count in ordered if label != "more")
    return f"{done}; more is left, run it again" if counts.get("more") else done
