"""How a page is laid out: headings that bullets keep, blocks of recalled memories, fences that never close."""

# ruff: noqa: RUF001 -- the letters of other scripts are what is tested

from __future__ import annotations

import pytest

from pipeline.domain.statement import DropReason
from pipeline.domain.surface import Surface
from pipeline.gate import text_hash
from pipeline.gate.passage import examine

AGENT, SESSION = Surface.AGENT_OUTPUT, Surface.SESSION_CONVERSATION


def kept(text: str, surface: Surface = AGENT) -> list[str]:
    return [s.text for s in examine(text, surface) if s.is_candidate]


BELOW = "- attempts: 4\n- pause: 2 s"
HEADED = (
    f"## Mail relay defaults\n{BELOW}",
    f"## Mail relay defaults ##\n\n{BELOW}",
    f"**Mail relay defaults**\n{BELOW}",
    f"__Mail relay defaults__\n\n{BELOW}",
    f"Mail relay defaults\n===================\n{BELOW}",
    f"Mail relay defaults\n---\n{BELOW}",
    f"Mail relay defaults\n{BELOW}",
    f"Mail relay defaults:\n\n{BELOW}",
    "- Mail relay defaults:\n  - attempts: 4\n  - pause: 2 s",
    "- **Mail relay defaults**\n  - attempts: 4\n  - pause: 2 s",
    "1. Mail relay defaults\n   - attempts: 4\n   - pause: 2 s",
    "> ## Mail relay defaults\n> - attempts: 4\n> - pause: 2 s",
    f"## Mail relay defaults\nEvery service of the fleet shares them.\n{BELOW}",
    "## Mail relay defaults\nattempts: 4\npause: 2 s",
)


@pytest.mark.parametrize("text", HEADED)
def test_a_name_and_its_value_keep_what_they_are_set_for(text: str) -> None:
    settings = [said for said in kept(text) if said.endswith(("4", "2 s"))]
    assert settings == ["Mail relay defaults: attempts: 4", "Mail relay defaults: pause: 2 s"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("## 邮件中继默认值\n- 重试次数：4", "邮件中继默认值: 重试次数：4"),
        ("## Standardwerte des Mailrelais\n- Versuche: 4", "Standardwerte des Mailrelais: Versuche: 4"),
        ("## メール中継の既定値\n- 再試行: 4回", "メール中継の既定値: 再試行: 4回"),
    ],
)
def test_settings_keep_their_heading_in_other_languages(text: str, said: str) -> None:
    assert kept(text) == [said]


def test_what_follows_a_list_is_not_under_it() -> None:
    relay = "## Relay\n- Limits:\n  - attempts: 4\n- The relay runs on two hosts for failover."
    text = f"{relay}\n\nBackups are kept for 30 days."
    assert kept(text) == [
        "Limits: attempts: 4",
        "Relay: The relay runs on two hosts for failover.",
        "Backups are kept for 30 days.",
    ]


def test_a_field_of_a_form_is_no_setting() -> None:
    assert kept("# Audit of the relay\n\nDate: 2026-03-04\nStatus: open") == []


@pytest.mark.parametrize(
    "block",
    [
        "<user_memories>\n- Billing closes on the last weekday.\n</user_memories>",
        '<MEMORY-CONTEXT source="db">\n- Billing closes on the last weekday.\n\n- More.\n</MEMORY-CONTEXT>',
        "<retrieved_memories>Billing closes on the last weekday.</retrieved_memories>",
        "[MEMORY]\nBilling closes on the last weekday.\n[/MEMORY]",
        "<mem0_context>\nBilling closes on the last weekday.\n</mem0_context>",
        "<past_conversations>\nBilling closes on the last weekday.\n</past_conversations>",
        "## Relevant memories\n\n- Billing closes on the last weekday.\n- Backups run at two.\n",
        "Relevant memories from earlier sessions:\n- Billing closes on the last weekday.\n",
        "# Recalled memories (2)\n1. Billing closes on the last weekday.\n",
        "相关记忆：\n- 账单在最后一个工作日关闭。\n",
        "Relevante Erinnerungen:\n- Die Abrechnung schließt am letzten Werktag.\n",
    ],
)
@pytest.mark.parametrize("surface", [SESSION, AGENT, Surface.OPERATOR_CHAT])
def test_what_was_recalled_is_no_new_knowledge_however_it_is_put(block: str, surface: Surface) -> None:
    found = examine(f"{block}\nThe metrics gateway listens on port 9187.", surface)
    assert found[0].drop is DropReason.RECALLED_ECHO
    if block[0] in "<[":
        assert [s.text for s in found if s.is_candidate] == ["The metrics gateway listens on port 9187."]


def test_a_recalled_block_within_a_line_is_cut_out_of_it() -> None:
    text = "Exports run at 02:00. <memory>Billing closes on Friday.</memory> The gateway listens on port 9187."
    found = examine(text, SESSION)
    assert [s.drop for s in found] == [None, DropReason.RECALLED_ECHO, None]
    assert [text[s.start : s.end] for s in found] == [s.raw for s in found]


@pytest.mark.parametrize(
    "text",
    [
        "The `<memory-context>` tag and its `</memory-context>` hold what was recalled, so the parser cuts them out.",
        "## Memory limits\n- The importer needs 4 GiB for the nightly run.",
        "User memories are deleted 30 days after the account is closed.",
    ],
)
def test_what_speaks_of_memory_stays(text: str) -> None:
    assert kept(text)


RULE = "The ledger import must never share a database with the export."
OPEN = "```python\nattempts = 4\n"


@pytest.mark.parametrize(
    ("rest", "said"),
    [
        (f"\n{RULE}", [RULE]),
        (RULE, [RULE]),
        (f"\n- {RULE}\n- Backups are kept for 30 days.", [RULE, "Backups are kept for 30 days."]),
        (f"\n## Ledger\n\n{RULE}", [RULE]),
        (f"\n**Note:** {RULE}", [f"Note: {RULE}"]),
        (f"\n{RULE.rstrip('.')}", [RULE.rstrip(".")]),
        ("\nห้ามนำเข้าบัญชีแยกประเภทพร้อมกับการส่งออก", ["ห้ามนำเข้าบัญชีแยกประเภทพร้อมกับการส่งออก"]),
        ("\n导入账本时绝不能与导出共用数据库。", ["导入账本时绝不能与导出共用数据库。"]),
    ],
)
def test_an_open_fence_ends_where_prose_begins(rest: str, said: list[str]) -> None:
    assert kept(OPEN + rest) == said


@pytest.mark.parametrize(
    "code", ["# attempts are counted per host and day\nrun()", "x = 1\n\ny = compute(x, 2)\n\nz = y"]
)
def test_an_open_fence_goes_on_over_code(code: str) -> None:
    assert kept(f"{OPEN}\n{code}") == []


def test_a_closed_fence_keeps_its_prose() -> None:
    assert kept(f"```\nattempts = 4\n\n{RULE}\n\nIt holds for every host of the fleet.\n```") == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("端口是８４４３。", "端口是8443。"),
        ("رقم المنفذ ٨٤٤٣", "رقم المنفذ 8443"),
        ("पोर्ट ८४४३ खुला है", "पोर्ट 8443 खुला है"),
        ("SKU\u2011A102\u201193 is retired.", "SKU-A102-93 is retired."),
        ("ﾃｰﾌﾞﾙ名は orders です", "テーブル名は orders です"),
        ("The gateway\u200b listens on 9187", "The gateway listens on 9187"),
    ],
)
def test_figures_and_identifiers_are_the_same_in_any_script_and_width(one: str, other: str) -> None:
    assert text_hash(one) == text_hash(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("رقم المنفذ ٨٤٤٣", "رقم المنفذ ٨٤٣٤"),
        ("Retries: 3", "Retries: 30"),
        ("Rate is 1.5", "Rate is 15"),
        ("x = -5", "x = 5"),
    ],
)
def test_other_figures_are_another_text(one: str, other: str) -> None:
    assert text_hash(one) != text_hash(other)
