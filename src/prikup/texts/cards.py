"""Cards in the player's language: letters and signs, words in their cases."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

from prikup.core.cards import ACE, EIGHT, JACK, KING, NINE, QUEEN, SEVEN, SUIT_ORDER, TEN, Card, Cards, card_of
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

    def functions(self) -> dict[str, Callable[..., Any]]:
        return {
            "CARD": lambda card, case="": self.card_words(int(card), str(case)),
            "SUIT": lambda suit, case="": self.suit(int(suit), str(case)),
            "WORD": lambda word, of: self.word(str(of), str(word)),
        }

    def word(self, kind: str, name: str) -> str:
        """The message ``kind-name`` (kind ``ground``, ``ending`` ...), or the name itself where there is none."""
        message_id = f"{kind}-{name.replace('.', '-')}"
        return self.say(message_id) if self.has(message_id) else name

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


@functools.cache
def _words(language: str) -> CardWords:
    return CardWords(language)


def card_text(card: Card, language: str) -> str:
    """A card in short in a language: ``A♥``, ``Т♥``."""
    return _words(language).card(card)
