//! Counting the lines of play: the kernel's check against other implementations of the rules.

use crate::policy::Policy;
use crate::position::{Play, Position};

impl Position {
    /// Number of sequences of the next `depth` plays. A deal that ends earlier counts once.
    ///
    /// Plays of a card with and without announcement count separately.
    #[must_use]
    pub fn perft(&self, policy: &Policy, depth: u32) -> u64 {
        if depth == 0 || self.over() {
            return 1;
        }
        if depth == 1 {
            let plays = self.legal(policy).count_ones() + self.announceable(policy).count_ones();
            return u64::from(plays);
        }
        self.plays(policy)
            .into_iter()
            .map(|play| {
                let mut next = *self;
                next.apply(policy, play);
                next.perft(policy, depth - 1)
            })
            .sum()
    }

    /// The count of [`Position::perft`] for each next play. Empty at depth 0 and when the deal is over.
    #[must_use]
    pub fn divide(&self, policy: &Policy, depth: u32) -> Vec<(Play, u64)> {
        if depth == 0 {
            return Vec::new();
        }
        self.plays(policy)
            .into_iter()
            .map(|play| {
                let mut next = *self;
                next.apply(policy, play);
                (play, next.perft(policy, depth - 1))
            })
            .collect()
    }
}
