//! Any bytes as a position, a policy and a goal: an answer or one fault, and no panic.

use proptest::prelude::*;
use trick_kernel::{Announce, Policy, Position, Settings, Setup, TrumpKeep, TrumpVoid, TrumpWhen};
use trick_solver::{Aim, Count, Goal, Limits, Statics, compile, max_n};

/// Numbers from bytes; zero when they are used up.
struct Bytes<'a>(std::slice::Iter<'a, u8>);

impl Bytes<'_> {
    fn byte(&mut self) -> u8 {
        self.0.next().copied().unwrap_or(0)
    }

    fn below(&mut self, bound: u8) -> u8 {
        self.byte() % bound
    }

    fn flag(&mut self) -> bool {
        self.byte() & 1 != 0
    }

    fn number(&mut self) -> u16 {
        u16::from_le_bytes([self.byte(), self.byte()])
    }

    fn hand(&mut self) -> u32 {
        u32::from_le_bytes([self.byte(), self.byte(), self.byte(), self.byte()])
    }

    fn maybe(&mut self, bound: u8) -> Option<u8> {
        let number = self.byte();
        (number < 128).then_some(number % bound)
    }
}

fn settings(bytes: &mut Bytes<'_>) -> Settings {
    let keep = [TrumpKeep::Last, TrumpKeep::First, TrumpKeep::Higher, TrumpKeep::Rising];
    let announce = [Announce::Never, Announce::Lead, Announce::OwnTrick, Announce::FirstWinner];
    Settings {
        players: bytes.below(6),
        points: std::array::from_fn(|_| bytes.number() % 1100),
        marriages: std::array::from_fn(|_| bytes.number() % 1100),
        marriages_by_order: (0..bytes.below(6)).map(|_| bytes.number() % 1100).collect(),
        ace_marriage: bytes.number() % 1100,
        ace_sets_trump: bytes.flag(),
        follow: bytes.flag(),
        trump_void: [TrumpVoid::Free, TrumpVoid::Beat, TrumpVoid::Must][usize::from(bytes.below(3))],
        overtrump: bytes.flag(),
        partial_trumping: bytes.flag(),
        overtrump_declarer: bytes.flag(),
        beat: bytes.flag(),
        duties_from: bytes.byte(),
        announce: announce[usize::from(bytes.below(4))],
        trump_when: if bytes.flag() { TrumpWhen::AtOnce } else { TrumpWhen::NextTrick },
        trump_keep: keep[usize::from(bytes.below(4))],
        lead_foreign_trump: bytes.flag(),
        fixed_trump: bytes.maybe(5),
        trick_needed: bytes.flag(),
        last_trick: bytes.number() % 1100,
        ..Settings::default()
    }
}

/// A setup of arbitrary parts; `dealt`: hands as long as each other, so that it is often a position.
fn setup(bytes: &mut Bytes<'_>, dealt: bool) -> Setup {
    let mut setup = Setup {
        leader: bytes.below(5),
        trump: bytes.maybe(5),
        resting: if bytes.flag() { bytes.below(16) } else { 0 },
        declarer: if bytes.below(8) == 0 { bytes.maybe(5) } else { None },
        sides: std::array::from_fn(|seat| if dealt { seat as u8 } else { bytes.below(5) }),
        ..Setup::default()
    };
    if dealt {
        let size = 1 + bytes.below(9);
        let mut pack: Vec<u8> = (0..32).collect();
        for seat in 0..4 {
            for _ in 0..size {
                if seat < 3 && setup.resting >> seat & 1 == 0 && !pack.is_empty() {
                    let at = usize::from(bytes.byte()) % pack.len();
                    setup.hands[seat] |= 1 << pack.swap_remove(at);
                }
            }
        }
        return setup;
    }
    setup.hands = std::array::from_fn(|_| bytes.hand() & bytes.hand());
    setup.trick = (0..bytes.below(6)).map(|_| bytes.byte() & 31).collect();
    setup.stock = (0..bytes.below(30)).map(|_| bytes.byte() & 31).collect();
    setup.talon = (0..bytes.below(5)).map(|_| bytes.byte() & 31).collect();
    setup.pending = bytes.maybe(5);
    setup.trump_owner = bytes.maybe(5);
    setup.trump_value = bytes.number();
    setup.index = bytes.byte();
    setup.points = std::array::from_fn(|_| bytes.number());
    setup.bonus = std::array::from_fn(|_| bytes.number());
    setup.tricks = std::array::from_fn(|_| bytes.byte());
    setup.announced = bytes.byte();
    setup.first_winner = bytes.maybe(5);
    setup.talon_seat = bytes.maybe(5);
    setup
}

/// What a fuzzer calls.
fn solve_anything(data: &[u8]) -> bool {
    let mut bytes = Bytes(data.iter());
    let dealt = bytes.byte() % 4 != 0;
    let goal = Goal {
        seats: if dealt { 1 << bytes.below(3) } else { bytes.byte() },
        count: if bytes.flag() { Count::Tricks } else { Count::Points },
        aim: if bytes.flag() { Aim::Most } else { Aim::Fewest },
        margin: bytes.flag(),
    };
    let fast = bytes.flag();
    let wanted = i32::from(bytes.number()) - 1000;
    let (memory, nodes) = (usize::from(bytes.number()), u64::from(bytes.byte()) * 8);
    let start = setup(&mut bytes, dealt);
    let settings = if bytes.byte() < 150 {
        Settings { fixed_trump: None, ..Settings::default() }
    } else {
        settings(&mut bytes)
    };
    let Ok(policy) = Policy::new(settings) else { return false };
    let Ok(position) = Position::new(&policy, &start) else { return false };
    let limits = Limits { nodes, memory, statics: Statics::ALL, fast, ..Limits::default() };
    let _ = max_n(&policy, &position, goal.count, goal.aim, &limits);
    let Ok(mut solver) = compile(&policy, &position, goal, &limits) else { return false };
    let bounds = solver.value();
    assert!(bounds.low <= bounds.high);
    match solver.makes(wanted) {
        Some(true) => assert!(bounds.high >= wanted),
        Some(false) => assert!(bounds.low < wanted),
        None => {}
    }
    for (_, bounds) in solver.plays() {
        assert!(bounds.low <= bounds.high);
    }
    solver.line();
    assert!(solver.nodes() <= nodes);
    true
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4_000, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_have_an_answer_or_a_fault(data in prop::collection::vec(any::<u8>(), 0..160)) {
        solve_anything(&data);
    }
}

#[test]
fn many_bytes_are_positions() {
    let mut rng = trick_kernel::Rng::new(5, 5);
    let found = (0..1_000).filter(|_| {
        let data: Vec<u8> = (0..160).map(|_| rng.below(256) as u8).collect();
        solve_anything(&data)
    });
    assert!(found.count() > 100);
}
