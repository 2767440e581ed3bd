//! Opponents with habits: what they are known by is seen, they answer alike each time, and their data speaks of what
//! there is.

use deckmate::bots::habit::HABITS;
use deckmate::bots::{self, Habit, Level, Player};
use deckmate::games::storm::model::catalog::Card;
use deckmate::{AnyGame, Code, Eye, NewGame, Seat};
use serde_json::json;

use super::asked::game;

/// The numbers that a bot reads from a habit, by game.
const SET: [(&str, &[&str]); 4] = [
    ("doublecross", &["forgetful"]),
    ("five-card", &["offer", "take", "gain", "look", "blind"]),
    ("deception", &["bare", "blind"]),
    ("chess-storm", &["worthwhile", "harmful"]),
];

/// Days after which every habit has been played.
const DAYS: u64 = 23;
/// Acts with a habit for each act without it, at least; or the other way round.
const MANY: f64 = 1.5;

/// Deeds of two players of level easy, one of them with the habit, in so many games: how often each did what the habit is
/// known by, and the points of the one.
struct Seen {
    acts: [u32; 2],
    points: f64,
}

fn play(habit: &Habit, games: u32) -> Seen {
    let measured = Player::new(Level::Easy, &habit.game, Some(&habit.name)).unwrap();
    let mut seen = Seen { acts: [0; 2], points: 0.0 };
    for number in 0..games {
        let seed = format!("habit-{}", number / 2);
        let seat = if number % 2 == 0 { Seat::First } else { Seat::Second };
        let mut wanted = NewGame::of(&habit.game).seed(&seed);
        if habit.game == "five-card" {
            wanted.options = [("failed_call".to_owned(), "loss".into())].into_iter().collect();
        }
        let mut game = AnyGame::new(wanted).unwrap();
        let mut answers = 0;
        while let Some(asked) = game.asked() {
            let player = if asked == seat { measured } else { Level::Easy.into() };
            let asking = format!("{seed}-{answers}");
            let (offer, _) = bots::suggest_by(&game, player, None, &asking, &mut || false).unwrap();
            seen.acts[usize::from(asked != seat)] += u32::from(bots::shows(&game, habit, &offer.text));
            game.apply(&offer.text).unwrap();
            answers += 1;
        }
        let result = game.view(Eye::All).unwrap().result.unwrap();
        seen.points += result.winner.map_or(0.5, |winner| if winner == seat { 1.0 } else { 0.0 });
    }
    seen
}

/// The habits that are not seen in so many games each.
fn unseen(habits: impl Iterator<Item = &'static Habit>, games: u32) -> Vec<String> {
    let look = |habit: &Habit| {
        let Seen { acts, points } = play(habit, games);
        let line = format!("{} {}: {acts:?} acts and {points} points in {games} games", habit.game, habit.name);
        println!("{line}");
        let [with, without] = acts.map(f64::from);
        let shows = if habit.fewer { without >= MANY * with } else { with >= MANY * without.max(1.0) };
        (!shows).then_some(line)
    };
    habits.filter_map(look).collect()
}

/// Games in which a habit is seen.
const GAMES: u32 = 64;

#[test]
fn todays_habits_are_seen() {
    let today = std::time::UNIX_EPOCH.elapsed().unwrap().as_secs() / 86_400;
    let due = (0..).zip(HABITS.iter()).filter(|(at, _)| at % DAYS == today % DAYS).map(|(_, habit)| habit);
    assert_eq!(unseen(due, GAMES), Vec::<String>::new());
}

#[test]
#[ignore = "it takes long: ./build.sh soak"]
fn every_habit_is_seen() {
    assert_eq!(unseen(HABITS.iter(), GAMES), Vec::<String>::new());
}

#[test]
fn every_game_has_opponents_whose_data_speaks_of_what_there_is() {
    assert_eq!(HABITS.len(), 23);
    for entry in deckmate::games::registry::GAMES {
        let game = entry.info().name;
        let names: Vec<&str> = Habit::of(game).map(|habit| habit.name.as_str()).collect();
        assert!((3..=4).contains(&names.len()), "{game}: {names:?}");
        let known = SET.iter().find(|(name, _)| *name == game).map_or(&[][..], |(_, known)| known);
        for habit in Habit::of(game) {
            for name in habit.names() {
                let card = game == "chess-storm" && Card::from_name(name).is_some();
                assert!(card || known.contains(&name), "{}: {name}", habit.name);
            }
        }
    }
}

#[test]
fn a_habit_of_another_game_is_refused_by_name() {
    let fault = Player::new(Level::Easy, "chess", Some("bomber")).unwrap_err();
    assert_eq!(fault.code, Code::BadInput);
    assert_eq!(fault.message, "chess has no opponent `bomber`; its opponents are pip, rufina, anselm, change");
}

/// The levels for measuring play as they do.
#[test]
fn random_and_greedy_have_no_habit() {
    for level in [Level::Random, Level::Greedy] {
        assert!(Player::new(level, "chess", Some("pip")).unwrap().habit.is_none(), "{level:?}");
    }
}

/// At First steps a habit comes before every move but a capture of a piece and a mate.
#[test]
fn the_novice_with_a_habit_shows_it_whenever_it_costs_no_piece() {
    let share = |name: &str, board: &str, wanted: &dyn Fn(&str) -> bool| {
        let player = Player::new(Level::Novice, "chess", Some(name)).unwrap();
        let game = game(json!({ "game": "chess", "seed": "novice", "setup": { "board": board } }));
        let answer = |seed: u32| {
            let seed = format!("n{seed}");
            bots::suggest_by(&game, player, None, &seed, &mut || false).unwrap().0.text
        };
        (0..40).filter(|&seed| wanted(&answer(seed))).count()
    };
    // One of twenty moves is a Pawn beyond the middle, one a check that loses nothing.
    assert_eq!(share("pip", "4k3/8/8/8/4P3/8/8/R3K2R w - -", &|text| text == "e4e5"), 40);
    assert_eq!(share("rufina", "4k3/8/8/8/8/8/8/R3K3 w - -", &|text| text == "a1a8"), 40);
    // The check loses the Rook.
    assert_eq!(share("rufina", "1r2k3/8/8/8/8/8/8/R3K3 w - -", &|text| text == "a1a8"), 0);
}

/// At First steps Dora offers the first double early or never; a cube that is hers she turns again at any time.
#[test]
fn the_novice_who_doubles_early_doubles_again_later() {
    let late = |cube: serde_json::Value| {
        let board = "1k6/8/8/R7/R7/8/8/1K6 w - -";
        let hands = json!({ "first": ["rook", "rook"], "second": ["pawn"] });
        let setup = json!({ "board": board, "hands": hands, "cube": cube });
        let options = json!({ "failed_call": "loss" });
        let mut game = game(json!({ "game": "five-card", "seed": "late", "options": options, "setup": setup }));
        // Both kings walk along two ranks, and no position comes again.
        let files: Vec<char> = "bcdefgh".chars().collect();
        let walk = |ranks: [u32; 2]| {
            let there = files.iter().map(|file| format!("{file}{}", ranks[0]));
            let back = files.iter().rev().map(|file| format!("{file}{}", ranks[1]));
            there.chain(back).collect::<Vec<String>>()
        };
        let (white, black) = (walk([1, 2]), walk([8, 7]));
        for at in 0..13 {
            for path in [&white, &black] {
                game.apply(&format!("{}{}", path[at], path[at + 1])).unwrap();
            }
        }
        let player = Player::new(Level::Novice, "five-card", Some("dora")).unwrap();
        bots::suggest_by(&game, player, None, "late", &mut || false).unwrap().0.text
    };
    assert_eq!(late(json!({ "value": 2, "owner": "first" })), "double");
    assert_ne!(late(json!({ "value": 1 })), "double");
}

#[test]
fn a_habit_answers_alike_each_time_and_otherwise_than_its_level() {
    let line = |habit: Option<&str>| {
        let player = Player::new(Level::Beginner, "chess", habit).unwrap();
        let mut game = AnyGame::new(NewGame::of("chess").seed("alike")).unwrap();
        let mut line = Vec::new();
        for number in 0..24 {
            let (offer, _) = bots::suggest_by(&game, player, None, &format!("a-{number}"), &mut || false).unwrap();
            game.apply(&offer.text).unwrap();
            line.push(offer.text);
        }
        line
    };
    assert_eq!(line(Some("pip")), line(Some("pip")));
    assert_ne!(line(Some("pip")), line(None));
}
