//! The trick phase as a whole: hands, the trick under way, what was taken and announced.

use crate::cards::{ACE, Card, Hand, Suit, bit, rank_of, suit_of};
use crate::policy::{Policy, TrumpWhen};
use crate::setup::{ANNOUNCED_ACES, PositionError, SEATS, STOCK, Setup};

/// One play: a card, led with an announcement or without.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Play {
    /// The card played.
    pub card: Card,
    /// Whether a marriage or four aces are announced with it (TH-R-007a: a choice).
    pub announce: bool,
}

/// A checked position of the trick phase. The policy it was checked with goes beside it.
///
/// It is small and flat, so that search and playouts copy it instead of undoing plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) hands: [Hand; SEATS],
    pub(crate) trick: [Card; SEATS],
    pub(crate) trick_len: u8,
    pub(crate) leader: u8,
    pub(crate) turn: u8,
    /// The card that wins the trick so far and its seat; meaningless while the trick is empty.
    winning: Card,
    winner: u8,
    pub(crate) trump: Option<Suit>,
    pub(crate) pending: Option<Suit>,
    pub(crate) trump_owner: Option<u8>,
    pub(crate) trump_value: u16,
    pub(crate) index: u8,
    pub(crate) points: [u16; SEATS],
    pub(crate) bonus: [u16; SEATS],
    pub(crate) tricks: [u8; SEATS],
    pub(crate) announced: u8,
    pub(crate) first_winner: Option<u8>,
    /// The stock in reverse: the card drawn next is the last of those counted, zeros follow.
    stock: [Card; STOCK],
    stock_len: u8,
}

impl Position {
    /// Checks a setup under a policy.
    ///
    /// # Errors
    /// The first fault, as a [`PositionError`].
    pub fn new(policy: &Policy, setup: &Setup) -> Result<Self, PositionError> {
        setup.check(policy)?;
        let mut trick = [0; SEATS];
        trick[..setup.trick.len()].copy_from_slice(&setup.trick);
        let mut stock = [0; STOCK];
        for (place, card) in stock.iter_mut().zip(setup.stock.iter().rev()) {
            *place = *card;
        }
        let players = policy.players();
        let offset = policy.winner(&setup.trick, setup.trump);
        Ok(Self {
            hands: setup.hands,
            trick,
            trick_len: setup.trick.len() as u8,
            leader: setup.leader,
            turn: ((usize::from(setup.leader) + setup.trick.len()) % players) as u8,
            winning: trick[offset],
            winner: ((usize::from(setup.leader) + offset) % players) as u8,
            trump: setup.trump,
            pending: setup.pending,
            trump_owner: setup.trump_owner,
            trump_value: setup.trump_value,
            index: setup.index,
            points: setup.points,
            bonus: setup.bonus,
            tricks: setup.tricks,
            announced: setup.announced,
            first_winner: setup.first_winner,
            stock,
            stock_len: setup.stock.len() as u8,
        })
    }

    /// The parts of the position.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup {
            hands: self.hands,
            leader: self.leader,
            trick: self.trick().to_vec(),
            stock: self.stock().collect(),
            trump: self.trump,
            pending: self.pending,
            trump_owner: self.trump_owner,
            trump_value: self.trump_value,
            index: self.index,
            points: self.points,
            bonus: self.bonus,
            tricks: self.tricks,
            announced: self.announced,
            first_winner: self.first_winner,
        }
    }

    /// Cards of the trick under way, the leader's first.
    #[inline]
    #[must_use]
    pub fn trick(&self) -> &[Card] {
        &self.trick[..usize::from(self.trick_len).min(SEATS)]
    }

    /// The cards to be drawn after the tricks, the next one first.
    pub fn stock(&self) -> impl ExactSizeIterator<Item = Card> {
        self.stock[..usize::from(self.stock_len).min(STOCK)].iter().rev().copied()
    }

    /// Whether cards are drawn after the trick under way.
    #[inline]
    pub(crate) fn draws(&self) -> bool {
        self.stock_len != 0
    }

    /// The seat that plays next. When the deal is over: the winner of its last trick.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// Whether all cards are played. While a stock is left the hands are filled after each trick, so
    /// an empty hand means that.
    #[inline]
    #[must_use]
    pub fn over(&self) -> bool {
        self.hand() == 0
    }

    /// Card points and bonus of a seat. The announcements of a player whose tricks may turn out to be
    /// none (TT-A-013) count until the deal is over.
    #[inline]
    #[must_use]
    pub fn total(&self, policy: &Policy, seat: usize) -> u16 {
        if policy.settings().trick_needed && self.tricks[seat] == 0 && self.over() {
            return self.points[seat];
        }
        self.points[seat] + self.bonus[seat]
    }

    /// Tricks taken by a seat.
    #[inline]
    #[must_use]
    pub fn tricks(&self, seat: usize) -> u8 {
        self.tricks[seat]
    }

    #[inline]
    pub(crate) fn hand(&self) -> Hand {
        self.hands[usize::from(self.turn) % SEATS]
    }

    /// The cards that the seat to play may play.
    #[inline]
    #[must_use]
    pub fn legal(&self, policy: &Policy) -> Hand {
        if self.trick_len == 0 {
            let foreign = self.trump_owner.is_some_and(|owner| owner != self.turn);
            policy.leads(self.hand(), self.trump, foreign)
        } else {
            let led = suit_of(self.trick[0]);
            policy.replies(self.hand(), led, self.winning, self.trump, usize::from(self.index))
        }
    }

    /// The cards that the seat to play may play with an announcement.
    #[inline]
    #[must_use]
    pub fn announceable(&self, policy: &Policy) -> Hand {
        if self.trick_len != 0 {
            return 0;
        }
        let tricks = usize::from(self.tricks[usize::from(self.turn) % SEATS]);
        let first = self.first_winner == Some(self.turn);
        let cards = policy.announceable(self.hand(), usize::from(self.index), tricks, first, self.trump);
        if cards == 0 { 0 } else { cards & self.legal(policy) }
    }

    /// All plays of the seat to play: by card, without announcement first.
    #[must_use]
    pub fn plays(&self, policy: &Policy) -> Vec<Play> {
        let announceable = self.announceable(policy);
        let mut plays = Vec::with_capacity(12);
        for card in crate::cards_of(self.legal(policy)) {
            plays.push(Play { card, announce: false });
            if announceable & bit(card) != 0 {
                plays.push(Play { card, announce: true });
            }
        }
        plays
    }

    /// Whether a play is among [`Position::plays`].
    #[must_use]
    pub fn allows(&self, policy: &Policy, play: Play) -> bool {
        let cards = if play.announce { self.announceable(policy) } else { self.legal(policy) };
        play.card < 32 && cards & bit(play.card) != 0
    }

    /// The position after a play, or nothing when the play is not legal.
    #[must_use]
    pub fn play(&self, policy: &Policy, play: Play) -> Option<Self> {
        self.allows(policy, play).then(|| {
            let mut next = *self;
            next.apply(policy, play);
            next
        })
    }

    /// Makes a play that is known to be legal.
    #[inline]
    pub(crate) fn apply(&mut self, policy: &Policy, play: Play) {
        let seat = usize::from(self.turn) % SEATS;
        self.hands[seat] &= !bit(play.card);
        if play.announce {
            self.announce(policy, play.card);
        }
        if self.trick_len == 0 || policy.beats(play.card, self.winning, self.trump) {
            self.winning = play.card;
            self.winner = self.turn;
        }
        self.trick[usize::from(self.trick_len) % SEATS] = play.card;
        self.trick_len += 1;
        if usize::from(self.trick_len) == policy.players() {
            let points = self.trick().iter().map(|card| policy.card_points(*card)).sum();
            self.take_trick::<true>(policy, self.winner, points);
        } else {
            let next = self.turn + 1;
            self.turn = if usize::from(next) == policy.players() { 0 } else { next };
        }
    }

    /// Scores an announcement made with the lead of `card` and sets the trump.
    pub(crate) fn announce(&mut self, policy: &Policy, card: Card) {
        let (value, sets_trump) = policy.announcement(card, self.announced, self.trump, self.trump_value);
        self.bonus[usize::from(self.turn) % SEATS] += value;
        self.announced |= if rank_of(card) == ACE { ANNOUNCED_ACES } else { 1 << suit_of(card) };
        if sets_trump {
            self.trump_owner = Some(self.turn);
            self.trump_value = value;
            match policy.settings().trump_when {
                TrumpWhen::AtOnce => self.trump = Some(suit_of(card)),
                TrumpWhen::NextTrick => self.pending = Some(suit_of(card)),
            }
        }
    }

    /// Gives the trick, worth `points`, to its winner, who leads to the next one; then all draw.
    ///
    /// `DRAWS` is false where the stock is known to be gone: most deals never have one.
    #[inline]
    pub(crate) fn take_trick<const DRAWS: bool>(&mut self, policy: &Policy, winner: u8, points: u16) {
        let seat = usize::from(winner) % SEATS;
        self.points[seat] += points;
        self.tricks[seat] += 1;
        if self.index == 0 {
            self.first_winner = Some(winner);
        }
        self.index += 1;
        // An empty trick looks the same wherever it came from: positions compare field by field.
        self.trick = [0; SEATS];
        self.trick_len = 0;
        self.winning = 0;
        self.winner = winner;
        self.leader = winner;
        self.turn = winner;
        if self.pending.is_some() {
            self.trump = self.pending.take();
        }
        if DRAWS && self.draws() {
            self.draw(policy, winner);
        } else if self.hands[seat] == 0 {
            self.bonus[seat] += policy.settings().last_trick;
        }
    }

    /// Every player draws a card, the winner of the trick first (TT-A-020, TH-P-110).
    #[inline(never)]
    fn draw(&mut self, policy: &Policy, winner: u8) {
        let players = policy.players();
        for offset in 0..players {
            // The checks made the stock a multiple of the players.
            self.stock_len -= 1;
            let card = std::mem::take(&mut self.stock[usize::from(self.stock_len) % STOCK]);
            self.hands[(usize::from(winner) + offset) % players] |= bit(card);
        }
    }
}
