//! Compact texts: every game comes back as it was, and whatever else a link holds is a game or a refusal.
#![allow(clippy::unwrap_used)] // a test may fail

use deckmate::games::any::{AnyGame, NewGame};

/// A game of two players who take any answer, up to so many answers.
fn chance_game(name: &str, seed: u64, most: usize) -> AnyGame {
    let timed = name == "five-card" && seed.is_multiple_of(2);
    let wanted = NewGame::of(name).seed(format!("{seed:016x}"));
    let mut game = AnyGame::new(if timed { wanted.option("clock", "10+5") } else { wanted }).unwrap();
    let mut dice = deckmate::play::Dice::new(&format!("answers-{seed}"));
    for _ in 0..most {
        let mut offers = game.offers();
        offers.retain(|offer| offer.role == deckmate::play::Role::Play);
        if offers.is_empty() {
            break;
        }
        let at = dice.below(offers.len());
        let thought = if timed { dice.below(20_000) as u32 } else { 0 };
        game.apply_after(&offers[at].text, thought).unwrap();
    }
    game
}

/// The lengths of so many games of each kind as compact texts, each of which gives the same game again.
fn compact_lengths(games: u64, most: usize) {
    for name in ["chess", "full-double", "doublecross", "five-card", "deception", "chess-storm"] {
        let mut lengths: Vec<usize> = (0..games)
            .map(|seed| {
                let game = chance_game(name, seed, most);
                let text = game.compact().unwrap();
                assert_eq!(AnyGame::expand(&text).unwrap().save(), game.save(), "{name} {seed}: {text}");
                text.len()
            })
            .collect();
        lengths.sort_unstable();
        let at = |part: usize| lengths[(lengths.len() - 1) * part / 100];
        println!(
            "{name}: {games} games of at most {most} answers: median {}, 95th {}, longest {}",
            at(50),
            at(95),
            at(100)
        );
        assert!(most > 120 || at(100) < 600, "{name}: a game of {most} answers has {} signs", at(100));
    }
}

#[test]
fn a_compact_text_gives_the_same_game() {
    compact_lengths(4, 120);
}

#[test]
#[ignore = "long: ./build.sh soak"]
fn a_thousand_compact_texts_give_the_same_games() {
    compact_lengths(1000, 120);
    compact_lengths(100, 1200);
}

/// T-16: giving up ends a game at every question of a seat, whatever is asked, and comes back from a link and a save.
#[test]
fn giving_up_is_taken_by_every_question_and_kept() {
    for name in ["chess", "full-double", "doublecross", "deception", "chess-storm"] {
        for most in 0..60 {
            let mut game = chance_game(name, 11, most);
            let Some(seat) = game.prompt().map(|prompt| prompt.seat) else { break };
            let offers = game.offers();
            let known = offers.iter().filter(|offer| offer.text == "resign").count();
            if game.reader() != Some(deckmate::play::Eye::Seat(seat)) {
                assert_eq!(known, 0, "{name}: a bystander gives nothing up");
                continue;
            }
            assert_eq!(known, 1, "{name} after {most} answers");
            game.apply("resign").unwrap();
            let text = game.compact().unwrap();
            assert_eq!(AnyGame::expand(&text).unwrap().save(), game.save(), "{name} after {most} answers: {text}");
            assert_eq!(AnyGame::load(&game.save()).unwrap().save(), game.save(), "{name} after {most} answers");
            let result = game.view(deckmate::play::Eye::Watcher).unwrap().result.unwrap();
            assert_eq!((result.how, result.winner), ("resignation", Some(seat.other())), "{name} after {most}");
            assert!(game.prompt().is_none());
        }
    }
}

/// A setup, options and a seed by hand are kept, too.
#[test]
fn a_compact_text_keeps_what_the_game_was_made_from() {
    let wanted = NewGame::of("doublecross").seed("By-Hand_1").option("auto_call", true).option("deck_limit", 3u32);
    let mut game = AnyGame::new(wanted.board("4k3/8/8/8/8/8/4P3/4K3 w - -")).unwrap();
    game.apply("draw").unwrap();
    assert_eq!(AnyGame::expand(&game.compact().unwrap()).unwrap().save(), game.save());
}

/// Whatever a link holds: a game, or a sentence.
fn hostile_texts(texts: u64) {
    let names = ["chess", "full-double", "doublecross", "five-card", "deception", "chess-storm"];
    let good: Vec<String> = names.iter().map(|name| chance_game(name, 7, 60).compact().unwrap()).collect();
    let signs = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.";
    let mut dice = deckmate::play::Dice::new("hostile");
    let mut accepted = 0;
    for number in 0..texts {
        let mut text = good[dice.below(good.len())].clone().into_bytes();
        let begin = text.iter().rposition(|sign| *sign == b'.').unwrap() + 1;
        for _ in 0..=dice.below(4) {
            let at = begin + dice.below((text.len() - begin).max(1));
            let sign = signs[dice.below(signs.len())];
            match dice.below(4) {
                0 => text.truncate(at),
                1 => text.insert(at.min(text.len()), sign),
                2 => text.truncate(begin),
                _ => text.iter_mut().skip(at).take(1).for_each(|old| *old = sign),
            }
            if number % 3 == 0 {
                text.extend((0..dice.below(40)).map(|_| signs[dice.below(signs.len() - 1)]));
            }
        }
        let text = String::from_utf8(text).unwrap();
        match AnyGame::expand(&text) {
            Ok(game) => {
                accepted += 1;
                assert_eq!(AnyGame::expand(&game.compact().unwrap()).unwrap().save(), game.save());
            }
            Err(fault) => assert!(["bad-save", "newer-save", "unknown-game"].contains(&fault.code.name()), "{fault}"),
        }
    }
    println!("{texts} hostile texts: {accepted} were games, all others were refused in a sentence");
}

#[test]
fn a_hostile_compact_text_is_refused() {
    hostile_texts(300);
    for text in ["", "dm1", "dm1.", "dm1.chess", "dm1.chess.", "dm1.chess.ä", "dm0.chess.AA", "dm1.go.AA", "{}"] {
        assert!(AnyGame::expand(text).is_err(), "{text}");
    }
    assert_eq!(AnyGame::expand("dm2.chess.AA").map(drop).unwrap_err().code.name(), "newer-save");
    assert_eq!(AnyGame::expand("dm1.chess.xx").map(drop).unwrap_err().code.name(), "bad-save");
    // No rules have the number 0.
    assert!(AnyGame::expand("dm1.chess.AAAAAAAA").map(drop).unwrap_err().message.contains("damaged"));
}

#[test]
#[ignore = "long: ./build.sh soak"]
fn a_hundred_thousand_hostile_compact_texts_are_refused() {
    hostile_texts(100_000);
}
