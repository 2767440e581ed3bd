//! Games of chess and Full Double Chess as PGN: written for other programs, read from what people have.
#![allow(clippy::unwrap_used)] // a test may fail

use deckmate::games::pgn::{self, Tags};
use deckmate::play::Dice;
use deckmate::{suggest, AnyGame, Eye, Level, NewGame};

/// Tags by their names.
fn tags(all: &[(&str, &str)]) -> Tags {
    all.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

/// The moves of the games of a text, each as its answers, or what is wrong with it.
fn read(text: &str) -> Vec<Result<String, String>> {
    let answers = |game: AnyGame| game.acts().into_iter().map(|act| act.text).collect::<Vec<_>>().join(" ");
    pgn::read(text).into_iter().map(|read| read.game.map(answers).map_err(|fault| fault.message)).collect()
}

/// A game with these answers.
fn played(wanted: NewGame, answers: &str) -> AnyGame {
    let mut game = AnyGame::new(wanted).unwrap();
    answers.split_whitespace().for_each(|answer| drop(game.apply(answer).unwrap()));
    game
}

/// A game with these answers, each after so many milliseconds.
fn timed(wanted: NewGame, answers: &[(&str, u32)]) -> AnyGame {
    let mut game = AnyGame::new(wanted).unwrap();
    answers.iter().for_each(|(answer, thought)| drop(game.apply_after(answer, *thought).unwrap()));
    game
}

/// The clock stands behind each move, and comes in again; so does the end by time.
#[test]
fn clocks_go_out_and_come_in() {
    for (clock, tag, shown) in [
        ("3+2", "180+2", "0:03:00.500"),
        ("0.5+0", "30", "0:00:28.500"),
        ("3+2-delay", "180d2", "0:03:00"),
        ("30-move", "1/30", "0:00:28.500"),
        ("5-hourglass", "*300", "0:04:58.500"),
    ] {
        let answers = [("e2e4", 1_500), ("e7e5", 12_000), ("g1f3", 700), ("time-up", 90_000)];
        let game = timed(NewGame::of("chess").option("clock", clock), &answers[..3]);
        let text = game.pgn(&Tags::new()).unwrap();
        assert!(text.contains(&format!("[TimeControl \"{tag}\"]")), "{text}");
        assert!(text.contains(&format!("1. e4 {{[%clk {shown}]}} 1... e5 {{")), "{text}");
        let again = pgn::read(&text).remove(0).game.unwrap();
        let clocks = |game: &AnyGame| game.view(Eye::Watcher).unwrap().clock.unwrap();
        assert_eq!(clocks(&again), clocks(&game), "{text}");
        let lost = timed(NewGame::of("chess").option("clock", clock), &answers).pgn(&tags(&[("Termination", "time")]));
        let again = pgn::read(&lost.unwrap()).remove(0).game.unwrap();
        assert_eq!(again.view(Eye::Watcher).unwrap().result.unwrap().how, "time");
    }
    // A quarter of a minute is no control here: the moves are read all the same.
    let odd = "[TimeControl \"15+0\"]\n\n1. e4 {a [%eval 0.1] [%clk 0:00:29]} e5 *";
    assert_eq!(read(odd), [Ok("e2e4 e7e5".to_owned())]);
}

#[test]
fn a_game_is_written_with_its_tags_and_its_result() {
    let mate = played(NewGame::of("chess"), "f2f3 e7e5 g2g4 d8h4");
    let given = tags(&[("White", "A \"B\" \\"), ("Date", "2026.11.29"), ("WhiteElo", "1500"), ("Result", "1-0")]);
    assert_eq!(
        mate.pgn(&given).unwrap(),
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"2026.11.29\"]\n[Round \"?\"]\n[White \"A \\\"B\\\" \\\\\"]\n\
         [Black \"?\"]\n[Result \"0-1\"]\n[WhiteElo \"1500\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n"
    );
    for (wanted, answers, holds) in [
        (NewGame::of("chess"), "e2e4 resign", "[Result \"1-0\"]\n\n1. e4 1-0\n"),
        (NewGame::of("chess"), "e2e4 offer:draw yes", "[Result \"1/2-1/2\"]\n\n1. e4 1/2-1/2\n"),
        (NewGame::of("chess"), "e2e4 offer:draw no e7e5", "[Result \"*\"]\n\n1. e4 e5 *\n"),
        (
            NewGame::of("chess").board("4k3/8/8/8/8/8/4P3/4K3 b - - 7 41"),
            "e8e7 e2e4",
            "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 7 41\"]\n\n41... Ke7 42. e4 *\n",
        ),
        (
            NewGame::of("chess").option("start", "numbered").option("start_number", 0),
            "e2e4",
            "[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1\"]\n",
        ),
        (NewGame::of("full-double"), "b1c3", "[Variant \"Full Double Chess\"]\n\n1. Nc3 *\n"),
        (NewGame::of("full-double").board("7kk7/16/16/16/16/16/16/7KK7 w - -"), "", "[FEN \"7kk7/16/16/16/16/16/16/7KK7 w - - 0 1\"]\n"),
    ] {
        let text = played(wanted, answers).pgn(&Tags::new()).unwrap();
        assert!(text.contains(holds), "{text}");
    }
    let storm = AnyGame::new(NewGame::of("chess-storm")).unwrap().pgn(&Tags::new()).unwrap_err();
    assert_eq!(storm.message, "PGN is for chess and Full Double Chess, not for `chess-storm`");
    assert!(mate.pgn(&tags(&[("two words", "")])).unwrap_err().message.contains("`two words`"));
}

/// Written as PGN, a game is read as it was; no line is too long.
#[test]
fn games_come_back_as_they_went() {
    let shuffled = |number: u32| NewGame::of("chess").option("start", "numbered").option("start_number", number);
    for (number, wanted) in
        [NewGame::of("chess"), shuffled(3), shuffled(959), NewGame::of("full-double"), NewGame::of("chess")]
            .into_iter()
            .enumerate()
    {
        let mut game = AnyGame::new(wanted).unwrap();
        for answer in 0..160 {
            if game.asked().is_none() {
                break;
            }
            let seed = format!("pgn-{number}-{answer}");
            let offer = suggest(&game, Level::Greedy, Some(1), &seed, &mut || false).unwrap();
            game.apply(&offer.text).unwrap();
        }
        let text = game.pgn(&tags(&[("White", "One"), ("Black", "Two")])).unwrap();
        assert!(text.lines().all(|line| line.len() < 80), "{text}");
        let again = pgn::read(&text).remove(0);
        let back = again.game.unwrap();
        assert_eq!(back.pgn(&again.tags).unwrap(), text);
        let moves = |game: &AnyGame| game.view(Eye::Watcher).unwrap().board;
        assert_eq!(moves(&back), moves(&game));
    }
}

#[test]
fn texts_are_read_as_people_have_them() {
    let odd = "\u{feff}% written by hand\r\n[Event \"One\"]\r\n[White \"A \"quoted\" name\"]\r\n\r\n1.e4 {[%clk 0:01:00] a ( b} \
               e5 $1 2. Nf3!? (2. f4 exf4 (2... d5 {deep}) 3. Nf3) 2...Nc6 ; Nf6 is no worse\r\n\
               3.Bb5 a6?! 4 Ba4 Nf6 5. 0-0 b5 \r\n\r\n1-0\r\n\r\n[Event \"Two\"]\r[Result \"*\"]\r\r1. d4 d5 2. c4\r\
               e5 3. dxe5 d4 4. f4 f6 5. e4 dxe3 e.p. *\r\n1. e4 e5 1/2-1/2";
    let games = pgn::read(odd);
    assert_eq!(games[0].tags.get("White").unwrap(), "A \"quoted\" name");
    assert_eq!(games[1].tags.get("Event").unwrap(), "Two");
    assert_eq!(games[2].tags.get("Result").unwrap(), "1/2-1/2");
    // Words for programs, such as a clock, are no comments; each variation counts, those within others, too.
    let skipped = games.iter().map(|game| (game.skipped.comments, game.skipped.variations)).collect::<Vec<_>>();
    assert_eq!(skipped, [(2, 2), (0, 0), (0, 0)]);
    let clocks = &pgn::read("1. e4 {[%clk 0:01:00][%eval 0.2]} e5 {[%clk 0:01:00] best} *")[0];
    assert_eq!((clocks.skipped.comments, clocks.skipped.variations), (1, 0));
    let found = read(odd);
    assert_eq!(
        found,
        [
            "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 b7b5",
            "d2d4 d7d5 c2c4 e7e5 d4e5 d5d4 f2f4 f7f6 e2e4 d4e3",
            "e2e4 e7e5 offer:draw yes"
        ]
        .map(|answers| Ok(answers.to_owned()))
    );
    // Nobody is said to have offered a draw that was agreed on.
    let drawn = games[2].game.as_ref().unwrap().view(deckmate::Eye::Watcher).unwrap();
    let lines: Vec<&str> = drawn.log.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(lines.last(), Some(&"Draw by agreement."));
    assert!(!lines.iter().any(|line| line.contains("offers")), "{lines:?}");
    // Results that the rules know end the game; those that came about otherwise are in the tags alone.
    for (text, answers) in [
        ("1. e4 1-0", "e2e4 resign"),
        ("1. e4 0-1", "e2e4"),
        ("[Termination \"Time forfeit\"]\n\n1. e4 1-0", "e2e4"),
        ("[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 1\"]\n\n1... Kd7 2. e4 *", "e8d7 e2e4"),
        ("[Variant \"From Position\"]\n[SetUp \"1\"]\n[FEN \"\"]\n\n1. e2e4 *", "e2e4"),
        ("[Variant \"Full Double Chess\"]\n\n1. Nc3 Nn6 *", "b1c3 o8n6"),
        ("", ""),
        ("[Event \"No moves\"]\n\n*", ""),
    ] {
        assert_eq!(read(text), if text.is_empty() { vec![] } else { vec![Ok(answers.to_owned())] }, "{text}");
    }
}

#[test]
fn what_is_wrong_is_told_with_its_line_and_its_move() {
    for (text, why) in [
        ("1. e4 e5\n2. Ke3 *", "Line 2, move 2. Ke3: `Ke3` is no legal move here."),
        ("1. e4 -- 2. d4 *", "Line 1, move 1... --: `--` is a null move, and nobody may pass."),
        ("hello world", "Line 1, move 1. hello: `hello` is no move."),
        ("1. e4 {no end", "The comment that begins in line 1 has no end: a brace is missing."),
        ("1. e4 (1. d4 *", "A variation before line 1 has no end: a parenthesis is missing."),
        ("[Event]\n\n1. e4 *", "Line 1 is no tag: `[Event]`."),
        (
            "\n[Variant \"Atomic\"]\n\n1. e4 *",
            "Line 2: this is a game of `Atomic`; PGN is read of chess, Chess960 and Full Double Chess.",
        ),
        ("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*", "Line 1, FEN: white has 0 kings instead of 1."),
        ("1. f3 e5 2. g4 Qh4# 3. e4 *", "Line 1, move 3. e4: the game was over before it. Checkmate. Black wins."),
        (
            "[FEN \"4k3/8/8/8/8/8/8/4K2N b - - 0 9\"]\n\n9... Ke7",
            "Line 3, move 9... Ke7: the game was over before it. Draw: neither side can give checkmate any more.",
        ),
    ] {
        assert_eq!(read(text), [Err(why.to_owned())], "{text}");
    }
    // One bad game among others is told, and they are read.
    let found = read("1. e4 *\n\n[Event \"x\"]\n\n1. e5 *\n\n1. d4 *");
    assert!(found[0].is_ok() && found[1].is_err() && found[2].is_ok() && found.len() == 3, "{found:?}");
}

/// No text makes the reader fail in another way than by words.
#[test]
fn no_text_is_too_odd() {
    let parts = [
        "[", "]", "\"", "{", "}", "(", ")", ";", "%", "\n", "\r", "1.", "e4", " ", "$", "<", ">", "*", "½", "\\",
        "Event",
    ];
    for round in 0..400 {
        let mut dice = Dice::new(&format!("odd-{round}"));
        let mut part = || parts[dice.roll(std::num::NonZeroU32::new(parts.len() as u32).unwrap()) as usize];
        let text: String = (0..60).map(|_| part()).collect();
        assert!(pgn::read(&text).len() < 60, "{text}");
    }
}
