"""Checks over an open connection to Redis or Valkey."""

# redis-py leaves its **kwargs untyped, and so every method that has them.
# pyright: reportUnknownMemberType=false
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redis.exceptions import ResponseError

from infra.doctor.finding import error, fine, warning

if TYPE_CHECKING:
    import redis

    from infra.doctor.finding import Finding

CROWDED: Final = 0.70
"""Share of maxmemory at which to act: what comes next is refused enqueues."""
FULL: Final = 0.95
_UNREADABLE: Final = "this server does not let its settings be read"


def examine_broker(client: redis.Redis, inbox_budget_bytes: int) -> list[Finding]:
    """Return the findings of every check on the broker."""
    return [scripts(client), persistence(client), eviction(client), memory(client, inbox_budget_bytes), writing(client)]


def scripts(client: redis.Redis) -> Finding:
    """It runs the inbox's scripts. A feature is tried, not a version read: Valkey calls itself Redis 7.2."""
    try:
        client.eval("#!lua flags=allow-oom\nreturn 1", 0)
    except ResponseError as refusal:
        return error(
            "redis.scripts",
            f"it cannot run the inbox's scripts ({refusal})",
            "nothing can be enqueued",
            "use Redis 7, Valkey 7.2 or newer",
        )
    return fine("redis.scripts", "it runs the inbox's scripts")


def persistence(client: redis.Redis) -> Finding:
    """What it was given survives its restart."""
    appends = setting(client, "appendonly")
    if appends is None:
        return fine("redis.persistence", f"{_UNREADABLE}: see that it persists (AOF)")
    if appends != "yes":
        return warning(
            "redis.persistence",
            "it keeps no append-only file",
            "what was enqueued but not yet stored in PostgreSQL is lost when it restarts",
            "set appendonly yes and appendfsync everysec",
        )
    return fine("redis.persistence", "it keeps an append-only file")


def eviction(client: redis.Redis) -> Finding:
    """It never throws a queue away to make room."""
    policy = setting(client, "maxmemory-policy")
    if policy is None:
        return fine("redis.eviction", f"{_UNREADABLE}: see that maxmemory-policy is noeviction")
    if policy != "noeviction":
        return error(
            "redis.eviction",
            f"maxmemory-policy is {policy}",
            "queues and waiting transcripts are thrown away when memory is short",
            "set maxmemory-policy noeviction; give memform a server of its own",
        )
    return fine("redis.eviction", "it refuses writes when full and evicts nothing")


def memory(client: redis.Redis, inbox_budget_bytes: int) -> Finding:
    """It has a limit, the inbox's budget fits into it, and there is room left."""
    figures = client.info("memory")
    used, limit = int(figures["used_memory"]), int(figures["maxmemory"])
    if limit == 0:
        return warning(
            "redis.memory",
            f"it has no maxmemory ({used:,} bytes used)",
            "a backlog can take all the memory of its machine",
            f"set maxmemory to at least twice the inbox's budget of {inbox_budget_bytes:,} bytes",
        )
    if limit < inbox_budget_bytes:
        return warning(
            "redis.memory",
            f"maxmemory is {limit:,} bytes, less than the inbox's budget of {inbox_budget_bytes:,}",
            "the inbox can fill it, and then no message can be sent either",
            "raise maxmemory, or lower MEMFORM_INBOX_BUDGET_BYTES",
        )
    told = f"{used / limit:.0%} of {limit:,} bytes used"
    if used < CROWDED * limit:
        return fine("redis.memory", told)
    grade = error if used > FULL * limit else warning
    return grade("redis.memory", told, "enqueues are refused when it is full", "start more workers, or raise maxmemory")


def writing(client: redis.Redis) -> Finding:
    """What it was given reaches its disk."""
    figures = client.info("persistence")
    failed = [name for name in ("aof_last_write_status", "rdb_last_bgsave_status") if figures.get(name, "ok") != "ok"]
    if failed:
        return error(
            "redis.writing",
            f"it cannot write to its disk ({', '.join(failed)})",
            "it refuses what is sent to it, or loses it when it restarts",
            "make room on its disk and see its log",
        )
    return fine("redis.writing", "what it is given reaches its disk")


def setting(client: redis.Redis, name: str) -> str | None:
    """Return a server setting; None where a provider forbids to ask."""
    try:
        told = client.config_get(name).get(name)
    except ResponseError:
        return None
    return None if told is None else str(told)
