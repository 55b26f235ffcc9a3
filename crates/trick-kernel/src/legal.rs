//! The duties of trick play: which cards of a hand may be played.

use crate::cards::{Card, Hand, Suit, suit_mask, suit_of};
use crate::policy::{Policy, TrumpVoid};

impl Policy {
    /// The cards of `hand` that may be played to `trick`.
    ///
    /// `trump` is the suit that is trump in this trick, `index` the number of tricks finished
    /// before it, and `foreign` says that another player's announcement made it trump.
    /// The result is empty only if the hand is.
    #[inline]
    #[must_use]
    pub fn legal(
        &self,
        hand: Hand,
        trick: &[Card],
        trump: Option<Suit>,
        index: usize,
        foreign: bool,
    ) -> Hand {
        match trick {
            [] => self.leads(hand, trump, foreign),
            [led, ..] => {
                let winning = trick[self.winner(trick, trump)];
                self.replies(hand, suit_of(*led), winning, trump, index)
            }
        }
    }

    /// The cards that may be led. Only BT-028 forbids any.
    #[inline]
    pub(crate) fn leads(&self, hand: Hand, trump: Option<Suit>, foreign: bool) -> Hand {
        match trump {
            Some(suit) if foreign && !self.settings().lead_foreign_trump => {
                non_empty(hand & !suit_mask(suit), hand)
            }
            _ => hand,
        }
    }

    /// The cards that may be played to a trick in which `led` was led and `winning` now wins.
    #[inline]
    pub(crate) fn replies(
        &self,
        hand: Hand,
        led: Suit,
        winning: Card,
        trump: Option<Suit>,
        index: usize,
    ) -> Hand {
        let above = self.above[usize::from(winning & 31)];
        self.duties(hand, led, above, Some(suit_of(winning)) == trump, trump, index)
    }

    /// The same where `above` are the cards of its suit that beat the card now winning, and `ruffed`
    /// says that this card is a trump.
    #[inline]
    pub(crate) fn duties(
        &self,
        hand: Hand,
        led: Suit,
        above: Hand,
        ruffed: bool,
        trump: Option<Suit>,
        index: usize,
    ) -> Hand {
        let settings = self.settings();
        if index < usize::from(settings.duties_from) {
            return hand;
        }
        let same = hand & suit_mask(led);
        if same != 0 {
            if !settings.follow {
                return hand;
            }
            // Above a ruff there is no card of the suit led, so nothing has to be beaten (TH-P-053).
            if settings.beat {
                return non_empty(same & above, same);
            }
            return same;
        }
        let Some(trump) = trump else { return hand };
        let trumps = hand & suit_mask(trump);
        // With trumps led, a hand without the suit led has no trump either.
        if trumps == 0 || settings.trump_void == TrumpVoid::Free {
            return hand;
        }
        let winners = if ruffed { trumps & above } else { trumps };
        if settings.overtrump && winners != 0 {
            winners
        } else if settings.trump_void == TrumpVoid::Must || winners != 0 {
            trumps
        } else {
            hand
        }
    }
}

#[inline]
const fn non_empty(preferred: Hand, otherwise: Hand) -> Hand {
    if preferred != 0 { preferred } else { otherwise }
}

#[cfg(test)]
mod tests {
    use crate::policy::{Policy, Settings, TrumpVoid};
    use crate::text::parse_hand;
    use crate::{Card, Hand};

    const DIAMONDS: Option<u8> = Some(2);
    const HEARTS: Option<u8> = Some(3);

    fn polish() -> Policy {
        let duties =
            Settings { beat: true, trump_void: TrumpVoid::Beat, overtrump: true, ..Settings::default() };
        Policy::new(duties).unwrap()
    }

    fn cards(text: &str) -> Vec<Card> {
        text.split(' ').map(|card| crate::text::parse_card(card).unwrap()).collect()
    }

    fn hand(text: &str) -> Hand {
        parse_hand(text).unwrap()
    }

    #[test]
    fn th_p_047_a_trump_beats_the_suit_led() {
        assert_eq!(polish().winner(&cards("S9 SA DJ"), DIAMONDS), 2);
    }

    #[test]
    fn th_p_048_a_higher_trump_beats_a_trump() {
        assert_eq!(polish().winner(&cards("CA HJ HT"), HEARTS), 2);
    }

    #[test]
    fn th_p_053_a_ruff_lifts_the_duty_to_beat() {
        let legal = |trick| polish().legal(hand("HAJ.CA"), &cards(trick), DIAMONDS, 0, false);
        assert_eq!(legal("HQ DJ"), hand("HAJ"));
        assert_eq!(legal("HQ H9"), hand("HA"));
    }
}
