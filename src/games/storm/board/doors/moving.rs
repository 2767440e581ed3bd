//! Moves, of one piece or of several that go along with it.

use super::outcome::{apply_consequences, free_passed, give_up, partner, plain, record, spoil};
use crate::board::{Edit, How, Kind, Move, PieceId, Square};
use crate::games::storm::board::{lasting, rewind};
use crate::games::storm::model::effect::{On, Until};
use crate::games::storm::model::memory::{CapturedPiece, PieceThen, Way};
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::games::storm::model::world::Passed;
use crate::games::storm::{Choice, T};
use crate::games::words;
use crate::play::{Line, Moved, Seat};

/// A move or card move of one piece: it captures whoever stands on its goal, and becomes what the move says.
/// Normal moves, and the way cards send pieces anywhere (CS-0.41, CS-0.42).
pub fn make(t: T<'_, '_>, me: Seat, m: Move, way: Way) {
    sweep(t, me, m, way, &[]);
}

/// CS-083: a move that counts as one of this player's, chosen and so told as made by the other one.
pub fn make_for(t: T<'_, '_>, me: Seat, m: Move, way: Way) {
    rewind::mark_step(t.table);
    displace(t, me, me.other(), m, way, &[]);
}

/// A move of a piece that captures on its way, too: all pieces on these squares.
pub fn sweep(t: T<'_, '_>, me: Seat, m: Move, way: Way, swept: &[Square]) {
    rewind::mark_step(t.table);
    displace(t, me, me, m, way, swept);
}

/// Carries out a move with its captures and records it. The squares alone do not tell the way by which the piece came,
/// so the caller says it ([`Way`]). The log names the player by whose choice it is.
fn displace(t: T<'_, '_>, me: Seat, teller: Seat, m: Move, way: Way, swept: &[Square]) {
    let table = &*t.table;
    let was = PieceThen::of(table, me, m.piece);
    let on_the_way = swept.iter().filter_map(|&from| table.board.at(from).map(|piece| Edit::Lift { piece, from }));
    let edits: Vec<Edit> = on_the_way.chain(table.bent().edits(m, table.side(me))).collect();
    let met = swept.iter().flat_map(|&at| table.bent().occupants(at)).chain(table.bent().taken(m));
    let taken: Vec<CapturedPiece> = met.map(|id| table.taken(id)).collect();
    let partner = partner(table, m).map(|m| (m, PieceThen::of(table, me, m.piece)));
    if !t.is_hushed() {
        let mut text = table.movement(teller, m);
        let pair = table.bent().taken(m).iter().find(|&id| table.board.piece(id).at == Square::OFF);
        let beside = pair.map(|id| table.board.piece(id));
        if let Some(it) = beside {
            text += &format!(", and the {} {} there", it.side.name(), words::kind(it.kind));
        }
        let victims = swept.iter().flat_map(|&at| table.bent().occupants(at));
        let victims = victims.map(|id| format!("the {}", table.told(id)));
        let victims: Vec<String> = victims.collect();
        if !victims.is_empty() {
            text += &format!(", capturing {} on the way", victims.join(" and "));
        }
        // CS-021: a piece that captures a poisoned one does not stay.
        if edits.contains(&Edit::Lift { piece: m.piece, from: m.to }) {
            text += " and leaves the board with it";
        }
        let moved = Moved { side: t.table.army(m.piece), ..Moved::of(&t.table.board, m, &edits) };
        let text = format!("{}: {text}.", words::side(t.table.side(teller)));
        say_moved(t, Some(teller), text, m.from, m.to, moved);
    }
    for edit in edits.into_iter().filter(|edit| !matches!(edit, Edit::Passing { .. })) {
        t.edit(edit);
    }
    if !t.is_hushed() {
        t.table.act(me, Choice::Word(if taken.is_empty() { "move" } else { "capture" }));
    }
    let table = &mut *t.table;
    table.last = vec![m.from, m.to];
    table.now.stirred |= was.kind() == Kind::Pawn || !taken.is_empty();
    give_up(table, me, &taken);
    record(table, me, m, was, way, taken);
    if let Some((m, was)) = partner {
        record(table, me, m, was, Way::Dragged, Vec::new());
    }
    // A move that a card makes with another player's piece leaves the rights of the turn as they are (CS-0.46).
    if me == table.mover {
        free_passed(table, me);
    }
    // On a small board a double step may promote: a piece that is no Pawn any more is not captured in passing.
    if m.how == How::TwoStep && m.becomes.is_none() {
        let square = table.variant().geometry.ahead(table.board.piece(m.piece).side, m.from);
        let turn = table.turn;
        table.passed.push(Passed { square, beyond: m.to, pawn: m.piece, by: me, turn });
    }
    apply_consequences(t);
}

/// Tells a move.
fn say_moved(t: T<'_, '_>, seat: Option<Seat>, text: String, from: Square, to: Square, moved: Moved) {
    t.say_line(Line { seat, text, squares: vec![from, to], moved: Some(moved), ..Line::default() });
}

/// A piece that does nothing but go.
fn alone(table: &Table, piece: PieceId) -> Moved {
    Moved { side: table.army(piece), ..Moved::alone(&table.board, piece) }
}

/// A piece goes to a square without more ado: [`make`] for a move that is nothing but plain.
pub fn go(t: T<'_, '_>, me: Seat, piece: PieceId, to: Square, way: Way) {
    let from = t.table.at(piece);
    make(t, me, plain(piece, from, to), way);
}

/// CS-079: a piece goes to a square as [`make`] does, but comes to stand there beside another.
pub fn join(t: T<'_, '_>, me: Seat, m: Move, way: Way, host: PieceId) {
    rewind::mark_step(t.table);
    let (was, lodger) = (PieceThen::of(t.table, me, m.piece), t.table.bent().lodger_of(m.piece));
    if !t.is_hushed() {
        let [guest, host] = [m.piece, host].map(|id| words::kind(t.table.board.piece(id).kind));
        let becomes = m.becomes.map(|kind| format!(" and becomes {}", words::article(kind))).unwrap_or_default();
        let side = words::side(t.table.side(me));
        let text = format!("{side}: {guest} {} joins {host} {}{becomes}.", m.from, m.to);
        let moved = Moved { becomes: m.becomes, ..alone(t.table, m.piece) };
        say_moved(t, Some(me), text, m.from, m.to, moved);
    }
    if t.table.board.piece(m.piece).at == Square::OFF {
        lasting::end_where(t, |effect| effect.rule == Rule::Shared && effect.piece() == Some(m.piece));
    } else {
        t.edit(Edit::Lift { piece: m.piece, from: m.from });
        if let Some(piece) = lodger {
            t.edit(Edit::Place { piece, at: m.from });
        }
        spoil(t, &[m.from]);
    }
    if let Some(now) = m.becomes {
        t.edit(Edit::Recast { piece: m.piece, was: was.kind(), now });
    }
    lasting::begin(t, me, On::Pair { piece: m.piece, other: host }, Until::Parted, Rule::Shared);
    let table = &mut *t.table;
    table.last = vec![m.from, m.to];
    table.now.stirred |= was.kind() == Kind::Pawn;
    record(table, me, m, was, way, Vec::new());
    // A move that a card makes with another player's piece leaves the rights of the turn as they are (CS-0.46).
    if me == table.mover {
        free_passed(table, me);
    }
    apply_consequences(t);
}

/// CS-062: a piece moves and pushes these before it, the farthest first.
pub fn push(t: T<'_, '_>, me: Seat, m: Move, pushed: &[(PieceId, Square)]) {
    rewind::mark_step(t.table);
    for &(piece, to) in pushed {
        drag(t, me, piece, to);
    }
    displace(t, me, me, m, Way::Other, &[]);
}

/// CS-067: a piece moves and pulls another along.
pub fn pull(t: T<'_, '_>, me: Seat, m: Move, pulled: PieceId, to: Square) {
    make(t, me, m, Way::Other);
    drag(t, me, pulled, to);
    apply_consequences(t);
}

/// A piece is pushed or pulled along, with whoever shares its square: it captures nothing and makes no own move. Off
/// the board it is out of the game. The move that it belongs to settles what follows.
fn drag(t: T<'_, '_>, me: Seat, piece: PieceId, to: Square) {
    let (from, was) = (t.table.at(piece), PieceThen::of(t.table, me, piece));
    let falls = to == Square::OFF;
    if !t.is_hushed() {
        let dragged = t.table.told(piece);
        if falls {
            t.say(None, format!("The {dragged} falls off the board."), vec![from], None);
        } else {
            let moved = alone(t.table, piece);
            say_moved(t, None, format!("The {dragged} moves along to {to}."), from, to, moved);
        }
    }
    if falls {
        t.table.gone = t.table.gone | t.table.bent().occupants(from);
        t.edit(Edit::Lift { piece, from });
        spoil(t, &[from]);
    } else {
        t.edit(Edit::Shift { piece, from, to });
        spoil(t, &[from, to]);
    }
    record(t.table, me, plain(piece, from, to), was, Way::Dragged, Vec::new());
}
