//! Alpha-beta with a zero window over positions of the kernel: exact for every policy.

use trick_kernel::{
    ACE, Announce, Card, Hand, KING, Play, Policy, Position, QUEEN, SUITS, cards_of, suit_mask,
};

use crate::bounds::Bounds;
use crate::equals::Equals;
use crate::fast::Fast;
use crate::goal::{Aim, Count, Goal};
use crate::key::Parts;
use crate::limits::{Budget, Limits, Stopped};
use crate::payoff::{Payoff, packed};
use crate::table::Table;

/// What is known of the rest of a deal: how much is still added to what the side has, and the play that was best.
#[derive(Clone, Copy)]
struct Known {
    low: i32,
    high: i32,
    best: Option<Play>,
}

pub(crate) struct Search<'a> {
    pub(crate) policy: &'a Policy,
    pub(crate) goal: Goal,
    /// What the tricks by seat are worth, where that is no sum.
    pub(crate) payoff: Option<Payoff>,
    pub(crate) fast: Option<Fast>,
    pub(crate) budget: Budget<'a>,
    pub(crate) equals: Equals,
    parts: Parts,
    table: Table<Known>,
    /// Card points taken and still to be taken, and tricks of the whole deal.
    all_points: i32,
    all_tricks: i32,
    /// By seat and card, how often a play refuted what was tried before it.
    history: Box<[[i32; 32]; 4]>,
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        policy: &'a Policy,
        position: &Position,
        goal: Goal,
        limits: &Limits<'a>,
        fast: Option<Fast>,
    ) -> Self {
        let (all_points, all_tricks) = whole(policy, position);
        let known = fast.as_ref().map_or(0, Fast::known_bytes);
        Self {
            policy,
            goal,
            payoff: None,
            fast,
            budget: Budget::new(limits),
            equals: Equals::new(policy),
            parts: Parts::new(policy),
            table: Table::new(limits.memory.saturating_sub(known)),
            all_points,
            all_tricks,
            history: Box::new([[0; 32]; 4]),
        }
    }

    /// Bytes of the tables.
    pub(crate) fn bytes(&self) -> usize {
        self.table.bytes() + self.fast.as_ref().map_or(0, Fast::bytes)
    }

    /// A value that a fast kernel takes for likely, and how far the first step away from it goes.
    pub(crate) fn guess(&self, position: &Position) -> Option<(i32, i32)> {
        let fast = self.fast.as_ref()?;
        fast.guess(position, self.goal.so_far(self.policy, position))
    }

    /// The value of a finished deal.
    pub(crate) fn at_end(&self, position: &Position) -> i32 {
        match &self.payoff {
            Some(payoff) => payoff.range(position, self.policy.players()).low,
            None => self.goal.at_end(self.policy, position),
        }
    }

    /// What the value can be at all, from what is left to be taken.
    pub(crate) fn range(&self, position: &Position) -> Bounds {
        if let Some(payoff) = &self.payoff {
            return payoff.range(position, self.policy.players());
        }
        let now = self.goal.so_far(self.policy, position);
        if self.goal.count == Count::Tricks {
            let left = self.all_tricks - i32::from(position.index());
            return Bounds { low: now - if self.goal.margin { left } else { 0 }, high: now + left };
        }
        let (mut taken, mut own_lost, mut their_lost) = (0, 0, 0);
        for seat in 0..self.policy.players() {
            let (points, bonus) = position.points(seat);
            taken += i32::from(points);
            if self.policy.settings().trick_needed && position.tricks(seat) == 0 {
                *(if self.goal.has(seat) { &mut own_lost } else { &mut their_lost }) += i32::from(bonus);
            }
        }
        let left = self.all_points - taken
            + self.announcements_left(position)
            + i32::from(self.policy.settings().last_trick);
        if self.goal.margin {
            Bounds { low: now - left - own_lost, high: now + left + their_lost }
        } else {
            Bounds { low: now - own_lost, high: now + left }
        }
    }

    /// The most that announcements can still bring: each combination that is not broken.
    fn announcements_left(&self, position: &Position) -> i32 {
        let settings = self.policy.settings();
        if settings.announce == Announce::Never {
            return 0;
        }
        let hands = position.hands().iter().fold(0, |set: Hand, hand| set | hand);
        let cards = position.stock().fold(hands, |set, card| set | 1 << card);
        let mut most = 0;
        for suit in 0..SUITS {
            let pair = suit_mask(suit as u8) & (0x0101_0101 << KING | 0x0101_0101 << QUEEN);
            if cards & pair == pair {
                let by_order = settings.marriages_by_order.iter().max();
                most += i32::from(*by_order.unwrap_or(&settings.marriages[suit]));
            }
        }
        let aces = 0x0101_0101 << ACE;
        most + if cards & aces == aces { i32::from(settings.ace_marriage) } else { 0 }
    }

    /// Compares the value with `wanted`: a result of at least that is a lower bound of the value, a smaller one an
    /// upper bound.
    pub(crate) fn compare(&mut self, position: &Position, wanted: i32) -> Result<i32, Stopped> {
        if position.over() {
            return Ok(self.at_end(position));
        }
        let range = self.range(position);
        if range.low >= wanted {
            return Ok(range.low);
        }
        if range.high < wanted {
            return Ok(range.high);
        }
        let now = if self.payoff.is_some() { 0 } else { self.goal.so_far(self.policy, position) };
        if let Some(fast) = &mut self.fast {
            return fast.compare(position, now, wanted, &mut self.budget);
        }
        if !position.trick().is_empty() {
            return Ok(self.plays(position, wanted, None)?.0);
        }
        let mut key = self.parts.key(position);
        if self.payoff.is_some() {
            // No bonus is part of the key where nothing is announced.
            key[3] = packed(position);
        }
        let mut known = self.table.get(&key).unwrap_or(Known {
            low: range.low - now,
            high: range.high - now,
            best: None,
        });
        if known.low + now >= wanted {
            return Ok(known.low + now);
        }
        if known.high + now < wanted {
            return Ok(known.high + now);
        }
        let (found, best) = self.plays(position, wanted, known.best)?;
        if found >= wanted {
            known.low = known.low.max(found - now);
        } else {
            known.high = known.high.min(found - now);
        }
        known.best = best.or(known.best);
        self.table.put(key, known);
        Ok(found)
    }

    /// Tries the plays of the seat in turn, and says which one decided.
    fn plays(
        &mut self,
        position: &Position,
        wanted: i32,
        first: Option<Play>,
    ) -> Result<(i32, Option<Play>), Stopped> {
        self.budget.spend()?;
        let seat = usize::from(position.turn());
        let raises = self.goal.raises(seat);
        let mut plays = self.ordered(position, first);
        let mut best: Option<i32> = None;
        while let Some((_, play)) = plays.pop() {
            let mut next = *position;
            next.apply(self.policy, play);
            let found = self.compare(&next, wanted)?;
            best = Some(match best {
                None => found,
                Some(before) if raises => before.max(found),
                Some(before) => before.min(found),
            });
            if (found >= wanted) == raises {
                let seen = &mut self.history[seat][usize::from(play.card)];
                *seen += (4096 - *seen) >> 4;
                return Ok((found, Some(play)));
            }
            let seen = &mut self.history[seat][usize::from(play.card)];
            *seen -= (4096 + *seen) >> 5;
        }
        // A hand in turn always has a legal card.
        Ok((best.unwrap_or(wanted), None))
    }

    /// The plays that differ, the most promising last.
    fn ordered(&self, position: &Position, first: Option<Play>) -> Vec<(i32, Play)> {
        let legal = position.legal(self.policy);
        let announceable = position.announceable(self.policy);
        let cards = self.equals.distinct(self.policy, position, legal);
        let mut plays = Vec::with_capacity(16);
        for card in cards_of(cards) {
            let play = Play { card, announce: false };
            plays.push((self.promise(position, play), play));
            if announceable >> card & 1 != 0 {
                let play = Play { card, announce: true };
                plays.push((self.promise(position, play), play));
            }
        }
        if let Some(first) = first {
            for (promise, play) in &mut plays {
                *promise += if *play == first { 1 << 20 } else { 0 };
            }
        }
        if plays.len() > 1 {
            plays.sort_unstable();
        }
        plays
    }

    fn promise(&self, position: &Position, play: Play) -> i32 {
        let seat = usize::from(position.turn());
        let height = 8 - self.equals.below_top(play.card);
        let worth = i32::from(self.policy.card_points(play.card));
        let seen = self.history[seat][usize::from(play.card)];
        let Some(winning) = self.winning(position) else {
            let many = self.goal.aim == Aim::Most;
            return seen + if many { 8 * height } else { -8 * height } + if play.announce { 2048 } else { 0 };
        };
        let wins = self.policy.beats(play.card, winning, position.trump());
        let how = match (self.goal.aim, wins) {
            (Aim::Most, true) => 256 - height,
            (Aim::Most, false) => -height - worth,
            (Aim::Fewest, true) => -64 - height,
            (Aim::Fewest, false) => 8 * height,
        };
        seen / 4 + how
    }

    /// The card that wins the trick under way, roughly: only the order of plays depends on it.
    fn winning(&self, position: &Position) -> Option<Card> {
        let trick = position.trick();
        if trick.is_empty() {
            return position.turned().map(|turned| turned.card);
        }
        Some(trick[self.policy.winner(trick, position.trump())])
    }
}

/// Card points taken and left in a deal, and the number of its tricks.
pub(crate) fn whole(policy: &Policy, position: &Position) -> (i32, i32) {
    let hands = position.hands().iter().fold(0, |set: Hand, hand| set | hand);
    let lying = position.trick().iter().copied().chain(position.stock());
    let cards = lying.fold(hands, |set, card| set | 1 << card);
    let turned = position.talon().fold(0, |set: Hand, card| set | 1 << card);
    let taken: i32 = (0..policy.players()).map(|seat| i32::from(position.points(seat).0)).sum();
    let playing = (policy.players() as u32 - position.resting().count_ones()).max(1);
    let tricks = cards.count_ones() / playing;
    let points = i32::from(policy.points(cards | turned));
    (taken + points, i32::from(position.index()) + tricks as i32)
}
