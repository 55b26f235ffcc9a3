"""What is told when a match at a server is over: its record, its secret, who made which decision, and what the deals
were mixed with.

With the secret every decision of a bot can be made again from what its seat knew, and compared with the record; with
the links every deal can be mixed again (``prikup.fairness``).
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from prikup.bots.base import BotError
from prikup.bots.levels import PlayedBy, decided, decision_seed, played_by
from prikup.core.match import Match
from prikup.core.seats import Seat
from prikup.core.shuffle import commitment, seed_bytes
from prikup.fairness import DealMixing, MixCode, MixFinding, mix_findings, well_formed
from prikup.match_runner import AnyMatch, choices
from prikup.notation.actions import step_text
from prikup.notation.errors import RecordError
from prikup.notation.fields import clip
from prikup.notation.record import LARGEST_FILE, Record, check_form

FORMAT = 2
"""The version of the form."""
OLDEST_FORMAT = 1
"""That of a match without links: it has no ``mixing``."""

Code = Literal["differs", "other_version", "unknown_level", "other_secret"] | MixCode


class BotDecision(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision of a bot: the number of the action in the record, from 1, and who decided."""

    step: int
    by: PlayedBy


class Disclosure(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is told of a match that is over."""

    format: int = OLDEST_FORMAT
    """``FORMAT`` where there is ``mixing``."""
    table: str
    """The id of its table."""
    record: Record
    secret: str
    """From which the seeds of the bots and the server's chain come: 32 bytes in hex."""
    commitment: str
    """SHA-256 of the secret, which everybody at the table could see before the first deal."""
    decisions: tuple[BotDecision, ...] = ()
    """Those of bots, in order. A match that was begun by a version that did not write them down has fewer."""
    mixing: DealMixing | UnsetType = UNSET
    """What the deals were mixed with; not there in a match that began under a version without links."""

    def json(self) -> bytes:
        """The disclosure as JSON."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)


class Finding(Struct, frozen=True):
    """A decision that is not as it was written, or that this program cannot repeat; a secret that was not committed; or
    a deal that was not mixed as it was promised (those codes are explained at ``prikup.fairness.MixFinding``).

    ``differs``: the player decides otherwise. ``other_version``: another version or model made it. ``unknown_level``:
    this program has no such player, or none with that budget.
    """

    code: Code
    step: int = 0
    """The number of the action in the record; 0 for the secret."""
    seat: Seat = -1
    """Whose decision or link it is; -1 for what the server does."""
    written: str = ""
    """The action, as text; for ``other_version`` level and version."""
    found: str = ""
    """What the player decides, as text; for ``other_version`` level and version here."""
    deal: int = 0
    """The number of the deal, for what is wrong with a deal."""


class DealCounts(Struct, frozen=True):
    """How many deals were mixed with what."""

    deals: int
    alone: int
    """Those of the server alone."""
    links: tuple[int, ...]
    """By seat those with its link."""
    late: tuple[int, ...]
    """By seat those for which its link was asked for and did not come in time: who can decide that chooses."""
    chains: tuple[int, ...]
    """By seat how many chains it had."""


class Verified(Struct, frozen=True):
    """What came of repeating a match."""

    same: int
    """Decisions that came out as they were written, those of fallbacks among them."""
    fallbacks: int
    """Decisions that something else made because the level failed: that it failed cannot be repeated."""
    listed: dict[Seat, int]
    """By seat how many decisions were listed as a bot's."""
    steps: dict[Seat, int]
    """By seat how many actions it did."""
    findings: tuple[Finding, ...]
    deals: DealCounts | None = None
    """How the deals were mixed; None in a match without links."""

    @property
    def good(self) -> bool:
        """Whether every decision that is listed was repeated and came out as it was written, and every deal was mixed
        as it was promised."""
        return not self.findings


def read_disclosure(data: bytes) -> Disclosure:
    """The disclosure of a file's content; nothing is repeated yet.

    Raises RecordError (too_large, bad_json, unknown_format, and those of the record) and NotationError(bad_seed).
    """
    if len(data) > LARGEST_FILE:
        raise RecordError("too_large", size=len(data), limit=LARGEST_FILE)
    try:
        found = msgspec.json.decode(data, type=Disclosure)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise RecordError("bad_json", why=clip(str(fault))) from None
    if not OLDEST_FORMAT <= found.format <= FORMAT:
        raise RecordError("unknown_format", format=clip(str(found.format)), known=FORMAT)
    check_form(found.record)
    mixing, record = found.mixing, found.record
    if (found.format == OLDEST_FORMAT) != (mixing is UNSET) or (
        mixing is not UNSET and not well_formed(mixing, len(record.names), len(record.log))
    ):
        raise RecordError("bad_json", why="$.mixing")
    seed_bytes(found.secret)
    last = 0
    for at, one in enumerate(found.decisions):
        if not last < one.step <= len(found.record.log):
            raise RecordError("bad_json", why=f"$.decisions[{at}].step")
        last = one.step
    return found


def verify(disclosed: Disclosure, committed: str = "") -> Verified:
    """Repeats every decision of a bot from what its seat knew, and mixes every deal again.

    ``committed``: the commitment that was seen before the first deal; without it that of the disclosure is believed.
    Raises RecordError if the record itself cannot be played again, or a decision is listed where no seat acted.
    """
    played = disclosed.record.match()
    by_step = {one.step: one.by for one in disclosed.decisions}
    findings: list[Finding] = []
    if commitment(disclosed.secret) != (committed or disclosed.commitment):
        findings.append(Finding("other_secret", written=committed or disclosed.commitment))
    findings += _mixed(disclosed, played)
    listed: Counter[Seat] = Counter()
    steps: Counter[Seat] = Counter()
    same = fallbacks = 0
    match: AnyMatch = Match(played.game, played.dealer, start=played.start)
    for step, (seat, action) in enumerate(played.log, 1):
        steps[seat] += seat >= 0
        by = by_step.get(step)
        if by is not None:
            if seat < 0:
                # What the table does is nobody's decision.
                raise RecordError("bad_json", why=f"$.decisions, step {step}")
            listed[seat] += 1
            fallbacks += bool(by.fallback)
            finding = _repeated(disclosed, match, step, seat, action, by)
            if finding is None:
                same += 1
            else:
                findings.append(finding)
        match.apply(seat, action)
    return Verified(same, fallbacks, dict(listed), dict(+steps), tuple(findings), _counted(disclosed))


def _mixed(disclosed: Disclosure, played: AnyMatch) -> list[Finding]:
    """What is to be said of the deals."""
    mixing = disclosed.mixing
    if mixing is UNSET:
        return []
    found = list(mix_findings(mixing, disclosed.record.log, disclosed.secret))
    wrong = {one.step for one in found}
    # The check of the mixing takes the pack from the deck; what belongs to it the rules say.
    others = (one for one in mixing.deals if sorted(one.deck) != sorted(played.game.pack) and one.step not in wrong)
    found += [MixFinding("other_deck", one.mixed.deal, one.step) for one in others]
    return [Finding(one.code, one.step, one.seat, deal=one.deal) for one in sorted(found, key=lambda one: one.step)]


def _counted(disclosed: Disclosure) -> DealCounts | None:
    mixing = disclosed.mixing
    if mixing is UNSET:
        return None
    seats = range(len(disclosed.record.names))
    mixed = [one.mixed for one in mixing.deals]
    return DealCounts(
        deals=len(mixed),
        alone=sum(one.alone for one in mixed),
        links=tuple(sum(bool(one.links[seat]) for one in mixed) for seat in seats),
        late=tuple(sum(one.without[seat] == "late" for one in mixed) for seat in seats),
        chains=tuple(sum(one.seat == seat for one in mixing.chains) for seat in seats),
    )


def _repeated(
    disclosed: Disclosure, match: AnyMatch, step: int, seat: Seat, action: Any, by: PlayedBy
) -> Finding | None:
    """What is to be said of a decision that is made again; None if nothing is."""
    game = match.game.name
    written = step_text(seat, action)
    try:
        here = played_by(game, by.level)
        if (by.version, by.model) != (here.version, here.model):
            return Finding("other_version", step, seat, _made(by), _made(here))
        out_of_turn = seat not in match.awaits()
        legal = match.legal(seat) if out_of_turn else choices(match, seat)
        seed = decision_seed(disclosed.secret, seat, step - 1)
        found = decided(game, by, seed, match.view(seat), legal, out_of_turn=out_of_turn) if legal else None
    except BotError:
        return Finding("unknown_level", step, seat, _made(by))
    if found == action:
        return None
    return Finding("differs", step, seat, written, "-" if found is None else step_text(seat, found))


def _made(by: PlayedBy) -> str:
    """Level, version and model in one line."""
    return " ".join(filter(None, (by.level, by.version, by.model)))
