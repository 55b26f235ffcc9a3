"""Cards in the player's language: letters and signs, words in their cases."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from babel.numbers import get_decimal_symbol

from prikup.core.cards import (
    ACE,
    CARD_TEXTS,
    EIGHT,
    JACK,
    KING,
    NINE,
    QUEEN,
    SEVEN,
    SUIT_ORDER,
    TEN,
    Card,
    Cards,
    card_of,
)
from prikup.core.errors import NotationError
from prikup.texts.hands import HandOrder, arranged
from prikup.texts.loader import Messages

SUITS = ("spades", "clubs", "diamonds", "hearts", "none")
"""Suits by number; the last one is no trump."""
RANKS = ("seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
SHOWN_RANKS = (ACE, TEN, KING, QUEEN, JACK, NINE, EIGHT, SEVEN)
"""Ranks in the order in which a hand shows them."""


def sorted_cards(
    cards: Cards, suits: Sequence[int] = SUIT_ORDER, ranks: Sequence[int] = SHOWN_RANKS
) -> tuple[Card, ...]:
    """The cards of a set as a hand shows them: hearts first or in the order given, in a suit from the ace down."""
    ordered = (card_of(suit, rank) for suit in suits for rank in ranks)
    return tuple(card for card in ordered if cards >> card & 1)


class CardWords(Messages):
    """Messages that can name cards."""

    ranks: Sequence[int] = SHOWN_RANKS
    """The order of ranks within a suit when a hand is shown."""
    order: HandOrder = "suits"
    """How the reader wants hands to be sorted."""

    def functions(self) -> dict[str, Callable[..., Any]]:
        return {
            "CARD": lambda card, case="": self.card_words(int(card), str(case)),
            "SUIT": lambda suit, case="": self.suit(int(suit), str(case)),
            "WORD": lambda word, of: self.word(str(of), str(word)),
            "TENTHS": lambda tenths: self.tenths(int(tenths)),
        }

    def word(self, kind: str, name: str) -> str:
        """The message ``kind-name`` (kind ``ground``, ``ending`` ...), or the name itself where there is none."""
        message_id = f"{kind}-{name.replace('.', '-')}"
        return self.say(message_id) if self.has(message_id) else name

    def tenths(self, tenths: int) -> str:
        """So many tenths as a number with one place after the point: ``3.1``, ``−0,5``."""
        whole, part = divmod(abs(tenths), 10)
        return f"{'−' if tenths < 0 else ''}{whole}{get_decimal_symbol(self.language)}{part}"

    def suit(self, suit: int, case: str = "") -> str:
        """A suit's name, ``hearts``; in a case of the language (``gen``, ``acc``) where it has cases."""
        return self.say(f"suit-{SUITS[suit]}.{case}")

    def suit_sign(self, suit: int) -> str:
        """``♥``."""
        return self.say(f"suit-{SUITS[suit]}.sign")

    def rank_letter(self, rank: int) -> str:
        """The letter on the card in the player's language: ``A``, ``10``; Russian ``Т``, ``10``."""
        return self.say(f"rank-{RANKS[rank]}.letter")

    def card(self, card: Card) -> str:
        """A card in short: ``A♥``, Russian ``Т♥``."""
        return self.rank_letter(card & 7) + self.suit_sign(card >> 3)

    def card_words(self, card: Card, case: str = "") -> str:
        """A card in words: ``queen of hearts``; ``acc``: Russian ``даму червей``, German ``die Herz-Dame``."""
        name = RANKS[card & 7]
        rank = self.say(f"rank-{name}.{case}")
        return self.say(f"card-words.{case}", rank=rank, suit=self.suit(card >> 3, "gen"), name=name)

    def cards(self, cards: Cards, suits: Sequence[int] = SUIT_ORDER, between: str = " ") -> str:
        """A set of cards in short, sorted as a hand: ``A♥ 10♥ K♦``; ``–`` where it is empty."""
        return between.join(map(self.card, sorted_cards(cards, suits, self.ranks))) or "–"

    def held(self, cards: Cards, trump: int = -1, begun: Cards = 0) -> tuple[Card, ...]:
        """The cards of a hand in the order that the reader wants; ``begun``: those that it began with."""
        return arranged(cards, self.ranks, self.order, trump, begun)

    def suit_letters(self, suit: int) -> tuple[str, ...]:
        """How a suit is typed: ``S``, Polish ``Ka``, Russian ``Т`` or ``К``; its sign comes last."""
        return (*self.say(f"suit-{SUITS[suit]}.letters").split(), self.suit_sign(suit))

    def parse_suit(self, text: str) -> int:
        """The suit of a letter or sign. Raises NotationError(bad_suit)."""
        for suit in range(4):
            if text.strip().casefold() in map(str.casefold, self.suit_letters(suit)):
                return suit
        raise NotationError("bad_suit", text=text[:60])

    def parse_cards(self, text: str) -> Cards:
        """The cards of a hand as this language writes them: ``ПТКД.Ч109``, ``KaAKD``, ``A♥ 10♥ K♦``.

        A group is a suit and its ranks; only a sign may also follow them. Raises NotationError (bad_card, card_twice).
        """
        mask = 0
        for group in text.replace(",", " ").replace(".", " ").split():
            if group in ("-", "–"):
                continue
            suit, ranks = self._suit_and_ranks(group)
            while ranks:
                rank, ranks = self._next_rank(ranks, group)
                if mask >> card_of(suit, rank) & 1:
                    raise NotationError("card_twice", card=CARD_TEXTS[card_of(suit, rank)])
                mask |= 1 << card_of(suit, rank)
        return mask

    def _suit_and_ranks(self, group: str) -> tuple[int, str]:
        # A sign at the end first: the letter of a Russian ace is that of a suit as well.
        for suit in range(4):
            if len(group) > 1 and group.endswith(self.suit_sign(suit)):
                return suit, group[:-1]
        letters = [(letter, suit) for suit in range(4) for letter in self.suit_letters(suit)]
        for letter, suit in sorted(letters, key=lambda one: -len(one[0])):
            if len(group) > len(letter) and group.casefold().startswith(letter.casefold()):
                return suit, group[len(letter) :]
        raise NotationError("bad_card", text=group[:60])

    def _next_rank(self, ranks: str, group: str) -> tuple[int, str]:
        for rank in range(8):
            letter = self.rank_letter(rank)
            if ranks.casefold().startswith(letter.casefold()):
                return rank, ranks[len(letter) :]
        raise NotationError("bad_card", text=group[:60])


@functools.cache
def _words(language: str) -> CardWords:
    return CardWords(language)


def card_text(card: Card, language: str) -> str:
    """A card in short in a language: ``A♥``, ``Т♥``."""
    return _words(language).card(card)
