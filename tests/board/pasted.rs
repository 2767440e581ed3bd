//! Positions as people paste them: each is read, or refused in a sentence.

use deckmate::board::{chess, Pasted, Position};
use deckmate::games::editing::{edit, Step};
use deckmate::games::{full_double, registry};
use deckmate::{NewGame, Value};

/// Positions of many kinds, as six fields.
const POSITIONS: [&str; 20] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2",
    "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
    "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "8/8/8/8/8/4k3/4p3/4K3 w - - 12 80",
    "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
    "r3k3/8/8/8/8/8/8/4K3 b q - 5 30",
    "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
    "8/P7/8/8/8/8/7p/k1K5 w - - 0 1",
    "2kr3r/ppp2ppp/2n5/2b1p3/4P1b1/2NP1N2/PPP1BPPP/R1B2RK1 b - - 4 9",
    "k7/8/1K6/8/8/8/8/6Q1 w - - 99 150",
    "r1b1k2r/ppppqppp/2n2n2/4p3/1bB1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 6",
    "8/8/4kpp1/3p1b2/p6P/2B5/6P1/6K1 b - - 2 47",
    "3r1k2/4npp1/1ppr3p/p6P/P2PPPP1/1NR5/5K2/2R5 w - - 0 1",
    "1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - 0 1",
];

/// Ways in which people write a position.
fn ways(fen: &str) -> Vec<String> {
    let four = fen.split(' ').take(4).collect::<Vec<_>>().join(" ");
    let lines = fen.replace(' ', "_");
    let percent = fen.replace('/', "%2F").replace(' ', "%20");
    vec![
        four.clone(),
        format!("  {}  \n", fen.replace(' ', "   ")),
        format!("FEN: {fen}"),
        format!("position fen {fen}"),
        format!("[FEN \"{fen}\"]"),
        format!("“{fen}”"),
        fen.replace('/', "\\/"),
        fen.replace(" w ", " White ").replace(" b ", " black ").replace(" - ", " – "),
        format!("{four} bm Nf3; id \"position 1\";"),
        format!("https://lichess.org/analysis/standard/{lines}"),
        format!("https://lichess.org/editor/{lines}?color=white"),
        format!("https://www.chess.com/analysis?fen={percent}&tab=analysis"),
        format!("https://www.chess.com/dynboard?board=green&fen={}&size=2", fen.replace(' ', "+")),
    ]
}

#[test]
fn positions_are_read_as_people_paste_them() {
    let mut read = 0;
    for fen in POSITIONS {
        let four = fen.split(' ').take(4).collect::<Vec<_>>().join(" ");
        let wanted = Position::parse(&four, chess::variant()).unwrap_or_else(|why| panic!("{fen}: {why}"));
        let wanted = wanted.text(chess::variant());
        for way in ways(fen) {
            let found = Pasted::parse(&way, chess::variant()).map(|found| found.position.text(chess::variant()));
            assert_eq!(found.as_ref(), Ok(&wanted), "{way}");
            assert_eq!(Pasted::check_clocks(&way), Ok(()), "{way}");
            let step = Step { t: "paste".into(), text: Some(way.clone()), ..Step::default() };
            let edited = edit(NewGame::of("chess"), &step).unwrap_or_else(|fault| panic!("{way}: {}", fault.message));
            let board = edited.setup.get("board").and_then(Value::text);
            assert_eq!((board, &edited.fault), (Some(wanted.as_str()), &None), "{way} in the editor");
            read += 1;
        }
    }
    assert!(read >= 200, "{read}");
}

#[test]
fn castling_rights_and_moves_are_read_in_every_style() {
    let text =
        |pasted: &str| Pasted::parse(pasted, chess::variant()).map(|found| found.position.text(chess::variant()));
    for (pasted, board) in [
        ("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq -"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b Hq -", "r3k2r/8/8/8/8/8/8/R3K2R b Kq -"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 moves e2e4 e8e7", "8/4k3/8/8/4P3/8/8/4K3 w - -"),
        ("position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves O-O", "4k3/8/8/8/8/8/8/5RK1 b - -"),
    ] {
        assert_eq!(text(pasted), Ok(board.to_owned()), "{pasted}");
    }
    let wide = "https://example.org/7kk7/16/16/16/16/16/16/7KK7_b_-_-";
    let rules = full_double::variant(false);
    assert_eq!(Pasted::parse(wide, rules).unwrap().position.text(rules), "7kk7/16/16/16/16/16/16/7KK7 b - -");
}

#[test]
fn what_is_no_position_is_refused_in_a_sentence() {
    for (pasted, why) in [
        ("", "has 8 rows, not 1"),
        ("hello world", "has 8 rows, not 1"),
        ("https://lichess.org/", "has 8 rows, not 1"),
        ("https://www.chess.com/game/live/12345", "has 8 rows, not"),
        ("startpos", "has 8 rows, not 1"),
        ("position startpos moves e2e4", "has 8 rows, not 1"),
        ("1. e4 e5 2. Nf3", "“Nf3” stands behind the four fields"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1", "has 8 rows, not 7"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1", "row 1 does not have exactly 8 files"),
        ("rnbqkbnr/pppppppp/8/9/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "row 5 does not have exactly 8 files"),
        ("rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "“x” in row 7 is no piece of this game"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR KQkq - 0 1", "the side to move is w or b, not “KQkq”"),
        ("4k3/8/8/8/8/8/8/4K3 w KX - 0 1", "“X” is no castling right of this game"),
        ("4k3/8/8/8/8/8/8/4K3 w - e9 0 1", "“e9” is no square for taking en passant"),
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", "white has 0 kings instead of 1"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 one", "“one” stands behind the four fields"),
        ("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", "a pawn cannot stand on h8"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "black is in check but not to move"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 moves e2e5", "`e2e5` is no legal move here"),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 e4", "“e4” stands behind the four fields"),
    ] {
        let told =
            registry::pasted("chess", if pasted.is_empty() { " " } else { pasted }).map(drop).unwrap_err().message;
        assert!(told.contains(why), "{pasted}: {told}");
    }
}
