//! The cards, in files by mechanism: each file lists its rows and holds the deeds that need a function.

pub mod aftermath;
pub mod again;
pub mod borrowed;
pub mod counters;
pub mod cylinder;
pub mod hands;
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
pub const FILES: [&[Row]; 14] = [
    aftermath::ROWS,
    again::ROWS,
    borrowed::ROWS,
    counters::ROWS,
    cylinder::ROWS,
    hands::ROWS,
    interrupts::ROWS,
    marks::ROWS,
    pawns::ROWS,
    runs::ROWS,
    shapes::ROWS,
    swaps::ROWS,
    takebacks::ROWS,
    travel::ROWS,
];
