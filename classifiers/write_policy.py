"""What a turn may form: the first of explicit wish, surface, role and shape that decides (SPEC §5)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from pipeline.domain.surface import Shape, WritePolicy
from pipeline.policy import SURFACE_POLICY

if TYPE_CHECKING:
    from pipeline.domain.surface import Surface

_TRANSIENT_ROLE: Final = re.compile(
    r"(?:^|[^a-z])(?:digest|newsletter|notification|notifier|report|reporter|broadcast|announcement|summary|recap"
    r"|roundup|bulletin|alert)s?(?:$|[^a-z])",
    re.IGNORECASE,
)
"""Roles whose output is about today. Only the role is read: a task may speak of a digest without writing one."""

_SHAPE_POLICY: Final = {
    Shape.EMPTY: WritePolicy.NONE,
    Shape.LIST_ROWS: WritePolicy.EPISODIC_ONLY,
    Shape.DOCUMENT: WritePolicy.EPISODIC_ONLY,
}


def policy_of(surface: Surface, shape: Shape, agent_role: str = "", explicit: WritePolicy | None = None) -> WritePolicy:
    """Return the write policy of a turn: `explicit` wins, then the surface's own, then role, then shape, else form."""
    decided = explicit or SURFACE_POLICY[surface]
    if decided is not None:
        return decided
    if _TRANSIENT_ROLE.search(agent_role.replace("_", " ")):
        return WritePolicy.EPISODIC_ONLY
    return _SHAPE_POLICY.get(shape, WritePolicy.FORM)
