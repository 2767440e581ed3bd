//! Plays one game against the computer by lot and prints its log: `cargo run --release --example play -- doublecross 7`.

use deckmate::{suggest, AnyGame, Eye, Fault, Level, NewGame, Seat};

fn main() -> Result<(), Fault> {
    let mut words = std::env::args().skip(1);
    let game = words.next().unwrap_or_else(|| "chess".into());
    let seed = words.next().unwrap_or_else(|| "example".into());
    let mut game = AnyGame::new(NewGame::of(game).seed(&*seed))?;
    let mut answers = 0;
    while let Some(seat) = game.asked() {
        let level = if seat == Seat::First { Level::Random } else { Level::Easy };
        // A seed of its own for each answer, so that the same game comes out each time.
        let offer = suggest(&game, level, Some(500), &format!("{seed}-{answers}"), &mut || false)?;
        game.apply(&offer.text)?;
        answers += 1;
    }
    // A spectator's log; the secrets of the game stay in it.
    for line in game.view(Eye::Watcher)?.log {
        println!("{}", line.text);
    }
    Ok(())
}
