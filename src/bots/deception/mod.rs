//! The computer in Deception Chess: the mean of searches in many worlds that agree with what its seat sees.

mod search;
mod setup;
mod sight;

use self::search::{Act, Search, Spent, PRICES, TAKEN};
use self::sight::{uncloak, Bases, Sight};
use crate::board::{order, Board, Kind, Move, PieceId, Side};
use crate::bots::level::{scatter, Budget, Level};
use crate::bots::{greedy, random};
use crate::games::deception::Table;
use crate::games::deception::{Choice, Prompt, Why};
use crate::play::dice::fnv;
use crate::play::Dice;

const BEYOND: i32 = 32_000;
/// So many hundredths of a Pawn ahead, the odds are ten to one.
const TEN_TO_ONE: f64 = 800.0;
/// Acts behind the best by more than this are given up after the first looks.
const MARGIN: f64 = 0.15;
/// Acts that are looked at again, by depth.
const KEPT: [usize; 6] = [usize::MAX, usize::MAX, 12, 6, 4, 3];

/// The answer to a question of Deception Chess, from what the asked seat sees.
pub fn suggest(table: &Table, prompt: &Prompt, level: Level, budget: Budget, seed: &str) -> Option<Choice> {
    let mut dice = Dice::new(seed);
    if level == Level::Random {
        return random::pick(&prompt.options, &mut dice);
    }
    let sight = Sight::new(table, prompt.seat);
    match prompt.why {
        Why::Cloak if level == Level::Greedy => {
            let identical = (sight.board.of(sight.side)).iter().all(|id| sight.own(id) == sight.board.piece(id).kind);
            Some(if identical { Choice::Shuffle } else { Choice::Done })
        }
        Why::Cloak => Some(setup::step(&sight, &prompt.options, &mut dice)),
        Why::PromoteKind => Some(Choice::Kind(Kind::Queen)),
        Why::AnswerDraw => {
            let chance = if level == Level::Greedy {
                material(&sight.board, &sight)
            } else {
                standing(&sight, level, budget, &mut dice)
            };
            Some(if chance < 0.45 { Choice::Yes } else { Choice::No })
        }
        Why::Move if level == Level::Greedy => greedily(&sight, prompt, &mut dice),
        Why::Move => {
            best(&sight, prompt, level, budget, seed, &mut dice).or_else(|| random::pick(&prompt.options, &mut dice))
        }
    }
}

fn chance(score: i32) -> f64 {
    1.0 / (1.0 + 10f64.powf(-f64::from(score) / TEN_TO_ONE))
}

/// How many worlds a level imagines.
fn breadth(level: Level) -> usize {
    match level {
        Level::Random | Level::Greedy | Level::Easy => 5,
        Level::Normal => 16,
        Level::Strong => 32,
    }
}

/// What the mover may do: the offered moves, and the moves of pieces that may be uncloaked.
fn acts(sight: &Sight, options: &[Choice]) -> Vec<(Choice, Act)> {
    let mut acts = Vec::new();
    for &choice in options {
        match choice {
            Choice::Move(m) => acts.push((choice, Act { m, lifts: false })),
            Choice::Uncloak(at) => {
                let Some(id) = sight.board.at(at) else { continue };
                let moves = after_uncloaking(sight, id).1;
                acts.extend(moves.into_iter().map(|m| (choice, Act { m, lifts: true })));
            }
            _ => {}
        }
    }
    acts
}

/// The board after the uncloaking of an own piece, and this piece's moves there.
fn after_uncloaking(sight: &Sight, id: PieceId) -> (Board, Vec<Move>) {
    let mut board = sight.board.clone();
    uncloak(&mut board, id, sight.own(id));
    let moves = board.legal(sight.variant, sight.side).into_iter().filter(|m| m.piece == id).collect();
    (board, moves)
}

/// The best act by the mean over the worlds, deepened as far as the budget reaches.
fn best(sight: &Sight, prompt: &Prompt, level: Level, budget: Budget, seed: &str, dice: &mut Dice) -> Option<Choice> {
    let worlds = sight.worlds(breadth(level), dice);
    let mut search = Search::new(sight, budget);
    let mut valued: Vec<(Choice, Act, f64)> =
        acts(sight, &prompt.options).into_iter().map(|(choice, act)| (choice, act, 0.5)).collect();
    for depth in 0..6 {
        let kept = KEPT[(depth as usize).min(KEPT.len() - 1)].min(valued.len());
        let most = valued.first()?.2;
        let again: Vec<Act> =
            valued[..kept].iter().filter(|one| depth < 2 || one.2 >= most - MARGIN).map(|one| one.1).collect();
        if depth > 1 && again.len() == 1 {
            break;
        }
        let Ok(sums) = look(&mut search, sight, &worlds, &again, depth) else { break };
        valued.truncate(again.len());
        valued.iter_mut().zip(sums).for_each(|(one, sum)| one.2 = sum);
        order::by_key(&mut valued, |one| -one.2);
        // Only a King taken in every world is so sure; looking deeper would find slower ways.
        if valued.first()?.2 > 1.0 - 1e-12 {
            break;
        }
    }
    let salt = fnv(seed.as_bytes(), 1);
    let seen = valued.into_iter().enumerate().map(|(at, (choice, _, chance))| {
        let blur = f64::from(level.blur()) / 250.0 * chance * (1.0 - chance);
        (chance + (scatter(salt ^ at as u64) % 1024) as f64 / 1024.0 * blur, choice)
    });
    // Among equals the first: the order is that of the options.
    seen.rev().max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, choice)| choice)
}

/// The mean chance of each act, searched to one depth in every world.
fn look(search: &mut Search, sight: &Sight, worlds: &[Bases], acts: &[Act], depth: i32) -> Result<Vec<f64>, Spent> {
    let mut sums = vec![0.0; acts.len()];
    for world in worlds {
        search.enter(world);
        for (sum, &act) in sums.iter_mut().zip(acts) {
            *sum += chance(search.after(sight.side, act, depth, 0, -BEYOND, BEYOND)?) / worlds.len() as f64;
        }
    }
    // Going round in circles wins nothing.
    for (sum, act) in sums.iter_mut().zip(acts) {
        if !act.lifts && sight.repeating.contains(&act.m) {
            *sum = sum.min(0.5);
        }
    }
    Ok(sums)
}

/// The seat's chance in the position as it stands, whoever is to play.
fn standing(sight: &Sight, level: Level, budget: Budget, dice: &mut Dice) -> f64 {
    let worlds = sight.worlds(breadth(level), dice);
    let mut search = Search::new(sight, budget);
    let mut sum = 0.0;
    for world in &worlds {
        search.enter(world);
        let Ok(score) = search.value(sight.mover, 1, 0, -BEYOND, BEYOND) else { return 0.5 };
        sum += chance(if sight.mover == sight.side { score } else { -score });
    }
    sum / worlds.len() as f64
}

/// What lies open on a board, as a chance for the seat.
fn material(board: &Board, sight: &Sight) -> f64 {
    chance(visible(board, sight.side))
}

/// Pieces by what they look like, with a little for places in the middle and for Pawns that have come far.
fn visible(board: &Board, side: Side) -> i32 {
    let worth = |id: PieceId| {
        let piece = board.piece(id);
        let ahead = i32::from(if piece.side == Side::White { piece.at.rank() } else { 7 - piece.at.rank() });
        let middle = i32::from(piece.at.file().min(7 - piece.at.file()) + piece.at.rank().min(7 - piece.at.rank()));
        PRICES[piece.kind.index().min(5)] + if piece.kind == Kind::Pawn { 6 * ahead } else { 4 * middle }
    };
    let sum = |side: Side| board.of(side).iter().map(worth).sum::<i32>();
    sum(side) - sum(side.foe())
}

/// One ply by what is visible: the King if it is shown, a share of it for every cloak that is lifted by a take.
fn greedily(sight: &Sight, prompt: &Prompt, dice: &mut Dice) -> Option<Choice> {
    let secrets = sight.secrets();
    let value = |(choice, act): (Choice, Act)| {
        let mut board = match choice {
            Choice::Uncloak(_) => after_uncloaking(sight, act.m.piece).0,
            _ => sight.board.clone(),
        };
        let undo = board.make(sight.variant, act.m);
        let king = match undo.taken {
            Some(id) if secrets.contains(&id) => 2_000 / secrets.len() as i32,
            Some(id) if board.piece(id).kind == Kind::King => TAKEN,
            _ => 0,
        };
        // A cloak is worth a little by itself, and the King's cloak much.
        let cloak = match act.lifts {
            true if sight.own(act.m.piece) == Kind::King => 500,
            true => 5,
            false => 0,
        };
        visible(&board, sight.side) + king - cloak
    };
    let acts = acts(sight, &prompt.options);
    greedy::pick(&acts, value, dice).map(|(choice, _)| choice).or_else(|| random::pick(&prompt.options, dice))
}
