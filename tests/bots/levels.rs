//! Every level of every game, with its own budget, beats the one below it. The games are seeded: they play the same each
//! time, wherever they are played.
//!
//! The upper level must be so far ahead that of two equal players one would get there in one sample of twenty at most
//! (1.64 standard deviations of as many tosses of a coin as there are games).

use deckmate::{suggest, AnyGame, Eye, Level, NewGame, Seat};

/// Each level and the one that it must beat: the answer that looks best at once is no rung between random and beginner; the
/// learner is one in chess.
const PAIRS: [(Level, Level); 10] = [
    (Level::Greedy, Level::Random),
    (Level::Novice, Level::Random),
    (Level::Greedy, Level::Novice),
    (Level::Beginner, Level::Novice),
    (Level::Beginner, Level::Random),
    (Level::Easy, Level::Beginner),
    (Level::Normal, Level::Easy),
    (Level::Strong, Level::Normal),
    (Level::Learner, Level::Novice),
    (Level::Beginner, Level::Learner),
];

/// The games of each of these pairs.
type Ladder = (&'static str, [u32; 10]);

/// Ladders of `cargo test`: the levels that answer at once, and one that thinks.
const SHORT: [Ladder; 6] = [
    ("chess", [4, 4, 4, 4, 4, 40, 4, 0, 12, 12]),
    ("full-double", [4, 4, 4, 4, 4, 12, 0, 0, 0, 0]),
    ("doublecross", [20, 40, 40, 60, 20, 100, 0, 0, 0, 0]),
    ("five-card", [20, 20, 20, 20, 20, 60, 0, 0, 0, 0]),
    ("deception", [20, 60, 20, 20, 20, 40, 0, 0, 0, 0]),
    ("chess-storm", [10, 20, 10, 4, 10, 0, 0, 0, 0, 0]),
];

/// Ladders of `./build.sh soak`, which takes hours: with it every pair of neighbours in every game.
const LONG: [Ladder; 6] = [
    ("chess", [20, 40, 40, 20, 20, 20, 20, 20, 60, 60]),
    ("full-double", [20, 40, 40, 20, 20, 20, 20, 20, 0, 0]),
    ("doublecross", [100, 200, 200, 200, 400, 400, 200, 100, 0, 0]),
    ("five-card", [100, 100, 100, 100, 200, 200, 100, 100, 0, 0]),
    ("deception", [100, 100, 100, 100, 200, 200, 100, 100, 0, 0]),
    ("chess-storm", [20, 60, 60, 60, 60, 60, 60, 60, 0, 0]),
];

/// The points of the upper level against the lower one in so many games; each seed is played twice, with the seats
/// swapped.
fn points(name: &str, upper: Level, lower: Level, games: u32) -> f64 {
    let mut points = 0.0;
    for number in 0..games {
        let seed = format!("level-{}", number / 2);
        let mut game = AnyGame::new(NewGame::of(name).seed(&seed)).expect("a game");
        let seat = if number % 2 == 0 { Seat::First } else { Seat::Second };
        let mut answers = 0;
        while let Some(asked) = game.asked() {
            let level = if asked == seat { upper } else { lower };
            let offer = suggest(&game, level, None, &format!("{seed}-{answers}"), &mut || false).expect("an answer");
            game.apply(&offer.text).expect("an offered answer");
            answers += 1;
        }
        let result = game.view(Eye::All).expect("the game is over").result.expect("a result");
        points += result.winner.map_or(0.5, |winner| if winner == seat { 1.0 } else { 0.0 });
    }
    points
}

fn climb(ladders: &[Ladder]) {
    let mut fallen = Vec::new();
    for &(name, ladder) in ladders {
        for ((upper, lower), games) in PAIRS.into_iter().zip(ladder).filter(|&(_, games)| games > 0) {
            let points = points(name, upper, lower, games);
            let least = (f64::from(games) + 1.64 * f64::from(games).sqrt()) / 2.0;
            let line = format!("{name}: {} has {points} of {games} against {}", upper.name(), lower.name());
            println!("{line}");
            if points < least {
                fallen.push(format!("{line}, at least {least:.1} are needed"));
            }
        }
    }
    assert!(fallen.is_empty(), "{}", fallen.join("\n"));
}

#[test]
fn every_quick_level_beats_the_one_below() {
    climb(&SHORT);
}

#[test]
#[ignore = "it takes hours: ./build.sh soak"]
fn every_level_beats_the_one_below() {
    climb(&LONG);
}

/// The strengths of levels that the page tells were measured with the levels as they are.
#[test]
fn what_was_measured_is_of_these_levels() {
    let rows: Vec<serde_json::Value> = serde_json::from_str(include_str!("../../src/bots/measured.json")).unwrap();
    for row in &rows {
        let [game, level, below] = ["game", "level", "below"].map(|name| row[name].as_str().unwrap());
        let [level, below] = [level, below].map(|name| Level::from_name(name).unwrap());
        let nodes = [level, below].map(|level| deckmate::bots::budget(game, level).unwrap());
        assert_eq!(row["nodes"], serde_json::json!(nodes), "play {game} {level:?} anew: docs/strength.md");
        assert!(level > below, "{row}");
    }
    for game in ["chess", "full-double", "doublecross", "five-card", "deception", "chess-storm"] {
        for level in ["novice", "beginner", "easy", "normal"] {
            assert!(
                rows.iter().any(|row| row["game"] == game && row["level"] == level),
                "{game} {level} is not measured"
            );
        }
    }
}
