//! The order of a pack from a seed: Fisher-Yates with the bytes of HMAC-SHA256.

use hmac::{Hmac, KeyInit, Mac};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use sha2::Sha256;

/// The largest pack whose places one byte can name.
const MOST: usize = 256;

/// The items in the order that a key gives.
///
/// The random numbers are the bytes of HMAC-SHA256(key, counter), taken one by one; one that would favour
/// low numbers in the remainder is passed over.
#[pyfunction]
#[pyo3(signature = (key, items, /))]
pub fn shuffled<'py>(key: &[u8], items: &Bound<'py, PyTuple>) -> PyResult<Bound<'py, PyTuple>> {
    let count = items.len();
    if count > MOST {
        return Err(PyValueError::new_err(format!("at most {MOST} items can be shuffled, not {count}")));
    }
    let keyed = Hmac::<Sha256>::new_from_slice(key).map_err(|_| PyValueError::new_err("a bad key"))?;
    let mut order: Vec<usize> = (0..count).collect();
    let (mut span, mut counter) = (count, 0_u64);
    while span > 1 {
        let mut block = keyed.clone();
        block.update(&counter.to_be_bytes());
        for number in block.finalize().into_bytes() {
            let number = usize::from(number);
            if number < MOST - MOST % span {
                span -= 1;
                order.swap(span, number % (span + 1));
                if span == 1 {
                    break;
                }
            }
        }
        counter += 1;
    }
    let cards = order.iter().map(|place| items.get_item(*place)).collect::<PyResult<Vec<_>>>()?;
    PyTuple::new(items.py(), cards)
}
