//! The turn machinery that all games share: scripts, prompts, answers, chance, events, secrets, views and saves. Its rooms,
//! each above the ones before it: `outside`, `seats`, `ask`, `script`, and side by side `eyes` and `record`.

mod ask;
mod eyes;
mod outside;
pub mod proof;
mod record;
mod script;
mod seats;

pub use self::ask::{about, answer, input, prompt, vocabulary};
pub use self::eyes::{branch, explain, foresee, seen, world};
pub use self::outside::{
    by_name, close, config, control, dice, error, form, names, option, option_text, spelling, value, word,
};
#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
pub use self::record::save_text;
pub use self::record::{compact, goal, numeral, replay, save};
pub use self::script::{cards, clock, flow, game, host, pile, pilot, provable, said, tape, turn};
pub use self::seats::{by_seat, clock_view, event, hidden, moved, off_board, part, seat, view};

pub use self::eyes::survey::{Control, Ray, Survey};
pub use self::eyes::vision::Foreseen;
pub use about::{About, Wondered};
pub use answer::Answer;
pub use by_name::ByName;
pub use config::{Config, OptionKind, OptionSpec};
pub use control::{Pace, TimeControl, UsualControl};
pub use dice::Dice;
pub use error::{Code, Fault};
pub use event::{Event, Nothing, Outcome, Telling};
pub use flow::{Flow, Stop};
pub use form::{Field, Form, Shape};
pub use game::{Game, Info, PromptOf};
pub use goal::{Beside, Goal, Stand, Verdict};
pub use hidden::Hidden;
pub use host::Host;
pub use moved::Moved;
pub use names::Named;
pub use part::Part;
pub use pile::Pile;
pub use pilot::Pilot;
pub use prompt::{Chosen, Duty, Offer, Prompt, PromptView, Role};
pub use provable::Provable;
pub use replay::Act;
pub use said::Said;
pub use seat::{Eye, Seat, SeatSet};
pub use seen::Seen;
pub use tape::Entry;
pub use turn::{Line, Turn};
pub use value::Value;
pub use view::View;
pub use world::Looker;
