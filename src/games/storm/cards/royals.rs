//! A new King, a second one, none for a turn, or a Princess: CS-022, CS-023, CS-098, CS-139.

use crate::board::{Edit, Kind, PieceId};
use crate::games::storm::board::lasting;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{own, Counsel, Play, Row, When};
use crate::games::storm::model::effect::{On, Until};
use crate::games::storm::model::layout::{bad, Laid, Layout, Wanted};
use crate::games::storm::model::rule::Rule;
use crate::play::{Flow, Stop};

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
        play: Play::Last(Layout::Own(crowned), coup_detat),
    },
    Row {
        number: 23,
        name: "stand-in",
        title: "Stand-in",
        window: When::End,
        lasts: true,
        text: "A second king of yours appears on its empty home square. Either may be left in check, and be captured. It ends when one king is left.",
        glyphs: "own:king crown own:king",
        counsel: Counsel::Plain,
        play: Play::Last(Layout::Own(second_king), stand_in),
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
    Row {
        number: 139,
        name: "regency",
        title: "Regency",
        window: When::End,
        lasts: false,
        text: "Your king leaves the board for your opponent's turn. Then put it on an empty edge square, a safe one if there is any.",
        glyphs: "own:king arrow ring",
        counsel: Counsel::Plain,
        play: Play::Last(Layout::Own(regent), regency),
    },
];

/// A piece is crowned, and the old King of its army goes on as a Prince.
fn crowned(wanted: &mut Wanted<'_>) -> Laid {
    let crowned = wanted.piece(own(&[Kind::Pawn, Kind::Bishop, Kind::Knight]))?;
    let prince = wanted.anybody_else()?;
    let [new, old] = [crowned, prince].map(|id| wanted.table.board.piece(id));
    if old.kind != Kind::King || old.side != new.side {
        return bad("`coup-detat` needs the square of the old king".into());
    }
    wanted.table.silently(Edit::Recast { piece: prince, was: Kind::King, now: Kind::Prince });
    Ok((On::Pair { piece: crowned, other: prince }, Until::Gone, Rule::Crowned))
}

/// The second King stands on the square, or is put there.
fn second_king(wanted: &mut Wanted<'_>) -> Laid {
    let side = wanted.table.side(wanted.owner);
    let at = wanted.square()?;
    if wanted.table.is_empty(at) {
        let piece = wanted.add_piece(Kind::King, side)?;
        wanted.table.silently(Edit::Place { piece, at });
    }
    let king = wanted.anybody()?;
    let royals = wanted.table.royals(side);
    if !royals.contains(king) || royals.len() != 2 {
        return bad("`stand-in` needs two kings of its owner, one of them on its square".into());
    }
    Ok((On::Piece(king), Until::Alone, Rule::StandIn))
}

/// The owner's King leaves the square.
fn regent(wanted: &mut Wanted<'_>) -> Laid {
    let king = wanted.anybody()?;
    if !wanted.table.royals(wanted.table.side(wanted.owner)).contains(king) {
        return bad("`regency` needs the square of a king of its owner".into());
    }
    let from = wanted.table.at(king);
    wanted.table.silently(Edit::Lift { piece: king, from });
    Ok((On::Piece(king), Until::Spent, Rule::Regent))
}

/// CS-022: the crowned piece is royal in place of the King, who goes on as a Prince.
fn coup_detat(card: &mut CardPlay<'_, '_>) -> Flow {
    let new = card
        .asking("the piece you crown")
        .pick_piece(own(&[Kind::Pawn, Kind::Bishop, Kind::Knight]).but(&[Kind::King]))?;
    card.void_if(card.table().overlay.neutral.contains(new))?;
    let kings = card.who(own(&[Kind::King]));
    let old = card.asking("the king that becomes a prince").pick_if_several(&kings)?;
    // If a crowned piece abdicates, it is still the first King who is remembered as the Prince.
    let crowned =
        card.table().lasting.iter().find(|effect| effect.rule == Rule::Crowned && effect.piece() == Some(old));
    let other = crowned.and_then(|effect| effect.on.other()).unwrap_or(old);
    // The new one is crowned before the old one goes: a second King has no need to be called the last for a moment.
    card.begin(On::Pair { piece: new, other }, Until::Gone, Rule::Crowned);
    if card.table().board.piece(old).kind == Kind::King {
        card.recast(old, Kind::Prince);
    } else {
        lasting::end_where(card.turn(), |effect| effect.rule == Rule::Crowned && effect.piece() == Some(old));
    }
    end_castling(card);
    lasting::end_expired(card.turn());
    Ok(())
}

/// Its player has no castling any more.
fn end_castling(card: &mut CardPlay<'_, '_>) {
    let side = card.side();
    let was = card.table().board.rights();
    let variant = card.table().variant();
    let ways = variant.castlings.iter().filter(|way| way.side == side);
    let now = ways.fold(was, |rights, way| variant.rights_after(rights, way.king, way.king));
    if now != was {
        card.turn().edit(Edit::Rights { was, now });
    }
}

/// CS-023: a second King, by which check loses its force.
fn stand_in(card: &mut CardPlay<'_, '_>) -> Flow {
    let side = card.side();
    let is_own = |king: &PieceId| card.table().board.piece(*king).side == side;
    // One that is away comes back (CS-139).
    card.void_if(card.table().royals(side).len() + card.table().away().iter().filter(is_own).count() > 1)?;
    let king = spawn(card, Kind::King, Kind::King)?;
    card.begin(On::Piece(king), Until::Alone, Rule::StandIn);
    Ok(())
}

/// CS-098: a Princess for somebody without a Queen.
fn princess(card: &mut CardPlay<'_, '_>) -> Flow {
    card.void_if(!card.who(own(&[Kind::Queen])).is_empty())?;
    spawn(card, Kind::Princess, Kind::Queen).map(drop)
}

/// A new piece appears where one of another kind starts, which must be empty.
pub(super) fn spawn(card: &mut CardPlay<'_, '_>, kind: Kind, home: Kind) -> Flow<PieceId> {
    let side = card.side();
    let at = (card.table().variant().starts(side, home) & card.table().empty()).single().ok_or(Stop::Void)?;
    let piece = card.table_mut().add_piece(kind, side).ok_or(Stop::Void)?;
    card.arrive(piece, at);
    Ok(piece)
}

/// CS-139: a King leaves the board until its player's next turn.
fn regency(card: &mut CardPlay<'_, '_>) -> Flow {
    let kings = card.who(own(&[Kind::King]));
    let king = card.asking("the king that leaves the board").pick_if_several(&kings)?;
    card.begin(On::Piece(king), Until::Spent, Rule::Regent);
    card.remove(king);
    Ok(())
}
