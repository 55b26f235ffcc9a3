//! Cards as small integers and sets of cards as bit sets.
//!
//! A card is `suit * 8 + rank`. Suits are 0 spades, 1 clubs, 2 diamonds, 3 hearts; ranks are
//! 0..=7 for 7, 8, 9, 10, J, Q, K, A. A rank is a name, not a strength: which of two ranks is the
//! higher one is decided by the policy ([`Settings::order`](crate::Settings::order)).

/// A card, 0..=31: `suit * 8 + rank`.
pub type Card = u8;

/// A suit, 0..=3: spades, clubs, diamonds, hearts.
pub type Suit = u8;

/// A set of cards: bit `c` is set when card `c` belongs to it.
pub type Hand = u32;

/// Number of suits.
pub const SUITS: usize = 4;

/// Number of ranks in a suit.
pub const RANKS: usize = 8;

/// Number of cards that have an id.
pub const CARDS: usize = SUITS * RANKS;

/// Rank of the queens.
pub const QUEEN: u8 = 5;
/// Rank of the kings.
pub const KING: u8 = 6;
/// Rank of the aces.
pub const ACE: u8 = 7;

/// The four aces.
pub(crate) const ACES: Hand = 0x0101_0101 << ACE;

/// The suit of a card.
#[inline]
#[must_use]
pub const fn suit_of(card: Card) -> Suit {
    card >> 3
}

/// The rank of a card, 0..=7 for 7, 8, 9, 10, J, Q, K, A.
#[inline]
#[must_use]
pub const fn rank_of(card: Card) -> u8 {
    card & 7
}

/// The set of one card.
#[inline]
pub(crate) const fn bit(card: Card) -> Hand {
    1 << (card & 31)
}

/// All eight cards of a suit.
#[inline]
#[must_use]
pub const fn suit_mask(suit: Suit) -> Hand {
    0xff << ((suit & 3) * 8)
}

/// The cards of a set, in the order of their ids.
pub fn cards_of(hand: Hand) -> impl Iterator<Item = Card> {
    let mut rest = hand;
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let card = rest.trailing_zeros() as Card;
        rest &= rest - 1;
        Some(card)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_suit_times_eight_plus_rank() {
        let ten_of_hearts = 3 * 8 + 3;
        assert_eq!((suit_of(ten_of_hearts), rank_of(ten_of_hearts)), (3, 3));
        assert_eq!(bit(ten_of_hearts) & suit_mask(3), bit(ten_of_hearts));
        assert_eq!(bit(ten_of_hearts) & suit_mask(2), 0);
    }

    #[test]
    fn a_set_lists_its_cards_once_in_order() {
        assert_eq!(cards_of(ACES).collect::<Vec<_>>(), [7, 15, 23, 31]);
        assert_eq!(cards_of(u32::MAX).count(), CARDS);
        assert_eq!(cards_of(0).count(), 0);
    }
}
