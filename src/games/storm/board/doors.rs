//! The doors of the board: every move, swap, arrival and removal goes through one of these.

use crate::board::{dir, Edit, How, Kind, Move, PieceId, Rights, Square};
use crate::games::storm::lasting::{self, On, Rule, Until};
use crate::games::storm::memory::{Line, Step, Taken, Way};
use crate::games::storm::table::Table;
use crate::games::storm::vocabulary::Sense;
use crate::games::storm::world::{Passed, World};
use crate::games::storm::{bombs, rewind, T};
use crate::games::words;
use crate::play::Seat;

/// A move or card move of one piece: it captures whoever stands on its goal, and becomes what the move says.
/// Normal moves, and the way cards send pieces anywhere (CS-0.41, CS-0.42).
pub fn make(t: T<'_, '_>, me: Seat, m: Move, way: Way) {
    sweep(t, me, m, way, &[]);
}

/// A move of a piece that captures on its way, too: all pieces on these squares.
pub fn sweep(t: T<'_, '_>, me: Seat, m: Move, way: Way, swept: &[Square]) {
    rewind::mark_step(t.table);
    displace(t, me, m, way, swept);
}

/// Who is moved records how: [`Way`] is no matter of squares.
fn displace(t: T<'_, '_>, me: Seat, m: Move, way: Way, swept: &[Square]) {
    let table = &*t.table;
    let kind = table.board.piece(m.piece).kind;
    let on_the_way = swept.iter().filter_map(|&from| table.board.at(from).map(|piece| Edit::Lift { piece, from }));
    let edits: Vec<Edit> = on_the_way.chain(table.bent().edits(m, table.side(me))).collect();
    let met = swept.iter().flat_map(|&at| table.bent().occupants(at)).chain(table.bent().taken(m));
    let taken: Vec<Taken> = met.map(|id| table.taken(id)).collect();
    let partner = partner(table, m);
    if !t.is_hushed() {
        let mut text = words::movement(&table.board, table.variant(), m);
        let victims = swept.iter().filter_map(|&at| table.board.at(at));
        let victims = victims.map(|id| format!("the {}", words::piece(&table.board, id)));
        let victims: Vec<String> = victims.collect();
        if !victims.is_empty() {
            text += &format!(", capturing {} on the way", victims.join(" and "));
        }
        // CS-021: who captures a poisoned piece does not stay.
        if edits.contains(&Edit::Lift { piece: m.piece, from: m.to }) {
            text += " and leaves the board with it";
        }
        t.say(me, format!("{}: {text}.", words::side(t.table.side(me))), vec![m.from, m.to], None);
    }
    for edit in edits.into_iter().filter(|edit| !matches!(edit, Edit::Passing { .. })) {
        t.edit(edit);
    }
    let table = &mut *t.table;
    table.last = vec![m.from, m.to];
    table.now.stirred |= kind == Kind::Pawn || !taken.is_empty();
    let own = taken.iter().filter(|taken| taken.of == Some(table.side(me)));
    table.given_up = own.fold(table.given_up, |all, taken| all.with(taken.piece));
    record(table, me, m, kind, way, taken);
    if let Some(m) = partner {
        record(table, me, m, Kind::Rook, Way::Dragged, Vec::new());
    }
    table.passed.retain(|passed| passed.by == me);
    if m.how == How::TwoStep {
        let square = table.variant().geometry.ahead(table.board.piece(m.piece).side, m.from);
        table.passed.push(Passed { square, beyond: m.to, pawn: m.piece, by: me });
    }
    settle(t);
}

/// Keeps in memory how a piece was displaced, or what it captured.
fn record(table: &mut Table, by: Seat, m: Move, kind: Kind, way: Way, taken: Vec<Taken>) {
    let in_action = table.in_action();
    table.now.steps.push(Step { by, m, kind, way, taken, in_action });
}

/// Where the Rook goes by a castling.
pub fn partner(table: &World, m: Move) -> Option<Move> {
    let How::Castle(index) = m.how else { return None };
    let castling = &table.variant().castlings[usize::from(index)];
    let piece = table.board.at(castling.partner)?;
    Some(plain(piece, castling.partner, castling.partner_to))
}

fn plain(piece: PieceId, from: Square, to: Square) -> Move {
    Move { piece, from, to, becomes: None, how: How::Plain }
}

/// A piece goes to a square without more ado: [`make`] for a move that is nothing but plain.
pub fn go(t: T<'_, '_>, me: Seat, piece: PieceId, to: Square, way: Way) {
    let from = t.table.at(piece);
    make(t, me, plain(piece, from, to), way);
}

/// CS-079: a piece goes to a square as [`make`] does, but comes to stand there beside another.
pub fn join(t: T<'_, '_>, me: Seat, m: Move, way: Way, host: PieceId) {
    rewind::mark_step(t.table);
    let (kind, lodger) = (t.table.board.piece(m.piece).kind, t.table.bent().lodger_of(m.piece));
    if !t.is_hushed() {
        let [guest, host] = [m.piece, host].map(|id| words::kind(t.table.board.piece(id).kind));
        let becomes = m.becomes.map(|kind| format!(" and becomes {}", words::article(kind))).unwrap_or_default();
        let side = words::side(t.table.side(me));
        t.say(me, format!("{side}: {guest} {} joins {host} {}{becomes}.", m.from, m.to), vec![m.from, m.to], None);
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
        t.edit(Edit::Recast { piece: m.piece, was: kind, now });
    }
    lasting::begin(t, me, On::Pair { piece: m.piece, other: host }, Until::Parted, Rule::Shared);
    let table = &mut *t.table;
    table.last = vec![m.from, m.to];
    table.now.stirred |= kind == Kind::Pawn;
    record(table, me, m, kind, way, Vec::new());
    table.passed.retain(|passed| passed.by == me);
    settle(t);
}

/// CS-062: a piece moves and pushes these before it, the farthest first.
pub fn push(t: T<'_, '_>, me: Seat, m: Move, pushed: &[(PieceId, Square)]) {
    rewind::mark_step(t.table);
    for &(piece, to) in pushed {
        drag(t, me, piece, to);
    }
    displace(t, me, m, Way::Other, &[]);
}

/// CS-067: a piece moves and pulls another along.
pub fn pull(t: T<'_, '_>, me: Seat, m: Move, pulled: PieceId, to: Square) {
    make(t, me, m, Way::Other);
    drag(t, me, pulled, to);
    settle(t);
}

/// A piece is pushed or pulled along, with whoever shares its square: it captures nothing and makes no own move. Off
/// the board it is out of the game. The move that it belongs to settles what follows.
fn drag(t: T<'_, '_>, me: Seat, piece: PieceId, to: Square) {
    let (from, kind) = (t.table.at(piece), t.table.board.piece(piece).kind);
    let falls = to == Square::OFF;
    if !t.is_hushed() {
        let dragged = words::piece(&t.table.board, piece);
        let (text, squares) = match falls {
            true => (format!("The {dragged} falls off the board."), vec![from]),
            false => (format!("The {dragged} moves along to {to}."), vec![from, to]),
        };
        t.say(None, text, squares, None);
    }
    if falls {
        t.table.gone = t.table.gone | t.table.bent().occupants(from);
        t.edit(Edit::Lift { piece, from });
        spoil(t, &[from]);
    } else {
        t.edit(Edit::Shift { piece, from, to });
        spoil(t, &[from, to]);
    }
    record(t.table, me, plain(piece, from, to), kind, Way::Dragged, Vec::new());
}

/// CS-0.43: two pieces swap squares.
pub fn swap(t: T<'_, '_>, me: Seat, one: PieceId, other: PieceId) {
    rewind::mark_step(t.table);
    let [here, there] = [one, other].map(|id| t.table.board.piece(id).at);
    if !t.is_hushed() {
        let [a, b] = [one, other].map(|id| words::piece(&t.table.board, id));
        t.say(me, format!("The {a} and the {b} swap squares."), vec![here, there], None);
    }
    t.edit(Edit::Lift { piece: other, from: there });
    t.edit(Edit::Shift { piece: one, from: here, to: there });
    t.edit(Edit::Place { piece: other, at: here });
    t.table.last = vec![here, there];
    for m in [plain(one, here, there), plain(other, there, here)] {
        let kind = t.table.board.piece(m.piece).kind;
        record(t.table, me, m, kind, Way::Swapped, Vec::new());
    }
    spoil(t, &[here, there]);
    settle(t);
}

/// CS-0.44: a piece that is off the board comes to an empty square.
pub fn arrive(t: T<'_, '_>, me: Seat, piece: PieceId, at: Square) {
    rewind::mark_step(t.table);
    t.edit(Edit::Place { piece, at });
    arrived(t, me, piece, at);
    if !t.is_hushed() {
        let new = t.table.board.piece(piece);
        let text = format!("A {} {} appears on {at}.", new.side.name(), words::kind(new.kind));
        t.say(me, text, vec![at], None);
    }
    t.table.last = vec![at];
    settle(t);
}

/// A piece that is off the board takes the place of one that leaves it: nothing happens between the two.
pub fn replace(t: T<'_, '_>, me: Seat, old: PieceId, new: PieceId) {
    rewind::mark_step(t.table);
    let at = t.table.board.piece(old).at;
    let before = words::piece(&t.table.board, old);
    t.edit(Edit::Lift { piece: old, from: at });
    t.edit(Edit::Place { piece: new, at });
    arrived(t, me, new, at);
    t.table.given_up = t.table.given_up.with(old);
    if !t.is_hushed() {
        let text = format!("The {before} is replaced by a {}.", words::kind(t.table.board.piece(new).kind));
        t.say(me, text, vec![at], None);
    }
    t.table.last = vec![at];
    spoil(t, &[at]);
    settle(t);
}

fn arrived(t: T<'_, '_>, me: Seat, piece: PieceId, at: Square) {
    t.table.given_up = t.table.given_up.without(piece);
    let kind = t.table.board.piece(piece).kind;
    record(t.table, me, plain(piece, Square::OFF, at), kind, Way::Arrived, Vec::new());
}

/// CS-106: a piece captures another where it stands. Poison works as on every captor (CS-021).
pub fn strike(t: T<'_, '_>, me: Seat, taker: PieceId, piece: PieceId) {
    let from = t.table.at(piece);
    if !t.is_hushed() {
        let [taker, taken] = [taker, piece].map(|id| words::piece(&t.table.board, id));
        t.say(me, format!("The {taker} captures its attacker, the {taken}."), vec![from], None);
    }
    let (at, kind) = (t.table.at(taker), t.table.board.piece(taker).kind);
    let taken = t.table.taken(piece);
    record(t.table, me, plain(taker, at, at), kind, Way::Stayed, vec![taken]);
    let is_harmful = t.table.overlay.poisoned.contains(piece) && t.table.board.piece(piece).side != t.table.side(me);
    lift(t, piece);
    if is_harmful && !t.table.is_royal(taker) {
        remove(t, me, taker);
    }
}

/// CS-0.6: a piece leaves the board otherwise than by being captured. A second piece on its square stays there.
pub fn remove(t: T<'_, '_>, me: Seat, piece: PieceId) {
    if !t.is_hushed() {
        let text = format!("The {} leaves the board.", words::piece(&t.table.board, piece));
        t.say(me, text, vec![t.table.at(piece)], None);
    }
    lift(t, piece);
}

fn lift(t: T<'_, '_>, piece: PieceId) {
    let from = t.table.at(piece);
    let lodger = t.table.lodger_at(from);
    if t.table.board.piece(piece).at == Square::OFF {
        lasting::end_where(t, |effect| effect.piece() == Some(piece));
    } else {
        t.edit(Edit::Lift { piece, from });
        if let Some(lodger) = lodger {
            t.edit(Edit::Place { piece: lodger, at: from });
        }
        spoil(t, &[from]);
    }
    t.table.last = vec![from];
    settle(t);
}

/// CS-140, CS-0.91: the board turns by a quarter with everything on it; castlings and squares passed over end.
pub fn turn(t: T<'_, '_>, me: Seat, sense: Sense) {
    let (ground, is_clockwise) = (t.table.ground, sense == Sense::Clockwise);
    let goal = |at: Square| if at == Square::OFF { at } else { ground.turn_square(at, is_clockwise) };
    t.say(me, format!("The board turns {}.", sense.name()), Vec::new(), None);
    let board = &t.table.board;
    let standing: Vec<(PieceId, Square)> = board.pieces().iter().map(|id| (id, board.piece(id).at)).collect();
    for &(piece, from) in &standing {
        t.edit(Edit::Lift { piece, from });
    }
    for (piece, from) in standing {
        t.edit(Edit::Place { piece, at: goal(from) });
    }
    let was = t.table.board.rights();
    if !was.is_empty() {
        t.edit(Edit::Rights { was, now: Rights::NONE });
    }
    let world = &mut t.table.world;
    world.ground = ground.turned(is_clockwise);
    world.lasting.iter_mut().for_each(|effect| effect.turn(goal));
    for note in &mut world.notes {
        let at = goal(*note.truth());
        note.replace(at);
    }
    world.passed.clear();
    world.last.clear();
    for step in &mut t.table.now.steps {
        (step.m.from, step.m.to) = (goal(step.m.from), goal(step.m.to));
        if let Way::Line(line) = &mut step.way {
            *line = Line { dir: dir::turned(line.dir, is_clockwise), first: goal(line.first), last: goal(line.last) };
        }
    }
    settle(t);
}

/// A piece becomes another kind for good.
pub fn recast(t: T<'_, '_>, me: Seat, piece: PieceId, now: Kind) {
    let was = t.table.board.piece(piece).kind;
    if !t.is_hushed() {
        let text = format!("The {} becomes {}.", words::piece(&t.table.board, piece), words::article(now));
        t.say(me, text, vec![t.table.at(piece)], None);
    }
    t.edit(Edit::Recast { piece, was, now });
    // What is no plain Pawn any more is not captured in passing.
    t.table.passed.retain(|passed| passed.pawn != piece);
    spoil(t, &[t.table.at(piece)]);
    settle(t);
}

/// The castlings that need a piece at home on these squares are lost (CS-0.47).
fn spoil(t: T<'_, '_>, squares: &[Square]) {
    let was = t.table.board.rights();
    let variant = t.table.variant();
    let now = squares.iter().fold(was, |rights, &at| variant.rights_after(rights, at, at));
    if now != was {
        t.edit(Edit::Rights { was, now });
    }
}

/// CS-0.48: what follows a displacement.
pub fn settle(t: T<'_, '_>) {
    bombs::explode(t);
    let world = &mut t.table.world;
    let mut passed = std::mem::take(&mut world.passed);
    // A Pawn that stands where its double step ended no longer, as after a second turn, is not captured in passing.
    passed.retain(|passed| world.at(passed.pawn) == passed.beyond);
    world.passed = passed;
    let now = match t.table.passed[..] {
        [only] if t.table.board.passing_is_open(t.table.variant(), only.square, only.pawn) => only.square,
        _ => Square::OFF,
    };
    let was = t.table.board.passing();
    if now != was {
        t.edit(Edit::Passing { was, now });
    }
    lasting::settle(t);
}

/// The squares passed over by the other player are free again: that right ends with this turn (CS-0.46).
pub fn close_passing(t: T<'_, '_>, me: Seat) {
    t.table.passed.retain(|passed| passed.by == me);
    settle(t);
}
