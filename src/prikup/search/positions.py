"""From what a caller has (a text, a match, a game with a state) to the kernel's position and the questions it asks."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from prikup import games
from prikup.core.cards import cards_text
from prikup.core.errors import NotationError
from prikup.core.game import AnyGame
from prikup.core.match import Match
from prikup.core.seats import Seat
from prikup.core.tricks import Position
from prikup.notation.position import LONGEST, parse_setup
from prikup.search import ends_preferans, ends_thousand, preferans, thousand
from prikup.search.answers import Question, Rounding
from prikup.search.errors import SearchError
from prikup.search.stakes import Stakes

Source = str | Match[Any, Any, Any] | tuple[AnyGame, Any]
"""A position's text, a match, or a game and a state."""

PLAYING = "playing"
_GAMES = {"thousand": thousand, "preferans": preferans}
_ENDS = {"thousand": ends_thousand, "preferans": ends_preferans}
"""What the ends of a deal write, by game."""


class Tricks(Struct, frozen=True):
    """A position of the tricks, and the questions that the deal asks: one for a declarer, else one for each seat."""

    game: AnyGame
    state: Any
    position: Position | None
    """None where the kernel cannot play the rules: then the game itself is searched."""
    questions: tuple[Question, ...]
    alone: bool
    """Whether there is one declarer, and every other seat plays against him."""

    @property
    def turn(self) -> Seat:
        """The seat (in Preferans the place) whose card is next."""
        return next(iter(self.game.awaits(self.state))) if self.position is None else self.position.turn

    @property
    def longest(self) -> int:
        """The cards of the longest hand."""
        return max(hand.bit_count() for hand in self.game.hands(self.state))

    def question(self, seat: Seat | None) -> Question:
        """The question of a seat; of none, the declarer's, or that of the seat in turn. Raises SearchError."""
        wanted = self.questions[0].seat if self.alone else self.turn
        wanted = wanted if seat is None else seat
        for question in self.questions:
            if question.seat == wanted:
                return question
        raise SearchError("search_seat", seat=str(wanted)[:20])

    def rounding(self, question: Question) -> Rounding | None:
        """How the values of a question are written; None where nothing is rounded."""
        found: Rounding | None = _GAMES[self.game.name].rounding(self.game, question)
        return found

    @property
    def played_by_game(self) -> bool:
        """Whether the game itself can be searched."""
        found: bool = _ENDS[self.game.name].PLAYED_BY_GAME
        return found

    @property
    def plays_left(self) -> int:
        """The cards that are still to be played."""
        hands = sum(map(int.bit_count, self.game.hands(self.state)))
        drawn: int = _ENDS[self.game.name].to_draw(self.state)
        return hands + drawn

    def stakes(self, question: Question) -> Stakes:
        """What the deal writes for the seat of a question, by what it may have at the end; where no kernel can play the
        rules, only what that lies between."""
        whole = self.position is not None
        found: Stakes = _ENDS[self.game.name].deal_stakes(self.game, self.state, question, whole=whole)
        return found

    @property
    def may_be_judged(self) -> bool:
        """Whether a defender may ask for a proof of under-declaring at the end (PF-172a)."""
        found: bool = _ENDS[self.game.name].may_be_judged(self.game, self.state)
        return found

    def judged_stakes(self, question: Question, least: int) -> Stakes:
        """The stakes where the fewest tricks of any layout are known: of a game that may be judged."""
        found: Stakes = _ENDS[self.game.name].stakes(self.game, self.state, question, least)
        return found


def tricks_of(source: Source) -> Tricks:
    """The tricks of a source. Raises SearchError, and for a text what reading it raises."""
    game, state = state_of(source)
    if game.phase(state) != PLAYING or game.name not in _GAMES:
        raise SearchError("search_phase", phase=game.phase(state))
    position, questions, alone = _GAMES[game.name].tricks(game, state)
    return Tricks(game, state, position, questions, alone)


def state_of(source: Source) -> tuple[AnyGame, Any]:
    """The game and the state of a source. Raises what reading a text raises, and SearchError(search_unknown)."""
    if isinstance(source, Match):
        return source.game, source.state
    if isinstance(source, tuple):
        return source
    if len(source) > LONGEST:
        raise NotationError("bad_position", text=source[:57] + "...")
    rules, _, rest = source.partition(";")
    game = games.game(rules)
    setup = parse_setup(rest, game.setup_type, game.counters)
    _refuse_missing(game, setup)
    return game, game.playable(setup)


def _refuse_missing(game: AnyGame, setup: Any) -> None:
    """Says which cards a position of the tricks leaves open: hands without cards beside a hand that has some."""
    if setup.phase != PLAYING or game.name not in _GAMES or not any(setup.hands):
        return
    of_game = _GAMES[game.name]
    empty = [seat for seat in of_game.holding(game, setup) if seat >= len(setup.hands) or not setup.hands[seat]]
    longest = max(map(len, setup.hands))
    # In the last trick who has played holds nothing.
    if empty and longest > 1:
        raise SearchError("search_unknown", cards=cards_text(of_game.unnamed(game, setup)), seat=empty[0])
