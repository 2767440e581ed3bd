//! Runs of Chess Storm: what follows from a seed and choices, and what is refused.

use std::collections::BTreeSet;

use deckmate::bots::run::{worth, Asked, Run, RunView, GAMES, RULES, START};
use deckmate::bots::{gains, suggest, Level};
use deckmate::games::any::{AnyGame, NewGame};
use deckmate::play::{Code, Dice, Eye, Seat};
use serde_json::{json, Value};

/// A run as it is kept, after these choices.
fn kept(seed: &str, choices: &[String]) -> Run {
    let kept = json!({ "run": RULES, "seed": seed, "free": 3, "choices": choices });
    serde_json::from_value::<Run>(kept).unwrap().checked().unwrap()
}

/// Goes through a run; of its games the given ends are told. Looks at every point.
fn walk(seed: &str, ends: &[&str], dice: &mut Dice, look: &mut impl FnMut(&RunView)) -> Vec<String> {
    let mut choices: Vec<String> = Vec::new();
    let mut ends = ends.iter();
    loop {
        let view = kept(seed, &choices).view().unwrap();
        look(&view);
        choices.push(match view.asks {
            None => return choices,
            Some(Asked::Deck { decks, .. }) => decks[dice.below(decks.len())].choice.clone(),
            Some(Asked::Game { .. }) => format!("game:{}", ends.next().copied().unwrap_or("mate,5")),
            Some(Asked::Reward { skip: true, .. }) if dice.below(4) == 0 => "skip".into(),
            Some(Asked::Reward { cards, .. }) => {
                format!("take:{},{}", cards[dice.below(cards.len())].card, view.deck[dice.below(view.deck.len())])
            }
            Some(Asked::Pair { pairs }) => pairs[dice.below(pairs.len())].choice.clone(),
        });
    }
}

#[test]
fn every_game_of_a_run_can_be_begun_with_twelve_cards_of_ones_own() {
    let mut dice = Dice::new("runs");
    let (mut begun, mut gifts) = (0, BTreeSet::new());
    for number in 0..60 {
        let seed = format!("{}-{}-r{number}", ["easy", "novice", "strong"][number % 3], number % 6);
        walk(&seed, &[], &mut dice, &mut |view| {
            let Some(Asked::Game { game, seat, deck, mine, theirs, number, turns, hands, open }) = &view.asks else {
                return;
            };
            let table = AnyGame::new(NewGame::from(&**game)).unwrap_or_else(|fault| panic!("{game:?}: {fault}"));
            let storm = json!(table.view(Eye::Watcher).unwrap())["storm"].clone();
            assert_eq!((view.deck.len(), deck.len()), (12, 12));
            let held = ["first", "second"].map(|name| storm["hands"][name].as_array().map_or(0, Vec::len));
            assert_eq!(hands.map(|cards| cards as usize), if *seat == Seat::First { held } else { [held[1], held[0]] });
            let left = |name: &str| storm["turns_left"][name].as_u64();
            assert_eq!([left("first"), left("second")], [Some(u64::from(*turns)); 2]);
            let list = storm["decks"][seat.name()]["list"].as_array().unwrap().len();
            assert!((12..=16).contains(&list), "{list}");
            assert_eq!(table.asked(), Some(Seat::First));
            assert_eq!(*open, storm["hands"]["first"][0].is_string(), "game {number}");
            assert_eq!(*seat == Seat::First, *number < GAMES && *number % 2 == 1);
            gifts.extend(mine.iter().chain(theirs).map(|gift| gift.name));
            begun += 1;
        });
    }
    assert_eq!((begun, gifts.len()), (60 * GAMES, 19), "every gift has been on a field");
}

#[test]
fn equal_seeds_and_choices_give_equal_runs_and_other_seeds_others() {
    let seen = |seed: &str| {
        let mut views = Vec::new();
        walk(seed, &["mate,9", "lost,0", "draw,0"], &mut Dice::new("same"), &mut |view| views.push(json!(view)));
        views
    };
    assert_eq!(seen("run-12-2"), seen("run-12-2"));
    assert_ne!(seen("easy-0-a")[1]["stops"], Value::Null);
    let opponents: BTreeSet<String> =
        (0..20).map(|lot| seen(&format!("easy-0-{lot}"))[0]["stops"].to_string()).collect();
    assert!(opponents.len() > 5, "{}", opponents.len());
}

/// Cards of the first row.
const BRIGHT: usize = 13;

#[test]
fn whoever_takes_the_best_card_takes_each_row_once_in_six_at_least() {
    let (mut taken, mut all) = ([0; 3], 0);
    for lot in 0..60 {
        let seed = format!("easy-0-best{lot}");
        let mut choices = vec![["deck:stable", "deck:workshop", "deck:theatre"][lot % 3].to_owned()];
        loop {
            let view = kept(&seed, &choices).view().unwrap();
            choices.push(match view.asks {
                None => break,
                Some(Asked::Reward { cards, .. }) => {
                    let rank = |card: &&str| worth(card).unwrap_or(usize::MAX);
                    let row = (0..cards.len()).min_by_key(|&at| rank(&cards[at].card)).unwrap();
                    let out = view.deck.iter().max_by_key(|card| rank(card)).unwrap();
                    taken[row] += 1;
                    all += 1;
                    format!("take:{},{out}", cards[row].card)
                }
                Some(Asked::Pair { pairs }) => pairs[0].choice.clone(),
                _ => "game:mate,5".into(),
            });
        }
    }
    assert!(taken.iter().all(|row| 6 * row >= all), "{taken:?} of {all}");
}

#[test]
fn rewards_are_new_cards_of_three_rows_and_never_held_twice() {
    let (mut rows, mut early_bright) = (BTreeSet::new(), [0; 2]);
    for lot in 0..40 {
        walk(&format!("easy-0-w{lot}"), &[], &mut Dice::new(&lot.to_string()), &mut |view| {
            let Some(Asked::Reward { cards, skip }) = &view.asks else { return };
            let names: BTreeSet<&str> = cards.iter().map(|reward| reward.card).collect();
            assert!(*skip && names.len() == 3, "{names:?}");
            for reward in cards {
                assert!(worth(reward.card).is_some());
                assert!(view.deck.iter().filter(|&&card| card == reward.card).count() < 2, "{}", reward.card);
                rows.insert(reward.row);
            }
            let played = view.stops.iter().filter(|stop| stop.outcome.is_some()).count();
            if played < 3 {
                early_bright[usize::from(worth(cards[2].card).unwrap() < BRIGHT)] += 1;
            }
        });
    }
    assert_eq!(rows.len(), 3);
    assert!(early_bright[1] > 10 && early_bright[0] > 2 * early_bright[1] / 2, "{early_bright:?}");
}

/// Cards that no run offers any more: they lie dead in the hand in more than a third of its turns.
const DEAD: [&str; 8] = ["fodder", "ninja", "negative", "no", "niet", "abolished", "nope", "ambition"];

#[test]
fn a_kept_run_ends_by_the_rules_it_began_with_and_a_new_one_has_no_dead_cards() {
    let second = |choices: &[&str]| {
        let kept = json!({ "run": 2, "seed": "easy-0-second", "free": 3, "choices": choices });
        serde_json::from_value::<Run>(kept).unwrap().checked().unwrap().view().unwrap()
    };
    let offered = |choices: &[&str]| match second(choices).asks {
        Some(Asked::Reward { cards, .. }) => cards.iter().map(|reward| reward.card).collect::<Vec<_>>().join(" "),
        _ => panic!("a reward is due"),
    };
    for (deck, cards) in [
        ("deck:stable", "crab crab camel kangaroo prayer tango tango modesty cheerleaders bulldozer nope repealed"),
        ("deck:workshop", "trap trap poison poison inception peace attentat regency rewind black-hole no cancelled"),
        (
            "deck:theatre",
            "round-robin ambition jenga encore niet abolished swap tabula-rasa fair-trade apartheid flush provocation",
        ),
    ] {
        assert_eq!(second(&[deck]).deck.join(" "), cards);
    }
    let mut choices = vec!["deck:theatre"];
    for (take, pair, cards) in [
        ("take:negative,round-robin", false, "cheerleaders inquisition negative"),
        ("take:jenga,negative", true, "magnetism swap jenga"),
        ("take:ninja,jenga", false, "magnetism ceasefire ninja"),
        ("take:prayer,ninja", true, "ambition flush prayer"),
        ("take:fodder,prayer", false, "camel stand-in fodder"),
        ("take:laser,fodder", true, "ambition peace laser"),
    ] {
        choices.push("game:mate,5");
        assert_eq!(offered(&choices), cards);
        choices.push(take);
        choices.extend(pair.then_some("pair:0"));
    }
    let Some(Asked::Game { theirs, .. }) = second(&choices).asks else { panic!("game 7 is due") };
    let gifts: Vec<&str> = theirs.iter().map(|gift| gift.name).collect();
    assert_eq!(gifts, ["leaping-bishop", "crab", "church", "kangaroo", "four-cards", "poison"]);
    let code = |kept: Value| serde_json::from_value::<Run>(kept).unwrap().checked().unwrap_err().code;
    assert_eq!(code(json!({ "run": 1, "seed": "easy-0-x" })), Code::NewerSave);
    let of_day = json!({ "run": 2, "seed": "run-12-2" });
    let of_day = serde_json::from_value::<Run>(of_day).unwrap().checked().unwrap().view().unwrap().of_day;
    assert!(of_day, "a day's run that was begun by older rules counts for its day");
    for lot in 0..40 {
        walk(&format!("easy-0-d{lot}"), &[], &mut Dice::new(&lot.to_string()), &mut |view| {
            let offers = match &view.asks {
                Some(Asked::Reward { cards, .. }) => cards.iter().map(|reward| reward.card).collect(),
                Some(Asked::Deck { decks, .. }) => decks.iter().flat_map(|deck| deck.cards.clone()).collect(),
                _ => Vec::new(),
            };
            assert!(offers.iter().chain(&view.deck).all(|card| !DEAD.contains(card)), "{offers:?}");
        });
    }
}

#[test]
fn hearts_are_lost_by_losses_alone_and_the_score_is_told_line_by_line() {
    let at_end = |seed: &str, ends: &[&str]| {
        let mut last = None;
        walk(seed, ends, &mut Dice::new("end"), &mut |view| last = Some(view.clone()));
        last.unwrap()
    };
    let drowned = at_end("easy-0-x", &["lost,0", "draw,0", "lost,3", "points,0", "lost,0"]);
    assert_eq!((drowned.hearts, drowned.crossed), (0, false));
    assert_eq!(drowned.stops.iter().filter(|stop| stop.outcome.is_some()).count(), 5);
    let lines: Vec<(&str, u32)> = drowned.lines.iter().map(|line| (line.text.as_str(), line.points)).collect();
    assert_eq!(lines[..2], [("Game 2: drawn", 8), ("Game 4: won on points", 48)]);
    let dry = at_end("easy-0-x", &["mate,10"]);
    assert_eq!((dry.hearts, dry.crossed, dry.free), (3, true, START.len()));
    assert!(dry.lines.iter().any(|line| line.points == 45), "{:?}", dry.lines);
    assert_eq!(dry.score, dry.lines.iter().map(|line| line.points).sum::<u32>());
    assert_eq!(at_end("easy-4-x", &["lost,0"]).stops.iter().filter(|stop| stop.outcome.is_some()).count(), 1);
}

#[test]
fn the_last_opponent_plays_the_deck_of_game_four_and_a_hard_wind_makes_it_stronger() {
    for (seed, level) in [("easy-0-s", "easy"), ("easy-2-s", "normal")] {
        let mut fourth = Vec::new();
        walk(seed, &[], &mut Dice::new("shadow"), &mut |view| {
            let Some(Asked::Game { number, deck, .. }) = &view.asks else { return };
            match number {
                4 => fourth.clone_from(&view.deck),
                7 => assert_eq!((deck, view.stops[6].level), (&fourth, level)),
                _ => {}
            }
        });
        assert_eq!(fourth.len(), 12);
    }
}

#[test]
fn what_is_not_offered_is_refused() {
    let run = Run::new("easy-0-q", 1, true).unwrap();
    let code = |run: Result<Run, deckmate::Fault>| run.unwrap_err().code;
    assert_eq!(code(run.choose("deck:theatre")), Code::BadInput, "it is not free");
    assert_eq!(code(run.choose("game:mate,5")), Code::BadInput, "a game is played");
    for seed in
        ["", "run-x-1", "run-3-9", "run-03-2", "run-3-0", "easy-9-a", "random-0-a", "easy-0-", "easy-0-a-b", "easy-0-ä"]
    {
        assert_eq!(code(Run::new(seed, 1, false)), Code::BadSeed, "{seed}");
    }
    let day = |seed: &str| Run::new(seed, 1, false).unwrap().view().unwrap();
    let days = [day("run-12-3"), day("run-12-4")].map(|view| (view.day.map(|day| (day.day, day.rules)), view.of_day));
    assert_eq!(days, [(Some((12, 3)), false), (Some((12, 4)), true)], "one of older rules is for practice");
    let newer = serde_json::from_value::<Run>(json!({ "run": RULES + 1, "seed": "easy-0-q" })).unwrap();
    assert_eq!(code(newer.checked()), Code::NewerSave);
    let run = run.choose("deck:stable").unwrap();
    let Some(Asked::Game { game, open, .. }) = run.view().unwrap().asks else { panic!("a game is due") };
    assert!(open, "the first game of the first run is said to lie open");
    assert_eq!(game.options.get("open_hands"), Some(&true.into()), "the first game of the first run lies open");
    let mut table = AnyGame::new(NewGame::from(&*game)).unwrap();
    let counts = json!(table.view(Eye::Watcher).unwrap())["storm"]["counts"].clone();
    let all = "Points: queen 9, rook 5, knight 3, bishop 3, pawn 1. A king counts nothing, nor does a piece that is \
               asleep or neutral. A lead of 1 wins at dusk; less is a draw.";
    assert_eq!(counts, all);
    assert_eq!(code(run.played(&table)), Code::NotOver);
    table.apply("resign").unwrap();
    assert_eq!(run.played(&table).unwrap().view().unwrap().hearts, 2);
    let mut other = AnyGame::new(NewGame::of("chess-storm").seed(game.seed.clone())).unwrap();
    other.apply("resign").unwrap();
    assert_eq!(code(run.played(&other)), Code::BadInput);
    assert_eq!(Run::day(12), "run-12-4");
}

#[test]
fn each_card_that_was_played_in_a_game_of_the_run_is_judged() {
    let run = Run::new("easy-0-gains", 3, false).unwrap().choose("deck:theatre").unwrap();
    let Some(Asked::Game { game, seat, .. }) = run.view().unwrap().asks else { panic!("a game is due") };
    let mut table = AnyGame::new(NewGame::from(&*game)).unwrap();
    let code = |gains: Result<Vec<deckmate::bots::Gain>, deckmate::Fault>| gains.unwrap_err().code;
    assert_eq!(code(gains(&table, seat, 60)), Code::NotOver);
    let (mut played, mut answers) = (Vec::new(), 0);
    while let Some(asked) = table.asked() {
        let answer = suggest(&table, Level::Greedy, None, &format!("g{answers}"), &mut || false).unwrap().text;
        let card = answer.strip_prefix("card:").filter(|_| asked == seat).map(str::to_owned);
        played
            .extend(card.map(|card| (card, json!(table.view(Eye::Watcher).unwrap())["log"].as_array().unwrap().len())));
        table.apply(&answer).unwrap();
        answers += 1;
    }
    let gains = gains(&table, seat, 60).unwrap();
    let judged: Vec<(String, usize)> = gains.iter().map(|gain| (gain.card.clone(), gain.line)).collect();
    assert_eq!(judged, played);
    assert!(played.len() > 2 && gains.iter().any(|gain| gain.gain > 0), "{gains:?}");
    let other = Run::new("easy-0-other", 3, false).unwrap();
    assert_eq!(run.seat_in(&table).unwrap(), seat);
    assert_eq!(other.seat_in(&table).unwrap_err().code, Code::BadInput, "a game of another run");
}
