//! Whether some deal and some play of it give the totals that somebody wrote down.
//!
//! The deal is built from its last trick to its first. The cards that a player plays in later tricks
//! are then the hand that he holds now, so every duty is checked on the trick that is added, by the same
//! code that checks real play. Nothing is left out: what is found is a deal that can be dealt and played,
//! and what is searched to the end without one cannot be.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hasher};

use crate::cards::{
    ACE, ACES, Card, Hand, KING, QUEEN, RANKS, SUITS, Suit, bit, cards_of, rank_of, suit_mask, suit_of,
};
use crate::legal::Role;
use crate::policy::{Announce, Policy, TrumpKeep, TrumpVoid, TrumpWhen};
use crate::rng::Rng;
use crate::setup::{ANNOUNCED_ACES, SEATS};

/// What was written down of a deal, by seat; only players who hold cards have seats here, clockwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Totals {
    /// The pack.
    pub pack: Hand,
    /// Number of players who hold cards, 2..=4.
    pub seats: usize,
    /// Who leads to the first trick.
    pub first: u8,
    /// Card points, without announcements.
    pub points: [u16; SEATS],
    /// Tricks; their sum is the number of tricks in the deal.
    pub tricks: [u8; SEATS],
    /// Who announced what, in order: the marriage of a suit, or four aces. Marriages that were drowned are not
    /// among them.
    pub declared: Vec<(u8, Option<Suit>)>,
    /// Who took the last trick; `None`: anybody.
    pub last: Option<u8>,
    /// Pairs of king and queen in the tricks of each seat (BT-031); `None` for a seat: any number.
    pub pairs: Option<[Option<u8>; SEATS]>,
    /// Who laid cards away that count as his own, and how many (TT-C-010).
    pub kept: (u8, u8),
    /// How many cards go to the winner of the last trick without being played (TH-P-098).
    pub beside: u8,
    /// After how many tricks everybody draws a card.
    pub drawn: u8,
    /// Whether a leader may have claimed all the rest (TH-R-106).
    pub claims: bool,
    /// Whether a marriage may have been shown from the hand (BT-030).
    pub shows: bool,
    /// Whether all announcements were made before the first lead, in turn from who leads (BT-026a).
    pub before: bool,
    /// Whether a marriage is drowned once another player takes its king or queen (BT-031b).
    pub drowns: bool,
    /// The declarer, where his duties are not those of the others (BT-032b, BT-032c).
    pub declarer: Option<u8>,
}

/// An announcement of a deal that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Said {
    /// Who made it.
    pub seat: u8,
    /// The suit of the marriage; `None`: four aces.
    pub suit: Option<Suit>,
    /// Whether the marriage was drowned later.
    pub drowned: bool,
}

/// One trick of a deal that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Who led.
    pub leader: u8,
    /// The cards, that of the leader first.
    pub cards: [Card; SEATS],
    /// Whether the card led was announced.
    pub announced: bool,
    /// The marriage that was shown before the lead.
    pub shown: Option<Suit>,
    /// Whether this trick and all later ones were claimed; the cards are then those of the hands.
    pub claimed: bool,
    /// What each seat drew after the trick.
    pub drawn: Option<[Card; SEATS]>,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WitnessResult {
    /// A deal and its play, trick by trick, with all announcements in order.
    Found(Vec<Step>, Vec<Said>),
    /// No deal gives the totals: all were tried.
    Impossible,
    /// Nor could these announcements be made in any play of so many tricks, whatever the cards: they need more leads.
    Unled,
    /// Neither was shown within the budget.
    Unknown,
}

impl Policy {
    /// Searches a deal, and a play of it under this policy, that gives these totals.
    ///
    /// `budget` is the largest number of tricks tried, for each suit of the ace that may announce four; the answer is the same for the same arguments.
    #[must_use]
    pub fn witness(&self, totals: &Totals, budget: u64) -> WitnessResult {
        let aces = totals.declared.iter().any(|(_, suit)| suit.is_none()) && self.settings().ace_sets_trump;
        let (mut open, mut led) = (false, false);
        for ace in if aces { 0..SUITS as Suit } else { 0..1 } {
            let mut sequences = self.sequences(totals, aces.then_some(ace));
            match Search::new(self, totals, sequences[0].clone(), ace) {
                // Announcements that were drowned need leads of their own.
                Some(search) if search.roots.is_empty() => sequences.clear(),
                Some(_) => led = true,
                None => {
                    led = true;
                    sequences.clear();
                }
            }
            match self.first_of(totals, &sequences, ace, budget) {
                Ok(found) => return found,
                Err(undecided) => open |= undecided,
            }
        }
        match (open, led) {
            (true, _) => WitnessResult::Unknown,
            (_, true) => WitnessResult::Impossible,
            _ => WitnessResult::Unled,
        }
    }

    /// A deal for the first of some sequences of announcements for which one is found; else whether any is undecided.
    fn first_of(
        &self,
        totals: &Totals,
        sequences: &[Vec<Said>],
        ace: Suit,
        budget: u64,
    ) -> Result<WitnessResult, bool> {
        let mut share = (budget / sequences.len().max(1) as u64).max(FIRST_ATTEMPT);
        let mut waiting = Vec::new();
        let mut spent = 0;
        for said in sequences {
            let Some(mut search) = Search::new(self, totals, said.clone(), ace) else { continue };
            search.fit();
            match search.run(share.min(budget)) {
                Verdict::Found => return Ok(search.found()),
                Verdict::Nothing => spent += search.nodes,
                Verdict::OutOfBudget => waiting.push(search),
            }
        }
        // What is left of the budget goes to those that are undecided, to each the same.
        loop {
            let tried = spent + waiting.iter().map(|search| search.nodes).sum::<u64>();
            if waiting.is_empty() || tried >= budget {
                return Err(!waiting.is_empty());
            }
            share = share.saturating_mul(2).min(budget);
            for mut search in std::mem::take(&mut waiting) {
                match search.run(share) {
                    Verdict::Found => return Ok(search.found()),
                    Verdict::Nothing => spent += search.nodes,
                    Verdict::OutOfBudget => waiting.push(search),
                }
            }
        }
    }

    /// All sequences of announcements of which those written down are left once the others were drowned, the shortest
    /// first. An announcement that does not make the trump may as well not be made, and suits that differ in nothing
    /// but their names are taken in order.
    fn sequences(&self, totals: &Totals, ace: Option<Suit>) -> Vec<Vec<Said>> {
        let whole: Vec<Said> = totals
            .declared
            .iter()
            .map(|(seat, suit)| Said { seat: *seat, suit: *suit, drowned: false })
            .collect();
        if !totals.drowns {
            return vec![whole];
        }
        let mut found = Vec::new();
        self.with_drowned(totals, ace, &whole, &mut Vec::new(), &mut found);
        found.sort_by_key(Vec::len);
        found
    }

    fn with_drowned(
        &self,
        totals: &Totals,
        ace: Option<Suit>,
        written: &[Said],
        before: &mut Vec<Said>,
        found: &mut Vec<Vec<Said>>,
    ) {
        match written.split_first() {
            None => found.push(before.clone()),
            Some((next, rest)) => {
                before.push(*next);
                self.with_drowned(totals, ace, rest, before, found);
                before.pop();
            }
        }
        let free = |suit: Suit| {
            let said = |list: &[Said]| list.iter().any(|one| one.suit == Some(suit));
            totals.pack & pair_of(suit) == pair_of(suit) && !said(before) && !said(written)
        };
        let kind = |suit: Suit| {
            let value = self.settings().marriages[usize::from(suit)];
            let same = matches!(self.settings().trump_keep, TrumpKeep::First | TrumpKeep::Last);
            (
                totals.pack >> (8 * suit) & 0xff,
                if same { u16::from(value > 0) } else { value },
                ace == Some(suit),
            )
        };
        let mut kinds = Vec::new();
        for suit in (0..SUITS as Suit).filter(|suit| free(*suit)).collect::<Vec<_>>() {
            if kinds.contains(&kind(suit)) {
                continue;
            }
            kinds.push(kind(suit));
            for seat in 0..totals.seats as u8 {
                before.push(Said { seat, suit: Some(suit), drowned: true });
                self.with_drowned(totals, ace, written, before, found);
                before.pop();
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Found,
    Nothing,
    OutOfBudget,
}

/// A deal whose later tricks are chosen.
#[derive(Clone, Copy)]
struct Node {
    /// The cards that no later trick holds.
    left: Hand,
    /// What each player holds once the next trick to be chosen is played.
    hands: [Hand; SEATS],
    /// What is still to be taken, in earlier tricks and of cards that nobody plays.
    points: [u16; SEATS],
    tricks: [u8; SEATS],
    /// The pairs in later tricks; by suit who took the one card of a pair that lies there: seat + 1.
    pairs: [u8; SEATS],
    halves: [u8; SUITS],
    /// Who leads after the next trick to be chosen, and so takes it.
    leader: u8,
    /// How many announcements were made in all earlier tricks.
    said: usize,
    /// Whether a claim still gathers cards.
    claiming: bool,
    /// Whether the next trick is not led with a trump though its leader holds one, where he must lead a new trump.
    sidesteps: bool,
    /// By suit: whether another player takes the king or queen of the marriage in a later trick.
    drowned: u8,
    /// In an attempt with a plan: by seat, how many cards of each rank its tricks still hold.
    plan: Plan,
}

impl Node {
    /// Before any trick is chosen: `last` takes the last one.
    fn whole(totals: &Totals, said: usize, last: u8, claiming: bool) -> Node {
        Node {
            left: totals.pack,
            hands: [0; SEATS],
            points: totals.points,
            tricks: totals.tricks,
            pairs: [0; SEATS],
            halves: [0; SUITS],
            leader: last,
            said,
            claiming,
            sidesteps: false,
            drowned: 0,
            plan: [[0; RANKS]; SEATS],
        }
    }
}

/// Numbers of cards by seat and rank.
type Plan = [[u8; RANKS]; SEATS];

impl Node {
    fn todo(&self) -> u8 {
        self.tricks.iter().sum()
    }
}

/// How a trick is led.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lead {
    Plain,
    Announced,
    Shown,
}

/// A trick that is being chosen.
struct Laying {
    before: Node,
    winner: usize,
    leader: usize,
    how: Lead,
    index: u8,
    trump: Option<Suit>,
    cards: [Card; SEATS],
    drawn: [Card; SEATS],
    lying: usize,
}

/// The number of tricks tried in the first attempts; it doubles after every `LONGER` of them.
const FIRST_ATTEMPT: u64 = 400;
const LONGER: usize = 32;
/// One attempt out of so many leaves nothing out, the others have a plan (measured: docs/decisions/0017).
const EXHAUSTIVE: usize = 16;
/// The number of tricks after which no attempt has a plan: what was not found until then is more often impossible.
const PLANNED: u64 = 20_000;

/// A state, up to the names of the suits.
type Key = [u64; SUITS + 2];

struct Search<'a> {
    policy: &'a Policy,
    totals: &'a Totals,
    /// All announcements, in order, and whether they make the trump.
    declared: Vec<Said>,
    makes: Vec<bool>,
    /// The ends of play that are not excluded: who takes the last trick, and whether by a claim.
    roots: Vec<(u8, bool)>,
    /// By number of announcements made: the trump, and who made it.
    trumps: Vec<(Option<Suit>, Option<u8>)>,
    /// By suit: which announcement is its marriage, from 1; marks of the suit of the aces and of a fixed trump.
    labels: [u64; SUITS],
    /// By suit: which announcement is its marriage, from 0.
    marriage: [Option<usize>; SUITS],
    /// Which announcement is that of four aces, and the suit of the ace that is led.
    aces: Option<(usize, Suit)>,
    /// Who takes the first trick, where that decides who may announce.
    first_winner: Option<u8>,
    /// Who takes the last trick.
    last: u8,
    /// How many cards go to nobody.
    lost: u8,
    /// Whether the exact cards of a hand matter: cards are drawn while duties hold.
    exact_hands: bool,
    /// Whether it matters how high the cards of a hand are.
    ranked: bool,
    /// The ranks of the pack with their points, the dearest first.
    ranks: Vec<(u16, u8)>,
    failed: HashSet<Key, Hashing>,
    /// What failed in an attempt with a plan.
    tried: HashSet<Key, Hashing>,
    /// Whether the attempt has a plan.
    planned: bool,
    /// By suit, in a plan where pairs are counted: to whom king and queen go (seat + 1), or that they are torn.
    royals: [u8; SUITS],
    shared: HashMap<[u64; 3], bool, Hashing>,
    led: HashMap<u64, bool, Hashing>,
    path: Vec<Step>,
    claim_shown: Option<Suit>,
    attempt: usize,
    /// The number of tricks tried in the next attempt, in all attempts so far, and until this one must end.
    size: u64,
    nodes: u64,
    limit: u64,
    rng: Rng,
}

impl<'a> Search<'a> {
    /// The search, unless nobody can make these announcements in this order; `ace`: the suit of the ace that is led.
    fn new(policy: &'a Policy, totals: &'a Totals, declared: Vec<Said>, ace: Suit) -> Option<Self> {
        let settings = policy.settings();
        let mut trumps = vec![(settings.fixed_trump, None)];
        let mut labels = [0; SUITS];
        let mut marriage = [None; SUITS];
        let mut aces = None;
        let mut makes = Vec::new();
        let (mut announced, mut worth) = (0, 0);
        for (at, Said { seat, suit, drowned }) in declared.iter().enumerate() {
            let (trump, owner) = trumps[at];
            let (card, whole) = match suit {
                Some(suit) => (suit * 8 + QUEEN, pair_of(*suit)),
                None => (ace * 8 + ACE, ACES),
            };
            let twice = suit.map_or(aces.is_some(), |suit| marriage[usize::from(suit)].is_some());
            let may = if totals.before {
                policy.combinations(whole, trump)
            } else {
                policy.announceable(whole, 1, 1, true, trump)
            };
            let barred = may & whole != whole;
            if twice || barred || whole & !totals.pack != 0 {
                return None;
            }
            match suit {
                Some(suit) => {
                    marriage[usize::from(*suit)] = Some(at);
                    labels[usize::from(*suit)] |= at as u64 + 1;
                }
                None => {
                    aces = Some((at, ace));
                    labels[usize::from(ace)] |= 8 * u64::from(settings.ace_sets_trump);
                }
            }
            let (value, sets) = policy.announcement(card, announced, trump, worth);
            announced |= suit.map_or(ANNOUNCED_ACES, |suit| 1 << suit);
            if *drowned && !sets && settings.marriages_by_order.is_empty() {
                return None;
            }
            makes.push(sets);
            if sets {
                worth = value;
                trumps.push((Some(suit_of(card)), Some(*seat)));
            } else {
                trumps.push((trump, owner));
            }
        }
        if let Some(suit) = settings.fixed_trump {
            labels[usize::from(suit)] |= 16;
        }
        let first_winner = match (settings.announce, declared.first()) {
            (Announce::FirstWinner, Some(said)) => Some(said.seat),
            _ => None,
        };
        if first_winner.is_some_and(|winner| declared.iter().any(|said| said.seat != winner)) {
            return None;
        }
        let seats = totals.seats as u8;
        if totals.before && !declared.is_sorted_by_key(|said| (said.seat + seats - totals.first) % seats) {
            return None;
        }
        // Of what was announced before the first lead only what makes its trump tells.
        let last = declared.iter().rfind(|said| trumps[declared.len()] == (said.suit, Some(said.seat)));
        if totals.before && declared.iter().any(|said| said.drowned && last != Some(said)) {
            return None;
        }
        let every: usize = totals.tricks.iter().map(|tricks| usize::from(*tricks)).sum();
        let taken = totals.seats * every + usize::from(totals.kept.1) + usize::from(totals.beside);
        let lost = (totals.pack.count_ones() as usize).checked_sub(taken)? as u8;
        let mut ranks: Vec<(u16, u8)> = (0..RANKS as u8)
            .filter(|rank| totals.pack & rank_mask(*rank) != 0)
            .map(|rank| (policy.card_points(rank), rank))
            .collect();
        ranks.sort_unstable_by(|one, other| other.cmp(one));
        let free = totals.drawn <= settings.duties_from && settings.lead_foreign_trump;
        let mut search = Self {
            policy,
            totals,
            declared,
            makes,
            roots: Vec::new(),
            trumps,
            labels,
            marriage,
            aces,
            first_winner,
            last: 0,
            lost,
            exact_hands: totals.drawn > 0 && !free,
            ranked: settings.beat
                || settings.overtrump
                || settings.trump_void == TrumpVoid::Beat
                || policy.sets_declarer_apart(),
            ranks,
            failed: HashSet::default(),
            tried: HashSet::default(),
            planned: false,
            royals: [0; SUITS],
            shared: HashMap::default(),
            led: HashMap::default(),
            path: Vec::new(),
            claim_shown: None,
            attempt: 0,
            size: FIRST_ATTEMPT,
            nodes: 0,
            limit: 0,
            rng: Rng::new(1, 0),
        };
        search.roots = search.ends();
        Some(search)
    }

    /// The ends of play whose leads allow the announcements: who takes the last trick, and whether by a claim.
    fn ends(&mut self) -> Vec<(u8, bool)> {
        let totals = self.totals;
        let mut roots = Vec::new();
        for claiming in [false, true] {
            for last in 0..totals.seats as u8 {
                let may = totals.tricks[usize::from(last)] > 0 && totals.last.is_none_or(|seat| seat == last);
                let claims = totals.claims || !claiming;
                if may && claims && self.leads_to(totals.tricks, last, self.declared.len(), claiming) {
                    roots.push((last, claiming));
                }
            }
        }
        roots
    }

    /// Leaves the ends of play out in which the cards cannot be shared out.
    fn fit(&mut self) {
        let mut roots = std::mem::take(&mut self.roots);
        roots.retain(|(last, _)| self.fits(*last));
        self.roots = roots;
    }

    /// Searches on until so many tricks were tried in all.
    fn run(&mut self, budget: u64) -> Verdict {
        let totals = self.totals;
        // Short attempts in changing orders find most deals; what is known to fail is kept between them.
        while !self.roots.is_empty() && self.nodes < budget {
            let mut at = 0;
            while at < self.roots.len() {
                let (last, claiming) = self.roots[at];
                self.last = last;
                self.limit = (self.nodes + self.size).min(budget);
                let mut whole = Node::whole(totals, self.declared.len(), last, claiming);
                self.planned = self.attempt % EXHAUSTIVE != 0 && self.nodes < PLANNED;
                if self.planned {
                    self.tried.clear();
                    if let Some(plan) = self.drawn_plan(&whole) {
                        whole.plan = plan;
                        if self.search(&whole) == Verdict::Found {
                            return Verdict::Found;
                        }
                    }
                    at += 1;
                    continue;
                }
                match self.search(&whole) {
                    Verdict::Found => return Verdict::Found,
                    Verdict::Nothing => {
                        self.roots.remove(at);
                    }
                    Verdict::OutOfBudget => at += 1,
                }
            }
            self.attempt += 1;
            if self.attempt % LONGER == 0 {
                self.size *= 2;
            }
        }
        if self.roots.is_empty() { Verdict::Nothing } else { Verdict::OutOfBudget }
    }

    /// The tricks that were found, from the first to the last, with what was announced.
    fn found(mut self) -> WitnessResult {
        if let Some(claim) = self.path.iter_mut().find(|step| step.claimed) {
            claim.shown = self.claim_shown;
        }
        WitnessResult::Found(self.path, self.declared)
    }

    /// Searches the earlier tricks of a deal.
    fn search(&mut self, node: &Node) -> Verdict {
        if node.todo() == 0 {
            return if node.claiming { self.claimed(node) } else { self.finish(node) };
        }
        if self.nodes >= self.limit {
            return Verdict::OutOfBudget;
        }
        self.nodes += 1;
        if node.tricks[usize::from(node.leader)] == 0 && !node.claiming {
            return Verdict::Nothing;
        }
        if !(self.planned || self.shares(node))
            || !self.leads_to(node.tricks, node.leader, node.said, node.claiming)
        {
            return Verdict::Nothing;
        }
        let (columns, key) = self.key(node);
        if self.failed.contains(&key) || self.planned && self.tried.contains(&key) {
            return Verdict::Nothing;
        }
        let mut found = Verdict::Nothing;
        if node.claiming {
            found = worse(found, self.claimed(node));
        }
        if found != Verdict::Found {
            found = worse(found, self.tricks(node, &columns));
        }
        if found == Verdict::Nothing {
            if self.planned {
                self.tried.insert(key);
            } else {
                self.failed.insert(key);
            }
        }
        found
    }

    /// A claim that has all its cards: what was played before it, and a marriage that was shown at the same lead.
    fn claimed(&mut self, node: &Node) -> Verdict {
        if node.left == self.totals.pack {
            return Verdict::Nothing;
        }
        let plain = Node { claiming: false, ..*node };
        let mut found = self.before_claim(&plain);
        if found != Verdict::Found && self.may_show(node, node.leader, &node.tricks) {
            let shown = Node { said: plain.said - 1, ..plain };
            found = worse(found, self.before_claim(&shown));
            if found == Verdict::Found {
                self.claim_shown = self.declared[shown.said].suit;
            }
        }
        found
    }

    fn before_claim(&mut self, node: &Node) -> Verdict {
        if node.todo() > 0 || node.leader == self.totals.first { self.search(node) } else { Verdict::Nothing }
    }

    /// Whether a seat may announce at a lead, after tricks that were taken before.
    fn may_announce(&self, leader: u8, before: &[u8; SEATS]) -> bool {
        match self.policy.settings().announce {
            Announce::Never => false,
            Announce::Lead => true,
            Announce::OwnTrick => before[usize::from(leader)] > 0,
            Announce::FirstWinner => {
                before.iter().any(|tricks| *tricks > 0) && self.first_winner == Some(leader)
            }
        }
    }

    /// Whether the leader can show the next marriage (from the last) out of the cards that he holds.
    fn may_show(&self, node: &Node, leader: u8, before: &[u8; SEATS]) -> bool {
        let next = node.said.checked_sub(1).map(|at| self.declared[at]);
        // Whoever claims the rest takes the cards himself, so nothing is drowned.
        let Some(Said { seat, suit: Some(suit), drowned: false }) = next else { return false };
        let pair = pair_of(suit);
        self.totals.shows
            && seat == leader
            && node.hands[usize::from(leader)] & pair == pair
            && self.may_announce(leader, before)
    }

    /// Tries every trick that can come before those that are chosen.
    fn tricks(&mut self, node: &Node, columns: &[u64; SUITS]) -> Verdict {
        let totals = self.totals;
        let index = node.todo() - 1;
        let winner = usize::from(node.leader);
        if node.tricks[winner] == 0 || node.claiming && index < totals.drawn {
            return Verdict::Nothing;
        }
        let mut before = *node;
        before.tricks[winner] -= 1;
        let mut found = Verdict::Nothing;
        if node.claiming {
            let mut laying = Laying::new(before, winner, winner, Lead::Plain, index, None);
            return self.lay(&mut laying, columns);
        }
        let mut ways = Vec::with_capacity(2 * SEATS);
        for leader in 0..totals.seats as u8 {
            let leads = if index == 0 {
                leader == totals.first && self.first_winner.is_none_or(|seat| usize::from(seat) == winner)
            } else {
                before.tricks[usize::from(leader)] > 0
            };
            if !leads {
                continue;
            }
            ways.push((leader, Lead::Plain));
            if node.said == 0 || totals.before {
                continue;
            }
            let Said { seat, suit, .. } = self.declared[node.said - 1];
            let sidestepped = node.sidesteps && leader == node.leader && self.makes[node.said - 1];
            if seat == leader && !sidestepped && self.may_announce(leader, &before.tricks) {
                ways.push((leader, Lead::Announced));
                if totals.shows && suit.is_some() {
                    ways.push((leader, Lead::Shown));
                }
            }
        }
        for at in (1..ways.len()).rev() {
            ways.swap(at, self.rng.below(at as u32 + 1) as usize);
        }
        if self.attempt % 8 < 6 {
            // Without a trump the earlier tricks are freer.
            ways.sort_by_key(|(_, how)| *how == Lead::Plain);
        }
        let at_once = self.policy.settings().trump_when == TrumpWhen::AtOnce;
        for (leader, how) in ways {
            let said = node.said - usize::from(how != Lead::Plain);
            let trump = self.trumps[if at_once { node.said } else { said }].0;
            let mut laying = Laying::new(before, winner, usize::from(leader), how, index, trump);
            laying.before.said = said;
            found = worse(found, self.lay(&mut laying, columns));
            if found == Verdict::Found {
                break;
            }
        }
        found
    }

    /// Tries every card of the next player to a trick, and every card that he can have drawn after it.
    fn lay(&mut self, laying: &mut Laying, columns: &[u64; SUITS]) -> Verdict {
        let offset = laying.lying;
        if offset == self.totals.seats {
            return self.laid(laying);
        }
        let seat = (laying.leader + offset) % self.totals.seats;
        let mut found = Verdict::Nothing;
        if laying.index >= self.totals.drawn {
            return self.cards(laying, seat, columns);
        }
        let held = laying.before.hands[seat];
        let mut may = held & !self.bound(seat, laying.before.said + usize::from(laying.how != Lead::Plain));
        if !self.exact_hands {
            // Nothing but marriages depends on what is in the hand, so any other card can have been drawn.
            may &= may.wrapping_neg();
        }
        for card in cards_of(may) {
            laying.before.hands[seat] = held & !bit(card);
            laying.drawn[seat] = card;
            found = worse(found, self.cards(laying, seat, columns));
            laying.before.hands[seat] = held;
            if found == Verdict::Found {
                break;
            }
        }
        found
    }

    /// The cards that a seat must have held since it announced, if the first `said` announcements lie before.
    fn bound(&self, seat: usize, said: usize) -> Hand {
        let mut cards = 0;
        for one in self.declared.iter().take(said) {
            if usize::from(one.seat) == seat {
                cards |= one.suit.map_or(ACES, pair_of);
            }
        }
        cards
    }

    /// Tries every card that a seat can have played to a trick.
    fn cards(&mut self, laying: &mut Laying, seat: usize, columns: &[u64; SUITS]) -> Verdict {
        let offset = laying.lying;
        let (left, held) = (laying.before.left, laying.before.hands[seat]);
        let mut found = Verdict::Nothing;
        let urgent = self.bound(seat, laying.before.said) & left;
        let planned = if self.planned { self.planned(&laying.before, laying.winner) } else { Hand::MAX };
        let every = self.layers();
        for (part, layer) in self
            .parts(laying, held, urgent)
            .into_iter()
            .flat_map(|part| every.iter().map(move |layer| (part, layer)))
        {
            let mut rest = part & layer & left & planned;
            let mut turn = self.rng.below(32);
            while rest != 0 {
                let card = ((rest.rotate_right(turn).trailing_zeros() + turn) & 31) as Card;
                rest &= !bit(card);
                turn = u32::from(card);
                if offset == 0 && repeated(columns, card) {
                    continue;
                }
                if !self.may_play(laying, seat, card) || !self.goes(laying, seat, card) {
                    continue;
                }
                laying.before.left = left & !bit(card);
                laying.before.hands[seat] = held | bit(card);
                laying.cards[offset] = card;
                laying.lying = offset + 1;
                found = worse(found, self.lay(laying, columns));
                laying.before.left = left;
                laying.before.hands[seat] = held;
                laying.lying = offset;
                if found == Verdict::Found {
                    return found;
                }
            }
        }
        found
    }

    /// All cards in the order in which they are tried: those of suits that leave the earlier tricks free come first.
    fn parts(&self, laying: &Laying, held: Hand, urgent: Hand) -> [Hand; 5] {
        let led = if laying.lying > 0 { suit_mask(suit_of(laying.cards[0])) } else { 0 };
        let known =
            (0..SUITS as Suit).map(suit_mask).filter(|suit| held & suit != 0).fold(0, |set, suit| set | suit);
        let parts = [led & known, led & !known, known & !led, !(known | led)].map(|part| part & !urgent);
        match self.attempt % 4 {
            0 => [urgent, parts[0], parts[1], parts[2], parts[3]],
            1 => [urgent, parts[2], parts[0], parts[1], parts[3]],
            2 => [urgent, parts[0], parts[2], parts[1], parts[3]],
            _ => [Hand::MAX, 0, 0, 0, 0],
        }
    }

    /// All cards in the order in which they are tried: where a higher card must be played, it is played early.
    fn layers(&self) -> Vec<Hand> {
        if self.ranked && self.attempt % 3 != 0 {
            self.policy.settings().order.iter().map(|rank| rank_mask(*rank)).collect()
        } else {
            vec![Hand::MAX]
        }
    }

    /// Whether a trick can still go to its winner with this card, within his points.
    fn goes(&self, laying: &Laying, seat: usize, card: Card) -> bool {
        let lying = &laying.cards[..laying.lying];
        let worth: u16 = lying.iter().chain([&card]).map(|card| self.policy.card_points(*card)).sum();
        if worth > laying.before.points[laying.winner] {
            return false;
        }
        if laying.before.claiming || lying.is_empty() {
            return true;
        }
        let best = self.policy.winner(lying, laying.trump);
        let holder = (laying.leader + best) % self.totals.seats;
        let wins = self.policy.beats(card, lying[best], laying.trump);
        if seat == laying.winner { wins } else { !(wins && holder == laying.winner) }
    }

    /// Whether a seat can have played a card to a trick: by the duties, and by what was announced.
    fn may_play(&self, laying: &Laying, seat: usize, card: Card) -> bool {
        let node = &laying.before;
        let hand = node.hands[seat] | bit(card);
        // How many announcements were made up to this trick.
        let said = node.said + usize::from(laying.how != Lead::Plain);
        let leads = laying.lying == 0 && !node.claiming;
        let announced = leads && laying.how == Lead::Announced;
        let concerns = match (rank_of(card), self.aces, self.marriage[usize::from(suit_of(card))]) {
            (ACE, Some((at, _)), _) => Some((at, ACES)),
            (KING | QUEEN, _, Some(at)) => Some((at, pair_of(suit_of(card)))),
            _ => None,
        };
        if let Some((at, whole)) = concerns.filter(|(at, _)| *at < said) {
            let Said { seat: own, suit, drowned } = self.declared[at];
            let now = announced && at == said - 1;
            let kept = self.totals.before || self.totals.shows && suit.is_some();
            let loses = self.totals.drowns && suit.is_some() && seat != laying.winner;
            // Whoever announced has played all the cards; the last of them (from the end) is the announcement.
            if usize::from(own) != seat || (hand & whole == whole) != now && !kept || loses && !drowned {
                return false;
            }
        }
        if node.claiming {
            return true;
        }
        if !leads {
            let lying = &laying.cards[..laying.lying];
            let winner = self.policy.winner(lying, laying.trump);
            let (led, index) = (suit_of(lying[0]), usize::from(laying.index));
            let taker = (laying.leader + winner) % self.totals.seats;
            let role = Role::at(seat, Some(taker), self.totals.declarer.map(usize::from));
            return self.policy.replies(hand, led, lying[winner], laying.trump, index, role) & bit(card) != 0;
        }
        let at_once = self.policy.settings().trump_when == TrumpWhen::AtOnce;
        // A trump that comes into force with the next trick leaves the present one whose it was (BT-028).
        let (trump, owner) = self.trumps[if laying.how == Lead::Shown && at_once { said } else { node.said }];
        if laying.how != Lead::Plain {
            let suit = self.declared[said - 1].suit;
            let whole = suit.map_or(ACES, pair_of);
            let ace = suit.is_none() && self.policy.settings().ace_sets_trump;
            if hand & whole != whole
                || announced && whole & bit(card) == 0
                || announced && ace && self.aces.is_some_and(|(_, suit)| suit != suit_of(card))
            {
                return false;
            }
        }
        let foreign = owner.is_some_and(|owner| usize::from(owner) != seat);
        self.policy.leads(hand, trump, usize::from(laying.index), foreign, false) & bit(card) != 0
    }

    /// A whole trick: if it goes where it must, the search goes on before it.
    fn laid(&mut self, laying: &Laying) -> Verdict {
        let totals = self.totals;
        let cards = &laying.cards[..totals.seats];
        let mut node = laying.before;
        if !node.claiming {
            let taker = (laying.leader + self.policy.winner(cards, laying.trump)) % totals.seats;
            if taker != laying.winner {
                return Verdict::Nothing;
            }
            node.leader = laying.leader as u8;
            let (hand, trump) = (node.hands[laying.leader], self.trumps[node.said].0);
            let may = self.policy.leads(hand, trump, usize::from(laying.index), false, true);
            node.sidesteps = may & bit(cards[0]) == 0;
        }
        let worth = cards.iter().map(|card| self.policy.card_points(*card)).sum();
        let Some(points) = node.points[laying.winner].checked_sub(worth) else { return Verdict::Nothing };
        if self.planned {
            for card in cards {
                let count = &mut node.plan[laying.winner][usize::from(rank_of(*card))];
                let Some(fewer) = count.checked_sub(1) else { return Verdict::Nothing };
                *count = fewer;
            }
        }
        node.points[laying.winner] = points;
        if let Some(wanted) = totals.pairs {
            for card in cards.iter().filter(|card| matches!(rank_of(**card), KING | QUEEN)) {
                pile(&mut node, usize::from(suit_of(*card)), laying.winner);
            }
            if (0..SEATS).any(|seat| wanted[seat].is_some_and(|most| node.pairs[seat] > most)) {
                return Verdict::Nothing;
            }
        }
        if totals.drowns {
            let said = node.said + usize::from(laying.how != Lead::Plain);
            for (offset, card) in cards.iter().enumerate() {
                let suit = suit_of(*card);
                let loses = (laying.leader + offset) % totals.seats != laying.winner;
                let at = self.marriage[usize::from(suit)].filter(|at| *at < said);
                if loses && at.is_some() && matches!(rank_of(*card), KING | QUEEN) {
                    node.drowned |= 1 << suit;
                }
            }
            // Before it is announced nothing of it is lost.
            if laying.how != Lead::Plain && !self.drowns(&node, laying.before.said) {
                return Verdict::Nothing;
            }
        }
        let found = self.search(&node);
        if found == Verdict::Found {
            let drawn = laying.index < totals.drawn;
            self.path.push(Step {
                leader: laying.leader as u8,
                cards: laying.cards,
                announced: laying.how == Lead::Announced,
                shown: if laying.how == Lead::Shown { self.declared[laying.before.said].suit } else { None },
                claimed: node.claiming,
                drawn: drawn.then_some(laying.drawn),
            });
        }
        found
    }

    /// Whether an announcement was drowned in the tricks after it if it must be.
    fn drowns(&self, node: &Node, at: usize) -> bool {
        let said = self.declared[at];
        !said.drowned || said.suit.is_none_or(|suit| node.drowned >> suit & 1 != 0)
    }

    /// Whether the cards that nobody played give what is still missing.
    fn finish(&mut self, node: &Node) -> Verdict {
        let held = (0..self.totals.seats).fold(0, |set, seat| set | self.bound(seat, node.said));
        let announced =
            self.totals.before && held & node.left == 0 && (0..node.said).all(|at| self.drowns(node, at));
        if node.said > 0 && !announced {
            return Verdict::Nothing;
        }
        let (keeper, kept) = self.totals.kept;
        let cards: Vec<Card> = cards_of(node.left).collect();
        if self.aside(node, &cards, (usize::from(keeper), kept), self.totals.beside, self.lost) {
            Verdict::Found
        } else {
            Verdict::Nothing
        }
    }

    fn aside(&self, node: &Node, cards: &[Card], kept: (usize, u8), beside: u8, lost: u8) -> bool {
        let Some((card, rest)) = cards.split_first() else {
            let pairs = self.totals.pairs.unwrap_or_default();
            return node.points == [0; SEATS]
                && (0..SEATS).all(|seat| pairs[seat].is_none_or(|wanted| wanted == node.pairs[seat]));
        };
        let suit = usize::from(suit_of(*card));
        let royal = matches!(rank_of(*card), KING | QUEEN);
        let given = |seat: usize| {
            let mut after = *node;
            after.points[seat] = after.points[seat].checked_sub(self.policy.card_points(*card))?;
            if royal {
                pile(&mut after, suit, seat);
            }
            Some(after)
        };
        if kept.1 > 0
            && given(kept.0).is_some_and(|after| self.aside(&after, rest, (kept.0, kept.1 - 1), beside, lost))
        {
            return true;
        }
        let last = usize::from(self.last);
        if beside > 0 && given(last).is_some_and(|after| self.aside(&after, rest, kept, beside - 1, lost)) {
            return true;
        }
        let mut gone = *node;
        if royal {
            gone.halves[suit] = SPLIT;
        }
        lost > 0 && self.aside(&gone, rest, kept, beside, lost - 1)
    }

    // Plans: which cards come to whose tricks. An attempt with a plan finds a deal soon, or never.

    /// A plan that gives the points, drawn at random: cards are given one by one, and none that spoils it.
    fn drawn_plan(&mut self, node: &Node) -> Option<Plan> {
        let seats = self.totals.seats;
        let mut plan = [[0; RANKS]; SEATS];
        let mut share = self.share(node);
        let ranks = self.ranks.clone();
        self.royals = self.drawn_pairs()?;
        for suit in 0..SUITS {
            let pair = pair_of(suit as Suit);
            if matches!(self.royals[suit], 0 | SPLIT) || self.totals.pack & pair != pair {
                continue;
            }
            let seat = usize::from(self.royals[suit] - 1);
            for rank in [QUEEN, KING] {
                let at = ranks.iter().position(|(_, other)| *other == rank)?;
                share = share.given(seat, seats, ranks[at].0, rank)?;
                share.counts[at] = share.counts[at].checked_sub(1)?;
                plan[seat][usize::from(rank)] += 1;
            }
        }
        for (at, (worth, rank)) in ranks.iter().enumerate() {
            for _ in 0..share.counts[at] {
                share.counts[at] -= 1;
                let start = self.rng.below(seats as u32 + 1) as usize;
                let mut places = (0..=seats).map(|offset| (start + offset) % (seats + 1));
                let (seat, after) = places.find_map(|seat| {
                    let after = share.given(seat, seats, *worth, *rank)?;
                    after.fits(&ranks, at, seats).then_some((seat, after))
                })?;
                share = after;
                if seat < seats {
                    plan[seat][usize::from(*rank)] += 1;
                }
            }
        }
        Some(plan)
    }

    /// Who gets which pair, drawn at random: of each seat as many as are wanted.
    fn drawn_pairs(&mut self) -> Option<[u8; SUITS]> {
        let mut royals = [0; SUITS];
        let Some(wanted) = self.totals.pairs else { return Some(royals) };
        royals = [SPLIT; SUITS];
        let mut suits: Vec<usize> = (0..SUITS)
            .filter(|suit| self.totals.pack & pair_of(*suit as Suit) == pair_of(*suit as Suit))
            .collect();
        for (seat, count) in wanted.iter().enumerate().take(self.totals.seats) {
            for _ in 0..count.unwrap_or(0) {
                let at = self.rng.below(suits.len().max(1) as u32) as usize;
                *royals.get_mut(*suits.get(at)?)? = seat as u8 + 1;
                suits.remove(at);
            }
        }
        for (seat, _) in
            wanted.iter().enumerate().take(self.totals.seats).filter(|(_, count)| count.is_none())
        {
            for suit in &suits {
                if royals[*suit] == SPLIT && self.rng.below(2) == 0 {
                    royals[*suit] = seat as u8 + 1;
                }
            }
        }
        Some(royals)
    }

    /// The cards that a plan still has for the tricks of a seat.
    fn planned(&self, node: &Node, seat: usize) -> Hand {
        let ranks = (0..RANKS).filter(|rank| node.plan[seat][*rank] > 0);
        let mut cards = ranks.fold(0, |set, rank| set | rank_mask(rank as u8));
        if self.totals.pairs.is_some() {
            for suit in 0..SUITS {
                let here = seat as u8 + 1;
                let elsewhere = match self.royals[suit] {
                    SPLIT => node.halves[suit] == here,
                    other => other != here,
                };
                if elsewhere {
                    cards &= !pair_of(suit as Suit);
                }
            }
        }
        cards
    }

    // What bounds the search.

    /// The cards that are left, and who gets how many of them.
    fn share(&self, node: &Node) -> Share {
        let totals = self.totals;
        let mut counts = [0; RANKS];
        for (count, (_, rank)) in counts.iter_mut().zip(&self.ranks) {
            *count = (node.left & rank_mask(*rank)).count_ones() as u8;
        }
        let (mut rooms, mut ranked) = ([0; SEATS], [FREE; SEATS]);
        for seat in 0..totals.seats {
            rooms[seat] = node.tricks[seat] * totals.seats as u8;
            if rooms[seat] > 0 && self.begins_in_suit(seat, node.said) {
                ranked[seat] = UNTOUCHED;
            }
        }
        for (seat, more) in [(totals.kept.0, totals.kept.1), (self.last, totals.beside)] {
            if more > 0 {
                rooms[usize::from(seat)] += more;
                ranked[usize::from(seat)] = FREE;
            }
        }
        Share { counts, rooms, ranked, points: node.points, lost: self.lost }
    }

    /// Whether a seat takes its first trick with a card of the suit that another led: there is no trump then, so the
    /// trick holds two cards of a suit.
    fn begins_in_suit(&self, seat: usize, said: usize) -> bool {
        let early = self.declared.iter().take(said).enumerate();
        let trump = early
            .take_while(|(_, one)| self.totals.before || usize::from(one.seat) != seat)
            .any(|(at, _)| self.trumps[at + 1] != self.trumps[at]);
        seat != usize::from(self.totals.first) && self.trumps[0].0.is_none() && !trump
    }

    /// Whether the cards that are left can be shared out so that each seat gets its points.
    fn shares(&mut self, node: &Node) -> bool {
        let share = self.share(node);
        let key = share.key();
        if let Some(known) = self.shared.get(&key) {
            return *known;
        }
        let found = share.fits(&self.ranks, 0, self.totals.seats);
        self.shared.insert(key, found);
        found
    }

    /// Whether the whole pack can be shared out so, with every king and queen that was announced: each is in the
    /// tricks of who announced it, or of somebody who has beaten it.
    fn fits(&mut self, last: u8) -> bool {
        let totals = self.totals;
        self.last = last;
        let whole = Node::whole(totals, self.declared.len(), last, false);
        let share = self.share(&whole);
        let mut suits: Vec<Suit> = self.declared.iter().filter_map(|said| said.suit).collect();
        if totals.pairs.is_some() {
            let others: Vec<Suit> = (0..SUITS as Suit).filter(|suit| !suits.contains(suit)).collect();
            suits.extend(others);
        }
        self.place(&share, &suits, [0; SEATS])
    }

    /// Tries every seat for the king, the queen and the cards above them of these suits, then for all other cards.
    fn place(&self, share: &Share, suits: &[Suit], pairs: [u8; SEATS]) -> bool {
        let Some((suit, rest)) = suits.split_first() else {
            let wanted = self.totals.pairs.unwrap_or_default();
            let counted = (0..SEATS).all(|seat| wanted[seat].is_none_or(|wanted| wanted == pairs[seat]));
            return counted && share.fits(&self.ranks, 0, self.totals.seats);
        };
        let announced = self.marriage[usize::from(*suit)];
        let pair = pair_of(*suit) & self.totals.pack;
        let above = self.policy.above[usize::from(suit * 8 + QUEEN)] & self.totals.pack & !pair;
        // Where marriages are drowned, who announced one has both cards in his tricks, or it is drowned: who has beaten
        // which of them is left to the search.
        let above = if announced.is_some() && !self.totals.drowns { above } else { 0 };
        let cards: Vec<Card> = cards_of(pair).chain(cards_of(above)).collect();
        self.owners(share, &cards, &mut Vec::new(), &mut |after, owners| {
            if !announced.is_none_or(|at| self.ends_with(at, &cards, owners)) {
                return false;
            }
            let mut pairs = pairs;
            if pair.count_ones() == 2 && owners[0] == owners[1] && owners[0] < self.totals.seats {
                pairs[owners[0]] += 1;
            }
            self.place(after, rest, pairs)
        })
    }

    /// Calls a function with every way to share out some cards, until it is true.
    fn owners(
        &self,
        share: &Share,
        cards: &[Card],
        owners: &mut Vec<usize>,
        found: &mut dyn FnMut(&Share, &[usize]) -> bool,
    ) -> bool {
        let Some(card) = cards.get(owners.len()) else { return found(share, owners) };
        let (rank, seats) = (rank_of(*card), self.totals.seats);
        (0..=seats).any(|seat| {
            let Some(mut after) = share.given(seat, seats, self.policy.card_points(*card), rank) else {
                return false;
            };
            for (count, _) in
                after.counts.iter_mut().zip(&self.ranks).filter(|(_, (_, other))| *other == rank)
            {
                *count -= 1;
            }
            owners.push(seat);
            let done = self.owners(&after, cards, owners, found);
            owners.pop();
            done
        })
    }

    /// Whether an announced king and queen can end up with these seats, as the cards above them do.
    fn ends_with(&self, at: usize, cards: &[Card], owners: &[usize]) -> bool {
        let totals = self.totals;
        let (seat, suit) = (usize::from(self.declared[at].seat), self.declared[at].suit);
        if totals.drowns {
            let taken = owners[..2].iter().all(|owner| *owner < totals.seats && totals.tricks[*owner] > 0);
            return taken && self.declared[at].drowned == owners[..2].iter().any(|owner| *owner != seat);
        }
        let at_once = self.policy.settings().trump_when == TrumpWhen::AtOnce;
        let now = self.trumps[at + usize::from(at_once)].0;
        // The card led falls to a higher one of its suit, unless there is another trump; the other does while the
        // suit is trump.
        let led = now.is_none() || now == suit;
        let kept = self.trumps[at + 1..].iter().all(|(trump, _)| *trump == suit);
        if owners[..2].iter().any(|owner| *owner >= totals.seats || totals.tricks[*owner] == 0)
            || owners[0] == owners[1] && totals.tricks[owners[0]] < 2
        {
            return false;
        }
        let beaten = |owner: usize, is_led: bool| {
            // A claim takes cards that nothing has beaten.
            let claimed = !is_led && totals.claims && totals.tricks[owner] > 1;
            owner != seat && !claimed && if is_led { led } else { kept }
        };
        let aces = self.aces.map(|(at, _)| usize::from(self.declared[at].seat));
        let beats = |seat_of: usize| {
            let above = cards.iter().zip(owners).skip(2).filter(|(card, owner)| {
                // Whoever announced four aces has played this one, too.
                **owner == seat_of
                    && (rank_of(**card) != ACE || aces.is_none_or(|aces| aces == seat_of && aces != seat))
            });
            above.count()
        };
        // Neither is led if both were shown from the hand, or announced before the first lead.
        let ways = [[true, false], [false, true], [false, false]];
        let ways = if totals.before { &ways[2..] } else { &ways[..if totals.shows { 3 } else { 2 }] };
        ways.iter().any(|is_led| {
            let needs: Vec<usize> =
                (0..2).filter(|card| beaten(owners[*card], is_led[*card])).map(|card| owners[card]).collect();
            needs.iter().all(|owner| beats(*owner) >= needs.iter().filter(|other| *other == owner).count())
        })
    }

    /// The same where a claim may have taken some of the tricks.
    fn leads_to(&mut self, mut tricks: [u8; SEATS], winner: u8, said: usize, claiming: bool) -> bool {
        if !claiming {
            return self.leads(tricks, winner, said);
        }
        if said == 0 || self.totals.before {
            return true;
        }
        let shown = self.totals.shows && self.declared[said - 1].seat == winner;
        loop {
            let all = tricks.iter().all(|count| *count == 0);
            for said in [Some(said), said.checked_sub(1).filter(|_| shown)].into_iter().flatten() {
                if if all {
                    said == 0
                } else {
                    tricks[usize::from(winner)] > 0 && self.leads(tricks, winner, said)
                } {
                    return true;
                }
            }
            match tricks[usize::from(winner)].checked_sub(1) {
                Some(fewer) => tricks[usize::from(winner)] = fewer,
                None => return false,
            }
        }
    }

    /// Whether the announcements can be made in leads: the cards apart, whoever takes which trick.
    fn leads(&mut self, tricks: [u8; SEATS], winner: u8, said: usize) -> bool {
        if said == 0 || self.totals.before {
            return true;
        }
        let todo: u8 = tricks.iter().sum();
        if usize::from(todo) < said {
            return false;
        }
        let mut key = said as u64 * 4 + u64::from(winner);
        for count in tricks {
            key = key << 6 | u64::from(count);
        }
        if let Some(known) = self.led.get(&key) {
            return *known;
        }
        let totals = self.totals;
        let mut before = tricks;
        before[usize::from(winner)] -= 1;
        let found = (0..totals.seats as u8).any(|leader| {
            let may = if todo == 1 {
                leader == totals.first && self.first_winner.is_none_or(|seat| seat == winner)
            } else {
                before[usize::from(leader)] > 0
            };
            let announces = self.declared[said - 1].seat == leader && self.may_announce(leader, &before);
            may && (announces && (said == 1 || todo > 1 && self.leads(before, leader, said - 1))
                || todo > 1 && self.leads(before, leader, said))
        });
        self.led.insert(key, found);
        found
    }

    /// What the earlier tricks depend on: by suit, without its name unless it was announced, and by seat.
    fn key(&self, node: &Node) -> ([u64; SUITS], Key) {
        let mut columns = [0; SUITS];
        let drawing = node.todo() <= self.totals.drawn;
        for (suit, column) in columns.iter_mut().enumerate() {
            let shift = 8 * suit;
            let left = node.left >> shift & 0xff;
            *column = self.labels[suit] << 8 | u64::from(left);
            if self.totals.pairs.is_some() {
                *column |= u64::from(node.halves[suit]) << 13;
            }
            *column |= u64::from(node.drowned >> suit & 1) << 50;
            for seat in 0..self.totals.seats {
                let held = node.hands[seat] >> shift & 0xff;
                let told = if self.exact_hands {
                    u64::from(held)
                } else if held == 0 || drawing {
                    0
                } else if self.ranked {
                    1 + u64::from(self.below(held, left))
                } else {
                    1
                };
                *column |= told << (16 + 8 * seat);
            }
        }
        let mut sorted = columns;
        sorted.sort_unstable();
        let points = node.points.iter().fold(0, |sum, points| sum << 16 | u64::from(*points));
        let mut rest = node.said as u64 * 2 + u64::from(node.claiming);
        rest = rest << 1 | u64::from(node.sidesteps);
        rest = rest << 2 | u64::from(node.leader);
        rest = rest << 2 | u64::from(if self.totals.beside > 0 { self.last } else { 0 });
        for seat in 0..SEATS {
            rest = rest << 5 | u64::from(node.tricks[seat]);
            rest = rest << 3 | u64::from(node.pairs[seat]);
        }
        (columns, [sorted[0], sorted[1], sorted[2], sorted[3], points, rest])
    }

    /// How many ranks of `left` are below the highest of `held`.
    fn below(&self, held: Hand, left: Hand) -> u32 {
        let order = &self.policy.settings().order;
        let top = order.iter().rposition(|rank| held >> rank & 1 != 0).unwrap_or(0);
        order[..top].iter().filter(|rank| left >> **rank & 1 != 0).count() as u32
    }
}

impl Laying {
    fn new(before: Node, winner: usize, leader: usize, how: Lead, index: u8, trump: Option<Suit>) -> Self {
        let nothing = [0; SEATS];
        Self { before, winner, leader, how, index, trump, cards: nothing, drawn: nothing, lying: 0 }
    }
}

/// Instead of who took the one card of a pair: the pair is complete, or torn.
const SPLIT: u8 = 7;

/// The king or queen of a suit comes to a seat's tricks.
fn pile(node: &mut Node, suit: usize, seat: usize) {
    let here = seat as u8 + 1;
    node.halves[suit] = match node.halves[suit] {
        0 => here,
        other => {
            node.pairs[seat] += u8::from(other == here);
            SPLIT
        }
    };
}

/// King and queen of a suit.
const fn pair_of(suit: Suit) -> Hand {
    bit(suit * 8 + KING) | bit(suit * 8 + QUEEN)
}

/// Of two verdicts the one that says more for both together.
fn worse(one: Verdict, other: Verdict) -> Verdict {
    match (one, other) {
        (Verdict::Found, _) | (_, Verdict::Found) => Verdict::Found,
        (Verdict::OutOfBudget, _) | (_, Verdict::OutOfBudget) => Verdict::OutOfBudget,
        _ => Verdict::Nothing,
    }
}

/// Whether an earlier suit differs in nothing but its name.
fn repeated(columns: &[u64; SUITS], card: Card) -> bool {
    let suit = usize::from(suit_of(card));
    columns[..suit].contains(&columns[suit])
}

/// All cards of a rank.
const fn rank_mask(rank: u8) -> Hand {
    0x0101_0101 << rank
}

/// Of a seat whose cards must have two ranks: it needs none, or has them; it has no card yet. Else the only rank.
const FREE: u8 = 9;
const UNTOUCHED: u8 = 8;

/// Cards to be shared out, and what each seat must get.
#[derive(Clone, Copy)]
struct Share {
    /// How many cards of each rank, in the order of `Search::ranks`.
    counts: [u8; RANKS],
    /// How many cards each seat gets.
    rooms: [u8; SEATS],
    /// By seat: see `FREE`.
    ranked: [u8; SEATS],
    points: [u16; SEATS],
    /// How many cards go to nobody.
    lost: u8,
}

impl Share {
    /// What is left to do once a seat (the number of seats: nobody) has one more card; the card is not counted here.
    fn given(&self, seat: usize, seats: usize, worth: u16, rank: u8) -> Option<Self> {
        let mut after = *self;
        if seat == seats {
            after.lost = after.lost.checked_sub(1)?;
        } else {
            after.rooms[seat] = after.rooms[seat].checked_sub(1)?;
            after.points[seat] = after.points[seat].checked_sub(worth)?;
            after.ranked[seat] = ranked(after.ranked[seat], rank);
        }
        Some(after)
    }

    /// Whether the cards from a rank on can be shared out: each seat fills its room and has its points.
    fn fits(&self, ranks: &[(u16, u8)], at: usize, seats: usize) -> bool {
        let Some((worth, _)) = ranks.get(at) else {
            let filled = self.lost == 0 && self.rooms == [0; SEATS] && self.points == [0; SEATS];
            return filled && self.ranked == [FREE; SEATS];
        };
        let cheapest = ranks[ranks.len() - 1].0;
        for seat in 0..seats {
            let room = u16::from(self.rooms[seat]);
            if self.points[seat] < cheapest * room || self.points[seat] > worth * room {
                return false;
            }
        }
        self.gives(ranks, at, 0, self.counts[at], seats)
    }

    /// The same from a seat on, which gets any number of the cards of one rank.
    fn gives(&self, ranks: &[(u16, u8)], at: usize, seat: usize, count: u8, seats: usize) -> bool {
        if seat == seats {
            return count <= self.lost
                && Self { lost: self.lost - count, ..*self }.fits(ranks, at + 1, seats);
        }
        let (worth, rank) = ranks[at];
        for given in (0..=count.min(self.rooms[seat])).rev() {
            let Some(points) = self.points[seat].checked_sub(worth * u16::from(given)) else { continue };
            let mut after = *self;
            after.points[seat] = points;
            after.rooms[seat] -= given;
            if given > 0 {
                after.ranked[seat] = ranked(after.ranked[seat], rank);
            }
            if after.gives(ranks, at, seat + 1, count - given, seats) {
                return true;
            }
        }
        false
    }

    fn key(&self) -> [u64; 3] {
        let bytes = |list: &[u8]| list.iter().fold(0, |sum, count| sum << 8 | u64::from(*count));
        let points = self.points.iter().fold(0, |sum, points| sum << 16 | u64::from(*points));
        [bytes(&self.counts), bytes(&self.rooms) << 32 | bytes(&self.ranked), points]
    }
}

/// The same after one more card of a rank.
fn ranked(before: u8, rank: u8) -> u8 {
    match before {
        UNTOUCHED => rank,
        other if other == rank => rank,
        _ => FREE,
    }
}

/// A quick hash of a few numbers; nobody chooses them to collide.
#[derive(Default)]
struct Mixer(u64);

type Hashing = BuildHasherDefault<Mixer>;

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 ^= self.0 >> 29;
    }
}
