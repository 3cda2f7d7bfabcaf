"""Every way a model's answer can go wrong, as an HTTP server would show it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.fakes.model_server import Cut, Hang, Http, Say

if TYPE_CHECKING:
    from tests.fakes.model_server import Reaction

CUT_OFF = '{"statements":[{"candidates":[1],"type":"fact","te'
FAULTS: dict[str, Reaction] = {
    "connection": Cut(),
    "rate_limit": Http(429, headers={"retry-after": "0.01"}),
    "server": Http(503),
    "rejected": Http(401),
    "refusal": Say(None, refusal="No."),
    "empty": Say(""),
    "no_content": Say(None),
    "no_choices": Say("x", choices=False),
    "truncated": Say(CUT_OFF, finish_reason="length"),
    "invalid_json": Say(CUT_OFF),
    "prose": Say("I found nothing worth remembering."),
    "list": Say("[]"),
    "wrong_schema": Say('{"ops":["a b c d"]}'),
    "nothing": Say("{}"),
    "too_many": Say(json.dumps({"statements": [{"candidates": [1], "text": "x"}] * 99, "left_out": []})),
    "control": Say('{"statements":[{"candidates":[1],"text":"\x00\x07"}],"left_out":[]}'),
    "time_out": Hang(),
}
