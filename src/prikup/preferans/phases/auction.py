"""The auction: calls, passes, PASS DARK, holding, looking at an unseen hand (PF-034..068, PF-179..195, 5.12.1)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from prikup.core.actions import Pass
from prikup.core.cards import Card, Cards
from prikup.core.errors import Refusal
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat, audience_of
from prikup.core.setup import Problem
from prikup.preferans.actions import AnyAction, Call, Here, Look, Misere, PassDark
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.events import AuctionWon, GameCalled, HandSeen, Looked, MisereCalled, Passed
from prikup.preferans.phases import calling, playing, taking
from prikup.preferans.phases.rows import Row
from prikup.preferans.seen import midway
from prikup.preferans.seen.view import View
from prikup.preferans.setup.fields import CardRules
from prikup.preferans.setup.form import Part
from prikup.preferans.state import BRIGAND, GAME, MISERE, Auction, Bid, Held, Sheet, State, Step

PASS, PASS_DARK, HERE, LOOK = Pass(), PassDark(), Here(), Look()


def begin(
    compiled: CompiledRules,
    sheet: Sheet,
    hands: tuple[Cards, ...],
    talon: tuple[Card, ...],
    unseen: int,
    events: list[AddressedEvent],
) -> Step:
    """The first hand speaks first; two players' dummy counts as having passed (PF-034, BP-060)."""
    passed = 0
    if compiled.layout.dummy >= 0:
        passed = audience_of(compiled.layout.dummy)
        events.append(AddressedEvent(Passed(compiled.layout.dummy, dark=False), compiled.everyone))
    turn = next(seat for seat in compiled.hands(sheet.dealer) if not passed >> seat & 1)
    return State(sheet, Auction(hands, talon, turn, passed=passed, unseen=unseen)), events


def awaits(compiled: CompiledRules, state: State[Auction]) -> tuple[Seat, ...]:
    """The seat whose turn it is to speak."""
    return (state.phase.turn,)


def legal(compiled: CompiledRules, state: State[Auction], seat: Seat) -> tuple[AnyAction, ...]:
    """The words of the seat in turn; an unseen hand may be looked at at any time (PF-179a)."""
    sheet, auction = state.sheet, state.phase
    rights: tuple[AnyAction, ...] = (LOOK,) if auction.unseen >> seat & 1 else ()
    if seat != auction.turn:
        return rights
    words: tuple[AnyAction, ...] = (PASS,)
    if calling.may_pass_dark(compiled, sheet, auction, seat):
        words += (PASS_DARK,)
    if calling.may_hold(compiled, sheet, auction, seat):
        words += (HERE,)
    return words + calling.calls(compiled, sheet, auction, seat) + rights


def why_not(compiled: CompiledRules, state: State[Auction], seat: Seat, action: AnyAction) -> Refusal:
    """Why a word is not legal."""
    if isinstance(action, Look):
        return Refusal("already_seen")
    if not isinstance(action, Call | Misere | Here | PassDark | Pass):
        return Refusal("not_now")
    if seat != state.phase.turn:
        return Refusal("not_your_turn")
    assert not isinstance(action, Pass), "who has the word may always pass"
    return calling.why_not(compiled, state.sheet, state.phase, seat, action)


def apply(compiled: CompiledRules, state: State[Auction], seat: Seat, action: AnyAction) -> Step:
    """Applies a word or a look."""
    sheet, auction = state.sheet, state.phase
    if isinstance(action, Look):
        events = [
            AddressedEvent(Looked(seat), compiled.everyone),
            AddressedEvent(HandSeen(seat, auction.hands[seat]), audience_of(seat)),
        ]
        return State(sheet, replace(auction, unseen=auction.unseen & ~audience_of(seat))), events
    if isinstance(action, Pass | PassDark):
        return _pass(compiled, sheet, auction, seat, dark=isinstance(action, PassDark))
    if isinstance(action, Here):
        assert auction.standing is not None
        return _bid(compiled, sheet, auction, replace(auction.standing, seat=seat, held=True))
    assert isinstance(action, Call | Misere)
    return _bid(compiled, sheet, auction, calling.bid_of(seat, action))


def _bid(compiled: CompiledRules, sheet: Sheet, auction: Auction, bid: Bid) -> Step:
    seat = bid.seat
    event: GameCalled | MisereCalled
    if bid.kind == MISERE:
        event = MisereCalled(seat, bid.dark, bid.hand)
    else:
        event = GameCalled(seat, bid.level, bid.strain, bid.dark, bid.hand, bid.held)
    passed = auction.passed
    if auction.standing is None and compiled.rules.dark.returns():
        # PASS DARK is beaten: the player who said it may speak again (PF-190a, option).
        passed &= ~auction.darks
    called = auction.called | audience_of(seat) if bid.kind == MISERE else auction.called
    auction = replace(auction, standing=bid, passed=passed, spoken=auction.spoken | audience_of(seat), called=called)
    return _next(compiled, sheet, auction, seat, [AddressedEvent(event, compiled.everyone)])


def _pass(compiled: CompiledRules, sheet: Sheet, auction: Auction, seat: Seat, *, dark: bool) -> Step:
    bit = audience_of(seat)
    auction = replace(
        auction,
        passed=auction.passed | bit,
        spoken=auction.spoken | bit,
        dark_passed=auction.dark_passed | auction.unseen & bit,
        darks=auction.darks | bit if dark else auction.darks,
    )
    return _next(compiled, sheet, auction, seat, [AddressedEvent(Passed(seat, dark), compiled.everyone)])


def _next(compiled: CompiledRules, sheet: Sheet, auction: Auction, spoke: Seat, events: list[AddressedEvent]) -> Step:
    """Moves to the next seat that has not passed; the auction ends when only the caller is left, or none (PF-037a)."""
    order, standing = compiled.hands(sheet.dealer), auction.standing
    at = order.index(spoke)
    for turn in (order[(at + 1) % 3], order[(at + 2) % 3], spoke):
        if not auction.passed >> turn & 1 and (standing is None or standing.seat != turn):
            return State(sheet, replace(auction, turn=turn)), events
    held = Held(auction.hands, auction.talon)
    # Everybody looks now at the latest (PF-179a).
    seen = [
        AddressedEvent(HandSeen(seat, auction.hands[seat]), audience_of(seat))
        for seat in order
        if auction.unseen >> seat & 1
    ]
    if standing is not None:
        events.append(AddressedEvent(AuctionWon(standing.seat), compiled.everyone))
        if auction.called and standing.kind == GAME:
            standing = replace(standing, outbid=True)
        return taking.begin(compiled, sheet, held, standing, events + seen)
    dark = bool(auction.darks)
    passed_unseen = auction.dark_passed if dark else 0
    return playing.begin_passes(
        compiled, sheet, held, events + seen, dark=dark, passed_unseen=passed_unseen, compulsory=False
    )


def shows(compiled: CompiledRules, state: State[Auction], view: View) -> View:
    """The standing call, and the seat's own hand if it was looked at."""
    auction = state.phase
    hand = None if auction.unseen >> view.seat & 1 else midway.own(view, auction.hands)
    words = (midway.word_of(auction.standing),) if auction.standing is not None else ()
    return replace(view, hand=hand, dealt=hand, unseen=auction.unseen, words=words)


def problems(compiled: CompiledRules, state: State[Auction]) -> Iterator[Problem]:
    """What is impossible about these words: no auction leads to them."""
    why = _why_not_auction(compiled, state.sheet, state.phase)
    if why:
        yield Problem("auction_impossible", {"why": why})


def _why_not_auction(compiled: CompiledRules, sheet: Sheet, auction: Auction) -> str | None:
    """The first problem of an auction that cannot have come about."""
    order, dummy = compiled.hands(sheet.dealer), compiled.layout.dummy
    mute = audience_of(dummy) if dummy >= 0 else 0
    players = audience_of(*order) & ~mute
    standing = auction.standing
    said = auction.passed & ~mute | (audience_of(standing.seat) if standing is not None else 0)
    if not sheet.auctioned:
        return "stage"
    if auction.passed & mute != mute or auction.passed & ~(players | mute) or auction.spoken & ~players:
        return "passed"
    if said & ~auction.spoken or (standing is None and auction.spoken != said):
        return "spoken"
    if auction.unseen & ~compiled.unseen(sheet) or auction.called & ~auction.spoken:
        return "unseen"
    loose = auction.dark_passed & ~auction.passed if standing is None else 0
    if loose or auction.darks & ~auction.dark_passed or auction.dark_passed & ~compiled.unseen(sheet):
        return "dark"
    at = 0
    if standing is not None:
        if not calling.possible(compiled, standing) or standing.kind == BRIGAND or standing.outbid:
            return "standing"
        if auction.passed >> standing.seat & 1 or not players >> standing.seat & 1:
            return "passed"
        at = order.index(standing.seat) + 1
    turns = [order[(at + step) % 3] for step in range(3)]
    turn = next((one for one in turns if not auction.passed >> one & 1), -1)
    if turn != auction.turn or (standing is not None and turn == standing.seat):
        return "turn"
    return None


ROW = Row(
    part=Part(Auction, darks="pass_darks"),
    awaits=awaits,
    legal=legal,
    apply=apply,
    why_not=why_not,
    hands=lambda compiled, state: state.phase.hands,
    shows=shows,
    needs=("hands", "talon", "turn"),
    problems=problems,
    cards=CardRules(apart=lambda setup: True).problems,
)
