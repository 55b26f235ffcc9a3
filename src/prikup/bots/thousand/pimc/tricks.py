"""What card points and tricks of a deal are worth to a seat of Thousand: what the scorer writes for them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from prikup.bots.base import Reason, because
from prikup.bots.thousand.thumb.stakes import Stakes
from prikup.core.cards import KING, QUEEN, Card, Cards, card_of, mask_of
from prikup.thousand.compiled_rules import CompiledRules
from prikup.thousand.seen.view import View

OWN = 0.05
"""What a point beyond the contract is worth where defenders write nothing: it may still save a trick."""

CHANCE, POINT = 0.04, 1.0
"""What is no difference: for the declarer so much of a chance to make the contract, for others so many score points."""
ERRORS = 3.0
"""By how many card points best play with open cards and play at a table differ for each trick that is left, about."""


class TrickWorth:
    """The worth of what the declarer takes; without a declarer, of what the seat itself takes.

    The declarer plays against all others. What they take is shared out among them, and to each seat counts what it
    writes less the mean of what the others write: with ``k`` defenders, who write ``share`` of their points, both sides
    play for the declarer's score and ``share / k`` of a point for each of his.
    """

    def __init__(self, compiled: CompiledRules, view: View) -> None:
        self._compiled, self._view = compiled, view
        self._alone = view.declarer >= 0
        self._sign = 1.0 if view.seat == view.declarer or not self._alone else -1.0
        self._known: dict[int, float] = {}
        own = self._sign > 0 and self._alone
        self.small = CHANCE * 2 * view.contract if own else POINT
        left = max(0, (view.hand or 0).bit_count() - 1)
        self._errors = (0,) if view.special else tuple([round(step * ERRORS * left) for step in (-1.5, -0.5, 0.5, 1.5)])

    def worth(self, value: int) -> float:
        """The worth of card points of the declarer, in score points; in a slam or misere of his tricks."""
        if not self._alone:
            return float(value)
        found = self._known.get(value)
        if found is None:
            worths = [self._declarers(max(0, value + error)) for error in self._errors]
            found = self._known[value] = self._sign * sum(worths) / len(worths)
        return found

    @cached_property
    def _stakes(self) -> Stakes:
        return Stakes(self._compiled, self._view, self._view.declarer)

    @cached_property
    def _share(self) -> float:
        view = self._view
        others = [seat for seat in view.circle(view.declarer) if seat != view.declarer]
        shares = [Stakes(self._compiled, view, seat).share for seat in others]
        return max(OWN, sum(shares) / len(shares)) / len(shares)

    def _declarers(self, value: int) -> float:
        view, stakes = self._view, self._stakes
        contract = stakes.contract(view.contract)
        if view.special:
            points = self._compiled.policy.points(self._compiled.layout.all) * value // max(1, stakes.tricks)
            return stakes.worth(stakes.finished(contract, points, value))
        own = [one.value for one in view.declarations if one.seat == view.declarer]
        tricks = max(1, stakes.tricks - 1) if value > 0 else 0
        declared = min(sum(own), value)
        written = stakes.worth(stakes.finished(contract, value, tricks, declared=declared, marriage=bool(own)))
        return written + (OWN if self._sign > 0 else self._share) * value

    def makes(self, value: int) -> bool:
        """Whether so much makes the contract."""
        view = self._view
        if view.special:
            return value == 0 if view.special == "misere" else value >= self._compiled.layout.tricks
        return self._compiled.rules.count.makes(value, view.contract)

    def reason(self, card: Card, values: Sequence[int]) -> Reason:
        """In how many of the layouts the contract is made, or fails; without one, how many points it is about."""
        worlds = len(values)
        if not self._alone:
            value = round(sum(values) / worlds)
            if self._compiled.hands == 2:
                return because("hint-search-margin", value=value, worlds=worlds)
            return because("hint-search-points", value=value, worlds=worlds)
        made, amount = sum(map(self.makes, values)), self._view.contract
        if self._view.special:
            if self._sign > 0:
                return because("hint-search-tricks-made", made=made, worlds=worlds)
            return because("hint-search-beaten", failed=worlds - made, worlds=worlds)
        if self._sign > 0:
            return because("hint-search-amount-made", amount=amount, made=made, worlds=worlds)
        return because("hint-search-amount-beaten", amount=amount, failed=worlds - made, worlds=worlds)

    def other(self, card: Card, values: Sequence[int], less: float) -> Reason:
        """In how many of the layouts the contract is made, or fails, and how many points fewer that is; without one,
        how many points it is about."""
        worlds, tenths = len(values), round(10 * less)
        if not self._alone:
            return because("hint-search-other-points", card=card, value=round(sum(values) / worlds))
        made = sum(map(self.makes, values))
        if self._sign > 0:
            return because("hint-search-other-amount-made", card=card, made=made, worlds=worlds, less=tenths)
        return because("hint-search-other-amount-beaten", card=card, failed=worlds - made, worlds=worlds, less=tenths)

    @property
    def seen(self) -> Cards:
        """Halves of marriages that the seat has declared, what it took in an open talon, and an open hand."""
        view, hand = self._view, self._view.hand or 0
        own = [one.suit for one in view.declarations if one.seat == view.seat and one.suit >= 0]
        known = mask_of(card_of(suit, rank) for suit in own for rank in (KING, QUEEN))
        if view.seat == view.declarer:
            known |= view.talon if view.talon_open else 0
            known |= view.open_hand
        return hand & known
