//! The parts of a position as a caller fills them, and the checks that make a position of them.

use std::fmt;

use crate::cards::{ACES, Card, Hand, KING, QUEEN, Suit, bit, suit_mask, suit_of};
use crate::policy::{MAX_VALUE, Policy, TrumpWhen};

/// Most seats at a table.
pub const SEATS: usize = 4;

/// Most cards of a stock: what two hands of six leave of 32 cards (TT-B-004).
pub const STOCK: usize = 20;

/// Most cards of a talon that lead tricks.
pub const TALON: usize = 3;

/// Bit of the four aces in [`Setup::announced`]; bits 0..=3 are the suits of marriages.
pub const ANNOUNCED_ACES: u8 = 1 << 4;

/// The parts of a position, unchecked: anything can be written here.
///
/// Lists by seat have one entry for each seat; those beyond the policy's players stay as in the default.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// Cards in hand, by seat.
    pub hands: [Hand; SEATS],
    /// Seat that leads, or led, to the trick under way.
    pub leader: u8,
    /// Cards of the trick under way, the leader's first. A full trick is never under way.
    pub trick: Vec<Card>,
    /// Cards to be drawn after the tricks, the next one first: at most [`STOCK`], and as many for
    /// each player.
    pub stock: Vec<Card>,
    /// Trump in the trick under way.
    pub trump: Option<Suit>,
    /// Suit announced with this trick's lead that becomes trump after it.
    pub pending: Option<Suit>,
    /// Seat whose announcement made the trump, or the pending one.
    pub trump_owner: Option<u8>,
    /// Points of that announcement.
    pub trump_value: u16,
    /// Whether that announcement was made with the lead of the trick under way, or of the last finished
    /// one if nothing is led yet. Kept only where the trump must then be led (BT-028a).
    pub new_trump: bool,
    /// Number of tricks finished.
    pub index: u8,
    /// Card points taken, by seat.
    pub points: [u16; SEATS],
    /// Points for announcements and the last trick, by seat.
    pub bonus: [u16; SEATS],
    /// Tricks taken, by seat.
    pub tricks: [u8; SEATS],
    /// Suits whose marriage has been announced, and [`ANNOUNCED_ACES`].
    pub announced: u8,
    /// Seat that won the first trick; `None` before, or when it does not matter.
    pub first_winner: Option<u8>,
    /// Seats that hold no cards and are skipped, as a bit set. At least two seats play.
    pub resting: u8,
    /// Cards of the talon that lead the next tricks, that of the trick under way first: at most
    /// [`TALON`]. The leader is then the first hand to play to each of them, and leads to the trick
    /// after them, whoever takes theirs (PF-157, PF-158).
    pub talon: Vec<Card>,
    /// The resting seat whose cards those of the talon count as, so that they can win (PF-156,
    /// PF-160); `None`: they only name the suit (PF-161).
    pub talon_seat: Option<u8>,
    /// Who plays with whom: seats with the same number are partners. By default each seat is alone.
    /// A position names a side by its lowest seat.
    pub sides: [u8; SEATS],
    /// The declarer, only where his duties are not those of the others (BT-032b, BT-032c); `None`: nobody is.
    pub declarer: Option<u8>,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            hands: [0; SEATS],
            leader: 0,
            trick: Vec::new(),
            stock: Vec::new(),
            trump: None,
            pending: None,
            trump_owner: None,
            trump_value: 0,
            new_trump: false,
            index: 0,
            points: [0; SEATS],
            bonus: [0; SEATS],
            tricks: [0; SEATS],
            announced: 0,
            first_winner: None,
            resting: 0,
            talon: Vec::new(),
            talon_seat: None,
            sides: std::array::from_fn(|seat| seat as u8),
            declarer: None,
        }
    }
}

/// Why a [`Setup`] is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// A seat beyond the players has cards, points or tricks, or is named.
    Seat(u8),
    /// A card is in two places.
    Twice(Card),
    /// The trick under way has a card of every seat, or more.
    FullTrick,
    /// A hand has the wrong number of cards for its place in the trick.
    HandSize {
        /// The seat.
        seat: u8,
        /// Cards it has.
        has: u32,
        /// Cards it should have, after the leader's hand.
        expected: u32,
    },
    /// More than [`STOCK`] cards in the stock.
    StockSize(usize),
    /// The stock cannot be drawn by all players alike.
    StockShare {
        /// Cards in the stock.
        cards: usize,
        /// Players who draw.
        players: usize,
    },
    /// A stock is left, but no hand has a card.
    StockLeft,
    /// A suit above 3.
    Suit(u8),
    /// The tricks taken do not sum to the index, or need more cards than are gone.
    Tricks,
    /// More card points are taken than the cards gone are worth.
    Points,
    /// More bonus points than any deal can give.
    Bonus,
    /// The winner of the first trick has no trick, or there is none yet.
    FirstWinner,
    /// Announced cards are all still in hand or in the stock, or the mask has unknown bits.
    Announced,
    /// The trump's owner, its value and what was announced do not fit together.
    TrumpOwner,
    /// A trump is pending that the lead of this trick cannot have announced.
    Pending,
    /// A trump is said to be new that no announcement can just have made.
    NewTrump,
    /// The policy fixes the trump, but this is another one, or none.
    FixedTrump(Suit),
    /// The policy fixes the trump, but an announcement is said to have made one.
    FixedTrumpOwner,
    /// A resting seat does what needs cards.
    Resting {
        /// The seat.
        seat: u8,
        /// What it cannot do.
        cannot: &'static str,
    },
    /// Fewer than two seats play.
    TooFewPlay,
    /// More than [`TALON`] cards of the talon.
    TalonSize(usize),
    /// More cards of the talon than tricks to be led.
    TalonLeft,
    /// A talon leads, and there is a stock to draw from.
    TalonStock,
    /// The talon counts for a seat that has cards of its own.
    TalonSeat(u8),
    /// A declarer is named, but all players have the same duties.
    Declarer,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => write!(f, "there is no seat {seat} at this table"),
            Self::Twice(card) => write!(f, "{} is in two places", crate::text::Name(*card)),
            Self::FullTrick => write!(f, "the trick under way already has a card of every seat"),
            Self::HandSize { seat, has, expected } => {
                write!(f, "seat {seat} has {has} cards, the trick under way leaves it {expected}")
            }
            Self::StockSize(cards) => write!(f, "a stock has at most {STOCK} cards, not {cards}"),
            Self::StockShare { cards, players } => {
                write!(f, "{players} players cannot share a stock of {cards} cards")
            }
            Self::StockLeft => write!(f, "a stock is left, but no hand has a card"),
            Self::Suit(suit) => write!(f, "there is no suit {suit}"),
            Self::Tricks => write!(f, "the tricks taken do not fit the tricks finished"),
            Self::Points => write!(f, "the card points taken exceed those of the cards gone"),
            Self::Bonus => write!(f, "the bonus points exceed what a deal can give"),
            Self::FirstWinner => write!(f, "the winner of the first trick must have taken one"),
            Self::Announced => {
                write!(
                    f,
                    "an announced combination is still whole in hand, or lies in the stock or the talon"
                )
            }
            Self::TrumpOwner => {
                write!(f, "the trump's owner, its value and the announcements do not fit together")
            }
            Self::FixedTrump(suit) => write!(f, "the trump must be {}", crate::text::suit_letter(*suit)),
            Self::FixedTrumpOwner => write!(f, "an announcement cannot have made the fixed trump"),
            Self::Pending => write!(f, "the lead of this trick cannot have announced that trump"),
            Self::NewTrump => write!(f, "no announcement can just have made that trump"),
            Self::Resting { seat, cannot } => write!(f, "seat {seat} rests and cannot {cannot}"),
            Self::TooFewPlay => write!(f, "at least two seats must play"),
            Self::TalonSize(cards) => {
                write!(f, "at most {TALON} cards of a talon lead tricks, not {cards}")
            }
            Self::TalonLeft => write!(f, "more cards of the talon are to lead than tricks are left"),
            Self::TalonStock => write!(f, "a talon leads only where there is no stock"),
            Self::TalonSeat(seat) => {
                write!(f, "the talon counts only for a seat that rests, not for seat {seat}")
            }
            Self::Declarer => write!(f, "a declarer is named only where his duties are others"),
        }
    }
}

impl std::error::Error for PositionError {}

impl Setup {
    /// Checks that this is a position under a policy.
    ///
    /// # Errors
    /// The first fault.
    pub(crate) fn check(&self, policy: &Policy) -> Result<(), PositionError> {
        check_seats(policy, self)?;
        check_cards(policy, self)?;
        check_counts(policy, self)?;
        check_announcements(policy, self)
    }
}

fn check_seats(policy: &Policy, setup: &Setup) -> Result<(), PositionError> {
    let players = policy.players();
    for seat in players..SEATS {
        let used = setup.hands[seat] != 0
            || setup.points[seat] != 0
            || setup.bonus[seat] != 0
            || setup.tricks[seat] != 0
            || setup.resting >> seat & 1 != 0
            || usize::from(setup.sides[seat]) != seat;
        if used {
            return Err(PositionError::Seat(seat as u8));
        }
    }
    let named = [Some(setup.leader), setup.trump_owner, setup.first_winner, setup.talon_seat, setup.declarer];
    let sides = setup.sides[..players].iter().copied();
    match named.into_iter().flatten().chain(sides).find(|seat| usize::from(*seat) >= players) {
        Some(seat) => Err(PositionError::Seat(seat)),
        None if setup.declarer.is_some() && !policy.sets_declarer_apart() => Err(PositionError::Declarer),
        None => check_resting(policy, setup),
    }
}

fn check_resting(policy: &Policy, setup: &Setup) -> Result<(), PositionError> {
    let players = policy.players();
    let rests = |seat: u8| setup.resting >> seat & 1 != 0;
    if setup.resting >> players != 0 {
        return Err(PositionError::Seat((u8::BITS - 1 - setup.resting.leading_zeros()) as u8));
    }
    if setup.resting.count_ones() as usize + 2 > players {
        return Err(PositionError::TooFewPlay);
    }
    if let Some(seat) = setup.talon_seat.filter(|seat| !rests(*seat)) {
        return Err(PositionError::TalonSeat(seat));
    }
    for seat in (0..players as u8).filter(|seat| rests(*seat)) {
        let place = usize::from(seat);
        let fault = if setup.hands[place] != 0 {
            "hold cards"
        } else if setup.leader == seat {
            "lead"
        } else if setup.declarer == Some(seat) {
            "declare"
        } else if setup.trump_owner == Some(seat) || setup.talon_seat != Some(seat) && setup.bonus[place] != 0
        {
            "announce"
        } else if setup.talon_seat != Some(seat) && (setup.tricks[place] != 0 || setup.points[place] != 0) {
            "take tricks"
        } else {
            continue;
        };
        return Err(PositionError::Resting { seat, cannot: fault });
    }
    Ok(())
}

fn check_cards(policy: &Policy, setup: &Setup) -> Result<(), PositionError> {
    let playing = policy.players() - setup.resting.count_ones() as usize;
    if setup.trick.len() >= playing {
        return Err(PositionError::FullTrick);
    }
    let mut seen: Hand = 0;
    let single = setup.trick.iter().chain(&setup.stock).chain(&setup.talon).map(|card| bit(*card));
    for cards in setup.hands.iter().copied().chain(single) {
        if seen & cards != 0 {
            return Err(PositionError::Twice((seen & cards).trailing_zeros() as Card));
        }
        seen |= cards;
    }
    // The last seat of the trick has not played to it, so its hand tells the number of tricks left.
    let seat_at = |offset: usize| policy.seat_at(usize::from(setup.leader), offset, setup.resting);
    let tricks_left = setup.hands[seat_at(playing - 1)].count_ones();
    for offset in 0..playing {
        let seat = seat_at(offset);
        let has = setup.hands[seat].count_ones();
        let expected = tricks_left.saturating_sub(u32::from(offset < setup.trick.len()));
        if has != expected || (tricks_left == 0 && !setup.trick.is_empty()) {
            return Err(PositionError::HandSize { seat: seat as u8, has, expected });
        }
    }
    match setup.stock.len() {
        cards if cards > STOCK => return Err(PositionError::StockSize(cards)),
        cards if cards % playing != 0 => return Err(PositionError::StockShare { cards, players: playing }),
        // Hands are filled at once, so a deal with a stock is never at its end.
        cards if cards > 0 && tricks_left == 0 => return Err(PositionError::StockLeft),
        _ => {}
    }
    match setup.talon.len() {
        cards if cards > TALON => Err(PositionError::TalonSize(cards)),
        cards if cards > tricks_left as usize => Err(PositionError::TalonLeft),
        cards if cards > 0 && !setup.stock.is_empty() => Err(PositionError::TalonStock),
        _ => Ok(()),
    }
}

fn check_counts(policy: &Policy, setup: &Setup) -> Result<(), PositionError> {
    let tricks: u32 = setup.tricks.iter().map(|tricks| u32::from(*tricks)).sum();
    let gone = !not_gone(setup);
    let playing = u32::from(policy.settings().players) - setup.resting.count_ones();
    // Each finished trick took a card of every player, so the index cannot run away either.
    if tricks != u32::from(setup.index) || tricks * playing > gone.count_ones() {
        return Err(PositionError::Tricks);
    }
    if setup.first_winner.is_some_and(|seat| setup.tricks[usize::from(seat)] == 0) {
        return Err(PositionError::FirstWinner);
    }
    let points: u32 = setup.points.iter().map(|points| u32::from(*points)).sum();
    if points > u32::from(policy.points(gone)) {
        return Err(PositionError::Points);
    }
    // Four marriages, four aces and a last trick.
    if setup.bonus.iter().any(|bonus| *bonus > 6 * MAX_VALUE) {
        return Err(PositionError::Bonus);
    }
    Ok(())
}

fn check_announcements(policy: &Policy, setup: &Setup) -> Result<(), PositionError> {
    if let Some(suit) = [setup.trump, setup.pending].into_iter().flatten().find(|suit| *suit > 3) {
        return Err(PositionError::Suit(suit));
    }
    if setup.announced > (ANNOUNCED_ACES | 0xf) {
        return Err(PositionError::Announced);
    }
    for suit in 0..4 {
        let pair = suit_mask(suit) & (0x0101_0101 << KING | 0x0101_0101 << QUEEN);
        if setup.announced >> suit & 1 != 0 && unshown(setup, pair) {
            return Err(PositionError::Announced);
        }
    }
    if setup.announced & ANNOUNCED_ACES != 0 && unshown(setup, ACES) {
        return Err(PositionError::Announced);
    }
    if let Some(suit) = policy.settings().fixed_trump {
        if setup.trump != Some(suit) {
            return Err(PositionError::FixedTrump(suit));
        }
        if setup.trump_owner.is_some() || setup.trump_value > 0 || setup.pending.is_some() {
            return Err(PositionError::FixedTrumpOwner);
        }
    }
    let owned = setup.trump_owner.is_some();
    let trump_known = setup.trump.or(setup.pending).is_some();
    if owned != (setup.trump_value > 0) || owned && (setup.announced == 0 || !trump_known) {
        return Err(PositionError::TrumpOwner);
    }
    if let Some(suit) = setup.pending {
        let led = setup.trick.first().map(|card| suit_of(*card));
        let announcer = setup.trump_owner == Some(setup.leader);
        let later = policy.settings().trump_when == TrumpWhen::NextTrick;
        if led != Some(suit) || !announcer || !later || !setup.talon.is_empty() {
            return Err(PositionError::Pending);
        }
    }
    if setup.new_trump {
        let trump = setup.pending.or(setup.trump);
        let made = match setup.trick.first() {
            Some(card) => setup.trump_owner == Some(setup.leader) && trump == Some(suit_of(*card)),
            None => setup.index > 0 && setup.trump_owner.is_some(),
        };
        if !made || !policy.settings().lead_new_trump {
            return Err(PositionError::NewTrump);
        }
    }
    Ok(())
}

/// The cards in hands, in the trick under way, in the stock and to be turned from the talon.
fn not_gone(setup: &Setup) -> Hand {
    let hands = setup.hands.iter().fold(0, |set, hand| set | hand);
    setup.trick.iter().chain(&setup.stock).chain(&setup.talon).fold(hands, |set, card| set | bit(*card))
}

/// Whether a combination cannot have been announced: none of its cards was played, or one was never in a hand.
fn unshown(setup: &Setup, combination: Hand) -> bool {
    let hands = setup.hands.iter().fold(0, |set, hand| set | hand);
    let unheld = setup.stock.iter().chain(&setup.talon).fold(0, |set, card| set | bit(*card));
    hands & combination == combination || unheld & combination != 0
}
