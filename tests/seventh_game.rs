//! A game that `play` has never heard of, with its own setup, answers, reasons, events, view, option, and turns that
//! ask nothing: it is dealt, played, taken back, saved and loaded without any change to `play`.
#![allow(clippy::unwrap_used)] // a test may fail

use std::cell::Cell;

use deckmate::board::{Board, CastleSafety, Position, Side, Square, Variant};
use deckmate::bots::{suggest, Level};
use deckmate::games::any::AnyGame;
use deckmate::play::option::Range;
use deckmate::play::part::Added;
use deckmate::play::view::{self, BySeat, TurnView};
use deckmate::play::{save, save_text};
use deckmate::play::{
    Config, Dice, Eye, Fault, Flow, Game, Host, Info, OptionSpec, Outcome, PromptOf, Role, Seat, Stop, Telling, Turn,
    View,
};
use deckmate::{answers, names, options};
use serde::{Deserialize, Serialize};

answers! {
    /// Answers of this game.
    pub enum Choice {
        /// So many stones are taken.
        Take(stones: Stones) = "take",
        /// A stone is moved from one square to another, before the game.
        Lay(from: Square, to: Square) = "lay",
        /// The stones lie well.
        Begin = "begin",
    }
}

names! {
    /// Numbers of stones that may be taken.
    pub enum Stones {
        /// One.
        One = "one",
        /// Two.
        Two = "two",
    }
}

names! {
    /// Reasons for which somebody is asked.
    pub enum Why {
        /// To lay out the stones.
        Lay = "lay",
        /// To take some.
        Take = "take",
    }
}

/// The events of this game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "t", rename_all = "lowercase")]
pub enum Event {
    /// Stones went.
    Gone {
        /// Number of stones taken.
        stones: u32,
    },
}

impl Telling for Event {
    /// The number of stones is public.
    fn reveals(&self) -> bool {
        false
    }
}

/// Additions to the view.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(transparent)]
pub struct Shown {
    stones: u32,
}

impl Added for Shown {
    fn field(&self) -> Option<&'static str> {
        Some("stones")
    }
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Setup {
    stones: Option<u32>,
}

thread_local! {
    /// Copies of a table, and times that a script acted on an answer.
    static WORK: Cell<(u32, u32)> = const { Cell::new((0, 0)) };
}

#[derive(PartialEq)]
struct Table {
    board: Board,
    stones: u32,
    laid: bool,
    turn: u32,
    mover: Seat,
    result: Option<Outcome>,
}

impl Clone for Table {
    fn clone(&self) -> Table {
        WORK.with(|work| work.set((work.get().0 + 1, work.get().1)));
        let Table { board, stones, laid, turn, mover, result } = self;
        Table { board: board.clone(), stones: *stones, laid: *laid, turn: *turn, mover: *mover, result: result.clone() }
    }
}

options! {
    /// The option of this game.
    struct Options {
        stones: u32 = Range { default: 10, least: 1, most: 50 }, "How many there are.";
    }
}

/// Take one or two stones; who takes the last one wins. Every third turn rests: it asks nothing.
struct Nim;

fn variant() -> Variant {
    Variant::new(8, Vec::new(), Vec::new(), false, CastleSafety::Never)
}

impl Game for Nim {
    type Table = Table;
    type Choice = Choice;
    type Why = Why;
    type Event = Event;
    type Own = Shown;

    const INFO: Info = Info {
        name: "nim",
        title: "Nim",
        about: "Stones.",
        author: "Nobody",
        files: 8,
        rules: 1,
        board: "4k3/8/8/8/8/8/8/4K3 w - -",
    };

    fn options() -> Vec<OptionSpec> {
        Options::list()
    }

    fn lay_out(config: &Config) -> Result<Table, Fault> {
        let setup: Setup = config.setup()?;
        let start = Position::parse(Self::INFO.board, &variant()).map_err(|error| Fault::setup(error.to_string()))?;
        let stones = setup.stones.unwrap_or_else(|| Options::read(config).stones);
        Ok(Table { board: start.board, stones, laid: false, turn: 1, mover: Seat::First, result: None })
    }

    fn deal(t: &mut Turn<'_, Self>) -> Flow {
        let [a1, b1] = [0, 1].map(|file| Square::new(file, 0));
        match t.ask(Seat::First, Why::Lay, vec![Choice::Lay(a1, b1), Choice::Begin])? {
            Choice::Begin => {
                t.table.laid = true;
                Ok(())
            }
            _ => {
                WORK.with(|work| work.set((work.get().0, work.get().1 + 1)));
                Err(Stop::Checkpoint)
            }
        }
    }

    fn turn(t: &mut Turn<'_, Self>) -> Flow {
        let me = t.table.mover;
        t.table.turn += 1;
        if t.number.is_multiple_of(3) {
            return Ok(());
        }
        let options = [Stones::One, Stones::Two].map(Choice::Take);
        let fitting = options[..(t.table.stones as usize).min(2)].to_vec();
        let stones = if t.ask(me, Why::Take, fitting)? == Choice::Take(Stones::One) { 1 } else { 2 };
        t.tell(Event::Gone { stones });
        t.table.stones -= stones;
        t.table.mover = me.other();
        if t.table.stones == 0 {
            return Err(t.finish(Some(me), "last-stone", "The last stone is taken.".into()));
        }
        Ok(())
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

    fn side(_: &Table, seat: Seat) -> Side {
        Side::BOTH[seat.index()]
    }

    fn view(table: &Table, eye: Eye) -> View<Shown> {
        View {
            game: Self::INFO.name,
            eye,
            files: 8,
            ranks: 8,
            board: Self::INFO.board.into(),
            cells: view::cells(&table.board, &variant()),
            turn: TurnView { number: table.turn, seat: table.mover },
            sides: BySeat { first: "white", second: "black" },
            check: Vec::new(),
            checkers: Vec::new(),
            last: Vec::new(),
            taken: Vec::new(),
            clock: None,
            own: Shown { stones: table.stones },
            log: Vec::new(),
            result: table.result.clone(),
        }
    }

    fn question(_: &Table, _: &PromptOf<Self>, _: Eye) -> String {
        "How many?".into()
    }

    fn label(_: &Table, choice: &Choice) -> String {
        choice.to_string()
    }

    fn imagine(_: &mut Table, _: Seat, _: &mut Dice) {}
}

fn host(options: serde_json::Value, setup: serde_json::Value) -> Result<Host<Nim>, Fault> {
    let read = |value| serde_json::from_value(value).unwrap();
    let options = serde_json::from_value(options).unwrap();
    Host::new(Config::new("nim", &Nim::options(), "seven".into(), options, read(setup))?)
}

fn play(host: &mut Host<Nim>, answers: &[&str]) {
    for answer in answers {
        host.apply(host.find(answer).unwrap()).unwrap();
    }
}

fn reloaded(host: &Host<Nim>) -> Host<Nim> {
    save_text::read(&save_text::write(host)).unwrap().load().unwrap()
}

#[test]
fn it_is_played_saved_and_loaded() {
    let mut host = host(serde_json::json!({ "stones": 7 }), serde_json::Value::Null).unwrap();
    play(&mut host, &["lay:a1b1", "begin", "take:two", "take:one"]);
    let view = serde_json::json!(host.view(Eye::Watcher).unwrap());
    assert_eq!((&view["stones"], &view["log"]), (&4.into(), &serde_json::json!([])));
    let events: Vec<_> = host.events().map(|event| serde_json::json!(event)).collect();
    assert_eq!(events, [2, 1].map(|stones| serde_json::json!({ "t": "gone", "stones": stones })));
    let offer = serde_json::json!(host.offers()[1]);
    assert_eq!(offer["choice"], serde_json::json!({ "t": "take", "stones": "two" }));
    let said = serde_json::from_value(offer["choice"].clone()).unwrap();
    assert_eq!(host.understand(&said).unwrap(), Choice::Take(Stones::Two));
    assert_eq!(reloaded(&host).offers(), host.offers());
    play(&mut host, &["take:two", "take:two"]);
    assert_eq!(host.view(Eye::All).unwrap().result.unwrap().how, "last-stone");
    assert_eq!(save::lines(&reloaded(&host)), save::lines(&host));
}

#[test]
fn a_turn_that_asks_nothing_is_replayed() {
    let mut host = host(serde_json::json!({ "stones": 20 }), serde_json::Value::Null).unwrap();
    play(&mut host, &["begin", "take:one", "take:one", "take:one", "take:one", "take:one"]);
    let record: Vec<_> = host.record().cloned().collect();
    assert!(record.iter().any(Vec::is_empty), "there is a turn without an answer");
    let again: Host<Nim> = Host::replay(host.config().clone(), &record).unwrap();
    assert!(again.table() == host.table());
    host.back(None).unwrap();
    assert_eq!(host.table().stones, 17, "the asked seat takes back its own last answer");
    assert!(reloaded(&host).table() == host.table());
}

#[test]
fn its_setup_and_its_option_are_its_own() {
    assert_eq!(host(serde_json::json!({}), serde_json::json!({ "stones": 3 })).unwrap().table().stones, 3);
    let fault = host(serde_json::json!({}), serde_json::json!({ "board": "8/8" })).err().unwrap();
    assert!(fault.code == "bad-setup" && fault.message.contains("`board`"), "{fault}");
    let fault = host(serde_json::json!({ "stones": 51 }), serde_json::Value::Null).err().unwrap();
    assert!(fault.code == "bad-option" && fault.message.contains("`stones`"), "{fault}");
    let host = host(serde_json::json!({}), serde_json::Value::Null).unwrap();
    for (said, code) in [
        (serde_json::json!({ "t": "lay", "from": "a1" }), "bad-input"),
        (serde_json::json!({ "t": "lay", "from": "a1", "to": "z9" }), "unknown-square"),
        (serde_json::json!({ "t": "draw" }), "bad-input"),
        (serde_json::json!({ "t": "take", "stones": "one" }), "not-offered"),
    ] {
        assert_eq!(host.understand(&serde_json::from_value(said).unwrap()).unwrap_err().code.name(), code);
    }
}

/// A game without a bot of its own is played to its end at every level all the same.
#[test]
fn the_computer_plays_it_without_a_bot() {
    for level in Level::ALL {
        let mut game = AnyGame::from(host(serde_json::json!({}), serde_json::Value::Null).unwrap());
        for answer in 0..1_000 {
            if game.prompt().is_none() {
                break;
            }
            let seed = answer.to_string();
            let offer = suggest(&game, level, None, &seed, &mut || false).unwrap();
            assert_eq!(offer.role, Role::Play);
            game.apply(&offer.text).unwrap();
        }
        assert_eq!(game.view(Eye::All).unwrap().result.unwrap().how, "last-stone", "{level:?}");
        let over = suggest(&game, level, None, "over", &mut || false).unwrap_err();
        assert_eq!(over.code.name(), "game-over");
    }
}

/// A turn of many steps does not repeat them at every answer: copies of the table and acts of the script grow with the
/// answers, not with their square.
#[test]
fn an_answer_costs_the_same_after_many() {
    let work = |answers: usize| {
        let mut host = host(serde_json::json!({}), serde_json::Value::Null).unwrap();
        WORK.with(|work| work.set((0, 0)));
        play(&mut host, &vec!["lay:a1b1"; answers]);
        let played = WORK.with(Cell::take);
        assert_eq!(host.record().count(), 1, "it is still one turn");
        drop(reloaded(&host));
        (played, WORK.with(Cell::take))
    };
    let ((copies, acts), (loaded_copies, loaded_acts)) = work(500);
    assert_eq!((acts, loaded_acts), (500, 500), "every answer is carried out once");
    assert!(copies <= 4 * 500 && loaded_copies <= 4 * 500 + 10, "{copies} and {loaded_copies} copies");
}
