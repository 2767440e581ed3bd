//! Evenings of 5 Card Chess between even players, with the stakes of games that were played: how long they last.
//! `cargo run --release --example evenings -- BUY_IN EVENINGS < games.jsonl`, the lines from `deckmate match --game
//! five-card --answers --jsonl`.

use std::io::Read;

use deckmate::games::five_card::evening::{Done, Evening};
use deckmate::play::{Dice, Fault};

/// The stake of a game by its answers: it doubles with each double that is taken.
fn stake(line: &str) -> u32 {
    1 << line.matches("\"double\",\"yes\"").count().min(6)
}

fn main() -> Result<(), Fault> {
    let number = |at: usize, usual: u32| std::env::args().nth(at).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (buy_in, count) = (number(1, 5), number(2, 4_000));
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap_or_default();
    let stakes: Vec<u32> = text.lines().filter(|line| line.contains("\"line\"")).map(stake).collect();
    let mut dice = Dice::new("evenings");
    let (mut lengths, mut rebuys) = (Vec::new(), 0);
    for _ in 0..count {
        let mut evening = Evening { buy_in, done: Vec::new() };
        let sheet = loop {
            let sheet = evening.sheet()?;
            let (did, player, stake) = match (&sheet.next, sheet.may_rebuy) {
                (Some(next), _) => {
                    let played = stakes.get(dice.below(stakes.len())).copied().unwrap_or(1);
                    let most = 1 << next.bankroll.ilog2();
                    ("game", dice.below(2), Some(played.min(most)))
                }
                (None, [true, _]) => ("rebuy", 0, None),
                (None, [_, true]) => ("rebuy", 1, None),
                _ => break sheet,
            };
            evening.done.push(Done { did: did.into(), player: Some(player), stake, ..Done::default() });
        };
        lengths.push(sheet.rows.len());
        rebuys += sheet.bought.iter().sum::<u32>() - 2;
    }
    lengths.sort_unstable();
    let part = |hundredths: usize| lengths[(lengths.len() - 1) * hundredths / 100];
    println!(
        "{} games played, of which stakes 1, 2, 4 and more: {:?}",
        stakes.len(),
        [1, 2, 4].map(|least| {
            stakes.iter().filter(|&&stake| if least == 4 { stake >= 4 } else { stake == least }).count()
        })
    );
    println!(
        "buy-in {buy_in}, {count} evenings: median {} games, 95 of 100 within {}, longest {}",
        part(50),
        part(95),
        part(100)
    );
    println!("{:.2} times bought in again, an evening", f64::from(rebuys) / f64::from(count.max(1)));
    Ok(())
}
