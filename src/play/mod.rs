//! The turn machinery that all games share: scripts, prompts, answers, chance, events, secrets, views and saves.

pub mod cards;
pub mod choice;
pub mod config;
pub mod dice;
pub mod error;
pub mod event;
pub mod explain;
pub mod flow;
pub mod game;
pub mod hidden;
pub mod host;
pub mod prompt;
pub mod save;
pub mod seat;
pub mod tape;
pub mod turn;
pub mod view;
pub mod wire;

pub use choice::{Choice, Claim};
pub use config::{Config, OptionKind, OptionSpec, Setup, TimeControl};
pub use dice::Dice;
pub use error::Fault;
pub use event::{Event, Outcome};
pub use explain::About;
pub use flow::{Flow, Pilot, Stop};
pub use game::{Game, Info};
pub use hidden::Hidden;
pub use host::Host;
pub use prompt::{Offer, Prompt, PromptView, Why};
pub use seat::{Eye, Seat, SeatSet};
pub use tape::Entry;
pub use turn::Turn;
pub use view::View;
