//! Men change what they are: crowned, fused, of another gait, or of another kind (CS-022 to CS-027, CS-098 to CS-102, CS-104).

use crate::board::{Edit, Kind, PieceId, Side, Square};
use crate::games::storm::catalog::{any, own, Play, Row, When};
use crate::games::storm::lasting::{self, Rule};
use crate::games::storm::table::{counted, Table};
use crate::games::storm::{doors, picks, T};
use crate::play::{Choice, Flow, Seat, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 22,
        name: "coup-detat",
        title: "Coup d'État",
        window: When::End,
        lasts: true,
        text: "Crown a Pawn, Bishop or Knight of yours: it must be mated now. The old King is a mere Prince.",
        glyphs: "own:king arrow own:pawn crown",
        play: Play::Do(coup_detat),
    },
    Row {
        number: 23,
        name: "stand-in",
        title: "Stand-in",
        window: When::End,
        lasts: true,
        text: "A second King of yours appears at home. While you have two, no check binds you.",
        glyphs: "own:king double own:king",
        play: Play::Do(stand_in),
    },
    Row {
        number: 24,
        name: "fusion",
        title: "Fusion",
        window: When::Instead,
        lasts: true,
        text: "Two men of yours, no Kings, become one. The guest leaves; the host stays and moves as both.",
        glyphs: "own:rook chain own:knight",
        play: Play::Do(fusion),
    },
    Row {
        number: 25,
        name: "crab",
        title: "Crab",
        window: When::End,
        lasts: true,
        text: "A Pawn of yours moves and takes one square aslant, forwards or backwards, and no other way.",
        glyphs: "own:pawn diag cross",
        play: Play::Do(crab),
    },
    Row {
        number: 26,
        name: "kangaroo",
        title: "Kangaroo",
        window: When::End,
        lasts: true,
        text: "Any Knight, yours or not, leaps twice with each move, over an empty square.",
        glyphs: "any:knight leap leap",
        play: Play::Do(kangaroo),
    },
    Row {
        number: 27,
        name: "camel",
        title: "Camel",
        window: When::End,
        lasts: true,
        text: "Any Knight, yours or not, leaps three squares one way and two the other.",
        glyphs: "any:knight line leap",
        play: Play::Do(camel),
    },
    Row {
        number: 98,
        name: "princess",
        title: "Princess",
        window: When::End,
        lasts: false,
        text: "You have no Queen: a Princess appears at her home. One or two squares any way, no jumps.",
        glyphs: "own:princess star",
        play: Play::Do(princess),
    },
    Row {
        number: 99,
        name: "ambition",
        title: "Ambition",
        window: When::End,
        lasts: false,
        text: "A man of yours that left the board, no Queen, takes the place of one of your Pawns.",
        glyphs: "own:pawn arrow own:rook",
        play: Play::Do(ambition),
    },
    Row {
        number: 100,
        name: "meritorious",
        title: "Meritorious",
        window: When::End,
        lasts: false,
        text: "The Pawn you just moved onto your sixth row is promoted there.",
        glyphs: "own:pawn row promote",
        play: Play::Do(meritorious),
    },
    Row {
        number: 101,
        name: "seniority",
        title: "Seniority",
        window: When::End,
        lasts: false,
        text: "Your last Pawn, or the last two, become Rooks, Bishops or Knights where they stand.",
        glyphs: "own:pawn double promote",
        play: Play::Do(seniority),
    },
    Row {
        number: 102,
        name: "paladin",
        title: "Paladin",
        window: When::End,
        lasts: false,
        text: "Any Knight, yours or not, becomes a Bishop for good.",
        glyphs: "any:knight arrow any:bishop",
        play: Play::Do(paladin),
    },
    Row {
        number: 104,
        name: "shapeshifter",
        title: "Shapeshifter",
        window: When::End,
        lasts: false,
        text: "Your man that just took, no King, becomes what it took, for good.",
        glyphs: "take own:pawn arrow own:queen",
        play: Play::Do(shapeshifter),
    },
];

/// Where a side's Queen (d) or King (e) starts (CS-0.8), if nobody stands there.
fn free_home(table: &Table, side: Side, file: u8) -> Flow<Square> {
    let home = Square::new(file, side.foe().last_row());
    if table.is_empty(home) {
        Ok(home)
    } else {
        Err(Stop::Void)
    }
}

/// A man that never was on the board appears.
fn appear(t: T<'_, '_>, me: Seat, kind: Kind, at: Square) -> Flow<PieceId> {
    let side = t.table.side(me);
    let new = t.table.enlist(kind, side).ok_or(Stop::Void)?;
    doors::arrive(t, me, new, at);
    Ok(new)
}

/// CS-022: another man is royal in place of the King, which becomes a Prince.
fn coup_detat(t: T<'_, '_>, me: Seat) -> Flow {
    let candidates = own(&[Kind::Pawn, Kind::Bishop, Kind::Knight]).but(&[Kind::King]);
    let mut men = t.table.who(me, candidates);
    men.retain(|&id| !t.table.overlay.neutral.contains(id));
    let new = picks::one_man(t, me, &men)?;
    let kings = t.table.who(me, own(&[Kind::King]));
    let old = picks::man_if_several(t, me, &kings)?;
    if t.table.board.piece(old).kind == Kind::King {
        doors::recast(t, me, old, Kind::Prince);
    }
    lasting::end_where(t, |effect| matches!(effect.rule, Rule::Crowned(id, _) if id == old));
    lasting::begin(t, me, Rule::Crowned(new, old));
    Ok(())
}

/// CS-023: a second King appears where the King starts.
fn stand_in(t: T<'_, '_>, me: Seat) -> Flow {
    let home = free_home(t.table, t.table.side(me), 4)?;
    let king = appear(t, me, Kind::King, home)?;
    lasting::begin(t, me, Rule::StandIn(king));
    Ok(())
}

/// CS-024: the guest is out of the game, the host moves as both.
fn fusion(t: T<'_, '_>, me: Seat) -> Flow {
    let mut men = t.table.who(me, own(&[]).but(&[Kind::King]));
    let host = picks::one_man(t, me, &men)?;
    men.retain(|&id| id != host);
    let guest = picks::one_man(t, me, &men)?;
    t.table.gone = t.table.gone.with(guest);
    doors::remove(t, me, guest);
    // What the guest was besides its own kind has ended with it.
    let kind = t.table.board.piece(guest).kind;
    lasting::begin(t, me, Rule::Fused(host, kind));
    Ok(())
}

/// What lends a man another gait: to the man itself, or to the half of a fused one that counts as the same kind.
pub fn lend(table: &Table, piece: PieceId, now: Kind) -> Option<(Option<Edit>, Rule)> {
    let was = table.board.piece(piece).kind;
    if counted(was) == counted(now) {
        return Some((Some(Edit::Recast { piece, was, now }), Rule::Shaped(piece, was)));
    }
    table.counts_as(piece, counted(now)).then_some((None, Rule::Half(piece, now)))
}

fn begin_gait(t: T<'_, '_>, me: Seat, piece: PieceId, now: Kind) -> Flow {
    let (edit, rule) = lend(t.table, piece, now).ok_or(Stop::Void)?;
    if let Some(edit) = edit {
        t.edit(edit);
    }
    lasting::begin(t, me, rule);
    lasting::settle(t);
    Ok(())
}

/// CS-025: a Pawn goes aslant only.
fn crab(t: T<'_, '_>, me: Seat) -> Flow {
    let pawn = picks::man(t, me, own(&[Kind::Pawn]))?;
    begin_gait(t, me, pawn, Kind::Crab)
}

/// CS-026: a Knight leaps twice.
fn kangaroo(t: T<'_, '_>, me: Seat) -> Flow {
    let knight = picks::man(t, me, any(&[Kind::Knight]))?;
    begin_gait(t, me, knight, Kind::Kangaroo)
}

/// CS-027: a Knight leaps farther.
fn camel(t: T<'_, '_>, me: Seat) -> Flow {
    let knight = picks::man(t, me, any(&[Kind::Knight]))?;
    begin_gait(t, me, knight, Kind::Camel)
}

/// CS-098: a Princess appears where the Queen starts.
fn princess(t: T<'_, '_>, me: Seat) -> Flow {
    if !t.table.who(me, own(&[Kind::Queen])).is_empty() {
        return Err(Stop::Void);
    }
    let home = free_home(t.table, t.table.side(me), 3)?;
    appear(t, me, Kind::Princess, home).map(drop)
}

/// CS-099: a man of the pool replaces a Pawn.
fn ambition(t: T<'_, '_>, me: Seat) -> Flow {
    let mut pawns = t.table.who(me, own(&[Kind::Pawn]).but(&[Kind::King]));
    pawns.retain(|&id| t.table.lodger_at(t.table.at(id)).is_none());
    let pawn = picks::one_man(t, me, &pawns)?;
    let side = t.table.side(me);
    let pool: Vec<PieceId> = t.table.pool(side).iter().collect();
    let kind = |id: PieceId| t.table.board.piece(id).kind;
    let offered =
        Kind::ALL.into_iter().filter(|&wanted| wanted != Kind::Queen && pool.iter().any(|&id| kind(id) == wanted));
    let options = offered.map(|kind| Choice::Man(side, kind)).collect();
    let Choice::Man(_, wanted) = picks::pick(t, me, options)? else { return Err(Stop::Diverged) };
    let new = pool.into_iter().find(|&id| t.table.board.piece(id).kind == wanted).ok_or(Stop::Diverged)?;
    doors::replace(t, me, pawn, new);
    Ok(())
}

/// Whether something is fused to a man.
fn is_fused(table: &Table, piece: PieceId) -> bool {
    table.overlay.fused.iter().any(|&(id, _)| id == piece)
}

/// CS-100: the Pawn that just came to the sixth row is promoted.
fn meritorious(t: T<'_, '_>, me: Seat) -> Flow {
    let table = &*t.table;
    let side = table.side(me);
    let fits = |&id: &PieceId| {
        let at = table.at(id);
        at != Square::OFF
            && picks::row(side, at) == 6
            && counted(table.board.piece(id).kind) == Kind::Pawn
            && !is_fused(table, id)
    };
    let mut pawns: Vec<PieceId> = table.now.action_steps().map(|step| step.m.piece).filter(fits).collect();
    pawns.dedup();
    let pawn = picks::man_if_several(t, me, &pawns)?;
    let kind = picks::kind(t, me, &picks::PROMOTIONS)?;
    doors::recast(t, me, pawn, kind);
    Ok(())
}

/// CS-101: all Pawns are promoted if there are one or two.
fn seniority(t: T<'_, '_>, me: Seat) -> Flow {
    let table = &*t.table;
    let mut pawns = table.who(me, own(&[Kind::Pawn]));
    pawns.retain(|&id| !table.overlay.neutral.contains(id));
    if pawns.len() > 2 {
        return Err(Stop::Void);
    }
    pawns.retain(|&id| !is_fused(table, id));
    if pawns.is_empty() {
        return Err(Stop::Void);
    }
    for pawn in pawns {
        let kind = picks::kind(t, me, &picks::PROMOTIONS[1..])?;
        doors::recast(t, me, pawn, kind);
    }
    Ok(())
}

/// CS-102: a Knight, or the Knight in a fused man, becomes a Bishop.
fn paladin(t: T<'_, '_>, me: Seat) -> Flow {
    let knight = picks::man(t, me, any(&[Kind::Knight]))?;
    if counted(t.table.board.piece(knight).kind) == Kind::Knight {
        doors::recast(t, me, knight, Kind::Bishop);
        return Ok(());
    }
    let halves = t.table.lasting.iter_mut().map(|effect| &mut effect.rule);
    for half in halves {
        if let Rule::Fused(id, kind @ Kind::Knight) = half {
            if *id == knight {
                *kind = Kind::Bishop;
            }
        }
    }
    lasting::settle(t);
    Ok(())
}

/// CS-104: the man that took becomes what it took.
fn shapeshifter(t: T<'_, '_>, me: Seat) -> Flow {
    let table = &*t.table;
    let kind = |id: PieceId| table.board.piece(id).kind;
    let takes = table.now.action_steps().filter(|step| !step.taken.is_empty());
    let mut takers: Vec<PieceId> = takes.map(|step| step.m.piece).collect();
    takers.retain(|&id| table.at(id) != Square::OFF && kind(id) != Kind::King);
    takers.dedup();
    let taker = picks::man_if_several(t, me, &takers)?;
    let kinds = shapes(t.table, taker);
    let now = match kinds[..] {
        [only] => only,
        _ => picks::kind(t, me, &kinds)?,
    };
    lasting::end_where(t, |effect| matches!(effect.rule, Rule::Fused(id, _) if id == taker));
    doors::recast(t, me, taker, now);
    Ok(())
}

/// What a taker can become: a taken King is one that had a double, and moves as a Prince without its crown.
fn shapes(table: &Table, taker: PieceId) -> Vec<Kind> {
    let steps = table.now.action_steps().filter(|step| step.m.piece == taker);
    let taken = steps.flat_map(|step| &step.taken).map(|&(_, kind)| match counted(kind) {
        Kind::King => Kind::Prince,
        kind => kind,
    });
    let mut kinds: Vec<Kind> = taken.collect();
    crate::board::order::by_key(&mut kinds, |&kind| kind);
    kinds.dedup();
    kinds.retain(|&kind| kind != table.board.piece(taker).kind || is_fused(table, taker));
    kinds
}
