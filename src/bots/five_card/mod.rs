//! The computer in 5 Card Chess: plays, folds, calls and the cube, decided by its chance of winning as it sees it.

pub mod belief;
pub mod knowledge;
mod plan;
mod tree;
mod world;
mod worth;

use self::knowledge::Knowledge;
use self::plan::{plays, standing, weigh, worlds};
use self::tree::DOUBTFUL;
use self::worth::chance;
use crate::board::chess;
use crate::board::{Board, Side};
use crate::bots::answer_kind::AnswerKind;
use crate::bots::bot::Bot;
use crate::bots::chess::evaluate::Weights;
use crate::bots::chess::exchange;
use crate::bots::chess::pawns::PawnTable;
use crate::bots::habit::{Habit, Player};
use crate::bots::level::{Budget, Level, Nodes};
use crate::bots::novice::{Glance, Sight};
use crate::bots::search::tree::MATE;
use crate::bots::search::worlds::{pick, Aim};
use crate::bots::{greedy, random};
use crate::games::five_card::evening::{OFFER, TAKE};
use crate::games::five_card::options::FailedCall;
use crate::games::five_card::{Choice, FiveCard, Prompt, Why};
use crate::games::words::is_about_result;
use crate::play::dice::fnv;
use crate::play::{Dice, Game, Seen};

/// Below this chance of winning a call is made only to save the game.
const LOST: f64 = 0.25;
/// A call must be better than any other play by this chance of winning.
const GAIN: f64 = 0.06;
/// From this chance of winning on a call is looked at.
const LOOK: f64 = 0.55;
/// A caller whose chance of winning is below this gives the call up, to avoid being mated.
const DOOMED: f64 = 0.25;
/// From this chance on the game is won.
const SURE: f64 = 0.999;
/// Turns of both players in which a double is early.
const EARLY: u32 = 24;
/// So far behind in hundredths of a Pawn, the greedy opponent refuses a double.
const GREEDY_DROP: i32 = -450;

impl Bot for FiveCard {
    /// Some of the budget is for the call that may be better.
    const NODES: Nodes = Nodes { beginner: 300, easy: 8_000, normal: 600_000, strong: 2_800_000 };

    fn kind(choice: &Choice) -> AnswerKind {
        match choice {
            Choice::Call => AnswerKind::Spoken("freezes both hands: without a mate the cards decide, at even chances"),
            Choice::Double => AnswerKind::Stake("raises the stake while the chance is good enough"),
            Choice::Fold => AnswerKind::Spoken("trades the whole hand for five new cards"),
            choice => AnswerKind::on_board(choice),
        }
    }

    fn standing(seen: &Seen<Self>, budget: Budget) -> f64 {
        let knowledge = Knowledge::new(seen.table(), seen.seat());
        let worlds = worlds(&knowledge, Level::Normal, knowledge.called.is_some(), &mut Dice::new("standing"));
        standing(&knowledge, &worlds, budget)
    }

    fn shows(habit: &Habit, seen: &Seen<Self>, choice: &Choice) -> bool {
        shows(habit, seen.prompt().why, seen.table().turn, *choice)
    }

    /// The answer to a question of 5 Card Chess, from what the asked seat sees.
    fn suggest(seen: &Seen<Self>, player: Player, budget: Budget, seed: &str) -> Option<Choice> {
        let (prompt, level) = (seen.prompt(), player.level);
        let mut dice = Dice::new(seed);
        let only = prompt.options.iter().filter(|choice| !is_about_result(*choice)).count() == 1;
        if level == Level::Random || prompt.why == Why::Flop || only {
            return random::pick(&careless(&prompt.options), &mut dice);
        }
        let knowledge = Knowledge::new(seen.table(), seen.seat());
        if level == Level::Greedy {
            return greedily(&knowledge, prompt, &mut dice);
        }
        let yes = |agreed: bool| Some(if agreed { Choice::Yes } else { Choice::No });
        match prompt.why {
            Why::AnswerDouble | Why::AnswerDraw => {
                let worlds = worlds(&knowledge, level, false, &mut dice);
                let standing = standing(&knowledge, &worlds, Budget { nodes: budget.nodes / 2, stop: budget.stop });
                // With a call in reserve a bad game is still an even draw of cards, unless a mate is near.
                let refuge = knowledge.options.failed_call == FailedCall::TieBreak && knowledge.called.is_none();
                let take = player.set("take", TAKE);
                let point = if refuge { 0.6 * take } else { take };
                yes(if prompt.why == Why::AnswerDraw { standing < 0.5 } else { standing >= point })
            }
            Why::Hand if level == Level::Novice => {
                // Of its own it says nothing: what it is known by it does as a beginner would.
                let said = player.habit.and_then(|habit| {
                    let said = hand(&knowledge, prompt, player, budget, seed, &mut dice)?;
                    // A cube that is its own it turns again at any time, if it is known by its doubles.
                    let again = habit.sign == "early-double" && seen.table().cube_owner.is_some();
                    let shown = shows(habit, prompt.why, seen.table().turn, said);
                    (shown || again && said == Choice::Double).then_some(said)
                });
                if said.is_some() {
                    return said;
                }
                let plays = plays(&careless(&prompt.options));
                let sight = Sight::of(Self::INFO.name, seed, &prompt.options);
                let found = sight.pick(&plays, |play| play, |play| glance(&knowledge, play), |_| false, &mut dice);
                found.or_else(|| random::pick(&careless(&prompt.options), &mut dice))
            }
            Why::Hand => hand(&knowledge, prompt, player, budget, seed, &mut dice),
            Why::Flop | Why::Able => random::pick(&prompt.options, &mut dice),
        }
    }
}

/// See [`Bot::shows`].
fn shows(habit: &Habit, why: Why, turn: u32, choice: Choice) -> bool {
    match habit.sign.as_str() {
        "early-double" => choice == Choice::Double && turn <= EARLY,
        "no" => why == Why::AnswerDouble && choice == Choice::No,
        "call" => choice == Choice::Call,
        "fold" => choice == Choice::Fold,
        _ => false,
    }
}

/// The answers from which the weakest opponent picks: it lets calls and the cube be. By lot it would call in every
/// third game, and a failed call is an even draw of cards: that would make a fair game of the worst play.
fn careless(options: &[Choice]) -> Vec<Choice> {
    let kept = |choice: &&Choice| !matches!(choice, Choice::Call | Choice::GiveUp | Choice::Double);
    options.iter().filter(kept).copied().collect()
}

/// The main question: a play, or something that comes before it.
fn hand(
    knowledge: &Knowledge,
    prompt: &Prompt,
    player: Player,
    budget: Budget,
    seed: &str,
    dice: &mut Dice,
) -> Option<Choice> {
    let level = player.level;
    let offered = |choice: Choice| prompt.options.contains(&choice);
    let nodes = budget.nodes;
    let plays = plays(&prompt.options);
    let frozen = knowledge.called.is_some();
    let imagined = worlds(knowledge, level, frozen, dice);
    let valued = weigh(knowledge, &imagined, &plays, knowledge.called, Budget { nodes, stop: &mut *budget.stop });
    // Doubling, calling and giving up are decided by the best play, whichever the level picks.
    let most = valued.first()?.1;
    if offered(Choice::Double) && (player.set("offer", OFFER)..SURE).contains(&most) {
        return Some(Choice::Double);
    }
    let loses = knowledge.options.failed_call == FailedCall::Loss;
    if offered(Choice::GiveUp) && !loses && most < DOOMED {
        return Some(Choice::GiveUp);
    }
    // A beginner does not know that a failed call saves a lost game as often as not.
    let worth_a_look = most > player.set("look", LOOK) || (most < LOST && level > Level::Beginner);
    if offered(Choice::Call) && worth_a_look && most < SURE {
        let imagined = worlds(knowledge, level, true, dice);
        let moves: Vec<Choice> = plays.iter().copied().filter(|choice| *choice != Choice::Fold).collect();
        let called = Some((knowledge.side, 0));
        let half = Budget { nodes: nodes / 2, stop: &mut *budget.stop };
        let called = weigh(knowledge, &imagined, &moves, called, half);
        // A call whose failure is a loss promises nothing but its mates.
        let least = if loses { most.max(chance(-DOUBTFUL)) } else { most } + player.set("gain", GAIN);
        if called.first().is_some_and(|first| first.1 > least) {
            return Some(Choice::Call);
        }
    }
    let (found, chance) = pick(&valued, aim(player), fnv(seed.as_bytes(), 1))?;
    let rather = player.rather(found, &plays, |habit, play| shows(habit, prompt.why, 0, play));
    let other = rather.and_then(|(some, price)| {
        let budget = Budget { nodes: nodes / 2, stop: budget.stop };
        let (play, other) = *weigh(knowledge, &imagined, &some, knowledge.called, budget).first()?;
        (worth::score(other) >= worth::score(chance) - f64::from(price) && chance < SURE).then_some(play)
    });
    Some(other.unwrap_or(found))
}

/// Sureness with which a player picks the best; with a habit it may be blind to more acts.
fn aim(player: Player) -> Aim {
    let aim = match player.level {
        Level::Novice | Level::Learner | Level::Beginner => Aim { softness: 0.4, blind: 10 },
        Level::Easy => Aim { softness: 0.3, blind: 5 },
        _ => Aim { softness: 0.01, blind: 0 },
    };
    Aim { blind: aim.blind + player.set("blind", 0.0) as u64, ..aim }
}

/// The static value of a board for a side.
fn at_once(board: &Board, side: Side) -> i32 {
    let weights = Weights::new(chess::FILES);
    weights.judge(board, side, weights.count(board), &mut PawnTable::default())
}

/// One ply by the static value: it folds only when forced, never calls or doubles, and takes a double by material.
fn greedily(knowledge: &Knowledge, prompt: &Prompt, dice: &mut Dice) -> Option<Choice> {
    let now = at_once(&knowledge.board, knowledge.side);
    match prompt.why {
        Why::AnswerDouble => Some(if now >= GREEDY_DROP { Choice::Yes } else { Choice::No }),
        Why::AnswerDraw => Some(if now < 0 { Choice::Yes } else { Choice::No }),
        _ => {
            let plays = plays(&prompt.options);
            greedy::pick(&plays, |play| worth_of(knowledge, play), dice)
        }
    }
}

/// The static value after a play; what moves nothing is worth least.
fn worth_of(knowledge: &Knowledge, play: Choice) -> i32 {
    let (Choice::Move(m) | Choice::Wild(m)) = play else { return -MATE };
    let mut board = knowledge.board.clone();
    board.make(knowledge.variant, m);
    if board.legal(knowledge.variant, knowledge.side.foe()).is_empty() {
        return if board.checked(knowledge.variant, knowledge.side.foe()) { MATE } else { 0 };
    }
    at_once(&board, knowledge.side) - if matches!(play, Choice::Wild(_)) { 20 } else { 0 }
}

/// The novice's look at a play; to fold or to pass loses nothing.
fn glance(knowledge: &Knowledge, play: Choice) -> Glance {
    let value = worth_of(knowledge, play);
    let (Choice::Move(m) | Choice::Wild(m)) = play else { return Glance { value, gain: 0, loses: false } };
    let (board, weights) = (&knowledge.board, Weights::new(chess::FILES));
    let loses = exchange::loses_piece(board, &knowledge.variant.geometry, weights, m);
    Glance { value, gain: exchange::gain(board, weights, m), loses }
}
