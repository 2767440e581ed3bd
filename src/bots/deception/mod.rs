//! The computer in Deception Chess: it takes the act that is best on average over searches in many imagined worlds.
//! They all agree with what its seat sees.

mod knowledge;
mod setup;
mod sign;
mod tree;

use self::knowledge::{uncloak, Bases, Knowledge};
use self::tree::{DeceptionTree, Node, UncloakAct, PRICES};
use crate::board::chess;
use crate::board::{Board, Kind, Move, PieceId, Side};
use crate::bots::answer_kind::AnswerKind;
use crate::bots::bot::Bot;
use crate::bots::chess::evaluate::Weights;
use crate::bots::chess::exchange;
use crate::bots::habit::{Habit, Player};
use crate::bots::level::{Budget, Ends, Level, Nodes};
use crate::bots::novice::{Glance, Sight};
use crate::bots::search::alphabeta::{AlphaBeta, Frame};
use crate::bots::search::tree::MATE;
use crate::bots::search::window::Window;
use crate::bots::search::worlds::{mean, pick, weigh, Aim, Rounds};
use crate::bots::{greedy, random};
use crate::games::deception::{Choice, Deception, Prompt, Why};
use crate::play::dice::fnv;
use crate::play::{Dice, Game, Seen};

/// With a lead of so many hundredths of a Pawn the odds are ten to one.
const TEN_TO_ONE: f64 = 800.0;
/// Rounds in which the acts are sifted.
const ROUNDS: Rounds = Rounds { kept: &[usize::MAX, usize::MAX, 12, 6, 4, 3], margin: 0.15, rounds: 6, alone: false };

impl Bot for Deception {
    /// One round over all worlds takes the easy levels about a thousand moves.
    const NODES: Nodes = Nodes { beginner: 1_000, easy: 3_000, normal: 300_000, strong: 3_000_000 };

    fn kind(choice: &Choice) -> AnswerKind {
        match choice {
            Choice::Swap(..) => AnswerKind::Spoken("gives a base a better disguise"),
            Choice::Shuffle => AnswerKind::Spoken("hides every base by lot"),
            Choice::Done => AnswerKind::Spoken("keeps the bases as they are"),
            choice => AnswerKind::on_board(choice),
        }
    }

    fn shows(habit: &Habit, seen: &Seen<Self>, choice: &Choice) -> bool {
        sign::shows(&habit.sign, &Knowledge::new(seen.table(), seen.seat()), *choice)
    }

    fn standing(seen: &Seen<Self>, budget: Budget) -> f64 {
        standing(&Knowledge::new(seen.table(), seen.seat()), budget)
    }

    /// The answer to a question of Deception Chess, from what the asked seat sees.
    fn suggest(seen: &Seen<Self>, player: Player, budget: Budget, seed: &str) -> Option<Choice> {
        let (prompt, level) = (seen.prompt(), player.level);
        let mut dice = Dice::new(seed);
        if level == Level::Random {
            return random::pick(&prompt.options, &mut dice);
        }
        let knowledge = Knowledge::new(seen.table(), seen.seat());
        match prompt.why {
            Why::Cloak if level == Level::Greedy => {
                let identical = (knowledge.board.of(knowledge.side))
                    .iter()
                    .all(|id| knowledge.own(id) == knowledge.board.piece(id).kind);
                Some(if identical { Choice::Shuffle } else { Choice::Done })
            }
            Why::Cloak => Some(setup::step(&knowledge, &prompt.options, player.set("bare", 0.0) > 0.0, &mut dice)),
            Why::PromoteKind => Some(Choice::Kind(Kind::Queen)),
            Why::AnswerDraw => Some(if standing(&knowledge, budget) < 0.45 { Choice::Yes } else { Choice::No }),
            Why::Move if level == Level::Greedy => greedily(&knowledge, prompt, &mut dice),
            Why::Move if level == Level::Novice => {
                let sight = Sight::of(Self::INFO.name, seed, &prompt.options);
                let acts = acts(&knowledge, &prompt.options);
                let wants = |(choice, _)| player.wants(|habit| sign::shows(&habit.sign, &knowledge, choice));
                let found = sight.pick(&acts, |(choice, _)| choice, |act| glance(&knowledge, act), wants, &mut dice);
                found.map(|(choice, _)| choice).or_else(|| random::pick(&prompt.options, &mut dice))
            }
            Why::Move => best(&knowledge, prompt, player, budget, seed, &mut dice)
                .or_else(|| random::pick(&prompt.options, &mut dice)),
        }
    }
}

/// The chance of winning with a score in hundredths of a Pawn.
fn chance(score: i32) -> f64 {
    1.0 / (1.0 + 10f64.powf(-f64::from(score) / TEN_TO_ONE))
}

/// Number of worlds that a level imagines.
fn world_count(level: Level) -> usize {
    match level {
        Level::Random | Level::Greedy | Level::Novice | Level::Learner | Level::Beginner => 2,
        Level::Easy => 5,
        Level::Normal => 16,
        Level::Strong => 32,
    }
}

/// The mover's acts: the offered moves, and the moves of pieces that may be uncloaked.
fn acts(knowledge: &Knowledge, options: &[Choice]) -> Vec<(Choice, UncloakAct)> {
    let mut acts = Vec::new();
    for &choice in options {
        match choice {
            Choice::Move(m) => acts.push((choice, UncloakAct { m, uncloaks: false })),
            Choice::Uncloak(at) => {
                let Some(id) = knowledge.board.at(at) else { continue };
                let moves = after_uncloaking(knowledge, id).1;
                acts.extend(moves.into_iter().map(|m| (choice, UncloakAct { m, uncloaks: true })));
            }
            _ => {}
        }
    }
    acts
}

/// The board after the uncloaking of an own piece, and this piece's moves there.
fn after_uncloaking(knowledge: &Knowledge, id: PieceId) -> (Board, Vec<Move>) {
    let mut board = knowledge.board.clone();
    uncloak(&mut board, id, knowledge.own(id), knowledge.promotes);
    let moves = board.legal(knowledge.variant, knowledge.side).into_iter().filter(|m| m.piece == id).collect();
    (board, moves)
}

/// The best act, or one that the player would rather do.
fn best(
    knowledge: &Knowledge,
    prompt: &Prompt,
    player: Player,
    budget: Budget,
    seed: &str,
    dice: &mut Dice,
) -> Option<Choice> {
    let level = player.level;
    let worlds = knowledge.worlds(world_count(level), dice);
    let Budget { nodes, stop } = budget;
    let all = acts(knowledge, &prompt.options);
    let salt = fnv(seed.as_bytes(), 1);
    let mut judge = |some: &[(Choice, UncloakAct)]| {
        pick(&weighed(knowledge, &worlds, some, Budget { nodes, stop: &mut *stop }), aim(player), salt)
    };
    let (found, chance) = judge(&all)?;
    let rather = player.rather(found, &all, |habit, (choice, _)| sign::shows(&habit.sign, knowledge, choice));
    let other = rather.and_then(|(some, price)| {
        let (act, other) = judge(&some)?;
        (odds(other) >= odds(chance) - f64::from(price) / TEN_TO_ONE && chance < 1.0).then_some(act)
    });
    Some(other.unwrap_or(found).0)
}

/// The odds of a chance, as a power of ten.
fn odds(chance: f64) -> f64 {
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    (chance / (1.0 - chance)).log10()
}

/// Acts with their chances by the mean over the worlds, the best first, deepened as far as the budget reaches.
fn weighed(
    knowledge: &Knowledge,
    worlds: &[Bases],
    acts: &[(Choice, UncloakAct)],
    budget: Budget,
) -> Vec<((Choice, UncloakAct), f64)> {
    let mut search = AlphaBeta::new(DeceptionTree::new(knowledge), budget);
    let root = Frame::new(Node::new(knowledge.side), 0);
    weigh(acts, &ROUNDS, |acts, depth| {
        let value = |search: &mut AlphaBeta<DeceptionTree>, _: &Bases, (_, act): (Choice, UncloakAct)| {
            let value = chance(search.after(root, act, depth)?.unwrap_or(-MATE));
            // A repetition wins nothing.
            let circles = !act.uncloaks && knowledge.repeating.contains(&act.m);
            Ok(if circles { value.min(0.5) } else { value })
        };
        mean(&mut search, worlds, acts, depth, enter(worlds.len()), value)
    })
}

/// Sureness with which a player picks the best; with a habit it may be blind to more acts.
fn aim(player: Player) -> Aim {
    let aim = match player.level {
        Level::Novice | Level::Learner | Level::Beginner => Aim { softness: 0.5, blind: 12 },
        Level::Easy => Aim { softness: 0.3, blind: 5 },
        _ => Aim { softness: 0.01, blind: 0 },
    };
    Aim { blind: aim.blind + player.set("blind", 0.0) as u64, ..aim }
}

/// Makes the tree search one of so many equally likely worlds.
fn enter(count: usize) -> impl FnMut(&mut AlphaBeta<DeceptionTree>, &Bases, usize) -> f64 {
    move |search, world, number| {
        search.tree.enter(world, number, false);
        1.0 / count as f64
    }
}

/// The seat's chance in the position as it stands, whoever is to play: one value, whatever may be spent. No side knows
/// where the other hides its King, and much is unknown, so that a lead counts for less than in a search.
fn standing(knowledge: &Knowledge, budget: Budget) -> f64 {
    let worlds = knowledge.worlds(world_count(Level::Strong), &mut Dice::new("standing"));
    let mut search = AlphaBeta::new(DeceptionTree::new(knowledge), budget);
    search.ends = Ends::ByClock;
    let mut sum = 0.0;
    for (number, world) in worlds.iter().enumerate() {
        search.tree.enter(world, number, true);
        let score = search.value(Frame::new(Node::new(knowledge.mover), 0), 0, Window::OPEN).unwrap_or(0);
        sum += chance(if knowledge.mover == knowledge.side { score } else { -score } * 2 / 5);
    }
    sum / worlds.len() as f64
}

/// Pieces by what they look like, with a little for places in the middle and for Pawns that have come far.
fn visible(board: &Board, side: Side) -> i32 {
    let worth = |id: PieceId| {
        let piece = board.piece(id);
        let ahead = i32::from(piece.side.row_of(piece.at));
        let (across, along) = piece.at.inset(chess::FILES);
        let middle = i32::from(across + along);
        PRICES[piece.kind.index().min(5)] + if piece.kind == Kind::Pawn { 6 * ahead } else { 4 * middle }
    };
    let sum = |side: Side| board.of(side).iter().map(worth).sum::<i32>();
    sum(side) - sum(side.foe())
}

/// The board as it looks before the move of an act.
fn board_before(knowledge: &Knowledge, (choice, act): (Choice, UncloakAct)) -> Board {
    match choice {
        Choice::Uncloak(_) => after_uncloaking(knowledge, act.m.piece).0,
        _ => knowledge.board.clone(),
    }
}

/// The worth of an act by what is visible: the King if it is shown, a share of it for every cloak that is lifted by a
/// capture.
fn at_once(knowledge: &Knowledge, (choice, act): (Choice, UncloakAct)) -> i32 {
    let secrets = knowledge.secrets();
    let mut board = board_before(knowledge, (choice, act));
    let undo = board.make(knowledge.variant, act.m);
    let king = match undo.taken {
        Some(id) if secrets.contains(&id) => 2_000 / secrets.len() as i32,
        Some(id) if board.piece(id).kind == Kind::King => MATE,
        _ => 0,
    };
    // A cloak is worth a little by itself, and the King's cloak much.
    let cloak = match act.uncloaks {
        true if knowledge.own(act.m.piece) == Kind::King => 500,
        true => 5,
        false => 0,
    };
    visible(&board, knowledge.side) + king - cloak
}

/// The novice's look at an act, by what is visible.
fn glance(knowledge: &Knowledge, act: (Choice, UncloakAct)) -> Glance {
    let weights = Weights::new(chess::FILES);
    let (board, m) = (board_before(knowledge, act), act.1.m);
    Glance {
        value: at_once(knowledge, act),
        gain: exchange::gain(&board, weights, m),
        loses: exchange::loses_piece(&board, &knowledge.variant.geometry, weights, m),
    }
}

/// One ply by what is visible.
fn greedily(knowledge: &Knowledge, prompt: &Prompt, dice: &mut Dice) -> Option<Choice> {
    let acts = acts(knowledge, &prompt.options);
    greedy::pick(&acts, |act| at_once(knowledge, act), dice)
        .map(|(choice, _)| choice)
        .or_else(|| random::pick(&prompt.options, dice))
}
