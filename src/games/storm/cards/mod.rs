//! The cards, in files by mechanism: each file lists its rows and holds the deeds that need a function.

pub mod again;
pub mod borrowed;
pub mod counters;
pub mod cylinder;
pub mod interrupts;
pub mod marks;
pub mod pawns;
pub mod runs;
pub mod shapes;
pub mod swaps;
pub mod takebacks;
pub mod travel;

use super::catalog::Row;

/// The rows of all files.
pub const FILES: [&[Row]; 12] = [
    again::ROWS,
    borrowed::ROWS,
    counters::ROWS,
    cylinder::ROWS,
    interrupts::ROWS,
    marks::ROWS,
    pawns::ROWS,
    runs::ROWS,
    shapes::ROWS,
    swaps::ROWS,
    takebacks::ROWS,
    travel::ROWS,
];
