//! The fast kernel: tricks of one hand against two, without a trump or with a fixed one.
//!
//! A node is four patterns and who leads. The trump suit comes first. `docs/solver.md` proves the static bounds.

use trick_kernel::{Announce, Policy, Position, RANKS, SUITS, TrumpVoid};

use crate::bounds::Statics;
use crate::goal::{Aim, Count, Goal};
use crate::kernel_kind::KernelKind;
use crate::limits::{Budget, Limits, Stopped};
use crate::suits::{NOBODY, Pattern, Suit, Suits};

/// The patterns of the suits.
type Node = [Pattern; SUITS];

/// A card: its suit's place among the patterns, and its place in the suit from the top.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Card {
    suit: u8,
    place: u8,
}

/// Cards to try, best first after [`Cards::sort`].
struct Cards {
    list: [(i32, Card); 16],
    len: usize,
}

impl Cards {
    fn new() -> Self {
        Self { list: [(0, Card { suit: 0, place: 0 }); 16], len: 0 }
    }

    #[inline]
    fn push(&mut self, card: Card) {
        self.list[self.len & 15] = (0, card);
        self.len += 1;
    }

    #[inline]
    fn promise(&mut self, of: impl Fn(Card) -> i32) {
        if self.len > 1 {
            let list = &mut self.list[..self.len];
            for (promise, card) in list.iter_mut() {
                *promise = of(*card);
            }
            for at in 1..list.len() {
                let mut to = at;
                while to > 0 && list[to - 1].0 < list[to].0 {
                    list.swap(to - 1, to);
                    to -= 1;
                }
            }
        }
    }

    #[inline]
    fn all(&self) -> &[(i32, Card)] {
        &self.list[..self.len]
    }
}

#[derive(Clone, Copy)]
struct Slot {
    key: u64,
    low: u8,
    high: u8,
    best: Option<Card>,
}

/// No node has this key: no pattern has all bits set.
const FREE: u64 = u64::MAX;
/// The largest table, in slots: a small one stays in the cache.
const SLOTS: usize = 1 << 14;
/// Places that the order of leads is learned in.
const LEARNED: usize = 1 << 12;

/// The search for one deal.
pub(crate) struct Fast {
    suits: &'static Suits,
    kind: KernelKind,
    goal: Goal,
    /// By seat: 0 the hand that plays alone, 1 and 2 the others; resting seats have 3.
    role: [u8; 4],
    /// Whether that hand is the side that was asked about; if not, the other two are.
    alone: bool,
    fewest: bool,
    statics: Statics,
    /// For each of the patterns its suit in the deal, and the ranks from the highest.
    order: [u8; SUITS],
    ranks: [u8; RANKS],
    table: Vec<Slot>,
    learned: Vec<i16>,
}

impl Fast {
    /// The search, if it serves the policy, the position and the goal.
    pub(crate) fn new(policy: &Policy, position: &Position, goal: Goal, limits: &Limits<'_>) -> Option<Self> {
        let settings = policy.settings();
        let trump = position.trump();
        let changes = settings.announce != Announce::Never || position.pending().is_some();
        let barred =
            !settings.lead_foreign_trump && position.trump_maker().0.is_some() || position.new_trump();
        let late = usize::from(settings.duties_from) > usize::from(position.index());
        let drawn = position.stock().len() + position.talon().len() > 0;
        if goal.count != Count::Tricks
            || changes
            || barred
            || late
            || drawn
            || !settings.follow
            || settings.beat
        {
            return None;
        }
        let kind = match (trump, settings.trump_void) {
            (None, _) => KernelKind::NoTrump,
            (Some(_), TrumpVoid::Free) => KernelKind::Trump,
            (Some(_), TrumpVoid::Must) if !settings.overtrump => KernelKind::Ruff,
            _ => return None,
        };
        let playing: Vec<usize> =
            (0..policy.players()).filter(|seat| position.resting() >> seat & 1 == 0).collect();
        if playing.len() != 3 {
            return None;
        }
        let alone = playing.iter().filter(|seat| goal.has(**seat)).count() == 1;
        let single = playing.iter().position(|seat| goal.has(*seat) == alone)?;
        let mut role = [3; 4];
        for (at, seat) in playing.iter().enumerate() {
            role[*seat] = ((at + 3 - single) % 3) as u8;
        }
        let mut order = [0, 1, 2, 3];
        order.swap(0, usize::from(trump.unwrap_or(0)));
        let mut ranks = settings.order;
        ranks.reverse();
        let tricks = position.hands().iter().map(|hand| hand.count_ones()).max().unwrap_or(0);
        let room = (limits.memory / size_of::<Slot>()).max(1);
        let slots = SLOTS.min(1 << (2 * tricks).min(14)).min(1 << room.ilog2());
        Some(Self {
            suits: Suits::get(),
            kind,
            goal,
            role,
            alone,
            fewest: goal.aim == Aim::Fewest,
            statics: limits.statics,
            order,
            ranks,
            table: vec![Slot { key: FREE, low: 0, high: 0, best: None }; slots],
            learned: vec![0; LEARNED],
        })
    }

    pub(crate) fn kind(&self) -> KernelKind {
        self.kind
    }

    pub(crate) fn bytes(&self) -> usize {
        self.table.len() * size_of::<Slot>() + self.learned.len() * size_of::<i16>()
    }

    /// As `Search::compare`, for a position before a trick in which the side has `now`.
    pub(crate) fn compare(
        &mut self,
        position: &Position,
        now: i32,
        wanted: i32,
        budget: &mut Budget<'_>,
    ) -> Result<i32, Stopped> {
        let node = self.node(position);
        let left = position.hands()[usize::from(position.turn())].count_ones() as i32;
        let leader = usize::from(self.role[usize::from(position.turn())]);
        let each = if self.goal.margin { 2 } else { 1 };
        let others = if self.goal.margin { left } else { 0 };
        let more = wanted - now;
        // What `tricks` of the single hand add to the value, and the number of them that decides.
        if self.alone {
            let adds = |tricks: i32| now + each * tricks - others;
            let tricks = (more + others + each - 1).div_euclid(each);
            let takes = self.takes(node, leader, left, tricks, budget)?;
            Ok(adds(if takes { tricks } else { tricks - 1 }))
        } else {
            let adds = |tricks: i32| now + left - each * tricks;
            let most = (left - more).div_euclid(each);
            let takes = self.takes(node, leader, left, most + 1, budget)?;
            Ok(adds(if takes { most + 1 } else { most }))
        }
    }

    fn node(&self, position: &Position) -> Node {
        self.order.map(|suit| {
            let mut owners = [0; RANKS];
            let mut length = 0;
            for rank in self.ranks {
                let card = usize::from(suit) * RANKS + usize::from(rank);
                let seat = position.hands().iter().position(|hand| hand >> card & 1 != 0);
                if let Some(seat) = seat {
                    owners[length] = self.role[seat];
                    length += 1;
                }
            }
            self.suits.pattern(&owners[..length])
        })
    }

    #[inline]
    fn trumps(&self) -> bool {
        self.kind != KernelKind::NoTrump
    }

    /// Whether the single hand takes at least `wanted` of the tricks left, if both sides play best.
    fn takes(
        &mut self,
        node: Node,
        leader: usize,
        left: i32,
        wanted: i32,
        budget: &mut Budget<'_>,
    ) -> Result<bool, Stopped> {
        if wanted <= 0 || wanted > left {
            return Ok(wanted <= 0);
        }
        budget.spend()?;
        if left == 1 {
            return Ok(self.last(node, leader));
        }
        let known = if self.fewest { None } else { self.known(&node, leader, left, wanted) };
        if let Some(answer) = known {
            return Ok(answer);
        }
        let key = u64::from(node[0])
            | u64::from(node[1]) << 14
            | u64::from(node[2]) << 28
            | u64::from(node[3]) << 42
            | (leader as u64) << 56;
        let at = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize & (self.table.len() - 1);
        let slot = self.table[at];
        let mut best = None;
        if slot.key == key {
            if i32::from(slot.low) >= wanted {
                return Ok(true);
            }
            if i32::from(slot.high) < wanted {
                return Ok(false);
            }
            best = slot.best;
        }
        let mut cards = Cards::new();
        for suit in 0..SUITS {
            self.add(&mut cards, &node, leader, suit);
        }
        cards.promise(|card| {
            if Some(card) == best {
                i32::MAX
            } else {
                i32::from(self.learned[self.place(&node, leader, card)])
            }
        });
        let raises = (leader == 0) != self.fewest;
        let mut answer = !raises;
        for (_, card) in cards.all() {
            let found = self.second(&node, leader, left, wanted, *card, budget)?;
            let place = self.place(&node, leader, *card);
            let learned = &mut self.learned[place];
            if found == raises {
                *learned += (8192 - *learned) >> 5;
                answer = raises;
                best = Some(*card);
                break;
            }
            *learned -= (8192 + *learned) >> 5;
        }
        let slot = &mut self.table[at];
        if slot.key != key {
            *slot = Slot { key, low: 0, high: left as u8, best: None };
        }
        if answer {
            slot.low = slot.low.max(wanted as u8);
        } else {
            slot.high = slot.high.min(wanted as u8 - 1);
        }
        slot.best = best.or(slot.best);
        Ok(answer)
    }

    #[inline]
    fn place(&self, node: &Node, leader: usize, card: Card) -> usize {
        let trump = usize::from(self.trumps() && card.suit == 0);
        let pattern = usize::from(node[usize::from(card.suit)]) * 6 + leader * 2 + trump;
        (pattern.wrapping_mul(0x9e37_79b1) >> 7 ^ usize::from(card.place)) & (LEARNED - 1)
    }

    #[inline]
    fn of(&self, node: &Node, suit: usize) -> &Suit {
        self.suits.of(node[suit])
    }

    /// Adds the cards of a hand that differ in a suit.
    #[inline]
    fn add(&self, cards: &mut Cards, node: &Node, owner: usize, suit: usize) {
        let mut places = self.of(node, suit).distinct[owner];
        while places != 0 {
            cards.push(Card { suit: suit as u8, place: places.trailing_zeros() as u8 });
            places &= places - 1;
        }
    }

    /// The cards that a hand may play to a trick in which a suit was led.
    fn replies(&self, node: &Node, owner: usize, led: usize) -> Cards {
        let mut cards = Cards::new();
        if self.of(node, led).count[owner] > 0 {
            self.add(&mut cards, node, owner, led);
        } else if self.kind == KernelKind::Ruff && self.of(node, 0).count[owner] > 0 {
            self.add(&mut cards, node, owner, 0);
        } else {
            for suit in 0..SUITS {
                self.add(&mut cards, node, owner, suit);
            }
        }
        cards
    }

    #[inline]
    fn beats(&self, card: Card, winning: Card) -> bool {
        if card.suit == winning.suit { card.place < winning.place } else { self.trumps() && card.suit == 0 }
    }

    /// How promising a reply is for a hand that wants its side to take the trick, or not to.
    #[inline]
    fn promise(&self, node: &Node, owner: usize, card: Card, winning: Card, theirs: bool) -> i32 {
        let place = i32::from(card.place);
        let wins = self.beats(card, winning);
        if self.fewest {
            let avoids = (owner == 0) != wins || owner != 0 && !wins;
            return if owner == 0 && avoids { 40 - place } else { 20 - place };
        }
        let length = i32::from(self.of(node, usize::from(card.suit)).count[owner]);
        match (wins, theirs) {
            (true, true) => 40 + place,
            (true, false) => place,
            (false, _) if card.suit == winning.suit => 20 + place,
            (false, _) => 20 + place + length,
        }
    }

    fn second(
        &mut self,
        node: &Node,
        leader: usize,
        left: i32,
        wanted: i32,
        led: Card,
        budget: &mut Budget<'_>,
    ) -> Result<bool, Stopped> {
        let owner = (leader + 1) % 3;
        let theirs = leader == 0 || owner == 0;
        let mut cards = self.replies(node, owner, usize::from(led.suit));
        cards.promise(|card| self.promise(node, owner, card, led, theirs));
        let raises = (owner == 0) != self.fewest;
        for (_, card) in cards.all() {
            if self.third(node, leader, left, wanted, [led, *card], budget)? == raises {
                return Ok(raises);
            }
        }
        Ok(!raises)
    }

    fn third(
        &mut self,
        node: &Node,
        leader: usize,
        left: i32,
        wanted: i32,
        lying: [Card; 2],
        budget: &mut Budget<'_>,
    ) -> Result<bool, Stopped> {
        let owner = (leader + 2) % 3;
        let over = self.beats(lying[1], lying[0]);
        let (winning, winner) = if over { (lying[1], (leader + 1) % 3) } else { (lying[0], leader) };
        let theirs = (winner == 0) != (owner == 0);
        let mut cards = self.replies(node, owner, usize::from(lying[0].suit));
        cards.promise(|card| self.promise(node, owner, card, winning, theirs));
        let raises = (owner == 0) != self.fewest;
        for (_, card) in cards.all() {
            let winner = if self.beats(*card, winning) { owner } else { winner };
            let mut gone = [lying[0], lying[1], *card];
            // The lowest card of a suit goes first: those above it keep their places.
            gone.sort_unstable_by_key(|card| std::cmp::Reverse(card.place));
            let mut next = *node;
            for card in gone {
                let pattern = &mut next[usize::from(card.suit)];
                *pattern = self.suits.without(*pattern, card.place);
            }
            let found = self.takes(next, winner, left - 1, wanted - i32::from(winner == 0), budget)?;
            if found == raises {
                return Ok(raises);
            }
        }
        Ok(!raises)
    }

    /// Whether the single hand takes the last trick.
    fn last(&self, node: Node, leader: usize) -> bool {
        let held = |owner: usize| {
            let suit = (0..SUITS).find(|suit| self.of(&node, *suit).count[owner] > 0).unwrap_or(0);
            Card { suit: suit as u8, place: self.of(&node, suit).places[owner].trailing_zeros() as u8 }
        };
        let (mut winning, mut winner) = (held(leader), leader);
        for offset in 1..3 {
            let owner = (leader + offset) % 3;
            let card = held(owner);
            if self.beats(card, winning) {
                (winning, winner) = (card, owner);
            }
        }
        winner == 0
    }

    /// Whether static bounds decide.
    fn known(&self, node: &Node, leader: usize, left: i32, wanted: i32) -> Option<bool> {
        let suits: [&Suit; SUITS] = std::array::from_fn(|suit| self.of(node, suit));
        let trumps = self.trumps() && suits[0].top != NOBODY;
        let sides = if trumps { &suits[1..] } else { &suits[..] };
        if self.statics.guards && left - sum(sides, |suit| suit.guard) < wanted {
            return Some(false);
        }
        if trumps {
            self.with_trumps(suits[0], sides, leader, left, wanted)
        } else {
            self.without_trumps(sides, leader, left, wanted)
        }
    }

    fn without_trumps(&self, suits: &[&Suit], leader: usize, left: i32, wanted: i32) -> Option<bool> {
        let statics = &self.statics;
        let cash: [i32; 3] = std::array::from_fn(|owner| sum(suits, |suit| suit.cash[owner]));
        if leader == 0 {
            if statics.cash && cash[0] >= wanted {
                return Some(true);
            }
            let held = || suits.iter().filter(|suit| suit.count[0] > 0);
            if statics.forced_lead && held().all(|suit| suit.top != 0) {
                let least = held().map(|suit| cash[usize::from(suit.top)]).min().unwrap_or(0);
                if left - least < wanted {
                    return Some(false);
                }
            }
            return None;
        }
        let partner = 3 - leader;
        if statics.cash && left - cash[leader] < wanted {
            return Some(false);
        }
        if statics.reach && cash[partner] > 0 {
            let reached = |suit: &&Suit| usize::from(suit.top) == partner && suit.count[leader] > 0;
            if suits.iter().any(reached) && left - (cash[leader] + cash[partner]).min(left) < wanted {
                return Some(false);
            }
        }
        if statics.forced_lead
            && cash[0] >= wanted
            && suits.iter().all(|suit| suit.count[leader] == 0 || suit.top == 0)
        {
            return Some(true);
        }
        (statics.stoppers && self.stoppers(suits, left, cash[0]) >= wanted).then_some(true)
    }

    /// Tricks that the single hand takes though a defender leads.
    fn stoppers(&self, suits: &[&Suit], left: i32, cash: i32) -> i32 {
        let longest = |suit: &Suit| suit.count[1].max(suit.count[2]);
        let keep = sum(suits, |suit| suit.keep);
        let waited = keep > 0 && sum(suits, |suit| suit.wait) + keep <= left;
        // Tops alone, as many of them as he can keep: at least one in each suit that can be led.
        let rounds = sum(suits, |suit| if suit.top == 0 { 0 } else { longest(suit) });
        let stopped = sum(suits, |suit| u8::from(suit.top == 0 && longest(suit) > 0));
        let kept = cash.min(left - rounds);
        let tops = if kept >= stopped.max(1) { kept } else { 0 };
        tops.max(if waited { cash.max(1) } else { 0 })
    }

    fn with_trumps(
        &self,
        trump: &Suit,
        sides: &[&Suit],
        leader: usize,
        left: i32,
        wanted: i32,
    ) -> Option<bool> {
        let statics = &self.statics;
        let own = i32::from(trump.sure[0]);
        let theirs = i32::from(trump.sure[1].max(trump.sure[2]));
        if statics.sure_trumps {
            if own >= wanted {
                return Some(true);
            }
            if left - theirs < wanted {
                return Some(false);
            }
        }
        if statics.cash_trumps {
            let before = cashed(sides, leader, |other| trump.count[other] > 0);
            let run = trump.run[leader];
            let after =
                i32::from(trump.cash[leader]) + cashed(sides, leader, |other| trump.count[other] > run);
            let sure = if leader == 0 { own } else { theirs };
            let most = after.max(before + sure);
            if leader == 0 && most >= wanted {
                return Some(true);
            }
            if leader != 0 && left - most < wanted {
                return Some(false);
            }
        }
        let lone = trump.count[0] > 0 && trump.count[1] == 0 && trump.count[2] == 0;
        if statics.lone_trumps && lone {
            let takes = i32::from(trump.count[0]) + sum(sides, |suit| suit.cash[0]);
            if takes >= wanted {
                return Some(true);
            }
        }
        None
    }
}

#[inline]
fn sum(suits: &[&Suit], of: impl Fn(&Suit) -> u8) -> i32 {
    suits.iter().map(|suit| i32::from(of(suit))).sum()
}

/// What a leader can cash in side suits, no longer in each than everybody follows who could ruff.
#[inline]
fn cashed(sides: &[&Suit], leader: usize, ruffs: impl Fn(usize) -> bool) -> i32 {
    let others = [(leader + 1) % 3, (leader + 2) % 3];
    sum(sides, |suit| {
        let follows = others.iter().filter(|other| ruffs(**other)).map(|other| suit.count[*other]);
        follows.min().unwrap_or(u8::MAX).min(suit.cash[leader])
    })
}
