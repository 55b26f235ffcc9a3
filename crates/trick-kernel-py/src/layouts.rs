//! The layouts of hidden cards, counted and numbered.

use pyo3::exceptions::{PyOverflowError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use trick_kernel::{AnyOf, CARDS, Condition, Hand, LayoutsError};

/// A condition as Python gives it: its kind and what belongs to it.
fn condition(given: &Bound<'_, PyTuple>) -> PyResult<Condition> {
    let kind: String = given.get_item(0)?.extract()?;
    let place = || -> PyResult<usize> { given.get_item(1)?.extract() };
    let values = || -> PyResult<[i32; CARDS]> { given.get_item(2)?.extract() };
    Ok(match kind.as_str() {
        "lies" => {
            Condition::Lies { cards: given.get_item(1)?.extract()?, places: given.get_item(2)?.extract()? }
        }
        "at_most" => Condition::AtMost {
            place: place()?,
            cards: given.get_item(2)?.extract()?,
            most: given.get_item(3)?.extract()?,
        },
        "at_least" => {
            Condition::AtLeast { place: place()?, values: values()?, least: given.get_item(3)?.extract()? }
        }
        "divided" => {
            Condition::Divided { place: place()?, values: values()?, parts: given.get_item(3)?.extract()? }
        }
        _ => return Err(PyValueError::new_err(format!("no condition {kind}"))),
    })
}

/// All layouts of cards that fit what is known, numbered from 0.
#[pyclass(frozen, module = "prikup._kernel")]
pub struct Layouts {
    inner: trick_kernel::Layouts,
}

#[pymethods]
impl Layouts {
    /// Counts the layouts of cards at places with these sizes.
    #[new]
    fn new(
        py: Python<'_>,
        sizes: Vec<u32>,
        possible: Vec<Hand>,
        constraints: Vec<Vec<Vec<Bound<'_, PyTuple>>>>,
    ) -> PyResult<Self> {
        let mut read: Vec<AnyOf> = Vec::with_capacity(constraints.len());
        for cases in &constraints {
            let case = |case: &Vec<Bound<'_, PyTuple>>| case.iter().map(condition).collect();
            read.push(cases.iter().map(case).collect::<PyResult<_>>()?);
        }
        let found = py.detach(|| trick_kernel::Layouts::new(&sizes, &possible, &read));
        match found {
            Ok(inner) => Ok(Self { inner }),
            Err(LayoutsError::Malformed) => {
                Err(PyValueError::new_err("sizes, places or conditions are malformed"))
            }
            Err(LayoutsError::TooMany) => Err(PyOverflowError::new_err("the table of layouts is too large")),
        }
    }

    /// How many layouts there are.
    #[getter]
    fn count(&self) -> u128 {
        self.inner.count()
    }

    /// The steps of the table: what it costs in time and memory.
    #[getter]
    fn steps(&self) -> usize {
        self.inner.branches()
    }

    /// The layouts with these numbers: for each the cards by place.
    fn layouts<'py>(&self, py: Python<'py>, numbers: Vec<u128>) -> PyResult<Vec<Bound<'py, PyTuple>>> {
        numbers
            .into_iter()
            .map(|number| {
                let layout = self.inner.layout(number);
                PyTuple::new(py, layout.ok_or_else(|| PyValueError::new_err("no layout has this number"))?)
            })
            .collect()
    }

    /// The number of a layout; None if it is none of these.
    fn number(&self, layout: Vec<Hand>) -> Option<u128> {
        self.inner.number(&layout)
    }
}
