"""Erasure over both stores: what waits in the inbox first, so that nothing comes in behind it; then Postgres."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from typing import TYPE_CHECKING

from pipeline.domain.erasure import ErasureKind
from pipeline.errors import InvalidInputError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pipeline.domain.erasure import ErasureReceipt
    from pipeline.domain.parcel import Parcel
    from workers.wiring import Services


def erase(services: Services, kind: ErasureKind, workspace: str, target: str, *, dry_run: bool) -> ErasureReceipt:
    """Erase one transcript, memory, workspace or text, and return the receipt; with `dry_run` what it would say.

    Answers of the last minute are still in Redis then: once the receipt is safe, `forget_answers` takes them out.

    Raises:
        InvalidInputError: neither store has anything of that name.
        TransientError: a transcript that is to lose some of its words is on its way through the stages.
    """
    waiting = [parcel for parcel in services.inbox.parcels() if _is_meant(parcel, kind, workspace, target)]
    now = services.clock.now()
    if waiting and not dry_run:
        with suppress(InvalidInputError):  # what is refused is refused before anything goes
            services.erasure.erase(kind, workspace, target, now, dry_run=True)
    for parcel in () if dry_run else waiting:
        services.inbox.remove(parcel.ref, parcel.content_hash)
    try:
        receipt = services.erasure.erase(kind, workspace, target, now, dry_run=dry_run)
    except InvalidInputError:
        if not waiting:
            raise
        receipt = services.erasure.nothing(kind, workspace, target, now, dry_run=dry_run)
    return _with_parcels(services, receipt, waiting) if waiting else receipt


def forget_answers(services: Services) -> None:
    """Take the answers of the last minute out of Redis; raise TransientError where it is away. They end by themselves.

    It comes after the receipt, which proves what cannot be done again.
    """
    services.broker.forget_answers()


def verify(services: Services, receipt: ErasureReceipt) -> Sequence[str]:
    """Return what a receipt says is gone and is there (again): hashes, and ids of parcels in the inbox as theirs.

    Answers that an erasure could not take out of Redis are taken out now.
    """
    forget_answers(services)
    found = set(services.erasure.left(receipt))
    for parcel in services.inbox.parcels():
        if parcel.workspace_id == receipt.workspace_id and _digest(parcel) in receipt.ids:
            found.add(_digest(parcel))
    return sorted(found)


def _with_parcels(services: Services, receipt: ErasureReceipt, waiting: Sequence[Parcel]) -> ErasureReceipt:
    """Return the receipt with what waited in the inbox; an id under which a transcript stays is no proof."""
    named = receipt.model_copy(update={"ids": tuple(_digest(parcel) for parcel in waiting)})
    gone = {*named.ids}.difference(services.erasure.left(named))
    counts = {**receipt.counts, "inbox": len(waiting)}
    return receipt.model_copy(update={"counts": counts, "ids": tuple(sorted({*receipt.ids, *gone}))})


def _digest(parcel: Parcel) -> str:
    return hashlib.sha256(parcel.transcript_id.encode()).hexdigest()


def _is_meant(parcel: Parcel, kind: ErasureKind, workspace: str, target: str) -> bool:
    if parcel.workspace_id != workspace:
        return False
    match kind:
        case ErasureKind.WORKSPACE:
            return True
        case ErasureKind.TRANSCRIPT:
            return parcel.transcript_id == target
        case ErasureKind.TEXT:
            return target.casefold() in parcel.body.decode(errors="replace").casefold()
        case ErasureKind.MEMORY:
            return False
