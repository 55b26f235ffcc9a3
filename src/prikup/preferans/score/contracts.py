"""The lines of games, miseres and totus (ledger 5.12.5)."""

from __future__ import annotations

from msgspec import Struct

from prikup.core.cards import ACE, KING, QUEEN, Card, mask_of
from prikup.core.seats import Seat, audience_of
from prikup.preferans.layout import TRICKS
from prikup.preferans.outcome import MADE, Outcome
from prikup.preferans.score import earning
from prikup.preferans.score.settle import HILL_POINT
from prikup.preferans.score.sheet_writer import SheetWriter, Waiting
from prikup.preferans.state import MISERE, PROPER, TOTUS, Contract, Defence

RETURNED_TALON = 1
"""Hill points of the dealer for a talon that was no use (PF-237)."""


class ContractResult(Struct, frozen=True):
    """The result of a contract."""

    ending: str
    """``made``, ``failed``, ``unplayed``, ``half``, ``surrendered``."""
    waiting: Waiting = ()
    barred: int = 0
    """Seats that may not be helped: the resting dealer, and whisters who fell short (PF-224, BP-046)."""

    @property
    def made(self) -> bool:
        """Whether the contract counts as made."""
        return self.ending in MADE


class Side(Struct, frozen=True):
    """The defence of a played contract."""

    whisters: tuple[tuple[Seat, int], ...] = ()
    """Whisters with their tricks, the first speaker first; a lone or dealer whister has all tricks of the defence."""
    passers: tuple[Seat, ...] = ()
    """Defenders who passed; nothing is written for a dummy."""
    watchers: tuple[Seat, ...] = ()
    """Defenders who were not asked (PF-070)."""
    dealer: Seat = -1
    """A resting dealer who only looks on."""


def write(writer: SheetWriter, outcome: Outcome) -> ContractResult:
    """Writes hill and whists, then premium and the dealer's point, then earned points (PF-199a)."""
    contract = outcome.contract
    assert contract is not None
    ending, barred = _write(writer, contract, outcome)
    _talon(writer, contract, outcome)
    if ending in ("failed", "surrendered"):
        return ContractResult(ending)
    barred = writer.compiled.rules.help.barred(barred)
    barred |= audience_of(writer.resting) if writer.resting >= 0 else 0
    if contract.kind == TOTUS:
        _close(writer, contract)
        return ContractResult(ending)
    return ContractResult(ending, _earn(writer, contract), barred)


def _write(writer: SheetWriter, contract: Contract, outcome: Outcome) -> tuple[str, int]:
    """Writes hill and whists; returns the ending and the whisters who fell short."""
    rules, defence = writer.compiled.rules, outcome.defence
    value = writer.compiled.value(contract)
    hill = rules.values.hill_of(value)
    if outcome.ending == "surrendered":
        _under(writer, contract, "hill.surrender", hill, rules.surrender.missing())
        return "surrendered", 0
    if outcome.ending == "unplayed":
        assert defence is not None
        return _unplayed(writer, contract, defence, rules.values.whists_of(value)), 0
    took = outcome.tricks[contract.seat]
    if contract.kind == MISERE:
        writer.hill(contract.seat, "hill.misere", hill * took, took)
        return "failed" if took else "made", 0
    assert defence is not None
    side = _side(writer, defence, outcome.tricks, TRICKS - took, contract)
    missing = outcome.failed_by or max(0, contract.level - took)
    if contract.kind == TOTUS:
        if missing:
            _broken(writer, contract)
            if rules.totus.consolation:
                _console(writer, contract.seat, side, hill, missing)
        return "failed" if missing else "made", 0
    _tricks(writer, contract.seat, side, rules.values.whists_of(value), failed=missing > 0)
    if missing:
        _under(writer, contract, "hill.proof" if outcome.failed_by else "hill.under", hill, missing)
        _console(writer, contract.seat, side, hill, missing)
        return "failed", 0
    return "made", _short(writer, contract, side, hill)


def _side(writer: SheetWriter, defence: Defence, tricks: tuple[int, ...], rest: int, contract: Contract) -> Side:
    # A dealer who shares the game writes no whists for missing tricks (PF-024a).
    dealer = -1 if contract.shared else writer.resting
    both = tuple(seat for seat in (defence.first, defence.second) if seat != writer.compiled.layout.dummy)
    if defence.dealer == "whist":
        return Side(((writer.resting, rest),), both)
    whisters = defence.whisters
    if len(whisters) == 2:
        return Side(tuple((seat, tricks[seat]) for seat in whisters), dealer=dealer)
    if whisters:
        (whister,) = whisters
        return Side(((whister, rest),), tuple(seat for seat in both if seat != whister), dealer=dealer)
    return Side(watchers=both, dealer=dealer)


def _under(writer: SheetWriter, contract: Contract, name: str, each: int, missing: int) -> None:
    """Writes the declarer's missing tricks; if the game is shared, half of them on the dealer (PF-024a)."""
    points = each * missing
    if contract.shared:
        writer.hill(contract.seat, name, points - points // 2, missing, each)
        writer.hill(writer.before.dealer, "hill.share", points // 2, missing, each)
    else:
        writer.hill(contract.seat, name, points, missing, each)


def _unplayed(writer: SheetWriter, contract: Contract, defence: Defence, each: int) -> str:
    """Writes a game that nobody whisted, or that half a whist ended (PF-211e, BP-013)."""
    whist, level = writer.compiled.rules.whist, contract.level
    for seat, word in zip((defence.first, defence.second), defence.words, strict=True):
        if word == "half":
            writer.whist(seat, contract.seat, "whists.half", whist.half_of(level, each))
            return "half"
    if defence.second != writer.compiled.layout.dummy:
        left = whist.left(level)
        writer.whist(defence.second, contract.seat, "whists.left", left * each, left, each)
    return "unplayed"


def _tricks(writer: SheetWriter, declarer: Seat, side: Side, each: int, *, failed: bool) -> None:
    """Writes whists for tricks; a lone whister may halve them with the passer, a whisting dealer does not (BP-010)."""
    for seat, tricks in side.whisters:
        whists, half = each * tricks, 0
        lone = len(side.passers) == 1
        if lone and writer.compiled.rules.whist.splits(failed=failed):
            half = whists // 2
            writer.whist(side.passers[0], declarer, "whists.split", half, tricks, each)
        writer.whist(seat, declarer, "whists.tricks", whists - half, tricks, each)


def _short(writer: SheetWriter, contract: Contract, side: Side, hill: int) -> int:
    """Writes what whisters pay for missing tricks (PF-073); returns those who fell short, as a bit set."""
    whist = writer.compiled.rules.whist
    own = tuple(tricks for _, tricks in side.whisters)
    if not own or (side.whisters[0][0] == writer.resting and not whist.dealer_answers()):
        return 0
    short = 0
    for (seat, _), missing in zip(side.whisters, whist.missing(contract.level, own), strict=True):
        if missing:
            short |= audience_of(seat)
            each = whist.answers(hill)
            writer.hill(seat, "hill.whist", each * missing, missing, each)
    return short


def _console(writer: SheetWriter, declarer: Seat, side: Side, hill: int, missing: int) -> None:
    """Writes whists for the declarer's missing tricks (PF-217..219, BP-018)."""
    rules = writer.compiled.rules.consolation
    if not rules.active():
        return
    each = rules.for_trick(hill)
    writers = [seat for seat, _ in side.whisters] + list(side.watchers)
    writers += [seat for seat in side.passers if rules.passer]
    writers += [side.dealer] if side.dealer >= 0 and rules.dealer else []
    written = {
        seat: sum(line.amount for line in writer.lines if line.seat == seat and line.name.startswith("whists"))
        for seat in writers
    }
    most = each * missing + max((written[seat] for seat, _ in side.whisters), default=0)
    for seat in writers:
        whists = most - written[seat] if rules.robs() else each * missing
        writer.whist(seat, declarer, "whists.consolation", whists, missing, each)


def _talon(writer: SheetWriter, contract: Contract, outcome: Outcome) -> None:
    """Writes the premium, and the dealer's point for a talon that came back (PF-237a, PF-238a)."""
    if outcome.ending == "surrendered":
        return
    rules, dealer, declarer = writer.compiled.rules.talon, writer.before.dealer, contract.seat
    returned = contract.hand or outcome.away == mask_of(outcome.talon)
    if not (contract.kind == MISERE or contract.dark or returned or contract.shared):
        units = premium(outcome.talon)
        whists = units * writer.compiled.rules.values.whists_of(writer.compiled.value(contract))
        for seat, part in rules.pays(writer.resting, writer.others(declarer)):
            writer.whist(seat, declarer, "talon.premium", whists // part, units)
    # From a totus the defence picks the cards to lay away (PF-178a); a dealer does not fine himself.
    if rules.returned and dealer != declarer and returned and (contract.hand or contract.kind != TOTUS):
        writer.hill(dealer, "hill.talon", RETURNED_TALON)


def premium(talon: tuple[Card, ...]) -> int:
    """The premium for a talon, in tricks (PF-233..236)."""
    ranks = sorted(card & 7 for card in talon)
    suited = len({card >> 3 for card in talon}) == 1
    if ranks == [ACE, ACE]:
        return 3
    if suited and ranks == [KING, ACE]:
        return 2
    return 1 if ACE in ranks or (suited and ranks == [QUEEN, KING]) else 0


def _earn(writer: SheetWriter, contract: Contract) -> Waiting:
    """Writes earned points, halved for an irresponsible game and for sharing; returns those beyond closed pools."""
    points, seat, sheet = writer.compiled.value(contract), contract.seat, writer.before
    if sheet.stage == PROPER and sheet.cover and sheet.used[seat] >= sheet.cover[seat]:
        writer.line(seat, "lost.cover", points - points // 2)
        points //= 2
    if not contract.shared:
        return ((seat, earning.earn(writer, seat, "pool.game", points)),)
    # The half point that remains after halving twice is lost (PF-220a).
    half, dealer = points // 2, sheet.dealer
    return (
        (seat, earning.earn(writer, seat, "pool.game", half)),
        (dealer, earning.earn(writer, dealer, "pool.share", half)),
    )


def _close(writer: SheetWriter, contract: Contract) -> None:
    """Writes a made totus (PF-228..231): pool closed, hill cleared; on a bomb partners are helped."""
    compiled, seat, size = writer.compiled, contract.seat, writer.before.size
    writer.pool(seat, "pool.totus", max(0, size - writer.pools[seat]))
    writer.off(seat, "hill.cleared", writer.hills[seat])
    for partner in contract.helps:
        if compiled.rules.totus.closes(contract.bomb):
            points = max(0, size - writer.pools[partner])
            writer.pool(partner, "pool.help", points, seat)
            writer.whist(seat, partner, "whists.help", compiled.rules.pool.worth * points)
        points = writer.hills[partner]
        writer.off(partner, "hill.help", points, seat)
        writer.whist(seat, partner, "whists.help", HILL_POINT * points)


def _broken(writer: SheetWriter, contract: Contract) -> None:
    """Writes a failed totus: the hill is doubled, plus the hills of those it was to help (PF-232, PF-232a)."""
    added = sum(writer.hills[partner] for partner in contract.helps)
    writer.hill(contract.seat, "hill.totus", writer.hills[contract.seat] + added)
