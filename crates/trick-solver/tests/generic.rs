//! The generic search against brute force, over random policies, deals and goals.

mod support;

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;

use support::{
    Shape, brute, brute_max_n, chance, deal, goal, later, plain_policy, point_policy, policy, seed, trials,
};
use trick_kernel::{Policy, Position, Rng, Settings};
use trick_solver::{Aim, Bounds, Count, Fault, Goal, KernelKind, Limits, compile, max_n};

#[test]
fn values_plays_lines_and_thresholds_are_those_of_brute_force() {
    for trial in 0..trials(500) {
        let mut rng = Rng::new(seed(), trial);
        let policy = policy(&mut rng);
        let size = 1 + rng.below(if policy.players() == 4 { 3 } else { 4 }) as usize;
        let royal = chance(&mut rng, 2);
        let start = deal(&policy, &Shape { size, rare: true, royal }, &mut rng);
        let plays = rng.below(5);
        let position = later(&policy, &start, plays, &mut rng);
        let goal = goal(&policy, &position, &mut rng);
        let shown = || format!("{trial}: {} | {} | {goal:?}", policy.to_text(), position.to_text(&policy));
        let mut seen = HashMap::new();
        let expected = brute(&policy, &position, goal, &mut seen);

        let limits = Limits { fast: false, ..Limits::default() };
        let mut solver = compile(&policy, &position, goal, &limits).unwrap();
        assert_eq!(solver.value(), Bounds::exactly(expected), "{}", shown());
        assert_eq!(solver.makes(expected), Some(true), "{}", shown());
        assert_eq!(solver.makes(expected + 1), Some(false), "{}", shown());
        let found = solver.plays();
        assert_eq!(found.iter().map(|(play, _)| *play).collect::<Vec<_>>(), position.plays(&policy));
        for (play, bounds) in found {
            let next = position.play(&policy, play).unwrap();
            let value = brute(&policy, &next, goal, &mut seen);
            assert_eq!(bounds, Bounds::exactly(value), "{play:?} {}", shown());
        }
        let mut end = position;
        for play in solver.line() {
            end = end.play(&policy, play).expect("a line is legal");
            assert_eq!(brute(&policy, &end, goal, &mut seen), expected, "{}", shown());
        }
        assert!(end.over(), "{}", shown());
    }
}

/// Two ways to the same cards: the marriage led first, or just now, and then its other card is due. They differ only
/// where the duties begin in between.
#[test]
fn a_trump_just_made_is_told_from_one_made_before() {
    let text = "announce=lead lead_new_trump=yes duties_from=2";
    let policy = trick_kernel::Policy::from_text(text).unwrap();
    for trial in 0..trials(1000) {
        let mut rng = Rng::new(seed(), trial);
        let position = deal(&policy, &Shape { size: 4, rare: false, royal: true }, &mut rng);
        let goal = goal(&policy, &position, &mut rng);
        let expected = brute(&policy, &position, goal, &mut HashMap::new());
        let mut solver = compile(&policy, &position, goal, &Limits::default()).unwrap();
        assert_eq!(solver.value(), Bounds::exactly(expected), "{trial}: {}", position.to_text(&policy));
    }
}

/// The fast kernels know one set of duties for all; they serve such rules only where nobody is named the declarer.
#[test]
fn a_declarer_with_other_duties_is_searched_by_the_generic_kernel() {
    for trial in 0..trials(400) {
        let mut rng = Rng::new(seed(), trial);
        let tricks = chance(&mut rng, 2);
        let plain = if tricks { plain_policy(&mut rng) } else { point_policy(&mut rng) };
        let (partial_trumping, overtrump_declarer) =
            [(true, false), (false, true), (true, true)][rng.below(3) as usize];
        let policy =
            Policy::new(Settings { partial_trumping, overtrump_declarer, ..plain.settings().clone() })
                .unwrap();
        let position = deal(&policy, &Shape { size: 5, rare: false, royal: true }, &mut rng);
        if position.trump().is_none() {
            continue;
        }
        let mut goal = goal(&policy, &position, &mut rng);
        goal.count = if tricks { Count::Tricks } else { Count::Points };
        let shown = || format!("{trial}: {} | {} | {goal:?}", policy.to_text(), position.to_text(&policy));
        let mut solver = compile(&policy, &position, goal, &Limits::default()).unwrap();
        if position.declarer().is_some() {
            assert_eq!(solver.kind(), KernelKind::Generic, "{}", shown());
        }
        let expected = brute(&policy, &position, goal, &mut HashMap::new());
        assert_eq!(solver.value(), Bounds::exactly(expected), "{}", shown());
    }
}

#[test]
fn bounds_of_a_stopped_search_hold_and_more_nodes_narrow_them() {
    for trial in 0..trials(100) {
        let mut rng = Rng::new(seed(), trial);
        let policy = policy(&mut rng);
        let start = deal(&policy, &Shape { size: 4, rare: true, royal: true }, &mut rng);
        let goal = goal(&policy, &start, &mut rng);
        let mut solver = compile(&policy, &start, goal, &Limits::default()).unwrap();
        let value = solver.value().value().unwrap();
        let all = solver.nodes();
        for nodes in [0, 1, all / 4, all / 2, all] {
            let limits = Limits { nodes, ..Limits::default() };
            let mut solver = compile(&policy, &start, goal, &limits).unwrap();
            let found = solver.value();
            assert!(found.low <= value && value <= found.high, "{trial} {nodes} {found:?} {value}");
            assert!(solver.nodes() <= nodes);
            assert!(nodes < all || found.low == found.high);
            for (_, bounds) in solver.plays() {
                assert!(bounds.low <= bounds.high);
            }
        }
        // A table of one entry is slower, and as right.
        let limits = Limits { memory: 0, fast: false, ..Limits::default() };
        assert_eq!(
            compile(&policy, &start, goal, &limits).unwrap().value(),
            Bounds::exactly(value),
            "{trial}"
        );
    }
}

#[test]
fn max_n_is_that_of_brute_force() {
    for trial in 0..trials(100) {
        let mut rng = Rng::new(seed(), trial);
        let policy = policy(&mut rng);
        let position = deal(&policy, &Shape { size: 3, rare: true, royal: true }, &mut rng);
        for (count, aim) in [(Count::Tricks, Aim::Fewest), (Count::Points, Aim::Most)] {
            let found = max_n(&policy, &position, count, aim, &Limits::default()).unwrap();
            let expected = brute_max_n(&policy, &position, count, aim);
            assert_eq!(found.values, expected, "{trial}: {}", position.to_text(&policy));
        }
        assert_eq!(
            max_n(&policy, &position, Count::Tricks, Aim::Fewest, &Limits { nodes: 0, ..Limits::default() }),
            None
        );
    }
}

#[test]
fn a_cancelled_search_knows_no_more_than_the_cards_left() {
    let mut rng = Rng::new(seed(), 0);
    let policy = support::plain_policy(&mut rng);
    let position = deal(&policy, &Shape { size: 10, rare: false, royal: false }, &mut rng);
    let side = 1 << position.turn();
    let goal = Goal { seats: side, count: Count::Tricks, aim: Aim::Most, margin: false };
    let flag = AtomicBool::new(true);
    let limits = Limits { cancel: Some(&flag), ..Limits::default() };
    let mut solver = compile(&policy, &position, goal, &limits).unwrap();
    assert_eq!(solver.value(), Bounds { low: 0, high: 10 });
    assert_eq!(solver.makes(1), None);
    assert_eq!(solver.nodes(), 0);
    assert!(solver.line().is_empty());
}

fn refused(position: &Position, seats: u8) -> Option<Fault> {
    let policy = trick_kernel::Policy::new(trick_kernel::Settings::default()).unwrap();
    let goal = Goal { seats, count: Count::Points, aim: Aim::Most, margin: false };
    compile(&policy, position, goal, &Limits::default()).err()
}

#[test]
fn a_side_must_play_and_have_somebody_against_it() {
    let policy = trick_kernel::Policy::new(trick_kernel::Settings::default()).unwrap();
    let mut rng = Rng::new(1, 1);
    let position = deal(&policy, &Shape { size: 2, rare: false, royal: true }, &mut rng);
    assert_eq!(refused(&position, 0), Some(Fault::NoSide));
    assert_eq!(refused(&position, 0b111), Some(Fault::NobodyAgainst));
    assert_eq!(refused(&position, 0b1001), Some(Fault::Seat(3)));
    assert_eq!(refused(&position, 0b101), None);
}
