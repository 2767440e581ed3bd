//! Chess Storm as a `Game`: its answers to what the turn machinery asks of every game.

use std::sync::Arc;

use super::board::notes;
use super::cards::{self, decks, own};
use super::eyes::{explain, facts, question, seen, view};
use super::model::boards::BoardOption;
use super::model::catalog::Card;
use super::model::doing::Doing;
use super::model::task;
use super::model::tree::arena::Arena;
use super::options::Options;
use super::protocol::{asides, permit, turn};
use super::setup::deck::DeckOption;
use super::shown::Hands;
use super::vocabulary::{Choice, Event, Prompt, View, Why};
use super::{setup, Storm, Table};
use crate::board::{Bent, Board, Move, Side, Square};
use crate::games::start::StartOptions;
use crate::games::{chess, classic};
use crate::play::event::Outcome;
use crate::play::spelling::alike;
use crate::play::{
    hidden, About, ByName, Config, Dice, Duty, Eye, Fault, Flow, Game, Info, OptionSpec, Provable, Role, Said, Seat,
    Stop, Turn, Value,
};

// A deck that changes raises the rules of the game.
const _: () = assert!(decks::JOINED[decks::JOINED.len() - 1].0 <= Storm::INFO.rules);

impl Game for Storm {
    type Table = Table;
    type Choice = Choice;
    type Why = Why;
    type Event = Event;
    type Own = Hands;

    const INFO: Info = Info {
        name: "chess-storm",
        title: "Chess Storm",
        about: "Chess with a hand of effect cards: swaps, jumps, marks and counters, one card a turn.",
        author: "Nicolas Noble",
        files: chess::FILES,
        rules: 10,
        board: chess::START,
    };

    fn options() -> Vec<OptionSpec> {
        [BoardOption::list(), StartOptions::list(), DeckOption::list(), Options::list()].concat()
    }

    /// Own cards are kept packed.
    fn shorten(setup: &mut Value) {
        let Value::Map(parts) = setup else { return };
        let lists = parts.iter_mut().filter(|(name, _)| name == "cards").map(|(_, cards)| cards);
        for cards in lists {
            let Value::List(cards) = cards else { continue };
            for card in cards.iter_mut().filter(|card| card.text().is_none()) {
                let packed = own::look(card, &Arena::default()).map(|looked| looked.packed);
                *card = packed.map_or_else(|_| card.clone(), Value::from);
            }
        }
    }

    /// A card that joined the usual deck later is in theirs only if it is named.
    fn upgrade_options(rules: u16, options: &mut ByName<String, Value>) {
        let mut deck: Vec<String> = match options.get("deck") {
            Some(Value::Text(text)) => text.split('/').map(str::to_owned).collect(),
            Some(Value::Number(count)) => vec![count.to_string()],
            _ => Vec::new(),
        };
        let is_named = |card: &Card| deck.iter().any(|pair| alike(pair.split(':').next().unwrap_or(pair), card.name()));
        let joined: Vec<u8> = decks::joined_after(rules).collect();
        let later: Vec<Card> = Card::all().filter(|card| joined.contains(&card.number()) && !is_named(card)).collect();
        if !later.is_empty() {
            deck.extend(later.iter().map(|card| format!("{}:0", card.name())));
            options.insert("deck".into(), Value::Text(deck.join("/")));
        }
    }

    fn lay_out(config: &Config) -> Result<Table, Fault> {
        setup::lay_out(config)
    }

    fn dropped(config: &Config) -> Vec<String> {
        setup::dropped(config)
    }

    /// CS-0.98
    fn people_only(table: &Table) -> Option<&'static str> {
        table.own.iter().find(|card| card.is_by_hand()).map(|card| card.title())
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
        let printed = cards::names().iter().copied();
        printed.chain(cards::own::names()).collect()
    }

    fn card(table: &Table) -> Option<&'static str> {
        table.stack.last().map(|declared| declared.card.name())
    }

    fn chosen(table: &Table, prompt: &Prompt) -> Vec<Choice> {
        question::chosen(table, prompt)
    }

    fn role(why: Why, choice: &Choice) -> Role {
        match choice {
            Choice::Say(_) | Choice::Heard(_) | Choice::Grumble | Choice::Accuse => Role::Aside,
            _ => classic::role::<Self>(why, choice),
        }
    }

    fn reader(why: Why, asked: Seat) -> Eye {
        match why {
            Why::Bystander => Eye::Watcher,
            _ => Eye::Seat(asked),
        }
    }

    fn time_left(table: &Table, seat: Seat) -> Option<u32> {
        task::time_left(table, seat)
    }

    /// While choices are made for a declared card, the time is also spent on the table before the card.
    fn think(table: &mut Table, seat: Seat, thought: u32) {
        if thought > 0 {
            task::spend(table, seat, thought);
            if let Doing::Choosing(choosing) = &mut table.doing {
                task::spend(&mut choosing.scene, seat, thought);
            }
        }
    }

    fn view(table: &Table, eye: Eye) -> View {
        view::view(table, eye)
    }

    fn question(table: &Table, prompt: &Prompt, eye: Eye) -> String {
        question::question(table, prompt, eye)
    }

    fn about(table: &Table, prompt: &Prompt, eye: Eye) -> Option<Square> {
        question::about(table, prompt, eye)
    }

    fn duty(table: &Table, prompt: &Prompt) -> Option<Duty> {
        question::duty(table, prompt)
    }

    fn label(table: &Table, choice: &Choice) -> String {
        view::label(table, choice)
    }

    fn explain(table: &Table, prompt: &Prompt, about: About) -> Option<String> {
        explain::explain(table, prompt, about)
    }

    /// CS-0.40: hidden bombs and foreseen moves play no part, as in what is offered.
    fn moves(table: &Table, mover: Seat, eye: Eye) -> Vec<Move> {
        permit::prospects(&seen::seen(table, eye), mover)
    }

    fn sight<T>(table: &Table, eye: Eye, look: impl FnOnce(&Bent<'_>) -> T) -> Option<T> {
        Some(look(&seen::seen(table, eye).bent()))
    }

    /// CS-0.15: from what that seat may know, its own hand included.
    fn plans(table: &Table, seat: Seat) -> Vec<Choice> {
        let (moves, cards) = permit::plans(&seen::seen(table, Eye::Seat(seat)), seat);
        moves.into_iter().map(Choice::Move).chain(cards.into_iter().map(|card| Choice::Card(card.name()))).collect()
    }

    fn amounts_to(table: &Table, prompt: &Prompt, line: &str) -> Option<Choice> {
        asides::amounts_to(table, prompt.seat, line)
    }

    const FACTS: &'static [&'static str] = facts::WORDS;

    const MARKS: &'static [&'static str] = facts::MARKS;

    fn fact<'a>(word: &str, about: &[String], seat: Seat, own: &Hands, told: impl Iterator<Item = &'a Event>) -> Said {
        facts::fact(word, about, seat, own, told)
    }

    fn lay_open(table: &mut Table, to: Seat) {
        hidden::lay_open(Arc::make_mut(&mut table.piles).faces(), to);
        hidden::lay_open(&mut table.world.notes, to);
    }

    /// CS-0.15: the other hand and the draw piles are dealt anew, each from its own deck.
    fn imagine(table: &mut Table, eye: Seat, dice: &mut Dice) {
        for mut faces in Arc::make_mut(&mut table.piles).heaps() {
            hidden::imagine(&mut faces, Eye::Seat(eye), dice);
        }
        let imagined = notes::imagined(table, eye, dice);
        // While a card is played, the table as it was belongs to the same world; so do those that a rewind brings back.
        if let Some(scene) = table.doing.scene_mut() {
            Arc::make_mut(&mut scene.piles).imagine_as(&table.piles, eye);
            notes::imagine_as(&mut scene.world.notes, &imagined);
        }
        if let Doing::ByHand(it) = &mut table.doing {
            for then in it.deeds.iter_mut().map(|(_, then)| then).chain([&mut it.begin]) {
                notes::imagine_as(&mut then.moment.world.notes, &imagined);
            }
        }
        for then in table.start.iter_mut().chain(table.step_starts.iter_mut().map(|(_, then)| then)) {
            notes::imagine_as(&mut Arc::make_mut(then).moment.world.notes, &imagined);
        }
        table.world.notes = imagined;
    }
}

impl Provable for Storm {}
