//! A new King, a second one, or a Princess: CS-022, CS-023, CS-098.

use crate::board::{Edit, Kind, PieceId, Side};
use crate::games::storm::catalog::{own, Counsel, Play, Row, When};
use crate::games::storm::lasting::{self, On, Rule, Until};
use crate::games::storm::{doors, picks, T};
use crate::play::{Flow, Seat, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 22,
        name: "coup-detat",
        title: "Coup d'État",
        window: When::End,
        lasts: true,
        text: "Crown a pawn, bishop or knight: it is your new king. The old one becomes a prince and can be captured.",
        glyphs: "own:pawn crown own:king",
        counsel: Counsel::Plain,
        play: Play::Do(coup_detat),
    },
    Row {
        number: 23,
        name: "stand-in",
        title: "Stand-in",
        window: When::End,
        lasts: true,
        text: "A second king of yours appears on your king's home square. While you have two kings, you may leave either in check.",
        glyphs: "own:king crown own:king",
        counsel: Counsel::Plain,
        play: Play::Do(stand_in),
    },
    Row {
        number: 98,
        name: "princess",
        title: "Princess",
        window: When::End,
        lasts: false,
        text: "Only if you have no queen: a princess appears on its empty home square. It moves up to two squares like a queen.",
        glyphs: "own:princess star",
        counsel: Counsel::Plain,
        play: Play::Do(princess),
    },
];

/// CS-022: the crowned piece is royal in place of the King, who goes on as a Prince.
fn coup_detat(t: T<'_, '_>, me: Seat) -> Flow {
    let new = picks::piece(t, me, own(&[Kind::Pawn, Kind::Bishop, Kind::Knight]).but(&[Kind::King]))?;
    if t.table.overlay.neutral.contains(new) {
        return Err(Stop::Void);
    }
    let kings = t.table.who(me, own(&[Kind::King]));
    let old = picks::piece_if_several(t, me, &kings)?;
    // Where a crowned piece abdicates, it is still the first King who is remembered as the Prince.
    let crowned = t.table.lasting.iter().find(|effect| effect.rule == Rule::Crowned && effect.piece() == Some(old));
    let other = crowned.and_then(|effect| effect.on.other()).unwrap_or(old);
    // The new one is crowned before the old one goes: a second King has no need to be called the last for a moment.
    lasting::begin(t, me, On::Pair { piece: new, other }, Until::Gone, Rule::Crowned);
    if t.table.board.piece(old).kind == Kind::King {
        doors::recast(t, me, old, Kind::Prince);
    } else {
        lasting::end_where(t, |effect| effect.rule == Rule::Crowned && effect.piece() == Some(old));
    }
    end_castling(t, t.table.side(me));
    lasting::settle(t);
    Ok(())
}

/// The side has no castling any more.
fn end_castling(t: T<'_, '_>, side: Side) {
    let was = t.table.board.rights();
    let variant = t.table.variant();
    let ways = variant.castlings.iter().filter(|way| way.side == side);
    let now = ways.fold(was, |rights, way| variant.rights_after(rights, way.king, way.king));
    if now != was {
        t.edit(Edit::Rights { was, now });
    }
}

/// CS-023: a second King, by which check loses its force.
fn stand_in(t: T<'_, '_>, me: Seat) -> Flow {
    if t.table.royals(t.table.side(me)).len() > 1 {
        return Err(Stop::Void);
    }
    let king = spawn(t, me, Kind::King, Kind::King)?;
    lasting::begin(t, me, On::Piece(king), Until::Alone, Rule::StandIn);
    lasting::settle(t);
    Ok(())
}

/// CS-098: a Princess for somebody without a Queen.
fn princess(t: T<'_, '_>, me: Seat) -> Flow {
    if !t.table.who(me, own(&[Kind::Queen])).is_empty() {
        return Err(Stop::Void);
    }
    spawn(t, me, Kind::Princess, Kind::Queen).map(drop)
}

/// A new piece appears where one of another kind starts, which must be empty.
fn spawn(t: T<'_, '_>, me: Seat, kind: Kind, home: Kind) -> Flow<PieceId> {
    let side = t.table.side(me);
    let at = (t.table.variant().starts(side, home) & t.table.empty()).single().ok_or(Stop::Void)?;
    let piece = t.table.enlist(kind, side).ok_or(Stop::Void)?;
    doors::arrive(t, me, piece, at);
    Ok(piece)
}
