"""The other deterministic tags: type, polarity, subject, lifetime, scope, intent."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from classifiers.intent import Intent, intent_of
from classifiers.standing_rule import is_standing_rule
from classifiers.tagging import Tagger
from classifiers.topic import normalise_domains, scope_of, slug_of, tools_of, topic_of
from pipeline import policy
from pipeline.domain.statement import DecayClass, EntryType, PacerClass, Polarity, Statement
from pipeline.domain.surface import Surface, WritePolicy

if TYPE_CHECKING:
    from pipeline.domain.statement import Tags

TAGGER = Tagger()


def _tag(text: str, surface: Surface = Surface.AGENT_OUTPUT, repo: str = "") -> Tags:
    return TAGGER.tag(Statement(0, 0, len(text), text, text, surface, WritePolicy.FORM, 0.9), repo)


@settings(deadline=None)  # a busy machine is no failure
@given(st.text(), st.sampled_from(list(Surface)))
def test_lifetime_decay_and_importance_follow_the_class(text: str, surface: Surface) -> None:
    tags = _tag(text, surface)
    assert tags.importance == policy.IMPORTANCE[tags.pacer]
    assert tags.ttl_days <= policy.TTL_DAYS[tags.pacer]
    if surface is not Surface.TOOL_OUTPUT:
        assert tags.ttl_days == policy.TTL_DAYS[tags.pacer]
    if surface is not Surface.OPERATOR_CHAT:
        assert tags.decay_class == policy.CLASS_DECAY[tags.pacer]
    assert len(set(tags.domains)) == len(tags.domains)
    assert tags.domain == (tags.domains[0] if tags.domains else "")


def test_a_log_line_lives_fourteen_days() -> None:
    assert _tag("2026-05-02T04:11:09Z billing-7 OOMKilled rss=3.8GiB", Surface.TOOL_OUTPUT).ttl_days == 14


@pytest.mark.parametrize(
    "text", ["Run pip-audit --fix to repair them.", "Every change must be reviewed by two people."]
)
def test_nothing_that_a_tool_printed_is_a_sixty_day_procedure(text: str) -> None:
    tags = _tag(text, Surface.TOOL_OUTPUT)
    assert tags.pacer is not PacerClass.PROCEDURAL or tags.ttl_days == 14


STANDING = (
    "Always confirm before dropping a table.",
    "Deploys must not run on Fridays.",
    "Use tabs in this repository.",
    "I always want schema changes tried on a copy first.",
    "I prefer small commits in this repo.",
    "Niemals direkt in die Produktion schreiben.",
    "部署之前必须先备份。",
    "From now on every report is in UTC.",
)
PASSING = (
    "Our support hours end at 17:00.",
    "The release manager is on holiday.",
    "Please run the tests now for me.",
    "We ran the migration yesterday and it was fine.",
    "Yesterday I had to restart the node.",
    "My daughter is allergic to walnuts.",
)


@pytest.mark.parametrize("text", STANDING)
def test_a_standing_rule_of_the_operator_never_fades(text: str) -> None:
    assert is_standing_rule(text)
    assert _tag(text, Surface.OPERATOR_CHAT).decay_class is DecayClass.PERMANENT
    assert _tag(text, Surface.SESSION_CONVERSATION).decay_class is not DecayClass.PERMANENT


@pytest.mark.parametrize("text", PASSING)
def test_an_operators_fact_or_report_is_no_standing_rule(text: str) -> None:
    assert not is_standing_rule(text)
    assert _tag(text, Surface.OPERATOR_CHAT).decay_class is not DecayClass.PERMANENT


@pytest.mark.parametrize(
    ("text", "entry_type", "sub_type"),
    [
        ("Run `make seed` before the tests.", EntryType.SKILL, "technique"),
        ("Never call the API from a migration.", EntryType.SKILL, "anti_pattern"),
        ("Every invoice must have an owner.", EntryType.SKILL, ""),
        (
            "As a rule of thumb, small batches tend to rank better, so recall is typically higher.",
            EntryType.SKILL,
            "pattern",
        ),
        ("We decided to use Postgres because reports need joins.", EntryType.EXPERIENCE, "decision"),
        ("Naming convention: always use snake_case for columns.", EntryType.EXPERIENCE, "convention"),
        ("Lesson learned: the proxy closes idle sockets.", EntryType.EXPERIENCE, "learning"),
        ("The import crashed with a null tenant id.", EntryType.EXPERIENCE, "bug"),
        ("The gateway listens on port 7443.", EntryType.EXPERIENCE, ""),
        ("Our coding standard is a page of the wiki.", EntryType.EXPERIENCE, "convention"),
    ],
)
def test_entry_type_and_sub_type(text: str, entry_type: EntryType, sub_type: str) -> None:
    tags = _tag(text)
    assert (tags.entry_type, tags.sub_type) == (entry_type, sub_type), tags


@pytest.mark.parametrize(
    ("text", "polarity"),
    [
        ("Flag fast-path is enabled in prod.", Polarity.POSITIVE),
        ("Flag fast-path is not enabled in prod.", Polarity.NEGATIVE),
        ("Always squash commits.", Polarity.POSITIVE),
        ("Never squash commits.", Polarity.NEGATIVE),
        ("Коммиты сжимать нельзя.", Polarity.NEGATIVE),
        ("Неделя начинается в понедельник.", Polarity.NEUTRAL),
        ("The gateway listens on port 7443.", Polarity.NEUTRAL),
        ("禁止在周五部署。", Polarity.NEGATIVE),
    ],
)
def test_polarity(text: str, polarity: Polarity) -> None:
    assert _tag(text).polarity is polarity


@pytest.mark.parametrize(
    ("text", "memory_type"),
    [
        ("My name is Ada and I live in Bergen.", "profile"),
        ("I prefer dark roast coffee.", "preference"),
        ("I'll send the report by Friday.", "commitment"),
        ("Could you send me the March numbers?", "request"),
        ("The migration is currently blocked on the vendor.", "context"),
        ("The server crashed yesterday.", "event"),
        ("The gateway listens on port 7443.", ""),
        ("Every invoice must currently have an owner.", ""),
    ],
)
def test_memory_type_only_where_the_cue_is_clear(text: str, memory_type: str) -> None:
    assert _tag(text, Surface.SESSION_CONVERSATION).memory_type == memory_type


SAME_TOPIC = (
    ("The metrics port is 9187.", "Metrics port: 8080"),
    ("The on-call lead is the first team.", "The on-call lead is now the second team."),
    ("- **Retries**: 3", "Retries must be 5"),
    ("Flag lazy-load is on in staging.", "Flag lazy-load is not on in staging."),
    ("数据库只允许周二迁移。", "数据库必须周三迁移。"),
    ("Der Port ist 8080.", "Port: 9090"),
)


@pytest.mark.parametrize(("one", "other"), SAME_TOPIC)
def test_statements_that_could_contradict_share_domain_and_topic(one: str, other: str) -> None:
    assert topic_of(one) == topic_of(other) != ""
    assert _tag(one).domain == _tag(other).domain


def test_another_subject_is_another_topic_and_an_unclear_one_is_none() -> None:
    assert topic_of("We picked SQLite for the cache.") == ""
    assert topic_of("The web port is 80.") != topic_of("The API port is 80.")
    assert topic_of("") == ""
    assert topic_of("The list of all servers that were ever bought by us in May is long.") == ""


def test_domains_are_found_in_several_languages_and_ordered_by_weight() -> None:
    assert _tag("Die Datenbank läuft auf Postgres.").domain == "database"
    assert _tag("数据库每周备份。").domains[0] == "database"
    assert _tag("Deploys of the staging release need two tests.").domains[0] == "deployment"
    assert _tag("Hm.").domains == ()


def test_a_decision_in_a_document_is_of_the_decisions_domain() -> None:
    text = "The board agreed to keep Postgres because reports need joins."
    assert _tag(text, Surface.DOCUMENT_INGEST).domain == "decisions"
    assert _tag(text, Surface.AGENT_OUTPUT).domain == "database"


def test_domains_are_normalised() -> None:
    assert normalise_domains(["Version Control", " version-control ", "", "API"]) == ("version_control", "api")


def test_tools_are_named_once_by_their_own_name() -> None:
    assert tools_of("use kubectl and k8s with psql") == ("kubernetes", "postgres")
    assert _tag("Use kubectl before Docker.").tool_refs == ("docker", "kubernetes")


@pytest.mark.parametrize(
    ("text", "repo", "scope"),
    [
        ("tests live in src/tests/unit", "https://git.example.net/acme/Harbour.git", "repo:harbour"),
        ("this repository uses tabs", "acme/harbour", "repo:harbour"),
        ("harbour needs python 3.11", "git@example.net:acme/harbour.git", "repo:harbour"),
        ("billing closes on the last weekday", "acme/harbour", "workspace"),
        ("tests live in src/tests/unit", "", "workspace"),
    ],
)
def test_scope_is_the_repository_only_for_what_is_about_it(text: str, repo: str, scope: str) -> None:
    assert scope_of(text, repo) == scope
    assert _tag(text, repo=repo).scope == scope


def test_a_slug_is_the_last_part_in_lower_case() -> None:
    assert slug_of("/home/ada/My Repo/") == "my-repo"
    assert slug_of("") == ""


@pytest.mark.parametrize(
    ("query", "intent"),
    [
        ("what did we change last week", Intent.TEMPORAL),
        ("过去三个月的决定", Intent.TEMPORAL),
        ("i forrige uke", Intent.TEMPORAL),
        ("год назад", Intent.TEMPORAL),
        ("which port does the gateway use", Intent.FACTUAL),
        ("who owns billing", Intent.ENTITY),
        ("wer ist zuständig", Intent.ENTITY),
        ("does Ada prefer tabs", Intent.PREFERENCE),
        ("how does paging work", Intent.PROCEDURAL),
        ("如何安装客户端", Intent.PROCEDURAL),
        ("retry budget", Intent.GENERAL),
        ("", Intent.GENERAL),
    ],
)
def test_intent_of_a_query(query: str, intent: Intent) -> None:
    assert intent_of(query) is intent
