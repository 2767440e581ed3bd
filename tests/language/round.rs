//! Cards come back as they were from JSON and from packed texts.

use deckmate::games::storm::language;
use deckmate::games::storm::model::tree::arena::Arena;
use deckmate::Value;

use super::{all, file, lines, printed};

/// Printed cards with more ways than the bound: ours, and looked at by proofs of their own.
const WIDE: [&str; 2] = ["Double", "Solid Snake"];

/// Reads a card; one of ours may have more ways than others.
pub fn read<'a>(value: &Value, arena: &'a Arena<'a>) -> language::Design<'a> {
    let title = value.get("title").and_then(Value::text).unwrap();
    match language::read(value, arena) {
        Ok(design) => design,
        Err(wrong) if WIDE.contains(&title) && wrong.len() == 1 && wrong[0].words.contains("ways to play it") => {
            language::card::read_unbounded(value, arena).unwrap()
        }
        Err(wrong) => panic!("{title}: {wrong:?}"),
    }
}

#[test]
fn json_is_written_as_it_was_read() {
    for value in all() {
        let arena = Arena::default();
        assert_eq!(language::write(&read(&value, &arena)).sorted(), value.sorted());
    }
    assert_eq!((printed().len(), lines("new.jsonl").len()), (111, 10));
}

#[test]
fn packed_cards_are_short_and_come_back() {
    let mut lengths = Vec::new();
    let counted = printed().len() + lines("new.jsonl").len();
    for value in all() {
        let arena = Arena::default();
        let design = read(&value, &arena);
        let text = language::pack(&design);
        if language::ways(&design.tree) <= 4096 {
            let again = Arena::default();
            let back = language::unpack(&text, &again).unwrap_or_else(|wrong| panic!("{value} {text}: {wrong:?}"));
            assert_eq!(back, design);
            assert_eq!(language::pack(&back), text);
        }
        lengths.push((text.len(), value.get("title").unwrap().to_string(), text));
    }
    // The other cards are long ones, made to say everything.
    lengths.truncate(counted);
    lengths.sort();
    let mean = lengths.iter().map(|(length, ..)| length).sum::<usize>() as f64 / lengths.len() as f64;
    println!("mean {mean:.1}, least {:?}, most {:?}", lengths.first(), lengths.last());
    assert!(mean < 15.2, "{mean}");
    assert!(lengths.last().unwrap().0 <= 40, "{lengths:?}");
}

/// The printed cards of the program, as the file has them.
pub fn said() -> String {
    let mut all: Vec<_> = deckmate::games::storm::cards::printed::said().collect();
    all.sort_by_key(|card| card.number);
    let line = |card: &&deckmate::games::storm::cards::printed::Said| {
        let mut parts = vec![("n".to_owned(), Value::from(u32::from(card.number)))];
        parts.extend(language::card::write_tree(&card.tree));
        format!("{}\n", Value::Map(parts))
    };
    all.iter().map(line).collect()
}

#[test]
fn the_trees_of_the_program_are_those_of_the_file() {
    let kept = std::fs::read_to_string(file("printed.jsonl")).unwrap();
    assert!(kept == said(), "write it anew with `cargo test --test language -- --ignored`");
}
