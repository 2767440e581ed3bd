//! Own cards in games: told apart by what they are, in setups, saves and compact texts, and played by who holds them.
#![allow(clippy::unwrap_used)] // a test may fail

use deckmate::games::any::{AnyGame, NewGame};
use deckmate::games::storm::cards::own;
use deckmate::games::storm::Storm;
use deckmate::play::save::Save;
use deckmate::play::{ByName, Code, Config, Dice, Eye, Game, Host, Role, Seat, Value, Wondered};

#[path = "own_cards/by_hand.rs"]
mod by_hand;
#[path = "own_cards/random.rs"]
mod random;
#[path = "own_cards/trials.rs"]
mod trials;
#[path = "own_cards/windows.rs"]
mod windows;

const NEW: &str = include_str!("cards/new.jsonl");

fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// The cards of the file, packed.
fn cards() -> Vec<&'static str> {
    let read = |line: &str| own::named(own::read(&value(line)).unwrap().name()).unwrap().packed;
    NEW.lines().filter(|line| line.starts_with('{')).map(read).collect()
}

fn setup(cards: &[String]) -> Value {
    let cards = cards.iter().map(|card| Value::from(card.as_str())).collect();
    Value::Map(vec![("cards".into(), Value::List(cards))])
}

fn game(seed: &str, copies: u8) -> AnyGame {
    let cards: Vec<String> = cards().iter().map(|card| format!("{card}:{copies}")).collect();
    let mut wanted = NewGame::of("chess-storm").seed(seed).option("deck", 0);
    wanted.setup = Some(setup(&cards));
    AnyGame::new(wanted).unwrap()
}

#[test]
fn equal_cards_are_one_and_no_name_is_printed() {
    let line = NEW.lines().find(|line| line.contains("Catapult")).unwrap();
    let [one, other] = [0; 2].map(|_| own::read(&value(line)).unwrap());
    assert_eq!((one, one.name()), (other, other.name()));
    assert!(one.name().starts_with("catapult~") && one.name().len() == "catapult~".len() + 5, "{}", one.name());
    let changed = own::read(&value(&line.replace("[3,0]", "[3,1]"))).unwrap();
    assert!(changed != one && changed.name() != one.name());
    let printed = own::read(&value(&line.replace("Catapult", "Good Friends"))).unwrap_err();
    assert_eq!(printed[0].to_string(), "title: There is a printed card Good friends: give yours another title.");
}

#[test]
fn a_game_tells_its_own_cards_and_a_save_has_them() {
    let mut game = game("own", 3);
    let view = serde_json::to_value(game.view(Eye::Watcher).unwrap()).unwrap();
    let told = view["storm"]["own"].as_array().unwrap();
    assert_eq!((told.len(), view["storm"]["deck"].as_u64().unwrap()), (cards().len(), 3 * cards().len() as u64));
    assert!(told.iter().all(|card| card["does"].as_str().is_some_and(|text| text.ends_with('.'))), "{told:?}");
    play(&mut game, "own", 120);
    let again = AnyGame::load(&game.kept().text()).unwrap();
    for eye in [Eye::Watcher, Eye::Seat(Seat::First), Eye::Seat(Seat::Second)] {
        assert_eq!(
            serde_json::to_value(again.view(eye).unwrap()).unwrap(),
            serde_json::to_value(game.view(eye).unwrap()).unwrap()
        );
    }
    let short = game.compact().unwrap();
    assert_eq!(AnyGame::expand(&short).unwrap().kept().text(), game.kept().text());
}

#[test]
fn what_is_wrong_with_a_card_is_said_with_its_place() {
    let refused = |card: Value| {
        let mut wanted = NewGame::of("chess-storm");
        wanted.setup = Some(Value::Map(vec![("cards".into(), Value::List(vec![card]))]));
        AnyGame::new(wanted).err().unwrap().message
    };
    let card = value(r#"{"v":1,"title":"Trial","when":"end","do":[{"remove":"own pwan"}]}"#);
    assert!(refused(card).starts_with("own card 1: do[0].remove: There is no kind"));
    assert!(refused(Value::from(format!("{}:10", cards()[0]).as_str())).contains("1 to 9 copies"));
}

/// Plays by lot, with cards wherever they are offered.
fn play(game: &mut AnyGame, seed: &str, answers: usize) -> usize {
    let mut dice = Dice::new(seed);
    let mut played = 0;
    for _ in 0..answers {
        let offers: Vec<String> =
            game.offers().into_iter().filter(|offer| offer.role == Role::Play).map(|offer| offer.text).collect();
        let cards: Vec<&String> = offers.iter().filter(|offer| offer.starts_with("card:")).collect();
        let among: Vec<&String> = if cards.is_empty() { offers.iter().collect() } else { cards };
        let Some(text) = among.get(dice.below(among.len().max(1))) else { break };
        played += usize::from(text.starts_with("card:"));
        let text = (*text).clone();
        game.apply(&text).unwrap();
    }
    played
}

#[test]
fn the_new_cards_are_played() {
    let played: usize = (0..4).map(|n| play(&mut game(&format!("new-{n}"), 4), &format!("new-{n}"), 300)).sum();
    assert!(played > 100, "{played} cards were played");
}

/// Games with cards by lot: nothing panics, and a save goes on where its game was. `./build.sh soak` plays more of them.
#[test]
fn an_own_card_that_cannot_be_played_is_explained() {
    let mut game = game("own", 3);
    let names: Vec<&str> = cards().iter().map(|card| own::read(&Value::from(*card)).unwrap().name()).collect();
    for &name in &names {
        let about = Wondered { card: Some(name), ..Wondered::default() };
        assert_eq!(game.explain(Some(Seat::Second), about).unwrap().unwrap(), "It is your opponent's turn.");
        game.explain_after(&[], about).unwrap();
    }
    let refused = |name: &&str| game.answer(&Value::from(format!("dump:{name}")), 0).unwrap_err().code;
    assert!(names.iter().map(refused).all(|code| code == Code::NotOffered));
    let unread = Wondered { card: Some("catapult~22222"), ..Wondered::default() };
    assert_eq!(game.explain(None, unread).unwrap_err().code, Code::UnknownCard);
}

#[test]
fn cards_by_lot_break_nothing() {
    let plies: usize = std::env::var("DECKMATE_OWN").map_or(1500, |plies| plies.parse().unwrap());
    let (steps, mut given, mut slowest) = (random::steps(), 0, (0, String::new()));
    // A program keeps 4,096 of them; from there on known ones are mixed anew.
    let mut made: Vec<String> = Vec::new();
    let first = std::env::var("DECKMATE_FIRST").map_or(0, |first| first.parse::<usize>().unwrap());
    for n in first.. {
        if given >= plies {
            break;
        }
        let seed = format!("lot-{n}");
        let mut dice = Dice::new(&seed);
        let cards: Vec<String> = (0..12)
            .map(|_| {
                if made.len() == 3900 {
                    return made[dice.below(made.len())].clone();
                }
                made.push(random::card(&steps, &mut dice, made.len() + 1));
                made[made.len() - 1].clone()
            })
            .collect::<std::collections::BTreeSet<_>>()
            .into_iter()
            .map(|card| format!("{card}:4"))
            .collect();
        let mut wanted = NewGame::of("chess-storm").seed(&*seed).option("deck", 0);
        wanted.setup = Some(setup(&cards));
        let mut game = AnyGame::new(wanted).unwrap_or_else(|fault| panic!("{seed}: {}", fault.message));
        for _ in 0..120 {
            if game.asked().is_none() {
                break;
            }
            let since = std::time::Instant::now();
            play(&mut game, &format!("{seed}-{given}"), 1);
            let took = since.elapsed().as_micros();
            if took > slowest.0 {
                slowest = (took, format!("{seed} at answer {given}: {cards:?}"));
            }
            given += 1;
        }
        let again = AnyGame::load(&game.kept().text()).unwrap_or_else(|fault| panic!("{seed}: {}", fault.message));
        assert_eq!(again.kept().text(), game.kept().text(), "{seed}");
    }
    let number = made.len();
    println!("{given} plies with {number} cards by lot; slowest answer {} us: {}", slowest.0, slowest.1);
}

/// A hand's order tells which of its cards are old, and stays its owner's secret when its cards come back.
#[test]
fn the_order_of_a_hand_is_not_told_when_it_comes_back() {
    let told = |hand: [&str; 2]| {
        let card = r#"{"v":1,"title":"Regret","when":"after","do":[{"discard":"hand"},{"undo":"turn"}]}"#;
        let name = own::read(&value(card)).unwrap().name();
        let hands = format!(r#"{{"second":["{name}","{}","{}"]}}"#, hand[0], hand[1]);
        let mut wanted = NewGame::of("chess-storm").seed("regret").card(value(card));
        wanted.setup = Some(value(&format!(r#"{{"hands":{hands}}}"#)));
        let mut game = AnyGame::new(wanted).unwrap();
        for answer in ["e2e4", "pass", &format!("card:{name}")] {
            let offers: Vec<String> = game.offers().into_iter().map(|offer| offer.text).collect();
            if offers.iter().any(|offer| offer == answer) {
                game.apply(answer).unwrap();
            }
        }
        while game.offers().iter().any(|offer| offer.text == "pass") {
            game.apply("pass").unwrap();
        }
        let log = serde_json::to_string(&game.view(Eye::Watcher).unwrap().log).unwrap();
        log.split("Black has ").nth(1).map(|rest| rest.split(" back").next().unwrap().to_owned())
    };
    assert_eq!(told(["crab", "camel"]).as_deref(), Some("Crab and Camel"));
    assert_eq!(told(["camel", "crab"]).as_deref(), Some("Crab and Camel"));
}

#[test]
fn a_decision_is_offered_in_the_words_of_its_branches() {
    let card = r#"{"v":1,"title":"Fork","when":"before","do":[{"choose":"own knight","as":"a"},
        {"either":[[{"remove":"a"},{"draw":2}],[{"mark":"a","with":"asleep"}]]}]}"#;
    let name = own::read(&value(card)).unwrap().name();
    let mut wanted = NewGame::of("chess-storm").seed("fork").card(value(card));
    wanted.setup = Some(value(&format!(r#"{{"hands":{{"first":["{name}"]}}}}"#)));
    let mut game = AnyGame::new(wanted).unwrap();
    game.apply(&format!("card:{name}")).unwrap();
    let label = |game: &AnyGame| game.offers().into_iter().map(|offer| offer.label).collect::<Vec<_>>();
    game.apply("piece:b1").unwrap();
    let told = label(&game);
    assert_eq!(told[..2], ["Remove it, then draw two cards", "It can't move or attack"]);
}

/// A card of three words costs a link little, and a save of cards is one that older programs know to be newer.
#[test]
fn cards_are_packed_in_saves_and_links() {
    let card = r#"{"v":1,"title":"Catapult","when":"instead","do":[{"move":"own rook","leap":[3,0],"take":"foe"}]}"#;
    let game = |cards: usize| {
        let mut wanted = NewGame::of("chess-storm").seed("packed");
        (0..cards).for_each(|at| wanted = wanted.clone().card(value(&card.replace("3,0", &format!("3,{at}")))));
        AnyGame::new(wanted).unwrap()
    };
    let [none, one, two] = [0, 1, 2].map(game);
    let [short, longer, longest] = [&none, &one, &two].map(|game| game.compact().unwrap().len());
    assert!(longer - short <= 50 && longest - longer <= 40, "{short}, {longer}, {longest}");
    let save = |game: &AnyGame| serde_json::from_str::<serde_json::Value>(&game.kept().text()).unwrap();
    assert_eq!((save(&none)["format"].as_u64(), save(&one)["format"].as_u64()), (Some(2), Some(3)));
    let packed = own::named(own::read(&value(card)).unwrap().name()).unwrap().packed;
    assert_eq!(save(&one)["setup"], serde_json::json!({ "cards": [packed] }));
    let again = AnyGame::load(&one.kept().text()).unwrap();
    assert_eq!(again.kept().text(), one.kept().text());
    let spoiled = one.kept().text().replace(packed, cards()[1]);
    assert!(AnyGame::load(&spoiled).err().unwrap().message.contains("its sum is"));
    // Cards that a save has as objects are read, too.
    let setup = Some(value(&format!(r#"{{"cards":[{card}]}}"#)));
    let config = Config::new("chess-storm", &Storm::options(), "packed".into(), ByName::new(), setup).unwrap();
    let spelt = Save::of(&Host::<Storm>::new(config).unwrap()).text();
    assert!(spelt.contains(r#""title":"Catapult""#));
    assert_eq!(AnyGame::load(&spelt).unwrap().offers().len(), one.offers().len());
}

#[test]
fn their_specs_hold() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/own_cards/specs");
    let (passed, failed, lines) = deckmate_spec::run(&[folder]);
    assert!(failed == 0 && passed > 3, "{passed} passed, {failed} failed:\n{}", lines.join("\n"));
}
