//! Tuples by card and by seat, as Python keeps them.

use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use trick_kernel::{Hand, cards_of};

use crate::arguments::card;

/// The items of tuples at the places of sets, in order.
pub fn selected<'py>(choices: &[(&Bound<'py, PyTuple>, Hand)]) -> PyResult<Bound<'py, PyTuple>> {
    let count: u32 = choices.iter().map(|(_, cards)| cards.count_ones()).sum();
    let mut found = Vec::with_capacity(count as usize);
    for (items, cards) in choices {
        for card in cards_of(*cards) {
            found.push(items.get_borrowed_item(usize::from(card))?);
        }
    }
    PyTuple::new(choices[0].0.py(), found)
}

/// The items of a tuple at the places of a set, in order: one for each card of the set.
#[pyfunction]
#[pyo3(signature = (items, cards, /))]
pub fn select<'py>(items: &Bound<'py, PyTuple>, cards: Hand) -> PyResult<Bound<'py, PyTuple>> {
    selected(&[(items, cards)])
}

/// The cards of a pack as sets, one for each of `count` piles: `owners` names the pile of each place of the
/// pack. Cards at places that it does not name go nowhere.
#[pyfunction]
#[pyo3(signature = (pack, owners, count, /))]
pub fn dealt<'py>(pack: &Bound<'py, PyTuple>, owners: &[u8], count: usize) -> PyResult<Bound<'py, PyTuple>> {
    let mut piles: Vec<Hand> = vec![0; count];
    for (place, owner) in owners.iter().enumerate() {
        let pile = piles
            .get_mut(usize::from(*owner))
            .ok_or_else(|| PyIndexError::new_err(format!("no pile {owner}")))?;
        *pile |= 1 << card(pack.get_borrowed_item(place)?.extract()?)?;
    }
    PyTuple::new(pack.py(), piles)
}

/// A copy of a tuple by seat with one item replaced.
fn replaced<'py>(
    items: &Bound<'py, PyTuple>,
    seat: usize,
    item: Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyTuple>> {
    if seat >= items.len() {
        return Err(PyIndexError::new_err(format!("no seat {seat}")));
    }
    let changed = items.iter().enumerate().map(|(place, old)| if place == seat { item.clone() } else { old });
    PyTuple::new(items.py(), changed)
}

/// A copy of numbers by seat with one of them increased.
pub fn added<'py>(numbers: &Bound<'py, PyTuple>, seat: usize, amount: i64) -> PyResult<Bound<'py, PyTuple>> {
    let number: i64 = numbers.get_borrowed_item(seat)?.extract()?;
    let number = (number + amount).into_pyobject(numbers.py())?;
    replaced(numbers, seat, number.into_any())
}

/// The hands and the trick after a seat has played a card to the trick.
pub fn laid<'py>(
    hands: &Bound<'py, PyTuple>,
    trick: &Bound<'py, PyTuple>,
    seat: usize,
    card_id: &Bound<'py, PyAny>,
) -> PyResult<(Bound<'py, PyTuple>, Bound<'py, PyTuple>)> {
    let hand: Hand = hands.get_item(seat)?.extract()?;
    let hand = hand & !(1 << card(card_id.extract()?)?);
    let hands = replaced(hands, seat, hand.into_pyobject(hands.py())?.into_any())?;
    let lying = trick.len();
    let mut cards = Vec::with_capacity(lying + 1);
    for place in 0..lying {
        cards.push(trick.get_borrowed_item(place)?);
    }
    cards.push(card_id.as_borrowed());
    Ok((hands, PyTuple::new(trick.py(), cards)?))
}
