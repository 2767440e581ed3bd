//! The turn that games by the laws of chess share: one move, then the judgement of the position. Other games use its
//! parts: who owns which army, repeated positions, and draws that are offered.

mod agreement;
mod explain;
mod game;
mod rules;
mod table;
mod turn;
mod view;
pub mod vocabulary;

pub use self::agreement::{offer_draw, resign, role, time_up, Agreement};
pub use self::rules::ChessRules;
pub use self::table::{is_dead, key, seat_of, side_of, squares_of, DrawClaims, Options, Table};
pub use self::view::{checked, Checked};
pub use self::vocabulary::{Choice, Claim, Prompt, View, Why};
