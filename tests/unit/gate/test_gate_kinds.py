"""Each kind of fault that a gate can have, in several wordings, with the statement that must not be over-dropped."""

# ruff: noqa: RUF001 -- full-width letters are what is tested

from __future__ import annotations

import pytest

from pipeline.domain.statement import DropReason
from pipeline.domain.surface import Surface, WritePolicy
from pipeline.gate.passage import examine

AGENT, OPERATOR, TOOL = Surface.AGENT_OUTPUT, Surface.OPERATOR_CHAT, Surface.TOOL_OUTPUT
DOCUMENT, SESSION = Surface.DOCUMENT_INGEST, Surface.SESSION_CONVERSATION


def kept(text: str, surface: Surface = AGENT) -> list[str]:
    return [s.text for s in examine(text, surface) if s.is_candidate]


def reasons(text: str, surface: Surface = AGENT) -> set[DropReason | None]:
    return {s.drop for s in examine(text, surface)}


@pytest.mark.parametrize(
    "text",
    [
        "Redis 7 listens on port 6390.",
        "Redis 7 listens on port 6390",
        "Upload links lapse after 12 hours.",
        "The JWT library allows 60 s of clock skew, which is why expired tokens were accepted.",
        "GitHub search returns at most 1000 results per query.",
        "The service uses pgvector instead of Qdrant because one database is easier to back up.",
        "- **Retries**: three attempts, then the message goes to the dead-letter queue",
        "If the token is missing, the gateway answers 401 and logs nothing.",
        "- `config/app.yaml` - holds the feature flags",
    ],
)
def test_plain_facts_pass(text: str) -> None:
    assert kept(text)


@pytest.mark.parametrize(
    ("text", "surface", "reason"),
    [
        ("https://status.example.org/incidents/42?view=full", AGENT, DropReason.BARE_URL),
        ("Source: https://example.org/a/long/report.pdf", AGENT, DropReason.BARE_URL),
        ("- [Release notes](https://example.org/notes)", DOCUMENT, DropReason.BARE_URL),
        ("rank_score=0.41 doc_id=3 bm25:9.2 rrf=0.02", TOOL, DropReason.RANKING_KEY),
        ("score: 0.8731", TOOL, DropReason.RANKING_KEY),
        ("Search Result 4:", TOOL, DropReason.RANKING_KEY),
        ("| id | name |", AGENT, DropReason.TABLE_ROW),
        ('{"notes": [], "rules": []}', AGENT, DropReason.JSON),
        ("2026-01-04 10:33:12 INFO worker started", TOOL, DropReason.LOG_LINE),
        ("const total = items.length;", AGENT, DropReason.CODE),
        ("$ pip install requests", TOOL, DropReason.CODE),
        ("Which queue is the slowest?", AGENT, DropReason.QUESTION),
        ("Please rename the file", OPERATOR, DropReason.TASK_COMMAND),
        ("Create a chart of the sales", OPERATOR, DropReason.TASK_COMMAND),
        ("ok", OPERATOR, DropReason.TOO_SHORT),
        ("READY_OK", AGENT, DropReason.BOILERPLATE),
        ("/reset", OPERATOR, DropReason.BOILERPLATE),
        ("pong", AGENT, DropReason.BOILERPLATE),
        ("## Introduction", DOCUMENT, DropReason.BOILERPLATE),
        ("Nothing worth remembering came up in this session.", AGENT, DropReason.META),
        ("Scan this chat and save anything that looks worth keeping.", OPERATOR, DropReason.META),
        ("- `src/app/main.py`", AGENT, DropReason.FRAGMENT),
        ("password: Fake-Pass-9912", DOCUMENT, DropReason.SECRET),
        ("The key is [REDACTED:aws].", AGENT, DropReason.SECRET),
        ("Suppose a clerk works at a bank and likes tea.", AGENT, DropReason.BOILERPLATE),
        ("Day 3: Advanced topics and testing", AGENT, DropReason.EPHEMERAL_STATUS),
        ("!!! ??? ...", AGENT, DropReason.DEGENERATE),
        ("A" * 90 + "Zm9vYmFyYmF6" * 8, TOOL, DropReason.DEGENERATE),
        (" ".join(f"word{n}" for n in range(400)), AGENT, DropReason.TOO_LONG),
        ("na " * 60, AGENT, DropReason.DEGENERATE),
    ],
)
def test_junk_is_dropped_with_its_reason(text: str, surface: Surface, reason: DropReason) -> None:
    assert reasons(text, surface) == {reason}


@pytest.mark.parametrize(
    ("text", "surface"),
    [
        ("The dashboard lives at https://grafana.example.org and needs the VPN.", AGENT),
        ("The ranking model uses a score threshold of 0.35 for all queries.", AGENT),
        ("The parser returns an empty list when the JSON body is null.", AGENT),
        ("The API_KEY is hardcoded in settings.py, so it must be moved to the vault.", AGENT),
        ("Never rename a column in the same release that reads it.", OPERATOR),
        ("Use British spelling in all documents from now on.", OPERATOR),
        ("Billing closes on the last weekday.", OPERATOR),
        ("The `ping` endpoint returns 204 when the worker is healthy.", AGENT),
        ("Requests fail with 429 when more than 100 arrive per minute.", TOOL),
        ("Passwords must be rotated every 90 days.", DOCUMENT),
    ],
)
def test_what_looks_like_junk_and_is_not_passes(text: str, surface: Surface) -> None:
    assert kept(text, surface)


@pytest.mark.parametrize(
    "text",
    [
        "Ich öffne jetzt die Einstellungen.",
        "Let me look at the router now.",
        "Je vais maintenant ouvrir le fichier.",
        "Voy a mirar los registros ahora.",
        "Jeg sjekker nå databasen.",
        "我现在去看一下配置。",
        "まず設定ファイルを確認します。",
        "Сейчас я открою файл настроек.",
        "Build finished in 12 s.",
        "All 87 tests pass now.",
        "File saved successfully.",
        "Maybe the cache is stale.",
    ],
)
def test_narration_and_passing_states_score_low_in_every_language(text: str) -> None:
    assert not kept(text)
    assert all(s.score < 0.5 for s in examine(text, AGENT))


@pytest.mark.parametrize(
    "text",
    [
        "测试数据库每周日凌晨会被清空。",
        "ห้ามลบไฟล์บันทึกในเวลาทำการ",
        "Databasen er låst hver natt mellom 02 og 03.",
        "لا يُسمح بالنشر يوم الخميس.",
        "本番データベースの移行は火曜日のみ許可されています。",
        "Die Sicherungen werden 30 Tage aufbewahrt.",
        "Резервные копии хранятся 30 дней.",
        "Les sauvegardes sont conservées 30 jours.",
        "Il servizio ascolta sulla porta 8080.",
    ],
)
def test_facts_pass_in_every_script(text: str) -> None:
    assert kept(text)


def test_narration_yields_the_fact_it_wraps() -> None:
    assert kept("I read the recovery plan and it says restores must begin with the ledger.") == [
        "Restores must begin with the ledger."
    ]


def test_an_operators_first_person_rule_passes() -> None:
    assert kept("I always want schema changes tried on a copy first.", OPERATOR)
    assert kept("I prefer small commits in this repo.", OPERATOR) == ["I prefer small commits in this repo."]


def test_bullets_keep_their_heading_and_slice_their_own_span() -> None:
    text = "## Mail relay defaults\n- attempts: 4\n- backoff: 2 s\n"
    found = [s for s in examine(text, AGENT) if s.is_candidate]
    assert [s.text for s in found] == ["Mail relay defaults: attempts: 4", "Mail relay defaults: backoff: 2 s"]
    assert [text[s.start : s.end] for s in found] == ["- attempts: 4", "- backoff: 2 s"]


def test_soft_wrapped_bullets_are_joined() -> None:
    text = (
        "- The importer fails when a row holds an unescaped\n  quote, because the reader stops there\n"
        "- The exporter is unaffected by quotes"
    )
    first = "The importer fails when a row holds an unescaped quote, because the reader stops there"
    assert kept(text)[0] == first


def test_an_unclosed_fence_does_not_swallow_what_follows() -> None:
    text = "Try this:\n```python\nretries = 3\n\nThe ledger import must never share a database with the export."
    assert kept(text) == ["The ledger import must never share a database with the export."]


def test_a_fence_inside_a_fence_does_not_end_it() -> None:
    text = "````md\n```bash\nrm -rf build\n```\nUse four ticks here.\n````\nStyle rules live in docs/STYLE.md."
    assert kept(text) == ["Style rules live in docs/STYLE.md."]


@pytest.mark.parametrize("tag", ["memory-context", "relevant-memories", "shared_memory"])
def test_recalled_blocks_are_no_new_knowledge(tag: str) -> None:
    text = f"<{tag}>\n- Billing closes on the last weekday.\n</{tag}>\nWhich region is cheapest?"
    assert reasons(text, SESSION) == {DropReason.RECALLED_ECHO, DropReason.QUESTION}


def test_the_prompt_block_of_recalled_memories_is_no_new_knowledge() -> None:
    text = "SHARED MEMORY (recalled; prior context, not new evidence)\n- Backups run at 02:00.\n\nThe port is 9090 now."
    assert examine(text, SESSION)[0].drop is DropReason.RECALLED_ECHO


def test_harness_notes_are_boilerplate_and_an_open_one_ends_with_its_paragraph() -> None:
    text = "<system-reminder>\nAlways be brief.\n\nThe metrics port is 9187."
    assert [s.drop for s in examine(text, SESSION)] == [DropReason.BOILERPLATE, None]


def test_each_stripped_span_is_one_statement() -> None:
    text = (
        "| a | b |\n|---|---|\n| 1 | 2 |\n\n```\nx\n```\n\n2026-01-01 10:00:00 INFO a\n2026-01-01 10:00:01 INFO b\n"
        "\ndiff --git a/x b/x\n@@ -1 +1 @@\n-old\n+new\n"
    )
    assert [s.drop for s in examine(text, TOOL)] == [
        *[DropReason.TABLE_ROW] * 3,
        DropReason.CODE,
        DropReason.LOG_LINE,
        DropReason.CODE,
    ]


def test_source_lines_below_a_stack_frame_belong_to_it() -> None:
    text = (
        'Traceback (most recent call last):\n  File "a.py", line 3, in run\n    total = sum of all rows\nValueError: x'
    )
    assert [s.drop for s in examine(text, TOOL)] == [DropReason.LOG_LINE]


def test_front_matter_is_data() -> None:
    assert examine("---\ntitle: Notes\ntags: a\n---\n\nBackups are kept for 30 days.", AGENT)[0].drop is DropReason.JSON


def test_a_repeat_is_a_duplicate_also_in_full_width() -> None:
    text = "发票编号 ＦＰ－Ｂ２０４１７ 归南方分公司。\n\n发票编号 FP-B20417 归南方分公司。"
    assert [s.drop for s in examine(text, AGENT)] == [None, DropReason.DUPLICATE]


def test_policy_none_forms_nothing_and_says_so() -> None:
    assert [s.drop for s in examine("Upload links lapse after 12 hours.", AGENT, WritePolicy.NONE)] == [
        DropReason.POLICY_NONE
    ]
