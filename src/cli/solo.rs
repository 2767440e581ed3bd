//! `deckmate play`: one game between two levels.

use std::path::PathBuf;

use clap::Args;
use deckmate::bots::{self, Level, Player};
use deckmate::games::any::{AnyGame, NewGame};
use deckmate::play::{Code, Eye, Fault, Seat};
use deckmate::Value;

use super::out::say;
use super::own_cards::OwnCards;
use super::start::Start;
use super::words::{self, options};

/// Game to play, and its players.
#[derive(Args)]
pub struct PlayArgs {
    /// The game.
    #[arg(long, value_parser = words::game())]
    game: String,
    /// The seed for the cards, the dice and the computer players.
    #[arg(long, default_value = "deckmate")]
    seed: String,
    /// The level of the first seat.
    #[arg(long, default_value = "normal", value_parser = words::level())]
    first: Level,
    /// The level of the second seat.
    #[arg(long, default_value = "normal", value_parser = words::level())]
    second: Level,
    /// Options of the game: name=value,...
    #[arg(long, default_value = "", long_help = words::options_help())]
    options: String,
    #[command(flatten)]
    start: Start,
    /// Writes the save of the game into this file, once it has ended.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[command(flatten)]
    own: OwnCards,
}

impl PlayArgs {
    /// Plays and prints.
    pub fn run(self) -> Result<(), Fault> {
        let options = options(&self.game, &self.options)?;
        let cards = self.own.packed()?.into_iter().map(Value::from).collect();
        let wanted = NewGame { options, cards, setup: self.start.setup(), ..NewGame::of(self.game).seed(&self.seed) };
        let mut game = AnyGame::new(wanted)?;
        let told = |_: &AnyGame, answer: &str, seat: Seat| say!("{} {answer}", seat.name());
        finish(&mut game, [self.first.into(), self.second.into()], &self.seed, Manner::default(), told)?;
        if let Some(result) = game.view(Eye::All)?.result {
            say!("result {} {}", result.winner.map_or("draw", Seat::name), result.how);
        }
        if let Some(path) = &self.save {
            let wrong = |error| Fault::new(Code::BadInput, format!("{}: {error}", path.display()));
            std::fs::write(path, game.save() + "\n").map_err(wrong)?;
        }
        Ok(())
    }
}

/// Way in which the players answer, beside their levels.
#[derive(Clone, Copy, Default)]
pub struct Manner {
    /// Nodes that a search may spend, in place of its level's own number.
    pub nodes: Option<u64>,
    /// So many answers of each game are given by lot at first.
    pub opening: u64,
}

/// Longest game that is played out, in answers.
const LONGEST: u64 = 20_000;

/// Plays a game to its end; answer number `n` is chosen with the seed `SEED-n`. Returns the number of answers.
pub fn finish(
    game: &mut AnyGame,
    players: [Player; 2],
    seed: &str,
    manner: Manner,
    mut told: impl FnMut(&AnyGame, &str, Seat),
) -> Result<u64, Fault> {
    let mut answers = 0;
    while let Some(seat) = game.asked() {
        if answers == LONGEST {
            return Err(Fault::new(Code::Endless, format!("the game with seed `{seed}` did not end")));
        }
        let player = if answers < manner.opening { Level::Random.into() } else { players[seat.index()] };
        let asked = format!("{seed}-{answers}");
        let (offer, _) = bots::suggest_by(game, player, manner.nodes, &asked, &mut || false)?;
        told(game, &offer.text, seat);
        game.apply(&offer.text)?;
        answers += 1;
    }
    Ok(answers)
}
