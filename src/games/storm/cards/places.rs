//! Squares that lend their pieces a way to move: CS-013, CS-016.

use crate::board::{order, Kind, Side, Square, SquareSet};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{Counsel, Play, Row, When};
use crate::games::storm::model::effect::{On, Until};
use crate::games::storm::model::layout::{bad, Laid, Layout, Wanted};
use crate::games::storm::model::rule::Rule;
use crate::games::storm::Choice;
use crate::play::{Flow, Stop};

/// Rule of a church.
const BISHOP: Rule = Rule::Lends { kind: Kind::Bishop };

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 13,
        name: "church",
        title: "Church",
        window: When::End,
        lasts: true,
        text: "Put a church on an empty square. Any piece that stands there may also move and capture like a bishop.",
        glyphs: "ring diag own:rook arrow",
        counsel: Counsel::Plain,
        play: Play::Last(Layout::Square(Until::Gone, BISHOP), church),
    },
    Row {
        number: 16,
        name: "wormhole",
        title: "Wormhole",
        window: When::End,
        lasts: true,
        text: "Connect two squares. A piece on either may move to the other, and may capture there.",
        glyphs: "ring arrow ring",
        counsel: Counsel::Plain,
        play: Play::Last(Layout::Own(joining), wormhole),
    },
];

/// Two squares are joined, the first one first.
fn joining(wanted: &mut Wanted<'_>) -> Laid {
    let mut ends = [wanted.square()?, wanted.other_square()?];
    order::plainly(&mut ends);
    if ends[0] == ends[1] {
        return bad("`wormhole` joins two squares".into());
    }
    Ok((On::Ends(ends), Until::Gone, Rule::Joining))
}

/// CS-013: an empty square lends the moves of a Bishop; one such square is enough.
fn church(card: &mut CardPlay<'_, '_>) -> Flow {
    card.void_if(card.table().lasting.iter().any(|effect| effect.rule == BISHOP))?;
    let empty = card.table().empty();
    let at = card.asking("the square of the church").pick_square(empty)?;
    card.begin(On::Square(at), Until::Gone, BISHOP);
    Ok(())
}

/// One end of a wormhole. A piece attacks through it only whom it finds at the other end: where no King is in check, an
/// answer with which one end can be empty leads on.
pub(super) fn end(
    card: &mut CardPlay<'_, '_>,
    squares: SquareSet,
    has_empty_end: &dyn Fn(Square) -> bool,
) -> Flow<Square> {
    let is_calm = !card.is_tried() && Side::BOTH.into_iter().all(|side| !card.table().checked(side));
    let options = squares.iter().map(Choice::Square).collect();
    let is_harmless = |choice| is_calm && matches!(choice, Choice::Square(at) if has_empty_end(at));
    match card.pick_with_shortcut(options, &|_, choice| is_harmless(choice))? {
        Choice::Square(at) => Ok(at),
        _ => Err(Stop::Diverged),
    }
}

/// CS-016: two squares are connected.
fn wormhole(card: &mut CardPlay<'_, '_>) -> Flow {
    let (squares, empty) = (card.table().land.terrain().squares(), card.table().empty());
    let one = end(card.asking("one end of the wormhole"), squares, &|one| !(empty & !SquareSet::of(one)).is_empty())?;
    let other = end(card.asking("its other end"), squares & !SquareSet::of(one), &|other| {
        empty.contains(one) || empty.contains(other)
    })?;
    let ends = [one.min(other), one.max(other)];
    card.begin(On::Ends(ends), Until::Gone, Rule::Joining);
    Ok(())
}
