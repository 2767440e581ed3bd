//! Practice with an own card: a position of a game that the computer has played, in which the card can be played.

use serde::Serialize;

use super::{by_lot, host, is_offered, new_game, options, read, setup, turn};
use crate::bots::{registry, Level};
use crate::games::any::AnyGame;
use crate::games::storm::model::catalog::{Card, When};
use crate::games::storm::vocabulary::Choice;
use crate::play::{Dice, Fault, Seat, Value};

/// The option by which both hands lie open: both sides are played by hand.
const OPEN: &str = "open_hands";
/// The player who holds the card.
const HOLDER: Seat = Seat::First;
/// Number of positions that are looked at: of games in which the computer chooses, then of games by lot.
const LOOKED: [(Level, u32); 2] = [(Level::Beginner, 400), (Level::Random, 8_000)];
/// Longest game, in answers.
const LONGEST: u32 = 160;
/// Most answers that are given before the card is looked for, so that positions differ.
const BEFORE: usize = 24;
/// The cards of the other player, where the own card answers one.
const ANSWERED: usize = 5;

/// A position in which the card can be played: the game, and the answers that lead to it.
#[derive(Serialize, Debug)]
pub struct Practice {
    /// The seed.
    pub seed: String,
    /// The position from which the game began.
    pub setup: Value,
    /// The answers of both players.
    pub moves: Vec<String>,
    /// The number of the turn.
    pub turn: u32,
}

/// Search for a position.
#[derive(Serialize, Debug)]
pub struct Searched {
    /// The position; `None` if none was found.
    pub found: Option<Practice>,
    /// Number of positions that were looked at.
    pub looked: u32,
}

/// The position of that number in which an own card can be played; other numbers give other positions.
///
/// # Errors
/// `bad-input` with what is wrong with the card.
pub fn practice(card: &Value, number: u32) -> Result<Searched, Fault> {
    let own = read(card)?;
    let mut looked = 0;
    // The computer plays no game with a card that is carried out by hand.
    for (level, most) in LOOKED.into_iter().filter(|(level, _)| *level == Level::Random || !own.is_by_hand()) {
        let (end, mut game) = (looked + most, 0);
        while looked < end {
            let seed = format!("practice-{number}-{}-{game}", level.name());
            let mut dice = Dice::new(&seed);
            let hands = hands(own, &mut dice);
            let setup = setup(card, &hands);
            let mut played =
                Played { game: AnyGame::new(new_game(&seed, setup.clone()).option(OPEN, true))?, moves: Vec::new() };
            let before = dice.below(BEFORE);
            for answers in 0..LONGEST.min(end - looked) {
                looked += 1;
                let is_asked = played.game.asked() == Some(HOLDER);
                if is_asked && played.moves.len() >= before && is_offered(&played.game, own) {
                    let turn = turn(&played.game);
                    return Ok(Searched { found: Some(Practice { seed, setup, moves: played.moves, turn }), looked });
                }
                if !played.go_on(level, &format!("{seed}-{answers}"), &mut dice)? {
                    break;
                }
            }
            game += 1;
        }
    }
    Ok(Searched { found: None, looked })
}

/// The hands: the card alone, and nothing, or what it answers.
fn hands(own: Card, dice: &mut Dice) -> [(Seat, Vec<&'static str>); 2] {
    let answered = if own.window() == When::Reply { by_lot(dice, ANSWERED) } else { Vec::new() };
    [(HOLDER, vec![own.name()]), (!HOLDER, answered)]
}

/// A game that is played to find a position.
struct Played {
    game: AnyGame,
    moves: Vec<String>,
}

impl Played {
    /// Answers the open question without playing the card or ending the game; false if there is no such answer.
    fn go_on(&mut self, level: Level, seed: &str, dice: &mut Dice) -> Result<bool, Fault> {
        let Some(seat) = self.game.asked() else { return Ok(false) };
        let plain: Vec<Choice> = options(&self.game).iter().copied().filter(|choice| is_plain(choice, seat)).collect();
        let mut text = match level {
            Level::Random => None,
            _ => Some(registry::suggest(&self.game, level, None, seed, &mut || false)?.text),
        };
        text = text.filter(|text| plain.iter().any(|choice| choice.to_string() == *text));
        let by_lot = plain.get(dice.below(plain.len())).map(ToString::to_string);
        let Some(text) = text.or(by_lot) else { return Ok(false) };
        self.game.apply(&text)?;
        self.moves.push(text);
        Ok(host(&self.game).is_some())
    }
}

/// True for an answer that only plays on; the other player may play cards, too.
fn is_plain(choice: &Choice, seat: Seat) -> bool {
    use Choice as C;
    match choice {
        C::Card(_) | C::Dump(_) | C::Trigger(_) => seat != HOLDER,
        C::Say(_) | C::Heard(_) | C::Grumble | C::Accuse | C::TimeUp | C::Claim(_) | C::OfferDraw | C::Resign => false,
        _ => true,
    }
}
