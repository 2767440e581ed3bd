//! The worth of a position of 5 Card Chess with its hands, and the chance of winning that a worth means.

use super::belief::CardCounts;
use crate::board::chess;
use crate::board::{Board, Kind, Side, Square};
use crate::bots::chess::evaluate::Sums;
use crate::games::five_card::cards::Card;

/// So many hundredths of a Pawn ahead, the odds are ten to one.
const TEN_TO_ONE: f64 = 900.0;

/// The chance of winning the pot at a score, from 0 to 1; mates are certain.
pub fn chance(score: i32) -> f64 {
    1.0 / (1.0 + 10f64.powf(-f64::from(score) / TEN_TO_ONE))
}

/// The score that a chance means, in hundredths of a Pawn.
pub fn score(chance: f64) -> f64 {
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    TEN_TO_ONE * (chance / (1.0 - chance)).log10()
}

/// The kinds that a card moves, in the order of [`Card::ALL`].
const MOVERS: [Kind; 5] = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];

/// The worth of a position to a side besides pieces and places.
pub fn besides(board: &Board, side: Side, hands: &[CardCounts; 2], tally: &Sums) -> i32 {
    let value = hand(board, Side::White, &hands[0]) - hand(board, Side::Black, &hands[1]) + drive(board, tally);
    if side == Side::White {
        value
    } else {
        -value
    }
}

/// The worth of a hand to a side: kinds that can move, Wild cards, and the danger of a hand without use.
fn hand(board: &Board, side: Side, hand: &CardCounts) -> i32 {
    let own = board.of(side);
    let usable = MOVERS.iter().enumerate().filter(|&(at, &kind)| hand[at] > 0 && !(own & board.kind(kind)).is_empty());
    let kinds = usable.count() as i32;
    let wild = i32::from(hand[Card::Wild.index()]);
    10 * kinds + 22 * wild.min(2) - if kinds == 0 && wild == 0 { 40 } else { 0 }
}

/// Help for the side that is far ahead to mate, from White's point of view.
fn drive(board: &Board, tally: &Sums) -> i32 {
    let lead = tally.sum.late();
    if lead.abs() < 250 {
        return 0;
    }
    let strong = if lead > 0 { Side::White } else { Side::Black };
    let foes = board.of(strong.foe()).len() as i32;
    let place = |side: Side| (board.of(side) & board.kind(Kind::King)).first().map(|id| board.piece(id).at);
    let (Some(own), Some(foe)) = (place(strong), place(strong.foe())) else { return 0 };
    let (across, along) = foe.inset(chess::FILES);
    let edge = i32::from(across + along);
    let apart = i32::from(own.file().abs_diff(foe.file()).max(own.rank().abs_diff(foe.rank())));
    let hunt = if foes <= 4 { 14 * (6 - edge) + 8 * (i32::from(Square::RANKS) - 1 - apart) } else { 0 };
    let value = 6 * (16 - foes) + hunt;
    if strong == Side::White {
        value
    } else {
        -value
    }
}
