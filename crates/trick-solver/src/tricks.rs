//! The fast kernel: tricks of one hand against two, without a trump or with a fixed one.
//!
//! A node is four patterns and who leads. The trump suit comes first. `docs/solver.md` proves the static bounds.

use trick_kernel::{Announce, Policy, Position, RANKS, SEATS, SUITS, TrumpVoid};

use crate::bounds::Statics;
use crate::goal::{Aim, Count, Goal};
use crate::kernel_kind::KernelKind;
use crate::limits::{Budget, Limits, Stopped};
use crate::ordered::{FIRST, Ordered};
use crate::suits::{NOBODY, Pattern, Suit, Suits, caught_at, field, flag};
use crate::tables::{NO_CARD, Tables, Use, places};

/// The patterns of the suits.
///
/// Sixteen bits each in one word: it is changed and read as a whole, and is the key of the table as well.
#[derive(Clone, Copy)]
struct Node(u64);

impl Node {
    #[inline]
    fn pattern(self, suit: usize) -> Pattern {
        (self.0 >> (16 * (suit & 3))) as Pattern
    }

    #[inline]
    fn with(self, suit: usize, pattern: Pattern) -> Self {
        let shift = 16 * (suit & 3);
        Self(self.0 & !(0xffff << shift) | u64::from(pattern) << shift)
    }
}

/// A card: its suit's place among the patterns, and its place in the suit from the top.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Card {
    suit: u8,
    place: u8,
}

impl Card {
    #[inline]
    fn number(self) -> u8 {
        self.suit << 3 | self.place
    }

    #[inline]
    fn of(number: u8) -> Self {
        Self { suit: number >> 3 & 3, place: number & 7 }
    }
}

/// Cards to try, by their numbers.
type Cards = Ordered<16>;

/// The largest table, in places: a small one stays in the cache.
const KNOWN: usize = 1 << 13;
/// Places that the order of leads is learned in.
const LEARNED: usize = 1 << 14;

/// The search for one deal.
pub(crate) struct Tricks {
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
    used_for: Use,
    /// Places of the table.
    pub(crate) known: usize,
    pub(crate) tables: Tables,
}

impl Tricks {
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
            || position.declarer().is_some()
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
        let fewest = goal.aim == Aim::Fewest;
        Some(Self {
            suits: Suits::get(),
            kind,
            goal,
            role,
            alone,
            fewest,
            statics: limits.statics,
            order,
            ranks,
            used_for: Use { kind, fewest, rules: None },
            known: places(limits.memory / 2, KNOWN.min(1 << (2 * tricks).min(13))),
            tables: Tables::default(),
        })
    }

    pub(crate) fn take(&mut self, tables: Tables) {
        self.tables = tables;
        self.tables.begin(self.used_for.clone(), self.known, LEARNED);
    }

    pub(crate) fn kind(&self) -> KernelKind {
        self.kind
    }

    /// What the side may well have in the end, if it has `now`.
    pub(crate) fn guess(&self, position: &Position, now: i32) -> i32 {
        let node = self.node(position);
        let left = position.hands()[usize::from(position.turn())].count_ones() as i32;
        let tricks = if self.fewest { 0 } else { self.estimate(&node).min(left) };
        let own = if self.alone { tricks } else { left - tricks };
        now + if self.goal.margin { 2 * own - left } else { own }
    }

    /// A rough number of the single hand's tricks.
    fn estimate(&self, node: &Node) -> i32 {
        let suits: [&Suit; SUITS] = std::array::from_fn(|suit| self.of(node, suit));
        if self.trumps() {
            i32::from(suits[0].sure[0]) + sum(&suits[1..], |suit| suit.cash[0].min(2))
        } else {
            sum(&suits, |suit| suit.cash[0])
        }
    }

    /// As `Search::compare`, for a position in which the side has `now`.
    pub(crate) fn compare(
        &mut self,
        position: &Position,
        now: i32,
        wanted: i32,
        budget: &mut Budget<'_>,
    ) -> Result<i32, Stopped> {
        let node = self.node(position);
        let left = position.hands()[usize::from(position.turn())].count_ones() as i32;
        let leader = usize::from(self.role[usize::from(position.leader())]);
        let lying = position.trick().iter().map(|card| self.card(position, *card));
        let lying: Vec<Card> = lying.collect();
        let each = if self.goal.margin { 2 } else { 1 };
        let others = if self.goal.margin { left } else { 0 };
        let more = wanted - now;
        // What `tricks` of the single hand add to the value, and the number of them that decides.
        if self.alone {
            let adds = |tricks: i32| now + each * tricks - others;
            let tricks = (more + others + each - 1).div_euclid(each);
            let takes = self.go_on(node, leader, left, tricks, &lying, budget)?;
            Ok(adds(if takes { tricks } else { tricks - 1 }))
        } else {
            let adds = |tricks: i32| now + left - each * tricks;
            let most = (left - more).div_euclid(each);
            let takes = self.go_on(node, leader, left, most + 1, &lying, budget)?;
            Ok(adds(if takes { most + 1 } else { most }))
        }
    }

    /// The search from a moment of a trick: `lying` are the cards on the table.
    fn go_on(
        &mut self,
        node: Node,
        leader: usize,
        left: i32,
        wanted: i32,
        lying: &[Card],
        budget: &mut Budget<'_>,
    ) -> Result<bool, Stopped> {
        match lying {
            _ if wanted <= 0 || wanted > left => Ok(wanted <= 0),
            [led, rest @ ..] => {
                budget.spend()?;
                match rest {
                    [second, ..] => self.third(&node, leader, left, wanted, [*led, *second], budget),
                    [] => self.second(&node, leader, left, wanted, *led, budget),
                }
            }
            [] => self.takes(node, leader, left, wanted, budget),
        }
    }

    /// The seat that holds a card, or has played it to the trick under way.
    fn holder(&self, position: &Position, card: usize) -> Option<usize> {
        let held = position.hands().iter().position(|hand| hand >> card & 1 != 0);
        held.or_else(|| {
            let at = position.trick().iter().position(|lying| usize::from(*lying) == card)?;
            let playing = (0..SEATS).map(|offset| (usize::from(position.leader()) + offset) % SEATS);
            playing.filter(|seat| self.role[*seat] < 3).nth(at)
        })
    }

    /// A card on the table as the patterns have it.
    fn card(&self, position: &Position, card: u8) -> Card {
        let suit = self.order.iter().position(|suit| *suit == card >> 3).unwrap_or(0);
        let higher = self.ranks.iter().take_while(|rank| **rank != card & 7);
        let place = higher.filter(|rank| self.holder(position, usize::from(card & !7 | **rank)).is_some());
        Card { suit: suit as u8, place: place.count() as u8 }
    }

    /// The patterns, with the cards on the table as if those who played them still held them.
    fn node(&self, position: &Position) -> Node {
        let mut node = Node(0);
        for (at, suit) in self.order.into_iter().enumerate() {
            let mut owners = [0; RANKS];
            let mut length = 0;
            for rank in self.ranks {
                let card = usize::from(suit) * RANKS + usize::from(rank);
                let seat = self.holder(position, card);
                if let Some(seat) = seat {
                    owners[length] = self.role[seat];
                    length += 1;
                }
            }
            node = node.with(at, self.suits.pattern(&owners[..length]));
        }
        node
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
        if left == 1 {
            return Ok(self.last(node, leader));
        }
        budget.spend()?;
        let plain = self.fewest && (!self.trumps() || self.of(&node, 0).top == NOBODY);
        let first = plain && wanted == 1 && leader != 0;
        let known = if plain {
            self.misere(&node, leader, first)
        } else if self.fewest {
            None
        } else {
            self.known(&node, leader, left, wanted)
        };
        if let Some(answer) = known {
            return Ok(answer);
        }
        let place = self.tables.known.place(node.0, leader as u8);
        let (mut low, mut high, mut best) = (0, left, NO_CARD);
        if let Some(slot) = self.tables.known.get(place, node.0, leader as u8) {
            (low, high, best) = (i32::from(slot.low), i32::from(slot.high), slot.best);
            if low >= wanted {
                return Ok(true);
            }
            if high < wanted {
                return Ok(false);
            }
        }
        let mut cards = Cards::new();
        for suit in 0..SUITS {
            self.add(&mut cards, &node, leader, suit, |card| {
                if card.number() == best {
                    FIRST
                } else {
                    i32::from(self.tables.learned[self.learned_at(&node, leader, card)])
                }
            });
        }
        let raises = (leader == 0) != self.fewest;
        let mut answer = !raises;
        for card in cards.all().map(Card::of) {
            let found = if first && self.statics.one_reply {
                self.caught_on(&node, leader, left, card, budget)?
            } else {
                self.second(&node, leader, left, wanted, card, budget)?
            };
            let at = self.learned_at(&node, leader, card);
            let learned = &mut self.tables.learned[at];
            if found == raises {
                *learned += (8192 - *learned) >> 5;
                answer = raises;
                best = card.number();
                break;
            }
            *learned -= (8192 + *learned) >> 5;
        }
        if answer {
            low = wanted;
        } else {
            high = wanted - 1;
        }
        self.tables.known.put(place, node.0, leader as u8, low as i16, high as i16, best);
        Ok(answer)
    }

    #[inline]
    fn learned_at(&self, node: &Node, leader: usize, card: Card) -> usize {
        let trump = usize::from(self.trumps() && card.suit == 0);
        let pattern = usize::from(node.pattern(usize::from(card.suit))) * 6 + leader * 2 + trump;
        (pattern.wrapping_mul(0x9e37_79b1) >> 7 ^ usize::from(card.place)) & (LEARNED - 1)
    }

    #[inline]
    fn of(&self, node: &Node, suit: usize) -> &Suit {
        self.suits.of(node.pattern(suit))
    }

    /// Adds the cards of a hand that differ in a suit.
    #[inline]
    fn add(&self, cards: &mut Cards, node: &Node, owner: usize, suit: usize, promise: impl Fn(Card) -> i32) {
        let mut places = self.of(node, suit).distinct[owner];
        while places != 0 {
            let card = Card { suit: suit as u8, place: places.trailing_zeros() as u8 };
            cards.push(promise(card), card.number());
            places &= places - 1;
        }
    }

    /// The cards that a hand may play to a trick in which a suit was led.
    #[inline]
    fn replies(
        &self,
        cards: &mut Cards,
        node: &Node,
        owner: usize,
        led: usize,
        promise: impl Fn(Card) -> i32,
    ) {
        if self.of(node, led).count[owner] > 0 {
            self.add(cards, node, owner, led, promise);
        } else if self.kind == KernelKind::Ruff && self.of(node, 0).count[owner] > 0 {
            self.add(cards, node, owner, 0, promise);
        } else {
            for suit in 0..SUITS {
                self.add(cards, node, owner, suit, &promise);
            }
        }
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

    /// Whether a card that wins the trick so far stands against what the third hand may play.
    #[inline]
    fn stands(&self, node: &Node, last: usize, led: usize, card: Card) -> bool {
        let above = |suit: usize| self.of(node, suit).places[last] & ((1 << card.place) - 1);
        if self.of(node, led).count[last] > 0 {
            usize::from(card.suit) != led || above(led) == 0
        } else if !self.trumps() {
            true
        } else if card.suit == 0 {
            above(0) == 0
        } else {
            self.of(node, 0).count[last] == 0
        }
    }

    /// The same for the second hand, which looks at what the third one holds.
    #[inline]
    fn promise_second(&self, node: &Node, leader: usize, card: Card, led: Card) -> i32 {
        let (owner, last) = ((leader + 1) % 3, (leader + 2) % 3);
        if self.fewest {
            return self.promise(node, owner, card, led, leader == 0 || owner == 0);
        }
        let place = i32::from(card.place);
        let suit = usize::from(led.suit);
        if !self.beats(card, led) {
            let thrown = card.suit != led.suit;
            return 20
                + place
                + if thrown { i32::from(self.of(node, usize::from(card.suit)).count[owner]) } else { 0 };
        }
        let partners = owner != 0 && last != 0;
        if owner != 0 && leader != 0 && self.stands(node, last, suit, led) {
            // The partner's card wins in any case.
            return place;
        }
        if partners || self.stands(node, last, suit, card) { 40 + place } else { 5 + place }
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
        let mut cards = Cards::new();
        self.replies(&mut cards, node, owner, usize::from(led.suit), |card| {
            self.promise_second(node, leader, card, led)
        });
        let raises = (owner == 0) != self.fewest;
        for card in cards.all().map(Card::of) {
            if self.third(node, leader, left, wanted, [led, card], budget)? == raises {
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
        let mut cards = Cards::new();
        self.replies(&mut cards, node, owner, usize::from(lying[0].suit), |card| {
            self.promise(node, owner, card, winning, theirs)
        });
        let raises = (owner == 0) != self.fewest;
        // The lower card goes first: the one above it keeps its place.
        let mut lying = lying;
        if lying[0].place < lying[1].place {
            lying.swap(0, 1);
        }
        let mut rest = *node;
        for card in lying {
            let suit = usize::from(card.suit);
            rest = rest.with(suit, self.suits.without(rest.pattern(suit), card.place));
        }
        let [one, other] = lying;
        for card in cards.all().map(Card::of) {
            let winner = if self.beats(card, winning) { owner } else { winner };
            let more = wanted - i32::from(winner == 0);
            let found = if more <= 0 || more >= left {
                more <= 0
            } else {
                let higher = |lies: Card| u8::from(lies.suit == card.suit && lies.place < card.place);
                let place = card.place - higher(one) - higher(other);
                let suit = usize::from(card.suit);
                let next = rest.with(suit, self.suits.without(rest.pattern(suit), place));
                self.takes(next, winner, left - 1, more, budget)?
            };
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

    /// Static bounds of a misere without trumps in play; `first`: a defender leads, and one trick decides.
    fn misere(&self, node: &Node, leader: usize, first: bool) -> Option<bool> {
        let suits: [&Suit; SUITS] = std::array::from_fn(|suit| self.of(node, suit));
        if self.statics.safe_suits && suits.iter().all(|suit| suit.safe) {
            let never = leader != 0 || self.statics.safe_lead && suits.iter().any(|suit| suit.exit);
            return never.then_some(false);
        }
        if self.statics.throws && leader != 0 && !self.is_exposed(node, leader) {
            return Some(false);
        }
        (self.statics.caught && first && is_caught(&suits, leader)).then_some(true)
    }

    /// Whether more than one suit of a misere is not safe, or the single hand may have to take a trick of that one, though
    /// he throws its cards where he lacks a suit.
    fn is_exposed(&self, node: &Node, leader: usize) -> bool {
        let (mut danger, mut passes, mut follows) = (None, 0, 0);
        for at in 0..SUITS {
            let suit = self.of(node, at);
            if suit.safe {
                passes |= suit.passes;
                follows += suit.follows;
            } else if danger.replace(at).is_some() {
                return true;
            }
        }
        danger.is_none_or(|at| self.suits.is_exposed(node.pattern(at), leader, passes, follows))
    }

    /// Whether the single hand has to take a trick of a misere, this one or a later one, if a defender leads a card.
    ///
    /// Of his cards that lose the trick for certain he plays the highest, of those of a suit that he throws the highest:
    /// what is left is then as low as can be.
    fn caught_on(
        &mut self,
        node: &Node,
        leader: usize,
        left: i32,
        led: Card,
        budget: &mut Budget<'_>,
    ) -> Result<bool, Stopped> {
        let (other, suit) = (3 - leader, usize::from(led.suit));
        let held = self.of(node, suit).places;
        let mut replies = Cards::new();
        self.replies(&mut replies, node, other, suit, |card| self.promise_reply(node, led, card));
        let mut own = Cards::new();
        if held[0] == 0 {
            self.throws(&mut own, node);
        }
        if leader == 1 {
            // The single hand plays last.
            for reply in replies.all().map(Card::of) {
                let high = if reply.suit == led.suit { led.place.min(reply.place) } else { led.place };
                if held[0] != 0 {
                    own = Cards::new();
                    self.loses(&mut own, held[0], led.suit, high);
                }
                let mut caught = true;
                for card in own.all().map(Card::of) {
                    caught = self.caught_after(node, leader, left, [led, reply, card], budget)?;
                    if !caught {
                        break;
                    }
                }
                if caught {
                    return Ok(true);
                }
            }
            return Ok(false);
        }
        if held[0] != 0 {
            let lowest = if held[other] == 0 { led.place } else { held[other].ilog2() as u8 };
            self.loses(&mut own, held[0], led.suit, led.place.min(lowest));
        }
        for card in own.all().map(Card::of) {
            let mut caught = false;
            for reply in replies.all().map(Card::of) {
                caught = self.caught_after(node, leader, left, [led, reply, card], budget)?;
                if caught {
                    break;
                }
            }
            if !caught {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Adds the highest of some cards below a place, if there is one.
    #[inline]
    fn loses(&self, cards: &mut Cards, held: u8, suit: u8, high: u8) {
        let below = u32::from(held) >> (high + 1) << (high + 1);
        if below != 0 {
            cards.push(0, Card { suit, place: below.trailing_zeros() as u8 }.number());
        }
    }

    /// Adds the cards that the single hand may throw in a misere.
    #[inline]
    fn throws(&self, cards: &mut Cards, node: &Node) {
        let suits: [&Suit; SUITS] = std::array::from_fn(|suit| self.of(node, suit));
        let one = self.statics.one_danger && suits.iter().filter(|suit| !suit.safe).count() == 1;
        for (at, suit) in suits.into_iter().enumerate() {
            if suit.count[0] > 0 && !(one && suit.safe) {
                let card = Card { suit: at as u8, place: suit.places[0].trailing_zeros() as u8 };
                cards.push(if suit.safe { 0 } else { 16 - i32::from(card.place) }, card.number());
            }
        }
    }

    /// How promising a defender's reply to the other one's lead is.
    #[inline]
    fn promise_reply(&self, node: &Node, led: Card, card: Card) -> i32 {
        let place = i32::from(card.place);
        if card.suit == led.suit || self.of(node, usize::from(card.suit)).count[0] > 0 {
            20 - place
        } else {
            40 - place
        }
    }

    /// The same after a trick that a defender takes: cards of the leader, the other defender and the single hand.
    #[inline]
    fn caught_after(
        &mut self,
        node: &Node,
        leader: usize,
        left: i32,
        cards: [Card; 3],
        budget: &mut Budget<'_>,
    ) -> Result<bool, Stopped> {
        let winner = if self.beats(cards[1], cards[0]) { 3 - leader } else { leader };
        let mut cards = cards;
        cards.sort_unstable_by_key(|card| std::cmp::Reverse(card.place));
        let mut rest = *node;
        for card in cards {
            let suit = usize::from(card.suit);
            rest = rest.with(suit, self.suits.without(rest.pattern(suit), card.place));
        }
        self.takes(rest, winner, left - 1, 1, budget)
    }

    /// Whether static bounds decide.
    fn known(&self, node: &Node, leader: usize, left: i32, wanted: i32) -> Option<bool> {
        if !self.trumps() || self.of(node, 0).top == NOBODY {
            return self.without_trumps(node, leader, left, wanted);
        }
        let suits: [&Suit; SUITS] = std::array::from_fn(|suit| self.of(node, suit));
        if self.statics.guards && left - sum(&suits[1..], |suit| suit.guard) < wanted {
            return Some(false);
        }
        self.with_trumps(suits[0], &suits[1..], leader, left, wanted)
    }

    fn without_trumps(&self, node: &Node, leader: usize, left: i32, wanted: i32) -> Option<bool> {
        let statics = &self.statics;
        let (mut sums, mut flags) = (0, 0);
        for suit in 0..SUITS {
            let suit = self.of(node, suit);
            sums += suit.sums;
            flags |= suit.flags;
        }
        let of = |field: u32| (sums >> field & field::MASK) as i32;
        let cash = field::CASH.map(of);
        if statics.guards && left - of(field::GUARD) < wanted {
            return Some(false);
        }
        let waits =
            |owner: usize| if cash[owner] + of(field::ROUNDS[owner]) <= left { cash[owner] } else { 0 };
        if leader == 0 {
            if statics.cash && cash[0] >= wanted {
                return Some(true);
            }
            if statics.forced_lead && flags & flag::FREE[0] == 0 {
                let under = |owner: usize| if flags & flag::UNDER[owner] == 0 { left } else { cash[owner] };
                if left - under(1).min(under(2)) < wanted {
                    return Some(false);
                }
            }
            return (statics.waits && left - waits(1).max(waits(2)) < wanted).then_some(false);
        }
        let partner = 3 - leader;
        if statics.cash && left - cash[leader] < wanted {
            return Some(false);
        }
        let (entry, behind) = if statics.behind {
            (flag::ENTRY[leader] | flag::BEHIND[leader], of(field::BEHIND[leader]))
        } else {
            (flag::ENTRY[leader], 0)
        };
        let reached = cash[leader] + cash[partner] + behind;
        if statics.reach && flags & entry != 0 && left - reached.min(left) < wanted {
            return Some(false);
        }
        if statics.forced_lead && cash[0] >= wanted && flags & flag::FREE[leader] == 0 {
            return Some(true);
        }
        if !statics.stoppers {
            return None;
        }
        // As many tops as can be kept, one at least in each suit that can be led; or none behind touching guards.
        let kept = cash[0].min(left - of(field::WAIT));
        let takes = kept.max(i32::from(flags & flag::KEEPS != 0));
        (kept >= of(field::STOPPED) && takes >= wanted).then_some(true)
    }

    /// With trumps in play: what a defender on lead cashes, what the other one then cashes, and trumps that are sure.
    fn reaches(&self, trump: &Suit, sides: &[&Suit], leader: usize, left: i32) -> i32 {
        let partner = 3 - leader;
        let cashes = |owner: usize| {
            let ruffs = |other: usize| trump.count[other] > 0;
            cashed(sides, owner, ruffs)
        };
        let entry = |suit: &&Suit| {
            usize::from(suit.top) == partner
                && suit.count[leader] > 0
                && (trump.count[0] == 0 || suit.count[0] > 0)
        };
        if !sides.iter().any(entry) {
            return 0;
        }
        let rounds = cashes(leader) + cashes(partner);
        let with =
            |owner: usize| (left - i32::from(trump.count[owner])).min(rounds) + i32::from(trump.sure[owner]);
        with(1).max(with(2))
    }

    /// Tricks in side suits that a hand takes off lead: its winners, if the others run out of other leads before it has
    /// to throw one of them. Nobody with a trump may discard, so who can ruff follows as often as now.
    fn waits(&self, trump: &Suit, sides: &[&Suit], owner: usize, left: i32) -> i32 {
        let others = [(owner + 1) % 3, (owner + 2) % 3];
        let longest = |suit: &Suit| i32::from(suit.count[others[0]].max(suit.count[others[1]]));
        let (mut winners, mut rounds) = (0, longest(trump));
        for suit in sides {
            let follows =
                others.iter().filter(|other| trump.count[**other] > 0).map(|other| suit.count[*other]);
            let takes = follows.min().unwrap_or(u8::MAX).min(suit.cash[owner]);
            if takes == 0 {
                rounds += longest(suit);
            }
            winners += i32::from(takes);
        }
        if winners + rounds <= left { winners } else { 0 }
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
        if statics.reach_trumps && leader != 0 && left - self.reaches(trump, sides, leader, left) < wanted {
            return Some(false);
        }
        if statics.waits && self.kind == KernelKind::Ruff {
            if leader != 0 {
                if own + self.waits(trump, sides, 0, left) >= wanted {
                    return Some(true);
                }
                if left - theirs - self.waits(trump, sides, 3 - leader, left) < wanted {
                    return Some(false);
                }
            } else {
                let most = [1, 2].map(|owner| self.waits(trump, sides, owner, left));
                if left - theirs - most[0].max(most[1]) < wanted {
                    return Some(false);
                }
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

/// Whether the declarer of a misere has to take a trick when a defender who leads plays one suit, or when both do with the
/// lead handed over in others, at most once from each of them.
fn is_caught(suits: &[&Suit; SUITS], leader: usize) -> bool {
    let count = |passes: u8| suits.iter().filter(|suit| suit.passes & passes != 0).count();
    let all = [count(1), count(2), count(3)];
    suits.iter().any(|suit| {
        if suit.caught == 0 {
            return false;
        }
        let others = |passes: u8| all[usize::from(passes) - 1] - usize::from(suit.passes & passes != 0);
        let (first, second) = (others(1) > 0, others(2) > 0);
        let at = |passes: u8| suit.caught & caught_at(leader, passes) != 0;
        // One suit cannot be counted on for both.
        at(0) || first && at(1) || second && at(2) || first && second && others(3) > 1 && at(3)
    })
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
