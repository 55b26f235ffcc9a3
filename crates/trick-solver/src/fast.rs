//! The fast kernels: which of them serves a question.

use trick_kernel::{Policy, Position};

use crate::goal::Goal;
use crate::kernel_kind::KernelKind;
use crate::limits::{Budget, Limits, Stopped};
use crate::points::{Points, STEP};
use crate::tables::{Slot, Tables};
use crate::tricks::Tricks;

/// A kernel made for one policy, deal and goal.
pub(crate) enum Fast {
    Tricks(Tricks),
    Points(Points),
}

impl Fast {
    /// The kernel that serves the policy, the position and the goal, if there is one.
    pub(crate) fn new(policy: &Policy, position: &Position, goal: Goal, limits: &Limits<'_>) -> Option<Self> {
        if let Some(tricks) = Tricks::new(policy, position, goal, limits) {
            return Some(Self::Tricks(tricks));
        }
        Points::new(policy, position, goal, limits).map(Self::Points)
    }

    pub(crate) fn kind(&self) -> KernelKind {
        match self {
            Self::Tricks(tricks) => tricks.kind(),
            Self::Points(_) => KernelKind::Points,
        }
    }

    /// Takes tables for the search.
    pub(crate) fn take(&mut self, tables: Tables) {
        match self {
            Self::Tricks(tricks) => tricks.take(tables),
            Self::Points(points) => points.take(tables),
        }
    }

    /// Gives them back.
    pub(crate) fn give(self) -> Tables {
        match self {
            Self::Tricks(tricks) => tricks.tables,
            Self::Points(points) => points.tables,
        }
    }

    /// Bytes of the table of what is known of positions, once it is there.
    pub(crate) fn known_bytes(&self) -> usize {
        let places = match self {
            Self::Tricks(tricks) => tricks.known,
            Self::Points(points) => points.known,
        };
        places * size_of::<Slot>()
    }

    pub(crate) fn bytes(&self) -> usize {
        match self {
            Self::Tricks(tricks) => tricks.tables.bytes(),
            Self::Points(points) => points.tables.bytes(),
        }
    }

    /// A value that a position may well have, and how far the first step away from it goes.
    pub(crate) fn guess(&self, position: &Position, now: i32) -> Option<(i32, i32)> {
        match self {
            Self::Tricks(tricks) => Some((tricks.guess(position, now), 1)),
            Self::Points(points) => Some((points.guess(position, now), STEP)),
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
        match self {
            Self::Tricks(tricks) => tricks.compare(position, now, wanted, budget),
            Self::Points(points) => points.compare(position, now, wanted, budget),
        }
    }
}
