//! Single signs of a picture: a piece that is meant, and the way of a kind.

use crate::board::Kind;
use crate::games::storm::model::tree::words::Base;
use crate::games::storm::model::tree::Selector;

/// A piece of a side.
pub fn drawing(side: &str, kind: Kind) -> String {
    format!("{side}:{}", kind.name())
}

/// A piece that is meant, drawn: its first kind, or one that stands for all.
pub fn piece(who: &Selector<'_>) -> Vec<String> {
    let side = match who.base() {
        None => return Vec::new(),
        Some(Base::Own | Base::Moved | Base::Took | Base::Lost | Base::Victim) => "own",
        Some(Base::Foe | Base::Came | Base::Checker | Base::Attacker) => "foe",
        Some(Base::Any) => "any",
    };
    let kind = who.kinds.first().copied();
    vec![drawing(side, kind.unwrap_or(usual(who)))]
}

/// The kind that stands for all that may be meant.
pub fn usual(who: &Selector<'_>) -> Kind {
    match who.but.contains(&Kind::Pawn) {
        true => Kind::Bishop,
        false => Kind::Rook,
    }
}

/// The way of a kind.
pub fn by_kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Knight | Kind::Camel | Kind::Kangaroo => "leap",
        Kind::Bishop | Kind::Crab => "diag",
        Kind::Queen | Kind::Rook => "line",
        _ => "arrow",
    }
}

/// Signs, and more behind them.
pub fn and(mut first: Vec<String>, rest: &[&str]) -> Vec<String> {
    first.extend(rest.iter().map(|sign| (*sign).to_owned()));
    first
}

/// All signs in a row.
pub fn join(parts: Vec<Vec<String>>) -> Vec<String> {
    parts.into_iter().flatten().collect()
}
