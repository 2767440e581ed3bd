//! Counts the move sequences of the first three plies of a game: `cargo run --release --example perft -- full-double`.

use deckmate::board::perft;
use deckmate::games::registry;
use deckmate::Fault;

fn main() -> Result<(), Fault> {
    let game = std::env::args().nth(1).unwrap_or_else(|| "chess".into());
    let (mut position, variant) = registry::position(&game, "")?;
    for depth in 1..=3 {
        println!("{depth} {}", perft(&mut position.board, variant, position.side, depth));
    }
    Ok(())
}
