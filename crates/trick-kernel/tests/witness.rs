//! The search for a deal that gives some totals, against every play of every deal of short packs.
//!
//! The enumeration knows nothing of the search: it deals in every way and plays forward, card by card.

use std::collections::HashSet;

use trick_kernel::{
    ACE, Card, Hand, KING, Policy, QUEEN, SEATS, Said, Step, Suit, Totals, WitnessResult, cards_of, rank_of,
    suit_of,
};

/// What a deal gave: points, tricks, announcements that count in order, the last taker, pairs taken.
type Result = ([u16; SEATS], [u8; SEATS], Vec<(u8, Option<Suit>)>, u8, [u8; SEATS]);

/// What could be written down: points, tricks, announcements.
type Written = ([u16; SEATS], [u8; SEATS], Vec<(u8, Option<Suit>)>);

/// A deal under way.
#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    hands: [Hand; SEATS],
    pool: Hand,
    aside: [Hand; 2],
    leader: usize,
    trick: Vec<Card>,
    trump: Option<Suit>,
    pending: Option<(Suit, usize)>,
    owner: Option<usize>,
    worth: u16,
    announced: u8,
    declared: Vec<(u8, Option<Suit>)>,
    points: [u16; SEATS],
    tricks: [u8; SEATS],
    piles: [Hand; SEATS],
    first: Option<usize>,
    shown: bool,
    drowned: u8,
    new: bool,
}

/// A table: the shape of its deals, as in `Totals`.
struct Table {
    policy: Policy,
    shape: Totals,
    tricks: u8,
    pairs: bool,
}

fn royals() -> Hand {
    (0..4).fold(0, |set, suit| set | 1 << (suit * 8 + KING) | 1 << (suit * 8 + QUEEN))
}

impl Table {
    fn announce(&self, state: &State, card: Card, next: &mut State) {
        let (value, sets) = self.policy.announcement(card, state.announced, state.trump, state.worth);
        let ace = rank_of(card) == ACE;
        next.declared.push((state.leader as u8, if ace { None } else { Some(suit_of(card)) }));
        next.announced |= if ace { 16 } else { 1 << suit_of(card) };
        if sets {
            next.worth = value;
            next.new = self.policy.settings().lead_new_trump;
            if self.policy.settings().trump_when.name() == "at_once" {
                (next.trump, next.owner) = (Some(suit_of(card)), Some(state.leader));
            } else {
                next.pending = Some((suit_of(card), state.leader));
            }
        }
    }

    /// All states after one more action.
    fn next(&self, state: &State, found: &mut HashSet<Result>) -> Vec<State> {
        let (policy, seats) = (&self.policy, self.shape.seats);
        let mut after = Vec::new();
        let index = usize::from(state.tricks.iter().sum::<u8>());
        let seat = (state.leader + state.trick.len()) % seats;
        let hand = state.hands[seat];
        let foreign = state.owner.is_some_and(|owner| owner != seat);
        let new = state.new && state.owner == Some(seat);
        let declarer = self.shape.declarer.map(|one| (usize::from(one) + seats - state.leader) % seats);
        let legal = policy.legal(hand, &state.trick, state.trump, index, foreign, new, declarer);
        let mut marked = 0;
        if state.trick.is_empty() && !state.shown {
            let first = state.first == Some(seat);
            marked = policy.announceable(hand, index, usize::from(state.tricks[seat]), first, state.trump);
            for suit in (0..4).filter(|suit| state.announced >> suit & 1 != 0) {
                marked &= !(1 << (suit * 8 + KING) | 1 << (suit * 8 + QUEEN));
            }
        }
        if state.trick.is_empty() && self.shape.claims && index >= usize::from(self.shape.drawn) {
            let rest = state.hands.iter().fold(0, |set, hand| set | hand);
            let mut end = state.clone();
            for loser in (0..seats).filter(|loser| *loser != seat) {
                self.drown(&mut end, loser, state.hands[loser]);
            }
            end.points[seat] += policy.points(rest);
            end.tricks[seat] += hand.count_ones() as u8;
            end.piles[seat] |= rest;
            self.end(end, seat, found);
        }
        if self.shape.shows {
            for suit in (0..4).filter(|suit| marked >> (suit * 8 + QUEEN) & 1 != 0) {
                let mut next = state.clone();
                self.announce(state, suit * 8 + QUEEN, &mut next);
                next.shown = true;
                after.push(next);
            }
        }
        let plain = cards_of(legal).map(|card| (card, false));
        for (card, announced) in plain.chain(cards_of(legal & marked).map(|card| (card, true))) {
            let mut next = state.clone();
            next.new &= !state.trick.is_empty();
            if announced {
                self.announce(state, card, &mut next);
            }
            next.hands[seat] &= !(1 << card);
            next.trick.push(card);
            if next.trick.len() < seats {
                after.push(next);
                continue;
            }
            let winner = (state.leader + policy.winner(&next.trick, next.trump)) % seats;
            let cards = next.trick.iter().fold(0, |set, card| set | 1 << card);
            for (offset, card) in next.trick.clone().into_iter().enumerate() {
                let loser = (state.leader + offset) % seats;
                if loser != winner {
                    self.drown(&mut next, loser, 1 << card);
                }
            }
            next.points[winner] += policy.points(cards);
            next.tricks[winner] += 1;
            if self.pairs {
                next.piles[winner] |= cards & royals();
            }
            next.trick.clear();
            next.leader = winner;
            next.shown = false;
            next.first = next.first.or(Some(winner));
            if let Some((suit, owner)) = next.pending.take() {
                (next.trump, next.owner) = (Some(suit), Some(owner));
            }
            if next.pool != 0 {
                for first in cards_of(next.pool) {
                    for second in cards_of(next.pool & !(1 << first)) {
                        let mut drawn = next.clone();
                        drawn.hands[0] |= 1 << first;
                        drawn.hands[1] |= 1 << second;
                        drawn.pool &= !(1 << first | 1 << second);
                        after.push(drawn);
                    }
                }
            } else if next.hands == [0; SEATS] {
                self.end(next, winner, found);
            } else {
                after.push(next);
            }
        }
        after
    }

    /// Another player takes some cards of a seat.
    fn drown(&self, state: &mut State, seat: usize, cards: Hand) {
        for suit in 0..4 {
            let announced = state.declared.contains(&(seat as u8, Some(suit)));
            if self.shape.drowns
                && announced
                && cards & (1 << (suit * 8 + KING) | 1 << (suit * 8 + QUEEN)) != 0
            {
                state.drowned |= 1 << suit;
            }
        }
    }

    /// All that can be announced before the first lead, in turn.
    fn announced_before(&self, state: State) -> Vec<State> {
        let mut found = vec![state];
        for offset in 0..if self.shape.before { self.shape.seats } else { 0 } {
            let seat = (usize::from(self.shape.first) + offset) % self.shape.seats;
            let mut longest = found.clone();
            while !longest.is_empty() {
                let mut longer = Vec::new();
                for state in longest {
                    let pairs = (0..4).filter(|suit| {
                        state.announced >> suit & 1 == 0
                            && state.hands[seat] >> (suit * 8 + KING)
                                & state.hands[seat] >> (suit * 8 + QUEEN)
                                & 1
                                != 0
                    });
                    for suit in pairs {
                        let mut next = state.clone();
                        self.announce(&State { leader: seat, ..state.clone() }, suit * 8 + QUEEN, &mut next);
                        longer.push(next);
                    }
                }
                found.extend(longer.iter().cloned());
                longest = longer;
            }
        }
        found
    }

    fn end(&self, mut state: State, last: usize, found: &mut HashSet<Result>) {
        let keeper = usize::from(self.shape.kept.0);
        for (seat, cards) in [(keeper, state.aside[0]), (last, state.aside[1])] {
            state.points[seat] += self.policy.points(cards);
            state.piles[seat] |= cards;
        }
        let pairs = state.piles.map(|pile| {
            let both = pile >> KING & pile >> QUEEN & 0x0101_0101;
            if self.pairs { both.count_ones() as u8 } else { 0 }
        });
        let drowned = |suit: &Option<Suit>| suit.is_some_and(|suit| state.drowned >> suit & 1 != 0);
        state.declared.retain(|(_, suit)| !drowned(suit));
        found.insert((state.points, state.tricks, state.declared, last as u8, pairs));
    }

    /// What every play of every deal gives.
    fn every(&self) -> HashSet<Result> {
        let shape = &self.shape;
        let hand = u32::from(self.tricks - shape.drawn);
        let sizes = [u32::from(shape.kept.1), u32::from(shape.beside), hand, hand, hand, hand];
        let mut found = HashSet::new();
        let mut deals = vec![(shape.pack, Vec::new())];
        for size in &sizes[..2 + shape.seats] {
            let mut more = Vec::new();
            for (left, parts) in deals {
                for cards in subsets(left, *size) {
                    let mut parts: Vec<Hand> = parts.clone();
                    parts.push(cards);
                    more.push((left & !cards, parts));
                }
            }
            deals = more;
        }
        for (left, parts) in deals {
            let mut hands = [0; SEATS];
            hands[..shape.seats].copy_from_slice(&parts[2..]);
            let begun = self.begun(hands, if shape.drawn > 0 { left } else { 0 }, [parts[0], parts[1]]);
            let mut waiting = self.announced_before(begun);
            let mut known = HashSet::new();
            while let Some(state) = waiting.pop() {
                for next in self.next(&state, &mut found) {
                    if known.insert(next.clone()) {
                        waiting.push(next);
                    }
                }
            }
        }
        found
    }

    /// The first lead is still to come.
    fn begun(&self, hands: [Hand; SEATS], pool: Hand, aside: [Hand; 2]) -> State {
        State {
            hands,
            pool,
            aside,
            leader: usize::from(self.shape.first),
            trick: Vec::new(),
            trump: self.policy.settings().fixed_trump,
            pending: None,
            owner: None,
            worth: 0,
            announced: 0,
            declared: Vec::new(),
            points: [0; SEATS],
            tricks: [0; SEATS],
            piles: [0; SEATS],
            first: None,
            shown: false,
            drowned: 0,
            new: false,
        }
    }

    fn asked(&self, points: [u16; SEATS], tricks: [u8; SEATS], declared: &[(u8, Option<Suit>)]) -> Totals {
        Totals { points, tricks, declared: declared.to_vec(), ..self.shape.clone() }
    }

    /// Plays a deal that was found, forward, by the same rules as the enumeration: what it gave.
    fn replayed(&self, steps: &[Step], said: &[Said]) -> HashSet<Result> {
        let seats = self.shape.seats;
        let mut state = self.begun([0; SEATS], 0, [0; 2]);
        let mut played = 0;
        for step in steps {
            for offset in 0..seats {
                state.hands[(usize::from(step.leader) + offset) % seats] |= 1 << step.cards[offset];
                played |= 1 << step.cards[offset];
            }
        }
        for step in steps {
            for seat in step.drawn.iter().flat_map(|drawn| drawn.iter().take(seats).enumerate()) {
                state.hands[seat.0] &= !(1 << seat.1);
                state.pool |= 1 << seat.1;
            }
        }
        let declared: Vec<_> = said.iter().map(|one| (one.seat, one.suit)).collect();
        if self.shape.before {
            let all = self.announced_before(state);
            state = all.into_iter().find(|state| state.declared == declared).expect("announced in turn");
        }
        let mut found = HashSet::new();
        for (at, step) in steps.iter().enumerate() {
            assert_eq!(usize::from(step.leader), state.leader, "{steps:?}");
            let mut wanted = state.clone();
            if let Some(suit) = step.shown {
                self.announce(&state, suit * 8 + QUEEN, &mut wanted);
                wanted.shown = true;
                assert!(self.next(&state, &mut found).contains(&wanted), "{suit} cannot be shown: {steps:?}");
                state = wanted;
            }
            if step.claimed {
                found.clear();
                self.next(&state, &mut found);
                break;
            }
            for offset in 0..seats {
                let card = step.cards[offset];
                let seat = (state.leader + offset) % seats;
                let declared = state.declared.len() + usize::from(step.announced && offset == 0);
                found.clear();
                let all = self.next(&state, &mut found);
                let drawn = |next: &State| match step.drawn {
                    Some(cards) if offset + 1 == seats => {
                        (0..seats).all(|seat| next.hands[seat] >> cards[seat] & 1 != 0)
                    }
                    _ => true,
                };
                let next = all.into_iter().find(|next| {
                    next.hands[seat] >> card & 1 == 0
                        && next.declared.len() == declared
                        && next.shown == (state.shown && offset + 1 < seats)
                        && drawn(next)
                });
                match next {
                    Some(next) => state = next,
                    None => {
                        let ends = at + 1 == steps.len() && offset + 1 == seats;
                        assert!(ends && !found.is_empty(), "{card} cannot be played: {steps:?}");
                    }
                }
            }
        }
        assert_eq!(played, self.shape.pack, "{steps:?}");
        assert_eq!(
            state.declared.iter().zip(said).filter(|(one, said)| **one == (said.seat, said.suit)).count(),
            said.len()
        );
        found
    }

    fn lost(&self) -> usize {
        let played = self.shape.seats * usize::from(self.tricks);
        self.shape.pack.count_ones() as usize - played - usize::from(self.shape.kept.1 + self.shape.beside)
    }

    /// Compares the search with the enumeration on all totals that could be written down.
    fn check(&self, most: usize) {
        let every = self.every();
        let plain: HashSet<_> = every.iter().map(|one| (one.0, one.1, one.2.clone())).collect();
        let with_last: HashSet<_> = every.iter().map(|one| (one.0, one.1, one.2.clone(), one.3)).collect();
        let with_pairs: HashSet<_> = every.iter().map(|one| (one.0, one.1, one.2.clone(), one.4)).collect();
        assert!(plain.len() > 5);
        let mut asked = 0;
        let mut wrong = Vec::new();
        let mut ask = |totals: Totals, possible: bool| {
            asked += 1;
            let given = match self.policy.witness(&totals, u64::MAX) {
                WitnessResult::Found(steps, said) => {
                    if asked % 7 == 0 && self.lost() == 0 && totals.kept.1 + totals.beside == 0 {
                        let all = self.replayed(&steps, &said);
                        let same = all.iter().any(|one| {
                            (one.0, one.1, &one.2) == (totals.points, totals.tricks, &totals.declared)
                        });
                        assert!(same, "{totals:?} {steps:?} {all:?}");
                    }
                    true
                }
                WitnessResult::Impossible | WitnessResult::Unled => false,
                WitnessResult::Unknown => panic!("the search gave up"),
            };
            if given != possible && wrong.len() < 10 {
                wrong.push((totals, given));
            }
        };
        for (points, tricks, declared) in self.candidates(most) {
            let totals = self.asked(points, tricks, &declared);
            let possible = plain.contains(&(points, tricks, declared.clone()));
            ask(totals.clone(), possible);
            if !possible {
                continue;
            }
            for last in 0..self.shape.seats as u8 {
                let possible = with_last.contains(&(points, tricks, declared.clone(), last));
                ask(Totals { last: Some(last), ..totals.clone() }, possible);
            }
            if self.pairs {
                for pairs in shares(2, self.shape.seats)
                    .into_iter()
                    .chain(shares(1, self.shape.seats))
                    .chain(shares(0, self.shape.seats))
                {
                    let mut counts = [0; SEATS];
                    for seat in 0..self.shape.seats {
                        counts[seat] = pairs[seat] as u8;
                    }
                    let possible = with_pairs.contains(&(points, tricks, declared.clone(), counts));
                    ask(Totals { pairs: Some(counts.map(Some)), ..totals.clone() }, possible);
                }
            }
        }
        assert!(wrong.is_empty(), "of {asked} answers these are wrong: {wrong:#?}");
    }

    fn candidates(&self, most: usize) -> Vec<Written> {
        let seats = self.shape.seats;
        let total = self.policy.points(self.shape.pack);
        let lost: u16 = if self.lost() > 0 { total } else { 0 };
        let mut kinds: Vec<Option<Suit>> =
            (0..4).filter(|suit| self.shape.pack >> (suit * 8 + QUEEN) & 1 != 0).map(Some).collect();
        if self.policy.settings().ace_marriage > 0 {
            kinds.push(None);
        }
        let mut said: Vec<Vec<(u8, Option<Suit>)>> = vec![vec![]];
        let mut longest = said.clone();
        for _ in 0..most {
            let mut longer = Vec::new();
            for list in &longest {
                for kind in kinds.iter().filter(|kind| list.iter().all(|(_, other)| other != *kind)) {
                    longer.extend((0..seats as u8).map(|seat| [list.as_slice(), &[(seat, *kind)]].concat()));
                }
            }
            said.extend(longer.iter().cloned());
            longest = longer;
        }
        let mut found = Vec::new();
        for tricks in shares(u16::from(self.tricks), seats) {
            for sum in total - lost..=total {
                for points in shares(sum, seats) {
                    for list in &said {
                        found.push((points, tricks.map(|count| count as u8), list.clone()));
                    }
                }
            }
        }
        found
    }
}

/// All ways to share a number out among seats.
fn shares(total: u16, seats: usize) -> Vec<[u16; SEATS]> {
    let mut found = vec![([0; SEATS], total)];
    for seat in 0..seats - 1 {
        found = found
            .into_iter()
            .flat_map(|(parts, left)| {
                (0..=left).map(move |part| {
                    let mut parts = parts;
                    parts[seat] = part;
                    (parts, left - part)
                })
            })
            .collect();
    }
    found
        .into_iter()
        .map(|(mut parts, left)| {
            parts[seats - 1] = left;
            parts
        })
        .collect()
}

/// All sets of a size out of some cards.
fn subsets(cards: Hand, size: u32) -> Vec<Hand> {
    let mut found = Vec::new();
    let list: Vec<Card> = cards_of(cards).collect();
    for chosen in 0..1u32 << list.len() {
        if chosen.count_ones() == size {
            found.push(
                list.iter()
                    .enumerate()
                    .filter(|(at, _)| chosen >> at & 1 != 0)
                    .fold(0, |set, (_, card)| set | 1 << card),
            );
        }
    }
    found
}

/// The cards of these ranks in so many suits.
fn pack(suits: u8, ranks: &str) -> Hand {
    let ids = ranks.chars().map(|letter| "789TJQKA".find(letter).unwrap() as u8);
    ids.fold(0, |set, rank| (0..suits).fold(set, |set, suit| set | 1 << (suit * 8 + rank)))
}

/// A table where all cards are dealt.
fn table(policy: &str, seats: usize, pack: Hand) -> Table {
    let tricks = pack.count_ones() as u8 / seats as u8;
    let policy = Policy::from_text(&format!("players={seats} {policy}")).expect(policy);
    let shape = Totals {
        pack,
        seats,
        first: 0,
        points: [0; SEATS],
        tricks: [0; SEATS],
        declared: Vec::new(),
        last: None,
        pairs: None,
        kept: (0, 0),
        beside: 0,
        drawn: 0,
        claims: false,
        shows: false,
        before: false,
        drowns: false,
        declarer: None,
    };
    Table { policy, shape, tricks, pairs: false }
}

const STRICT: &str = "beat=yes trump_void=beat overtrump=yes";

#[test]
fn two_hands_of_four_cards_under_many_duties() {
    for duties in [
        "",
        STRICT,
        "trump_void=free",
        "beat=yes",
        "overtrump=yes",
        "announce=own_trick",
        "announce=first_winner",
        "trump_when=next_trick",
        "trump_keep=first",
        "trump_keep=rising",
        "trump_keep=higher",
        "lead_foreign_trump=no",
        "lead_new_trump=yes",
        "lead_new_trump=yes beat=yes trump_when=next_trick trump_keep=higher",
        "lead_new_trump=yes trump_void=free duties_from=2 trump_keep=first",
        "fixed_trump=S",
    ] {
        for cards in [pack(2, "ATKQ"), pack(4, "AT"), pack(4, "KQ")] {
            let mut found = table(duties, 2, cards);
            found.shape.claims = duties.contains("lead_new_trump");
            found.check(2);
        }
    }
}

#[test]
fn marriages_may_be_shown_and_the_rest_claimed() {
    for duties in
        ["", STRICT, "trump_when=next_trick lead_foreign_trump=no", "announce=own_trick trump_keep=first"]
    {
        for (claims, shows) in [(true, false), (false, true), (true, true)] {
            for cards in [pack(2, "ATKQ"), pack(4, "KQ")] {
                let mut found = table(duties, 2, cards);
                (found.shape.claims, found.shape.shows) = (claims, shows);
                found.check(2);
            }
        }
    }
}

#[test]
fn marriages_are_drowned_or_announced_before_the_first_lead() {
    for (before, drowns, shows) in
        [(true, false, false), (false, true, false), (true, true, false), (false, true, true)]
    {
        for duties in if before {
            &[
                "announce=never",
                "announce=never trump_keep=first lead_foreign_trump=no",
                "announce=never trump_keep=higher",
            ][..]
        } else {
            &[
                "",
                STRICT,
                "trump_void=free trump_when=next_trick",
                "announce=own_trick trump_keep=higher",
                "trump_keep=first",
            ][..]
        } {
            for (cards, claims) in [(pack(2, "ATKQ"), true), (pack(4, "KQ"), false), (pack(2, "AKQ"), true)] {
                let mut found = table(duties, 2, cards);
                (found.shape.before, found.shape.drowns) = (before, drowns);
                (found.shape.shows, found.shape.claims) = (shows, claims);
                found.check(2);
            }
        }
    }
}

#[test]
#[ignore = "long: make test-all runs it"]
fn three_hands_whose_marriages_are_drowned() {
    for (before, drowns) in [(true, false), (false, true), (true, true)] {
        for duties in ["", STRICT, "trump_void=beat trump_keep=first"] {
            let duties = if before { format!("{duties} announce=never") } else { duties.to_owned() };
            let mut found = table(&duties, 3, pack(3, "AKQ"));
            (found.shape.before, found.shape.drowns, found.shape.claims) = (before, drowns, true);
            found.check(1);
        }
    }
}

#[test]
fn two_hands_of_five_cards() {
    let mut found = table(STRICT, 2, pack(2, "ATKQ9"));
    found.check(2);
    found.pairs = true;
    found.check(1);
}

#[test]
#[ignore = "long: make test-all runs it"]
fn three_hands_of_three_cards() {
    for duties in ["", STRICT, "trump_void=beat", "announce=first_winner trump_when=next_trick"] {
        let mut found = table(duties, 3, pack(3, "AKQ"));
        found.check(2);
        found.shape.claims = true;
        found.check(1);
    }
}

#[test]
#[ignore = "long: make test-all runs it"]
fn four_hands_of_two_cards() {
    table(STRICT, 4, pack(4, "KQ")).check(1);
    table("trump_void=free", 4, pack(2, "ATKQ")).check(2);
}

#[test]
fn four_aces() {
    for duties in [
        "ace_marriage=200",
        "ace_marriage=200 ace_sets_trump=yes",
        "ace_marriage=200 ace_sets_trump=yes trump_when=next_trick beat=yes",
    ] {
        table(duties, 2, pack(4, "A9")).check(1);
        table(duties, 2, pack(4, "A9") | pack(1, "KQ")).check(2);
    }
}

#[test]
#[ignore = "long: make test-all runs it"]
fn cards_that_are_not_played() {
    for (kept, beside, cards, tricks) in [
        ((0, 2), 0, pack(2, "ATKQ9"), 4),
        ((0, 0), 2, pack(2, "ATKQ9"), 4),
        ((1, 1), 1, pack(2, "ATKQ"), 3),
        ((0, 0), 0, pack(2, "ATKQ"), 3),
    ] {
        for duties in ["", STRICT] {
            let mut found = table(duties, 2, cards);
            found.tricks = tricks;
            (found.shape.kept, found.shape.beside) = (kept, beside);
            found.check(1);
            found.pairs = true;
            found.shape.claims = true;
            found.check(1);
        }
    }
}

#[test]
#[ignore = "long: make test-all runs it"]
fn cards_that_are_drawn() {
    for duties in [
        "duties_from=1 beat=yes overtrump=yes",
        STRICT,
        "lead_foreign_trump=no",
        "duties_from=1 lead_foreign_trump=no",
    ] {
        let mut found = table(duties, 2, pack(4, "KQ"));
        found.shape.drawn = 1;
        found.check(2);
        found.shape.claims = true;
        found.check(1);
    }
    for duties in ["duties_from=2", "duties_from=1 lead_foreign_trump=no", STRICT] {
        let mut found = table(duties, 2, pack(2, "ATKQ"));
        found.shape.drawn = 2;
        found.check(2);
        found.shape.shows = true;
        found.check(1);
    }
}

#[test]
fn three_hands_of_which_the_declarer_has_other_duties() {
    for duties in [
        "partial_trumping=yes fixed_trump=S",
        "overtrump_declarer=yes trump_void=free fixed_trump=S",
        "partial_trumping=yes overtrump_declarer=yes fixed_trump=S announce=never",
        "overtrump_declarer=yes",
    ] {
        for declarer in [None, Some(0), Some(1), Some(2)] {
            let mut found = table(duties, 3, pack(1, "TAKQ9") | pack(2, "AK"));
            found.shape.declarer = declarer;
            found.check(1);
        }
    }
}

#[test]
fn long_suits_that_must_be_beaten() {
    table(STRICT, 2, pack(1, "789JQKTA")).check(1);
    table(STRICT, 3, pack(1, "9JQKTA") | pack(2, "AKQ")).check(1);
}
