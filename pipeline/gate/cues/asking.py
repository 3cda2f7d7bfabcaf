"""Questions, with their mark and without it, as data."""

# ruff: noqa: RUF001 -- the letters and marks of other scripts are the data of this module

from __future__ import annotations

import re
from typing import Final

ASKS: Final = re.compile(r"[?？؟][\"'”’»)\]*_`\s]*$")
WONDERS: Final = re.compile(
    r"(?:i(?:'m| am)? wonder(?:ing)? (?:if|whether|why|how|what|who|which|when|where)|ich frage mich|jeg lurer på"
    r"|je me demande|me pregunto|mi chiedo)\b",
    re.IGNORECASE,
)
"""A question that is told and not asked."""
ASKS_ALOUD: Final = re.compile(
    r"(?:what if|should (?:we|i)|shall we|could (?:it|this|that) be|any ?one (?:know|have|got)\b|does any ?one"
    r"|(?:alguien|alguém) (?:sabe|tiene|tem|conoce|conhece)\b|quelqu['’]un (?:sait|a-t-il|connaît)\b|qualcuno (?:sa|ha"
    r"|conosce)\b"
    r"|(?:weiß|hat|kennt) (?:jemand|wer)\b|(?:vet|har|känner) någon\b|(?:vet|har|kjenner) noen\b|ved nogen\b"
    r"|(?:weet|heeft|kent) iemand\b|кто-нибудь (?:знает|видел|пробовал)"
    r"|is it possible"
    r"|how about|why (?:not|don't we)|was wäre,? wenn|y si |et si |e se |hva om|tenk om|vad händer om|hvad hvis"
    r"|wat als|а если"
    r"|что если|如果.{2,20}会怎样|もし.{2,30}どうなる|ماذا لو)(?!.*[:：])",
    re.IGNORECASE,
)
"""A question without its mark."""

_DE: Final = r"(?:wir|ich|man|der|die|das|es|ihr|du|sie)"
_INVERTED: Final = (
    r"(?:do|does|did|should|shall|would|could) (?:we|you|i|it|they|he|she|the|this|that|there|anyone|everyone)\b"
    r"|(?:is|are|was|were|has) (?:the|it|there|this|that|he|she|they|anyone)\b"
    r"|why (?:does|do|did|is|are|was|were|has|have|can|should)\b|(?:how|where|when|who|what) (?:does|do|did|should|can)"
    r" (?:we|you|i|it|they|the|this|that)\b"
    rf"|(?:soll(?:en|te|ten)?|muss|müssen|darf|dürfen|warum|wieso|weshalb)(?: \w+)? {_DE}\b"
    r"|(?:est-ce que|devons-nous|devrions-nous|faut-il|peut-on|pourquoi)\b|(?:¿|por qué\b|cómo se\b|será que\b)"
    r"|(?:moeten|zullen|mogen|kunnen|waarom)(?: \w+)? (?:we|wij|ik|de|het)\b"
    r"|(?:skal|bør|ska|bör|burde|hvorfor|varför)(?: \w+)? (?:vi|jeg|jag|det|man|den)\b"
    r"|(?:стоит ли|нужно ли|можно ли|надо ли|почему|зачем)(?!\w)|(?:هل|لماذا) "
)
_UNSPACED: Final = (
    r".{0,6}(?:是不是|要不要|能不能|可不可以|该不该|有没有必要|是否(?:应该|应当|需要|可以|要|能))[^，,：:。]*"
    r"|(?:为什么|为何|怎么|怎样|谁|哪个|哪些|哪里|什么时候)(?!都|也)[^，,：:。]*"
    r"|[^：:。]*(?:吗|呢|是多少|在哪里|放在哪|是什么|是谁)"
    r"|[^：:。]*(?:ですか|ますか|ませんか|でしょうか|のか|ましょうか|べきか|だろうか)"
    r"|[^：:.]*(?:나요|까요|[은인한는]가요|[습입합됩]니까)"
)
UNMARKED: Final = re.compile(rf"(?:{_INVERTED})[^,:：،]*[^.,:：;،。!]$", re.IGNORECASE)
"""One that is known by the order of its words; a clause that only opens like one goes on behind a comma or stops."""
UNMARKED_UNSPACED: Final = re.compile(
    rf"(?:{_UNSPACED})[\"'”’»)\]*_`\s]*$|.*(?:吗|呢|ですか|ますか|でしょうか|까요|나요)[。.]$"
)
"""One that is known by its first or its last word."""
UNSPACED: Final = """是不是 要不要 能不能 可不可以 该不该 有没有 是否 为什么 为何 怎么 怎样 谁 哪
    什么 吗 呢 多少 か 나요 까요 가요 니까"""
"""Literals one of which every match of it holds."""
GUESSED: Final = re.compile(
    r"(?:maybe|perhaps|vielleicht|womöglich|möglicherweise|peut[- ]être|quizás?|tal vez|talvez|forse|kanskje"
    r"|kanske|måske|misschien|wellicht|может быть|возможно|наверное)\b"
    r"(?! (?:the (?:most|best|biggest)|(?:un)?surprisingly)\b)"
    r"|也许|或许|多分|たぶん|おそらく|아마|ربما ",
    re.IGNORECASE,
)
"""What a guess opens with."""
GUESSES: Final = """maybe perhaps vielleicht womöglich möglicherweise être quizá tal talvez forse kanskje kanske måske
    misschien wellicht может возможно наверное 也许 或许 多分 たぶん おそらく 아마 ربما"""
