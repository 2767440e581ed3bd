//! DoubleCross Chess as a `Game`: its answers to what the turn machinery asks of every game.

use super::cards::Card;
use super::options::Options;
use super::vocabulary::{Choice, Event, PilesView, Prompt, View, Why};
use super::{explain, moving, table, turn, variant, view, DoubleCross, Table};
use crate::board::{Bent, Board, Move, Overlay, PieceSet, Side};
use crate::games::start::{self, StartOptions};
use crate::games::{chess, classic};
use crate::play::event::Outcome;
use crate::play::{
    hidden, About, ByName, Config, Dice, Duty, Eye, Fault, Flow, Game, Info, OptionSpec, Pile, Provable, Role, Seat,
    Stop, Turn, Value,
};

impl Game for DoubleCross {
    type Table = Table;
    type Choice = Choice;
    type Why = Why;
    type Event = Event;
    type Own = PilesView;

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
        [StartOptions::list(), Options::list()].concat()
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
        table::lay_out(config)
    }

    fn dropped(config: &Config) -> Vec<String> {
        let base = variant(Options::read(config).delayed_promotion);
        config.dropped(start::opening(config, config.board(), chess::START, base).1)
    }

    /// DX-2: the whole deck is shuffled, unless a setup says how it lies.
    fn deal(t: &mut Turn<'_, Self>) -> Flow {
        start::tell(t, t.table.variant);
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

    const RESIGN: Option<Choice> = Some(Choice::Resign);

    fn resign(t: &mut Turn<'_, Self>, me: Seat) -> Stop {
        classic::resign(t, me)
    }

    const TIME_UP: Option<Choice> = Some(Choice::TimeUp);

    fn time_up(t: &mut Turn<'_, Self>, me: Seat) -> Stop {
        classic::time_up(t, me)
    }

    fn board(table: &mut Table) -> &mut Board {
        &mut table.board
    }

    fn side(table: &Table, seat: Seat) -> Side {
        table.side(seat)
    }

    fn card_names() -> Vec<&'static str> {
        Card::all().map(Card::name).collect()
    }

    fn card(table: &Table) -> Option<&'static str> {
        table.drawn.map(Card::name)
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

    fn sight<T>(table: &Table, _eye: Eye, look: impl FnOnce(&Bent<'_>) -> T) -> Option<T> {
        let pinned_down = table.frozen.iter().copied().fold(PieceSet::EMPTY, PieceSet::with);
        let overlay = Overlay { pinned_down, ..Overlay::PLAIN };
        Some(look(&Bent { board: &table.board, variant: table.variant, overlay: &overlay }))
    }

    /// DX-26: only the order of the deck is hidden.
    fn imagine(table: &mut Table, eye: Seat, dice: &mut Dice) {
        let mut places: Vec<_> = table.deck.places().collect();
        hidden::imagine(&mut places, Eye::Seat(eye), dice);
    }
}

impl Provable for DoubleCross {
    fn pile(table: &mut Table) -> Option<&mut dyn Pile> {
        Some(&mut table.deck)
    }
}
