//! The lasting effect of a tree as a setup lays it out.

use super::lasting::{ends_of, lends, rule_on, turn_rule};
use crate::board::{Edit, Kind, PieceId};
use crate::games::storm::board::lasting;
use crate::games::storm::model::catalog::{Who, Whose};
use crate::games::storm::model::effect::{On, Until};
use crate::games::storm::model::layout::{bad, Laid, Wanted};
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::tree::steps::{Begin, Lay, Note, Shape};
use crate::games::storm::model::tree::words::{Base, EndWord, NoteRule, SquareRule, TurnRule};
use crate::games::storm::model::tree::{Ends, KindRef, Noted, Selector, Step, Tree};
use crate::games::storm::model::world::Note as Secret;
use crate::play::{Fault, Seat};

/// The effect of a tree as a setup wants it: that of the first step that brings one.
///
/// # Errors
/// `bad-setup` if nothing of it lasts, or the setup says something else than it needs.
pub fn lay_out(tree: &Tree<'static>, wanted: &mut Wanted<'_>) -> Laid {
    let Tree { steps, .. } = *tree;
    for step in steps {
        match step {
            Step::Mark(mark) => {
                let piece = piece(tree, &mark.who, wanted)?;
                let until = until(wanted.owner, mark.until);
                let rule = rule_on(wanted.table, mark, piece);
                return rule.map_or_else(|_| no_kind(), |rule| Ok((On::Piece(piece), until, rule)));
            }
            Step::Shape(shape) => return shaped(shape, wanted),
            Step::Fuse(fuse) => {
                let piece = piece(tree, &fuse.who, wanted)?;
                return Ok((On::Piece(piece), Until::Gone, Rule::Fused { guest: wanted.guest()? }));
            }
            Step::Lay(lay) => return laid(lay, wanted),
            Step::Begin(begin) => return begun(tree, begin, wanted),
            Step::Note(note) => return noted(note, wanted),
            _ => {}
        }
    }
    bad("the effect of this card does not last".into())
}

/// The end of an effect that began in a turn before.
fn until(owner: Seat, ends: Option<Ends>) -> Until {
    match ends {
        Some(Ends::At(EndWord::Check)) => Until::Check,
        Some(Ends::At(EndWord::TheirTurn)) => Until::Close(owner.other()),
        Some(Ends::At(EndWord::MyTurn)) => Until::Close(owner),
        Some(Ends::At(EndWord::Used)) => Until::Spent,
        Some(Ends::Turns(turns)) => Until::Turns(owner.other(), turns),
        None | Some(Ends::At(EndWord::Gone)) => Until::Gone,
    }
}

fn no_kind() -> Laid {
    bad("the effect of this card needs a kind".into())
}

/// The piece that a setup names, if the card could have been played on one of its kind.
fn piece(tree: &Tree<'static>, who: &Selector<'static>, wanted: &mut Wanted<'_>) -> Result<PieceId, Fault> {
    // A named piece is that of the step that names it.
    let Tree { steps, .. } = *tree;
    let named = who.name().and_then(|name| {
        steps.iter().find_map(|step| match step {
            Step::Choose(choose) if choose.name == name => Some(choose.who),
            Step::Send(send) if send.name == Some(name) => Some(send.who),
            Step::Move(movement) if movement.name == Some(name) => Some(movement.who),
            _ => None,
        })
    });
    let who = named.unwrap_or(*who);
    wanted.piece(Who { whose: Whose::Any, kinds: who.kinds, but: who.but })
}

/// A piece has another kind now.
fn shaped(shape: &Shape<'static>, wanted: &mut Wanted<'_>) -> Laid {
    let piece = wanted.piece(Who { whose: Whose::Any, kinds: shape.who.kinds, but: shape.who.but })?;
    let was = wanted.table.board.piece(piece).kind;
    wanted.table.silently(Edit::Recast { piece, was, now: shape.into });
    Ok((On::Piece(piece), Until::Unlike, Rule::Shaped { was }))
}

fn laid(lay: &Lay<'_>, wanted: &mut Wanted<'_>) -> Laid {
    let at = wanted.square()?;
    let until = until(wanted.owner, lay.until);
    let is_empty = wanted.table.is_empty(at);
    match lay.with {
        SquareRule::Lends => Ok((On::Square(at), until, lends(lay.kind))),
        SquareRule::Swallowed if is_empty => Ok((On::Square(at), until, Rule::Swallowed)),
        SquareRule::Swallowed => bad(format!("a square that is swallowed is empty, and {at} is not")),
        SquareRule::Joining => {
            let other = wanted.other_square()?;
            match at == other {
                true => bad("two squares are joined".into()),
                false => Ok((On::Ends([at.min(other), at.max(other)]), until, Rule::Joining)),
            }
        }
    }
}

fn begun(tree: &Tree<'_>, begin: &Begin, wanted: &mut Wanted<'_>) -> Laid {
    let Tree { steps, .. } = *tree;
    let among = |name| {
        steps.iter().find_map(|step| match step {
            Step::NameKind(kinds) if kinds.name == name => Some(kinds.kinds),
            _ => None,
        })
    };
    let kind: Option<Kind> = match begin.kind {
        Some(KindRef::Kind(kind)) => Some(kind),
        Some(KindRef::Named(name)) => {
            wanted.kind().filter(|kind| among(name).is_some_and(|kinds| kinds.contains(kind)))
        }
        None => None,
    };
    let until = until(wanted.owner, ends_of(begin));
    match turn_rule(wanted.table, begin.rule, kind) {
        // It was played in a turn before.
        Ok(_) if begin.rule == TurnRule::Kept => Ok((On::Nobody, until, Rule::Kept { since: 0 })),
        Ok(rule) => Ok((On::Nobody, until, rule)),
        Err(_) => no_kind(),
    }
}

fn noted(note: &Note<'_>, wanted: &mut Wanted<'_>) -> Laid {
    let until = until(wanted.owner, note.until);
    let (secret, rule) = match (note.with, note.about) {
        (NoteRule::Mined, _) => (Secret::Square(wanted.square()?), Rule::Mined),
        (NoteRule::Foreseen, about) => {
            let (piece, owner) = (wanted.anybody()?, wanted.owner);
            let is_theirs = matches!(about, Noted::Piece(who) if who.base() == Some(Base::Foe));
            if is_theirs && !wanted.table.pieces(owner.other()).contains(piece) {
                return bad("a piece of the other player is noted".into());
            }
            (Secret::Piece(piece), Rule::Foreseen)
        }
    };
    Ok((lasting::note(wanted.table, wanted.owner, secret), until, rule))
}
