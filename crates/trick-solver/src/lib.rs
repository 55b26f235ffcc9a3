//! Exact answers for the trick play of [`trick_kernel`] with all cards known.
//!
//! [`compile`] looks at a policy, a position and a [`Goal`] and chooses the search that serves them: one dispatch table
//! with fast kernels for tricks of three hands and for card points, and a generic alpha-beta over [`Position`](trick_kernel::Position) for
//! all else, slower and just as exact. Answers are [`Bounds`]: where nodes or time run out, or the search is cancelled, they
//! are wider than one number and still true. `docs/solver.md` describes the method and proves the bounds.
#![forbid(unsafe_code)]

mod bounds;
mod equals;
mod fast;
mod goal;
mod hidden;
mod kernel_kind;
mod key;
mod limits;
mod maxn;
mod ordered;
mod payoff;
mod points;
mod search;
mod solver;
mod suits;
mod table;
mod tables;
mod tricks;
mod worth;

pub use bounds::{Bounds, Statics};
pub use goal::{Aim, Count, Fault, Goal};
pub use hidden::{HiddenAnswer, HiddenPlay, HiddenQuestion, best_hidden_play};
pub use kernel_kind::KernelKind;
pub use limits::Limits;
pub use maxn::{MaxN, max_n};
pub use payoff::{TricksBySeat, Worths};
pub use solver::{Solver, compile, compile_for, compile_with};
pub use tables::Tables;
pub use worth::{Worth, best_play};
