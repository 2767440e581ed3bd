//! 5 Card Chess as a `Game`: its answers to what the turn machinery asks of every game.

use super::cards::Card;
use super::options::Options;
use super::table::Trace;
use super::vocabulary::{Choice, Event, Poker, Prompt, View, Why};
use super::{ends, explain, plays, table, turn, view, worlds, FiveCard, Table};
use crate::board::{Bent, Board, Move, Overlay, Side};
use crate::games::start::{self, StartOptions};
use crate::games::{chess, classic};
use crate::play::cards::Deck;
use crate::play::event::Outcome;
use crate::play::{
    hidden, About, Config, Dice, Duty, Eye, Fault, Flow, Game, Info, OptionSpec, Pile, Provable, Role, Said, Seat,
    Stop, Turn, UsualControl,
};

impl Game for FiveCard {
    type Table = Table;
    type Choice = Choice;
    type Why = Why;
    type Event = Event;
    type Own = Poker;

    const INFO: Info = Info {
        name: "five-card",
        title: "5 Card Chess",
        about: "Your hand of five cards says what you can move. Fold, call, double: the winner takes the pot.",
        author: "Jennifer Vallens",
        files: chess::FILES,
        rules: 4,
        board: chess::START,
    };

    fn options() -> Vec<OptionSpec> {
        [StartOptions::list(), Options::list()].concat()
    }

    fn lay_out(config: &Config) -> Result<Table, Fault> {
        table::lay_out(config)
    }

    fn dropped(config: &Config) -> Vec<String> {
        config.dropped(start::opening(config, config.board(), chess::START, chess::variant()).1)
    }

    /// FC-2: the cards that a setup did not list are shuffled and dealt.
    fn deal(t: &mut Turn<'_, Self>) -> Flow {
        start::tell(t, t.table.variant);
        let mut undealt = std::mem::take(&mut t.table.undealt);
        // Rolls from outside draw each card by lot.
        if !t.table.given || undealt.hands.contains(&true) {
            t.shuffle(&mut undealt.rest);
        }
        for seat in Seat::BOTH.into_iter().filter(|seat| undealt.hands[seat.index()]) {
            let sees = t.table.sees(seat);
            let dealt = undealt.rest.split_off(undealt.rest.len().saturating_sub(5));
            let hand = dealt.into_iter().map(|card| hidden::Hidden::known_to(card, sees));
            t.table.hands[seat.index()] = hand.collect();
            t.table.sort_hand(seat);
        }
        if undealt.stack {
            t.table.made.clone_from(&undealt.rest);
            t.table.made.sort_unstable();
            t.table.stack = Deck::stacked(undealt.rest).loose(t.table.given);
        }
        ends::judge(t, t.table.mover.other())
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

    fn side(_table: &Table, seat: Seat) -> Side {
        classic::side_of(seat)
    }

    fn card_names() -> Vec<&'static str> {
        Card::ALL.map(Card::name).to_vec()
    }

    /// FC-4: the print has ten minutes, and five seconds of delay.
    const CLOCK: UsualControl = UsualControl { text: "10+5", delays: true };

    const TIME_UP: Option<Choice> = Some(Choice::TimeUp);

    fn time_up(t: &mut Turn<'_, Self>, me: Seat) -> Stop {
        ends::flag(t, me).err().unwrap_or(Stop::Over)
    }

    fn price(table: &Table, choice: &Choice) -> Option<&'static str> {
        plays::price(table, choice).map(Card::name)
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

    fn question(table: &Table, prompt: &Prompt, eye: Eye) -> String {
        view::question(table, prompt, eye)
    }

    fn label(table: &Table, choice: &Choice) -> String {
        view::label(table, choice)
    }

    fn explain(table: &Table, prompt: &Prompt, about: About) -> Option<String> {
        explain::explain(table, prompt, about)
    }

    /// FC-6: the board alone says it, whoever holds the card.
    fn moves(table: &Table, mover: Seat, _eye: Eye) -> Vec<Move> {
        table.board.legal(table.variant, classic::side_of(mover))
    }

    fn sight<T>(table: &Table, _eye: Eye, look: impl FnOnce(&Bent<'_>) -> T) -> Option<T> {
        Some(look(&Bent { board: &table.board, variant: table.variant, overlay: &Overlay::PLAIN }))
    }

    fn plans(table: &Table, seat: Seat) -> Vec<Choice> {
        plays::plans(table, seat)
    }

    fn lay_open(table: &mut Table, to: Seat) {
        hidden::lay_open(table.hands.iter_mut().flatten(), to);
    }

    const FACTS: &'static [&'static str] = &["stake"];

    const NUMBERS: &'static [&'static str] = Self::FACTS;

    /// The stake is at least so large.
    fn fact<'a>(_: &str, about: &[String], _: Seat, own: &Poker, _: impl Iterator<Item = &'a Event>) -> Said {
        about.iter().all(|least| least.parse().is_ok_and(|least: u32| own.stake >= least)).into()
    }

    /// FC-23: the other hand and the stack are dealt anew. Cards that the other player drew in earlier turns may be
    /// any: together with the discards they would tell the hand.
    fn imagine(table: &mut Table, eye: Seat, dice: &mut Dice) {
        let Table { hands, stack, .. } = table;
        let mut places: Vec<_> = hands.iter_mut().flatten().chain(stack.places()).collect();
        hidden::imagine(&mut places, Eye::Seat(eye), dice);
        let deck = Card::deck();
        for trace in &mut table.trail {
            if let Trace::Drew(_, card) = trace {
                if card.look(Eye::Seat(eye)).is_none() {
                    card.replace(deck[dice.below(deck.len())]);
                }
            }
        }
        for seat in Seat::BOTH {
            table.sort_hand(seat);
        }
    }
}

impl Provable for FiveCard {
    fn pile(table: &mut Table) -> Option<&mut dyn Pile> {
        Some(&mut table.stack)
    }

    fn worlds(table: &Table, seat: Seat) -> Option<Vec<(u128, Table)>> {
        Some(worlds::worlds(table, seat))
    }

    /// FC-21: before the first card of a tie-break.
    fn is_even(table: &Table) -> bool {
        table.flop.as_ref().is_some_and(|flop| flop.iter().all(Vec::is_empty))
    }
}
