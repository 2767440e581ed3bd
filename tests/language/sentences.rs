//! The sentences and signs of cards, kept in a file: what changes them shows as a difference.

use deckmate::games::storm::language;
use deckmate::games::storm::model::tree::arena::Arena;
use deckmate::Value;

use super::round::read;
use super::{file, lines, printed};

/// The file's text as it is made now.
fn made() -> String {
    let mut text = String::new();
    let mut add = |title: String, ours: Option<(&str, &str)>, value: &Value| {
        let arena = Arena::default();
        let design = read(value, &arena);
        let (sentence, signs) = (language::sentence(&design.tree), language::signs(&design.tree));
        text += &format!("{title}\n");
        if let Some((sentence, signs)) = ours {
            text += &format!("    ours: {sentence}\n          {signs}\n");
        }
        text += &format!("    tree: {sentence}\n          {signs}, {} ways\n", language::ways(&design.tree));
    };
    for (card, value) in printed() {
        add(format!("{} {}", card.number(), card.title()), Some((card.row().text, card.row().glyphs)), &value);
    }
    for value in lines("new.jsonl").iter().chain(&lines("more.jsonl")) {
        add(value.get("title").and_then(Value::text).unwrap().to_owned(), None, value);
    }
    text
}

#[test]
fn sentences_are_those_of_the_file() {
    let kept = std::fs::read_to_string(file("sentences.txt")).unwrap();
    let made = made();
    let differs = kept.lines().zip(made.lines()).find(|(kept, made)| kept != made);
    assert!(
        kept == made,
        "the first line that differs: {differs:?}\nread them anew, and write them with `cargo test --test language -- --ignored`"
    );
}

#[test]
#[ignore = "writes the files"]
fn write_the_printed_cards_and_the_sentences() {
    std::fs::write(file("printed.jsonl"), super::round::said()).unwrap();
    std::fs::write(file("sentences.txt"), made()).unwrap();
}
