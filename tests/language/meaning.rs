//! Our own texts of printed cards against the sentences that their trees make: what one says the other says, by the words
//! that have a meaning.

use std::collections::BTreeSet;

use deckmate::games::storm::language;
use deckmate::games::storm::model::tree::arena::Arena;

use super::printed;
use super::round::read;

/// Words that say nothing by themselves.
const EMPTY: &str = "a an the of to on in is it its it's are be by with from as at or and any one each all your you their \
                     they that this there then than only if while can can't may must not so but for where who which \
                     make makes made just opponent opponent's enemy piece pieces board square squares next turn now choose \
                     first into what does do no has have own another other";

/// Words for the same thing.
const ALIKE: &[&[&str]] = &[
    &["captures", "captured", "capture", "capturing"],
    &["moves", "moved", "move", "moving", "slides", "goes"],
    &["returns", "return", "back", "lands"],
    &["becomes", "become", "changes", "yours", "sides"],
    &["king", "kings", "checkmate", "check"],
    &["removed", "remove", "removes"],
    &["undo", "undone"],
    &["leave", "leaves"],
    &["jumps", "jump"],
    &["empty", "stand", "stop", "stands"],
    &["discard", "draw"],
];

/// Words of ours that the sentence of a tree cannot say, and need not: by the card's number, with the reason.
const BEYOND: &[(u8, &str, &str)] = &[
    (6, "plain chess", "a flourish"),
    (11, "under", "the square of an own piece, said otherwise"),
    (13, "put church", "its name"),
    (75, "could started game", "starting squares"),
    (76, "fourth", "the only empty corner"),
    (86, "instead", "its window says so"),
    (93, "along line put stopped", "a piece that stops the check stands between"),
    (97, "up two", "once, and once more"),
    (111, "diagonals", "the lines of all it attacks"),
    (115, "nothing", "without capturing"),
    (129, "vulture", "its name"),
];

/// The words of a text that have a meaning, each as the first of those that are like it.
fn meaning(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '\'').map(str::to_lowercase);
    let words = words.filter(|word| !word.is_empty() && !EMPTY.split_whitespace().any(|empty| empty == word));
    words
        .map(|word| {
            let group = ALIKE.iter().find(|group| group.contains(&word.as_str()));
            // Plurals are one word with their singulars.
            group.map_or_else(|| word.trim_end_matches('s').to_owned(), |group| group[0].to_owned())
        })
        .collect()
}

#[test]
fn sentences_of_trees_say_what_ours_say() {
    let mut lacking = Vec::new();
    for (card, value) in printed() {
        let arena = Arena::default();
        let made = meaning(&language::sentence(&read(&value, &arena).tree));
        let beyond = BEYOND.iter().find(|(number, ..)| *number == card.number()).map_or("", |(_, words, _)| words);
        let beyond: BTreeSet<String> = meaning(beyond);
        let ours = meaning(card.row().text);
        let lost: Vec<&String> = ours.difference(&made).filter(|word| !beyond.contains(*word)).collect();
        if !lost.is_empty() {
            lacking.push(format!("{} {}: {lost:?}", card.number(), card.title()));
        }
        let idle: Vec<&String> = beyond.iter().filter(|word| made.contains(*word) || !ours.contains(*word)).collect();
        assert!(idle.is_empty(), "{} is excused from words that it has, or needs not: {idle:?}", card.title());
    }
    assert!(lacking.is_empty(), "sentences lack what ours say: {lacking:#?}");
}

#[test]
fn a_sentence_that_lacks_a_fact_is_found() {
    let ours = meaning("Send an enemy pawn one or two squares straight back, over empty squares.");
    let made = meaning("Send an enemy pawn one or two squares straight ahead.");
    assert_eq!(ours.difference(&made).collect::<Vec<_>>(), ["empty", "over", "returns"]);
}
