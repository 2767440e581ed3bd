//! Lasting effects and secret notes in words.

use super::nouns::number;
use super::say::Say;
use crate::board::Kind;
use crate::games::storm::model::catalog::When;
use crate::games::storm::model::tree::steps::{Begin, Lay, Mark, Note};
use crate::games::storm::model::tree::words::{Base, EndWord, NoteRule, PieceRule, SquareRule, TurnRule};
use crate::games::storm::model::tree::{Ends, KindRef, Selector};
use crate::games::words::article;

/// All pieces of a sort, as the subject of what they can't do: `none of your pawns can`; one piece keeps its words.
fn cannot(who: &str) -> String {
    let none = who.strip_prefix("each of ").map(|rest| format!("none of {rest}"));
    let none = none.or_else(|| who.strip_prefix("every ").map(|rest| format!("no {rest}")));
    none.map_or_else(|| format!("{who} can't"), |none| format!("{none} can"))
}

/// The end of an effect, behind a sentence.
fn until(ends: Option<Ends>, king: &str, theirs: &str) -> String {
    match ends {
        None | Some(Ends::At(EndWord::Gone | EndWord::Used)) => String::new(),
        Some(Ends::At(EndWord::Check)) => format!(" until {king} king is in check"),
        Some(Ends::At(EndWord::TheirTurn)) => format!(" on {theirs} next turn"),
        Some(Ends::At(EndWord::MyTurn)) => " until your next turn is over".into(),
        Some(Ends::Turns(turns)) => format!(" for {} turns", number(turns)),
    }
}

fn named(kind: Option<Kind>) -> String {
    article(kind.unwrap_or(Kind::Pawn))
}

impl Say {
    pub(super) fn marks(&mut self, step: &Mark<'_>) -> String {
        let who = self.whom(&step.who);
        // Pieces that were singled out, and all of a sort, need no choice.
        let is_known = step.who.every || !matches!(step.who.base(), Some(Base::Own | Base::Foe | Base::Any));
        let it = if is_known { who.as_str() } else { "it" };
        let end = until(step.until, self.theirs(), self.theirs());
        let does = match step.with {
            PieceRule::Neutral => {
                format!("{it} turns neutral{end}: either player may move it, and it captures either colour")
            }
            PieceRule::Asleep | PieceRule::Exiled => format!("{} move or attack{end}", cannot(it)),
            PieceRule::Peaceful => {
                let gives = if step.who.every { "they still give" } else { "it still gives" };
                format!("{} capture or be captured{end}, but {gives} check", cannot(it))
            }
            PieceRule::Magnet => format!("{it} becomes a magnet{end}: no other piece next to it can move"),
            PieceRule::Poisoned => {
                let one =
                    if step.who.every { self.whom(&Selector { every: false, ..step.who }) } else { it.to_owned() };
                let first = if end.is_empty() { String::new() } else { format!("{}, ", end.trim_start()) };
                format!("{first}if an enemy piece captures {one}, both leave the board. A king survives")
            }
            PieceRule::Shielded => format!("{} be captured{end}", cannot(it)),
            PieceRule::Also => format!("{it} also moves and captures like {}{end}", named(step.kind)),
        };
        match is_known {
            true => does,
            false => format!("choose {who}. {}", crate::games::words::capital(does)),
        }
    }

    pub(super) fn lays(&mut self, step: &Lay<'_>) -> String {
        let end = until(step.until, "a", self.theirs());
        if step.with == SquareRule::Joining {
            return format!(
                "connect two {}. A piece on either may move to the other, and may capture there{end}",
                self.many_squares(step.squares)
            );
        }
        let squares = self.where_to(step.squares, false).replacen("any empty", "an empty", 1);
        let does = match step.with {
            SquareRule::Lends => {
                format!("Any piece that stands there may also move and capture like {}{end}", named(step.kind))
            }
            _ if end.is_empty() => "It is gone from now on: only jumps cross it".into(),
            _ => format!("It is gone{end}: only jumps cross it"),
        };
        format!("choose {squares}. {does}")
    }

    /// The time of an effect, before a sentence.
    fn as_long_as(&self, ends: Option<Ends>) -> String {
        match ends {
            None | Some(Ends::At(EndWord::Gone | EndWord::Used)) => "from now on".into(),
            Some(Ends::At(EndWord::TheirTurn)) => format!("until {} next turn is over", self.theirs()),
            ends => until(ends, "a", self.theirs()).trim_start().to_owned(),
        }
    }

    pub(super) fn begins(&mut self, step: &Begin) -> String {
        let (they, theirs) = (self.they(), self.theirs());
        let is_next = step.until == Some(Ends::At(EndWord::TheirTurn));
        let (end, long) = (until(step.until, "a", theirs), self.as_long_as(step.until));
        match step.rule {
            TurnRule::Starving => {
                let from =
                    if is_next { format!("on {theirs} next turn") } else { format!("from {theirs} next turn on") };
                let end = if is_next { "" } else { end.as_str() };
                format!("{from}, every move must capture{end}. It ends when a player can't capture anything")
            }
            TurnRule::Cardless => format!("nobody may play a card{end}"),
            TurnRule::Ceased => format!("no piece can be captured{end}"),
            TurnRule::Provoked => {
                let my = self.my();
                let must = match is_next {
                    true => format!("next turn, {they} must capture one of {my} pieces or lose the turn"),
                    false => format!("{long}, {they} must capture one of {my} pieces each turn or lose that turn"),
                };
                format!("{must}. In check, only if a capture answers it")
            }
            TurnRule::Hurried => format!(
                "{they} {} fifteen seconds for the next move, or {} none. Who is in check then has no clock",
                self.they_have(),
                self.they_do("make")
            ),
            TurnRule::Kept => {
                let skip = if self.when == When::Instead && !self.is_theirs { "skip your move and " } else { "" };
                let mine = if self.is_theirs { "theirs" } else { "yours" };
                format!(
                    "{skip}keep this card. After a later turn of {mine} that gives no check, use it: an extra turn, without \
                     checkmate"
                )
            }
            TurnRule::Ordered => {
                let kind = match step.kind {
                    Some(KindRef::Kind(kind)) => article(kind),
                    _ => "a piece of that kind".into(),
                };
                match is_next {
                    true => format!("{they} must move {kind} next turn, if possible"),
                    false => format!("{long}, {they} must move {kind} each turn, if possible"),
                }
            }
            TurnRule::Respected => {
                format!("{long}, a player who complains about the card game loses a pawn of the opponent's choice")
            }
            TurnRule::Hushed => {
                let next = if end.is_empty() { "the next".to_owned() } else { format!("{long}, the next") };
                format!(
                    "silence! {} player to name a kind of piece, except the king, loses one of their pieces of that kind",
                    crate::games::words::capital(next)
                )
            }
        }
    }

    pub(super) fn notes(&mut self, step: &Note<'_>) -> String {
        use crate::games::storm::model::tree::Noted;
        let about = match step.about {
            Noted::Square(places) => self.where_to(places, false),
            Noted::Piece(who) => self.whom(&who),
        };
        match step.with {
            NoteRule::Mined => {
                format!("hide a bomb on {about}. The first enemy piece to stand there is removed. A king survives")
            }
            NoteRule::Foreseen => format!(
                "note {about} in secret. If {} {} just that piece next turn, the move is taken back and the turn is lost",
                self.they(),
                self.they_do("move")
            ),
        }
    }
}
