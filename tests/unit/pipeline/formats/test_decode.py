"""Bytes to text: each repair, counted; idempotent; nothing a script or a picture needs is lost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.formats.decode import clean, decode, utf8

FACT = "The cache keeps entries for 300 seconds."


@pytest.mark.parametrize(
    ("body", "text", "repairs"),
    [
        (FACT.encode(), FACT, {}),
        (b"\xef\xbb\xbf" + FACT.encode(), FACT, {"bom": 1}),
        (FACT.encode("utf-16"), FACT, {"bom": 1, "utf16": 1}),
        (b"\xfe\xff" + FACT.encode("utf-16-be"), FACT, {"bom": 1, "utf16": 1}),
        (FACT.encode("utf-32"), FACT, {"bom": 1, "utf16": 1}),
        (FACT.encode("utf-16-le"), FACT, {"utf16": 1}),
        (FACT.encode("utf-16-be"), FACT, {"utf16": 1}),
        (b"TTL is\x00 300 s", "TTL is 300 s", {"nul": 1}),
        (b"below 4 \xb0C it stops", "below 4 \ufffdC it stops", {"invalid_utf8": 1}),
        (b"already \xef\xbf\xbd and \xff", "already \ufffd and \ufffd", {"invalid_utf8": 1}),
        (b"half \xed\xa0\xbd gone", "half  gone", {"surrogate": 1}),
        (b"whole \xed\xa0\xbd\xed\xb8\x80 kept", "whole \U0001f600 kept", {}),
        (b"\x1b[1;31mred\x1b[0m and \x1b(Bplain", "red and plain", {"ansi": 3}),
        (b"\x1b]0;title\x07shown", "shown", {"ansi": 1}),
        (b"\x1b]8;;http://a.b\x1b\\link\x1b]8;;\x1b\\", "link", {"ansi": 2}),
        (b"\x1b]never closed", "]never closed", {"ansi": 1}),
        (b"a\r\nb\rc\r\r\nd", "a\nb\nc\nd", {"crlf": 3}),
        (b"bell\x07 back\x08space", "bell backspace", {"control": 2}),
        ("se\u200bcret\ufeff \u2060x\u00ad".encode(), "secret x", {"zero_width": 4}),
        ("tag\U000e0041\U000e0042".encode(), "tag", {"zero_width": 2}),
        ("user\u202etxt.exe\u2066\u200f".encode(), "usertxt.exe", {"bidi": 3}),
    ],
)
def test_each_fault_is_mended_and_counted(body: bytes, text: str, repairs: dict[str, int]) -> None:
    assert decode(body) == (text, repairs)


def test_utf16_read_as_utf8_by_someone_else_comes_back_as_text() -> None:
    mangled = FACT.encode("utf-16-le").decode("utf-8", "replace").encode()

    assert decode(mangled).text == FACT


def test_wide_text_cut_in_half_a_character_is_still_read() -> None:
    decoded = decode(b"\xff\xfe" + FACT.encode("utf-16-le")[:-1])

    assert decoded.text == FACT[:-1] + "\ufffd"
    assert decoded.repairs == {"bom": 1, "utf16": 1, "invalid_utf8": 1}


@pytest.mark.parametrize(
    "text",
    [
        "می‌خواهم",  # Persian: a non-joiner inside a word
        "क्‍ष and ക്‍",  # Indic: a joiner after a virama, also at the end of a word
        "👩‍💻 ❤️‍🔥",  # one picture out of two
    ],
)
def test_joiners_that_shape_letters_and_emoji_stay(text: str) -> None:
    assert decode(text.encode()) == (text, {})


@pytest.mark.parametrize(
    ("text", "kept", "removed"),
    [
        ("pass\u200cword\u200d", "password", 2),
        ("👩\u200d", "👩", 1),
        ("👩\u200d\u200d💻", "👩\u200d💻", 1),
        ("ک\u200c\u200c\u200cم", "ک\u200cم", 2),
    ],
)
def test_joiners_that_hide_text_go(text: str, kept: str, removed: int) -> None:
    assert clean(text) == (kept, {"zero_width": removed})


def test_surrogates_from_json_escapes_are_joined_or_removed() -> None:
    assert clean("a\ud83d\ude00b\ud800c") == ("a\U0001f600bc", {"surrogate": 1})


@given(st.binary(max_size=200))
def test_decoding_is_idempotent_and_never_raises(body: bytes) -> None:
    once = decode(body)

    assert decode(once.text.encode()) == (once.text, {})


@given(
    st.text(
        st.sampled_from("\x00\x1b[]0;m\x07\\\r\n\u200b\u200c\u200d\u202e\ufeff\ud800\udc00a👩💻کم\x9b\u00ad("),
        max_size=30,
    )
)
def test_cleaning_is_idempotent_on_the_characters_it_is_about(text: str) -> None:
    once = clean(text).text

    assert clean(once) == (once, {})
    once.encode()


def test_utf8_transcodes_wide_text_and_leaves_the_rest() -> None:
    assert utf8(FACT.encode("utf-16")) == FACT.encode()
    assert utf8(b"\xef\xbb\xbfx\xff") == b"x\xff"
