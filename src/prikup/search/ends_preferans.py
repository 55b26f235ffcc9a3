"""What the ends of a deal of Preferans are worth to a seat on the sheet, under-declaring included."""

from __future__ import annotations

from msgspec.structs import replace

from prikup.core.seats import replaced
from prikup.preferans.game import Preferans
from prikup.preferans.layout import TALON, TRICKS
from prikup.preferans.phases.judging import judged, played_out
from prikup.preferans.phases.tricks import playing_hands
from prikup.preferans.score.settle import results
from prikup.preferans.state import Playing, Sheet, State
from prikup.search.answers import Aim, Count, Question
from prikup.search.preferans import settled
from prikup.search.stakes import Between, End, Stakes, by_levels, divisions

_ASKED: tuple[tuple[Count, Aim], ...] = (("tricks", "most"), ("tricks", "fewest"))


PLAYED_BY_GAME = False
"""Whether the game itself can be searched: no rules need it."""


def to_draw(state: State[Playing]) -> int:
    """Nothing is drawn once the tricks are played."""
    return 0


def deal_stakes(game: Preferans, state: State[Playing], question: Question, *, whole: bool) -> Stakes:
    """What the deal writes; the kernel plays all rules, so it is always whole."""
    return stakes(game, state, question)


def stakes(game: Preferans, state: State[Playing], question: Question, least: int | None = None) -> Stakes:
    """What the deal brings a seat, in whists of a settlement: pool, hill and whists, less what a settlement before it
    would have brought.

    ``least``: the fewest tricks of any layout, by which under-declaring is judged (PF-172a); None if it is not known.
    """
    compiled, sheet, playing = game.compiled, state.sheet, state.phase
    contract, seat = playing.contract, question.seat
    before = results(compiled, sheet)[seat]
    turned = compiled.talon_seat(sheet.dealer) if contract is None and compiled.rules.passes.turns_talon() else -1
    ends = divisions(
        playing.tricks,
        TRICKS - playing.index,
        playing_hands(compiled, sheet.dealer, contract),
        turned,
        max(0, TALON - playing.index),
    )

    def worth(end: Playing, missing: int | None) -> int:
        written = settled(game, sheet, played_out(end, missing))
        return int((results(compiled, written.sheet)[seat] - before) * compiled.players)

    worths: dict[tuple[int, ...], Between] = {}
    by_own: dict[End, Between] = {}
    for tricks in ends:
        end = replace(playing, tricks=tricks)
        stands = worth(end, None)
        verdicts = [min(stands, worth(end, missing)) for missing in _missing(game, sheet, end, least)]
        worths[tricks], own = Between.of(verdicts or [stands]), End(0, tricks[seat])
        by_own[own] = Between.over([worths[tricks], by_own.get(own, worths[tricks])])
    found = by_levels(by_own, _ASKED, compiled.players)
    return found if found.exact else found._replace(worths=tuple(sorted(worths.items())))


def _missing(game: Preferans, sheet: Sheet, end: Playing, least: int | None) -> set[int | None]:
    """By what a game may fail by a verdict on under-declaring, None if it stands; empty where nobody may ask."""
    contract, proof = end.contract, game.compiled.rules.proof
    if contract is None or not judged(game.compiled, sheet, end):
        return set()
    taken = end.tricks[contract.seat]
    leasts = range(contract.level, taken + 1) if least is None else (min(least, taken),)
    return {proof.missing(contract.level, taken, one) or None for one in leasts}


def may_be_judged(game: Preferans, state: State[Playing]) -> bool:
    """Whether under-declaring may be judged at the end of the deal (PF-172a)."""
    contract = state.phase.contract
    if contract is None:
        return False
    most = state.phase.tricks[contract.seat] + TRICKS - state.phase.index
    tricks = replaced(state.phase.tricks, contract.seat, most)
    return judged(game.compiled, state.sheet, replace(state.phase, tricks=tricks))
