//! Sum of runs of the computer: how many cross, where they are lost, which rewards are taken, which cards are dead.

use std::collections::BTreeMap;

use serde_json::Value;

use super::super::out::say;
use super::hand::CardCounts;

/// Prints what the runs come to together.
pub fn sum(lines: &[Value]) {
    let share = |part: usize, all: usize| 100.0 * part as f64 / all.max(1) as f64;
    let crossed: Vec<&Value> = lines.iter().filter(|line| line["crossed"] == true).collect();
    say!("{} runs, {:.0} % crossed", lines.len(), share(crossed.len(), lines.len()));
    let mean = |lines: &[&Value], name: &str| {
        lines.iter().filter_map(|line| line[name].as_f64()).sum::<f64>() / lines.len().max(1) as f64
    };
    let all: Vec<&Value> = lines.iter().collect();
    let (all_minutes, minutes) = (mean(&all, "seconds") / 60.0, mean(&crossed, "seconds") / 60.0);
    say!("minutes: {minutes:.1} of those that crossed, {all_minutes:.1} of all; score {:.0}", mean(&all, "score"));
    for game in 0..deckmate::bots::run::GAMES {
        let ends: Vec<&str> = lines.iter().filter_map(|line| line["outcomes"][game].as_str()).collect();
        let of = |word: &str| share(ends.iter().filter(|&&end| end == word).count(), ends.len());
        let ends_in = |word| of(word);
        let [mate, points, draw, lost] = ["mate", "points", "draw", "lost"].map(ends_in);
        say!(
            "game {}: {} played, mate {mate:.0}, points {points:.0}, drawn {draw:.0}, lost {lost:.0} %",
            game + 1,
            ends.len()
        );
    }
    let rewards: Vec<&Value> = lines.iter().filter_map(|line| line["taken"].as_array()).flatten().collect();
    for row in ["yours", "any", "bright"] {
        let taken = rewards.iter().filter(|reward| reward["row"] == row && reward["skip"] == false).count();
        say!("row {row}: {:.0} % of {} rewards", share(taken, rewards.len()), rewards.len());
    }
    let mut cards: CardCounts = BTreeMap::new();
    for (card, counts) in lines.iter().filter_map(|line| line["cards"].as_object()).flatten() {
        for (sum, count) in
            cards.entry(card.clone()).or_default().iter_mut().zip(counts.as_array().into_iter().flatten())
        {
            *sum += count.as_u64().unwrap_or_default() as u32;
        }
    }
    for (card, [turns, dead, stays, plays]) in cards {
        let [dead, played] = [(dead, turns), (plays, stays)].map(|(part, all)| share(part as usize, all as usize));
        say!("{card}: {stays} in hand, played {played:.0} %, dead in {dead:.0} % of {turns} turns");
    }
}
