"""What a seat knows of a match: the fold (prikup.preferans.folds) of the events that it was told, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from prikup.core.cards import Card, Cards
from prikup.core.events import Line
from prikup.core.seats import Seat
from prikup.preferans import paper, settle
from prikup.preferans.conduct import due_by
from prikup.preferans.paper import Paper
from prikup.preferans.play import led_by_talon, resting
from prikup.preferans.state import (
    GAME,
    TOTUS,
    Auction,
    Bid,
    Choosing,
    Contract,
    Dealing,
    Defence,
    Held,
    Helping,
    Judging,
    Laying,
    Naming,
    Offering,
    Over,
    Playing,
    Sharing,
    Sheet,
    State,
    Statement,
    Taking,
    Terming,
    Whisting,
)

if TYPE_CHECKING:
    from prikup.preferans.game import Preferans

PASS, PASS_DARK = "pass", "passdark"
"""Words of the auction beside the kinds of a call."""


class Word(Struct, frozen=True):
    """A word of the auction. ``kind``: ``game``, ``misere``, ``pass``, ``passdark``."""

    seat: Seat
    kind: str
    level: int = 0
    strain: int = 4
    dark: bool = False
    hand: bool = False
    held: bool = False

    @property
    def rank(self) -> int:
        """6S is 1, 10NT is 25; 0 for what names no level."""
        return 5 * (self.level - 6) + self.strain + 1 if self.level else 0


class Saying(Struct, frozen=True):
    """A word of the defence, as it was said: ``whist``, ``pass``, ``half``, ``return``."""

    seat: Seat
    word: str


class Trick(Struct, frozen=True):
    """A trick: its cards in order, the place that played each (-1 for a card of the talon), who took it (-1: nobody
    yet; the dealer's place stands for the talon's card that won).
    """

    cards: tuple[Card, ...]
    places: tuple[Seat, ...]
    winner: Seat = -1


class AllPass(Struct, frozen=True):
    """An all-pass: hill points a trick, and what it is."""

    price: int
    dark: bool = False
    compulsory: bool = False


class Proposal(Struct, frozen=True):
    """An offer that waits for answers: by whom, the tricks by place, who has agreed."""

    by: Seat
    tricks: tuple[int, ...]
    agreed: tuple[Seat, ...] = ()


class Inquiry(Struct, frozen=True):
    """The judging of under-declaring: who asked, whether the declarer says that he can show a lay, whether who asked
    is content with it, the verdict (-1: none), and before it the words of the two, seat and tricks.
    """

    asked: Seat
    lay: bool | None = None
    content: bool | None = None
    least: int = -1
    said: tuple[tuple[Seat, int], ...] = ()


class Due(Struct, frozen=True):
    """Points beyond a closed pool that wait for the choice whom they help; ``barred`` as a bit set (PF-223a)."""

    seat: Seat
    points: int
    barred: int


class Result(Struct, frozen=True):
    """A deal as it was written."""

    deal: int
    dealer: Seat
    stage: str
    ending: str
    contract: Contract | None
    defence: Defence | None
    passes: AllPass | None
    tricks: tuple[int, ...]
    lines: tuple[Line, ...]
    totals: tuple[int, ...]


class View(Struct, frozen=True):
    """What one seat knows. Tuples "by place" count two players' dummy, too (prikup.preferans.layout).

    ``phase`` names the phase as far as events tell it: ``whisting`` covers the choice to lie or to stand.
    """

    seat: Seat
    rules: str
    players: int
    sheet: Sheet
    """The sheet as it was last written, with dealer and stage of the deal under way."""
    deal: int
    phase: str = "dealing"
    redeal: bool = False
    drawn: tuple[Card, ...] = ()
    """The cards turned for the first dealer (PF-016)."""
    unseen: int = 0
    """Who has not looked at the cards he holds, as a bit set."""
    hand: Cards | None = None
    """The own hand now; None while it is not seen. It is empty for a dealer who rests."""
    dealt: Cards | None = None
    """The own hand as it was dealt; None while it is not seen."""
    words: tuple[Word, ...] = ()
    declarer: Seat = -1
    contract: Contract | None = None
    passes: AllPass | None = None
    talon: tuple[Card, ...] = ()
    """The talon's cards, once this seat has seen them; in an all-pass those that were turned."""
    talon_open: bool = False
    """Whether everybody has seen them."""
    declined: bool = False
    """The declarer plays without the talon."""
    laid: int = 0
    """Cards laid away."""
    discard: Cards = 0
    """Those among them that this seat has seen."""
    share: str = ""
    """``offered``, ``agreed`` or ``declined`` (PF-024a)."""
    said: tuple[Saying, ...] = ()
    defence: Defence | None = None
    quota: int = 0
    """Tricks that the whisters must take together; 0 where nobody whists (PF-071)."""
    conduct: tuple[Seat, ...] = ()
    """By place who plays its cards."""
    hands: tuple[Cards | None, ...] = ()
    """By place the hand as this seat sees it lie, or alone has seen it; None where it sees none. The own hand stands
    here only when it lies on the table.
    """
    open: int = 0
    """The hands that lie on the table, as a bit set of places."""
    earlier: tuple[int, ...] = ()
    """By place the tricks taken before this view began, where it began among them."""
    tricks: tuple[Trick, ...] = ()
    """All other tricks of the deal, the one on the table last."""
    offer: Proposal | None = None
    refused: int = -1
    """The trick before which an offer was refused."""
    granted: tuple[int, ...] = ()
    """The tricks by place as they were shared out by agreement."""
    proof: Inquiry | None = None
    results: tuple[Result, ...] = ()
    totals: tuple[int, ...] = ()
    """What settling now would give, in whole whists (PF-258a)."""
    due: Due | None = None
    owner: Seat = -1
    """Who sets the terms of the game proper now (PF-268a)."""
    winners: tuple[Seat, ...] = ()
    settled: tuple[int, ...] = ()
    """Results of the match in whole whists, once it is over."""
    accounts: tuple[Statement, ...] = ()
    """How they came about."""
    paper: Paper = Paper()
    """The running sums of the sheet, deal by deal."""

    @property
    def standing(self) -> Word | None:
        """The standing call."""
        return next((word for word in reversed(self.words) if word.kind not in (PASS, PASS_DARK)), None)

    @property
    def trick(self) -> Trick | None:
        """The trick on the table, while it has cards."""
        return self.tricks[-1] if self.tricks and self.tricks[-1].winner < 0 else None

    @property
    def finished(self) -> int:
        """Tricks that are taken."""
        return sum(self.earlier) + len(self.tricks) - (self.trick is not None)

    @property
    def played(self) -> Cards:
        """All cards that this view has seen played in the deal, the talon's among them."""
        mask = 0
        for trick in self.tricks:
            for card in trick.cards:
                mask |= 1 << card
        return mask

    @property
    def trump(self) -> int:
        """The trump suit; -1 without."""
        return -1 if self.contract is None or self.contract.strain > 3 else self.contract.strain

    def taken(self, place: Seat) -> int:
        """How many tricks a place has taken."""
        before = self.earlier[place] if self.earlier else 0
        return before + sum(trick.winner == place for trick in self.tricks)

    def cards_of(self, place: Seat) -> Cards | None:
        """A place's hand, if this seat sees it: its own, one on the table, one that it alone has seen."""
        return self.hand if place == self.seat else self.hands[place]


def fresh_view(game: Preferans, state: State, seat: Seat) -> View:
    """What a seat knows before the first event; of a match that begins inside a deal, its cards and what lies open.

    Seat ``players`` is somebody who only watches and holds nothing, though two players' dummy has this place.
    """
    sheet, phase = state.sheet, state.phase
    nothing: tuple[Cards | None, ...] = (None,) * game.house.layout.places
    totals = settle.whole(game.house, sheet)
    view = View(seat, game.text, game.players, sheet, sheet.deals + 1, hands=nothing, totals=totals)
    view = replace(view, paper=paper.fresh(sheet))
    name = game.phase(state)
    view = replace(view, phase="whisting" if name == "choosing" else name)
    if isinstance(phase, Dealing):
        return replace(view, redeal=phase.redeal)
    if isinstance(phase, Helping):
        return replace(view, due=Due(phase.seat, phase.points, phase.barred))
    if isinstance(phase, Terming):
        return replace(view, owner=phase.owner)
    if isinstance(phase, Over):
        accounts = settle.statements(game.house, sheet)
        return replace(view, winners=phase.winners, settled=phase.results, accounts=accounts)
    if isinstance(phase, Auction):
        hand = None if phase.unseen >> seat & 1 else _own(view, phase.hands)
        words = (_word(phase.standing),) if phase.standing is not None else ()
        return replace(view, hand=hand, dealt=hand, unseen=phase.unseen, words=words)
    if isinstance(phase, Taking | Laying | Naming):
        return _before_the_game(game, view, phase)
    if isinstance(phase, Sharing | Whisting | Choosing):
        view = _named(view, phase.held, phase.contract)
        if isinstance(phase, Sharing):
            return replace(view, share="offered", defence=_unsaid(game, view))
        return _glanced(replace(view, defence=phase.defence), phase.held, phase.defence)
    if isinstance(phase, Playing | Offering | Judging):
        playing = phase if isinstance(phase, Playing) else phase.play
        view = _playing(game, view, playing)
        if isinstance(phase, Offering):
            agreed = tuple(one for one in range(game.players) if phase.accepted >> one & 1)
            return replace(view, offer=Proposal(phase.by, phase.tricks, agreed))
        if isinstance(phase, Judging) and phase.asked >= 0:
            lay = None if phase.step == "lay" else True
            return replace(view, proof=Inquiry(phase.asked, lay))
    return view


def _own(view: View, hands: tuple[Cards, ...]) -> Cards | None:
    return hands[view.seat] if view.seat < view.players else None


def _word(bid: Bid) -> Word:
    return Word(bid.seat, bid.kind, bid.level, bid.strain, bid.dark, bid.hand, bid.held)


def _unsaid(game: Preferans, view: View) -> Defence:
    """The defence before its first word."""
    return Defence(*game.house.defenders(view.sheet.dealer, view.declarer))


def _before_the_game(game: Preferans, view: View, phase: Taking | Laying | Naming) -> View:
    """The declarer has won the auction and has not named his game; of a totus the discard is being picked."""
    held, bid = phase.held, phase.bid
    words = (_word(bid),) if bid.kind != "brigand" else ()
    view = replace(view, declarer=bid.seat, words=words, hand=_own(view, held.hands))
    if isinstance(phase, Taking):
        return view
    if isinstance(phase, Naming) and phase.hand:
        return replace(view, declined=True)
    view = _talon_seen(view, held, bid.seat, hidden=bid.dark)
    if isinstance(phase, Naming):
        return _laid(view, held, bid.seat)
    if phase.contract is not None:
        place = bid.seat
        hands = (*view.hands[:place], held.hands[place], *view.hands[place + 1 :])
        view = replace(view, contract=phase.contract, defence=_unsaid(game, view), hands=hands, open=1 << place)
    return view


def _talon_seen(view: View, held: Held, declarer: Seat, *, hidden: bool) -> View:
    if hidden and view.seat != declarer:
        return view
    return replace(view, talon=held.talon, talon_open=not hidden)


def _laid(view: View, held: Held, declarer: Seat, *, openly: bool = False) -> View:
    sees = openly or view.seat == declarer
    return replace(view, laid=held.away.bit_count(), discard=held.away if sees else 0)


def _named(view: View, held: Held, contract: Contract) -> View:
    """What is known once the game is named."""
    view = replace(view, hand=_own(view, held.hands), declarer=contract.seat, contract=contract)
    if contract.bid:
        level, strain = divmod(contract.bid - 1, 5)
        view = replace(view, words=(Word(contract.seat, GAME, level + 6, strain, contract.dark),))
    if contract.shared:
        view = replace(view, share="agreed")
    if contract.hand:
        return replace(view, declined=True)
    view = _talon_seen(view, held, contract.seat, hidden=contract.dark)
    return _laid(view, held, contract.seat, openly=contract.kind == TOTUS)


def _glanced(view: View, held: Held, defence: Defence) -> View:
    """The hand at which a dealer has looked."""
    at = defence.glanced
    if at < 0 or view.seat != view.sheet.dealer:
        return view
    return replace(view, hands=(*view.hands[:at], held.hands[at], *view.hands[at + 1 :]))


def _playing(game: Preferans, view: View, playing: Playing) -> View:
    """What is known during the tricks of those that are not known any more: the cards on the table."""
    house, held = game.house, playing.held
    if playing.contract is not None and playing.defence is not None:
        quota = due_by(house, playing.contract, playing.defence)
        view = replace(_named(view, held, playing.contract), defence=playing.defence, quota=quota)
        view = _glanced(view, held, playing.defence)
    else:
        sheet = view.sheet
        price = house.rules.passes.price_of(sheet.row, dark=playing.dark)
        shown = held.talon[: playing.index + 1] if house.rules.passes.turns_talon() else ()
        view = replace(
            view,
            hand=_own(view, held.hands),
            passes=AllPass(price, playing.dark, playing.compulsory),
            talon=shown,
            talon_open=bool(shown),
        )
    seen = tuple(
        held.hands[place] if playing.open >> place & 1 or (by == view.seat != place) else view.hands[place]
        for place, by in enumerate(playing.conduct)
    )
    view = replace(
        view,
        conduct=playing.conduct,
        open=playing.open,
        hands=seen,
        refused=playing.refused,
        earlier=playing.tricks if playing.index else (),
    )
    if not playing.trick:
        return view
    led, away = led_by_talon(house, playing), resting(house, view.sheet.dealer, playing.contract)
    played = [house.policy.turn(playing.leader, playing.trick[:at], away, led) for at in range(led, len(playing.trick))]
    places: tuple[Seat, ...] = (-1, *played) if led else tuple(played)
    return replace(view, tricks=(Trick(playing.trick, places),))
