//! Moves that the search of chess boards must find, and the sums and keys that it keeps.

use deckmate::board::chess::START;
use deckmate::board::{Board, Move, Position, Side, Variant};
use deckmate::bots::chess::evaluate::Weights;
use deckmate::bots::chess::exchange;
use deckmate::bots::chess::pawns::PawnTable;
use deckmate::bots::chess::question::{limit, Question};
use deckmate::bots::chess::tree::{best, key_of, Found};
use deckmate::bots::level::{scatter, Blur};
use deckmate::bots::search::tree::NEAR_MATE;
use deckmate::bots::Budget;
use deckmate::games::{chess, full_double};
use serde_json::json;

use super::asked::game;

fn search(variant: &Variant, text: &str, nodes: u64) -> Option<Found> {
    let position = Position::parse(text, variant).expect("a position");
    let question = Question {
        board: &position.board,
        variant,
        side: position.side,
        history: &[],
        fifty: 0,
        limit: limit(false),
        blur: Blur::NONE,
    };
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

/// Judgements of the positions of games by lot: with running sums and remembered Pawn structures they are as without, and
/// what has been made faster has not changed them. Only other weights and features may change the sum at the end.
#[test]
fn faster_judgements_are_the_same() {
    let cases = [
        (chess::variant(), START, 7_696_166_359_845_980_133),
        (
            full_double::variant(false),
            "rnbcdqakkaqdcbnr/pppppppppppppppp/16/16/16/16/PPPPPPPPPPPPPPPP/RNBCDQAKKAQDCBNR w - -",
            -8_080_811_218_434_546_932,
        ),
        (
            full_double::variant(false),
            "3k12/p1pp4p4p1p/2n2r10/3q6R5/4P4Q6/2N4P8/P2P1P2P2C2A1/R9K5 w - -",
            4_194_336_789_007_972_064,
        ),
    ];
    for (variant, start, expected) in cases {
        let weights = Weights::new(variant.files());
        let mut pawns = PawnTable::default();
        let mut digest = 0i64;
        for game in 0..12u64 {
            let Position { mut board, mut side, .. } = Position::parse(start, variant).expect("a position");
            let mut tally = weights.count(&board);
            for ply in 0..60u64 {
                let moves: Vec<Move> = board.legal(variant, side);
                if moves.is_empty() {
                    break;
                }
                let m = moves[(scatter(game << 8 | ply) % moves.len() as u64) as usize];
                let undo = board.make(variant, m);
                tally = weights.follow(&board, variant, tally, m, undo.taken);
                side = side.foe();
                let value = weights.judge(&board, side, tally, &mut pawns);
                assert_eq!(value, weights.judge(&board, side, weights.count(&board), &mut PawnTable::default()));
                digest = digest.wrapping_mul(31).wrapping_add(value.into());
            }
        }
        assert_eq!(digest, expected, "{start}");
    }
}

/// Gain of a series of captures on one square. A Pawn is worth 90, a Knight 325, a Bishop 335, a Rook 480, a Queen 970.
#[test]
fn exchanges_are_counted_to_their_end() {
    let cases = [
        ("1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - -", "e1e5", 90),
        ("1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - -", "d3e5", 90 - 325),
        ("4k3/8/3p4/4p3/3P4/8/8/4K3 w - -", "d4e5", 0),
        // The second Rook stands behind the first.
        ("3r2k1/8/8/3p4/8/8/3R4/3R2K1 w - -", "d2d5", 90),
        ("3r2k1/3r4/8/3p4/8/8/3R4/3R2K1 w - -", "d2d5", 90 - 480),
        // The King captures only what is not defended.
        ("8/8/2k5/3p4/8/8/3R4/3R2K1 w - -", "d2d5", 90),
        ("8/8/2k5/3p4/8/8/3R4/6K1 w - -", "d2d5", 90 - 480),
        ("4k3/8/8/3pP3/2p5/8/8/4K3 w - d6", "e5d6", 90),
    ];
    for (text, name, won) in cases {
        let rules = chess::variant();
        let Position { board, side, .. } = Position::parse(text, rules).expect("a position");
        let m = board.legal(rules, side).into_iter().find(|m: &Move| m.to_string() == name).expect("a move");
        let wins = |least| exchange::wins(&board, &rules.geometry, Weights::new(rules.files()), m, least);
        assert!(wins(won) && !wins(won + 1), "{text} {name}");
    }
}

/// The position after so many half-moves without a capture or Pawn move, where draws come by themselves or are claimed.
fn late(variant: &Variant, text: &str, fifty: u16, claimed: bool, nodes: u64) -> Found {
    let Position { board, side, .. } = Position::parse(text, variant).expect("a position");
    let question =
        Question { board: &board, variant, side, history: &[], fifty, limit: limit(claimed), blur: Blur::NONE };
    best(&question, Budget { nodes, stop: &mut || false }).expect("a move")
}

/// FIDE 9.3 and FD-14: the move that mates ends the game, also when it is the hundredth half-move.
#[test]
fn a_mate_on_the_hundredth_quiet_half_move_is_seen() {
    let (small, wide) = (chess::variant(), full_double::variant(false));
    let found = late(small, "8/8/2p5/3b1K1k/4p3/4PpR1/5P2/8 w - -", 99, false, 5_000);
    assert!(found.score > NEAR_MATE, "{found:?}");
    let found = late(wide, "8k7/R15/1R14/16/16/16/16/7K8 w - -", 99, false, 5_000);
    assert!(found.score > NEAR_MATE && found.best.to_string() == "b6b8", "{found:?}");
    // Whoever is mated with the hundredth half-move sees that, too.
    let found = late(small, "8/8/8/8/8/6k1/r7/7K w - -", 98, false, 5_000);
    assert!(found.score < -NEAR_MATE, "{found:?}");
}

#[test]
fn after_fifty_quiet_moves_all_else_is_a_draw_by_itself_and_none_where_draws_are_claimed() {
    let small = chess::variant();
    let rook = "7k/8/5K2/8/8/8/8/1R6 w - -";
    assert_eq!(late(small, rook, 98, false, 20_000).score, 0);
    for fifty in [100, 120, 140] {
        let found = late(small, rook, fifty, true, 60_000);
        assert!(found.score > 300, "{found:?} after {fifty}");
    }
    assert_eq!(late(small, rook, 149, true, 20_000).score, 0);
}

#[test]
fn bishops_of_one_shade_are_worth_nothing() {
    for text in ["8k7/16/16/16/16/16/16/2B1K1B9 w - -", "1b2k11/16/16/16/16/16/16/2B1K1B9 w - -"] {
        assert_eq!(search(full_double::variant(false), text, 2_000).expect("a move").score, 0, "{text}");
    }
    let both = search(full_double::variant(false), "8k7/16/16/16/16/16/16/2BBK11 w - -", 2_000).expect("a move");
    assert!(both.score > 300, "{both:?}");
}

/// Captures are played out only so far, be there ever so many.
#[test]
fn a_board_full_of_knights_is_searched_within_bounds() {
    for text in [
        "nnnnnnnk/nnnnnnnn/nnnnnnnn/nnnnnnnn/NNNNNNNN/NNNNNNNN/NNNNNNNN/KNNNNNNN w - -",
        "nnNNnnnk/nNNnnnnn/NNnnNNnn/NnnNNnnN/nnNNnnNN/nNNnnNNn/NNnnNNnn/KNNNNnnN w - -",
    ] {
        let found = search(chess::variant(), text, 100_000).expect("a move");
        assert!(found.depth >= 1, "{text}: {found:?}");
    }
}
