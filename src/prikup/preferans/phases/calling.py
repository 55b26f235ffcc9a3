"""The order of calls: light, dark and no-talon calls in one total order (ledger 5.12.1, PF-056a)."""

from __future__ import annotations

from functools import lru_cache

from prikup.core.errors import Refusal
from prikup.core.seats import Seat
from prikup.preferans.actions import AnyAction, Call, Here, Misere, PassDark
from prikup.preferans.compiled_rules import CompiledRules
from prikup.preferans.layout import LEVELS, STRAINS, rank_of
from prikup.preferans.rules.calls import Calls
from prikup.preferans.state import BRIGAND, GAME, MISERE, Auction, Bid, Sheet

MISERE_DARK = 2540
LAST_DARK = 3
"""No all-pass is the fourth dark one in a row (PF-193)."""

LIGHT = tuple(Call(level, strain) for level in LEVELS for strain in STRAINS)
"""6S to 10NT (PF-049)."""
IN_HAND = tuple(Call(level, strain, hand=True) for level in LEVELS for strain in STRAINS)
UNSEEN = tuple(Call(level, strain, dark=True) for level in LEVELS for strain in STRAINS)


def key(calls: Calls, call: Call | Misere) -> int:
    """The height of a call; a higher one beats a lower one (PF-056a)."""
    if isinstance(call, Misere):
        return MISERE_DARK if call.dark else calls.misere_key(hand=call.hand)
    if call.hand:
        return (2020 if call.level == 9 else 2520) + call.strain + 1
    return 100 * rank_of(call.level, call.strain) + (450 if call.dark else 0)


def pass_dark_key(running: int) -> int:
    """The height of PASS DARK if it would make the n-th dark all-pass in a row (PF-190..193)."""
    return 500 * min(running, LAST_DARK) + 40


def said(bid: Bid) -> Call | Misere:
    """The call that made a bid."""
    if bid.kind == MISERE:
        return Misere(bid.dark, bid.hand)
    return Call(bid.level, bid.strain, bid.dark, bid.hand)


def bid_of(seat: Seat, call: Call | Misere) -> Bid:
    """The bid that a call makes."""
    if isinstance(call, Misere):
        return Bid(seat, MISERE, dark=call.dark, hand=call.hand)
    return Bid(seat, GAME, call.level, call.strain, call.dark, call.hand)


def height(compiled: CompiledRules, sheet: Sheet, auction: Auction) -> int:
    """The height that a call must exceed."""
    if auction.standing is not None:
        return key(compiled.rules.calls, said(auction.standing))
    return pass_dark_key(sheet.darks + 1) if auction.darks else 0


def calls(compiled: CompiledRules, sheet: Sheet, auction: Auction, seat: Seat) -> tuple[AnyAction, ...]:
    """The games and miseres that a seat may call, on its seen or unseen hand."""
    return _calls(
        compiled.rules.calls,
        height(compiled, sheet, auction),
        compiled.least_level(sheet),
        unseen=bool(auction.unseen >> seat & 1),
        dark=_may_call_dark(compiled, auction, seat),
        first_word=not auction.spoken >> seat & 1,
        bound=bool(auction.called >> seat & 1),
    )


def _may_call_dark(compiled: CompiledRules, auction: Auction, seat: Seat) -> bool:
    """Whether a seat may call dark: not after its own PASS DARK was beaten (PF-190a)."""
    return compiled.rules.dark.games() and not auction.darks >> seat & 1


@lru_cache(maxsize=4096)
def _calls(
    rules: Calls, above: int, least: int, *, unseen: bool, dark: bool, first_word: bool, bound: bool
) -> tuple[AnyAction, ...]:
    found: list[Call | Misere] = []
    if unseen:
        if dark and not bound:
            found += UNSEEN
            if first_word:
                found.append(Misere(dark=True))
    else:
        if not bound:
            found += LIGHT
            found += [call for call in IN_HAND if call.level in rules.hand_levels()]
            if first_word:
                found.append(Misere())
        if rules.misere_without_talon() and (first_word or bound):
            found.append(Misere(hand=True))
    high = [call for call in found if key(rules, call) > above]
    return tuple([call for call in high if isinstance(call, Misere) or call.level >= least])


def may_pass_dark(compiled: CompiledRules, sheet: Sheet, auction: Auction, seat: Seat) -> bool:
    """PASS DARK needs an unseen hand and a deal in which nobody has called (PF-190a, PF-191)."""
    if auction.standing is not None or not auction.unseen >> seat & 1:
        return False
    return compiled.rules.dark.passes(first_hand=seat == compiled.players_in(sheet.dealer)[0])


def may_hold(compiled: CompiledRules, sheet: Sheet, auction: Auction, seat: Seat) -> bool:
    """Whether a seat may hold the standing game: it is nearer to the dealer's left than the caller (PF-062, BP-021)."""
    standing = auction.standing
    if not compiled.rules.calls.holds() or standing is None or standing.kind != GAME:
        return False
    if auction.called >> seat & 1 or standing.dark != bool(auction.unseen >> seat & 1):
        return False
    if standing.dark and not _may_call_dark(compiled, auction, seat):
        return False
    order = compiled.hands(sheet.dealer)
    return order.index(seat) < order.index(standing.seat)


def why_not(
    compiled: CompiledRules, sheet: Sheet, auction: Auction, seat: Seat, action: Call | Misere | Here | PassDark
) -> Refusal:
    """Why a word of the auction is not legal for the seat whose turn it is."""
    unseen = bool(auction.unseen >> seat & 1)
    if isinstance(action, Here):
        return Refusal("no_hold")
    if isinstance(action, PassDark):
        if not compiled.rules.dark.active():
            return Refusal("no_dark")
        if not unseen:
            return Refusal("already_seen")
        return Refusal("no_pass_dark" if auction.standing is None else "pass_dark_late")
    if isinstance(action, Call) and (action.level not in LEVELS or action.strain not in STRAINS):
        return Refusal("no_such_game", {"level": action.level, "strain": action.strain})
    if action.dark:
        if action.hand or (isinstance(action, Misere) and action.bomb):
            return Refusal("not_now")
        if not _may_call_dark(compiled, auction, seat):
            return Refusal("no_dark" if not compiled.rules.dark.games() else "back_light")
        if not unseen:
            return Refusal("already_seen")
    elif unseen:
        return Refusal("look_first")
    return _why_not_seen(compiled, sheet, auction, seat, action)


def _why_not_seen(
    compiled: CompiledRules, sheet: Sheet, auction: Auction, seat: Seat, action: Call | Misere
) -> Refusal:
    """Why a call is not legal because the hand was, or was not, looked at."""
    rules = compiled.rules.calls
    if isinstance(action, Misere):
        if action.bomb:
            return Refusal("bad_bomb")
        if action.hand and not rules.misere_without_talon():
            return Refusal("no_hand_call")
    elif action.hand and action.level not in rules.hand_levels():
        return Refusal("no_hand_call")
    if auction.called >> seat & 1 and not (isinstance(action, Misere) and action.hand):
        return Refusal("misere_bound")
    if isinstance(action, Misere) and auction.spoken >> seat & 1 and not auction.called >> seat & 1:
        return Refusal("misere_first_word")
    if key(rules, action) <= height(compiled, sheet, auction):
        return Refusal("call_too_low")
    return Refusal("exit_level", {"level": compiled.least_level(sheet)})


def possible(compiled: CompiledRules, bid: Bid) -> bool:
    """Whether the rules have a call; its height in the auction is not checked."""
    rules = compiled.rules
    if bid.dark and (bid.hand or not rules.dark.games()):
        return False
    if bid.held and not rules.calls.holds():
        return False
    lowest = rules.calls.misere_key(hand=False)
    if bid.outbid and (bid.kind != GAME or key(rules.calls, said(bid)) <= lowest):
        return False
    if bid.kind == GAME:
        return bid.level in LEVELS and (not bid.hand or bid.level in rules.calls.hand_levels())
    if bid.level or bid.held or bid.strain != Bid(0, MISERE).strain:
        return False
    if bid.kind == MISERE:
        return not bid.hand or rules.calls.misere_without_talon()
    return bid.kind == BRIGAND and not bid.dark and not bid.hand
