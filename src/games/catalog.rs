//! The catalogue: games, options, cards and kinds of pieces, for set-up screens, galleries and documents.

use serde::Serialize;
use serde_json::Value;

use super::chess::Chess;
use super::deception::Deception;
use super::doublecross::cards::{Card, Joust};
use super::doublecross::DoubleCross;
use super::five_card::cards::Card as HandCard;
use super::five_card::FiveCard;
use super::full_double::FullDouble;
use super::storm::catalog::Row;
use super::storm::{cards as storm, Storm};
use super::words;
use crate::board::Kind;
use crate::play::{save, Game, OptionKind, OptionSpec};

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
    kind: &'static str,
    letter: char,
    title: &'static str,
    about: &'static str,
}

/// A game.
#[derive(Serialize)]
pub struct GameInfo {
    name: &'static str,
    title: &'static str,
    about: &'static str,
    author: &'static str,
    files: u8,
    ranks: u8,
    rules: u16,
    board: &'static str,
    options: Vec<OptionInfo>,
    cards: Vec<CardInfo>,
}

/// An option of a game.
#[derive(Serialize)]
pub struct OptionInfo {
    name: &'static str,
    #[serde(rename = "type")]
    kind: &'static str,
    default: Value,
    values: Vec<&'static str>,
    least: u32,
    most: u32,
    about: &'static str,
}

/// A card of a game.
#[derive(Serialize)]
pub struct CardInfo {
    name: &'static str,
    title: String,
    number: usize,
    text: String,
    window: &'static str,
    copies: u32,
    family: &'static str,
    side: Option<&'static str>,
    kind: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    glyphs: Option<&'static str>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    lasts: bool,
}

/// The whole catalogue.
pub fn catalog() -> Catalog {
    let kinds = Kind::ALL.map(|kind| KindInfo {
        kind: kind.name(),
        letter: kind.letter(),
        title: words::title(kind),
        about: about(kind),
    });
    Catalog {
        version: env!("CARGO_PKG_VERSION"),
        format: save::FORMAT,
        games: vec![
            game::<Chess>(Vec::new()),
            game::<FullDouble>(Vec::new()),
            game::<DoubleCross>(cards()),
            game::<FiveCard>(hand_cards()),
            game::<Deception>(Vec::new()),
            game::<Storm>(storm_cards()),
        ],
        kinds: kinds.to_vec(),
    }
}

fn game<G: Game>(cards: Vec<CardInfo>) -> GameInfo {
    GameInfo {
        name: G::INFO.name,
        title: G::INFO.title,
        about: G::INFO.about,
        author: G::INFO.author,
        files: G::INFO.files,
        ranks: crate::board::Square::RANKS,
        rules: G::INFO.rules,
        board: G::INFO.board,
        options: G::options().iter().map(option).collect(),
        cards,
    }
}

fn option(spec: &OptionSpec) -> OptionInfo {
    let (kind, default, values, least, most): (_, Value, Vec<_>, _, _) = match &spec.kind {
        OptionKind::Switch(default) => ("switch", (*default).into(), Vec::new(), 0, 1),
        OptionKind::Number { default, least, most } => ("number", (*default).into(), Vec::new(), *least, *most),
        OptionKind::Choice(values) => ("choice", values[0].into(), values.to_vec(), 0, 0),
        OptionKind::Clock(default) => ("clock", (*default).into(), Vec::new(), 0, 0),
        OptionKind::Counts { names, default, most } => ("counts", (*default).into(), names.to_vec(), 0, *most),
    };
    OptionInfo { name: spec.name, kind, default, values, least, most, about: spec.about }
}

fn cards() -> Vec<CardInfo> {
    let info = |(at, card): (usize, Card)| {
        let (family, side, kind, window) = match card {
            Card::Piece(side, kind) => ("piece", Some(side.name()), Some(kind.name()), "when drawn"),
            Card::Joust(Joust::SaveKing) => ("joust", None, None, "when your king is captured"),
            Card::Joust(_) => ("joust", None, None, "when drawn"),
        };
        CardInfo {
            name: card.name(),
            title: card.title(),
            number: at + 1,
            text: card.text(),
            window,
            copies: card.copies(&[2; 7]),
            family,
            side,
            kind,
            glyphs: None,
            lasts: false,
        }
    };
    Card::all().enumerate().map(info).collect()
}

fn hand_cards() -> Vec<CardInfo> {
    let info = |(at, card): (usize, HandCard)| CardInfo {
        name: card.name(),
        title: card.title().into(),
        number: at + 1,
        text: card.text().into(),
        window: "with your move",
        copies: card.copies() as u32,
        family: "hand",
        side: None,
        kind: Kind::ALL.into_iter().find(|&kind| HandCard::of(kind) == Some(card)).map(Kind::name),
        glyphs: None,
        lasts: false,
    };
    HandCard::ALL.into_iter().enumerate().map(info).collect()
}

fn storm_cards() -> Vec<CardInfo> {
    let info = |row: &&Row| CardInfo {
        name: row.name,
        title: row.title.into(),
        number: usize::from(row.number),
        text: row.text.into(),
        window: row.window.about(),
        copies: 1,
        family: row.window.letters(),
        side: None,
        kind: None,
        glyphs: Some(row.glyphs),
        lasts: row.lasts,
    };
    storm::rows().iter().map(info).collect()
}

/// How a kind moves, in one sentence.
fn about(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => "One square ahead, two from its second rank; captures diagonally ahead.",
        Kind::Knight => "Jumps two squares one way and one the other.",
        Kind::Bishop => "Any number of squares along a diagonal.",
        Kind::Rook => "Any number of squares along a rank or file.",
        Kind::Queen => "Any number of squares along a rank, file or diagonal.",
        Kind::King => "One square in any direction.",
        Kind::Cardinal => "Moves like a bishop or a knight.",
        Kind::Chancellor => "Moves like a rook or a knight.",
        Kind::Amazon => "Moves like a queen or a knight.",
        Kind::Prince => "One square in any direction; it can be captured.",
        Kind::Princess => "One or two squares along a rank, file or diagonal.",
        Kind::Crab => "One square diagonally in any direction, to move or to capture; counts as a pawn.",
        Kind::Kangaroo => "Two knight jumps in one move, the first to an empty square; counts as a knight.",
        Kind::Camel => "Jumps three squares one way and two the other; counts as a knight.",
    }
}
