//! Random policies and deals, and an answer by brute force that shares nothing with the solver.
#![allow(dead_code)]

use std::collections::{BTreeMap, HashMap};

use trick_kernel::{
    Announce, CARDS, Hand, Policy, Position, Rng, SEATS, Settings, Setup, TALON, TrumpKeep, TrumpVoid,
    TrumpWhen,
};
use trick_solver::{Aim, Bounds, Count, Goal, Limits, Statics, compile};

/// The number of trials: `PRIKUP_TRIALS` is a number; `all`, ten times the usual one; or `soak`, fifty times.
pub fn trials(usual: u64) -> u64 {
    match std::env::var("PRIKUP_TRIALS").as_deref() {
        Ok("all") => usual * 10,
        Ok("soak") => usual * 50,
        Ok(number) => number.parse().unwrap_or(usual),
        Err(_) => usual,
    }
}

/// The seed of the trials: `PRIKUP_SEED`, any text.
pub fn seed() -> u64 {
    let text = std::env::var("PRIKUP_SEED").unwrap_or_default();
    text.bytes().fold(20_261_123, |seed: u64, byte| seed.wrapping_mul(0x100_0000_01b3) ^ u64::from(byte))
}

pub fn chance(rng: &mut Rng, one_in: u32) -> bool {
    rng.below(one_in) == 0
}

fn one_of<T: Copy>(rng: &mut Rng, all: &[T]) -> T {
    all[rng.below(all.len() as u32) as usize]
}

/// Any policy.
pub fn policy(rng: &mut Rng) -> Policy {
    let keep = one_of(rng, &[TrumpKeep::Last, TrumpKeep::First, TrumpKeep::Higher, TrumpKeep::Rising]);
    let rising = keep == TrumpKeep::Rising;
    let fixed = if rising || !chance(rng, 4) { None } else { Some(rng.below(4) as u8) };
    let ace_marriage = one_of(rng, &[0, 0, 40, 200]);
    let mut order = [0, 1, 2, 3, 4, 5, 6, 7];
    match rng.below(3) {
        0 => order = Settings::default().order,
        1 => {
            for last in (1..8).rev() {
                order.swap(last, rng.below(last as u32 + 1) as usize);
            }
        }
        _ => {}
    }
    let default = Settings::default();
    let by_order: Vec<u16> = (0..rng.below(5)).map(|_| 1 + rng.below(60) as u16).collect();
    Policy::new(Settings {
        players: 2 + rng.below(3) as u8,
        order,
        points: one_of(rng, &[default.points, [0; 8], [1, 1, 2, 2, 3, 3, 5, 5]]),
        marriages: one_of(rng, &[default.marriages, [0; 4], [20, 0, 40, 5]]),
        marriages_by_order: if chance(rng, 3) { by_order } else { Vec::new() },
        ace_marriage,
        ace_sets_trump: ace_marriage > 0 && !rising && fixed.is_none() && chance(rng, 2),
        follow: !chance(rng, 6),
        trump_void: one_of(rng, &[TrumpVoid::Free, TrumpVoid::Beat, TrumpVoid::Must]),
        overtrump: chance(rng, 2),
        partial_trumping: chance(rng, 3),
        overtrump_declarer: chance(rng, 3),
        beat: chance(rng, 3),
        duties_from: one_of(rng, &[0, 0, 0, 1, 2, 3]),
        announce: one_of(
            rng,
            &[Announce::Never, Announce::Lead, Announce::Lead, Announce::OwnTrick, Announce::FirstWinner],
        ),
        trump_when: one_of(rng, &[TrumpWhen::AtOnce, TrumpWhen::NextTrick]),
        trump_keep: keep,
        lead_foreign_trump: !chance(rng, 3),
        lead_new_trump: chance(rng, 3),
        fixed_trump: fixed,
        trick_needed: chance(rng, 3),
        last_trick: one_of(rng, &[0, 0, 10]),
        ..default
    })
    .expect("a policy")
}

/// The policies that the fast kernel serves, for three or four seats.
pub fn plain_policy(rng: &mut Rng) -> Policy {
    let trump_void = if chance(rng, 2) { TrumpVoid::Must } else { TrumpVoid::Free };
    let order = if chance(rng, 2) { Settings::default().order } else { [0, 1, 2, 3, 4, 5, 6, 7] };
    Policy::new(Settings {
        players: if chance(rng, 4) { 4 } else { 3 },
        order,
        points: [0; 8],
        marriages: [0; 4],
        announce: Announce::Never,
        trump_void,
        ..Settings::default()
    })
    .expect("a policy")
}

/// The policies of which the fast kernel counts the points.
pub fn point_policy(rng: &mut Rng) -> Policy {
    let default = Settings::default();
    let fixed = if chance(rng, 6) { Some(rng.below(4) as u8) } else { None };
    let keeps = [TrumpKeep::Last, TrumpKeep::Last, TrumpKeep::First, TrumpKeep::Rising];
    Policy::new(Settings {
        players: 2 + rng.below(3) as u8,
        order: if chance(rng, 2) { default.order } else { [0, 1, 2, 3, 4, 5, 6, 7] },
        points: one_of(
            rng,
            &[default.points, default.points, [0, 0, 0, 1, 2, 2, 5, 5], [9, 0, 3, 3, 2, 4, 4, 1]],
        ),
        marriages: one_of(rng, &[default.marriages, default.marriages, [20, 0, 40, 5]]),
        trump_void: one_of(rng, &[TrumpVoid::Free, TrumpVoid::Beat, TrumpVoid::Must]),
        overtrump: chance(rng, 2),
        beat: chance(rng, 3),
        announce: one_of(
            rng,
            &[Announce::Never, Announce::Lead, Announce::Lead, Announce::OwnTrick, Announce::FirstWinner],
        ),
        trump_when: one_of(rng, &[TrumpWhen::AtOnce, TrumpWhen::NextTrick]),
        trump_keep: if fixed.is_some() { TrumpKeep::Last } else { one_of(rng, &keeps) },
        fixed_trump: fixed,
        last_trick: one_of(rng, &[0, 0, 10]),
        ..default
    })
    .expect("a policy")
}

/// How a deal is drawn.
pub struct Shape {
    /// Cards of each hand.
    pub size: usize,
    /// Whether seats rest, talons lead and stocks are drawn from.
    pub rare: bool,
    /// Whether only high cards are dealt, so that more combinations are held.
    pub royal: bool,
}

/// A random deal.
pub fn deal(policy: &Policy, shape: &Shape, rng: &mut Rng) -> Position {
    let mut pack: Vec<u8> = (0..CARDS as u8).filter(|card| !shape.royal || card & 7 >= 4).collect();
    for last in (1..pack.len()).rev() {
        pack.swap(last, rng.below(last as u32 + 1) as usize);
    }
    let players = policy.players();
    let mut setup = Setup::default();
    // A fourth seat rests in any case where the deal is to be plain.
    while if shape.rare { chance(rng, 4) } else { players - setup.resting.count_ones() as usize > 3 } {
        let more = setup.resting | 1 << rng.below(players as u32);
        if more.count_ones() as usize + 2 <= players {
            setup.resting = more;
        }
    }
    let playing: Vec<usize> = (0..players).filter(|seat| setup.resting >> seat & 1 == 0).collect();
    let size = shape.size.min(pack.len() / playing.len());
    for (seat, cards) in playing.iter().zip(pack.chunks(size)) {
        setup.hands[*seat] = cards.iter().fold(0, |hand: Hand, card| hand | 1 << card);
    }
    let rest = &pack[size * playing.len()..];
    if shape.rare && chance(rng, 3) {
        setup.talon = rest[..(rng.below(TALON as u32 + 1) as usize).min(size).min(rest.len())].to_vec();
        setup.talon_seat = (0..players as u8).find(|seat| setup.resting >> seat & 1 != 0 && chance(rng, 2));
    } else if shape.rare && chance(rng, 3) {
        let draws = (rng.below(3) as usize).min(rest.len() / playing.len());
        setup.stock = rest[..draws * playing.len()].to_vec();
    }
    for side in &mut setup.sides[..players] {
        *side = rng.below(players as u32) as u8;
    }
    setup.leader = playing[rng.below(playing.len() as u32) as usize] as u8;
    if policy.sets_declarer_apart() {
        setup.declarer = Some(one_of(rng, &playing) as u8).filter(|_| !chance(rng, 4));
    }
    setup.trump = policy.settings().fixed_trump.or([None, Some(0), Some(3)][rng.below(3) as usize]);
    Position::new(policy, &setup).expect("a deal is a position")
}

/// A position some random plays later.
pub fn later(policy: &Policy, position: &Position, plays: u32, rng: &mut Rng) -> Position {
    let mut position = *position;
    for _ in 0..plays {
        let choices = position.plays(policy);
        if choices.is_empty() {
            break;
        }
        let play = choices[rng.below(choices.len() as u32) as usize];
        position = position.play(policy, play).expect("a listed play is legal");
    }
    position
}

/// A side that somebody plays on and somebody against, and what it wants.
pub fn goal(policy: &Policy, position: &Position, rng: &mut Rng) -> Goal {
    let playing = ((1u8 << policy.players()) - 1) & !position.resting();
    loop {
        let seats = rng.below(1 << policy.players()) as u8;
        if seats & playing != 0 && seats & playing != playing {
            return Goal {
                seats,
                count: one_of(rng, &[Count::Tricks, Count::Points]),
                aim: one_of(rng, &[Aim::Most, Aim::Fewest]),
                margin: chance(rng, 3),
            };
        }
    }
}

/// What each seat has at the end of a deal.
fn totals(policy: &Policy, position: &Position, count: Count) -> [i32; SEATS] {
    let mut totals = [0; SEATS];
    for (seat, total) in totals[..policy.players()].iter_mut().enumerate() {
        *total = match count {
            Count::Tricks => i32::from(position.tricks(seat)),
            Count::Points => i32::from(position.total(policy, seat)),
        };
    }
    totals
}

/// The value of a position: minimax over all plays to the end, remembering only positions that are the same in all.
pub fn brute(policy: &Policy, position: &Position, goal: Goal, seen: &mut HashMap<Position, i32>) -> i32 {
    if let Some(value) = seen.get(position) {
        return *value;
    }
    let plays = position.plays(policy);
    let value = if plays.is_empty() {
        let totals = totals(policy, position, goal.count);
        let side = |own: bool| -> i32 {
            (0..policy.players())
                .filter(|seat| (goal.seats >> seat & 1 != 0) == own)
                .map(|seat| totals[seat])
                .sum()
        };
        side(true) - if goal.margin { side(false) } else { 0 }
    } else {
        let own = goal.seats >> position.turn() & 1 != 0;
        let values = plays.iter().map(|play| {
            brute(policy, &position.play(policy, *play).expect("a listed play is legal"), goal, seen)
        });
        let values: Vec<i32> = values.collect();
        let high = own == (goal.aim == Aim::Most);
        *(if high { values.iter().max() } else { values.iter().min() }).expect("a play")
    };
    seen.insert(*position, value);
    value
}

/// Max-n without any table.
pub fn brute_max_n(policy: &Policy, position: &Position, count: Count, aim: Aim) -> [i32; SEATS] {
    let plays = position.plays(policy);
    let players = policy.players();
    if plays.is_empty() {
        let totals = totals(policy, position, count);
        let sides = position.setup().sides;
        return std::array::from_fn(|seat| {
            if seat >= players {
                return 0;
            }
            (0..players).filter(|other| sides[*other] == sides[seat]).map(|other| totals[other]).sum()
        });
    }
    let seat = usize::from(position.turn());
    let sides = position.setup().sides;
    // The larger the better for the seat in turn, compared from the first number on.
    let worth = |values: &[i32; SEATS]| -> Vec<i32> {
        (0..players)
            .map(|offset| {
                let of = (seat + offset) % players;
                let sign = if (sides[of] == sides[seat]) == (aim == Aim::Most) { 1 } else { -1 };
                sign * values[of]
            })
            .collect()
    };
    plays
        .iter()
        .map(|play| {
            brute_max_n(policy, &position.play(policy, *play).expect("a listed play is legal"), count, aim)
        })
        .max_by_key(worth)
        .expect("a play")
}

pub fn value(policy: &Policy, position: &Position, goal: Goal, limits: &Limits<'_>) -> Bounds {
    compile(policy, position, goal, limits).unwrap().value()
}

/// By bound the boards on which it was compared, and those of them on which it saved positions.
#[derive(Default)]
pub struct Passed(BTreeMap<&'static str, (u64, u64)>);

impl Passed {
    /// The value of a board is the same without static bounds and with each of some.
    pub fn compare(
        &mut self,
        bounds: impl Iterator<Item = (&'static str, Statics)>,
        policy: &Policy,
        position: &Position,
        goal: Goal,
        board: u64,
    ) {
        let solved = |statics| {
            let mut solver =
                compile(policy, position, goal, &Limits { statics, ..Limits::default() }).unwrap();
            (solver.value(), solver.nodes())
        };
        let (expected, all) = solved(Statics::NONE);
        assert!(expected.value().is_some());
        let shown =
            || format!("board {board}: {} | {} | {goal:?}", policy.to_text(), position.to_text(policy));
        for (name, statics) in bounds {
            let (found, nodes) = solved(statics);
            assert_eq!(found, expected, "{name}, {}", shown());
            let (boards, saved) = self.0.entry(name).or_default();
            *boards += 1;
            *saved += u64::from(nodes < all);
        }
    }

    /// A line for each bound, as `tools/soak.py` reads them.
    pub fn print(&self) {
        for (name, (boards, saved)) in &self.0 {
            println!("bound {name} {boards} {saved}");
        }
    }
}
