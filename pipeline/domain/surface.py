"""Where text was captured, what may become of it, and how much it is worth (SPEC §3, §5)."""

from __future__ import annotations

from enum import StrEnum


class Surface(StrEnum):
    """Where a turn was captured. A role never makes an operator: `OPERATOR_CHAT` is a producer's privilege."""

    OPERATOR_CHAT = "operator_chat"
    SESSION_CONVERSATION = "session_conversation"
    EXTERNAL_CONTACT = "external_contact"
    AGENT_OUTPUT = "agent_output"
    AGENT_REFLECTION = "agent_reflection"
    TOOL_OUTPUT = "tool_output"
    DOCUMENT_INGEST = "document_ingest"
    IMPORT = "import"


class WritePolicy(StrEnum):
    """What a turn may form: `FORM` all; `EPISODIC_ONLY` staged survivors, never judged; `NONE` nothing."""

    FORM = "form"
    EPISODIC_ONLY = "episodic_only"
    NONE = "none"


class Veracity(StrEnum):
    """How a surface came to know its text. The weights stand in `pipeline.policy.VERACITY_WEIGHT`."""

    STATED = "stated"
    INFERRED = "inferred"
    IMPORTED = "imported"
    TOOL = "tool"


class Shape(StrEnum):
    """Shape of a turn's flattened text; the first rule that holds, in this order."""

    EMPTY = "empty"
    LIST_ROWS = "list_rows"
    DOCUMENT = "document"
    PROSE = "prose"
