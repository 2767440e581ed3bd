//! Branches: what may come of an answer by chance, and the worlds that agree with what a seat sees. For proofs.

use crate::play::outside::dice::Dice;
use crate::play::outside::error::{Code, Fault};
use crate::play::script::host::Host;
use crate::play::script::provable::Provable;
use crate::play::script::tape::Entry;
use crate::play::seats::seat::{Eye, Seat};
use crate::play::seats::view::View;

/// A deal that brings nothing new is tried again so often for each world that is known.
const PATIENCE: usize = 30;

/// Every way to take so many things of these kinds, of which there are so many each: how many of each kind.
pub fn takings(kinds: &[usize], count: usize) -> Vec<Vec<usize>> {
    let Some((&here, others)) = kinds.split_first() else {
        return if count == 0 { vec![Vec::new()] } else { Vec::new() };
    };
    let mut all = Vec::new();
    for some in 0..=here.min(count) {
        all.extend(takings(others, count - some).into_iter().map(|rest| [vec![some], rest].concat()));
    }
    all
}

/// In how many ways so many things of each kind can be taken.
pub fn ways(kinds: &[usize], each: &[usize]) -> u128 {
    let choose = |all: usize, some: usize| (0..some).fold(1, |ways, at| ways * (all - at) as u128 / (at as u128 + 1));
    kinds.iter().zip(each).map(|(&all, &some)| choose(all, some)).product()
}

/// Games, each with the weight that it has among them by chance; 0 where that is not known.
pub type Weighed<G> = Vec<(u128, Host<G>)>;

impl<G: Provable> Host<G> {
    /// The game after this answer, once for every way in which chance may fall upon it, and for all cards that may be
    /// drawn upon it together; nothing where these are more than `most`, or where it falls in a later turn.
    ///
    /// # Errors
    /// `not-offered` or `game-over`.
    pub fn falls(&self, choice: G::Choice, most: usize) -> Result<Option<Vec<Host<G>>>, Fault> {
        let mut ends = Vec::new();
        let Some(stacked) = self.stacked_for(choice)? else { return Ok(None) };
        for (_, host) in stacked {
            match host.rolls_of(choice, most - ends.len().min(most))? {
                Some(more) => ends.extend(more),
                None => return Ok(None),
            }
        }
        Ok(Some(ends))
    }

    /// The game after this answer with the weight of each fall; nothing where these are more than `most`, where they fall
    /// in a later turn, or where a pile is shuffled.
    ///
    /// # Errors
    /// `not-offered` or `game-over`.
    pub fn weighed_falls(&self, choice: G::Choice, most: usize) -> Result<Option<Weighed<G>>, Fault> {
        let Some(stacked) = self.stacked_for(choice)?.filter(|all| all.len() <= most) else { return Ok(None) };
        let one = |(weight, host): (u128, Host<G>)| -> Result<Option<(u128, Host<G>)>, Fault> {
            Ok(host.rolls_of(choice, 1)?.and_then(|mut ends| Some((weight, ends.pop()?))))
        };
        stacked.into_iter().map(one).collect()
    }

    /// The game after this answer in some of the ways in which chance may fall upon it.
    ///
    /// # Errors
    /// `not-offered` or `game-over`.
    pub fn some_falls(&self, choice: G::Choice, count: usize) -> Result<Vec<Host<G>>, Fault> {
        let fallen = |number| {
            let mut host = self.clone();
            host.config.seed = format!("fall-{number}");
            host.apply(choice).map(|_| host)
        };
        (0..count).map(fallen).collect()
    }

    /// The game, once for all cards that this answer may draw together from the pile, and in how many ways; nothing where
    /// the pile has been made in this turn.
    fn stacked_for(&self, choice: G::Choice) -> Result<Option<Weighed<G>>, Fault> {
        let count = |table: &mut G::Table| G::pile(table).map_or(0, |pile| pile.count());
        let mut next = self.clone();
        let left = count(&mut next.shown);
        next.apply(choice)?;
        let drawn = left.saturating_sub(count(&mut next.shown));
        // The cards drawn in this turn lie on top of the pile of the turn's beginning.
        let Some(above) = count(&mut self.base.clone()).checked_sub(left) else { return Ok(None) };
        let mut sorted = self.clone();
        let kinds = G::pile(&mut sorted.base).filter(|_| drawn > 0).map(|pile| pile.sort(above));
        let Some(kinds) = kinds else { return Ok(Some(vec![(1, self.clone())])) };
        let stacked = takings(&kinds, drawn).into_iter().map(|each| {
            let mut host = sorted.clone();
            G::pile(&mut host.base).into_iter().for_each(|pile| pile.raise(above, &each));
            (ways(&kinds, &each), host)
        });
        Ok(Some(stacked.collect()))
    }

    /// The game after this answer, once for every way in which the dice may fall.
    fn rolls_of(&self, choice: G::Choice, most: usize) -> Result<Option<Vec<Host<G>>>, Fault> {
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
                let Entry::Chance { of, got, shuffles } = rolled[at] else { continue };
                if ends.len() + open.len() + of as usize > most {
                    return Ok(None);
                }
                let others = (0..of).filter(|&other| other != got).map(|got| Entry::Chance { of, got, shuffles });
                open.extend(others.map(|other| rolled[..at].iter().copied().chain([other]).collect()));
            }
            ends.push(host);
        }
        Ok(Some(ends))
    }

    /// The game in the worlds that agree with what the seat sees now, this one first, and whether these are all: where
    /// they are not too many, it is dealt anew until nothing new has come for long.
    pub fn worlds(&self, seat: Seat, most: usize) -> (Weighed<G>, bool) {
        let eye = Eye::Seat(seat);
        let seen = G::view(&self.shown, eye);
        let options = self.prompt.as_ref().map(|prompt| prompt.options.clone());
        let here = self.with_pile_sorted();
        if let Some(tables) = G::worlds(&here.base, seat) {
            let all = tables.len() <= most;
            let other = |(weight, base)| (weight, Host { base, ..here.clone() });
            let mut worlds: Weighed<G> = tables.into_iter().take(most).map(other).collect();
            worlds.retain_mut(|(_, world)| world.resume().is_ok() && G::view(&world.shown, eye) == seen);
            return (worlds, all);
        }
        let mut dice = Dice::new("worlds");
        let mut worlds = vec![(0, here)];
        let mut vain = 0;
        while vain < PATIENCE * (worlds.len() + 1) {
            if worlds.len() > most {
                return (worlds, false);
            }
            vain += 1;
            let mut other = self.clone();
            G::imagine(&mut other.base, seat, &mut dice);
            let mut other = other.with_pile_sorted();
            if worlds.iter().any(|(_, known)| known.base == other.base) || other.resume().is_err() {
                continue;
            }
            if G::view(&other.shown, eye) == seen
                && other.prompt.as_ref().map(|prompt| prompt.options.clone()) == options
            {
                worlds.push((0, other));
                vain = 0;
            }
        }
        (worlds, true)
    }

    /// The game with its pile sorted, below what was drawn in this turn: its order plays no part.
    fn with_pile_sorted(&self) -> Host<G> {
        let mut host = self.clone();
        let left = G::pile(&mut host.shown).map_or(0, |pile| pile.count());
        G::pile(&mut host.base).into_iter().for_each(|pile| drop(pile.sort(pile.count().saturating_sub(left))));
        host
    }

    /// The answers that the seat may give, and its view: equal in games that it cannot tell apart.
    pub fn look_of(&self, seat: Seat) -> (Vec<G::Choice>, View<G::Own>) {
        let options = self.prompt.as_ref().map(|prompt| prompt.options.clone());
        (options.unwrap_or_default(), G::view(&self.shown, Eye::Seat(seat)))
    }
}
