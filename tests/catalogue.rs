//! The catalogue of Chess Storm against its rules books and its spec files: the cards of its decks with their numbers and
//! names, and for every card a file of cases; for a printed one they show all that can happen to it.

use deckmate::games::doublecross::DoubleCross;
use deckmate::games::five_card::FiveCard;
use deckmate::games::storm::cards::{decks, rows, second};
use deckmate::games::storm::model::catalog::{Row, When};
use deckmate::games::storm::Storm;
use deckmate::play::spelling::alike;
use deckmate::play::{close, Game};

const BOOK: &str = include_str!("../docs/rules/chess-storm.md");
const SECOND: &str = include_str!("../docs/rules/second-deck.md");

/// Things that can happen to a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Played,
    NoEffect,
    Cancelled,
    Copied,
    Taken,
    InFlush,
    NoMate,
    Ended,
    TakenBack,
}

use Kind::{Cancelled, Copied, Ended, InFlush, NoEffect, NoMate, Played, Taken, TakenBack};

const KINDS: [Kind; 9] = [Played, NoEffect, Cancelled, Copied, Taken, InFlush, NoMate, Ended, TakenBack];

/// Cards that cannot mate, so that the checkmate rule has nothing to forbid.
const HARMLESS: [(&str, &[u8]); 4] = [
    ("it is about cards, not about the board", &[2, 6, 117, 118, 119, 120, 129, 130, 131, 132, 133]),
    ("a duty never keeps anybody from answering a check; no king is in check", &[5, 7, 85, 127, 135, 138]),
    ("it leaves every attack as it is", &[8, 13, 139]),
    ("nothing gets a new attack, and what could answer a check still can", &[18, 22]),
];

/// Cards with a condition that never fails: a king stands on the board, and a move leaves a square empty.
const SURE: [u8; 4] = [10, 11, 15, 20];

impl Kind {
    /// The rules one of which the title of such a case names, and the cards one of which it is about; for the first two
    /// kinds what is answered about the card itself.
    fn marks(self) -> (&'static [&'static str], &'static [&'static str]) {
        match self {
            Played => (&[], &["card"]),
            NoEffect => (&[], &["dump"]),
            Cancelled => (&["CS-117", "CS-118", "CS-119", "CS-120"], &["nope", "niet", "no", "negative"]),
            Copied => (&["CS-133"], &["mirror"]),
            Taken => (&["CS-129"], &["vulture"]),
            InFlush => (&["CS-130"], &["flush"]),
            NoMate => (&["CS-0.52", "CS-0.53"], &[]),
            Ended => (&["CS-134"], &["trash-can"]),
            TakenBack => (&["CS-122", "CS-123", "CS-124"], &["repealed", "cancelled", "abolished"]),
        }
    }

    /// True if it can happen to a card. One of each is in the deck, so none meets itself.
    fn applies(self, row: &Row) -> bool {
        match self {
            Played | Cancelled => true,
            // An answer to a card has no other condition, and is not discarded.
            NoEffect => {
                let is_sure = SURE.contains(&row.number) || playable_when(row).starts_with("always");
                row.window != When::Reply && !is_sure
            }
            Copied => row.number != 133,
            Taken => row.number != 129,
            // A card whose window does not come in the turn is discarded at its end.
            InFlush => row.number != 130,
            NoMate => !HARMLESS.iter().any(|(_, cards)| cards.contains(&row.number)),
            Ended => row.lasts,
            // A card before the move stays played (CS-0.71); what answers a turn is not part of it.
            TakenBack => [When::Before, When::Instead, When::End, When::Any].contains(&row.window),
        }
    }

    fn is_shown(self, row: &Row, cases: &[Case]) -> bool {
        let (rules, about) = self.marks();
        cases.iter().filter(|case| case.is_of(row)).any(|case| match self {
            Played | NoEffect => case.offers(&format!("{}:{}", about[0], row.name)),
            _ => {
                let is_named = rules.iter().any(|rule| *rule != id(row) && case.names(rule));
                is_named && (about.is_empty() || about.iter().any(|card| case.tells_of(card)))
            }
        })
    }
}

/// A case of a spec file.
struct Case {
    /// The name of its file.
    file: String,
    title: String,
    /// Lines that the cases of the file share, and its own.
    text: String,
}

impl Case {
    fn names(&self, rule: &str) -> bool {
        self.title.split_whitespace().any(|word| word == rule)
    }

    fn is_of(&self, row: &Row) -> bool {
        self.file == file(row) || self.names(&id(row))
    }

    /// True if an answer is given, or seen to be offered.
    fn offers(&self, answer: &str) -> bool {
        let parts = self.text.split(['\n', ';']).map(|part| part.split_whitespace().collect::<Vec<_>>());
        parts.filter(|words| !words.contains(&"lacks")).any(|words| words.contains(&answer))
    }

    fn tells_of(&self, card: &str) -> bool {
        self.text.split_whitespace().any(|word| word.rsplit(':').next() == Some(card))
    }
}

fn id(row: &Row) -> String {
    format!("CS-{:03}", row.number)
}

fn file(row: &Row) -> String {
    format!("{:03}-{}.spec", row.number, row.name)
}

/// The book's entry about a card.
fn entry(row: &Row) -> &'static str {
    let title = format!("\n### {} {}\n", id(row), row.title);
    let book = if second::holds(row.number) { SECOND } else { BOOK };
    let start = book.find(&title).unwrap_or_else(|| panic!("the rules book has no entry{title}"));
    let rest = &book[start + 1..];
    rest.find("\n## ").into_iter().chain(rest.find("\n### ")).min().map_or(rest, |end| &rest[..end])
}

fn playable_when(row: &Row) -> &'static str {
    let line = entry(row).lines().find_map(|line| line.strip_prefix("- **Playable when:** "));
    line.unwrap_or_else(|| panic!("the entry of {} {} has no line `Playable when`", id(row), row.title))
}

/// The cards of the usual deck.
fn printed() -> impl Iterator<Item = &'static Row> {
    rows().iter().copied().filter(|row| decks::holds(row.number))
}

/// The cases of Chess Storm.
fn cases() -> Vec<Case> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/specs/storm");
    let mut cases = Vec::new();
    for path in std::fs::read_dir(folder).expect("the folder of specs").map(|entry| entry.expect("an entry").path()) {
        let text = std::fs::read_to_string(&path).expect("a spec file");
        let file = path.file_name().expect("a name").to_string_lossy().into_owned();
        let mut parts = format!("\n{text}").split("\ncase ").map(str::to_owned).collect::<Vec<_>>().into_iter();
        let shared = parts.next().unwrap_or_default();
        cases.extend(parts.map(|part| {
            let (title, own) = part.split_once('\n').unwrap_or((&part, ""));
            Case { file: file.clone(), title: title.to_owned(), text: format!("{shared}\n{own}") }
        }));
    }
    cases
}

/// The kinds of cases that are missing, each with its cards.
fn missing() -> Vec<(Kind, Vec<String>)> {
    let cases = cases();
    let lacks = |kind: Kind, row: &&Row| kind.applies(row) && !kind.is_shown(row, &cases);
    let of = |kind| printed().filter(|row| lacks(kind, row)).map(|row| format!("{} {}", id(row), row.title)).collect();
    KINDS.iter().map(|&kind| (kind, of(kind))).collect()
}

#[test]
fn the_rows_are_the_cards_of_the_books() {
    agrees(BOOK, printed().collect());
    agrees(SECOND, second::rows().iter().collect());
    assert_eq!(second::rows().len(), 30);
}

/// A book has these cards, in its index and each with an entry.
fn agrees(book: &str, rows: Vec<&'static Row>) {
    let index = book.lines().filter_map(|line| line.strip_prefix("| CS-")?.strip_suffix(" |"));
    let listed: Vec<Vec<&str>> = index.map(|line| line.split(" | ").collect()).collect();
    assert_eq!(
        rows.iter().map(|row| id(row)[3..].to_owned()).collect::<Vec<_>>(),
        listed.iter().map(|line| line[0]).collect::<Vec<_>>()
    );
    for (row, listed) in rows.into_iter().zip(listed) {
        assert_eq!(listed[..3], [&id(row)[3..], row.title, row.window.letters()]);
        assert_eq!(listed[3].starts_with("continuous"), row.lasts, "{}", row.title);
        assert_eq!(entry(row).contains("**Duration:** continuous ☉"), row.lasts, "{}", row.title);
    }
}

#[test]
fn every_card_has_a_file_with_the_boards_of_its_examples() {
    let cases = cases();
    for row in rows() {
        let own: Vec<&Case> = cases.iter().filter(|case| case.file == file(row)).collect();
        assert!(!own.is_empty(), "tests/specs/storm/{} is missing", file(row));
        if decks::of(row.number).is_none() {
            continue;
        }
        for example in entry(row).lines().filter(|line| line.starts_with("- **Example ")) {
            let quoted = ["before `", "after `"].into_iter().filter_map(|word| example.split_once(word));
            for placement in quoted.filter_map(|(_, rest)| rest.split([' ', '`']).next()) {
                let is_there = own.iter().any(|case| case.text.contains(placement));
                assert!(is_there, "{}: {placement}", file(row));
            }
        }
    }
}

#[test]
fn whatever_can_happen_to_a_card_is_shown_by_a_case() {
    for (kind, cards) in missing() {
        assert!(cards.is_empty(), "no case of the kind {kind:?} for the cards {cards:?}");
    }
}

/// A card is read in any spelling of its name, so no two names of a game may have the same letters and digits.
#[test]
fn no_two_names_of_cards_are_alike() {
    let games = [Storm::card_names(), DoubleCross::card_names(), FiveCard::card_names()];
    for names in games {
        for (at, name) in names.iter().enumerate() {
            let twin = names[..at].iter().find(|other| alike(other, name));
            assert_eq!(twin, None, "{name} is read like another card");
        }
    }
    for spelling in ["rocknroll", "Rock 'n' Roll", "rock-n-roll", "ROCK_N_ROLL"] {
        assert!(alike(spelling, "rock-n-roll"), "{spelling}");
    }
    assert!(alike("Olé!", "ole") && alike("Coup d'État", "coup-detat") && !alike("stall", "stable"));
}

/// The second deck is written in the language, one card a line, and the reader of our own files reads what any other does.
#[test]
fn the_second_deck_is_read_as_it_is_written() {
    let file = include_str!("../src/games/storm/cards/second.jsonl");
    for (line, row) in file.lines().zip(second::rows()) {
        let card: deckmate::Value = serde_json::from_str(line).expect("JSON");
        assert_eq!(close::value(line).as_ref(), Some(&card));
        assert_eq!(card.get("title").and_then(deckmate::Value::text), Some(row.title));
        assert!(row.text.len() <= 160, "{}: {}", row.title, row.text);
    }
    for broken in ["", "{", "[1,", r#"{"v":1}x"#, r#"{"v" 1}"#, r#"["a""b"]"#] {
        assert_eq!(close::value(broken), None, "{broken}");
    }
}

/// A deck is named by its word, and several by their words.
#[test]
fn decks_have_names() {
    let deck = |value: &str| {
        let counted = deckmate::games::catalog::counted("chess-storm", "deck", &value.into());
        counted.map(|all| all.into_iter().map(|(_, count)| count as usize).sum::<usize>())
    };
    let sizes =
        [("second", 30), ("printed/second", 170), ("second:2", 200), ("0/second:1/crab:3", 33), ("second:0", 140)];
    for (value, size) in sizes {
        assert_eq!(deck(value).ok(), Some(size), "{value}");
    }
    assert!(deck("third").is_err() && deck("second/crab").is_err());
}
