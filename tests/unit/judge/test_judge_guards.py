"""Each guard by name: what it stops, and what it must let through."""

from __future__ import annotations

from datetime import timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.claim import MAX_CHARS, Claim, takes_back, why_refused
from judge.containment import is_contained
from judge.contrast import (
    Said,
    fills_otherwise,
    grows,
    is_one_language,
    is_other_matter,
    is_unrelated,
    says_more,
)
from judge.facet import brings_other_person, is_other_place_or_bound
from judge.grounding import unsupported
from judge.guards import Ruled, Ruling, rule, why_not_merged, why_not_refined, why_not_same, why_not_superseded
from judge.matter import Matter, weigh
from judge.reply import Kind, Operation, Verdict
from judge.wording import align, content, languages, script, stem, tokens
from pipeline.domain.surface import Surface
from tests.fakes.judge_bench import NOW, ORIGIN, candidate

DAYS = timedelta(days=1)


def old(text: str, relevance: float | None = None, *, surface: Surface = Surface.AGENT_OUTPUT) -> Said:
    return Said(text, surface, operator=False, at=NOW - 90 * DAYS, relevance=relevance)


def new(text: str, *, surface: Surface = Surface.AGENT_OUTPUT, at: timedelta = timedelta(0)) -> Said:
    return Said(text, surface, operator=False, at=NOW + at)


@pytest.mark.parametrize(
    ("known", "said", "reason"),
    [
        ("Backups run at night.", "Backups run at night.", ""),
        ("A rebuild takes 90 minutes.", "A rebuild needs an hour and a half.", ""),
        ("Every branch has an owner.", "No branch without an owner.", ""),
        ("The queue holds 10 jobs.", "The queue holds 20 jobs.", "other_values"),
        ("The queue is open.", "The queue is not open.", "negation"),
        ("The office is not open.", "The office is open again.", "negation"),
        ("The user does not eat meat.", "The user eats chicken and lamb again.", "negation"),
        ("Reports go out by mail.", "Reports now go out by chat.", "tells_change"),
        ("Reports go out by mail.", "Correction: reports leave by mail.", "tells_change"),
        ("The user plays chess.", "The sister of the user plays chess.", "other_subject"),
        ("Staging keeps logs for a week.", "Production keeps logs for a week.", "other_subject"),
        ("Jobs run on the cluster.", "There is a proposal to run jobs there.", "not_present"),
        ("The parser returns a tree for valid input.", "The lexer returns a tree for valid input.", "other_words"),
        ("The coffee machine is blue.", "Certificates last a year.", "unrelated"),
        ("Carts are washed at noon.", "Carts of guests carry a flag with a number.", "other_matter"),
        ("Green tickets admit visitors.", "Yellow badges admit dogs, cats and visitors.", "other_matter"),
        ("Carts are washed.", "Carts are washed with soap by the crew of the yard.", "says_more"),
        ("The filter is idempotent for any order.", "A second pass of the filter does not alter the items.", ""),
    ],
)
def test_known_already_or_not(known: str, said: str, reason: str) -> None:
    assert why_not_same(old(known), new(said)) == reason


@pytest.mark.parametrize(
    ("known", "said", "reason"),
    [
        ("The limit of the queue is 10 jobs.", "The limit of the queue is 20 jobs.", ""),
        ("The user lives in Rome.", "The user moved to Turin last week.", ""),
        ("The cache is on.", "The cache is not on.", ""),
        ("The outage was perhaps caused by a leak.", "An expired key caused the outage.", ""),
        ("The key of the relay will be rotated in May.", "The key of the relay was rotated.", ""),
        ("The user does not eat fish.", "The user eats fish again.", ""),
        ("The user does not eat meat.", "The user eats chicken and lamb again.", ""),
        ("The gain of the model is 3 points.", "Correction: the gain was an artefact.", ""),
        ("The tea is green in the kitchen.", "The kitchen smells of paint.", "no_sign_of_replacement"),
        ("The dog needs a pill every day.", "The cat needs a pill every day.", "other_subject"),
        ("The user collects maps.", "The father of the user collects maps.", "other_subject"),
        ("Passwords have at least 14 signs.", "Passwords have at most 99 signs.", "other_subject"),
        ("The broker runs on 3 nodes.", "We intend to move the broker to 5 nodes.", "not_present"),
        ("The batch size is 500 rows.", "Back in 2024 the batch size was 900 rows.", "not_present"),
        ("The coffee machine is blue.", "Certificates last a year now.", "unrelated"),
    ],
)
def test_replaced_or_not(known: str, said: str, reason: str) -> None:
    assert why_not_superseded(old(known), new(said)) == reason


def test_later_wins_and_one_day_may_be_one_moment() -> None:
    known, said = old("The limit of the queue is 10 jobs."), "The limit of the queue is 20 jobs."
    assert why_not_superseded(known, new(said, at=-91 * DAYS)) == "older"
    assert why_not_superseded(known, new(said, at=-89 * DAYS - timedelta(hours=1))) == "same_moment"
    assert why_not_superseded(known, new(f"Correction: {said}", at=-90 * DAYS + timedelta(hours=1))) == ""


def test_a_lower_source_replaces_only_with_a_correction() -> None:
    known = old("The limit of the queue is 10 jobs.", surface=Surface.SESSION_CONVERSATION)
    said = "The limit of the queue is 20 jobs."
    assert why_not_superseded(known, new(said, surface=Surface.TOOL_OUTPUT)) == "lower_source"
    assert why_not_superseded(known, new(f"Correction: {said}", surface=Surface.TOOL_OUTPUT)) == ""


@pytest.mark.parametrize(
    ("known", "said", "reason"),
    [
        ("Backups run weekly.", "Backups run weekly, on Sunday at 03:00 UTC.", ""),
        ("Never call the vendor from tests.", "Never call the vendor from tests, except in the contract suite.", ""),
        ("About three million rows are stored.", "3,014,882 rows are stored.", ""),
        ("Backups run at 03:00 UTC.", "Backups run weekly.", "loses_values"),
        ("The manager of the shop is Ola Lund.", "Deploys to the shop are frozen on Fridays.", "drops_topic"),
        ("The cache is on.", "The cache is not on at all.", "negation"),
        ("The dog needs a pill every day.", "The cat needs a pill every day at noon.", "other_subject"),
        ("The coffee machine is blue.", "Certificates last a year.", "unrelated"),
        ("Jobs run on the cluster.", "A proposal says that jobs run on the cluster at night.", "not_present"),
        ("Carts in the yard are washed.", "Carts in the yard are painted.", "other_words"),
        ("The chef cooks rice for guests.", "The chef bakes large cakes for families.", "drops_topic"),
        ("With the lamp on, the door opens.", "With the lamp off, the door opens by hand.", "negation"),
        ("Carts are washed unless it rains.", "Carts are washed with soap in the yard.", "drops_limit"),
        ("The gain may be small.", "The gain is small: 3 points.", ""),
    ],
)
def test_refined_or_not(known: str, said: str, reason: str) -> None:
    assert why_not_refined(old(known), new(said)) == reason


def test_an_older_statement_refines_nothing_newer() -> None:
    assert why_not_refined(old("Backups run weekly."), new("Backups run weekly on Sunday.", at=-91 * DAYS)) == "older"


@pytest.mark.parametrize(
    ("known", "reason"),
    [
        ("Zone A hosts the ledger.", ""),
        ("The coffee machine is blue.", "unrelated"),
        ("Zone A has 9 racks.", "loses_values"),
        ("The manager of zone B is Ola Lund from Oslo.", "drops_topic"),
    ],
)
def test_merged_or_not(known: str, reason: str) -> None:
    assert why_not_merged(old(known), new("Zone A hosts the ledger and the audit log.")) == reason


def test_a_plan_merges_nothing_and_another_person_neither() -> None:
    said = new("There is a proposal that zone A hosts the ledger.")
    assert why_not_merged(old("Zone A hosts the ledger."), said) == "not_present"
    assert why_not_merged(old("The user runs."), new("The user and the mother of the user run.")) == "other_person"


def test_relevance_rules_out_but_never_in() -> None:
    known, said = "The user is vegetarian.", new("The user is a vegetarian cook.")
    assert is_unrelated(old(known, 0.1), said)
    assert is_unrelated(old("The coffee machine is blue.", 0.99), new("Certificates last a year."))
    assert not is_unrelated(old("The user is a teacher.", 0.45), new("The user no longer teaches."))


def test_two_languages_are_compared_by_relevance_alone() -> None:
    german, english = "Jeder Mandant hat einen eigenen Schlüssel.", "Each tenant has its own key."
    assert not is_one_language(german, english)
    assert not is_one_language("Привет, мир.", english)
    assert not is_unrelated(old(english, 0.9), new(german))
    assert is_unrelated(old(english, 0.2), new(german))
    assert is_one_language("1234", "5678")


@pytest.mark.parametrize(
    ("known", "said", "contained"),
    [
        ("The API uses JWT and rotates keys weekly.", "The API uses JWT.", True),
        ("System K outperforms system L.", "System L outperforms system K.", False),
        ("Merging is allowed only on staging.", "Merging is allowed.", False),
        ("The API uses JWT.", "The API uses JWT and rotates keys.", False),
        ("The port is not 90.", "The port is 90.", False),
        ("The API uses JWT.", "It is the.", False),
    ],
)
def test_contained_means_every_word_in_order_without_a_condition(known: str, said: str, contained: bool) -> None:  # noqa: FBT001 - parametrised
    assert is_contained(known, said) is contained


def verdict(op: Operation, kind: Kind = Kind.NONE, targets: tuple[int, ...] = (1,)) -> Verdict:
    return Verdict(statement=1, op=op, kind=kind, targets=targets)


@pytest.mark.parametrize(
    ("said", "given_verdict", "ruling"),
    [
        ("The port is open.", verdict(Operation.UNCLEAR), Ruling(Ruled.STAGE, (), ("unclear_operation",))),
        ("The port is open.", verdict(Operation.UPDATE), Ruling(Ruled.STAGE, (), ("unclear_operation",))),
        (
            "The port is open.",
            verdict(Operation.UPDATE, Kind.CONFLICT),
            Ruling(Ruled.STAGE, (), ("unclear_operation",)),
        ),
        ("The port is 91.", verdict(Operation.NOOP, targets=()), Ruling(Ruled.STAGE, (), ("unknown_target",))),
        ("The port is 91.", verdict(Operation.NOOP, targets=(1, 8)), Ruling(Ruled.STAGE, (), ("unknown_target",))),
        ("The port is 91.", verdict(Operation.ADD, Kind.CONFLICT), Ruling(Ruled.CONFLICT, (1,))),
        ("The port is 91.", verdict(Operation.ADD, Kind.CONFLICT, (8,)), Ruling(Ruled.ADD)),
        ("The port is 91.", verdict(Operation.ADD), Ruling(Ruled.ADD)),
        ("The port is 91.", verdict(Operation.NOOP), Ruling(Ruled.CONFLICT, (1,), ("other_values",))),
        ("Tea is served at noon.", verdict(Operation.NOOP), Ruling(Ruled.ADD, (), ("unrelated",))),
        ("The port is 90.", verdict(Operation.UPDATE, Kind.REFINE), Ruling(Ruled.NOOP, (1,), ("adds_nothing",))),
    ],
)
def test_verdicts_and_rulings(said: str, given_verdict: Verdict, ruling: Ruling) -> None:
    assert rule(given_verdict, new(said), {1: old("The port is 90.")}) == ruling


def test_nobody_but_the_operator_ends_an_operators_memory() -> None:
    rules = Said("Releases happen on Wednesdays only.", Surface.OPERATOR_CHAT, operator=True, at=NOW - 90 * DAYS)
    said = new("Releases now happen on any weekday.")
    for kind in (Kind.REFINE, Kind.SUPERSEDE, Kind.MERGE):
        found = rule(verdict(Operation.UPDATE, kind), said, {1: rules})
        assert found == Ruling(Ruled.CONFLICT, (1,), ("operator_authority",))
    own = Said(said.text, Surface.OPERATOR_CHAT, operator=True, at=NOW)
    assert rule(verdict(Operation.UPDATE, Kind.SUPERSEDE), own, {1: rules}).ruled is Ruled.SUPERSEDE


@given(
    st.sampled_from(list(Operation)),
    st.sampled_from(list(Kind)),
    st.lists(st.integers(0, 4), max_size=4),
    st.text(max_size=80),
    st.text(max_size=80),
)
def test_a_ruling_never_overwrites_what_the_model_did_not_name(
    op: Operation, kind: Kind, targets: list[int], known: str, said: str
) -> None:
    near = {1: old(known), 2: old(known[::-1], 0.7)}
    ruling = rule(verdict(op, kind, tuple(targets)), new(said), near)
    assert set(ruling.targets) <= set(near)
    if ruling.ruled in {Ruled.REFINE, Ruled.SUPERSEDE, Ruled.MERGE}:
        assert op is Operation.UPDATE
        assert ruling.ruled.value == kind.value
        assert set(ruling.targets) <= set(targets)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("The API port is 9090.", ""),
        ("  …  ", "empty"),
        ("x" * (MAX_CHARS + 1), "too_long"),
        ("I prefer the API port 9090.", "first_person"),
        ("We keep the API port at 9090.", "first_person"),
        ("Wir lassen den Port auf 9090.", "first_person"),
        ("What is the API port, 9090?", "not_a_statement"),
        ("The user wants the API port 9090.", "misattributed"),
        ("The API port is 9191.", "ungrounded"),
    ],
)
def test_statements_that_code_refuses(text: str, reason: str) -> None:
    source = candidate(0, "The API port is 9090.", surface=Surface.AGENT_OUTPUT)
    assert why_refused(Claim(text, "fact", (source,))) == reason


def test_a_pronoun_is_told_from_a_name() -> None:
    source = candidate(0, "The I/O scheduler uses loop variable i.")
    assert why_refused(Claim("The I/O scheduler uses loop variable i.", "fact", (source,))) == ""


def test_a_suggestion_may_be_told_as_a_suggestion() -> None:
    source = candidate(0, "You could try pnpm for the build.", surface=Surface.AGENT_OUTPUT)
    assert why_refused(Claim("The build uses pnpm.", "fact", (source,))) == "misattributed"
    assert why_refused(Claim("A proposal is to try pnpm for the build.", "fact", (source,))) == ""


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("The gateway listens on port 9090.", ()),
        ("The gateway listens on port 9191.", ("9191",)),
        ("The gateway of Kubernetes listens on port 9090.", ("Kubernetes",)),
        ("The gateway does not listen on port 9090.", ("negation",)),
        ("Bananas ripen faster near apples.", ("words",)),
        ("", ("words",)),
    ],
)
def test_what_the_sources_do_not_say(text: str, missing: tuple[str, ...]) -> None:
    assert unsupported(text, ["the gateway listens on port 9090"]) == missing


@pytest.mark.parametrize(
    ("text", "source"),
    [
        ("The gateway listens on port 9090.", "gateway: 9090"),
        ("The repository uses pnpm instead of npm.", "use pnpm, not npm, in the repository"),
        ("The database PostgreSQL 16 runs on port 5433.", "postgres 16 runs on port 5433"),
    ],
)
def test_a_terse_note_supports_a_sentence_that_stands_alone(text: str, source: str) -> None:
    assert unsupported(text, [source]) == ()


def test_capitals_make_no_name_in_german_and_an_answering_no_denies_nothing() -> None:
    assert unsupported("Der Dienst nutzt den Port 90.", ["Port 90 nutzt der Dienst"]) == ()
    assert unsupported("The team stays on npm.", ["No, the team stays on npm."]) == ()


@pytest.mark.parametrize(
    ("earlier", "later", "raw", "taken"),
    [
        ("The team uses sessions for auth.", "The team uses tokens for auth.", "Actually, tokens for auth.", True),
        ("The team uses sessions for auth.", "The team uses tokens for auth.", "Tokens for auth as well.", False),
        ("The cache is on in the lab.", "The cache is not on in the lab.", "the cache is off", True),
        ("The user likes tea.", "The sister of the user likes tea.", "Actually the sister.", False),
        ("The cache is on in the lab.", "Certificates last a year now.", "Certificates last a year now.", False),
    ],
)
def test_a_statement_is_taken_back_only_in_so_many_words(earlier: str, later: str, raw: str, taken: bool) -> None:  # noqa: FBT001 - parametrised
    first, second = candidate(0, earlier), candidate(1, later, raw=raw)
    found = takes_back(Claim(earlier, "fact", (first,)), Claim(later, "fact", (second,)), ORIGIN)
    assert found is taken


def test_people_places_and_bounds() -> None:
    assert brings_other_person("The user runs.", "The user's sister runs.")
    assert brings_other_person("利用者は走る。", "利用者の妻は走る。")
    assert not brings_other_person("The user's sister runs.", "The user's sister swims.")
    assert is_other_place_or_bound("On staging it is 5.", "On production it is 5.")
    assert not is_other_place_or_bound("On staging it is 5.", "It is 5.")
    assert not is_other_place_or_bound("On staging and production.", "On production it is 5.")


def test_matter_counts_words_in_any_form_and_values_that_both_state() -> None:
    weighed = weigh("A reindex of the archive takes 90 minutes.", "The archive needs an hour and a half per index.")
    assert (weighed.gone, weighed.kept, weighed.turns_away) == (0, 1.0, False)
    apart = weigh("Carts are washed weekly.", "Boats are painted.")
    assert (apart.kept, apart.known, apart.turns_away) == (0.0, 0.0, True)
    assert weigh("", "") == Matter(kept=1.0, known=1.0, gone=0, come=0, turns_away=False)


def test_what_nobody_can_count_is_left_to_the_relevance() -> None:
    english, russian = "Each tenant has an own key.", "Каждый жилец имеет свой ключ."
    for told in (is_other_matter, says_more, fills_otherwise):
        assert not told(english, russian)
    assert grows(english, russian)


def test_a_letter_that_english_lacks_settles_a_tie_against_it() -> None:
    assert "en" in languages("Regeln an Firewalls das Team")
    assert "en" not in languages("Änderungen an Firewalls das Team")


@given(st.text(max_size=60), st.text(max_size=60))
def test_matter_is_bounded_and_a_text_weighs_itself_whole(a: str, b: str) -> None:
    weighed = weigh(a, b)
    assert 0.0 <= weighed.kept <= 1.0
    assert 0.0 <= weighed.known <= 1.0
    assert weigh(a, a) == Matter(kept=1.0, known=1.0, gone=0, come=0, turns_away=False)
    assert not grows(a, a)


def test_words_stems_scripts_and_languages() -> None:
    assert tokens("Worker-17 läuft 用户") == ("worker-17", "läuft", "用", "户")
    assert [stem(word) for word in ("deploys", "cat", "go", "r9-02")] == ["deplo", "cat", "go", "r9-02"]
    assert content("The user wants it.") == frozenset()
    assert script("Привет") == "CYRILLIC"
    assert script("漢字かな") == "HAN"
    assert script("123") == ""
    assert languages("Der Hund ist in dem Haus") == {"de"}
    assert languages("xyzzy") == frozenset()


@given(st.text(max_size=60), st.text(max_size=60))
def test_alignment_is_bounded_and_a_text_lies_on_itself(a: str, b: str) -> None:
    alignment = align(a, b)
    assert 0.0 <= alignment.likeness <= 1.0
    assert 0.0 <= alignment.old_kept <= 1.0
    assert 0.0 <= alignment.new_known <= 1.0
    assert all(0.0 <= span.at <= 1.0 for span in alignment.spans)
    assert align(a, a).spans == ()
    assert not align(a, a).reverses
