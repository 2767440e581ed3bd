//! Steadiness of the computer's hand, and its memory (CS-096, CS-113).

use crate::bots::level::Level;
use crate::bots::random;
use crate::games::storm::model::task::{Task, TaskKind};
use crate::games::storm::{Choice, Prompt, Table};
use crate::play::Dice;

/// In how many of a hundred times a card stays upright.
fn steadiness(level: Level) -> usize {
    match level {
        Level::Random | Level::Greedy | Level::Novice | Level::Learner | Level::Beginner => 30,
        Level::Easy => 40,
        Level::Normal => 50,
        Level::Strong => 60,
    }
}

/// In how many of a hundred times the missing piece is known.
fn memory(level: Level) -> usize {
    match level {
        Level::Random | Level::Greedy | Level::Novice | Level::Learner | Level::Beginner => 35,
        Level::Easy => 45,
        Level::Normal => 60,
        Level::Strong => 75,
    }
}

/// The computer's answer in a task against the clock. It knows the board as it was, and remembers it as well as its
/// level says; a remembered square has its kind with it.
pub fn answer(table: &Table, prompt: &Prompt, level: Level, dice: &mut Dice) -> Option<Choice> {
    let TaskKind::Recall { piece, .. } = table.task.map(|Task { what, .. }| what)? else {
        let stands = dice.below(100) < steadiness(level);
        return if stands { prompt.options.first() } else { prompt.options.last() }.copied();
    };
    let place = Choice::Square(table.at(piece));
    // It remembers or it does not: to ask it again, with another seed, tells nothing more.
    let memory_of = format!("{} {} {place}", table.turn, table.plays);
    let dice = &mut Dice::new(&memory_of);
    if prompt.options.contains(&place) {
        let wrong: Vec<Choice> = prompt.options.iter().filter(|&&choice| choice != place).copied().collect();
        return if dice.below(100) < memory(level) { Some(place) } else { random::pick(&wrong, dice) };
    }
    let is_right = |choice: &&Choice| matches!(choice, Choice::Kind(kind) if table.counts_as(piece, *kind));
    prompt.options.iter().find(is_right).copied()
}
