//! Tricks that a card of the talon leads, and seats that rest.
//!
//! In an all-pass of Preferans the talon leads the first tricks (PF-154, PF-157): a card is turned, and
//! the hands play to it in turn. Where a seat rests, the card counts as that seat's and may win
//! (PF-156); otherwise it only names the suit (PF-161).

use crate::cards::{Card, Suit, suit_of};
use crate::policy::Policy;

/// A card of the talon that leads a trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turned {
    /// The card.
    pub card: Card,
    /// The seat whose card it counts as; `None`: it only names the suit and takes no trick.
    pub seat: Option<u8>,
}

impl Turned {
    /// Whether `card` wins a trick in which only this card lies so far and names the suit.
    #[inline]
    pub(crate) fn yields_to(self, card: Card, trump: Option<Suit>) -> bool {
        suit_of(card) == suit_of(self.card) || Some(suit_of(card)) == trump
    }
}

impl Policy {
    /// The seat that plays after `seat`: the next one that is not in the set `resting`.
    ///
    /// At least one other seat must not rest.
    #[inline]
    #[must_use]
    pub fn seat_after(&self, seat: usize, resting: u8) -> usize {
        let mut next = seat;
        for _ in 0..self.players() {
            next = if next + 1 >= self.players() { 0 } else { next + 1 };
            if resting >> next & 1 == 0 {
                break;
            }
        }
        next
    }

    /// The seat that plays `offset` plays after `leader`, when those in the set `resting` are skipped: a
    /// leader who rests, too.
    #[inline]
    #[must_use]
    pub fn seat_at(&self, leader: usize, offset: usize, resting: u8) -> usize {
        if resting == 0 {
            return (leader + offset) % self.players();
        }
        let first = if resting >> leader & 1 == 0 { leader } else { self.seat_after(leader, resting) };
        (0..offset).fold(first, |seat, _| self.seat_after(seat, resting))
    }

    /// After how many plays a seat has its turn in a trick that `leader` leads; `None` for a seat that rests.
    #[must_use]
    pub fn offset_of(&self, seat: usize, leader: usize, resting: u8) -> Option<usize> {
        let playing = self.players() - resting.count_ones() as usize;
        (0..playing).find(|offset| self.seat_at(leader, *offset, resting) == seat)
    }

    /// The seat that takes a trick to which `leader` played the first card of `trick`.
    ///
    /// `turned` is the talon's card that led it. If no hand follows a card that only names the suit,
    /// the trick is the leader's (PF-161a).
    #[must_use]
    pub fn taker(
        &self,
        turned: Option<Turned>,
        trick: &[Card],
        trump: Option<Suit>,
        leader: usize,
        resting: u8,
    ) -> usize {
        match (self.winning(turned, trick, trump), turned.and_then(|turned| turned.seat)) {
            (Some(offset), _) => self.seat_at(leader, offset, resting),
            (None, Some(seat)) => usize::from(seat),
            (None, None) => leader,
        }
    }

    /// Offset of the hand's card that wins a trick; `None` if none does, because the talon's card
    /// wins or no hand has followed it, or because the trick is empty.
    #[must_use]
    pub fn winning(&self, turned: Option<Turned>, trick: &[Card], trump: Option<Suit>) -> Option<usize> {
        let Some(turned) = turned else {
            return (!trick.is_empty()).then(|| self.winner(trick, trump));
        };
        let mut best = None;
        for (offset, card) in trick.iter().enumerate() {
            let wins = match (best, turned.seat) {
                (Some(best), _) => self.beats(*card, trick[best], trump),
                (None, Some(_)) => self.beats(*card, turned.card, trump),
                (None, None) => turned.yields_to(*card, trump),
            };
            if wins {
                best = Some(offset);
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_has_its_turn_after_those_before_it_that_play() {
        let four = Policy::from_text("players=4").unwrap();
        let offsets = |leader, resting| [0, 1, 2, 3].map(|seat| four.offset_of(seat, leader, resting));
        assert_eq!(offsets(2, 0), [Some(2), Some(3), Some(0), Some(1)]);
        // Seat 3 rests: after seat 2 it is the turn of seat 0.
        assert_eq!(offsets(2, 0b1000), [Some(1), Some(2), Some(0), None]);
        // A leader who rests leaves the lead to the next seat.
        assert_eq!(offsets(3, 0b1000), [Some(0), Some(1), Some(2), None]);
    }
}
