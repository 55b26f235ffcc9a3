"""The table of Preferans: drawing, questions and keys of its phases."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace
from rich.console import RenderableType
from textual.screen import Screen

from prikup.cli.preferans import choosers, controls, draw, pages, phrases, prompts
from prikup.cli.preferans.ladder import LadderChooser, rank
from prikup.cli.preferans.narrator import for_observer
from prikup.cli.table.app import TableApp
from prikup.cli.table.canvas import Canvas
from prikup.cli.table.controls import Chooser, Control
from prikup.cli.table.display import Held
from prikup.cli.table.replay_app import ReplayApp
from prikup.cli.table.widgets import Board
from prikup.core.actions import Play
from prikup.core.cards import Card, Cards, mask_of
from prikup.core.events import Event
from prikup.core.seats import TABLE, Seat
from prikup.preferans.actions import Lay, Offer, TimeUp
from prikup.preferans.events import CardPlayed, TalonTurned, TrickTaken
from prikup.preferans.layout import LAYOUTS, TALON
from prikup.preferans.seen.view import Result, View


class PreferansTable(TableApp):
    """A person at a table of Preferans."""

    POINTED: ClassVar[tuple[str, ...]] = ("playing", "laying")
    PLAYED: ClassVar[tuple[type[Event], ...]] = (CardPlayed, TalonTurned)
    LASTING: ClassVar[tuple[type[Event], ...]] = (TrickTaken,)

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.names = phrases.place_names(self.words, self.names, LAYOUTS[self.session.match.players].places)
        self.marked: Cards = 0
        """The cards marked for the discard."""
        self.offering = False
        """Whether the human is choosing an offer; the table waits for it."""

    # What is seen.

    def mine(self) -> bool:
        """The human is asked, or makes an offer out of turn."""
        return self.offering or super().mine()

    @property
    def place(self) -> Seat:
        """The place whose card the human plays now: the human's own, or another one."""
        cards = mask_of([action.card for action in self.legal if isinstance(action, Play)])
        view: View = self.view
        for place, by in enumerate(view.conduct):
            if cards and by == self.me != place and (view.cards_of(place) or 0) & cards:
                return place
        return self.me

    def _situation(self, view: View) -> None:
        if len(self.session.match.log) != self._known:
            self.marked = 0
            self.offering = False
        super()._situation(view)

    def draw_table(self, base: Screen[Any], view: View, awaited: tuple[Seat, ...]) -> None:
        """The opponents, the middle, the human's line."""
        words, names = self.words, self.names
        for place, side in draw.sides(view).items():
            if side in (draw.LEFT, draw.RIGHT):
                board = base.query_one(f"#{side}", Board)
                size, right = (board.size.width, board.size.height), side == draw.RIGHT
                board.show(draw.opponent(words, view, place, names, size, turn=place in awaited, right=right))
        table = base.query_one("#table", Board)
        size = (table.size.width, table.size.height)
        chooser = self.chooser if self._frozen is None and self.mine() else None
        table.show(draw.middle(words, view, names, size, awaited=awaited, chooser=chooser))
        own = base.query_one("#own", Board)
        turn = self.me in awaited
        other = self.place if turn and self.place != self.me else -1
        own.show(draw.own_line(words, view, names, own.size.width, turn=turn, other=other))

    def draw_hand(self, view: View, held: Held, playable: Cards | None, width: int, *, pointing: bool) -> Canvas:
        """The hand that is played; backs while it is unseen."""
        return draw.hand(self.words, view, held, self.cursor, playable, width, pointing=pointing, marked=self.marked)

    def held(self, view: View) -> Held:
        """The hand that is played."""
        cards = self._shown_hand(view)
        begun = (view.dealt or 0) if cards == view.hand else 0
        return self.words.held(cards, phrases.trump_of(view), begun)

    def _shown_hand(self, view: View) -> Cards:
        if self._frozen is not None:
            return view.hand or 0
        if view.phase == "laying" and view.contract is not None and any(isinstance(one, Lay) for one in self.legal):
            # From a totus the defence picks the discard.
            return view.hands[view.declarer] or 0
        return view.cards_of(self.place) or 0

    def prompt(self, view: View, legal: tuple[Any, ...]) -> str:
        """The question of the current phase."""
        if self.offering:
            return self.words.say("web-preferans-offer-title")
        return prompts.prompt(self.words, self.session.match.phase, view, legal, self.names, self.place)

    def chooser_of(self, legal: tuple[Any, ...]) -> Chooser | None:
        """The chooser of games, cuts, terms, a totus, a verdict."""
        return choosers.chooser_of(legal, self.names)

    def controls(self, view: View, legal: tuple[Any, ...], card: Card | None, chooser: Chooser | None) -> list[Control]:
        """Keys for all legal actions; during the tricks anybody can say that the control time has passed."""
        if self.offering:
            legal, card = tuple(one for one in legal if isinstance(one, Offer)), None
        elif view.phase == "playing" and TimeUp() in self.session.match.legal(TABLE):
            legal = (*legal, TimeUp())
        found = controls.controls(self.words, view, legal, self.names, card, chooser, self.marked)
        if self._frozen is None and any(isinstance(one, Offer) for one in self.legal):
            key = "cli-preferans-offer-back" if self.offering else "web-preferans-offer"
            found.append(Control("z", self.words.say(key), None))
        return found

    # What is done.

    def advance(self) -> None:
        """Waits while an offer is being chosen."""
        if not self.offering:
            super().advance()

    def actor(self, action: Any) -> Seat:
        """The table, for the action that the control time has passed."""
        return TABLE if isinstance(action, TimeUp) else super().actor(action)

    def press(self, name: str) -> None:
        """Marks cards, begins and ends an offer, moves on the ladder; other keys as at every table."""
        laying = any(isinstance(action, Lay) for action in self.legal)
        if name in ("z", "Z") or (name == "escape" and self.offering):
            self._offer()
        elif laying and name == "space":
            self._mark()
        elif name.startswith("rank "):
            self._walk(int(name[5:]))
        else:
            super().press(name)

    def _walk(self, number: int) -> None:
        if isinstance(self.chooser, LadderChooser):
            for index, action in enumerate(self.chooser.actions):
                if rank(action) == number:
                    self.chooser.index = index
            self.redraw()

    def _offer(self) -> None:
        if self.offering:
            self.offering = False
            self.chooser = self.chooser_of(self.legal)
            self.redraw()
            self.call_after_refresh(self.advance)
            return
        chooser = choosers.offer_chooser(self.legal, self.names)
        if chooser is None:
            wanted = Offer((0,) * LAYOUTS[self.session.match.players].places)
            refusal = self.session.match.why_not(self.me, wanted)
            assert refusal is not None, "an offer that can be made has a chooser"
            self.note(self.words.error(refusal, self.names, self.me), bad=True)
            return
        if self._timer is not None:
            self._timer.stop()
        self.offering, self.chooser = True, chooser
        self.note("")
        self.redraw()

    def _mark(self) -> None:
        card = self._card()
        if card is None:
            return
        if not self.marked >> card & 1 and self.marked.bit_count() == TALON:
            self.note(self.words.say("cli-preferans-note-two"))
            return
        self.marked ^= 1 << card
        self.note("")
        self.redraw()

    def _enter(self) -> None:
        if any(isinstance(action, Lay) for action in self.legal):
            self._mark()
        else:
            super()._enter()

    def hint(self) -> Any:
        """The adviser's suggestion; the cards it would discard are marked."""
        action = super().hint()
        if isinstance(action, Lay) and not self.offering:
            self.marked = action.cards
            self.redraw()
        return action

    # Pages.

    def result_number(self, result: Result) -> int:
        """The deal's number."""
        return result.deal

    def result_page(self, result: Result) -> RenderableType:
        """The result in words, the score lines, the sheet after it."""
        return pages.deal_result(self.words, self.view, result, self.names, self.me)

    def sheet_page(self, view: View) -> RenderableType:
        """The pulka, and every deal with its lines."""
        return pages.sheet(self.words, view, self.names, self.me)

    def last_page(self, view: View) -> RenderableType:
        """The last trick, card by card."""
        return pages.last_trick(self.words, view, self.names)


class PreferansReplay(ReplayApp):
    """A record of Preferans, step by step."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.names = phrases.place_names(self.words, self.names, LAYOUTS[self.whole.players].places)

    def draw_middle(self, view: View, size: tuple[int, int]) -> Canvas:
        """All cards are visible here; talon and discard as the declarer knows them."""
        knows = self.shown.view(view.declarer) if 0 <= view.declarer < view.players else view
        return draw.middle(self.words, knows, self.names, size, awaited=self.shown.awaits())

    def for_observer(self, event: Event) -> bool:
        """All events but those that show a hand, the talon or the discard."""
        return for_observer(event)

    def trump(self, view: View) -> int:
        """The trump suit."""
        return phrases.trump_of(view)

    def badges(self, view: View, seat: Seat) -> str:
        """Dealer, declarer, whister; nobody of them is the reader."""
        view = replace(view, seat=TABLE)
        tricks = draw.tricks_text(self.words, view, seat)
        found = [draw.badges(self.words, view, seat), tricks]
        return " · ".join(one for one in found if one)

    def sheet_page(self, view: View) -> RenderableType:
        """The pulka, and every deal with its lines."""
        return pages.sheet(self.words, view, self.names)
