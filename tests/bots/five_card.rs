//! The computer of 5 Card Chess: it believes exactly, and knows what a call, a double and a mate are worth.

use std::collections::BTreeMap;

use deckmate::bots::five_card::belief::{total, Belief, CardCounts, CardFact};
use deckmate::bots::five_card::knowledge::Knowledge;
use deckmate::bots::{Bot, Budget, Level};
use deckmate::games::five_card::cards::Card;
use deckmate::games::five_card::table::Trace;
use deckmate::games::five_card::FiveCard;
use deckmate::play::{Game, Host, Seat, Seen};
use serde_json::json;

use super::asked::{host, said};

/// The labelled cards of a hand and a stack, played through the facts; every order is equally likely.
fn enumerate(hand: &[usize], stack: &[usize], facts: &[CardFact], weight: f64, sums: &mut BTreeMap<CardCounts, f64>) {
    let Some((fact, rest)) = facts.split_first() else {
        let mut counts = CardCounts::default();
        hand.iter().for_each(|&kind| counts[kind] += 1);
        *sums.entry(counts).or_insert(0.0) += weight;
        return;
    };
    match fact {
        CardFact::OtherSpent(card) => {
            if let Some(at) = hand.iter().position(|&kind| kind == card.index()) {
                let mut hand = hand.to_vec();
                hand.remove(at);
                enumerate(&hand, stack, rest, weight, sums);
            }
        }
        CardFact::OtherDrew => enumerate(&[hand, &stack[..1]].concat(), &stack[1..], rest, weight, sums),
        CardFact::OwnDrew(card) if stack[0] == card.index() => enumerate(hand, &stack[1..], rest, weight, sums),
        CardFact::OwnDrew(_) => {}
        CardFact::Returned(cards) => {
            assert!(stack.is_empty());
            let orders = orders(&cards_of(cards));
            let share = weight / orders.len() as f64;
            orders.iter().for_each(|stack| enumerate(hand, stack, rest, share, sums));
        }
    }
}

fn cards_of(counts: &CardCounts) -> Vec<usize> {
    counts.iter().enumerate().flat_map(|(kind, &count)| std::iter::repeat_n(kind, usize::from(count))).collect()
}

/// All orders of the cards, equal cards being told apart.
fn orders(cards: &[usize]) -> Vec<Vec<usize>> {
    if cards.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for at in 0..cards.len() {
        let mut rest = cards.to_vec();
        let first = rest.remove(at);
        all.extend(orders(&rest).into_iter().map(|tail| [vec![first], tail].concat()));
    }
    all
}

#[test]
fn the_belief_is_what_enumeration_gives() {
    let pool: CardCounts = [2, 1, 1, 1, 0, 2];
    let back: CardCounts = [1, 1, 0, 0, 0, 1];
    let facts = [
        CardFact::OwnDrew(Card::Pawn),
        CardFact::OtherSpent(Card::Wild),
        CardFact::OtherDrew,
        CardFact::OwnDrew(Card::Knight),
        CardFact::OtherSpent(Card::Rook),
        CardFact::OtherDrew,
        CardFact::Returned(back),
        CardFact::OwnDrew(Card::Wild),
        CardFact::OtherDrew,
    ];
    for length in 0..=facts.len() {
        let mut sums = BTreeMap::new();
        for order in orders(&cards_of(&pool)) {
            enumerate(&order[..3], &order[3..], &facts[..length], 1.0, &mut sums);
        }
        let sum: f64 = sums.values().sum();
        let mut belief = Belief::dealt(pool, 3);
        assert!(facts[..length].iter().all(|&fact| belief.learn(fact)));
        assert_eq!(belief.hands().len(), sums.len());
        for (hand, probability) in belief.hands() {
            assert!((sums[hand] / sum - probability).abs() < 1e-12, "{hand:?} after {length} facts");
        }
    }
}

#[test]
fn there_are_251_hands() {
    assert_eq!(Belief::dealt([16, 8, 8, 8, 8, 4], 5).hands().len(), 251);
}

#[test]
fn the_belief_never_excludes_the_truth() {
    let mut host: Host<FiveCard> = host("belief", None, json!({}));
    for number in 0..150 {
        if host.prompt().is_none() {
            break;
        }
        for seat in Seat::BOTH {
            let table = host.table();
            let knowledge = Knowledge::new(table, seat);
            let held = Card::ALL.map(|card| table.holds(seat.other(), card) as u8);
            let found = knowledge.belief.hands().iter().find(|(hand, _)| *hand == held);
            assert!(found.is_some_and(|&(_, probability)| probability > 0.0));
            assert_eq!(total(knowledge.belief.pool()) as usize, table.stack.len() + 5);
            // The first hands are known (FC-2).
            assert!(number > 0 || found.unwrap().1 == 1.0);
        }
        let choice = FiveCard::suggest(
            &Seen::new(&host).unwrap(),
            Level::Random.into(),
            Budget { nodes: 1, stop: &mut || false },
            &number.to_string(),
        );
        host.apply(choice.unwrap()).unwrap();
    }
}

/// The draws of a seat that are on record, whoever knows them.
fn draws(table: &<FiveCard as Game>::Table, whose: Seat) -> Vec<Card> {
    let of_seat = |trace: &Trace| match trace {
        Trace::Drew(seat, card) if *seat == whose => Some(*card.truth()),
        _ => None,
    };
    table.trail.iter().filter_map(of_seat).collect()
}

/// First hand, discards and draws of the other player would give the hand away.
#[test]
fn an_imagined_table_holds_other_draws() {
    let mut host: Host<FiveCard> = host("draws", None, json!({}));
    for number in 0..40 {
        let seen = Seen::new(&host).unwrap();
        let choice = FiveCard::suggest(
            &seen,
            Level::Random.into(),
            Budget { nodes: 1, stop: &mut || false },
            &number.to_string(),
        );
        host.apply(choice.unwrap()).unwrap();
    }
    let (seen, truth) = (Seen::new(&host).unwrap(), host.table());
    assert!(draws(truth, seen.seat().other()).len() >= 15);
    assert_ne!(draws(seen.table(), seen.seat().other()), draws(truth, seen.seat().other()));
    assert_eq!(draws(seen.table(), seen.seat()), draws(truth, seen.seat()));
}

#[test]
fn mates_with_the_card_it_has() {
    let mate = |hand: [&str; 5]| {
        let setup = json!({ "board": "7k/6pp/8/8/8/8/8/R5K1 w - -", "hands": { "first": hand } });
        said(FiveCard::suggest, &host::<FiveCard>("mate", Some(setup), json!({})), Level::Normal)
    };
    assert_eq!(mate(["rook", "pawn", "pawn", "pawn", "pawn"]), "a1a8");
    assert_eq!(mate(["wild", "pawn", "pawn", "pawn", "pawn"]), "a1a8:wild");
    // Without a card the Rook stays where it is.
    assert_ne!(&mate(["bishop", "pawn", "pawn", "pawn", "pawn"])[..2], "a1");
}

#[test]
fn a_call_stands_when_the_mate_is_near_and_the_other_hand_cannot_answer() {
    let setup = json!({
        "board": "6k1/5ppp/8/1b6/8/8/8/4R1K1 w - -",
        "hands": { "first": ["rook", "pawn", "pawn", "pawn", "pawn"], "second": ["rook", "knight", "knight", "knight", "knight"] },
        "called": "first",
    });
    let host = host::<FiveCard>("call", Some(setup), json!({ "open_hands": true, "failed_call": "loss" }));
    assert_eq!(said(FiveCard::suggest, &host, Level::Normal), "e1e8");
}

#[test]
fn takes_good_doubles_only() {
    let take = |board: &str| {
        let mut host = host::<FiveCard>("cube", Some(json!({ "board": board })), json!({ "failed_call": "loss" }));
        host.apply(deckmate::games::five_card::Choice::Double).unwrap();
        said(FiveCard::suggest, &host, Level::Normal)
    };
    assert_eq!(take("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"), "yes");
    assert_eq!(take("4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ -"), "no");
}

/// 5 Card: where a failed call loses, a game without a mate in reach is played on.
#[test]
fn no_level_calls_without_a_mate_where_a_failed_call_loses() {
    let mut host = host::<FiveCard>("h6-5", None, json!({ "failed_call": "loss" }));
    let answers = "d2d4 d7d6 c2c4 g8h6 b1d2 c8f5 h2h4 f5e6 d1a4 d8d7:wild";
    for text in answers.split(' ') {
        host.apply(host.find(text).unwrap()).unwrap();
    }
    let levels = [Level::Greedy, Level::Beginner, Level::Easy, Level::Normal];
    let budgets = (0..14).map(|power| 1 << power).chain([300]);
    for (level, nodes) in levels.into_iter().flat_map(|level| budgets.clone().map(move |nodes| (level, nodes))) {
        let budget = Budget { nodes, stop: &mut || false };
        let said = FiveCard::suggest(&Seen::new(&host).unwrap(), level.into(), budget, "h6-5-10").unwrap().to_string();
        assert_ne!(said, "call", "{} with {nodes} nodes", level.name());
    }
}
