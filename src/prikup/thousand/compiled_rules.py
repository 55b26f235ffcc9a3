"""A rule set compiled once for play: hooks as tuples of methods, the layout, the kernel's trick policy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from prikup.core.cards import Cards
from prikup.core.errors import Refusal
from prikup.core.events import AddressedEvent
from prikup.core.seats import Seat, audience_of, everybody
from prikup.core.tricks import Policy
from prikup.thousand.events import CardPlayed
from prikup.thousand.layout import ACES_BIT, LAYOUTS, POINTS, STRENGTH, Layout
from prikup.thousand.outcome import ENDINGS
from prikup.thousand.rules import Rules, hooks
from prikup.thousand.rules.auction import Amounts
from prikup.thousand.rules.base import Standing
from prikup.thousand.rules.reach import highest_bid
from prikup.thousand.rules.scoring import Scoring
from prikup.thousand.rules.table import MOST_PAID
from prikup.thousand.state import Auction, Contract, Giving, Naming, Playing, Sheet

WITHOUT_DUTIES: dict[str, Any] = {
    "follow": False,
    "trump_void": "free",
    "overtrump": False,
    "partial_trumping": False,
    "overtrump_declarer": False,
    "beat": False,
}
"""What a revoke can break: to follow suit, to trump, to overtrump, to beat. Duties at a lead are others."""


class CompiledRules:
    """The rules of one table, ready to be asked. Phases ask it and never test an option."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.players = rules.table.players
        self.layout: Layout = LAYOUTS[rules.table.hands, rules.deal.pack, rules.deal.shape]
        self.hands = self.layout.hands
        """How many of them hold cards in a deal."""
        self.sitters = tuple(map(rules.table.sits_out, range(self.players)))
        """By dealer: who sits the deal out, -1 where nobody does (TH-P-089)."""
        self.in_play = tuple(tuple(seat for seat in range(self.players) if seat != sitter) for sitter in self.sitters)
        """By dealer: the seats that hold cards, in ascending order."""
        self.resting = tuple(0 if sitter < 0 else audience_of(sitter) for sitter in self.sitters)
        """By dealer: who sits the deal out, as a bit set."""
        self.circles = tuple(tuple(_circle(seats, first) for first in range(self.players)) for seats in self.in_play)
        """By dealer and seat: the seats that hold cards, clockwise from this one (if it sits out, from the next)."""
        self.following = tuple(
            tuple(_circle(seats, (seat + 1) % self.players)[0] for seat in range(self.players))
            for seats in self.in_play
        )
        """By dealer and seat: the next seat that holds cards."""
        self.counted = rules.deal.counted
        """The cards that have their usual points: where sevens count nothing, all others (TT-B-003)."""
        self.gifts = self.layout.gifts * (self.hands - 1)
        """How many cards the declarer gives away in a deal."""
        self.keeps_discards, self.loses_discards = rules.talon.discards_kept, rules.talon.discards_lost
        """Whether what the declarer lays away counts for him, or for nobody; else it goes with the last trick."""
        self.lost = self.layout.dead + (self.layout.away if self.loses_discards else 0)
        """How many cards of a deal come to nobody (BT-004, TT-C-010)."""
        self.auctions, self.must_open = rules.auction.is_held, rules.auction.must_open
        """Whether there is an auction, and whether one player is bound to open it."""
        self.hangs = rules.auction.hanging
        """Whether the dealer plays when all have passed (BT-019e)."""
        self.may_all_pass = rules.auction.may_all_pass
        """Whether a deal can pass without a declarer, although there is an auction."""
        self.fixed_trump = rules.marriages.trump_suit
        """The suit that is trump in every deal; -1 where marriages make it."""
        self.pays_sitter = rules.table.pays()
        self.everyone = everybody(self.players)
        """The audience of all seats."""
        self.target = rules.end.enough
        self.end_target = rules.end.target
        self.barrel_at = rules.barrel.at or 0
        self.standard_plus = rules.writeoff.standard
        """What others get where a hand ends a deal, as in a write-off (TH-R-060)."""
        self.last_trick = rules.play.last_trick or 0
        """Card points for the last trick (BT-033)."""
        self.most_bonus = rules.marriages.most() + self.last_trick
        """No seat can have declared more in a deal, in card points, with what the last trick brings."""
        self.trick_needed = rules.marriages.trick
        """Whether who takes no trick scores nothing for his marriages (TT-A-013)."""
        self.count = rules.count
        """The section that rounds and shares out."""
        self.deal, self.cut = rules.deal, rules.cut
        """The sections that deal and cut; the dealing phase asks them alone."""
        self.talon_early = rules.talon.early
        """The talon lies open from the deal on (BT-024)."""
        self.talon_flips = rules.talon.flip
        """The talon is turned up when the auction goes into its second round (BT-024a)."""
        self.gift_faces = rules.talon.faces()
        self.sells, self.rebuys = rules.sale.tries or 0, rules.sale.rebuy
        """How often cards may be offered for sale, and whether the talon may be bought away (BT-023)."""
        self.doubles, self.redoubles = rules.contra.active(), rules.contra.redoubles
        """Whether a defender may say contra, and the declarer recontra (BT-019b)."""
        self.doubled = rules.contra.factor
        """What contra and recontra multiply a contract by (BT-019b)."""
        self.redoubled = rules.contra.redoubled
        """Whether a contract that counts so many times has been redoubled."""
        self.worths = rules.special.worths()
        """What the contracts are worth that are made by tricks, in score points (BT-033)."""
        self.open_faces = rules.special.faces()
        """Whether a contract may be named with an open hand."""
        self.shows_marriages = rules.marriages.show
        """A marriage may be declared from the hand (BT-030)."""
        self.announces_first = rules.marriages.before_play
        """Marriages are announced before the first lead, and then no more (BT-026a)."""
        self.keeps_pairs = self.shows_marriages or self.announces_first
        """A declared marriage may still be whole in its hand."""
        self.drowns = rules.marriages.drowned
        """Whether a declared marriage is void once another player takes its king or queen (BT-031b)."""
        self.limits_announcements = self.shows_marriages or "misere" in self.worths
        """Whether the kernel's answers at a lead hold announcements that are not allowed."""
        self.dealt_nines = rules.redeal.dealt_nines
        """Who was dealt four nines, where that is asked about after the gifts; else nobody (BT-010)."""
        self.nothing_taken = (0,) * self.players if rules.marriages.counts_captured else ()
        """The cards taken as play begins, by seat; nothing at all where no rule asks about them (BT-031)."""
        praises = {"three_marriages": rules.praises.three, "four_marriages": rules.praises.four}
        known = praises | {"writeoff": rules.writeoff.active(), "bomb": rules.bomb.active()}
        self.endings = tuple(ending for ending in ENDINGS if known.get(ending, True))
        """How a deal can end."""
        self.claims_rest = rules.play.rest
        self.concedes_in_play = rules.writeoff.in_play
        self.mark_names = tuple(
            name
            for section in (getattr(rules, field) for field in rules.__struct_fields__)
            if section.active()
            for name in section.marks
        )
        self.cap_cards = rules.marriages.worth_cards
        self._caps: dict[Cards, int] = {}
        """The caps found so far, by the cards that make them: no more than 4,096."""
        self.top_bid = highest_bid(rules)
        """The highest bid that any hand may make (TH-R-042g, BT-018b)."""
        self._unseen_cap = rules.auction.cap_of(None, self.top_bid)
        self._has_golden = rules.golden.active()
        self._closes_early = rules.redeal.closes_early
        """Whether a seat's window for claims can be over while the auction goes on."""
        self.hooks_bounds = hooks(rules, "bounds")
        self.hooks_grounds = hooks(rules, "grounds")
        self.hooks_talon_grounds = hooks(rules, "talon_grounds")
        self.hooks_talon_face = hooks(rules, "talon_face")
        self.hooks_concessions = hooks(rules, "concessions")
        self.hooks_frozen = hooks(rules, "frozen")
        self.hooks_forbids_total = hooks(rules, "forbids_total")
        self.hooks_weighs_more = hooks(rules, "weighs_more")
        self.hooks_forbids_counters = hooks(rules, "forbids_counters")
        self.standing = Standing(self.target, self.hands == self.players, rules.golden.may_zero)
        """What the sections need to know of each other to judge their counters."""
        self.crosses_instead = rules.crosses.replaces()
        """Whether a failed contract is a cross and not a minus (BT-049a)."""
        self.silences = rules.silence.active()
        """Whether a seat may have to pass because of its total (BT-019)."""
        self.obliges = rules.barrel.may_oblige
        """Whether a seat may have to bid (BT-056)."""
        self.claims_due = rules.redeal.duties()
        """The grounds that have to be claimed."""
        self.claims_later = rules.redeal.later
        """Whether a hand may give a right after the gifts (BT-010)."""
        self.names_contract = (
            rules.auction.raises
            or bool(self.worths or self.claims_later or self.hooks_concessions)
            or self.open_faces != (False,)
        )
        """Whether there is anything to say once the cards are given."""
        self.hooks_scoring = tuple(hook for name in SCORING for hook in hooks(rules, name))
        """All that writes a deal, in the order of TH-R-107."""
        self._openings = hooks(rules, "forced_bid")
        self.policy = self._policy()
        self.revokes_stand = rules.faults.revoke_stands
        """Whether a revoke counts only if it is called before the next lead (BT-034a)."""
        self.sheet_policy = self._policy(**WITHOUT_DUTIES) if self.revokes_stand else self.policy
        """By which the cards of a deal may have been played that was entered by hand: nobody need have called."""
        self.turns = tuple(
            tuple(
                tuple((self.policy.turn(leader, (0,) * lying, resting),) for lying in range(self.hands))
                for leader in range(self.players)
            )
            for resting in self.resting
        )
        """By dealer, leader and number of cards in the trick: whose card it is, as the phase awaits it."""
        self.played = tuple(
            tuple(AddressedEvent(CardPlayed(seat, card), self.everyone) for card in range(32))
            for seat in range(self.players)
        )
        """The events of cards played, by seat and card: there are few, and they are made once."""

    def _policy(self, **changes: Any) -> Policy:
        fields: dict[str, Any] = {
            "players": self.players,
            "order": STRENGTH,
            "points": POINTS,
            "duties_from": self.layout.draws,
        }
        for fill in hooks(self.rules, "policy"):
            fill(fields)
        return Policy(**fields | changes)

    def fresh_sheet(self, dealer: Seat) -> Sheet:
        """The sheet of a match that begins."""
        nothing = (0,) * self.players
        return Sheet(nothing, dict.fromkeys(self.mark_names, nothing), dealer)

    def sitter(self, sheet: Sheet) -> Seat:
        """Who sits this deal out; -1 where nobody does."""
        return self.sitters[sheet.dealer]

    def paid_by(self, talon: Cards) -> int:
        """What a talon that lies open pays who sits out, before rounding; 0 where the rules pay nothing."""
        return self.rules.table.paid(talon & self.counted, self.rules.marriages.by_suit()) if self.pays_sitter else 0

    def most_paid(self, contract: Contract) -> int:
        """The most that the talon of a contract pays, in score points; a golden call leaves it closed (BT-061)."""
        return MOST_PAID if self.pays_sitter and not contract.golden else 0

    def knows(self, contract: Contract) -> bool:
        """Whether a contract can be played open and doubled as it says (BT-019b, BT-033)."""
        doubled = (self.doubles or not contract.contra) and (not contract.recontra or contract.contra)
        return contract.open in self.open_faces and doubled and (self.redoubles or not contract.recontra)

    def declarer_at(self, dealer: Seat, leader: Seat, declarer: Seat) -> int:
        """How many seats play to a trick before the declarer; -1 where no duty asks who it is (BT-032b, BT-032c)."""
        if declarer < 0 or not self.policy.sets_declarer_apart:
            return -1
        return self.circles[dealer][leader].index(declarer)

    def first_leader(self, sheet: Sheet, contract: Contract) -> Seat:
        """Who leads to the first trick: the declarer, or the dealer's left (TT-A-016, TT-C-013)."""
        return self.opener(sheet) if contract.seat < 0 or self.rules.play.left_leads else contract.seat

    def aside_to(self, playing: Playing, last: Seat) -> tuple[tuple[Seat, Cards], ...]:
        """To whom cards go that were not played, when ``last`` took the last trick: those laid away as the rules say,
        an unchosen talon with the last trick, a dead hand to nobody (TH-P-098, TT-C-010, BT-004, BT-061)."""
        if not (playing.aside or playing.beside):
            return ()
        contract = playing.contract
        aside, left = 0 if contract.golden else playing.aside, 0 if self.layout.dead else playing.beside
        if self.loses_discards:
            aside = 0
        elif not self.keeps_discards:
            aside, left = 0, left | aside
        found = ((contract.seat, aside), (last, left))
        return tuple((seat, cards) for seat, cards in found if cards)

    def led(self, announced: int) -> int:
        """Of some declarations, as bits, those made by leading one of their cards; a marriage may be declared from the
        hand (BT-026a, BT-030)."""
        return announced & 1 << ACES_BIT if self.keeps_pairs else announced

    def opener(self, sheet: Sheet) -> Seat:
        """Who is forced to open this deal."""
        return self.rules.auction.opens(sheet, self.players)

    def opening(self, sheet: Sheet) -> int:
        """The forced bid of this deal."""
        opener = self.opener(sheet)
        amounts = (hook(sheet, opener) for hook in self._openings)
        amount = next(int(amount) for amount in amounts if amount is not None)
        return max(amount, self.rules.barrel.least_bid(sheet, opener))

    def hanging(self, sheet: Sheet) -> int:
        """What the dealer plays for when all have passed, in score points (BT-019e)."""
        return max(self.rules.auction.opening, self.rules.barrel.least_bid(sheet, sheet.dealer))

    def sells_deals(self, sheet: Sheet) -> bool:
        """Whether a declarer who has seen the talon may pay for a new deal (BT-023a): not in a golden one (BT-060)."""
        return self.rules.buyback.active() and not self.golden(sheet)

    def talon_open(self, sheet: Sheet, auction: Auction) -> bool:
        """Whether the talon lies open in the auction: from the deal on, or since its second round (BT-024)."""
        if self.talon_early or not self.talon_flips:
            return self.talon_early
        return auction.spoken == audience_of(*self.in_play[sheet.dealer])

    def must_claim(self, sheet: Sheet, auction: Auction, seat: Seat) -> str:
        """What a seat that is to speak has to claim instead, if anything (BT-010a, BT-011a, BT-013a)."""
        if not self.claims_due:
            return ""
        grounds = self.grounds(sheet, auction, seat)
        return next((ground for ground in self.claims_due if ground in grounds), "")

    def target_at(self, sheet: Sheet) -> int:
        """The total that wins the next deal, in score points; it may have risen (BT-003b)."""
        return self.target + self.risen(sheet.marks)

    def risen(self, marks: Mapping[str, Sequence[int]]) -> int:
        """By how much the target has risen so far, in score points (BT-003b)."""
        return self.rules.overtime.risen(marks)

    def on_barrel(self, sheet: Sheet, seat: Seat) -> bool:
        """Whether a seat is on the barrel; who has reached the target (equal with another) is past it (TH-C-003)."""
        return self.rules.barrel.sits(sheet, seat) and sheet.totals[seat] < self.target

    def writes_gain(self, scoring: Scoring) -> bool:
        """Whether a made contract may be written for the declarer."""
        return self.rules.threshold.writes_gain(scoring)

    def weighs_more(self, sheet: Sheet, playing: Playing, seat: Seat) -> bool:
        """Whether a seat's lines can hang on more than its own card points and tricks, whatever the others have."""
        return any(hook(sheet, playing, seat) for hook in self.hooks_weighs_more)

    def forbidden_counters(self, sheet: Sheet, *, over: bool) -> tuple[str, ...]:
        """The counters that cannot stand so on a sheet; ``over``: the match has ended."""
        found = (hook(sheet, self.standing, over=over) for hook in self.hooks_forbids_counters)
        return tuple(name for name in found if name)

    def forbids_total(self, total: int, risen: int, *, over: bool) -> str | None:
        """The option because of which no total of this height can stand on a sheet; ``risen``: by how much the target
        has risen, ``over``: the match has ended."""
        for hook in self.hooks_forbids_total:
            option = hook(total, self.target, risen, over=over)
            if option:
                return str(option)
        return None

    def dealer_after_misdeal(self, dealer: Seat) -> Seat:
        """Who deals after a misdeal (BT-008)."""
        return self.rules.faults.dealer_after_misdeal(dealer, self.players)

    def dark_seats(self, sheet: Sheet) -> int:
        """The seats that may leave their hands unseen, as a bit set (TH-R-092, TH-R-098, BT-060, BT-062b)."""
        dark = self.rules.dark
        if self.golden(sheet):
            return 0
        if not dark.barrel and any(self.on_barrel(sheet, seat) for seat in range(self.players)):
            return 0
        asked = self.dark_askers(sheet.dealer, self.opener(sheet))
        return audience_of(*(seat for seat in asked if dark.may_go_dark(sheet, seat)))

    def dark_askers(self, dealer: Seat, opener: Seat) -> tuple[Seat, ...]:
        """The seats that may leave their hands unseen, whatever their totals (BT-062b); none without dark games."""
        return self.rules.dark.askers(self.in_play[dealer], opener)

    def payments(self, sheet: Sheet, winners: tuple[Seat, ...]) -> tuple[int, ...]:
        """What each seat gets by the tariff (TT-A-028); empty without one."""
        return self.rules.end.payments(sheet.totals, winners, self.risen(sheet.marks))

    def cap(self, hand: Cards | None) -> int:
        """The highest amount that a hand may bid or name."""
        if hand is None:
            return self._unseen_cap
        cards = hand & self.cap_cards
        cap = self._caps.get(cards)
        if cap is None:
            cap = self._caps[cards] = self.rules.auction.cap_of(self.rules.marriages.worth(cards), self.top_bid)
        return cap

    def may_bid(self, sheet: Sheet, seat: Seat) -> bool:
        """Whether a seat may bid beyond the forced bid."""
        return not self.silences or self.rules.silence.may_bid(sheet, seat)

    def obliged(self, sheet: Sheet, auction: Auction, seat: Seat) -> bool:
        """Whether a seat that can bid may not pass; the opener's first word apart (BT-056)."""
        return self.obliges and self.rules.barrel.obliges(sheet, auction, seat)

    def may_call(self, sheet: Sheet, auction: Auction, seat: Seat) -> bool:
        """Whether the opener may call golden instead of his first word (BT-061)."""
        rules = self.rules
        if not rules.call.active() or auction.bidder >= 0 or seat != auction.opener or auction.unseen >> seat & 1:
            return False
        hand = auction.hands[seat]
        return rules.call.holds(hand & self.counted, rules.marriages.worth(hand)) and not rules.golden.now(sheet, seat)

    def step_at(self, amount: int) -> int:
        """What bids about this height are multiples of."""
        return self.rules.auction.step_at(amount)

    def on_step(self, amount: int) -> bool:
        """Whether the steps allow an amount."""
        return amount % self.step_at(amount) == 0

    def next_bidder(self, dealer: Seat, spoke: Seat, bidder: Seat, passed: int) -> Seat:
        """Who speaks next in an auction: the next seat that has not passed; the bidder, if nobody else is left."""
        following = self.following[dealer]
        turn = following[spoke]
        while turn != bidder and passed >> turn & 1:
            turn = following[turn]
        return turn

    def passed_after_bid(self, passed: int) -> int:
        """Who is out when a higher bid was made, as a bit set."""
        return self.rules.auction.passed_after_bid(passed)

    def bounds(self, sheet: Sheet, auction: Auction, seat: Seat) -> tuple[int, int]:
        """The lowest and highest amount that a seat may bid over the standing bid, steps and silence apart."""
        hand = None if auction.unseen >> seat & 1 else auction.hands[seat]
        low, high = auction.amount + 1, self.cap(hand)
        for hook in self.hooks_bounds:
            low, high = hook(sheet, auction, seat, hand, low, high)
        return low, high

    def why_not_bid(self, sheet: Sheet, auction: Auction, seat: Seat, amount: int) -> Refusal:
        """Why a seat cannot bid an amount that ``bids`` does not list."""
        if auction.bidder < 0 and self.must_open:
            return Refusal("forced_bid", {"amount": self.bids(sheet, auction, seat)[0]})
        if not self.may_bid(sheet, seat):
            return Refusal("silenced")
        if amount <= auction.amount:
            return Refusal("bid_too_low", {"amount": auction.amount})
        if auction.bidder < 0 and amount < self.opening(sheet):
            return Refusal("bid_under_least", {"amount": self.opening(sheet)})
        cap = self.cap(None if auction.unseen >> seat & 1 else auction.hands[seat])
        if amount > cap:
            return Refusal("bid_over_cap", {"cap": cap})
        if not self.on_step(amount):
            return Refusal("bid_off_step", {"step": self.step_at(amount)})
        low, high = self.bounds(sheet, auction, seat)
        if amount < low:
            return Refusal("bid_under_least", {"amount": low})
        bids = self.bids(sheet, auction, seat)
        # Where a rule leaves no bid at all (a golden deal, a first bid below the standing one), that one stays the
        # highest.
        return Refusal("bid_too_high", {"amount": bids[-1] if bids else max(high, auction.amount)})

    def bids(self, sheet: Sheet, auction: Auction, seat: Seat) -> Amounts:
        """The amounts that a seat may bid now."""
        if auction.bidder < 0 and self.must_open:
            return (DARK_CALL if auction.unseen >> seat & 1 else self.opening(sheet),)
        if self.silences and not self.may_bid(sheet, seat):
            return ()
        low, high = self.bounds(sheet, auction, seat)
        if auction.bidder < 0:
            low = max(low, self.opening(sheet))
        return self.rules.auction.bids(low, high)

    def names(self, sheet: Sheet, contract: Contract, hand: Cards) -> Amounts:
        """The amounts at which the contract may be named: as it is, or higher within the cap of the kept cards."""
        if not self.rules.auction.raises or (self.golden(sheet) and not self.rules.golden.more):
            return (contract.amount,)
        return self.rules.auction.steps(contract.amount, max(contract.amount, self.cap(hand)))

    def golden(self, sheet: Sheet) -> bool:
        """Whether this deal is golden: its contract is not sold, and none but the plain one is named (BT-060)."""
        return self._has_golden and self.rules.golden.now(sheet, self.opener(sheet))

    def may_sell(self, sheet: Sheet, giving: Giving) -> bool:
        """Whether the declarer may lay out cards for sale once more (BT-023)."""
        return giving.sales < self.sells and not (giving.given or giving.bought or self.golden(sheet))

    def special(self, sheet: Sheet, contract: Contract) -> tuple[str, ...]:
        """The contracts made by tricks that may be named: those worth no less than the bid (BT-033)."""
        if self.golden(sheet):
            return ()
        return tuple([kind for kind, worth in self.worths.items() if worth >= contract.amount])

    def grounds(self, sheet: Sheet, auction: Auction, seat: Seat) -> tuple[str, ...]:
        """The rights that a seat's hand gives it now."""
        hand = auction.hands[seat]
        if auction.unseen >> seat & 1 or not hand:
            return ()
        if self._closes_early and self.rules.redeal.closed(auction, seat):
            return ()
        found: tuple[str, ...] = ()
        hand &= self.counted
        for hook in self.hooks_grounds:
            found += hook(sheet, auction, seat, hand)
        return found

    def talon_grounds(self, contract: Contract, talon: Cards, hand: Cards) -> tuple[str, ...]:
        """The rights of the declarer who holds the talon and has given nothing."""
        found: tuple[str, ...] = ()
        for hook in self.hooks_talon_grounds:
            found += hook(contract, talon & self.counted, hand)
        return found

    def later_grounds(self, naming: Naming, seat: Seat) -> tuple[str, ...]:
        """The rights that a hand gives after the gifts."""
        hand, dealt_nines = naming.hands[seat], naming.nines == seat
        return self.rules.redeal.later_grounds(hand, dealt_nines) if hand and self.claims_later else ()

    def concessions(self, sheet: Sheet, contract: Contract, stage: str) -> tuple[str, ...]:
        """How the declarer may concede now; never in a golden deal (BT-060, 061)."""
        if not self.hooks_concessions or contract.golden or self.golden(sheet):
            return ()
        return tuple(
            kind
            for hook in self.hooks_concessions
            for kind in hook(sheet, contract, stage)
            if kind != "writeoff" or self.rules.writeoff.barrel or not self.on_barrel(sheet, contract.seat)
        )

    def talon_face(self, contract: Contract) -> str:
        """``open``, ``hidden`` or ``choice``."""
        for hook in self.hooks_talon_face:
            face = hook(contract)
            if face:
                return str(face)
        return "open"


def _circle(seats: tuple[Seat, ...], first: Seat) -> tuple[Seat, ...]:
    """Seats in ascending order as they follow one another from a seat on."""
    return (*[seat for seat in seats if seat >= first], *[seat for seat in seats if seat < first])


DARK_CALL = 120
"""The first bid on an unseen hand (TH-R-093)."""

SCORING = ("stakes", "score", "fines", "totals", "winners")
"""The hooks that write a deal, one after the other."""
