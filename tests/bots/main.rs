//! The computer: what it finds, that it does not look under covers, and how its levels stand to each other.

#![allow(clippy::unwrap_used)] // a test may end where it is surprised

mod advice;
mod aims;
mod asked;
mod board;
mod deception;
mod doublecross;
mod expectimax;
mod finds;
mod five_card;
mod habits;
mod learner;
mod levels;
mod lots;
mod mistakes;
mod novice;
mod review;
mod run;
mod run_rules;
mod secrets;
mod storm;
