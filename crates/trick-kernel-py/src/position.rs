//! `prikup._kernel.Position` and the playouts of positions.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use trick_kernel::{Card, Hand, Play, Rng, SEATS, Setup, Tally};

use crate::arguments::{Trick, card, fault, number, suit_or_minus, trump};
use crate::policy::Policy;

/// The trick phase under a policy. Immutable: a play gives a new position.
#[pyclass(frozen, module = "prikup._kernel")]
pub struct Position {
    policy: Py<Policy>,
    inner: trick_kernel::Position,
}

/// Numbers by seat, as the kernel keeps them: one for each player, zero beyond. `None`: all zero.
fn by_seat<T: TryFrom<i64> + Default + Copy>(
    name: &str,
    values: Option<Vec<i64>>,
    players: usize,
) -> PyResult<[T; SEATS]> {
    let mut list = [T::default(); SEATS];
    if let Some(values) = values {
        if values.len() != players {
            return Err(PyValueError::new_err(format!(
                "{name} must have {players} values, not {}",
                values.len()
            )));
        }
        for (place, value) in list.iter_mut().zip(values) {
            *place = number(name, value)?;
        }
    }
    Ok(list)
}

impl Position {
    /// The policy and the position, as the kernel has them.
    pub(crate) fn parts(&self) -> (&trick_kernel::Policy, &trick_kernel::Position) {
        (self.rules(), &self.inner)
    }

    fn rules(&self) -> &trick_kernel::Policy {
        &self.policy.get().inner
    }

    fn seats<'py, T: IntoPyObject<'py> + Copy>(
        &self,
        py: Python<'py>,
        values: [T; SEATS],
    ) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, values[..self.rules().players()].to_vec())
    }
}

#[pymethods]
impl Position {
    #[new]
    #[pyo3(signature = (
        policy,
        hands,
        leader = 0,
        *,
        trick = None,
        stock = vec![],
        trump = -1,
        pending = -1,
        trump_owner = None,
        trump_value = 0,
        new_trump = false,
        index = 0,
        points = None,
        bonus = None,
        tricks = None,
        announced = 0,
        first_winner = None,
        resting = 0,
        talon = vec![],
        talon_seat = None,
        sides = None,
        declarer = None,
    ))]
    #[expect(clippy::too_many_arguments)]
    fn new(
        policy: Py<Policy>,
        hands: Vec<i64>,
        leader: i64,
        trick: Option<&Bound<'_, PyAny>>,
        stock: Vec<i64>,
        trump: i64,
        pending: i64,
        trump_owner: Option<i64>,
        trump_value: i64,
        new_trump: bool,
        index: i64,
        points: Option<Vec<i64>>,
        bonus: Option<Vec<i64>>,
        tricks: Option<Vec<i64>>,
        announced: i64,
        first_winner: Option<i64>,
        resting: i64,
        talon: Vec<i64>,
        talon_seat: Option<i64>,
        sides: Option<Vec<i64>>,
        declarer: Option<i64>,
    ) -> PyResult<Self> {
        let rules = &policy.get().inner;
        let players = rules.players();
        let trick = match trick {
            Some(cards) => Trick::read(cards, players - 1)?.cards().to_vec(),
            None => Vec::new(),
        };
        let mut by_side = Setup::default().sides;
        if sides.is_some() {
            let given: [u8; SEATS] = by_seat("sides", sides, players)?;
            by_side[..players].copy_from_slice(&given[..players]);
        }
        let setup = Setup {
            hands: by_seat("hands", Some(hands), players)?,
            leader: number("leader", leader)?,
            trick,
            stock: stock.into_iter().map(card).collect::<PyResult<_>>()?,
            trump: self::trump(trump)?,
            pending: self::trump(pending)?,
            trump_owner: trump_owner.map(|seat| number("trump_owner", seat)).transpose()?,
            trump_value: number("trump_value", trump_value)?,
            new_trump,
            index: number("index", index)?,
            points: by_seat("points", points, players)?,
            bonus: by_seat("bonus", bonus, players)?,
            tricks: by_seat("tricks", tricks, players)?,
            announced: number("announced", announced)?,
            first_winner: first_winner.map(|seat| number("first_winner", seat)).transpose()?,
            resting: number("resting", resting)?,
            talon: talon.into_iter().map(card).collect::<PyResult<_>>()?,
            talon_seat: talon_seat.map(|seat| number("talon_seat", seat)).transpose()?,
            sides: by_side,
            declarer: declarer.map(|seat| number("declarer", seat)).transpose()?,
        };
        let inner = trick_kernel::Position::new(rules, &setup).map_err(fault)?;
        Ok(Self { policy, inner })
    }

    #[getter]
    fn policy(&self, py: Python<'_>) -> Py<Policy> {
        self.policy.clone_ref(py)
    }

    /// Cards in hand, by seat, as sets of cards.
    #[getter]
    fn hands<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.seats(py, self.inner.setup().hands)
    }

    #[getter]
    fn leader(&self) -> u8 {
        self.inner.setup().leader
    }

    #[getter]
    fn turn(&self) -> u8 {
        self.inner.turn()
    }

    #[getter]
    fn trick<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.inner.trick())
    }

    /// Cards to be drawn after the tricks, the next one first.
    #[getter]
    fn stock<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.inner.stock())
    }

    #[getter]
    fn trump(&self) -> i8 {
        suit_or_minus(self.inner.setup().trump)
    }

    #[getter]
    fn pending(&self) -> i8 {
        suit_or_minus(self.inner.setup().pending)
    }

    #[getter]
    fn trump_owner(&self) -> Option<u8> {
        self.inner.setup().trump_owner
    }

    #[getter]
    fn trump_value(&self) -> u16 {
        self.inner.setup().trump_value
    }

    #[getter]
    fn new_trump(&self) -> bool {
        self.inner.setup().new_trump
    }

    #[getter]
    fn index(&self) -> u8 {
        self.inner.setup().index
    }

    #[getter]
    fn points<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.seats(py, self.inner.setup().points)
    }

    #[getter]
    fn bonus<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.seats(py, self.inner.setup().bonus)
    }

    /// Card points and bonus together, by seat; at the end of the deal as they count.
    #[getter]
    fn totals<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.seats(py, std::array::from_fn(|seat| self.inner.total(self.rules(), seat)))
    }

    #[getter]
    fn tricks<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.seats(py, self.inner.setup().tricks)
    }

    #[getter]
    fn announced(&self) -> u8 {
        self.inner.setup().announced
    }

    #[getter]
    fn first_winner(&self) -> Option<u8> {
        self.inner.setup().first_winner
    }

    /// Seats that hold no cards and are skipped, as a bit set.
    #[getter]
    fn resting(&self) -> u8 {
        self.inner.setup().resting
    }

    /// Cards of the talon that lead tricks, that of the trick under way first.
    #[getter]
    fn talon<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.inner.talon())
    }

    #[getter]
    fn talon_seat(&self) -> Option<u8> {
        self.inner.setup().talon_seat
    }

    /// The side of each seat, named by its lowest seat.
    #[getter]
    fn sides<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        self.seats(py, self.inner.setup().sides)
    }

    /// The declarer, where his duties are not those of the others.
    #[getter]
    fn declarer(&self) -> Option<u8> {
        self.inner.declarer()
    }

    #[getter]
    fn over(&self) -> bool {
        self.inner.over()
    }

    /// The cards that the seat to play may play, as a set of cards.
    fn legal(&self) -> Hand {
        self.inner.legal(self.rules())
    }

    /// The cards that the seat to play may lead with an announcement, as a set of cards.
    fn announceable(&self) -> Hand {
        self.inner.announceable(self.rules())
    }

    /// All plays `(card, announce)`: by card, without announcement first.
    fn plays(&self) -> Vec<(Card, bool)> {
        self.inner.plays(self.rules()).into_iter().map(|play| (play.card, play.announce)).collect()
    }

    /// The position after a play; `ValueError` if it is not legal.
    #[pyo3(signature = (card, announce = false))]
    fn play(&self, py: Python<'_>, card: i64, announce: bool) -> PyResult<Self> {
        let play = Play { card: self::card(card)?, announce };
        match self.inner.play(self.rules(), play) {
            Some(inner) => Ok(Self { policy: self.policy.clone_ref(py), inner }),
            None => {
                let how = if announce { " with an announcement" } else { "" };
                Err(PyValueError::new_err(format!("card {card} cannot be played{how} here")))
            }
        }
    }

    /// Number of sequences of the next `depth` plays.
    fn perft(&self, py: Python<'_>, depth: u32) -> u64 {
        py.detach(|| self.inner.perft(self.rules(), depth))
    }

    /// The count of `perft` for each next play `(card, announce)`.
    fn divide<'py>(&self, py: Python<'py>, depth: u32) -> PyResult<Bound<'py, PyDict>> {
        let counts = py.detach(|| self.inner.divide(self.rules(), depth));
        let dict = PyDict::new(py);
        for (play, count) in counts {
            dict.set_item((play.card, play.announce), count)?;
        }
        Ok(dict)
    }

    /// The position as one line of text, without its policy.
    fn to_text(&self) -> String {
        self.inner.to_text(self.rules())
    }

    /// Reads `to_text`.
    #[staticmethod]
    fn from_text(policy: Py<Policy>, text: &str) -> PyResult<Self> {
        let inner = trick_kernel::Position::from_text(&policy.get().inner, text).map_err(fault)?;
        Ok(Self { policy, inner })
    }

    fn __str__(&self) -> String {
        self.to_text()
    }

    fn __repr__(&self) -> String {
        let policy = self.rules().to_text();
        format!("Position.from_text(Policy.from_text('{policy}'), '{}')", self.to_text())
    }

    #[expect(clippy::type_complexity)]
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Py<Policy>, String))> {
        let read = py.get_type::<Self>().getattr("from_text")?;
        Ok((read, (self.policy.clone_ref(py), self.to_text())))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.inner == other.inner && self.rules() == other.rules()
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.inner.hash(&mut hasher);
        hasher.finish()
    }
}

/// Sums of points and of tricks, each with one number for each seat.
type Sums = (Vec<u64>, Vec<u64>);

fn sums(tally: &Tally, players: usize) -> Sums {
    (tally.points[..players].to_vec(), tally.tricks[..players].to_vec())
}

/// Plays each position out `repeats` times at random.
#[pyfunction]
pub fn playout(py: Python<'_>, positions: Vec<PyRef<'_, Position>>, repeats: u32, seed: u64) -> Vec<Sums> {
    let positions: Vec<&Position> = positions.iter().map(|position| &**position).collect();
    py.detach(|| {
        positions
            .iter()
            .zip(0..)
            .map(|(position, stream)| {
                let mut rng = Rng::new(seed, stream);
                let rules = position.rules();
                let tally = trick_kernel::playout(rules, &position.inner, repeats, &mut rng);
                sums(&tally, rules.players())
            })
            .collect()
    })
}

/// Deals `hand_size` random cards of `deck` to every seat and plays out, `deals` times.
#[pyfunction]
pub fn playout_deals(
    py: Python<'_>,
    policy: &Bound<'_, Policy>,
    deck: Hand,
    hand_size: u32,
    deals: u32,
    seed: u64,
) -> PyResult<Sums> {
    let rules = &policy.get().inner;
    let tally =
        py.detach(|| trick_kernel::playout_deals(rules, deck, hand_size, deals, &mut Rng::new(seed, 0)));
    match tally {
        Some(tally) => Ok(sums(&tally, rules.players())),
        None => Err(PyValueError::new_err(format!(
            "{} cards do not give {} hands of {hand_size}",
            deck.count_ones(),
            rules.players()
        ))),
    }
}
