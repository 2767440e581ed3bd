//! What the games of one match, or of several alike, sum up to.

use std::collections::BTreeMap;

use super::share::Share;
use crate::cli::played::Played;

/// The games of the same kind, between the same levels.
pub struct Sum {
    /// The game's name.
    pub kind: String,
    /// The levels.
    pub levels: [String; 2],
    /// The options that were given, as text.
    pub options: String,
    /// How the first seat scored.
    pub first: Share,
    /// How many games were drawn.
    pub draws: Share,
    /// The turns of each game, in ascending order.
    pub lengths: Vec<u32>,
    /// How many games ended in which way.
    ends: BTreeMap<String, u32>,
}

impl Sum {
    /// What it is called in tables and plots.
    pub fn name(&self) -> String {
        let [one, other] = &self.levels;
        let levels = if one == other { one.clone() } else { format!("{one} and {other}") };
        format!("{}, {levels}{}", self.kind, self.options)
    }

    /// The length below which so many quarters of the games are.
    pub fn quartile(&self, quarters: usize) -> u32 {
        self.lengths.get(self.lengths.len() * quarters / 4).or(self.lengths.last()).copied().unwrap_or(0)
    }

    /// How most games end, and the share of them in hundredths.
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

/// The sums, in the order of their names.
pub fn of(games: &[Played]) -> Vec<Sum> {
    let mut sums: BTreeMap<(&str, &[String; 2], String), Sum> = BTreeMap::new();
    for game in games {
        let options: String = game.options.iter().map(|(name, value)| format!(", {name}: {value}")).collect();
        let sum = sums.entry((&game.kind, &game.levels, options.clone())).or_insert_with(|| Sum {
            kind: game.kind.clone(),
            levels: game.levels.clone(),
            options,
            first: Share::default(),
            draws: Share::default(),
            lengths: Vec::new(),
            ends: BTreeMap::new(),
        });
        sum.first.add(of_first(game));
        sum.draws.add(f64::from(u8::from(game.score == 0.5)));
        sum.lengths.push(game.turns);
        *sum.ends.entry(game.how.clone()).or_default() += 1;
    }
    let mut sums: Vec<Sum> = sums.into_values().collect();
    for sum in &mut sums {
        sum.lengths.sort_unstable();
    }
    sums
}
