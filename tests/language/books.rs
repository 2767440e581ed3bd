//! The grammar as data: every verb is in a group, every word in a sort, and nothing leads to what is not there.

use deckmate::games::storm::cards::{decks, printed};
use deckmate::games::storm::language::{self, grammar, steps};
use deckmate::games::storm::model::catalog::{Card, Counsel, Play};
use deckmate::games::storm::model::tree::arena::Arena;
use deckmate::Value;

use super::all;

#[test]
fn every_verb_is_offered_in_one_group() {
    for verb in steps::VERBS {
        let groups = grammar::GROUPS.iter().filter(|(_, words)| words.contains(&verb.word)).count();
        assert_eq!(groups, 1, "{}", verb.word);
    }
    let known = |word: &&str| steps::Verb::of(word).is_some();
    assert!(grammar::GROUPS.iter().all(|(_, words)| words.iter().all(known)));
}

/// Names of sorts that a part of the grammar leads to.
fn led_to(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::List(all) => all.iter().for_each(|value| led_to(value, found)),
        Value::Map(all) => {
            found.extend(all.iter().filter(|(word, _)| word == "is").filter_map(|(_, to)| Some(to.text()?.to_owned())));
            all.iter().for_each(|(_, value)| led_to(value, found));
        }
        _ => {}
    }
}

#[test]
fn the_grammar_leads_to_what_is_there() {
    let grammar = grammar::grammar();
    let mut found = Vec::new();
    led_to(&grammar, &mut found);
    let sorts = grammar.get("sorts").unwrap();
    for name in found {
        assert!(matches!(name.as_str(), "yes" | "step") || sorts.get(&name).is_some(), "{name}");
    }
    let Some(Value::List(verbs)) = grammar.get("verbs") else { panic!("no verbs") };
    assert_eq!(verbs.len(), steps::VERBS.len());
    for list in grammar::lists() {
        let twins = grammar::lists().into_iter().filter(|other| other.what == list.what).count();
        assert_eq!(twins, 1, "two lists are called `{}`", list.what);
    }
    // The page loads it with the workshop.
    assert!(grammar.to_string().len() < 30_000, "{}", grammar.to_string().len());
}

#[test]
fn every_verb_and_every_part_of_it_is_tried() {
    let mut said = Vec::new();
    for card in all() {
        words(&card, &mut said);
    }
    for verb in steps::VERBS {
        for field in verb.must.iter().chain(verb.may).chain(verb.flags) {
            assert!(said.contains(&field.word.to_owned()), "no card of the tests says `{}`", field.word);
        }
        assert!(said.contains(&verb.word.to_owned()), "no card of the tests says `{}`", verb.word);
    }
}

fn words(value: &Value, said: &mut Vec<String>) {
    match value {
        Value::List(all) => all.iter().for_each(|value| words(value, said)),
        Value::Map(all) => {
            for (word, value) in all {
                said.push(word.clone());
                words(value, said);
            }
        }
        _ => {}
    }
}

#[test]
fn advice_and_warnings_follow_from_the_tree() {
    let about = |when: &str, steps: &str| {
        let json = format!(r#"{{"v":1,"title":"Trial","when":"{when}","do":{steps}}}"#);
        let arena = Arena::default();
        let design = language::read(&serde_json::from_str(&json).unwrap(), &arena).unwrap();
        (language::advice(&design), language::warnings(&design.tree))
    };
    assert_eq!(about("end", r#"[{"draw":2},{"discard":1}]"#).0, Counsel::Gives(30));
    assert_eq!(about("any", r#"[{"discard":"hand"},{"draw":"hand"}]"#).0, Counsel::Plain);
    assert_eq!(about("after", r#"[{"remove":"foe pawn"}]"#).0, Counsel::Prized);
    let idle =
        about("end", r#"[{"choose":"own pawn","as":"b"},{"remove":"foe pawn","as":"a"},{"mark":"b","with":"asleep"}]"#);
    assert_eq!(idle.1, ["Nothing is done with what is called `a`."]);
    let never = about("end", r#"[{"choose":"own king","as":"a"},{"remove":"a"}]"#);
    assert_eq!(never.1, ["It can never be played: no king leaves the board, is captured or changes sides."]);
}

/// `docs/trees.md` says of each printed card whether it is data or a function, and whether a tree says it.
#[test]
fn the_table_of_the_printed_cards_is_true() {
    let book = include_str!("../../docs/trees.md");
    for card in Card::all().filter(|card| decks::holds(card.number())) {
        let is_said = printed::said().any(|said| said.number == card.number());
        let is_data = !matches!(card.row().play, Play::Do(_) | Play::Where(..) | Play::Last(..));
        let how = if is_data { "data" } else { "function" };
        let line = format!("| {:03} | {} | {how} | ", card.number(), card.title());
        let rest = book.lines().find_map(|known| known.strip_prefix(&line)).unwrap_or_else(|| panic!("no line {line}"));
        assert_eq!(rest.starts_with("no tree says it"), !is_said, "{line}{rest}");
    }
}
