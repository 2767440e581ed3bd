//! The signs that a picture may have, and those that a maker has chosen.

use super::coder::Coder;
use super::words::BECOMES;
use super::wrong::{meant, quoted, Wrongs};
use crate::board::Kind;
use crate::play::Value;

/// The signs that the page draws besides pieces.
pub const SIGNS: &[&str] = &[
    "swap", "arrow", "take", "line", "diag", "leap", "ring", "back", "cards", "cross", "chain", "double", "promote",
    "row", "star", "crown", "sleep", "peace", "magnet", "lock", "skull", "shield",
];

/// Whose a drawn piece is.
pub const SIDES: &[&str] = &["own", "foe", "any"];

/// Most signs of a picture.
const MOST: usize = 5;

/// Kinds that are drawn.
fn drawn(kind: &str) -> bool {
    kind == Kind::King.name() || BECOMES.words.contains(&kind)
}

/// Says what is wrong with a maker's own signs.
pub fn judge(value: &Value, wrongs: &mut Wrongs) {
    let signs: Vec<&str> = value.text().map(|text| text.split(' ').collect()).unwrap_or_default();
    if !(1..=MOST).contains(&signs.len()) {
        return wrongs.say("1 to 5 signs in one text, such as `own:pawn cross`.");
    }
    for sign in signs {
        let is_known = match sign.split_once(':') {
            Some((side, kind)) => SIDES.contains(&side) && drawn(kind),
            None => SIGNS.contains(&sign),
        };
        if !is_known {
            wrongs.say(format!("There is no sign {}.{}", quoted(sign), meant(sign, &mut SIGNS.iter().copied())));
        }
    }
}

/// Writes or reads signs of a packed card.
pub fn code(out: &mut dyn Coder, text: Option<&str>) -> Option<String> {
    let said: Option<Vec<&str>> = text.map(|text| text.split(' ').collect());
    let length = out.pick(said.as_ref().map(|said| said.len() as u32 - 1), MOST as u32)? + 1;
    let kinds: Vec<&str> = std::iter::once(Kind::King.name()).chain(BECOMES.words.iter().copied()).collect();
    let mut one = |sign: Option<&str>| {
        let piece = sign.map(|sign| sign.split_once(':'));
        let mut of = |words: &[&str], word: Option<&str>| {
            let at = word.and_then(|word| words.iter().position(|known| *known == word));
            words.get(out.pick(at.map(|at| at as u32), words.len() as u32)? as usize).map(|word| (*word).to_owned())
        };
        let is_piece = of(&["sign", "piece"], piece.map(|piece| if piece.is_some() { "piece" } else { "sign" }))?;
        if is_piece == "sign" {
            return of(SIGNS, sign);
        }
        let piece = piece.flatten();
        Some(format!("{}:{}", of(SIDES, piece.map(|(side, _)| side))?, of(&kinds, piece.map(|(_, kind)| kind))?))
    };
    let all: Option<Vec<String>> =
        (0..length as usize).map(|at| one(said.as_ref().and_then(|said| said.get(at).copied()))).collect();
    Some(all?.join(" "))
}
