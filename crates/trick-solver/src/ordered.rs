//! Plays to try, the most promising first.

/// Added to promises, so that none is below zero.
const ZERO: i32 = 1 << 14;
/// The promise of what is tried first; the others are smaller.
pub(crate) const FIRST: i32 = 1 << 15;

/// A list kept in order as it grows, with room for `MOST` plays: a promise in the upper bits, the play in the lower eight.
pub(crate) struct Ordered<const MOST: usize> {
    list: [u32; MOST],
    len: usize,
}

impl<const MOST: usize> Ordered<MOST> {
    #[inline]
    pub(crate) fn new() -> Self {
        Self { list: [0; MOST], len: 0 }
    }

    #[inline]
    pub(crate) fn push(&mut self, promise: i32, play: u8) {
        let entry = ((promise + ZERO) as u32) << 8 | u32::from(play);
        let mut at = self.len.min(MOST - 1);
        // Equal promises stay in the order in which they come.
        while at > 0 && self.list[at - 1] >> 8 < entry >> 8 {
            self.list[at] = self.list[at - 1];
            at -= 1;
        }
        self.list[at] = entry;
        self.len += 1;
    }

    #[inline]
    pub(crate) fn all(&self) -> impl Iterator<Item = u8> {
        self.list[..self.len.min(MOST)].iter().map(|entry| *entry as u8)
    }
}
