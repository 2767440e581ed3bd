//! Seats at a table, and the things that each of them may see and is told.

pub mod by_seat;
pub mod clock_view;
pub mod event;
pub mod hidden;
pub mod moved;
pub mod off_board;
pub mod part;
pub mod seat;
pub mod view;
