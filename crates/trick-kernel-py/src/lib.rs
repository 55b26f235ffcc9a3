//! The Python module `prikup._kernel`: thin classes around `trick_kernel`.

mod arguments;
mod layouts;
mod policy;
mod position;
mod sets;
mod solve;

use pyo3::prelude::*;

/// Trick play under a policy: legal cards, positions, perft, playouts, exact answers.
#[pymodule]
fn _kernel(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<policy::Policy>()?;
    module.add_class::<position::Position>()?;
    module.add_class::<layouts::Layouts>()?;
    module.add_function(wrap_pyfunction!(position::playout, module)?)?;
    module.add_function(wrap_pyfunction!(position::playout_deals, module)?)?;
    module.add_function(wrap_pyfunction!(solve::solve, module)?)?;
    module.add_function(wrap_pyfunction!(solve::solve_deals, module)?)?;
    module.add_function(wrap_pyfunction!(solve::max_n, module)?)?;
    module.add_function(wrap_pyfunction!(solve::best_play, module)?)?;
    module.add_function(wrap_pyfunction!(solve::best_hidden_play, module)?)?;
    module.add_function(wrap_pyfunction!(sets::dealt, module)?)?;
    module.add_function(wrap_pyfunction!(sets::select, module)?)
}
