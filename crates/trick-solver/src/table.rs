//! Tables of what is known of positions, bounded in memory.

use crate::key::Key;

/// What a key maps to.
#[derive(Clone, Copy)]
struct Entry<V> {
    key: Key,
    value: V,
}

/// A table with one place for each hash. It begins small, doubles while that helps and the limit allows, and then
/// replaces what it holds.
pub(crate) struct Table<V> {
    places: Vec<Option<Entry<V>>>,
    used: usize,
    most: usize,
}

const FIRST: usize = 1 << 8;

impl<V: Copy> Table<V> {
    /// An empty table that takes at most `memory` bytes, and room for one entry in any case.
    pub(crate) fn new(memory: usize) -> Self {
        let places = (memory / size_of::<Option<Entry<V>>>()).max(1);
        // A power of two, so that a hash is cut to a place; while a table doubles, the old half is there too.
        let most = 1 << (places - places / 3).max(1).ilog2();
        Self { places: vec![None; FIRST.min(most)], used: 0, most }
    }

    #[inline]
    fn place(&self, key: &Key) -> usize {
        let mut hash = 0u64;
        for part in key {
            hash = (hash ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            hash ^= hash >> 29;
        }
        hash as usize & (self.places.len() - 1)
    }

    #[inline]
    pub(crate) fn get(&self, key: &Key) -> Option<V> {
        match &self.places[self.place(key)] {
            Some(entry) if entry.key == *key => Some(entry.value),
            _ => None,
        }
    }

    pub(crate) fn put(&mut self, key: Key, value: V) {
        if self.used * 2 >= self.places.len() && self.places.len() < self.most {
            self.double();
        }
        let place = self.place(&key);
        self.used += usize::from(self.places[place].is_none());
        self.places[place] = Some(Entry { key, value });
    }

    fn double(&mut self) {
        let size = self.places.len() * 2;
        let old = std::mem::replace(&mut self.places, vec![None; size]);
        self.used = 0;
        for entry in old.into_iter().flatten() {
            let place = self.place(&entry.key);
            self.used += usize::from(self.places[place].is_none());
            self.places[place] = Some(entry);
        }
    }

    /// Bytes that it takes now.
    pub(crate) fn bytes(&self) -> usize {
        self.places.len() * size_of::<Option<Entry<V>>>()
    }
}
