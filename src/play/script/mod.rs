//! Run of a turn: a script, the tape that answers it, and the host that runs it again with every answer.

pub mod cards;
pub mod clock;
mod debug;
pub mod flow;
pub mod game;
pub mod given;
pub mod host;
pub mod offered;
pub mod pile;
pub mod pilot;
pub mod provable;
pub mod question;
pub mod said;
pub mod secrets;
pub(in crate::play) mod short;
pub mod tape;
pub mod turn;
