"""Driver errors, sorted by what the caller does next: they stop here."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import psycopg
from psycopg import errors
from psycopg_pool import PoolClosed, PoolTimeout, TooManyRequests

from pipeline.errors import ConflictError, PermanentError, TransientError, UnstorableTextError

if TYPE_CHECKING:
    from collections.abc import Generator

REFUSED: Final = "refused_by_constraint"
_CONFLICTS = (
    errors.SerializationFailure,
    errors.DeadlockDetected,
    errors.UniqueViolation,
    errors.ForeignKeyViolation,
    errors.LockNotAvailable,
)
REFUSALS: Final = (errors.CheckViolation, errors.NotNullViolation, errors.DataError, errors.ProgramLimitExceeded)
"""PostgreSQL takes the transaction but not this row, and will not take it next time either."""
_NO_TEXT = (errors.CharacterNotInRepertoire, errors.UntranslatableCharacter)
_TRANSIENT = (psycopg.OperationalError, TooManyRequests, PoolClosed)


@contextmanager
def sorted_faults() -> Generator[None]:
    """Raise ConflictError for a lost race, TransientError for a lost server, PermanentError for refused rows.

    Among those UnstorableTextError for a NUL or half a character, wherever it was to go.

    Anything else (a missing column, a reference to nothing) is a bug of ours and passes as it is.
    """
    try:
        yield
    except _CONFLICTS as error:
        message = f"another worker was faster: {_first_line(error)}"
        raise ConflictError(message) from error
    except (UnicodeEncodeError, *_NO_TEXT) as error:
        raise UnstorableTextError from error
    except REFUSALS as error:
        if type(error) is errors.DataError:  # the driver's own word: nothing went to the server
            raise UnstorableTextError from error
        message = f"PostgreSQL refused a row: {_first_line(error)}"
        raise PermanentError(message, REFUSED) from error
    except PoolTimeout as error:
        message = f"PostgreSQL did not answer ({_first_line(error)}): check MEMFORM_DATABASE_URL, or run `memform up`"
        raise TransientError(message) from error
    except _TRANSIENT as error:
        message = f"PostgreSQL did not answer: {_first_line(error)}"
        raise TransientError(message) from error


def _first_line(error: BaseException) -> str:
    """Keep the driver's headline: its detail lines may quote a row's text."""
    return next(iter(str(error).splitlines()), type(error).__name__)
