//! Nothing leaks: two tables that differ only in what an eye may not know look, ask, offer and tell the same to it.
//!
//! The checks are themselves checked by planted leaks, which they must find.

use std::num::NonZeroU32;

use deckmate::board::{How, Move, PieceId, Side, Square};
use deckmate::games::any::options;
use deckmate::games::deception::turn::uncloakable;
use deckmate::games::deception::Deception;
use deckmate::games::five_card::cards::Card;
use deckmate::games::five_card::turn::plays;
use deckmate::games::five_card::FiveCard;
use deckmate::play::config::Setup;
use deckmate::play::view::LogLine;
use deckmate::play::{
    Choice, Config, Dice, Event, Eye, Game, OptionKind, Pilot, Prompt, PromptView, Seat, Stop, Turn, View,
};
use serde_json::{json, Value};

/// Pairs that every game must be tried with.
const PAIRS: usize = 20_000;
/// Games are cut after so many turns: most secrets are told by then.
const TURNS: u32 = 70;

/// Everything that reaches one eye at one moment.
struct Told {
    view: View,
    watcher: View,
    prompt: Option<PromptView>,
    /// What the eye may answer, if it is asked, with the phrases.
    offers: Vec<String>,
    events: Vec<Event>,
}

/// Spoils what is told by something that the eye may not know.
type Leak<G> = fn(&<G as Game>::Table, Seat, &mut Told);

/// What the checks must know of a game.
trait Secretive: Game + 'static {
    /// Positions worth a closer look, as setups.
    fn corners() -> Vec<Value>;
    /// Whether the answer itself tells a secret of the other seat to the eye, by the rules.
    fn reveals(table: &Self::Table, choice: &Choice, seat: Seat, eye: Seat) -> bool;
    /// Whether the rules look into secrets when the turn begins, so that its beginning may tell the two tables apart.
    fn exposed(one: &Self::Table, other: &Self::Table, eye: Seat) -> bool;
    /// Whether everybody, and whether the eye, still knows the same: it may have drawn different cards.
    fn know_same(one: &Self::Table, other: &Self::Table, eye: Seat) -> (bool, bool);
}

impl Secretive for FiveCard {
    fn corners() -> Vec<Value> {
        let near_mate = "6k1/5ppp/8/1b6/8/8/8/4R1K1 w - -";
        let call = "6rk/6pp/8/8/4p3/8/3P4/4K3 w - -";
        vec![
            json!({ "stack": [] }),
            json!({ "stack": ["wild"] }),
            json!({ "stack": ["wild"], "hands": { "first": ["rook"], "second": ["queen"] } }),
            json!({ "stack": [], "discard": ["rook", "wild"], "hands": { "first": ["pawn"], "second": ["pawn", "knight"] } }),
            json!({ "board": near_mate, "hands": { "first": ["rook", "pawn"], "second": ["bishop", "queen"] }, "stack": ["pawn", "wild", "bishop"] }),
            json!({ "board": near_mate, "called": "first" }),
            json!({ "board": call, "called": "first", "hands": { "first": ["pawn", "queen"], "second": ["rook"] } }),
            json!({ "board": "7k/8/5K2/8/8/8/6Q1/8 w - -" }),
            json!({ "hands": { "first": ["pawn", "pawn"], "second": ["wild", "wild", "wild", "wild"] } }),
            json!({ "cube": { "value": 32, "owner": "second" }, "stake": 32 }),
        ]
    }

    fn reveals(table: &Self::Table, choice: &Choice, seat: Seat, eye: Seat) -> bool {
        let checked = table.board.checked(table.variant, Self::side(table, seat));
        // Folded cards lie face up (FC-23); an emergency fold says whether it helped (FC-11).
        matches!(choice, Choice::Fold) && (seat != eye || checked)
    }

    fn exposed(one: &Self::Table, other: &Self::Table, eye: Seat) -> bool {
        let checked = one.board.checked(one.variant, Self::side(one, one.mover));
        let judged = one.called.is_some() || (one.options.no_emergency_fold && checked);
        one.mover != eye && judged && plays(one, one.mover).is_empty() != plays(other, other.mover).is_empty()
    }

    fn know_same(one: &Self::Table, other: &Self::Table, eye: Seat) -> (bool, bool) {
        let same = |seat| hand(one, seat) == hand(other, seat);
        (!one.options.open_hands || (same(eye) && same(eye.other())), same(eye))
    }
}

fn hand(table: &<FiveCard as Game>::Table, seat: Seat) -> Vec<Card> {
    table.hands[seat.index()].iter().map(|card| *card.truth()).collect()
}

impl Secretive for Deception {
    fn corners() -> Vec<Value> {
        let identical: Value = "abcdefgh"
            .chars()
            .zip(["rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"])
            .flat_map(|(file, kind)| [(file, 1, kind), (file, 2, "pawn"), (file, 7, "pawn"), (file, 8, kind)])
            .map(|(file, row, kind)| (format!("{file}{row}"), Value::from(kind)))
            .collect::<serde_json::Map<_, _>>()
            .into();
        vec![
            json!({ "bases": identical }),
            json!({ "bases": { "a2": "king", "h7": "king" } }),
            json!({ "board": "4k3/p7/8/8/8/8/8/R3K3 w Q -", "bases": { "a7": "king", "e8": "pawn" } }),
            json!({ "board": "8/P3k2p/8/8/8/8/p3K2P/8 w - -" }),
            json!({ "board": "8/p6p/P6P/8/8/8/8/6k1 w - -", "bases": { "a6": "knight", "h6": "king" } }),
            json!({ "board": "4k3/3p4/8/4N3/4n3/8/3P4/4K3 b - -", "bases": { "e5": "pawn", "e4": "pawn" } }),
            json!({ "board": "7k/8/8/8/p7/Pp1p4/RP1P4/KRB5 b - -", "uncloaked": ["a1", "b1", "c1", "a2", "b2"] }),
            json!({ "board": "7R/4k2r/8/8/8/8/r7/4K3 w - -", "bases": { "h8": "pawn", "e1": "king" } }),
            json!({ "board": "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -" }),
        ]
    }

    fn reveals(table: &Self::Table, choice: &Choice, seat: Seat, eye: Seat) -> bool {
        match choice {
            Choice::Uncloak(_) => seat != eye,
            Choice::Move(m) => taken(table, m)
                .is_some_and(|id| table.cloaked.contains(id) && table.board.piece(id).side != Self::side(table, eye)),
            _ => false,
        }
    }

    fn exposed(one: &Self::Table, other: &Self::Table, eye: Seat) -> bool {
        one.mover != eye && one.legal().is_empty() && uncloakable(one).is_empty() != uncloakable(other).is_empty()
    }

    fn know_same(one: &Self::Table, other: &Self::Table, _: Seat) -> (bool, bool) {
        // After the game both assignments are shown (DE-17).
        (one.result.is_none() || other.result.is_none(), true)
    }
}

fn taken(table: &<Deception as Game>::Table, m: &Move) -> Option<PieceId> {
    match m.how {
        How::Castle(_) => None,
        How::Passing => table.board.at(Square::new(m.to.file(), m.from.rank())),
        _ => table.board.at(m.to),
    }
}

/// Gives the answers of one turn and stops after them; chance is the same for both tables of a pair.
struct Script<'a> {
    answers: std::slice::Iter<'a, Choice>,
    rolls: &'a mut Vec<u32>,
    rolled: usize,
    dice: &'a mut Dice,
}

impl<G: Game> Pilot<G> for Script<'_> {
    fn pick(&mut self, _: &G::Table, _: &Prompt) -> Option<(Choice, u32)> {
        self.answers.next().map(|choice| (*choice, 0))
    }

    fn roll(&mut self, of: NonZeroU32) -> u32 {
        if self.rolled == self.rolls.len() {
            self.rolls.push(self.dice.roll(of));
        }
        self.rolled += 1;
        self.rolls[self.rolled - 1] % of
    }
}

/// A turn played as far as its answers go.
struct Played<G: Game> {
    table: G::Table,
    events: Vec<Event>,
    /// The open question; nothing at the end of the turn.
    prompt: Option<Prompt>,
}

/// A game at the beginning of a turn.
struct Bench<'a> {
    number: u32,
    answers: Vec<Choice>,
    rolls: Vec<u32>,
    dice: &'a mut Dice,
}

impl Bench<'_> {
    fn play<G: Game>(&mut self, start: &G::Table) -> Played<G> {
        let mut played = Played { table: start.clone(), events: Vec::new(), prompt: None };
        if G::outcome(&played.table).is_some() {
            return played;
        }
        let mut script = Script { answers: self.answers.iter(), rolls: &mut self.rolls, rolled: 0, dice: self.dice };
        let mut turn = Turn::<G>::new(&mut played.table, self.number, &mut script, &mut played.events);
        let flow = if self.number == 0 { G::deal(&mut turn) } else { G::turn(&mut turn) };
        match flow {
            Err(Stop::Ask(prompt)) => played.prompt = Some(prompt),
            Err(Stop::Diverged) => panic!("an answer was not offered"),
            Ok(()) | Err(Stop::Over) => {}
        }
        played
    }

    fn next_turn(&mut self) {
        self.number += 1;
        self.answers.clear();
        self.rolls.clear();
    }
}

fn told<G: Game>(
    table: &G::Table,
    prompt: Option<&Prompt>,
    events: &[Event],
    eye: Seat,
    leak: Option<Leak<G>>,
) -> Told {
    let ask = |prompt: &Prompt| PromptView {
        seat: prompt.seat,
        side: G::side(table, prompt.seat).name(),
        why: prompt.why,
        text: G::question(table, prompt),
        card: G::card(table),
        secret: prompt.secret,
        left: G::time_left(table, prompt.seat),
    };
    let asked = prompt.filter(|prompt| prompt.seat == eye);
    let offers = asked.into_iter().flat_map(|prompt| &prompt.options);
    let mut told = Told {
        view: G::view(table, Eye::Seat(eye)),
        watcher: G::view(table, Eye::Watcher),
        prompt: prompt.map(ask),
        offers: offers.map(|choice| format!("{choice} {}", G::label(table, choice))).collect(),
        events: events.to_vec(),
    };
    if let Some(leak) = leak {
        leak(table, eye, &mut told);
    }
    told
}

/// What everybody is told, byte by byte.
fn public(told: &Told) -> [String; 3] {
    [json_of(&told.watcher), json_of(&told.prompt), json_of(&told.events)]
}

/// What only the eye is told.
fn private(told: &Told) -> [String; 2] {
    [json_of(&told.view), told.offers.join("\n")]
}

fn json_of<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("values that serialise")
}

/// Tries pairs of tables, counts them, and notes the first difference.
struct Checker<G: Game> {
    leak: Option<Leak<G>>,
    pairs: usize,
    /// Pairs that went on together by the same answer.
    continued: usize,
    found: Option<String>,
}

impl<G: Secretive> Checker<G> {
    fn new(leak: Option<Leak<G>>) -> Checker<G> {
        Checker { leak, pairs: 0, continued: 0, found: None }
    }

    fn compare(&mut self, one: &Played<G>, other: &Played<G>, eye: Seat) {
        let (all, own) = G::know_same(&one.table, &other.table, eye);
        if !all {
            return;
        }
        self.pairs += 1;
        let of = |played: &Played<G>| told::<G>(&played.table, played.prompt.as_ref(), &played.events, eye, self.leak);
        let (one_told, other_told) = (of(one), of(other));
        let mut pairs: Vec<_> = public(&one_told).into_iter().zip(public(&other_told)).collect();
        if own {
            pairs.extend(private(&one_told).into_iter().zip(private(&other_told)));
        }
        if let Some((a, b)) = pairs.into_iter().find(|(a, b)| a != b) {
            let at = a.bytes().zip(b.bytes()).take_while(|(a, b)| a == b).count().saturating_sub(200);
            let [a, b] = [a, b].map(|text| text.chars().skip(at).take(400).collect::<String>());
            self.found.get_or_insert_with(|| format!("{} is told\n{a}\nor\n{b}", eye.name()));
        }
    }

    /// The table as it lies, and another that the eye cannot tell from it.
    fn look(&mut self, played: &Played<G>, dice: &mut Dice) {
        for eye in Seat::BOTH {
            let mut table = played.table.clone();
            G::imagine(&mut table, eye, dice);
            let other = Played { table, events: played.events.clone(), prompt: played.prompt.clone() };
            self.compare(played, &other, eye);
        }
    }

    /// From the beginning of a turn both tables go on by the same answers, to the first question of the next turn.
    fn go_on(&mut self, start: &G::Table, number: u32, eye: Seat, dice: &mut Dice) {
        let mut imagined = start.clone();
        G::imagine(&mut imagined, eye, dice);
        if G::exposed(start, &imagined, eye) {
            return;
        }
        let mut fate = Dice::new(&format!("fate {}", dice.below(1 << 30)));
        let mut bench = Bench { number, answers: Vec::new(), rolls: Vec::new(), dice: &mut fate };
        loop {
            let (one, other) = (bench.play::<G>(start), bench.play::<G>(&imagined));
            let Some(prompt) = &one.prompt else {
                if G::exposed(&one.table, &other.table, eye) {
                    return;
                }
                self.compare(&one, &other, eye);
                bench.next_turn();
                let (one, other) = (bench.play::<G>(&one.table), bench.play::<G>(&other.table));
                return self.compare(&one, &other, eye);
            };
            self.compare(&one, &other, eye);
            let choice = prompt.options[dice.below(prompt.options.len())];
            let offered = other.prompt.as_ref().is_some_and(|other| other.options.contains(&choice));
            if !offered || G::reveals(&one.table, &choice, prompt.seat, eye) {
                return;
            }
            self.continued += 1;
            bench.answers.push(choice);
        }
    }

    /// One random game from its deal, looked at from both seats at every question.
    fn game(&mut self, config: &Config, dice: &mut Dice) {
        let mut start = G::lay_out(config).expect("a possible setup");
        let mut fate = Dice::new(&config.seed);
        let mut bench = Bench { number: 0, answers: Vec::new(), rolls: Vec::new(), dice: &mut fate };
        while bench.number < TURNS && self.found.is_none() {
            let played = bench.play::<G>(&start);
            let Some(prompt) = &played.prompt else {
                start = played.table;
                if G::outcome(&start).is_some() {
                    return;
                }
                bench.next_turn();
                for eye in Seat::BOTH {
                    self.go_on(&start, bench.number, eye, dice);
                }
                continue;
            };
            self.look(&played, dice);
            bench.answers.push(pick(&prompt.options, bench.answers.len(), dice));
        }
    }

    /// Random games with random options, until enough pairs are tried or a difference is found.
    fn random(&mut self, pairs: usize, seed: &str) {
        let mut dice = Dice::new(seed);
        let mut number = 0;
        while self.pairs < pairs && self.found.is_none() {
            number += 1;
            let config = config::<G>(&mut dice, &format!("{seed}-{number}"), None);
            self.game(&config, &mut dice);
        }
    }

    /// Every corner again and again: with few unknowns all their orders come up.
    fn corners(&mut self, times: usize) {
        let mut dice = Dice::new("corners");
        for (at, corner) in G::corners().into_iter().enumerate() {
            for time in 0..times {
                if self.found.is_some() {
                    return;
                }
                let setup: Setup = serde_json::from_value(corner.clone()).expect("a setup");
                let config = config::<G>(&mut dice, &format!("corner-{at}-{time}"), Some(setup));
                self.game(&config, &mut dice);
            }
        }
    }
}

/// A random answer; games are rarely given up, and the secret set-up comes to an end.
fn pick(options: &[Choice], answers: usize, dice: &mut Dice) -> Choice {
    if answers > 6 && options.contains(&Choice::Done) {
        return Choice::Done;
    }
    loop {
        let choice = options[dice.below(options.len())];
        if !(choice.is_about_result() || choice == Choice::No) || dice.below(60) == 0 {
            return choice;
        }
    }
}

fn config<G: Game>(dice: &mut Dice, seed: &str, setup: Option<Setup>) -> Config {
    let mut chosen = std::collections::BTreeMap::new();
    for spec in options(G::INFO.name).expect("the game") {
        let value = match spec.kind {
            OptionKind::Choice(values) => Value::from(values[dice.below(values.len())]),
            // Open hands hide nothing that could leak from them.
            OptionKind::Switch(_) => Value::from(dice.below(8) == 0),
            _ => continue,
        };
        chosen.insert(spec.name.to_owned(), value);
    }
    Config::new(G::INFO.name, G::options(), seed.to_owned(), chosen, setup).expect("a config")
}

fn nothing_leaks<G: Secretive>() {
    let mut checker = Checker::<G>::new(None);
    checker.corners(12);
    let corners = checker.pairs;
    checker.random(corners + PAIRS, G::INFO.name);
    assert_eq!(checker.found, None);
    assert!(checker.pairs >= corners + PAIRS && corners > 500 && checker.continued > PAIRS / 20);
    println!("{}: {} pairs, {corners} in corners, {} continued", G::INFO.name, checker.pairs, checker.continued);
}

/// Every planted leak is found.
fn leaks_are_found<G: Secretive>(leaks: &[(&str, Leak<G>)]) {
    for (name, leak) in leaks {
        let mut checker = Checker::<G>::new(Some(*leak));
        checker.corners(12);
        checker.random(checker.pairs + PAIRS, name);
        assert!(checker.found.is_some(), "{}: {name} was not found in {} pairs", G::INFO.name, checker.pairs);
        println!("{}: {name} was found after {} pairs", G::INFO.name, checker.pairs);
    }
}

fn whisper(told: &mut Told, secret: &str) {
    let line = LogLine { turn: 0, seat: None, text: secret.to_owned(), squares: Vec::new(), card: None };
    told.view.log.push(line);
}

fn utter(told: &mut Told, secret: String) {
    told.events.push(Event::Say { turn: 0, seat: None, text: secret, squares: Vec::new(), card: None });
}

#[test]
fn five_card_tells_nothing() {
    nothing_leaks::<FiveCard>();
}

#[test]
fn deception_tells_nothing() {
    nothing_leaks::<Deception>();
}

#[test]
fn planted_leaks_of_five_card_are_found() {
    leaks_are_found::<FiveCard>(&[
        ("the other hand in the log", |table, eye, told| whisper(told, &format!("{:?}", hand(table, eye.other())))),
        ("the other's number of plays", |table, eye, told| {
            if let Some(prompt) = &mut told.prompt {
                prompt.text += &plays(table, eye.other()).len().to_string();
            }
        }),
        ("the next card", |table, _, told| utter(told, format!("{:?}", table.stack.contents().last()))),
        ("the order of the stack", |table, _, told| {
            let sum = table.stack.contents().fold(7, |sum: usize, card| (sum * 31 + card.index()) % 65_521);
            told.view.turn.number += sum as u32;
        }),
        ("a card in the watcher's view", |table, _, told| {
            let poker = told.watcher.poker.as_mut().expect("a view with hands");
            for (shown, card) in poker.hands.second.iter_mut().zip(&table.hands[1]) {
                *shown = Some(card.truth().name());
            }
        }),
        ("a Wild card in the other hand", |table, eye, told| {
            if hand(table, eye.other()).contains(&Card::Wild) {
                told.offers.push("beware".into());
            }
        }),
        ("the last card of the stack, if it is Wild", |table, _, told| {
            if table.stack.contents().eq([Card::Wild]) {
                utter(told, "one more".into());
            }
        }),
        ("all four Wild cards in one hand", |table, eye, told| {
            if hand(table, eye.other()).iter().filter(|card| **card == Card::Wild).count() == 4 {
                whisper(told, "so lucky");
            }
        }),
        ("a caller's hand that can play on", |table, eye, told| {
            if table.called.is_some_and(|called| called.by != eye) && plays(table, eye.other()).is_empty() {
                whisper(told, "he bluffs");
            }
        }),
    ]);
}

#[test]
fn planted_leaks_of_deception_are_found() {
    fn kings<T>(table: &<Deception as Game>::Table, eye: Seat, tell: impl Fn(Square) -> T) -> Option<T> {
        let foes = table.board.of(Deception::side(table, eye.other()));
        let king = foes.iter().find(|id| table.base(*id) == deckmate::board::Kind::King);
        king.map(|id| tell(table.board.piece(id).at))
    }
    leaks_are_found::<Deception>(&[
        ("a sum over hidden bases", |table, _, told| {
            let bases = table.bases.iter().map(|base| base.truth().index() as u32);
            told.view.turn.number += bases.fold(7, |sum, base| (sum * 31 + base) % 65_521);
        }),
        ("the other's number of uncloakings", |table, eye, told| {
            let mut seen = table.clone();
            seen.mover = eye.other();
            if let Some(prompt) = &mut told.prompt {
                prompt.text += &uncloakable(&seen).len().to_string();
            }
        }),
        ("the row of the King", |table, eye, told| {
            whisper(told, &format!("{:?}", kings(table, eye, |at| at.rank())));
        }),
        ("an attacked King under a cloak", |table, eye, told| {
            let side: Side = Deception::side(table, eye);
            if kings(table, eye, |at| table.board.attacked(table.variant, at, side)) == Some(true) {
                told.view.check.push("e1".into());
            }
        }),
        ("a label that knows the base", |table, eye, told| {
            if let Some((offer, at)) = told.offers.first_mut().zip(kings(table, eye, |at| at)) {
                *offer += &at.to_string();
            }
        }),
        ("a base in the watcher's view", |table, _, told| {
            for cell in told.watcher.cells.iter_mut().flatten() {
                cell.base = Some(Some(table.bases[usize::from(cell.id)].truth().name()));
            }
        }),
        ("every base under its own cloak", |table, eye, told| {
            let foes = table.board.of(Deception::side(table, eye.other())) & table.cloaked;
            if !foes.is_empty() && foes.iter().all(|id| table.base(id) == table.board.piece(id).kind) {
                whisper(told, "what you see is what you get");
            }
        }),
        ("the set-up of a seat that is ready", |table, eye, told| {
            if table.turn == 1 && table.ready[eye.other().index()] {
                utter(told, format!("{:?}", kings(table, eye, |at| at.file())));
            }
        }),
    ]);
}
