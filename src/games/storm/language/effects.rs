//! The signs of lasting effects: on pieces, on squares, on the players.

use super::drawn::{and, by_kind, drawing, join, piece, usual};
use crate::board::Kind;
use crate::games::storm::model::tree::steps::{Begin, Lay, Mark};
use crate::games::storm::model::tree::words::{PieceRule, SquareRule, TurnRule};
use crate::games::storm::model::tree::KindRef;

/// Signs of a rule that lies on a square.
pub fn of_lay(lay: &Lay<'_>) -> Vec<String> {
    let signs: &[&str] = match lay.with {
        SquareRule::Lends => &["any:rook", "ring", by_kind(lay.kind.unwrap_or(Kind::Bishop))],
        SquareRule::Swallowed => &["ring", "cross"],
        SquareRule::Joining => &["ring", "arrow", "ring"],
    };
    and(Vec::new(), signs)
}

fn of_rule(rule: PieceRule) -> &'static [&'static str] {
    match rule {
        PieceRule::Asleep => &["sleep"],
        PieceRule::Peaceful => &["peace"],
        PieceRule::Magnet => &["magnet"],
        PieceRule::Poisoned => &["skull"],
        PieceRule::Shielded => &["shield"],
        PieceRule::Exiled => &["lock"],
        PieceRule::Neutral | PieceRule::Also => &[],
    }
}

/// The piece with its mark: a neutral one beside what it was, a second way beside its own.
pub fn of_mark(mark: &Mark<'_>) -> Vec<String> {
    let who = piece(&mark.who);
    let kind = mark.who.kinds.first().copied();
    match mark.with {
        PieceRule::Neutral => {
            join(vec![who, and(Vec::new(), &["arrow"]), vec![drawing("any", kind.unwrap_or(usual(&mark.who)))]])
        }
        PieceRule::Also => {
            let [one, other] = [kind.unwrap_or(usual(&mark.who)), mark.kind.unwrap_or(Kind::Knight)].map(by_kind);
            and(who, &[one, if one == other { "double" } else { other }])
        }
        rule => and(who, of_rule(rule)),
    }
}

/// Signs of a rule that binds the players.
pub fn of_begin(begin: &Begin) -> Vec<String> {
    let signs: &[&str] = match begin.rule {
        TurnRule::Starving => &["take", "own:pawn", "take", "foe:pawn"],
        TurnRule::Cardless => &["cards", "cross"],
        TurnRule::Ceased => &["own:pawn", "peace", "foe:pawn", "peace"],
        TurnRule::Provoked => &["foe:pawn", "take", "own:pawn"],
        TurnRule::Hurried => &["foe:king", "clock"],
        TurnRule::Kept => &["cards", "clock", "own:rook", "double"],
        TurnRule::Ordered => {
            let kind = match begin.kind {
                Some(KindRef::Kind(kind)) => kind,
                _ => Kind::Knight,
            };
            return vec![drawing("foe", kind), "arrow".into()];
        }
        TurnRule::Respected => &["cards", "bubble", "any:pawn", "cross"],
        TurnRule::Hushed => &["bubble", "any:bishop", "cross"],
    };
    and(Vec::new(), signs)
}
