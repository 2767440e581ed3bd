//! The one door for permission: which moves and cards may be played now, whether one may be discarded, whether a turn
//! may go by without a move, and which duties bind the Action. Duties lapse here and nowhere else (CS-0.55).

use std::ops::ControlFlow;

use crate::board::{Edit, Move, PieceId, Square};
use crate::games::storm::board::moves::mates;
use crate::games::storm::board::{cylinder, lasting, phase};
use crate::games::storm::model::catalog::{Card, When};
use crate::games::storm::model::duty::ActionDuty;
use crate::games::storm::model::effect::Lasting;
use crate::games::storm::model::memory::{Action, CapturedPiece};
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::games::storm::protocol::help;
use crate::play::Seat;

/// Moves and cards that the player on turn may use for the Action.
pub struct Leave {
    /// The moves.
    pub moves: Vec<Move>,
    /// The cards before the move or in its place; without a move only those that help (CS-0.56, CS-0.57).
    pub cards: Vec<Card>,
    /// True if a card without effect may be discarded.
    pub dumps: bool,
    /// True if no move may be made at all: something else than check and the laws of the board leaves none.
    pub forfeits: bool,
}

impl Leave {
    /// Moves and cards that the player on turn may use now.
    pub fn of(table: &Table) -> Leave {
        let me = table.mover;
        let moves = moves(table);
        let mut cards = cards(table, me, &[When::Before, When::Instead, When::Any]);
        let stuck = moves.is_empty();
        if stuck {
            cards.retain(|&card| help::helps(table, card, me));
        }
        Leave { dumps: !stuck && may_dump(table, me), forfeits: stuck && forfeits(table), moves, cards }
    }
}

/// CS-0.13: true if the seat may still play a card in a window of this turn and has one. All of it is public.
pub fn may_play(table: &Table, seat: Seat, window: When) -> bool {
    let may = !table.spent[seat.index()] || table.flushing[seat.index()];
    may && !table.piles.hands[seat.index()].is_empty() && ban(table, seat, window).is_none()
}

/// The effect that keeps the cards of a window from a seat, if there is one.
pub fn ban(table: &Table, seat: Seat, window: When) -> Option<&Lasting> {
    table.lasting.iter().find(|effect| effect.bans(table, seat, window))
}

/// True if an effect keeps a seat from moves or cards of its Action, or has given it the other army; duties apart.
pub fn limits(table: &Table, seat: Seat, effect: &Lasting) -> bool {
    match effect.rule {
        Rule::Ceased => true,
        // CS-020: one that has left its square holds nobody by that option.
        Rule::Magnet { home } => {
            !table.options.magnet_fixed || effect.piece().is_some_and(|magnet| table.at(magnet) == home)
        }
        // CS-008: two exchanges undo each other.
        Rule::Traded { .. } => table.traded,
        Rule::Asleep | Rule::Exiled => effect.owner != seat,
        _ => effect.bans(table, seat, When::Before),
    }
}

/// The cards of these windows, the first of which is open, that the seat may still play in this turn, whether they can
/// take effect or not.
pub fn cards(table: &Table, me: Seat, windows: &[When]) -> Vec<Card> {
    match windows {
        [open, ..] if may_play(table, me, *open) => table.held(me, windows),
        _ => Vec::new(),
    }
}

/// CS-0.14, CS-130: true if a card that can have no effect may be discarded.
pub fn may_dump(table: &Table, me: Seat) -> bool {
    table.options.dump && !table.flushing[me.index()]
}

/// The cards that the seat may play in place of a move.
pub fn instead(table: &Table, me: Seat) -> Vec<Card> {
    let mut cards = cards(table, me, &[When::Instead, When::Before]);
    cards.retain(|&card| table.replaces_move(card));
    cards
}

/// Duties that are to bind the next Action of a seat, the latest first (CS-0.37).
fn duties(table: &Table, seat: Seat) -> Vec<ActionDuty> {
    table.lasting.iter().rev().filter_map(|effect| effect.binds(table, seat)).collect()
}

/// Duties that bind the Action of the player on turn now.
pub fn binding(table: &Table) -> Vec<ActionDuty> {
    if table.now.action != Action::None || duties(table, table.mover).is_empty() {
        return Vec::new();
    }
    bound(table, table.mover, free_moves(table)).0
}

/// The moves that may be made now without another card, and that no duty forbids.
pub fn moves(table: &Table) -> Vec<Move> {
    bound(table, table.mover, free_moves(table)).1
}

/// The moves of the player on turn whatever duties say: in an extra turn none that mates (CS-0.29), none that mates only
/// because a piece is lifted (CS-039) or a Pawn was won (CS-107), and none that was taken back (CS-0.72).
fn free_moves(table: &Table) -> Vec<Move> {
    let (mut moves, plain) = candidates(table);
    moves.retain(|&m| is_free(table, &plain, m));
    if table.joined {
        let mut across = cylinder::across(table, table.mover);
        // CS-039: a lifted piece does not move, and what leads past its square needs no join.
        across.retain(|m| Some(m.piece) != table.lifted());
        across.retain(|&m| !moves.contains(&m) && table.undone.iter().all(|undone| !undone.is_move(table, m)));
        moves.extend(across);
    }
    moves
}

/// The moves of the player on turn that the laws of the board allow, and those that they allow without a card.
fn candidates(table: &Table) -> (Vec<Move>, Vec<Move>) {
    let plain = table.legal(table.side(table.mover));
    match table.lifted() {
        Some(piece) => (phase::moves(table, piece), plain),
        None => (plain, Vec::new()),
    }
}

fn is_free(table: &Table, plain: &[Move], m: Move) -> bool {
    let is_lent = table.lifted().is_some() && !plain.contains(&m);
    // CS-0.41: a card makes no move possible that captures one of two Kings.
    !(is_lent && takes_royal(table, m))
        && !((table.extra || is_lent) && mates(table, m))
        && !mates_by_traitor(table, m)
        && table.undone.iter().all(|undone| !undone.is_move(table, m))
}

/// True if the player on turn has a move while a piece is lifted: the first that is found will do.
pub fn can_move(table: &Table, lifted: PieceId) -> bool {
    if !duties(table, table.mover).is_empty() {
        return !moves(table).is_empty();
    }
    let plain = table.legal(table.side(table.mover));
    let stop_at_free = |m| if is_free(table, &plain, m) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    phase::each(table, lifted, &mut { stop_at_free }).is_break()
}

/// CS-005: true if no move of the player on turn captures, so that a starving player may do anything.
pub fn is_starved_out(table: &Table) -> bool {
    let is_hungry = |duty: &ActionDuty| matches!(duty, ActionDuty::Starve(_));
    let Some(duty) = duties(table, table.mover).into_iter().find(is_hungry) else { return false };
    !free_moves(table).iter().any(|&m| does(table, table.mover, duty, m))
}

/// The moves that a seat will have if it acts next on this table.
pub fn prospects(table: &Table, actor: Seat) -> Vec<Move> {
    if actor == table.mover && table.now.action == Action::None {
        return moves(table);
    }
    bound(table, actor, table.legal(table.side(actor))).1
}

/// Moves and cards of its hand that a seat may plan on this table while the other one acts: as far as the kinds of its
/// pieces or the effects in force allow.
pub fn plans(table: &Table, seat: Seat) -> (Vec<Move>, Vec<Card>) {
    let mut moves = table.board.planned(table.variant(), table.side(seat));
    moves.extend(prospects(table, seat));
    moves.sort_by_key(Move::key);
    moves.dedup_by_key(|m| m.key());
    (moves, table.held(seat, &[When::Before, When::Instead, When::Any]))
}

/// True if a seat's next move is bound by more than the laws of the board.
pub fn is_bound(table: &Table, actor: Seat) -> bool {
    let now = actor == table.mover && table.now.action == Action::None;
    now && (table.extra
        || table.joined
        || table.lifted().is_some()
        || !table.undone.is_empty()
        || !table.now.won.is_empty())
        || !duties(table, actor).is_empty()
}

fn does(table: &Table, seat: Seat, duty: ActionDuty, m: Move) -> bool {
    let taken: Vec<CapturedPiece> = table.bent().taken(m).iter().map(|id| table.taken(id)).collect();
    duty.is_done(table, seat, &[m.piece], &taken)
}

/// The duties that bind a seat with these moves, and the moves they leave. If two of them cannot both be done, the
/// later one binds (CS-0.37). CS-0.55: check comes first, so a duty that leaves no answer to it lapses.
fn bound(table: &Table, seat: Seat, mut moves: Vec<Move>) -> (Vec<ActionDuty>, Vec<Move>) {
    let mut binding = Vec::new();
    let mut checked = None;
    for duty in duties(table, seat) {
        let dutiful: Vec<Move> = moves.iter().copied().filter(|&m| does(table, seat, duty, m)).collect();
        let mut in_check = || *checked.get_or_insert_with(|| table.checked(table.side(seat)));
        if dutiful.is_empty() && (duty.lapses() || !binding.is_empty() || in_check()) {
            continue;
        }
        binding.push(duty);
        moves = dutiful;
    }
    (binding, moves)
}

/// The first of these duties that a card, tried from one table to the other, would not do: they bind a card in place of
/// the move as they bind the move.
pub fn neglected(duties: &[ActionDuty], before: &Table, after: &Table) -> Option<ActionDuty> {
    let replaces = before.now.action == Action::None && matches!(after.now.action, Action::Card(_));
    if duties.is_empty() || !replaces {
        return None;
    }
    // A piece that captures where it stands does so, too.
    let acts = after.now.steps.iter().filter(|step| step.in_action);
    let taken: Vec<CapturedPiece> = acts.flat_map(|step| &step.taken).copied().collect();
    let moved: Vec<PieceId> = after.now.action_steps().filter(|step| step.is_move()).map(|step| step.m.piece).collect();
    duties.iter().copied().find(|duty| !duty.is_done(before, before.mover, &moved, &taken))
}

/// True if a player for whom no move is permitted loses only the turn, and not the game: there are legal moves, but
/// they were taken back (CS-0.73), would all mate in an extra turn (CS-0.29), or are forbidden by a duty; or a card
/// says so of a player who can't do what it demands (CS-127), and goes before chess (CS-0.37).
fn forfeits(table: &Table) -> bool {
    !table.undone.is_empty() || goes_by(table, table.mover)
}

/// True if the turn of a seat that has no permitted move goes by without one.
pub fn goes_by(table: &Table, seat: Seat) -> bool {
    let side = table.side(seat);
    let is_lost = |duty: &ActionDuty| !duty.lapses();
    !table.legal(side).is_empty() || !table.checked(side) && duties(table, seat).iter().any(is_lost)
}

/// CS-136: true if a bystander makes the move of this seat's turn.
pub fn is_meddled(table: &Table, seat: Seat) -> bool {
    table.lasting.iter().any(|effect| effect.rule == Rule::Meddled { seat })
}

/// CS-136: the moves that are open to a bystander: not the King's, and none that mates (CS-0.53).
pub fn bystander_moves(table: &Table) -> Vec<Move> {
    let mut moves = moves(table);
    moves.retain(|&m| !table.is_royal(m.piece) && !takes_royal(table, m) && !mates(table, m));
    moves
}

/// CS-107, CS-0.52: true if a move mates that would not, or could not be made, if the Pawns just won were still the
/// opponent's.
fn mates_by_traitor(table: &Table, m: Move) -> bool {
    if table.now.won.is_empty() || !mates(table, m) {
        return false;
    }
    let mut before = table.clone();
    for piece in table.now.won.iter().filter(|&piece| table.at(piece) != Square::OFF) {
        let was = table.board.piece(piece).side;
        before.silently(Edit::Defect { piece, was, now: was.foe() });
    }
    lasting::refresh(&mut before);
    !before.legal(before.side(before.mover)).contains(&m) || !mates(&before, m)
}

fn takes_royal(table: &Table, m: Move) -> bool {
    table.bent().taken(m).iter().any(|id| table.is_royal(id))
}
