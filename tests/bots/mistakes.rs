//! Mistakes: in recorded games of chess the review blames the choices that lost something, and no others.

use deckmate::bots::{review, MateSlip, Reviewed};
use deckmate::play::Looker;
use deckmate::{AnyGame, NewGame, Seat};

/// A choice of so many ten-thousandths, or as much in an even game, is named.
const NAMED: i32 = 500;
/// The nodes with which the page asks.
const NODES: u64 = 1_500;

/// A game of chess that is over: after these answers somebody gives up, where they do not end it.
fn played(board: Option<&str>, answers: &str) -> AnyGame {
    let wanted = NewGame::of("chess");
    let mut game = AnyGame::new(board.map_or(wanted.clone(), |board| wanted.board(board))).unwrap();
    for answer in answers.split_whitespace() {
        game.apply(answer).unwrap();
    }
    if game.asked().is_some() {
        game.apply("resign").unwrap();
    }
    game
}

/// All answers, as a seat looks back at them.
fn told(game: &AnyGame, seat: Seat) -> Vec<Reviewed> {
    let looker = Looker { seat, open: false };
    let all: Vec<Reviewed> =
        (1..=game.acts().len()).map(|number| review(game, number, looker, NODES).unwrap()).collect();
    for one in &all {
        println!("{} {} {}: {one:?}", seat.name(), one.seat, one.text);
    }
    all
}

/// The answers that a seat is blamed for, and those that are said to have been seen too late.
fn blamed(told: &[Reviewed]) -> (Vec<&str>, Vec<&str>) {
    let dear = |one: &&Reviewed| one.better.as_ref().is_some_and(|better| (-one.mine).max(better.even) >= NAMED);
    let texts = |such: &dyn Fn(&&Reviewed) -> bool| told.iter().filter(such).map(|one| one.text.as_str()).collect();
    (texts(&dear), texts(&|one: &&Reviewed| one.late))
}

#[test]
fn legal_s_trap_is_no_mistake_of_who_lays_it() {
    let game = played(None, "e2e4 e7e5 g1f3 d7d6 f1c4 c8g4 b1c3 g7g6 f3e5 g4d1 c4f7 e8e7 c3d5");
    let white = told(&game, Seat::First);
    assert_eq!(blamed(&white), (vec![], vec![]), "White mates in seven moves and chooses well");
    let black = told(&game, Seat::Second);
    let (dear, late) = blamed(&black);
    assert!(dear.contains(&"g4d1"), "the queen was the bait: {dear:?}");
    assert!(!late.contains(&"g4d1"));
    let bait = &black[9];
    assert_eq!(bait.better.as_ref().and_then(|better| better.mate), Some(MateSlip::Allowed(2)));
}

#[test]
fn the_scholar_s_mate_is_let_in_by_the_knight() {
    let game = played(None, "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7");
    let black = told(&game, Seat::Second);
    let (dear, _) = blamed(&black);
    assert_eq!(dear.last(), Some(&"g8f6"));
    assert_eq!(black[5].better.as_ref().and_then(|better| better.mate), Some(MateSlip::Allowed(1)));
    assert!(black[5].mine < -3_000);
}

#[test]
fn a_queen_that_is_hung_is_the_one_mistake() {
    let game = played(None, "e2e4 e7e5 g1f3 b8c6 d2d4 e5d4 d1d4 c6d4 f3d4");
    let white = told(&game, Seat::First);
    assert_eq!(blamed(&white).0, ["d1d4"]);
    assert!(white[6].mine < -2_500 && white[6].better.as_ref().is_some_and(|better| better.text == "f3d4"));
}

#[test]
fn a_mate_in_one_that_is_missed_is_said_in_a_game_that_is_won() {
    let game = played(Some("6k1/5ppp/8/8/8/8/4QPPP/R5K1 w - -"), "h2h3 h7h6 e2f3");
    let white = told(&game, Seat::First);
    assert_eq!(white[0].better.as_ref().and_then(|better| better.mate), Some(MateSlip::Missed(1)));
    assert!(blamed(&white).0.contains(&"h2h3"));
}

#[test]
fn a_further_blunder_in_a_lost_game_is_blamed_by_what_it_lost() {
    let game = played(Some("r4rk1/5ppp/1q6/8/8/2Q5/5PPP/6K1 w - -"), "c3b2 b6b2");
    let white = told(&game, Seat::First);
    let better = white[0].better.as_ref().expect("anything else keeps the queen");
    assert!(white[0].mine > -NAMED, "the chance was gone before: {:?}", white[0]);
    assert!(better.even > 3_000, "{better:?}");
    assert_eq!(blamed(&white).0, ["c3b2"]);
}

#[test]
fn a_quiet_draw_has_no_mistakes() {
    let answers = "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 e1g1 e8g8 d2d3 d7d6 c2c4 c7c5 b1c3 b8c6 offer:draw yes";
    let game = played(None, answers);
    for seat in [Seat::First, Seat::Second] {
        assert_eq!(blamed(&told(&game, seat)), (vec![], vec![]));
    }
}
