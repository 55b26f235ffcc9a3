//! The rules of a deal's trick play: duties, strength and points of the cards, announcements.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::cards::{CARDS, Card, Hand, RANKS, SUITS, Suit, bit, rank_of, suit_of};

/// The largest number of card points that a single value of a policy may have.
///
/// It keeps every sum of a deal inside 16 bits.
pub const MAX_VALUE: u16 = 1000;

/// What a player void in the suit led owes while he holds trumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TrumpVoid {
    /// Nothing: any card.
    Free,
    /// A trump only if one of his would win the trick so far (TH-P-054, 055).
    Beat,
    /// A trump, winning or not (TH-R-066).
    Must,
}

/// Who may announce, and when. Every announcement is made with an own lead (TH-R-007).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Announce {
    /// Nobody.
    Never,
    /// At any own lead, the first included.
    Lead,
    /// At an own lead, with at least one trick taken (TH-R-070).
    OwnTrick,
    /// Only the winner of the first trick, at any own lead (TH-R-071).
    FirstWinner,
}

/// From when an announced suit is trump (TH-R-010).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TrumpWhen {
    /// At once: the card led is a trump already.
    AtOnce,
    /// From the next trick on.
    NextTrick,
}

/// How a later announcement changes the trump. Every legal announcement scores (BT-030).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TrumpKeep {
    /// The later one replaces the trump (TH-R-008).
    Last,
    /// A trump once set stays.
    First,
    /// Only an announcement of more points replaces the trump.
    Higher,
    /// Only a marriage worth more than that of the present trump may be announced at all; it
    /// replaces the trump (B1-003). Where the values go by order nothing is barred.
    Rising,
}

/// What the players aim for. Only a solver reads it; the course of play does not change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Objective {
    /// Many card points.
    Points,
    /// Many tricks.
    Tricks,
    /// Few tricks (misere, all-pass).
    Fewest,
}

macro_rules! names {
    ($type:ty { $($variant:ident = $name:literal),+ $(,)? }) => {
        impl $type {
            /// The value's name in texts and in Python.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),+ }
            }

            /// The value of this name.
            #[must_use]
            pub fn from_name(name: &str) -> Option<Self> {
                match name { $($name => Some(Self::$variant),)+ _ => None }
            }

            /// All names.
            pub const NAMES: &'static [&'static str] = &[$($name),+];
        }
    };
}

names!(TrumpVoid { Free = "free", Beat = "beat", Must = "must" });
names!(Announce {
    Never = "never",
    Lead = "lead",
    OwnTrick = "own_trick",
    FirstWinner = "first_winner",
});
names!(TrumpWhen { AtOnce = "at_once", NextTrick = "next_trick" });
names!(TrumpKeep { Last = "last", First = "first", Higher = "higher", Rising = "rising" });
names!(Objective { Points = "points", Tricks = "tricks", Fewest = "fewest" });

/// The fields of a policy, as a caller fills them. The default is Thousand without house rules.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Settings {
    /// Number of seats, 2..=4.
    pub players: u8,
    /// The eight ranks from the lowest to the highest (TH-R-004).
    pub order: [u8; RANKS],
    /// Card points by rank (TH-R-005).
    pub points: [u16; RANKS],
    /// Points of a marriage by suit; 0: the suit has none (TH-R-009).
    pub marriages: [u16; SUITS],
    /// Points of the first, second ... marriage announced in the deal by anyone (TT-A-011, 012).
    /// The last value stands for all later ones. Empty: by suit.
    pub marriages_by_order: Vec<u16>,
    /// Points for four aces in hand, announced when leading one; 0: off (BT-027).
    pub ace_marriage: u16,
    /// Whether the suit of the ace led with [`ace_marriage`](Self::ace_marriage) becomes trump.
    pub ace_sets_trump: bool,
    /// Whether the suit led must be followed (TH-R-065).
    pub follow: bool,
    /// What a player void in the suit led owes while he holds trumps (TH-R-066).
    pub trump_void: TrumpVoid,
    /// Whether a void player who can must overtrump (TH-P-055). Without effect on `Free`.
    pub overtrump: bool,
    /// Whether a defender owes a trump only if one of his would win, where others owe any (BT-032b).
    /// Without effect unless `trump_void` is `Must`.
    pub partial_trumping: bool,
    /// Whether a void defender who can must overtrump the declarer's trump while it wins (BT-032c).
    pub overtrump_declarer: bool,
    /// Whether a follower who can must beat the card now winning (TH-P-052, 053).
    pub beat: bool,
    /// Index of the first trick in which the duties hold (TT-A-017); 0: from the first.
    pub duties_from: u8,
    /// Who may announce, and when. King or queen is led with it (TH-R-007, TH-P-039).
    pub announce: Announce,
    /// From when an announced suit is trump.
    pub trump_when: TrumpWhen,
    /// How a later announcement changes the trump.
    pub trump_keep: TrumpKeep,
    /// Whether a suit that another player's announcement made trump may be led by a player who
    /// holds other suits (BT-028 forbids it).
    pub lead_foreign_trump: bool,
    /// Whether a player whose announcement made the trump must lead it to the next trick if that
    /// lead is his and he has one (BT-028a).
    pub lead_new_trump: bool,
    /// Suit that is trump from the first trick on, whatever is announced (B1-007).
    pub fixed_trump: Option<Suit>,
    /// Whether announcements score only for a player who takes a trick in the deal (TT-A-013).
    pub trick_needed: bool,
    /// Points for winning the last trick (BT-033).
    pub last_trick: u16,
    /// What the players aim for.
    pub objective: Objective,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            players: 3,
            order: [0, 1, 2, 4, 5, 6, 3, 7],
            points: [0, 0, 0, 10, 2, 3, 4, 11],
            marriages: [40, 60, 80, 100],
            marriages_by_order: Vec::new(),
            ace_marriage: 0,
            ace_sets_trump: false,
            follow: true,
            trump_void: TrumpVoid::Must,
            overtrump: false,
            partial_trumping: false,
            overtrump_declarer: false,
            beat: false,
            duties_from: 0,
            announce: Announce::Lead,
            trump_when: TrumpWhen::AtOnce,
            trump_keep: TrumpKeep::Last,
            lead_foreign_trump: true,
            lead_new_trump: false,
            fixed_trump: None,
            trick_needed: false,
            last_trick: 0,
            objective: Objective::Points,
        }
    }
}

/// Why settings are not a valid policy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PolicyError {
    /// The number of players is not 2, 3 or 4.
    Players(u8),
    /// The order is not a permutation of the eight ranks.
    Order([u8; RANKS]),
    /// The named value is above [`MAX_VALUE`].
    Value(&'static str, u16),
    /// More marriage values by order than there are suits.
    MarriagesByOrder(usize),
    /// A marriage value by order is zero.
    ZeroByOrder,
    /// An ace marriage sets trump but is off.
    AceSetsTrump,
    /// Four aces set trump although each trump must be worth more than the one before.
    RisingAces,
    /// The fixed trump is not a suit.
    Suit(Suit),
    /// The named field says how announcements make the trump, but the trump is fixed.
    FixedTrump(&'static str),
}

impl fmt::Display for PolicyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players(n) => write!(f, "players must be 2, 3 or 4, not {n}"),
            Self::Order(order) => {
                write!(f, "order must hold each rank 0..7 once, not {order:?}")
            }
            Self::Value(name, value) => {
                write!(f, "{name} must be 0..{MAX_VALUE}, not {value}")
            }
            Self::MarriagesByOrder(n) => {
                write!(f, "marriages_by_order must have at most {SUITS} values, not {n}")
            }
            Self::ZeroByOrder => write!(f, "marriages_by_order must not hold a zero"),
            Self::AceSetsTrump => write!(f, "ace_sets_trump needs an ace_marriage above 0"),
            Self::RisingAces => write!(f, "ace_sets_trump does not go with trump_keep rising"),
            Self::Suit(suit) => write!(f, "fixed_trump must be a suit 0..{}, not {suit}", SUITS - 1),
            Self::FixedTrump(field) => write!(f, "{field} does not go with a fixed_trump"),
        }
    }
}

impl std::error::Error for PolicyError {}

/// Checked [`Settings`] with the tables made from them. Made once per deal and shared.
#[derive(Clone, Debug)]
pub struct Policy {
    settings: Settings,
    /// For each card, the higher cards of its suit.
    pub(crate) above: [Hand; CARDS],
    /// Card points of each card.
    pub(crate) value: [u16; CARDS],
    /// All cards of the suits whose marriage may be announced under each trump; the last entry: no trump.
    pub(crate) marriage_suits: [Hand; SUITS + 1],
}

impl PartialEq for Policy {
    fn eq(&self, other: &Self) -> bool {
        self.settings == other.settings
    }
}

impl Eq for Policy {}

impl Hash for Policy {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.settings.hash(state);
    }
}

impl Policy {
    /// Checks the settings and makes the tables.
    ///
    /// # Errors
    /// The first impossible value, as a [`PolicyError`].
    pub fn new(settings: Settings) -> Result<Self, PolicyError> {
        if !(2..=4).contains(&settings.players) {
            return Err(PolicyError::Players(settings.players));
        }
        let seen = settings.order.iter().filter(|rank| **rank < 8).fold(0u8, |set, rank| set | 1 << rank);
        if seen != 0xff {
            return Err(PolicyError::Order(settings.order));
        }
        let values = [
            ("points", &settings.points[..]),
            ("marriages", &settings.marriages[..]),
            ("marriages_by_order", &settings.marriages_by_order[..]),
            ("ace_marriage", &[settings.ace_marriage][..]),
            ("last_trick", &[settings.last_trick][..]),
        ];
        for (name, list) in values {
            if let Some(value) = list.iter().find(|value| **value > MAX_VALUE) {
                return Err(PolicyError::Value(name, *value));
            }
        }
        if settings.marriages_by_order.len() > SUITS {
            return Err(PolicyError::MarriagesByOrder(settings.marriages_by_order.len()));
        }
        if settings.marriages_by_order.contains(&0) {
            return Err(PolicyError::ZeroByOrder);
        }
        if settings.ace_sets_trump && settings.ace_marriage == 0 {
            return Err(PolicyError::AceSetsTrump);
        }
        let rising = settings.trump_keep == TrumpKeep::Rising;
        if settings.ace_sets_trump && rising {
            return Err(PolicyError::RisingAces);
        }
        if let Some(suit) = settings.fixed_trump {
            if usize::from(suit) >= SUITS {
                return Err(PolicyError::Suit(suit));
            }
            if rising {
                return Err(PolicyError::FixedTrump("trump_keep rising"));
            }
            if settings.ace_sets_trump {
                return Err(PolicyError::FixedTrump("ace_sets_trump"));
            }
        }
        let mut above = [0; CARDS];
        let mut value = [0; CARDS];
        for suit in 0..SUITS {
            let mut higher: Hand = 0;
            for rank in settings.order.iter().rev() {
                let card = suit * RANKS + usize::from(*rank);
                above[card] = higher;
                value[card] = settings.points[usize::from(*rank)];
                higher |= bit(card as Card);
            }
        }
        let marriage_suits = std::array::from_fn(|trump| settings.suits_with_marriage(trump));
        Ok(Self { settings, above, value, marriage_suits })
    }

    /// The fields that the policy was made from.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Whether duties of the declarer are not those of the others, so that a position names him (BT-032b, BT-032c).
    #[inline]
    #[must_use]
    pub fn sets_declarer_apart(&self) -> bool {
        self.settings.partial_trumping || self.settings.overtrump_declarer
    }

    /// Number of seats.
    #[inline]
    #[must_use]
    pub fn players(&self) -> usize {
        usize::from(self.settings.players)
    }

    /// Whether `card`, played later than `winning`, takes the trick from it (TH-R-064).
    #[inline]
    #[must_use]
    pub fn beats(&self, card: Card, winning: Card, trump: Option<Suit>) -> bool {
        if suit_of(card) == suit_of(winning) {
            self.above[usize::from(winning & 31)] >> (card & 31) & 1 != 0
        } else {
            Some(suit_of(card)) == trump
        }
    }

    /// Offset in the trick of the card that wins it; 0 is the leader (TH-R-064, TH-P-057).
    ///
    /// An empty trick has offset 0.
    #[inline]
    #[must_use]
    pub fn winner(&self, trick: &[Card], trump: Option<Suit>) -> usize {
        let mut best = 0;
        for (offset, card) in trick.iter().enumerate().skip(1) {
            if self.beats(*card, trick[best], trump) {
                best = offset;
            }
        }
        best
    }

    /// Card points of a set of cards (TH-R-005).
    #[must_use]
    pub fn points(&self, cards: Hand) -> u16 {
        crate::cards_of(cards).map(|card| self.card_points(card)).sum()
    }

    /// Card points of one card.
    #[inline]
    #[must_use]
    pub fn card_points(&self, card: Card) -> u16 {
        debug_assert!(rank_of(card) < 8);
        self.value[usize::from(card & 31)]
    }
}
