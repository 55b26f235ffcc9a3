//! The play of a player who does not see all cards, against every way of playing tried in every layout.

mod support;

use std::collections::{BTreeMap, BTreeSet};

use support::{Shape, chance, deal, goal, later, plain_policy, policy, seed, trials};
use trick_kernel::{
    Announce, Card, Hand, Play, Policy, Position, Rng, SEATS, Settings, Setup, TrumpVoid, cards_of,
};
use trick_solver::{Aim, Count, Fault, Goal, HiddenQuestion, Limits, best_hidden_play};

/// What the player does, by the plays that he has seen.
type Strategy = BTreeMap<Vec<Play>, Play>;

/// Endings with more ways of playing than this are not tried.
const MOST: usize = 500;

/// More lists than this are not compared.
const LISTS: usize = 20_000;

/// A worth as a number that sorts as it does: worths here are multiples of a quarter.
type Bits = i64;

fn bits(worth: f64) -> Bits {
    (worth * 4.0).round() as Bits
}

fn unbits(worth: Bits) -> f64 {
    worth as f64 / 4.0
}

struct Ending {
    policy: Policy,
    layouts: Vec<(Position, f64)>,
    question: HiddenQuestion,
}

impl Ending {
    fn worth(&self, result: i32) -> f64 {
        let last = self.question.worths.len() as i32 - 1;
        self.question.worths[(result - self.question.from).clamp(0, last) as usize]
    }

    /// Every way of playing on from a history, in the layouts that it is possible in; `None` for too many.
    fn strategies(&self, alive: &[Position], history: &[Play]) -> Option<Vec<Strategy>> {
        if alive[0].over() {
            return Some(vec![Strategy::new()]);
        }
        let seen = |play: &Play| [history, &[*play]].concat();
        let following = |play: &Play| -> Vec<Position> {
            alive.iter().filter_map(|position| position.play(&self.policy, *play)).collect()
        };
        if self.question.own >> alive[0].turn() & 1 != 0 {
            let mut found = Vec::new();
            for play in alive[0].plays(&self.policy) {
                for mut way in self.strategies(&following(&play), &seen(&play))? {
                    way.insert(history.to_vec(), play);
                    found.push(way);
                }
            }
            return (found.len() <= MOST).then_some(found);
        }
        let plays: BTreeSet<Play> = alive.iter().flat_map(|position| position.plays(&self.policy)).collect();
        let mut found = vec![Strategy::new()];
        for play in plays {
            let ways = self.strategies(&following(&play), &seen(&play))?;
            if ways.len() * found.len() > MOST {
                return None;
            }
            found = found
                .iter()
                .flat_map(|way| {
                    ways.iter().map(move |more| way.clone().into_iter().chain(more.clone()).collect())
                })
                .collect();
        }
        Some(found)
    }

    /// What a way of playing brings in a layout, where everybody else sees all cards and knows it.
    fn brings(&self, way: &Strategy, position: &Position, history: &mut Vec<Play>) -> f64 {
        if position.over() {
            return self.worth(result(&self.policy, position, &self.question));
        }
        let seat = position.turn();
        let plays = match way.get(history).filter(|_| self.question.own >> seat & 1 != 0) {
            Some(play) => vec![*play],
            None => position.plays(&self.policy),
        };
        let mut values = Vec::new();
        for play in plays {
            history.push(play);
            values.push(self.brings(way, &position.play(&self.policy, play).expect("legal"), history));
            history.pop();
        }
        let better = if self.question.side >> seat & 1 != 0 { f64::max } else { f64::min };
        values.into_iter().reduce(better).expect("a hand in turn has a card")
    }

    /// By play the most that any way of playing brings on average.
    fn values(&self) -> Option<BTreeMap<Play, f64>> {
        let alive: Vec<Position> = self.layouts.iter().map(|(position, _)| *position).collect();
        let whole: f64 = self.layouts.iter().map(|(_, weight)| weight).sum();
        let mut best: BTreeMap<Play, f64> = BTreeMap::new();
        for way in self.strategies(&alive, &[])? {
            let value: f64 = self
                .layouts
                .iter()
                .map(|(position, weight)| weight * self.brings(&way, position, &mut Vec::new()) / whole)
                .sum();
            let first = way[&Vec::new()];
            best.entry(first).and_modify(|before| *before = before.max(value)).or_insert(value);
        }
        Some(best)
    }

    /// What each way of playing on brings by layout: every list once, none left out because another is better. `None`
    /// for too many.
    fn lists(&self, alive: &[Position]) -> Option<BTreeSet<Vec<Bits>>> {
        let seat = alive[0].turn();
        if alive[0].over() {
            let worth =
                |position: &Position| bits(self.worth(result(&self.policy, position, &self.question)));
            return Some(BTreeSet::from([alive.iter().map(worth).collect()]));
        }
        let following = |play: &Play| -> Vec<Option<Position>> {
            alive.iter().map(|position| position.play(&self.policy, *play)).collect()
        };
        let own = self.question.own >> seat & 1 != 0;
        let raises = self.question.side >> seat & 1 != 0;
        let plays: BTreeSet<Play> = alive.iter().flat_map(|position| position.plays(&self.policy)).collect();
        let mut found = BTreeSet::from([vec![if raises { Bits::MIN } else { Bits::MAX }; alive.len()]]);
        let mut any = BTreeSet::new();
        for play in plays {
            let next = following(&play);
            let left: Vec<Position> = next.iter().copied().flatten().collect();
            let ways = self.lists(&left)?;
            if own {
                any.extend(ways);
                continue;
            }
            if ways.len() * found.len() > LISTS {
                return None;
            }
            let mut both = BTreeSet::new();
            for before in &found {
                for way in &ways {
                    let mut way = way.iter();
                    let chosen = before.iter().zip(&next).map(|(before, next)| match next {
                        None => *before,
                        Some(_) if raises => *before.max(way.next().expect("one for each")),
                        Some(_) => *before.min(way.next().expect("one for each")),
                    });
                    both.insert(chosen.collect());
                }
            }
            found = both;
        }
        Some(if own { any } else { found })
    }

    /// By play the most that any list brings on average.
    fn values_by_lists(&self) -> Option<BTreeMap<Play, f64>> {
        let whole: f64 = self.layouts.iter().map(|(_, weight)| weight).sum();
        let mut best = BTreeMap::new();
        for play in self.layouts[0].0.plays(&self.policy) {
            let next: Vec<Position> =
                self.layouts.iter().filter_map(|(position, _)| position.play(&self.policy, play)).collect();
            let mean = |list: &Vec<Bits>| -> f64 {
                list.iter()
                    .zip(&self.layouts)
                    .map(|(worth, (_, weight))| weight * unbits(*worth) / whole)
                    .sum()
            };
            let most = self.lists(&next)?.iter().map(mean).fold(f64::NEG_INFINITY, f64::max);
            best.insert(play, most);
        }
        Some(best)
    }

    /// The most that a play brings on average if the player could play differently in each layout.
    fn with_open_cards(&self, play: Play) -> f64 {
        let whole: f64 = self.layouts.iter().map(|(_, weight)| weight).sum();
        self.layouts
            .iter()
            .map(|(position, weight)| {
                let next = position.play(&self.policy, play).expect("legal");
                weight * self.brings(&Strategy::new(), &next, &mut Vec::new()) / whole
            })
            .sum()
    }
}

fn result(policy: &Policy, position: &Position, question: &HiddenQuestion) -> i32 {
    let goal = question.goal;
    (0..policy.players())
        .map(|seat| {
            let taken = match goal.count {
                trick_solver::Count::Tricks => i32::from(position.tricks(seat)),
                trick_solver::Count::Points => i32::from(position.total(policy, seat)),
            };
            match (goal.seats >> seat & 1 != 0, goal.margin) {
                (true, _) => taken,
                (false, true) => -taken,
                (false, false) => 0,
            }
        })
        .sum()
}

/// A position with the hidden cards of the other seats dealt anew, some cards aside among them.
fn dealt_anew(policy: &Policy, setup: &Setup, own: u8, aside: Hand, rng: &mut Rng) -> Option<Position> {
    let mut setup = setup.clone();
    let others: Vec<usize> = (0..SEATS).filter(|seat| own >> seat & 1 == 0).collect();
    let mut cards: Vec<u8> =
        cards_of(others.iter().fold(aside, |set, seat| set | setup.hands[*seat])).collect();
    for last in (1..cards.len()).rev() {
        cards.swap(last, rng.below(last as u32 + 1) as usize);
    }
    for seat in others {
        let size = setup.hands[seat].count_ones() as usize;
        setup.hands[seat] = cards.drain(..size).fold(0, |hand, card| hand | 1 << card);
    }
    Position::new(policy, &setup).ok()
}

fn ending(rng: &mut Rng) -> Option<Ending> {
    // Guesses come up where a player against two has to take some tricks.
    let contract = chance(rng, 2);
    let policy = if contract { plain_policy(rng) } else { policy(rng) };
    let size = if contract { 3 + rng.below(2) } else { 2 + rng.below(2) } as usize;
    let start = deal(&policy, &Shape { size, rare: false, royal: chance(rng, 2) }, rng);
    let plays = rng.below(4);
    let position = later(&policy, &start, plays, rng);
    if position.over() {
        return None;
    }
    let mut own = 1u8 << position.turn();
    if chance(rng, 5) {
        own |= 1 << rng.below(policy.players() as u32);
    }
    let side = own | if contract { 0 } else { rng.below(1 << policy.players()) as u8 };
    let setup = position.setup();
    let mut used = position.hands().iter().fold(0, |set: Hand, hand| set | hand);
    used |= position.trick().iter().fold(0, |set: Hand, card| set | 1 << card);
    let mut aside = 0;
    for _ in 0..rng.below(3) {
        let card = rng.below(32);
        aside |= (1 << card) & !used;
    }
    let mut layouts: Vec<(Position, f64)> = vec![(position, 1.0 + f64::from(rng.below(3)))];
    for _ in 0..rng.below(if contract { 14 } else { 6 }) {
        let Some(other) = dealt_anew(&policy, &setup, own, aside, rng) else { continue };
        if other.turn() == position.turn() && layouts.iter().all(|(known, _)| *known != other) {
            layouts.push((other, 1.0 + f64::from(rng.below(3))));
        }
    }
    let mut goal = goal(&policy, &position, rng);
    if contract {
        goal = Goal { seats: own, count: Count::Tricks, aim: Aim::Most, margin: false };
    }
    let (from, len) = (-(rng.below(3) as i32), 1 + rng.below(160) as usize);
    let len = if contract { 1 + size } else { len };
    let mut worths: Vec<f64> = (0..len).map(|_| f64::from(rng.below(6)) - 2.0).collect();
    if chance(rng, 2) {
        // A contract: so much is wanted, and a little more for each point beyond.
        let wanted = rng.below(len as u32 + 1) as usize;
        worths = (0..len).map(|at| if at >= wanted { 10.0 } else { 0.0 } + 0.25 * at as f64).collect();
    }
    let question = HiddenQuestion { own, side, goal, from, worths, margin: f64::INFINITY };
    Some(Ending { policy, layouts, question })
}

#[test]
fn the_value_of_each_play_is_that_of_the_best_of_all_ways_of_playing() {
    let (mut compared, mut fused) = (0, 0);
    let mut played = 0;
    for trial in 0..trials(2_000) {
        let mut rng = Rng::new(seed() ^ 0x68, trial);
        let Some(ending) = ending(&mut rng) else { continue };
        let Some(values) = ending.values_by_lists() else { continue };
        compared += 1;
        if let Some(tried) = ending.values() {
            // The lists are what comes of trying each way of playing against all plays of the others.
            played += 1;
            assert!(tried.iter().all(|(play, value)| (values[play] - value).abs() < 1e-6), "{trial}");
        }
        let shown = || {
            let policy = &ending.policy;
            let layouts: Vec<String> = ending
                .layouts
                .iter()
                .map(|(position, weight)| format!("{weight} {}", position.to_text(policy)))
                .collect();
            format!("{trial}: {} | {:?} | {layouts:?}", policy.to_text(), ending.question)
        };
        let limits = Limits::default();
        for (play, value) in &values {
            let found = best_hidden_play(&ending.policy, &ending.layouts, &ending.question, *play, &limits)
                .unwrap()
                .unwrap();
            assert!(
                (found.first.worth - value).abs() < 1e-6,
                "{play:?}: {found:?}, not {value}; {}",
                shown()
            );
            assert_eq!(found.best, found.first);
            let whole: f64 = ending.layouts.iter().map(|(_, weight)| weight).sum();
            let told: f64 = ending
                .layouts
                .iter()
                .zip(&found.first.results)
                .map(|((_, weight), result)| weight * ending.worth(*result) / whole)
                .sum();
            assert!((told - value).abs() < 1e-6, "{found:?}; {}", shown());
            fused += u32::from(ending.with_open_cards(*play) > value + 1e-6);
        }
        let first = *values.keys().next().unwrap();
        let question = HiddenQuestion { margin: 0.0, ..ending.question.clone() };
        let found =
            best_hidden_play(&ending.policy, &ending.layouts, &question, first, &limits).unwrap().unwrap();
        let most = values.values().fold(f64::NEG_INFINITY, |most, value| most.max(*value));
        assert!((found.best.worth - most).abs() < 1e-6, "{found:?}, not {most}; {}", shown());
        assert!((values[&found.best.play] - most).abs() < 1e-6, "{found:?}; {}", shown());
    }
    // Enough endings in which he who could play differently in each layout would have more.
    println!("{compared} endings, {played} of them played, {fused} cards worth less than with open cards");
    assert!(compared > 1000 && played > 500 && fused > 50, "{compared}, {played}, {fused}");
}

#[test]
fn the_same_question_has_the_same_answer_and_few_nodes_have_none() {
    let mut stopped = 0;
    for trial in 0..trials(200) {
        let mut rng = Rng::new(seed() ^ 0x69, trial);
        let Some(ending) = ending(&mut rng) else { continue };
        let first = ending.layouts[0].0.plays(&ending.policy)[0];
        let ask = |nodes| {
            let limits = Limits { nodes, ..Limits::default() };
            best_hidden_play(&ending.policy, &ending.layouts, &ending.question, first, &limits).unwrap()
        };
        let found = ask(u64::MAX).unwrap();
        assert_eq!(ask(u64::MAX), Some(found.clone()));
        assert_eq!(ask(found.nodes), Some(found.clone()));
        stopped += u32::from(found.nodes > 1 && ask(found.nodes / 2).is_none());
    }
    assert!(stopped > 20, "{stopped}");
}

#[test]
fn what_no_player_can_see_is_a_fault() {
    let mut rng = Rng::new(seed(), 0x70);
    let ending = loop {
        let found = ending(&mut rng);
        if let Some(found) = found.filter(|found| found.layouts.len() > 1) {
            break found;
        }
    };
    let (policy, layouts, question) = (&ending.policy, &ending.layouts, &ending.question);
    let first = layouts[0].0.plays(policy)[0];
    let ask = |layouts: &[(Position, f64)], question: &HiddenQuestion| {
        best_hidden_play(policy, layouts, question, first, &Limits::default()).map(|_| ())
    };
    assert_eq!(ask(layouts, question), Ok(()));
    assert_eq!(ask(&[], question), Err(Fault::Hidden));
    assert_eq!(ask(&[(layouts[0].0, 0.0)], question), Err(Fault::Hidden));
    assert_eq!(ask(&[(layouts[0].0, f64::NAN)], question), Err(Fault::Hidden));
    // Of all seats, he would have to see the cards that differ.
    assert_eq!(ask(layouts, &HiddenQuestion { own: 15, side: 15, ..question.clone() }), Err(Fault::Hidden));
    assert_eq!(ask(layouts, &HiddenQuestion { side: 0, ..question.clone() }), Err(Fault::Hidden));
    assert_eq!(ask(layouts, &HiddenQuestion { worths: Vec::new(), ..question.clone() }), Err(Fault::Hidden));
    let later = layouts[1].0.play(policy, layouts[1].0.plays(policy)[0]).unwrap();
    assert_eq!(ask(&[layouts[0], (later, 1.0)], question), Err(Fault::Hidden));
}

// ------------------------------------------------------------------------------------------- endings worked out by hand

/// Tricks without a trump, from the ace down to the seven; seat 0 wants one more.
fn needs_one(side: u8, layouts: &[(&str, f64)]) -> Ending {
    let policy = Policy::new(Settings {
        players: 3,
        order: [0, 1, 2, 3, 4, 5, 6, 7],
        points: [0; 8],
        marriages: [0; 4],
        announce: Announce::Never,
        trump_void: TrumpVoid::Free,
        ..Settings::default()
    })
    .unwrap();
    let layouts =
        layouts.iter().map(|(text, weight)| (Position::from_text(&policy, text).unwrap(), *weight)).collect();
    let goal = Goal { seats: 1, count: Count::Tricks, aim: Aim::Most, margin: false };
    let question =
        HiddenQuestion { own: 1, side, goal, from: 0, worths: vec![0.0, 1.0], margin: f64::INFINITY };
    Ending { policy, layouts, question }
}

/// Everybody sees the trump: it is the same in all layouts.
#[test]
fn layouts_have_one_trump() {
    let hands = "HK.DK/C7.C8/HQ.SA lead=0";
    let ending = needs_one(1, &[(&format!("{hands} trump=-"), 1.0), (&format!("{hands} trump=H"), 1.0)]);
    let first = ending.layouts[0].0.plays(&ending.policy)[0];
    let found =
        best_hidden_play(&ending.policy, &ending.layouts, &ending.question, first, &Limits::default());
    assert_eq!(found.map(|_| ()), Err(Fault::Hidden));
}

const SPADE_ACE: &str = "lead=2 trump=- trick=SA";

/// Seat 2 has led the ace of spades and has one more card, the queen of hearts in three layouts of four, else that of
/// diamonds. Seat 0 keeps one of two kings: that of hearts wins in three of four, though with open cards both always
/// would.
#[test]
fn one_of_two_kings_is_kept() {
    let ending = needs_one(
        1,
        &[(&format!("HK.DK/C7.C8/HQ {SPADE_ACE}"), 3.0), (&format!("HK.DK/C7.C8/DQ {SPADE_ACE}"), 1.0)],
    );
    let (hearts, diamonds) = (king_of(&ending, 'H'), king_of(&ending, 'D'));
    for (thrown, worth) in [(diamonds, 0.75), (hearts, 0.25)] {
        assert_eq!(asked(&ending, thrown), worth);
        assert_eq!(ending.values_by_lists().unwrap()[&thrown], worth);
        assert_eq!(ending.with_open_cards(thrown), worth);
    }
}

/// Seat 0 leads from two kings and the eight of spades and needs a trick. Layouts 1 and 2 (two fifths each): seat 2 has
/// two spades and the queen of hearts (1) or of diamonds (2), seat 1 the ace and the seven of the *other* red suit, or the
/// other way round, and a club. Layout 3 (one fifth): seat 2 has three aces, nobody a spade.
///
/// * The eight: in layout 3 it wins. In 1 and 2 seat 2 takes it and leads its other spade; seat 0 throws a king without
///   having seen a difference (seat 1 threw its club), and wins with the right one only: 1/5 + 2/5 = 0.6. With open cards
///   it is always the right one: 1.0.
/// * A king: in one of the layouts 1 and 2 it wins at once; in the other one it draws the ace, seat 1 has no card left
///   that beats or avoids the other king for long, and that wins. In layout 3 it loses, and so does all else: 0.8.
///
/// So who averages over open cards leads the eight, and has 0.6; a king tells which of them is good, and has 0.8.
fn eight_or_king(side: u8) -> Ending {
    needs_one(
        side,
        &[
            ("HK.DK.S8/DA.H7.C7/SA9.HQ lead=0 trump=-", 2.0),
            ("HK.DK.S8/HA.D7.C7/SA9.DQ lead=0 trump=-", 2.0),
            ("HK.DK.S8/C987/HA.DA.CA lead=0 trump=-", 1.0),
        ],
    )
}

#[test]
fn a_king_that_tells_which_is_good_is_better_than_a_guess_later() {
    let ending = eight_or_king(1);
    let eight = ending.layouts[0].0.plays(&ending.policy).into_iter().find(|play| play.card & 7 == 1);
    let eight = eight.unwrap();
    let values = ending.values_by_lists().unwrap();
    for (play, worth, open) in
        [(eight, 0.6, 1.0), (king_of(&ending, 'H'), 0.8, 0.8), (king_of(&ending, 'D'), 0.8, 0.8)]
    {
        assert!((asked(&ending, play) - worth).abs() < 1e-9, "{play:?}");
        assert!((values[&play] - worth).abs() < 1e-9, "{play:?}");
        assert!((ending.with_open_cards(play) - open).abs() < 1e-9, "{play:?}");
    }
    let question = HiddenQuestion { margin: 0.1, ..ending.question.clone() };
    let found = best_hidden_play(&ending.policy, &ending.layouts, &question, eight, &Limits::default());
    let found = found.unwrap().unwrap();
    assert_ne!(found.best.play, eight);
    assert_eq!(found.best.results.iter().map(|result| *result.min(&1)).collect::<Vec<_>>(), [1, 1, 0]);
    // A difference of a fifth is none to who does not mind a quarter.
    let question = HiddenQuestion { margin: 0.25, ..question };
    let found = best_hidden_play(&ending.policy, &ending.layouts, &question, eight, &Limits::default());
    assert_eq!(found.unwrap().unwrap().best.play, eight);
}

/// If seat 1 plays with seat 0 and sees all cards, what it throws on the eight tells which king to keep: the eight brings
/// a trick in every layout.
#[test]
fn a_partner_who_sees_all_cards_may_tell_by_what_he_plays() {
    let ending = eight_or_king(0b11);
    let plays = ending.layouts[0].0.plays(&ending.policy);
    let eight = *plays.iter().find(|play| play.card & 7 == 1).unwrap();
    assert!((asked(&ending, eight) - 1.0).abs() < 1e-9);
    assert!((ending.values_by_lists().unwrap()[&eight] - 1.0).abs() < 1e-9);
}

fn king_of(ending: &Ending, suit: char) -> Play {
    let text = format!("{suit}K");
    let plays = ending.layouts[0].0.plays(&ending.policy);
    *plays.iter().find(|play| trick_kernel_text(play.card) == text).expect("a king")
}

fn trick_kernel_text(card: Card) -> String {
    let suit = ['S', 'C', 'D', 'H'][usize::from(card >> 3)];
    let rank = ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A'][usize::from(card & 7)];
    format!("{suit}{rank}")
}

/// What a play brings.
fn asked(ending: &Ending, play: Play) -> f64 {
    let limits = Limits::default();
    let found = best_hidden_play(&ending.policy, &ending.layouts, &ending.question, play, &limits);
    found.unwrap().unwrap().first.worth
}
