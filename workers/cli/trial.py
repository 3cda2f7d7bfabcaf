"""How `show` and `explain` tell what a judge did: candidates, neighbours, verdict, guards, prompt, model and cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.story import story
from workers.cli.terminal import clip, say
from workers.judging import filed_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judge.story import Answer
    from pipeline.domain.memory import Memory, Remembered
    from workers.wiring import Services


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
        say(f"  {answer.phase.value} by {answer.model}, prompt {answer.prompt_version}, {answer.at:%Y-%m-%d %H:%M:%S}")
        for candidate in answer.candidates:
            say(f"    candidate “{clip(candidate, 80)}”")
        say(f"    statement “{clip(answer.statement, 80)}”")
        for seen in answer.neighbours:
            say(f"    neighbour {seen.number}: {seen.memory_id} v{seen.version} “{clip(seen.text, 60)}”")
        if answer.operation:
            on = "".join(f" {number}" for number in answer.targets)
            say(f"    answer {answer.operation}{on and f' on{on}'}: {answer.reason or 'no reason given'}")
        if answer.guards:
            say(f"    guards {', '.join(answer.guards)}")
    for row in spent:
        tokens = f"{row['prompt_tokens']} tokens sent, {row['completion_tokens']} received"
        calls = f"{row['calls']} calls ({row['failed']} failed)"
        say(f"  judging {row['transcript_id']} with {row['model']}: {calls}, {tokens}, {row['latency_ms']} ms")
