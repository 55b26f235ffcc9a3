//! What every division of the tricks is worth to a side: a result that is no sum of what is taken.

use std::collections::HashMap;

use trick_kernel::{Announce, Policy, Position, SEATS};

use crate::bounds::Bounds;
use crate::goal::Fault;

/// The most tricks of a deal: a pack for two.
const MOST: u8 = 16;

/// The tricks of each seat at the end of a deal.
pub type TricksBySeat = [u8; SEATS];

/// By the tricks of each seat at the end of a deal, what they are worth to the side that is asked about.
pub type Worths = HashMap<TricksBySeat, i32>;

/// The worths of a deal, and what can still become of a number of tricks taken.
pub(crate) struct Payoff {
    /// Numbers of tricks that a seat can have: 0 to one less.
    radix: usize,
    /// By tricks of each seat so far: the least and the most that they can be worth in the end.
    ranges: Vec<Option<Bounds>>,
    /// The worths that can be reached, each once, in order.
    pub(crate) steps: Vec<i32>,
}

/// How many tricks are taken, and who can take more.
struct Left {
    tricks: TricksBySeat,
    taken: u8,
    all: u8,
    /// Tricks that a seat can take that plays no card: those that the talon leads.
    turned: u8,
}

impl Payoff {
    /// Looks at all that can be reached from a position.
    ///
    /// # Errors
    /// A division of the tricks without a worth; a policy under which more than tricks is taken.
    pub(crate) fn new(
        policy: &Policy,
        position: &Position,
        tricks_left: i32,
        worths: &Worths,
    ) -> Result<Self, Fault> {
        let settings = policy.settings();
        if settings.announce != Announce::Never || settings.trick_needed {
            return Err(Fault::Announces);
        }
        let tricks = tricks_of(position, policy.players());
        let taken = tricks.iter().map(|tricks| i32::from(*tricks)).sum::<i32>();
        let all = u8::try_from(taken + tricks_left)
            .ok()
            .filter(|all| *all <= MOST)
            .ok_or(Fault::NoWorth(tricks))?;
        let radix = usize::from(all) + 1;
        let mut payoff =
            Self { radix, ranges: vec![None; radix.pow(policy.players() as u32)], steps: Vec::new() };
        let left = Left { tricks, taken: taken as u8, all, turned: position.talon().len() as u8 };
        payoff.reach(policy, position, worths, &left)?;
        payoff.steps.sort_unstable();
        payoff.steps.dedup();
        Ok(payoff)
    }

    fn reach(
        &mut self,
        policy: &Policy,
        position: &Position,
        worths: &Worths,
        left: &Left,
    ) -> Result<Bounds, Fault> {
        let at = self.at(&left.tricks);
        if let Some(bounds) = self.ranges[at] {
            return Ok(bounds);
        }
        let mut found: Option<Bounds> = None;
        if left.taken >= left.all {
            let worth = *worths.get(&left.tricks).ok_or(Fault::NoWorth(left.tricks))?;
            self.steps.push(worth);
            found = Some(Bounds::exactly(worth));
        } else {
            for seat in 0..policy.players() {
                let mut next = Left { tricks: left.tricks, taken: left.taken + 1, ..*left };
                if position.resting() >> seat & 1 != 0 {
                    let turned = position.turned().and_then(|turned| turned.seat);
                    if turned != Some(seat as u8) || left.turned == 0 {
                        continue;
                    }
                    next.turned -= 1;
                }
                next.tricks[seat] += 1;
                let bounds = self.reach(policy, position, worths, &next)?;
                found = Some(found.map_or(bounds, |found| Bounds {
                    low: found.low.min(bounds.low),
                    high: found.high.max(bounds.high),
                }));
            }
        }
        let found = found.ok_or(Fault::NoSide)?;
        self.ranges[at] = Some(found);
        Ok(found)
    }

    #[inline]
    fn at(&self, tricks: &TricksBySeat) -> usize {
        tricks.iter().rev().fold(0, |at, tricks| at * self.radix + usize::from(*tricks))
    }

    /// What a position can be worth in the end, by the tricks that are taken.
    #[inline]
    pub(crate) fn range(&self, position: &Position, players: usize) -> Bounds {
        // Every position that is searched was reached when this was made.
        self.ranges[self.at(&tricks_of(position, players))]
            .unwrap_or(Bounds { low: i32::MIN, high: i32::MAX })
    }
}

/// The tricks taken so far, in one number.
pub(crate) fn packed(position: &Position) -> u64 {
    (0..SEATS).fold(0, |packed, seat| packed << 8 | u64::from(position.tricks(seat)))
}

fn tricks_of(position: &Position, players: usize) -> TricksBySeat {
    std::array::from_fn(|seat| if seat < players { position.tricks(seat) } else { 0 })
}
