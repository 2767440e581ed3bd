//! What the search of chess boards must find, and the sums and keys that it keeps.

use deckmate::board::{Board, Move, Position, Side, Variant};
use deckmate::bots::chess::evaluate::Weights;
use deckmate::bots::chess::tree::{best, key_of, Found, Question};
use deckmate::bots::level::Blur;
use deckmate::bots::search::tree::NEAR_MATE;
use deckmate::bots::Budget;
use deckmate::games::{chess, full_double};
use serde_json::json;

use super::asked::game;

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
