//! The computer in the games with secrets: it sees what its seat sees, believes exactly, and finds what is near.

use std::collections::BTreeMap;

use deckmate::bots::five_card::belief::{total, Belief, CardCounts, CardFact};
use deckmate::bots::five_card::knowledge::Knowledge;
use deckmate::bots::{Bot, Budget, Level};
use deckmate::games::deception::Deception;
use deckmate::games::doublecross::DoubleCross;
use deckmate::games::five_card::cards::Card;
use deckmate::games::five_card::table::Trace;
use deckmate::games::five_card::FiveCard;
use deckmate::games::storm::Storm;
use deckmate::play::{Config, Dice, Game, Host, PromptOf, Seat, Seen, Value};
use serde_json::json;

fn host<G: Game>(seed: &str, setup: Option<serde_json::Value>, options: serde_json::Value) -> Host<G> {
    let setup: Option<Value> = setup.map(|setup| serde_json::from_value(setup).unwrap());
    let options = serde_json::from_value(options).unwrap();
    Host::new(Config::new(G::INFO.name, &G::options(), seed.into(), options, setup).unwrap()).unwrap()
}

type Suggest<G> = fn(&Seen<G>, Level, Budget, &str) -> Option<<G as Game>::Choice>;

/// The answer, and how often the clock was asked for it: every 64 nodes of its search.
fn think<G: Game>(
    suggest: Suggest<G>,
    table: &G::Table,
    prompt: &PromptOf<G>,
    level: Level,
    nodes: u64,
) -> (G::Choice, u32) {
    let mut asked = 0;
    let mut stop = || {
        asked += 1;
        false
    };
    let choice = suggest(&Seen::at(table, prompt.clone()), level, Budget { nodes, stop: &mut stop }, "secret");
    (choice.unwrap(), asked)
}

fn ask<G: Game>(suggest: Suggest<G>, table: &G::Table, prompt: &PromptOf<G>, level: Level, nodes: u64) -> G::Choice {
    think(suggest, table, prompt, level, nodes).0
}

fn answer<G: Game>(suggest: Suggest<G>, host: &Host<G>, level: Level) -> String {
    ask::<G>(suggest, host.table(), host.prompt().unwrap(), level, 20_000).to_string()
}

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
    let mut host: Host<FiveCard> = host("belief", None, json!({ "clock": "none" }));
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
            Level::Random,
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
    let mut host: Host<FiveCard> = host("draws", None, json!({ "clock": "none" }));
    for number in 0..40 {
        let seen = Seen::new(&host).unwrap();
        let choice =
            FiveCard::suggest(&seen, Level::Random, Budget { nodes: 1, stop: &mut || false }, &number.to_string());
        host.apply(choice.unwrap()).unwrap();
    }
    let (seen, truth) = (Seen::new(&host).unwrap(), host.table());
    assert!(draws(truth, seen.seat().other()).len() >= 15);
    assert_ne!(draws(seen.table(), seen.seat().other()), draws(truth, seen.seat().other()));
    assert_eq!(draws(seen.table(), seen.seat()), draws(truth, seen.seat()));
}

/// What a bot is given does not depend on what its seat has not seen.
#[test]
fn what_is_seen_is_made_without_what_is_hidden() {
    fn check<G: Game>(options: serde_json::Value) {
        let mut dice = Dice::new("worlds");
        let mut host: Host<G> = host("worlds", None, options);
        for _ in 0..40 {
            let Some(prompt) = host.prompt().cloned() else { break };
            let mut other = host.table().clone();
            G::imagine(&mut other, prompt.seat, &mut dice);
            let [one, other] = [host.table(), &other].map(|table| Seen::<G>::at(table, prompt.clone()));
            assert!(one.table() == other.table(), "{}", G::INFO.name);
            host.apply(prompt.options[dice.below(prompt.options.len().min(40))]).unwrap();
        }
    }
    check::<FiveCard>(json!({ "clock": "none" }));
    check::<Deception>(json!({}));
    check::<Storm>(json!({}));
}

/// What the computer answers at Chess Storm, on a board with these hands and after these answers.
fn storm_says(board: &str, hands: [&str; 2], answers: &[&str]) -> String {
    let hand = |cards: &str| cards.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let setup = json!({ "board": board, "hands": { "first": hand(hands[0]), "second": hand(hands[1]) } });
    let mut host = host::<Storm>("storm", Some(setup), json!({}));
    for text in answers {
        host.apply(host.find(text).unwrap()).unwrap();
    }
    answer(Storm::suggest, &host, Level::Normal)
}

/// A copy of Bulldozer captures queen, bishop and knight on the a-file.
#[test]
fn a_card_is_copied_that_does_more_for_oneself() {
    let board = "r7/1p4k1/Q7/B7/N7/8/8/1R4K1 w - -";
    let bulldozer = ["card:bulldozer", "b1b8"];
    assert_eq!(storm_says(board, ["bulldozer", "mirror crab"], &bulldozer), "card:mirror");
    // Without anything on the a-file it is kept.
    let poor = "8/1p4k1/8/8/8/8/7P/1R4K1 w - -";
    assert_eq!(storm_says(poor, ["bulldozer", "mirror crab"], &bulldozer), "pass");
}

/// Fair trade lends the better army for three turns; a Pawn that is gone stays away.
#[test]
fn an_army_that_is_lent_is_no_gain() {
    let board = "6k1/3b1ppp/8/p7/8/8/5PPP/6K1 w - -";
    assert_eq!(storm_says(board, ["fair-trade depression", "veto"], &["g1f1"]), "card:depression");
}

/// What a new hand is worth is seen on no board.
#[test]
fn a_hand_is_flushed_for_its_own_sake() {
    let board = "6k1/5ppp/8/8/8/8/5PPP/6K1 w - -";
    assert_eq!(storm_says(board, ["flush crab kangaroo camel stable", "veto"], &[]), "card:flush");
}

#[test]
fn mates_with_the_card_it_has() {
    let mate = |hand: [&str; 5]| {
        let setup = json!({ "board": "7k/6pp/8/8/8/8/8/R5K1 w - -", "hands": { "first": hand } });
        answer(FiveCard::suggest, &host::<FiveCard>("mate", Some(setup), json!({ "clock": "none" })), Level::Normal)
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
    let host =
        host::<FiveCard>("call", Some(setup), json!({ "clock": "none", "open_hands": true, "failed_call": "loss" }));
    assert_eq!(answer(FiveCard::suggest, &host, Level::Normal), "e1e8");
}

#[test]
fn takes_good_doubles_only() {
    let take = |board: &str| {
        let mut host = host::<FiveCard>(
            "cube",
            Some(json!({ "board": board })),
            json!({ "clock": "none", "failed_call": "loss" }),
        );
        host.apply(deckmate::games::five_card::Choice::Double).unwrap();
        answer(FiveCard::suggest, &host, Level::Normal)
    };
    assert_eq!(take("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"), "yes");
    assert_eq!(take("4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ -"), "no");
}

#[test]
fn takes_a_king_that_is_shown() {
    let setup =
        json!({ "board": "k7/8/8/8/8/8/7p/R3K3 w - -", "uncloaked": ["a8"], "bases": { "a1": "rook", "e1": "king" } });
    let host = host::<Deception>("shown", Some(setup), json!({}));
    for level in [Level::Greedy, Level::Easy, Level::Normal] {
        assert_eq!(answer(Deception::suggest, &host, level), "a1a8");
    }
}

/// However little it may spend, and however many worlds it imagines.
#[test]
fn no_level_passes_by_a_king_that_is_shown() {
    let setup = json!({ "board": "rnbq1bnr/pppppppp/8/4k3/8/8/PPPPPPPP/RNBQKBNR w - -", "uncloaked": ["e5"],
        "bases": { "b1": "pawn", "e5": "king", "e1": "king", "d2": "queen", "e2": "rook", "h2": "bishop" } });
    let mut host = host::<Deception>("passed-by", Some(setup), json!({}));
    host.apply(host.find("d2d4").unwrap()).unwrap();
    host.apply(host.find("a7a6").unwrap()).unwrap();
    let levels = [Level::Greedy, Level::Beginner, Level::Easy, Level::Normal, Level::Strong];
    for (level, nodes) in levels.into_iter().flat_map(|level| [1, 300, 3_000, 20_000].map(|nodes| (level, nodes))) {
        for hurried in [false, true] {
            let mut game = host.clone();
            // An uncloaking may come before the move.
            while game.prompt().is_some_and(|prompt| prompt.seat == Seat::First) {
                let budget = Budget { nodes, stop: &mut || hurried };
                let said = Deception::suggest(&Seen::new(&game).unwrap(), level, budget, "open").unwrap();
                game.apply(said).unwrap();
            }
            assert!(game.prompt().is_none(), "{} with {nodes} nodes, hurried: {hurried}", level.name());
        }
    }
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
        let said = FiveCard::suggest(&Seen::new(&host).unwrap(), level, budget, "h6-5-10").unwrap().to_string();
        assert_ne!(said, "call", "{} with {nodes} nodes", level.name());
    }
}

#[test]
fn hides_its_king_elsewhere_each_time() {
    let mut places = BTreeMap::new();
    for number in 0..24 {
        let mut host: Host<Deception> = host(&format!("cloaks-{number}"), None, json!({}));
        let mut steps = 0;
        while host.prompt().unwrap().why == deckmate::games::deception::Why::Cloak {
            let choice =
                ask::<Deception>(Deception::suggest, host.table(), host.prompt().unwrap(), Level::Normal, 1000);
            host.apply(choice).unwrap();
            steps += 1;
            assert!(steps < 60);
        }
        let table = host.table();
        let king = table.board.pieces().iter().find(|&id| table.base(id) == deckmate::board::Kind::King).unwrap();
        let at = table.board.piece(king).at;
        assert!(!["d2", "e2", "f2"].contains(&at.to_string().as_str()));
        *places.entry(at).or_insert(0) += 1;
    }
    assert!(places.len() >= 5, "{places:?}");
}

/// Plays a game and asks at every prompt in worlds that differ only in what the asked seat may not know: it answers the
/// same, and thinks as long.
fn no_interference<G: Game>(suggest: Suggest<G>, options: serde_json::Value) {
    let mut dice = Dice::new("imagined");
    let (mut thoughts, mut clocks) = (0, 0);
    for seed in ["one", "two", "three", "four", "five"] {
        let mut host: Host<G> = host(seed, None, options.clone());
        for _ in 0..60 {
            let Some(prompt) = host.prompt().cloned() else { break };
            let level = [Level::Random, Level::Greedy, Level::Easy, Level::Normal][dice.below(4)];
            let (choice, asked) = think::<G>(suggest, host.table(), &prompt, level, 3_000);
            let mut other = host.table().clone();
            G::imagine(&mut other, prompt.seat, &mut dice);
            for table in [&other, host.table()] {
                assert_eq!(think::<G>(suggest, table, &prompt, level, 3_000), (choice, asked));
            }
            thoughts += 1;
            clocks += asked;
            host.apply(choice).unwrap();
        }
    }
    assert!(thoughts > 100 && clocks > thoughts, "{}: {thoughts} thoughts, {clocks} looks at the clock", G::INFO.name);
}

#[test]
fn what_is_hidden_changes_neither_an_answer_nor_its_length() {
    no_interference::<DoubleCross>(DoubleCross::suggest, json!({}));
    no_interference::<FiveCard>(FiveCard::suggest, json!({ "clock": "none" }));
    no_interference::<Deception>(Deception::suggest, json!({}));
    no_interference::<Storm>(Storm::suggest, json!({}));
}

#[test]
fn no_source_of_an_opponent_opens_a_secret() {
    let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src/bots"))];
    let mut read = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            // The review is of games that have ended, with all that its looker may know by then.
            if path.ends_with("src/bots/review.rs") {
                assert!(text.contains("Code::NotOver"));
                continue;
            }
            for door in ["truth(", ".holds(", ".base(", "into_inner", ".contents(", "turn::plays", "Eye::All", "Host<"]
            {
                assert!(!text.contains(door), "{} has `{door}`", path.display());
            }
            read += 1;
        }
    }
    assert!(read > 30, "only {read} files were read");
}
