//! Small words that the cards share: asking for pieces, moves and kinds.

use crate::board::{Kind, Move, PieceId, Square, SquareSet};
use crate::games::storm::board::doors;
pub use crate::games::storm::board::moves::{
    is_prey, may_take, moves_to, plain, promotes, promoting, promoting_to, ways,
};
use crate::games::storm::model::catalog::Who;
use crate::games::storm::model::doing::Course;
use crate::games::storm::model::doing::Doing;
use crate::games::storm::model::memory::Way;
use crate::games::storm::model::table::Table;
use crate::games::storm::model::world::World;
use crate::games::storm::protocol::look;
use crate::games::storm::{Choice, Why};
use crate::games::storm::{Storm, T};
use crate::play::{Flow, Seat, Stop, Turn};

/// One of these answers, fixed when the card is declared: only those are offered with which it can be played to the end.
/// When it is carried out the answer is known.
///
/// # Errors
/// `Stop::Void` when there is nothing to choose from; the stops of a script.
pub fn pick(t: T<'_, '_>, me: Seat, options: Vec<Choice>) -> Flow<Choice> {
    pick_where(t, me, options, &|table, choice| leads_on(table, me, *choice))
}

/// As [`pick`], for a card that knows sooner than a search with which answers it can be played to the end.
///
/// # Errors
/// As [`pick`].
pub fn pick_where(
    t: T<'_, '_>,
    me: Seat,
    options: Vec<Choice>,
    leads_on: &dyn Fn(&Table, &Choice) -> bool,
) -> Flow<Choice> {
    if options.is_empty() {
        return Err(Stop::Void);
    }
    let choice = match &mut t.table.doing {
        Doing::Acting(acting) => match acting.chosen.pop() {
            Some(choice) if options.contains(&choice) => choice,
            _ => return Err(Stop::Void),
        },
        Doing::Choosing(_) => t.ask_among(me, Why::Target, true, options, leads_on)?,
        Doing::Trying(_) | Doing::Playing => t.ask_secretly(me, Why::Target, options)?,
    };
    match &mut t.table.doing {
        Doing::Choosing(choosing) => choosing.chosen.push(choice),
        Doing::Acting(acting) => acting.path.answers.push(choice),
        Doing::Trying(trial) if !trial.is_late => trial.picks += 1,
        _ => {}
    }
    Ok(choice)
}

/// Whether a card is only being tried: then what it asks is answered beforehand, or ends the trial.
pub fn is_tried(table: &Table) -> bool {
    matches!(table.doing, Doing::Trying(_))
}

/// The next answer of a card that is being tried, if it is known: it is one of those that were offered for the same
/// question before, so they need not be found again.
pub fn tried_answer(t: &Turn<'_, Storm>) -> Option<Choice> {
    is_tried(t.table).then(|| t.recorded()).flatten()
}

/// The answers to the next question of a card: the known one alone, or all that are found. Where bombs explode, what was
/// chosen may not be offered any more.
pub fn tried_or(t: &Turn<'_, Storm>, find: &dyn Fn(&Table) -> Vec<Choice>) -> Vec<Choice> {
    match (&t.table.doing, tried_answer(t)) {
        (Doing::Trying(trial), Some(known)) if !trial.armed => vec![known],
        _ => find(t.table),
    }
}

/// One of these answers of a player, asked when the card of `me` is carried out: after the other player has let it pass,
/// and perhaps of that player. What is not asked yet when the card is declared cannot be fixed then, so nothing is picked
/// after it. Only those are offered with which the card can be carried out to the end.
///
/// # Errors
/// `Stop::Void` when there is nothing to choose from, and while the card is only declared; the stops of a script.
pub fn then_ask(t: T<'_, '_>, me: Seat, asked: Seat, secret: bool, options: Vec<Choice>) -> Flow<Choice> {
    match &mut t.table.doing {
        _ if options.is_empty() => return Err(Stop::Void),
        Doing::Choosing(_) => return Err(Stop::Void),
        Doing::Trying(trial) => {
            trial.is_late = true;
            return t.ask_secretly(asked, Why::Target, options);
        }
        Doing::Acting(_) | Doing::Playing => {}
    }
    let choice = t.ask_among(asked, Why::Target, secret, options, &|table, choice| leads_on(table, me, *choice))?;
    if let Doing::Acting(acting) = &mut t.table.doing {
        acting.path.answers.push(choice);
    }
    Ok(choice)
}

/// One of so many outcomes, each as likely as the others, when the card is carried out. A card can be played only if it
/// may end in each of them.
///
/// # Errors
/// `Stop::Void` while the card is only declared, and where a trial has to be told how chance falls.
pub fn chance(t: T<'_, '_>, outcomes: usize) -> Flow<usize> {
    contest(t, outcomes, |t| Ok(t.roll(outcomes)))
}

/// Something with so many outcomes that is played out only when the card is carried out; looking ahead, only its
/// outcomes count, as if chance decided.
///
/// # Errors
/// As [`chance`], and what `real` returns.
pub fn contest(t: T<'_, '_>, outcomes: usize, real: impl FnOnce(T<'_, '_>) -> Flow<usize>) -> Flow<usize> {
    match &mut t.table.doing {
        Doing::Choosing(_) => return Err(Stop::Void),
        Doing::Trying(trial) => {
            trial.is_late = true;
            let Some(&fall) = trial.falls.get(trial.fallen) else {
                trial.open = Some(outcomes);
                return Err(Stop::Void);
            };
            trial.fallen += 1;
            return Ok(fall);
        }
        Doing::Acting(_) | Doing::Playing => {}
    }
    let outcome = real(t)?;
    if let Doing::Acting(acting) = &mut t.table.doing {
        acting.path.falls.push(outcome);
    }
    Ok(outcome)
}

/// Whether the card being played can be carried out to the end with this as the next answer.
pub fn leads_on(table: &Table, me: Seat, choice: Choice) -> bool {
    let (scene, before, mut path) = match &table.doing {
        Doing::Choosing(choosing) => (&choosing.scene, &choosing.before, Course::of(choosing.chosen.clone())),
        Doing::Acting(acting) => (&acting.scene, &acting.before, acting.path.clone()),
        Doing::Trying(_) | Doing::Playing => return true,
    };
    path.answers.push(choice);
    look::is_possible(scene, before, me, path)
}

/// One of the pieces that are meant.
///
/// # Errors
/// As [`pick`].
pub fn piece(t: T<'_, '_>, me: Seat, who: Who) -> Flow<PieceId> {
    let pieces = t.table.who(me, who);
    one_piece(t, me, &pieces)
}

/// One of these pieces.
///
/// # Errors
/// As [`pick`].
pub fn one_piece(t: T<'_, '_>, me: Seat, pieces: &[PieceId]) -> Flow<PieceId> {
    let options = pieces.iter().map(|&id| t.table.name(id)).collect();
    let choice = pick(t, me, options)?;
    t.table.named(choice).ok_or(Stop::Diverged)
}

/// One of these pieces; nothing is asked if there is only one.
///
/// # Errors
/// As [`pick`].
pub fn piece_if_several(t: T<'_, '_>, me: Seat, pieces: &[PieceId]) -> Flow<PieceId> {
    match pieces {
        [only] => Ok(*only),
        _ => one_piece(t, me, pieces),
    }
}

/// One of the pieces that are meant; nothing is asked if there is only one.
///
/// # Errors
/// As [`pick`].
pub fn piece_of_several(t: T<'_, '_>, me: Seat, who: Who) -> Flow<PieceId> {
    let pieces = t.table.who(me, who);
    piece_if_several(t, me, &pieces)
}

/// One of these squares; nothing is asked if there is only one.
///
/// # Errors
/// As [`pick`].
pub fn one_square(t: T<'_, '_>, me: Seat, squares: SquareSet) -> Flow<Square> {
    if let Some(only) = squares.single() {
        return Ok(only);
    }
    match pick(t, me, squares.iter().map(Choice::Square).collect())? {
        Choice::Square(at) => Ok(at),
        _ => Err(Stop::Diverged),
    }
}

/// One of these moves.
///
/// # Errors
/// As [`pick`].
pub fn a_move(t: T<'_, '_>, me: Seat, moves: &[Move]) -> Flow<Move> {
    let options = moves.iter().map(|&m| t.table.choice(m)).collect();
    moved(pick(t, me, options)?)
}

/// One of the moves that are to be found: as [`a_move`] where that takes long.
///
/// # Errors
/// As [`pick`].
pub fn a_move_among(t: T<'_, '_>, me: Seat, find: &dyn Fn(&Table) -> Vec<Move>) -> Flow<Move> {
    let options = tried_or(t, &|table| find(table).into_iter().map(|m| table.choice(m)).collect());
    moved(pick(t, me, options)?)
}

/// One of these moves, or none of them; nothing is asked if there is none.
///
/// # Errors
/// As [`pick`].
pub fn a_move_or_done(t: T<'_, '_>, me: Seat, moves: &[Move]) -> Flow<Option<Move>> {
    if moves.is_empty() {
        return Ok(None);
    }
    let options = moves.iter().map(|&m| t.table.choice(m)).chain([Choice::Done]).collect();
    match pick(t, me, options)? {
        Choice::Done => Ok(None),
        choice => moved(choice).map(Some),
    }
}

/// The second of two moves is chosen and made; there is none if all that are found leave the own King in check (CS-0.32).
///
/// # Errors
/// As [`pick`].
pub fn second_move(
    t: T<'_, '_>,
    me: Seat,
    find: &dyn Fn(&Table) -> Vec<Move>,
    way: &dyn Fn(&World, Move) -> Way,
) -> Flow {
    let is_known = tried_answer(t).is_some();
    let options = tried_or(t, &|table| {
        let (bent, side) = (table.bent(), table.side(me));
        let may_be = |&m: &Move| is_known || bent.is_safe_after(&bent.edits(m, side), side);
        find(table).into_iter().filter(may_be).map(|m| table.choice(m)).collect()
    });
    if !options.is_empty() {
        let m = moved(pick(t, me, options)?)?;
        let way = way(t.table, m);
        doors::make(t, me, m, way);
    }
    Ok(())
}

/// The move that an answer stands for.
///
/// # Errors
/// `Stop::Diverged` if it stands for none.
pub fn moved(choice: Choice) -> Flow<Move> {
    match choice {
        Choice::Move(m) | Choice::LodgerMove(m) => Ok(m),
        _ => Err(Stop::Diverged),
    }
}

/// One of these kinds.
///
/// # Errors
/// As [`pick`].
pub fn kind(t: T<'_, '_>, me: Seat, kinds: &[Kind]) -> Flow<Kind> {
    match pick(t, me, kinds.iter().copied().map(Choice::Kind).collect())? {
        Choice::Kind(kind) => Ok(kind),
        _ => Err(Stop::Diverged),
    }
}

/// One of these squares.
///
/// # Errors
/// As [`pick`].
pub fn square(t: T<'_, '_>, me: Seat, squares: SquareSet) -> Flow<Square> {
    match pick(t, me, squares.iter().map(Choice::Square).collect())? {
        Choice::Square(at) => Ok(at),
        _ => Err(Stop::Diverged),
    }
}

/// What a Pawn becomes.
///
/// # Errors
/// As [`pick`].
pub fn promotion(t: T<'_, '_>, me: Seat) -> Flow<Kind> {
    let kinds = t.table.variant().promotions.clone();
    kind(t, me, &kinds)
}
