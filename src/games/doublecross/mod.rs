//! DoubleCross Chess: a drawn card says what must move, whoever owns it, and a captured King ends the game.

pub mod calling;
pub mod cards;
mod explain;
mod joust;
mod listing;
pub mod moving;
pub mod options;
mod rights;
mod sight;
pub mod table;
pub mod turn;
mod view;
pub mod vocabulary;

use self::options::Options;
use std::sync::LazyLock;

pub use self::table::Table;
pub use self::vocabulary::{Choice, Claim, Event, Prompt, View, Why};
use crate::board::{Board, CastleSafety, Move, Side, Variant};
use crate::games::{chess, classic};
use crate::play::event::Outcome;
use crate::play::hidden;
use crate::play::{
    About, ByName, Config, Dice, Duty, Eye, Fault, Flow, Game, Info, OptionSpec, Role, Seat, Turn, Value,
};

/// DoubleCross Chess.
#[derive(Clone)]
pub struct DoubleCross;

/// A running turn of this game.
type T<'a, 'b> = &'a mut Turn<'b, DoubleCross>;

/// The rules of the board: pieces move without any regard to check (DX-5). With delayed promotion a Pawn stays a Pawn
/// on the far rank (DX-10).
pub fn variant(delayed_promotion: bool) -> &'static Variant {
    static AT_ONCE: LazyLock<Variant> = LazyLock::new(|| make(chess::PROMOTIONS.to_vec()));
    static DELAYED: LazyLock<Variant> = LazyLock::new(|| make(Vec::new()));
    if delayed_promotion {
        &DELAYED
    } else {
        &AT_ONCE
    }
}

fn make(promotions: Vec<crate::board::Kind>) -> Variant {
    Variant::new(chess::FILES, promotions, chess::castlings(), false, CastleSafety::Never)
}

impl Game for DoubleCross {
    type Table = Table;
    type Choice = Choice;
    type Why = Why;
    type Event = Event;
    type Own = vocabulary::PilesView;

    const INFO: Info = Info {
        name: "doublecross",
        title: "DoubleCross Chess",
        about: "Draw a card and move a piece of the colour and kind it names, your own or your opponent's. Capture the king.",
        author: "DoubleCross Games",
        files: chess::FILES,
        rules: 5,
        board: chess::START,
    };

    fn options() -> Vec<OptionSpec> {
        Options::list()
    }

    /// DX-24, DX-14: under rules 1 a game was drawn after ten decks, under rules 2 a punishment could be claimed before every
    /// draw, under rules 3 check was asked for after every move, unless an option said otherwise.
    fn upgrade_options(rules: u16, options: &mut ByName<String, Value>) {
        if rules == 1 {
            options.at("deck_limit".into(), || Value::Number(10.0));
        }
        if rules < 4 {
            let accuse = if rules < 3 { "always" } else { "after-moves" };
            options.at("accuse".into(), || Value::Text(accuse.into()));
        }
    }

    fn lay_out(config: &Config) -> Result<Table, Fault> {
        table::lay_out(config, Self::INFO.board)
    }

    fn dropped(config: &Config) -> Vec<String> {
        config.dropped(variant(Options::read(config).delayed_promotion))
    }

    /// DX-2: the whole deck is shuffled, unless a setup says how it lies.
    fn deal(t: &mut Turn<'_, Self>) -> Flow {
        if !t.table.stacked {
            t.table.deck = std::mem::take(&mut t.table.deck).shuffled_again(t);
        }
        Ok(())
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
        cards::Card::all().map(cards::Card::name).collect()
    }

    fn card(table: &Table) -> Option<&'static str> {
        table.drawn.map(cards::Card::name)
    }

    fn role(why: Why, choice: &Choice) -> Role {
        classic::role::<Self>(why, choice)
    }

    fn view(table: &Table, eye: Eye) -> View {
        view::view(table, eye)
    }

    fn duty(table: &Table, prompt: &Prompt) -> Option<Duty> {
        view::duty(table, prompt)
    }

    fn question(table: &Table, prompt: &Prompt, _eye: Eye) -> String {
        view::question(table, prompt)
    }

    fn label(table: &Table, choice: &Choice) -> String {
        view::label(table, choice)
    }

    fn explain(table: &Table, prompt: &Prompt, about: About) -> Option<String> {
        explain::explain(table, prompt, about)
    }

    /// DX-4: any piece, as far as it is not frozen.
    fn moves(table: &Table, mover: Seat, _eye: Eye) -> Vec<Move> {
        moving::moves(table, table.side(mover)).collect()
    }

    #[cfg(feature = "cli")]
    fn pile(table: &mut Table) -> Option<&mut dyn crate::play::cards::Pile> {
        Some(&mut table.deck)
    }

    /// DX-26: only the order of the deck is hidden.
    fn imagine(table: &mut Table, eye: Seat, dice: &mut Dice) {
        let mut places: Vec<_> = table.deck.places().collect();
        hidden::imagine(&mut places, Eye::Seat(eye), dice);
    }
}
