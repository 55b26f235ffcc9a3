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

/// Most tricks of a deal.
const TRICKS: u32 = 10;
/// In [`Suits::exposed`], bits for each number of tricks that the declarer can follow to in other suits.
const FOLLOWS: u32 = 4;
/// The cases of it in which the first, the second defender can hand over the lead.
const HANDS_OVER: [u64; 2] = [0xaa_aaaa_aaaa, 0xcc_cccc_cccc];

/// What is known of a pattern. Lists are by owner, sets of places have bit 0 for the highest card.
///
/// One line of the cache holds all.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
pub(crate) struct Suit {
    /// Sums, see [`field`], and flags, see [`flag`].
    pub(crate) sums: u64,
    pub(crate) flags: u16,
    /// The pattern without the card at a place.
    without: [Pattern; RANKS],
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
    /// Rounds that the defenders take with cards above the declarer's highest, at most as many as he has cards in the suit.
    pub(crate) guard: u8,
    /// By defender: cards of the other one that are the highest when its own run is played and the other one has followed.
    pub(crate) behind: [u8; 3],
    /// In a suit that a defender tops: rounds that the defenders can lead while the declarer waits elsewhere, or the cards that
    /// he keeps to take a trick, whichever is less; and whether he keeps them.
    pub(crate) wait: u8,
    pub(crate) keeps: bool,
    /// Whether the declarer never has to take a trick of the suit, whichever defender leads it and whatever they throw.
    pub(crate) safe: bool,
    /// Whether he can lead a card that is beaten for certain and leaves the suit safe.
    pub(crate) exit: bool,
    /// Whether he has to take a trick when the defenders play this suit alone: bits of [`caught_at`].
    pub(crate) caught: u8,
    /// Tricks of a misere that the declarer may have to follow to.
    pub(crate) follows: u8,
    /// Defenders who can hand the lead to the other one in the suit while the declarer follows: bit 0 the first, 1 the second.
    pub(crate) passes: u8,
}

const _: () = assert!(size_of::<Suit>() == 64, "a suit fits into one line of the cache");

/// The bit of [`Suit::caught`] for a defender on lead; `passes` are those who can hand over the lead once in another suit.
#[inline]
pub(crate) const fn caught_at(leader: usize, passes: u8) -> u8 {
    1 << (2 * passes + leader as u8 - 1)
}

/// Sums over suits, five bits each: what is asked without trumps needs one addition a suit. No sum of a deal is above 20.
pub(crate) mod field {
    /// Winners of each hand.
    pub(crate) const CASH: [u32; 3] = [0, 5, 10];
    pub(crate) const GUARD: u32 = 15;
    pub(crate) const WAIT: u32 = 20;
    /// By hand, the rounds that the two others can play in suits in which it has no winner.
    pub(crate) const ROUNDS: [u32; 3] = [25, 30, 35];
    /// Suits that the declarer tops and a defender can lead.
    pub(crate) const STOPPED: u32 = 40;
    /// By defender, the other one's cards behind its tops.
    pub(crate) const BEHIND: [u32; 3] = [0, 45, 50];
    pub(crate) const MASK: u64 = 0x1f;
}

/// Facts of a suit that are joined over the suits, as bits.
pub(crate) mod flag {
    /// By hand: it holds cards in a suit that the other defender tops; that is never so for the declarer.
    pub(crate) const ENTRY: [u16; 3] = [0, 1, 2];
    /// By hand: it holds cards in a suit that the other side does not top.
    pub(crate) const FREE: [u16; 3] = [4, 8, 16];
    /// The declarer holds cards in a suit that the first, the second defender tops.
    pub(crate) const UNDER: [u16; 3] = [0, 32, 64];
    /// By defender: it holds a card more than its tops in a suit in which the other one has cards behind them.
    pub(crate) const BEHIND: [u16; 3] = [0, 128, 256];
    /// The declarer keeps cards to take a trick in a suit that a defender tops.
    pub(crate) const KEEPS: u16 = 512;
}

pub(crate) struct Suits {
    suits: Vec<Suit>,
    /// For each pattern, by defender on lead: see [`Suits::is_exposed`].
    exposed: Vec<[u64; 2]>,
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
            Self { suits: Vec::with_capacity(PATTERNS), exposed: Vec::with_capacity(PATTERNS), first };
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
                let mut found = Suit { without, ..suit(&owners) };
                (found.sums, found.flags) = sums(&found);
                tables.misere(&mut found);
                tables.exposed.push(tables.exposed_last(&found));
                tables.suits.push(found);
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
    pub(crate) fn without(&self, pattern: Pattern, place: u8) -> Pattern {
        self.of(pattern).without[usize::from(place & 7)]
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
    for own in 1..3 {
        let (other, run) = (3 - own, usize::from(suit.run[own]));
        if run > 0 && suit.count[other] > suit.run[own] {
            let next = owners[run..].iter().take_while(|owner| usize::from(**owner) == other).count() as u8;
            suit.behind[own] = next.min(suit.count[other] - suit.run[own]);
        }
    }
    suit.follows = suit.count[0].min(suit.count[1] + suit.count[2]);
    suit.passes = passes(&suit);
    let longest = suit.count[1].max(suit.count[2]);
    match suit.top {
        0 | NOBODY => {}
        _ => {
            let above = owners.iter().take_while(|owner| **owner != 0).count();
            let tops = [1, 2].map(|own| owners[..above].iter().filter(|owner| **owner == own).count() as u8);
            let lows = [suit.count[1] - tops[0], suit.count[2] - tops[1]];
            suit.guard = suit.count[0].min(rounds(tops, lows));
            let touching = owners[above..].iter().take_while(|owner| **owner == 0).count();
            suit.keeps = touching > above && above < usize::from(longest);
            suit.wait = if suit.keeps { above as u8 + 1 } else { longest };
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

fn sums(suit: &Suit) -> (u64, u16) {
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
    for owner in 1..3 {
        add(field::BEHIND[owner], suit.behind[owner]);
        let more = suit.behind[owner] > 0 && suit.count[owner] > suit.run[owner];
        flags |= if more { flag::BEHIND[owner] } else { 0 };
    }
    add(field::GUARD, suit.guard);
    flags |= if suit.keeps { flag::KEEPS } else { 0 };
    add(field::WAIT, suit.wait);
    add(field::STOPPED, u8::from(suit.top == 0 && longest(1, 2) > 0));
    (sums, flags)
}

/// The most rounds of a suit in which one of two hands plays a top, where each has so many tops and other cards.
fn rounds(tops: [u8; 2], lows: [u8; 2]) -> u8 {
    // What a hand may play: a top, another card, or none if it has no card left.
    let plays = |at: usize| {
        let void = tops[at] + lows[at] == 0;
        [(tops[at] > 0).then_some((1, 0)), (lows[at] > 0).then_some((0, 1)), void.then_some((0, 0))]
    };
    let mut most = 0;
    for (top, low) in plays(0).into_iter().flatten() {
        for (other_top, other_low) in plays(1).into_iter().flatten() {
            if top + other_top > 0 {
                let tops = [tops[0] - top, tops[1] - other_top];
                most = most.max(1 + rounds(tops, [lows[0] - low, lows[1] - other_low]));
            }
        }
    }
    most
}

/// Who can hand the lead to the other defender with his lowest card, below the other's highest, while the declarer follows.
fn passes(suit: &Suit) -> u8 {
    let mut passes = 0;
    for own in 1..3 {
        let other = 3 - own;
        if suit.count.iter().all(|count| *count > 0)
            && suit.places[own].ilog2() > suit.places[other].trailing_zeros()
        {
            passes |= own as u8;
        }
    }
    passes
}

/// The places of a set, or none once if it is empty.
fn each(places: u8) -> impl Iterator<Item = Option<u8>> + Clone {
    let held = (0..RANKS as u8).filter(move |place| places >> place & 1 != 0).map(Some);
    held.chain((places == 0).then_some(None))
}

impl Suits {
    /// What is asked of a pattern in a misere; those with fewer cards are known.
    fn misere(&self, suit: &mut Suit) {
        let danger = |rest: Pattern, _: usize| if self.of(rest).safe { 0 } else { u64::MAX };
        let lead = [1, 2].into_iter().any(|leader| self.forced(suit, leader, danger) != 0);
        let mut thrown = each(suit.places[1] | suit.places[2]).flatten();
        suit.safe = suit.count[0] == 0
            || !(lead || thrown.any(|place| !self.of(self.rest(suit, [Some(place), None, None])).safe));
        suit.exit = suit.safe && self.exit(suit);
        for passes in 0..4u8 {
            for leader in 1..3 {
                let hands_over = passes & leader as u8 != 0
                    && suit.caught & caught_at(3 - leader, passes & !(leader as u8)) != 0;
                let next = |rest: Pattern, winner: usize| {
                    u64::from(self.of(rest).caught & caught_at(winner, passes) != 0)
                };
                if hands_over || self.forced(suit, leader, next) != 0 {
                    suit.caught |= caught_at(leader, passes);
                }
            }
        }
    }

    /// [`Suits::is_exposed`] of a pattern, by defender on lead; those with fewer cards are known.
    fn exposed_last(&self, suit: &Suit) -> [u64; 2] {
        if suit.count[0] == 0 {
            return [0; 2];
        }
        let at = |rest: Pattern, leader: usize| self.exposed[usize::from(rest)][leader - 1];
        let top = suit.places[0].trailing_zeros() as u8;
        let thrown = self.rest(suit, [Some(top), None, None]);
        let mut exposed = [1, 2].map(|leader| {
            let mut exposed = self.forced(suit, leader, at) | at(thrown, 1) | at(thrown, 2);
            for place in each(suit.places[3 - leader]).flatten() {
                // The other defender throws a card as well, or does while the declarer follows.
                exposed |= at(self.rest(suit, [Some(top), Some(place), None]), leader);
                exposed |= at(self.rest(suit, [Some(place), None, None]), leader) << FOLLOWS;
            }
            exposed
        });
        for _ in 0..TRICKS {
            let [first, second] = exposed;
            exposed = [first | second << FOLLOWS & HANDS_OVER[0], second | first << FOLLOWS & HANDS_OVER[1]];
        }
        exposed
    }

    /// Whether the declarer of a misere may have to take a trick of a suit, all others being safe, though he throws its
    /// highest card whenever he lacks the suit led. `passes` are those who can hand over the lead in other suits, and he
    /// can follow to `follows` tricks there.
    #[inline]
    pub(crate) fn is_exposed(&self, pattern: Pattern, leader: usize, passes: u8, follows: u8) -> bool {
        self.exposed[usize::from(pattern)][leader - 1] >> (FOLLOWS * u32::from(follows) + u32::from(passes))
            & 1
            != 0
    }

    /// A pattern without some of its cards, one at least.
    fn rest(&self, suit: &Suit, mut gone: [Option<u8>; 3]) -> Pattern {
        gone.sort_unstable();
        let mut places = gone.into_iter().rev().flatten().map(usize::from);
        let first = places.next().map_or(0, |place| suit.without[place]);
        places.fold(first, |rest, place| self.of(rest).without[place])
    }

    /// In which of some cases a defender has a lead in a pattern on which the declarer, who follows, takes the trick
    /// or comes to what `goes_on` says of the rest and the defender who took it. Cases are bits.
    fn forced(&self, suit: &Suit, leader: usize, goes_on: impl Fn(Pattern, usize) -> u64) -> u64 {
        if suit.count[0] == 0 || suit.count[leader] == 0 {
            return 0;
        }
        let other = 3 - leader;
        let own = || each(suit.places[0]).flatten();
        let replies = || each(suit.places[other]);
        let takes = |led: u8, reply: Option<u8>, card: u8| {
            let high = reply.map_or(led, |reply| reply.min(led));
            if card < high {
                return u64::MAX;
            }
            let rest = self.rest(suit, [Some(led), reply, Some(card)]);
            goes_on(rest, if high == led { leader } else { other })
        };
        let on = |led: u8| {
            if leader == 1 {
                let after =
                    |reply: Option<u8>| own().fold(u64::MAX, |all, card| all & takes(led, reply, card));
                replies().fold(0, |any, reply| any | after(reply))
            } else {
                let after = |card: u8| replies().fold(0, |any, reply| any | takes(led, reply, card));
                own().fold(u64::MAX, |all, card| all & after(card))
            }
        };
        each(suit.places[leader]).flatten().fold(0, |any, led| any | on(led))
    }

    /// Whether the declarer has a card in a pattern that is beaten, and leaves the suit safe, whatever the defenders
    /// follow with.
    fn exit(&self, suit: &Suit) -> bool {
        each(suit.places[0]).flatten().any(|led| {
            each(suit.places[1]).all(|one| {
                each(suit.places[2]).all(|other| {
                    let beaten = [one, other].into_iter().flatten().any(|place| place < led);
                    beaten && self.of(self.rest(suit, [Some(led), one, other])).safe
                })
            })
        })
    }
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
    fn an_honour_needs_touching_cards_below_to_be_kept() {
        let kept = |owners: &[u8]| (of(owners).wait, of(owners).keeps);
        assert_eq!(kept(&[1, 0, 0, 2, 2]), (2, true));
        assert_eq!(kept(&[1, 0, 2, 0, 2]), (2, false));
        // As cheap to wait as to keep two.
        assert_eq!(kept(&[1, 0, 0, 2]), (1, false));
    }

    #[test]
    fn tops_of_both_defenders_fall_together_unless_one_has_a_low_card() {
        assert_eq!(of(&[1, 2, 0, 0]).guard, 1);
        assert_eq!(of(&[1, 2, 0, 0, 1]).guard, 2);
        assert_eq!(of(&[1, 2, 0, 1]).guard, 1);
    }

    #[test]
    fn cards_behind_the_tops_of_the_other_need_low_ones_to_follow_with() {
        assert_eq!(of(&[1, 2, 0, 2, 1]).behind, [0, 1, 0]);
        assert_eq!(of(&[1, 2, 2, 0, 1]).behind, [0, 1, 0]);
        assert_eq!(of(&[1, 2, 0, 1]).behind, [0, 0, 0]);
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

    /// The owners of each pattern's cards.
    fn all() -> impl Iterator<Item = (Pattern, Vec<u8>)> {
        let suits = Suits::get();
        (0..=RANKS as u32).flat_map(move |length| {
            (0..3usize.pow(length)).map(move |number| {
                let owners: Vec<u8> =
                    (0..length).rev().map(|place| (number / 3usize.pow(place) % 3) as u8).collect();
                (suits.pattern(&owners), owners)
            })
        })
    }

    #[test]
    fn cards_that_each_have_a_higher_one_are_safe_and_stay_so_when_the_highest_is_thrown() {
        let suits = Suits::get();
        for (pattern, owners) in all() {
            let from_below = |own: bool| {
                let of = owners.iter().enumerate().rev().filter(move |(_, owner)| (**owner == 0) == own);
                of.map(|(place, _)| place)
            };
            let paired = from_below(true).zip(from_below(false)).all(|(own, theirs)| own > theirs);
            let suit = suits.of(pattern);
            assert!(suit.safe || !paired, "{owners:?}");
            if suit.safe && suit.count[0] > 0 {
                let thrown = suits.without(pattern, suit.places[0].trailing_zeros() as u8);
                assert!(suits.of(thrown).safe, "{owners:?}");
            }
            for (leader, passes) in [(1, 0), (2, 0), (1, 3), (2, 3)] {
                let caught = suit.caught & caught_at(leader, passes) != 0;
                assert!(!(caught && suit.safe), "{owners:?}");
            }
        }
    }

    #[test]
    fn he_is_caught_where_a_defender_can_lead_below_him() {
        let caught = |owners: &[u8], leader, passes| of(owners).caught & caught_at(leader, passes) != 0;
        assert!(caught(&[0, 1], 1, 0));
        assert!(!caught(&[0, 1], 2, 0));
        assert!(caught(&[0, 1], 2, 2));
        // The ace falls on the seven; then there is no card left below the king.
        assert!(!caught(&[1, 0, 2], 2, 3));
    }

    #[test]
    fn he_throws_a_card_that_is_not_safe_in_time() {
        // Only the second defender leads below him, after the first one has thrown his three.
        let suits = Suits::get();
        let pattern = suits.pattern(&[2, 1, 1, 1, 0, 2]);
        assert!(!suits.of(pattern).safe);
        assert!(!suits.is_exposed(pattern, 2, 0, 2));
        assert!(suits.is_exposed(pattern, 2, 0, 3));
        assert!(!suits.is_exposed(pattern, 1, 0, 3));
        assert!(!suits.is_exposed(pattern, 1, 1, 3));
    }
}
