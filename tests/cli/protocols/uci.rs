//! `deckmate uci`, line by line.

use std::time::{Duration, Instant};

use deckmate::board::{Side, Square};
use deckmate::games::registry;

use super::Talk;

/// The move it answers with; nothing has been refused.
fn answer(talk: &mut Talk) -> String {
    let lines = talk.until("bestmove");
    assert!(!lines.iter().any(|line| line.starts_with("info string `")), "{lines:?}");
    lines.last().unwrap().split(' ').nth(1).unwrap().to_owned()
}

#[test]
fn it_introduces_itself_and_says_what_it_does_not_know() {
    let mut talk = Talk::begin("uci");
    talk.say("uci");
    let lines = talk.until("uciok");
    assert!(lines[0].starts_with("id name Deckmate ") && lines[1].starts_with("id author "), "{lines:?}");
    assert!(lines.contains(&"option name UCI_Variant type combo default chess var chess var full-double".to_owned()));
    for (said, heard) in [
        ("isready", "readyok"),
        ("castle", "info string there is no command `castle` here"),
        ("setoption name Style value 16", "info string there is no option `Style`"),
        ("setoption name Hash value 0", "info string `0` is no value of the option `Hash`"),
        ("setoption name MultiPV value 99", "info string `99` is no value of the option `MultiPV`"),
        ("setoption name Level value godlike", "info string `godlike` is no value of the option `Level`"),
        ("setoption name Level", "info string `setoption` wants `name NAME value VALUE`"),
        ("setoption Level easy", "info string `setoption` wants `name NAME value VALUE`"),
        ("position startpos moves e2e5", "info string `e2e5` is no legal move"),
        ("position", "info string a position is `startpos` or `fen` with its fields"),
        ("position startpos moves e2e4", ""),
        ("go depth 1 perft 3", "info string `perft` after `go` is not known here, or has no number that it takes"),
        ("go depth one", "info string `depth` after `go` is not known here, or has no number that it takes"),
        ("go depth -1", "info string `depth` after `go` is not known here, or has no number that it takes"),
    ] {
        talk.say(said);
        if heard.is_empty() {
            continue;
        }
        assert_eq!(talk.hear().unwrap(), heard);
        if said.starts_with("go") {
            talk.say("stop");
            talk.until("bestmove");
        }
    }
    talk.say("quit");
    talk.end();
}

#[test]
fn it_finds_a_mate_within_every_limit_and_none_where_there_is_no_move() {
    let mut talk = Talk::begin("uci");
    for go in ["go depth 3", "go nodes 3000", "go movetime 200", "go wtime 3000 btime 3000 winc 10", "go mate 1", "go"]
    {
        talk.say("position fen 6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
        talk.say(go);
        let lines = talk.until("bestmove");
        assert_eq!(lines.last().unwrap(), "bestmove d1d8", "{go}");
        assert!(lines[0].contains(" score mate 1 ") && lines[0].ends_with(" pv d1d8"), "{lines:?}");
    }
    talk.say("position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    talk.say("go depth 3");
    assert_eq!(answer(&mut talk), "(none)");
    talk.end();
}

#[test]
fn it_answers_when_it_is_stopped_or_the_expected_move_is_played() {
    let mut talk = Talk::begin("uci");
    for (go, end) in [("go infinite", "stop"), ("go ponder wtime 9000 btime 9000", "ponderhit"), ("go ponder", "stop")]
    {
        talk.say("position startpos moves e2e4");
        talk.say(go);
        talk.say("isready");
        let lines = talk.until("readyok");
        let remarks = lines.iter().filter(|line| line.starts_with("info string ")).count();
        assert_eq!(remarks, 0, "{lines:?}");
        std::thread::sleep(Duration::from_millis(60));
        let told = Instant::now();
        talk.say(end);
        assert_eq!(answer(&mut talk).len(), 4);
        assert!(told.elapsed() < Duration::from_secs(2), "{go}: it took {:?}", told.elapsed());
    }
    talk.end();
}

/// Several lines, the moves that may be looked at, and the reply that is expected.
#[test]
fn it_tells_as_many_lines_as_wanted_and_looks_at_the_named_moves_alone() {
    let mut talk = Talk::begin("uci");
    talk.say("setoption name MultiPV value 3");
    talk.say("setoption name Hash value 1");
    talk.say("position startpos");
    talk.say("go depth 3");
    let lines = talk.until("bestmove");
    for depth in 1..=3 {
        for number in 1..=3 {
            let begins = format!("info depth {depth} multipv {number} score ");
            assert_eq!(lines.iter().filter(|line| line.starts_with(&begins)).count(), 1, "{begins}: {lines:?}");
        }
    }
    let first = |line: &&String| line.split(" pv ").nth(1).map(|pv| pv.split(' ').next().unwrap().to_owned());
    let last: Vec<String> = lines.iter().filter(|line| line.contains("depth 3 ")).filter_map(|it| first(&it)).collect();
    assert!(last.len() == 3 && last[0] != last[1] && last[1] != last[2] && last[0] != last[2], "{last:?}");
    assert!(lines.last().unwrap().starts_with(&format!("bestmove {} ponder ", last[0])), "{lines:?}");
    // The best first, at every depth, and that is what is played.
    talk.say("setoption name MultiPV value 4");
    talk.say("position fen r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3");
    talk.say("go depth 7");
    let lines = talk.until("bestmove");
    let worth = |line: &String| line.split(" cp ").nth(1).and_then(|rest| rest.split(' ').next()?.parse::<i32>().ok());
    for depth in 1..=7 {
        let worths: Vec<i32> =
            lines.iter().filter(|line| line.starts_with(&format!("info depth {depth} "))).filter_map(worth).collect();
        assert!(worths.len() == 4 && worths.is_sorted_by(|one, next| one >= next), "depth {depth}: {worths:?}");
    }
    let best = lines.iter().rfind(|line| line.contains(" multipv 1 ")).and_then(|line| first(&line)).unwrap();
    assert!(lines.last().unwrap().starts_with(&format!("bestmove {best} ponder ")), "{lines:?}");
    talk.say("position startpos");
    talk.say("setoption name MultiPV value 1");
    talk.say("go searchmoves a2a3 e2e5 depth 3");
    let lines = talk.until("bestmove");
    assert_eq!(lines[0], "info string `e2e5` after `searchmoves` is no legal move");
    assert!(lines.last().unwrap().starts_with("bestmove a2a3"), "{lines:?}");
    talk.end();
}

/// Time counts from the move that was expected: until then it thinks on, whatever the clock says.
#[test]
fn it_ponders_until_the_expected_move_is_played() {
    let mut talk = Talk::begin("uci");
    talk.say("position startpos moves e2e4 e7e5");
    talk.say("go ponder movetime 50");
    std::thread::sleep(Duration::from_millis(200));
    talk.say("isready");
    let lines = talk.until("readyok");
    assert!(!lines.iter().any(|line| line.starts_with("bestmove")), "{lines:?}");
    talk.say("ponderhit");
    talk.until("bestmove");
    talk.end();
}

#[test]
fn a_castling_is_two_squares_of_the_king_or_its_own_and_its_partners() {
    let mut talk = Talk::begin("uci");
    for (fischer, name) in [(false, "e1c1"), (true, "e1a1")] {
        talk.say(&format!("setoption name UCI_Chess960 value {fischer}"));
        for rights in ["Q", "A"] {
            // The castling mates, and nothing else does.
            talk.say(&format!("position fen 8/8/8/6B1/7R/3k4/1P6/R3K1N1 w {rights} - 0 1"));
            talk.say("go depth 2");
            assert_eq!(answer(&mut talk), name);
        }
        for castling in ["e1g1", "e1h1", "e1c1", "e1a1"] {
            talk.say(&format!("position fen r3k2r/pppp1ppp/8/8/8/8/PPPP1PPP/R3K2R w KQkq - 0 1 moves {castling} a7a6"));
            talk.say("go depth 1");
            assert_eq!(answer(&mut talk).len(), 4);
        }
    }
    talk.end();
}

/// Plays a whole game on the wide board; this program's own board says which moves are legal.
#[test]
fn it_plays_full_double() {
    let mut talk = Talk::begin("uci");
    talk.say("setoption name UCI_Variant value full-double");
    let (position, variant) = registry::position("full-double", "").unwrap();
    let (mut board, mut side) = (position.board, Side::White);
    let mut said: Vec<String> = Vec::new();
    for _ in 0..60 {
        let moves = board.legal(variant, side);
        if moves.is_empty() {
            break;
        }
        talk.say(&format!("position startpos moves {}", said.join(" ")));
        talk.say("go nodes 600");
        let text = answer(&mut talk);
        let to =
            if text.len() > 4 && text.ends_with(char::is_alphabetic) { &text[2..text.len() - 1] } else { &text[2..] };
        let fits =
            |m: &&deckmate::board::Move| Square::parse(&text[..2]) == Some(m.from) && Square::parse(to) == Some(m.to);
        let m = *moves.iter().find(fits).unwrap_or_else(|| panic!("{text} is not legal after {said:?}"));
        board.make(variant, m);
        side = side.foe();
        said.push(text);
    }
    assert!(said.len() > 20, "{said:?}");
    // A castling far away: the King of h1 goes to b1, with the Rook of a1.
    let fen = "7kk7/p15/16/16/16/16/P15/R6KK6R w HIAP - 0 1";
    for castling in ["h1b1", "h1a1"] {
        talk.say(&format!("position fen {fen} moves {castling} a7a6"));
        talk.say("go depth 1");
        assert!(answer(&mut talk).len() >= 4);
    }
    talk.end();
}

#[test]
fn the_command_names_the_game_and_the_option_changes_it() {
    let mut talk = Talk::begin("uci --game full-double");
    talk.say("uci");
    let lines = talk.until("uciok");
    let wide = "option name UCI_Variant type combo default full-double var chess var full-double".to_owned();
    assert!(lines.contains(&wide), "{lines:?}");
    talk.say("position startpos moves h2h4 h7h5 m2m4");
    talk.say("go depth 1");
    assert!(answer(&mut talk).len() >= 4);
    talk.say("setoption name UCI_Variant value chess");
    talk.say("position startpos moves e2e4 e7e5 g1f3");
    talk.say("go depth 1");
    assert_eq!(answer(&mut talk).len(), 4);
    talk.end();
    Talk::begin("uci --game chess").end();
}

/// The moves of a line that a search tells, each legal after the one before.
fn line(told: &str) -> Vec<&str> {
    told.split_once(" pv ").unwrap_or_else(|| panic!("no line in {told}")).1.split(' ').collect()
}

#[test]
fn each_depth_is_told_while_it_searches_with_the_whole_line() {
    let mut talk = Talk::begin("uci");
    for game in ["chess", "full-double"] {
        talk.say(&format!("setoption name UCI_Variant value {game}"));
        talk.say("position startpos");
        talk.say("go infinite");
        // Nothing has told it to stop.
        let told = talk.until("info depth 4 ");
        talk.say("stop");
        let rest = talk.until("bestmove");
        let depths: Vec<&str> = told.iter().map(|told| told.split(' ').nth(2).unwrap()).collect();
        assert!(["1", "2", "3", "4"].iter().all(|depth| depths.contains(depth)), "{depths:?}");
        let lines: Vec<Vec<&str>> = told.iter().map(|told| line(told)).collect();
        assert!(lines.iter().any(|line| line.len() >= 3), "{lines:?}");
        let last = told.iter().chain(&rest).rfind(|told| told.starts_with("info depth")).unwrap();
        let best = rest.last().unwrap().split(' ').nth(1);
        assert_eq!(best, Some(line(last)[0]));
        // Every line can be played.
        for moves in lines {
            talk.say(&format!("position startpos moves {}", moves.join(" ")));
            talk.say("go depth 1");
            answer(&mut talk);
        }
    }
    talk.end();
}

#[test]
fn after_a_position_that_is_refused_there_is_no_move() {
    let mut talk = Talk::begin("uci");
    for refused in [
        "startpos moves e2e5",
        "fen 4k3/8/8/8/8/8/8/8 w - - 0 1",
        "fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1 further",
        "fen 4k3/8/8/8/8/8/8/4K3 w - - none",
        "",
    ] {
        talk.say("position startpos moves e2e4");
        talk.say(&format!("position {refused}"));
        assert!(talk.hear().unwrap().starts_with("info string "), "{refused}");
        talk.say("go depth 1");
        let lines = talk.until("bestmove");
        assert_eq!(lines.last().unwrap(), "bestmove 0000", "{refused}");
        assert!(lines[0].starts_with("info string "), "{lines:?}");
    }
    talk.say("position startpos");
    talk.say("go depth 1");
    assert_eq!(answer(&mut talk).len(), 4);
    talk.end();
}

#[test]
fn positions_are_read_as_people_paste_them_and_what_cannot_be_is_left_out() {
    let mut talk = Talk::begin("uci");
    for (fen, told) in [
        ("4k3/8/8/8/8/8/8/4K2R W K – 0 1", None),
        ("4k3/8/8/8/8/8/8/4K2R w KQ — 0 1", Some("castling right “Q” needs its rook on a1")),
        ("4k3/8/8/8/8/8/8/4K3 b − E3 – –", Some("no pawn can just have passed over e3")),
        ("4k3/8/8/8/8/8/8/4K3 w - e3", Some("“e3” is no square for taking en passant")),
    ] {
        talk.say(&format!("position fen {fen}"));
        talk.say("go depth 1");
        let lines = talk.until("bestmove");
        let remark = told.map(|told| format!("info string Left out of the position: {told}."));
        assert_eq!(lines.iter().find(|line| line.starts_with("info string")), remark.as_ref(), "{fen}");
        assert_ne!(lines.last().unwrap(), "bestmove 0000", "{fen}");
    }
    talk.end();
}

#[test]
fn a_promotion_is_read_in_capitals_too() {
    let mut talk = Talk::begin("uci");
    for promotion in ["a7a8Q", "A7A8q", "a7a8n"] {
        talk.say(&format!("position fen 8/P7/8/8/8/8/k7/2K5 w - - 0 1 moves {promotion}"));
        talk.say("go depth 1");
        assert_eq!(answer(&mut talk).len(), 4, "{promotion}");
    }
    talk.end();
}

#[test]
fn no_moves_to_go_is_read_as_nothing_said() {
    let mut talk = Talk::begin("uci");
    talk.say("position startpos");
    let told = Instant::now();
    talk.say("go wtime 12000 btime 12000 movestogo 0");
    answer(&mut talk);
    assert!(told.elapsed() < Duration::from_secs(4), "it took {:?} of 12 seconds", told.elapsed());
    talk.end();
}
