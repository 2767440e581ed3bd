//! Whatever comes as a card is read or refused in words: nothing panics, nothing takes long, and what is read comes back.

use std::time::{Duration, Instant};

use deckmate::games::storm::language;
use deckmate::games::storm::model::tree::arena::Arena;
use deckmate::play::Dice;
use deckmate::Value;

use super::all;
use super::round::read;

/// Number of mutilated cards and of mutilated links; the soak tries more.
fn tries() -> usize {
    std::env::var("DECKMATE_CARD_TRIES").ok().and_then(|text| text.parse().ok()).unwrap_or(4000)
}

/// Values that are put in the place of others.
const PIECES: [&str; 44] = [
    r#""own""#,
    r#""foe pawn""#,
    r#""any""#,
    r#""all foe""#,
    r#""own but king""#,
    r#""moved""#,
    r#""took knight""#,
    r#"["home"]"#,
    r#"["corner",{"rank":3}]"#,
    r#"{"of":"own rook","where":["edge"]}"#,
    "1",
    "2",
    "true",
    r#""gone""#,
    r#""check""#,
    r#"{"turns":4}"#,
    r#""knight""#,
    r#""queen""#,
    r#""foe""#,
    "[1,3]",
    "[2,1]",
    r#""ahead""#,
    r#"["ahead","back"]"#,
    r#""exiled""#,
    r#""a""#,
    r#""""#,
    r#""all""#,
    r#""but""#,
    "null",
    "-1",
    "1000000000",
    "1.5",
    "[]",
    "{}",
    r#"{"of":3}"#,
    r#""own but""#,
    r#"{"where":"x"}"#,
    "[[[]]]",
    r#""roll""#,
    r#""\u202e""#,
    r#"{"draw":1}"#,
    r#"[{"draw":1}]"#,
    r#"[[{"draw":1}],[]]"#,
    r#"{"beside":{"of":"a","where":[{"beside":"a"}]}}"#,
];

/// The part of a value at a place that is counted out, depth first.
fn part<'v>(value: &'v mut Value, left: &mut usize) -> Option<&'v mut Value> {
    if *left == 0 {
        return Some(value);
    }
    *left -= 1;
    match value {
        Value::List(all) => all.iter_mut().find_map(|value| part(value, left)),
        Value::Map(all) => all.iter_mut().find_map(|(_, value)| part(value, left)),
        _ => None,
    }
}

fn count(value: &Value) -> usize {
    1 + match value {
        Value::List(all) => all.iter().map(count).sum(),
        Value::Map(all) => all.iter().map(|(_, value)| count(value)).sum(),
        _ => 0,
    }
}

/// A card of ours with one to three parts in the place of others.
fn mutilated(cards: &[Value], dice: &mut Dice) -> Value {
    let mut card = cards[dice.below(cards.len())].clone();
    for _ in 0..=dice.below(3) {
        let mut at = 1 + dice.below(count(&card));
        let new = match dice.below(4) {
            0 => {
                let other = &mut cards[dice.below(cards.len())].clone();
                let mut at = 1 + dice.below(count(other));
                part(other, &mut at).cloned()
            }
            _ => Some(serde_json::from_str(PIECES[dice.below(PIECES.len())]).unwrap()),
        };
        if let (Some(part), Some(new)) = (part(&mut card, &mut at), new) {
            *part = new;
        }
    }
    card
}

/// A card that is read keeps its bounds, has a sentence and signs, and comes back from JSON and from a link.
fn holds(value: &Value) -> bool {
    let arena = Arena::default();
    let design = match language::read(value, &arena) {
        Ok(design) => design,
        Err(wrong) => {
            let says = |wrong: &language::Wrong| wrong.words.len() > 10 && !wrong.words.contains('\u{202e}');
            assert!(!wrong.is_empty() && wrong.iter().all(says), "{value}: {wrong:?}");
            return false;
        }
    };
    let (sentence, signs) = (language::sentence(&design.tree), language::signs(&design.tree));
    assert!(sentence.len() > 5 && sentence.ends_with(['.', '!']) && !sentence.contains("  "), "{value}: {sentence}");
    assert!((1..=5).contains(&signs.split(' ').count()), "{value}: {signs}");
    let written = language::write(&design);
    let text = language::pack(&design);
    let (again, back) = (Arena::default(), Arena::default());
    assert_eq!(language::read(&written, &again).unwrap(), design, "{value}");
    assert_eq!(language::unpack(&text, &back).as_ref(), Ok(&design), "{value} {text}");
    true
}

#[test]
fn mutilated_cards_are_read_or_refused_in_words() {
    let (cards, mut dice) = (all(), Dice::new("mutilated cards"));
    let good = (0..tries()).filter(|_| holds(&mutilated(&cards, &mut dice))).count();
    println!("{} mutilated cards, {good} of them still good", tries());
    assert!(good > tries() / 100, "{good}: too few to try what is read");
}

#[test]
fn mutilated_links_are_refused_in_words() {
    let arena = Arena::default();
    let links: Vec<String> = all().iter().map(|card| language::pack(&read(card, &arena))).collect();
    let signs: Vec<char> = ('A'..='Z').chain('a'..='z').chain('0'..='9').chain(['-', '_', ' ', '%', 'é']).collect();
    let mut dice = Dice::new("mutilated links");
    let mut good = 0;
    for _ in 0..tries() {
        let mut link: Vec<char> = links[dice.below(links.len())].chars().collect();
        for _ in 0..=dice.below(3) {
            let at = dice.below(link.len());
            match dice.below(4) {
                0 => link[at] = signs[dice.below(signs.len())],
                1 => link.insert(at, signs[dice.below(signs.len())]),
                2 if link.len() > 1 => drop(link.remove(at)),
                _ => link.extend(links[dice.below(links.len())].chars().take(at)),
            }
        }
        let (text, arena): (String, _) = (link.into_iter().collect(), Arena::default());
        match language::unpack(&text, &arena) {
            // One in a thousand has the right sum, by chance; a card that was not changed is read.
            Ok(design) => {
                assert_eq!(language::pack(&design), text, "two links of one card");
                good += usize::from(!links.contains(&text));
            }
            Err(wrong) => assert!(!wrong.is_empty() && wrong[0].words.len() > 20, "{text}: {wrong:?}"),
        }
    }
    println!("{} mutilated links, {good} of them other cards", tries());
    assert!(good <= tries() / 200, "{good} damaged links were taken for cards");
}

#[test]
fn hostile_cards_are_refused_soon() {
    let began = Instant::now();
    let nested = |open: &str, close: &str, times: usize| format!("{}{}", open.repeat(times), close.repeat(times));
    let card = |steps: &str| format!(r#"{{"v":1,"title":"T","when":"end","do":{steps}}}"#);
    let wide = format!("[{}]", vec![r#"{"roll":[[],[],[],[],[],[]]}"#; 40_000].join(","));
    let beside =
        format!(r#"[{{"remove":{}"own"{}}}]"#, r#"{"of":"own","where":[{"beside":"#.repeat(14), "}]}".repeat(14));
    for json in [
        card(&nested("[", "]", 50)),
        card(&nested("{\"a\":", "}", 50).replace(":}", ":1}")),
        card(&nested(r#"[{"roll":["#, "]}]", 30)),
        card(&wide),
        card(&beside),
        card(&format!(r#"[{{"remove":"own{}"}}]"#, " pawn".repeat(150))),
        card(&format!(r#"[{{"{}":1}}]"#, "x".repeat(900))),
        card(r#"[{"move":"own","step":"ahead","times":[8,8,"must"]},{"draw":1e400}]"#),
    ] {
        let Ok(value) = serde_json::from_str::<Value>(&json) else { continue };
        let arena = Arena::default();
        assert!(language::read(&value, &arena).is_err(), "{json}");
    }
    for text in ["", "A", "AAAA", "éé", "____", &"_".repeat(1400), &"9".repeat(1_000_000), &"A".repeat(1000), "Q", "g"]
    {
        let arena = Arena::default();
        assert!(language::unpack(text, &arena).is_err(), "{}", text.len());
    }
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
}

/// Choices by lot: cards as the grammar has them, right or wrong.
struct Lots(Dice);

impl language::Coder for Lots {
    fn share(&mut self, _: Option<usize>, widths: &[u32]) -> Option<usize> {
        let mut slot = self.0.below(widths.iter().sum::<u32>() as usize) as u32;
        widths.iter().position(|width| {
            let is_here = slot < *width;
            slot -= if is_here { 0 } else { *width };
            is_here
        })
    }

    fn pick(&mut self, _: Option<u32>, of: u32) -> Option<u32> {
        Some(self.0.below(of as usize) as u32)
    }
}

#[test]
fn cards_by_lot_are_read_or_refused_in_words() {
    let mut lots = Lots(Dice::new("cards by lot"));
    let cards: Vec<Value> = (0..tries()).filter_map(|_| language::made(&mut lots)).collect();
    let good = cards.iter().filter(|card| holds(card)).count();
    println!("{} cards by lot, {good} of them good", cards.len());
    assert!(good > tries() / 200, "{good} of {}: too few to try what is read", cards.len());
}
