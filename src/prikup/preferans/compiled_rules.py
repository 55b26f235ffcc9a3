"""A rule set compiled once for play: the layout, the kernel's trick policy and the sections that phases ask."""

from __future__ import annotations

from prikup.core.seats import Seat, audience_of, everybody
from prikup.core.tricks import Policy
from prikup.preferans.layout import LAYOUTS, STRENGTH, Layout
from prikup.preferans.rules import Rules
from prikup.preferans.state import BRIGAND, MISERE, PROPER, Contract, Sheet

OWED_ALL = 0b111111
"""Six, seven, eight, nine, ten, misere: what everybody plays in the Razbojnik (PF-261)."""


class CompiledRules:
    """The compiled rules of one table. Phases ask them or their sections and never test an option."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.layout: Layout = LAYOUTS[rules.table.players]
        self.players = self.layout.players
        self.everyone = everybody(self.players)
        """The audience of all seats."""
        self.size = 0 if rules.brigand.active() else rules.pool.ceiling()
        """The pool with which a match begins; 0: no ceiling, or not yet set."""
        self.policy = Policy(
            players=self.layout.places,
            order=STRENGTH,
            points=(0,) * 8,
            marriages=(0, 0, 0, 0),
            announce="never",
            trump_void="must",
        )
        """Follow suit; void, a trump; no duty to beat (PF-169)."""
        self._players_in = tuple(
            tuple(seat for seat in hands if seat != self.layout.dummy) for hands in self.layout.hands
        )
        dummy = audience_of(self.layout.dummy) if self.layout.dummy >= 0 else 0
        self._resting = (self.layout.resting, tuple([away | dummy for away in self.layout.resting]))
        """By dealer the places that take no part, in a contract and in an all-pass."""

    def fresh_sheet(self, dealer: Seat) -> Sheet:
        """The sheet at the start of a match; ``dealer`` deals first, or turns the cards for the first ace (PF-016)."""
        rules, nothing = self.rules, (0,) * self.players
        robbing = rules.brigand.active()
        return Sheet(
            pools=nothing,
            hills=nothing,
            whists=(nothing,) * self.players,
            dealer=dealer,
            first=dealer,
            stage=BRIGAND if robbing else PROPER,
            owed=(OWED_ALL,) * self.players if robbing else (),
            size=self.size,
            forced=rules.passes.compulsory(),
            bombs=((),) * self.players if rules.bombs.active() else (),
            cover=nothing if rules.cover.active() else (),
            used=nothing if rules.cover.active() else (),
            circles=rules.terms.before_last(),
            past_pools=nothing if rules.races.active() else (),
            past_hills=nothing if rules.races.active() else (),
        )

    def hands(self, dealer: Seat) -> tuple[Seat, Seat, Seat]:
        """F, S, T: the places that hold cards, clockwise from the dealer."""
        return self.layout.hands[dealer]

    def players_in(self, dealer: Seat) -> tuple[Seat, ...]:
        """The same without the hand of two players' dummy, which nobody owns (BP-060)."""
        return self._players_in[dealer]

    def defenders(self, dealer: Seat, declarer: Seat) -> tuple[Seat, Seat]:
        """The defenders in the order in which they speak against a declarer (PF-067a)."""
        hands = self.hands(dealer)
        at = hands.index(declarer)
        return hands[(at + 1) % 3], hands[(at + 2) % 3]

    def soloist(self, dealer: Seat) -> Seat:
        """The declarer of a deal of the Razbojnik: the first or the second hand, never the dummy (PF-264a)."""
        return self.players_in(dealer)[self.rules.brigand.soloist_at()]

    def least_level(self, sheet: Sheet) -> int:
        """The lowest level that may be called in a deal (BP-022, BP-004)."""
        return max(self.rules.exit.least(sheet.exit), self.rules.races.least(opened=sheet.opened))

    def unseen(self, sheet: Sheet) -> int:
        """The seats that start an auction without having looked at their hands, as a bit set (PF-179a)."""
        if not self.rules.dark.active():
            return 0
        return audience_of(*self.players_in(sheet.dealer))

    def multipliers(self, sheet: Sheet, seat: Seat) -> tuple[int, ...]:
        """The bomb multipliers that a declarer may choose from; empty where he has no choice (PF-200a)."""
        return self.rules.bombs.choices(sheet.bombs[seat]) if self._bombed(sheet, seat) else ()

    def multiplier(self, sheet: Sheet, seat: Seat, chosen: int = 0) -> int:
        """The multiplier of a declarer's game: that of the bomb he chose, otherwise of his oldest (PF-198, PF-200a)."""
        return (chosen or sheet.bombs[seat][0]) if self._bombed(sheet, seat) else 1

    def _bombed(self, sheet: Sheet, seat: Seat) -> bool:
        return sheet.stage == PROPER and bool(sheet.bombs) and bool(sheet.bombs[seat])

    def circles(self) -> range:
        """The numbers of circles that the hill owner may name; 0 where circles do not end the match (PF-268a)."""
        return self.rules.terms.choices() if self.rules.pool.in_circles() else range(1)

    def rests(self, dealer: Seat) -> bool:
        """Whether the dealer holds no cards (four players)."""
        return not self.layout.dealer_holds()

    def may_share(self, dealer: Seat) -> bool:
        """Whether half of a game may be offered: to a dealer who rests (PF-024a)."""
        return self.rules.share.active() and self.rests(dealer)

    def dealer_may_whist(self, dealer: Seat) -> bool:
        """Whether a dealer who rests may whist in place of the passers (PF-026, BP-017)."""
        return self.rules.whist.asks_dealer() and self.rests(dealer)

    def game_in_hand(self, level: int) -> bool:
        """Whether a game may be played without the talon, by call or because it was declined (PF-055, PF-237a)."""
        return level in self.rules.calls.hand_levels() or self.rules.talon.may_decline()

    def misere_in_hand(self) -> bool:
        """Whether a misere may be played without the talon (PF-057, PF-237a)."""
        return self.rules.calls.misere_without_talon() or self.rules.talon.may_decline()

    def resting(self, dealer: Seat, *, passes: bool) -> int:
        """The places that take no part in tricks, as a bit set: a resting dealer, in an all-pass a dummy (BP-060)."""
        return self._resting[passes][dealer]

    def talon_seat(self, dealer: Seat) -> Seat:
        """The place that owns the leading talon cards: a resting dealer's (PF-156), or -1: they only name the suit."""
        return dealer if self.rests(dealer) and self.rules.passes.talon_counts() else -1

    def value(self, contract: Contract) -> int:
        """V: the contract's value in pool points, with all multipliers (PF-211a)."""
        values = self.rules.values
        plain = values.misere() if contract.kind == MISERE else values.game(contract.level)
        return plain * (2 if contract.dark else 1) * contract.bomb

    def quota(self, level: int) -> int:
        """Tricks that the defence must take (PF-071); none at ten unless tens are whisted (BP-015)."""
        return self.rules.whist.quota_of(level)
