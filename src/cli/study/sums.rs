//! Sums of the games of one match, or of several alike.

use std::collections::BTreeMap;

use super::share::ScoreShare;
use crate::played::Played;

/// Settings with more letters than this are called by a number in tables and plots.
const LONGEST: usize = 24;

/// The games of the same kind, between the same levels, with the same settings.
pub struct Sum<'a> {
    /// The games themselves.
    pub games: Vec<&'a Played>,
    /// Options that were set, as text.
    pub settings: String,
    /// Its number among the sums of the same kind and levels, from 1, and how many there are of these.
    place: [usize; 2],
    /// Score of the first seat.
    pub first: ScoreShare,
    /// Share of the games that were drawn.
    pub draws: ScoreShare,
    /// The turns of each game, in ascending order.
    pub lengths: Vec<u32>,
    /// Number of games that ended in each way.
    ends: BTreeMap<&'a str, u32>,
}

impl Sum<'_> {
    /// The game's name.
    pub fn kind(&self) -> &str {
        &self.games[0].kind
    }

    /// Its name in tables and plots.
    pub fn name(&self) -> String {
        let [one, other] = &self.games[0].levels;
        let levels = if one == other { one.clone() } else { format!("{one} and {other}") };
        let settings = match self.settings.as_str() {
            "" => String::new(),
            _ if self.is_numbered() => format!(", settings {}", self.place[0]),
            settings => format!(", {settings}"),
        };
        format!("{}, {levels}{settings}", self.kind())
    }

    /// True if its settings are too long for its name, which has a number in place of them.
    pub fn is_numbered(&self) -> bool {
        self.settings.chars().count() > LONGEST
    }

    /// The part that all names of its files share: it has a number if several matches are alike but for their settings.
    pub fn stem(&self) -> String {
        let [one, other] = &self.games[0].levels;
        let number = (self.place[1] > 1).then(|| format!("-{}", self.place[0]));
        let words = format!("{}-{one}-{other}{}", self.kind(), number.unwrap_or_default());
        words.replace(|letter: char| !letter.is_ascii_alphanumeric(), "-")
    }

    /// The length below which so many quarters of the games are.
    pub fn quartile(&self, quarters: usize) -> u32 {
        self.lengths.get(self.lengths.len() * quarters / 4).or(self.lengths.last()).copied().unwrap_or(0)
    }

    /// The way in which most games end, and the share of them in hundredths.
    pub fn commonest(&self) -> (&str, f64) {
        let most = self.ends.iter().max_by_key(|(_, count)| **count);
        most.map_or(("", 0.0), |(how, count)| (how, f64::from(*count) * 100.0 / self.lengths.len() as f64))
    }
}

/// The score of the first seat.
pub fn of_first(game: &Played) -> f64 {
    if game.seat == "first" {
        game.score
    } else {
        1.0 - game.score
    }
}

/// Games by what was set.
type BySettings<'a> = BTreeMap<String, Vec<&'a Played>>;

/// The sums, in the order of their names.
pub fn of(games: &[Played]) -> Vec<Sum<'_>> {
    let mut alike: BTreeMap<(&str, &[String; 2]), BySettings> = BTreeMap::new();
    for game in games {
        alike.entry((&game.kind, &game.levels)).or_default().entry(game.settings()).or_default().push(game);
    }
    let mut sums = Vec::new();
    for matches in alike.into_values() {
        let count = matches.len();
        let numbered = matches.into_iter().enumerate();
        sums.extend(numbered.map(|(at, (settings, games))| sum(games, settings, [at + 1, count])));
    }
    sums
}

fn sum(games: Vec<&Played>, settings: String, place: [usize; 2]) -> Sum<'_> {
    let (mut first, mut draws, mut ends) = (ScoreShare::default(), ScoreShare::default(), BTreeMap::new());
    for game in &games {
        first.add(of_first(game));
        draws.add(f64::from(u8::from(game.score == 0.5)));
        *ends.entry(game.how.as_str()).or_default() += 1;
    }
    let mut lengths: Vec<u32> = games.iter().map(|game| game.turns).collect();
    lengths.sort_unstable();
    Sum { games, settings, place, first, draws, lengths, ends }
}
