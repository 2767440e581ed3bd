//! Plain chess, the warm-up: the laws of chess with two players, nothing hidden and no chance.

use crate::board::{Board, Kind, Side, Square, Variant};
use crate::games::classic::{self, Agreement, Classic, Table, DRAW_CLAIMS};
use crate::games::classic::{Choice, Prompt, View, Why};
use crate::games::listed::Listed;
use crate::play::event::Outcome;
use crate::play::{About, Config, Dice, Eye, Fault, Flow, Game, Info, Nothing, OptionSpec, Seat, Turn};

/// Plain chess.
#[derive(Clone)]
pub struct Chess;

pub use crate::board::chess::{castlings, variant, FILES, PROMOTIONS, START};

impl Game for Chess {
    type Table = Table;
    type Choice = Choice;
    type Why = Why;
    type Event = Nothing;
    type Own = ();

    const INFO: Info = Info {
        name: "chess",
        title: "Chess",
        about: "The game itself, to warm up.",
        author: "Traditional",
        files: FILES,
        rules: 1,
        board: START,
    };

    fn options() -> Vec<OptionSpec> {
        vec![DRAW_CLAIMS.spec()]
    }

    fn lay_out(config: &Config) -> Result<Table, Fault> {
        classic::lay_out::<Self>(config, variant())
    }

    fn deal(t: &mut Turn<'_, Self>) -> Flow {
        classic::deal(t)
    }

    fn turn(t: &mut Turn<'_, Self>) -> Flow {
        classic::turn(t)
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

    fn side(_table: &Table, seat: Seat) -> Side {
        classic::side_of(seat)
    }

    fn card_names() -> Vec<&'static str> {
        Vec::new()
    }

    fn card(_table: &Table) -> Option<&'static str> {
        None
    }

    fn view(table: &Table, eye: Eye) -> View {
        classic::view::<Self>(table, eye)
    }

    fn question(table: &Table, prompt: &Prompt) -> String {
        classic::question(table, prompt)
    }

    fn label(table: &Table, choice: &Choice) -> String {
        classic::label(table, choice)
    }

    fn explain(table: &Table, prompt: &Prompt, about: About) -> Option<String> {
        crate::games::explain::classic(table, prompt, about)
    }

    fn imagine(_table: &mut Table, _eye: Seat, _dice: &mut Dice) {}
}

impl Classic for Chess {
    /// FIDE 5.2.2 as far as it can be seen from the pieces: bare Kings, one minor piece, or Bishops of one shade only.
    fn is_dead(board: &Board) -> bool {
        let rest = board.pieces() - board.kind(Kind::King);
        let shade = |at: Square| variant().geometry.terrain().is_dark(at);
        let mut shades = rest.iter().map(|id| shade(board.piece(id).at));
        let first = shades.next();
        let one_shade = (rest - board.kind(Kind::Bishop)).is_empty() && shades.all(|other| Some(other) == first);
        classic::is_bare(board) || one_shade
    }
}

impl Agreement for Chess {
    const YES: Choice = Choice::Yes;
    const NO: Choice = Choice::No;
    const ANSWER_DRAW: Why = Why::AnswerDraw;
}

impl Listed for Chess {
    fn variant() -> &'static Variant {
        variant()
    }
}
