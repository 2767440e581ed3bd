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
use deckmate::play::{Code, Fault};

use self::share::ScoreShare;
use self::sums::Sum;
use super::out::note;
use super::own_cards::OwnCards;
use super::played::{self, Played};

/// Games to sum up, and the folder for the results.
#[derive(Args)]
pub struct Study {
    /// Files that `match --jsonl` printed, of any number of matches; those with other options, nodes or levels stand
    /// apart. Cards of Chess Storm are counted where the lines tell the answers (`match --answers`).
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// The folder that `study.md` and the plots are written into.
    #[arg(long)]
    out: PathBuf,
    #[command(flatten)]
    own: OwnCards,
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
        for sum in sums.iter().filter(|sum| sum.is_numbered()) {
            let _ = write!(page, "\n{}: {}\n", sum.name(), sum.settings);
        }
        let firsts: Vec<_> = sums.iter().map(|sum| (sum.name(), sum.first)).collect();
        let mut plots = BTreeSet::from(["first-player.svg".to_owned()]);
        plot::shares(&self.out.join("first-player.svg"), "Score of the first player", &firsts).map_err(text)?;
        for sum in &sums {
            let file = format!("length-{}.svg", sum.stem());
            plot::lengths(&self.out.join(&file), &format!("Turns of a game: {}", sum.name()), &sum.lengths)
                .map_err(text)?;
            plots.insert(file);
        }
        let with_cards: Vec<&Sum> = sums.iter().filter(|sum| sum.games.iter().any(|game| cards::tells(game))).collect();
        for sum in &with_cards {
            let cards = cards::of(&sum.games)?;
            let (about, file) = match with_cards.len() {
                1 => (String::new(), "cards.svg".to_owned()),
                _ => (format!(": {}", sum.name()), format!("cards-{}.svg", sum.stem())),
            };
            if !about.is_empty() {
                let _ = write!(page, "\n## Cards{about}\n");
            }
            page.push('\n');
            if let Some(level) = sum.games.first().and_then(|game| cards::of_one(game)) {
                let _ = write!(page, "The cards of {level} alone.\n\n");
            }
            page.push_str(&cards_table(&cards));
            let _ = write!(page, "\n[The same as a plot]({file})\n");
            let played: Vec<_> = cards.iter().map(|card| (card.name.clone(), card.played)).collect();
            let title = format!("Score of who played the card{about}");
            plot::shares(&self.out.join(&file), &title, &played).map_err(text)?;
            plots.insert(file);
        }
        let storm = games.iter().filter(|game| cards::has_cards(game));
        let silent = storm.clone().filter(|game| !cards::tells(game)).count();
        if silent > 0 {
            let of = storm.count();
            note(format_args!(
                "cards are not counted in {silent} of {of} games of Chess Storm: the lines tell no answers (`match --answers`)"
            ));
        }
        write(&self.out.join("study.md"), &page)?;
        note(format_args!("{} games: {}", games.len(), self.out.join("study.md").display()));
        let mut stale = svg_files(&self.out);
        stale.retain(|name| !plots.contains(name));
        if !stale.is_empty() {
            note(format_args!("not of this study: {} in the same folder", stale.join(", ")));
        }
        Ok(())
    }

    /// The games of all files, each once.
    fn games(&self) -> Result<Vec<Played>, Fault> {
        let mut known = BTreeSet::new();
        let own = self.own.packed()?;
        let mut games: Vec<Played> = Vec::new();
        for file in &self.files {
            let text = played::text_of(file)?;
            for found in played::games_in(file, &text) {
                let (line, mut game) = found?;
                // Lines tell the own cards of their games; those that tell none may have been written by others.
                if game.cards.is_empty() && cards::has_cards(&game) {
                    game.cards.clone_from(&own);
                }
                let of = (game.kind.clone(), game.levels.clone(), game.settings());
                if !known.insert((of, game.seed.clone(), game.game)) {
                    let what = format!("this game was counted before: {}", game.named());
                    return Err(played::at_line(file, line, &what));
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

/// The names of a folder's plots.
fn svg_files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut names: Vec<String> = entries.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.retain(|name| name.ends_with(".svg"));
    names.sort_unstable();
    names
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
            "| {} | {} | {} | {} | [{middle}, {low} to {high}](length-{}.svg) | {how}: {share:.0} % |",
            sum.name(),
            sum.lengths.len(),
            sum.first,
            sum.draws,
            sum.stem(),
        );
    }
    text
}

fn cards_table(cards: &[cards::CardScores]) -> String {
    let mut text = String::from(
        "| Card | Hands that held it | Score of who held it | Played | Score of who played it |\n|---|---|---|---|---|\n",
    );
    for cards::CardScores { name, held, played } in cards {
        let score = |share: &ScoreShare| if share.count == 0 { "none".to_owned() } else { share.to_string() };
        let _ = writeln!(text, "| {name} | {} | {} | {} | {} |", held.count, score(held), played.count, score(played));
    }
    text
}
