//! Laws that hold at every prompt of random games of every kind. `DECKMATE_PLIES` sets how many plies a game gets,
//! `DECKMATE_SEED` which games they are, `DECKMATE_PAIRS=all` tries every pair of Storm cards, `DECKMATE_EXPLAINED` how
//! much is explained of each game, `DECKMATE_REWINDS` how many moves of Storm are taken back, `DECKMATE_PROOFS` how many
//! answers are given in games with cards that know sooner than the search what can be played, `DECKMATE_HANDS` how many
//! in games with blank cards, `DECKMATE_OWN_LAWS` how many in games with own cards by lot, from game `DECKMATE_FIRST` on,
//! `DECKMATE_BOARDS` how many plies boards of other sizes get with both decks.
#![allow(clippy::unwrap_used)] // a test may fail

#[path = "laws/by_hand.rs"]
mod by_hand;
#[path = "laws/explained.rs"]
mod explained;
#[path = "laws/own.rs"]
mod own;
#[path = "laws/pairs.rs"]
mod pairs;
#[path = "laws/proofs.rs"]
mod proofs;
#[path = "laws/rewinds.rs"]
mod rewinds;
#[path = "laws/run.rs"]
mod run;
#[path = "laws/starts.rs"]
mod starts;
#[path = "laws/storm.rs"]
mod storm;

use deckmate::games::chess::Chess;
use deckmate::games::deception::Deception;
use deckmate::games::doublecross::cards::Card;
use deckmate::games::doublecross::DoubleCross;
use deckmate::games::five_card::cards::Card as HandCard;
use deckmate::games::five_card::FiveCard;
use deckmate::games::full_double::FullDouble;
use deckmate::games::storm::Storm;
use deckmate::play::cards::Deck;
use deckmate::play::{Event, Game};

use run::{random_games, random_games_with};

#[test]
fn chess_keeps_the_laws() {
    random_games::<Chess, _>(100_000, 100, || {
        |table: &<Chess as Game>::Table, _: &[Event<<Chess as Game>::Event>]| {
            assert_eq!(table.board.hash(), table.board.hash_afresh());
        }
    });
}

#[test]
fn full_double_keeps_the_laws() {
    random_games::<FullDouble, _>(100_000, 100, || {
        |table: &<FullDouble as Game>::Table, _: &[Event<<FullDouble as Game>::Event>]| {
            assert_eq!(table.board.hash(), table.board.hash_afresh());
            let kings = table.board.kind(deckmate::board::Kind::King);
            for side in deckmate::board::Side::BOTH {
                assert!((1..=2).contains(&(kings & table.board.of(side)).len()), "FD-8: a last King is never taken");
            }
        }
    });
}

/// The cards of a pile where they lie.
fn in_order<C: Copy + PartialEq>(pile: &Deck<C>) -> Vec<C> {
    pile.clone().places().map(|card| *card.truth()).collect()
}

#[test]
fn doublecross_keeps_the_laws() {
    random_games::<DoubleCross, _>(100_000, 100, || {
        |table: &<DoubleCross as Game>::Table, _: &[Event<<DoubleCross as Game>::Event>]| {
            assert_eq!(table.board.hash(), table.board.hash_afresh());
            let mut cards: Vec<Card> =
                in_order(&table.deck).into_iter().chain(table.drawn).chain(table.gone.iter().copied()).collect();
            cards.extend(table.discards.iter().flatten());
            let save_king = Card::from_name("save-king").unwrap();
            cards.extend(std::iter::repeat_n(save_king, (table.held[0] + table.held[1]) as usize));
            cards.sort_unstable();
            let mut all = Card::deck(&table.options.joust_counts);
            all.sort_unstable();
            // A Save King just drawn is both on the table and put aside until its turn ends.
            if table.drawn == Some(save_king) && cards.len() > all.len() {
                cards.remove(cards.iter().position(|&card| card == save_king).unwrap());
            }
            assert_eq!(cards, all, "every card is in exactly one place");
        }
    });
}

#[test]
fn five_card_keeps_the_laws() {
    random_games::<FiveCard, _>(100_000, 100, || {
        |table: &<FiveCard as Game>::Table, _: &[Event<<FiveCard as Game>::Event>]| {
            assert_eq!(table.board.hash(), table.board.hash_afresh());
            let hands = table.hands.iter().flatten().map(|card| *card.truth());
            let mut cards: Vec<HandCard> =
                in_order(&table.stack).into_iter().chain(table.discard.iter().copied()).chain(hands).collect();
            cards.sort_unstable();
            assert_eq!(cards, HandCard::deck(), "every card is in exactly one place");
            assert!(table.hands.iter().all(|hand| hand.len() == 5) || table.called.is_some(), "hands hold five cards");
            assert!(table.cube.is_power_of_two() && table.cube <= 64);
            assert_eq!(table.stake, table.cube, "the stake is the ante times the cube");
        }
    });
}

#[test]
fn deception_keeps_the_laws() {
    random_games::<Deception, _>(100_000, 100, || {
        |table: &<Deception as Game>::Table, _: &[Event<<Deception as Game>::Event>]| {
            assert_eq!(table.board.hash(), table.board.hash_afresh());
            for side in deckmate::board::Side::BOTH {
                let own = table.board.of(side);
                let kings = own.iter().filter(|&id| table.base(id) == deckmate::board::Kind::King).count();
                assert!(kings == 1 || table.result.is_some(), "each side has its base King until the end");
                let open = own - table.cloaked;
                assert!(
                    open.iter().all(|id| table.base(id) == table.board.piece(id).kind),
                    "an uncloaked piece is its base"
                );
            }
        }
    });
}

/// `./build.sh soak` plays more.
#[test]
fn chess_storm_keeps_the_laws() {
    random_games_with::<Storm, _>(&[("board", "8x8")], 120_000, 600, storm::laws);
}

/// Cards that exchange sides, bind, foresee, and change whose a piece is.
const EXCHANGES: &str = "0/fair-trade:9/diktat:6/flush:9/scrying:9/mirror:4/judas:3/traitor:3/faith:3/derby:3/double:3/\
                         neutrality:3/shield:3/coup-detat:2/stand-in:2/stampede:3/nearsighted:3/custom-duty:3/icy-road:3/\
                         crab:3/inquisition:3";

#[test]
fn chess_storm_keeps_the_laws_where_sides_are_exchanged() {
    random_games_with::<Storm, _>(&[("board", "8x8"), ("deck", EXCHANGES)], 12_000, 600, storm::laws);
}

/// Decks that share no card, with cards that bring cards into the other hand, and that take a turn back.
const FIRST: &str = "crab:2/swap:3/vulture:3/tabula-rasa:2/rewind:2/nope:2/poison:2/peeker:2/flush:2/camel:1/trap:2";
const SECOND: &str =
    "kangaroo:2/mirror:3/niet:2/double:2/prayer:2/judas:2/attentat:2/inception:2/stand-in:1/negative:2";

#[test]
fn chess_storm_keeps_the_laws_with_own_decks_and_dusk() {
    let options = &[("board", "8x8"), ("decks", "own"), ("deck_first", FIRST), ("deck_second", SECOND)];
    random_games_with::<Storm, _>(options, 12_000, 600, storm::laws);
}

/// A share of what `./build.sh soak` plays.
#[test]
fn chess_storm_keeps_the_laws_on_a_wide_board() {
    random_games_with::<Storm, _>(&[("board", "16x8")], 12_000, 600, storm::laws);
}

#[test]
fn chess_storm_keeps_the_laws_on_small_boards() {
    random_games_with::<Storm, _>(&[("board", "6x6")], 16_000, 600, storm::laws);
    random_games_with::<Storm, _>(&[("board", "5x6")], 16_000, 600, storm::laws);
}

/// A share of the 100,000 plies that each board gets in `./build.sh soak`.
#[test]
fn both_decks_keep_the_laws_on_boards_of_other_sizes() {
    let plies = run::wanted("DECKMATE_BOARDS").map_or(2_500, |plies| plies.parse().unwrap());
    for options in &BOARDS {
        run::side_by_side::<Storm, _>(options, plies, 600, storm::laws);
    }
}

/// Boards of other sizes, with both decks.
static BOARDS: [[(&str, &str); 2]; 3] = [
    [("board", "16x8"), ("deck", "printed/second")],
    [("board", "6x6"), ("deck", "printed/second")],
    [("board", "5x6"), ("deck", "printed/second")],
];

#[test]
fn what_is_not_offered_is_explained() {
    explained::explanations::<Chess>();
    explained::explanations::<FullDouble>();
    explained::explanations::<DoubleCross>();
    explained::explanations::<FiveCard>();
    explained::explanations::<Deception>();
    explained::explanations::<Storm>();
}

#[test]
fn chess_storm_brings_nothing_back_that_a_word_cost() {
    let wanted = rewinds::share();
    let seen = rewinds::until(wanted);
    eprintln!("{} moves taken back, {} of them after a loss; {} losses", seen.rewinds, seen.after_a_loss, seen.losses);
    assert!(seen.after_a_loss * 10 > wanted, "a word is often said before a move is taken back");
}

#[test]
fn blank_cards_keep_the_laws() {
    let wanted = run::wanted("DECKMATE_HANDS").map_or(2_500, |answers| answers.parse().unwrap());
    let ends = by_hand::until(wanted, &run::wanted("DECKMATE_SEED").unwrap_or_default());
    eprintln!("{ends:?}");
    assert!(ends.admitted > wanted / 200 && ends.denied > wanted / 200 && ends.undone > wanted / 200, "{ends:?}");
}

#[test]
fn own_cards_by_lot_keep_the_laws() {
    let number = |name: &str| run::wanted(name).map(|number| number.parse::<usize>().unwrap());
    let wanted = number("DECKMATE_OWN_LAWS").unwrap_or(3_000);
    let played = own::until(wanted, number("DECKMATE_FIRST").unwrap_or_default());
    eprintln!("{played:?}");
    assert!(played.effects > wanted / 20, "{played:?}");
}

#[test]
fn chess_storm_proves_what_a_search_would_find() {
    let answers = run::wanted("DECKMATE_PROOFS").and_then(|answers| answers.parse().ok());
    proofs::proofs_hold(answers.unwrap_or(6_000));
}
