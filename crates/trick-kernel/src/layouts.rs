//! The layouts of cards that fit what is known of them: how many there are, and the one with a number.
//!
//! Cards that may lie at the same places, and that every condition treats alike, are one class. A table
//! holds, class by class, what the places still need and what the conditions still ask, with the number
//! of layouts from there on; layouts that differ only in which cards of a class lie where are counted by
//! binomials. So the layouts are numbered from 0, and a number is turned into its layout by one walk
//! through the table: uniform numbers give uniform layouts, and none is ever thrown away.
//!
//! Alternatives that may overlap are no trouble: the table keeps the set of those that can still hold.

use std::collections::HashMap;

use crate::cards::{CARDS, Card, Hand, cards_of};

/// Most places that cards may lie at.
pub const PLACES: usize = 12;
/// Steps in a table: more are refused. Some hundred bytes each.
const MOST_BRANCHES: usize = 2_000_000;

/// What is known of the cards at some place.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// Each of the cards lies at one of these places, a bit set of their numbers.
    Lies {
        /// The cards.
        cards: Hand,
        /// The places.
        places: u32,
    },
    /// A place holds at most so many of the cards.
    AtMost {
        /// Its number.
        place: usize,
        /// The cards.
        cards: Hand,
        /// How many.
        most: i32,
    },
    /// The cards at a place are worth at least so much together; no card is worth less than nothing.
    AtLeast {
        /// Its number.
        place: usize,
        /// By card, what it is worth.
        values: [i32; CARDS],
        /// How much.
        least: i32,
    },
    /// The cards at a place make up parts: each of so many cards, worth from the least to the most.
    Divided {
        /// Its number.
        place: usize,
        /// By card, what it is worth.
        values: [i32; CARDS],
        /// For each part the number of its cards, the least and the most.
        parts: Vec<(u32, i32, i32)>,
    },
}

/// Alternatives, each of conditions that hold together: at least one alternative holds.
pub type AnyOf = Vec<Vec<Condition>>;

/// Why there is no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LayoutsError {
    /// The places and their sizes do not belong together, or a condition names a place that there is not.
    Malformed,
    /// The table would be too large.
    TooMany,
}

/// What is left of a condition, by its number.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Left {
    /// The cards that are still to come lie where they should.
    Lies(u16),
    /// So many more cards.
    Room(u16, i32),
    /// So much more worth.
    Need(u16, i32),
    /// The worth of the cards that lie there, for one part.
    Worth(u16, i32),
    /// The values of the cards that lie there, with how many cards have each, for several parts.
    Stock(u16, Vec<(i32, u32)>),
}

impl Left {
    fn id(&self) -> usize {
        usize::from(match self {
            Self::Lies(id)
            | Self::Room(id, _)
            | Self::Need(id, _)
            | Self::Worth(id, _)
            | Self::Stock(id, _) => *id,
        })
    }
}

/// By constraint the alternatives that can still hold, each with what it still asks.
type Asked = Vec<Vec<Vec<Left>>>;

/// Cards that are treated alike.
#[derive(Clone, Debug)]
struct Class {
    cards: Hand,
    places: Vec<usize>,
}

/// One way to divide a class among its places.
#[derive(Clone, Debug)]
struct Branch {
    counts: [u8; PLACES],
    next: u32,
    /// The layouts from the next step on.
    each: u128,
    /// The layouts of this branch and of those before it.
    upto: u128,
}

#[derive(Clone, Debug, Default)]
struct Node {
    branches: Vec<Branch>,
    count: u128,
}

/// All layouts that fit, numbered from 0.
#[derive(Clone, Debug)]
pub struct Layouts {
    places: usize,
    classes: Vec<Class>,
    /// By class its nodes; after the last class there is one, where everything is done.
    levels: Vec<Vec<Node>>,
}

/// What does not change while a table is made.
struct Maker {
    conditions: Vec<Condition>,
    classes: Vec<Class>,
    /// By class and place, the cards of later classes that may lie there.
    later: Vec<Vec<Hand>>,
    /// The asks by number.
    asks: Vec<Asked>,
    numbers: HashMap<Asked, u32>,
    /// What is asked after a class was divided.
    after: HashMap<(u32, [u8; PLACES]), Option<u32>>,
}

impl Layouts {
    /// Counts the layouts. `sizes`: by place how many cards it holds; `possible`: by place the cards that may
    /// lie there; `constraints`: each holds.
    pub fn new(sizes: &[u32], possible: &[Hand], constraints: &[AnyOf]) -> Result<Self, LayoutsError> {
        let places = sizes.len();
        if places != possible.len() || places > PLACES || sizes.iter().any(|size| *size > CARDS as u32) {
            return Err(LayoutsError::Malformed);
        }
        let mut conditions: Vec<Condition> = Vec::new();
        let mut ids: HashMap<&Condition, u16> = HashMap::new();
        let mut asked: Asked = Vec::new();
        for constraint in constraints {
            let mut cases = Vec::new();
            for case in constraint {
                let mut lefts = Vec::new();
                for condition in case {
                    let named = match condition {
                        Condition::Lies { .. } => None,
                        Condition::AtMost { place, .. }
                        | Condition::AtLeast { place, .. }
                        | Condition::Divided { place, .. } => Some(*place),
                    };
                    if named.is_some_and(|place| place >= places) {
                        return Err(LayoutsError::Malformed);
                    }
                    let next = u16::try_from(conditions.len()).map_err(|_| LayoutsError::TooMany)?;
                    let id = *ids.entry(condition).or_insert_with(|| {
                        conditions.push(condition.clone());
                        next
                    });
                    lefts.push(begun(id, condition, sizes));
                }
                lefts.sort();
                lefts.dedup();
                cases.push(lefts);
            }
            asked.push(cases);
        }
        let all = possible.iter().fold(0, |found, cards| found | cards);
        if all.count_ones() != sizes.iter().sum() {
            return Ok(Self::none(places));
        }
        let classes = classes(possible, &conditions);
        let mut later = vec![vec![0; places]; classes.len()];
        for at in (0..classes.len().saturating_sub(1)).rev() {
            let next = classes[at + 1].clone();
            later[at] = later[at + 1].clone();
            for place in next.places {
                later[at][place] |= next.cards;
            }
        }
        let mut maker = Maker {
            conditions,
            classes,
            later,
            asks: Vec::new(),
            numbers: HashMap::new(),
            after: HashMap::new(),
        };
        let Some(first) = maker.started(&asked, possible) else { return Ok(Self::none(places)) };
        let first = maker.number(first);
        let mut free = [0; PLACES];
        for (left, size) in free.iter_mut().zip(sizes) {
            *left = *size as u8;
        }
        let levels = maker.levels(free, first)?;
        Ok(Self { places, classes: maker.classes, levels })
    }

    fn none(places: usize) -> Self {
        Self { places, classes: Vec::new(), levels: vec![vec![Node::default()]] }
    }

    /// How many there are.
    pub fn count(&self) -> u128 {
        self.levels[0][0].count
    }

    /// The steps of the table.
    pub fn branches(&self) -> usize {
        self.levels.iter().flatten().map(|node| node.branches.len()).sum()
    }

    /// The cards at each place in the layout with a number; None for a number that is too large.
    pub fn layout(&self, number: u128) -> Option<Vec<Hand>> {
        if number >= self.count() {
            return None;
        }
        let mut found = vec![0; self.places];
        let (mut number, mut at) = (number, 0);
        for (class, level) in self.classes.iter().zip(&self.levels) {
            let node: &Node = &level[at];
            let chosen = node.branches.partition_point(|branch| branch.upto <= number);
            if chosen > 0 {
                number -= node.branches[chosen - 1].upto;
            }
            let branch = &node.branches[chosen];
            let mut way = number / branch.each;
            number %= branch.each;
            at = branch.next as usize;
            let mut cards = class.cards;
            for place in &class.places {
                let count = u32::from(branch.counts[*place]);
                let ways = binomial(cards.count_ones(), count);
                let taken = combination(cards, count, way % ways);
                way /= ways;
                found[*place] |= taken;
                cards &= !taken;
            }
        }
        Some(found)
    }

    /// The number of a layout; None if it is none of these.
    pub fn number(&self, layout: &[Hand]) -> Option<u128> {
        if layout.len() != self.places || self.count() == 0 {
            return None;
        }
        let all = layout.iter().fold(0, |found, cards| found | cards);
        let known = self.classes.iter().fold(0, |found, class| found | class.cards);
        let sum: u32 = layout.iter().map(|cards| cards.count_ones()).sum();
        if all != known || sum != known.count_ones() {
            return None;
        }
        let (mut number, mut at) = (0, 0);
        for (class, level) in self.classes.iter().zip(&self.levels) {
            let mut counts = [0; PLACES];
            for (count, cards) in counts.iter_mut().zip(layout) {
                *count = (cards & class.cards).count_ones() as u8;
            }
            let node: &Node = &level[at];
            let chosen = node.branches.iter().position(|branch| branch.counts == counts)?;
            let branch = &node.branches[chosen];
            number += if chosen > 0 { node.branches[chosen - 1].upto } else { 0 };
            let (mut way, mut base, mut cards) = (0, 1, class.cards);
            for place in &class.places {
                let taken = layout[*place] & class.cards;
                way += base * combination_number(cards, taken);
                base *= binomial(cards.count_ones(), taken.count_ones());
                cards &= !taken;
            }
            number += way * branch.each;
            at = branch.next as usize;
        }
        Some(number)
    }
}

/// A condition before any card lies.
fn begun(id: u16, condition: &Condition, sizes: &[u32]) -> Left {
    match condition {
        Condition::Lies { .. } => Left::Lies(id),
        Condition::AtMost { most, .. } => Left::Room(id, *most),
        Condition::AtLeast { least, .. } => Left::Need(id, *least),
        Condition::Divided { place, parts, .. } if parts.len() == 1 && parts[0].0 == sizes[*place] => {
            Left::Worth(id, 0)
        }
        Condition::Divided { .. } => Left::Stock(id, Vec::new()),
    }
}

/// The classes: those that lie certainly first, then those that conditions ask for.
fn classes(possible: &[Hand], conditions: &[Condition]) -> Vec<Class> {
    let all = possible.iter().fold(0, |found, cards| found | cards);
    let mut by_kind: HashMap<(u32, Vec<i32>), Hand> = HashMap::new();
    for card in cards_of(all) {
        let mut places = 0;
        for (place, cards) in possible.iter().enumerate() {
            places |= (cards >> card & 1) << place;
        }
        let kind = conditions.iter().map(|condition| relation(condition, card, places)).collect();
        *by_kind.entry((places, kind)).or_default() |= 1 << card;
    }
    let mut found: Vec<_> = by_kind.into_iter().collect();
    found.sort_by_key(|((places, kind), cards)| {
        let open = places.count_ones() > 1;
        let free = kind.iter().all(|one| *one == 0);
        let order = if free { cards.count_ones() } else { 0 };
        (open, free, if free { places.count_ones() } else { 0 }, order, cards.trailing_zeros())
    });
    found
        .into_iter()
        .map(|((places, _), cards)| Class {
            cards,
            places: (0..possible.len()).filter(|place| places >> place & 1 != 0).collect(),
        })
        .collect()
}

/// What a card that may lie at these places means to a condition; 0 for nothing.
fn relation(condition: &Condition, card: Card, places: u32) -> i32 {
    match condition {
        Condition::Lies { cards, places: named } => i32::from(cards >> card & 1 != 0 && places & !named != 0),
        Condition::AtMost { place, cards, .. } => i32::from(cards >> card & places >> place & 1 != 0),
        Condition::AtLeast { place, values, .. } if places >> place & 1 != 0 => values[usize::from(card)],
        // A card that is worth nothing is one of the cards of a part all the same.
        Condition::Divided { place, values, .. } if places >> place & 1 != 0 => values[usize::from(card)] + 1,
        _ => 0,
    }
}

impl Maker {
    fn number(&mut self, asked: Asked) -> u32 {
        if let Some(number) = self.numbers.get(&asked) {
            return *number;
        }
        let number = self.asks.len() as u32;
        self.asks.push(asked.clone());
        self.numbers.insert(asked, number);
        number
    }

    /// What is asked before any card lies; None if no layout can give it.
    fn started(&self, asked: &Asked, possible: &[Hand]) -> Option<Asked> {
        let nothing = Class { cards: 0, places: Vec::new() };
        self.asked(asked, &nothing, &[0; PLACES], possible)
    }

    /// The nodes class by class, with their counts.
    fn levels(&mut self, free: [u8; PLACES], first: u32) -> Result<Vec<Vec<Node>>, LayoutsError> {
        let mut levels: Vec<Vec<Node>> = Vec::new();
        let mut here = vec![(free, first)];
        let mut steps = 0;
        for at in 0..self.classes.len() {
            let mut places: HashMap<([u8; PLACES], u32), u32> = HashMap::new();
            let mut following = Vec::new();
            let mut nodes = Vec::with_capacity(here.len());
            let mut divided = Vec::new();
            for (free, asked) in here {
                let mut node = Node::default();
                divided.clear();
                let class = &self.classes[at];
                self.divide(at, &free, 0, class.cards.count_ones() as u8, &mut [0; PLACES], &mut divided);
                steps += divided.len();
                if steps > MOST_BRANCHES {
                    return Err(LayoutsError::TooMany);
                }
                for counts in &divided {
                    let Some(asked) = self.following(at, asked, counts) else { continue };
                    let mut left = free;
                    for (left, count) in left.iter_mut().zip(counts) {
                        *left -= count;
                    }
                    let next = *places.entry((left, asked)).or_insert_with(|| {
                        following.push((left, asked));
                        following.len() as u32 - 1
                    });
                    node.branches.push(Branch { counts: *counts, next, each: 0, upto: 0 });
                }
                nodes.push(node);
            }
            levels.push(nodes);
            here = following;
            // What was asked of this class is asked of no other.
            self.after.clear();
        }
        let done = here
            .iter()
            .map(|(free, asked)| Node {
                branches: Vec::new(),
                count: u128::from(
                    free.iter().all(|left| *left == 0) && self.asks[*asked as usize].is_empty(),
                ),
            })
            .collect();
        levels.push(done);
        for at in (0..self.classes.len()).rev() {
            let (before, after) = levels.split_at_mut(at + 1);
            let class = &self.classes[at];
            for node in &mut before[at] {
                let mut sum = 0;
                node.branches.retain_mut(|branch| {
                    branch.each = after[0][branch.next as usize].count;
                    sum += branch.each * ways(class, &branch.counts);
                    branch.upto = sum;
                    branch.each > 0
                });
                node.count = sum;
            }
        }
        Ok(levels)
    }

    /// Every way to divide what is left of a class among its places from one on, so that each place can
    /// still be filled.
    fn divide(
        &self,
        at: usize,
        free: &[u8; PLACES],
        step: usize,
        left: u8,
        counts: &mut [u8; PLACES],
        found: &mut Vec<[u8; PLACES]>,
    ) {
        let class = &self.classes[at];
        let Some(&place) = class.places.get(step) else {
            if left == 0 {
                found.push(*counts);
            }
            return;
        };
        let later = self.later[at][place].count_ones() as u8;
        let least = free[place].saturating_sub(later);
        let least = if step + 1 == class.places.len() { least.max(left) } else { least };
        for count in least..=free[place].min(left) {
            counts[place] = count;
            self.divide(at, free, step + 1, left - count, counts, found);
        }
        counts[place] = 0;
    }

    /// What is asked after a class was divided, by its number; None if that cannot be.
    fn following(&mut self, at: usize, asked: u32, counts: &[u8; PLACES]) -> Option<u32> {
        if self.asks[asked as usize].is_empty() {
            return Some(asked);
        }
        if let Some(known) = self.after.get(&(asked, *counts)) {
            return *known;
        }
        let found = self.asked(&self.asks[asked as usize], &self.classes[at], counts, &self.later[at]);
        let number = found.map(|asked| self.number(asked));
        self.after.insert((asked, *counts), number);
        number
    }

    fn asked(&self, asked: &Asked, class: &Class, counts: &[u8; PLACES], later: &[Hand]) -> Option<Asked> {
        let mut found = Vec::with_capacity(asked.len());
        'constraints: for cases in asked {
            let mut left: Vec<Vec<Left>> = Vec::with_capacity(cases.len());
            'cases: for case in cases {
                let mut kept = Vec::with_capacity(case.len());
                for one in case {
                    match self.left(one, class, counts, later) {
                        Some(None) => {}
                        Some(Some(more)) => kept.push(more),
                        None => continue 'cases,
                    }
                }
                if kept.is_empty() {
                    continue 'constraints;
                }
                left.push(kept);
            }
            if left.is_empty() {
                return None;
            }
            left.sort();
            left.dedup();
            found.push(left);
        }
        found.sort();
        found.dedup();
        Some(found)
    }

    /// What is left of a condition after a class was divided: None if it is broken, `Some(None)` if it holds
    /// whatever comes.
    fn left(
        &self,
        left: &Left,
        class: &Class,
        counts: &[u8; PLACES],
        later: &[Hand],
    ) -> Option<Option<Left>> {
        let first = class.cards.trailing_zeros() as usize;
        match (&self.conditions[left.id()], left) {
            (Condition::Lies { cards, places }, Left::Lies(id)) => {
                let elsewhere = (0..later.len()).filter(|place| places >> place & 1 == 0);
                let mut comes = 0;
                for place in elsewhere {
                    if class.cards & cards != 0 && counts[place] > 0 {
                        return None;
                    }
                    comes |= later[place];
                }
                Some((comes & cards != 0).then_some(Left::Lies(*id)))
            }
            (Condition::AtMost { place, cards, .. }, Left::Room(id, room)) => {
                let lies = if class.cards & cards != 0 { i32::from(counts[*place]) } else { 0 };
                let room = room - lies;
                let comes = (later[*place] & cards).count_ones() as i32;
                if room < 0 { None } else { Some((comes > room).then_some(Left::Room(*id, room))) }
            }
            (Condition::AtLeast { place, values, .. }, Left::Need(id, need)) => {
                let lies = i32::from(counts[*place]);
                let need = if lies > 0 { need - lies * values[first] } else { *need };
                let comes: i32 = cards_of(later[*place]).map(|card| values[usize::from(card)]).sum();
                if need <= 0 {
                    Some(None)
                } else if comes < need {
                    None
                } else {
                    Some(Some(Left::Need(*id, need)))
                }
            }
            (Condition::Divided { place, values, parts }, Left::Worth(id, worth)) => {
                let lies = i32::from(counts[*place]);
                let worth = if lies > 0 { worth + lies * values[first] } else { *worth };
                let (_, least, most) = parts[0];
                let comes: i32 = cards_of(later[*place]).map(|card| values[usize::from(card)]).sum();
                if worth > most || worth + comes < least {
                    None
                } else {
                    Some((later[*place] != 0).then_some(Left::Worth(*id, worth)))
                }
            }
            (Condition::Divided { place, values, parts }, Left::Stock(id, stock)) => {
                let mut stock = stock.clone();
                let lies = u32::from(counts[*place]);
                if lies > 0 {
                    match stock.binary_search_by_key(&values[first], |(value, _)| *value) {
                        Ok(at) => stock[at].1 += lies,
                        Err(at) => stock.insert(at, (values[first], lies)),
                    }
                }
                if later[*place] != 0 {
                    Some(Some(Left::Stock(*id, stock)))
                } else {
                    divides(&stock, parts).then_some(None)
                }
            }
            _ => unreachable!("what is left is of the kind of its condition"),
        }
    }
}

/// Whether cards, as values with how many cards have each, make up parts and nothing is left.
fn divides(stock: &[(i32, u32)], parts: &[(u32, i32, i32)]) -> bool {
    let Some((&(size, least, most), others)) = parts.split_first() else {
        return stock.iter().all(|(_, count)| *count == 0);
    };
    fn taken(
        stock: &mut Vec<(i32, u32)>,
        at: usize,
        (size, least, most): (u32, i32, i32),
        others: &[(u32, i32, i32)],
    ) -> bool {
        if at == stock.len() {
            return size == 0 && least <= 0 && most >= 0 && divides(stock, others);
        }
        let (value, count) = stock[at];
        for here in 0..=count.min(size) {
            let worth = value * here as i32;
            stock[at].1 = count - here;
            let found = taken(stock, at + 1, (size - here, least - worth, most - worth), others);
            stock[at].1 = count;
            if found {
                return true;
            }
        }
        false
    }
    taken(&mut stock.to_vec(), 0, (size, least, most), others)
}

/// In how many ways cards of a class can make up these numbers.
fn ways(class: &Class, counts: &[u8; PLACES]) -> u128 {
    let mut left = class.cards.count_ones();
    let mut found = 1;
    for place in &class.places {
        let count = u32::from(counts[*place]);
        found *= binomial(left, count);
        left -= count;
    }
    found
}

const BINOMIALS: [[u64; CARDS + 1]; CARDS + 1] = binomials();

const fn binomials() -> [[u64; CARDS + 1]; CARDS + 1] {
    let mut table = [[0; CARDS + 1]; CARDS + 1];
    let mut of = 0;
    while of <= CARDS {
        table[of][0] = 1;
        let mut count = 1;
        while count <= of {
            table[of][count] = table[of - 1][count - 1] + table[of - 1][count];
            count += 1;
        }
        of += 1;
    }
    table
}

fn binomial(of: u32, count: u32) -> u128 {
    u128::from(BINOMIALS[of as usize][count as usize])
}

/// The choice of so many cards with a number: the choices without the lowest card come first.
fn combination(cards: Hand, count: u32, number: u128) -> Hand {
    let (mut rest, mut count, mut number) = (cards, count, number as u64);
    let mut found = 0;
    while count > 0 {
        let lowest = rest & rest.wrapping_neg();
        rest ^= lowest;
        let without = BINOMIALS[rest.count_ones() as usize][count as usize];
        if number >= without {
            number -= without;
            found |= lowest;
            count -= 1;
        }
    }
    found
}

/// The number of a choice.
fn combination_number(cards: Hand, chosen: Hand) -> u128 {
    let (mut rest, mut count, mut number) = (cards, chosen.count_ones(), 0);
    while count > 0 {
        let lowest = rest & rest.wrapping_neg();
        rest ^= lowest;
        if chosen & lowest != 0 {
            number += BINOMIALS[rest.count_ones() as usize][count as usize];
            count -= 1;
        }
    }
    u128::from(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every layout by trying, without a look at classes.
    fn tried(sizes: &[u32], possible: &[Hand], constraints: &[AnyOf]) -> Vec<Vec<Hand>> {
        let cards: Vec<Card> = cards_of(possible.iter().fold(0, |found, cards| found | cards)).collect();
        let mut found = Vec::new();
        let mut layout = vec![0; sizes.len()];
        place(&cards, sizes, possible, &mut layout, &mut |layout| {
            if constraints
                .iter()
                .all(|cases| cases.iter().any(|case| case.iter().all(|one| holds(one, layout))))
            {
                found.push(layout.to_vec());
            }
        });
        found
    }

    fn place(
        cards: &[Card],
        sizes: &[u32],
        possible: &[Hand],
        layout: &mut Vec<Hand>,
        found: &mut dyn FnMut(&[Hand]),
    ) {
        let Some((card, rest)) = cards.split_first() else {
            if layout.iter().zip(sizes).all(|(cards, size)| cards.count_ones() == *size) {
                found(layout);
            }
            return;
        };
        for at in 0..sizes.len() {
            if possible[at] >> card & 1 != 0 && layout[at].count_ones() < sizes[at] {
                layout[at] |= 1 << card;
                place(rest, sizes, possible, layout, found);
                layout[at] &= !(1 << card);
            }
        }
    }

    fn holds(condition: &Condition, layout: &[Hand]) -> bool {
        let worth = |cards: Hand, values: &[i32; CARDS]| -> i32 {
            cards_of(cards).map(|card| values[usize::from(card)]).sum()
        };
        match condition {
            Condition::Lies { cards, places } => {
                layout.iter().enumerate().all(|(at, lying)| places >> at & 1 != 0 || lying & cards == 0)
            }
            Condition::AtMost { place, cards, most } => (layout[*place] & cards).count_ones() as i32 <= *most,
            Condition::AtLeast { place, values, least } => worth(layout[*place], values) >= *least,
            Condition::Divided { place, values, parts } => {
                let mut held: Vec<Card> = cards_of(layout[*place]).collect();
                divided(&mut held, values, parts)
            }
        }
    }

    /// Whether cards make up parts, by trying every choice of cards for the first.
    fn divided(held: &mut [Card], values: &[i32; CARDS], parts: &[(u32, i32, i32)]) -> bool {
        let Some(((size, least, most), others)) = parts.split_first() else { return held.is_empty() };
        (0_u32..1 << held.len()).filter(|some| some.count_ones() == *size).any(|some| {
            let worth: i32 = held
                .iter()
                .enumerate()
                .filter(|(at, _)| some >> at & 1 != 0)
                .map(|(_, card)| values[usize::from(*card)])
                .sum();
            let mut rest: Vec<Card> = held
                .iter()
                .enumerate()
                .filter(|(at, _)| some >> at & 1 == 0)
                .map(|(_, card)| *card)
                .collect();
            (*least..=*most).contains(&worth) && divided(&mut rest, values, others)
        })
    }

    fn check(sizes: &[u32], possible: &[Hand], constraints: &[AnyOf]) -> usize {
        let mut wanted = tried(sizes, possible, constraints);
        let table = Layouts::new(sizes, possible, constraints).unwrap();
        assert_eq!(table.count(), wanted.len() as u128, "{sizes:?} {possible:?} {constraints:?}");
        let mut found: Vec<Vec<Hand>> =
            (0..table.count()).map(|number| table.layout(number).unwrap()).collect();
        for (number, layout) in found.iter().enumerate() {
            assert_eq!(table.number(layout), Some(number as u128));
        }
        assert_eq!(table.layout(table.count()), None);
        wanted.sort();
        found.sort();
        assert_eq!(found, wanted);
        found.len()
    }

    #[test]
    fn hands_and_a_talon_are_counted_by_binomials() {
        // Ten unknown cards, two hands of four and two in the talon: 10! / (4! 4! 2!) layouts.
        assert_eq!(check(&[4, 4, 2], &[1023, 1023, 1023], &[]), 3150);
        // One hand lacks the first four: they lie in the other or in the talon.
        assert_eq!(check(&[4, 4, 2], &[1008, 1023, 1023], &[]), 15 * 15);
    }

    #[test]
    fn a_whole_pack_fits_in() {
        let all = u32::MAX;
        let table = Layouts::new(&[10, 10, 10, 2], &[all; 4], &[]).unwrap();
        assert_eq!(table.count(), 2_753_294_408_504_640);
        let last = table.layout(table.count() - 1).unwrap();
        assert_eq!(table.number(&last), Some(table.count() - 1));
    }

    #[test]
    fn what_does_not_fit_has_no_layouts() {
        assert_eq!(Layouts::new(&[2, 1], &[3, 3], &[]).unwrap().count(), 0);
        assert_eq!(Layouts::new(&[1, 1], &[1, 1], &[]).unwrap().count(), 0);
        assert_eq!(Layouts::new(&[], &[], &[]).unwrap().count(), 1);
        let never = vec![vec![Condition::AtMost { place: 0, cards: 3, most: 0 }]];
        assert_eq!(Layouts::new(&[1, 1], &[3, 3], &[never]).unwrap().count(), 0);
        for place in [2, usize::MAX] {
            let wrong = vec![vec![Condition::AtMost { place, cards: 3, most: 0 }]];
            assert_eq!(Layouts::new(&[1, 1], &[3, 3], &[wrong]).err(), Some(LayoutsError::Malformed));
        }
    }

    #[test]
    fn random_knowledge_gives_what_trying_gives() {
        let mut random = crate::rng::Rng::new(20_240_607, 0);
        let mut below = |most: u32| random.below(most);
        let (mut some, mut none) = (0, 0);
        for _ in 0..4000 {
            let places = 2 + below(3) as usize;
            let sizes: Vec<u32> = (0..places).map(|_| below(4)).collect();
            let cards: u32 = sizes.iter().sum();
            let all = (1_u32 << cards) - 1;
            let mut possible: Vec<Hand> = (0..places)
                .map(|_| {
                    let lacks = (0..cards).filter(|_| below(5) == 0).fold(0, |found, card| found | 1 << card);
                    all & !lacks
                })
                .collect();
            possible[0] |= all & !possible.iter().fold(0, |found, cards| found | cards);
            let values: [i32; CARDS] = std::array::from_fn(|_| [0, 2, 3, 4, 10, 11][below(6) as usize]);
            let shape = below(5) as usize;
            let mut condition = || {
                let cards = below(1 << cards);
                let place = below(places as u32) as usize;
                match below(6) {
                    0 | 1 => Condition::Lies { cards, places: below(1 << places) },
                    2 => Condition::AtMost { place, cards, most: below(3) as i32 },
                    3 => Condition::AtLeast { place, values, least: below(25) as i32 },
                    4 => {
                        let least = below(20) as i32;
                        let parts = vec![(sizes[place], least, least + below(6) as i32)];
                        Condition::Divided { place, values, parts }
                    }
                    _ => {
                        let first = below(sizes[place] + 1);
                        let parts = vec![(first, 0, 15), (sizes[place] - first, 4, 21)];
                        Condition::Divided { place, values, parts }
                    }
                }
            };
            let mut constraints: Vec<AnyOf> = Vec::new();
            // The alternatives of each constraint; every second one has two conditions.
            let shapes: [&[usize]; 5] = [&[], &[1], &[2], &[3, 1], &[4, 2]];
            for cases in shapes[shape] {
                let constraint = (0..*cases).map(|case| (0..=case % 2).map(|_| condition()).collect());
                constraints.push(constraint.collect());
            }
            if check(&sizes, &possible, &constraints) > 0 {
                some += 1;
            } else {
                none += 1;
            }
        }
        assert!(some > 1500 && none > 300, "{some} {none}");
    }
}
