//! Saves of former formats and of former rules load for ever, and lead to the same position and the same record.
#![allow(clippy::unwrap_used)] // a test may fail

use std::path::Path;

use deckmate::games::any::AnyGame;
use deckmate::play::{Eye, Seat};

/// File, board, lines of the log, and the result, or how many answers are offered.
type Kept = (&'static str, &'static str, usize, &'static str);

const FORMAT_1: &[Kept] = &[
    ("chess-middle", "r3k3/p1p1qp2/6p1/4n3/2P5/8/P1P2P1r/R4K2 w q -", 24, "15"),
    ("chess-over", "r3k3/8/6p1/4b3/8/2q5/2K5/5q2 w q -", 65, "second checkmate"),
    (
        "full-double-middle",
        "r1b1dq1kk4n2/pppp1cp1pp3pp1/2n13/16/4Npq9/16/PPPP4PP3PPP/R1B1C2KK3C2R w HIAMPhia -",
        40,
        "59",
    ),
    ("full-double-over", "7k7A/16/7K8/16/16/16/16/16 b - -", 2, "first checkmate"),
    ("doublecross-middle", "rnbq1b1r/3kp1p1/1p3p2/p1p2P2/8/2pP4/PPPKBP1P/R1BQ2NR b - -", 65, "3"),
    ("doublecross-over", "2r5/r2P4/1n3b2/4k3/1p6/1Rp4R/QqQq4/6q1 b - -", 293, "second king-taken"),
    ("five-card-middle", "3rk3/pb1p1p1p/2n5/4p3/2P1P3/8/P2B1bBP/3Q1RK1 w - -", 32, "6"),
    ("five-card-over", "2k5/8/5b2/8/8/8/6K1/8 w - -", 336, "first tie-break"),
    ("deception-cloaks", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -", 1, "124"),
    ("deception-middle", "rnbqkbnr/ppQppppp/8/8/8/8/PPPPPPP1/RNBQKBNR b KQkq -", 6, "first king-taken"),
    ("deception-over", "8/8/8/4R3/8/8/8/4K3 b - -", 10, "first king-taken"),
    ("chess-storm-middle", "8/2pk4/8/pp1p4/3P2K1/8/PP1P4/8 b - -", 32, "6"),
    ("chess-storm-over", "8/8/8/p2k4/P6p/4K3/6Qp/7P w - -", 112, "draw repetition"),
];

/// Deception Chess where the turn of an uncloaking counted for the fifty moves; Full Double Chess where Bishops of one shade
/// played on.
const RULES_1: &[Kept] = &[
    (
        "full-double-middle",
        "1n6kq1dc1nr/3cA2kp1pp3p/b6p4ppp1/1C1p1pP1PpP5/3A7P4/r1PP1a3Cd3b1/1P2PKPP1P1PB1PP/RNB1DQ2K3Q1NR b IAPimp -",
        81,
        "100",
    ),
    (
        "full-double-over",
        "R8C1bA1n1/9k4p1/p8P6/2pq2pCPp1p3p/3B3QPP6/6d4P1P2/3P4K1q5/5K10 b - -",
        272,
        "first checkmate",
    ),
    ("deception-middle", "rpk1r1p1/1p1pp2k/bp5q/4P2K/1P1n2P1/1Pr2P1P/2P5/R2Q1BNR b - -", 85, "55"),
    ("deception-over", "npk3r1/1p2p1k1/rp6/1b3PP1/1Q6/3B3P/2N5/6Nq w - -", 146, "second king-taken"),
];

/// Chess Storm with 92 cards; DoubleCross Chess where a punishment could be claimed before every draw; 5 Card
/// Chess where a lone King could win on time; Deception Chess where a base Pawn uncloaked on its last rank was promoted.
const RULES_2: &[Kept] = &[
    ("deception-middle", "r2Q1br1/p1ppn1rp/4p3/1p4P1/8/5b2/PPPPPP1P/R1BQKBNR w KQ -", 29, "44"),
    ("deception-over", "1B1rk1pb/3p1pQ1/bpp1p2p/5P2/8/P4PPP/R1P5/1r3q2 b - -", 93, "first king-taken"),
    ("five-card-middle", "1n2k2r/rq4n1/2p2p1b/P3p1p1/pN3P1p/2P1P1P1/1B1KN2P/3R1B1R w - -", 71, "27"),
    ("five-card-over", "1n1k1r1r/6n1/q1p5/P4P2/1N2p2p/p1P4P/3bN1K1/2B2B1R w - -", 103, "first tie-break"),
    ("chess-storm-middle", "b3k1nr/ppp1ppBp/8/8/N7/8/PP1BPPPP/3KKRR1 b k -", 60, "2"),
    ("chess-storm-over", "6pN/RP4pn/BP4pb/QP4pq/KP1Pn1p1/B1P2pkb/2P4r/R5q1 w - -", 46, "second checkmate"),
    ("doublecross-middle", "r4b1r/4k1p1/np2p2n/pbp2ppp/P1P5/R1P1PPPN/5K1P/1NBQ1B1R w - -", 82, "3"),
    ("doublecross-over", "2N5/2R2k2/7P/4B2P/8/2Q1b3/4p3/q5NR b - -", 238, "second king-taken"),
];

/// Chess Storm with 107 cards; DoubleCross Chess where check was asked for after every move; 5 Card Chess where a capture
/// that is free by an option could not be paid for.
const RULES_3: &[Kept] = &[
    ("five-card-middle", "1r3k2/7p/1p4pn/p1p1PNQ1/2b5/P3P1PP/4NP2/n3K1R1 b - -", 74, "13"),
    ("five-card-over", "rnq1kbr1/pbpppppp/1p6/5n2/6P1/N6N/PPPPPPBP/1RBQK1R1 w q -", 17, "second tie-break"),
    ("chess-storm-middle", "1n1qkbn1/r3p1pr/p2p1p2/Npp1P2p/8/1P1P2Pb/1PQP4/1NB1KBRR b - -", 50, "2"),
    ("doublecross-middle", "rnb2kn1/2qpb2r/pp3ppp/1P4P1/2p4N/P1PPB2P/4KPB1/RN1Q3R b - -", 126, "3"),
    ("doublecross-over", "6n1/r2kb3/R4rb1/3p4/1q3Np1/B1n2P2/2PpPRp1/1N3B2 b - -", 250, "second king-removed"),
];

/// Chess Storm where a wall pushed pieces off the board and kept squares from being side by side; DoubleCross Chess where
/// nobody was asked for a check after Remove Any Pawn and DoubleCross.
const RULES_4: &[Kept] = &[
    ("doublecross-middle", "rn3b1n/1p1k4/4N3/PBqpp1P1/P1P1b3/5ppR/1B2K1P1/1R1Q2N1 w - -", 178, "11"),
    ("doublecross-over", "7B/R7/1b1r1k1R/8/B7/4b3/2n1b3/3Qqr2 b - -", 425, "second king-taken"),
    ("chess-storm-middle", "rN3qnr/3Rk1b1/4p3/1B3k2/8/4Nn2/7R/2B3QK b - -", 91, "5"),
    ("chess-storm-over", "2n5/1RR5/1B6/p7/8/K7/8/5B2 b - -", 264, "first checkmate"),
];

/// Chess Storm where no repetition was seen when a King came back by Regency.
const RULES_5: &[Kept] = &[
    ("chess-storm-early", "2rqkbnr/pppp2pp/2nPp3/8/8/5N2/PPPPPPP1/RNBQKB1R b KQk -", 13, "32"),
    ("chess-storm-later", "8/8/4k3/8/8/3B1B2/3K4/8 b - -", 115, "7"),
];

/// Chess Storm where Custom duty judged a way by the board as it lay after Round Robin.
const RULES_6: &[Kept] = &[
    ("chess-storm-early", "Nnbqkbn1/2ppp1pp/7r/p7/2p2P2/2P4P/1PPPP3/RBBQKNRP b Q -", 24, "27"),
    ("chess-storm-later", "1br5/p3Qrp1/8/3PNb1p/1P6/6P1/5kPP/n2K1BPR b - -", 107, "37"),
];

/// Chess Storm where Inception and Poison asked a neutral piece for its first army, and en passant against a Pawn that
/// Mirror had moved two squares was over with that turn.
const RULES_7: &[Kept] = &[
    ("chess-storm-middle", "5B1r/n5q1/1r2b3/k4p2/4N3/8/8/Q3KB1R b - -", 163, "2"),
    ("chess-storm-over", "4kb1r/pp2p2p/8/P7/6b1/8/1PP4P/2Kq4 w k -", 66, "second checkmate"),
];

/// Chess Storm where a card that moved another piece at the end of the turn hid the move from Nearsighted, and both players
/// drew after Swap.
const RULES_8: &[Kept] = &[
    ("chess-storm-middle", "n1rq1B1b/p1pp2pP/4pr1k/5p2/5P1P/4P3/P1pPN3/R1BnK2b w Q -", 58, "7"),
    ("chess-storm-trade", "1q4k1/7b/6p1/7q/5pp1/1qK5/r7/6br w - -", 136, "second checkmate"),
];

/// Chess Storm where a card that takes a move back gave back what a word had cost, and "just moved" asked for the kind of now.
const RULES_9: &[Kept] = &[
    ("chess-storm-middle", "8/8/6p1/2pk4/8/6P1/1PPP1PP1/4KB2 b - -", 69, "7"),
    ("chess-storm-over", "8/8/4K3/8/2n5/4Q2Q/8/5k2 b - -", 125, "first checkmate"),
];

#[test]
fn saves_of_format_1_lead_to_the_same_games() {
    lead_to_the_same_games("format-1", FORMAT_1);
}

#[test]
fn saves_of_rules_1_lead_to_the_same_games() {
    lead_to_the_same_games("rules-1", RULES_1);
}

#[test]
fn saves_of_rules_2_lead_to_the_same_games() {
    lead_to_the_same_games("rules-2", RULES_2);
}

#[test]
fn saves_of_rules_3_lead_to_the_same_games() {
    lead_to_the_same_games("rules-3", RULES_3);
}

#[test]
fn saves_of_rules_4_lead_to_the_same_games() {
    lead_to_the_same_games("rules-4", RULES_4);
}

#[test]
fn saves_of_rules_5_lead_to_the_same_games() {
    lead_to_the_same_games("rules-5", RULES_5);
}

#[test]
fn saves_of_rules_6_lead_to_the_same_games() {
    lead_to_the_same_games("rules-6", RULES_6);
}

#[test]
fn saves_of_rules_7_lead_to_the_same_games() {
    lead_to_the_same_games("rules-7", RULES_7);
}

#[test]
fn saves_of_rules_8_lead_to_the_same_games() {
    lead_to_the_same_games("rules-8", RULES_8);
}

#[test]
fn saves_of_rules_9_lead_to_the_same_games() {
    lead_to_the_same_games("rules-9", RULES_9);
}

/// File, rules, turn and answer at which older games go another way now: since rules 9 the player whose one piece Bulldozer
/// captures on its way may interrupt it, and is asked. In that of rules 3 Inception and Poison lie on pieces, too: since rules 8
/// they go by the opponent of who played them, not by the army of the piece. In the second one of rules 6 Icy road is discarded
/// that can be played since rules 9: a card that shifts another piece does not shelter the move before it. In that of format 1,
/// and in the second one of rules 5, Shield lies on a lone King: since rules 9 it has no effect there. In those of
/// rules 7 and 8 Chronometer and Scrying are discarded against a player in check: since rules 10 they can be played there.
const NO_LONGER_FIT: &[(&str, u32, u32, &str)] = &[
    ("format-1", 1, 18, "second card:shield"),
    ("rules-3", 3, 28, "second f8c5"),
    ("rules-5", 5, 6, "second card:back-up"),
    ("rules-5-shield", 5, 48, "second card:shield"),
    ("rules-6", 6, 31, "first g3g4"),
    ("rules-6-icy-road", 6, 9, "second dump:icy-road"),
    ("rules-7", 7, 48, "second dump:chronometer"),
    ("rules-8", 8, 12, "second dump:scrying"),
];

/// Likewise for the other games: file, rules then and now, turn and answer. Bishops of one shade alone draw since rules 2 of Full
/// Double Chess and rules 4 of 5 Card Chess.
const NO_LONGER_FIT_ELSEWHERE: &[(&str, [u32; 2], u32, &str)] =
    &[("five-card-rules-3", [3, 4], 2, "second h8h7"), ("full-double-rules-1", [1, 2], 2, "second e8e7")];

#[test]
fn saves_whose_answers_no_longer_fit_are_refused_by_name() {
    for &(name, rules, turn, answer) in NO_LONGER_FIT {
        is_refused_by_name(&format!("chess-storm-{name}"), [rules, 10], turn, answer);
    }
    for &(name, rules, turn, answer) in NO_LONGER_FIT_ELSEWHERE {
        is_refused_by_name(name, rules, turn, answer);
    }
}

fn is_refused_by_name(name: &str, [then, now]: [u32; 2], turn: u32, answer: &str) {
    let file = format!("tests/saves/no-longer-fits/{name}.json");
    let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    let fault = AnyGame::load(text.trim_end()).err().unwrap();
    assert_eq!(fault.code.name(), "bad-save");
    let start = format!("the save was made with older rules ({then}, now {now}) and does not fit at turn {turn}");
    assert!(fault.message.starts_with(&start), "{fault}");
    assert!(fault.message.contains(&format!("`{answer}`")), "{fault}");
}

fn lead_to_the_same_games(folder: &str, saves: &[Kept]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves").join(folder);
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), saves.len(), "a save that nobody looks at");
    for &(name, board, lines, end) in saves {
        let text = std::fs::read_to_string(folder.join(name).with_extension("json")).unwrap();
        let game = AnyGame::load(text.trim_end()).unwrap();
        let view = game.view(Eye::Watcher).unwrap();
        assert_eq!((view.board.as_str(), view.log.len()), (board, lines), "{name}");
        let reached = match view.result {
            Some(result) => format!("{} {}", result.winner.map_or("draw", Seat::name), result.how),
            None => game.offers().len().to_string(),
        };
        assert_eq!(reached, end, "{name}");
        let old: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(serde_json::json!(game.record()), old["turns"], "{name}");
    }
}
