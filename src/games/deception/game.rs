//! Deception Chess as a `Game`: its answers to what the turn machinery asks of every game.

use super::options::{self, Options};
use super::vocabulary::{Choice, Cloaks, Event, Prompt, View, Why};
use super::{explain, table, turn, variant, view, Deception, Table};
use crate::board::{Bent, Board, Kind, Move, Overlay, PieceId, Side, Variant};
use crate::games::form::SetupField;
use crate::games::listed::Listed;
use crate::games::term::{Reads, Term};
use crate::games::{chess, classic, words};
use crate::play::event::Outcome;
use crate::play::{
    hidden, About, ByName, Config, Dice, Eye, Fault, Flow, Game, Info, OptionSpec, Provable, Role, Seat, SeatSet, Stop,
    Turn, Value,
};

impl Game for Deception {
    type Table = Table;
    type Choice = Choice;
    type Why = Why;
    type Event = Event;
    type Own = Cloaks;

    const INFO: Info = Info {
        name: "deception",
        title: "Deception Chess",
        about: "Every piece is a cloak over a secret base. Find the hidden king and capture it.",
        author: "Greg Shanker",
        files: chess::FILES,
        rules: 3,
        board: chess::START,
    };

    fn options() -> Vec<OptionSpec> {
        Options::list()
    }

    /// DE-13: under rules 1 and 2 a base Pawn uncloaked on its last rank was promoted, unless an option said otherwise.
    fn upgrade_options(rules: u16, options: &mut ByName<String, Value>) {
        if rules < 3 {
            options.at("late_promotion".into(), || Value::Text(options::LatePromotion::AtOnce.name().into()));
        }
    }

    fn lay_out(config: &Config) -> Result<Table, Fault> {
        table::lay_out(config)
    }

    fn dropped(config: &Config) -> Vec<String> {
        config.dropped(variant())
    }

    fn deal(t: &mut Turn<'_, Self>) -> Flow {
        turn::deal(t)
    }

    fn turn(t: &mut Turn<'_, Self>) -> Flow {
        turn::turn(t)
    }

    fn outcome(table: &Table) -> Option<&Outcome> {
        table.result.as_ref()
    }

    /// DE-17: after the game both assignments are shown, as far as they are known here.
    fn finish(table: &mut Table, outcome: Outcome) {
        table.result = Some(outcome);
        let sealed: Vec<usize> =
            table.board.pieces().iter().filter(|&id| table.is_sealed(id)).map(PieceId::index).collect();
        let known = table.bases.iter_mut().enumerate().filter(|(at, _)| !sealed.contains(at));
        known.for_each(|(_, base)| base.reveal(SeatSet::BOTH));
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

    fn side(_table: &Table, seat: Seat) -> Side {
        classic::side_of(seat)
    }

    fn role(why: Why, choice: &Choice) -> Role {
        classic::role::<Self>(why, choice)
    }

    fn view(table: &Table, eye: Eye) -> View {
        view::view(table, eye)
    }

    fn question(table: &Table, prompt: &Prompt, _eye: Eye) -> String {
        view::question(table, prompt)
    }

    fn keeps(why: Why) -> bool {
        why == Why::Cloak
    }

    fn label(table: &Table, choice: &Choice) -> String {
        match *choice {
            Choice::Move(m) => words::label(&table.board, table.variant, m),
            _ => words::answer(&table.board, choice),
        }
    }

    fn explain(table: &Table, prompt: &Prompt, about: About) -> Option<String> {
        explain::explain(table, prompt, about)
    }

    /// DE-5: pieces move by their present identities, whatever is under their cloaks.
    fn moves(table: &Table, mover: Seat, _eye: Eye) -> Vec<Move> {
        table.board.legal(table.variant, classic::side_of(mover))
    }

    fn sight<T>(table: &Table, _eye: Eye, look: impl FnOnce(&Bent<'_>) -> T) -> Option<T> {
        Some(look(&Bent { board: &table.board, variant: table.variant, overlay: &Overlay::PLAIN }))
    }

    /// DE-3: by what the pieces look like.
    fn plans(table: &Table, seat: Seat) -> Vec<Choice> {
        table.board.planned(table.variant, classic::side_of(seat)).into_iter().map(Choice::Move).collect()
    }

    fn lay_open(table: &mut Table, to: Seat) {
        hidden::lay_open(&mut table.bases, to);
    }

    /// DE-3: the other side's hidden bases lie in any order.
    fn imagine(table: &mut Table, eye: Seat, dice: &mut Dice) {
        for side in Side::BOTH {
            let own: Vec<usize> = (table.board.of(side) & table.cloaked).iter().map(PieceId::index).collect();
            let bases = table.bases.iter_mut().enumerate();
            let mut places: Vec<_> = bases.filter(|(at, _)| own.contains(at)).map(|(_, base)| base).collect();
            hidden::imagine(&mut places, Eye::Seat(eye), dice);
        }
    }
}

impl Listed for Deception {
    const TERMS: &'static [Term] = &[
        Term::new("ready", "cloaks.ready", Reads::Names),
        Term::new("hidden", "cloaks.hidden.*", Reads::Counts),
        Term::new("fates", "cloaks.fates.*", Reads::Set),
    ];

    fn variant() -> &'static Variant {
        variant()
    }

    fn fields() -> Vec<SetupField> {
        vec![
            SetupField::new(&["bases"], "Bases", "bases")
                .about("A base that is left out is dealt by lot.")
                .by_lot("")
                .of(table::SEALS.map(Kind::name)),
            SetupField::new(&["uncloaked"], "Uncloaked", "squares").about("What an uncloaked piece shows is its base."),
        ]
    }
}

impl Provable for Deception {}
