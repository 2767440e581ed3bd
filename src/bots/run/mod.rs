//! A run of Chess Storm, "The Crossing": seven games on the short field with a small deck of one's own. All of it follows
//! from a seed and the list of what was chosen.

mod deck;
mod field;
mod foes;
mod gifts;
mod ground;
mod plan;
mod reached;
mod score;
mod state;
mod step;
mod view;

pub use self::deck::{worth, START};
pub use self::field::RunGame;
pub use self::plan::{Day, GAMES, RULES};
pub use self::state::Run;
pub use self::step::{step, RunStep, Stepped};
pub use self::view::{Asked, GiftView, LockedView, PairView, RewardView, RunView, StartView, StopView, WindView};
