//! Suits as patterns: who holds each card that is still in play, the highest first.
//!
//! A pattern of `n` cards is a number of `n` digits to the base 3, so there are 9841 of them up to eight cards. Owners are
//! 0 the declarer, 1 and 2 the defenders clockwise from him. Everything that a search asks of a suit is looked up.

use std::sync::OnceLock;

use trick_kernel::RANKS;

/// Number of patterns.
pub(crate) const PATTERNS: usize = 9841;

/// A pattern, below [`PATTERNS`].
pub(crate) type Pattern = u16;

/// The owner of the top card of an empty suit.
pub(crate) const NOBODY: u8 = 3;

/// What is known of a pattern. Lists are by owner, sets of places have bit 0 for the highest card.
#[derive(Clone, Copy, Default)]
pub(crate) struct Suit {
    /// Number of cards.
    pub(crate) count: [u8; 3],
    /// Places of the cards.
    pub(crate) places: [u8; 3],
    /// The highest place of each run of touching cards.
    pub(crate) distinct: [u8; 3],
    /// Owner of the highest card, or [`NOBODY`].
    pub(crate) top: u8,
    /// How many of the highest cards in a row.
    pub(crate) run: [u8; 3],
    /// Tricks that the owner can cash without a trump: the run, or all cards if the run outlasts both others.
    pub(crate) cash: [u8; 3],
    /// As a trump suit: cards that no higher card of the other side can be matched with.
    pub(crate) sure: [u8; 3],
    /// The defender's highest cards in a row, at most as many as the declarer has cards in the suit.
    pub(crate) guard: u8,
    /// Rounds that the defenders can take while the declarer waits, and cards that he keeps in the suit.
    pub(crate) wait: u8,
    pub(crate) keep: u8,
    /// Whether each card of the declarer, counted from the lowest, is below theirs of the same number.
    pub(crate) safe: bool,
    /// Whether he can lead a card that is beaten for certain and leaves the suit safe.
    pub(crate) exit: bool,
}

/// Sums over suits, six bits each: what is asked without trumps needs one addition a suit. No sum of a deal is above 40.
pub(crate) mod field {
    /// Winners of each hand.
    pub(crate) const CASH: [u32; 3] = [0, 6, 12];
    pub(crate) const GUARD: u32 = 18;
    pub(crate) const KEEP: u32 = 24;
    pub(crate) const WAIT: u32 = 30;
    /// By hand, the rounds that the two others can play in suits in which it has no winner.
    pub(crate) const ROUNDS: [u32; 3] = [36, 42, 48];
    /// Suits that the declarer tops and a defender can lead.
    pub(crate) const STOPPED: u32 = 54;
}

/// Facts of a suit that are joined over the suits, as bits.
pub(crate) mod flag {
    /// By hand: it holds cards in a suit that the other defender tops; that is never so for the declarer.
    pub(crate) const ENTRY: [u8; 3] = [0, 1, 2];
    /// By hand: it holds cards in a suit that the other side does not top.
    pub(crate) const FREE: [u8; 3] = [4, 8, 16];
    /// The declarer holds cards in a suit that the first, the second defender tops.
    pub(crate) const UNDER: [u8; 3] = [0, 32, 64];
}

pub(crate) struct Suits {
    suits: Vec<Suit>,
    /// The fields and flags of each pattern.
    sums: Vec<(u64, u8)>,
    /// The pattern without the card at a place.
    without: Vec<[Pattern; RANKS]>,
    /// The first pattern of each length.
    first: [usize; RANKS + 1],
}

impl Suits {
    /// The tables, made once.
    pub(crate) fn get() -> &'static Self {
        static SUITS: OnceLock<Suits> = OnceLock::new();
        SUITS.get_or_init(Self::new)
    }

    fn new() -> Self {
        let mut first = [0; RANKS + 1];
        for length in 0..RANKS {
            first[length + 1] = first[length] + 3usize.pow(length as u32);
        }
        let mut tables =
            Self { suits: Vec::new(), sums: Vec::new(), without: Vec::with_capacity(PATTERNS), first };
        for length in 0..=RANKS {
            for number in 0..3usize.pow(length as u32) {
                let owners: Vec<u8> = (0..length)
                    .map(|place| (number / 3usize.pow((length - 1 - place) as u32) % 3) as u8)
                    .collect();
                let mut without = [0; RANKS];
                for (place, pattern) in without[..length].iter_mut().enumerate() {
                    let mut rest = owners.clone();
                    rest.remove(place);
                    *pattern = tables.pattern(&rest);
                }
                let found = suit(&owners);
                tables.sums.push(sums(&found));
                tables.suits.push(found);
                tables.without.push(without);
            }
        }
        tables
    }

    /// The pattern of the owners of a suit's cards, the highest card first.
    pub(crate) fn pattern(&self, owners: &[u8]) -> Pattern {
        let number = owners.iter().fold(0, |number, owner| number * 3 + usize::from(*owner));
        (self.first[owners.len()] + number) as Pattern
    }

    #[inline]
    pub(crate) fn of(&self, pattern: Pattern) -> &Suit {
        &self.suits[usize::from(pattern)]
    }

    #[inline]
    pub(crate) fn sums(&self, pattern: Pattern) -> (u64, u8) {
        self.sums[usize::from(pattern)]
    }

    #[inline]
    pub(crate) fn without(&self, pattern: Pattern, place: u8) -> Pattern {
        self.without[usize::from(pattern)][usize::from(place & 7)]
    }
}

fn suit(owners: &[u8]) -> Suit {
    let mut suit = Suit { top: owners.first().copied().unwrap_or(NOBODY), ..Suit::default() };
    for (place, owner) in owners.iter().enumerate() {
        let at = usize::from(*owner);
        suit.count[at] += 1;
        suit.places[at] |= 1 << place;
        if place == 0 || owners[place - 1] != *owner {
            suit.distinct[at] |= 1 << place;
        }
    }
    for own in 0..3 {
        let others = suit.count[(own + 1) % 3].max(suit.count[(own + 2) % 3]);
        suit.run[own] = owners.iter().take_while(|owner| usize::from(**owner) == own).count() as u8;
        suit.cash[own] = if suit.run[own] >= others { suit.count[own] } else { suit.run[own] };
        suit.sure[own] = sure(owners, own as u8);
    }
    suit.safe = safe(owners);
    suit.exit = suit.safe && exit(owners);
    let longest = suit.count[1].max(suit.count[2]);
    match suit.top {
        0 => suit.keep = suit.cash[0],
        NOBODY => {}
        top => {
            suit.guard = suit.count[0].min(suit.run[usize::from(top)]);
            let above = owners.iter().take_while(|owner| **owner != 0).count();
            let touching = owners[above..].iter().take_while(|owner| **owner == 0).count();
            if touching > above {
                suit.keep = above as u8 + 1;
            } else {
                suit.wait = longest;
            }
        }
    }
    suit
}

/// The cards of an owner that are left when as many as possible are matched, each with a higher card of the other side.
fn sure(owners: &[u8], own: u8) -> u8 {
    let (mut higher, mut left) = (0, 0);
    for owner in owners {
        let against = if own == 0 { *owner != 0 } else { *owner == 0 };
        if against {
            higher += 1;
        } else if *owner == own {
            if higher > 0 {
                higher -= 1;
            } else {
                left += 1;
            }
        }
    }
    left
}

fn sums(suit: &Suit) -> (u64, u8) {
    let longest = |one: usize, other: usize| suit.count[one].max(suit.count[other]);
    let mut sums = 0;
    let mut add = |field: u32, value: u8| sums |= u64::from(value) << field;
    let mut flags = 0;
    for owner in 0..3 {
        add(field::CASH[owner], suit.cash[owner]);
        if suit.cash[owner] == 0 {
            add(field::ROUNDS[owner], longest((owner + 1) % 3, (owner + 2) % 3));
        }
        if suit.count[owner] > 0 {
            let other_side = if owner == 0 { suit.top != 0 } else { suit.top == 0 };
            flags |= if other_side { 0 } else { flag::FREE[owner] };
            flags |= if owner > 0 && usize::from(suit.top) == 3 - owner { flag::ENTRY[owner] } else { 0 };
        }
    }
    if suit.count[0] > 0 && (1..3).contains(&suit.top) {
        flags |= flag::UNDER[usize::from(suit.top)];
    }
    add(field::GUARD, suit.guard);
    add(field::KEEP, suit.keep);
    add(field::WAIT, suit.wait);
    add(field::STOPPED, u8::from(suit.top == 0 && longest(1, 2) > 0));
    (sums, flags)
}

/// Whether the declarer's lowest card is below the defenders' lowest, his second lowest below their second, and so on.
fn safe(owners: &[u8]) -> bool {
    let places = |own: bool| {
        let of = owners.iter().enumerate().rev().filter(move |(_, owner)| (**owner == 0) == own);
        of.map(|(place, _)| place)
    };
    places(true).zip(places(false)).all(|(own, theirs)| own > theirs)
}

/// Whether the declarer has a card that is beaten, and leaves the suit safe, whatever the defenders follow with.
fn exit(owners: &[u8]) -> bool {
    let places = |owner: u8| {
        let held: Vec<usize> = (0..owners.len()).filter(|place| owners[*place] == owner).collect();
        if held.is_empty() { vec![None] } else { held.into_iter().map(Some).collect() }
    };
    let (first, second) = (places(1), places(2));
    places(0).into_iter().flatten().any(|led| {
        first.iter().all(|one| {
            second.iter().all(|other| {
                let beaten = [one, other].into_iter().flatten().any(|place| *place < led);
                let gone = [Some(led), *one, *other];
                let rest: Vec<u8> = owners
                    .iter()
                    .enumerate()
                    .filter(|(place, _)| !gone.contains(&Some(*place)))
                    .map(|(_, owner)| *owner)
                    .collect();
                beaten && safe(&rest)
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(owners: &[u8]) -> Suit {
        let suits = Suits::get();
        *suits.of(suits.pattern(owners))
    }

    #[test]
    fn a_pattern_without_a_card_is_that_of_the_others() {
        let suits = Suits::get();
        assert_eq!(suits.suits.len(), PATTERNS);
        let pattern = suits.pattern(&[0, 2, 1, 1]);
        assert_eq!(suits.without(pattern, 1), suits.pattern(&[0, 1, 1]));
        assert_eq!(of(&[0, 2, 1, 1]).distinct, [0b1, 0b100, 0b10]);
    }

    #[test]
    fn tops_that_outlast_the_others_bring_the_low_cards_too() {
        assert_eq!(of(&[0, 0, 1, 2, 0, 0]).cash, [4, 0, 0]);
        assert_eq!(of(&[0, 1, 1, 0]).cash, [1, 0, 0]);
    }

    #[test]
    fn a_trump_is_sure_where_no_higher_one_is_left_for_it() {
        assert_eq!(of(&[1, 0, 0]).sure, [1, 1, 0]);
        assert_eq!(of(&[1, 2, 0, 0]).sure[0], 0);
        assert_eq!(of(&[0, 1, 1, 0]).sure, [1, 1, 0]);
    }

    #[test]
    fn an_honour_needs_touching_cards_below_to_be_a_guard() {
        assert_eq!((of(&[1, 0, 0, 2]).wait, of(&[1, 0, 0, 2]).keep), (0, 2));
        assert_eq!((of(&[1, 0, 2, 0]).wait, of(&[1, 0, 2, 0]).keep), (1, 0));
    }
    #[test]
    fn a_suit_is_safe_where_each_card_has_a_higher_one_of_theirs() {
        // Highest first: theirs, his, theirs, his, so king and eight below ace and nine.
        assert!(of(&[1, 0, 2, 0]).safe);
        assert!(!of(&[1, 0, 0, 2]).safe);
        // Seven and ten under eight and jack: the seven is led, and the jack on it leaves ten above eight.
        assert!(of(&[1, 0, 1, 0]).safe);
        assert!(!of(&[1, 0, 1, 0]).exit);
        assert!(of(&[1, 2, 0]).exit);
    }
}
