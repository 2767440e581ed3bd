//! What the computer opponents must find, and that they are reproducible.

use deckmate::board::{Board, Move, Position, Side, Variant};
use deckmate::bots::chess::evaluate::Weights;
use deckmate::bots::chess::tree::{best, key_of, Found, Question};
use deckmate::bots::level::Blur;
use deckmate::bots::search::tree::NEAR_MATE;
use deckmate::bots::{self, Budget, Level};
use deckmate::games::any::{AnyGame, NewGame};
use deckmate::games::{chess, full_double};
use deckmate::play::Seat;
use serde_json::{json, Value};

fn search(variant: &Variant, text: &str, nodes: u64) -> Option<Found> {
    let position = Position::parse(text, variant).expect("a position");
    let question =
        Question { board: &position.board, variant, side: position.side, history: &[], fifty: 0, blur: Blur::NONE };
    best(&question, Budget { nodes, stop: &mut || false })
}

fn chess_move(text: &str, nodes: u64) -> String {
    search(chess::variant(), text, nodes).expect("a move").best.to_string()
}

fn wide_move(text: &str, nodes: u64) -> String {
    search(full_double::variant(false), text, nodes).expect("a move").best.to_string()
}

fn game(value: Value) -> AnyGame {
    AnyGame::new(serde_json::from_value::<NewGame>(value).expect("a wish")).expect("a game")
}

fn answer(game: &AnyGame, level: Level, seed: &str) -> String {
    bots::suggest(game, level, None, seed, &mut || false).expect("an answer").text
}

/// A DoubleCross game with this board and deck, top card first.
fn cards(board: &str, deck: &[&str]) -> AnyGame {
    game(json!({ "game": "doublecross", "seed": "bots", "setup": { "board": board, "deck": deck } }))
}

#[test]
fn finds_mate_in_one_and_two_in_chess() {
    assert_eq!(chess_move("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -", 2_000), "d1d8");
    let found = search(chess::variant(), "7k/8/8/8/8/8/R7/1R4K1 w - -", 50_000).expect("a move");
    assert!(found.score > NEAR_MATE, "two Rooks mate in two, not {}", found.score);
    assert_eq!(found.depth, 3);
}

#[test]
fn finds_mate_on_the_wide_board() {
    assert_eq!(wide_move("8k7/5R10/16/16/16/16/16/R6K8 w - -", 5_000), "a1a8");
}

#[test]
fn takes_one_of_two_kings_when_it_costs_nothing() {
    assert_eq!(wide_move("7k7k/16/16/16/7R8/16/16/7K8 w - -", 5_000), "h4h8");
}

/// The search compares its keys with those of the game to see repetitions.
#[test]
fn knows_the_keys_of_the_game() {
    let table = game(json!({ "game": "chess", "seed": "keys" }));
    let host = table.host::<deckmate::games::chess::Chess>().unwrap();
    assert_eq!(host.table().key(), key_of(&host.table().board, Side::White));
    let mut table = table.clone();
    table.apply("e2e4").expect("a move");
    let host = table.host::<deckmate::games::chess::Chess>().unwrap();
    assert_eq!(host.table().key(), key_of(&host.table().board, Side::Black));
}

#[test]
fn no_move_is_no_answer() {
    assert!(search(chess::variant(), "7k/5Q2/6K1/8/8/8/8/8 b - -", 1_000).is_none());
}

/// The running sums agree with a fresh count after every kind of move.
#[test]
fn sums_follow_the_moves() {
    fn walk(board: &mut Board, variant: &Variant, weights: &Weights, side: Side, depth: u32) {
        if depth == 0 {
            return;
        }
        let before = weights.count(board);
        let moves: Vec<Move> = board.legal(variant, side);
        for m in moves {
            let undo = board.make(variant, m);
            assert_eq!(weights.follow(board, variant, before, m, undo.taken), weights.count(board), "{m}");
            walk(board, variant, weights, side.foe(), depth - 1);
            board.unmake(m, undo);
        }
    }
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -";
    let wide = "r2c3kk3c2r/P15/16/16/16/16/p15/R2C3KK3C2R w HIADMPhiadmp -";
    for (variant, text) in [(chess::variant(), kiwipete), (full_double::variant(false), wide)] {
        let position = Position::parse(text, variant).expect("a position");
        let mut board = position.board;
        walk(&mut board, variant, Weights::new(variant.files()), position.side, 2);
    }
}

#[test]
fn takes_the_king_when_the_card_allows_it() {
    let mut game = cards("4k3/8/8/8/4R3/8/P7/4K3 w - -", &["white-rook", "black-king", "white-king"]);
    for level in [Level::Greedy, Level::Easy, Level::Normal, Level::Strong] {
        assert_eq!(answer(&game, level, "s"), "draw");
    }
    game.apply("draw").expect("a card");
    for level in [Level::Greedy, Level::Easy, Level::Normal, Level::Strong] {
        assert_eq!(answer(&game, level, "s"), "e4e8", "{}", level.name());
    }
}

#[test]
fn leaves_an_attacked_square_when_it_can() {
    // The black Rook card is next: a King on the e file or the first row beside it is lost.
    let mut game = cards("4r2k/8/8/8/8/8/8/4K3 w - -", &["white-king", "black-rook", "black-rook"]);
    game.apply("draw").expect("a card");
    for level in [Level::Easy, Level::Normal] {
        let text = answer(&game, level, "s");
        assert!(!text.starts_with("e1e"), "{text} stays on the Rook's file");
    }
}

#[test]
fn calls_what_is_due_and_only_that() {
    let mut due = cards("4k3/8/8/8/8/8/8/R3K3 w - -", &["white-rook", "black-king", "white-king"]);
    due.apply("draw").expect("a card");
    due.apply("a1a8").expect("a move");
    let mut calm = cards("4k3/4p3/8/8/8/8/8/R5K1 w - -", &["white-rook", "black-king", "white-king"]);
    calm.apply("draw").expect("a card");
    calm.apply("a1e1").expect("a move");
    for level in [Level::Greedy, Level::Easy, Level::Normal] {
        assert_eq!(answer(&due, level, "s"), "claim:check");
        assert_eq!(answer(&calm, level, "s"), "done");
    }
}

#[test]
fn punishes_silence() {
    let mut game = cards("4k3/8/8/8/8/8/8/R3K3 w - -", &["white-rook", "black-king", "white-king"]);
    for text in ["draw", "a1a8", "done"] {
        game.apply(text).expect("an answer");
    }
    for level in [Level::Greedy, Level::Easy, Level::Normal] {
        assert_eq!(answer(&game, level, "s"), "claim:punish");
    }
    game.apply("claim:punish").expect("a claim");
    assert_eq!(answer(&game, Level::Normal, "s"), "piece:a8");
}

#[test]
fn a_forgetful_computer_forgets() {
    let mut game = game(json!({ "game": "doublecross", "seed": "bots", "options": { "forgetful": 100 },
        "setup": { "board": "4k3/8/8/8/8/8/8/R3K3 w - -", "deck": ["white-rook", "black-king"] } }));
    game.apply("draw").expect("a card");
    game.apply("a1a8").expect("a move");
    assert_eq!(answer(&game, Level::Normal, "s"), "done");
    game.apply("done").expect("an answer");
    assert_eq!(answer(&game, Level::Normal, "s"), "draw");
}

#[test]
fn saves_its_king() {
    let mut game = game(json!({ "game": "doublecross", "seed": "bots", "setup": {
        "board": "4k3/8/8/8/4R3/8/P7/4K3 w - -", "deck": ["white-rook", "black-king", "white-king"],
        "held": { "second": ["save-king"] } } }));
    game.apply("draw").expect("a card");
    game.apply("e4e8").expect("a move");
    assert_eq!(answer(&game, Level::Normal, "s"), "card:save-king");
}

/// Whole games: every answer is offered, equal seeds give equal answers, and the clock is only a brake.
#[test]
fn equal_seeds_give_equal_answers() {
    for name in ["chess", "full-double", "doublecross", "chess-storm"] {
        for level in [Level::Random, Level::Greedy, Level::Easy, Level::Normal] {
            let mut game = game(json!({ "game": name, "seed": "again" }));
            for step in 0..40 {
                if game.prompt().is_none() {
                    break;
                }
                let seed = format!("again-{step}");
                let nodes = Some(400);
                let first = bots::suggest(&game, level, nodes, &seed, &mut || false).expect("an answer");
                let mut asked = 0;
                let mut clock = || {
                    asked += 1;
                    false
                };
                let second = bots::suggest(&game, level, nodes, &seed, &mut clock).expect("an answer");
                assert_eq!(first.text, second.text);
                game.apply(&first.text).expect("an offered answer");
            }
        }
    }
}

#[test]
fn a_stopped_clock_still_gets_an_answer() {
    for name in ["chess", "full-double", "doublecross", "chess-storm"] {
        let mut game = game(json!({ "game": name, "seed": "hurry" }));
        if name == "doublecross" {
            game.apply("draw").expect("a card");
        }
        let offer = bots::suggest(&game, Level::Strong, None, "s", &mut || true).expect("an answer");
        assert!(game.offers().iter().any(|other| other.text == offer.text));
    }
}

/// The computer must not know the order of the deck: games that differ in it alone get the same answers.
#[test]
fn the_order_of_the_deck_does_not_matter() {
    let board = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq -";
    let mut one = cards(board, &["white-knight", "black-pawn", "white-queen", "switch-sides", "white-pawn"]);
    let mut other = cards(board, &["white-knight", "white-pawn", "switch-sides", "white-queen", "black-pawn"]);
    one.apply("draw").expect("a card");
    other.apply("draw").expect("a card");
    for level in [Level::Greedy, Level::Easy, Level::Normal] {
        assert_eq!(answer(&one, level, "s"), answer(&other, level, "s"));
    }
}

#[test]
fn greedy_takes_the_dearest_piece() {
    let game = game(json!({ "game": "chess", "seed": "greed",
        "setup": { "board": "4k3/8/8/3q1r2/4P3/8/8/4K3 w - -" } }));
    assert_eq!(answer(&game, Level::Greedy, "s"), "e4d5");
}

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

#[test]
fn every_game_has_a_bot() {
    for name in deckmate::games::registry::GAMES.map(|game| game.info().name) {
        let game = game(json!({ "game": name, "seed": "one-each" }));
        let given = answer(&game, Level::Greedy, "one-each");
        assert!(game.offers().iter().any(|offer| offer.text == given), "{name}");
    }
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
