//! The choice of a search, and the questions that it answers.

use trick_kernel::{Play, Policy, Position};

use crate::bounds::Bounds;
use crate::fast::Fast;
use crate::goal::{Aim, Count, Fault, Goal};
use crate::kernel_kind::KernelKind;
use crate::limits::Limits;
use crate::payoff::{Payoff, Worths};
use crate::search::{Search, whole};
use crate::tables::Tables;

/// Answers questions about one position. Answers share what was found before, and the nodes.
pub struct Solver<'a> {
    position: Position,
    kind: KernelKind,
    known: Bounds,
    /// The numbers that a value is told apart by; none: every value from every other.
    steps: Option<Vec<i32>>,
    search: Search<'a>,
}

/// Chooses the search for a policy, a position and a goal.
///
/// # Errors
/// A side that nobody plays on or against.
pub fn compile<'a>(
    policy: &'a Policy,
    position: &Position,
    goal: Goal,
    limits: &Limits<'a>,
) -> Result<Solver<'a>, Fault> {
    compile_with(policy, position, goal, limits, &mut Tables::default())
}

/// The same with tables that a search before has left; [`Solver::into_tables`] gives them back.
///
/// # Errors
/// A side that nobody plays on or against; the tables stay where they are.
pub fn compile_with<'a>(
    policy: &'a Policy,
    position: &Position,
    goal: Goal,
    limits: &Limits<'a>,
    tables: &mut Tables,
) -> Result<Solver<'a>, Fault> {
    goal.check(policy, position)?;
    let mut fast = if limits.fast { Fast::new(policy, position, goal, limits) } else { None };
    if let Some(fast) = &mut fast {
        fast.take(std::mem::take(tables));
    }
    let kind = fast.as_ref().map_or(KernelKind::Generic, Fast::kind);
    let search = Search::new(policy, position, goal, limits, fast);
    Ok(Solver::new(position, kind, None, search))
}

/// The search for what the tricks by seat are worth to some seats in the end; they want much, all others little.
///
/// # Errors
/// A side that nobody plays on or against; a division of the tricks that has no worth; rules under which something is
/// announced.
pub fn compile_for<'a>(
    policy: &'a Policy,
    position: &Position,
    seats: u8,
    worths: &Worths,
    limits: &Limits<'a>,
) -> Result<Solver<'a>, Fault> {
    let goal = Goal { seats, count: Count::Tricks, aim: Aim::Most, margin: false };
    goal.check(policy, position)?;
    let left = whole(policy, position).1 - i32::from(position.index());
    let payoff = Payoff::new(policy, position, left, worths)?;
    let steps = payoff.steps.clone();
    let mut search = Search::new(policy, position, goal, limits, None);
    search.payoff = Some(payoff);
    Ok(Solver::new(position, KernelKind::Generic, Some(steps), search))
}

impl<'a> Solver<'a> {
    fn new(position: &Position, kind: KernelKind, steps: Option<Vec<i32>>, search: Search<'a>) -> Self {
        let known =
            if position.over() { Bounds::exactly(search.at_end(position)) } else { search.range(position) };
        Self { position: *position, kind, known, steps, search }
    }

    /// Narrows values no further than to tell whether each of these numbers is reached: what is rounded, or decides
    /// nothing between two of them, is found with fewer questions. Two values with no step between them are the same.
    #[must_use]
    pub fn by_steps(mut self, mut steps: Vec<i32>) -> Self {
        steps.sort_unstable();
        steps.dedup();
        self.steps = Some(steps);
        self
    }

    /// Which search serves the position.
    #[must_use]
    pub fn kind(&self) -> KernelKind {
        self.kind
    }

    /// Positions searched so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.search.budget.used
    }

    /// The tables, for another question; none if no fast kernel has taken them.
    #[must_use]
    pub fn into_tables(self) -> Option<Tables> {
        self.search.fast.map(Fast::give)
    }

    /// Bytes that the tables take.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.search.bytes()
    }

    /// The value of the position.
    pub fn value(&mut self) -> Bounds {
        let position = self.position;
        self.known = self.value_of(&position, None);
        self.known
    }

    /// What is known of the value without another search: from the cards left, and from the last threshold asked.
    #[must_use]
    pub fn known(&self) -> Bounds {
        self.known
    }

    /// Whether the value is at least `wanted`; `None` if the nodes did not suffice.
    pub fn makes(&mut self, wanted: i32) -> Option<bool> {
        let position = self.position;
        let found = self.search.compare(&position, wanted).ok()?;
        if found >= wanted {
            self.known.low = self.known.low.max(found);
        } else {
            self.known.high = self.known.high.min(found);
        }
        Some(found >= wanted)
    }

    /// The value after each play of the seat in turn, by card, without announcement first. None if the deal is over.
    pub fn plays(&mut self) -> Vec<(Play, Bounds)> {
        let position = self.position;
        let policy = self.search.policy;
        let standing = self.search.equals.standing(policy, &position, position.legal(policy));
        let mut found: Vec<(Play, Bounds)> = Vec::new();
        let raises = self.search.goal.raises(usize::from(position.turn()));
        let best = self.known.value();
        let mut guess = best;
        let plays = position.plays(policy);
        for play in &plays {
            let stands = standing[usize::from(play.card)] == play.card;
            let bounds = if stands {
                let mut next = position;
                next.apply(policy, *play);
                self.value_after(&next, raises, guess)
            } else {
                Bounds { low: i32::MIN, high: i32::MAX }
            };
            if stands {
                guess = best.or(bounds.value()).or(guess);
            }
            found.push((*play, bounds));
        }
        // Equal cards have equal values; the one that stands for them may come after them.
        for at in 0..found.len() {
            let play = found[at].0;
            let first = Play { card: standing[usize::from(play.card)], ..play };
            if let Some((_, bounds)) = found.iter().find(|(other, _)| *other == first).copied() {
                found[at].1 = bounds;
            }
        }
        found
    }

    /// The value of a position after a play: no play is better for the seat that makes it than what is known of the value.
    fn value_after(&mut self, position: &Position, raises: bool, guess: Option<i32>) -> Bounds {
        if position.over() {
            return Bounds::exactly(self.search.at_end(position));
        }
        let mut bounds = self.search.range(position);
        if raises {
            bounds.high = bounds.high.min(self.known.high);
        } else {
            bounds.low = bounds.low.max(self.known.low);
        }
        self.within(position, bounds, guess)
    }

    /// Best plays of both sides to the end of the deal; shorter if the nodes run out. Of plays that are equally good,
    /// the first by card.
    pub fn line(&mut self) -> Vec<Play> {
        let policy = self.search.policy;
        let mut position = self.position;
        let mut line = Vec::new();
        let value = self.value_of(&position, None);
        let (Some(least), Some(most)) = (self.least(value), self.most(value)) else { return line };
        while !position.over() {
            let raises = self.search.goal.raises(usize::from(position.turn()));
            let cards = self.search.equals.distinct(policy, &position, position.legal(policy));
            let mut chosen = None;
            for play in position.plays(policy) {
                if cards >> play.card & 1 == 0 {
                    continue;
                }
                let mut next = position;
                next.apply(policy, play);
                let kept = if raises {
                    self.search.compare(&next, least).map(|found| found >= least)
                } else {
                    self.search.compare(&next, most + 1).map(|found| found <= most)
                };
                match kept {
                    Err(_) => return line,
                    Ok(true) => {
                        chosen = Some((play, next));
                        break;
                    }
                    Ok(false) => {}
                }
            }
            let Some((play, next)) = chosen else { return line };
            line.push(play);
            position = next;
        }
        line
    }

    /// The least value that is the same as one; `None` if that is not known well enough.
    fn least(&self, value: Bounds) -> Option<i32> {
        let Some(steps) = &self.steps else { return value.value() };
        let below = steps.partition_point(|step| *step <= value.low);
        let settled = steps.get(below).is_none_or(|step| *step > value.high);
        settled.then(|| below.checked_sub(1).map_or(i32::MIN + 1, |at| steps[at]))
    }

    /// The largest one.
    fn most(&self, value: Bounds) -> Option<i32> {
        let Some(steps) = &self.steps else { return value.value() };
        let above = steps.partition_point(|step| *step <= value.high);
        let settled = above.checked_sub(1).is_none_or(|at| steps[at] <= value.low);
        settled.then(|| steps.get(above).map_or(i32::MAX - 1, |step| step - 1))
    }

    /// Narrows the value by questions with a zero window: from a guess in growing steps, else by halving what is left.
    fn value_of(&mut self, position: &Position, neighbour: Option<i32>) -> Bounds {
        if position.over() {
            return Bounds::exactly(self.search.at_end(position));
        }
        let bounds = self.search.range(position);
        self.within(position, bounds, neighbour)
    }

    /// The same for a value that is known to be within some bounds.
    fn within(&mut self, position: &Position, mut bounds: Bounds, neighbour: Option<i32>) -> Bounds {
        let guess = neighbour.map(|value| (value, 1)).or_else(|| self.search.guess(position));
        let (mut next, mut step) = guess.unzip();
        let last = step.map_or(0, |step| 8 * step);
        let mut rising = None;
        while let Some(wanted) = self.wanted(bounds, next.take()) {
            let Ok(found) = self.search.compare(position, wanted) else { break };
            let rises = found >= wanted;
            if rises {
                bounds.low = bounds.low.max(found);
            } else {
                bounds.high = bounds.high.min(found);
            }
            // What has turned is between two numbers that are near.
            if *rising.get_or_insert(rises) != rises {
                step = None;
            }
            step = step.filter(|step| *step < last);
            next = step.map(|step| if rises { bounds.low + step } else { bounds.high + 1 - step });
            step = step.map(|step| 2 * step);
        }
        bounds
    }

    /// The number to ask about, near one that is named or in the middle; none if the value is known well enough.
    fn wanted(&self, bounds: Bounds, near: Option<i32>) -> Option<i32> {
        let Some(steps) = &self.steps else {
            let middle = bounds.low + (bounds.high - bounds.low + 1) / 2;
            return (bounds.low < bounds.high)
                .then(|| near.map_or(middle, |value| value.clamp(bounds.low + 1, bounds.high)));
        };
        let from = steps.partition_point(|step| *step <= bounds.low);
        let to = steps.partition_point(|step| *step <= bounds.high);
        let at =
            near.map(|value| steps.partition_point(|step| *step < value).clamp(from, to.max(from + 1) - 1));
        (from < to).then(|| steps[at.unwrap_or(usize::midpoint(from, to))])
    }
}
