//! The trick phase as a whole: hands, the trick under way, what was taken and announced.

use crate::cards::{ACE, Card, Hand, Suit, bit, rank_of, suit_of};
use crate::legal::Role;
use crate::policy::{Policy, TrumpWhen};
use crate::setup::{ANNOUNCED_ACES, PositionError, SEATS, STOCK, Setup, TALON};
use crate::turned::Turned;

/// One play: a card, led with an announcement or without.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Play {
    /// The card played.
    pub card: Card,
    /// Whether a marriage or four aces are announced with it (TH-R-007a: a choice).
    pub announce: bool,
}

/// A checked position of the trick phase. The policy it was checked with is kept separately.
///
/// It is small and flat, so that search and playouts copy it instead of undoing plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) hands: [Hand; SEATS],
    pub(crate) trick: [Card; SEATS],
    pub(crate) trick_len: u8,
    pub(crate) leader: u8,
    pub(crate) turn: u8,
    /// The card that wins the trick so far and the seat that takes it; meaningless while nothing is
    /// led. A talon's card that only names the suit stands here until a card wins.
    winning: Card,
    winner: u8,
    pub(crate) trump: Option<Suit>,
    pub(crate) pending: Option<Suit>,
    pub(crate) trump_owner: Option<u8>,
    pub(crate) trump_value: u16,
    /// Kept only where the policy asks for it: see [`Setup::new_trump`].
    pub(crate) new_trump: bool,
    pub(crate) index: u8,
    pub(crate) points: [u16; SEATS],
    pub(crate) bonus: [u16; SEATS],
    pub(crate) tricks: [u8; SEATS],
    pub(crate) announced: u8,
    pub(crate) first_winner: Option<u8>,
    /// The stock in reverse: the card drawn next is the last of those counted, zeros follow.
    stock: [Card; STOCK],
    stock_len: u8,
    /// The talon's cards that lead, in reverse like the stock: the last one counted leads this trick.
    talon: [Card; TALON],
    talon_len: u8,
    pub(crate) talon_seat: Option<u8>,
    pub(crate) resting: u8,
    /// Number of seats that play: each gives one card to a trick.
    playing: u8,
    pub(crate) sides: [u8; SEATS],
    pub(crate) declarer: Option<u8>,
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
        let turned = setup.talon.first().map(|card| Turned { card: *card, seat: setup.talon_seat });
        let leader = usize::from(setup.leader);
        let winning = match (policy.winning(turned, &setup.trick, setup.trump), turned) {
            (Some(offset), _) => setup.trick[offset],
            (None, Some(turned)) => turned.card,
            (None, None) => 0,
        };
        Ok(Self {
            hands: setup.hands,
            trick,
            trick_len: setup.trick.len() as u8,
            leader: setup.leader,
            turn: policy.seat_at(leader, setup.trick.len(), setup.resting) as u8,
            winning,
            winner: policy.taker(turned, &setup.trick, setup.trump, leader, setup.resting) as u8,
            trump: setup.trump,
            pending: setup.pending,
            trump_owner: setup.trump_owner,
            trump_value: setup.trump_value,
            new_trump: setup.new_trump,
            index: setup.index,
            points: setup.points,
            bonus: setup.bonus,
            tricks: setup.tricks,
            announced: setup.announced,
            first_winner: setup.first_winner,
            stock: reversed(&setup.stock),
            stock_len: setup.stock.len() as u8,
            talon: reversed(&setup.talon),
            talon_len: setup.talon.len() as u8,
            talon_seat: setup.talon_seat,
            resting: setup.resting,
            playing: (policy.players() - setup.resting.count_ones() as usize) as u8,
            sides: lowest_of_side(setup.sides),
            declarer: setup.declarer,
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
            new_trump: self.new_trump,
            index: self.index,
            points: self.points,
            bonus: self.bonus,
            tricks: self.tricks,
            announced: self.announced,
            first_winner: self.first_winner,
            resting: self.resting,
            talon: self.talon().collect(),
            talon_seat: self.talon_seat,
            sides: self.sides,
            declarer: self.declarer,
        }
    }

    /// Cards of the trick under way, the leader's first; without the talon's card that led it.
    #[inline]
    #[must_use]
    pub fn trick(&self) -> &[Card] {
        &self.trick[..usize::from(self.trick_len).min(SEATS)]
    }

    /// The cards to be drawn after the tricks, the next one first.
    pub fn stock(&self) -> impl ExactSizeIterator<Item = Card> {
        self.stock[..usize::from(self.stock_len).min(STOCK)].iter().rev().copied()
    }

    /// The talon's cards that lead tricks, that of the trick under way first.
    pub fn talon(&self) -> impl ExactSizeIterator<Item = Card> {
        self.talon[..usize::from(self.talon_len).min(TALON)].iter().rev().copied()
    }

    /// The talon's card that leads the trick under way.
    #[inline]
    #[must_use]
    pub fn turned(&self) -> Option<Turned> {
        let last = usize::from(self.talon_len).checked_sub(1)?;
        Some(Turned { card: self.talon[last % TALON], seat: self.talon_seat })
    }

    /// The seats that play on the side of a seat, itself included, as a bit set.
    #[must_use]
    pub fn side(&self, seat: usize) -> u8 {
        (0..SEATS)
            .filter(|other| self.sides[*other] == self.sides[seat])
            .fold(0, |set, other| set | 1 << other)
    }

    /// The declarer, where his duties are not those of the others.
    #[inline]
    #[must_use]
    pub fn declarer(&self) -> Option<u8> {
        self.declarer
    }

    /// What a seat is in a trick that `winner` takes so far.
    #[inline]
    pub(crate) fn role(&self, seat: u8, winner: u8) -> Role {
        Role::at(usize::from(seat), Some(usize::from(winner)), self.declarer.map(usize::from))
    }

    /// Whether cards are drawn after the trick under way.
    #[inline]
    pub(crate) fn draws(&self) -> bool {
        self.stock_len != 0
    }

    /// The seat that plays next; when the deal is over, the one that would lead.
    #[inline]
    #[must_use]
    pub fn turn(&self) -> u8 {
        self.turn
    }

    /// Whether all cards are played. While a stock is left, hands are refilled after each trick, so an
    /// empty hand means that the deal is over.
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

    /// Cards in hand, by seat; seats beyond the players hold none.
    #[inline]
    #[must_use]
    pub fn hands(&self) -> &[Hand; SEATS] {
        &self.hands
    }

    /// The seat that leads, or led, to the trick under way.
    #[inline]
    #[must_use]
    pub fn leader(&self) -> u8 {
        self.leader
    }

    /// Trump in the trick under way.
    #[inline]
    #[must_use]
    pub fn trump(&self) -> Option<Suit> {
        self.trump
    }

    /// The suit announced with this trick's lead that becomes trump after it.
    #[inline]
    #[must_use]
    pub fn pending(&self) -> Option<Suit> {
        self.pending
    }

    /// The seat whose announcement made the trump or the pending one, and the points of that announcement.
    #[inline]
    #[must_use]
    pub fn trump_maker(&self) -> (Option<u8>, u16) {
        (self.trump_owner, self.trump_value)
    }

    /// Whether the seat to play made the trump in the trick before, and the policy has it led next (BT-028a).
    #[inline]
    #[must_use]
    pub fn new_trump(&self) -> bool {
        self.new_trump && self.trump_owner == Some(self.turn)
    }

    /// Number of tricks finished.
    #[inline]
    #[must_use]
    pub fn index(&self) -> u8 {
        self.index
    }

    /// Card points taken by a seat, and its points for announcements and the last trick.
    #[inline]
    #[must_use]
    pub fn points(&self, seat: usize) -> (u16, u16) {
        (self.points[seat], self.bonus[seat])
    }

    /// The suits whose marriage has been announced, as bits, and [`ANNOUNCED_ACES`].
    #[inline]
    #[must_use]
    pub fn announced(&self) -> u8 {
        self.announced
    }

    /// The seat that won the first trick.
    #[inline]
    #[must_use]
    pub fn first_winner(&self) -> Option<u8> {
        self.first_winner
    }

    /// The seats that hold no cards and are skipped, as a bit set.
    #[inline]
    #[must_use]
    pub fn resting(&self) -> u8 {
        self.resting
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
        if self.talon_len != 0 {
            return self.legal_after_talon(policy);
        }
        if self.trick_len == 0 {
            self.leads(policy)
        } else {
            let led = suit_of(self.trick[0]);
            let role = self.role(self.turn, self.winner);
            policy.replies(self.hand(), led, self.winning, self.trump, usize::from(self.index), role)
        }
    }

    /// The cards that the seat to play may lead, if it has the lead.
    #[inline]
    pub(crate) fn leads(&self, policy: &Policy) -> Hand {
        let foreign = self.trump_owner.is_some_and(|owner| owner != self.turn);
        policy.leads(self.hand(), self.trump, usize::from(self.index), foreign, self.new_trump())
    }

    #[cold]
    fn legal_after_talon(&self, policy: &Policy) -> Hand {
        match self.turned() {
            Some(turned) => {
                let leader = usize::from(self.leader);
                let declarer =
                    self.declarer.and_then(|seat| policy.offset_of(usize::from(seat), leader, self.resting));
                let index = usize::from(self.index);
                policy.legal_after(turned, self.hand(), self.trick(), self.trump, index, declarer)
            }
            None => 0,
        }
    }

    /// The cards that the seat to play may play with an announcement.
    #[inline]
    #[must_use]
    pub fn announceable(&self, policy: &Policy) -> Hand {
        if self.trick_len != 0 || self.talon_len != 0 { 0 } else { self.announceable_leads(policy) }
    }

    /// The cards that it may lead with an announcement, if it has the lead.
    #[inline]
    pub(crate) fn announceable_leads(&self, policy: &Policy) -> Hand {
        let tricks = usize::from(self.tricks[usize::from(self.turn) % SEATS]);
        let first = self.first_winner == Some(self.turn);
        let cards = policy.announceable(self.hand(), usize::from(self.index), tricks, first, self.trump);
        if cards == 0 { 0 } else { cards & self.leads(policy) }
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

    /// The position after a play; `None` if the play is not legal.
    #[must_use]
    pub fn play(&self, policy: &Policy, play: Play) -> Option<Self> {
        self.allows(policy, play).then(|| {
            let mut next = *self;
            next.apply(policy, play);
            next
        })
    }

    /// Makes a play that is known to be legal, as those of [`Position::plays`] are; it is not checked again.
    #[inline]
    pub fn apply(&mut self, policy: &Policy, play: Play) {
        let seat = usize::from(self.turn) % SEATS;
        self.hands[seat] &= !bit(play.card);
        if self.trick_len == 0 {
            self.new_trump = false;
        }
        if play.announce {
            self.announce(policy, play.card);
        }
        let wins = match self.turned() {
            // Nothing has won yet where the talon's card only names the suit.
            Some(turned) if turned.seat.is_none() && self.winning == turned.card => {
                turned.yields_to(play.card, self.trump)
            }
            None if self.trick_len == 0 => true,
            _ => policy.beats(play.card, self.winning, self.trump),
        };
        if wins {
            self.winning = play.card;
            self.winner = self.turn;
        }
        self.trick[usize::from(self.trick_len) % SEATS] = play.card;
        self.trick_len += 1;
        if self.trick_len == self.playing {
            let points = self.trick().iter().map(|card| policy.card_points(*card)).sum();
            match self.turned() {
                Some(turned) => self.take_turned(policy, turned, points),
                None => self.take_trick::<true>(policy, self.winner, points),
            }
        } else {
            self.turn = self.seat_after(policy, self.turn);
        }
    }

    /// The seat that plays after another one.
    #[inline]
    pub(crate) fn seat_after(&self, policy: &Policy, seat: u8) -> u8 {
        if self.resting != 0 {
            return policy.seat_after(usize::from(seat), self.resting) as u8;
        }
        if usize::from(seat) + 1 == policy.players() { 0 } else { seat + 1 }
    }

    /// Scores an announcement made with the lead of `card` and sets the trump.
    pub(crate) fn announce(&mut self, policy: &Policy, card: Card) {
        let (value, sets_trump) = policy.announcement(card, self.announced, self.trump, self.trump_value);
        self.bonus[usize::from(self.turn) % SEATS] += value;
        self.announced |= if rank_of(card) == ACE { ANNOUNCED_ACES } else { 1 << suit_of(card) };
        if sets_trump {
            self.trump_owner = Some(self.turn);
            self.trump_value = value;
            self.new_trump = policy.settings().lead_new_trump;
            match policy.settings().trump_when {
                TrumpWhen::AtOnce => self.trump = Some(suit_of(card)),
                TrumpWhen::NextTrick => self.pending = Some(suit_of(card)),
            }
        }
    }

    /// Gives the trick, worth `points`, to its winner, who leads to the next one; then all draw.
    ///
    /// `DRAWS` is false if the stock is known to be empty: most deals never have one.
    #[inline]
    pub(crate) fn take_trick<const DRAWS: bool>(&mut self, policy: &Policy, winner: u8, points: u16) {
        self.gather(winner, points, winner);
        if DRAWS && self.draws() {
            self.draw(policy, winner);
        } else if self.over() {
            self.bonus[usize::from(winner) % SEATS] += policy.settings().last_trick;
        }
    }

    /// Gives a trick that the talon led to the seat that takes it; the hands' cards are worth `points`.
    /// The leader also plays first to the next trick, whether the talon leads it or not (PF-158).
    #[cold]
    fn take_turned(&mut self, policy: &Policy, turned: Turned, points: u16) {
        let winner = self.winner;
        self.talon_len -= 1;
        self.talon[usize::from(self.talon_len) % TALON] = 0;
        self.gather(winner, points + policy.card_points(turned.card), self.leader);
        if let Some(next) = self.turned() {
            self.winning = next.card;
            self.winner = next.seat.unwrap_or(self.leader);
        }
        if self.over() {
            self.bonus[usize::from(winner) % SEATS] += policy.settings().last_trick;
        }
    }

    /// Takes the trick off the table for `winner`; `leader` leads to the next one.
    #[inline]
    fn gather(&mut self, winner: u8, points: u16, leader: u8) {
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
        self.winner = leader;
        self.leader = leader;
        self.turn = leader;
        if self.pending.is_some() {
            self.trump = self.pending.take();
        }
    }

    /// Every player draws a card, the winner of the trick first (TT-A-020, TH-P-110).
    #[inline(never)]
    fn draw(&mut self, policy: &Policy, winner: u8) {
        let mut seat = winner;
        for _ in 0..self.playing {
            // The checks made the stock a multiple of the seats that play.
            self.stock_len -= 1;
            let card = std::mem::take(&mut self.stock[usize::from(self.stock_len) % STOCK]);
            self.hands[usize::from(seat) % SEATS] |= bit(card);
            seat = self.seat_after(policy, seat);
        }
    }
}

/// The cards in reverse, followed by zeros.
fn reversed<const N: usize>(cards: &[Card]) -> [Card; N] {
    let mut places = [0; N];
    for (place, card) in places.iter_mut().zip(cards.iter().rev()) {
        *place = *card;
    }
    places
}

/// For each seat the lowest seat of its side.
fn lowest_of_side(sides: [u8; SEATS]) -> [u8; SEATS] {
    sides.map(|side| sides.iter().position(|other| *other == side).unwrap_or(0) as u8)
}
