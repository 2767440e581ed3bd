//! The value of each play of 5 Card Chess: the mean of the searches in many worlds that agree with what the seat sees.

use super::belief::{total, Counts};
use super::search::{Search, Spent, State, World};
use super::sight::Sight;
use super::worth::chance;
use crate::board::{order, Move, Side};
use crate::bots::level::{Budget, Level};
use crate::games::five_card::cards::Card;
use crate::games::five_card::Choice;
use crate::play::Dice;

/// A play and its chance of winning.
#[derive(Clone, Copy, Debug)]
pub struct Valued {
    /// The play.
    pub choice: Choice,
    /// From 0 to 1.
    pub chance: f64,
}

const BEYOND: i32 = 32_000;
/// Cards laid down in a world.
const AHEAD: usize = 24;
/// Plays behind the best by more than this are given up after the first looks.
const MARGIN: f64 = 0.12;
/// Plays that are looked at again, by depth.
const KEPT: [usize; 7] = [usize::MAX, usize::MAX, 14, 9, 7, 5, 4];
/// Hands looked at during a call.
const CALL_HANDS: usize = 24;

/// How many worlds a level imagines.
fn breadth(level: Level) -> usize {
    match level {
        Level::Random | Level::Greedy | Level::Easy => 4,
        Level::Normal => 16,
        Level::Strong => 48,
    }
}

/// Worlds that agree with what the seat sees: hands spread evenly over the belief, each with a shuffled stack. While
/// a call runs nothing is drawn, and the likeliest hands are enough.
pub fn worlds(sight: &Sight, level: Level, frozen: bool, dice: &mut Dice) -> Vec<World> {
    if frozen {
        let hands = sight.belief.likeliest(CALL_HANDS.min(2 * breadth(level)));
        return hands
            .into_iter()
            .map(|(hand, weight)| World { hands: sight.hands(hand), stack: Vec::new(), weight })
            .collect();
    }
    let count = breadth(level);
    let lot = dice.below(1 << 20) as f64 / f64::from(1 << 20);
    let world = |number: usize| {
        let hand = sight.belief.at((number as f64 + lot) / count as f64);
        let mut stack = shuffled(&sight.belief.stack(&hand), dice);
        stack.truncate(sight.stack);
        // An empty stack is made anew from the discards.
        if stack.len() < AHEAD {
            stack.extend(shuffled(&sight.discard, dice));
        }
        stack.truncate(AHEAD);
        World { hands: sight.hands(hand), stack, weight: 1.0 / count as f64 }
    };
    (0..count).map(world).collect()
}

fn shuffled(counts: &Counts, dice: &mut Dice) -> Vec<Card> {
    let copies = |card: Card| std::iter::repeat_n(card, usize::from(counts[card.index()]));
    let mut cards: Vec<Card> = Card::ALL.into_iter().flat_map(copies).collect();
    debug_assert_eq!(cards.len(), total(counts) as usize);
    for last in (1..cards.len()).rev() {
        cards.swap(last, dice.below(last + 1));
    }
    cards
}

/// The plays among the options. A Wild card is kept where another card or none does.
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
    sight: &Sight,
    worlds: &[World],
    plays: &[Choice],
    called: Option<(Side, u32)>,
    budget: Budget,
) -> Vec<Valued> {
    let mut search = Search::new(sight, budget);
    let mut valued: Vec<Valued> = plays.iter().map(|&choice| Valued { choice, chance: 0.5 }).collect();
    let deepest = if called.is_some() { 9 } else { 8 };
    for depth in 0..deepest {
        let kept = KEPT[(depth as usize).min(KEPT.len() - 1)].min(valued.len());
        let best = valued.first().map_or(0.0, |first| first.chance);
        let near = |one: &&Valued| depth < 2 || one.chance >= best - MARGIN;
        let again: Vec<Choice> = valued[..kept].iter().filter(near).map(|one| one.choice).collect();
        if depth > 1 && again.len() <= 1 && called.is_none() {
            break;
        }
        let Ok(sums) = look(&mut search, sight, worlds, &again, called, depth) else { break };
        for (one, sum) in valued.iter_mut().zip(sums) {
            one.chance = sum;
        }
        // Sorting is stable, so that equal plays stay in the order of the options.
        order::by_key(&mut valued[..again.len()], |one| -one.chance);
        valued.truncate(again.len().max(1));
        // Only a mate in every world is so sure.
        if valued[0].chance > 1.0 - 1e-12 {
            break;
        }
    }
    valued
}

/// The mean chance of each play, searched to one depth in every world.
fn look(
    search: &mut Search,
    sight: &Sight,
    worlds: &[World],
    plays: &[Choice],
    called: Option<(Side, u32)>,
    depth: i32,
) -> Result<Vec<f64>, Spent> {
    let mut sums = vec![0.0; plays.len()];
    for (number, world) in worlds.iter().enumerate() {
        search.enter(world, number);
        let root = search.state(sight.side, world.hands, called);
        for (sum, &choice) in sums.iter_mut().zip(plays) {
            *sum += world.weight * chance(play(search, sight, root, choice, depth)?);
        }
    }
    Ok(sums)
}

fn play(search: &mut Search, sight: &Sight, root: State, choice: Choice, depth: i32) -> Result<i32, Spent> {
    match choice {
        Choice::Wild(m) => search.after(root, m, Some(Card::Wild), depth, -BEYOND, BEYOND),
        Choice::Move(m) => {
            let free = sight.options.free_captures && crate::bots::search::order::victim(&sight.board, m).is_some();
            let card = Card::of(sight.board.piece(m.piece).kind).filter(|_| !free);
            search.after(root, m, card, depth, -BEYOND, BEYOND)
        }
        _ => search.let_by(root, depth, -BEYOND, BEYOND),
    }
}

/// The seat's chance in the position as it stands, whoever is to play.
pub fn standing(sight: &Sight, worlds: &[World], budget: Budget) -> f64 {
    let mut search = Search::new(sight, budget);
    let mut result = 0.5;
    for depth in 1..4 {
        let mut sum = 0.0;
        for (number, world) in worlds.iter().enumerate() {
            search.enter(world, number);
            let root = search.state(sight.mover, world.hands, sight.called);
            let Ok(score) = search.value(root, depth, -BEYOND, BEYOND) else { return result };
            sum += world.weight * chance(if sight.mover == sight.side { score } else { -score });
        }
        result = sum;
    }
    result
}
