"""What the decisions of a player are worth, judged by the solver: games that best defence beats, whists, offers, gifts.

Every seat is the measured player. A game of Preferans is judged once it is named, with all cards known; a contract of
Thousand when its first card is due.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from bench._older import Maker
from prikup.bots import Bot, Choice
from prikup.bots.base import because
from prikup.core.actions import Accept, Refuse, Shuffle
from prikup.core.cards import KING, QUEEN, card_of
from prikup.core.seats import TABLE, Seat
from prikup.core.shuffle import derived_seed
from prikup.games import game_name_of, new_match
from prikup.preferans.actions import Offer
from prikup.preferans.layout import NO_TRUMP, TRICKS
from prikup.preferans.state import GAME, MISERE, Contract, State
from prikup.search import sample, solve, solve_many, table
from prikup.thousand.outcome import PLAYED

ANSWERING = ("offering", "resting")
"""The phases in which offers and claims of the rest are answered."""
LAYOUTS = 60
"""Layouts in which an accepted offer is judged."""
WHISTED = ("whist", "bound", "half")
"""Words of the defence that answer for tricks."""
DEALS_A_MATCH = 10
"""Short matches, so that pools seldom close."""


class Game(Struct):
    """A game of Preferans. Tricks are the declarer's."""

    level: int
    strain: int
    best: tuple[int, ...]
    """By strain the tricks that are his against best defence."""
    words: tuple[str, str] = ("", "")
    took: int = -1
    """The tricks that he took at the table; -1 if the game was not played."""

    @property
    def value(self) -> int:
        """The tricks that are his against best defence in the strain that he named."""
        return self.best[self.strain]


class Answered(Struct):
    """An offer and its first refusal or last agreement."""

    accepted: bool
    true: bool = False
    """Of a refused one: whether the tricks that were then played went as was offered."""
    less: bool | None = None
    """Of an accepted one: whether best play of all, with all cards known, brings those who agreed more; None where that
    is not asked."""
    possible: float = 0.0
    """Of an accepted one: in what share of the layouts that the last who agreed could not tell apart it does."""


class Given(Struct):
    """A gift of Thousand."""

    splits: bool
    """Half of a marriage that the giver holds whole."""
    half: bool
    """A king or queen whose other half the giver does not hold."""
    completes: bool
    """The taker holds the other half."""


class Contracted(Struct):
    """A contract of Thousand. Amounts and points are the declarer's."""

    amount: int
    value: int
    """The card points that are his against best defence, as they are written."""
    took: int = -1
    """Those that he took at the table."""


Judged = Game | Answered | Given | Contracted


class Claimant:
    """The measured player, who as the declarer of a game offers himself all the rest before every trick."""

    def __init__(self, player: Bot) -> None:
        self._player = player

    def choose(self, view: Any, legal: Sequence[Any]) -> Choice:
        """The offer, where it may be made."""
        contract = getattr(view, "contract", None)
        if isinstance(contract, Contract) and contract.kind == GAME and contract.seat == view.seat:
            wanted = view.taken(contract.seat) + TRICKS - view.finished
            for action in legal:
                if isinstance(action, Offer) and action.tricks[contract.seat] == wanted:
                    return Choice(action, because("hint-claim-rest", tricks=wanted))
        return self._player.choose(view, legal)

    def interrupt(self, view: Any, legal: Sequence[Any]) -> Choice | None:
        """As the measured player."""
        return self._player.interrupt(view, legal)


def judged(rules: str, number: int, maker: Maker, answerer: Maker | None = None) -> list[Judged]:
    """All that is judged in one match. ``answerer``: who answers the offers, in place of the measured player."""
    match: Any = new_match(rules)
    seed = f"judged {rules} {number}"
    bots = [maker(f"{seed} {seat}") for seat in range(match.players)]
    answerers = bots if answerer is None else [answerer(f"{seed} {seat} answers") for seat in range(match.players)]
    judge = _Preferans(match) if game_name_of(rules) == "preferans" else _Thousand(match)
    shuffles = deals = 0
    while not match.over and deals < DEALS_A_MATCH:
        seat = match.awaits()[0]
        if seat == TABLE:
            ruling = match.game.default_ruling(match.state)
            if ruling is None:
                ruling = Shuffle(derived_seed(seed, shuffles))
                shuffles += 1
            match.apply(TABLE, ruling)
            continue
        asked = answerers if match.state.phase.name in ANSWERING else bots
        action = asked[seat].choose(match.view(seat), match.legal(seat)).action
        judge.before(seat, action)
        for told in match.apply(seat, action):
            if type(told.event).__name__ == "DealScored":
                deals += 1
                judge.scored(told.event)
        judge.after()
    return judge.found


class _Preferans:
    """Notes games and offers of a match."""

    def __init__(self, match: Any) -> None:
        self.match = match
        self.found: list[Judged] = []
        self.game: Game | None = None
        self.declarer: Seat = -1
        self.refused: list[tuple[Answered, tuple[int, ...]]] = []

    def before(self, seat: Seat, action: Any) -> None:
        """Notes the answer to an offer."""
        phase = self.match.state.phase
        if phase.name != "offering":
            return
        if isinstance(action, Refuse):
            answer = Answered(accepted=False)
            self.found.append(answer)
            self.refused.append((answer, phase.tricks))
        elif isinstance(action, Accept) and self.match.awaits() == (seat,):
            self.found.append(self._accepted(seat, phase))

    def _accepted(self, seat: Seat, phase: Any) -> Answered:
        """What best play would have brought in place of an offer that all accept."""
        declarer = -1 if phase.play.contract is None else phase.play.contract.seat
        if declarer < 0:
            # In an all-pass each seat plays for itself: there is no one value.
            return Answered(accepted=True)
        low = phase.play.contract.kind == MISERE
        sign = (1 if declarer == seat else -1) * (-1 if low else 1)
        offered = phase.tricks[declarer]
        value = solve((self.match.game, State(self.match.state.sheet, phase.play))).value
        worlds = sample(self.match.view(seat), LAYOUTS).worlds
        values = [one.value for one in solve_many([world.position() for world in worlds], threads=1)]
        more = sum(one is not None and sign * (one - offered) > 0 for one in values)
        return Answered(
            accepted=True, less=value is not None and sign * (value - offered) > 0, possible=more / len(worlds)
        )

    def after(self) -> None:
        """Judges a game that was just named, and notes what the defence says."""
        phase = self.match.state.phase
        contract = getattr(phase, "contract", None)
        defence = getattr(phase, "defence", None)
        if contract is None or contract.kind != GAME or defence is None:
            return
        if self.game is None:
            compiled, dealer = self.match.game.compiled, self.match.state.sheet.dealer
            order = compiled.hands(dealer)
            tricks = table([phase.held.hands[place] for place in order], self.match.game.text, threads=1)
            place = order.index(contract.seat)
            best = [tricks.value(place, strain, 0) for strain in range(NO_TRUMP + 1)]
            self.game = Game(contract.level, contract.strain, tuple(-1 if one is None else one for one in best))
            self.declarer = contract.seat
            self.found.append(self.game)
        self.game.words = defence.words

    def scored(self, event: Any) -> None:
        """Compares the end of the deal with what was judged."""
        if self.game is not None and sum(event.tricks) == TRICKS:
            self.game.took = event.tricks[self.declarer]
        for answer, tricks in self.refused:
            answer.true = event.tricks == tricks
        self.game, self.refused = None, []


class _Thousand:
    """Notes gifts, contracts and claims of the rest of a match. A claim shows the hand, and nobody accepts one that is
    not certain: whether playing on would have brought more is not asked."""

    def __init__(self, match: Any) -> None:
        self.match = match
        self.found: list[Judged] = []
        self.refused: list[tuple[Answered, Seat, int]] = []
        """Refused claims, each with who claimed and the tricks that he would then have had."""
        self.contract: Contracted | None = None
        self.declarer: Seat = -1

    def before(self, seat: Seat, action: Any) -> None:
        """Notes a gift, or the answer to a claim of the rest."""
        phase = self.match.state.phase
        if phase.name == "resting":
            if isinstance(action, Refuse):
                leader = phase.play.leader
                answer = Answered(accepted=False)
                self.found.append(answer)
                wanted = phase.play.tricks[leader] + phase.play.hands[leader].bit_count()
                self.refused.append((answer, leader, wanted))
            elif self.match.awaits() == (seat,):
                self.found.append(Answered(accepted=True))
            return
        if type(action).__name__ != "Give":
            return
        hands = self.match.state.phase.hands
        rank, suit = action.card & 7, action.card >> 3
        other = {KING: QUEEN, QUEEN: KING}.get(rank)
        if other is None:
            self.found.append(Given(splits=False, half=False, completes=False))
            return
        mate = 1 << card_of(suit, other)
        splits = bool(hands[seat] & mate)
        self.found.append(Given(splits=splits, half=not splits, completes=bool(hands[action.to] & mate)))

    def after(self) -> None:
        """Judges a contract whose first card is due."""
        state = self.match.state
        if self.contract is not None or state.phase.name != "playing" or state.phase.contract.seat < 0:
            return
        contract = state.phase.contract
        if contract.by_tricks:
            return
        answer = solve(self.match, rounded=True)
        if answer.value is None:
            return
        self.contract, self.declarer = Contracted(contract.amount, answer.value), contract.seat
        self.found.append(self.contract)

    def scored(self, event: Any) -> None:
        """Notes what the declarer took."""
        if self.contract is not None and event.ending in PLAYED:
            self.contract.took = event.points[self.declarer] + event.bonuses[self.declarer]
        for answer, leader, wanted in self.refused:
            answer.true = event.tricks[leader] == wanted
        self.contract, self.refused = None, []


def report(found: Sequence[Judged]) -> Iterator[str]:
    """The lines that say what was found."""
    games = [one for one in found if isinstance(one, Game)]
    for name, some in (
        ("suit games", [one for one in games if one.strain < NO_TRUMP]),
        ("no-trump games", [one for one in games if one.strain == NO_TRUMP]),
    ):
        if some:
            played = [one for one in some if one.took >= 0]
            lost = [one for one in some if one.value < one.level]
            let = [one for one in played if one.value < one.level <= one.took]
            beaten = [one for one in played if one.value < one.level]
            thrown = [one for one in played if one.took < one.level <= one.value]
            yield f"{name}: best defence beats {_share(len(lost), len(some))}"
            yield f"{name} that can be beaten and were played: made {_share(len(let), len(beaten))}"
            yield f"{name} that cannot be beaten and were played: lost {_share(len(thrown), len(played) - len(beaten))}"
    for least in range(6, 11):
        sure = [one for one in games if one.best and max(one.best) == least]
        if sure:
            named = sum(one.level for one in sure) / len(sure)
            yield f"games worth {least} tricks in their best strain: named {named:.2f} on average ({len(sure)})"
    for level in range(6, 10):
        asked = [one for one in games if one.level == level and one.words != ("bound", "bound")]
        if asked:
            whisted = sum(any(word in WHISTED for word in one.words) for one in asked)
            yield f"games of {level} that somebody whisted: {_share(whisted, len(asked))}"
    offers = [one for one in found if isinstance(one, Answered)]
    if offers:
        refused = [one for one in offers if not one.accepted]
        true = sum(one.true for one in refused)
        yield f"offers refused: {_share(len(refused), len(offers))}, which came true: {_share(true, len(refused))}"
        yield f"offers that came true or were accepted: refused {_share(true, true + len(offers) - len(refused))}"
        accepted = [one for one in offers if one.less is not None]
        if accepted:
            less = sum(bool(one.less) for one in accepted)
            yield f"offers accepted: playing on would have brought more in {_share(less, len(accepted))}"
            worse = sum(one.possible > 0.5 for one in accepted)
            yield f"offers accepted: it would in most of the layouts then possible in {_share(worse, len(accepted))}"
    gifts = [one for one in found if isinstance(one, Given)]
    if gifts:
        for name, count in (
            ("half of the giver's own marriage", sum(one.splits for one in gifts)),
            ("a king or queen whose other half is out", sum(one.half for one in gifts)),
            ("one that completes the taker's marriage", sum(one.completes for one in gifts)),
        ):
            yield f"gifts, {name}: {_share(count, len(gifts))}"
    contracts = [one for one in found if isinstance(one, Contracted)]
    if contracts:
        lost_ = sum(one.value < one.amount for one in contracts)
        amount, value = (sum(getattr(one, name) for one in contracts) / len(contracts) for name in ("amount", "value"))
        yield f"contracts: best defence beats {_share(lost_, len(contracts))}; {amount:.0f} named, worth {value:.0f}"
        weak = [one for one in contracts if one.value < one.amount and one.took >= 0]
        strong = [one for one in contracts if one.value >= one.amount and one.took >= 0]
        yield f"contracts that can be beaten: made {_share(sum(one.took >= one.amount for one in weak), len(weak))}"
        yield f"contracts that cannot: lost {_share(sum(one.took < one.amount for one in strong), len(strong))}"


def _share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} % ({part} of {whole})" if whole else "none"
