//! `deckmate serve`: games for another program, one JSON object a line; it is shown what its seat sees, and answers.

use std::io::{self, BufRead};

use clap::Args;
use deckmate::bots::{suggest, Level};
use deckmate::games::any::{AnyGame, NewGame};
use deckmate::play::{Code, Eye, Fault, Seat};
use serde::Deserialize;
use serde_json::json;

use super::out::say;
use super::start::Start;
use super::words::{self, options};

/// Games to play, and the seats that the other program has.
#[derive(Args)]
pub struct Serve {
    /// The game.
    #[arg(long, value_parser = words::game())]
    game: String,
    /// The seat of the program that reads and writes the lines: `first`, `second`, or `both`.
    #[arg(long, default_value = "first", value_parser = ["first", "second", "both"])]
    seat: String,
    /// The level of the other seat.
    #[arg(long, default_value = "normal", value_parser = words::level())]
    against: Level,
    /// Number of games, one after the other; game `k` has the seed `SEED-k`.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The seed.
    #[arg(long, default_value = "serve")]
    seed: String,
    /// Options of the game: name=value,...
    #[arg(long, default_value = "", long_help = words::options_help())]
    options: String,
    #[command(flatten)]
    start: Start,
}

/// A line of the other program.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClientLine {
    /// The text of one of the offers.
    answer: String,
    /// Milliseconds that it took, if a clock runs.
    #[serde(default)]
    ms: u32,
}

impl Serve {
    /// Plays until the last game is over or the input ends.
    pub fn run(self) -> Result<(), Fault> {
        let mut lines = io::stdin().lock().split(b'\n');
        for number in 0..self.games {
            let seed = format!("{}-{number}", self.seed);
            let (options, setup) = (options(&self.game, &self.options)?, self.start.setup());
            let wanted = NewGame { options, setup, ..NewGame::of(&self.game).seed(&seed) };
            let mut game = AnyGame::new(wanted)?;
            let seats: Vec<&str> = Seat::BOTH.into_iter().filter(|&seat| self.serves(seat)).map(Seat::name).collect();
            // Whoever knows the seed knows the cards to come, and what the other seat hides.
            let mut told = json!({ "t": "game", "number": number, "game": self.game, "seats": seats });
            if self.seat == "both" {
                told["seed"] = json!(seed);
            }
            say!("{told}");
            if !self.play(&mut game, &seed, &mut lines)? {
                return Ok(());
            }
            // The report of a game that is over holds only what somebody who watched it knows.
            let view = game.view(Eye::Watcher)?;
            say!("{}", json!({ "t": "result", "number": number, "seed": seed, "result": view.result }));
        }
        Ok(())
    }

    fn serves(&self, seat: Seat) -> bool {
        self.seat == "both" || self.seat == seat.name()
    }

    /// Plays a game to its end; false if the input ends before.
    fn play(
        &self,
        game: &mut AnyGame,
        seed: &str,
        lines: &mut impl Iterator<Item = io::Result<Vec<u8>>>,
    ) -> Result<bool, Fault> {
        let mut answers = 0;
        while let Some(seat) = game.asked() {
            if self.serves(seat) {
                // A bystander's move is asked through the seat it is made for, and shows what a watcher sees.
                let eye = game.reader().unwrap_or(Eye::Seat(seat));
                let (prompt, view) = (game.prompt_for(eye), game.view(eye)?);
                say!("{}", json!({ "t": "prompt", "prompt": prompt, "offers": game.offers(), "view": view }));
                let Some(Ok(line)) = lines.next() else { return Ok(false) };
                if let Err(fault) = answer(game, &line) {
                    say!("{}", json!({ "t": "refused", "code": fault.code, "message": fault.message }));
                    continue;
                }
            } else {
                let offer = suggest(game, self.against, None, &format!("{seed}-{answers}"), &mut || false)?;
                game.apply(&offer.text)?;
            }
            answers += 1;
        }
        Ok(true)
    }
}

fn answer(game: &mut AnyGame, line: &[u8]) -> Result<(), Fault> {
    let shape = r#"an answer is a line such as {"answer": "e2e4"}, with "ms" where a clock runs"#;
    if !line.trim_ascii_start().starts_with(b"{") {
        return Err(Fault::new(Code::BadInput, shape));
    }
    let read = |error: serde_json::Error| Fault::new(Code::BadInput, format!("{shape}: {error}"));
    let ClientLine { answer, ms } = serde_json::from_slice(line).map_err(read)?;
    game.apply_after(&answer, ms).map(drop)
}
