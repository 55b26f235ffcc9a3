"""The range of totals: what a deal can score at most, and the step of all figures on the sheet."""

from __future__ import annotations

from prikup.core.cards import SEVEN
from prikup.thousand.layout import POINTS
from prikup.thousand.rules import Rules
from prikup.thousand.rules.auction import CARD_POINTS


def score_step(rules: Rules) -> int:
    """The number that every score line is a multiple of."""
    count = rules.count
    if not rules.auction.is_held:
        # Nobody bids, and every result is rounded.
        return count.unit
    if count.unit == 1 or (count.declarer != "bid" and not count.round_own):
        return 1
    return 10 if count.unit == 10 and rules.auction.step == 10 and not rules.writeoff.in_fives() else 5


def _contracts_lose(rules: Rules) -> bool:
    """Whether a contract ever costs points: by itself, by its cross, or given up."""
    if not rules.auction.is_held:
        return False
    crossed = rules.crosses.replaces() and not rules.crosses.fine
    return not crossed or rules.writeoff.active()


def loses(rules: Rules) -> bool:
    """Whether these rules ever take points away."""
    fines = rules.faults.fine or rules.faults.revoke or rules.faults.misdeal_fine or rules.cut.fine
    return bool(_contracts_lose(rules) or rules.bolts.active() or rules.streak.active() or fines)


def one_short(rules: Rules) -> bool:
    """Whether a player a single point short of an exact target stays there for good.

    No cards are worth one point, so this happens where points are not rounded and no rule takes any away.
    """
    losses = _contracts_lose(rules) or rules.bolts.active() or rules.streak.active()
    return rules.end.to_the_point and rules.count.unit == 1 and not losses


def most_taken(rules: Rules) -> int:
    """An upper bound of what a hand takes in a deal: every card, every marriage, every bonus."""
    sevens = 4 * POINTS[SEVEN] if rules.deal.pack == 32 and rules.deal.sevens else 0
    return CARD_POINTS + sevens + rules.marriages.most() + (rules.play.last_trick or 0)


def highest_bid(rules: Rules) -> int:
    """The highest bid that any hand may make: the ceiling, or without one the most that a deal gives, in tens
    (BT-018b)."""
    ceiling = rules.auction.ceiling
    return ceiling if ceiling is not None else most_taken(rules) // 10 * 10


def out_of_reach(rules: Rules) -> bool:
    """Whether no own contract can lead from the barrel to the target (TH-R-088, 091a)."""
    if rules.barrel.at is None:
        return False
    count, taken = rules.count, most_taken(rules)
    own = count.rounded(taken) if count.round_own else taken
    most = min(highest_bid(rules), count.rounded(taken) if count.round_test else taken)
    if count.declarer == "actual":
        most = max(most, own)
    elif count.declarer == "points_and_bid":
        most += own
    most = rules.special.most(most) * rules.contra.most
    if rules.dark.active() and rules.dark.barrel:
        most *= rules.dark.times
    return rules.end.enough - rules.barrel.at > most


def most_lost(rules: Rules) -> int:
    """An upper bound of what a deal costs a player: the dearest contract, doubled by every rule that can, and all
    fines."""
    doubled = rules.dark.times if rules.dark.active() else 2
    return doubled * rules.special.most(highest_bid(rules)) * rules.contra.most + 2 * (rules.special.against or 0)
