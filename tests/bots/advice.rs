//! Advice: the reasons hold, and what a seat does not see changes nothing of it.

use deckmate::bots::{advise, review};
use deckmate::play::{Code, Looker};
use deckmate::{suggest, AnyGame, Level, NewGame};
use serde_json::json;

use super::asked;

/// The best answer on a board of chess, and its reason.
fn best(board: &str) -> (String, String) {
    let game = AnyGame::new(NewGame::of("chess").board(board)).unwrap();
    let advice = advise(&game, 2_000, None, &mut || ()).unwrap();
    assert!(advice.best.windows(2).all(|pair| pair[0].behind <= pair[1].behind), "{advice:?}");
    let first = &advice.best[0];
    (first.offer.text.clone(), first.why.clone())
}

#[test]
fn a_reason_says_what_the_answer_does() {
    for (board, answer, why) in [
        ("3r2k1/5ppp/8/8/8/8/3Q1PPP/6K1 w - -", "d2d8", "gives checkmate"),
        ("6k1/5ppp/8/8/8/8/1q3PPP/1R4K1 w - -", "b1b2", "captures the queen on b2 for nothing"),
        ("7k/5ppp/8/8/8/8/5PPP/KR5R w - -", "b1b8", "gives checkmate"),
        ("6k1/5ppp/8/8/8/2b5/5PPP/R5K1 w - -", "a1a8", "gives checkmate"),
    ] {
        assert_eq!(best(board), (answer.to_owned(), why.to_owned()), "{board}");
    }
    assert!(best("7k/8/8/8/8/8/R7/1R4K1 w - -").1.starts_with("forces mate in at most "));
}

/// A move that takes nothing and threatens nothing is explained by the squares that the pieces then reach.
#[test]
fn a_quiet_move_gives_room() {
    let game = AnyGame::new(NewGame::of("chess")).unwrap();
    for (hinted, why) in [
        ("g1f3", "lets the knight reach 5 squares instead of 2"),
        ("e2e4", "lets the pieces make 30 moves instead of 19"),
        ("a2a3", "is among the best"),
    ] {
        let best = advise(&game, 20, Some(hinted), &mut || ()).unwrap().best;
        assert_eq!((best[0].offer.text.as_str(), best[0].why.as_str()), (hinted, why));
    }
}

/// A piece that can be recaptured is not captured for nothing, whatever the computer would answer.
#[test]
fn a_piece_that_is_guarded_is_not_captured_for_nothing() {
    let board = "rnbqkbnr/1pp2pp1/p6p/3pN3/3PP3/8/PPP2PPP/RNBQKB1R w KQkq -";
    let game = AnyGame::new(NewGame::of("chess").board(board)).unwrap();
    let said = |nodes| advise(&game, nodes, Some("e4d5"), &mut || ()).unwrap().best[0].why.clone();
    for nodes in [20, 400, 2_000] {
        assert!(!said(nodes).contains("for nothing"), "{}", said(nodes));
    }
}

/// A promotion is named by its kind alone, whatever card is spent for it.
#[test]
fn a_promotion_is_named_without_its_card() {
    let game = asked::game(json!({ "game": "five-card", "seed": "wild", "setup": {
        "board": "8/P7/8/4k3/8/8/8/6K1 w - -",
        "hands": { "first": ["wild", "knight", "knight", "knight", "knight"] } } }));
    let best = advise(&game, 20, Some("a7a8=queen:wild"), &mut || ()).unwrap().best;
    assert_eq!(best[0].why, "promotes to queen", "{best:?}");
}

/// Every game's advice from its own view: the same twice, and in a world that differs in what the seat does not see.
#[test]
fn what_is_hidden_changes_no_advice() {
    let mut given = 0;
    for name in ["chess", "full-double", "doublecross", "five-card", "deception", "chess-storm"] {
        let mut game = AnyGame::new(NewGame::of(name).seed("advice")).unwrap();
        for number in 0..16 {
            let Some(seat) = game.asked() else { break };
            if number % 8 == 7 {
                let advice = advise(&game, 20, None, &mut || ()).unwrap();
                assert!(!advice.best.is_empty() && advice.best.len() <= 3, "{name}: {advice:?}");
                assert!(advice.best.iter().all(|one| game.offers().contains(&one.offer)), "{name}: {advice:?}");
                let looker = Looker { seat, open: false };
                if let Some(twin) = game.world(looker, "twin") {
                    assert_eq!(advise(&twin, 20, None, &mut || ()).unwrap(), advice, "{name} {number}");
                    given += 1;
                }
            }
            let offer = suggest(&game, Level::Beginner, Some(100), &format!("{number}"), &mut || false).unwrap();
            game.apply(&offer.text).unwrap();
        }
    }
    assert!(given >= 8, "{given}");
}

/// The answer that the computer has suggested stands first, and nothing is said to be better than that.
#[test]
fn advice_begins_with_the_hint() {
    for (name, hinted) in [("chess", "h2h3"), ("deception", "shuffle"), ("five-card", "fold")] {
        let game = AnyGame::new(NewGame::of(name).seed("advice")).unwrap();
        let best = advise(&game, 20, Some(hinted), &mut || ()).unwrap().best;
        assert_eq!((best[0].offer.text.as_str(), best[0].behind), (hinted, 0));
        assert!(best.iter().all(|one| one.behind >= 0), "{best:?}");
        let fault = advise(&game, 20, Some("e2e5"), &mut || ()).unwrap_err();
        assert_eq!((fault.code, fault.message.contains("e2e5")), (Code::BadInput, true));
    }
}

/// A swap while pieces are disguised captures nothing.
#[test]
fn a_disguise_has_a_reason_of_its_own() {
    let game = AnyGame::new(NewGame::of("deception").seed("1")).unwrap();
    for one in advise(&game, 20, None, &mut || ()).unwrap().best {
        assert!(["gives a base a better disguise", "hides every base by lot"].contains(&one.why.as_str()), "{one:?}");
    }
}

/// The worth of a discard is seen on no board.
#[test]
fn a_discard_has_a_reason_of_its_own() {
    let mut game = asked::game(json!({ "game": "chess-storm", "seed": "discards", "setup": {
        "board": "4k3/pppp4/8/8/8/8/PPPP4/R3K3 w - -", "hands": { "first": ["negative"], "second": [] } } }));
    game.apply("a1b1").unwrap();
    let best = advise(&game, 20, None, &mut || ()).unwrap().best;
    let dump = best.iter().find(|one| one.offer.text == "dump:negative").unwrap();
    assert_eq!(dump.why, "draws another card in its place");
}

/// The promise of a hint is found again by the review of the same answer, while pieces are disguised and when they
/// move; and nothing is sure while they are.
#[test]
fn hint_and_review_tell_one_value() {
    let mut game = AnyGame::new(NewGame::of("deception").seed("one")).unwrap();
    let mut told = Vec::new();
    for answer in ["swap:e1d2", "swap:a1a2", "done", "done", "e2e4", "e7e6"] {
        let looker = Looker { seat: game.asked().unwrap(), open: false };
        let best = advise(&game, 20, Some(answer), &mut || ()).unwrap().best;
        assert!(best.iter().all(|one| one.firm != "sure"), "{best:?}");
        told.push((looker, best[0].chance));
        game.apply(answer).unwrap();
    }
    game.apply("resign").unwrap();
    for (number, (looker, chance)) in told.into_iter().enumerate() {
        let found = review(&game, number + 1, looker, 300).unwrap().after;
        assert!((found - chance).abs() <= 300, "{number}: {chance} in the hint, {found} in the review");
    }
}

/// A King that the opponent cannot know is not lost yet where he is attacked; one that everybody sees is.
#[test]
fn a_hidden_king_is_lost_by_a_guess_alone() {
    for (open, why, firm) in [
        (json!([]), "lets the opponent capture the king, if they find it", "likely"),
        (json!(["d1"]), "lets the opponent win at once", "sure"),
    ] {
        let look = if open == json!([]) { "Q" } else { "K" };
        let game = asked::game(json!({ "game": "deception", "seed": "guess", "setup": {
            "board": format!("6k1/5ppp/8/3r4/8/8/6PP/3{look}3N w - -"), "uncloaked": open, "bases": { "d1": "king" } } }));
        let best = advise(&game, 200, Some("g2g3"), &mut || ()).unwrap().best;
        assert_eq!((best[0].why.as_str(), best[0].firm), (why, firm), "{best:?}");
        assert_eq!(best[0].chance == 0, firm == "sure", "{best:?}");
    }
}

/// A reason that counts what follows in the same turn says what that is: a card after the move, a move after the card.
#[test]
fn a_reason_names_what_it_counts() {
    for (board, card, hinted, why) in [
        (
            "6k1/5ppp/8/3n4/8/8/5PPP/1N4K1 w - -",
            "derby",
            "b1c3",
            "captures the knight on d5 for nothing, with “Play Derby” after it",
        ),
        (
            "6k1/3p1ppp/8/8/8/8/5PPP/1N4K1 w - -",
            "depression",
            "g2g3",
            "captures the pawn on d7 for nothing, with “Play Depression” after it",
        ),
        (
            "6k1/5pp1/7p/8/RP5n/8/5PPP/6K1 w - -",
            "cylinder",
            "card:cylinder",
            "captures the knight on h4 for nothing, with “Rook a4 captures knight h4” after it",
        ),
        (
            "6k1/5ppp/8/8/RP5n/8/5PPP/6K1 w - -",
            "cylinder",
            "card:cylinder",
            "gives checkmate, with “Rook a4 to a8” after it",
        ),
        // Effects of the move by itself are said alone.
        ("6k1/5ppp/8/8/8/2p5/5PPP/1N4K1 w - -", "derby", "b1c3", "captures the pawn on c3 for nothing"),
    ] {
        let game = asked::game(json!({ "game": "chess-storm", "seed": "follows", "setup": {
            "board": board, "hands": { "first": [card], "second": [] } } }));
        let best = advise(&game, 60, Some(hinted), &mut || ()).unwrap().best;
        assert_eq!((best[0].offer.text.as_str(), best[0].why.as_str()), (hinted, why), "{best:?}");
    }
}

/// No answer comes out best where another one is as good as far as the estimate tells.
#[test]
fn among_equals_none_comes_out_best() {
    let game = asked::game(json!({ "game": "chess-storm", "seed": "equals", "setup": {
        "board": "4k3/8/8/8/8/8/8/3QK3 w - -", "hands": { "first": ["derby"], "second": [] } } }));
    let mut after = game.clone();
    after.apply("d1d2").unwrap();
    let best = advise(&after, 60, Some("pass"), &mut || ()).unwrap().best;
    let whys: Vec<&str> = best.iter().map(|one| one.why.as_str()).collect();
    assert_eq!(whys, ["is among the best", "draws another card in its place"], "{best:?}");
}
