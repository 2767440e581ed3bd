//! CS-0.95: the deeds that are done by hand: which there are, and what each does to the table.

use std::sync::Arc;

use crate::board::{How, Kind, Move, PieceId, Square};
use crate::games::storm::board::{discard, doors};
use crate::games::storm::model::by_hand::{Before, ByHand, Deed, Tool};
use crate::games::storm::model::memory::Way;
use crate::games::storm::model::table::Table;
use crate::games::storm::{Choice, Why, T};
use crate::games::words;
use crate::play::{Flow, Named, Seat, Stop};

/// Kinds that a piece may become by hand.
const KINDS: [Kind; 5] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight, Kind::Pawn];
/// Answer that a piece changes sides.
const COLOUR: Choice = Choice::Word("colour");
/// Most deeds, and most cards to draw, before the other player judges them.
const DEEDS: usize = 40;
const DRAWS: usize = 5;

/// Tools that may be taken up, and what the one in use may be used on.
pub fn options(table: &Table, it: &ByHand) -> Vec<Choice> {
    if it.deeds.len() >= DEEDS {
        return Vec::new();
    }
    let others = Tool::ALL.iter().filter(|&&tool| tool != it.tool && is_there(table, it, tool));
    let mut options: Vec<Choice> = others.map(|tool| Choice::Word(tool.name())).collect();
    options.extend(match it.tool {
        Tool::Move => pieces(table).into_iter().map(|id| table.name(id)).collect(),
        Tool::Take | Tool::Change => loose(table).into_iter().map(|id| table.name(id)).collect(),
        Tool::Put => lost(table).into_iter().map(|id| man(table, id)).collect(),
        Tool::Drop => held(table, it.seat),
        Tool::Draw => Vec::new(),
    });
    let mut known = Vec::new();
    options.retain(|option| {
        !known.contains(option) && {
            known.push(*option);
            true
        }
    });
    options
}

/// True if there is something to use a tool on: everybody can see that.
fn is_there(table: &Table, it: &ByHand, tool: Tool) -> bool {
    match tool {
        Tool::Move => true,
        Tool::Take | Tool::Change => !loose(table).is_empty(),
        Tool::Put => !lost(table).is_empty() && !table.empty().is_empty(),
        Tool::Draw => {
            let heaps = [table.piles.pile(it.seat), table.piles.discard(it.seat)];
            it.count(Tool::Draw) < DRAWS && heaps.iter().any(|heap| !heap.is_empty())
        }
        Tool::Drop => !table.piles.hands[it.seat.index()].is_empty(),
    }
}

/// Everybody's pieces, in the order of their squares.
fn pieces(table: &Table) -> Vec<PieceId> {
    let all = table.board.pieces() | table.lodgers();
    let mut pieces: Vec<PieceId> = all.iter().collect();
    crate::board::order::by_key(&mut pieces, |&id| (table.at(id), id));
    pieces
}

/// Those that may leave the board or be changed: no king may (CS-0.4).
fn loose(table: &Table) -> Vec<PieceId> {
    pieces(table).into_iter().filter(|&id| !table.is_royal(id)).collect()
}

/// The pieces of the pools, the strongest kinds of each army first.
fn lost(table: &Table) -> Vec<PieceId> {
    let of = |seat| table.pool(table.side(seat)).iter().collect::<Vec<_>>();
    let mut lost: Vec<PieceId> = Seat::BOTH.into_iter().flat_map(of).collect();
    crate::board::order::by_key(&mut lost, |&id| (table.board.piece(id).side.index(), table.board.piece(id).kind));
    lost
}

/// Answer that names a piece of the pools.
fn man(table: &Table, id: PieceId) -> Choice {
    let piece = table.board.piece(id);
    Choice::OffBoard(piece.side, piece.kind)
}

fn held(table: &Table, me: Seat) -> Vec<Choice> {
    table.piles.hand(me).map(|card| Choice::Dump(card.name())).collect()
}

/// A tool is taken up, or used on this.
///
/// # Errors
/// The stops of a script.
pub fn done(t: T<'_, '_>, me: Seat, choice: Choice) -> Flow {
    if let Some(tool) = tool_named(choice) {
        if tool == Tool::Draw {
            let told = format!("{} is to draw a card.", words::side(t.table.side(me)));
            return deed(t, Tool::Draw, "draw a card".into(), Vec::new(), vec![choice], |t| {
                t.say(me, told, Vec::new(), None);
            });
        }
        if let Some(it) = ByHand::of_mut(t.table) {
            it.tool = tool;
        }
        return Ok(());
    }
    match choice {
        Choice::Dump(name) => drop_card(t, me, name),
        _ => use_tool(t, me, choice),
    }
}

fn tool_named(choice: Choice) -> Option<Tool> {
    match choice {
        Choice::Word(word) => Tool::ALL.iter().copied().find(|tool| tool.name() == word),
        _ => None,
    }
}

/// Does something, and keeps in mind how to put it back.
fn deed(
    t: T<'_, '_>,
    tool: Tool,
    text: String,
    squares: Vec<Square>,
    answers: Vec<Choice>,
    does: impl FnOnce(T<'_, '_>),
) -> Flow {
    let before = Before::of(t.table);
    does(t);
    if let Some(it) = ByHand::of_mut(t.table) {
        it.deeds.push((Deed { tool, text, squares, answers }, before));
    }
    Ok(())
}

fn drop_card(t: T<'_, '_>, me: Seat, name: &str) -> Flow {
    let card = t.table.piles.held(me, name)?;
    let (side, title) = (words::side(t.table.side(me)), card.title());
    let answers = vec![Choice::Dump(card.name())];
    deed(t, Tool::Drop, format!("discard {title}"), Vec::new(), answers, |t| {
        let Some(token) = Arc::make_mut(&mut t.table.piles).pull(me, card) else { return };
        t.say_of_card(me, format!("{side} discards {title}{}", words::stop(title)), Vec::new(), card.name(), title);
        discard::discard(t, me, token);
    })
}

/// The tool in use is used on a piece: the rest of the deed is asked, or the player takes another piece.
fn use_tool(t: T<'_, '_>, me: Seat, choice: Choice) -> Flow {
    let Some(tool) = ByHand::of(t.table).map(|it| it.tool) else { return Err(Stop::Diverged) };
    let piece = match choice {
        Choice::OffBoard(..) => lost(t.table).into_iter().find(|&id| man(t.table, id) == choice),
        _ => t.table.named(choice),
    };
    let piece = piece.ok_or(Stop::Diverged)?;
    if tool == Tool::Take {
        return take(t, me, piece, choice);
    }
    let mut options = rest(t.table, tool, piece);
    options.push(Choice::No);
    pick(t.table, Some(choice));
    let answer = t.ask(me, Why::ByHand, options)?;
    pick(t.table, None);
    match answer {
        Choice::Square(at) if tool == Tool::Put => put(t, me, piece, at, choice),
        Choice::Square(at) => go(t, me, piece, at, choice),
        Choice::Kind(_) | COLOUR => change(t, me, piece, choice, answer),
        _ => Ok(()),
    }
}

fn pick(table: &mut Table, choice: Option<Choice>) {
    if let Some(it) = ByHand::of_mut(table) {
        it.picked = choice;
    }
}

/// Answers that make a deed with a piece whole.
fn rest(table: &Table, tool: Tool, piece: PieceId) -> Vec<Choice> {
    let squares = match tool {
        Tool::Put => table.empty(),
        Tool::Move => {
            let kings = pieces(table).into_iter().filter(|&id| table.is_royal(id));
            let barred = kings.fold(crate::board::SquareSet::of(table.at(piece)), |all, id| all.with(table.at(id)));
            table.land.geometry.square_set() & !barred
        }
        _ => {
            let is = table.board.piece(piece).kind;
            let mut kinds: Vec<Choice> = KINDS.into_iter().filter(|&kind| kind != is).map(Choice::Kind).collect();
            if !table.overlay.neutral.contains(piece) {
                kinds.push(COLOUR);
            }
            return kinds;
        }
    };
    squares.iter().map(Choice::Square).collect()
}

fn go(t: T<'_, '_>, me: Seat, piece: PieceId, to: Square, choice: Choice) -> Flow {
    let from = t.table.at(piece);
    let m = Move { piece, from, to, becomes: None, how: How::Plain };
    let text = words::movement(&t.table.board, t.table.variant(), m);
    let answers = vec![choice, Choice::Square(to)];
    deed(t, Tool::Move, text, vec![from, to], answers, |t| doors::make(t, me, m, Way::Sent))
}

fn take(t: T<'_, '_>, me: Seat, piece: PieceId, choice: Choice) -> Flow {
    let (text, at) = (format!("take the {}", t.table.told(piece)), t.table.at(piece));
    deed(t, Tool::Take, text, vec![at], vec![choice], |t| doors::remove(t, me, piece))
}

fn put(t: T<'_, '_>, me: Seat, piece: PieceId, at: Square, choice: Choice) -> Flow {
    let is = t.table.board.piece(piece);
    let text = format!("put a {} {} on {at}", is.side.name(), words::kind(is.kind));
    let answers = vec![choice, Choice::Square(at)];
    deed(t, Tool::Put, text, vec![at], answers, |t| doors::arrive(t, me, piece, at))
}

fn change(t: T<'_, '_>, me: Seat, piece: PieceId, choice: Choice, into: Choice) -> Flow {
    let (told, at) = (t.table.told(piece), t.table.at(piece));
    let is = t.table.board.piece(piece).side;
    let owner = if t.table.side(me) == is { me.other() } else { me };
    let text = match into {
        Choice::Kind(kind) => format!("{told} becomes {}", words::article(kind)),
        _ => format!("{told} changes sides"),
    };
    deed(t, Tool::Change, text, vec![at], vec![choice, into], |t| match into {
        Choice::Kind(kind) => doors::recast(t, me, piece, kind),
        _ => doors::defect(t, owner, piece),
    })
}
