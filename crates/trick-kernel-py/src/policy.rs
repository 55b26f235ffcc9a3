//! `prikup._kernel.Policy`.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use trick_kernel::{
    Announce, CARDS, Card, Hand, Objective, QUEEN, SEATS, Settings, Step, Totals, TrumpKeep, TrumpVoid,
    TrumpWhen, Turned, WitnessResult, rank_of,
};

use crate::arguments::{Trick, by_seat, card, fault, number, numbers, suit_or_minus, trump, word};
use crate::sets::{added, laid, selected};

/// The rules of a deal's trick play. Frozen, hashable, compared by its fields.
#[pyclass(frozen, module = "prikup._kernel")]
pub struct Policy {
    pub inner: trick_kernel::Policy,
}

/// The result of `take`: winner, next leader, card points of the trick, points and tricks by seat.
type Taken<'py> = (usize, usize, u16, Bound<'py, PyTuple>, Bound<'py, PyTuple>);

/// The result of `draw`: hands, stock, and pairs of seat and card.
type Drawn<'py> = (Bound<'py, PyTuple>, Bound<'py, PyTuple>, Bound<'py, PyTuple>);

/// A trick of `witness`: who led, the cards, whether the lead was announced, which marriage was shown before it
/// (-1: none), whether it was claimed, and what each seat drew after it.
type Found = (u8, Vec<Card>, bool, i8, bool, Vec<Card>);

/// What `witness` finds: its answer, the tricks, and who announced which suit (-1: four aces), and whether it was drowned.
type Deal = (&'static str, Vec<Found>, Vec<(u8, i8, bool)>);

impl Policy {
    /// Number of seats that play if those of a bit set rest.
    fn seats(&self, resting: u8) -> PyResult<usize> {
        let players = self.inner.players();
        let playing = players.saturating_sub(resting.count_ones() as usize);
        if playing < 2 || resting >> players != 0 {
            return Err(PyValueError::new_err(format!(
                "resting names seats 0..{}, and at least two seats must play, not {resting:#b}",
                players - 1
            )));
        }
        Ok(playing)
    }

    /// How many players play to a trick before the declarer; -1: nobody is one.
    fn offset(&self, declarer: i64) -> PyResult<Option<usize>> {
        match usize::try_from(declarer) {
            Ok(offset) => self.seat(offset).map(Some),
            Err(_) if declarer == -1 => Ok(None),
            Err(_) => Err(PyValueError::new_err(format!("declarer must be -1 or more, not {declarer}"))),
        }
    }

    /// The same for the declarer's seat; not asked where his duties are those of the others.
    fn plays_at(&self, declarer: i64, leader: i64, resting: u8) -> PyResult<Option<usize>> {
        if declarer == -1 || !self.inner.sets_declarer_apart() {
            return Ok(None);
        }
        self.seats(resting)?;
        let declarer = self.seat(number("declarer", declarer)?)?;
        let leader = self.seat(number("leader", leader)?)?;
        Ok(self.inner.offset_of(declarer, leader, resting))
    }

    /// A seat at the table.
    fn seat(&self, seat: usize) -> PyResult<usize> {
        if seat < self.inner.players() {
            return Ok(seat);
        }
        Err(PyValueError::new_err(format!("there is no seat {seat} at this table")))
    }
}

#[pymethods]
impl Policy {
    #[new]
    #[pyo3(signature = (
        *,
        players = 3,
        order = [0, 1, 2, 4, 5, 6, 3, 7].to_vec(),
        points = [0, 0, 0, 10, 2, 3, 4, 11].to_vec(),
        marriages = [40, 60, 80, 100].to_vec(),
        marriages_by_order = vec![],
        ace_marriage = 0,
        ace_sets_trump = false,
        follow = true,
        trump_void = "must",
        overtrump = false,
        partial_trumping = false,
        overtrump_declarer = false,
        beat = false,
        duties_from = 0,
        announce = "lead",
        trump_when = "at_once",
        trump_keep = "last",
        lead_foreign_trump = true,
        lead_new_trump = false,
        fixed_trump = -1,
        trick_needed = false,
        last_trick = 0,
        objective = "points",
    ))]
    #[expect(clippy::too_many_arguments, clippy::fn_params_excessive_bools)]
    fn new(
        players: i64,
        order: Vec<i64>,
        points: Vec<i64>,
        marriages: Vec<i64>,
        marriages_by_order: Vec<i64>,
        ace_marriage: i64,
        ace_sets_trump: bool,
        follow: bool,
        trump_void: &str,
        overtrump: bool,
        partial_trumping: bool,
        overtrump_declarer: bool,
        beat: bool,
        duties_from: i64,
        announce: &str,
        trump_when: &str,
        trump_keep: &str,
        lead_foreign_trump: bool,
        lead_new_trump: bool,
        fixed_trump: i64,
        trick_needed: bool,
        last_trick: i64,
        objective: &str,
    ) -> PyResult<Self> {
        let settings = Settings {
            players: number("players", players)?,
            order: numbers("order", &order)?,
            points: numbers("points", &points)?,
            marriages: numbers("marriages", &marriages)?,
            marriages_by_order: marriages_by_order
                .iter()
                .map(|value| number("marriages_by_order", *value))
                .collect::<PyResult<_>>()?,
            ace_marriage: number("ace_marriage", ace_marriage)?,
            ace_sets_trump,
            follow,
            trump_void: word("trump_void", trump_void, TrumpVoid::from_name, TrumpVoid::NAMES)?,
            overtrump,
            partial_trumping,
            overtrump_declarer,
            beat,
            duties_from: number("duties_from", duties_from)?,
            announce: word("announce", announce, Announce::from_name, Announce::NAMES)?,
            trump_when: word("trump_when", trump_when, TrumpWhen::from_name, TrumpWhen::NAMES)?,
            trump_keep: word("trump_keep", trump_keep, TrumpKeep::from_name, TrumpKeep::NAMES)?,
            lead_foreign_trump,
            lead_new_trump,
            fixed_trump: match fixed_trump {
                -1 => None,
                suit => Some(number("fixed_trump", suit)?),
            },
            trick_needed,
            last_trick: number("last_trick", last_trick)?,
            objective: word("objective", objective, Objective::from_name, Objective::NAMES)?,
        };
        Ok(Self { inner: trick_kernel::Policy::new(settings).map_err(fault)? })
    }

    #[getter]
    fn players(&self) -> u8 {
        self.inner.settings().players
    }

    #[getter]
    fn order<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.inner.settings().order)
    }

    #[getter]
    fn points_by_rank<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.inner.settings().points)
    }

    #[getter]
    fn marriages<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.inner.settings().marriages)
    }

    #[getter]
    fn marriages_by_order<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.inner.settings().marriages_by_order)
    }

    #[getter]
    fn ace_marriage(&self) -> u16 {
        self.inner.settings().ace_marriage
    }

    #[getter]
    fn ace_sets_trump(&self) -> bool {
        self.inner.settings().ace_sets_trump
    }

    #[getter]
    fn follow(&self) -> bool {
        self.inner.settings().follow
    }

    #[getter]
    fn trump_void(&self) -> &'static str {
        self.inner.settings().trump_void.name()
    }

    #[getter]
    fn overtrump(&self) -> bool {
        self.inner.settings().overtrump
    }

    #[getter]
    fn partial_trumping(&self) -> bool {
        self.inner.settings().partial_trumping
    }

    #[getter]
    fn overtrump_declarer(&self) -> bool {
        self.inner.settings().overtrump_declarer
    }

    /// Whether duties of the declarer are not those of the others.
    #[getter]
    fn sets_declarer_apart(&self) -> bool {
        self.inner.sets_declarer_apart()
    }

    #[getter]
    fn beat(&self) -> bool {
        self.inner.settings().beat
    }

    #[getter]
    fn duties_from(&self) -> u8 {
        self.inner.settings().duties_from
    }

    #[getter]
    fn announce(&self) -> &'static str {
        self.inner.settings().announce.name()
    }

    #[getter]
    fn trump_when(&self) -> &'static str {
        self.inner.settings().trump_when.name()
    }

    #[getter]
    fn trump_keep(&self) -> &'static str {
        self.inner.settings().trump_keep.name()
    }

    #[getter]
    fn lead_foreign_trump(&self) -> bool {
        self.inner.settings().lead_foreign_trump
    }

    #[getter]
    fn lead_new_trump(&self) -> bool {
        self.inner.settings().lead_new_trump
    }

    #[getter]
    fn fixed_trump(&self) -> i8 {
        suit_or_minus(self.inner.settings().fixed_trump)
    }

    #[getter]
    fn trick_needed(&self) -> bool {
        self.inner.settings().trick_needed
    }

    #[getter]
    fn last_trick(&self) -> u16 {
        self.inner.settings().last_trick
    }

    #[getter]
    fn objective(&self) -> &'static str {
        self.inner.settings().objective.name()
    }

    /// The cards of `hand` that may be played to `trick`, as a set of cards.
    ///
    /// `trump` is the suit that is trump in this trick (-1: none), `index` the number of tricks
    /// finished before it; `foreign` says that another player's announcement made it trump, `new` that
    /// the player's own announcement in the trick before did. `turned`:
    /// the first card of the trick was turned from the talon, and counts as `talon_seat`'s (-1: it
    /// only names the suit). `declarer`: how many players play to the trick before the declarer (-1: nobody is one).
    #[pyo3(signature = (
        hand, trick, trump, index = 0, foreign = false, turned = false, talon_seat = -1, new = false, declarer = -1
    ))]
    #[expect(clippy::too_many_arguments)]
    fn legal(
        &self,
        hand: Hand,
        trick: &Bound<'_, PyAny>,
        trump: i64,
        index: usize,
        foreign: bool,
        turned: bool,
        talon_seat: i64,
        new: bool,
        declarer: i64,
    ) -> PyResult<Hand> {
        let trick = Trick::read(trick, self.inner.players() - 1 + usize::from(turned))?;
        let (trump, declarer) = (self::trump(trump)?, self.offset(declarer)?);
        match trick.split(turned, talon_seat, self.inner.players())? {
            (Some(turned), cards) => Ok(self.inner.legal_after(turned, hand, cards, trump, index, declarer)),
            (None, cards) => Ok(self.inner.legal(hand, cards, trump, index, foreign, new, declarer)),
        }
    }

    /// What the rules demand of a player who holds `hand`: the name of the duty, and the suit that it names
    /// (-1: none). The arguments are those of `legal`.
    #[pyo3(signature = (
        hand, trick, trump, index = 0, foreign = false, turned = false, talon_seat = -1, new = false, declarer = -1
    ))]
    #[expect(clippy::too_many_arguments)]
    fn duty(
        &self,
        hand: Hand,
        trick: &Bound<'_, PyAny>,
        trump: i64,
        index: usize,
        foreign: bool,
        turned: bool,
        talon_seat: i64,
        new: bool,
        declarer: i64,
    ) -> PyResult<(&'static str, i8)> {
        let trick = Trick::read(trick, self.inner.players() - 1 + usize::from(turned))?;
        let (talon, cards) = trick.split(turned, talon_seat, self.inner.players())?;
        let (trump, declarer) = (self::trump(trump)?, self.offset(declarer)?);
        let (duty, _) = self.inner.duty(talon, hand, cards, trump, index, foreign, new, declarer);
        Ok((duty.name(), suit_or_minus(duty.suit())))
    }

    /// The seat that plays next to a trick to which `leader` played first; those in the bit set
    /// `resting` are skipped, and a card turned from the talon is nobody's play.
    #[pyo3(signature = (leader, trick, resting = 0, turned = false, /))]
    fn turn(&self, leader: usize, trick: &Bound<'_, PyTuple>, resting: u8, turned: bool) -> PyResult<usize> {
        self.seats(resting)?;
        let lying = trick.len().saturating_sub(usize::from(turned));
        Ok(self.inner.seat_at(self.seat(leader)?, lying, resting))
    }

    /// The hands and the trick after `seat` has played a card to the trick, and whether it is full now:
    /// with a card of every seat that is not `resting`, and the one `turned` from the talon.
    #[pyo3(signature = (hands, trick, seat, card_id, resting = 0, turned = false, /))]
    fn lay<'py>(
        &self,
        hands: &Bound<'py, PyTuple>,
        trick: &Bound<'py, PyTuple>,
        seat: usize,
        card_id: &Bound<'py, PyAny>,
        resting: u8,
        turned: bool,
    ) -> PyResult<(Bound<'py, PyTuple>, Bound<'py, PyTuple>, bool)> {
        let size = self.seats(resting)? + usize::from(turned);
        let (hands, trick) = laid(hands, trick, seat, card_id)?;
        let full = trick.len() >= size;
        Ok((hands, trick, full))
    }

    /// The cards of `hand` that may be led with an announcement, as a set of cards.
    ///
    /// `index` is the number of tricks finished, `tricks_taken` how many of them this player took,
    /// `first_winner` whether he took the first one, `trump` the suit that is trump now (-1: none).
    #[pyo3(signature = (hand, index, tricks_taken, first_winner, trump = -1))]
    fn announceable(
        &self,
        hand: Hand,
        index: usize,
        tricks_taken: usize,
        first_winner: bool,
        trump: i64,
    ) -> PyResult<Hand> {
        Ok(self.inner.announceable(hand, index, tricks_taken, first_winner, self::trump(trump)?))
    }

    /// What `seat` may do when it is its turn: the cards that it may play, and those that it may announce
    /// with, as sets. All but the seat are as in a position, numbers by seat as tuples. If a `leader`
    /// is given, a seat may act only in its turn; seats of the set `resting` have no turn. A `declarer` (-1: nobody)
    /// needs a leader.
    #[pyo3(signature = (
        seat, hands, trick, trump, trump_owner, index, tricks, first_winner, leader = -1, resting = 0,
        new_trump = false, declarer = -1, /
    ))]
    #[expect(clippy::too_many_arguments)]
    fn choices(
        &self,
        seat: i64,
        hands: &Bound<'_, PyTuple>,
        trick: &Bound<'_, PyAny>,
        trump: i64,
        trump_owner: i64,
        index: usize,
        tricks: &Bound<'_, PyTuple>,
        first_winner: i64,
        leader: i64,
        resting: u8,
        new_trump: bool,
        declarer: i64,
    ) -> PyResult<(Hand, Hand)> {
        let trick = Trick::read(trick, self.inner.players() - 1)?;
        let trump = self::trump(trump)?;
        let place = number("seat", seat)?;
        if leader != -1 {
            self.seats(resting)?;
            let leader = self.seat(number("leader", leader)?)?;
            if self.inner.seat_at(leader, trick.cards().len(), resting) != place {
                return Ok((0, 0));
            }
        }
        let hand = hands.get_borrowed_item(place)?.extract()?;
        // A trump that nobody's announcement made is foreign to nobody.
        let foreign = trump_owner >= 0 && trump_owner != seat;
        let new = new_trump && trump_owner == seat;
        let declarer = self.plays_at(declarer, leader, resting)?;
        let cards = self.inner.legal(hand, trick.cards(), trump, index, foreign, new, declarer);
        if !trick.cards().is_empty() {
            return Ok((cards, 0));
        }
        let taken = tricks.get_borrowed_item(place)?.extract()?;
        Ok((cards, cards & self.inner.announceable(hand, index, taken, first_winner == seat, trump)))
    }

    /// Like `choices`, but as items: those of `plain` for the cards that may be played, then those of
    /// `announced` for the cards that may be announced with.
    #[pyo3(signature = (
        plain, announced, seat, hands, trick, trump, trump_owner, index, tricks, first_winner, leader = -1,
        resting = 0, new_trump = false, declarer = -1, /
    ))]
    #[expect(clippy::too_many_arguments)]
    fn plays<'py>(
        &self,
        plain: &Bound<'py, PyTuple>,
        announced: &Bound<'py, PyTuple>,
        seat: i64,
        hands: &Bound<'_, PyTuple>,
        trick: &Bound<'_, PyAny>,
        trump: i64,
        trump_owner: i64,
        index: usize,
        tricks: &Bound<'_, PyTuple>,
        first_winner: i64,
        leader: i64,
        resting: u8,
        new_trump: bool,
        declarer: i64,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let (cards, announceable) = self.choices(
            seat,
            hands,
            trick,
            trump,
            trump_owner,
            index,
            tricks,
            first_winner,
            leader,
            resting,
            new_trump,
            declarer,
        )?;
        selected(&[(plain, cards), (announced, announceable)])
    }

    /// What an announcement made with `card` brings: its points, and whether its suit becomes trump.
    ///
    /// `announced`: what was announced before, suits as bits 0..3, bit 4 for four aces; `trump` the
    /// suit that is trump (-1: none), `trump_value` the points of the announcement that made it.
    fn announcement(&self, card: i64, announced: u8, trump: i64, trump_value: u16) -> PyResult<(u16, bool)> {
        let (card, trump) = (self::card(card)?, self::trump(trump)?);
        if rank_of(card) < QUEEN {
            return Err(PyValueError::new_err(format!("nothing is announced with card {card}")));
        }
        Ok(self.inner.announcement(card, announced, trump, trump_value))
    }

    /// Offset in `trick` of the card that wins it so far; 0 is the card that led. -1: none does, because
    /// the first was `turned` from the talon, only names the suit (`talon_seat` -1), and nobody followed.
    #[pyo3(signature = (trick, trump, turned = false, talon_seat = -1))]
    fn winner(&self, trick: &Bound<'_, PyAny>, trump: i64, turned: bool, talon_seat: i64) -> PyResult<i8> {
        let players = self.inner.players();
        let trick = Trick::begun(trick, players + usize::from(turned))?;
        let trump = self::trump(trump)?;
        let (talon, cards) = trick.split(turned, talon_seat, players)?;
        let offset = match (self.inner.winning(talon, cards, trump), talon) {
            (Some(offset), None) => offset as i8,
            (Some(offset), Some(_)) => offset as i8 + 1,
            (None, Some(Turned { seat: None, .. })) => -1,
            (None, _) => 0,
        };
        Ok(offset)
    }

    /// Who takes a trick to which `leader` played first, who leads to the next one, its card points,
    /// and the points and tricks by seat with it.
    ///
    /// `points` and `tricks` are those before it; `points` may be empty where nobody counts them.
    /// `resting`, `turned` and `talon_seat` are as in `lay` and `legal`.
    #[pyo3(signature = (trick, trump, leader, points, tricks, resting = 0, turned = false, talon_seat = -1, /))]
    #[expect(clippy::too_many_arguments)]
    fn take<'py>(
        &self,
        trick: &Bound<'_, PyAny>,
        trump: i64,
        leader: usize,
        points: &Bound<'py, PyTuple>,
        tricks: &Bound<'py, PyTuple>,
        resting: u8,
        turned: bool,
        talon_seat: i64,
    ) -> PyResult<Taken<'py>> {
        let size = self.seats(resting)?;
        let trick = Trick::begun(trick, size + usize::from(turned))?;
        let (leader, trump) = (self.seat(leader)?, self::trump(trump)?);
        let (talon, cards) = trick.split(turned, talon_seat, self.inner.players())?;
        let winner = self.inner.taker(talon, cards, trump, leader, resting);
        let taken: u16 = trick.cards().iter().map(|card| self.inner.card_points(*card)).sum();
        let points = if points.is_empty() { points.clone() } else { added(points, winner, taken.into())? };
        let next = if turned { leader } else { winner };
        Ok((winner, next, taken, points, added(tricks, winner, 1)?))
    }

    /// The hands and the stock after every seat that does not rest has drawn a card, `winner` first, and
    /// who drew what.
    #[pyo3(signature = (hands, stock, winner, resting = 0, /))]
    fn draw<'py>(
        &self,
        hands: &Bound<'py, PyTuple>,
        stock: &Bound<'py, PyTuple>,
        winner: usize,
        resting: u8,
    ) -> PyResult<Drawn<'py>> {
        let (size, winner) = (self.seats(resting)?, self.seat(winner)?);
        if stock.len() < size {
            return Err(PyValueError::new_err(format!(
                "{size} seats cannot draw from {} cards",
                stock.len()
            )));
        }
        let mut after = hands.iter().map(|hand| hand.extract()).collect::<PyResult<Vec<Hand>>>()?;
        let mut drawn = Vec::with_capacity(size);
        for offset in 0..size {
            let seat = self.inner.seat_at(winner, offset, resting);
            let card = self::card(stock.get_borrowed_item(offset)?.extract()?)?;
            *after
                .get_mut(seat)
                .ok_or_else(|| PyIndexError::new_err(format!("no hand of seat {seat}")))? |= 1 << card;
            drawn.push((seat, card));
        }
        Ok((
            PyTuple::new(hands.py(), after)?,
            stock.get_slice(size, stock.len()),
            PyTuple::new(hands.py(), drawn)?,
        ))
    }

    /// Card points of a set of cards.
    fn points(&self, cards: Hand) -> u16 {
        self.inner.points(cards)
    }

    /// Searches a deal, and a play of it, that gives these totals: what came of it, the tricks, all announcements. `found`;
    /// `impossible`; `unled`, if the announcements need more leads, whatever the cards; `unknown`, if `budget` tricks
    /// did not decide it.
    ///
    /// Seats are those of the players who hold cards, clockwise from any. `declared`: who announced which suit
    /// (-1: four aces), in order; `last`: who took the last trick (-1: anybody); `pairs`: kings with their queens in
    /// the tricks of each seat (-1: any number; empty: for all); `kept`: who laid away cards that count as his own,
    /// and how many; `beside`: cards that go with the last trick; `drawn`: tricks after which all draw a card.
    #[pyo3(signature = (
        pack, first, points, tricks, declared = vec![], *, last = -1, pairs = vec![], kept = (0, 0), beside = 0,
        drawn = 0, claims = false, shows = false, before = false, drowns = false, declarer = -1, budget = 100_000
    ))]
    #[expect(clippy::too_many_arguments, clippy::fn_params_excessive_bools)]
    fn witness(
        &self,
        py: Python<'_>,
        pack: Hand,
        first: u8,
        points: Vec<i64>,
        tricks: Vec<i64>,
        declared: Vec<(u8, i64)>,
        last: i64,
        pairs: Vec<i64>,
        kept: (u8, u8),
        beside: u8,
        drawn: u8,
        claims: bool,
        shows: bool,
        before: bool,
        drowns: bool,
        declarer: i64,
        budget: u64,
    ) -> PyResult<Deal> {
        let seats = points.len();
        let mut named = declared.iter().map(|(seat, _)| *seat).chain([first, kept.0]);
        if !(2..=SEATS).contains(&seats)
            || named.any(|seat| usize::from(seat) >= seats)
            || last.max(declarer) >= seats as i64
        {
            return Err(PyValueError::new_err(format!(
                "there must be 2..{SEATS} seats, and all that are named"
            )));
        }
        let wanted = if pairs.is_empty() {
            None
        } else {
            let counts: [i64; SEATS] = by_seat("pairs", &pairs, seats)?;
            Some(counts.map(|count| u8::try_from(count).ok()))
        };
        let totals = Totals {
            pack,
            seats,
            first,
            points: by_seat("points", &points, seats)?,
            tricks: by_seat("tricks", &tricks, seats)?,
            declared: declared
                .iter()
                .map(|(seat, suit)| Ok((*seat, trump(*suit)?)))
                .collect::<PyResult<_>>()?,
            last: u8::try_from(last).ok(),
            pairs: wanted,
            kept,
            beside,
            drawn,
            claims,
            shows,
            before,
            drowns,
            declarer: u8::try_from(declarer).ok(),
        };
        if totals.tricks.iter().any(|tricks| usize::from(*tricks) > CARDS) {
            return Err(PyValueError::new_err("a deal has fewer tricks than cards"));
        }
        let found = |step: Step| {
            let drawn = step.drawn.map_or(vec![], |cards| cards[..seats].to_vec());
            let cards = step.cards[..seats].to_vec();
            (step.leader, cards, step.announced, suit_or_minus(step.shown), step.claimed, drawn)
        };
        Ok(match py.detach(|| self.inner.witness(&totals, budget)) {
            WitnessResult::Found(steps, said) => {
                let said = said.iter().map(|one| (one.seat, suit_or_minus(one.suit), one.drowned)).collect();
                ("found", steps.into_iter().map(found).collect(), said)
            }
            WitnessResult::Impossible => ("impossible", vec![], vec![]),
            WitnessResult::Unled => ("unled", vec![], vec![]),
            WitnessResult::Unknown => ("unknown", vec![], vec![]),
        })
    }

    /// Whether `card`, played later than `winning`, takes the trick from it.
    fn beats(&self, card: i64, winning: i64, trump: i64) -> PyResult<bool> {
        let (card, winning) = (self::card(card)?, self::card(winning)?);
        Ok(self.inner.beats(card, winning, self::trump(trump)?))
    }

    /// The policy with another value of the last trick, and another time to announce.
    #[pyo3(signature = (*, announce, last_trick))]
    fn changed(&self, announce: &str, last_trick: i64) -> PyResult<Self> {
        let settings = Settings {
            announce: word("announce", announce, Announce::from_name, Announce::NAMES)?,
            last_trick: number("last_trick", last_trick)?,
            ..self.inner.settings().clone()
        };
        Ok(Self { inner: trick_kernel::Policy::new(settings).map_err(fault)? })
    }

    /// The policy as text: `name=value` fields that differ from the default.
    fn to_text(&self) -> String {
        self.inner.to_text()
    }

    /// Reads `to_text`.
    #[staticmethod]
    fn from_text(text: &str) -> PyResult<Self> {
        let inner = trick_kernel::Policy::from_text(text).map_err(fault)?;
        Ok(Self { inner })
    }

    fn __repr__(&self) -> String {
        format!("Policy.from_text('{}')", self.inner.to_text())
    }

    /// Pickled as text, so that a policy can be sent to worker processes.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.get_type::<Self>().getattr("from_text")?, (self.inner.to_text(),)))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.inner == other.inner
    }

    fn __hash__(&self) -> u64 {
        // Fixed keys: the hash of a policy is the same in every process.
        let mut hasher = DefaultHasher::new();
        self.inner.hash(&mut hasher);
        hasher.finish()
    }
}
