"""What `judge_against_mem0.py` tells both systems, and the one model that knows what it means."""

from __future__ import annotations

import json
from contextlib import suppress
from threading import Barrier, BrokenBarrierError
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from tests.fakes import clusters
from tests.fakes.model_server import Cut, Hang, Http, Say, material
from workers.wiring import local_embedder

if TYPE_CHECKING:
    from collections.abc import Callable

    from pipeline.ports import Embedder
    from tests.fakes.model_server import ModelServer, Reaction, Request

PARAPHRASES: Final = (
    "Deploys of the shop are frozen on Fridays.",
    "On Fridays deploys of the shop are frozen.",
    "Deploys of the shop stay frozen on each Friday.",
    "Shop deploys are frozen on Fridays.",
)
CHANGES: Final = (
    ("The release manager of the shop is Ola.", "The release manager of the shop is Kim instead of Ola."),
    ("The metrics port of the gateway is 9090.", "The metrics port of the gateway changed to 9191."),
    ("The flag fast-path is on in production.", "The flag fast-path is no longer on in production."),
    ("The platform team prefers trunk-based work.", "The platform team no longer prefers trunk-based work."),
    ("Sessions of the portal expire after 30 days.", "Correction: sessions of the portal expire after 14 days."),
)
TRANSCRIPTS: Final = 12
"""Of three statements, one that replaces, one that restates, one that adds (`tests.fakes.clusters`)."""
CHARS_PER_TOKEN: Final = 4
OVERLAP_SECONDS: Final = 10.0


class Meaning(NamedTuple):
    """What a saying states: its topic, and which of the values the topic has had."""

    topic: str
    value: int


def _meanings() -> dict[str, Meaning]:
    known = {text: Meaning("frozen", 0) for text in PARAPHRASES}
    known |= {text: Meaning(pair[0], value) for pair in CHANGES for value, text in enumerate(pair)}
    for number in range(TRANSCRIPTS):
        changed, restated, added = clusters.sayings(number).texts
        known |= {clusters.owner(number): Meaning(f"owner {number}", 0), changed: Meaning(f"owner {number}", 1)}
        known |= {text: Meaning(f"kept {number}", 0) for text in (clusters.known(number), restated)}
        known |= {added: Meaning(added, 0)}
    return known


MEANINGS: Final = _meanings()


def verdict(row: dict[str, Any], memories: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the right verdict on a statement among the memories it is shown."""
    mine = MEANINGS[row["text"]]
    for memory in memories:
        other = MEANINGS[memory["text"]]
        if other == mine:
            return {"op": "NOOP", "kind": "none", "targets": [memory["memory"]], "reason": "known"}
        if other.topic == mine.topic:
            return {"op": "UPDATE", "kind": "supersede", "targets": [memory["memory"]], "reason": "changed"}
    return {"op": "ADD", "kind": "none", "targets": [], "reason": "new"}


class Form(NamedTuple):
    """How one system wants its replies: the right one, and the same facts in two shapes it does not expect."""

    right: object
    listed: object
    bare: object


def own_form(request: Request) -> Form:
    """Return what our prompts ask for."""
    rows = material(request)
    if "n" in rows[0]:
        facts: list[Any] = [{"candidates": [row["n"]], "type": "fact", "text": row["text"]} for row in rows]
        return Form({"statements": facts, "left_out": []}, facts, {"statements": [row["text"] for row in rows]})
    memories = [row for row in rows if "memory" in row]
    facts = [{"statement": r["statement"], **verdict(r, memories)} for r in rows if "statement" in r]
    return Form({"verdicts": facts}, facts, {"verdicts": [fact["op"] for fact in facts]})


def mem0_form(request: Request, *, attentive: bool) -> Form:
    """Return what mem0's prompt asks for; an attentive model leaves out what it is shown as known."""
    shown, _, new = cast("str", request["messages"][-1]["content"]).partition("## New Messages")
    known = {MEANINGS[text] for text in MEANINGS if text in shown.partition("## Existing Memories")[2]}
    said = [text for text in MEANINGS if text in new and not (attentive and MEANINGS[text] in known)]
    facts = [{"id": str(number), "text": text, "attributed_to": "user"} for number, text in enumerate(said)]
    return Form({"memory": facts}, facts, {"memory": said})


def _cut_off(form: Form) -> Reaction:
    text = json.dumps(form.right)
    return Say(text[: len(text) * 2 // 3], finish_reason="length")


FAULTS: Final[dict[str, Callable[[Form], Reaction]]] = {
    "cut off": _cut_off,
    "wrapped in prose": lambda form: Say(f"Here is the result:\n{json.dumps(form.right)}\nAnything else?"),
    "prose alone": lambda _: Say("I found nothing worth remembering."),
    "a list instead of an object": lambda form: Say(json.dumps(form.listed)),
    "strings instead of objects": lambda form: Say(json.dumps(form.bare)),
    "another key": lambda form: Say(json.dumps({"operations": form.listed})),
    "empty": lambda _: Say(""),
    "no content": lambda _: Say(None),
    "no choices": lambda _: Say("", choices=False),
    "refusal": lambda _: Say(None, refusal="No."),
    "429": lambda _: Http(429, headers={"retry-after": "0.01"}),
    "503": lambda _: Http(503),
    "401": lambda _: Http(401),
    "connection cut": lambda _: Cut(),
    "time-out": lambda _: Hang(),
}


class Model(NamedTuple):
    """The scripted model of one system; `script` may be set between transcripts."""

    server: ModelServer
    form: Callable[[Request], Form]

    def behave(self, react: Callable[[Form], Reaction]) -> None:
        """React so to each question from now on; vectors are always given."""
        form = self.form

        def script(request: Request) -> Reaction:
            return embedded_texts(request) if "input" in request else react(form(request))

        self.server.script = script

    def meet(self, parties: int) -> None:
        """Answer rightly, but the first questions only when so many are asked at once."""
        barrier = Barrier(parties)

        def react(form: Form) -> Reaction:
            if not barrier.broken:
                with suppress(BrokenBarrierError):
                    barrier.wait(OVERLAP_SECONDS)
                barrier.abort()
            return right(form)

        self.behave(react)

    @property
    def spent(self) -> tuple[int, int]:
        """Return calls so far, and their tokens: characters of messages and schema by four."""
        asked = [request for request in self.server.requests if "messages" in request]
        sent = ("".join((json.dumps(r["messages"]), json.dumps(r.get("response_format", "")))) for r in asked)
        return len(asked), sum(len(text) // CHARS_PER_TOKEN for text in sent)


def right(form: Form) -> Reaction:
    """Say what is right."""
    return Say(json.dumps(form.right))


def embedded_texts(request: Request) -> Reaction:
    """Answer as an endpoint for vectors, with the model that memform uses itself."""
    if EMBEDDER is None:
        return Http(503)
    vectors = EMBEDDER.embed(request["input"])
    data = [{"object": "embedding", "index": n, "embedding": v.tolist()} for n, v in enumerate(vectors)]
    usage = {"prompt_tokens": 0, "total_tokens": 0}
    body = {"object": "list", "model": request["model"], "data": data, "usage": usage}
    return Http(200, json.dumps(body).encode())


EMBEDDER: Final[Embedder | None] = local_embedder()
