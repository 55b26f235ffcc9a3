//! The fast kernel for card points against the generic search, against brute force, and its bounds against none.

mod support;

use std::collections::HashMap;

use support::{Passed, Shape, brute, chance, deal, later, point_policy, seed, trials, value};
use trick_kernel::{Policy, Position, Rng};
use trick_solver::{Aim, Bounds, Count, Goal, KernelKind, Limits, Statics, Tables, compile, compile_with};

/// One hand against one or two, or the two against it.
fn side(policy: &Policy, position: &Position, rng: &mut Rng) -> Goal {
    let playing = ((1u8 << policy.players()) - 1) & !position.resting();
    loop {
        let seats = rng.below(1 << policy.players()) as u8;
        if seats & playing != 0 && seats & playing != playing {
            return Goal { seats, count: Count::Points, aim: Aim::Most, margin: chance(rng, 3) };
        }
    }
}

#[test]
fn short_hands_have_the_values_of_brute_force() {
    for trial in 0..trials(1_500) {
        let mut rng = Rng::new(seed(), trial);
        let policy = point_policy(&mut rng);
        let size = 2 + rng.below(3) as usize;
        let start = deal(&policy, &Shape { size, rare: false, royal: !chance(&mut rng, 3) }, &mut rng);
        let plays = rng.below(8);
        let position = later(&policy, &start, plays, &mut rng);
        let goal = side(&policy, &position, &mut rng);
        let shown = || format!("{trial}: {} | {} | {goal:?}", policy.to_text(), position.to_text(&policy));
        let mut seen = HashMap::new();
        let expected = brute(&policy, &position, goal, &mut seen);
        let mut solver = compile(&policy, &position, goal, &Limits::default()).unwrap();
        assert_eq!(solver.kind(), KernelKind::Points, "{}", shown());
        assert_eq!(solver.value(), Bounds::exactly(expected), "{}", shown());
        assert_eq!(solver.makes(expected), Some(true), "{}", shown());
        assert_eq!(solver.makes(expected + 1), Some(false), "{}", shown());
        for (play, bounds) in solver.plays() {
            let next = position.play(&policy, play).unwrap();
            assert_eq!(bounds, Bounds::exactly(brute(&policy, &next, goal, &mut seen)), "{}", shown());
        }
        let generic = Limits { fast: false, ..Limits::default() };
        assert_eq!(value(&policy, &position, goal, &generic), Bounds::exactly(expected), "{}", shown());
    }
}

/// Each static bound alone against none.
fn bounds_alone(first: u64, boards: u64, most: u32) {
    let mut passed = Passed::default();
    for trial in first..first + boards {
        let mut rng = Rng::new(seed(), trial);
        let policy = point_policy(&mut rng);
        let size = 3 + rng.below(most - 2) as usize;
        let position = deal(&policy, &Shape { size, rare: false, royal: chance(&mut rng, 2) }, &mut rng);
        let goal = side(&policy, &position, &mut rng);
        let statics = ["cash_points", "announce_points", "wait_points", "like_points"]
            .map(|used| Statics::each().into_iter().find(|(name, _)| *name == used).unwrap());
        passed.compare(statics.into_iter(), &policy, &position, goal, trial);
    }
    passed.print();
}

#[test]
fn each_static_bound_alone_changes_no_value() {
    bounds_alone(0, trials(2_000), 5);
}

#[test]
#[ignore = "long hands take minutes"]
fn each_static_bound_alone_changes_no_value_of_long_hands() {
    bounds_alone(1 << 32, trials(200) / 10, 8);
}

/// A share of `make soak` (`tools/soak.py`).
#[test]
#[ignore = "long"]
fn each_static_bound_alone_changes_no_value_of_many_boards() {
    bounds_alone(1 << 33, trials(2_000), 6);
}

/// Tables of other leaders, sides and deals are used again: the values stay the same.
#[test]
fn tables_that_are_kept_change_no_value() {
    let mut tables = Tables::default();
    for trial in 0..trials(400) {
        let mut rng = Rng::new(seed(), trial / 8);
        let policy = point_policy(&mut rng);
        let shape = Shape { size: 4, rare: false, royal: true };
        let mut position = deal(&policy, &shape, &mut rng);
        let mut rng = Rng::new(seed() + 1, trial);
        for _ in 0..rng.below(3) {
            position = deal(&policy, &shape, &mut rng);
        }
        let goal = side(&policy, &position, &mut rng);
        let mut solver = compile_with(&policy, &position, goal, &Limits::default(), &mut tables).unwrap();
        let found = solver.value();
        tables = solver.into_tables().unwrap();
        assert_eq!(found, value(&policy, &position, goal, &Limits::default()), "{trial}");
    }
}

/// Without one of them more positions are searched: none of them is idle.
#[test]
fn each_static_bound_saves_nodes() {
    let policy = Policy::new(trick_kernel::Settings::default()).unwrap();
    let goal = Goal { seats: 1, count: Count::Points, aim: Aim::Most, margin: false };
    let nodes = |statics| {
        let mut rng = Rng::new(7, 7);
        let limits = Limits { statics, ..Limits::default() };
        let mut sum = 0;
        for _ in 0..20 {
            let position = deal(&policy, &Shape { size: 5, rare: false, royal: true }, &mut rng);
            let mut solver = compile(&policy, &position, goal, &limits).unwrap();
            solver.value();
            sum += solver.nodes();
        }
        sum
    };
    let all = Statics::ALL;
    let with = nodes(all);
    for (name, less) in [
        ("cash_points", Statics { cash_points: false, announce_points: false, ..all }),
        ("announce_points", Statics { announce_points: false, ..all }),
        ("wait_points", Statics { wait_points: false, ..all }),
        ("like_points", Statics { like_points: false, ..all }),
    ] {
        let without = nodes(less);
        assert!(with < without, "{name}: {with} {without}");
    }
}
