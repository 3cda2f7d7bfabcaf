"""Nothing a producer says leaves it unmasked: neither the text, however escaped, nor what is said about it."""

from __future__ import annotations

import json

from classifiers.scan.masking import SecretMasker
from pipeline.domain.parcel import Reading
from tests.builders import NOON
from workers.intake import pack

TOKEN = "ghp_" + "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8"


def test_a_secret_in_escapes_is_masked() -> None:
    escaped = "".join(f"\\u{ord(letter):04x}" for letter in TOKEN)
    parcel = pack(
        f'{{"messages": [{{"role": "user", "content": "use {escaped}"}}]}}'.encode(), "w", SecretMasker(), NOON
    )
    assert TOKEN not in json.loads(parcel.body)["messages"][0]["content"]
    assert sum(parcel.redactions.values()) == 1


def test_what_is_said_about_a_transcript_is_masked() -> None:
    reading = Reading(thread_id=TOKEN, task=f"log in with {TOKEN}", agent_id="coder")
    parcel = pack(b"The API listens on port 8443.", "w", SecretMasker(), NOON, reading=reading, transcript_id=TOKEN)
    assert TOKEN not in parcel.model_dump_json()
    assert parcel.reading.agent_id == "coder"
