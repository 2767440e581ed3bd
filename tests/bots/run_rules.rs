//! Rules of runs by their number: one that is kept goes on by those it began with, and by the present ones nothing hangs.

use deckmate::bots::run::{Asked, Run, RULES};
use deckmate::games::any::{AnyGame, NewGame};
use deckmate::play::{Eye, Seat};
use serde_json::{json, Value};

/// Runs that each test looks at.
const LOTS: usize = 40;

/// The view of a run by these rules after these choices.
fn view(rules: u16, seed: &str, choices: &[String]) -> deckmate::bots::run::RunView {
    let kept = json!({ "run": rules, "seed": seed, "free": 3, "choices": choices });
    serde_json::from_value::<Run>(kept).unwrap().checked().unwrap().view().unwrap()
}

/// Goes through a run in which all games are won, and looks at each game before it begins.
fn games(rules: u16, lot: usize, look: &mut impl FnMut(&str, &Asked)) {
    let (seed, mut choices) = (format!("easy-0-kept{lot}"), Vec::new());
    loop {
        let view = view(rules, &seed, &choices);
        let Some(asks) = &view.asks else { return };
        choices.push(match asks {
            Asked::Deck { decks, .. } => decks[lot % 3].choice.clone(),
            Asked::Pair { pairs } => pairs[lot % pairs.len()].choice.clone(),
            Asked::Reward { cards, .. } => {
                format!("take:{},{}", cards[lot % cards.len()].card, view.deck[lot % view.deck.len()])
            }
            Asked::Game { number, .. } => {
                look(view.stops[number - 1].foe, asks);
                "game:mate,5".into()
            }
        });
    }
}

/// All that makes a game, in a line.
fn line(foe: &str, asks: &Asked) -> String {
    let Asked::Game { game, .. } = asks else { return String::new() };
    let (setup, options) = (json!(game.setup), json!(game.options));
    let text = |value: &Value| value.as_str().unwrap_or("-").to_owned();
    let all = |value: &Value| value.as_array().unwrap().iter().map(text).collect::<Vec<_>>().join(",");
    let lasting = setup["lasting"].as_array().unwrap().iter();
    let lasting = lasting.map(|effect| ["card", "owner", "at", "more"].map(|name| text(&effect[name])).join(":"));
    let mut words = vec![foe.to_owned(), text(&setup["board"])];
    words.extend(lasting);
    words.extend([all(&setup["pool"]["white"]), all(&setup["pool"]["black"])]);
    words.extend(["hand_size", "deck_first", "deck_second"].map(|name| text(&options[name])));
    words.join(" ")
}

/// FNV-1a of texts, a line each.
fn digest(lines: &[String]) -> u64 {
    let bytes = lines.iter().flat_map(|line| line.bytes().chain([b'\n']));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[test]
fn games_of_a_kept_run_are_those_of_the_rules_it_began_with() {
    let lines = |rules: u16| {
        let mut lines = Vec::new();
        (0..LOTS).for_each(|lot| games(rules, lot, &mut |foe, asks| lines.push(line(foe, asks))));
        lines
    };
    let third = lines(3);
    assert!(third[0].starts_with("purist 8/1rbqknr1/2pppp2/8/8/2PPPP2/1RBQKNR1/8 w - -   first:3/second:4 "));
    assert_eq!(
        third[3],
        "bomber 8/1rbqknr1/3ppp2/8/8/2PPPP2/1RBQKNR1/8 w - - camel:second:f7:- camel:first:f2:-   first:4/second:4 \
         apartheid:1/attentat:2/black-hole:1/camel:1/exile:1/kidnapping:1/laser:1/nope:1/poison:2/trap:2 \
         camel:2/cheerleaders:1/crab:1/encore:1/exile:1/kangaroo:1/magnetism:1/peace:1/prayer:2/tango:2"
    );
    // As the engines with these rules of runs gave them.
    assert_eq!([digest(&lines(2)), digest(&third)], [0xe7db_24a9_fdf3_3746, 0x5e2c_06d8_f81a_1277]);
}

/// True if whoever is second can recapture after this capture at the first move.
fn is_guarded(game: &NewGame, capture: &str) -> bool {
    let mut table = AnyGame::new(game.clone()).unwrap();
    table.apply(capture).unwrap();
    loop {
        let texts: Vec<String> = table.offers().into_iter().map(|offer| offer.text).collect();
        let may_pass = texts.iter().any(|text| text == "pass");
        if table.asked() == Some(Seat::Second) && !may_pass {
            return texts.iter().any(|text| text.len() == 4 && text.ends_with(&capture[2..]));
        }
        table.apply(if may_pass { "pass" } else { &texts[0] }).unwrap();
    }
}

/// Captures of rooks and queens that whoever begins may make at the first move.
fn captures(game: &NewGame) -> Vec<String> {
    let table = AnyGame::new(game.clone()).unwrap();
    let cells = json!(table.view(Eye::Watcher).unwrap())["cells"].clone();
    let is_heavy = |square: &[u8]| {
        let cell = &cells[usize::from(square[1] - b'1') * 8 + usize::from(square[0] - b'a')];
        cell["side"] == "black" && (cell["kind"] == "rook" || cell["kind"] == "queen")
    };
    let moves = table.offers().into_iter().map(|offer| offer.text).filter(|text| text.len() == 4);
    moves.filter(|text| text != "pass" && is_heavy(&text.as_bytes()[2..])).collect()
}

#[test]
fn no_rook_and_no_queen_hangs_at_the_first_move_of_a_game() {
    let mut seen = 0;
    for lot in 0..LOTS {
        games(RULES, lot, &mut |foe, asks| {
            let Asked::Game { game, mine, theirs, .. } = asks else { return };
            // A queen that sleeps guards nothing: that is her owner's burden.
            let sleeps = mine.iter().chain(theirs).any(|gift| gift.name == "sleeping-queen");
            let game = NewGame::from(&**game);
            for capture in captures(&game) {
                assert!(sleeps || is_guarded(&game, &capture), "{capture} against {foe}: {}", line(foe, asks));
            }
            seen += 1;
        });
    }
    assert_eq!(seen, LOTS * 7);
    let mut open = Vec::new();
    games(3, 0, &mut |_, asks| {
        let Asked::Game { number: 1, game, .. } = asks else { return };
        let game = NewGame::from(&**game);
        open = captures(&game).into_iter().filter(|capture| !is_guarded(&game, capture)).collect();
    });
    assert_eq!(open, ["b2b7", "g2g7"], "by rules 3 whoever begins may take a rook");
}

#[test]
fn the_same_opponent_comes_twice_at_most_and_both_hands_are_alike_without_gifts() {
    let mut thrice = 0;
    for lot in 0..LOTS {
        let (mut foes, mut third) = (Vec::new(), 0);
        games(RULES, lot, &mut |foe, asks| {
            let Asked::Game { hands, mine, theirs, .. } = asks else { return };
            let has_more = mine.iter().chain(theirs).any(|gift| gift.name.ends_with("-cards"));
            assert!(has_more || *hands == [3, 3], "{hands:?}");
            foes.push(foe.to_owned());
        });
        games(3, lot, &mut |foe, _| third += usize::from(foe == "purist"));
        let times = |name: &str| foes.iter().filter(|foe| *foe == name).count();
        assert!(foes.iter().all(|foe| times(foe) <= 2), "{foes:?}");
        thrice += usize::from(third == 3);
    }
    assert!(thrice > 0, "by rules 3 the Purist may come three times");
}
