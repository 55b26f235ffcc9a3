"""Settlements: what each player of a match gets or pays, in the game's own unit and in money."""

from __future__ import annotations

from decimal import Decimal, InvalidOperation
from fractions import Fraction
from typing import Any

from msgspec import Struct

from prikup.core.errors import NotationError
from prikup.core.seats import Seat

DIGITS = 15
"""The most digits of a price."""


class Payment(Struct, frozen=True):
    """One player pays another."""

    payer: Seat
    to: Seat
    amount: Decimal


class Money(Struct, frozen=True):
    """A settlement in money. The amounts are exact and sum to zero."""

    price: Decimal
    """The price of one unit: a whist, or a point of the tariff."""
    currency: str
    """Any word or sign; empty for none."""
    amounts: tuple[Decimal, ...]
    """What each seat gets; negative if it pays."""
    payments: tuple[Payment, ...]
    """Who pays whom: the largest debts go to the largest claims."""

    def text(self, seat: Seat) -> str:
        """The amount of a seat as text, such as ``−12.50 €``."""
        amount = self.amounts[seat]
        shown = f"{'−' if amount < 0 else ''}{abs(amount):f}"
        return f"{shown} {self.currency}" if self.currency else shown


class Settlement(Struct, frozen=True):
    """What settling now gives each seat; the numbers sum to zero."""

    unit: str
    """``whists`` in Preferans; ``tariff`` in Thousand, where a tariff is agreed and the match is over."""
    exact: tuple[Fraction, ...]
    """The exact amounts, by seat."""
    whole: tuple[int, ...]
    """In whole units, as they are paid; the game decides how they are rounded."""
    steps: tuple[Any, ...] = ()
    """The intermediate results, one struct of the game for each seat; empty if there are none."""

    def money(self, price: Decimal | int | str, currency: str = "") -> Money:
        """The same in money, at a price for one unit: ``settlement.money("0.05", "€")``.

        ``price`` is a Decimal, a whole number or text, and not negative. A float is refused, since 0.1 as a float is
        not a tenth. Raises NotationError(bad_number).
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
    # For NaN and infinity the exponent is a letter.
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
