//! Announcements: marriages (TH-R-006..010) and four aces (BT-027).

use crate::cards::{ACE, ACES, Card, Hand, KING, QUEEN, SUITS, Suit, rank_of, suit_mask, suit_of};
use crate::policy::{Announce, Policy, Settings, TrumpKeep};
use crate::setup::ANNOUNCED_ACES;

impl Policy {
    /// The cards of `hand` that may be led with an announcement.
    ///
    /// `index` is the number of tricks finished, `tricks_taken` how many of them this player took,
    /// and `first_winner` says that he took the first one; `trump` is the suit that is trump now, which
    /// may bar marriages worth no more (B1-003). A pair or the four aces count only while all their
    /// cards are in hand (TH-R-072), so nothing is announced twice (TH-R-073).
    /// Whether such a card may be led at all is decided by [`Policy::legal`].
    #[inline]
    #[must_use]
    pub fn announceable(
        &self,
        hand: Hand,
        index: usize,
        tricks_taken: usize,
        first_winner: bool,
        trump: Option<Suit>,
    ) -> Hand {
        let allowed = match self.settings().announce {
            Announce::Never => false,
            Announce::Lead => true,
            Announce::OwnTrick => tricks_taken > 0,
            Announce::FirstWinner => index > 0 && first_winner,
        };
        if allowed { self.combinations(hand, trump) } else { 0 }
    }

    /// The cards of complete combinations in `hand`, whoever may announce them.
    #[inline]
    pub(crate) fn combinations(&self, hand: Hand, trump: Option<Suit>) -> Hand {
        let kings = hand & hand << (KING - QUEEN) & 0x0101_0101 << KING;
        let suits = self.marriage_suits[trump.map_or(SUITS, |suit| usize::from(suit & 3))];
        let pairs = (kings | kings >> (KING - QUEEN)) & suits;
        let aces = if self.settings().ace_marriage > 0 && hand & ACES == ACES { ACES } else { 0 };
        pairs | aces
    }

    /// Points of the announcement made with `card`, after `marriages` marriages in this deal.
    #[inline]
    #[must_use]
    pub fn announcement_points(&self, card: Card, marriages: usize) -> u16 {
        let settings = self.settings();
        if rank_of(card) == ACE {
            return settings.ace_marriage;
        }
        match settings.marriages_by_order.as_slice() {
            [] => settings.marriages[usize::from(suit_of(card) & 3)],
            by_order => by_order[marriages.min(by_order.len() - 1)],
        }
    }

    /// What an announcement made with `card` brings: its points, and whether its suit becomes trump.
    ///
    /// `announced` are the combinations announced before it (suits as bits 0..=3, bit 4 the four
    /// aces), `trump` the suit that is trump and `trump_value` the points of the announcement that
    /// made it.
    #[inline]
    #[must_use]
    pub fn announcement(
        &self,
        card: Card,
        announced: u8,
        trump: Option<Suit>,
        trump_value: u16,
    ) -> (u16, bool) {
        let settings = self.settings();
        let marriages = (announced & !ANNOUNCED_ACES).count_ones() as usize;
        let value = self.announcement_points(card, marriages);
        let sets_trump = match settings.trump_keep {
            _ if settings.fixed_trump.is_some() => false,
            _ if rank_of(card) == ACE && !settings.ace_sets_trump => false,
            // Under `Rising` what may be announced at all replaces the trump.
            TrumpKeep::Last | TrumpKeep::Rising => true,
            TrumpKeep::First => trump.is_none(),
            TrumpKeep::Higher => value > trump_value,
        };
        (value, sets_trump)
    }
}

impl Settings {
    /// The suits whose marriage has a value and may be announced while `trump` is trump (an index above
    /// the suits: no trump), as a set of cards.
    pub(crate) fn suits_with_marriage(&self, trump: usize) -> Hand {
        if !self.marriages_by_order.is_empty() {
            return Hand::MAX;
        }
        let rising = self.trump_keep == TrumpKeep::Rising;
        let present = self.marriages.get(trump).filter(|_| rising).copied().unwrap_or(0);
        (0..SUITS as Suit)
            .filter(|suit| self.marriages[usize::from(*suit)] > present)
            .fold(0, |set, suit| set | suit_mask(suit))
    }
}
