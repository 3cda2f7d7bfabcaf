"""Bytes to text, with every repair counted: nothing that a later stage must fear is left in it.

Kinds of repair (the keys of `Decoded.repairs`): `bom` and `utf16` (the file's encoding), `invalid_utf8`,
`surrogate`, `nul`, `control`, `ansi`, `zero_width`, `bidi`, `crlf`. Decoding is idempotent: decoding the UTF-8 of
a decoded text changes nothing and counts nothing. All of it is linear in the input.
"""

from __future__ import annotations

import codecs
import re
from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

_BOMS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # before UTF-16: its mark begins with the mark of UTF-16
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_PROBE_BYTES: Final = 4096
_WIDE_SHARE: Final = 0.4
"""UTF-16 without a mark shows NUL in nearly every second byte of Latin text, and hardly any in the others."""

NO_TEXT_SHARE: Final = 0.1
"""A text in an old one-byte encoding stays below this; pictures and archives are far above."""

_ENCODED_PAIR: Final = re.compile(rb"\xed[\xa0-\xaf][\x80-\xbf]\xed[\xb0-\xbf][\x80-\xbf]")
_ENCODED_SURROGATE: Final = re.compile(rb"\xed[\xa0-\xbf][\x80-\xbf]")

_SUSPECT: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ud800-\udfff\U000e0000-\U000e007f]"
)
_SUSPECT_ASCII: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f]")
_SURROGATE_PAIR: Final = re.compile("[\ud800-\udbff][\udc00-\udfff]")
_ANSI: Final = re.compile(
    r"""\x1b(?:\[[0-?]*+[ -/]*+[@-~]?       # CSI: colours, cursor moves
           |\][^\x1b\x07\n]*+(?:\x07|\x1b\\) # OSC: titles, links; only when it ends, else text would go with it
           |[()\#%*+][0-9A-Za-z]             # character sets
           |[78=>cDEHMNOZ]
        )?
       |\x9b[0-?]*+[ -/]*+[@-~]?""",
    re.VERBOSE,
)
_RETURN: Final = re.compile("\r++\n?")
_HIDDEN: Final[Mapping[str, re.Pattern[str]]] = {
    "surrogate": re.compile("[\ud800-\udfff]"),
    "zero_width": re.compile("[\u00ad\u180e\u200b\u2060-\u2065\ufeff\U000e0000-\U000e007f]"),
    "bidi": re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f]"),
}
_CONTROL: Final = re.compile("[\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")

# A joiner shapes letters of these scripts, also at the end of a word; between emoji it makes one picture of two.
_JOINING: Final = "\u0600-\u07ff\u0860-\u0dff\u1000-\u109f\u1780-\u18af\ufb50-\ufdff\ufe70-\ufefc"
_EMOJI: Final = "\u2190-\u23ff\u2600-\u27bf\u2b00-\u2bff\u20e3\ufe0f\U0001f000-\U0001faff"
_ZWJ: Final = "\u200d"
_JOINING_LETTER: Final = re.compile(f"[{_JOINING}]")
_PICTURE: Final = re.compile(f"[{_EMOJI}]")
_JOINERS: Final = re.compile("[\u200c\u200d]++")


class Decoded(NamedTuple):
    """Clean text and how many repairs of each kind made it so (kinds that did not occur are absent)."""

    text: str
    repairs: Mapping[str, int]


def decode(body: bytes) -> Decoded:
    """Return the text of a file. Never raises: what is not text becomes U+FFFD and is counted."""
    repairs: Counter[str] = Counter()
    payload, encoding, marked = _encoding(body)
    if marked:
        repairs["bom"] += 1
    if encoding == "utf-8":
        text = _from_utf8(payload, repairs)
    else:
        repairs["utf16"] += 1
        text = payload.decode(encoding, "replace")
        repairs["invalid_utf8"] += text.count("\ufffd") - payload.count("\ufffd".encode(encoding))
    text, cleaned = clean(text)
    repairs.update(cleaned)
    return Decoded(text, {kind: count for kind, count in sorted(repairs.items()) if count > 0})


def utf8(body: bytes) -> bytes:
    """Return the file as UTF-8 without a mark; what is no UTF-16 or UTF-32 stays byte for byte."""
    payload, encoding, _ = _encoding(body)
    return payload if encoding == "utf-8" else payload.decode(encoding, "replace").encode("utf-8", "replace")


def is_binary(head: bytes) -> bool:
    """Return True when the beginning of a file is no text: NUL in what is no UTF-16, or much that is no character."""
    payload, encoding, _ = _encoding(head)
    if encoding == "utf-8" and b"\0" in payload:
        return True
    return is_no_text(payload.decode(encoding, "replace"))


def is_no_text(text: str) -> bool:
    """Return True when more than a tenth of a decoded text is U+FFFD: pictures and archives are far above."""
    return text.count("\ufffd") > NO_TEXT_SHARE * len(text)


def clean(text: str) -> Decoded:
    """Strip from text what no reader sees: used on whole files, and again on strings that JSON escapes hid."""
    is_ascii = text.isascii()
    if (_SUSPECT_ASCII if is_ascii else _SUSPECT).search(text) is None:
        return Decoded(text, {})
    repairs: Counter[str] = Counter(nul=text.count("\x00"))
    text = text.replace("\x00", "")
    if not is_ascii:
        text = _SURROGATE_PAIR.sub(_join_pair, text)
        for kind, pattern in _HIDDEN.items():
            text, repairs[kind] = pattern.subn("", text)
    text, repairs["ansi"] = _ANSI.subn("", text)
    if "\r" in text:
        text, repairs["crlf"] = _RETURN.subn("\n", text)
    text, repairs["control"] = _CONTROL.subn("", text)
    before = len(text)
    text = text if is_ascii else _JOINERS.sub(_kept_joiner, text)
    repairs["zero_width"] += before - len(text)
    return Decoded(text, {kind: count for kind, count in repairs.items() if count})


def _encoding(body: bytes) -> tuple[bytes, str, bool]:
    """Return the bytes after the mark, their encoding, and whether there was a mark."""
    for mark, encoding in _BOMS:
        if body.startswith(mark):
            return body[len(mark) :], encoding, True
    probe = body[:_PROBE_BYTES]
    pairs = len(probe) // 2
    high, low = probe[1::2].count(0), probe[0::2].count(0)
    if pairs > 1 and max(high, low) >= _WIDE_SHARE * pairs and min(high, low) <= (1 - _WIDE_SHARE) * max(high, low) / 2:
        return body, "utf-16-le" if high > low else "utf-16-be", False
    return body, "utf-8", False


def _from_utf8(payload: bytes, repairs: Counter[str]) -> str:
    try:
        return payload.decode("utf-8")
    except UnicodeDecodeError:
        pass
    payload = _ENCODED_PAIR.sub(_join_encoded_pair, payload)
    payload, repairs["surrogate"] = _ENCODED_SURROGATE.subn(b"", payload)
    text = payload.decode("utf-8", "replace")
    repairs["invalid_utf8"] += text.count("\ufffd") - payload.count("\ufffd".encode())
    return text


def _join_encoded_pair(match: re.Match[bytes]) -> bytes:
    return _join(match[0].decode("utf-8", "surrogatepass")).encode()


def _join_pair(match: re.Match[str]) -> str:
    return _join(match[0])


def _join(pair: str) -> str:
    return pair.encode("utf-16-le", "surrogatepass").decode("utf-16-le")


def _kept_joiner(match: re.Match[str]) -> str:
    """Return one joiner of a run where its neighbours need it, else nothing."""
    text, start, end = match.string, match.start(), match.end()
    before, after = text[max(start - 1, 0) : start], text[end : end + 1]
    if _JOINING_LETTER.match(before):
        return match[0][0]
    joins_pictures = match[0][0] == _ZWJ and _PICTURE.match(before) and _PICTURE.match(after)
    return _ZWJ if joins_pictures else ""


_ESCAPE: Final = re.compile(
    r"\\(?:u(?P<high>d[89ab][0-9a-f]{2})\\u(?P<low>d[c-f][0-9a-f]{2})|u(?P<one>[0-9a-f]{4})|.)",
    re.IGNORECASE | re.DOTALL,
)
_STAYS_ESCAPED: Final = frozenset('"\\')


def spell_out(text: str) -> str:
    r"""Return JSON text with its `\uXXXX` escapes as the characters they stand for, so that a mask sees words.

    It stays the same JSON: controls, quotes, backslashes and lone surrogates keep their escapes. Text that does
    not begin like JSON is returned as it is.
    """
    begins = text.lstrip()[:1]
    return _ESCAPE.sub(_character, text) if begins and begins in "{[" and "\\u" in text else text


def _character(found: re.Match[str]) -> str:
    if found["high"]:
        return chr(0x10000 + ((int(found["high"], 16) - 0xD800) << 10) + int(found["low"], 16) - 0xDC00)
    if not found["one"]:
        return found[0]
    character = chr(int(found["one"], 16))
    is_kept = character < " " or character in _STAYS_ESCAPED or "\ud800" <= character <= "\udfff"
    return found[0] if is_kept else character
