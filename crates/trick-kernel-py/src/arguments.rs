//! Arguments as Python gives them: ints for cards and suits, tuples and lists for tricks.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};
use trick_kernel::{CARDS, Card, SEATS, SUITS, Suit, Turned};

/// The cards of a trick under way: at most one for each seat, and one turned from the talon.
pub struct Trick {
    cards: [Card; SEATS + 1],
    len: usize,
}

impl Trick {
    /// Reads a tuple, a list or any other iterable of card ids, at most `limit` of them.
    pub fn read(cards: &Bound<'_, PyAny>, limit: usize) -> PyResult<Self> {
        let mut trick = Self { cards: [0; SEATS + 1], len: 0 };
        // The two usual types go without an iterator: this runs for every card played.
        if let Ok(tuple) = cards.cast::<PyTuple>() {
            for offset in 0..tuple.len() {
                trick.push(&tuple.get_item(offset)?, limit)?;
            }
        } else if let Ok(list) = cards.cast::<PyList>() {
            for offset in 0..list.len() {
                trick.push(&list.get_item(offset)?, limit)?;
            }
        } else {
            for item in cards.try_iter()? {
                trick.push(&item?, limit)?;
            }
        }
        Ok(trick)
    }

    /// A trick that has a winner: at least one card.
    pub fn begun(cards: &Bound<'_, PyAny>, limit: usize) -> PyResult<Self> {
        let trick = Self::read(cards, limit)?;
        if trick.len == 0 {
            return Err(PyValueError::new_err("an empty trick has no winner"));
        }
        Ok(trick)
    }

    fn push(&mut self, item: &Bound<'_, PyAny>, limit: usize) -> PyResult<()> {
        if self.len == limit {
            return Err(PyValueError::new_err(format!("a trick here holds at most {limit} cards")));
        }
        self.cards[self.len] = card(item.extract()?)?;
        self.len += 1;
        Ok(())
    }

    pub fn cards(&self) -> &[Card] {
        &self.cards[..self.len]
    }

    /// The talon's card, if one was turned to lead the trick, and the cards of the hands.
    pub fn split(
        &self,
        turned: bool,
        talon_seat: i64,
        players: usize,
    ) -> PyResult<(Option<Turned>, &[Card])> {
        let cards = self.cards();
        if !turned {
            return Ok((None, cards));
        }
        let Some((card, rest)) = cards.split_first() else {
            return Err(PyValueError::new_err("no card of the talon leads an empty trick"));
        };
        let seat = match u8::try_from(talon_seat) {
            _ if talon_seat == -1 => None,
            Ok(seat) if usize::from(seat) < players => Some(seat),
            _ => {
                return Err(PyValueError::new_err(format!(
                    "talon_seat must be -1 or a seat at this table, not {talon_seat}"
                )));
            }
        };
        Ok((Some(Turned { card: *card, seat }), rest))
    }
}

/// A card id, 0..31.
pub fn card(id: i64) -> PyResult<Card> {
    match Card::try_from(id) {
        Ok(card) if usize::from(card) < CARDS => Ok(card),
        _ => Err(PyValueError::new_err(format!("a card is 0..{}, not {id}", CARDS - 1))),
    }
}

/// A trump suit: -1 for none, else 0..3.
pub fn trump(suit: i64) -> PyResult<Option<Suit>> {
    match suit {
        -1 => Ok(None),
        0..=3 => Ok(Some(suit as Suit)),
        _ => Err(PyValueError::new_err(format!("trump is -1 (none) or 0..{}, not {suit}", SUITS - 1))),
    }
}

/// A trump suit as Python sees it: -1 for none.
pub fn suit_or_minus(suit: Option<Suit>) -> i8 {
    suit.map_or(-1, |suit| suit as i8)
}

/// One of the names that a field allows.
pub fn word<T>(name: &str, value: &str, parse: fn(&str) -> Option<T>, names: &[&str]) -> PyResult<T> {
    parse(value).ok_or_else(|| {
        PyValueError::new_err(format!("{name} must be one of {}, not '{value}'", names.join(", ")))
    })
}

/// An error of the kernel as the `ValueError` that Python sees.
pub fn fault(error: impl std::fmt::Display) -> PyErr {
    PyValueError::new_err(error.to_string())
}

/// A whole number of the kernel from a Python one; what does not fit is a `ValueError`.
pub fn number<T: TryFrom<i64>>(name: &str, value: i64) -> PyResult<T> {
    T::try_from(value).map_err(|_| PyValueError::new_err(format!("{name} cannot be {value}")))
}

pub fn numbers<T: TryFrom<i64>, const N: usize>(name: &str, values: &[i64]) -> PyResult<[T; N]> {
    let list = values.iter().map(|value| number(name, *value)).collect::<PyResult<Vec<T>>>()?;
    let given = list.len();
    list.try_into().map_err(|_| PyValueError::new_err(format!("{name} must have {N} values, not {given}")))
}

/// Numbers by seat; the seats beyond have 0.
pub fn by_seat<T: TryFrom<i64> + Copy + Default>(
    name: &str,
    values: &[i64],
    seats: usize,
) -> PyResult<[T; SEATS]> {
    if values.len() != seats {
        return Err(PyValueError::new_err(format!("{name} must have {seats} values, not {}", values.len())));
    }
    let mut found = [T::default(); SEATS];
    for (place, value) in found.iter_mut().zip(values) {
        *place = number(name, *value)?;
    }
    Ok(found)
}
