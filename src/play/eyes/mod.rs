//! Looking at a game in progress, and ahead, with what one seat may know.

pub mod branch;
pub mod explain;
pub mod foresee;
mod look;
pub mod seen;
pub mod survey;
mod typed;
pub mod vision;
pub mod world;
