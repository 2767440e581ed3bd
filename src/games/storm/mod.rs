//! Chess Storm: a deck of effect cards on top of chess, with windows for playing and answering them.

mod board;
pub mod cards;
mod explain;
mod listing;
mod model;
mod options;
mod protocol;
mod setup;
mod view;
pub mod vocabulary;

use self::board::{doors, rewind, tracks};
use self::protocol::{during, picks, windows};

pub use self::board::lasting;
pub use self::model::table::Table;
pub use self::model::{catalog, memory, piles, table, world};
pub use self::protocol::{look, play, turn};
pub use self::vocabulary::{Choice, Claim, Event, Prompt, View, Why};
use crate::board::{Board, Side};
use crate::games::chess;
use crate::play::event::Outcome;
use crate::play::{hidden, About, Config, Dice, Eye, Fault, Flow, Game, Info, OptionSpec, Seat, Turn};

/// Chess Storm.
#[derive(Clone)]
pub struct Storm;

/// A running turn of this game.
type T<'a, 'b> = &'a mut Turn<'b, Storm>;

impl Game for Storm {
    type Table = Table;
    type Choice = Choice;
    type Why = Why;
    type Event = Event;
    type Own = vocabulary::Shown;

    const INFO: Info = Info {
        name: "chess-storm",
        title: "Chess Storm",
        about: "Chess with a hand of effect cards: swaps, jumps, marks and counters, one card a turn.",
        author: "Nicolas Noble",
        files: 8,
        rules: 2,
        board: chess::START,
    };

    fn options() -> Vec<OptionSpec> {
        options::all()
    }

    fn lay_out(config: &Config) -> Result<Table, Fault> {
        setup::lay_out(config)
    }

    fn deal(t: &mut Turn<'_, Self>) -> Flow {
        setup::deal(t)
    }

    fn turn(t: &mut Turn<'_, Self>) -> Flow {
        turn::turn(t)
    }

    fn outcome(table: &Table) -> Option<&Outcome> {
        table.result.as_ref()
    }

    fn finish(table: &mut Table, outcome: Outcome) {
        table.result = Some(outcome);
    }

    fn board(table: &mut Table) -> &mut Board {
        &mut table.board
    }

    fn side(table: &Table, seat: Seat) -> Side {
        table.side(seat)
    }

    fn card_names() -> Vec<&'static str> {
        cards::names().to_vec()
    }

    fn card(table: &Table) -> Option<&'static str> {
        table.stack.last().map(|declared| declared.card.name())
    }

    fn view(table: &Table, eye: Eye) -> View {
        view::view(table, eye)
    }

    fn question(table: &Table, prompt: &Prompt) -> String {
        view::question(table, prompt)
    }

    fn label(table: &Table, choice: &Choice) -> String {
        view::label(table, choice)
    }

    fn explain(table: &Table, prompt: &Prompt, about: About) -> Option<String> {
        explain::explain(table, prompt, about)
    }

    /// CS-0.15: the other hand and the draw pile are dealt anew.
    fn imagine(table: &mut Table, eye: Seat, dice: &mut Dice) {
        let piles = std::rc::Rc::make_mut(&mut table.piles);
        let mut faces: Vec<_> = piles.faces().collect();
        hidden::imagine(&mut faces, Eye::Seat(eye), dice);
        // While somebody chooses, the table as it was belongs to the same world.
        if let play::Doing::Choosing(choosing) = &mut table.doing {
            std::rc::Rc::make_mut(&mut choosing.scene.piles).imagine_as(&table.piles, eye);
        }
    }
}
