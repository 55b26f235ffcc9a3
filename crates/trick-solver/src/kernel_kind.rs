//! The names of the searches.

/// The searches that serve positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KernelKind {
    /// Alpha-beta over positions: any policy and goal.
    Generic,
    /// Tricks of three hands without a trump.
    NoTrump,
    /// Tricks of three hands with a trump that nobody has to ruff with.
    Trump,
    /// Tricks of three hands with a trump and the duty to ruff.
    Ruff,
    /// Card points of one hand against one or two, with marriages.
    Points,
}

impl KernelKind {
    /// The name in Python.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Generic => "generic",
            Self::NoTrump => "no_trump",
            Self::Trump => "trump",
            Self::Ruff => "ruff",
            Self::Points => "points",
        }
    }
}
