//! The computer in chess and Full Double Chess.

pub mod evaluate;
pub mod exchange;
pub mod features;
mod ledger;
mod narrow;
mod novice;
pub mod pawns;
pub mod question;
mod sign;
pub mod tapered;
mod terms;
pub mod tree;
mod wide;

use self::evaluate::Weights;
use self::novice::Novice;
use self::pawns::PawnTable;
use self::question::Question;
use self::tree::Found;
use crate::board::{chess, Move};
use crate::bots::bot::Bot;
use crate::bots::habit::{Habit, Player};
use crate::bots::level::{Blur, Budget, Level, Nodes};
use crate::bots::novice::Sight;
use crate::bots::search::tree::{MATE, NEAR_MATE};
use crate::bots::{greedy, random};
use crate::games::chess::Chess;
use crate::games::classic::{side_of, Table};
use crate::games::classic::{Choice, Claim, Prompt, Why};
use crate::games::full_double::FullDouble;
use crate::games::listed::Listed;
use crate::play::dice::fnv;
use crate::play::{Dice, Game, Seen};

/// A draw is accepted or claimed if the position is worth less than this, in hundredths of a Pawn.
const WORSE: i32 = -100;
/// After so many half-moves without a capture or Pawn move, a draw is accepted unless the position is better than
/// equal.
const LONG: u16 = 40;

/// Moves made on a board of so many files: on a wide one there are more to look at.
pub const fn nodes(files: u8) -> Nodes {
    let easy = if files > chess::FILES { 1_500 } else { 500 };
    Nodes { beginner: 300, easy, normal: 150_000, strong: 2_000_000 }
}

/// The noise in the evaluation, in hundredths of a Pawn, on a board of so many files. With little of it even a few
/// nodes are far above a beginner.
pub fn noise(level: Level, files: u8) -> i32 {
    match level {
        Level::Easy if files > chess::FILES => 250,
        Level::Easy => 130,
        _ => level.blur(),
    }
}

impl Bot for Chess {
    const NODES: Nodes = nodes(chess::FILES);

    fn suggest(seen: &Seen<Self>, player: Player, budget: Budget, seed: &str) -> Option<Choice> {
        suggest(seen, player, budget, seed)
    }

    fn shows(habit: &Habit, seen: &Seen<Self>, choice: &Choice) -> bool {
        matches!(*choice, Choice::Move(m) if sign::shows(&habit.sign, seen.table(), m))
    }

    fn standing(seen: &Seen<Self>, budget: Budget) -> f64 {
        standing(seen, budget)
    }

    fn mate(seen: &Seen<Self>, budget: Budget) -> Option<i32> {
        mate(seen, budget)
    }

    fn sees(seen: &Seen<Self>, budget: Budget) -> Option<(Option<Choice>, i32)> {
        Some(sees(seen, budget))
    }
}

impl Bot for FullDouble {
    const NODES: Nodes = nodes(2 * chess::FILES);

    fn suggest(seen: &Seen<Self>, player: Player, budget: Budget, seed: &str) -> Option<Choice> {
        suggest(seen, player, budget, seed)
    }

    fn shows(habit: &Habit, seen: &Seen<Self>, choice: &Choice) -> bool {
        matches!(*choice, Choice::Move(m) if sign::shows(&habit.sign, seen.table(), m))
    }

    fn standing(seen: &Seen<Self>, budget: Budget) -> f64 {
        standing(seen, budget)
    }

    fn mate(seen: &Seen<Self>, budget: Budget) -> Option<i32> {
        mate(seen, budget)
    }

    fn sees(seen: &Seen<Self>, budget: Budget) -> Option<(Option<Choice>, i32)> {
        Some(sees(seen, budget))
    }
}

/// The answer to a question of chess or Full Double Chess.
fn suggest<G>(seen: &Seen<G>, player: Player, budget: Budget, seed: &str) -> Option<Choice>
where
    G: Listed<Table = Table, Choice = Choice, Why = Why>,
{
    let (table, prompt, level) = (seen.table(), seen.prompt(), player.level);
    let mut dice = Dice::new(seed);
    if level == Level::Random {
        return random::pick(&prompt.options, &mut dice);
    }
    match prompt.why {
        Why::AnswerDraw => {
            // The other player is on move, so what is good for them is bad for the asked one.
            let score = search(table, level, budget, seed).map_or(0, |found| -found.score);
            let score = if table.side() == side_of(prompt.seat) { -score } else { score };
            let agree = score <= WORSE || (score <= 0 && table.quiet >= LONG);
            Some(if agree { Choice::Yes } else { Choice::No })
        }
        Why::Move => {
            let moves: Vec<Move> = moves(prompt);
            let may_claim = prompt.options.contains(&Choice::Claim(Claim::Draw));
            if level == Level::Greedy {
                return greedy::pick(&moves, |m| at_once(table, m), &mut dice).map(Choice::Move);
            }
            if level == Level::Novice {
                let sight = Sight::of(G::INFO.name, seed, &prompt.options);
                let wants = |m| player.wants(|habit| sign::shows(&habit.sign, table, m));
                let novice = Novice::new(table, sight);
                let glance = |m| novice.glance(m, at_once(table, m));
                return sight.pick(&moves, Choice::Move, glance, wants, &mut dice).map(Choice::Move);
            }
            let Budget { nodes, stop } = budget;
            let mut found = search(table, level, Budget { nodes, stop: &mut *stop }, seed)?;
            if let Some(m) = by_habit(table, player, &moves, &found, Budget { nodes, stop }, seed) {
                found.best = m;
            }
            Some(if may_claim && found.score <= WORSE { Choice::Claim(Claim::Draw) } else { Choice::Move(found.best) })
        }
        Why::ClaimMove => random::pick(&prompt.options, &mut dice),
    }
}

/// So many hundredths of a Pawn ahead, the odds are ten to one.
const TEN_TO_ONE: f64 = 500.0;

/// The chance of winning with a score in hundredths of a Pawn.
pub(super) fn chance(score: i32) -> f64 {
    1.0 / (1.0 + 10f64.powf(-f64::from(score) / TEN_TO_ONE))
}

/// The best move of the side to play, where that is asked for, and the score of the position for the seat that looks.
fn sees<G: Game<Table = Table, Why = Why>>(seen: &Seen<G>, budget: Budget) -> (Option<Choice>, i32) {
    let table = seen.table();
    let found = search_through(table, Blur::NONE, budget);
    let score = found.as_ref().map_or(0, |found| found.score);
    let best = found.filter(|_| seen.prompt().why == Why::Move).map(|found| Choice::Move(found.best));
    (best, if table.side() == side_of(seen.seat()) { score } else { -score })
}

/// The score of the position for the seat that looks.
fn score<G: Game<Table = Table, Why = Why>>(seen: &Seen<G>, budget: Budget) -> i32 {
    sees(seen, budget).1
}

/// The chance of the seat that looks.
fn standing<G: Game<Table = Table, Why = Why>>(seen: &Seen<G>, budget: Budget) -> f64 {
    chance(score(seen, budget))
}

fn mate<G: Game<Table = Table, Why = Why>>(seen: &Seen<G>, budget: Budget) -> Option<i32> {
    plies_to_mate(score(seen, budget))
}

/// In how many half-moves a score mates, below 0 where it is mated; nothing for any other score.
pub(super) fn plies_to_mate(score: i32) -> Option<i32> {
    (score.abs() >= NEAR_MATE).then(|| (MATE - score.abs()) * score.signum())
}

fn moves(prompt: &Prompt) -> Vec<Move> {
    let of = |choice: &Choice| if let Choice::Move(m) = choice { Some(*m) } else { None };
    prompt.options.iter().filter_map(of).collect()
}

/// The static value of the position after a move, for the mover.
fn at_once(table: &Table, m: Move) -> i32 {
    let side = table.side();
    let weights = Weights::new(table.variant.files());
    let mut board = table.board.clone();
    board.make(table.variant, m);
    if board.legal(table.variant, side.foe()).is_empty() {
        return if board.checked(table.variant, side.foe()) { MATE } else { 0 };
    }
    weights.judge(&board, side, weights.count(&board), &mut PawnTable::default())
}

fn search(table: &Table, level: Level, budget: Budget, seed: &str) -> Option<Found> {
    search_through(table, blur(table, level, seed), budget)
}

/// The noise in what a level sees on this table.
fn blur(table: &Table, level: Level, seed: &str) -> Blur {
    Blur::new(fnv(seed.as_bytes(), 0), noise(level, table.variant.files()))
}

/// The move that a player with a habit would rather make than the best one, if it is not much worse.
fn by_habit(table: &Table, player: Player, moves: &[Move], found: &Found, budget: Budget, seed: &str) -> Option<Move> {
    let shows = |habit: &Habit, m: Move| sign::shows(&habit.sign, table, m);
    let (some, price) = player.rather(found.best, moves, shows)?;
    let question = Question::of(table, blur(table, player.level, seed));
    let other = tree::best_among(&question, &some, budget, tree::DEEPEST)?;
    (other.score >= found.score - price && found.score < NEAR_MATE).then_some(other.best)
}

fn search_through(table: &Table, blur: Blur, budget: Budget) -> Option<Found> {
    tree::best(&Question::of(table, blur), budget)
}
