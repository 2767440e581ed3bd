//! The value of each play of 5 Card Chess: the mean of the searches in many worlds that agree with what the seat sees.

use super::belief::{total, CardCounts};
use super::knowledge::Knowledge;
use super::tree::{FiveCardTree, Node};
use super::world::{Deal, PaidMove};
use super::worth::chance;
use crate::board::{Move, Side};
use crate::bots::chess::exchange::victim;
use crate::bots::level::{Budget, Level};
use crate::bots::search::alphabeta::{AlphaBeta, Frame};
use crate::bots::search::tree::{OutOfBudget, MATE};
use crate::bots::search::window::Window;
use crate::bots::search::worlds::{self, mean, Rounds};
use crate::games::five_card::cards::Card;
use crate::games::five_card::options::FreeCaptures;
use crate::games::five_card::Choice;
use crate::play::Dice;

/// Cards laid down in a world.
const AHEAD: usize = 24;
/// Plays behind the best by more than the margin are given up after the first looks.
const ROUNDS: Rounds =
    Rounds { kept: &[usize::MAX, usize::MAX, 14, 9, 7, 5, 4], margin: 0.12, rounds: 8, alone: false };
/// Hands looked at during a call.
const CALL_HANDS: usize = 24;

/// Number of worlds that a level imagines.
fn breadth(level: Level) -> usize {
    match level {
        Level::Random | Level::Greedy | Level::Novice | Level::Learner | Level::Beginner => 2,
        Level::Easy => 6,
        Level::Normal => 16,
        Level::Strong => 48,
    }
}

/// Worlds that agree with what the seat sees: hands spread evenly over the belief, each with a shuffled stack. While
/// a call runs nothing is drawn, and the likeliest hands are enough.
pub fn worlds(knowledge: &Knowledge, level: Level, frozen: bool, dice: &mut Dice) -> Vec<Deal> {
    if frozen {
        let hands = knowledge.belief.likeliest(CALL_HANDS.min(2 * breadth(level)));
        return hands
            .into_iter()
            .map(|(hand, weight)| Deal { hands: knowledge.hands(hand), stack: Vec::new(), weight })
            .collect();
    }
    let count = breadth(level);
    let lot = dice.below(1 << 20) as f64 / f64::from(1 << 20);
    let world = |number: usize| {
        let hand = knowledge.belief.at((number as f64 + lot) / count as f64);
        let mut stack = shuffled(&knowledge.belief.stack(&hand), dice);
        stack.truncate(knowledge.stack);
        // An empty stack is made anew from the discards.
        if stack.len() < AHEAD {
            stack.extend(shuffled(&knowledge.discard, dice));
        }
        stack.truncate(AHEAD);
        Deal { hands: knowledge.hands(hand), stack, weight: 1.0 / count as f64 }
    };
    (0..count).map(world).collect()
}

fn shuffled(counts: &CardCounts, dice: &mut Dice) -> Vec<Card> {
    let copies = |card: Card| std::iter::repeat_n(card, usize::from(counts[card.index()]));
    let mut cards: Vec<Card> = Card::ALL.into_iter().flat_map(copies).collect();
    debug_assert_eq!(cards.len(), total(counts) as usize);
    for last in (1..cards.len()).rev() {
        cards.swap(last, dice.below(last + 1));
    }
    cards
}

/// The plays among the options. A Wild card is kept where another card or none does, and a card where none is needed.
pub fn plays(options: &[Choice]) -> Vec<Choice> {
    let plain = |m: &Move| options.contains(&Choice::Move(*m));
    let wanted = |choice: &&Choice| match choice {
        Choice::Move(_) | Choice::Fold | Choice::Pass => true,
        Choice::Wild(m) => !plain(m),
        _ => false,
    };
    options.iter().filter(wanted).copied().collect()
}

/// The plays with their chances, the best first, as far as the budget reaches; `called` is the call in which they are
/// played.
pub fn weigh(
    knowledge: &Knowledge,
    imagined: &[Deal],
    plays: &[Choice],
    called: Option<(Side, u32)>,
    budget: Budget,
) -> Vec<(Choice, f64)> {
    let mut search = AlphaBeta::new(FiveCardTree::new(knowledge), budget);
    // During a call nothing is drawn: what is seen further ahead is sure.
    let plan = if called.is_some() { Rounds { rounds: 9, alone: true, ..ROUNDS } } else { ROUNDS };
    worlds::weigh(plays, &plan, |plays, depth| {
        let value = |search: &mut AlphaBeta<FiveCardTree>, world: &Deal, choice| {
            let root = search.tree.state(knowledge.side, world.hands, called);
            Ok(chance(play(search, knowledge, root, choice, depth)?))
        };
        mean(&mut search, imagined, plays, depth, enter, value)
    })
}

fn enter(search: &mut AlphaBeta<FiveCardTree>, world: &Deal, number: usize) -> f64 {
    search.tree.enter(world, number);
    world.weight
}

fn play(
    search: &mut AlphaBeta<FiveCardTree>,
    knowledge: &Knowledge,
    root: Node,
    choice: Choice,
    depth: i32,
) -> Result<i32, OutOfBudget> {
    let root = Frame::new(root, 0);
    let (m, card) = match choice {
        Choice::Wild(m) => (m, Some(Card::Wild)),
        Choice::Move(m) => {
            let free = knowledge.options.free_captures == FreeCaptures::All && victim(&knowledge.board, m).is_some();
            (m, Card::of(knowledge.board.piece(m.piece).kind).filter(|_| !free))
        }
        _ => return search.wait(root, depth, Window::OPEN),
    };
    Ok(search.after(root, PaidMove { m, card }, depth)?.unwrap_or(-MATE))
}

/// The seat's chance in the position as it stands, whoever is to play.
pub fn standing(knowledge: &Knowledge, imagined: &[Deal], budget: Budget) -> f64 {
    let mut search = AlphaBeta::new(FiveCardTree::new(knowledge), budget);
    let mut result = 0.5;
    for depth in 0..4 {
        let value = |search: &mut AlphaBeta<FiveCardTree>, world: &Deal, ()| {
            let root = search.tree.state(knowledge.mover, world.hands, knowledge.called);
            let score = search.value(Frame::new(root, 0), depth, Window::OPEN)?;
            Ok(chance(if knowledge.mover == knowledge.side { score } else { -score }))
        };
        match mean(&mut search, imagined, &[()], depth, enter, value) {
            Ok(chances) => result = chances[0],
            Err(OutOfBudget) => break,
        }
    }
    result
}
