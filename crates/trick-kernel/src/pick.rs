//! A random card of a set, without branches that depend on the set.
//!
//! In random play nothing can be predicted, so a loop over the bits of a set costs more in
//! mispredicted jumps than four look-ups in total.

use crate::cards::{Card, Hand};
use crate::rng::Rng;

/// Number of bits set in each byte.
const COUNT: [u8; 256] = counts();

/// For each byte, the places of its set bits, lowest first.
const PLACES: [[u8; 8]; 256] = places();

const fn counts() -> [u8; 256] {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = (byte as u32).count_ones() as u8;
        byte += 1;
    }
    table
}

const fn places() -> [[u8; 8]; 256] {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut found = 0;
        let mut place = 0;
        while place < 8 {
            if byte >> place & 1 != 0 {
                table[byte][found] = place as u8;
                found += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
}

/// Number of cards in the suits up to each one: the last entry is the size of the set.
#[inline]
fn sums(cards: Hand) -> [u32; 4] {
    let [spades, clubs, diamonds, hearts] = cards.to_le_bytes();
    let first = u32::from(COUNT[usize::from(spades)]);
    let second = first + u32::from(COUNT[usize::from(clubs)]);
    let third = second + u32::from(COUNT[usize::from(diamonds)]);
    [first, second, third, third + u32::from(COUNT[usize::from(hearts)])]
}

/// The card with `index` lower cards in the set, whose [`sums`] are given.
#[inline]
fn at(cards: Hand, sums: [u32; 4], index: u32) -> Card {
    let suit = u8::from(index >= sums[0]) + u8::from(index >= sums[1]) + u8::from(index >= sums[2]);
    let before = [0, sums[0], sums[1], sums[2]][usize::from(suit)];
    let byte = (cards >> (suit * 8)) as u8;
    suit * 8 + PLACES[usize::from(byte)][(index - before) as usize & 7]
}

/// A random card of a set that is not empty.
#[inline]
pub(crate) fn pick(cards: Hand, rng: &mut Rng) -> Card {
    let sums = sums(cards);
    at(cards, sums, rng.below(sums[3]))
}

/// A random card of either set, and whether it is from the second one. The first is not empty.
#[inline]
pub(crate) fn pick_either(first: Hand, second: Hand, rng: &mut Rng) -> (Card, bool) {
    if second == 0 {
        return (pick(first, rng), false);
    }
    let (ours, others) = (sums(first), sums(second));
    let index = rng.below(ours[3] + others[3]);
    if index < ours[3] {
        (at(first, ours, index), false)
    } else {
        (at(second, others, index - ours[3]), true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards_of;

    #[test]
    fn every_card_has_its_place() {
        for set in [1, 0x8000_0000, 0xf0f0_1234, u32::MAX, 0x0100_0001, 0x00ff_0000] {
            let sums = sums(set);
            let found: Vec<Card> = (0..sums[3]).map(|index| at(set, sums, index)).collect();
            assert_eq!(found, cards_of(set).collect::<Vec<_>>(), "{set:#x}");
        }
    }

    #[test]
    fn either_set_is_drawn_from_by_its_size() {
        let mut rng = Rng::new(5, 0);
        let second = (0..40_000).filter(|_| pick_either(0x0000_00f7, 0x8, &mut rng).1).count();
        assert!((4_700..5_300).contains(&second), "{second}");
    }
}
