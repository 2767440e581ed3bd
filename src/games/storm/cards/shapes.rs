//! A piece becomes another, or is replaced by one: CS-024 to CS-027, CS-099 to CS-102, CS-104.

use crate::board::{order, Edit, Kind, PieceId, Square};
use crate::games::storm::board::lasting;
use crate::games::storm::model::boards::Ground;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{any, own, Counsel, Play, Row, When, Who};
use crate::games::storm::model::effect::{On, Until};
use crate::games::storm::model::layout::{Laid, Layout, Wanted};
use crate::games::storm::model::memory::Displacement;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::games::storm::Choice;
use crate::games::words;
use crate::play::{Flow, Seat, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 24,
        name: "fusion",
        title: "Fusion",
        window: When::Instead,
        lasts: true,
        text: "Merge two of your pieces (not kings). The first stays where it is and moves as either; the second leaves the game.",
        glyphs: "own:rook star own:knight",
        counsel: Counsel::Plain,
        play: Play::Last(Layout::Own(fused), fusion),
    },
    Row {
        number: 25,
        name: "crab",
        title: "Crab",
        window: When::End,
        lasts: true,
        text: "Choose one of your pawns. From now on it moves and captures one square diagonally, in any direction, and in no other way.",
        glyphs: "own:pawn diag",
        counsel: Counsel::Plain,
        play: Play::Last(Layout::Own(|wanted| shaped(wanted, own(&[Kind::Pawn]), Kind::Crab)), |card| lend(card, own(&[Kind::Pawn]), Kind::Pawn, Kind::Crab)),
    },
    Row {
        number: 26,
        name: "kangaroo",
        title: "Kangaroo",
        window: When::End,
        lasts: true,
        text: "Choose any knight. From now on it makes two knight jumps per move; the first must land on an empty square.",
        glyphs: "any:knight leap leap",
        counsel: Counsel::Plain,
        play: Play::Last(Layout::Own(|wanted| shaped(wanted, own(&[Kind::Knight]), Kind::Kangaroo)), |card| lend(card, any(&[Kind::Knight]), Kind::Knight, Kind::Kangaroo)),
    },
    Row {
        number: 27,
        name: "camel",
        title: "Camel",
        window: When::End,
        lasts: true,
        text: "Choose any knight. From now on it jumps three squares one way and two the other.",
        glyphs: "any:knight leap arrow",
        counsel: Counsel::Plain,
        play: Play::Last(Layout::Own(|wanted| shaped(wanted, own(&[Kind::Knight]), Kind::Camel)), |card| lend(card, any(&[Kind::Knight]), Kind::Knight, Kind::Camel)),
    },
    Row {
        number: 99,
        name: "ambition",
        title: "Ambition",
        window: When::End,
        lasts: false,
        text: "Replace one of your pawns with a piece your opponent captured (not a queen).",
        glyphs: "own:pawn swap own:rook",
        counsel: Counsel::Prized,
        play: Play::Do(ambition),
    },
    Row {
        number: 100,
        name: "meritorious",
        title: "Meritorious",
        window: When::End,
        lasts: false,
        text: "Promote the pawn you just moved to your sixth rank.",
        glyphs: "own:pawn promote row",
        counsel: Counsel::Plain,
        play: Play::Where(Ground::SevenRanks, meritorious),
    },
    Row {
        number: 101,
        name: "seniority",
        title: "Seniority",
        window: When::End,
        lasts: false,
        text: "Only if you have one or two pawns: promote each to a rook, bishop or knight where it stands.",
        glyphs: "own:pawn promote double",
        counsel: Counsel::Prized,
        play: Play::Do(seniority),
    },
    Row {
        number: 102,
        name: "paladin",
        title: "Paladin",
        window: When::End,
        lasts: false,
        text: "Choose any knight. It becomes a bishop for good.",
        glyphs: "any:knight arrow any:bishop",
        counsel: Counsel::Plain,
        play: Play::Do(paladin),
    },
    Row {
        number: 104,
        name: "shapeshifter",
        title: "Shapeshifter",
        window: When::End,
        lasts: false,
        text: "Your piece that just captured (not the king) becomes what it captured.",
        glyphs: "own:knight take foe:rook",
        counsel: Counsel::Plain,
        play: Play::Do(shapeshifter),
    },
];

/// A piece is fused with a guest of a kind.
fn fused(wanted: &mut Wanted<'_>) -> Laid {
    let piece = wanted.piece(own(&[]).but(&[Kind::King]))?;
    Ok((On::Piece(piece), Until::Gone, Rule::Fused { guest: wanted.guest()? }))
}

/// A piece has another kind now.
fn shaped(wanted: &mut Wanted<'_>, who: Who, now: Kind) -> Laid {
    let piece = wanted.piece(who)?;
    let was = wanted.table.board.piece(piece).kind;
    wanted.table.silently(Edit::Recast { piece, was, now });
    Ok((On::Piece(piece), Until::Unlike, Rule::Shaped { was }))
}

/// CS-024: two pieces merge.
fn fusion(card: &mut CardPlay<'_, '_>) -> Flow {
    let pieces = card.who(own(&[]).but(&[Kind::King]));
    card.void_if(pieces.len() < 2)?;
    let host = card.asking("the piece that stays and moves as either").pick_one(&pieces)?;
    let others: Vec<PieceId> = pieces.into_iter().filter(|&id| id != host).collect();
    let guest = card.asking("the piece that merges into it and leaves the game").pick_one(&others)?;
    merge(card, host, guest);
    Ok(())
}

/// CS-024: the guest leaves the game, and the host moves as the guest did, too.
pub(super) fn merge(card: &mut CardPlay<'_, '_>, host: PieceId, guest: PieceId) {
    // The marks of the guest end with it: a Crab merges as a Pawn.
    let kinds: Vec<Kind> = card.table().bent().kinds(guest).map(Kind::counts_as).collect();
    card.table_mut().gone = card.table().gone.with(guest);
    card.remove(guest);
    card.begin_all(kinds.into_iter().map(|guest| (On::Piece(host), Until::Gone, Rule::Fused { guest })));
}

/// CS-025 to CS-027: one of the pieces that are meant moves as a kind that it is not; one that does so already is left
/// alone.
fn lend(card: &mut CardPlay<'_, '_>, who: Who, was: Kind, now: Kind) -> Flow {
    let mut pieces = card.who(who);
    pieces.retain(|&id| card.table().bent().kinds(id).all(|kind| kind != now));
    let piece = card.pick_one(&pieces)?;
    lend_to(card, piece, was, now);
    Ok(())
}

/// A piece moves as another kind where it counts as this one.
pub(super) fn lend_to(card: &mut CardPlay<'_, '_>, piece: PieceId, was: Kind, now: Kind) {
    let own = card.table().board.piece(piece).kind;
    change(card, piece, was, now);
    // The end of the effect restores the part of a fused piece that changes here: the host, or the guest.
    let before = if own.counts_as() == was { own } else { was };
    card.begin(On::Piece(piece), Until::Unlike, Rule::Shaped { was: before });
}

/// The piece becomes another kind where it counts as this one: itself, or a guest fused to it.
pub(super) fn change(card: &mut CardPlay<'_, '_>, piece: PieceId, was: Kind, now: Kind) {
    if card.table().board.piece(piece).kind.counts_as() == was {
        return card.recast(piece, now);
    }
    let part = card.table_mut().lasting.iter_mut().find_map(|effect| match &mut effect.rule {
        Rule::Fused { guest } if effect.on.piece() == Some(piece) && guest.counts_as() == was => Some(guest),
        _ => None,
    });
    if let Some(part) = part {
        let before = std::mem::replace(part, now);
        let (now, before) = (words::article(now), words::article(before));
        let text = format!("The {} moves like {now} now, no longer like {before}.", card.table().told(piece));
        card.say(card.me(), text, vec![card.table().at(piece)], None);
    }
    lasting::end_expired(card.turn());
}

/// CS-099: a piece that the other player took takes the place of a Pawn.
fn ambition(card: &mut CardPlay<'_, '_>) -> Flow {
    let side = card.side();
    let mut pawns = card.who(own(&[Kind::Pawn]).but(&[Kind::King]));
    // Two pieces that share a square cannot be replaced: the square would still be occupied.
    pawns.retain(|&pawn| card.table().lodger_at(card.table().at(pawn)).is_none());
    let pawn = card.asking("the pawn that is replaced").pick_one(&pawns)?;
    let kind_of = |table: &Table, id: PieceId| table.board.piece(id).kind;
    let lost = card.table().lost(side);
    let mut kinds: Vec<Kind> = lost.iter().map(|id| kind_of(card.table(), id)).collect();
    kinds.retain(|&kind| kind != Kind::Queen);
    order::plainly(&mut kinds);
    kinds.dedup();
    let wanted = card
        .asking("the piece that takes its place")
        .pick(kinds.into_iter().map(|kind| Choice::OffBoard(side, kind)).collect())?;
    let fits = |id: &PieceId| Choice::OffBoard(side, kind_of(card.table(), *id)) == wanted;
    let piece = lost.iter().find(fits).ok_or(Stop::Diverged)?;
    card.replace(pawn, piece);
    Ok(())
}

/// CS-100: the Pawn that has just come to the sixth row is promoted.
fn meritorious(card: &mut CardPlay<'_, '_>) -> Flow {
    let (me, table) = (card.me(), card.table());
    let came = |&&pawn: &&PieceId| {
        let is_it = |step: &Displacement| step.m.piece == pawn && step.was.counted_as(Kind::Pawn);
        table.just_moved(me).any(|step| is_it(step) && step.row == 5 && step.m.to == table.at(pawn))
    };
    let pawns = table.who(me, own(&[Kind::Pawn]));
    let pawns: Vec<PieceId> = pawns.iter().filter(came).copied().filter(|&pawn| !is_fused(table, pawn)).collect();
    let pawn = card.asking("the pawn that is promoted").pick_if_several(&pawns)?;
    let kind = card.asking("what the pawn becomes").about(pawn).pick_promotion()?;
    card.recast(pawn, kind);
    Ok(())
}

/// CS-0.46: fused pieces never promote.
pub(super) fn is_fused(table: &Table, piece: PieceId) -> bool {
    table.overlay.fused.iter().any(|&(id, _)| id == piece)
}

/// CS-101: the last one or two Pawns are promoted; a fused one counts, but stays.
fn seniority(card: &mut CardPlay<'_, '_>) -> Flow {
    let mut counted = card.who(own(&[Kind::Pawn]));
    counted.retain(|&pawn| !card.table().overlay.neutral.contains(pawn));
    let pawns = seniors(card.table(), card.me());
    card.void_if(counted.len() > 2 || pawns.is_empty())?;
    for pawn in pawns {
        let kind = card.about(pawn).pick_kind(&[Kind::Rook, Kind::Bishop, Kind::Knight])?;
        card.recast(pawn, kind);
    }
    Ok(())
}

/// The Pawns of a player that Seniority promotes, in the order of their squares.
fn seniors(table: &Table, me: Seat) -> Vec<PieceId> {
    let mut pawns = table.who(me, own(&[Kind::Pawn]));
    pawns.retain(|&pawn| !table.overlay.neutral.contains(pawn) && !is_fused(table, pawn));
    pawns
}

/// CS-102: any Knight is a Bishop from now on.
fn paladin(card: &mut CardPlay<'_, '_>) -> Flow {
    let knight = card.pick_piece(any(&[Kind::Knight]))?;
    change(card, knight, Kind::Knight, Kind::Bishop);
    Ok(())
}

/// CS-104: the piece that captured becomes what it captured.
fn shapeshifter(card: &mut CardPlay<'_, '_>) -> Flow {
    let (me, table) = (card.me(), card.table());
    let takes = table.just_took(me).filter(|step| step.was.kind() != Kind::King);
    let mut takers: Vec<PieceId> = takes.map(|step| step.m.piece).filter(|&id| table.at(id) != Square::OFF).collect();
    crate::board::order::by_key(&mut takers, |&id| (table.at(id), id));
    takers.dedup();
    let taker = card.asking("the piece that changes its kind").pick_if_several(&takers)?;
    let steps = card.table().just_took(me).filter(|step| step.m.piece == taker);
    let mut kinds: Vec<Kind> = steps.flat_map(|step| &step.taken).map(|taken| likeness(taken.kind)).collect();
    order::plainly(&mut kinds);
    kinds.dedup();
    // A piece that captured its like stays as it is: that is no effect (CS-0.14).
    kinds.retain(|&kind| kind != card.table().board.piece(taker).kind.counts_as() || is_fused(card.table(), taker));
    let kind = match kinds[..] {
        [only] => only,
        _ => card.about(taker).pick_kind(&kinds)?,
    };
    lasting::end_where(card.turn(), |effect| {
        matches!(effect.rule, Rule::Fused { .. }) && effect.piece() == Some(taker)
    });
    card.recast(taker, kind);
    Ok(())
}

/// Kind that a piece becomes after the likeness of a captured one: no mark comes with it, and no royalty.
pub(super) fn likeness(kind: Kind) -> Kind {
    match kind.counts_as() {
        Kind::King => Kind::Prince,
        kind => kind,
    }
}
