//! Review: in every game the four parts of each answer add up to its change, and the changes to the result.

use deckmate::bots::{review, Retrospect, Reviewer};
use deckmate::play::{Dice, Looker, Role};
use deckmate::{suggest, AnyGame, Code, Eye, Level, NewGame, Seat};
use serde_json::json;

use super::asked;

/// A game of the weakest level against itself, every third answer by lot, ended by resigning after so many answers.
fn played(game: &str, seed: &str, most: usize) -> AnyGame {
    let mut table = AnyGame::new(NewGame::of(game).seed(seed)).unwrap();
    let mut dice = Dice::new(seed);
    let mut given = 0;
    while table.asked().is_some() {
        let (resigning, mut others): (Vec<_>, Vec<_>) =
            table.offers().into_iter().partition(|offer| offer.text == "resign");
        let offer = if given >= most && !resigning.is_empty() {
            resigning[0].clone()
        } else if given % 3 == 2 && !others.is_empty() {
            others.swap_remove(dice.below(others.len()))
        } else {
            suggest(&table, Level::Beginner, Some(100), &format!("{seed}{given}"), &mut || false).unwrap()
        };
        table.apply(&offer.text).unwrap();
        given += 1;
    }
    table
}

/// Sums over the games that were looked through; chances moved either way, in ten-thousandths.
#[derive(Default)]
struct Seen {
    answers: usize,
    /// Answers that were no play: offers, claims, resignations.
    beside: usize,
    luck: i32,
    mine: i32,
    other: i32,
}

/// A game as its seat saw it, and with everything open.
fn adds_up(game: &str, seed: &str, looking: Seat, most: usize, seen: &mut Seen) {
    let table = played(game, seed, most);
    for open in [false, true] {
        let looker = Looker { seat: looking, open };
        let (mut sum, mut last, mut start) = (0, None, 0);
        for number in 1..=table.acts().len() {
            let told = review(&table, number, looker, 20).unwrap();
            assert_eq!(last.unwrap_or(told.before), told.before, "{game} {seed}: one value a node, at {number}");
            if last.is_none() {
                start = told.before;
            }
            let own = told.seat == looking.name();
            assert!(told.mine <= 0 && (told.mine == 0 || own), "{game} {seed} {number}: {told:?}");
            sum += told.luck + told.mine + told.other + told.mind;
            seen.answers += 1;
            seen.beside += usize::from(told.role != Role::Play);
            seen.luck += told.luck.abs();
            seen.mine += told.mine.abs();
            seen.other += told.other.abs();
            last = Some(told.after);
        }
        let winner = table.view(Eye::Watcher).unwrap().result.unwrap().winner;
        let end = winner.map_or(5_000, |seat| if seat == looking { 10_000 } else { 0 });
        assert_eq!(start + sum, end, "{game} {seed}");
    }
}

/// The games of these numbers of each, ended after as many answers as `most` says.
fn all_add_up(numbers: std::ops::Range<u32>, most: fn(u32) -> usize) {
    for game in ["doublecross", "five-card", "deception", "chess-storm", "chess", "full-double"] {
        let mut seen = Seen::default();
        for number in numbers.clone() {
            let looking = if number % 2 == 0 { Seat::Second } else { Seat::First };
            adds_up(game, &format!("sum{number}"), looking, most(number), &mut seen);
        }
        let Seen { answers, beside, luck, mine, other } = seen;
        println!("{game}, {numbers:?}: {answers} answers, {beside} beside the play");
        println!("    moved by luck {luck}, by own choices {mine}, by the other's {other}");
        match game {
            "chess" | "full-double" => assert_eq!(luck, 0, "{game}"),
            // Cards that are drawn change no estimate before they can be played.
            "chess-storm" => {}
            _ => assert!(luck > 0, "{game}"),
        }
    }
}

#[test]
fn luck_choices_and_change_of_mind_add_up_to_the_result() {
    all_add_up(0..1, |_| 5);
}

/// Most games are short, so that there is time for many; every fiftieth is long.
#[test]
#[ignore = "it takes a quarter of an hour: ./build.sh soak"]
fn they_add_up_in_a_thousand_games_of_each() {
    all_add_up(0..1_000, |number| if number % 50 == 49 { 120 } else { 1 + number as usize % 24 });
}

/// A player who gives up at a question that does not list it, such as a set-up, is reviewed as well.
#[test]
fn a_game_is_reviewed_that_was_given_up_in_its_set_up() {
    let mut table = AnyGame::new(NewGame::of("deception").seed("up")).unwrap();
    table.apply("resign").unwrap();
    let told = review(&table, 1, Looker { seat: Seat::First, open: false }, 20).unwrap();
    assert_eq!((told.role, told.after), (Role::Ends, 0));
}

#[test]
fn nothing_is_told_of_a_running_game() {
    let table = AnyGame::new(NewGame::of("five-card")).unwrap();
    let looker = Looker { seat: Seat::First, open: true };
    assert_eq!(review(&table, 1, looker, 40).unwrap_err().code, Code::NotOver);
}

/// No square gives the reason where the King is in check and a card is the better answer.
#[test]
fn a_better_answer_in_check_may_touch_no_square() {
    let mut table = AnyGame::new(NewGame::of("chess-storm").seed("sum813")).unwrap();
    let answers =
        "a2a3 card:apartheid pass pass card:trailer a7a5 pass pass c2c3 dump:private-jet pass pass d8d1 pass \
                   dump:rock-n-roll pass pass resign";
    for answer in answers.split_whitespace() {
        table.apply(answer).unwrap();
    }
    let told = review(&table, 17, Looker { seat: Seat::First, open: false }, 20).unwrap();
    assert!(told.better.is_some_and(|better| better.text == "card:fodder" && better.squares.is_empty()));
}

/// A point kept from one answer to the next, and reasons left out, change no number.
#[test]
fn answers_in_a_row_have_the_numbers_of_each_by_itself() {
    for game in ["chess-storm", "five-card"] {
        let table = played(game, "row", 9);
        let looker = Looker { seat: Seat::First, open: false };
        let wish = Retrospect { looker, nodes: 20, reasons: false };
        let mut reviewer = Reviewer::default();
        // The last one is looked at once more: nothing is kept that belongs to it.
        for number in (1..=table.acts().len()).chain([1]) {
            let told = reviewer.review(&table, number, wish, &mut || ()).unwrap();
            let mut alone = review(&table, number, looker, 20).unwrap();
            if let Some(better) = &mut alone.better {
                (better.why, better.fault) = (None, None);
            }
            assert_eq!(told, alone, "{game} {number}");
        }
    }
}

/// Two worlds that differ only in what a seat never saw are reviewed alike.
#[test]
fn as_a_seat_saw_it_depends_on_its_view_alone() {
    let cloaks = |base: &str| {
        let mut table = AnyGame::new(NewGame::of("deception").seed("twins")).unwrap();
        while table.asked() == Some(Seat::First) && table.offers().iter().any(|offer| offer.text == "done") {
            table.apply("done").unwrap();
        }
        table.apply(base).unwrap();
        while table.offers().iter().any(|offer| offer.text == "done") {
            table.apply("done").unwrap();
        }
        table.apply("e2e4").unwrap();
        table.apply("resign").unwrap();
        table
    };
    let told = |table: &AnyGame| {
        let at = table.acts().len() - 1;
        review(table, at, Looker { seat: Seat::First, open: false }, 200).unwrap()
    };
    let (one, other) = (cloaks("done"), cloaks("shuffle"));
    assert_eq!(told(&one), told(&other));
}

/// As long as the same question is put again nothing is lost: a set-up by swaps is charged once, at its end.
#[test]
fn a_set_up_of_several_answers_is_one_choice() {
    let mut table = AnyGame::new(NewGame::of("deception").seed("2")).unwrap();
    for answer in ["swap:e1d2", "swap:a1a2", "swap:h1h2", "done", "swap:e7e8", "done", "e2e4", "resign"] {
        table.apply(answer).unwrap();
    }
    for (seat, end) in [(Seat::First, 4), (Seat::Second, 6)] {
        let told = |number| review(&table, number, Looker { seat, open: true }, 20).unwrap();
        for number in 1..=6 {
            let it = told(number);
            let cost = it.mine + it.other;
            assert_eq!(cost != 0, number == 4 || number == 6, "{seat:?} {number}: {it:?}");
            assert_eq!(it.better.is_some(), cost != 0, "{it:?}");
            assert_eq!(it.mine < 0, number == end, "{it:?}");
        }
    }
}

/// The white queen is attacked, and Bulldozer takes her out of reach with a pawn and a rook: chance decides nothing of it,
/// and nothing else is better.
#[test]
fn a_card_is_judged_with_its_targets() {
    let mut table = asked::game(json!({ "game": "chess-storm", "seed": "w1", "setup": {
        "board": "rnbqkb1r/pppp1ppp/5n2/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR w KQkq -",
        "hands": { "first": ["bulldozer"], "second": ["derby"] }, "pile": ["nope", "stall", "urbanism", "camel"] } }));
    for answer in ["card:bulldozer", "h5h8", "pass", "resign"] {
        table.apply(answer).unwrap();
    }
    for (seat, open) in [Seat::First, Seat::Second].into_iter().flat_map(|seat| [(seat, false), (seat, true)]) {
        let told = [1, 2, 3].map(|number| review(&table, number, Looker { seat, open }, 300).unwrap());
        let gain = told[0].after - told[0].before;
        assert!(if seat == Seat::First { gain > 1_500 } else { gain < -1_500 }, "{seat:?} {open}: {told:?}");
        for (number, it) in told.iter().enumerate() {
            assert!(it.luck.abs() < 300 && it.mine > -300, "{seat:?} {open}: {it:?}");
            assert!(number == 0 || it.other.abs() < 300, "{seat:?} {open}: {it:?}");
        }
    }
}

/// A better answer for which no reason is seen on the board has none, and is not called the best of all.
#[test]
fn no_better_answer_is_called_the_best() {
    let mut table = AnyGame::new(NewGame::of("five-card").seed("nb3")).unwrap();
    for answer in "c2c3 e7e6 g1f3 a7a5 d1b3 f8a3 g2g3 g8f6 d2d3 c7c6:wild c1e3 resign".split(' ') {
        table.apply(answer).unwrap();
    }
    let better = review(&table, 11, Looker { seat: Seat::First, open: false }, 20).unwrap().better.unwrap();
    assert_eq!(better.why, None, "{better:?}");
}
