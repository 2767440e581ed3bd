//! Forms of puzzles: for each game, the problems that are made of a position, and the goals that are tried for each.

use deckmate::board::Square;
use deckmate::games::any::AnyGame;
use deckmate::games::doublecross::cards::Card;
use deckmate::games::doublecross::DoubleCross;
use deckmate::games::five_card::{FiveCard, Table};
use deckmate::play::view::Cell;
use deckmate::play::{Eye, Fault, Seat};
use serde_json::{json, Map, Value as Json};

use super::deals::{deals, DealtProblem};

/// Largest number of hidden pieces or cards for which all possibilities are looked at.
const FEW: usize = 5;

/// One way in which a position may be a puzzle.
pub struct PuzzleForm {
    /// Name that tells it from the other ways.
    pub name: &'static str,
    /// The problem without its goal.
    pub problem: Json,
    /// The goals, the one that asks for most first.
    pub goals: Vec<String>,
    /// Number of sorts of puzzles, by form and goal, among which the puzzles wanted are divided equally.
    pub kinds: usize,
    /// Least number of first answers: a choice among fewer is no puzzle.
    pub least_width: usize,
    /// True if exactly one of the first answers must lead to the goal.
    pub only: bool,
    /// Least and largest chance of the best answer to reach the goal, in hundredths; none where it has to be certain.
    pub chance: Option<(u32, u32)>,
}

/// Bounds of a chance that the best answer may have: all but certainty.
const BEST: (u32, u32) = (0, 99);

impl PuzzleForm {
    /// A goal that one first answer alone reaches for certain.
    fn sure(name: &'static str, problem: &Json, goals: Vec<String>, kinds: usize, least_width: usize) -> PuzzleForm {
        PuzzleForm { name, problem: problem.clone(), goals, kinds, least_width, only: true, chance: None }
    }
}

/// The ways in which this position may be a puzzle for the seat that is asked.
///
/// # Errors
/// The fault that the engine finds.
pub fn forms_of(game: &AnyGame, seat: Seat, turns: u32) -> Result<Vec<PuzzleForm>, Fault> {
    let first = seat == Seat::First;
    let won: Vec<String> = (0..turns).map(|turn| format!("won by:{}", 2 * turn + 1)).collect();
    if let Some(host) = game.host::<DoubleCross>() {
        return Ok(if first { drawn(host.table(), game)? } else { Vec::new() });
    }
    if let Some(host) = game.host::<FiveCard>() {
        return held(host.table(), game, seat, &won);
    }
    let setup = cloaked(game)?;
    let kinds = won.len();
    if setup["bases"].is_null() {
        let problem = json!({ "game": game.name(), "setup": setup });
        return Ok(vec![PuzzleForm::sure("mate", &problem, won, kinds, 8)]);
    }
    let theirs = |cell: &Cell| cell.side == "black" && cell.cloaked == Some(true);
    let hidden = game.view(Eye::Seat(seat))?.cells.iter().flatten().filter(|cell| theirs(cell)).count();
    if !first || hidden > FEW {
        return Ok(Vec::new());
    }
    let problem = json!({ "game": "deception", "setup": setup });
    let form = |name, goals| PuzzleForm::sure(name, &problem, goals, kinds + 1, 8);
    Ok(vec![form("king", won), form("safe", vec!["turn:3".into()])])
}

/// DoubleCross: a card has been drawn, and the goal is to be reached whichever card comes next, or as likely as possible.
fn drawn(table: &deckmate::games::doublecross::Table, game: &AnyGame) -> Result<Vec<PuzzleForm>, Fault> {
    let Some(card) = table.drawn.filter(|_| table.sides[0] == deckmate::board::Side::White) else {
        return Ok(Vec::new());
    };
    let view = game.view(Eye::Seat(Seat::First))?;
    let mut deck = vec![card.name()];
    for (card, count) in Card::all().zip(table.unseen()) {
        deck.extend((0..count).map(|_| card.name()));
    }
    let taken: Vec<Json> = view.taken.iter().map(|off| json!({ "kind": off.kind, "side": off.side })).collect();
    if table.held != [0, 0] {
        return Ok(Vec::new());
    }
    let is_off = |kind: &str, side: &str| view.taken.iter().any(|off| (off.kind, off.side) == (kind, side));
    let problem = json!({
        "game": "doublecross", "options": { "auto_call": true }, "moves": ["draw"],
        "setup": { "board": view.board, "deck": deck, "taken": taken },
    });
    let mut goals = Vec::new();
    if deck.len() <= FEW {
        goals.push("won by:3".to_owned());
    }
    for kind in ["queen", "rook"] {
        if !is_off(kind, "black") {
            goals.push(format!("off:black+{kind} then turn:3 by:2"));
        }
    }
    if !is_off("queen", "white") {
        goals.push("turn:3 !off:white+queen by:2".into());
    }
    goals.push("turn:3".into());
    let mut chances = vec!["turn:3".to_owned()];
    if deck.len() <= FEW + 3 {
        chances.insert(0, "won by:3".into());
    }
    let likely = PuzzleForm { chance: Some(BEST), ..PuzzleForm::sure("likely", &problem, chances, 2, 4) };
    Ok(vec![PuzzleForm::sure("drawn", &problem, goals, 4, 4), likely])
}

/// 5 Card: a call that wins, with open hands; a win in a call, whatever the other hand is; a win in a call with open
/// hands; and a deal in which the cards decide.
fn held(table: &Table, game: &AnyGame, seat: Seat, won: &[String]) -> Result<Vec<PuzzleForm>, Fault> {
    if table.called.is_some() {
        return Ok(Vec::new());
    }
    let by_cards = deals(table, seat).into_iter().map(|DealtProblem { sort, problem }| {
        let (goals, least_width, chance) = match sort {
            "odds" => (vec!["won by:1".into()], 4, Some((55, 99))),
            "fold" => (vec!["turn:3".into()], 4, Some(BEST)),
            "take" => (vec!["won by:2".into()], 1, Some((25, 99))),
            _ => (won.iter().take(2).cloned().collect(), 1, None),
        };
        let only = sort != "drop";
        PuzzleForm { only, chance, ..PuzzleForm::sure(sort, &problem, goals, 4, least_width) }
    });
    let by_cards: Vec<PuzzleForm> = by_cards.collect();
    if seat == Seat::Second {
        return Ok(by_cards);
    }
    let board = game.view(Eye::Seat(Seat::First))?.board;
    let hand = |seat: Seat| -> Vec<&str> { table.hands[seat.index()].iter().map(|card| card.truth().name()).collect() };
    let (mine, theirs) = (hand(Seat::First), hand(Seat::Second));
    let cube = json!({ "value": 2, "owner": "second" });
    let form = |name, open: bool, called: bool, least_width| {
        let options = json!({ "clock": "none", "open_hands": open });
        let mut setup = json!({ "board": board, "hands": { "first": mine, "second": theirs }, "cube": cube });
        if called {
            setup["called"] = json!("first");
        }
        let problem = json!({ "game": "five-card", "options": options, "setup": setup });
        PuzzleForm::sure(name, &problem, won.to_vec(), 2 * won.len() + 1, least_width)
    };
    let sure = vec![form("call", true, false, 8), form("hidden", false, true, 5), form("called", true, true, 5)];
    Ok(sure.into_iter().chain(by_cards).collect())
}

/// The position as a setup: the board, and, where pieces wear cloaks, what is under them.
fn cloaked(game: &AnyGame) -> Result<Json, Fault> {
    let views = [game.view(Eye::Seat(Seat::First))?, game.view(Eye::Seat(Seat::Second))?];
    let (mut bases, mut uncloaked) = (Map::new(), Vec::new());
    for view in &views {
        let own = if view.eye == Eye::Seat(Seat::First) { view.sides.first } else { view.sides.second };
        for (at, cell) in view.cells.iter().enumerate() {
            let Some(cell) = cell.as_ref().filter(|cell| cell.side == own) else { continue };
            let files = usize::from(view.files);
            let square = Square::new((at % files) as u8, (at / files) as u8).name();
            if cell.cloaked == Some(false) {
                uncloaked.push(square);
            }
            if let Some(base) = cell.base.flatten() {
                bases.insert(square.to_string(), json!(base));
            }
        }
    }
    let board = json!(views[0].board);
    Ok(if bases.is_empty() {
        json!({ "board": board })
    } else {
        json!({ "board": board, "bases": bases, "uncloaked": uncloaked })
    })
}
