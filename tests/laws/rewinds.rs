//! Effect of a rewind of Chess Storm: it brings back the move and the cards after it, nothing that a word has cost
//! (CS-0.71). Games of cards that take moves back, with Omertà and Respect in play and talkative players.
//! `DECKMATE_REWINDS` sets how many moves are taken back.

use std::collections::BTreeSet;

use deckmate::games::storm::model::rule::Rule;
use deckmate::games::storm::{Choice, Event as Own, Prompt, Storm, Table};
use deckmate::games::words::is_about_result;
use deckmate::play::{Config, Dice, Event, Game, Host, Seat};
use serde_json::json;

use super::run::{play, Watched};
use super::storm;

const BOARDS: [&str; 4] = [
    "r3k2r/pppq1ppp/2n2n2/3pp3/3PP3/2N2N2/PPPQ1PPP/R3K2R w KQkq -",
    "r1b1k2r/ppp2ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPP2PPP/R1B1K2R w KQkq -",
    "r2qr1k1/1pp2pp1/2n1bn2/p2p3p/P2P3P/2N1BN2/1PP2PP1/R2QR1K1 w - -",
    "4k3/P1b2n2/8/1p1B4/4N1p1/5b2/p2N1P2/4K2R w K -",
];

/// None of these cards brings a lost piece back by itself.
const DECK: &str = "0/repealed:9/cancelled:9/abolished:9/stampede:9/nearsighted:9/custom-duty:9/veto:3/cannibalism:4/\
                    omerta:9/respect:3/diktat:4/crybaby:3/nope:2/mirror:2/crab:3/faith:2/derby:2/shield:2/double:2/pass:2";
/// Cards that take a move back.
const REWINDS: [&str; 7] = ["repealed", "cancelled", "abolished", "stampede", "nearsighted", "custom-duty", "veto"];

/// Counts of the things that have happened so far.
#[derive(Default)]
pub struct Seen {
    /// The moves that were taken back.
    pub rewinds: usize,
    /// Those of them that were taken back after a word had cost something in the same turn.
    pub after_a_loss: usize,
    /// Losses that a word has cost.
    pub losses: usize,
}

/// Costs of words in one game.
#[derive(Default)]
struct Costs {
    pieces: BTreeSet<u8>,
    /// The plays of Omertà that a word has set off.
    set_off: BTreeSet<u32>,
    /// The plays of Omertà that are in force.
    in_force: BTreeSet<u32>,
    /// The turn in which a word has cost something last.
    turn: u32,
}

impl Costs {
    /// Whatever happens, what a word has cost is not there again.
    fn see(&mut self, seen: &mut Seen, table: &Table, events: &[Event<Own>]) {
        let mut is_due = false;
        for event in events {
            match event {
                Event::Say { text, .. } if text.contains("'s move is taken back: ") => {
                    seen.rewinds += 1;
                    seen.after_a_loss += usize::from(self.turn == table.turn);
                }
                Event::Say { text, .. } if text.ends_with(" has complained.") => is_due = true,
                Event::Say { text, .. } if text.contains(" has named the ") => {
                    is_due = true;
                    let now = in_force(table);
                    self.set_off.extend(self.in_force.iter().filter(|play| !now.contains(play)));
                }
                Event::Lift { id, .. } if is_due => {
                    is_due = false;
                    seen.losses += 1;
                    self.pieces.insert(*id);
                    self.turn = table.turn;
                }
                _ => {}
            }
        }
        assert!(!is_due, "a piece is lost for a word");
        self.in_force = in_force(table);
        let standing = table.board.pieces().iter().map(|id| id.index() as u8);
        let back: Vec<u8> = standing.filter(|id| self.pieces.contains(id)).collect();
        assert!(back.is_empty(), "CS-0.71: {back:?} were lost for a word, and are back");
        let again: Vec<&u32> = self.in_force.intersection(&self.set_off).collect();
        assert!(again.is_empty(), "CS-0.71: a word has set Omertà off, and it is in force again");
    }
}

fn in_force(table: &Table) -> BTreeSet<u32> {
    table.lasting.iter().filter(|effect| effect.rule == Rule::Hushed).map(|effect| effect.play).collect()
}

/// Likings of a talkative player who takes moves back: a word, a card that takes a move back, any other card.
fn liking(choice: &Choice) -> Option<usize> {
    match choice {
        Choice::Say(_) | Choice::Heard(_) | Choice::Grumble | Choice::Accuse | Choice::Word("admit") => Some(0),
        Choice::Card(name) if REWINDS.contains(name) => Some(1),
        Choice::Card(_) => Some(2),
        _ => None,
    }
}

/// An answer by lot and liking.
fn pick(options: &[Choice], dice: &mut Dice) -> Choice {
    for (kind, tenths) in [4, 8, 5].into_iter().enumerate() {
        let liked: Vec<Choice> = options.iter().copied().filter(|choice| liking(choice) == Some(kind)).collect();
        if !liked.is_empty() && dice.below(10) < tenths {
            return liked[dice.below(liked.len())];
        }
    }
    let others: Vec<Choice> = options.iter().copied().filter(|choice| !is_about_result(choice)).collect();
    let others = if others.is_empty() { options } else { &others };
    others[dice.below(others.len())]
}

fn deal(number: usize, dice: &mut Dice) -> Host<Storm> {
    let lasting: Vec<_> = (0..3).map(|_| json!({ "card": "omerta", "owner": "first" })).collect();
    let respect = json!({ "card": "respect", "owner": "second" });
    let setup = json!({
        "board": BOARDS[dice.below(BOARDS.len())],
        "lasting": lasting.into_iter().chain([respect]).collect::<Vec<_>>(),
    });
    let mode = ["chat", "honour"][dice.below(2)];
    let options = json!({ "deck": DECK, "social_mode": mode, "uniform_prompts": dice.below(2) == 0 });
    let (options, setup) = (serde_json::from_value(options).unwrap(), serde_json::from_value(setup).unwrap());
    let config = Config::new(Storm::INFO.name, &Storm::options(), format!("rewinds-{number}"), options, Some(setup));
    Host::new(config.unwrap()).unwrap()
}

/// Plays until so many moves have been taken back.
pub fn until(rewinds: usize) -> Seen {
    let mut dice = Dice::new("rewinds");
    let mut seen = Seen::default();
    let mut number = 0;
    while seen.rewinds < rewinds {
        number += 1;
        let mut game = Watched(deal(number, &mut dice));
        let (mut costs, mut spoken) = (Costs::default(), BTreeSet::new());
        let mut sound = storm::laws_of_any_start();
        let laws = &mut |table: &Table, events: &[Event<Own>]| {
            sound(table, events);
            costs.see(&mut seen, table, events);
        };
        play(&mut game.0, laws, &mut |host: &Host<Storm>, prompt: &Prompt| {
            let choice = pick(&prompt.options, &mut dice);
            let is_aside = matches!(choice, Choice::Say(_) | Choice::Heard(_) | Choice::Grumble | Choice::Accuse);
            let turn = host.table().turn;
            if is_aside {
                let is_new = spoken.insert((turn, prompt.seat == Seat::First));
                assert!(is_new, "CS-0.84: one thing a turn is said, whatever is taken back");
            }
            (turn < 60).then_some(choice)
        });
    }
    seen
}

/// The rewinds that one run of the tests sees; the long form sets `DECKMATE_REWINDS`.
pub fn share() -> usize {
    std::env::var("DECKMATE_REWINDS").ok().and_then(|text| text.parse().ok()).unwrap_or(300)
}
