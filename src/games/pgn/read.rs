//! Games of PGN played again: what is wrong with one is said with its line and its move.

use super::text::{games, Skipped, Word, Written};
use super::write::Tags;
use super::{standing, times};
use crate::board::{chess, san, shuffled, Pasted, Side};
use crate::games::any::{AnyGame, NewGame};
use crate::games::classic::side_of;
use crate::play::{Code, Eye, Fault};

/// A game as a text of PGN has it.
pub struct ReadGame {
    /// Its tags.
    pub tags: Tags,
    /// The comments and variations that were passed over.
    pub skipped: Skipped,
    /// The game; or why it cannot be played.
    pub game: Result<AnyGame, Fault>,
}

/// Words that the tag of the variant has for chess.
const CHESS: [&str; 7] = ["", "chess", "standard", "normal", "regular", "fromposition", "orthodox"];
/// Words with which a tag says that a game did not end by what its players did on the board or by their word.
const OTHERWISE: [&str; 5] = ["time", "abandon", "rules", "adjudic", "unterminated"];

/// The games of a text, each with its tags, or with what is wrong with it. Comments, variations and marks are passed over.
///
/// ```
/// use deckmate::games::pgn;
///
/// let games = pgn::read("[White \"Anybody\"]\n\n1. e4 {best} e5 2. Nf3 (2. f4) Nc6 *\n\n1. e4 e5 2. Ke3 *");
/// assert_eq!(games[0].tags.get("White").map(String::as_str), Some("Anybody"));
/// let answers = games[0].game.as_ref().map(|game| game.record().concat().join(", "));
/// assert_eq!(answers.as_deref(), Ok("first e2e4, second e7e5, first g1f3, second b8c6"));
/// let wrong = games[1].game.as_ref().map(drop).unwrap_err();
/// assert_eq!(wrong.message, "Line 5, move 2. Ke3: `Ke3` is no legal move here.");
/// ```
pub fn read(text: &str) -> Vec<ReadGame> {
    games(text).into_iter().map(played).collect()
}

fn played(written: Written) -> ReadGame {
    let game = play(&written);
    let skipped = written.skipped;
    let mut tags: Tags = written.tags.into_iter().map(|(name, value, _)| (name, value)).collect();
    if let Some(result) = written.result {
        tags.at("Result".to_owned(), || result.to_owned());
    }
    ReadGame { tags, skipped, game }
}

fn bad(message: impl Into<String>) -> Fault {
    Fault::new(Code::BadInput, message)
}

fn play(written: &Written) -> Result<AnyGame, Fault> {
    if let Some(wrong) = &written.wrong {
        return Err(bad(wrong));
    }
    let mut game = begin(written)?;
    let mut number = first_number(written);
    for word in &written.moves {
        let side = standing(&game).map_or(Side::White, |(_, table)| table.side());
        let dots = if side == Side::White { "." } else { "..." };
        let wrong = |why: String| bad(format!("Line {}, move {number}{dots} {}: {why}", word.line, word.text));
        make(&mut game, word).map_err(wrong)?;
        number += u32::from(side == Side::Black);
    }
    end(&mut game, written)?;
    Ok(game)
}

/// The number of the first move.
fn first_number(written: &Written) -> u32 {
    let number = written.tag("FEN").and_then(|(fen, _)| fen.split_whitespace().nth(5)?.parse().ok());
    number.unwrap_or(1)
}

/// The beginning of a game, as its tags tell it. Draws are claimed: a game may go on where nobody did.
fn begin(written: &Written) -> Result<AnyGame, Fault> {
    let (variant, line) = written.tag("Variant").unwrap_or_default();
    let name: String = variant.to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect();
    let fen = written.tag("FEN").filter(|(fen, _)| !fen.trim().is_empty());
    let is_960 = name.contains("960") || name.contains("fischer");
    let game = match name.as_str() {
        "fulldouble" | "fulldoublechess" => "full-double",
        _ if is_960 || CHESS.contains(&name.as_str()) => "chess",
        _ => {
            let why = "PGN is read of chess, Chess960 and Full Double Chess";
            return Err(bad(format!("Line {line}: this is a game of `{variant}`; {why}.")));
        }
    };
    let mut wanted = NewGame::of(game).option("draw_claims", "claim");
    let is_timed = written.moves.iter().any(|word| word.left.is_some());
    if let Some(clock) = written.tag(times::TAG).filter(|_| is_timed).and_then(|(tag, _)| times::option(tag)) {
        wanted = wanted.option("clock", clock);
    }
    if is_960 || fen.is_some_and(|(fen, _)| game == "chess" && is_shuffled(fen)) {
        wanted = wanted.option("start", "numbered");
    }
    let Some((fen, line)) = fen else { return AnyGame::new(wanted) };
    let number = number_of(fen).filter(|_| is_960);
    wanted = match number {
        Some(number) => wanted.option("start_number", number),
        None => wanted.board(fen),
    };
    AnyGame::new(wanted).map_err(|fault| bad(format!("Line {line}, FEN: {}.", fault.message)))
}

/// True if the castling rights of a position are named by files, as in Chess960 alone.
fn is_shuffled(fen: &str) -> bool {
    fen.split_whitespace()
        .nth(2)
        .is_some_and(|rights| rights.contains(|letter| matches!(letter, 'a'..='h' | 'A'..='H')))
}

/// The number of a start position of Chess960; none if a position is another one.
fn number_of(fen: &str) -> Option<u32> {
    let rules = shuffled::rules(chess::variant(), fen, None);
    let text = Pasted::parse(fen, rules).ok()?.position.text(rules);
    (0..shuffled::STARTS).find(|&number| shuffled::text(number) == text)
}

/// Makes a move, or says why it cannot be made.
fn make(game: &mut AnyGame, Word { text, left, .. }: &Word) -> Result<(), String> {
    if let Some(outcome) = game.view(Eye::Watcher).ok().and_then(|view| view.result) {
        return Err(format!("the game was over before it. {}", outcome.text));
    }
    let found = standing(game).map(|(_, table)| san::read(&table.board, table.variant, table.side(), text));
    let m = found.ok_or("there is no board.")?.map_err(|why| format!("{why}."))?;
    let thought = left.map_or(0, |left| thought(game, left));
    game.apply_after(&m.to_string(), thought).map(drop).map_err(|fault| fault.message)
}

/// The time that a move took, after which the clock of its player shows so much.
fn thought(game: &AnyGame, left: u32) -> u32 {
    let Some((control, mover)) =
        standing(game).and_then(|(config, table)| Some((times::control(config)?, table.mover)))
    else {
        return 0;
    };
    let clock = game.view(Eye::Watcher).ok().and_then(|view| view.clock);
    clock.map_or(0, |clock| times::thought(control, *clock.left.of(mover), left))
}

/// Ends a game as its result says, where the rules know such an end: who is on turn and has lost gives up, and a draw is
/// offered and accepted; where a clock runs, its flag falls. A game that ended otherwise stays open; its tags tell the result.
fn end(game: &mut AnyGame, written: &Written) -> Result<(), Fault> {
    let said = written.tag("Termination").map(|(value, _)| value.to_lowercase()).unwrap_or_default();
    let Some(asked) = game.asked() else { return Ok(()) };
    let has_lost = matches!((written.result, side_of(asked)), (Some("1-0"), Side::Black) | (Some("0-1"), Side::White));
    let is_timed = standing(game).is_some_and(|(config, _)| times::control(config).is_some());
    let answers: &[&str] = match written.result {
        _ if has_lost && is_timed && said.contains("time") => &["time-up"],
        _ if OTHERWISE.iter().any(|word| said.contains(word)) => &[],
        _ if has_lost => &["resign"],
        Some("1/2-1/2") => &["offer:draw", "yes"],
        _ => &[],
    };
    answers.iter().try_for_each(|answer| game.apply(answer).map(drop))
}
