//! `deckmate tune`: fits the weights of the evaluation on recorded games and prints them as a source file.
//!
//! Each position of a game is taken to have the chance of winning that the game's result says; the weights are those under
//! which a logistic function of the evaluation foretells it best (chess programming wiki: Texel's tuning method), found
//! by gradient descent with momentum (Kingma and Ba, Adam, 2015) and held near a first guess where games say little.

mod fit;
mod games;
mod guess;
mod table;

use std::path::PathBuf;

use clap::Args;
use deckmate::games::registry;
use deckmate::play::{Code, Fault};

use self::fit::Fit;
use self::games::Values;
use super::out::{note, say};
use super::words;

/// Games to learn from, and the way in which they are looked at.
#[derive(Args)]
pub struct Tune {
    /// The game whose board the weights are for: chess for eight files, full-double for sixteen.
    #[arg(long, value_parser = ["chess", "full-double"])]
    game: String,
    /// Files that `match --answers --jsonl` or `gather` printed.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The seed: which positions are looked at, and in which order.
    #[arg(long, default_value = "tune")]
    seed: String,
    /// Number of times that all positions are looked at; 0 prints the first guess.
    #[arg(long, default_value_t = 20)]
    passes: u32,
    /// Force that holds weights near the first guess.
    #[arg(long, default_value_t = 0.2, value_parser = words::not_negative)]
    hold: f32,
    /// So many positions make one step. The more, the less chance leads weights away that games say little about.
    #[arg(long, default_value_t = 1_024, value_parser = clap::value_parser!(u32).range(1..))]
    batch: u32,
    /// Share of the value that `gather` wrote down of a position, beside the result of its game.
    #[arg(long, default_value_t = 0.9, value_parser = words::share)]
    values: f32,
    /// Hundredths of a Pawn of such a value that are one unit of odds.
    #[arg(long, default_value_t = 570.0, value_parser = words::above_zero)]
    unit: f32,
    /// Weights of places are multiples of the first number, others of the second: what is rounded packs closer.
    #[arg(long, default_value = "1,1", value_parser = table::grain)]
    grain: [i16; 2],
}

impl Tune {
    /// Fits and prints.
    pub fn run(self) -> Result<(), Fault> {
        let files = registry::find(&self.game)?.info().files;
        let guess = guess::weights(files);
        let samples =
            games::samples(&self.game, &self.files, &self.seed, Values { share: self.values, unit: self.unit })?;
        note(format_args!("{} positions", samples.len()));
        if samples.is_empty() {
            return Err(Fault::new(Code::BadInput, "there is no position to learn from in what was given"));
        }
        let mut fit = Fit::new(guess, samples, self.hold, self.batch as usize);
        note(format_args!("the evaluation: {:.2} hundredths of a pawn are one unit of odds", fit.unit()));
        for pass in 0..self.passes {
            let (known, new) = fit.pass(&self.seed, pass, self.passes);
            if (pass + 1) % 5 == 0 {
                note(format_args!("pass {}: loss {known:.5}, of games kept apart {new:.5}", pass + 1));
            }
        }
        say!("{}", table::text(files, &fit.weights(), self.grain, &self.command()));
        Ok(())
    }

    /// The command that made the table.
    fn command(&self) -> String {
        let files: Vec<String> =
            self.files.iter().filter_map(|path| path.file_name()).map(|name| name.to_string_lossy().into()).collect();
        let Tune { game, seed, passes, hold, batch, values, unit, grain: [places, terms], .. } = self;
        let of_values = format!("--values {values} --unit {unit} --grain {places},{terms}");
        let files = files.join(" ");
        format!(
            "deckmate tune --game {game} --seed {seed} --passes {passes} --hold {hold} --batch {batch} \\\n//!     {of_values} {files}"
        )
    }
}
