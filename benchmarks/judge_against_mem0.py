"""memform's judge beside mem0: the same model with the same facts, the same vectors, the same transcripts.

    python -m venv /tmp/mem0 && /tmp/mem0/bin/pip install mem0ai
    PYTHONPATH=. python benchmarks/judge_against_mem0.py --mem0 /tmp/mem0/bin/python

mem0 is no dependency: it runs in a process of its own, under the interpreter that `--mem0` names (without it only our
half is measured). Both talk over HTTP to one scripted model, which knows what each transcript states and answers each
system in the form its own prompt asks for, and both compare by multilingual-e5-small. mem0 is measured twice, since its
prompt leaves it to the model to pass over what it is shown as known: by a model that does, and by one that does not.
Nothing is timed, so a busy machine changes no figure.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from scripted_facts import CHANGES, FAULTS, PARAPHRASES, TRANSCRIPTS, Model, mem0_form, own_form, right

from infra import embedded
from infra.postgres.migrate import migrate
from judge.breaker import CLOSED
from tests.fakes import clusters
from tests.fakes.alone import alone
from tests.fakes.courtroom import Shifted, Told, catch_up, form, ref, remembered, store
from tests.fakes.model_server import Http, ModelServer
from workers import endpoint, fleet, stages
from workers.judging import SharedCircuits
from workers.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from scripted_facts import Form

    from tests.fakes.model_server import Request
    from workers.outcomes import Report
    from workers.wiring import Services

DAYS_BETWEEN: Final = 2
"""Two reports of one day that differ are an open conflict for memform, not a change."""


class Own:
    """memform: the stages of its queues in this process, on private servers."""

    name: Final = "memform"

    def __init__(self, services: Services, model: Model) -> None:
        """Use services with a configured model."""
        self._services, self.model, self._told = services, model, 0

    def add(self, place: str, transcripts: Sequence[Sequence[str]], *, together: bool = False) -> Sequence[str]:
        """Form each transcript, of a colony of its own."""
        first, self._told = self._told, self._told + len(transcripts)
        told = [Told(f"t-{number}", tuple(texts)) for number, texts in enumerate(transcripts, first)]
        if not together:
            for number, one in enumerate(told):
                form(self._services, place, one, DAYS_BETWEEN * (first + number))
            return [""] * len(told)
        for one in told:
            store(self._services, place, one, DAYS_BETWEEN * first)
            for stage in (stages.gate, stages.classify):
                stage(self._services, ref(place, one.name))

        def judge(one: Told) -> Report:
            return stages.reconcile(self._services, ref(place, one.name))

        with ThreadPoolExecutor(len(told)) as pool:
            reports = list(pool.map(judge, told))
        return [type(report.error).__name__ if report.error else "" for report in reports]

    def live(self, place: str) -> Sequence[str]:
        """Return the live consolidated memories."""
        return [row[0] for row in remembered(self._services, place)["live"] if row[1] == "consolidated"]

    def waiting(self, place: str) -> int:
        """Return how many statements are staged until a model answers, in the open."""
        return sum(row[3] is not None for row in remembered(self._services, place)["live"])

    def recover(self, place: str) -> None:  # noqa: ARG002 - the sweep looks at all workspaces
        """Let the circuit close and catch-up hear what waits."""
        circuits, where = SharedCircuits(self._services.shared), self._services.completer.endpoint
        circuits.swap(where, circuits.read(where), CLOSED)
        self._services.clock = Shifted(self._services, timedelta(hours=2))
        catch_up(self._services)


class Mem0:
    """mem0, as `mem0_side.py` runs it."""

    def __init__(self, interpreter: str, model: Model, folder: Path) -> None:
        """Start its process."""
        self.model = model
        program = [interpreter, str(Path(__file__).with_name("mem0_side.py")), model.server.url, str(folder)]
        self._process = subprocess.Popen(  # noqa: S603 - the interpreter that the caller names
            program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        self.name = f"mem0 {self._read()['version']}"

    def close(self) -> None:
        """End its process."""
        if self._process.stdin:
            self._process.stdin.close()
        self._process.wait(60)

    def add(self, place: str, transcripts: Sequence[Sequence[str]], *, together: bool = False) -> Sequence[str]:
        """Add each transcript as one message."""
        texts = ["\n\n".join(texts) for texts in transcripts]
        return self._ask({"add": texts, "user": place, "together": together})["errors"]

    def live(self, place: str) -> Sequence[str]:
        """Return every memory."""
        return self._ask({"rows": place})["rows"]

    def waiting(self, place: str) -> int:  # noqa: ARG002 - it has no such thing
        """Return 0: what was not stored is nowhere."""
        return 0

    def recover(self, place: str) -> None:
        """Do nothing: it has nothing to catch up with."""

    def _ask(self, asked: dict[str, Any]) -> dict[str, Any]:
        if self._process.stdin is None:
            raise AssertionError
        self._process.stdin.write(json.dumps(asked) + "\n")
        self._process.stdin.flush()
        return self._read()

    def _read(self) -> dict[str, Any]:
        line = self._process.stdout.readline() if self._process.stdout else ""
        if not line:
            sys.exit("mem0's process ended: is mem0ai installed for the interpreter of --mem0?")
        return json.loads(line)


class Fate(NamedTuple):
    """What became of transcripts whose model failed."""

    lost: tuple[str, ...]
    crashed: tuple[str, ...]
    told: tuple[str, ...]
    held: tuple[str, ...]
    formed: tuple[str, ...]


class Figures(NamedTuple):
    """What was measured of one system."""

    after_paraphrases: int
    after_concurrent: int
    contradictions: int
    fate: Fate
    calls: float
    tokens: float


def measure(side: Own | Mem0) -> Figures:
    """Tell one system everything."""
    side.model.behave(right)
    side.add("paraphrases", [[text] for text in PARAPHRASES])
    side.model.meet(4)
    side.add("concurrent", [[PARAPHRASES[0]]] * 4, together=True)
    side.model.behave(right)
    for pair in CHANGES:
        side.add("changes", [[text] for text in pair])
    live = side.live("changes")
    side.add("cost", [clusters.beforehand(TRANSCRIPTS).texts[n : n + 2] for n in range(0, 2 * TRANSCRIPTS, 2)])
    before = side.model.spent
    side.add("cost", [clusters.sayings(number).texts for number in range(TRANSCRIPTS)])
    calls, tokens = (after - earlier for earlier, after in zip(before, side.model.spent, strict=True))
    return Figures(
        after_paraphrases=len(side.live("paraphrases")),
        after_concurrent=len(side.live("concurrent")),
        contradictions=sum(old in live and new in live for old, new in CHANGES),
        fate=suffer(side),
        calls=calls / TRANSCRIPTS,
        tokens=tokens / TRANSCRIPTS,
    )


def suffer(side: Own | Mem0) -> Fate:
    """Tell one transcript under each fault, then let the model answer again and the system do what it does."""
    fates: dict[str, list[str]] = {name: [] for name in Fate._fields}
    for number, (fault, react) in enumerate(FAULTS.items()):
        place = f"fault-{number}"
        side.model.behave(react)
        (error,) = side.add(place, [[CHANGES[0][0]]])
        fates[_fate(side, place, error)].append(fault)
        side.model.behave(right)
        side.recover(place)
        if side.waiting(place) and fault != "refusal":
            sys.exit(f"{fault}: still waiting after the model came back")
    return Fate(*(tuple(fates[name]) for name in Fate._fields))


def _fate(side: Own | Mem0, place: str, error: str) -> str:
    if side.live(place):
        return "formed"
    if side.waiting(place):
        return "held"
    if not error:
        return "lost"
    return "told" if error == "LLMError" else "crashed"


@contextmanager
def own() -> Generator[Own]:
    """Return memform with a model."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        server = stack.enter_context(ModelServer(lambda _: Http(503)))
        chosen = Settings(
            state_dir=Path(folder), judge_base_url=server.url, judge_model="scripted-1", judge_timeout_seconds=2.0
        )
        stack.callback(fleet.discard, chosen)
        embedded.start(chosen.state_dir)
        migrate(endpoint.database_url(chosen))
        services = stack.enter_context(alone(chosen, endpoint.locate(chosen)))
        yield Own(services, Model(server, own_form))


@contextmanager
def foreign(interpreter: str, *, attentive: bool) -> Generator[Mem0]:
    """Return mem0 with a model."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        server = stack.enter_context(ModelServer(lambda _: Http(503)))

        def answers(request: Request) -> Form:
            return mem0_form(request, attentive=attentive)

        model = Model(server, answers)
        model.behave(right)
        side = Mem0(interpreter, model, Path(folder))
        stack.callback(side.close)
        yield side


def tell(columns: dict[str, Figures]) -> None:
    """Print the table and the ratios."""
    rows: dict[str, Callable[[Figures], str]] = {
        "memories after four wordings of one fact": lambda f: str(f.after_paraphrases),
        "memories after the same words four times at once": lambda f: str(f.after_concurrent),
        f"contradictions that live on, of {len(CHANGES)} changes": lambda f: str(f.contradictions),
        f"silent losses over {len(FAULTS)} faults": lambda f: str(len(f.fate.lost)),
        "crashes": lambda f: str(len(f.fate.crashed)),
        "errors handed to the caller": lambda f: str(len(f.fate.told)),
        "held until the model is back": lambda f: str(len(f.fate.held)),
        "formed in spite of the fault": lambda f: str(len(f.fate.formed)),
        "calls a transcript": lambda f: f"{f.calls:.2f}",
        "tokens sent a transcript": lambda f: f"{f.tokens:,.0f}",
    }
    print(f"| | {' | '.join(columns)} |\n|---|{'---|' * len(columns)}")
    for name, figure in rows.items():
        print(f"| {name} | {' | '.join(figure(figures) for figures in columns.values())} |")
    for name, figures in columns.items():
        fates = figures.fate._asdict().items()
        print(f"\n{name}: " + "; ".join(f"{fate}: {', '.join(faults)}" for fate, faults in fates if faults))
    mine, *others = columns.values()
    for name, other in zip(list(columns)[1:], others, strict=True):
        print(f"\nours to {name}: calls × {mine.calls / other.calls:.2f}, tokens × {mine.tokens / other.tokens:.2f}")


def main() -> None:
    """Measure both and print the table."""
    parser = argparse.ArgumentParser(description="memform's judge beside mem0")
    parser.add_argument("--mem0", default="", help="an interpreter for which mem0ai is installed")
    interpreter: str = parser.parse_args().mem0
    columns: dict[str, Figures] = {}
    with own() as ours:
        columns[ours.name] = measure(ours)
    for attentive in (True, False) if interpreter else ():
        with foreign(interpreter, attentive=attentive) as theirs:
            how = "attentive" if attentive else "inattentive"
            columns[f"{theirs.name}, {how} model"] = measure(theirs)
    tell(columns)


if __name__ == "__main__":
    main()
