"""How `show` and `explain` tell what a judge did: candidates, neighbours, verdict, guards, prompt, model and cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.docket import Phase
from judge.story import story
from workers.cli.terminal import clip, say
from workers.judging import filed_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judge.story import Answer
    from pipeline.domain.memory import Memory, Remembered
    from workers.wiring import Services

_ASKED = {Phase.EXTRACT: "what it states, asked of", Phase.RECONCILE: "what becomes of it, asked of"}


def judged(
    services: Services, workspace: str, remembered: Remembered, support: Sequence[Mapping[str, Any]]
) -> Sequence[Answer]:
    """Return what models answered about a memory; `support` are the statements behind it."""
    memory = remembered.memory
    wordings = [memory.content, *(str(row["text"]) for row in support)]
    rows = services.judging.replies_behind(workspace, memory.memory_id)
    return story(wordings, [filed_of(workspace, row) for row in rows])


def costs(services: Services, workspace: str, support: Sequence[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
    """Return what judging the transcripts behind a memory has cost."""
    transcripts = dict.fromkeys(str(row["transcript_id"]) for row in support)
    return [row for transcript in transcripts for row in services.judging.costs(workspace, transcript)]


def tell(memory: Memory, answers: Sequence[Answer], spent: Sequence[Mapping[str, Any]]) -> None:
    """Print the hearing for a person; nothing where no model had a say."""
    if memory.model:
        say(f"  worded by {memory.model}, prompts {memory.prompt_version}")
    for answer in answers:
        _tell_answer(answer)
    for row in spent:
        tokens = f"{row['prompt_tokens']} tokens sent, {row['completion_tokens']} received"
        calls = f"{row['calls']} call{'s' * (row['calls'] != 1)} ({row['failed']} failed)"
        seconds = f"{row['latency_ms'] / 1_000:.1f} s"
        say(f"  judging {row['transcript_id']} with {row['model']}: {calls}, {tokens}, {seconds}")


def _tell_answer(answer: Answer) -> None:
    say(f"  {_ASKED[answer.phase]} {answer.model}, prompt {answer.prompt_version}, {answer.at:%Y-%m-%d %H:%M:%S}")
    for candidate in answer.candidates:
        say(f"    candidate  “{clip(candidate, 96)}”")
    say(f"    statement  “{clip(answer.statement, 96)}”")
    for seen in answer.neighbours:
        say(f"    shown {seen.number}    {seen.memory_id} v{seen.version} “{clip(seen.text, 72)}”")
    if answer.operation:
        on = "".join(f" {number}" for number in answer.targets)
        say(f"    answered   {answer.operation}{on and f' on{on}'}: {answer.reason or 'no reason given'}")
    if answer.guards:
        say(f"    checked by {', '.join(answer.guards)}")
