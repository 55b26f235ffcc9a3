//! The duties of trick play: which cards of a hand may be played, and why not the others.

use crate::cards::{Card, Hand, Suit, suit_mask, suit_of};
use crate::policy::{Policy, TrumpVoid};
use crate::turned::Turned;

/// What the rules demand of the card that is played next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// Nothing: any card.
    Free,
    /// To lead another suit than this one, a trump of another player's announcement (BT-028).
    LeadOther(Suit),
    /// To lead this suit, which his announcement in the trick before made trump (BT-028a).
    LeadTrump(Suit),
    /// To follow this suit (TH-R-065).
    Follow(Suit),
    /// To follow this suit and to beat the card now winning (TH-P-052, 053).
    Beat(Suit),
    /// To play a trump, of this suit (TH-R-066).
    Ruff(Suit),
    /// To play a trump, of this suit, that beats the trump now winning (TH-P-055).
    Overruff(Suit),
}

/// What a player of a trick is where duties set the declarer apart (BT-032b, BT-032c).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The declarer, or any player where nobody is one.
    NotDefending,
    /// A defender; the trick is not the declarer's so far.
    Defender,
    /// A defender, and the declarer's card wins the trick so far.
    BehindDeclarer,
}

impl Role {
    /// The role of the player at an offset in the trick; `winner` is that of the card now winning, `declarer` that of
    /// the declarer, who may have played or not.
    #[inline]
    #[must_use]
    pub fn at(own: usize, winner: Option<usize>, declarer: Option<usize>) -> Self {
        match declarer {
            None => Self::NotDefending,
            Some(declarer) if declarer == own => Self::NotDefending,
            Some(declarer) if winner == Some(declarer) => Self::BehindDeclarer,
            Some(_) => Self::Defender,
        }
    }
}

impl Duty {
    /// The name of the duty in Python.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::LeadOther(_) => "lead_other",
            Self::LeadTrump(_) => "lead_trump",
            Self::Follow(_) => "follow",
            Self::Beat(_) => "beat",
            Self::Ruff(_) => "ruff",
            Self::Overruff(_) => "overruff",
        }
    }

    /// The suit that it names.
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Self::Free => None,
            Self::LeadOther(suit)
            | Self::LeadTrump(suit)
            | Self::Follow(suit)
            | Self::Beat(suit)
            | Self::Ruff(suit)
            | Self::Overruff(suit) => Some(suit),
        }
    }
}

impl Policy {
    /// The cards of `hand` that may be played to `trick`.
    ///
    /// `trump` is the suit that is trump in this trick, `index` the number of tricks finished
    /// before it, `foreign` says that another player's announcement made it trump, and `new` that the
    /// player's own announcement in the trick before did. `declarer` is the offset in the trick of the declarer's card,
    /// played or to be played; `None` where nobody is the declarer.
    /// The result is empty only if the hand is.
    #[inline]
    #[must_use]
    #[expect(clippy::too_many_arguments)]
    pub fn legal(
        &self,
        hand: Hand,
        trick: &[Card],
        trump: Option<Suit>,
        index: usize,
        foreign: bool,
        new: bool,
        declarer: Option<usize>,
    ) -> Hand {
        self.duty(None, hand, trick, trump, index, foreign, new, declarer).1
    }

    /// The duty of a player who holds `hand`, and the cards that fulfil it: all of them if it is free.
    ///
    /// The arguments are those of [`Policy::legal`]; `turned` is the talon's card that led the trick.
    #[inline]
    #[must_use]
    #[expect(clippy::too_many_arguments)]
    pub fn duty(
        &self,
        turned: Option<Turned>,
        hand: Hand,
        trick: &[Card],
        trump: Option<Suit>,
        index: usize,
        foreign: bool,
        new: bool,
        declarer: Option<usize>,
    ) -> (Duty, Hand) {
        match (turned, trick) {
            (Some(turned), _) => self.duty_after(turned, hand, trick, trump, index, declarer),
            (None, []) => self.lead(hand, trump, index, foreign, new),
            (None, [led, ..]) => {
                let winner = self.winner(trick, trump);
                let role = Role::at(trick.len(), Some(winner), declarer);
                self.reply(hand, suit_of(*led), trick[winner], trump, index, role)
            }
        }
    }

    /// The cards of `hand` that may be played to a trick that a card of the talon leads.
    ///
    /// The duties are those of [`Policy::legal`]. A card that only names the suit need not be beaten.
    #[must_use]
    pub fn legal_after(
        &self,
        turned: Turned,
        hand: Hand,
        trick: &[Card],
        trump: Option<Suit>,
        index: usize,
        declarer: Option<usize>,
    ) -> Hand {
        self.duty_after(turned, hand, trick, trump, index, declarer).1
    }

    /// The duty in such a trick, and the cards that fulfil it.
    fn duty_after(
        &self,
        turned: Turned,
        hand: Hand,
        trick: &[Card],
        trump: Option<Suit>,
        index: usize,
        declarer: Option<usize>,
    ) -> (Duty, Hand) {
        let led = suit_of(turned.card);
        let winner = self.winning(Some(turned), trick, trump);
        let role = Role::at(trick.len(), winner, declarer);
        match (winner, turned.seat) {
            (Some(offset), _) => self.reply(hand, led, trick[offset], trump, index, role),
            (None, Some(_)) => self.reply(hand, led, turned.card, trump, index, role),
            (None, None) => self.reply_above(hand, led, 0, false, trump, index, role),
        }
    }

    /// The cards that may be led. Only BT-028 and BT-028a forbid any.
    #[inline]
    pub(crate) fn leads(
        &self,
        hand: Hand,
        trump: Option<Suit>,
        index: usize,
        foreign: bool,
        new: bool,
    ) -> Hand {
        self.lead(hand, trump, index, foreign, new).1
    }

    #[inline]
    fn lead(&self, hand: Hand, trump: Option<Suit>, index: usize, foreign: bool, new: bool) -> (Duty, Hand) {
        match trump {
            Some(suit)
                if new
                    && self.settings().lead_new_trump
                    && index >= usize::from(self.settings().duties_from) =>
            {
                let trumps = hand & suit_mask(suit);
                if trumps == 0 { (Duty::Free, hand) } else { (Duty::LeadTrump(suit), trumps) }
            }
            Some(suit) if foreign && !self.settings().lead_foreign_trump => {
                let others = hand & !suit_mask(suit);
                if others == 0 { (Duty::Free, hand) } else { (Duty::LeadOther(suit), others) }
            }
            _ => (Duty::Free, hand),
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
        role: Role,
    ) -> Hand {
        self.reply(hand, led, winning, trump, index, role).1
    }

    /// The duty in a trick in which `led` was led and `winning` now wins.
    #[inline]
    fn reply(
        &self,
        hand: Hand,
        led: Suit,
        winning: Card,
        trump: Option<Suit>,
        index: usize,
        role: Role,
    ) -> (Duty, Hand) {
        let above = self.above[usize::from(winning & 31)];
        self.reply_above(hand, led, above, Some(suit_of(winning)) == trump, trump, index, role)
    }

    /// The same where `above` are the cards of its suit that beat the card now winning, and `ruffed`
    /// says that this card is a trump.
    #[inline]
    #[expect(clippy::too_many_arguments)]
    fn reply_above(
        &self,
        hand: Hand,
        led: Suit,
        above: Hand,
        ruffed: bool,
        trump: Option<Suit>,
        index: usize,
        role: Role,
    ) -> (Duty, Hand) {
        let settings = self.settings();
        if index < usize::from(settings.duties_from) {
            return (Duty::Free, hand);
        }
        let same = hand & suit_mask(led);
        if same != 0 {
            if !settings.follow {
                return (Duty::Free, hand);
            }
            // Above a ruff there is no card of the suit led, so nothing has to be beaten (TH-P-053).
            if settings.beat && same & above != 0 {
                return (Duty::Beat(led), same & above);
            }
            return (Duty::Follow(led), same);
        }
        let Some(trump) = trump else { return (Duty::Free, hand) };
        let trumps = hand & suit_mask(trump);
        let chases = settings.overtrump_declarer && role == Role::BehindDeclarer;
        // With trumps led, a hand without the suit led has no trump either.
        if trumps == 0 || settings.trump_void == TrumpVoid::Free && !chases {
            return (Duty::Free, hand);
        }
        let winners = if ruffed { trumps & above } else { trumps };
        let spared = settings.partial_trumping && role != Role::NotDefending;
        if (settings.overtrump || chases) && ruffed && winners != 0 {
            return (Duty::Overruff(trump), winners);
        }
        match settings.trump_void {
            TrumpVoid::Must if !spared || winners != 0 => (Duty::Ruff(trump), trumps),
            TrumpVoid::Beat if winners != 0 => (Duty::Ruff(trump), trumps),
            _ => (Duty::Free, hand),
        }
    }
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
        let legal = |trick| polish().legal(hand("HAJ.CA"), &cards(trick), DIAMONDS, 0, false, false, None);
        assert_eq!(legal("HQ DJ"), hand("HAJ"));
        assert_eq!(legal("HQ H9"), hand("HA"));
    }

    /// What a hand without the suit led owes; the declarer's card is at this offset.
    fn owed(policy: &str, held: &str, trick: &str, declarer: Option<usize>) -> Hand {
        let policy = Policy::from_text(policy).unwrap();
        policy.legal(hand(held), &cards(trick), DIAMONDS, 0, false, false, declarer)
    }

    #[test]
    fn bt_032b_a_defender_need_not_throw_in_a_lower_trump() {
        let owed = |held, trick, declarer| owed("partial_trumping=yes", held, trick, declarer);
        // Behind a ruff of the declarer's, or of the other defender's.
        assert_eq!(owed("DJ.CA", "HQ DT", Some(1)), hand("DJ.CA"));
        assert_eq!(owed("DJ.CA", "HQ DT", Some(0)), hand("DJ.CA"));
        // One of his trumps would win: any of them.
        assert_eq!(owed("DAJ.CA", "HQ DT", Some(1)), hand("DAJ"));
        assert_eq!(owed("DJ.CA", "HQ H9", Some(1)), hand("DJ"));
        // The declarer is held to the lower trump, and so is everybody where there is none.
        assert_eq!(owed("DJ.CA", "HQ DT", Some(2)), hand("DJ"));
        assert_eq!(owed("DJ.CA", "HQ DT", None), hand("DJ"));
    }

    #[test]
    fn bt_032c_a_defender_overtrumps_the_declarer() {
        for (void, free) in [("must", "DAJ"), ("beat", "DAJ"), ("free", "DAJ.CA")] {
            let policy = format!("overtrump_declarer=yes trump_void={void}");
            let owed = |held, trick, declarer| owed(&policy, held, trick, declarer);
            assert_eq!(owed("DAJ.CA", "HQ DT", Some(1)), hand("DA"), "{void}");
            // Not another defender's trump, not the declarer himself, and not before he has ruffed.
            assert_eq!(owed("DAJ.CA", "HQ DT", Some(0)), hand(free), "{void}");
            assert_eq!(owed("DAJ.CA", "HQ DT", Some(2)), hand(free), "{void}");
            assert_eq!(owed("DAJ.CA", "HQ H9", Some(0)), hand(free), "{void}");
        }
        // With both rules who cannot overtrump is free.
        let both = "overtrump_declarer=yes partial_trumping=yes";
        assert_eq!(owed(both, "DKJ.CA", "HQ DT", Some(1)), hand("DKJ.CA"));
        assert_eq!(owed(both, "DAJ.CA", "HQ DT", Some(1)), hand("DA"));
    }
}
