//! How far a search may go, and what it has used up.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use crate::bounds::Statics;

/// How far a search may go.
#[derive(Clone, Copy, Debug)]
pub struct Limits<'a> {
    /// Positions that may be searched, by all questions to one solver together.
    pub nodes: u64,
    /// Bytes that the tables may take.
    pub memory: usize,
    /// Ends the search when it is set.
    pub cancel: Option<&'a AtomicBool>,
    /// When the search ends.
    pub until: Option<Instant>,
    /// The static bounds of the fast kernel.
    pub statics: Statics,
    /// Whether a fast kernel may be chosen; if not, the generic search serves all.
    pub fast: bool,
}

impl Default for Limits<'_> {
    fn default() -> Self {
        Self {
            nodes: u64::MAX,
            memory: 64 << 20,
            cancel: None,
            until: None,
            statics: Statics::ALL,
            fast: true,
        }
    }
}

/// The search has used up its nodes or its time, or was cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stopped;

/// The nodes of a search.
pub(crate) struct Budget<'a> {
    pub(crate) used: u64,
    most: u64,
    cancel: Option<&'a AtomicBool>,
    until: Option<Instant>,
}

impl<'a> Budget<'a> {
    pub(crate) fn new(limits: &Limits<'a>) -> Self {
        Self { used: 0, most: limits.nodes, cancel: limits.cancel, until: limits.until }
    }

    /// Counts a node.
    #[inline]
    pub(crate) fn spend(&mut self) -> Result<(), Stopped> {
        if self.used >= self.most || self.used & 0x3ff == 0 && self.ended() {
            return Err(Stopped);
        }
        self.used += 1;
        Ok(())
    }

    /// Counts several nodes, or work that takes as long.
    #[inline]
    pub(crate) fn spend_many(&mut self, nodes: u64) -> Result<(), Stopped> {
        self.used = self.used.saturating_add(nodes);
        if self.used > self.most || self.ended() { Err(Stopped) } else { Ok(()) }
    }

    fn ended(&self) -> bool {
        self.cancel.is_some_and(|flag| flag.load(Ordering::Relaxed))
            || self.until.is_some_and(|until| Instant::now() >= until)
    }
}
