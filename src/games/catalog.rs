//! The catalogue: games, options, cards and kinds of pieces, for set-up screens, galleries and documents.

use serde::Serialize;

use super::listed::CardInfo;
use super::registry::{find, Playable, GAMES};
use crate::board::Kind;
use crate::play::{save, Fault, OptionKind, OptionSpec, Value};

/// Everything that does not depend on a game in progress.
#[derive(Serialize)]
pub struct Catalog {
    /// The version of the engine.
    pub version: &'static str,
    /// The newest save format it reads.
    pub format: u16,
    /// The games.
    pub games: Vec<GameInfo>,
    /// The kinds of pieces.
    pub kinds: Vec<KindInfo>,
}

/// A kind of piece.
#[derive(Clone, Serialize)]
pub struct KindInfo {
    /// The name in the contract.
    pub kind: &'static str,
    /// Its letter in FEN, as White has it.
    pub letter: char,
    /// The name for people.
    pub title: &'static str,
    /// Its way of moving, in one sentence.
    pub about: &'static str,
}

/// A game.
#[derive(Serialize)]
pub struct GameInfo {
    /// The name in the contract.
    pub name: &'static str,
    /// The name for people.
    pub title: &'static str,
    /// One sentence about it.
    pub about: &'static str,
    /// Name of its inventor.
    pub author: &'static str,
    /// Number of files of the board: 8 or 16.
    pub files: u8,
    /// Number of ranks of the board.
    pub ranks: u8,
    /// The number of its rules, raised when the same answers would play differently.
    pub rules: u16,
    /// The usual start as four FEN fields.
    pub board: &'static str,
    /// Its options.
    pub options: Vec<OptionInfo>,
    /// Its cards.
    pub cards: Vec<CardInfo>,
}

/// An option of a game.
///
/// ```
/// let catalog = deckmate::catalog();
/// let five_card = catalog.games.iter().find(|game| game.name == "five-card").expect("it is one of them");
/// let switches: Vec<_> = five_card.options.iter().filter(|option| option.kind == "switch").collect();
/// assert!(switches.iter().all(|option| option.default.switch().is_some()));
/// ```
#[derive(Serialize)]
pub struct OptionInfo {
    /// The name in the rules book.
    pub name: &'static str,
    /// `switch`, `number`, `choice`, `counts` or `clock`.
    #[serde(rename = "type")]
    pub kind: &'static str,
    /// Its value when nothing is said.
    pub default: Value,
    /// The words of a choice, what is counted, or what the seconds of a clock such as `3+2` are.
    pub values: Vec<&'static str>,
    /// The smallest number.
    pub least: u32,
    /// The largest number.
    pub most: u32,
    /// One sentence about it.
    pub about: &'static str,
}

/// The whole catalogue.
///
/// ```
/// let games = deckmate::catalog().games;
/// let storm = games.iter().find(|game| game.name == "chess-storm").expect("it is one of them");
/// assert_eq!(storm.title, "Chess Storm");
/// assert!(storm.options.iter().any(|option| option.name == "deck"));
/// assert_eq!(storm.cards[0].number, 1);
/// ```
pub fn catalog() -> Catalog {
    let kinds = Kind::ALL.map(|kind| KindInfo {
        kind: kind.name(),
        letter: kind.letter(),
        title: kind.title(),
        about: kind.about(),
    });
    Catalog {
        version: env!("CARGO_PKG_VERSION"),
        format: save::FORMAT,
        games: GAMES.iter().map(|entry| game(*entry)).collect(),
        kinds: kinds.to_vec(),
    }
}

/// Number of each thing that a value of an option makes, by their names.
///
/// ```
/// let deck = deckmate::games::catalog::counted("chess-storm", "deck", &"0/crab:2".into());
/// assert_eq!(deck.map(|cards| cards.iter().map(|(_, number)| number).sum::<u32>()), Ok(2));
/// ```
///
/// # Errors
/// `unknown-game`, `unknown-option`, and `bad-option` if the value does not fit.
pub fn counted(game: &str, name: &str, value: &Value) -> Result<Vec<(&'static str, u32)>, Fault> {
    let options = find(game)?.options();
    OptionSpec::find(&options, game, name)?.counted(value)
}

fn game(entry: &dyn Playable) -> GameInfo {
    let info = entry.info();
    GameInfo {
        name: info.name,
        title: info.title,
        about: info.about,
        author: info.author,
        files: info.files,
        ranks: crate::board::Square::RANKS,
        rules: info.rules,
        board: info.board,
        options: entry.options().iter().map(option).collect(),
        cards: entry.cards(),
    }
}

fn option(spec: &OptionSpec) -> OptionInfo {
    let (kind, default, values, least, most): (_, Value, Vec<_>, _, _) = match &spec.kind {
        OptionKind::Switch(default) => ("switch", (*default).into(), Vec::new(), 0, 1),
        OptionKind::Number { default, least, most } => ("number", (*default).into(), Vec::new(), *least, *most),
        OptionKind::Choice(values) => ("choice", values[0].into(), values.to_vec(), 0, 0),
        OptionKind::Clock(usual) => ("clock", usual.text.into(), vec![usual.word()], 0, 0),
        OptionKind::Counts(counts) => ("counts", counts.each.into(), counts.of.to_vec(), 0, counts.most),
    };
    OptionInfo { name: spec.name, kind, default, values, least, most, about: spec.about }
}
