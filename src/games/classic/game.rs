//! Every game of [`ChessRules`] as a [`Game`]: its answers to what the turn machinery asks.

use std::borrow::Cow;

use super::agreement::{self, role, Agreement};
use super::table::{seat_of, side_of, DrawClaims, Options, Table};
use super::turn::{judge, turn};
use super::vocabulary::{Choice, Prompt, Setup, View, Why};
use super::{explain, view, ChessRules};
use crate::board::{Bent, Board, Move, Overlay, Pasted, Side, Square, Variant};
use crate::games::listed::Listed;
use crate::games::{start, words};
use crate::play::event::Outcome;
use crate::play::{
    About, Config, Dice, Duty, Eye, Fault, Flow, Game, Info, Nothing, OptionSpec, Provable, Role, Seat, Stop, Turn,
};

impl<R: ChessRules> Game for R {
    type Table = Table;
    type Choice = Choice;
    type Why = Why;
    type Event = Nothing;
    type Own = ();

    const INFO: Info = R::FACTS;

    fn options() -> Vec<OptionSpec> {
        let mut all = R::own_options();
        all.extend(Options::list());
        all
    }

    fn lay_out(config: &Config) -> Result<Table, Fault> {
        let setup: Setup = config.setup()?;
        let (text, variant) = R::opening(config, setup.board.as_deref());
        let start = Pasted::parse(&text, variant).map_err(|error| Fault::setup(error.to_string()))?.position;
        let mut table = Table {
            variant,
            board: start.board,
            mover: seat_of(start.side),
            turn: 1,
            quiet: 0,
            keys: Vec::new(),
            last: Vec::new(),
            claims: Options::read(config).draw_claims == DrawClaims::Claim,
            result: None,
        };
        table.keys.push(table.key());
        Ok(table)
    }

    fn dropped(config: &Config) -> Vec<String> {
        config.dropped(R::opening(config, config.board()).1)
    }

    /// The start position itself may be over: a setup can be mate, stalemate or dead.
    fn deal(t: &mut Turn<'_, Self>) -> Flow {
        start::tell(t, t.table.variant);
        judge(t)
    }

    fn turn(t: &mut Turn<'_, Self>) -> Flow {
        turn(t)
    }

    fn outcome(table: &Table) -> Option<&Outcome> {
        table.result.as_ref()
    }

    fn finish(table: &mut Table, outcome: Outcome) {
        table.result = Some(outcome);
    }

    const RESIGN: Option<Choice> = Some(Choice::Resign);

    fn resign(t: &mut Turn<'_, Self>, me: Seat) -> Stop {
        agreement::resign(t, me)
    }

    const TIME_UP: Option<Choice> = Some(Choice::TimeUp);

    /// T-18: a lone king cannot have won.
    fn time_up(t: &mut Turn<'_, Self>, me: Seat) -> Stop {
        if t.table.board.of(side_of(me.other())).len() > 1 {
            return agreement::time_up(t, me);
        }
        let [late, other] = [me, me.other()].map(|seat| words::side(side_of(seat)));
        let text = format!("{late} has no time left, but {other}'s lone king cannot checkmate. It is a draw.");
        t.finish(None, "time", text)
    }

    fn board(table: &mut Table) -> &mut Board {
        &mut table.board
    }

    fn side(_table: &Table, seat: Seat) -> Side {
        side_of(seat)
    }

    fn role(why: Why, choice: &Choice) -> Role {
        role::<R>(why, choice)
    }

    fn view(table: &Table, eye: Eye) -> View {
        view::view(&R::FACTS, table, eye)
    }

    /// An answer to check.
    fn duty(table: &Table, prompt: &Prompt) -> Option<Duty> {
        (prompt.why == Why::Move && table.board.checked(table.variant, side_of(prompt.seat)))
            .then(|| Duty::of(&prompt.options))
    }

    fn question(table: &Table, prompt: &Prompt, _eye: Eye) -> String {
        view::question(table, prompt)
    }

    fn label(table: &Table, choice: &Choice) -> String {
        view::label(table, choice)
    }

    fn onto(table: &Table, choice: &Choice) -> Option<Square> {
        match choice {
            Choice::Move(m) => words::partner(table.variant, m),
            _ => None,
        }
    }

    fn explain(table: &Table, prompt: &Prompt, about: About) -> Option<String> {
        explain::explain(table, prompt, about)
    }

    fn moves(table: &Table, mover: Seat, _eye: Eye) -> Vec<Move> {
        table.board.legal(table.variant, side_of(mover))
    }

    fn sight<T>(table: &Table, _eye: Eye, look: impl FnOnce(&Bent<'_>) -> T) -> Option<T> {
        Some(look(&Bent { board: &table.board, variant: table.variant, overlay: &Overlay::PLAIN }))
    }

    fn plans(table: &Table, seat: Seat) -> Vec<Choice> {
        table.board.planned(table.variant, side_of(seat)).into_iter().map(Choice::Move).collect()
    }

    fn imagine(_table: &mut Table, _eye: Seat, _dice: &mut Dice) {}
}

impl<R: ChessRules> Agreement for R {
    const YES: Choice = Choice::Yes;
    const NO: Choice = Choice::No;
    const ANSWER_DRAW: Why = Why::AnswerDraw;
}

impl<R: ChessRules> Listed for R {
    fn variant() -> &'static Variant {
        R::rules(None)
    }

    fn beginning<'a>(config: &Config, given: Option<&'a str>) -> (Cow<'a, str>, &'static Variant) {
        R::opening(config, given)
    }
}

impl<R: ChessRules> Provable for R {}
