//! The fast kernel against the generic search, against brute force, and each of its bounds against itself without any.

mod support;

use std::collections::HashMap;

use support::{Passed, Shape, brute, chance, deal, later, plain_policy, seed, trials, value};
use trick_kernel::{Policy, Position, Rng, TrumpVoid};
use trick_solver::{Aim, Bounds, Count, Goal, KernelKind, Limits, Statics, Tables, compile, compile_with};

/// A side of one hand or of two, counted in tricks.
fn side(policy: &Policy, position: &Position, rng: &mut Rng) -> Goal {
    let playing = ((1u8 << policy.players()) - 1) & !position.resting();
    loop {
        let seats = rng.below(1 << policy.players()) as u8;
        if seats & playing != 0 && seats & playing != playing {
            let aim = if chance(rng, 4) { Aim::Fewest } else { Aim::Most };
            return Goal { seats, count: Count::Tricks, aim, margin: chance(rng, 4) };
        }
    }
}

fn served(policy: &Policy, position: &Position) -> KernelKind {
    match (position.trump(), policy.settings().trump_void) {
        (None, _) => KernelKind::NoTrump,
        (Some(_), TrumpVoid::Free) => KernelKind::Trump,
        (Some(_), _) => KernelKind::Ruff,
    }
}

#[test]
fn short_hands_have_the_values_of_brute_force() {
    for trial in 0..trials(1_500) {
        let mut rng = Rng::new(seed(), trial);
        let policy = plain_policy(&mut rng);
        let size = 2 + rng.below(4) as usize;
        let start = deal(&policy, &Shape { size, rare: false, royal: chance(&mut rng, 2) }, &mut rng);
        let plays = rng.below(6);
        let position = later(&policy, &start, plays, &mut rng);
        let goal = side(&policy, &position, &mut rng);
        let shown = || format!("{trial}: {} | {} | {goal:?}", policy.to_text(), position.to_text(&policy));
        let mut seen = HashMap::new();
        let expected = Bounds::exactly(brute(&policy, &position, goal, &mut seen));
        let mut solver = compile(&policy, &position, goal, &Limits::default()).unwrap();
        assert_eq!(solver.kind(), served(&policy, &position), "{}", shown());
        assert_eq!(solver.value(), expected, "{}", shown());
        for (play, bounds) in solver.plays() {
            let next = position.play(&policy, play).unwrap();
            assert_eq!(bounds, Bounds::exactly(brute(&policy, &next, goal, &mut seen)), "{}", shown());
        }
        let generic = Limits { fast: false, ..Limits::default() };
        assert_eq!(value(&policy, &position, goal, &generic), expected, "{}", shown());
    }
}

/// The bounds that a question can use.
fn used(goal: Goal, position: &Position) -> impl Iterator<Item = (&'static str, Statics)> {
    let (fewest, trumps) = (goal.aim == Aim::Fewest, position.trump().is_some());
    let each = Statics::each().into_iter().chain([("all", Statics::ALL)]);
    each.filter(move |(name, _)| match *name {
        "safe_suits" | "safe_lead" | "caught" | "throws" | "one_reply" | "one_danger" => fewest,
        "cash_points" | "announce_points" | "wait_points" | "like_points" => false,
        "sure_trumps" | "cash_trumps" | "reach_trumps" | "lone_trumps" => !fewest && trumps,
        "all" => true,
        _ => !fewest,
    })
}

/// Each static bound alone against none, on boards of three cards a hand up to `most`.
fn bounds_alone(first: u64, boards: u64, most: u32, aim: Option<Aim>) {
    let mut passed = Passed::default();
    for trial in first..first + boards {
        let mut rng = Rng::new(seed(), trial);
        let policy = plain_policy(&mut rng);
        let size = 3 + rng.below(most - 2) as usize;
        let position = deal(&policy, &Shape { size, rare: false, royal: false }, &mut rng);
        let drawn = side(&policy, &position, &mut rng);
        let goal = Goal { aim: aim.unwrap_or(drawn.aim), ..drawn };
        passed.compare(used(goal, &position), &policy, &position, goal, trial);
    }
    passed.print();
}

#[test]
fn each_static_bound_alone_changes_no_value() {
    bounds_alone(0, trials(8_000), 7, None);
}

#[test]
#[ignore = "long hands take minutes"]
fn each_static_bound_alone_changes_no_value_of_long_hands() {
    bounds_alone(1 << 32, trials(200) / 10, 10, None);
}

/// A misere without a trump, or with one in a quarter of the deals; in half of the deals the hand that plays it has low cards.
fn misere(rng: &mut Rng, most: u32) -> (Policy, Position, Goal) {
    let policy = plain_policy(rng);
    let size = 3 + rng.below(most - 2) as usize;
    let start = deal(&policy, &Shape { size, rare: false, royal: false }, rng);
    let mut setup = start.setup();
    let playing: Vec<usize> = (0..policy.players()).filter(|seat| setup.resting >> seat & 1 == 0).collect();
    let single = playing[rng.below(3) as usize];
    if chance(rng, 2) {
        let low = |card: u32, than: u32| card & 7 < than & 7;
        for other in playing.iter().filter(|other| **other != single) {
            for _ in 0..size {
                let held = |hand: u32| (0..32).filter(move |card| hand >> card & 1 != 0);
                let one = held(setup.hands[single]).nth(rng.below(size as u32) as usize).unwrap();
                let theirs = held(setup.hands[*other]).nth(rng.below(size as u32) as usize).unwrap();
                if low(theirs, one) {
                    setup.hands[single] ^= 1 << one | 1 << theirs;
                    setup.hands[*other] ^= 1 << one | 1 << theirs;
                }
            }
        }
    }
    if !chance(rng, 4) {
        setup.trump = None;
    }
    let position = Position::new(&policy, &setup).unwrap();
    let all = ((1u8 << policy.players()) - 1) & !position.resting();
    let seats = if chance(rng, 4) { all & !(1 << single) } else { 1 << single };
    let goal = Goal { seats, count: Count::Tricks, aim: Aim::Fewest, margin: false };
    (policy, position, goal)
}

fn bounds_of_miseres(first: u64, boards: u64, most: u32) {
    let mut passed = Passed::default();
    for trial in first..first + boards {
        let mut rng = Rng::new(seed() + 2, trial);
        let (policy, position, goal) = misere(&mut rng, most);
        passed.compare(used(goal, &position), &policy, &position, goal, trial);
    }
    passed.print();
}

#[test]
fn each_bound_of_miseres_alone_changes_no_value() {
    bounds_of_miseres(0, trials(4_000), 6);
}

#[test]
fn miseres_have_the_values_of_brute_force() {
    for trial in 0..trials(1_000) {
        let mut rng = Rng::new(seed() + 3, trial);
        let (policy, position, goal) = misere(&mut rng, 5);
        let expected = Bounds::exactly(brute(&policy, &position, goal, &mut HashMap::new()));
        let shown = || format!("{trial}: {} | {} | {goal:?}", policy.to_text(), position.to_text(&policy));
        assert_eq!(value(&policy, &position, goal, &Limits::default()), expected, "{}", shown());
    }
}

/// A share of `make soak` (`tools/soak.py`): fresh boards for most tricks.
#[test]
#[ignore = "long"]
fn each_static_bound_alone_changes_no_value_of_many_boards() {
    bounds_alone(1 << 33, trials(2_000), 7, Some(Aim::Most));
}

/// The same of miseres.
#[test]
#[ignore = "long"]
fn each_bound_of_miseres_alone_changes_no_value_of_many_boards() {
    bounds_of_miseres(1 << 33, trials(2_000), 6);
}

/// What other leaders, declarers, trumps and deals have left in the tables.
#[test]
fn tables_that_are_kept_change_no_value() {
    let mut tables = Tables::default();
    for trial in 0..trials(400) {
        let mut rng = Rng::new(seed(), trial / 20);
        let policy = plain_policy(&mut rng);
        let mut rng = Rng::new(seed() + 1, trial);
        let position = deal(&policy, &Shape { size: 5, rare: false, royal: false }, &mut rng);
        let goal = side(&policy, &position, &mut rng);
        let mut solver = compile_with(&policy, &position, goal, &Limits::default(), &mut tables).unwrap();
        let found = solver.value();
        tables = solver.into_tables().unwrap();
        assert_eq!(found, value(&policy, &position, goal, &Limits::default()), "{trial}");
        if rng.below(300) == 0 {
            tables.renew();
        }
    }
}

#[test]
fn static_bounds_save_nodes() {
    let mut rng = Rng::new(7, 7);
    for void in [TrumpVoid::Free, TrumpVoid::Must] {
        let (mut with, mut without) = (0, 0);
        for _ in 0..20 {
            let policy = Policy::new(trick_kernel::Settings {
                trump_void: void,
                announce: trick_kernel::Announce::Never,
                ..trick_kernel::Settings::default()
            });
            let policy = policy.unwrap();
            let position = deal(&policy, &Shape { size: 7, rare: false, royal: false }, &mut rng);
            let goal = Goal { seats: 1, count: Count::Tricks, aim: Aim::Most, margin: false };
            let nodes = |statics| {
                let limits = Limits { statics, ..Limits::default() };
                let mut solver = compile(&policy, &position, goal, &limits).unwrap();
                solver.value();
                solver.nodes()
            };
            with += nodes(Statics::ALL);
            without += nodes(Statics::NONE);
        }
        assert!(with * 2 < without, "{with} {without}");
    }
}
