"""Choosers of Preferans other than the ladder: the division of tricks, the terms of a game, a totus, a verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prikup.cli.preferans import ladder
from prikup.cli.table.controls import Chooser
from prikup.core.actions import Cut
from prikup.preferans.actions import Offer, Terms, Totus, Verdict
from prikup.preferans.rules.stages import DEAREST
from prikup.texts import Texts


def _marked(text: str, *, here: bool) -> str:
    return f"‹{text}›" if here else text


class OfferChooser(Chooser):
    """The division of the remaining tricks; the keys change one place's number at a time."""

    names: tuple[str, ...] = ()
    column: int = 0

    @property
    def places(self) -> tuple[int, ...]:
        """The places that get tricks."""
        offers = self.actions
        return tuple(
            place for place in range(len(self.action.tricks)) if len({offer.tricks[place] for offer in offers}) > 1
        )

    def move(self, steps: int) -> None:
        """One trick more or less for the place, from the others as they come."""
        if not self.places:
            return
        place = self.places[self.column]
        wanted = self.action.tricks[place] + (1 if steps > 0 else -1)
        near = [number for number, offer in enumerate(self.actions) if offer.tricks[place] == wanted]
        if near:
            now = self.action.tricks
            self.index = min(
                near, key=lambda n: sum(abs(a - b) for a, b in zip(self.actions[n].tricks, now, strict=True))
            )

    def other_column(self, step: int) -> None:
        """The next place."""
        self.column = (self.column + step) % max(1, len(self.places))

    def text(self, texts: Texts) -> str:
        """The tricks of each place; the one that the keys change is marked."""
        places = self.places or tuple(range(len(self.action.tricks)))
        return " · ".join(
            f"{texts.seat(place, self.names)}: {_marked(str(self.action.tricks[place]), here=number == self.column)}"
            for number, place in enumerate(places)
        )


class TermsChooser(Chooser):
    """The hill owner's terms: price, pool and circles; the keys change one at a time, any price is possible."""

    price: int = 1
    column: int = 0

    @property
    def action(self) -> Terms:
        """The selected terms."""
        now = self.actions[self.index]
        return Terms(self.price, now.pool, now.circles)

    def move(self, steps: int) -> None:
        """Increases or decreases the number of the current column."""
        if self.column == 0:
            self.price = max(1, min(DEAREST, self.price + steps))
            return
        now = self.actions[self.index]
        field, kept = ("pool", "circles") if self.column == 1 else ("circles", "pool")
        values = sorted({getattr(one, field) for one in self.actions})
        at = max(0, min(len(values) - 1, values.index(getattr(now, field)) + steps))
        self.index = next(
            number
            for number, one in enumerate(self.actions)
            if getattr(one, field) == values[at] and getattr(one, kept) == getattr(now, kept)
        )

    def turn_to(self, action: Any) -> None:
        """Selects terms."""
        for number, one in enumerate(self.actions):
            if (one.pool, one.circles) == (action.pool, action.circles):
                self.index, self.price = number, action.price

    def other_column(self, step: int) -> None:
        """Goes to another of the three numbers."""
        self.column = (self.column + step) % 3

    def text(self, texts: Texts) -> str:
        """The three numbers; the one that the keys change is marked."""
        now = self.action
        price, pool, circles = (
            _marked(str(value), here=number == self.column)
            for number, value in enumerate((now.price, now.pool, now.circles))
        )
        return texts.say("cli-preferans-dial-terms", price=price, pool=pool, circles=circles)


class WordChooser(Chooser):
    """A chooser among actions with different texts."""

    names: tuple[str, ...] = ()

    def text(self, texts: Texts) -> str:
        """What it stands at."""
        return texts.action(self.action, self.names)


def chooser_of(legal: Sequence[Any], names: tuple[str, ...]) -> Chooser | None:
    """The chooser for a situation; an offer has its own, on request."""
    on_ladder = ladder.chooser_of(legal)
    if on_ladder is not None:
        return on_ladder
    cuts = tuple(action for action in legal if isinstance(action, Cut))
    if cuts:
        return Chooser(cuts, len(cuts) // 2)
    terms = tuple(action for action in legal if isinstance(action, Terms))
    if terms:
        return TermsChooser(terms, price=terms[0].price)
    words = tuple(action for action in legal if isinstance(action, Totus | Verdict))
    return WordChooser(words, names=names) if words else None


def offer_chooser(legal: Sequence[Any], names: tuple[str, ...]) -> OfferChooser | None:
    """The chooser of an offer, if one may be made now."""
    offers = tuple(action for action in legal if isinstance(action, Offer))
    return OfferChooser(offers, names=names) if offers else None
