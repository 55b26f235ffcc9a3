"""Settlements: what a match that stands so comes to between its players, in the game's own unit and in money."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation
from fractions import Fraction
from typing import Any

from msgspec import Struct

from prikup.core.errors import NotationError
from prikup.core.seats import Seat

DIGITS = 15
"""No price has more."""


class Payment(Struct, frozen=True):
    """One player pays another."""

    payer: Seat
    to: Seat
    amount: Decimal


class Money(Struct, frozen=True):
    """A settlement in money. The amounts are exact and sum to zero."""

    price: Decimal
    """Of one unit: of a whist, of a point of the tariff."""
    currency: str
    """Any word or sign; empty for none."""
    amounts: tuple[Decimal, ...]
    """What each seat gets; what it pays is negative."""
    payments: tuple[Payment, ...]
    """Who pays whom so that all is settled: the largest debts go to the largest claims."""

    def text(self, seat: Seat) -> str:
        """What a seat gets, such as ``−12.50 €``."""
        amount = self.amounts[seat]
        shown = f"{'−' if amount < 0 else ''}{abs(amount):f}"
        return f"{shown} {self.currency}" if self.currency else shown


class Settlement(Struct, frozen=True):
    """What settling now would bring each seat; numbers by seat that sum to zero."""

    unit: str
    """``whists`` of Preferans; ``tariff`` of Thousand, where a tariff is agreed and the match is over."""
    exact: tuple[Fraction, ...]
    """To the last fraction."""
    whole: tuple[int, ...]
    """In whole units, as they are paid; how they are rounded is the game's rule."""
    steps: tuple[Any, ...] = ()
    """The way there, one struct of the game for each seat; empty where there is nothing to show."""

    def money(self, price: Decimal | int | str, currency: str = "") -> Money:
        """The same in money at a price for one unit: ``settlement.money("0.05", "€")``.

        ``price`` is a Decimal, a whole number or the text of one, and not negative; a float is refused, since 0.1 as a
        float is not a tenth. Raises NotationError(bad_number).
        """
        each = price_of(price)
        amounts = tuple(each * amount for amount in self.whole)
        return Money(each, currency, amounts, _payments(amounts))


def price_of(price: Decimal | int | str) -> Decimal:
    """A price as a Decimal. Raises NotationError(bad_number)."""
    try:
        found = Decimal("NaN") if type(price) not in (Decimal, int, str) else Decimal(price)
    except (InvalidOperation, ValueError):
        found = Decimal("NaN")
    _, digits, exponent = found.as_tuple()
    # The exponent of what is no number is a letter.
    if not found.is_finite() or found < 0 or len(digits) > DIGITS or abs(int(exponent)) > DIGITS:
        raise NotationError("bad_number", text=str(price)[:40])
    return found


def _payments(amounts: tuple[Decimal, ...]) -> tuple[Payment, ...]:
    left = list(amounts)
    found: list[Payment] = []
    while any(left):
        payer, to = left.index(min(left)), left.index(max(left))
        amount = min(-left[payer], left[to])
        found.append(Payment(payer, to, amount))
        left[payer] += amount
        left[to] -= amount
    return tuple(found)
