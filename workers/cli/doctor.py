"""`memform doctor`: what is wrong, what breaks by it, and how to mend it."""

import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import asdict, replace
from pathlib import Path

import typer

from infra import embedded
from infra.clock import SystemClock
from infra.doctor.examination import Patient, examine
from infra.doctor.finding import Finding, Severity, fine
from infra.postgres.migrate import migrate
from pipeline.errors import InvalidInputError, NoServersError
from workers import settings, wiring
from workers.attendance import attend
from workers.cli.option import AsJson
from workers.cli.terminal import emit, say, spinner
from workers.diagnosis import patient
from workers.endpoint import Endpoints, reach
from workers.patience import ASKING
from workers.settings import Settings

app = typer.Typer(add_completion=False, rich_markup_mode=None)

SIGN = {Severity.ERROR: "ERROR", Severity.WARNING: "warning", Severity.INFO: "ok"}


@app.command(epilog="Example: memform doctor --json")
def doctor(*, as_json: AsJson = False) -> None:
    """Check everything memform needs. Exit code 1 when something keeps it from working or from its promises.

    Where no server is running or configured, private ones are started for the length of the examination.
    """
    chosen = settings.load()
    with spinner("examining"), _servers(chosen) as (where, note):
        findings = [*note, *examine(_patient(chosen, where), SystemClock())]
    for finding in findings:
        if as_json:
            emit({**asdict(finding), "severity": finding.severity.value})
        else:
            _show(finding)
    if any(finding.severity is Severity.ERROR for finding in findings):
        raise typer.Exit(1)


def _patient(chosen: Settings, where: Endpoints) -> Patient:
    embedder, refusal = None, None
    try:
        embedder = wiring.embedder_of(chosen.embedding_model)
    except InvalidInputError as error:
        refusal = error
    examined = replace(patient(chosen, where, embedder), embedder_refusal=refusal)
    if not (where.database_url and where.redis_url):
        return examined
    with wiring.Services(chosen, where, patience=ASKING) as services:
        return replace(examined, children=services.bell.children(), attendance=attend(services))


@contextmanager
def _servers(chosen: Settings) -> Generator[tuple[Endpoints, list[Finding]]]:
    """Yield the servers to examine, and a note when they were started for it."""
    try:
        yield reach(chosen), []
    except NoServersError:
        pass
    else:
        return
    with tempfile.TemporaryDirectory(prefix="memform-doctor-") as folder:
        try:
            servers = embedded.start(Path(folder))
            migrate(servers.database_url)
            told = f"nothing runs in {chosen.state_dir}: private servers were started for this examination"
            yield Endpoints(servers.database_url, servers.redis_url), [fine("servers.running", told)]
        finally:
            embedded.discard(Path(folder))


def _show(finding: Finding) -> None:
    say(f"{SIGN[finding.severity]:8}{finding.check:26}{finding.message}")
    if finding.breaks:
        say(f"{'':34}breaks: {finding.breaks}")
    if finding.mend:
        say(f"{'':34}mend:   {finding.mend}")
