"""The order of claim, work, commit and send, and the branch that each error takes."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, cast

import pytest
from celery.exceptions import Reject, SoftTimeLimitExceeded
from structlog.testing import capture_logs

from pipeline.domain.parcel import TranscriptRef
from pipeline.domain.transcript import TranscriptId, WorkspaceId
from pipeline.errors import ConflictError, DeferredError, InvalidInputError, PermanentError, TransientError
from pipeline.policy import CONFLICT_RETRIES
from pipeline.ports import Claim, Progress
from workers.outcomes import Moved, Report, advance, bind, branch
from workers.routing import TaskName
from workers.tracing import UNTRACED

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from pydantic import JsonValue

    from workers.tracing import Untraced
    from workers.wiring import Process, Services

REF = TranscriptRef(WorkspaceId("w"), TranscriptId("t"))
NOW = datetime(2026, 3, 3, tzinfo=UTC)


@dataclass
class Diary:
    """Ledger, bell and clock in one, which write down what they were asked."""

    claimed: bool = True
    buries: bool = False
    entries: list[str] = field(default_factory=list[str])
    failure: Exception | None = None

    def now(self) -> datetime:
        return NOW

    def claim(self, ref: TranscriptRef, progress: Progress, now: datetime, *, reads: bool = False) -> Claim | None:
        assert (now, reads) == (NOW, True)
        self.entries.append("claim")
        return Claim(ref, progress, 1, 2, bulk=True) if self.claimed else None

    def fail(self, claim: Claim, error: Exception, now: datetime) -> Progress:
        assert now == NOW
        self.entries.append("fail")
        self.failure = error
        return Progress.DEAD if self.buries else claim.progress

    def ring(self, ref: TranscriptRef, progress: Progress, *, bulk: bool) -> bool:
        assert ref == REF
        self.entries.append(f"ring {progress}{' bulk' if bulk else ''}")
        return True

    @property
    def services(self) -> Services:
        return cast("Services", self)

    @property
    def ledger(self) -> Diary:
        return self

    @property
    def bell(self) -> Diary:
        return self

    @property
    def clock(self) -> Diary:
        return self

    @property
    def meter(self) -> Diary:
        return self

    @property
    def tracing(self) -> Untraced:
        return UNTRACED

    def task(self, task: str, verdict: str, seconds: float) -> None:
        assert seconds >= 0
        self.entries.append(f"measure {task} {verdict}")


def test_the_next_message_is_sent_only_after_the_commit() -> None:
    diary = Diary()

    def work(claim: Claim) -> Moved:
        assert claim.attempt == 2
        diary.entries.append("commit")
        return Moved(Progress.GATED, {"statements": 3})

    report = advance(diary.services, REF, Progress.RECEIVED, work)
    assert diary.entries == ["claim", "commit", "ring gated bulk"]
    assert (report.verdict, report.counts) == ("gated", {"attempt": 2, "statements": 3})


def test_a_double_delivery_does_no_work() -> None:
    diary = Diary(claimed=False)
    report = advance(diary.services, REF, Progress.RECEIVED, lambda _: pytest.fail("worked without a claim"))
    assert diary.entries == ["claim"]
    assert report.verdict == "skipped"


def test_a_claim_that_was_overtaken_sends_nothing() -> None:
    diary = Diary()
    assert advance(diary.services, REF, Progress.GATED, lambda _: Moved(None)).verdict == "superseded"
    assert diary.entries == ["claim"]


@pytest.mark.parametrize(
    "error",
    [
        TransientError("the database is away"),
        DeferredError("over budget", timedelta(hours=1)),
        PermanentError("unreadable", "unknown_format"),
        KeyError("a bug"),
    ],
)
@pytest.mark.parametrize("buries", [True, False])
def test_every_failure_is_the_ledgers_to_decide(error: Exception, *, buries: bool) -> None:
    diary = Diary(buries=buries)

    def work(_: Claim) -> Moved:
        raise error

    report = advance(diary.services, REF, Progress.RECEIVED, work)
    assert diary.entries == ["claim", "fail"]
    assert diary.failure is error
    assert (report.verdict, report.error) == ("dead" if buries else "retry_later", error)


def test_a_conflict_is_planned_again_at_once_a_few_times() -> None:
    diary, tries = Diary(), 0

    def work(_: Claim) -> Moved:
        nonlocal tries
        tries += 1
        if tries <= CONFLICT_RETRIES:
            raise ConflictError
        return Moved(Progress.DONE)

    assert advance(diary.services, REF, Progress.CLASSIFIED, work).verdict == "done"
    assert diary.entries == ["claim", "ring done bulk"]
    tries = -1
    assert advance(diary.services, REF, Progress.CLASSIFIED, work).verdict == "retry_later"
    assert isinstance(diary.failure, ConflictError)


def test_running_out_of_time_counts_as_transient() -> None:
    diary = Diary()

    def work(_: Claim) -> Moved:
        raise SoftTimeLimitExceeded

    advance(diary.services, REF, Progress.GATED, work)
    assert isinstance(diary.failure, TransientError)
    assert isinstance(diary.failure.__cause__, SoftTimeLimitExceeded)


@pytest.mark.parametrize(
    ("error", "name"),
    [
        (TransientError(), "transient"),
        (DeferredError("", timedelta()), "deferred"),
        (ConflictError(), "conflict"),
        (PermanentError("", "x"), "permanent"),
        (InvalidInputError(""), "permanent"),
        (ValueError(), "bug"),
    ],
)
def test_each_error_has_its_branch(error: Exception, name: str) -> None:
    assert branch(error) == name


def run(*reports: Report | Exception, given_back: bool = False) -> tuple[JsonValue, list[Mapping[str, object]]]:
    """Call a task whose body reports or raises; return its answer and its log lines."""

    def body(services: Services, payload: Mapping[str, JsonValue]) -> Iterator[Report]:
        assert (services, payload) == (diary, {"v": 1})
        for report in reports:
            if isinstance(report, Exception):
                raise report
            yield report

    diary = Diary()
    with capture_logs() as lines:
        answer = bind(TaskName.RECALL, body, cast("Process", Running(diary)), given_back=given_back)({"v": 1})
    assert diary.entries == [f"measure memform.recall {line['event']}" for line in lines]
    return answer, cast("list[Mapping[str, object]]", lines)


@dataclass
class Running:
    """A process whose services are a diary."""

    services: Diary


def test_a_task_leaves_one_line_with_ids_and_counts() -> None:
    answer, lines = run(Report("recalled", {"workspace_id": "w"}, {"results": 2}, answer={"results": []}))
    assert answer == {"results": []}
    assert lines == [
        {"task": "memform.recall", "event": "recalled", "workspace_id": "w", "results": 2, "log_level": "info"}
    ]


def test_what_a_message_does_is_told_one_by_one_and_what_was_told_stays_told_when_the_next_fails() -> None:
    _, lines = run(Report("gated", {"transcript_id": "a"}), Report("done", {"transcript_id": "b"}), TransientError())
    assert [(line["event"], line.get("transcript_id")) for line in lines] == [
        ("gated", "a"),
        ("done", "b"),
        ("transient", None),
    ]


def test_an_error_ends_in_the_log_and_in_the_answer_not_in_the_broker() -> None:
    answer, (line,) = run(TransientError("the database is away"))
    assert answer == {"error": "the database is away"}
    assert (line["event"], line["log_level"], line["reason"]) == ("transient", "warning", "the database is away")


def test_a_bug_is_loud_and_shows_no_text() -> None:
    answer, (line,) = run(ValueError("a sentence out of a transcript"))
    assert "sentence" not in str(answer)
    assert (line["event"], line["log_level"], line["reason"]) == ("bug", "error", "")
    assert isinstance(line["exc_info"], ValueError)


def test_the_only_copy_of_a_message_goes_back_to_its_queue_while_a_store_is_away() -> None:
    with pytest.raises(Reject):
        run(SoftTimeLimitExceeded(), given_back=True)
    with pytest.raises(Reject) as refused:
        run(TransientError("the database is away"), given_back=True)
    assert refused.value.requeue
    answer, _ = run(PermanentError("no such memory", "x"), given_back=True)
    assert answer == {"error": "no such memory"}
