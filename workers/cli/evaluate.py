"""`memform eval`: what labelled statements say of the gate, of PACER and of the judge."""

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing, nullcontext
from typing import Annotated, TypeVar, cast

import numpy as np
import typer
from pydantic import JsonValue

from judge import evaluation as judging
from judge.completer import Completer
from judge.evaluation import Pair, Relevance
from judge.guards import Ruling
from judge.llm import OpenAICompleter
from pipeline.errors import InvalidInputError
from pipeline.evaluation import read_labels
from pipeline.interval import Interval
from pipeline.scoring.relevance import calibrate
from workers import evaluation, settings, wiring
from workers.cli.option import AsJson
from workers.cli.source import body_of, gather, tell
from workers.cli.terminal import complain, emit, say, spinner, tabulate
from workers.evaluation import Decided
from workers.judging import configured_model

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    no_args_is_help=True,
    help="Measure the gate, PACER or the judge on labelled rows.",
    epilog="Example: memform eval gate labels.jsonl",
)

T = TypeVar("T")

LABEL_FIELDS = "{id,text,context_before,surface,keep,junk_kind,pacer,language,file,unsure}"
Labels = Annotated[str, typer.Argument(help=f"JSON lines {LABEL_FIELDS}, or a folder of them.", metavar="LABELS")]
SureOnly = Annotated[bool, typer.Option("--sure-only", help="Leave out rows marked unsure.")]


@app.command("gate", epilog="Example: memform eval gate labels.jsonl --json")
def eval_gate(labels: Labels, *, sure_only: SureOnly = False, as_json: AsJson = False) -> None:
    """Measure what the gate keeps: a row is a transcript of one turn, kept if any statement of it is.

    The 95 % intervals resample files, and are shown where every row names its file.
    """
    decided = _decided(labels, sure_only=sure_only)
    figures = evaluation.gate_figures(decided)
    if as_json:
        emit(cast("JsonValue", figures))
        return
    say(
        f"{figures['n']} rows, {sum(each.row.keep for each in decided)} to keep, {len(figures['errors'])} decided wrong"
    )
    values = {"precision": figures["precision"], "recall": figures["recall"], "f1": figures["f1"]}
    _tell_figures(values, evaluation.gate_intervals(decided))
    _tell_groups("kind", figures["by_kind"], [each.row.junk_kind or "keep" for each in decided])
    _tell_groups("language", figures["by_language"], [each.row.language for each in decided])
    say(f"wrong: {' '.join(figures['errors']) or 'none'}")


@app.command("pacer", epilog="Example: memform eval pacer labels.jsonl --sure-only")
def eval_pacer(labels: Labels, *, sure_only: SureOnly = False, as_json: AsJson = False) -> None:
    """Measure PACER on the rows labelled keep: the class of a row's longest candidate, or of its whole text."""
    decided = _decided(labels, sure_only=sure_only)
    figures = evaluation.pacer_figures(decided)
    if not figures["n"]:
        message = f"no row of {labels} is labelled keep and has a class: there is nothing to measure"
        raise InvalidInputError(message)
    if as_json:
        emit(cast("JsonValue", figures))
        return
    say(f"{figures['n']} rows with a class")
    values = {"accuracy": figures["accuracy"], "macro_f1": figures["macro_f1"]}
    _tell_figures(values, evaluation.pacer_intervals(decided))
    shares = ("precision", "recall", "f1")
    by_class = figures["by_class"].items()
    tabulate(("class", *shares, "n"), [(n, *(f"{f[s]:.3f}" for s in shares), f"{f['n']:.0f}") for n, f in by_class])
    classes = [*figures["by_class"]]
    answered = [(gold, *(str(row.get(c, 0)) for c in classes)) for gold, row in figures["confusion"].items()]
    tabulate(("gold, answered as", *classes), answered)


@app.command("judge", epilog="Example: memform eval judge pairs.jsonl --guards-only --json")
def eval_judge(
    pairs: Annotated[
        str, typer.Argument(help="JSON lines {id,nearby,candidate,gold}, or a folder of them.", metavar="PAIRS")
    ],
    *,
    guards_only: Annotated[bool, typer.Option(help="Ask no model: equality and conflict rules alone.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure reconciliation: the configured model behind the guards, or the rules in code alone."""
    rows = _rows(pairs, judging.read_pairs, lambda pair: pair.id)
    completer = None if guards_only else _configured()
    with spinner(f"judging {len(rows)} pairs"), closing(completer) if completer else nullcontext():
        answer = judging.evaluate(rows, _ruled_by(completer, rows) if completer else _rule_alone)
    told = cast("dict[str, JsonValue]", {"model": completer.model if completer else None, **answer})
    if as_json:
        emit(told)
    else:
        _show_judge(told)
    if completer and told["staged"] == len(rows):
        complain(
            f"{completer.model} answered none of the {len(rows)} pairs with what could be used: see `memform doctor`"
        )
        raise typer.Exit(1)


def _decided(labels: str, *, sure_only: bool) -> Sequence[Decided]:
    rows = _rows(labels, read_labels, lambda row: row.id)
    chosen = [row for row in rows if not (sure_only and row.unsure)]
    if not chosen:
        message = f"each of the {len(rows)} rows is marked unsure: leave --sure-only out"
        raise InvalidInputError(message)
    with spinner(f"deciding {len(chosen)} rows"):
        return [*evaluation.decide(chosen, wiring.tools(), wiring.masker())]


def _rows(path: str, read: Callable[[Iterable[str]], Sequence[T]], id_of: Callable[[T], str]) -> Sequence[T]:
    """Return the rows of a file, or of every file of a folder; there is one at least.

    Raises:
        InvalidInputError: a line is no row, named with its file; or there is none.
    """
    gathered = gather([path])
    tell(gathered)
    rows: list[T] = []
    for name in gathered.files:
        text = body_of(name).decode("utf-8-sig", "replace")
        try:
            rows += evaluation.read_rows(text, read, id_of)
        except InvalidInputError as error:
            message = f"{name}: {error}"
            raise InvalidInputError(message, error.hints) from error
    if not rows:
        message = f"{path} holds no rows: there is nothing to measure"
        raise InvalidInputError(message)
    return rows


def _configured() -> OpenAICompleter:
    chosen = settings.load()
    if not chosen.judge_model:
        message = "no model is configured"
        raise InvalidInputError(message, ["set MEMFORM_JUDGE_BASE_URL and MEMFORM_JUDGE_MODEL, or give --guards-only"])
    return configured_model(chosen)


def _rule_alone(pair: Pair) -> Ruling:
    return judging.rule_alone(pair.said(), pair.near(judging.unknown_relevance))


def _ruled_by(completer: Completer, pairs: Sequence[Pair]) -> Callable[[Pair], Ruling]:
    return judging.rule_with(completer, lambda: secrets.token_hex(8), _relevance(pairs))


def _relevance(pairs: Sequence[Pair]) -> Relevance:
    """Return the calibrated cosine of two texts of the pairs, as production has it; unknown without a model."""
    embedder = wiring.local_embedder()
    if embedder is None:
        return judging.unknown_relevance
    texts = sorted({text for pair in pairs for text in (pair.candidate.text, *(row.text for row in pair.nearby))})
    vectors = dict(zip(texts, (np.asarray(vector) for vector in embedder.embed(texts)), strict=True))
    return lambda one, other: calibrate(float(vectors[one] @ vectors[other]), embedder.model)


def _tell_figures(values: Mapping[str, float], ends: Mapping[str, Interval]) -> None:
    rows = [
        (name, f"{value:.3f}", f"{ends[name].low:.3f} to {ends[name].high:.3f}" if ends else "unknown")
        for name, value in values.items()
    ]
    tabulate(("figure", "value", "95 % by file"), rows)


def _tell_groups(name: str, shares: Mapping[str, float], groups: Sequence[str]) -> None:
    rows = [(group or "(none)", f"{share:.3f}", str(groups.count(group))) for group, share in shares.items()]
    tabulate((name, "right", "n"), rows)


def _show_judge(told: Mapping[str, JsonValue]) -> None:
    by_op = cast("Mapping[str, Mapping[str, float]]", told["by_op"])
    wrong = cast("Sequence[str]", told["wrong_overwrites"])
    say(f"{told['n']} pairs, model: {told['model'] or 'none (rules alone)'}")
    say(f"accuracy {told['accuracy']:.3f}, with the right targets {told['accuracy_with_targets']:.3f}")
    say(f"staged, so never right: {told['staged']}")
    tabulate(
        ("operation", "precision", "recall"),
        [(op, f"{f['precision']:.3f}", f"{f['recall']:.3f}") for op, f in by_op.items()],
    )
    say(f"wrong overwrites: {' '.join(wrong) or 'none'}")
