//! Answers that the computer must find in Chess Storm, with moves and with cards.

use deckmate::bots::{self, Bot, Level};
use deckmate::games::any::AnyGame;
use deckmate::games::storm::Storm;
use deckmate::play::Seat;
use serde_json::json;

use super::asked::{answer, game, host, said};

/// A Chess Storm game with this board and these hands; the pile holds cards that do little.
fn storm(board: &str, first: &[&str], second: &[&str], answers: &[&str]) -> AnyGame {
    let pile = ["courting", "good-friends", "castlerock", "fantoche"];
    let mut game = game(json!({ "game": "chess-storm", "seed": "bots",
        "setup": { "board": board, "hands": { "first": first, "second": second }, "pile": pile } }));
    answers.iter().for_each(|text| drop(game.apply(text).expect("an offered answer")));
    game
}

const PLAYERS: [Level; 4] = [Level::Greedy, Level::Easy, Level::Normal, Level::Strong];

#[test]
fn storm_mates_by_a_normal_move() {
    let game = storm("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -", &["favorite", "prayer", "home"], &["nope"], &[]);
    for level in &PLAYERS[1..] {
        assert_eq!(answer(&game, *level, "s"), "d1d8", "{}", level.name());
    }
}

/// However little it may spend: what ends the game at once is looked at before the search.
#[test]
fn storm_mates_in_one_and_stalemates_nobody() {
    let said = |board: &str, level: Level, nodes: u64, seed: u32| {
        let game = storm(board, &["favorite", "prayer", "home"], &["nope"], &[]);
        bots::suggest(&game, level, Some(nodes), &seed.to_string(), &mut || false).expect("an answer").text
    };
    for level in [Level::Easy, Level::Normal, Level::Strong] {
        assert_eq!(said("7k/8/5K2/8/6Q1/8/8/8 w - -", level, 1, 0), "g4g7", "{}", level.name());
    }
    for (level, nodes) in [(Level::Beginner, 200), (Level::Beginner, 1), (Level::Easy, 1), (Level::Easy, 1_500)] {
        for seed in 0..40 {
            let text = said("7k/8/8/6K1/6Q1/8/8/8 w - -", level, nodes, seed);
            assert!(!["g4g6", "g5h6"].contains(&text.as_str()), "{} {nodes} {seed}: {text}", level.name());
        }
    }
}

/// CS-132: what the card gains is seen on no board; the piece that was taken is lost anyway.
#[test]
fn storm_uses_peeker() {
    let game = storm("4k3/p7/8/3q4/8/8/PP3R2/3RK3 b - -", &["peeker", "crab"], &["dub"], &["d5d1", "pass"]);
    for level in [Level::Easy, Level::Normal, Level::Strong] {
        assert_eq!(answer(&game, level, "s"), "card:peeker", "{} {:?}", level.name(), game.prompt().map(|it| it.why));
    }
}

/// CS-111: a card whose case is rare is played where it comes, for a Queen and a Rook.
#[test]
fn storm_lets_a_bishop_explode() {
    let game = storm("6k1/r5q1/7p/8/3B4/8/5PPP/6K1 w - -", &["zealot", "crab"], &[], &[]);
    for level in PLAYERS {
        assert_eq!(answer(&game, level, "s"), "card:zealot", "{}", level.name());
    }
}

/// Of cards that can do nothing now the one goes that would do least next time: Foursquare needs three corners.
#[test]
fn storm_discards_the_card_that_promises_least() {
    let board = "3rk3/p7/8/8/8/8/P3N2P/3QK3 w - -";
    let game = storm(board, &["pegasus", "foursquare", "nope"], &["dub"], &["d1c1"]);
    for level in [Level::Normal, Level::Strong] {
        for seed in 0..20 {
            let said = answer(&game, level, &seed.to_string());
            assert_eq!(said, "dump:foursquare", "{}", level.name());
        }
    }
}

/// A card that does neither good nor harm is played, as another one is drawn for it; of a hand that only waits one goes.
#[test]
fn storm_keeps_its_hand_moving() {
    let board = "3rk3/p7/8/8/8/8/P3N2P/3QK3 w - -";
    let idle = storm(board, &["respect"], &["dub"], &["d1c1"]);
    assert_eq!(answer(&idle, Level::Normal, "s"), "card:respect");
    let clogged = storm(board, &["ambition", "bulldozer", "judas", "veto"], &["dub"], &["d1c1"]);
    let said = answer(&clogged, Level::Normal, "s");
    assert!(["dump:ambition", "dump:bulldozer"].contains(&said.as_str()), "{said}");
    assert_eq!(answer(&clogged, Level::Easy, "s"), "pass");
}

/// CS-0.84: what costs it a piece the computer does not say; the rest it says now and then, and the same for the same seed.
#[test]
fn storm_names_no_piece_that_it_has_and_never_complains() {
    let after =
        |card: &str| storm("2b3k1/5ppp/8/8/8/8/5PPP/6K1 w - -", &[card], &[], &["g1f1", &format!("card:{card}")]);
    let said = |game: &AnyGame| {
        let answers = (0..60).map(|seed| answer(game, Level::Beginner, &format!("talk {seed}")));
        answers.filter(|text| text.starts_with("say:") || text == "grumble").collect::<Vec<_>>()
    };
    let hushed = said(&after("omerta"));
    assert!((1..=20).contains(&hushed.len()), "{hushed:?}");
    assert!(hushed.iter().all(|text| ["say:knight", "say:rook", "say:queen"].contains(&text.as_str())), "{hushed:?}");
    assert_eq!(said(&after("omerta")), hushed);
    assert_eq!(said(&after("respect")), [""; 0]);
}

#[test]
fn storm_takes_a_free_queen_with_a_move() {
    let game = storm("4k3/p7/8/3q4/8/8/PP6/3RK3 w - -", &["favorite", "dub", "banzai", "charge"], &[], &[]);
    for level in PLAYERS {
        assert_eq!(answer(&game, level, "s"), "d1d5", "{}", level.name());
    }
}

#[test]
fn storm_takes_a_queen_with_a_card_when_no_move_does() {
    let board = "4k3/p7/8/3q4/3P4/8/PP6/4K3 w - -";
    let mut game = storm(board, &["breakthrough", "dub", "charge"], &[], &[]);
    for level in PLAYERS {
        assert_eq!(answer(&game, level, "s"), "card:breakthrough", "{}", level.name());
    }
    game.apply("card:breakthrough").expect("a card");
    assert_eq!(game.asked(), Some(Seat::First));
    assert_eq!(answer(&game, Level::Normal, "s"), "d4d5");
}

/// It looks for the move that a card at the end of the turn makes strong: the Knight moves twice.
#[test]
fn storm_moves_with_the_next_card_in_mind() {
    let mut game = storm("6k1/5ppp/8/8/3q4/7P/5PP1/N5K1 w - -", &["derby", "charge", "dub"], &[], &[]);
    let mut said = Vec::new();
    while game.asked() == Some(Seat::First) {
        said.push(answer(&game, Level::Normal, "s"));
        game.apply(&said[said.len() - 1]).expect("an offered answer");
    }
    assert_eq!(said[1..], ["card:derby".into(), format!("{}d4", &said[0][2..])]);
}

#[test]
fn storm_saves_a_mated_king() {
    let board = "6k1/8/8/8/8/8/5PPP/3r2K1 w - -";
    for level in PLAYERS {
        let mut game = storm(board, &["private-jet", "crab", "double"], &[], &[]);
        for _ in 0..2 {
            let text = answer(&game, level, "s");
            game.apply(&text).expect("an offered answer");
        }
        assert_eq!(game.asked(), Some(Seat::Second), "{}", level.name());
    }
}

#[test]
fn storm_counters_what_hurts_and_only_that() {
    let board = "4k3/p7/8/3q4/3P4/8/PP6/4K3 w - -";
    let hurt = storm(board, &["breakthrough"], &["nope"], &["card:breakthrough", "d4d5"]);
    let calm = storm(board, &["crab"], &["nope"], &["e1f2", "card:crab", "piece:a2"]);
    for level in PLAYERS {
        assert_eq!(answer(&hurt, level, "s"), "card:nope", "{}", level.name());
        assert_eq!(answer(&calm, level, "s"), "pass", "{}", level.name());
    }
}

#[test]
fn storm_interrupts_the_take_of_a_queen_but_not_of_a_pawn() {
    let queen = storm("r3k3/8/8/8/8/Q7/8/4K3 b - -", &["ninja"], &[], &["a8a3"]);
    let pawn = storm("r3k3/8/8/8/8/P7/8/4K3 b - -", &["ole", "nope"], &[], &["a8a3"]);
    for level in PLAYERS {
        assert_eq!(answer(&queen, level, "s"), "card:ninja", "{}", level.name());
        assert_eq!(answer(&pawn, level, "s"), "card:ole", "{}", level.name());
    }
}

#[test]
fn storm_takes_a_mate_back() {
    let game = storm("3r2k1/5ppp/8/8/8/8/5PPP/6K1 b - -", &["veto"], &[], &["d8d1"]);
    for level in PLAYERS {
        assert_eq!(answer(&game, level, "s"), "card:veto", "{}", level.name());
    }
}

/// Whole games, until every kind of question has come up: each gets an offered answer.
#[test]
fn storm_answers_every_kind_of_question() {
    let all = ["action", "after", "answer-draw", "balance", "during", "end", "recall", "reply", "return", "target"];
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..20 {
        if all.iter().all(|kind| kinds.contains(kind)) {
            break;
        }
        let mut game = game(json!({ "game": "chess-storm", "seed": format!("whole-{seed}") }));
        let mut step = 0;
        while let Some(seat) = game.asked() {
            let level = if seat == Seat::First { Level::Normal } else { Level::Easy };
            let why = game.prompt().expect("a question").why;
            kinds.insert(why);
            let text = match why {
                "action" if step % 40 == 20 && game.offers().iter().any(|offer| offer.text == "offer:draw") => {
                    "offer:draw".into()
                }
                _ => {
                    let nodes = Some(if level == Level::Easy { 400 } else { 4_000 });
                    bots::suggest(&game, level, nodes, &format!("{seed}-{step}"), &mut || false)
                        .expect("an answer")
                        .text
                }
            };
            game.apply(&text).expect("an offered answer");
            step += 1;
        }
    }
    let missing: Vec<_> = all.into_iter().filter(|kind| !kinds.contains(kind)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// CS-113: the computer has remembered the missing piece or has not. Whoever asks again, with other seeds, learns no more.
#[test]
fn it_remembers_a_kidnapped_piece_or_does_not() {
    let mut right = 0;
    for at in ["a7", "b8", "c7", "d8", "f8", "g8", "h7", "a8"] {
        let hands = json!({ "first": ["kidnapping"], "second": [] });
        let setup = json!({ "hands": hands, "pile": ["stall", "home"] });
        let mut game = game(json!({ "game": "chess-storm", "seed": "memory", "setup": setup }));
        for said in ["a2a3", "card:kidnapping", &format!("piece:{at}")] {
            game.apply(said).unwrap_or_else(|fault| panic!("{said}: {}", fault.message));
        }
        assert_eq!(game.prompt().map(|prompt| prompt.why), Some("recall"));
        for level in [Level::Easy, Level::Normal, Level::Strong] {
            let first = answer(&game, level, "0");
            assert!((1..30).all(|seed| answer(&game, level, &seed.to_string()) == first), "{at}");
            right += usize::from(first == format!("square:{at}"));
        }
    }
    assert!((4..=22).contains(&right), "{right} of 24 are right");
}

/// The computer's answer at Chess Storm, on a board with these hands and after these answers.
fn storm_says(board: &str, hands: [&str; 2], answers: &[&str]) -> String {
    let hand = |cards: &str| cards.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let setup = json!({ "board": board, "hands": { "first": hand(hands[0]), "second": hand(hands[1]) } });
    let mut host = host::<Storm>("storm", Some(setup), json!({}));
    for text in answers {
        host.apply(host.find(text).unwrap()).unwrap();
    }
    said(Storm::suggest, &host, Level::Normal)
}

/// A copy of Bulldozer captures queen, bishop and knight on the a-file.
#[test]
fn a_card_is_copied_that_does_more_for_oneself() {
    let board = "r7/1p4k1/Q7/B7/N7/8/8/1R4K1 w - -";
    let bulldozer = ["card:bulldozer", "b1b8"];
    assert_eq!(storm_says(board, ["bulldozer", "mirror crab"], &bulldozer), "card:mirror");
    // Without anything on the a-file it is kept.
    let poor = "8/1p4k1/8/8/8/8/7P/1R4K1 w - -";
    assert_eq!(storm_says(poor, ["bulldozer", "mirror crab"], &bulldozer), "pass");
}

/// Fair trade lends the better army for three turns; a Pawn that is gone stays away.
#[test]
fn an_army_that_is_lent_is_no_gain() {
    let board = "6k1/3b1ppp/8/p7/8/8/5PPP/6K1 w - -";
    assert_eq!(storm_says(board, ["fair-trade depression", "veto"], &["g1f1"]), "card:depression");
}

/// The worth of a new hand is seen on no board.
#[test]
fn a_hand_is_flushed_for_its_own_sake() {
    let board = "6k1/5ppp/8/8/8/8/5PPP/6K1 w - -";
    assert_eq!(storm_says(board, ["flush crab kangaroo camel stable", "veto"], &[]), "card:flush");
}
