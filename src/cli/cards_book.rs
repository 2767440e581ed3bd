//! docs/cards.md: the language of cards as a document, made of its grammar.

use std::fmt::Write;

use deckmate::games::storm::cards::workshop;
use deckmate::games::storm::language::sort::{limits, Field, List, Sort};
use deckmate::games::storm::language::steps::Verb;
use deckmate::games::storm::language::{self, grammar};
use deckmate::games::storm::model::catalog::When;
use deckmate::games::storm::model::tree::arena::Arena;
use deckmate::Value;

/// Cards that the document shows.
const EXAMPLES: [&str; 8] = [
    r#"{"v":1,"title":"Catapult","when":"instead","do":[{"move":"own rook","leap":[3,0],"take":"foe"}]}"#,
    r#"{"v":1,"title":"Bodyguard","when":"end","do":[{"mark":{"of":"own but king","where":[{"beside":"own king"}]},"with":"shielded","until":"their-turn"}]}"#,
    r#"{"v":1,"title":"Recruit","when":"end","do":[{"only":{"some":"own pawn","most":3}},{"spawn":"pawn","to":[{"rank":2}]}]}"#,
    r#"{"v":1,"title":"Ransom","when":"after","do":[{"only":"lost but pawn"},{"return":"lost","to":[{"rank":1}]},{"remove":"own pawn"}]}"#,
    r#"{"v":1,"title":"Tournament","when":"end","do":[{"choose":"own knight","as":"a"},{"choose":"foe knight","as":"b"},{"roll":[[{"remove":"b"}],[{"remove":"a"}]]}]}"#,
    r#"{"v":1,"title":"Tribute","when":"end","do":[{"foe":[{"choose":"own pawn","as":"a"}]},{"remove":"a"}]}"#,
    r#"{"v":1,"title":"Weather","when":"end","do":[{"when":{"more":"foe"},"do":[{"draw":2}],"else":[{"discard":1}]}]}"#,
    r#"{"v":1,"title":"Quicksand","when":"end","do":[{"lay":["centre"],"with":"swallowed","until":{"turns":3}}]}"#,
];

/// A blank card.
const BLANK: &str = r#"{"v":1,"title":"Musical chairs","when":"end","do":"by-hand","text":"All knights get up. The players seat them again in turn, on any empty squares, you first."}"#;

/// The document.
pub fn book() -> String {
    let mut out = String::new();
    begin(&mut out);
    out += "\n## Examples\n\nEach with the sentence that is made of it.\n\n";
    for json in EXAMPLES {
        let arena = Arena::default();
        let design = serde_json::from_str::<Value>(json).ok().and_then(|value| language::read(&value, &arena).ok());
        let sentence = design.map(|design| language::sentence(&design.tree)).unwrap_or_default();
        let _ = writeln!(out, "```json\n{json}\n```\n\n{sentence}\n");
    }
    out += "## The parts of a card\n\n";
    fields(&mut out, language::MUST, "");
    fields(&mut out, language::MAY, " (may be left out)");
    windows(&mut out);
    blank(&mut out);
    for (group, words) in grammar::GROUPS {
        let _ = write!(out, "\n## {group}\n");
        words.iter().filter_map(|word| Verb::of(word)).for_each(|verb| one_verb(&mut out, verb));
    }
    out += "\n## Pieces, squares, conditions\n";
    for (name, sort) in grammar::named() {
        let _ = write!(out, "\n### {name}\n\n");
        sort_at_length(&mut out, sort);
    }
    out += "\n## Words\n";
    for list in grammar::lists().into_iter().filter(|list| list.words.len() > 2) {
        let _ = write!(out, "\n### {}\n\n| Word | What it means |\n|---|---|\n", list.what);
        for (word, about) in list.words.iter().zip(list.about) {
            let _ = writeln!(out, "| `{word}` | {} |", about.trim_start());
        }
    }
    let _ = write!(
        out,
        "\n## Signs of the picture\n\n`art` has one to five of these, with spaces between: {}; and pieces, such as `own:pawn`, \
         `foe:rook`, `any:knight`.\nWithout it the picture follows from the steps.\n",
        words(language::SIGNS)
    );
    out
}

fn begin(out: &mut String) {
    let _ = write!(
        out,
        "# The language of cards\n\nA card of one's own is an object of JSON: a title, a window, and what it does, step by step. Its sentence and its \
         picture\nfollow from the steps; `deckmate check FILE` prints both, or says what is wrong and where. This document is made by\n\
         `deckmate check --book` of the grammar that the engine reads by, and a test compares them.\n\n\
         A card has at most {} bytes, {} steps, {} deep inside each other, asks for at most {} choices, and can be played in at most \
         {} ways.\nNames are `a`, `b`, `c`, `d`: what an earlier step called so with `as` can be meant by later ones. Kings are never captured,\n\
         removed, replaced or changed by a card. A deed about pieces or squares that are not singled out asks for them.\n",
        limits::BYTES, limits::STEPS, limits::DEPTH, limits::CHOICES, limits::WAYS
    );
}

/// The place of a list in the document.
fn anchor(list: &List) -> String {
    list.what.replace(' ', "-")
}

fn words(words: &[&str]) -> String {
    words.iter().map(|word| format!("`{word}`")).collect::<Vec<_>>().join(", ")
}

fn windows(out: &mut String) {
    *out += "\n| `when` | On the card | Played |\n|---|---|---|\n";
    let names = match language::MUST.iter().find(|field| field.word == "when").map(|field| field.sort) {
        Some(Sort::Word(List { words, .. })) => *words,
        _ => &[],
    };
    for (name, when) in names.iter().zip(When::ALL) {
        let _ = writeln!(out, "| `{name}` | {} | {} |", when.letters(), when.about());
    }
}

/// The chapter on cards that people carry out.
fn blank(out: &mut String) {
    *out += "\n## Blank cards\n\nWhat no step says, people can: `do` is the word `by-hand` then, and `text` says what the player does. Its player carries it \
             out by\nhand, deed by deed, and the other one admits it or denies it (`docs/rules/chess-storm.md`, CS-0.94 to CS-0.98). Only people play a \
             game\nwith such a card.\n\n";
    let _ = writeln!(out, "```json\n{BLANK}\n```\n");
    fields(out, language::BLANK_MUST, "");
    fields(out, language::BLANK_MAY, " (may be left out)");
}

fn one_verb(out: &mut String, verb: &'static Verb) {
    let _ = write!(out, "\n### {}\n\n{}\n\n", verb.word, verb.about);
    match verb.value {
        [field] => {
            let _ = writeln!(out, "* `{}`: {} {}", field.word, field.about, looks(verb.sort()));
        }
        _ => {
            let _ = writeln!(out, "* `{}`: true.", verb.word);
        }
    }
    fields(out, verb.must, "");
    fields(out, verb.may, " (may be left out)");
    let known: Vec<&str> = workshop::known(verb.word).into_iter().take(2).map(workshop::title).collect();
    for flag in verb.flags {
        let _ = writeln!(out, "* `{}`: true, or left out. {}", flag.word, flag.about);
    }
    if !known.is_empty() {
        let _ = writeln!(out, "\nAs in *{}*.", known.join("* and *"));
    }
}

fn fields(out: &mut String, fields: &'static [Field], more: &str) {
    for field in fields {
        let _ = writeln!(out, "* `{}`{more}: {} {}", field.word, field.about, looks(field.sort));
    }
}

/// The look of a value, in one sentence.
fn looks(sort: &'static Sort) -> String {
    if let Some(name) = grammar::name_of(sort) {
        return format!("See [{name}](#{name}).");
    }
    match sort {
        Sort::Yes => "True.".into(),
        Sort::Number(least, most) if least == most => format!("{least}."),
        Sort::Number(least, most) => format!("A number from {least} to {most}."),
        Sort::Word(list) if list.words.len() > 2 => format!("A {0}: see [{0}](#{1}).", list.what, anchor(list)),
        Sort::Word(list) => format!("{}.", words(list.words).replace(", ", " or ")),
        Sort::Name => "A name: `a`, `b`, `c` or `d`.".into(),
        Sort::Kinds => "Kinds in one text, such as `rook knight`: see [kind to become](#kind-to-become).".into(),
        Sort::Pieces(_) => "Words for pieces.".into(),
        Sort::Letters(most) => format!("Up to {most} letters."),
        Sort::Picture => "One to five signs.".into(),
        Sort::Many { what, .. } | Sort::Row(what, _) => format!("{what}."),
        Sort::One(what, _) => format!("A {what}."),
        Sort::Object(must, may) => {
            let names: Vec<&str> = must.iter().chain(*may).map(|field| field.word).collect();
            format!("An object with {}.", words(&names))
        }
        Sort::Either(what, sorts) => {
            let lists = sorts.iter().filter(|sort| matches!(sort, Sort::Word(_))).map(|sort| looks(sort));
            let upper = what.chars().next().map(|first| first.to_uppercase().to_string() + &what[first.len_utf8()..]);
            std::iter::once(upper.unwrap_or_default() + ".").chain(lists).collect::<Vec<_>>().join(" ")
        }
        Sort::Step => "A step.".into(),
    }
}

/// All that a value may be.
fn sort_at_length(out: &mut String, sort: &'static Sort) {
    match sort {
        Sort::Either(what, sorts) => {
            let _ = writeln!(out, "This is {what}:\n");
            for sort in *sorts {
                match grammar::name_of(sort) {
                    Some(name) => {
                        let _ = writeln!(out, "* See [{name}](#{name}).");
                    }
                    None => sort_at_length(out, sort),
                }
            }
        }
        Sort::Pieces(words_of) => {
            let all =
                if words_of.on_board { ", with `all` before it for every one of them, or a name alone" } else { "" };
            let [bases, kinds] =
                [&words_of.bases, &words_of.kinds].map(|list| format!("[{}](#{})", list.what, anchor(list)));
            let _ = writeln!(out, "A text: a {bases}{all}. Behind it stand kinds, or `but` and kinds: {kinds}.");
        }
        Sort::One(_, parts) => fields(out, parts, ""),
        Sort::Object(must, may) => {
            fields(out, must, "");
            fields(out, may, " (may be left out)");
            for field in must.iter().chain(*may) {
                if let Sort::Many { of, .. } = field.sort {
                    out.push('\n');
                    sort_at_length(out, of);
                }
            }
        }
        Sort::Many { what, of, .. } => {
            let _ = writeln!(out, "{what}, in a list.\n");
            if !matches!(of, Sort::Step) {
                sort_at_length(out, of);
            }
        }
        other => {
            let _ = writeln!(out, "* {}", looks(other));
        }
    }
}
