//! Review: in every game the four parts of each answer add up to its change, and the changes to the result.

use deckmate::bots::review;
use deckmate::play::Looker;
use deckmate::{suggest, AnyGame, Code, Eye, Level, NewGame, Seat};

/// A game of the easy level against itself, ended by resigning after so many answers.
fn played(game: &str, seed: &str, most: usize) -> AnyGame {
    let mut table = AnyGame::new(NewGame::of(game).seed(seed)).unwrap();
    let mut given = 0;
    while table.asked().is_some() {
        let ends = given >= most && table.offers().iter().any(|offer| offer.text == "resign");
        let offer = suggest(&table, Level::Beginner, Some(100), &format!("{seed}{given}"), &mut || false).unwrap();
        let text = if ends { "resign".to_owned() } else { offer.text };
        table.apply(&text).unwrap();
        given += 1;
    }
    table
}

fn adds_up(game: &str, seed: &str, most: usize) -> i32 {
    let table = played(game, seed, most);
    let mut fallen = 0;
    for open in [false, true] {
        let looker = Looker { seat: Seat::Second, open };
        let (mut sum, mut last, mut start) = (0, None, 0);
        for number in 1..=table.acts().len() {
            let told = review(&table, number, looker, 20).unwrap();
            assert_eq!(last.unwrap_or(told.before), told.before, "{game} {seed}: one value a node, at {number}");
            if last.is_none() {
                start = told.before;
            }
            assert!(told.mine <= 0 && (told.mine == 0 || told.seat == "second"), "{game} {seed} {number}: {told:?}");
            sum += told.luck + told.mine + told.other + told.mind;
            fallen += told.luck.abs();
            last = Some(told.after);
        }
        let winner = table.view(Eye::Watcher).unwrap().result.unwrap().winner;
        let end = winner.map_or(5_000, |seat| if seat == Seat::Second { 10_000 } else { 0 });
        assert_eq!(start + sum, end, "{game} {seed}");
    }
    fallen
}

/// So many games of each, ended after so many answers.
fn all_add_up(games: u32, most: usize) {
    for game in ["doublecross", "five-card", "deception", "chess-storm", "chess", "full-double"] {
        let fallen: i32 = (0..games).map(|number| adds_up(game, &format!("sum{number}"), most)).sum();
        let has_luck = !matches!(game, "chess" | "full-double");
        assert!(has_luck || fallen == 0, "{game}: luck {fallen}");
    }
}

#[test]
fn luck_choices_and_change_of_mind_add_up_to_the_result() {
    all_add_up(1, 5);
}

#[test]
#[ignore = "it takes hours: ./build.sh soak"]
fn they_add_up_in_a_thousand_games_of_each() {
    all_add_up(1_000, 60);
}

#[test]
fn nothing_is_told_of_a_running_game() {
    let table = AnyGame::new(NewGame::of("five-card")).unwrap();
    let looker = Looker { seat: Seat::First, open: true };
    assert_eq!(review(&table, 1, looker, 40).unwrap_err().code, Code::NotOver);
}

/// What a seat saw cannot tell apart two worlds that differ in what it never saw.
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
