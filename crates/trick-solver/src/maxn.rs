//! Each side for itself: max-n play with a declared tie-break.

use trick_kernel::{Play, Policy, Position, SEATS, cards_of};

use crate::equals::Equals;
use crate::goal::{Aim, Count};
use crate::key::Parts;
use crate::limits::{Budget, Limits, Stopped};
use crate::table::Table;

/// What every seat's side has at the end of the deal if each plays for itself alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MaxN {
    /// By seat, the result of its side; seats beyond the players have 0.
    pub values: [i32; SEATS],
    /// Positions searched.
    pub nodes: u64,
}

type Values = [i32; SEATS];

struct Search<'a> {
    policy: &'a Policy,
    count: Count,
    aim: Aim,
    equals: Equals,
    parts: Parts,
    table: Table<Values>,
    budget: Budget<'a>,
}

/// The results of max-n play: every seat chooses the play that is best for its side.
///
/// Of plays that are equally good for it, it chooses the one that is worst for the next seat clockwise, of those the
/// one that is worst for the seat after that, and so on. This is not a guarantee: a player who deviates can help or hurt
/// others. `None` if the nodes did not suffice.
#[must_use]
pub fn max_n(
    policy: &Policy,
    position: &Position,
    count: Count,
    aim: Aim,
    limits: &Limits<'_>,
) -> Option<MaxN> {
    let mut search = Search {
        policy,
        count,
        aim,
        equals: Equals::new(policy),
        parts: Parts::new(policy),
        table: Table::new(limits.memory),
        budget: Budget::new(limits),
    };
    let found = search.values(position).ok()?;
    let mut values = [0; SEATS];
    for (seat, value) in values[..policy.players()].iter_mut().enumerate() {
        *value = (0..policy.players())
            .filter(|other| position.side(seat) >> other & 1 != 0)
            .map(|other| found[other])
            .sum();
    }
    Some(MaxN { values, nodes: search.budget.used })
}

impl Search<'_> {
    /// What every seat has at the end.
    fn values(&mut self, position: &Position) -> Result<Values, Stopped> {
        if position.over() {
            return Ok(std::array::from_fn(|seat| self.count.at_end(self.policy, position, seat)));
        }
        let now: Values = std::array::from_fn(|seat| self.count.so_far(position, seat));
        let key = position.trick().is_empty().then(|| self.parts.key(position));
        if let Some(rest) = key.and_then(|key| self.table.get(&key)) {
            return Ok(std::array::from_fn(|seat| rest[seat] + now[seat]));
        }
        self.budget.spend()?;
        let seat = usize::from(position.turn());
        let announceable = position.announceable(self.policy);
        let mut best: Option<Values> = None;
        for card in cards_of(self.equals.distinct(self.policy, position, position.legal(self.policy))) {
            for announce in [false, true] {
                if announce && announceable >> card & 1 == 0 {
                    continue;
                }
                let mut next = *position;
                next.apply(self.policy, Play { card, announce });
                let found = self.values(&next)?;
                if best.is_none_or(|before| self.prefers(position, seat, &found, &before)) {
                    best = Some(found);
                }
            }
        }
        let best = best.unwrap_or(now);
        if let Some(key) = key {
            self.table.put(key, std::array::from_fn(|seat| best[seat] - now[seat]));
        }
        Ok(best)
    }

    /// Whether a seat prefers one result to another.
    fn prefers(&self, position: &Position, seat: usize, one: &Values, other: &Values) -> bool {
        let players = self.policy.players();
        for offset in 0..players {
            let of = (seat + offset) % players;
            let side = position.side(of);
            let sum = |values: &Values| -> i32 {
                (0..players).filter(|at| side >> at & 1 != 0).map(|at| values[at]).sum()
            };
            let (one, other) = (sum(one), sum(other));
            if one != other {
                let own = side >> seat & 1 != 0;
                return (one > other) == (own == (self.aim == Aim::Most));
            }
        }
        false
    }
}
