"""`memform reembed`: move a store to another embedding model while it goes on answering."""

from typing import Annotated

import typer

from infra.postgres.vectors import index_vectors
from pipeline.errors import InvalidInputError
from workers import reembedding, wiring
from workers.cli.option import AsJson
from workers.cli.terminal import emit, progress, say
from workers.wiring import Services

app = typer.Typer(add_completion=False, rich_markup_mode=None)


@app.command(epilog="Example: memform reembed --model hashed-ngrams-256")
def reembed(
    *,
    model: Annotated[
        str, typer.Option(help="Model to make vectors of; default: the one that answers (MEMFORM_EMBEDDING_MODEL).")
    ] = "",
    batch: Annotated[int, typer.Option(min=1, max=5_000, help="Memories to a batch; each batch is kept.")] = (
        reembedding.BATCH
    ),
    forget: Annotated[
        str, typer.Option(help="Instead, delete the vectors of this model, which no longer answers.", metavar="MODEL")
    ] = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only count what lacks a vector.")] = False,
    as_json: AsJson = False,
) -> None:
    """Give every memory a vector of a model, beside those it has: nothing stops answering, and a stopped run goes on.

    To move to another model: run this with --model, set MEMFORM_EMBEDDING_MODEL and restart the workers, run this once
    more for what was formed meanwhile (the sweep `embed` does so too), then --forget the old model.
    """
    with wiring.connect() as services:
        if forget:
            _forget(services, forget, dry_run=dry_run, as_json=as_json)
            return
        embedder = wiring.embedder_of(model or services.settings.embedding_model)
        if embedder is None:
            message = "there is no embedding model to make vectors with"
            raise InvalidInputError(message, ["give --model, or set MEMFORM_EMBEDDING_MODEL"])
        lacking = services.vectors.count_lacking(embedder.model)
        done = reembedding.Reembedded(0, lacking)
        if not dry_run and lacking:
            with progress(f"embedding with {embedder.model}", lacking) as advance:
                done = reembedding.reembed(services.vectors, embedder, advance, batch=batch)
            index_vectors(services.endpoints.database_url, embedder.dimensions)
        counts = {"model": embedder.model, "embedded": done.embedded, "lacking": done.lacking}
    if as_json:
        emit(dict(counts))
    else:
        say(f"{embedder.model}: {done.embedded} memories got a vector, {done.lacking} lack one")


def _forget(services: Services, model: str, *, dry_run: bool, as_json: bool) -> None:
    held = {name: memories for name, _, memories in services.vectors.models()}
    if dry_run:
        gone = held.get(model, 0)
    else:
        with progress(f"deleting vectors of {model}", held.get(model, 0)) as advance:
            answering = services.embedder.model if services.embedder else ""
            gone = reembedding.forget(services.vectors, model, answering, advance)
    if as_json:
        emit({"model": model, "deleted": gone})
    else:
        say(f"{model}: the vectors of {gone} memories {'would be' if dry_run else 'are'} deleted")
