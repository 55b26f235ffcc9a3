//! The best play of a player who does not see all cards, over all layouts that are left (docs/solver.md).
//!
//! What he plays may depend only on what he sees: his own hands and the cards played. All other seats are taken to see
//! every card and to know how he will play; those of his side play with him, all others against him. The value of a play is
//! what the best such way of playing on brings on average over the layouts.
//!
//! A way of playing gives a result in each layout, so a position of several layouts has not one value but a front: the
//! lists of results of which none is at least as good as another in every layout. He chooses among the fronts of his
//! plays; any other seat chooses in each layout for itself, so that one list of each of its plays is taken, and in each
//! layout the best or the worst of them. What nothing can come of any more is left out by a bound: with open cards
//! nobody of his side does worse.

use trick_kernel::{CARDS, Card, Play, Policy, Position};

use crate::equals::{Equals, best_between};
use crate::goal::{Fault, Goal};
use crate::key::Parts;
use crate::limits::{Budget, Limits, Stopped};
use crate::table::Table;

/// What is asked of a player who does not see all cards.
#[derive(Clone, Debug)]
pub struct HiddenQuestion {
    /// The seats whose cards he sees and plays, as a bit set.
    pub own: u8,
    /// The seats of his side, the own ones among them.
    pub side: u8,
    /// Whose result counts, and in what; which of much and little is wanted is said by the worths.
    pub goal: Goal,
    /// The result that the list of worths begins with.
    pub from: i32,
    /// By result what it is worth to him; results beyond the list are worth as much as its nearest one.
    pub worths: Vec<f64>,
    /// By how much another play must be better than the first to be taken instead.
    pub margin: f64,
}

/// A play, and what the best way of playing on brings.
#[derive(Clone, Debug, PartialEq)]
pub struct HiddenPlay {
    /// The play.
    pub play: Play,
    /// What it is worth on average.
    pub worth: f64,
    /// The result in each layout; of results that are worth the same, the smallest.
    pub results: Vec<i32>,
}

/// The answer to a [`HiddenQuestion`].
#[derive(Clone, Debug, PartialEq)]
pub struct HiddenAnswer {
    /// The play that was asked about first.
    pub first: HiddenPlay,
    /// The best play: that one, unless another is better by more than the margin.
    pub best: HiddenPlay,
    /// Positions searched, those of each layout counted.
    pub nodes: u64,
}

/// The place of a worth in the list of all worths, from the smallest.
type Rank = u16;
/// A rank for each layout of a node.
type Ranks = Vec<Rank>;

/// Differences of worths that are none but for rounding.
const ROUNDING: f64 = 1e-9;

/// The worths in order, and which result has which.
struct Worths {
    sorted: Vec<f64>,
    from: i32,
    ranks: Vec<Rank>,
    /// By rank the smallest result that is worth so much.
    results: Vec<i32>,
}

impl Worths {
    fn new(from: i32, worths: &[f64]) -> Self {
        // No two zeros: that below none would be another number to `total_cmp`.
        let worths: Vec<f64> = worths.iter().map(|worth| worth + 0.0).collect();
        let mut sorted = worths.clone();
        sorted.sort_by(f64::total_cmp);
        sorted.dedup();
        let rank = |worth: &f64| sorted.partition_point(|other| other.total_cmp(worth).is_lt());
        let ranks: Vec<Rank> = worths.iter().map(|worth| rank(worth) as Rank).collect();
        let first = |rank: usize| ranks.iter().position(|other| usize::from(*other) == rank).unwrap_or(0);
        let results = (0..sorted.len()).map(|rank| from + first(rank) as i32).collect();
        Self { sorted, from, ranks, results }
    }

    fn of_result(&self, result: i32) -> Rank {
        let last = self.ranks.len() as i64 - 1;
        let at = (i64::from(result) - i64::from(self.from)).clamp(0, last);
        self.ranks[at as usize]
    }

    fn of_rank(&self, rank: Rank) -> f64 {
        self.sorted[usize::from(rank).min(self.sorted.len() - 1)]
    }
}

/// A layout at a node. What the node brings in it counts at the root at most between `low` and `high`: others on the
/// way had plays that give the one or the other.
#[derive(Clone)]
struct Place {
    layout: usize,
    position: Position,
    low: Rank,
    high: Rank,
}

impl Place {
    fn bounded(&self, rank: Rank) -> Rank {
        rank.min(self.high).max(self.low)
    }
}

/// What follows a play: in which layouts of the node it is legal, the places there, and their values with open cards.
struct Branch {
    members: Vec<usize>,
    places: Vec<Place>,
    open: Ranks,
}

struct Search<'a> {
    policy: &'a Policy,
    question: &'a HiddenQuestion,
    worths: Worths,
    weights: Vec<f64>,
    equals: Equals,
    parts: Parts,
    /// Bounds of the ranks of positions before a trick, with open cards.
    known: Table<(Rank, Rank)>,
    budget: Budget<'a>,
    /// What is worth no more than this on average is left out.
    least: f64,
    /// How many lists of a front are kept.
    width: usize,
}

/// The best play over all layouts, each with its weight: the play `first`, unless another is better by more than the
/// margin. `None` if the nodes did not suffice.
///
/// # Errors
/// A side that nobody plays on or against; [`Fault::Hidden`] for layouts that differ in what the player sees, in which it
/// is not his turn, or in which cards are still to be drawn, for weights or worths that are no numbers or too many, and for
/// a first play that is not legal.
pub fn best_hidden_play(
    policy: &Policy,
    layouts: &[(Position, f64)],
    question: &HiddenQuestion,
    first: Play,
    limits: &Limits<'_>,
) -> Result<Option<HiddenAnswer>, Fault> {
    check(policy, layouts, question, first)?;
    let whole: f64 = layouts.iter().map(|(_, weight)| weight).sum();
    let mut search = Search {
        policy,
        question,
        worths: Worths::new(question.from, &question.worths),
        weights: layouts.iter().map(|(_, weight)| weight / whole).collect(),
        equals: Equals::new(policy),
        parts: Parts::new(policy),
        known: Table::new(limits.memory),
        budget: Budget::new(limits),
        least: f64::NEG_INFINITY,
        width: usize::MAX,
    };
    Ok(search.best(layouts, first).ok())
}

fn check(
    policy: &Policy,
    layouts: &[(Position, f64)],
    question: &HiddenQuestion,
    first: Play,
) -> Result<(), Fault> {
    let Some((one, _)) = layouts.first() else { return Err(Fault::Hidden) };
    question.goal.check(policy, one)?;
    let fitting = |(position, weight): &(Position, f64)| {
        let same = position.trump() == one.trump()
            && position.resting() == one.resting()
            && (0..policy.players())
                .all(|seat| question.own >> seat & 1 == 0 || position.hands()[seat] == one.hands()[seat]);
        let drawn = position.stock().len() > 0 || position.turned().is_some();
        let begun = position.trick() == one.trick() && position.index() == one.index();
        same && !drawn
            && begun
            && position.turn() == one.turn()
            && position.allows(policy, first)
            && weight.is_finite()
            && *weight > 0.0
    };
    let asked = question.own & !question.side == 0
        && question.own >> one.turn() & 1 != 0
        && !question.worths.is_empty()
        && question.worths.len() < usize::from(Rank::MAX)
        && question.worths.iter().all(|worth| worth.is_finite());
    if asked && layouts.iter().all(fitting) { Ok(()) } else { Err(Fault::Hidden) }
}

impl Search<'_> {
    fn best(&mut self, layouts: &[(Position, f64)], first: Play) -> Result<HiddenAnswer, Stopped> {
        let mut root = Vec::with_capacity(layouts.len());
        for (layout, (position, _)) in layouts.iter().enumerate() {
            root.push(Place { layout, position: *position, low: 0, high: self.open(position)? });
        }
        let mut branches = Vec::new();
        for play in root[0].position.plays(self.policy) {
            let branch = self.after(&root, play, (0..root.len()).collect())?;
            branches.push((play, self.bound(&branch.places, &branch.open, 0.0), branch));
        }
        // The first one, then what promises most.
        branches
            .sort_by(|one, other| (other.0 == first).cmp(&(one.0 == first)).then(other.1.total_cmp(&one.1)));
        let mut begun: Option<HiddenPlay> = None;
        let mut better: Option<HiddenPlay> = None;
        for (play, bound, branch) in &branches {
            let least = match (&begun, &better) {
                (_, Some(found)) => found.worth,
                (Some(found), None) => found.worth + self.question.margin,
                (None, None) => f64::NEG_INFINITY,
            };
            if *bound <= least + ROUNDING {
                continue;
            }
            let Some((worth, ranks)) = self.value(branch, least)? else { continue };
            let results = ranks.iter().map(|rank| self.worths.results[usize::from(*rank)]).collect();
            let found = HiddenPlay { play: *play, worth, results };
            if begun.is_none() {
                begun = Some(found);
            } else {
                better = Some(found);
            }
        }
        // The first branch has no least worth, so it always has a value.
        let first = begun.ok_or(Stopped)?;
        Ok(HiddenAnswer { best: better.unwrap_or_else(|| first.clone()), first, nodes: self.budget.used })
    }

    /// The best that a branch of the root brings, if it is more than `least`.
    fn value(&mut self, branch: &Branch, least: f64) -> Result<Option<(f64, Ranks)>, Stopped> {
        // One way of playing, found quickly, spares most of the search for a better one.
        self.width = 1;
        self.least = f64::NEG_INFINITY;
        let mut best = self.front(&branch.places, &branch.open, 0.0)?.pop();
        let mut worth = best.as_ref().map_or(f64::NEG_INFINITY, |ranks| self.mean(&branch.places, ranks));
        if worth <= least + ROUNDING {
            (best, worth) = (None, least);
        }
        self.width = usize::MAX;
        self.least = worth;
        for ranks in self.front(&branch.places, &branch.open, 0.0)? {
            let mean = self.mean(&branch.places, &ranks);
            if mean > worth + ROUNDING {
                (best, worth) = (Some(ranks), mean);
            }
        }
        Ok(best.map(|ranks| (worth, ranks)))
    }

    fn mean(&self, places: &[Place], ranks: &[Rank]) -> f64 {
        let worths = places.iter().zip(ranks);
        worths.map(|(place, rank)| self.weights[place.layout] * self.worths.of_rank(*rank)).sum()
    }

    /// The most that can come of some ranks at a node; `outside` is what the layouts bring that do not lead to it.
    fn bound(&self, places: &[Place], ranks: &[Rank], outside: f64) -> f64 {
        let worths = places.iter().zip(ranks);
        let inside: f64 = worths
            .map(|(place, rank)| self.weights[place.layout] * self.worths.of_rank(place.bounded(*rank)))
            .sum();
        inside + outside
    }

    fn falls_short(&self, bound: f64) -> bool {
        bound <= self.least + ROUNDING
    }

    /// The front of a node; of what can bring no more than `self.least` nothing is there. `open`: the values of its
    /// places with open cards.
    fn front(&mut self, places: &[Place], open: &[Rank], outside: f64) -> Result<Vec<Ranks>, Stopped> {
        self.budget.spend_many(places.len() as u64)?;
        if self.falls_short(self.bound(places, open, outside)) {
            return Ok(Vec::new());
        }
        if places.len() == 1 || places[0].position.over() {
            // Where one layout is left the player knows all cards.
            return Ok(vec![open.to_vec()]);
        }
        if self.question.own >> places[0].position.turn() & 1 != 0 {
            self.own(places, outside)
        } else {
            self.other(places, outside)
        }
    }

    /// The front where the player is in turn: all that one of his plays brings.
    fn own(&mut self, places: &[Place], outside: f64) -> Result<Vec<Ranks>, Stopped> {
        let all: Vec<usize> = (0..places.len()).collect();
        let mut branches = Vec::new();
        for play in self.own_plays(places) {
            let branch = self.after(places, play, all.clone())?;
            branches.push((self.bound(&branch.places, &branch.open, outside), branch));
        }
        branches.sort_by(|one, other| other.0.total_cmp(&one.0));
        let mut front: Vec<Ranks> = Vec::new();
        for (bound, branch) in &branches {
            let beaten = |found: &Ranks| no_worse(found, &branch.open);
            let enough = self.width == 1
                && front.iter().any(|found| self.bound(places, found, outside) + ROUNDING >= *bound);
            if self.falls_short(*bound) || enough || front.iter().any(beaten) {
                continue;
            }
            for ranks in self.front(&branch.places, &branch.open, outside)? {
                self.insert(&mut front, ranks)?;
            }
            self.narrow(&mut front, places, outside);
        }
        Ok(front)
    }

    /// The front where another seat is in turn, which knows the layout: in each one it chooses for itself.
    fn other(&mut self, places: &[Place], outside: f64) -> Result<Vec<Ranks>, Stopped> {
        let raises = self.question.side >> places[0].position.turn() & 1 != 0;
        let mut branches = Vec::new();
        for (play, members) in self.others_plays(places) {
            branches.push(self.after(places, play, members)?);
        }
        let choose = |one: Option<Rank>, other: Rank| match one {
            None => other,
            Some(one) if raises => one.max(other),
            Some(one) => one.min(other),
        };
        let mut front: Vec<Vec<Option<Rank>>> = vec![vec![None; places.len()]];
        for at in 0..branches.len() {
            // By place the most that later plays bring, and that all plays but this one bring.
            let mut later: Vec<Option<Rank>> = vec![None; places.len()];
            for branch in &branches[at + 1..] {
                for (place, open) in branch.members.iter().zip(&branch.open) {
                    later[*place] = Some(choose(later[*place], *open));
                }
            }
            let with_later =
                |place: usize, one: Option<Rank>| later[place].map_or(one, |open| Some(choose(one, open)));
            let beside: Vec<Option<Rank>> = (0..places.len())
                .map(|place| with_later(place, front.iter().filter_map(|ranks| ranks[place]).max()))
                .collect();
            let branch = &mut branches[at];
            let mut without = outside;
            let mut member = branch.members.iter().peekable();
            for (number, place) in places.iter().enumerate() {
                if member.peek() == Some(&&number) {
                    member.next();
                } else if let Some(rank) = beside[number] {
                    without += self.weights[place.layout] * self.worths.of_rank(place.bounded(rank));
                }
            }
            for (place, number) in branch.places.iter_mut().zip(&branch.members) {
                let Some(rank) = beside[*number] else { continue };
                let rank = place.bounded(rank);
                if raises {
                    place.low = rank;
                } else {
                    place.high = rank;
                }
            }
            let branch = &branches[at];
            let found = self.front(&branch.places, &branch.open, without)?;
            let mut next: Vec<Vec<Option<Rank>>> = Vec::new();
            for ranks in &front {
                for more in &found {
                    self.budget.spend_many(places.len() as u64)?;
                    let mut both = ranks.clone();
                    for (place, rank) in branch.members.iter().zip(more) {
                        both[*place] = Some(choose(both[*place], *rank));
                    }
                    let most: Ranks = (0..places.len())
                        .map(|place| with_later(place, both[place]).unwrap_or_default())
                        .collect();
                    if !self.falls_short(self.bound(places, &most, outside)) {
                        self.insert(&mut next, both)?;
                    }
                }
            }
            if next.is_empty() {
                return Ok(Vec::new());
            }
            front = next;
        }
        let ranks = |one: Vec<Option<Rank>>| one.into_iter().map(Option::unwrap_or_default).collect();
        let mut front: Vec<Ranks> = front.into_iter().map(ranks).collect();
        self.narrow(&mut front, places, outside);
        Ok(front)
    }

    /// Adds a list to a front, unless one is there that is no worse in any layout; those that it makes needless go.
    fn insert<T: Ord>(&mut self, front: &mut Vec<Vec<T>>, ranks: Vec<T>) -> Result<(), Stopped> {
        self.budget.spend_many(front.len() as u64)?;
        if !front.iter().any(|found| no_worse(found, &ranks)) {
            front.retain(|found| !no_worse(&ranks, found));
            front.push(ranks);
        }
        Ok(())
    }

    /// Keeps the most promising lists, where not all are wanted.
    fn narrow(&self, front: &mut Vec<Ranks>, places: &[Place], outside: f64) {
        if front.len() > self.width {
            front.sort_by(|one, other| {
                self.bound(places, other, outside).total_cmp(&self.bound(places, one, outside))
            });
            front.truncate(self.width);
        }
    }

    /// What follows a play in the layouts in which it is legal.
    fn after(&mut self, places: &[Place], play: Play, members: Vec<usize>) -> Result<Branch, Stopped> {
        let (mut following, mut open) =
            (Vec::with_capacity(members.len()), Vec::with_capacity(members.len()));
        for at in &members {
            let mut place = places[*at].clone();
            place.position.apply(self.policy, play);
            open.push(self.open(&place.position)?);
            following.push(place);
        }
        Ok(Branch { members, places: following, open })
    }

    /// The player's plays that differ: of cards that are equal in every layout, one.
    fn own_plays(&self, places: &[Place]) -> Vec<Play> {
        let plays = places[0].position.plays(self.policy);
        if plays.len() == 1 {
            return plays;
        }
        let standing = self.standing(places);
        let mut kept: Vec<Play> = Vec::with_capacity(plays.len());
        for play in plays {
            let equal = |other: &Play| {
                other.announce == play.announce
                    && standing.iter().all(|of| of[usize::from(other.card)] == of[usize::from(play.card)])
            };
            if !kept.iter().any(equal) {
                kept.push(play);
            }
        }
        kept
    }

    /// Another seat's plays with the layouts in which each is legal: of those that are legal in the same ones and equal in
    /// all of them, one.
    fn others_plays(&self, places: &[Place]) -> Vec<(Play, Vec<usize>)> {
        let mut found: Vec<(Play, Vec<usize>)> = Vec::new();
        for (at, place) in places.iter().enumerate() {
            for play in place.position.plays(self.policy) {
                match found.iter_mut().find(|(other, _)| *other == play) {
                    Some((_, members)) => members.push(at),
                    None => found.push((play, vec![at])),
                }
            }
        }
        found.sort_by_key(|(play, _)| *play);
        let standing = self.standing(places);
        let mut kept: Vec<(Play, Vec<usize>)> = Vec::with_capacity(found.len());
        for (play, members) in found {
            let equal = |(other, theirs): &(Play, Vec<usize>)| {
                other.announce == play.announce
                    && *theirs == members
                    && members.iter().all(|at| {
                        standing[*at][usize::from(other.card)] == standing[*at][usize::from(play.card)]
                    })
            };
            if !kept.iter().any(equal) {
                kept.push((play, members));
            }
        }
        kept
    }

    fn standing(&self, places: &[Place]) -> Vec<[Card; CARDS]> {
        let of = |place: &Place| {
            let position = &place.position;
            self.equals.standing(self.policy, position, position.legal(self.policy))
        };
        places.iter().map(of).collect()
    }

    /// The rank that best play of all gives with open cards.
    fn open(&mut self, position: &Position) -> Result<Rank, Stopped> {
        self.open_between(position, 0, Rank::MAX)
    }

    /// The same: exact between `low` and `high`, otherwise a bound.
    fn open_between(&mut self, position: &Position, low: Rank, high: Rank) -> Result<Rank, Stopped> {
        let goal = self.question.goal;
        if position.over() {
            return Ok(self.worths.of_result(goal.at_end(self.policy, position)));
        }
        self.budget.spend()?;
        if !position.trick().is_empty() {
            return self.best_open(position, low, high);
        }
        let mut key = self.parts.key(position);
        // What is worth something is the whole result, not only what is still to come.
        key[2] |= u64::from(goal.so_far(self.policy, position) as u16) << 48;
        let (mut least, mut most) = self.known.get(&key).unwrap_or((0, Rank::MAX));
        if least == most || least >= high {
            return Ok(least);
        }
        if most <= low {
            return Ok(most);
        }
        let found = self.best_open(position, low, high)?;
        if found > low {
            least = least.max(found);
        }
        if found < high {
            most = most.min(found);
        }
        self.known.put(key, (least, most));
        Ok(found)
    }

    fn best_open(&mut self, position: &Position, low: Rank, high: Rank) -> Result<Rank, Stopped> {
        let raises = self.question.side >> position.turn() & 1 != 0;
        let plays = self.equals.plays(self.policy, position);
        best_between(plays, raises, low, high, |play, low, high| {
            let mut next = *position;
            next.apply(self.policy, play);
            self.open_between(&next, low, high)
        })
    }
}

/// Whether a list is at least as good as another in every layout.
fn no_worse<T: Ord>(one: &[T], other: &[T]) -> bool {
    one.iter().zip(other).all(|(one, other)| one >= other)
}
