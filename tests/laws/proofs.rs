//! Cards that say without a search what the search would find, in random games with a deck of these and of what bends the
//! moves: debug builds compare each such proof with the search (`protocol/proofs.rs`).

use deckmate::games::storm::protocol::proofs;
use deckmate::games::storm::Storm;
use deckmate::play::option::Counts;
use deckmate::play::{ByName, Config, Dice, Game, Host, OptionKind, Value};

use super::run::{pick, play, wanted, Watched};
use super::storm;

/// The cards that have proofs.
const PROVING: [&str; 7] = ["barrier", "black-hole", "charge", "phase-shift", "rock-n-roll", "solid-snake", "wormhole"];

/// Cards that bend the moves or bind the players.
const BENDING: [&str; 18] = [
    "camel",
    "church",
    "cohabitation",
    "coup-detat",
    "crab",
    "diktat",
    "flush",
    "fusion",
    "inception",
    "magnetism",
    "mirror",
    "neutrality",
    "peace",
    "poison",
    "provocation",
    "shield",
    "stand-in",
    "starving",
];

/// A game with a deck of these cards alone.
fn deal(seed: &str) -> Host<Storm> {
    let count = |name: &str| match name {
        name if PROVING.contains(&name) => 9,
        name if BENDING.contains(&name) => 3,
        _ => 0,
    };
    let decks = Storm::options().into_iter().filter_map(|spec| match spec.kind {
        OptionKind::Counts(Counts { of: names, .. }) if spec.name == "deck" => Some(names.to_vec()),
        _ => None,
    });
    let names = decks.flatten().collect::<Vec<_>>();
    for name in PROVING.iter().chain(&BENDING) {
        assert!(names.contains(name), "there is no card {name}");
    }
    let deck: Vec<String> = names.iter().map(|name| format!("{name}:{}", count(name))).collect();
    let options: ByName<String, Value> = [("deck".to_owned(), Value::from(deck.join("/")))].into_iter().collect();
    Host::new(Config::new(Storm::INFO.name, &Storm::options(), seed.to_owned(), options, None).unwrap()).unwrap()
}

/// Plays so many answers, and looks how often each card's proofs were compared.
pub fn proofs_hold(answers: usize) {
    let base = wanted("DECKMATE_SEED").unwrap_or_else(|| "proofs".into());
    let (mut left, mut games) = (answers, 0);
    while left > 0 {
        let seed = format!("{base}-{games}");
        let mut dice = Dice::new(&seed);
        let mut laws = storm::laws_of_any_start();
        let mut game = Watched(deal(&seed));
        play(&mut game.0, &mut laws, &mut |_, prompt| {
            left = left.checked_sub(1)?;
            Some(pick(&prompt.options, &mut dice))
        });
        games += 1;
    }
    let checked = proofs::checked();
    eprintln!("{answers} answers of {games} games: {checked:?}");
    for card in PROVING {
        assert!(checked.get(card).is_some_and(|&times| times > 0), "no proof of {card} was compared");
    }
}
