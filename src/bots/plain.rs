//! The computer at a game that has no bot of its own: by lot, or the capture that wins most at once.

use super::chess::evaluate::Weights;
use super::greedy;
use super::level::Level;
use crate::board::{Kind, Square};
use crate::games::any::AnyGame;
use crate::play::{Dice, Eye, Offer, Role};

/// One of the offered answers: at level `random` any by lot, at every other level the one that captures the piece worth
/// most, among equals one by lot. It takes an answer that does not play the game on only where nothing else is offered.
pub fn offer(game: &AnyGame, level: Level, seed: &str) -> Option<Offer> {
    let asked = game.asked()?;
    let mut offers = game.offers();
    if offers.iter().any(|offer| offer.role == Role::Play) {
        offers.retain(|offer| offer.role == Role::Play);
    }
    let view = game.view(Eye::Seat(asked)).ok()?;
    let weights = Weights::new(view.files);
    let own = game.prompt()?.side;
    let capture = |at: usize| {
        let target = offers[at].squares.last().filter(|_| level != Level::Random)?;
        let at = Square::parse(target)?;
        let cell =
            view.cells.get(usize::from(at.rank()) * usize::from(view.files) + usize::from(at.file()))?.as_ref()?;
        Kind::from_name(cell.kind).filter(|_| cell.side != own).map(|kind| weights.price(kind))
    };
    let places: Vec<usize> = (0..offers.len()).collect();
    let best = greedy::pick(&places, |at| capture(at).unwrap_or(0), &mut Dice::new(seed))?;
    Some(offers.swap_remove(best))
}
