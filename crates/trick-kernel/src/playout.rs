//! Random play to the end of the deal.

use crate::cards::{Card, Hand, bit, suit_of};
use crate::pick::{pick, pick_either};
use crate::policy::Policy;
use crate::position::{Play, Position};
use crate::rng::Rng;
use crate::setup::{SEATS, Setup};

/// Sums over finished playouts, by seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Card points and bonuses at the end of the deal, those of the start position included.
    pub points: [u64; SEATS],
    /// Tricks at the end of the deal, those of the start position included.
    pub tricks: [u64; SEATS],
}

impl Tally {
    fn add(&mut self, policy: &Policy, end: &Position) {
        for seat in 0..SEATS {
            self.points[seat] += u64::from(end.total(policy, seat));
            self.tricks[seat] += u64::from(end.tricks(seat));
        }
    }
}

impl Position {
    /// Plays on at random to the end of the deal: each play (card and announcement) of the seat to
    /// play is as likely as any other.
    pub fn play_out(&mut self, policy: &Policy, rng: &mut Rng) {
        while !self.trick().is_empty() || self.turned().is_some() {
            let card = pick(self.legal(policy), rng);
            self.apply(policy, Play { card, announce: false });
        }
        // With the number of seats known the compiler unrolls the trick.
        match (policy.players(), self.resting != 0) {
            (2, _) => self.play_out_seats::<2, false>(policy, rng),
            (3, false) => self.play_out_seats::<3, false>(policy, rng),
            (3, true) => self.play_out_seats::<3, true>(policy, rng),
            (_, false) => self.play_out_seats::<4, false>(policy, rng),
            (_, true) => self.play_out_seats::<4, true>(policy, rng),
        }
    }

    #[inline]
    fn play_out_seats<const PLAYERS: usize, const RESTS: bool>(&mut self, policy: &Policy, rng: &mut Rng) {
        if self.draws() {
            self.play_out_tricks::<PLAYERS, RESTS, true>(policy, rng);
        }
        self.play_out_tricks::<PLAYERS, RESTS, false>(policy, rng);
    }

    /// Plays whole tricks: those after which cards are drawn, or the last ones without a stock.
    #[inline]
    fn play_out_tricks<const PLAYERS: usize, const RESTS: bool, const DRAWS: bool>(
        &mut self,
        policy: &Policy,
        rng: &mut Rng,
    ) {
        while if DRAWS { self.draws() } else { !self.over() } {
            let (card, announce) = pick_either(self.leads(policy), self.announceable_leads(policy), rng);
            let seat = self.turn();
            self.hands[usize::from(seat) % SEATS] &= !bit(card);
            self.new_trump = false;
            if announce {
                self.announce(policy, card);
            }
            let (led, trump, index) = (suit_of(card), self.trump, usize::from(self.index));
            let (mut winning, mut winner) = (card, seat);
            let mut points = policy.card_points(card);
            let mut seat = usize::from(seat);
            for _ in 1..PLAYERS {
                seat = if seat + 1 == PLAYERS { 0 } else { seat + 1 };
                if RESTS && self.resting >> seat & 1 != 0 {
                    continue;
                }
                let role = self.role(seat as u8, winner);
                let hand = &mut self.hands[seat % SEATS];
                let card = pick(policy.replies(*hand, led, winning, trump, index, role), rng);
                *hand &= !bit(card);
                points += policy.card_points(card);
                if policy.beats(card, winning, trump) {
                    (winning, winner) = (card, seat as u8);
                }
            }
            self.take_trick::<DRAWS>(policy, winner, points);
        }
    }
}

/// Plays a position out `repeats` times.
#[must_use]
pub fn playout(policy: &Policy, position: &Position, repeats: u32, rng: &mut Rng) -> Tally {
    let mut tally = Tally::default();
    for _ in 0..repeats {
        let mut end = *position;
        end.play_out(policy, rng);
        tally.add(policy, &end);
    }
    tally
}

/// Deals `hand_size` random cards of `deck` to every seat and plays out, `deals` times.
///
/// Seat 0 leads and there is no trump at first unless the policy fixes one; the remaining cards are not used. `None` when the
/// deck has too few cards.
#[must_use]
pub fn playout_deals(
    policy: &Policy,
    deck: Hand,
    hand_size: u32,
    deals: u32,
    rng: &mut Rng,
) -> Option<Tally> {
    let players = policy.players();
    if hand_size == 0 || u64::from(hand_size) * players as u64 > u64::from(deck.count_ones()) {
        return None;
    }
    let mut cards: Vec<Card> = crate::cards_of(deck).collect();
    let start = Setup { trump: policy.settings().fixed_trump, ..Setup::default() };
    let start = Position::new(policy, &start).ok()?;
    let mut tally = Tally::default();
    for _ in 0..deals {
        let mut position = start;
        let mut taken = 0;
        for hand in &mut position.hands[..players] {
            for _ in 0..hand_size {
                let other = taken + rng.below((cards.len() - taken) as u32) as usize;
                cards.swap(taken, other);
                *hand |= 1 << cards[taken];
                taken += 1;
            }
        }
        position.play_out(policy, rng);
        tally.add(policy, &position);
    }
    Some(tally)
}
