//! A search as UCI asks for it: within limits, told depth by depth, and answered with a move.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use deckmate::board::Move;
use deckmate::bots::chess::tree::{best_telling, Found, Wish, DEEPEST};
use deckmate::bots::chess::{self, noise};
use deckmate::bots::level::{Blur, Budget, Level};
use deckmate::bots::search::tree::{MATE, NEAR_MATE};

use super::limits::Limits;
use super::position::Situation;
use crate::out::say;

/// Manner in which it searches and tells.
#[derive(Clone, Copy)]
pub struct Manner {
    pub level: Level,
    /// True if a castling is written as the King's square and its partner's.
    pub partner: bool,
    /// Number of lines that are told.
    pub lines: usize,
    /// Megabytes of its table.
    pub hash: usize,
}

/// Searches and answers with `bestmove`; an endless search answers only when it is told to stop, and one that ponders
/// when the expected move was played. From then on its time counts.
pub fn search(situation: &Situation, limits: &Limits, only: &[Move], manner: Manner, flags: [&AtomicBool; 2]) {
    let [stop, hit] = flags.map(|flag| move || flag.load(Ordering::Relaxed));
    let Manner { level, partner, lines, hash } = manner;
    let begun = Instant::now();
    let files = situation.files();
    let is_open = limits.are_open();
    let nodes = match limits.nodes {
        Some(nodes) => nodes.max(1),
        None if is_open && !limits.ponders => level.of(chess::nodes(files)),
        None => u64::MAX,
    };
    let time = limits.time.or((is_open && limits.ponders).then_some(Duration::ZERO));
    let mut counted = (!limits.ponders).then_some(begun);
    let mut over = || {
        if hit() {
            counted.get_or_insert_with(Instant::now);
        }
        stop() || time.zip(counted).is_some_and(|(time, since)| since.elapsed() >= time)
    };
    let budget = Budget { nodes, stop: &mut over };
    let deepest = limits.depth.unwrap_or(DEEPEST).min(DEEPEST);
    let mut reply = None;
    let mut tell = |found: &Found, line: &[Move], number: usize| {
        let Found { depth, nodes, score, .. } = *found;
        let spent = begun.elapsed();
        let speed = nodes as f64 / spent.as_secs_f64().max(1e-6);
        let names = situation.line(line, partner);
        let which = if lines > 1 { format!(" multipv {number}") } else { String::new() };
        let (time, pv, score) = (spent.as_millis(), names.join(" "), told(score));
        say!("info depth {depth}{which} score {score} nodes {nodes} nps {speed:.0} time {time} pv {pv}");
        if number == 1 {
            reply = names.get(1).cloned();
        }
    };
    let wish = Wish { deepest, lines, only, table: hash << 20 };
    let question = situation.question(Blur::new(0, noise(level, files)));
    let found = best_telling(&question, budget, &wish, &mut tell);
    while !stop() && (limits.endless || limits.ponders && !hit()) {
        thread::sleep(Duration::from_millis(2));
    }
    let Some(found) = found else { return say!("bestmove (none)") };
    let ponder = reply.map(|reply| format!(" ponder {reply}")).unwrap_or_default();
    say!("bestmove {}{ponder}", situation.name(found.best, partner));
}

/// A score as UCI tells it: hundredths of a Pawn, or moves to the mate.
fn told(score: i32) -> String {
    let plies = MATE - score.abs();
    match score {
        score if score > NEAR_MATE => format!("mate {}", (plies + 1) / 2),
        score if score < -NEAR_MATE => format!("mate -{}", (plies + 1) / 2),
        score => format!("cp {score}"),
    }
}
