//! Judging answers for hints and reviews: how far each leads a seat, and why, in words.

pub mod advice;
mod better;
mod chances;
mod change;
mod facts;
mod fault;
pub mod gains;
mod good;
mod outlook;
mod playout;
mod reason;
pub mod review;
pub mod reviewed;
mod sight;
mod slip;
mod steady;
mod step;
