//! A property that sticks to a piece: CS-017 to CS-021, CS-079, CS-137.

use crate::board::{order, Kind, Move, PieceId};
use crate::games::storm::board::{moves, tracks};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{any, foe, own, Counsel, Play, Row, When};
use crate::games::storm::model::effect::{On, Until};
use crate::games::storm::model::layout::{Laid, Layout, Wanted};
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::play::{Flow, Seat, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 17,
        name: "neutrality",
        title: "Neutrality",
        window: When::End,
        lasts: true,
        text: "Choose an enemy piece (not a king or queen). It turns neutral: either player may move it, and it captures either colour.",
        glyphs: "foe:rook arrow any:rook",
        counsel: Counsel::Plain,
        play: Play::Mark(foe(&[]).but(&[Kind::King, Kind::Queen]), Until::Gone, |_| Rule::Neutral),
    },
    Row {
        number: 18,
        name: "inception",
        title: "Inception",
        window: When::End,
        lasts: true,
        text: "Choose an enemy piece. It can't move or attack until your opponent's king is in check.",
        glyphs: "foe:rook sleep",
        counsel: Counsel::Plain,
        play: Play::Mark(foe(&[]), Until::Check, |_| Rule::Asleep),
    },
    Row {
        number: 19,
        name: "peace",
        title: "Peace",
        window: When::End,
        lasts: true,
        text: "Choose one of your pieces (not the king). It can't capture or be captured, but it still gives check.",
        glyphs: "own:bishop take cross",
        counsel: Counsel::Plain,
        play: Play::Mark(own(&[]).but(&[Kind::King]), Until::Gone, |_| Rule::Peaceful),
    },
    Row {
        number: 20,
        name: "magnetism",
        title: "Magnetism",
        window: When::End,
        lasts: true,
        text: "Choose one of your pieces. It becomes a magnet: no other piece next to it can move.",
        glyphs: "own:knight magnet any:pawn",
        counsel: Counsel::Plain,
        play: Play::Mark(own(&[]), Until::Gone, |home| Rule::Magnet { home }),
    },
    Row {
        number: 21,
        name: "poison",
        title: "Poison",
        window: When::End,
        lasts: true,
        text: "Choose one of your pieces (not the king). If an enemy piece captures it, both leave the board. A king survives.",
        glyphs: "own:pawn skull foe:rook",
        counsel: Counsel::Plain,
        play: Play::Mark(own(&[]).but(&[Kind::King]), Until::Gone, |_| Rule::Poisoned),
    },
    Row {
        number: 79,
        name: "cohabitation",
        title: "Cohabitation",
        window: When::Instead,
        lasts: false,
        text: "Move one of your pieces onto another, as if capturing it. Both then share the square. No kings.",
        glyphs: "own:knight arrow own:pawn ring",
        counsel: Counsel::Plain,
        play: Play::Last(Layout::Own(shared), cohabitation),
    },
    Row {
        number: 137,
        name: "shield",
        title: "Shield",
        window: When::End,
        lasts: false,
        text: "The piece you just moved can't be captured on your opponent's next turn.",
        glyphs: "own:rook shield",
        counsel: Counsel::Plain,
        play: Play::Last(Layout::Piece(any(&[]), |me| (Until::Close(me.other()), Rule::Shielded)), shield),
    },
];

/// A piece off the board shares the square of another, on which nobody else does.
fn shared(wanted: &mut Wanted<'_>) -> Laid {
    let host = wanted.piece(own(&[]).but(&[Kind::King]))?;
    if wanted.table.bent().lodger_of(host).is_some() {
        return wanted.unfit(host);
    }
    let (kind, side) = (wanted.guest()?, wanted.table.board.piece(host).side);
    Ok((On::Pair { piece: wanted.add_piece(kind, side)?, other: host }, Until::Parted, Rule::Shared))
}

/// CS-079: a piece goes, by the way it captures, onto the square of another, and both stand there.
fn cohabitation(card: &mut CardPlay<'_, '_>) -> Flow {
    let m = card.asking("a piece and then the piece it joins").joining().pick_move_among(&joining)?;
    let host = card.table().board.at(m.to).ok_or(Stop::Void)?;
    let way = tracks::own(card.table(), m);
    card.join(m, way, host);
    Ok(())
}

/// The moves by which a seat's pieces would capture each other: not Kings, not where two stand already, and not against
/// peace, for nobody comes onto the square of a peaceful piece (CS-019).
fn joining(table: &Table, me: Seat) -> Vec<Move> {
    let (bent, over) = (table.bent(), &table.overlay);
    let pieces = table.who(me, own(&[]).but(&[Kind::King]));
    let mut moves = Vec::new();
    for &piece in pieces.iter().filter(|&&piece| !bent.is_stuck(piece) && !over.meek.contains(piece)) {
        let is_host = |host| pieces.contains(&host) && bent.lodger_of(host).is_none() && !over.safe.contains(host);
        let goals = bent.meets(piece).iter().filter(|&to| table.board.at(to).is_some_and(is_host));
        moves.extend(goals.flat_map(|to| moves::promoting(table, piece, to)));
    }
    order::by_key(&mut moves, |m| (m.from, m.piece, m.key()));
    moves.dedup();
    moves
}

/// CS-137: the piece that the Action moved is safe for a turn. Castling is a move of the King (CS-0.47), whom nobody
/// captures, but for one of two.
fn shield(card: &mut CardPlay<'_, '_>) -> Flow {
    let moved = card.table().just_moved_own(card.me());
    let mut pieces: Vec<PieceId> = moved.map(|step| step.m.piece).collect();
    let royal = card.table().bent().royal(card.side());
    pieces.retain(|&piece| Some(piece) != royal);
    order::by_key(&mut pieces, |&piece| piece);
    pieces.dedup();
    let piece = card.asking("the piece that is protected").pick_if_several(&pieces)?;
    card.begin(On::Piece(piece), Until::Close(card.other()), Rule::Shielded);
    Ok(())
}
