//! Moves in short notation: written as chess players write them, and read as people type them.
#![allow(clippy::unwrap_used)] // a test may fail

use deckmate::board::{chess, san, shuffled, Board, Position, SetupError, Side, Variant};
use deckmate::games::registry;
use deckmate::play::Dice;
use deckmate::{AnyGame, Eye, NewGame};

/// A position of a game, and the rules of its board.
fn standing(game: &str, board: &str) -> (Position, &'static Variant) {
    registry::position(game, board).unwrap()
}

/// A position of Chess960.
fn shuffled_position(board: &str) -> Result<(Position, &'static Variant), SetupError> {
    let rules = shuffled::rules(chess::variant(), board, None);
    Position::parse(board, rules).map(|position| (position, rules))
}

/// The move that a text is read as, and its own text.
fn both(position: &Position, variant: &Variant, text: &str) -> Result<[String; 2], String> {
    let Position { board, side } = position;
    let m = san::read(board, variant, *side, text).map_err(|why| why.to_string())?;
    Ok([m.to_string(), san::write(board, variant, m)])
}

/// Texts that are read as one move, and how it is written.
#[test]
fn moves_are_read_as_people_write_them() {
    let cases: [(&str, &str, &[&str], &str, &str); 14] = [
        ("chess", "", &["e4", "e2e4", "e2-e4", "Pe4", "♙e4", "e4!?", "e4="], "e2e4", "e4"),
        ("chess", "", &["Nf3", "♘f3", "Ng1f3", "Ng1-f3", "g1f3", "Ngf3", "N1f3", "Nf3+", "Nxf3"], "g1f3", "Nf3"),
        ("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - d6", &["exd6", "e5d6", "exd6e.p.", "exd6ep", "e:d6"], "e5d6", "exd6"),
        ("chess", "r3k3/1P6/8/8/8/8/8/4K3 w - -", &["bxa8=Q", "bxa8Q+", "b7a8q", "bxa8(Q)"], "b7a8=queen", "bxa8=Q+"),
        ("chess", "r3k3/1P6/8/8/8/8/8/4K3 w - -", &["b8=N", "b8/N", "b7-b8=♘"], "b7b8=knight", "b8=N"),
        ("chess", "4k3/8/8/8/8/8/8/4K2R w K -", &["O-O", "0-0", "o-o", "OO", "e1g1", "Kg1"], "e1g1", "O-O"),
        ("chess", "3k4/8/8/8/8/8/8/R3K3 w Q -", &["O-O-O+", "0-0-0", "e1c1"], "e1c1", "O-O-O+"),
        ("chess", "6k1/5ppp/8/8/8/8/8/R5K1 w - -", &["Ra8#", "Ra8++", "Ra8+", "Ra8"], "a1a8", "Ra8#"),
        // Three queens: a file, a rank, or both tell them apart; a pinned rival counts for nothing.
        ("chess", "1k6/8/8/8/4Q2Q/8/8/K6Q w - -", &["Qh4e1", "h4e1"], "h4e1", "Qh4e1"),
        ("chess", "7k/8/8/8/N7/8/8/KN6 w - -", &["Nbc3", "N1c3"], "b1c3", "Nbc3"),
        ("chess", "7k/8/8/1N6/8/8/8/KN6 w - -", &["N1c3", "Nb1c3"], "b1c3", "N1c3"),
        ("chess", "4r2k/8/8/8/8/4N3/8/N3K3 w - -", &["Nc2", "Nac2"], "a1c2", "Nc2"),
        ("full-double", "", &["Dd3", "e1d3"], "e1d3", "Dd3"),
        ("full-double", "", &["Nc3", "b1c3"], "b1c3", "Nc3"),
    ];
    for (game, board, texts, answer, written) in cases {
        let (position, variant) = standing(game, board);
        for text in texts {
            assert_eq!(both(&position, variant, text), Ok([answer, written].map(str::to_owned)), "{board} {text}");
        }
    }
}

#[test]
fn what_is_no_move_is_told_by_name() {
    let two = "7k/8/8/8/N7/8/8/KN6 w - -";
    for (board, text, why) in [
        ("", "--", "`--` is a null move, and nobody may pass"),
        ("", "Z0", "`Z0` is a null move, and nobody may pass"),
        ("", "Sf3", "`Sf3` is no move"),
        ("", "hello", "`hello` is no move"),
        ("", "e", "`e` is no move"),
        ("", "e9", "`e9` is no move"),
        ("", "", "`` is no move"),
        ("", "e5", "`e5` is no legal move here"),
        ("", "O-O", "`O-O` is no legal move here"),
        ("r3k3/1P6/8/8/8/8/8/4K3 w - -", "b8", "`b8` is no legal move here"),
        (two, "Nc3", "`Nc3` may be b1c3 or a4c3"),
    ] {
        let (position, variant) = standing("chess", board);
        assert_eq!(both(&position, variant, text), Err(why.to_owned()), "{board} {text}");
    }
}

/// Castlings of the wide board and of Chess960: no two that are possible at a time go the same way.
#[test]
fn castlings_of_wide_and_shuffled_boards_are_named_by_their_way() {
    for (board, answer, written) in [
        ("7kk7/16/16/16/16/16/16/R6KK6R w HIAP -", "h1b1", "O-O-O"),
        ("7kk7/16/16/16/16/16/16/R6KK6R w HIAP -", "i1o1", "O-O"),
        ("7kk7/16/16/16/16/16/16/R7K3C2R w IAM -", "i1b1", "O-O-O"),
        ("7kk7/16/16/16/16/16/16/R7K3C2R w IAM -", "i1l1", "O-O"),
    ] {
        let (position, variant) = standing("full-double", board);
        for text in [answer, written, &format!("K{}", &answer[2..])] {
            assert_eq!(both(&position, variant, text), Ok([answer, written].map(str::to_owned)), "{board} {text}");
        }
    }
    // The rook stands beside the king, where the king may step, too.
    let (position, variant) = shuffled_position("4k3/8/8/8/8/8/8/5KR1 w G -").unwrap();
    assert_eq!(both(&position, variant, "O-O"), Ok(["f1g1", "O-O"].map(str::to_owned)));
}

/// A pawn of the wide board becomes what chess does not know.
#[test]
fn pawns_of_the_wide_board_become_every_compound() {
    let (position, variant) = standing("full-double", "7kk7/1P14/16/16/16/16/16/7KK7 w - -");
    for (written, answer) in [("A", "amazon"), ("C", "chancellor"), ("D", "cardinal"), ("Q", "queen")] {
        let [said, named] = [format!("b8={written}"), format!("b7b8={answer}")];
        assert_eq!(both(&position, variant, &said), Ok([named, said.clone()]));
    }
}

/// Each legal move of many positions has a text that no other has, and is read back from it.
#[test]
fn every_legal_move_has_a_text_of_its_own() {
    let shuffled = |number| shuffled_position(&shuffled::text(number)).unwrap();
    let starts = [standing("chess", ""), standing("full-double", ""), shuffled(0), shuffled(359), shuffled(959)];
    let mut texts = 0;
    for (number, (start, variant)) in starts.into_iter().enumerate() {
        for round in 0..2 {
            let mut dice = Dice::new(&format!("notation-{number}-{round}"));
            let Position { mut board, mut side } = start.clone();
            for _ in 0..80 {
                let moves = board.legal(variant, side);
                let Some(of) = std::num::NonZeroU32::new(moves.len() as u32) else { break };
                texts += check(&board, variant, side);
                board.make(variant, moves[dice.roll(of) as usize]);
                side = side.foe();
            }
        }
    }
    assert!(texts > 20_000, "{texts}");
}

/// Number of the legal moves, each of which has been written and read.
fn check(board: &Board, variant: &Variant, side: Side) -> usize {
    let moves = board.legal(variant, side);
    let mut texts: Vec<String> = Vec::new();
    for &m in &moves {
        let text = san::write(board, variant, m);
        assert_eq!(san::read(board, variant, side, &text), Ok(m), "{text}");
        texts.push(text);
    }
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), moves.len(), "{texts:?}");
    texts.len()
}

/// The log tells each move of chess and Full Double Chess in short notation, and of no other game.
#[test]
fn lines_of_the_log_have_the_short_notation() {
    for (game, answers, short) in [
        ("chess", vec!["f2f3", "e7e5", "g2g4", "d8h4"], vec![Some("f3"), Some("e5"), Some("g4"), Some("Qh4#")]),
        ("full-double", vec!["b1c3", "o8n6"], vec![Some("Nc3"), Some("Nn6")]),
        ("chess-storm", vec!["e2e4"], vec![None]),
    ] {
        let mut played = AnyGame::new(NewGame::of(game)).unwrap();
        answers.iter().for_each(|answer| drop(played.apply(answer).unwrap()));
        let log = played.view(Eye::Watcher).unwrap().log;
        let told: Vec<_> = log.iter().filter_map(|line| line.moved.as_ref()).map(|it| it.short.as_deref()).collect();
        assert_eq!(told, short, "{game}");
    }
}
