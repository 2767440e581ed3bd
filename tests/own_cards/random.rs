//! Cards by lot: steps of known cards mixed, some of them in branches, as far as the language allows what comes of it.

use deckmate::games::storm::language;
use deckmate::games::storm::model::tree::arena::Arena;
use deckmate::play::{Dice, Value};

const BOOKS: [&str; 3] =
    [include_str!("../cards/new.jsonl"), include_str!("../cards/more.jsonl"), include_str!("../cards/printed.jsonl")];
const WINDOWS: [&str; 7] = ["before", "instead", "end", "during", "after", "reply", "any"];

fn map(word: &str, value: Value) -> Value {
    Value::Map(vec![(word.into(), value)])
}

/// All steps of the books.
pub fn steps() -> Vec<Value> {
    let lines = BOOKS.iter().flat_map(|book| book.lines()).filter(|line| line.starts_with('{'));
    let cards = lines.map(|line| serde_json::from_str::<Value>(line).unwrap());
    cards
        .flat_map(|card| match card.get("do") {
            Some(Value::List(steps)) => steps.clone(),
            _ => Vec::new(),
        })
        .collect()
}

/// A card that may be played, packed.
pub fn card(steps: &[Value], dice: &mut Dice, number: usize) -> String {
    loop {
        let window = WINDOWS[dice.below(WINDOWS.len())];
        let mut some = |most: usize| -> Value {
            Value::List((0..=dice.below(most)).map(|_| steps[dice.below(steps.len())].clone()).collect())
        };
        let plain = some(3);
        let branches = Value::List(vec![some(2), some(2)]);
        let deed = match (dice.below(6), plain) {
            (0, _) => Value::List(vec![map("roll", branches)]),
            (1, _) => Value::List(vec![map("either", branches)]),
            (2, plain) => Value::List(vec![map("foe", plain)]),
            (_, plain) => plain,
        };
        let card = Value::Map(vec![
            ("v".into(), Value::from(1)),
            ("title".into(), Value::from(format!("Card {number}").as_str())),
            ("when".into(), Value::from(window)),
            ("do".into(), deed),
        ]);
        let arena = Arena::default();
        if let Ok(design) = language::read(&card, &arena) {
            return language::pack(&design);
        }
    }
}
