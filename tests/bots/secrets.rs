//! The computer sees what its seat sees: neither its answers nor their length depend on anything else.

use deckmate::bots::{Bot, Level};
use deckmate::games::deception::Deception;
use deckmate::games::doublecross::DoubleCross;
use deckmate::games::five_card::FiveCard;
use deckmate::games::storm::Storm;
use deckmate::play::{Dice, Game, Host, Seen};
use serde_json::json;

use super::asked::{host, think, Suggest};

/// A bot's input does not depend on anything that its seat has not seen.
#[test]
fn what_is_seen_is_made_without_what_is_hidden() {
    fn check<G: Game>(options: serde_json::Value) {
        let mut dice = Dice::new("worlds");
        let mut host: Host<G> = host("worlds", None, options);
        for _ in 0..40 {
            let Some(prompt) = host.prompt().cloned() else { break };
            let mut other = host.table().clone();
            G::imagine(&mut other, prompt.seat, &mut dice);
            let [one, other] = [host.table(), &other].map(|table| Seen::<G>::at(table, prompt.clone()));
            assert!(one.table() == other.table(), "{}", G::INFO.name);
            host.apply(prompt.options[dice.below(prompt.options.len().min(40))]).unwrap();
        }
    }
    check::<FiveCard>(json!({}));
    check::<Deception>(json!({}));
    check::<Storm>(json!({}));
}

/// Plays a game and asks at every prompt in worlds that differ only in what the asked seat may not know: it answers the
/// same, and thinks as long.
fn no_interference<G: Game>(suggest: Suggest<G>, options: serde_json::Value) {
    let mut dice = Dice::new("imagined");
    let (mut thoughts, mut clocks) = (0, 0);
    for seed in ["one", "two", "three", "four", "five"] {
        let mut host: Host<G> = host(seed, None, options.clone());
        for _ in 0..60 {
            let Some(prompt) = host.prompt().cloned() else { break };
            let level = Level::ALL[dice.below(Level::ALL.len())];
            let (choice, asked) = think::<G>(suggest, host.table(), &prompt, level, 3_000);
            let mut other = host.table().clone();
            G::imagine(&mut other, prompt.seat, &mut dice);
            for table in [&other, host.table()] {
                assert_eq!(think::<G>(suggest, table, &prompt, level, 3_000), (choice, asked));
            }
            thoughts += 1;
            clocks += asked;
            host.apply(choice).unwrap();
        }
    }
    assert!(thoughts > 100 && clocks > thoughts, "{}: {thoughts} thoughts, {clocks} looks at the clock", G::INFO.name);
}

#[test]
fn what_is_hidden_changes_neither_an_answer_nor_its_length() {
    no_interference::<DoubleCross>(DoubleCross::suggest, json!({}));
    no_interference::<FiveCard>(FiveCard::suggest, json!({}));
    no_interference::<Deception>(Deception::suggest, json!({}));
    no_interference::<Storm>(Storm::suggest, json!({}));
}

#[test]
fn no_source_of_an_opponent_opens_a_secret() {
    let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src/bots"))];
    let mut read = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                // A trial of an own card deals games of its own and plays both sides: it is nobody's opponent.
                if !path.ends_with("trial") {
                    folders.push(path);
                }
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            for door in ["truth(", ".holds(", ".base(", "into_inner", ".contents(", "turn::plays", "Eye::All", "Host<"]
            {
                assert!(!text.contains(door), "{} has `{door}`", path.display());
            }
            read += 1;
        }
    }
    assert!(read > 30, "only {read} files were read");
}
