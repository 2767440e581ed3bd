//! A trial between the two players decides: CS-116.

use crate::board::{order, PieceId, Square};
use crate::games::storm::board::doors;
use crate::games::storm::cards::returns;
use crate::games::storm::model::card_play::CardPlay;
use crate::games::storm::model::catalog::{Counsel, Play, Row, When};
use crate::games::storm::model::table::Table;
use crate::games::storm::{Choice, Why};
use crate::games::words;
use crate::play::{Flow, Seat, Stop};

/// The rows of this file.
pub const ROWS: &[Row] = &[Row {
    number: 116,
    name: "duel",
    title: "Duel",
    window: When::After,
    lasts: false,
    text: "Your captured piece challenges its captor with dice, a coin or rock-paper-scissors. Win: it returns and the captor is gone for good.",
    glyphs: "own:knight cross foe:rook star",
    counsel: Counsel::Plain,
    play: Play::Do(duel),
}];

/// The trials; a coin is called when the card is declared.
const TRIALS: [&str; 4] = ["dice", "heads", "tails", "signs"];

/// Signs that may be shown: each beats the one before it, and the first the last.
const SIGNS: [&str; 3] = ["rock", "paper", "scissors"];

/// A captured piece, the square where it stood, and its captor.
#[derive(Clone, Copy)]
struct Duellists {
    lost: PieceId,
    at: Square,
    taker: PieceId,
}

/// CS-116: the captured piece comes back in place of its captor, if its player wins.
fn duel(card: &mut CardPlay<'_, '_>) -> Flow {
    let me = card.me();
    let Duellists { lost, at, taker } = opponents(card)?;
    let words = TRIALS.into_iter().map(Choice::Word).collect();
    let won = match card.asking("how the duel is decided").pick(words)? {
        Choice::Word("dice") => dice(card)?,
        Choice::Word("signs") => card.contest(2, |card| signs(card).map(usize::from))? == 1,
        call => {
            let (fall, side) = (card.chance(2)?, words::side(card.side()));
            let fallen = ["heads", "tails"][fall];
            let call = if call == Choice::Word("heads") { "heads" } else { "tails" };
            card.say(me, format!("{side} calls {call}, and the coin shows {fallen}."), Vec::new(), None);
            call == fallen
        }
    };
    let winner = words::side(card.table().side(if won { me } else { card.other() }));
    card.say(None, format!("{winner} wins the duel."), vec![card.table().at(taker)], None);
    if !won {
        return Ok(());
    }
    card.table_mut().gone = card.table().gone.with(taker);
    card.remove(taker);
    card.void_if(!card.table().is_empty(at))?;
    let army = returns::army_of(card.table(), me, lost);
    doors::reclaim(card.turn(), lost, army);
    card.arrive(lost, at);
    Ok(())
}

/// Pair that fights; the player chooses if several pairs could.
fn opponents(card: &mut CardPlay<'_, '_>) -> Flow<Duellists> {
    let pairs = pairs(card.table(), card.me());
    let named = |table: &Table, pair: &Duellists| {
        let piece = table.board.piece(pair.lost);
        Choice::OffBoard(piece.side, piece.kind)
    };
    if let [only] = pairs[..] {
        return Ok(only);
    }
    let mut options: Vec<Choice> = Vec::new();
    for choice in pairs.iter().map(|pair| named(card.table(), pair)) {
        if !options.contains(&choice) {
            options.push(choice);
        }
    }
    let choice = card.asking("the captured piece that fights").pick(options)?;
    pairs.into_iter().find(|pair| named(card.table(), pair) == choice).ok_or(Stop::Diverged)
}

/// The pieces that the player has just lost, each with its captor, if that was a piece of the other player, still stands
/// and is no King.
fn pairs(table: &Table, me: Seat) -> Vec<Duellists> {
    let Some(start) = &table.start else { return Vec::new() };
    let mut pairs: Vec<Duellists> = Vec::new();
    for (step, taken) in table.just_lost(me) {
        let (taker, lost) = (step.m.piece, taken.piece);
        let fights = step.was.is_own && table.at(taker) != Square::OFF && !table.is_royal(taker);
        if fights && taken.may_return_to(table, me) {
            // They stood where the turn found them, wherever a turn of the board has taken that square.
            pairs.push(Duellists { lost, at: table.now.rotated(start.moment.at(lost)), taker });
        }
    }
    pairs.retain(|pair| table.land.geometry.contains(pair.at));
    order::by_key(&mut pairs, |pair| (pair.at, pair.lost));
    pairs
}

/// Two dice; as ties are thrown again, each of the thirty other throws is as likely as the next.
fn dice(card: &mut CardPlay<'_, '_>) -> Flow<bool> {
    let me = card.me();
    let fall = card.chance(30)?;
    let (mine, other) = (fall / 5 + 1, fall % 5 + 1);
    let theirs = if other >= mine { other + 1 } else { other };
    let [one, two] = [me, card.other()].map(|seat| words::side(card.table().side(seat)));
    card.say(me, format!("{one} throws {mine}, {two} {theirs}."), Vec::new(), None);
    Ok(mine > theirs)
}

/// Rock, paper, scissors: both choose unseen, and again as long as they choose alike.
fn signs(card: &mut CardPlay<'_, '_>) -> Flow<bool> {
    let me = card.me();
    loop {
        let mut shown = [0; 2];
        for (at, seat) in [me, card.other()].into_iter().enumerate() {
            let signs = SIGNS.into_iter().map(Choice::Word).collect();
            let sign = card.asking("rock, paper or scissors").turn().ask_secretly(seat, Why::Target, signs)?;
            let sign = card.unasked(sign);
            shown[at] = SIGNS.iter().position(|&word| Choice::Word(word) == sign).ok_or(Stop::Diverged)?;
        }
        let [one, two] = [me, card.other()].map(|seat| words::side(card.table().side(seat)));
        let text = format!("{one} shows {}, {two} {}.", SIGNS[shown[0]], SIGNS[shown[1]]);
        card.say(me, text, Vec::new(), None);
        if shown[0] != shown[1] {
            return Ok(shown[0] == (shown[1] + 1) % SIGNS.len());
        }
    }
}
