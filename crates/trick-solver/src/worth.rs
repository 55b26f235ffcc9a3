//! The best play of two seats where final points are worth something that is no sum: a contract made, a match won.

use std::collections::HashMap;

use trick_kernel::{Play, Policy, Position};

use crate::equals::{Equals, best_between};
use crate::limits::{Budget, Limits, Stopped};

/// What final points are worth to a seat; all others want the opposite.
#[derive(Clone, Debug)]
pub struct Worth {
    /// The seat.
    pub seat: u8,
    /// The points of the seat that the lists begin with.
    pub from: u16,
    /// By points of the seat: what they are worth.
    pub shared: Vec<f64>,
    /// The same if no other seat has a point; empty: no difference.
    pub alone: Vec<f64>,
    /// What a point of the others is worth to the seat.
    pub each: f64,
}

impl Worth {
    fn of(&self, policy: &Policy, position: &Position) -> f64 {
        let seat = usize::from(self.seat);
        let own = position.total(policy, seat);
        let others: u16 = (0..policy.players())
            .filter(|other| *other != seat)
            .map(|other| position.total(policy, other))
            .sum();
        let list = if others == 0 && !self.alone.is_empty() { &self.alone } else { &self.shared };
        // What a caller leaves out is worth as much as the nearest number that is there.
        let at = usize::from(own.saturating_sub(self.from)).min(list.len().saturating_sub(1));
        list.get(at).copied().unwrap_or(0.0) + self.each * f64::from(others)
    }
}

/// Whether a value is exact, or only a bound of it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exact,
    Least,
    Most,
}

struct Search<'a> {
    policy: &'a Policy,
    worth: &'a Worth,
    equals: Equals,
    budget: Budget<'a>,
    known: HashMap<Position, (f64, Bound)>,
}

/// The first of the plays in `order` that no other one is better than, and what it is worth to `worth.seat`.
///
/// `None` if nodes or time did not suffice, or a play is not legal.
#[must_use]
pub fn best_play(
    policy: &Policy,
    position: &Position,
    worth: &Worth,
    order: &[Play],
    limits: &Limits<'_>,
) -> Option<(Play, f64)> {
    let equals = Equals::new(policy);
    let budget = Budget::new(limits);
    let mut search = Search { policy, worth, equals, budget, known: HashMap::new() };
    let raises = position.turn() == worth.seat;
    let mut best: Option<(Play, f64)> = None;
    for play in order {
        let next = position.play(policy, *play)?;
        // Only what is better than the best so far matters.
        let (low, high) = match best {
            Some((_, value)) if raises => (value, f64::INFINITY),
            Some((_, value)) => (f64::NEG_INFINITY, value),
            None => (f64::NEG_INFINITY, f64::INFINITY),
        };
        let found = search.value(&next, low, high).ok()?;
        let better = best.is_none_or(|(_, value)| if raises { found > value } else { found < value });
        if better {
            best = Some((*play, found));
        }
    }
    best
}

impl Search<'_> {
    /// The value of a position: exact between `low` and `high`, otherwise a bound.
    fn value(&mut self, position: &Position, low: f64, high: f64) -> Result<f64, Stopped> {
        self.budget.spend()?;
        if position.over() {
            return Ok(self.worth.of(self.policy, position));
        }
        let whole = position.trick().is_empty();
        if whole {
            match self.known.get(position) {
                Some((value, Bound::Exact)) => return Ok(*value),
                Some((value, Bound::Least)) if *value >= high => return Ok(*value),
                Some((value, Bound::Most)) if *value <= low => return Ok(*value),
                _ => {}
            }
        }
        let found = self.best(position, low, high)?;
        if whole {
            let bound = if found >= high {
                Bound::Least
            } else if found <= low {
                Bound::Most
            } else {
                Bound::Exact
            };
            self.known.insert(*position, (found, bound));
        }
        Ok(found)
    }

    fn best(&mut self, position: &Position, low: f64, high: f64) -> Result<f64, Stopped> {
        let raises = position.turn() == self.worth.seat;
        let plays = self.equals.plays(self.policy, position);
        best_between(plays, raises, low, high, |play, low, high| {
            let mut next = *position;
            next.apply(self.policy, play);
            self.value(&next, low, high)
        })
    }
}
