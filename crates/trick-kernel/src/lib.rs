//! Trick play of the Thousand and Preferans families, executed under a [`Policy`].
//!
//! The crate knows cards, duties, announcements and the course of a trick. It knows no house
//! rules by name and no score sheet: a caller chooses the policy, and does the scoring.
//! Ids such as TH-R-065 in the comments name rules of the project's ledger (`spec/ledger.toml`).
//! Points are card points throughout: 120 in a pack of Thousand.
#![forbid(unsafe_code)]

mod announce;
mod cards;
mod layouts;
mod legal;
mod perft;
mod pick;
mod playout;
mod policy;
mod policy_text;
mod position;
mod position_text;
mod rng;
mod setup;
mod text;
mod turned;
mod witness;

pub use cards::{
    ACE, CARDS, Card, Hand, KING, QUEEN, RANKS, SUITS, Suit, cards_of, rank_of, suit_mask, suit_of,
};
pub use layouts::{AnyOf, Condition, Layouts, LayoutsError, PLACES};
pub use legal::{Duty, Role};
pub use playout::{Tally, playout, playout_deals};
pub use policy::{
    Announce, MAX_VALUE, Objective, Policy, PolicyError, Settings, TrumpKeep, TrumpVoid, TrumpWhen,
};
pub use position::{Play, Position};
pub use rng::Rng;
pub use setup::{ANNOUNCED_ACES, PositionError, SEATS, STOCK, Setup, TALON};
pub use text::TextError;
pub use turned::Turned;
pub use witness::{Said, Step, Totals, WitnessResult};
