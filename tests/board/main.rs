//! The board: what moves and what is attacked, flat and bent, against published counts, a slow reference of its own and an
//! independent library.

#![allow(clippy::unwrap_used)] // a test may end where it is surprised

mod bent;
mod bent_cases;
mod bent_ways;
mod case;
mod differential;
mod laws;
mod naive;
mod pasted;
mod perft;
mod sets;
mod setup;
mod small;
