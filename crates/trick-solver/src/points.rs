//! The fast kernel for card points: one hand against one or two others, with marriages that change the trump.
//!
//! A node is two bits for each card, who leads, the trump and who may announce. What it counts is written so that the
//! single hand always wants much; `docs/solver.md` proves the static bounds.

use trick_kernel::{Announce, KING, Policy, Position, QUEEN, RANKS, SUITS, TrumpKeep, TrumpVoid, TrumpWhen};

use crate::goal::{Aim, Count, Goal};
use crate::kernel_kind::KernelKind;
use crate::limits::{Budget, Limits, Stopped};
use crate::ordered::{FIRST, Ordered};
use crate::tables::{NO_CARD, Tables, Use, places};

/// The largest table, in places.
const KNOWN: usize = 1 << 13;
/// Places that the order of leads is learned in.
const LEARNED: usize = 1 << 15;
/// The number of cards in each set of places of a suit: not every machine counts bits quickly.
const COUNTS: [u8; 256] = {
    let mut counts = [0; 256];
    let mut set = 0;
    while set < 256 {
        counts[set] = (set as u8).count_ones() as u8;
        set += 1;
    }
    counts
};
/// How far the first step from a guess goes, in card points.
pub(crate) const STEP: i32 = 8;
/// One in so many of the card points that are not cashed at once is guessed to be the single hand's: a guess that is too
/// low costs less than one that is too high.
const SHARE: i32 = 20;
/// The fewest tricks left for which it is worth its time to ask what is taken off lead.
const WAITS: u8 = 3;
/// Stands for no trump.
const NONE: u8 = SUITS as u8;
/// The largest sum that an entry holds.
const LARGEST: i32 = 30_000;

/// Who holds each card, in two planes: 0 the single hand, 1 and 2 the others, both bits set for a card that is gone.
/// The cards of a suit go from the highest, bit 0, to the lowest.
#[derive(Clone, Copy)]
struct Cards {
    low: u32,
    high: u32,
}

impl Cards {
    #[inline]
    fn of(self, owner: usize) -> u32 {
        match owner {
            0 => !(self.low | self.high),
            1 => self.low & !self.high,
            _ => self.high & !self.low,
        }
    }

    #[inline]
    fn left(self) -> u32 {
        !(self.low & self.high)
    }

    #[inline]
    fn without(self, card: u8) -> Self {
        let bit = 1 << (card & 31);
        Self { low: self.low | bit, high: self.high | bit }
    }

    #[inline]
    fn key(self) -> u64 {
        u64::from(self.low) | u64::from(self.high) << 32
    }
}

/// A position before a trick.
#[derive(Clone, Copy)]
struct Node {
    cards: Cards,
    leader: usize,
    trump: u8,
    /// Who may announce, as bits.
    may: u8,
    /// Tricks left.
    left: u8,
}

/// A trick under way.
#[derive(Clone, Copy)]
struct Trick {
    cards: Cards,
    /// The cards on the table.
    lying: u32,
    turn: usize,
    played: usize,
    led: u8,
    winning: u8,
    winner: usize,
    /// The trump now, and after the trick.
    trump: u8,
    next: u8,
    may: u8,
    left: u8,
    points: i32,
}

/// Sixteen cards of a hand, eight of which may be announced.
type Plays = Ordered<24>;
/// Set in a play that is an announcement.
const ANNOUNCED: u8 = 1 << 5;

/// The plays tried in a position, with what was found.
struct Tried {
    list: [(u8, i32); 24],
    len: usize,
}

impl Tried {
    #[inline]
    fn new() -> Self {
        Self { list: [(0, 0); 24], len: 0 }
    }

    #[inline]
    fn push(&mut self, play: u8, found: i32) {
        self.list[self.len] = (play, found);
        self.len += 1;
    }

    #[inline]
    fn all(&self) -> &[(u8, i32)] {
        &self.list[..self.len]
    }
}

/// The search for one deal.
pub(crate) struct Points {
    goal: Goal,
    players: usize,
    /// By seat: 0 the hand that plays alone, 1 and 2 the others; resting seats have 3.
    role: [u8; 4],
    /// Whether that hand is the side that was asked about.
    alone: bool,
    /// What a card point of the single hand counts, and one announced by it or by the others, who lose it.
    each: i32,
    own: i32,
    theirs: i32,
    last: i32,
    /// Card points by place, and their sums for each set of places of a suit.
    worth: [i32; RANKS],
    sums: Box<[i16; 256]>,
    /// The places by card points, the cheapest first.
    cheap: [u8; RANKS],
    marriages: [i32; SUITS],
    king: u8,
    queen: u8,
    announce: Announce,
    keep: TrumpKeep,
    fixed: bool,
    at_once: bool,
    void: TrumpVoid,
    beat: bool,
    overtrump: bool,
    /// Whether no card of a suit has fewer points than a lower one: then what is cashed can be bounded.
    cashes: bool,
    announces: bool,
    waits: bool,
    /// Whether touching cards are told apart by no more than their points.
    likens: bool,
    /// The ranks from the highest.
    ranks: [u8; RANKS],
    used_for: Use,
    /// Places of the table.
    pub(crate) known: usize,
    pub(crate) tables: Tables,
}

#[inline]
fn suit_of(card: u8) -> u8 {
    card >> 3 & 3
}

#[inline]
fn suit_mask(suit: u8) -> u32 {
    0xff << (8 * (suit & 3))
}

/// The higher cards of a card's suit.
#[inline]
fn above(card: u8) -> u32 {
    suit_mask(suit_of(card)) & ((1 << (card & 31)) - 1)
}

/// The cards of a suit below the highest one of a set that is not empty.
#[inline]
fn below_first(set: u32, suit: u8) -> u32 {
    suit_mask(suit) & !((set & set.wrapping_neg()) - 1)
}

impl Points {
    /// The search, if it serves the policy, the position and the goal.
    pub(crate) fn new(policy: &Policy, position: &Position, goal: Goal, limits: &Limits<'_>) -> Option<Self> {
        let settings = policy.settings();
        let never = settings.announce == Announce::Never;
        let playing: Vec<usize> =
            (0..policy.players()).filter(|seat| position.resting() >> seat & 1 == 0).collect();
        let side = playing.iter().filter(|seat| goal.has(**seat)).count();
        let strange = !never
            && (settings.ace_marriage > 0
                || !settings.marriages_by_order.is_empty()
                || settings.trump_keep == TrumpKeep::Higher
                || !settings.lead_foreign_trump
                || settings.lead_new_trump);
        let barred =
            !settings.lead_foreign_trump && position.trump_maker().0.is_some() || position.new_trump();
        if goal.count != Count::Points
            || goal.aim != Aim::Most
            || !settings.follow
            || strange
            || barred
            || position.declarer().is_some()
            || settings.trick_needed
            || settings.announce == Announce::FirstWinner
                && position.index() > 0
                && position.first_winner().is_none()
            || usize::from(settings.duties_from) > usize::from(position.index())
            || position.stock().len() + position.talon().len() > 0
            || !(2..=3).contains(&playing.len())
            || side + 1 != playing.len() && side != 1
        {
            return None;
        }
        let alone = side == 1;
        let single = playing.iter().position(|seat| goal.has(*seat) == alone)?;
        let mut role = [3; 4];
        for (at, seat) in playing.iter().enumerate() {
            role[*seat] = ((at + playing.len() - single) % playing.len()) as u8;
        }
        let mut ranks = settings.order;
        ranks.reverse();
        let worth = ranks.map(|rank| i32::from(settings.points[usize::from(rank)]));
        let mut sums = Box::new([0; 256]);
        let mut cheap = std::array::from_fn(|place| place as u8);
        cheap.sort_unstable_by_key(|place| worth[usize::from(*place)]);
        let marriages = settings.marriages.map(i32::from);
        let last = i32::from(settings.last_trick);
        let place = |wanted: u8| ranks.iter().position(|rank| *rank == wanted).unwrap_or(0) as u8;
        let dealt = position.hands().iter().fold(0, |set, hand| set | hand);
        let dealt = position.trick().iter().fold(dealt, |set, card| set | 1 << card);
        let all = i32::from(policy.points(dealt));
        if 2 * all + marriages.iter().sum::<i32>() + last > LARGEST {
            return None;
        }
        for set in 0..256 {
            let sum: i32 = (0..RANKS).filter(|place| set >> place & 1 != 0).map(|place| worth[place]).sum();
            // Sets whose sum is too large are never asked for.
            sums[set] = sum.min(i32::from(i16::MAX)) as i16;
        }
        let present: Vec<i32> = (0..RANKS)
            .filter(|place| dealt & 0x0101_0101 << ranks[*place] != 0)
            .map(|place| worth[place])
            .collect();
        let falls = present.windows(2).all(|pair| pair[0] >= pair[1]);
        let used_for = Use {
            kind: KernelKind::Points,
            fewest: false,
            rules: Some((settings.clone(), Goal { seats: u8::from(alone), ..goal })),
        };
        let tricks = position.hands().iter().map(|hand| hand.count_ones()).max().unwrap_or(0);
        Some(Self {
            goal,
            players: playing.len(),
            role,
            alone,
            each: if goal.margin { 2 } else { 1 },
            own: i32::from(alone || goal.margin),
            theirs: i32::from(!alone || goal.margin),
            last,
            worth,
            sums,
            cheap,
            marriages,
            king: place(KING),
            queen: place(QUEEN),
            announce: settings.announce,
            keep: settings.trump_keep,
            fixed: settings.fixed_trump.is_some(),
            at_once: settings.trump_when == TrumpWhen::AtOnce,
            void: settings.trump_void,
            beat: settings.beat,
            overtrump: settings.overtrump,
            waits: limits.statics.wait_points,
            likens: limits.statics.like_points,
            cashes: falls && limits.statics.cash_points,
            announces: falls && limits.statics.announce_points,
            ranks,
            used_for,
            known: places(limits.memory / 2, KNOWN.min(1 << (2 * tricks).min(16))),
            tables: Tables::default(),
        })
    }

    pub(crate) fn take(&mut self, tables: Tables) {
        self.tables = tables;
        self.tables.begin(self.used_for.clone(), self.known, LEARNED);
    }

    /// A value that a position may well have: what the hand on lead cashes, the marriages of a single hand that cashes
    /// anything, and of the other card points a share.
    pub(crate) fn guess(&self, position: &Position, now: i32) -> i32 {
        let node = self.node(position);
        let hands = [node.cards.of(0), node.cards.of(1), node.cards.of(2)];
        let left = self.sum(node.cards.left());
        let (cashed, thrown) = self.cashed(&hands, node.leader, node.trump);
        let cashed = thrown + cashed.iter().sum::<i32>();
        let leads = node.leader == 0;
        let found = if leads {
            let pairs = if cashed > 0 { self.married(hands[0]) } else { 0 };
            self.each * (cashed + (left - cashed) / SHARE) + self.own * pairs * 3 / 4
        } else {
            self.each * (left - cashed) / SHARE
        };
        let base = self.base(now, left);
        if self.alone { base + found } else { base - found }
    }

    /// What the side has in the end is this and what is counted here, or less it.
    fn base(&self, now: i32, left: i32) -> i32 {
        now + if self.alone { if self.goal.margin { -left } else { 0 } } else { left }
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
        let trick = self.trick(position, node);
        let left = self.sum(node.cards.left()) + trick.map_or(0, |trick| trick.points);
        let base = self.base(now, left);
        let asked = if self.alone { wanted - base } else { base - wanted + 1 };
        let found = match trick {
            Some(trick) => {
                budget.spend()?;
                self.reply(&trick, asked, budget)?
            }
            None => self.search(node, asked, budget)?,
        };
        Ok(if self.alone { base + found } else { base - found })
    }

    /// The trick under way, if a card lies on the table.
    fn trick(&self, position: &Position, node: Node) -> Option<Trick> {
        let leader = usize::from(self.role[usize::from(position.leader())]);
        let mut cards = position.trick().iter().map(|card| {
            let place = self.ranks.iter().position(|rank| *rank == card & 7).unwrap_or(0);
            card & !7 | place as u8
        });
        let led = cards.next()?;
        let mut trick = Trick {
            cards: node.cards,
            lying: 1 << led,
            turn: (leader + 1) % self.players,
            played: 1,
            led: suit_of(led),
            winning: led,
            winner: leader,
            trump: node.trump,
            next: position.pending().unwrap_or(node.trump),
            may: node.may,
            left: node.left,
            points: self.worth[usize::from(led & 7)],
        };
        for card in cards {
            if Self::beats(card, trick.winning, trick.trump) {
                (trick.winning, trick.winner) = (card, trick.turn);
            }
            trick.lying |= 1 << card;
            trick.played += 1;
            trick.turn = (trick.turn + 1) % self.players;
            trick.points += self.worth[usize::from(card & 7)];
        }
        Some(trick)
    }

    fn node(&self, position: &Position) -> Node {
        let (mut low, mut high) = (u32::MAX, u32::MAX);
        for (seat, hand) in position.hands().iter().enumerate() {
            for card in trick_kernel::cards_of(*hand) {
                let place = self.ranks.iter().position(|rank| *rank == card & 7).unwrap_or(0);
                let bit = 1u32 << (usize::from(card & !7) + place);
                low &= if self.role[seat] == 1 { u32::MAX } else { !bit };
                high &= if self.role[seat] == 2 { u32::MAX } else { !bit };
            }
        }
        let may = match self.announce {
            Announce::Never => 0,
            Announce::Lead => 7,
            Announce::OwnTrick => {
                self.role.iter().enumerate().filter(|(seat, _)| position.tricks(*seat) > 0).fold(0, bit_of)
            }
            Announce::FirstWinner => {
                let first = position.first_winner().filter(|_| position.index() > 0).map(usize::from);
                self.role.iter().enumerate().filter(|(seat, _)| first == Some(*seat)).fold(0, bit_of)
            }
        };
        Node {
            cards: Cards { low, high },
            leader: usize::from(self.role[usize::from(position.turn())]),
            trump: position.trump().unwrap_or(NONE),
            may,
            left: position.hands()[usize::from(position.turn())].count_ones() as u8,
        }
    }

    /// Card points of a set.
    #[inline]
    fn sum(&self, cards: u32) -> i32 {
        cards.to_le_bytes().iter().map(|suit| i32::from(self.sums[usize::from(*suit)])).sum()
    }

    /// The suits of which a hand holds king and queen.
    #[inline]
    fn pairs(&self, hand: u32) -> u32 {
        hand >> self.king & hand >> self.queen & 0x0101_0101
    }

    /// What a hand can announce at most.
    #[inline]
    fn married(&self, hand: u32) -> i32 {
        let mut pairs = self.pairs(hand);
        let mut sum = 0;
        while pairs != 0 {
            sum += self.marriages[pairs.trailing_zeros() as usize / 8];
            pairs &= pairs - 1;
        }
        sum
    }

    /// The suits whose marriage a hand may announce now, one bit each.
    #[inline]
    fn announceable(&self, node: &Node, owner: usize) -> u32 {
        if node.may >> owner & 1 == 0 {
            return 0;
        }
        let mut pairs = self.pairs(node.cards.of(owner));
        let mut found = pairs;
        let present = match self.keep {
            TrumpKeep::Rising if node.trump != NONE => self.marriages[usize::from(node.trump & 3)],
            _ => 0,
        };
        while pairs != 0 {
            let bit = pairs & pairs.wrapping_neg();
            if self.marriages[bit.trailing_zeros() as usize / 8] <= present {
                found &= !bit;
            }
            pairs ^= bit;
        }
        found
    }

    /// How much is still counted: at least `wanted`, then the result is a lower bound, or less, then an upper one.
    fn search(&mut self, node: Node, wanted: i32, budget: &mut Budget<'_>) -> Result<i32, Stopped> {
        if node.left == 0 {
            return Ok(0);
        }
        let hands = [node.cards.of(0), node.cards.of(1), node.cards.of(2)];
        let left = self.sum(node.cards.left());
        let (own, theirs) = if self.announce == Announce::Never {
            (self.own * self.last, self.theirs * self.last)
        } else {
            (
                self.own * (self.married(hands[0]) + self.last),
                self.theirs * (self.married(hands[1]) + self.married(hands[2]) + self.last),
            )
        };
        let (mut low, mut high) = (-theirs, self.each * left + own);
        if low >= wanted {
            return Ok(low);
        }
        if high < wanted {
            return Ok(high);
        }
        budget.spend()?;
        let mut may = 0;
        for (owner, hand) in hands.iter().enumerate() {
            may |= u8::from(self.pairs(*hand) != 0) << owner;
        }
        let rest = node.leader as u8 | node.trump << 2 | (node.may & may) << 5;
        let cards = node.cards.key();
        let place = self.tables.known.place(cards, rest);
        let mut first = NO_CARD;
        if let Some(slot) = self.tables.known.get(place, cards, rest) {
            if i32::from(slot.low) >= wanted {
                return Ok(i32::from(slot.low));
            }
            if i32::from(slot.high) < wanted {
                return Ok(i32::from(slot.high));
            }
            low = low.max(i32::from(slot.low));
            high = high.min(i32::from(slot.high));
            first = slot.best;
        }
        if self.cashes {
            let (cashed, thrown) = self.cashed(&hands, node.leader, node.trump);
            let sum: i32 = cashed.iter().sum();
            if node.leader == 0 {
                low = low.max(self.each * (sum + thrown) - theirs);
                if self.announces && self.own > 0 {
                    low = low.max(self.announced(&node, &cashed, sum) - theirs);
                }
                if low >= wanted {
                    return Ok(low);
                }
            } else {
                high = high.min(self.each * (left - sum - thrown) + own);
                if high < wanted {
                    return Ok(high);
                }
            }
        }
        if self.waits && node.left >= WAITS {
            if node.leader == 0 {
                high = high.min(
                    self.each * (left - self.waited(&node, &hands, &[0], &[1, 2][..self.players - 1])) + own,
                );
                if high < wanted {
                    return Ok(high);
                }
            } else {
                let other = if self.players == 2 { 0 } else { 3 - node.leader };
                low = low.max(self.each * self.waited(&node, &hands, &[1, 2], &[0]) - theirs);
                if low >= wanted {
                    return Ok(low);
                }
                if other != 0 {
                    high = high.min(self.each * (left - self.waited(&node, &hands, &[0], &[other])) + own);
                    if high < wanted {
                        return Ok(high);
                    }
                }
            }
        }
        let mut plays = Plays::new();
        let royal = self.royal(hands[node.leader]);
        let others = node.cards.left() & !hands[node.leader];
        self.leads(&mut plays, &node, hands[node.leader], royal, first);
        let raises = node.leader == 0;
        let mut best: Option<i32> = None;
        let mut tried = Tried::new();
        for play in plays.all() {
            let card = play & 31;
            if let Some(found) = self.like(tried.all(), play, royal, others, raises)
                && (found >= wanted) != raises
            {
                best = best.map(|best| if raises { best.max(found) } else { best.min(found) });
                continue;
            }
            let (mut gain, mut trump, mut next) = (0, node.trump, node.trump);
            if play & ANNOUNCED != 0 {
                let suit = suit_of(card);
                let value = self.marriages[usize::from(suit)];
                gain = if raises { self.own * value } else { -self.theirs * value };
                if !self.fixed && (self.keep != TrumpKeep::First || node.trump == NONE) {
                    next = suit;
                    trump = if self.at_once { suit } else { trump };
                }
            }
            let trick = Trick {
                cards: node.cards.without(card),
                lying: 1 << card,
                turn: (node.leader + 1) % self.players,
                played: 1,
                led: suit_of(card),
                winning: card,
                winner: node.leader,
                trump,
                next,
                may: node.may,
                left: node.left,
                points: self.worth[usize::from(card & 7)],
            };
            let found = gain + self.reply(&trick, wanted - gain, budget)?;
            best = Some(best.map_or(found, |best| if raises { best.max(found) } else { best.min(found) }));
            let at = self.learned_at(node.cards, node.leader, node.trump, card);
            let learned = &mut self.tables.learned[at];
            if (found >= wanted) == raises {
                *learned += (8192 - *learned) >> 5;
                first = play;
                break;
            }
            *learned -= (8192 + *learned) >> 5;
            tried.push(play, found);
        }
        // A hand on lead always has a card.
        let best = best.unwrap_or(wanted);
        if best >= wanted {
            low = low.max(best);
        } else {
            high = high.min(best);
        }
        self.tables.known.put(place, cards, rest, low as i16, high as i16, first);
        Ok(best)
    }

    #[inline]
    fn learned_at(&self, cards: Cards, leader: usize, trump: u8, card: u8) -> usize {
        let shift = 8 * suit_of(card);
        let pattern = (cards.low >> shift & 0xff | (cards.high >> shift & 0xff) << 8) as usize;
        let key = (pattern * 3 + leader) * 2 + usize::from(suit_of(card) == trump);
        (key.wrapping_mul(0x9e37_79b1) >> 9 ^ usize::from(card & 7)) & (LEARNED - 1)
    }

    /// The leads, in order.
    fn leads(&self, plays: &mut Plays, node: &Node, hand: u32, royal: u32, first: u8) {
        let others = node.cards.left() & !hand;
        let seen =
            |card| i32::from(self.tables.learned[self.learned_at(node.cards, node.leader, node.trump, card)]);
        let promise = |play: u8, more: i32| if play == first { FIRST } else { seen(play & 31) + more };
        let mut left = self.distinct(hand, royal, others, |card| self.led(node, card));
        while left != 0 {
            let card = left.trailing_zeros() as u8;
            left &= left - 1;
            plays.push(promise(card, 0), card);
        }
        let announceable = self.announceable(node, node.leader);
        let mut left = announceable << self.king | announceable << self.queen;
        while left != 0 {
            let play = left.trailing_zeros() as u8 | ANNOUNCED;
            left &= left - 1;
            let more = if node.leader == 0 || self.theirs > 0 { 20_000 } else { 3_000 };
            plays.push(promise(play, more), play);
        }
    }

    /// The kings and queens of a hand's pairs: to play another card instead is no exchange of two that are alike.
    #[inline]
    fn royal(&self, hand: u32) -> u32 {
        if self.announce == Announce::Never {
            return 0;
        }
        let pairs = self.pairs(hand);
        pairs << self.king | pairs << self.queen
    }

    /// Of the cards that a hand may play, those that no touching one is as good as: of touching cards with the same
    /// points the highest, and where it is certain which side has the trick, for which `takes` is asked, of all touching
    /// ones the one that wins most or loses least.
    #[inline]
    fn distinct(&self, legal: u32, royal: u32, others: u32, takes: impl Fn(u8) -> Option<bool>) -> u32 {
        let apart = legal & royal;
        let mut found = self.thinned(legal & !royal, others, &takes);
        if apart != 0 {
            found |= self.thinned(apart, others, &takes);
        }
        found
    }

    #[inline]
    fn thinned(&self, cards: u32, others: u32, takes: impl Fn(u8) -> Option<bool>) -> u32 {
        let mut found = cards;
        let mut left = cards;
        let mut kept = NO_CARD;
        let mut taken = None;
        while left != 0 {
            let card = left.trailing_zeros() as u8;
            left &= left - 1;
            if kept == NO_CARD || !Self::touch(kept, card, others) {
                (kept, taken) = (card, None);
                continue;
            }
            let (high, low) = (self.worth[usize::from(kept & 7)], self.worth[usize::from(card & 7)]);
            if high != low && self.likens {
                taken = taken.or_else(|| Some(takes(kept)));
            }
            let goes = match taken.flatten() {
                _ if high == low => card,
                Some(true) => {
                    if high > low {
                        card
                    } else {
                        kept
                    }
                }
                Some(false) => {
                    if high < low {
                        card
                    } else {
                        kept
                    }
                }
                None => NO_CARD,
            };
            if goes != NO_CARD {
                found &= !(1 << goes);
            }
            if goes != card {
                kept = card;
            }
        }
        found
    }

    /// Whether two cards of a suit, the higher one first, have none of the others' between them.
    #[inline]
    fn touch(high: u8, low: u8, others: u32) -> bool {
        suit_of(high) == suit_of(low) && above(low) & !above(high) & others == 0
    }

    /// What a touching card that was tried says of another one: their values differ by no more than their points.
    #[inline]
    fn like(&self, tried: &[(u8, i32)], play: u8, royal: u32, others: u32, raises: bool) -> Option<i32> {
        if !self.likens {
            return None;
        }
        let card = play & 31;
        let mut found: Option<i32> = None;
        for (before, value) in tried {
            let other = before & 31;
            let same = suit_of(other) == suit_of(card)
                && (before ^ play) & ANNOUNCED == 0
                && (royal >> other ^ royal >> card) & 1 == 0
                && Self::touch(other.min(card), other.max(card), others);
            if same {
                let apart = self.each
                    * (self.worth[usize::from(other & 7)] - self.worth[usize::from(card & 7)]).abs();
                found = Some(match (found, raises) {
                    (None, true) => value + apart,
                    (None, false) => value - apart,
                    (Some(found), true) => found.min(value + apart),
                    (Some(found), false) => found.max(value - apart),
                });
            }
        }
        found
    }

    #[inline]
    fn beats(card: u8, winning: u8, trump: u8) -> bool {
        if suit_of(card) == suit_of(winning) { card < winning } else { suit_of(card) == trump }
    }

    /// The cards that a hand may play.
    #[inline]
    fn legal(&self, hand: u32, trick: &Trick) -> u32 {
        let same = hand & suit_mask(trick.led);
        if same != 0 {
            let higher = same & above(trick.winning);
            return if self.beat && higher != 0 { higher } else { same };
        }
        if trick.trump == NONE || self.void == TrumpVoid::Free {
            return hand;
        }
        let trumps = hand & suit_mask(trick.trump);
        if trumps == 0 {
            return hand;
        }
        let ruffed = suit_of(trick.winning) == trick.trump;
        let winners = if ruffed { trumps & above(trick.winning) } else { trumps };
        if self.overtrump && ruffed && winners != 0 {
            winners
        } else if self.void == TrumpVoid::Must || winners != 0 {
            trumps
        } else {
            hand
        }
    }

    /// Whether the leader's side has the trick for certain if a card is led.
    #[inline]
    fn led(&self, node: &Node, card: u8) -> Option<bool> {
        let mut certain = true;
        for owner in 0..self.players {
            if (owner == 0) != (node.leader == 0) {
                certain &= !Self::can_beat(node.cards.of(owner), suit_of(card), card, node.trump);
            }
        }
        certain.then_some(true)
    }

    /// Whether the side of a hand in turn has the trick for certain, or has lost it, if it plays a card.
    #[inline]
    fn replied(&self, trick: &Trick, owner: usize, card: u8) -> Option<bool> {
        let wins = Self::beats(card, trick.winning, trick.trump);
        let (best, winner) = if wins { (card, owner) } else { (trick.winning, trick.winner) };
        let ours = (winner == 0) == (owner == 0);
        if trick.played + 1 < self.players {
            let last = (owner + 1) % self.players;
            if (last == 0) != (winner == 0)
                && Self::can_beat(trick.cards.of(last), trick.led, best, trick.trump)
            {
                return None;
            }
        }
        Some(ours)
    }

    /// Whether a hand could beat a card if it may.
    #[inline]
    fn can_beat(hand: u32, led: u8, best: u8, trump: u8) -> bool {
        let trumps = if trump == NONE { 0 } else { suit_mask(trump) };
        let followed = hand & suit_mask(led);
        if followed != 0 {
            suit_of(best) == led && followed & above(best) != 0
        } else if suit_of(best) == trump {
            hand & above(best) != 0
        } else {
            hand & trumps != 0
        }
    }

    fn reply(&mut self, trick: &Trick, wanted: i32, budget: &mut Budget<'_>) -> Result<i32, Stopped> {
        if trick.played == self.players {
            return self.taken(trick, wanted, budget);
        }
        let owner = trick.turn;
        let hand = trick.cards.of(owner);
        let legal = self.legal(hand, trick);
        let royal = self.royal(hand);
        let others = trick.cards.left() & !hand | trick.lying;
        let mut left = self.distinct(legal, royal, others, |card| self.replied(trick, owner, card));
        if left & (left - 1) == 0 {
            return self.reply(&self.followed(trick, left.trailing_zeros() as u8), wanted, budget);
        }
        let raises = owner == 0;
        let mut plays = Plays::new();
        while left != 0 {
            let card = left.trailing_zeros() as u8;
            left &= left - 1;
            plays.push(self.promise(trick, owner, card), card);
        }
        let mut best: Option<i32> = None;
        let mut tried = Tried::new();
        for card in plays.all() {
            if let Some(found) = self.like(tried.all(), card, royal, others, raises)
                && (found >= wanted) != raises
            {
                best = best.map(|best| if raises { best.max(found) } else { best.min(found) });
                continue;
            }
            let found = self.reply(&self.followed(trick, card), wanted, budget)?;
            best = Some(best.map_or(found, |best| if raises { best.max(found) } else { best.min(found) }));
            if (found >= wanted) == raises {
                break;
            }
            tried.push(card, found);
        }
        // A hand in turn always has a legal card.
        Ok(best.unwrap_or(wanted))
    }

    /// A trick with another card on it.
    #[inline]
    fn followed(&self, trick: &Trick, card: u8) -> Trick {
        let wins = Self::beats(card, trick.winning, trick.trump);
        Trick {
            cards: trick.cards.without(card),
            lying: trick.lying | 1 << card,
            turn: if trick.turn + 1 == self.players { 0 } else { trick.turn + 1 },
            played: trick.played + 1,
            winning: if wins { card } else { trick.winning },
            winner: if wins { trick.turn } else { trick.winner },
            points: trick.points + self.worth[usize::from(card & 7)],
            ..*trick
        }
    }

    /// A full trick: what it adds, and the search after it.
    fn taken(&mut self, trick: &Trick, wanted: i32, budget: &mut Budget<'_>) -> Result<i32, Stopped> {
        let mut gain = if trick.winner == 0 { self.each * trick.points } else { 0 };
        if trick.left == 1 {
            gain += if trick.winner == 0 { self.own } else { -self.theirs } * self.last;
            return Ok(gain);
        }
        let may = match self.announce {
            Announce::OwnTrick => trick.may | 1 << trick.winner,
            // Nobody may before the first trick is taken.
            Announce::FirstWinner if trick.may == 0 => 1 << trick.winner,
            _ => trick.may,
        };
        let node =
            Node { cards: trick.cards, leader: trick.winner, trump: trick.next, may, left: trick.left - 1 };
        Ok(gain + self.search(node, wanted - gain, budget)?)
    }

    /// How promising a reply is.
    #[inline]
    fn promise(&self, trick: &Trick, owner: usize, card: u8) -> i32 {
        let worth = self.worth[usize::from(card & 7)];
        let wins = Self::beats(card, trick.winning, trick.trump);
        let ours = (trick.winner == 0) == (owner == 0);
        if trick.played + 1 == self.players {
            return match (wins, ours) {
                (true, true) => 100 + 5 * worth,
                (true, false) => 500 + 5 * worth,
                (false, true) => 300 + 10 * worth,
                (false, false) => 200 - 10 * worth,
            };
        }
        // The second of three.
        let last = (owner + 1) % self.players;
        let best = if wins { card } else { trick.winning };
        let hand = trick.cards.of(last);
        let holds = !Self::can_beat(hand, trick.led, best, trick.trump);
        let partner = owner != 0 && trick.winner != 0;
        if wins {
            if holds || (last == 0) == (owner == 0) {
                400 + if partner && holds { 0 } else { 200 } + 4 * worth
            } else {
                100 - 10 * worth
            }
        } else if partner && holds {
            500 + 10 * worth
        } else {
            200 - 10 * worth
        }
    }

    /// By suit, the card points that the leader's side takes with the leader's top cards; and those of the cards that the
    /// others have to throw on them.
    fn cashed(&self, hands: &[u32; 3], leader: usize, trump: u8) -> ([i32; SUITS], i32) {
        let others = if self.players == 2 {
            [hands[1 - leader], 0]
        } else {
            [hands[(leader + 1) % 3], hands[(leader + 2) % 3]]
        };
        let trumps = if trump == NONE { 0 } else { suit_mask(trump) };
        let mut found = [0; SUITS];
        let mut left = others;
        let mut taken = 0;
        for (suit, sum) in found.iter_mut().enumerate() {
            let of = |hand: u32| hand >> (8 * suit) & 0xff;
            let mut own = of(hands[leader]);
            let mut rest = others.map(of);
            let mut rounds = RANKS as u32;
            if suit != usize::from(trump) {
                for (other, hand) in others.iter().enumerate() {
                    if hand & trumps != 0 {
                        rounds = rounds.min(u32::from(COUNTS[rest[other] as usize & 0xff]));
                    }
                }
            }
            while own != 0 && rounds > 0 {
                let card = own.trailing_zeros();
                if (rest[0] | rest[1]) & ((1 << card) - 1) != 0 {
                    break;
                }
                own &= own - 1;
                rounds -= 1;
                taken += 1;
                *sum += self.worth[card as usize & 7];
                for (held, left) in rest.iter_mut().zip(&mut left) {
                    if *held != 0 {
                        let lowest = held.ilog2();
                        *sum += self.worth[lowest as usize & 7];
                        *held ^= 1 << lowest;
                        *left ^= 1 << (lowest as usize + 8 * suit);
                    }
                }
            }
        }
        if taken == 0 {
            return (found, 0);
        }
        // Who has followed fewer times than there are rounds throws other cards, the cheapest ones at best.
        let mut thrown = 0;
        for (hand, left) in others.into_iter().zip(left) {
            if hand != 0 {
                thrown += self.cheapest(left, taken - (hand.count_ones() - left.count_ones()));
            }
        }
        (found, thrown)
    }

    /// The card points that one or two hands of a side, none of them on lead, take for certain with cards that they keep;
    /// `against` is the other side, which must not be able to make another trump.
    fn waited(&self, node: &Node, hands: &[u32; 3], against: &[usize], owners: &[usize]) -> i32 {
        let settled = self.announce == Announce::Never
            || self.fixed
            || self.keep == TrumpKeep::First && node.trump != NONE;
        if !settled && against.iter().any(|owner| self.pairs(hands[*owner]) != 0) {
            return 0;
        }
        let mut kept = [0; 3];
        let mut all = 0;
        for owner in owners.iter().copied() {
            kept[owner] = self.kept(node, hands, owner);
            all |= kept[owner];
        }
        if all == 0 {
            return 0;
        }
        let count = all.count_ones();
        let mut sum = self.sum(all);
        for owner in 0..self.players {
            // Each trick that a kept card takes has a card of every other hand, none of them kept.
            let played = count - kept[owner].count_ones();
            sum += self.cheapest(hands[owner] & !kept[owner], played);
        }
        sum
    }

    /// The cards with which a hand that is not on lead takes a trick each, whatever the others do.
    fn kept(&self, node: &Node, hands: &[u32; 3], owner: usize) -> u32 {
        let hand = hands[owner];
        let others = if self.players == 2 {
            [hands[1 - owner], 0]
        } else {
            [hands[(owner + 1) % 3], hands[(owner + 2) % 3]]
        };
        let trumps = if node.trump == NONE { 0 } else { suit_mask(node.trump) };
        let facing = (others[0] | others[1]) & trumps != 0;
        let lone = !facing && hand & trumps != 0;
        let mut sure = 0;
        if lone {
            sure = hand & trumps;
        } else if facing {
            sure = hand & trumps & !below_first((others[0] | others[1]) & trumps, node.trump);
            if self.void != TrumpVoid::Must {
                return sure;
            }
        }
        let most = |at: usize| if facing && others[at] & trumps != 0 { u32::MAX } else { 0 };
        let limits = [most(0), most(1)];
        let (mut winners, mut tops, mut rounds) = (0u32, 0u32, 0u32);
        for suit in 0..SUITS as u8 {
            let of = |hand: u32| hand >> (8 * suit) & 0xff;
            let (first, second) = (of(others[0]), of(others[1]));
            let counts =
                [u32::from(COUNTS[first as usize & 0xff]), u32::from(COUNTS[second as usize & 0xff])];
            let longest = counts[0].max(counts[1]);
            let own = of(hand);
            let against = first | second;
            // All that is above the highest card of the others.
            let mut run = own & (against & against.wrapping_neg()).wrapping_sub(1);
            if run != 0 && suit != node.trump {
                if facing {
                    // Who has a trump must follow each time.
                    let most = (counts[0] | !limits[0]).min(counts[1] | !limits[1]);
                    for _ in most..u32::from(COUNTS[run as usize & 0xff]) {
                        run &= !(1 << run.ilog2());
                    }
                } else if u32::from(COUNTS[run as usize & 0xff]) >= longest {
                    run = own;
                }
            }
            if run == 0 || suit == node.trump {
                rounds += longest;
                if rounds >= u32::from(node.left) && !lone {
                    return sure;
                }
            } else {
                winners |= run << (8 * suit);
                tops |= (run & run.wrapping_neg()) << (8 * suit);
            }
        }
        if lone {
            return sure | winners;
        }
        let room = u32::from(node.left).saturating_sub(rounds);
        let mut spare = winners.count_ones();
        if room < tops.count_ones() {
            return sure;
        }
        let mut extra = winners & !tops;
        while spare > room {
            let lowest = 1 << extra.ilog2();
            extra &= !lowest;
            spare -= 1;
        }
        sure | tops | extra
    }

    /// The card points of the cheapest cards of a hand, so many of them.
    #[inline]
    fn cheapest(&self, hand: u32, mut count: u32) -> i32 {
        let mut sum = 0;
        for place in self.cheap {
            if count == 0 {
                break;
            }
            // Adds the four bits: not every machine counts bits quickly.
            let cards = ((hand >> place & 0x0101_0101).wrapping_mul(0x0101_0101) >> 24).min(count);
            sum += self.worth[usize::from(place)] * cards as i32;
            count -= cards;
        }
        sum
    }

    /// The most that the single hand, on lead, has for certain if it announces now, or after it has cashed other suits.
    fn announced(&self, node: &Node, cashed: &[i32; SUITS], sum: i32) -> i32 {
        let mut pairs = self.announceable(node, 0);
        let mut most = 0;
        while pairs != 0 {
            let suit = pairs.trailing_zeros() as usize / 8;
            most = most.max(self.own * self.marriages[suit] + self.each * (sum - cashed[suit]));
            pairs &= pairs - 1;
        }
        most
    }
}

/// Adds a seat's role to the roles that may announce.
fn bit_of(set: u8, (_, role): (usize, &u8)) -> u8 {
    set | if *role < 3 { 1 << role } else { 0 }
}
