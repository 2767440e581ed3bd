//! The board itself changes: CS-012, CS-014, CS-015, CS-140.

use crate::board::Edit;
use crate::board::{borders_meet, Kind, Move, PieceId, Side, Square, SquareEdge};
use crate::games::storm::board::{doors, lasting, moves};
use crate::games::storm::model::boards::Ground;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{Counsel, Play, Row, When};
use crate::games::storm::model::effect::{On, Until};
use crate::games::storm::model::layout::{bad, Laid, Layout, Wanted};
use crate::games::storm::model::memory::Action;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::games::storm::vocabulary::Sense;
use crate::games::storm::Choice;
use crate::play::{Flow, Seat, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 12,
        name: "flood",
        title: "Flood",
        window: When::End,
        lasts: false,
        text: "Every rank and file outside the smallest rectangle that holds all pieces is gone for good.",
        glyphs: "row cross any:pawn",
        counsel: Counsel::Plain,
        play: Play::Do(flood),
    },
    Row {
        number: 14,
        name: "barrier",
        title: "Barrier",
        window: When::End,
        lasts: true,
        text: "Put a wall on two borders between squares that share one end. Only a knight's jump crosses it.",
        glyphs: "line ring own:knight leap",
        counsel: Counsel::Plain,
        play: Play::Last(Layout::Own(walled), barrier),
    },
    Row {
        number: 15,
        name: "black-hole",
        title: "Black hole",
        window: When::End,
        lasts: true,
        text: "Choose an empty square. It is gone from now on: only jumps cross it.",
        glyphs: "ring cross own:knight leap",
        counsel: Counsel::Plain,
        play: Play::Last(Layout::Own(swallowed), black_hole),
    },
    Row {
        number: 140,
        name: "round-robin",
        title: "Round Robin",
        window: When::End,
        lasts: false,
        text: "Turn the board with everything on it by a quarter. Pawns now on their last rank are promoted.",
        glyphs: "ring arrow any:pawn",
        counsel: Counsel::Plain,
        play: Play::Where(Ground::Square, round_robin),
    },
];

/// Walls stand on two borders that share one end.
fn walled(wanted: &mut Wanted<'_>) -> Laid {
    let walls = wanted.borders()?;
    if !borders_meet(walls[0], walls[1]) {
        return bad("the two borders of `barrier` share one end".into());
    }
    Ok((On::Borders(walls), Until::Gone, Rule::Walled))
}

/// A square is gone on which nobody stands.
fn swallowed(wanted: &mut Wanted<'_>) -> Laid {
    let at = wanted.square()?;
    if !wanted.table.is_empty(at) {
        return bad(format!("`black-hole` needs an empty square, not {at}"));
    }
    Ok((On::Square(at), Until::Gone, Rule::Swallowed))
}

/// CS-012: the board shrinks to what holds all pieces.
fn flood(card: &mut CardPlay<'_, '_>) -> Flow {
    let standing = card.table().board.occupied();
    let reach = |of: fn(Square) -> u8| {
        let places = standing.iter().map(of);
        places.fold((u8::MAX, 0), |(least, most), at| (least.min(at), most.max(at)))
    };
    let ((left, right), (bottom, top)) = (reach(Square::file), reach(Square::rank));
    let corners = (Square::new(left, bottom), Square::new(right, top));
    card.void_if(corners == card.table().ground.corners())?;
    doors::shrink(card.turn(), corners.0, corners.1);
    Ok(())
}

/// CS-015: an empty square goes.
fn black_hole(card: &mut CardPlay<'_, '_>) -> Flow {
    let options = card.table().empty().iter().map(Choice::Square).collect();
    let cut = |choice| if let Choice::Square(at) = choice { vec![[(at, at); 2]] } else { Vec::new() };
    let Choice::Square(at) = pick(card.asking("the empty square that is swallowed"), options, &cut)? else {
        return Err(Stop::Diverged);
    };
    card.begin(On::Square(at), Until::Gone, Rule::Swallowed);
    Ok(())
}

/// An answer that takes ways away, by one of these cuts through borders or empty squares. That checks nobody, and every
/// magnet keeps its neighbours: where nothing was taken back, an answer leads on if each King in check is left a way out.
pub(super) fn pick(
    card: &mut CardPlay<'_, '_>,
    options: Vec<Choice>,
    cuts: &dyn Fn(Choice) -> Vec<[SquareEdge; 2]>,
) -> Flow<Choice> {
    let table = card.table();
    let is_whole = table.undone.is_empty() && table.taking.is_none();
    // CS-0.51: a card in place of the move answers a check itself, and nobody else does.
    let answers = table.now.action != Action::None && table.checked(table.side(table.mover));
    let is_plain = !card.is_tried() && is_whole && !table.joined && !answers;
    let checked = Side::BOTH.into_iter().filter(|&side| is_plain && table.checked(side));
    let ways_out: Vec<Vec<Move>> = checked.map(|side| ways_out(table, side)).collect();
    let spares =
        |cut: &[SquareEdge; 2]| ways_out.iter().all(|ways| ways.iter().any(|m| cut.iter().all(|&at| passes(m, at))));
    card.pick_with_shortcut(options, &|_, choice| is_plain && (ways_out.is_empty() || cuts(choice).iter().any(spares)))
}

/// The moves of an army in check for which it is plain to see what cuts them: no second leap follows the first.
fn ways_out(table: &Table, side: Side) -> Vec<Move> {
    let mut moves = table.legal(side);
    moves.retain(|m| !table.bent().kinds(m.piece).any(Kind::leaps_twice));
    moves
}

/// True if the cut border lies outside the rectangle around a move, so that it does not matter.
fn passes(m: &Move, (low, high): SquareEdge) -> bool {
    let within = |at: Square, of: fn(Square) -> u8| {
        let (from, to) = (of(m.from), of(m.to));
        (from.min(to)..=from.max(to)).contains(&of(at))
    };
    let inside = |at| within(at, Square::file) && within(at, Square::rank);
    !(inside(low) && inside(high))
}

/// CS-014: a wall stands on two borders that share one end.
fn barrier(card: &mut CardPlay<'_, '_>) -> Flow {
    let terrain = *card.table().land.terrain();
    let is_free = |&(low, high): &SquareEdge| !terrain.is_walled(low, high);
    let beside = |one: SquareEdge| -> Vec<SquareEdge> { terrain.borders_beside(one).filter(is_free).collect() };
    let firsts = || terrain.borders().filter(is_free).filter(|&one| !beside(one).is_empty()).collect();
    let one = border(card.asking("the first border: two squares side by side"), &firsts, &|one| {
        beside(one).into_iter().map(|other| [one, other]).collect()
    })?;
    let other =
        border(card.asking("a second border that meets the first"), &|| beside(one), &|other| vec![[one, other]])?;
    card.begin(On::Borders([one, other]), Until::Gone, Rule::Walled);
    Ok(())
}

/// One of these borders is chosen, for one of the cuts that it makes possible.
fn border(
    card: &mut CardPlay<'_, '_>,
    among: &dyn Fn() -> Vec<SquareEdge>,
    cuts: &dyn Fn(SquareEdge) -> Vec<[SquareEdge; 2]>,
) -> Flow<SquareEdge> {
    let options = card.tried_or(&|_| among().into_iter().map(|(low, high)| Choice::SquareEdge(low, high)).collect());
    let cuts = |choice| if let Choice::SquareEdge(low, high) = choice { cuts((low, high)) } else { Vec::new() };
    match pick(card, options, &cuts)? {
        Choice::SquareEdge(low, high) => Ok((low, high)),
        _ => Err(Stop::Diverged),
    }
}

/// CS-140: the board turns by a quarter, and the Pawns that come to their last row by it are promoted by their owners.
fn round_robin(card: &mut CardPlay<'_, '_>) -> Flow {
    let me = card.me();
    let ways = [Sense::Clockwise, Sense::Anticlockwise].map(Choice::Turn);
    let Choice::Turn(sense) = card.asking("which way the board turns").pick(ways.to_vec())? else {
        return Err(Stop::Diverged);
    };
    doors::turn(card.turn(), me, sense);
    card.void_if(may_be_checked(card.table(), me))?;
    for seat in [card.other(), me] {
        for pawn in promoting(card.table(), card.table().side(seat)) {
            let kinds = card.table().variant().promotions.iter().copied().map(Choice::Kind).collect();
            let Choice::Kind(kind) = card.about(pawn).then_ask(seat, false, kinds)? else {
                return Err(Stop::Diverged);
            };
            doors::recast(card.turn(), seat, pawn, kind);
        }
    }
    Ok(())
}

/// CS-0.51: true if the opponent could promote a Pawn so that it puts the player's King in check: the opponent is to
/// have every kind to choose from.
fn may_be_checked(table: &Table, me: Seat) -> bool {
    let checks = |&pawn: &PieceId| {
        let was = table.board.piece(pawn).kind;
        table.variant().promotions.iter().any(|&now| {
            let mut after = table.clone();
            after.silently(Edit::Recast { piece: pawn, was, now });
            lasting::refresh(&mut after);
            after.checked(after.side(me))
        })
    };
    !table.checked(table.side(me)) && promoting(table, table.side(me.other())).iter().any(checks)
}

/// The Pawns of an army that stand on its last row and are promoted there, in the order of their squares.
fn promoting(table: &Table, side: Side) -> Vec<PieceId> {
    let mut pawns: Vec<PieceId> = table.board.of(side).iter().chain(table.lodgers()).collect();
    pawns.retain(|&id| table.board.piece(id).side == side && moves::promotes(table, id, table.at(id)));
    crate::board::order::by_key(&mut pawns, |&id| (table.at(id), id));
    pawns
}
