//! The table of a fast kernel and what it has learned, kept from one question to the next.

use trick_kernel::Settings;

use crate::goal::Goal;
use crate::kernel_kind::KernelKind;

/// What a fast kernel has found, for the next question.
///
/// Keys are exact, so what they tell stays true for other leaders, declarers and deals, as long as the same is counted
/// by the same rules. Where that changes, all is forgotten; with [`Tables::renew`] it is in any case. Forgetting neither
/// allocates nor fills anything.
#[derive(Default)]
pub struct Tables {
    pub(crate) known: Known,
    /// Where the order of leads is learned.
    pub(crate) learned: Vec<i16>,
    used_for: Option<Use>,
}

/// What entries are true for.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Use {
    pub(crate) kind: KernelKind,
    /// Whether the single hand wants few tricks.
    pub(crate) fewest: bool,
    /// For card points, which depend on both.
    pub(crate) rules: Option<(Settings, Goal)>,
}

impl Tables {
    /// Forgets all.
    pub fn renew(&mut self) {
        self.used_for = None;
    }

    /// Prepares for a search: how many places of either kind it uses, both powers of two.
    pub(crate) fn begin(&mut self, used_for: Use, known: usize, learned: usize) {
        if self.used_for.as_ref() != Some(&used_for) || self.learned.len() != learned {
            self.known.forget();
            self.learned.clear();
            self.learned.resize(learned, 0);
            self.used_for = Some(used_for);
        }
        self.known.resize(known);
    }

    /// Bytes that they take.
    pub(crate) fn bytes(&self) -> usize {
        self.known.size * size_of::<Slot>() + self.learned.len() * size_of::<i16>()
    }
}

/// What is known of a position: the least and the most that is still added, and the card that decided.
#[derive(Clone, Copy, Default)]
pub(crate) struct Slot {
    cards: u64,
    rest: u8,
    generation: u8,
    /// As the kernel writes a card; [`NO_CARD`] if none decided.
    pub(crate) best: u8,
    pub(crate) low: i16,
    pub(crate) high: i16,
}

/// Stands for no card.
pub(crate) const NO_CARD: u8 = u8::MAX;

/// One place for each hash; the newest entry wins. A free place has generation 0.
#[derive(Default)]
pub(crate) struct Known {
    places: Vec<Slot>,
    generation: u8,
    size: usize,
}

impl Known {
    fn forget(&mut self) {
        if self.generation == u8::MAX {
            self.generation = 0;
            self.places.fill(Slot::default());
        }
        self.generation += 1;
    }

    /// Another size hides entries or brings older ones back; both are as true as before.
    fn resize(&mut self, size: usize) {
        if self.places.len() < size {
            self.places.resize(size, Slot::default());
        }
        self.size = size;
    }

    /// The place of a key: the cards, and what else tells two positions apart.
    #[inline]
    pub(crate) fn place(&self, cards: u64, rest: u8) -> usize {
        let mixed =
            cards.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(rest).wrapping_mul(0xd6e8_feb8_6659_fd93);
        // The upper bits: only they depend on all bits of the key.
        (mixed >> 1 >> (63 - self.size.ilog2())) as usize
    }

    #[inline]
    pub(crate) fn get(&self, place: usize, cards: u64, rest: u8) -> Option<Slot> {
        let slot = &self.places[place];
        let same = slot.cards == cards && slot.rest == rest && slot.generation == self.generation;
        same.then_some(*slot)
    }

    #[inline]
    pub(crate) fn put(&mut self, place: usize, cards: u64, rest: u8, low: i16, high: i16, best: u8) {
        self.places[place] = Slot { cards, rest, generation: self.generation, best, low, high };
    }
}

/// The largest power of two of places that fit into `memory` bytes, at most `most`, at least one.
pub(crate) fn places(memory: usize, most: usize) -> usize {
    let room = (memory / size_of::<Slot>()).max(1);
    most.min(1 << room.ilog2())
}
