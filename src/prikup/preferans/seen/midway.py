"""What a seat knows of a deal that was under way when its view began: its cards, and the open ones."""

from __future__ import annotations

from msgspec.structs import replace

from prikup.core.cards import Cards
from prikup.core.seats import Seat, replaced
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import game_of
from prikup.preferans.seen.view import View, Word
from prikup.preferans.state import BRIGAND, GAME, TOTUS, Bid, Contract, Defence, Held


def own(view: View, hands: tuple[Cards, ...]) -> Cards | None:
    """The seat's own hand; None for a spectator, although its number is that of two players' dummy."""
    return hands[view.seat] if view.seat < view.players else None


def word_of(bid: Bid) -> Word:
    """The word of the auction that made a bid."""
    return Word(bid.seat, bid.kind, bid.level, bid.strain, bid.dark, bid.hand, bid.held)


def unsaid(compiled: CompiledRules, view: View) -> Defence:
    """The defence before its first word."""
    return Defence(*compiled.defenders(view.sheet.dealer, view.declarer))


def won(view: View, held: Held, bid: Bid) -> View:
    """The view after somebody has won the auction, or plays his game of the Razbojnik."""
    words = (word_of(bid),) if bid.kind != BRIGAND else ()
    return replace(view, declarer=bid.seat, words=words, hand=own(view, held.hands))


def talon(view: View, held: Held, declarer: Seat, *, hidden: bool) -> View:
    """The view with the talon's cards: open, or ``hidden`` from all but the declarer."""
    if hidden and view.seat != declarer:
        return view
    return replace(view, talon=held.talon, talon_open=not hidden)


def laid(view: View, held: Held, declarer: Seat, *, openly: bool = False) -> View:
    """The view with the cards laid away, seen by the declarer or by everybody."""
    sees = openly or view.seat == declarer
    return replace(view, laid=held.away.bit_count(), discard=held.away if sees else 0)


def named(view: View, held: Held, contract: Contract) -> View:
    """The view once the game is named."""
    view = replace(view, hand=own(view, held.hands), declarer=contract.seat, contract=contract)
    if contract.bid:
        level, strain = game_of(contract.bid)
        view = replace(view, words=(Word(contract.seat, GAME, level, strain, contract.dark),))
    if contract.shared:
        view = replace(view, share="agreed")
    if contract.hand:
        return replace(view, declined=True)
    view = talon(view, held, contract.seat, hidden=contract.dark)
    return laid(view, held, contract.seat, openly=contract.kind == TOTUS)


def defended(view: View, held: Held, contract: Contract, defence: Defence) -> View:
    """The view with the words of the defence, and the hand that the dealer has looked at."""
    view = replace(named(view, held, contract), defence=defence)
    at = defence.glanced
    if at < 0 or view.seat != view.sheet.dealer:
        return view
    return replace(view, hands=replaced(view.hands, at, held.hands[at]))
