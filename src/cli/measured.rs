//! Strength of the levels against one another, as the page shows it: `src/bots/measured.json`, made from matches.

use std::collections::BTreeMap;

use deckmate::bots::{budget, Level};
use deckmate::play::{Code, Fault};
use serde_json::{json, Value};

use super::played::Played;
use super::score::scored;

/// A row for each game and pair of levels, in the order of games and levels; scores in thousandths. With the nodes that both
/// levels may spend, so that a test sees when the row speaks of other levels than those of the program.
///
/// # Errors
/// A game that was not played by two levels.
pub fn rows(games: &[Played]) -> Result<Value, Fault> {
    let mut matches: BTreeMap<(String, Option<Level>, String), Vec<Played>> = BTreeMap::new();
    for played in games {
        let [level, other] = [0, 1].map(|which| Level::from_name(&played.levels[which]));
        if level.is_none() || other.is_none() {
            return Err(Fault::new(Code::BadInput, format!("no match between two levels: {}", played.named())));
        }
        matches.entry((played.kind.clone(), level, played.levels[1].clone())).or_default().push(played.clone());
    }
    let thousandths = |share: f64| (share * 1_000.0).round() as u32;
    let row = |((game, level, below), games): ((String, Option<Level>, String), Vec<Played>)| {
        let (level, other) = (level?, Level::from_name(&below)?);
        let (score, [low, high]) = scored(&games);
        let seed = games.first()?.match_seed().to_owned();
        Some(json!({
            "game": game, "level": level.name(), "below": below, "games": games.len(),
            "score": thousandths(score), "low": thousandths(low), "high": thousandths(high), "seed": seed,
            "nodes": [budget(&game, level)?, budget(&game, other)?],
        }))
    };
    Ok(matches.into_iter().filter_map(row).collect())
}

/// The rows as the file has them, one a line.
pub fn text(rows: &Value) -> String {
    let lines: Vec<String> = rows.as_array().into_iter().flatten().map(|row| format!("  {row}")).collect();
    format!("[\n{}\n]", lines.join(",\n"))
}
