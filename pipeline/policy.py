"""Every number of the specification, once, with its unit, range and reason.

A rule's own tables live beside the rule (`pipeline.gate.weights`, `classifiers.pacer.weights`, the curves of
`pipeline.scoring.freshness`); what an operator may turn at run time is a knob, whose default stands here.
"""

from __future__ import annotations

from datetime import timedelta
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from pipeline.domain.recall import Voice
from pipeline.domain.statement import DecayClass, PacerClass
from pipeline.domain.surface import Surface, Veracity, WritePolicy

if TYPE_CHECKING:
    from collections.abc import Mapping

POLICY_VERSION: Final = "2"
"""Changes whenever a number here changes; stored with what it formed."""

# Intake (§3, §4)
MAX_TRANSCRIPT_BYTES: Final = 16 * 1024 * 1024
MAX_TURNS: Final = 50_000
MAX_INLINE_BYTES: Final = 256 * 1024
"""A plain Celery producer may put this much into a message; more needs the inbox."""
MIN_MATCH_BYTES: Final = 4
"""A shorter text stands inside many words: erasing it is to be meant. A Chinese name of two characters has six."""
INBOX_BUDGET_BYTES: Final = 256 * 1024 * 1024
MAX_ATTEMPTS: Final = 5
"""Attempts per stage, counted before the work: a transcript that kills its worker stops looping here."""
STAGE_LEASE: Final = timedelta(seconds=200)
"""Longer than the hard time limit of a task (180 s), so that a live worker is never doubled by the relay."""
STAGE_CHUNK: Final = 2_000
"""Candidates that classify and judge take on in one transaction and one message: seconds of work, whatever the file."""
GATE_CHUNK: Final = 5_000
"""Statements that the gate commits at once, seconds of work; a message goes on with the next while it has time."""
INBOX_LEASE: Final = timedelta(seconds=20)
"""An inbox entry older than this has lost its message: the relay rings again."""
RETRY_BASE: Final = timedelta(seconds=1)
RETRY_CAP: Final = timedelta(minutes=5)
CONFLICT_RETRIES: Final = 3

# Output shape (§5)
LIST_ROWS_MIN_LINES: Final = 4
LIST_ROWS_SHARE: Final = 0.60
DOCUMENT_MIN_CHARS: Final = 1_200
DOCUMENT_MIN_HEADINGS: Final = 2
DOCUMENT_MIN_LINES: Final = 25

# Surfaces (§3)
SURFACE_POLICY: Final[Mapping[Surface, WritePolicy | None]] = MappingProxyType(
    {
        Surface.OPERATOR_CHAT: WritePolicy.FORM,
        Surface.SESSION_CONVERSATION: WritePolicy.EPISODIC_ONLY,
        Surface.EXTERNAL_CONTACT: WritePolicy.EPISODIC_ONLY,
        Surface.AGENT_OUTPUT: None,  # decided by role and shape
        Surface.AGENT_REFLECTION: WritePolicy.FORM,
        Surface.TOOL_OUTPUT: WritePolicy.FORM,
        Surface.DOCUMENT_INGEST: WritePolicy.EPISODIC_ONLY,
        Surface.IMPORT: WritePolicy.EPISODIC_ONLY,
    }
)
SURFACE_VERACITY: Final[Mapping[Surface, Veracity]] = MappingProxyType(
    {
        Surface.OPERATOR_CHAT: Veracity.STATED,
        Surface.SESSION_CONVERSATION: Veracity.STATED,
        Surface.EXTERNAL_CONTACT: Veracity.IMPORTED,
        Surface.AGENT_OUTPUT: Veracity.INFERRED,
        Surface.AGENT_REFLECTION: Veracity.INFERRED,
        Surface.TOOL_OUTPUT: Veracity.TOOL,
        Surface.DOCUMENT_INGEST: Veracity.IMPORTED,
        Surface.IMPORT: Veracity.IMPORTED,
    }
)
VERACITY_WEIGHT: Final[Mapping[Veracity, float]] = MappingProxyType(
    {Veracity.STATED: 1.0, Veracity.INFERRED: 0.7, Veracity.IMPORTED: 0.6, Veracity.TOOL: 0.5}
)

# Gate (§6)
GATE_THRESHOLD: Final = 0.5
OPERATOR_THRESHOLD: Final = 0.15
OPERATOR_STATEMENT_THRESHOLD: Final = 0.06
"""The permissive gate: an operator means what they say, most of all where they state it in a few words or more."""
OPERATOR_MIN_MEANING: Final = 14
"""Characters that carry meaning. A shorter line is a reply ("Yes please.") and needs the common threshold."""
FLATTEN_DEPTH: Final = 4

# PACER (§8)
TTL_DAYS: Final[Mapping[PacerClass, int]] = MappingProxyType(
    {
        PacerClass.PROCEDURAL: 60,
        PacerClass.CONCEPTUAL: 60,
        PacerClass.REFERENCE: 45,
        PacerClass.ANALOGOUS: 30,
        PacerClass.EVIDENCE: 14,
    }
)
CLASS_DECAY: Final[Mapping[PacerClass, DecayClass]] = MappingProxyType(
    {
        PacerClass.PROCEDURAL: DecayClass.STABLE,
        PacerClass.CONCEPTUAL: DecayClass.STABLE,
        PacerClass.REFERENCE: DecayClass.STABLE,
        PacerClass.ANALOGOUS: DecayClass.EPHEMERAL,
        PacerClass.EVIDENCE: DecayClass.EPHEMERAL,
    }
)
IMPORTANCE: Final[Mapping[PacerClass, float]] = MappingProxyType(
    {
        PacerClass.PROCEDURAL: 0.60,
        PacerClass.CONCEPTUAL: 0.58,
        PacerClass.REFERENCE: 0.50,
        PacerClass.ANALOGOUS: 0.50,
        PacerClass.EVIDENCE: 0.40,
    }
)

# Judge (§9)
NEARBY_LIMIT: Final = 6
JUDGE_BATCH: Final = 20
CATCH_UP_PAUSE: Final = timedelta(minutes=5)
"""Rest after a first hearing that left something waiting; each further one doubles it."""
CATCH_UP_PAUSE_CAP: Final = timedelta(hours=1)
CATCH_UP_BATCH: Final = 100
"""Transcripts that one pass of catch-up rings: some minutes of one judge."""

# Batches (§16)
BATCH_WINDOW: Final = 64
"""Transcripts of a batch under way at once: enough to keep every worker busy, few enough to stop within seconds."""
REWORDED_JACCARD: Final = 0.5
"""Share of words in common from which other words at the same place of a transcript say the same thing anew."""
PREVIEW_EXAMPLES: Final = 5
"""Lines of each kind that a dry run shows."""

# Staging and graduation (§10)
STAGED_BASE: Final = 0.25
STAGED_PER_SCORE: Final = 0.15
"""Prior mean and strength of an episode: 0.25 + 0.15 · gate score, so 0.325 to 0.40."""
GRADUATION_DISPATCHES: Final = 2
GRADUATION_REINFORCEMENTS: Final = 1
GRADUATION_STRENGTH: Final = 0.25
GRADUATION_STRENGTH_CAP: Final = 0.9
EXPIRY_GRACE: Final = timedelta(hours=1)
"""Expiry waits this long for recalls in flight; evidence dated before `expires_at` still wins."""
OPERATOR_PRIOR: Final = (17.0, 3.0)
OPERATOR_STRENGTH: Final = 0.85

# Confidence (§11)
PRIOR_MASS: Final = 10.0
PRIOR_MEAN_PER_WEIGHT: Final = 0.5
"""Prior Beta(10m, 10(1 − m)) with m = 0.5 · veracity weight."""
DECAY_GAMMA: Final[Mapping[DecayClass, float]] = MappingProxyType(
    {DecayClass.EPHEMERAL: 0.98, DecayClass.STABLE: 0.995, DecayClass.PERMANENT: 1.0}
)
"""Share of evidence kept per day."""
DECAY_CAP_DAYS: Final = 180.0
RANK_CREDIT: Final = 0.7
OUTCOME_MIN: Final = 0.5
OUTCOME_MAX: Final = 1.5
RECOVERY_BELOW_PEAK: Final = 0.5
RECOVERY_SHARE: Final = 0.2
BETA_FLOOR: Final = 1.0
BETA_MASS_CAP: Final = 150.0
VERIFIED_EVIDENCE: Final = 3.0
"""α − α₀ at which a candidate is verified."""

# Strength (§11); most are where a knob stands that nobody has turned (pipeline.knobs)
REINFORCE_ALPHA: Final = 0.15
REINFORCE_CEILING: Final = 1.0
MENTION_USES: Final = 2.0
"""A re-mention weighs as much as two uses: its 0.3 is twice the 0.15 of one."""
STRENGTH_INITIAL: Final = 0.5
STRENGTH_FLOOR: Final = 0.1
IDLE_GRACE_DAYS: Final = 3.0
IDLE_HALF_LIFE_WEEKS: Final = 4.0
ARCHIVE_LINE: Final = 0.2
CONSENSUS_EXEMPT: Final = 0.75
CONSENSUS_PER_SOURCE: Final = 0.5
"""Doubt left by each independent source beyond the first: consensus is 1 − 0.5ⁿ."""
FADE_STEP: Final = 0.02
"""Fall in strength that is worth an event: four thousandths of a score."""

# Maintenance (§14)
STALE_AFTER_DAYS: Final = 90
STALE_ERRORS: Final = 5
STALE_RECALLS: Final = 3
STALE_CONFIDENCE: Final = 0.25
STALE_OBSERVATIONS: Final = 3.0
RESET_OBSERVATIONS: Final = 50.0
RESET_MEANS: Final = (0.35, 0.65)
"""A belief with that much evidence and a mean in between has learned nothing: it may start anew, on request."""
CURATED_RECALLS: Final = 5
CURATED_CONFIDENCE: Final = 0.65
CURATED_MIN_CHARS: Final = 20
CURATED_COSINE: Final = 0.75
"""A refinement farther from the old text than this says something else."""
REVIEW_RELEVANCE: Final = 0.75
REVIEW_JACCARD: Final = 0.6
"""Calibrated cosine, or share of words, from which a judge is asked whether two memories are one."""
CLUSTER_EDGE: Final = 2.0
CLUSTER_MEAN: Final = 3.0
"""Weight from which a pair connects two memories of a cluster, and which its pairs exceed on average."""
CLUSTER_MIN: Final = 5
CLUSTER_MAX: Final = 20
DISTILLED_SHARE: Final = 0.5
DISTILLED_ALPHA_MAX: Final = 30.0
"""Share of its members' evidence that a memory worded from a cluster starts with, and the most it may be sure of."""
VECTOR_GRACE: Final = timedelta(days=30)
CACHE_GRACE: Final = timedelta(days=1)
"""For how long vectors are kept of what has ended, and cached of what no memory says: both may be asked for yet."""
SWEEP_BATCH: Final = 500
SWEEP_SECONDS: Final = 15.0
"""A pass stops at a batch's end once it has taken this long: the relay waits behind it. The next goes on from there."""
SWEEP_STATEMENT_MS: Final = 30_000

# Conflicts (§11)
POLARITY_TOPIC_JACCARD: Final = 0.4
VALUE_TOKEN_JACCARD: Final = 0.5
SAME_MOMENT: Final = timedelta(days=1)
"""Two reports closer than this describe one moment: neither replaces the other."""

# Recall (§12)
VOICE_WEIGHT: Final[Mapping[Voice, float]] = MappingProxyType(
    {Voice.SEMANTIC: 0.8, Voice.LEXICAL: 0.8, Voice.GRAPH: 0.5, Voice.TEMPORAL: 0.03}
)
"""How much of the doubt about a memory each voice can take away, in (0, 1]. Measured: docs/quality-recall.md."""
INTENT_SCALE: Final[Mapping[str, Mapping[Voice, float]]] = MappingProxyType(
    {
        "temporal": {Voice.TEMPORAL: 2.0},
        "factual": {Voice.LEXICAL: 1.1},
        "entity": {Voice.LEXICAL: 1.1},
        "preference": {Voice.TEMPORAL: 1.5},
        "procedural": {Voice.SEMANTIC: 1.1},
        "general": {},
    }
)
"""Factor on a voice's weight by the query's intent; 1 where none is named. A temporal question raises its voice."""
PERIOD_WEIGHT: Final = 0.3
"""The temporal voice's, when a question names a stretch of time: what became true in it is an answer by that alone."""
VOICE_LIMIT: Final = 25
NEWEST: Final = 10
"""Memories that the temporal voice names: it lifts by three hundredths, and each one has to be read."""
SHORTLIST: Final = 40
"""Finds that are scored, or three times as many as are shown: what answers worse cannot overtake them."""
QUESTION_CHARS: Final = 1_000
"""What is read of a question. Its vector costs 30 ms of a core for a sentence, and 0.7 s for 2,000 characters."""
MAX_LEXICAL_TERMS: Final = 12
"""Full-text ranking is superlinear in terms; the rarest twelve carry the question."""
SIGNAL_WEIGHT: Final[Mapping[str, float]] = MappingProxyType(
    {
        "relevance": 0.50,
        "thompson": 0.10,
        "freshness": 0.05,
        "status": 0.15,
        "thread": 0.12,
        "cooccurrence": 0.08,
    }
)
"""Chance and age count less than the specification began with: measured, they drowned what answers (decision 0008)."""
WEIGHT_OVERRIDE_MAX: Final = 0.5
COSINE_RANGE: Final[Mapping[str, tuple[float, float]]] = MappingProxyType({"multilingual-e5-small/query": (0.76, 0.97)})
"""Per model: the cosine of unrelated text and of a restatement, mapped to 0 and 1."""
RELEVANCE_FLOOR: Final = 0.2
EPISODE_RELEVANCE: Final = 0.7
EPISODE_SHARE_OF_TOP: Final = 2
STRENGTH_SHARE: Final = 0.2
PIN_BONUS: Final = 1.0
COOCCURRENCE_RATE: Final = 0.6
COOCCURRENCE_RECALL: Final = (0.5, 1.05)
COOCCURRENCE_SUCCESS: Final = (1.0, 1.1)
"""(weight of a new pair, factor on a known one): recalled together, and after a colony succeeded with both."""
COOCCURRENCE_CAP: Final = 10.0
COOCCURRENCE_GAMMA: Final = 0.995
"""Share of a pair's weight kept per day."""
COOCCURRENCE_PRUNE: Final = 0.1
MMR_LAMBDA: Final = 0.7
STATUS_SIGNAL: Final[Mapping[str, float]] = MappingProxyType(
    {"verified": 1.0, "candidate": 0.5, "stale": 0.0, "rejected": 0.0}
)
AUTO_SUMMARY: Final = (2, 0.5)
AUTO_STANDARD: Final = (1, 0.35)
"""Auto tier: (source colonies, top score without pins) at which an answer gets shorter."""
SUMMARY_TOKENS: Final = 15
STANDARD_TOKENS: Final = 75
"""Length of a memory's text in an answer; the full tier does not cut."""
LABEL_MIN_OBSERVATIONS: Final = 3.0
LABEL_HIGH_MEAN: Final = 0.7
LABEL_HIGH_WIDTH: Final = 0.20
LABEL_MODERATE_MEAN: Final = 0.45

# Foreign sources (§14)
PEER_PRIOR: Final = (1.0, 1.0)
PEER_QUANTILE: Final = 0.1
PEER_FAILURE_STEP: Final = 2.0
"""A peer's failure weighs twice its success: trust is slow to win."""
HOP_BASE: Final = 0.6
HOP_PER_TRUST: Final = 0.25
FOREIGN_CAP: Final = 0.5
"""The most that a foreign memory's score keeps."""
