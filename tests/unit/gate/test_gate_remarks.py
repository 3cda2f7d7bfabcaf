"""What is said about the talk itself goes, in every language; what is said about a system's parts stays."""

# ruff: noqa: RUF001 -- the letters of other scripts are what is tested

from __future__ import annotations

import pytest

from classifiers.reading import TurnReader
from pipeline.domain.statement import DropReason
from pipeline.domain.surface import Surface
from pipeline.domain.transcript import Transcript, Turn
from pipeline.gate.passage import examine, pass_through
from pipeline.gate.retold import is_retold

AGENT, OPERATOR, DOCUMENT = Surface.AGENT_OUTPUT, Surface.OPERATOR_CHAT, Surface.DOCUMENT_INGEST
SESSION = Surface.SESSION_CONVERSATION


def kept(text: str, surface: Surface) -> list[str]:
    return [s.text for s in examine(text, surface) if s.is_candidate]


KEEP_ORDERS = (
    "Go over this session and record whatever should outlast it.",
    "Before the context is truncated, save what matters to MEMORY.md.",
    "From this transcript, extract the preferences to remember.",
    "Analyze our discussion and list the facts to store.",
    "Lies die Sitzung noch einmal und notiere, was bleiben soll.",
    "Repasa el diálogo y anota lo que convenga recordar.",
    "Parcours la session et mémorise ce qui compte.",
    "Releia o diálogo e anote o que importa lembrar.",
    "Ripercorri la sessione e annota ciò che conta ricordare.",
    "Doorloop de sessie en noteer wat je wilt onthouden.",
    "Gå gjennom økten og noter det som bør huskes.",
    "Gå igenom sessionen och notera det viktiga.",
    "Gennemgå sessionen og noter det vigtige.",
    "Перечитай переписку и запиши важное.",
    "请查看聊天记录并提取值得存储的事实。",
    "チャットを見直して、重要な点を記録してください。",
    "استعرض الجلسة وسجل ما يهم.",
)


@pytest.mark.parametrize("text", KEEP_ORDERS)
@pytest.mark.parametrize("surface", [SESSION, OPERATOR])
def test_a_harness_that_asks_for_memories_is_no_person(text: str, surface: Surface) -> None:
    assert not kept(text, surface)


NOTHING_KEPT = (
    "No lasting facts were found in the turns.",
    "This dialogue does not mention any preferences of the user.",
    "There is no new information worth storing.",
    "The user has not told anything about themselves.",
    "I could not identify any durable preferences.",
    "None of the turns contain memorable facts.",
    "Es wurden keine Fakten über den Nutzer im Gespräch erwähnt.",
    "No se encontraron datos del usuario para guardar.",
    "Aucune préférence de l'utilisateur à mémoriser.",
    "Nenhuma preferência do usuário para salvar.",
    "Nessuna informazione sull'utente da memorizzare.",
    "Geen gegevens over de gebruiker om op te slaan.",
    "Ingen fakta om brukeren å huske.",
    "Inga fakta om användaren att spara.",
    "Der er ingen fakta om brugeren at gemme.",
    "Не найдено фактов о пользователе.",
    "本次会话未发现可保存的用户偏好。",
    "このチャットには保存すべき情報が含まれていません。",
    "لا توجد حقائق عن المستخدم للحفظ.",
)
REFUSALS = (
    "I'm sorry, I am unable to share that.",
    "We can't assist with such requests.",
    "Leider kann ich damit nicht helfen.",
    "Lamento, pero no puedo hacerlo.",
    "Désolé, je ne peux pas faire cela.",
    "Desculpe, não consigo fazer isso.",
    "Mi dispiace, non posso farlo.",
    "Sorry, dat kan ik niet doen.",
    "Beklager, jeg kan ikke svare på det.",
    "К сожалению, я не могу ответить.",
    "很遗憾，我不能这样做。",
    "申し訳ありませんが、対応できません。",
    "عذرا، لا أستطيع المساعدة.",
)


@pytest.mark.parametrize("text", [*NOTHING_KEPT, *REFUSALS])
@pytest.mark.parametrize("surface", [AGENT, SESSION])
def test_an_empty_answer_and_a_refusal_are_meta(text: str, surface: Surface) -> None:
    assert not kept(text, surface)


@pytest.mark.parametrize(
    "text",
    [
        "The extractor answers with an empty list when a document holds no facts.",
        "The archive must not contain information about customers under 16.",
        "There is no tenant id in the webhook, so the importer looks it up by domain.",
        "Sessions of users are stored in Valkey for a week.",
        "Die Exportdatei enthält keine personenbezogenen Daten.",
        "El registro no contiene datos personales por diseño.",
        "Sorry pages are served by the edge when the origin is down.",
    ],
)
@pytest.mark.parametrize("surface", [AGENT, DOCUMENT])
def test_that_a_part_holds_nothing_is_a_fact(text: str, surface: Surface) -> None:
    assert kept(text, surface)


EXAMPLES = (
    "For instance, assume that Ivo runs a bakery in Graz.",
    "E.g., say the customer Lena lives in Split and likes tea.",
    "Consider a hypothetical user, Omar, who works at a bank.",
    "As an illustration, take Mina, who owns two shops.",
    "Assume Pavel works at a bank.",
    'Example input: "My name is Pavel and I work at a bank."',
    "Given a user Lena who lives in Split, the memory would be her town.",
    "Beispielsweise, angenommen, Lena wohnt in Graz.",
    "Por ejemplo, imagina que Lena vive en Lima.",
    "Par exemple, imaginons que Léa vit à Nice.",
    "Por exemplo, digamos que Lena mora em Faro.",
    "Ad esempio, mettiamo che Lena viva a Bari.",
    "Bijvoorbeeld, stel dat Lena in Gent woont.",
    "For eksempel: tenk deg at Lena bor i Bodø.",
    "Till exempel: anta att Lena bor i Umeå.",
    "Например, предположим, Лена живёт в Твери.",
    "比如，假设小红住在杭州。",
    "例えば、花子さんが銀行で働いているとします。",
    "على سبيل المثال، تخيل أن لينا تعيش في تونس.",
)


@pytest.mark.parametrize("text", EXAMPLES)
@pytest.mark.parametrize("surface", [AGENT, SESSION, DOCUMENT])
def test_a_case_made_up_to_explain_is_no_fact(text: str, surface: Surface) -> None:
    assert not kept(text, surface)


@pytest.mark.parametrize(
    "text",
    [
        "Lena lives in Split and likes tea.",
        "For example, the importer fails when a row holds an unescaped quote.",
        "The scheduler assumes that clocks differ by at most 5 s.",
        "The example config sets the metrics port to 9187.",
    ],
)
def test_a_fact_near_an_example_stays(text: str) -> None:
    assert kept(text, AGENT)


RETOLD = (
    "## Conversation summary\n- The metrics port was set to 9187.",
    "Compaction summary: the metrics port was set to 9187.",
    "The context before this point was compacted:\n\nThe metrics port is 9187.",
    "Here is a summary of our conversation:\n\nThe metrics port is 9187.",
    "<conversation_summary>\nThe metrics port is 9187.\n</conversation_summary>",
    "Earlier messages (summarized): the metrics port is 9187.",
    "Zusammenfassung des bisherigen Gesprächs: Der Port ist 9187.",
    "Resumen de la sesión: el puerto es 9187.",
    "Résumé de la session : le port est 9187.",
    "Resumo da sessão: a porta é 9187.",
    "Riepilogo della conversazione: la porta è 9187.",
    "Samenvatting van het gesprek: de poort is 9187.",
    "Sammendrag av samtalen: porten er 9187.",
    "Сводка диалога: порт 9187.",
    "之前会话的总结：端口是 9187。",
    "前回の会話のまとめ: ポートは9187。",
    "ملخص الجلسة: المنفذ 9187.",
)


@pytest.mark.parametrize("text", RETOLD)
@pytest.mark.parametrize("role", ["user", "assistant", "system"])
def test_what_a_summary_retells_is_formed_where_it_was_said(text: str, role: str) -> None:
    said = Turn(role="user", surface=SESSION, content="The metrics gateway listens on port 9187.")
    turns = (said, Turn(role=role, surface=AGENT if role == "assistant" else SESSION, content=text))
    transcript = Transcript(workspace_id="w", turns=turns)
    readings = tuple(TurnReader().read(index, turn, transcript) for index, turn in enumerate(turns))
    found = [*pass_through(transcript, readings)]
    assert [s.turn for s in found if s.is_candidate] == [0]
    assert is_retold(text)


@pytest.mark.parametrize(
    "text",
    [
        "Summaries of conversations are kept in the audit bucket for a year.",
        "The weekly summary goes to the board every Monday.",
        "Log compaction runs at two, because the topic grows by 4 GB a day.",
        "Conversation state lives in Valkey.",
    ],
)
def test_a_fact_about_summaries_is_no_summary(text: str) -> None:
    assert not is_retold(text)
    assert kept(text, AGENT)


@pytest.mark.parametrize("text", ["What if the relay loses a message", "Anyone know why restores are slow."])
def test_a_question_without_its_mark_is_one(text: str) -> None:
    assert [s.drop for s in examine(text, AGENT)] == [DropReason.QUESTION]


@pytest.mark.parametrize(
    "text",
    [
        "I want to be told before a volume is resized.",
        "I want all amounts rounded to two decimals.",
        "Use HTTPS for all webhooks.",
        "Keep handlers under 40 lines.",
        "Store exports in the EU bucket only.",
    ],
)
def test_a_wish_that_lasts_is_no_task(text: str) -> None:
    assert kept(text, OPERATOR)


@pytest.mark.parametrize("text", ["I want you to open the log now.", "Run all tests again.", "Use this file now."])
def test_an_order_of_the_moment_is_a_task(text: str) -> None:
    assert not kept(text, OPERATOR)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("相似度: 0.91", DropReason.RANKING_KEY),
        ("得分=0.62 文档=7", DropReason.RANKING_KEY),
        ("Ähnlichkeit: 0,71", DropReason.RANKING_KEY),
        ("Punktzahl: 0.83, Rang: 2", DropReason.RANKING_KEY),
        ("#4 (score 0.62)", DropReason.RANKING_KEY),
        ("status.example.org/incidents/42?view=full", DropReason.BARE_URL),
        ("s3://exports/2026/q1.parquet", DropReason.BARE_URL),
    ],
)
def test_keys_and_links_are_dropped_in_other_spellings(text: str, reason: DropReason) -> None:
    assert [s.drop for s in examine(text, DOCUMENT)] == [reason]


@pytest.mark.parametrize("text", ["The default similarity threshold is 0.78.", "相似度阈值低于 0.6 的结果会被丢弃。"])
def test_a_fact_about_a_score_stays(text: str) -> None:
    assert kept(text, DOCUMENT)


@pytest.mark.parametrize(
    "text",
    [
        "Assume Postgres has 16 GB when you size the pool.",
        "The assistant is billed per seat and month.",
        "As noted, you must restart the relay after a change.",
        "控制台地址是 https://console.example.cn，只能在内网访问。",
        "Exit code 137 means that the kernel killed the process.",
    ],
)
def test_facts_that_open_like_a_remark_stay(text: str) -> None:
    assert kept(text, AGENT)


@pytest.mark.parametrize(
    "text",
    [
        "You must respond in the following format: plan, act, observe.",
        "As Colony-4, you answer in rhyme.",
        "The assistant is Colony-4, a careful writer.",
        "You are working as part of a team of agents.",
    ],
)
def test_a_persona_is_no_fact(text: str) -> None:
    assert not kept(text, AGENT)


@pytest.mark.parametrize(
    "text",
    [
        "백업은 30일 동안 보관된다.",
        "금요일에는 배포하지 않는다.",
        "डेटाबेस का बैकअप हर रात दो बजे होता है।",
        "גיבויים נשמרים שלושים יום.",
        "Αντίγραφα ασφαλείας κρατούνται τριάντα ημέρες.",
        "គេហទំព័រនេះត្រូវបានបម្រុងទុករៀងរាល់យប់។",
        "订单号以CN开头。",
        "Loggfilen roteras varje natt.",
        "Журналы ротируются каждую ночь.",
    ],
)
def test_a_sentence_passes_also_where_there_are_few_cues_or_none(text: str) -> None:
    assert kept(text, AGENT)


@pytest.mark.parametrize("text", ["이제 로그를 확인하겠습니다.", "네, 알겠습니다."])
def test_narration_and_thanks_go_in_korean(text: str) -> None:
    assert not kept(text, AGENT)


@pytest.mark.parametrize(
    "key", ["[c4::thread-7::agent-3] ", "c4::thread-7::agent-3: ", "(from c4::thread-7::agent-3) "]
)
def test_a_routing_key_is_no_part_of_what_was_said(key: str) -> None:
    assert kept(f"{key}I prefer small commits here.", OPERATOR) == ["I prefer small commits here."]


def test_a_path_of_a_program_is_no_routing_key() -> None:
    fact = "tokio::sync::Mutex is held across an await, because the guard is Send."
    assert kept(fact, AGENT) == [fact]
