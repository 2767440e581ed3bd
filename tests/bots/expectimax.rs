//! The search of DoubleCross against a naive one, which looks at every card and every move without windows or order.

use deckmate::board::{How, Kind, List, Move, Position, Side, Undo, Variant};
use deckmate::bots::doublecross::expectimax::{Expectimax, State};
use deckmate::bots::doublecross::weights::Weights;
use deckmate::bots::level::Budget;
use deckmate::games::doublecross::DoubleCross;
use deckmate::games::listed::Listed;

// Three cards that are no piece cards, as the search numbers them.
const DOUBLECROSS: usize = 13;
const LOSE_MOVE: usize = 17;
const SWITCH_SIDES: usize = 18;

fn card(side: Side, kind: Kind) -> usize {
    side.index() * 6 + kind.index()
}

fn variant() -> &'static Variant {
    DoubleCross::variant()
}

/// Value that the search gives this state.
fn promised(state: &State, side: Side, draws: u32) -> f64 {
    let weights = Weights::default();
    let budget = Budget { nodes: u64::MAX, stop: &mut || false };
    Expectimax::new(state.clone(), variant(), &weights, budget).promise(side, draws)
}

/// The mean over all cards of the best that `side` can do with each, so many draws ahead.
fn naive(state: &State, side: Side, draws: u32, last: Option<(Move, Undo)>) -> f64 {
    let cards: u8 = state.counts.iter().sum();
    if cards == 0 {
        let shuffled = State { counts: state.discards, discards: state.counts, ..state.clone() };
        return naive(&shuffled, side, draws, last);
    }
    if draws == 0 {
        return promised(state, side, 0);
    }
    let held = (0..state.counts.len()).filter(|&drawn| state.counts[drawn] > 0);
    let of_use = |drawn: &usize| match *drawn {
        SWITCH_SIDES | LOSE_MOVE => true,
        DOUBLECROSS => last.is_some(),
        drawn => !moves(state, drawn).is_empty(),
    };
    let useful: Vec<usize> = held.clone().filter(of_use).collect();
    // In place of a card that can do nothing another one is drawn, as long as there is one that does something.
    let drawn = if state.again && !useful.is_empty() { useful } else { held.collect() };
    let cards: u8 = drawn.iter().map(|&drawn| state.counts[drawn]).sum();
    let mut sum = 0.0;
    for drawn in drawn {
        let mut next = state.clone();
        next.counts[drawn] -= 1;
        next.discards[drawn] += 1;
        let value = match drawn {
            SWITCH_SIDES => -naive(&next, side, draws - 1, None),
            LOSE_MOVE => -naive(&next, side.foe(), draws - 1, None),
            DOUBLECROSS => {
                if let Some((m, undo)) = &last {
                    next.board.unmake(*m, *undo);
                }
                -naive(&next, side.foe(), draws - 1, None)
            }
            _ => best(&next, drawn, side, draws),
        };
        sum += f64::from(state.counts[drawn]) / f64::from(cards) * value;
    }
    sum
}

/// The moves that a piece card allows.
fn moves(state: &State, drawn: usize) -> Vec<Move> {
    let mut list = List::default();
    for army in Side::BOTH {
        state.board.moves(variant(), army, &mut list);
    }
    let mine = |m: &&Move| {
        let piece = state.board.piece(m.piece);
        let castles = matches!(m.how, How::Castle(..)) && card(piece.side, Kind::Rook) == drawn;
        card(piece.side, piece.kind) == drawn || castles
    };
    list.0.iter().filter(mine).copied().collect()
}

/// The best move that a piece card allows; without one the turn is lost.
fn best(state: &State, drawn: usize, side: Side, draws: u32) -> f64 {
    let values = moves(state, drawn).into_iter().map(|m| {
        let taken = state.board.at(m.to).map(|id| state.board.piece(id)).filter(|_| !matches!(m.how, How::Castle(..)));
        if let Some(king) = taken.filter(|piece| piece.kind == Kind::King) {
            return if king.side == side { -1.0 } else { 1.0 };
        }
        let mut next = state.clone();
        let undo = next.board.make(variant(), m);
        -naive(&next, side.foe(), draws - 1, Some((m, undo)))
    });
    values.reduce(f64::max).unwrap_or_else(|| -naive(state, side.foe(), draws - 1, None))
}

#[test]
fn values_are_those_of_a_search_that_leaves_nothing_out() {
    let piece = |text: &str| match text {
        "K" => card(Side::White, Kind::King),
        "k" => card(Side::Black, Kind::King),
        "R" => card(Side::White, Kind::Rook),
        "r" => card(Side::Black, Kind::Rook),
        "N" => card(Side::White, Kind::Knight),
        "p" => card(Side::Black, Kind::Pawn),
        "x" => DOUBLECROSS,
        "l" => LOSE_MOVE,
        _ => SWITCH_SIDES,
    };
    for (board, deck, draws) in [
        ("4k3/8/8/8/4R3/8/8/4K3 w - -", "K k R R", 2),
        ("4k3/8/3r4/8/4R3/8/8/4K3 w - -", "K k R r x", 3),
        ("4k2r/4p3/8/3N4/8/8/8/R3K3 w Qk -", "K R N p s", 2),
        ("4k2r/4p3/8/3N4/8/8/8/R3K3 b Qk -", "k r N p l", 2),
        // The deck runs out, and what was drawn is shuffled in.
        ("k7/8/8/8/8/8/8/K6R w - -", "R k", 3),
    ] {
        let mut counts = [0; 19];
        for word in deck.split(' ') {
            counts[piece(word)] += 1;
        }
        let position = Position::parse(board, variant()).unwrap();
        let state = State { board: position.board, counts, discards: [0; 19], held: [0; 2], again: false };
        for (side, again) in Side::BOTH.into_iter().flat_map(|side| [(side, false), (side, true)]) {
            let state = State { again, ..state.clone() };
            let (found, naive) = (promised(&state, side, draws), naive(&state, side, draws, None));
            assert!((found - naive).abs() < 1e-9, "{board} with {deck}, {}: {found}, naive {naive}", side.name());
        }
    }
}
