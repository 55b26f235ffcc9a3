//! Values that are told apart only by steps, and results that are no sum of tricks, against brute force.

mod support;

use std::collections::HashMap;

use support::{Shape, brute, chance, deal, goal, later, plain_policy, point_policy, policy, seed, trials};
use trick_kernel::{Announce, Policy, Position, Rng, SEATS, Settings};
use trick_solver::{Bounds, Fault, Limits, TricksBySeat, Worths, compile, compile_for};

/// How many of the steps a value reaches.
fn class(steps: &[i32], value: i32) -> usize {
    steps.iter().filter(|step| **step <= value).count()
}

#[test]
fn by_steps_values_plays_and_lines_are_as_good_as_those_of_brute_force() {
    for trial in 0..trials(400) {
        let mut rng = Rng::new(seed(), trial);
        let policy = match trial % 3 {
            0 => policy(&mut rng),
            1 => point_policy(&mut rng),
            _ => plain_policy(&mut rng),
        };
        let size = 1 + rng.below(if policy.players() == 4 { 3 } else { 4 }) as usize;
        let start =
            deal(&policy, &Shape { size, rare: trial % 3 == 0, royal: chance(&mut rng, 2) }, &mut rng);
        let plays = rng.below(4);
        let position = later(&policy, &start, plays, &mut rng);
        let goal = goal(&policy, &position, &mut rng);
        let mut seen = HashMap::new();
        let expected = brute(&policy, &position, goal, &mut seen);
        let steps: Vec<i32> =
            (0..rng.below(6)).map(|_| expected - 8 + rng.below(17) as i32 * (1 + trial as i32 % 5)).collect();
        let shown =
            || format!("{trial}: {} | {} | {goal:?} {steps:?}", policy.to_text(), position.to_text(&policy));
        let of = |value: i32| class(&steps, value);

        let limits = Limits::default();
        let mut solver = compile(&policy, &position, goal, &limits).unwrap().by_steps(steps.clone());
        let same = |found: Bounds, value: i32| {
            found.low <= value
                && value <= found.high
                && of(found.low) == of(value)
                && of(found.high) == of(value)
        };
        let found = solver.value();
        assert!(same(found, expected), "{found:?} {expected} {}", shown());
        for (play, bounds) in solver.plays() {
            let value = brute(&policy, &position.play(&policy, play).unwrap(), goal, &mut seen);
            assert!(same(bounds, value), "{play:?} {bounds:?} {value} {}", shown());
        }
        let mut end = position;
        for play in solver.line() {
            end = end.play(&policy, play).expect("a line is legal");
            assert_eq!(of(brute(&policy, &end, goal, &mut seen)), of(expected), "{}", shown());
        }
        assert!(end.over(), "{}", shown());
    }
}

/// Any policy under which nothing is announced.
fn silent_policy(rng: &mut Rng) -> Policy {
    let found = policy(rng);
    let settings = found.settings().clone();
    Policy::new(Settings { announce: Announce::Never, trick_needed: false, ..settings }).expect("a policy")
}

/// A worth for each division of the tricks: most of them as good as chance makes them, so that no order is left.
fn worths(players: usize, all: u8, rng: &mut Rng) -> Worths {
    let mut found = Worths::new();
    let mut tricks: TricksBySeat = [0; SEATS];
    loop {
        if tricks.iter().sum::<u8>() == all {
            found.insert(tricks, rng.below(7) as i32 * 10 - 30);
        }
        let Some(at) = (0..players).find(|at| tricks[*at] < all) else { return found };
        tricks[..at].fill(0);
        tricks[at] += 1;
    }
}

fn brute_worth(
    policy: &Policy,
    position: &Position,
    seats: u8,
    worths: &Worths,
    seen: &mut HashMap<Position, i32>,
) -> i32 {
    if let Some(value) = seen.get(position) {
        return *value;
    }
    let plays = position.plays(policy);
    let value = if plays.is_empty() {
        let mut tricks = [0; SEATS];
        for (seat, tricks) in tricks[..policy.players()].iter_mut().enumerate() {
            *tricks = position.tricks(seat);
        }
        worths[&tricks]
    } else {
        let values: Vec<i32> = plays
            .iter()
            .map(|play| brute_worth(policy, &position.play(policy, *play).unwrap(), seats, worths, seen))
            .collect();
        let own = seats >> position.turn() & 1 != 0;
        *(if own { values.iter().max() } else { values.iter().min() }).expect("a play")
    };
    seen.insert(*position, value);
    value
}

#[test]
fn what_the_tricks_by_seat_are_worth_is_that_of_brute_force() {
    for trial in 0..trials(400) {
        let mut rng = Rng::new(seed(), trial);
        let policy = silent_policy(&mut rng);
        let size = 1 + rng.below(if policy.players() == 4 { 3 } else { 4 }) as usize;
        let start = deal(&policy, &Shape { size, rare: true, royal: chance(&mut rng, 2) }, &mut rng);
        // As many tricks as are played without a stock; those that draw have more.
        let plays = rng.below(5);
        let position = later(&policy, &start, plays, &mut rng);
        let mut last = start;
        while let Some(play) = last.plays(&policy).first() {
            last = last.play(&policy, *play).unwrap();
        }
        let all = (0..policy.players()).map(|seat| last.tricks(seat)).sum();
        let worths = worths(policy.players(), all, &mut rng);
        let seats = goal(&policy, &position, &mut rng).seats;
        let shown = || format!("{trial}: {} | {} | {seats}", policy.to_text(), position.to_text(&policy));
        let mut seen = HashMap::new();
        let expected = brute_worth(&policy, &position, seats, &worths, &mut seen);

        let limits = Limits::default();
        let mut solver = compile_for(&policy, &position, seats, &worths, &limits).unwrap();
        assert_eq!(solver.value(), Bounds::exactly(expected), "{}", shown());
        for (play, bounds) in solver.plays() {
            let next = position.play(&policy, play).unwrap();
            let value = brute_worth(&policy, &next, seats, &worths, &mut seen);
            assert_eq!(bounds, Bounds::exactly(value), "{play:?} {}", shown());
        }
        let mut end = position;
        for play in solver.line() {
            end = end.play(&policy, play).expect("a line is legal");
            assert_eq!(brute_worth(&policy, &end, seats, &worths, &mut seen), expected, "{}", shown());
        }
        assert!(end.over(), "{}", shown());
        let few = Limits { nodes: solver.nodes() / 2, ..Limits::default() };
        let part = compile_for(&policy, &position, seats, &worths, &few).unwrap().value();
        assert!(part.low <= expected && expected <= part.high, "{part:?} {expected} {}", shown());
    }
}

#[test]
fn a_division_of_the_tricks_without_a_worth_is_refused() {
    let mut rng = Rng::new(seed(), 0);
    let policy = plain_policy(&mut rng);
    let position = deal(&policy, &Shape { size: 3, rare: false, royal: false }, &mut rng);
    let seats = 1 << position.turn();
    let mut all = worths(policy.players(), 3, &mut rng);
    assert!(compile_for(&policy, &position, seats, &all, &Limits::default()).is_ok());
    let other = (0..policy.players()).find(|seat| position.resting() >> seat & 1 == 0).unwrap();
    let mut tricks = [0; SEATS];
    tricks[other] = 3;
    all.remove(&tricks);
    let refused = compile_for(&policy, &position, seats, &all, &Limits::default()).err();
    assert_eq!(refused, Some(Fault::NoWorth(tricks)));
    let announcing = Policy::new(Settings::default()).unwrap();
    let position = deal(&announcing, &Shape { size: 3, rare: false, royal: false }, &mut rng);
    let refused = compile_for(&announcing, &position, 1, &worths(3, 3, &mut rng), &Limits::default()).err();
    assert_eq!(refused, Some(Fault::Announces));
}
