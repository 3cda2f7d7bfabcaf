"""Real files of many producers: each is read by the right format, or refused for the right reason.

Needs a folder of real transcripts, named by MEMFORM_CORPUS. Letters are the surfaces found in a file: U a person,
A an agent, T a tool, D a document, S the harness.
"""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from pipeline.domain.parcel import Reading
from pipeline.domain.surface import Surface
from pipeline.errors import UnknownFormatError
from pipeline.formats.decode import decode
from pipeline.formats.detect import peek, read, split

CORPUS = os.environ.get("MEMFORM_CORPUS", "")  # noqa: TID251 - where a test finds its files
NOW = datetime(2027, 1, 1, tzinfo=UTC)
REFUSED = "refused"
CUT = "the JSON is cut off in the middle"
LETTERS = {
    Surface.SESSION_CONVERSATION: "U",
    Surface.AGENT_OUTPUT: "A",
    Surface.TOOL_OUTPUT: "T",
    Surface.DOCUMENT_INGEST: "D",
}
EXPECTED = {
    "agent_notes/claim-ledger.md": ("markdown", "A"),
    "agent_notes/crostini-health.md": ("markdown", "A"),
    "agent_notes/path-encoding.md": ("markdown", "A"),
    "aider/aider_cn_asciinema.md": ("aider", "ADTU"),
    "aider/aider_cn_complex-change.md": ("aider", "ADSTU"),
    "aider/aider_cn_faq.md": ("markdown", "D"),
    "aider/aider_supplychain_es.md": ("aider", "ASTU"),
    "arabic/integra_session_log.md": ("markdown", "A"),
    "arabic/integra_session_log_late.md": ("markdown", "D"),
    "beam/cognee_beam_conv1.json.txt": (REFUSED, CUT),
    "chat/cognee_copilot_conversations.json": ("exchange", "AU"),
    "chat/instructor_math_finetunes.jsonl": ("openai_chat", "ASU"),
    "claude_code/ccl_representative_messages.jsonl": ("claude_code", "ATU"),
    "claude_code/simonw_sample_session.json": ("claude_code", "ASTU"),
    "claude_code/simonw_sample_session.jsonl": ("claude_code", "ATU"),
    "claude_code/specstory_crlf_pr_review.md": ("specstory", "ASTU"),
    "codex/codex_example_head.jsonl": ("codex", "ASTU"),
    "codex/codex_example_mid.jsonl": ("codex", "ATU"),
    "codex/specstory_codex_provenance.md": ("specstory", "ATU"),
    "codex/specstory_codex_review.md": ("specstory", "ATU"),
    "cursor/specstory_cursor_unknown-field.md": ("specstory", "ATU"),
    "cursor/specstory_fixture_cursor_vet.md": ("specstory", "ATU"),
    "formicos/context_identity_zw.md": ("markdown", "D"),
    "formicos/reduced_tools_results.md": ("markdown", "D"),
    "formicos/reduced_tools_smoke.log": ("plain_text", "T"),
    "formicos/retrieval_quality_audit.md": ("markdown", "D"),
    "gemini/specstory_gemini_provenance.md": ("specstory", "ATU"),
    "injection/modern_threats.md": ("markdown", "D"),
    "injection/redis_test_prompt_security.py": ("plain_text", "D"),
    "japanese/CLAUDELOG-250704-17.md": ("markdown_chat", "ADU"),
    "japanese/CLAUDELOG-250710-04.md": ("markdown_chat", "ADU"),
    "locomo/locomo10_conv-26.json": ("locomo", "U"),
    "locomo/locomo10_conv-43.json": ("locomo", "U"),
    "locomo/locomo10_conv-48.json": ("locomo", "U"),
    "locomo/locomo_v0_30.json.txt": (REFUSED, CUT),
    "longmemeval/honcho_longmem_giftcard.json.txt": (REFUSED, CUT),
    "meeting/de_projekt_2026-03-10.md": ("markdown", "D"),
    "meeting/de_projekt_2026-03-11.md": ("markdown", "D"),
    "meeting/henkaku_consent_portal_2026-04-13.md": ("markdown", "D"),
    "meeting/henkaku_session_summary_2026-04-14.md": ("markdown", "D"),
    "meeting/nodejs_tsc_2024-07-24.md": ("markdown", "D"),
    "meeting/nodejs_tsc_2025-06-25.md": ("markdown", "D"),
    "messy/playwright_show_report_ansi.txt": ("plain_text", "D"),
    "multi_agent/chatdev_gomoku.log": ("chatdev", "AT"),
    "multi_agent/whowhen_algorithm-generated_20.json": ("group_chat", "ADST"),
    "multi_agent/whowhen_algorithm-generated_33.json": ("group_chat", "ADST"),
    "multi_agent/whowhen_algorithm-generated_35.json": ("group_chat", "AD"),
    "multi_agent/whowhen_hand-crafted_28.json": ("group_chat", "ATU"),
    "norwegian/current_task.md": ("markdown", "D"),
    "norwegian/decisions.md": ("markdown", "D"),
    "norwegian/react_ha_claude.md": ("markdown", "A"),
    "norwegian/repo_oversikt.md": ("markdown", "D"),
    "norwegian/usb_ip_gateway.md": ("markdown", "D"),
    "opencode/cloudskillsboost_dump_zw.md": ("markdown", "D"),
    "opencode/opencode_labs_day15_ansi.md": ("markdown", "D"),
    "opencode/opencode_labs_day7_secret.md": ("markdown", "D"),
    "opencode/openspec_labs_v2_session.md": ("opencode", "ATU"),
    "openhands/demo1.json": ("openhands", "ATU"),
    "other_cli/specstory_fixture_forge_save.md": ("specstory", "ATU"),
    "research/gpt52_report.md": ("markdown", "D"),
    "research/knitting_report.md": ("markdown", "D"),
    "research/mcp_report.md": ("markdown", "D"),
    "research/test_html_report.html": ("plain_text", "D"),
    "spanish/bug_consultar_tareas.md": ("markdown", "D"),
    "spanish/transcripcion.md": ("markdown", "D"),
    "swe_agent/coding_challenge_output.log": ("plain_text", "T"),
    "swe_agent/ctf_babytimecapsule.traj": ("swe_agent", "ASTU"),
    "swe_agent/ctf_eps.traj": ("swe_agent", "ASTU"),
    "swe_agent/ctf_web_i_got_id.traj": ("swe_agent", "ASTU"),
    "swe_agent/humanevalfix_human_thought.traj": ("swe_agent", "ASTU"),
    "swe_agent/marshmallow_xml.traj": ("swe_agent", "ASTU"),
    "tau/tau2_telecom_manual.md": ("markdown", "D"),
    "tau/tau_airline_gpt4o_0-5.json": ("tau_bench", "ASTU"),
}

pytestmark = [pytest.mark.corpus, pytest.mark.skipif(not CORPUS, reason="MEMFORM_CORPUS names no folder")]


def _as_read(body: bytes, filename: str) -> tuple[str, str]:
    try:
        answer = read(body, Reading(filename=filename), "ws", "t", NOW)
    except UnknownFormatError as error:
        return REFUSED, str(error)
    letters = {"S" if turn.role == "system" else LETTERS[turn.surface] for turn in answer.transcript.turns}
    return answer.format, "".join(sorted(letters))


@pytest.mark.parametrize("path", EXPECTED)
def test_a_real_file_is_read_by_its_format_or_refused_with_the_reason(path: str) -> None:
    format_name, found = _as_read((Path(CORPUS) / path).read_bytes(), Path(path).name)
    expected_format, expected = EXPECTED[path]

    assert format_name == expected_format
    assert expected in found


@pytest.mark.parametrize("path", EXPECTED)
def test_a_real_file_is_one_transcript_without_a_stated_id_and_decodes_once(path: str) -> None:
    body = (Path(CORPUS) / path).read_bytes()
    text = decode(body).text

    assert split(body) == (body,)
    assert peek(body) == ("", "")
    assert decode(text.encode()) == (text, {})
