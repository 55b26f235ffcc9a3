//! The solver for many positions at a time, on several threads without the interpreter lock.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use trick_solver::{Aim, Count, Goal, Limits, Statics, compile};

use crate::arguments::fault;
use crate::position::Position;

/// How often a batch looks for signals, such as ctrl-c.
const SIGNALS: Duration = Duration::from_millis(50);

/// A position with the seats of the side, `count`, `aim`, `margin`, the number asked of a threshold question, and whether
/// the values of the plays and a line are wanted.
type Task<'py> = (PyRef<'py, Position>, u8, String, String, bool, Option<i32>, bool, bool);

/// The kernel's name, low, high, nodes, bytes, whether the threshold is reached, `(card, announce, low, high)` for each
/// play, and the line.
type Row = (&'static str, i32, i32, u64, usize, Option<bool>, Vec<(u8, bool, i32, i32)>, Vec<(u8, bool)>);

struct Question<'a> {
    policy: &'a trick_kernel::Policy,
    position: &'a trick_kernel::Position,
    goal: Goal,
    wanted: Option<i32>,
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
    fn answer(&self, limits: &Limits<'_>) -> Result<Row, trick_solver::Fault> {
        let mut solver = compile(self.policy, self.position, self.goal, limits)?;
        let mut plays = Vec::new();
        let mut made = None;
        let bounds = match self.wanted {
            Some(wanted) => {
                made = solver.makes(wanted);
                solver.known()
            }
            None => solver.value(),
        };
        if self.plays {
            let found = solver.plays().into_iter();
            plays = found.map(|(play, at)| (play.card, play.announce, at.low, at.high)).collect();
        }
        let line = if self.line { solver.line() } else { Vec::new() };
        let line = line.into_iter().map(|play| (play.card, play.announce)).collect();
        let kind = solver.kind().name();
        Ok((kind, bounds.low, bounds.high, solver.nodes(), solver.bytes(), made, plays, line))
    }
}

/// Answers each task; `nodes` is for each, `memory` for all threads together. A signal ends all of them.
#[pyfunction]
#[pyo3(signature = (tasks, nodes, memory, threads, fast = true, bounds = "all"))]
pub fn solve(
    py: Python<'_>,
    tasks: Vec<Task<'_>>,
    nodes: u64,
    memory: usize,
    threads: usize,
    fast: bool,
    bounds: &str,
) -> PyResult<Vec<Row>> {
    let statics = statics(bounds)?;
    let mut questions = Vec::with_capacity(tasks.len());
    for (position, seats, counted, aimed, margin, wanted, plays, line) in &tasks {
        let (policy, inner) = position.parts();
        let goal = Goal { seats: *seats, count: count(counted)?, aim: aim(aimed)?, margin: *margin };
        questions.push(Question {
            policy,
            position: inner,
            goal,
            wanted: *wanted,
            plays: *plays,
            line: *line,
        });
    }
    let threads = threads.clamp(1, questions.len().max(1));
    let stop = AtomicBool::new(false);
    let next = AtomicUsize::new(0);
    let limits = Limits { nodes, memory: memory / threads, cancel: Some(&stop), statics, fast };
    let (questions, limits, next, stop) = (&questions, &limits, &next, &stop);
    let (rows, signal) = py.detach(|| {
        let (sender, receiver) = channel();
        std::thread::scope(|scope| {
            for _ in 0..threads {
                let sender = sender.clone();
                scope.spawn(move || {
                    while !stop.load(Ordering::Relaxed) {
                        let at = next.fetch_add(1, Ordering::Relaxed);
                        let Some(question) = questions.get(at) else { break };
                        if sender.send((at, question.answer(limits))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let mut rows: Vec<_> = questions.iter().map(|_| None).collect();
            let mut signal = None;
            let mut looked = Instant::now();
            loop {
                match receiver.recv_timeout(SIGNALS) {
                    Ok((at, row)) => rows[at] = Some(row),
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
            (rows, signal)
        })
    });
    if let Some(error) = signal {
        return Err(error);
    }
    let mut found = Vec::with_capacity(rows.len());
    for row in rows {
        let row = row.ok_or_else(|| PyValueError::new_err("a position was not answered"))?;
        found.push(row.map_err(fault)?);
    }
    Ok(found)
}

/// Max-n play: by seat the result of its side, and the nodes; None if they did not suffice.
#[pyfunction]
#[pyo3(signature = (position, counted, aimed, nodes, memory))]
pub fn max_n(
    py: Python<'_>,
    position: &Bound<'_, Position>,
    counted: &str,
    aimed: &str,
    nodes: u64,
    memory: usize,
) -> PyResult<Option<(Vec<i32>, u64)>> {
    let (counted, aimed) = (count(counted)?, aim(aimed)?);
    let position = position.get();
    let (policy, inner) = position.parts();
    let limits = Limits { nodes, memory, ..Limits::default() };
    let found = py.detach(|| trick_solver::max_n(policy, inner, counted, aimed, &limits));
    Ok(found.map(|found| (found.values[..policy.players()].to_vec(), found.nodes)))
}
