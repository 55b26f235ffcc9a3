//! The solver for many positions at a time, on several threads without the interpreter lock.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use trick_kernel::{Hand, Play, SEATS, Setup};
use trick_solver::{
    Aim, Count, Goal, HiddenPlay, HiddenQuestion, Limits, Statics, Tables, TricksBySeat, Worth, Worths,
    compile_for, compile_with,
};

use crate::arguments::{fault, number, trump};
use crate::policy::Policy;
use crate::position::Position;

/// How often a batch looks for signals, such as ctrl-c.
const SIGNALS: Duration = Duration::from_millis(50);

/// What a threshold question asks, or the steps that values are told apart by.
#[derive(FromPyObject)]
pub enum Wanted {
    Least(i32),
    Steps(Vec<i32>),
}

/// What is counted, by name; or what each division of the tricks by seat is worth.
#[derive(FromPyObject)]
pub enum Counted {
    Named(String),
    Worths(Vec<(Vec<u8>, i32)>),
}

/// A position with the seats of the side, what is counted, `aim`, `margin`, the number asked of a threshold question or
/// steps, and whether the values of the plays and a line are wanted.
type Task<'py> = (PyRef<'py, Position>, u8, Counted, String, bool, Option<Wanted>, bool, bool);

/// The kernel's name, low, high, nodes, bytes, whether the threshold is reached, `(card, announce, low, high)` for each
/// play, and the line.
type Row = (&'static str, i32, i32, u64, usize, Option<bool>, Vec<(u8, bool, i32, i32)>, Vec<(u8, bool)>);

struct Question<'a> {
    policy: &'a trick_kernel::Policy,
    position: &'a trick_kernel::Position,
    goal: Goal,
    worths: Option<Worths>,
    wanted: Option<&'a Wanted>,
    plays: bool,
    line: bool,
}

fn count(name: &str) -> PyResult<Count> {
    match name {
        "tricks" => Ok(Count::Tricks),
        "points" => Ok(Count::Points),
        _ => Err(PyValueError::new_err(format!("count must be one of tricks, points, not '{name}'"))),
    }
}

fn aim(name: &str) -> PyResult<Aim> {
    match name {
        "most" => Ok(Aim::Most),
        "fewest" => Ok(Aim::Fewest),
        _ => Err(PyValueError::new_err(format!("aim must be one of most, fewest, not '{name}'"))),
    }
}

/// Static bounds by name: one of them alone, all or none.
fn statics(name: &str) -> PyResult<Statics> {
    let known = [("all", Statics::ALL), ("none", Statics::NONE)];
    let mut known = known.into_iter().chain(Statics::each());
    let found = known.find(|(other, _)| *other == name);
    found
        .map(|(_, statics)| statics)
        .ok_or_else(|| PyValueError::new_err(format!("no bound is called '{name}'")))
}

impl Question<'_> {
    fn answer(&self, limits: &Limits<'_>, tables: &mut Tables) -> Result<Row, trick_solver::Fault> {
        let mut solver = match &self.worths {
            Some(worths) => compile_for(self.policy, self.position, self.goal.seats, worths, limits)?,
            None => compile_with(self.policy, self.position, self.goal, limits, tables)?,
        };
        if let Some(Wanted::Steps(steps)) = self.wanted {
            solver = solver.by_steps(steps.clone());
        }
        let mut plays = Vec::new();
        let mut made = None;
        let bounds = match self.wanted {
            Some(Wanted::Least(wanted)) => {
                made = solver.makes(*wanted);
                solver.known()
            }
            _ => solver.value(),
        };
        if self.plays {
            let found = solver.plays().into_iter();
            plays = found.map(|(play, at)| (play.card, play.announce, at.low, at.high)).collect();
        }
        let line = if self.line { solver.line() } else { Vec::new() };
        let line = line.into_iter().map(|play| (play.card, play.announce)).collect();
        let (kind, nodes, bytes) = (solver.kind().name(), solver.nodes(), solver.bytes());
        *tables = solver.into_tables().unwrap_or_default();
        Ok((kind, bounds.low, bounds.high, nodes, bytes, made, plays, line))
    }
}

/// The worths as the solver takes them.
fn worths_of(rows: &[(Vec<u8>, i32)], players: usize) -> PyResult<Worths> {
    let read = |(tricks, worth): &(Vec<u8>, i32)| {
        if tricks.len() != players {
            return Err(PyValueError::new_err(format!("tricks are given for {players} seats")));
        }
        let mut by_seat: TricksBySeat = [0; SEATS];
        by_seat[..players].copy_from_slice(tricks);
        Ok((by_seat, *worth))
    };
    rows.iter().map(read).collect()
}

/// When a search that may take so many seconds ends.
fn ending(seconds: Option<f64>) -> PyResult<Option<Instant>> {
    let Some(seconds) = seconds else { return Ok(None) };
    let duration =
        Duration::try_from_secs_f64(seconds).map_err(|error| PyValueError::new_err(error.to_string()))?;
    // What no clock reaches is no limit.
    Ok(Instant::now().checked_add(duration))
}

/// Does each piece of work on some threads, without the interpreter lock. A signal sets `stop` and is raised.
fn on_threads<T: Send>(
    py: Python<'_>,
    pieces: usize,
    threads: usize,
    stop: &AtomicBool,
    work: impl Fn(usize, &mut Tables) -> T + Sync,
) -> PyResult<Vec<T>> {
    let next = AtomicUsize::new(0);
    let (next, work) = (&next, &work);
    let (done, signal) = py.detach(|| {
        let (sender, receiver) = channel();
        std::thread::scope(|scope| {
            for _ in 0..threads {
                let sender = sender.clone();
                scope.spawn(move || {
                    let mut tables = Tables::default();
                    while !stop.load(Ordering::Relaxed) {
                        let at = next.fetch_add(1, Ordering::Relaxed);
                        if at >= pieces || sender.send((at, work(at, &mut tables))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let mut done: Vec<Option<T>> = (0..pieces).map(|_| None).collect();
            let mut signal = None;
            let mut looked = Instant::now();
            loop {
                match receiver.recv_timeout(SIGNALS) {
                    Ok((at, row)) => done[at] = Some(row),
                    Err(RecvTimeoutError::Disconnected) => break,
                    Err(RecvTimeoutError::Timeout) => {}
                }
                // Answers that come quicker than the time-out must not put the look off for ever.
                if signal.is_none() && looked.elapsed() >= SIGNALS {
                    looked = Instant::now();
                    if let Err(error) = Python::attach(|py| py.check_signals()) {
                        stop.store(true, Ordering::Relaxed);
                        signal = Some(error);
                    }
                }
            }
            (done, signal)
        })
    });
    if let Some(error) = signal {
        return Err(error);
    }
    let all: Option<Vec<T>> = done.into_iter().collect();
    all.ok_or_else(|| PyValueError::new_err("not all was answered"))
}

/// Answers each task; `nodes` is for each, `memory` for all threads together, `seconds` for all of them. A signal ends
/// the search. `together` tasks in a row are answered by one thread, which keeps its tables from one to the next.
#[pyfunction]
#[pyo3(signature = (tasks, nodes, memory, threads, fast = true, bounds = "all", seconds = None, together = 1))]
#[expect(clippy::too_many_arguments)]
pub fn solve(
    py: Python<'_>,
    tasks: Vec<Task<'_>>,
    nodes: u64,
    memory: usize,
    threads: usize,
    fast: bool,
    bounds: &str,
    seconds: Option<f64>,
    together: usize,
) -> PyResult<Vec<Row>> {
    let statics = statics(bounds)?;
    let until = ending(seconds)?;
    let mut questions = Vec::with_capacity(tasks.len());
    for (position, seats, counted, aimed, margin, wanted, plays, line) in &tasks {
        let (policy, inner) = position.parts();
        let (counted, worths) = match counted {
            Counted::Named(name) => (count(name)?, None),
            Counted::Worths(rows) => (Count::Tricks, Some(worths_of(rows, policy.players())?)),
        };
        let goal = Goal { seats: *seats, count: counted, aim: aim(aimed)?, margin: *margin };
        if worths.is_some() && (goal.aim == Aim::Fewest || goal.margin) {
            return Err(PyValueError::new_err("what tricks are worth is wanted, as much of it as possible"));
        }
        questions.push(Question {
            policy,
            position: inner,
            goal,
            worths,
            wanted: wanted.as_ref(),
            plays: *plays,
            line: *line,
        });
    }
    let pieces: Vec<&[Question<'_>]> = questions.chunks(together.max(1)).collect();
    let threads = threads.clamp(1, pieces.len().max(1));
    let stop = AtomicBool::new(false);
    let limits = Limits { nodes, memory: memory / threads, cancel: Some(&stop), until, statics, fast };
    let done = on_threads(py, pieces.len(), threads, &stop, |at, tables| {
        // Whatever the threads: what another piece has left must not change how far a limit reaches.
        tables.renew();
        pieces[at].iter().map(|question| question.answer(&limits, tables)).collect::<Vec<_>>()
    })?;
    done.into_iter().flatten().map(|row| row.map_err(fault)).collect()
}

/// A question asked of every deal: the trump, who leads, the seats of the side, `count`, `aim`, and the number asked of a
/// threshold question.
type Asked = (i64, i64, u8, String, String, Option<i32>);

/// The low ends, the high ends, and the nodes.
type Ends<'py> = (Bound<'py, PyBytes>, Bound<'py, PyBytes>, u64);

/// A question as the kernels take it; the first lead is still to come.
struct DealQuestion {
    setup: Setup,
    goal: Goal,
    wanted: Option<i32>,
}

impl DealQuestion {
    fn read(asked: &Asked, players: usize, resting: u8) -> PyResult<Self> {
        let (suit, leader, seats, counted, aimed, wanted) = asked;
        let mut setup =
            Setup { leader: number("leader", *leader)?, trump: trump(*suit)?, resting, ..Setup::default() };
        for (seat, side) in setup.sides[..players].iter_mut().enumerate() {
            *side = seats >> seat & 1;
        }
        let goal = Goal { seats: *seats, count: count(counted)?, aim: aim(aimed)?, margin: false };
        Ok(Self { setup, goal, wanted: *wanted })
    }

    /// The ends of the value for a deal, and the nodes.
    fn answer(
        &self,
        policy: &trick_kernel::Policy,
        hands: [Hand; SEATS],
        limits: &Limits<'_>,
        tables: &mut Tables,
    ) -> Result<(i16, i16, u64), String> {
        let setup = Setup { hands, ..self.setup.clone() };
        let position = trick_kernel::Position::new(policy, &setup).map_err(|error| error.to_string())?;
        let mut solver =
            compile_with(policy, &position, self.goal, limits, tables).map_err(|error| error.to_string())?;
        let bounds = match self.wanted {
            Some(wanted) => {
                solver.makes(wanted);
                solver.known()
            }
            None => solver.value(),
        };
        let nodes = solver.nodes();
        *tables = solver.into_tables().unwrap_or_default();
        let end = |value: i32| i16::try_from(value).map_err(|error| error.to_string());
        Ok((end(bounds.low)?, end(bounds.high)?, nodes))
    }
}

/// Deals as Python sends them: for each one its hands by seat, four bytes a hand, the lowest first.
fn read_deals(deals: &[u8], players: usize) -> PyResult<Vec<[Hand; SEATS]>> {
    let size = players * size_of::<Hand>();
    if deals.len() % size != 0 {
        return Err(PyValueError::new_err(format!("a deal of {players} hands has {size} bytes")));
    }
    let read = |deal: &[u8]| {
        let mut hands = [0; SEATS];
        for (hand, bytes) in hands.iter_mut().zip(deal.chunks_exact(size_of::<Hand>())) {
            *hand = bytes.iter().rev().fold(0, |cards, byte| cards << 8 | Hand::from(*byte));
        }
        hands
    };
    Ok(deals.chunks_exact(size).map(read).collect())
}

/// Answers the same questions for many whole deals. `together` deals in a row are answered by one thread, one question
/// after the other, so that each finds the tables of the deals before.
#[pyfunction]
#[pyo3(signature = (policy, deals, asked, nodes, memory, threads, resting = 0, seconds = None, together = 16))]
#[expect(clippy::too_many_arguments)]
pub fn solve_deals<'py>(
    py: Python<'py>,
    policy: &Bound<'py, Policy>,
    deals: &[u8],
    asked: Vec<Asked>,
    nodes: u64,
    memory: usize,
    threads: usize,
    resting: u8,
    seconds: Option<f64>,
    together: usize,
) -> PyResult<Ends<'py>> {
    let policy = &policy.get().inner;
    let until = ending(seconds)?;
    let deals = read_deals(deals, policy.players())?;
    let questions: Vec<DealQuestion> = asked
        .iter()
        .map(|one| DealQuestion::read(one, policy.players(), resting))
        .collect::<PyResult<_>>()?;
    let pieces: Vec<&[[Hand; SEATS]]> = deals.chunks(together.max(1)).collect();
    let threads = threads.clamp(1, pieces.len().max(1));
    let stop = AtomicBool::new(false);
    let limits = Limits { nodes, memory: memory / threads, cancel: Some(&stop), until, ..Limits::default() };
    let done = on_threads(py, pieces.len(), threads, &stop, |at, tables| {
        tables.renew();
        let mut rows = vec![(0, 0, 0); pieces[at].len() * questions.len()];
        for (column, question) in questions.iter().enumerate() {
            for (row, hands) in pieces[at].iter().enumerate() {
                rows[row * questions.len() + column] = question.answer(policy, *hands, &limits, tables)?;
            }
        }
        Ok::<_, String>(rows)
    })?;
    let (mut low, mut high, mut searched) = (Vec::new(), Vec::new(), 0);
    for rows in done {
        for (least, most, nodes) in rows.map_err(fault)? {
            low.extend(least.to_le_bytes());
            high.extend(most.to_le_bytes());
            searched += nodes;
        }
    }
    Ok((PyBytes::new(py, &low), PyBytes::new(py, &high), searched))
}

/// Max-n play: by seat the result of its side, and the nodes; None if nodes or time did not suffice.
#[pyfunction]
#[pyo3(signature = (position, counted, aimed, nodes, memory, seconds = None))]
pub fn max_n(
    py: Python<'_>,
    position: &Bound<'_, Position>,
    counted: &str,
    aimed: &str,
    nodes: u64,
    memory: usize,
    seconds: Option<f64>,
) -> PyResult<Option<(Vec<i32>, u64)>> {
    let (counted, aimed) = (count(counted)?, aim(aimed)?);
    let position = position.get();
    let (policy, inner) = position.parts();
    let stop = AtomicBool::new(false);
    let limits = Limits { nodes, memory, cancel: Some(&stop), until: ending(seconds)?, ..Limits::default() };
    let done =
        on_threads(py, 1, 1, &stop, |_, _| trick_solver::max_n(policy, inner, counted, aimed, &limits))?;
    let found = done.into_iter().next().flatten();
    Ok(found.map(|found| (found.values[..policy.players()].to_vec(), found.nodes)))
}

/// The first of the plays that no other is better than, and what it is worth to the seat; None if the nodes did not
/// suffice.
#[pyfunction]
#[pyo3(signature = (position, order, seat, least, shared, alone, each, nodes))]
#[expect(clippy::too_many_arguments)]
pub fn best_play(
    py: Python<'_>,
    position: &Bound<'_, Position>,
    order: Vec<(u8, bool)>,
    seat: u8,
    least: u16,
    shared: Vec<f64>,
    alone: Vec<f64>,
    each: f64,
    nodes: u64,
) -> PyResult<Option<((u8, bool), f64)>> {
    let position = position.get();
    let (policy, inner) = position.parts();
    if usize::from(seat) >= policy.players() {
        return Err(PyValueError::new_err(format!("there is no seat {seat} at this table")));
    }
    let order: Vec<Play> = order.into_iter().map(|(card, announce)| Play { card, announce }).collect();
    if let Some(play) = order.iter().find(|play| !inner.allows(policy, **play)) {
        return Err(PyValueError::new_err(format!("card {} may not be played", play.card)));
    }
    let worth = Worth { seat, from: least, shared, alone, each };
    let stop = AtomicBool::new(false);
    let limits = Limits { nodes, cancel: Some(&stop), ..Limits::default() };
    let done =
        on_threads(py, 1, 1, &stop, |_, _| trick_solver::best_play(policy, inner, &worth, &order, &limits))?;
    let found = done.into_iter().next().flatten();
    Ok(found.map(|(play, value)| ((play.card, play.announce), value)))
}

/// A play as `(card, announce)`, what it is worth, and the result in each layout.
type Hidden = ((u8, bool), f64, Vec<i32>);

/// The first play and the best one over all layouts of what a player does not see, and the nodes; None if they did not
/// suffice.
#[pyfunction]
#[pyo3(signature = (layouts, first, own, side, seats, counted, subtract, least, worths, margin, nodes, memory))]
#[expect(clippy::too_many_arguments)]
pub fn best_hidden_play(
    py: Python<'_>,
    layouts: Vec<(PyRef<'_, Position>, f64)>,
    first: (u8, bool),
    own: u8,
    side: u8,
    seats: u8,
    counted: &str,
    subtract: bool,
    least: i32,
    worths: Vec<f64>,
    margin: f64,
    nodes: u64,
    memory: usize,
) -> PyResult<Option<(Hidden, Hidden, u64)>> {
    let Some((one, _)) = layouts.first() else {
        return Err(PyValueError::new_err("there is no layout"));
    };
    let policy = one.parts().0;
    let inner: Vec<(trick_kernel::Position, f64)> =
        layouts.iter().map(|(position, weight)| (*position.parts().1, *weight)).collect();
    let goal = Goal { seats, count: count(counted)?, aim: Aim::Most, margin: subtract };
    let question = HiddenQuestion { own, side, goal, from: least, worths, margin };
    let first = Play { card: first.0, announce: first.1 };
    let stop = AtomicBool::new(false);
    let limits = Limits { nodes, memory, cancel: Some(&stop), ..Limits::default() };
    let done = on_threads(py, 1, 1, &stop, |_, _| {
        trick_solver::best_hidden_play(policy, &inner, &question, first, &limits)
    })?;
    let row = |found: HiddenPlay| ((found.play.card, found.play.announce), found.worth, found.results);
    match done.into_iter().next() {
        None => Ok(None),
        Some(found) => {
            let found = found.map_err(fault)?;
            Ok(found.map(|found| (row(found.first), row(found.best), found.nodes)))
        }
    }
}
