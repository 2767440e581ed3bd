//! Branches: what may come of an answer by chance, and the worlds that agree with what a seat sees. For proofs.

use super::dice::Dice;
use super::error::{Code, Fault};
use super::game::Game;
use super::host::Host;
use super::seat::{Eye, Seat};
use super::tape::Entry;

/// A deal that brings nothing new is tried again so often for each world that is known.
const PATIENCE: usize = 30;

impl<G: Game> Host<G> {
    /// The game after this answer, once for every way in which chance may fall upon it; nothing where these are more
    /// than `most`, or where it falls in a later turn.
    ///
    /// # Errors
    /// `not-offered` or `game-over`.
    pub fn falls(&self, choice: G::Choice, most: usize) -> Result<Option<Vec<Host<G>>>, Fault> {
        let seat = self.prompt().map(|prompt| prompt.seat);
        let seat = seat.ok_or_else(|| Fault::new(Code::GameOver, "the game is over"))?;
        let before = self.record().map(Vec::len).sum::<usize>() + 1;
        let (mut ends, mut open) = (Vec::new(), vec![Vec::new()]);
        while let Some(fixed) = open.pop() {
            let mut host = self.clone();
            host.tape.push(Entry::Answer(seat, choice, 0));
            host.tape.extend(fixed.iter().copied());
            if host.resume().is_err() {
                return Ok(None);
            }
            let rolled: Vec<Entry<G::Choice>> = host.record().flatten().skip(before).copied().collect();
            // The first roll that is not fixed yet is fixed in each way but the one that has just come.
            for at in fixed.len()..rolled.len() {
                let Entry::Chance { of, got } = rolled[at] else { continue };
                if ends.len() + open.len() + of as usize > most {
                    return Ok(None);
                }
                let others = (0..of).filter(|&other| other != got).map(|got| Entry::Chance { of, got });
                open.extend(others.map(|other| rolled[..at].iter().copied().chain([other]).collect()));
            }
            ends.push(host);
        }
        Ok(Some(ends))
    }

    /// The game in the worlds that agree with what the seat sees now, this one first, and whether these are all: where
    /// they are not too many, it is dealt anew until nothing new has come for long.
    pub fn worlds(&self, seat: Seat, most: usize) -> (Vec<Host<G>>, bool) {
        let eye = Eye::Seat(seat);
        let seen = G::view(&self.shown, eye);
        let options = self.prompt.as_ref().map(|prompt| prompt.options.clone());
        let mut dice = Dice::new("worlds");
        let mut worlds = vec![self.clone()];
        let mut vain = 0;
        while vain < PATIENCE * (worlds.len() + 1) {
            if worlds.len() > most {
                return (worlds, false);
            }
            vain += 1;
            let mut other = self.clone();
            G::imagine(&mut other.base, seat, &mut dice);
            if worlds.iter().any(|known| known.base == other.base) || other.resume().is_err() {
                continue;
            }
            if G::view(&other.shown, eye) == seen
                && other.prompt.as_ref().map(|prompt| prompt.options.clone()) == options
            {
                worlds.push(other);
                vain = 0;
            }
        }
        (worlds, true)
    }

    /// Whether the seat sees the same in both, and is asked the same.
    pub fn seems_like(&self, other: &Host<G>, seat: Seat) -> bool {
        let eye = Eye::Seat(seat);
        let asked = |host: &Host<G>| host.prompt.as_ref().map(|prompt| prompt.options.clone());
        asked(self) == asked(other) && G::view(&self.shown, eye) == G::view(&other.shown, eye)
    }
}
