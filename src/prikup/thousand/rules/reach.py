"""How far totals can come: what one deal brings at most, and what every figure on the sheet is a multiple of."""

from __future__ import annotations

from prikup.core.cards import SEVEN
from prikup.thousand.layout import POINTS
from prikup.thousand.rules import Rules
from prikup.thousand.rules.auction import CARD_POINTS


def score_step(rules: Rules) -> int:
    """What every line of the sheet is a multiple of."""
    count = rules.count
    if rules.auction.kind == "none":
        # Nobody bids, and what each writes is rounded.
        return count.unit
    if count.unit == 1 or (count.declarer != "bid" and not count.round_own):
        return 1
    halves = rules.writeoff.active() and rules.writeoff.share == "half"
    return 10 if count.unit == 10 and rules.auction.step == 10 and not halves else 5


def loses(rules: Rules) -> bool:
    """Whether anything in these rules takes points away."""
    fines = rules.faults.fine or rules.faults.revoke or rules.faults.misdeal_fine or rules.cut.fine
    return bool(rules.auction.kind != "none" or rules.bolts.active() or rules.streak.active() or fines)


def one_short(rules: Rules) -> bool:
    """Whether who is a single point short of an exact target stays there for good.

    No cards are worth one point; so it is where points are written as they are and no rule takes any away.
    """
    losses = rules.auction.kind != "none" or rules.bolts.active() or rules.streak.active()
    return rules.end.win == "exact" and rules.count.unit == 1 and not losses


def most_taken(rules: Rules) -> int:
    """No hand takes more in a deal: every card, every marriage, and what else the rules give."""
    sevens = 4 * POINTS[SEVEN] if rules.deal.pack == 32 and rules.deal.sevens else 0
    return CARD_POINTS + sevens + rules.marriages.most() + (rules.play.last_trick or 0)


def out_of_reach(rules: Rules) -> bool:
    """Whether no own game can lead from the barrel to the target (TH-R-088, 091a)."""
    if rules.barrel.at is None:
        return False
    count, taken = rules.count, most_taken(rules)
    own = count.rounded(taken) if count.round_own else taken
    most = min(rules.auction.ceiling, count.rounded(taken) if count.round_test else taken)
    if count.declarer == "actual":
        most = max(most, own)
    elif count.declarer == "points_and_bid":
        most += own
    most = rules.special.most(most) * rules.contra.most
    if rules.dark.active() and rules.dark.barrel:
        most *= 2
    return rules.end.enough - rules.barrel.at > most


def most_lost(rules: Rules) -> int:
    """More than any deal costs a player: the dearest contract, doubled by every rule that can, with every fine."""
    return 2 * rules.special.most(rules.auction.ceiling) * rules.contra.most
