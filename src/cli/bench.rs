//! `deckmate bench`: the speed figures of the native build.

use std::time::Instant;

use deckmate::board;
use deckmate::bots;
use deckmate::games::any::{AnyGame, NewGame};
use deckmate::games::registry;
use deckmate::play::Fault;

use super::out::say;

/// Counts that are taken: name, game, position, depth.
const COUNTS: [(&str, &str, &str, u32); 3] = [
    ("perft-chess-start-5", "chess", "", 5),
    ("perft-chess-kiwipete-4", "chess", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -", 4),
    ("perft-full-double-start-4", "full-double", "", 4),
];

/// Runs of each figure; the best counts, because the others were disturbed.
const RUNS: usize = 5;

/// Measures and prints.
pub fn run() -> Result<(), Fault> {
    for (name, game, text, depth) in COUNTS {
        let (mut position, variant) = registry::position(game, text)?;
        let mut total = 0;
        let seconds = best(|| total = board::perft(&mut position.board, variant, position.side, depth));
        say!("{name} {:.1} million-leaves/s", total as f64 / seconds / 1e6);
    }
    for game in ["chess", "full-double", "doublecross"] {
        let mut visited = 0;
        let seconds = best(|| visited = bots::measure(game, 200_000).unwrap_or(0));
        say!("search-{game} {:.2} million-nodes/s", visited as f64 / seconds / 1e6);
    }
    let mut game = AnyGame::new(NewGame::of("chess"))?;
    let answers = 1_000;
    let seconds = best(|| {
        for _ in 0..answers {
            if game.apply("g1f3").and_then(|_| game.back()).is_err() {
                return;
            }
        }
    });
    say!("apply-and-back-chess {:.2} microseconds", seconds / f64::from(answers) * 1e6);
    Ok(())
}

/// The shortest time of several runs, in seconds.
fn best(mut run: impl FnMut()) -> f64 {
    let time = |_| {
        let start = Instant::now();
        run();
        start.elapsed().as_secs_f64()
    };
    (0..RUNS).map(time).fold(f64::INFINITY, f64::min)
}
