//! What of a position between two tricks decides how the rest of the deal goes.

use trick_kernel::{ANNOUNCED_ACES, Announce, Policy, Position, SEATS, TrumpKeep};

/// A position before a trick, exactly: no two that go on differently share a key, within one deal and policy.
///
/// Stock, talon, resting seats and sides are those of the deal, so the index tells what is left of the first two.
pub(crate) type Key = [u64; 4];

/// Which parts a policy makes matter.
#[derive(Clone, Copy)]
pub(crate) struct Parts {
    owner: bool,
    value: bool,
    number: bool,
    first: bool,
    takers: bool,
    bonus: bool,
}

impl Parts {
    pub(crate) fn new(policy: &Policy) -> Self {
        let settings = policy.settings();
        let announces = settings.announce != Announce::Never;
        Self {
            owner: !settings.lead_foreign_trump,
            value: announces && settings.trump_keep == TrumpKeep::Higher,
            number: announces && !settings.marriages_by_order.is_empty(),
            first: settings.announce == Announce::FirstWinner,
            takers: settings.announce == Announce::OwnTrick || settings.trick_needed,
            bonus: settings.trick_needed,
        }
    }

    pub(crate) fn key(self, position: &Position) -> Key {
        let hands = position.hands();
        let (owner, value) = position.trump_maker();
        let mut rest = u64::from(position.leader())
            | u64::from(position.trump().map_or(7, |suit| suit)) << 2
            | u64::from(position.index()) << 5
            | u64::from(position.new_trump()) << 44
            | u64::from(position.declarer().map_or(7, |seat| seat)) << 45;
        if self.owner {
            rest |= u64::from(owner.map_or(7, |seat| seat)) << 13;
        }
        if self.value {
            rest |= u64::from(value) << 16;
        }
        if self.number {
            rest |= u64::from((position.announced() & !ANNOUNCED_ACES).count_ones()) << 32;
        }
        if self.first {
            rest |= u64::from(position.first_winner().map_or(7, |seat| seat)) << 36;
        }
        let mut bonuses = 0;
        if self.takers {
            for seat in 0..SEATS {
                if position.tricks(seat) > 0 {
                    rest |= 1 << (40 + seat);
                } else if self.bonus {
                    bonuses |= u64::from(position.points(seat).1) << (16 * seat);
                }
            }
        }
        let pair = |low: u32, high: u32| u64::from(low) | u64::from(high) << 32;
        [pair(hands[0], hands[1]), pair(hands[2], hands[3]), rest, bonuses]
    }
}
