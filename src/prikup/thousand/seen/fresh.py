"""The view of a match that begins at a state: the sheet, and what several phases share."""

from __future__ import annotations

from msgspec.structs import replace

from prikup.core.cards import Card, Cards
from prikup.core.seats import Seat
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.seen.view import CARDS_OUT, Gift, View, dark_hands
from prikup.thousand.state import Contract, PhaseName, Sheet


def of_sheet(compiled: CompiledRules, rules: str, phase: PhaseName, sheet: Sheet, seat: Seat) -> View:
    """The view from sheet and rules; seat number ``players`` is a spectator."""
    layout, nothing = compiled.layout, (0,) * compiled.players
    return View(
        seat,
        rules,
        compiled.players,
        sheet.totals,
        sheet.marks,
        sheet.dealer,
        sheet.deals + 1,
        phase,
        begun=phase if phase in CARDS_OUT else "",
        away=layout.away,
        gives=layout.gifts,
        trump=compiled.fixed_trump,
        fixed=compiled.fixed_trump,
        tricks_taken=nothing,
        points_taken=nothing,
    )


def with_cards(
    compiled: CompiledRules, sheet: Sheet, view: View, beside: Cards, stock: tuple[Card, ...], *, taken: bool = True
) -> View:
    """Adds who sits out, and the cards beside the talon. ``taken``: the talon is no longer on the table."""
    return replace(
        view,
        sitter=compiled.sitter(sheet),
        beside=beside.bit_count(),
        stock=len(stock),
        exposed=stock[-1] if stock and compiled.deal.expose else -1,
        golden_deal=compiled.golden(sheet),
        # The state does not keep which of two talons it was.
        chosen=0 if taken and compiled.layout.talons > 1 else -1,
    )


def with_contract(
    view: View, hands: tuple[Cards, ...], contract: Contract, *, closed: bool = False, doubled: int = 1
) -> View:
    """Adds the contract, which counts ``doubled`` times, and the seat's own hand, which a dark declarer has not seen
    while the talon is ``closed``."""
    unseen = closed and contract.dark
    return replace(
        view,
        hand=None if unseen and contract.seat == view.seat else (*hands, 0)[view.seat],
        **(dark_hands(contract.seat) if unseen else dark_hands()),
        declarer=contract.seat,
        contract=contract.amount,
        bid=contract.bid,
        forced=contract.forced,
        dark=contract.dark,
        golden=contract.golden,
        special=contract.special,
        open=contract.open,
        open_hand=hands[contract.seat] if contract.open else 0,
        doubled=doubled,
    )


def with_gifts(view: View, contract: Contract, given: int) -> View:
    """Adds the gifts made so far. Nobody knows which cards they were: the state keeps only who has got one."""
    gifts = tuple(Gift(contract.seat, seat) for seat in view.circle(contract.seat) if given >> seat & 1)
    return replace(view, gifts=gifts)


def with_aside(view: View, contract: Contract, aside: Cards) -> View:
    """Adds the cards laid away, which only the declarer has seen. The talon of a golden call lies where it was."""
    if contract.golden:
        return replace(view, lying=aside.bit_count())
    return replace(view, laid=aside.bit_count(), aside=aside if contract.seat == view.seat else 0)
