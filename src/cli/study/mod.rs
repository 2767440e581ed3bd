//! `deckmate study`: what recorded games tell of a game: whom the first turn favours, how long games are, how they end,
//! and what a card of Chess Storm is worth to who holds it and to who plays it. Writes tables and plots.

mod cards;
mod plot;
mod share;
mod sums;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;

use self::share::Share;
use self::sums::Sum;
use super::out::note;
use super::played::{self, Played};
use crate::play::{Code, Fault};

/// Which games, and where to.
#[derive(Args)]
pub struct Study {
    /// What `match --jsonl` printed, of any number of matches. Cards are counted where the lines tell the answers.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The folder that `study.md` and the plots are written into.
    #[arg(long)]
    out: PathBuf,
}

impl Study {
    /// Reads, counts and writes.
    ///
    /// # Errors
    /// A file that cannot be read or written, a line that is none, a game that stands twice.
    pub fn run(self) -> Result<(), Fault> {
        let games = self.games()?;
        let sums = sums::of(&games);
        let text = |error: String| played::fault(&self.out, &error);
        fs::create_dir_all(&self.out).map_err(|error| text(error.to_string()))?;
        let mut page = table_of(&sums);
        let firsts: Vec<_> = sums.iter().map(|sum| (sum.name(), sum.first)).collect();
        plot::shares(&self.out.join("first-player.svg"), "Score of the first player", &firsts).map_err(text)?;
        for sum in &sums {
            let file = self.out.join(format!("length-{}-{}.svg", sum.kind, sum.levels.join("-")));
            plot::lengths(&file, &format!("Turns of a game: {}", sum.name()), &sum.lengths).map_err(text)?;
        }
        let cards = cards::of(&games)?;
        if !cards.is_empty() {
            page.push('\n');
            page.push_str(&cards_table(&cards));
            let played: Vec<_> = cards.iter().map(|card| (card.name.to_owned(), card.played)).collect();
            plot::shares(&self.out.join("cards.svg"), "Score of who played the card", &played).map_err(text)?;
        }
        write(&self.out.join("study.md"), &page)?;
        note(format_args!("{} games: {}", games.len(), self.out.join("study.md").display()));
        Ok(())
    }

    /// The games of all files, each once.
    fn games(&self) -> Result<Vec<Played>, Fault> {
        let mut known = BTreeSet::new();
        let mut games: Vec<Played> = Vec::new();
        for file in &self.files {
            let text = played::text_of(file)?;
            for found in played::games_in(file, &text) {
                let (line, game) = found?;
                if !known.insert((game.kind.clone(), game.levels.clone(), game.seed.clone(), game.game)) {
                    return Err(played::at_line(file, line, "this game was counted before"));
                }
                games.push(game);
            }
        }
        if games.is_empty() {
            return Err(Fault::new(Code::BadInput, "there is no game in what was given"));
        }
        Ok(games)
    }
}

fn write(path: &Path, text: &str) -> Result<(), Fault> {
    fs::write(path, text).map_err(|error| played::fault(path, &error.to_string()))
}

fn table_of(sums: &[Sum]) -> String {
    let mut text = String::from(
        "| Game, levels | Games | First player's score | Draws | Turns: median, middle half | Most games end by |\n|---|---|---|---|---|---|\n",
    );
    for sum in sums {
        let [low, middle, high] = [1, 2, 3].map(|quarter| sum.quartile(quarter));
        let (how, share) = sum.commonest();
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {middle}, {low} to {high} | {how}: {share:.0} % |",
            sum.name(),
            sum.lengths.len(),
            sum.first,
            sum.draws,
        );
    }
    text
}

fn cards_table(cards: &[cards::Card]) -> String {
    let mut text = String::from(
        "| Card | Hands that held it | Score of who held it | Played | Score of who played it |\n|---|---|---|---|---|\n",
    );
    for cards::Card { name, held, played } in cards {
        let score = |share: &Share| if share.count == 0 { "none".to_owned() } else { share.to_string() };
        let _ = writeln!(text, "| {name} | {} | {} | {} | {} |", held.count, score(held), played.count, score(played));
    }
    text
}
