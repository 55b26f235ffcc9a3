//! What is asked: whose result, counted in what, and whether much of it is wanted.

use std::fmt;

use trick_kernel::{Objective, Policy, Position, SEATS};

/// What a result is counted in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Count {
    /// Tricks.
    Tricks,
    /// Card points with announcements and the last trick, as [`Position::total`] counts them.
    Points,
}

impl Count {
    /// What a seat has so far; announcements count here even if the end of the deal may deny them.
    #[inline]
    pub(crate) fn so_far(self, position: &Position, seat: usize) -> i32 {
        match self {
            Self::Tricks => i32::from(position.tricks(seat)),
            Self::Points => {
                let (points, bonus) = position.points(seat);
                i32::from(points) + i32::from(bonus)
            }
        }
    }

    /// What a seat has at the end of the deal.
    pub(crate) fn at_end(self, policy: &Policy, position: &Position, seat: usize) -> i32 {
        match self {
            Self::Tricks => i32::from(position.tricks(seat)),
            Self::Points => i32::from(position.total(policy, seat)),
        }
    }
}

/// Whether the side wants much or little.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// As much as possible.
    Most,
    /// As little as possible (misere, all-passes).
    Fewest,
}

/// A two-sided question: the seats of a side against all other seats, which play together.
///
/// The value is what the side has at the end of the deal, what it has already included, if both sides play best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Goal {
    /// The seats of the side, as a bit set.
    pub seats: u8,
    /// What is counted.
    pub count: Count,
    /// What the side wants.
    pub aim: Aim,
    /// Whether what the others have is subtracted.
    pub margin: bool,
}

/// Why a question has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The side has no seat that plays.
    NoSide,
    /// The side names a seat that is not at this table.
    Seat(u8),
    /// Every seat that plays is on the side, so nobody plays against it.
    NobodyAgainst,
    /// A division of the tricks that may come about has no worth.
    NoWorth([u8; SEATS]),
    /// Something is announced under these rules, so that a deal is more than its tricks.
    Announces,
    /// Layouts that are not what a player sees in his turn.
    Hidden,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSide => write!(f, "the side has no seat that plays"),
            Self::Seat(seat) => write!(f, "there is no seat {seat} at this table"),
            Self::NobodyAgainst => write!(f, "nobody plays against the side"),
            Self::NoWorth(tricks) => write!(f, "there is no worth for the tricks {tricks:?}"),
            Self::Announces => write!(f, "where cards are announced, tricks alone have no worth"),
            Self::Hidden => write!(f, "the layouts are not those of one player in his turn"),
        }
    }
}

impl std::error::Error for Fault {}

impl Goal {
    /// What the policy says that players aim for, asked for the side of a seat.
    #[must_use]
    pub fn of(policy: &Policy, position: &Position, seat: usize) -> Self {
        let (count, aim) = match policy.settings().objective {
            Objective::Points => (Count::Points, Aim::Most),
            Objective::Tricks => (Count::Tricks, Aim::Most),
            Objective::Fewest => (Count::Tricks, Aim::Fewest),
        };
        let players = (1u8 << policy.players()) - 1;
        Self { seats: position.side(seat) & players, count, aim, margin: false }
    }

    pub(crate) fn check(self, policy: &Policy, position: &Position) -> Result<(), Fault> {
        let beyond = self.seats >> policy.players();
        if beyond != 0 {
            return Err(Fault::Seat((policy.players() as u32 + beyond.trailing_zeros()) as u8));
        }
        let playing = ((1u8 << policy.players()) - 1) & !position.resting();
        match self.seats & playing {
            0 => Err(Fault::NoSide),
            seats if seats == playing => Err(Fault::NobodyAgainst),
            _ => Ok(()),
        }
    }

    #[inline]
    pub(crate) fn has(self, seat: usize) -> bool {
        self.seats >> seat & 1 != 0
    }

    /// Whether a seat wants the value to be high.
    #[inline]
    pub(crate) fn raises(self, seat: usize) -> bool {
        self.has(seat) == (self.aim == Aim::Most)
    }

    /// What is counted for the side so far.
    #[inline]
    pub(crate) fn so_far(self, policy: &Policy, position: &Position) -> i32 {
        self.sum(policy, |seat| self.count.so_far(position, seat))
    }

    /// The value of a finished deal.
    pub(crate) fn at_end(self, policy: &Policy, position: &Position) -> i32 {
        self.sum(policy, |seat| self.count.at_end(policy, position, seat))
    }

    #[inline]
    fn sum(self, policy: &Policy, of: impl Fn(usize) -> i32) -> i32 {
        (0..policy.players())
            .map(|seat| match (self.has(seat), self.margin) {
                (true, _) => of(seat),
                (false, true) => -of(seat),
                (false, false) => 0,
            })
            .sum()
    }
}
