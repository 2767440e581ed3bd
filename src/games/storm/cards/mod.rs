//! The cards, in files by mechanism: each file lists its rows and holds the deeds that need a function.

pub mod again;
pub mod borrowed;
pub mod counters;
pub mod marks;
pub mod pawns;
pub mod shapes;
pub mod swaps;
pub mod travel;

use super::catalog::Row;

/// The rows of all files.
pub const FILES: [&[Row]; 8] =
    [again::ROWS, borrowed::ROWS, counters::ROWS, marks::ROWS, pawns::ROWS, shapes::ROWS, swaps::ROWS, travel::ROWS];
