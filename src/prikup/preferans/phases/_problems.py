"""What keeps a setup whose fields are right one by one from being played: words and cards that do not fit together."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from prikup.core.cards import Cards, mask_of
from prikup.core.errors import NotationError
from prikup.core.seats import only
from prikup.core.setup import Problem
from prikup.core.shuffle import seed_bytes
from prikup.preferans import calling, declare, defence, earning, flow, settle
from prikup.preferans.actions import Declare, Misere
from prikup.preferans.house import House
from prikup.preferans.layout import HAND, TALON
from prikup.preferans.problems_play import judging_problems, offering_problems, playing_problems
from prikup.preferans.state import (
    BRIGAND,
    CIRCLES,
    GAME,
    MISERE,
    PROPER,
    TOTUS,
    Auction,
    Bid,
    Choosing,
    Contract,
    Dealing,
    Defence,
    Drawing,
    Held,
    Helping,
    Judging,
    Laying,
    Naming,
    Offering,
    Over,
    Playing,
    Sharing,
    Sheet,
    State,
    Taking,
    Terming,
    Whisting,
)
from prikup.preferans.writing import Writing

BRIGAND_BID = "brigand"


def phase_problems(house: House, state: State) -> Iterator[Problem]:
    """The closer look: whether the sheet's stage, the words and the cards of a phase can stand together."""
    sheet, phase = state.sheet, state.phase
    found = list(_stage(house, state))
    if found:
        # What may be said and played depends on the stage.
        yield from found
    elif isinstance(phase, Drawing):
        if not house.rules.table.draws() or sheet != house.fresh_sheet(sheet.dealer):
            yield Problem("phase_impossible", {"phase": "drawing"})
    elif isinstance(phase, Dealing):
        yield from _dealing(house, phase)
    elif isinstance(phase, Auction):
        yield from _auction(house, sheet, phase)
    elif isinstance(phase, Taking | Laying | Naming):
        yield from _before_the_game(house, sheet, phase)
    elif isinstance(phase, Sharing | Whisting | Choosing):
        yield from _before_the_tricks(house, sheet, phase)
    elif isinstance(phase, Playing | Offering | Judging):
        yield from _tricks(house, state)
    elif isinstance(phase, Helping):
        waits = phase.points > 0 and 0 <= phase.seat < house.players
        if not waits or len(earning.choices(Writing(house, sheet), phase.seat, phase.barred)) < 2:
            yield Problem("phase_impossible", {"phase": "helping"})
    elif isinstance(phase, Terming):
        asked = sheet.stage == PROPER and house.rules.brigand.active() and house.rules.terms.active()
        if not asked or phase.owner != flow.hill_owner(house, sheet):
            yield Problem("phase_impossible", {"phase": "terming"})
    elif isinstance(phase, Over):
        results = settle.whole(house, sheet)
        winners = tuple(seat for seat, result in enumerate(results) if result == max(results))
        if (phase.winners, phase.results) != (winners, results):
            yield Problem("results_impossible", {"results": " ".join(map(str, results))})


def _stage(house: House, state: State) -> Iterator[Problem]:
    """Whether the rules know the stage, and whether who is next in the Razbojnik still owes a game (PF-264a)."""
    sheet, brigand = state.sheet, house.rules.brigand
    known = {
        BRIGAND: brigand.active(),
        CIRCLES: brigand.active() and brigand.circles,
        PROPER: not brigand.alone(),
    }
    over = isinstance(state.phase, Over)
    if not known[sheet.stage]:
        yield Problem("stage_impossible", {"stage": sheet.stage})
    elif bool(sheet.owed) != (sheet.stage == BRIGAND):
        yield Problem("owed_impossible")
    elif sheet.stage == BRIGAND and not over:
        first = house.soloist(sheet.dealer)
        left = [sheet.owed[(first + step) % house.players].bit_count() for step in range(house.players)]
        if not left[0] or left != sorted(left, reverse=True) or left[0] - left[-1] > 1:
            yield Problem("owed_impossible")
    most = flow.ROUNDS * house.players if sheet.stage == CIRCLES else max(house.rules.passes.start or 0, 1)
    least = 1 if sheet.stage == CIRCLES and not over else 0
    if not least <= sheet.forced <= (0 if sheet.stage == BRIGAND and over else most):
        yield Problem("bad_range", {"field": "forced", "value": sheet.forced})
    steps = house.rules.passes.by_misere(HAND) if sheet.stage == PROPER and sheet.forced else 0
    if not 0 <= sheet.caught <= steps:
        yield Problem("bad_range", {"field": "caught", "value": sheet.caught})
    put_aside = brigand.active() and not brigand.pools and sheet.stage == PROPER
    if any((*sheet.past_pools, *sheet.past_hills)) and not (house.rules.races.active() or put_aside):
        yield Problem("not_kept", {"field": "past_pools"})
    if sheet.race and not house.rules.races.active():
        yield Problem("bad_range", {"field": "race", "value": sheet.race})


def _dealing(house: House, dealing: Dealing) -> Iterator[Problem]:
    if dealing.step == "shuffle":
        if dealing != Dealing("shuffle", dealing.redeal):
            yield Problem("wrong_step", {"step": "shuffle"})
        return
    if dealing.step != "cut" or not house.rules.deal.has_cut():
        yield Problem("wrong_step", {"step": dealing.step[:40]})
        return
    if not dealing.pack:
        yield Problem("wrong_pack")
    try:
        seed_bytes(dealing.seed)
    except NotationError:
        yield Problem("bad_seed", {"seed": dealing.seed[:40]})


# The auction.


def _auctioned(sheet: Sheet) -> bool:
    """Whether a deal has an auction at all."""
    return sheet.stage == PROPER and not sheet.forced


def _auction(house: House, sheet: Sheet, auction: Auction) -> Iterator[Problem]:
    why = _why_not_auction(house, sheet, auction)
    if why:
        yield Problem("auction_impossible", {"why": why})


def _why_not_auction(house: House, sheet: Sheet, auction: Auction) -> str | None:
    """The first thing that no auction leads to."""
    order, dummy = house.hands(sheet.dealer), house.layout.dummy
    mute = only(dummy) if dummy >= 0 else 0
    players = only(*order) & ~mute
    standing = auction.standing
    said = auction.passed & ~mute | (only(standing.seat) if standing is not None else 0)
    if not _auctioned(sheet):
        return "stage"
    if auction.passed & mute != mute or auction.passed & ~(players | mute) or auction.spoken & ~players:
        return "passed"
    if said & ~auction.spoken or (standing is None and auction.spoken != said):
        return "spoken"
    if auction.unseen & ~house.unseen(sheet) or auction.called & ~auction.spoken:
        return "unseen"
    loose = auction.dark_passed & ~auction.passed if standing is None else 0
    if loose or auction.darks & ~auction.dark_passed or auction.dark_passed & ~house.unseen(sheet):
        return "dark"
    at = 0
    if standing is not None:
        if not _bid_possible(house, standing) or standing.kind == BRIGAND_BID or standing.outbid:
            return "standing"
        if auction.passed >> standing.seat & 1 or not players >> standing.seat & 1:
            return "passed"
        at = order.index(standing.seat) + 1
    turns = [order[(at + step) % 3] for step in range(3)]
    turn = next((one for one in turns if not auction.passed >> one & 1), -1)
    if turn != auction.turn or (standing is not None and turn == standing.seat):
        return "turn"
    return None


def _bid_possible(house: House, bid: Bid) -> bool:
    """Whether the rules know a call; whether it was high enough is not known any more."""
    rules = house.rules
    if bid.dark and (bid.hand or not rules.dark.games()):
        return False
    if bid.held and not rules.calls.holds():
        return False
    lowest = rules.calls.misere_key(hand=False)
    if bid.outbid and (bid.kind != GAME or calling.key(rules.calls, calling.said(bid)) <= lowest):
        return False
    if bid.kind == GAME:
        return bid.level in calling.LEVELS and (not bid.hand or bid.level in rules.calls.hand_levels())
    if bid.level or bid.held or bid.strain != Bid(0, MISERE).strain:
        return False
    if bid.kind == MISERE:
        return not bid.hand or rules.calls.misere_without_talon()
    return bid.kind == BRIGAND_BID and not bid.dark and not bid.hand


# From the auction to the game.


def _bid(house: House, sheet: Sheet, bid: Bid) -> Iterator[Problem]:
    """Whether somebody can have won the deal so."""
    robbed = bid.kind == BRIGAND_BID and sheet.stage == BRIGAND and bid.seat == house.soloist(sheet.dealer)
    won = bid.kind != BRIGAND_BID and _auctioned(sheet) and bid.seat in house.hands(sheet.dealer)
    if not _bid_possible(house, bid) or not (robbed or won):
        yield Problem("bid_impossible")


def _before_the_game(house: House, sheet: Sheet, phase: Taking | Laying | Naming) -> Iterator[Problem]:
    bid, held = phase.bid, phase.held
    found = list(_bid(house, sheet, bid))
    yield from found
    if found:
        return
    declines = house.rules.talon.may_decline()
    if isinstance(phase, Taking):
        if bid.hand or not declines:
            yield Problem("phase_impossible", {"phase": "taking"})
        return
    if isinstance(phase, Naming):
        if (bid.hand and not phase.hand) or (phase.hand and not bid.hand and not declines):
            yield Problem("bid_impossible")
        if bid.kind == MISERE and not house.multipliers(sheet, bid.seat):
            yield Problem("phase_impossible", {"phase": "naming"})
    elif bid.hand:
        yield Problem("phase_impossible", {"phase": "laying"})
    if isinstance(phase, Naming) and phase.hand:
        return
    yield from _talon_taken(held, bid.seat)
    contract = phase.contract if isinstance(phase, Laying) else None
    if contract is not None and (
        contract.kind != TOTUS
        or contract.outbid != bid.outbid
        or replace(contract, outbid=False) not in set(_contracts(house, sheet, bid, hand=False))
    ):
        yield Problem("contract_impossible", {"why": "totus"})


def _talon_taken(held: Held, declarer: int) -> Iterator[Problem]:
    """The talon's cards are with the declarer, or laid away."""
    if mask_of(held.talon) & ~(held.hands[declarer] | held.away):
        yield Problem("talon_impossible", {"seat": declarer})


def _contracts(house: House, sheet: Sheet, bid: Bid, *, hand: bool) -> Iterator[Contract]:
    """All that the winner of a call can name, by the very words that are legal for him."""
    held = Held((0,) * house.layout.places, ())
    if bid.kind == MISERE and not house.multipliers(sheet, bid.seat):
        yield Contract(bid.seat, MISERE, dark=bid.dark, hand=hand, bomb=house.multiplier(sheet, bid.seat))
    else:
        naming = State(sheet, Naming(held, bid, hand))
        for action in declare.naming_legal(house, naming, bid.seat):
            if isinstance(action, Declare):
                bomb = house.multiplier(sheet, bid.seat, action.bomb)
                yield Contract(
                    bid.seat, GAME, action.level, action.strain, bid.dark, hand, bid.rank, bomb, action.share
                )
            elif isinstance(action, Misere):
                bomb = house.multiplier(sheet, bid.seat, action.bomb)
                yield Contract(bid.seat, MISERE, dark=bid.dark, hand=hand, bid=bid.rank, bomb=bomb)
    if not hand:
        bombs = declare.totus_bombs(house, sheet, bid.seat)
        for totus in declare.totuses(house, sheet, bid):
            bomb = bombs[len(totus.helps)]
            yield Contract(bid.seat, TOTUS, 10, totus.strain, bid.dark, bid=bid.rank, bomb=bomb, helps=totus.helps)


def _contract(house: House, sheet: Sheet, contract: Contract) -> Iterator[Problem]:
    """Whether some call can have led to a contract."""
    seat, dark = contract.seat, contract.dark
    calls: list[Bid] = []
    if sheet.stage == BRIGAND:
        calls.append(Bid(seat, BRIGAND_BID))
    elif contract.bid:
        level, strain = divmod(contract.bid - 1, 5)
        calls += [Bid(seat, GAME, level + 6, strain, dark), Bid(seat, GAME, level + 6, strain, dark, hand=True)]
    else:
        calls += [Bid(seat, MISERE, dark=dark), Bid(seat, MISERE, dark=dark, hand=True)]
    for call in calls:
        bid = replace(call, outbid=contract.outbid)
        if any(_bid(house, sheet, bid)) or (bid.hand and not contract.hand):
            continue
        if contract.hand and not bid.hand and not house.rules.talon.may_decline():
            continue
        if any(_same(contract, one) for one in _contracts(house, sheet, bid, hand=contract.hand)):
            return
    yield Problem("contract_impossible", {"why": "named"})


def _same(contract: Contract, named: Contract) -> bool:
    """Half of a game may have been offered and declined; what it has outbid is its call's affair."""
    named = replace(named, outbid=contract.outbid)
    return contract in (named, replace(named, shared=False))


# The defence.


def _reachable(house: House, sheet: Sheet, contract: Contract) -> Iterator[State]:
    """Every state to which words of the defence lead, up to the first card."""
    whole: Cards = (1 << HAND) - 1
    held = Held((whole,) * house.layout.places, (0,) * TALON)
    waiting = [defence.begin(house, sheet, held, contract, [])[0]]
    while waiting:
        state = waiting.pop()
        phase = state.phase
        if isinstance(phase, Whisting | Choosing | Playing):
            yield state
        if isinstance(phase, Whisting):
            whisting = State(state.sheet, phase)
            words = defence.whisting_legal(house, whisting, phase.turn)
            waiting += [defence.whisting_apply(house, whisting, phase.turn, word)[0] for word in words]
        elif isinstance(phase, Choosing):
            choosing = State(state.sheet, phase)
            words = defence.choosing_legal(house, choosing, phase.by)
            waiting += [defence.choosing_apply(house, choosing, phase.by, word)[0] for word in words]


def _before_the_tricks(house: House, sheet: Sheet, phase: Sharing | Whisting | Choosing) -> Iterator[Problem]:
    contract = phase.contract
    found = list(_contract(house, sheet, contract))
    yield from found
    if found:
        return
    if not contract.hand:
        yield from _talon_taken(phase.held, contract.seat)
    if isinstance(phase, Sharing):
        offered = contract.kind == GAME and not contract.shared and any(_shares(house, sheet, contract))
        if not offered:
            yield Problem("phase_impossible", {"phase": "sharing"})
        return
    words = (type(phase), phase.defence, phase.turn if isinstance(phase, Whisting) else phase.by)
    for state in _reachable(house, sheet, contract):
        one = state.phase
        if isinstance(one, Whisting | Choosing):
            turn = one.turn if isinstance(one, Whisting) else one.by
            if (type(one), one.defence, turn) == words:
                return
    yield Problem("defence_impossible")


def _shares(house: House, sheet: Sheet, contract: Contract) -> Iterator[bool]:
    """Whether half of the game can have been offered."""
    yield not any(_contract(house, sheet, replace(contract, shared=True)))


def _tricks(house: House, state: State) -> Iterator[Problem]:
    sheet, phase = state.sheet, state.phase
    assert isinstance(phase, Playing | Offering | Judging)
    playing = phase if isinstance(phase, Playing) else phase.play
    if (playing.contract is None) != (playing.defence is None):
        missing = "contract" if playing.contract is None else "defence"
        yield Problem("field_missing", {"field": missing, "phase": "playing"})
        return
    if playing.contract is None:
        found = list(_passes(house, sheet, playing))
    else:
        found = list(_contract(house, sheet, playing.contract))
        if not found and not any(_set(house, sheet, playing.contract, playing.defence)):
            found.append(Problem("defence_impossible"))
    if not found:
        # Who plays what follows from words that can have been said.
        found += playing_problems(house, sheet, playing, judged=isinstance(phase, Judging))
    yield from found
    if found:
        return
    if isinstance(phase, Offering):
        yield from offering_problems(house, sheet, phase)
    elif isinstance(phase, Judging):
        yield from judging_problems(house, sheet, phase)


def _set(house: House, sheet: Sheet, contract: Contract, said: Defence | None) -> Iterator[bool]:
    """Whether words of the defence can have led to the tricks so."""
    for state in _reachable(house, sheet, contract):
        yield isinstance(state.phase, Playing) and state.phase.defence == said


def _passes(house: House, sheet: Sheet, playing: Playing) -> Iterator[Problem]:
    """Whether an all-pass can be played so, demanded or not, dark or not."""
    demanded = bool(sheet.forced) or sheet.stage == CIRCLES
    blind = playing.passed_unseen
    # Who says PASS DARK passes unseen, and only a dark all-pass remembers who did (PF-195a).
    dark = bool(blind) == playing.dark and not blind & ~house.unseen(sheet) and not (blind and demanded)
    if sheet.stage == BRIGAND or playing.compulsory != demanded or not dark:
        yield Problem("passes_impossible")
