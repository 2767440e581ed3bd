//! Against the clock: a steady hand, a memory, a quick decision: CS-096, CS-113, CS-135. The outcome of a task is an
//! answer of the page that watched it, recorded like any other.

use crate::board::{order, Kind, PieceId, Square, Variant};
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{foe, Counsel, Play, Row, When};
use crate::games::storm::model::checks::Checks;
use crate::games::storm::model::effect::{On, Until};
use crate::games::storm::model::layout::Layout;
use crate::games::storm::model::rule::Rule;
use crate::games::storm::model::table::Table;
use crate::games::storm::model::task::TaskKind;
use crate::games::storm::options::Skill;
use crate::games::storm::protocol::look;
use crate::games::storm::{Choice, Event, Why};
use crate::games::words;
use crate::play::{Flow, Seat, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[
    Row {
        number: 96,
        name: "jenga",
        title: "Jenga",
        window: When::End,
        lasts: false,
        text: "Keep this card on your king's crown for five seconds. Then return a captured piece to any empty square, or take another turn.",
        glyphs: "own:king cards star",
        counsel: Counsel::Prized,
        play: Play::Do(jenga),
    },
    Row {
        number: 113,
        name: "kidnapping",
        title: "Kidnapping",
        window: When::End,
        lasts: false,
        text: "Lift an enemy piece (not the king) unseen. Your opponent has ten seconds to name it and its square, or loses it.",
        glyphs: "foe:knight ring cross",
        counsel: Counsel::Prized,
        play: Play::Do(kidnapping),
    },
    Row {
        number: 135,
        name: "chronometer",
        title: "Chronometer",
        window: When::End,
        lasts: false,
        text: "Your opponent has fifteen seconds for the next move, or makes none. Who is in check then has no clock.",
        glyphs: "foe:king star",
        counsel: Counsel::Gives(30),
        play: Play::Last(Layout::Nobody(|me| (Until::Close(me.other()), Rule::Hurried { spent: 0 })), chronometer),
    },
];

/// Outcomes of the balancing game.
const STOOD: Choice = Choice::Word("stood");
const FELL: Choice = Choice::Word("fell");
/// One of its rewards.
const TURN: Choice = Choice::Word("extra-turn");

/// The kinds that a kidnapped piece may be called, whatever stands on the board: the list tells nothing.
fn named(rules: &Variant) -> Vec<Choice> {
    let is_named = |&kind: &Kind| rules.knows(kind.starts_as()) && kind != Kind::King && kind.counts_as() == kind;
    Kind::ALL.into_iter().filter(is_named).map(Choice::Kind).collect()
}

/// CS-135: the other player's next Action is made against the clock.
fn chronometer(card: &mut CardPlay<'_, '_>) -> Flow {
    card.begin(On::Nobody, Until::next_close(card.table(), card.other()), Rule::Hurried { spent: 0 });
    Ok(())
}

/// CS-096: five seconds of balance earn a piece of the pool or a turn.
fn jenga(card: &mut CardPlay<'_, '_>) -> Flow {
    let stood = match card.table().options.jenga {
        Skill::Dice => card.chance(2)?,
        Skill::Game => card.contest(2, |card| balance(card).map(usize::from))?,
    } == 1;
    let side = words::side(card.side());
    let how = if stood { "stays on the crown" } else { "falls" };
    card.say(card.me(), format!("{side}'s card {how}."), Vec::new(), Some("jenga"));
    if stood {
        reward(card)?;
    }
    Ok(())
}

/// The game itself: its gusts follow from the seed, its result from the player's hand.
fn balance(card: &mut CardPlay<'_, '_>) -> Flow<bool> {
    let me = card.me();
    let wind = card.turn().roll(1 << 16) as u32;
    TaskKind::Balance { wind }.begin(card.table_mut());
    let stood = card.turn().ask(me, Why::Balance, vec![STOOD, FELL])? == STOOD;
    card.table_mut().task = None;
    card.tell(Event::Task { seat: me, done: stood });
    Ok(stood)
}

/// A piece of the pool comes to any empty square, or another turn follows; in the other player's turn only the former.
fn reward(card: &mut CardPlay<'_, '_>) -> Flow {
    let (me, table) = (card.me(), card.table());
    let side = table.side(me);
    let mut kinds: Vec<Kind> = table.pool(side).iter().map(|id| table.board.piece(id).kind).collect();
    order::by_key(&mut kinds, |&kind| kind);
    kinds.dedup();
    let has_turn = me == table.mover && !table.again && !table.checked(side.foe());
    if !has_turn && !kinds.iter().any(|&kind| can_drop(table, me, kind)) {
        return Ok(());
    }
    let drops = kinds.into_iter().map(|kind| Choice::OffBoard(side, kind));
    let options: Vec<Choice> = drops.chain(has_turn.then_some(TURN)).collect();
    let choice = match options[..] {
        [only] => only,
        _ if has_turn => card.asking("the piece that returns, or another turn").then_ask(me, false, options)?,
        _ => card.asking("the piece that returns").then_ask(me, false, options)?,
    };
    let Choice::OffBoard(_, kind) = choice else {
        card.table_mut().again = true;
        card.say(me, format!("{} takes another turn.", words::side(side)), Vec::new(), Some("jenga"));
        return Ok(());
    };
    let piece = pooled(card.table(), me, kind).ok_or(Stop::Diverged)?;
    let squares = card.table().empty().iter().map(Choice::Square).collect();
    let Choice::Square(at) = card.asking("its square").then_ask(me, false, squares)? else {
        return Err(Stop::Diverged);
    };
    card.arrive(piece, at);
    Ok(())
}

/// The first piece of a kind in a player's pool.
fn pooled(table: &Table, me: Seat, kind: Kind) -> Option<PieceId> {
    table.pool(table.side(me)).iter().find(|&id| table.board.piece(id).kind == kind)
}

/// True if a piece of this kind may come from the pool to some square.
fn can_drop(table: &Table, me: Seat, kind: Kind) -> bool {
    let before = Checks::of(table);
    let Some(piece) = pooled(table, me, kind) else { return false };
    table.empty().iter().any(|at| before.allows(&look::arrived(table, me, piece, at), me))
}

/// CS-113: a piece of the other player is lost if its player cannot tell which one is missing.
fn kidnapping(card: &mut CardPlay<'_, '_>) -> Flow {
    let piece = card.asking("the piece you lift off the board unseen").pick_piece(foe(&[]).but(&[Kind::King]))?;
    let known = match card.table().options.memory_games {
        Skill::Dice => card.chance(2)?,
        Skill::Game => card.contest(2, |card| recall(card, piece).map(usize::from))?,
    } == 1;
    if known {
        let text = format!("The {} is back.", card.table().told(piece));
        card.say(card.me(), text, vec![card.table().at(piece)], Some("kidnapping"));
    } else {
        card.remove(piece);
    }
    Ok(())
}

/// The game itself: the victim sees the board without the piece, and names a square and a kind in time.
fn recall(card: &mut CardPlay<'_, '_>, piece: PieceId) -> Flow<bool> {
    let victim = card.other();
    TaskKind::Recall { piece, by: card.me() }.begin(card.table_mut());
    let squares: Vec<Square> = card.table().ground.squares().iter().collect();
    let squares = squares.into_iter().map(Choice::Square).chain([Choice::TimeUp]).collect();
    let place = card.turn().ask(victim, Why::Recall, squares)?;
    let mut known = false;
    if let Choice::Square(at) = place {
        let mut kinds = named(card.table().land.full());
        kinds.push(Choice::TimeUp);
        if let Choice::Kind(kind) = card.turn().ask(victim, Why::Recall, kinds)? {
            known = at == card.table().at(piece) && card.table().counts_as(piece, kind);
            let side = words::side(card.table().side(victim));
            card.say(victim, format!("{side} answers: {} on {at}.", words::kind(kind)), vec![at], None);
        }
    }
    card.table_mut().task = None;
    card.tell(Event::Task { seat: victim, done: known });
    Ok(known)
}
