//! The one search through the ways of playing a card: it runs the card's own function again and again, answer by answer.
//!
//! It is an AND/OR search: of the player's own answers one must lead to a lawful end; of the other player's answers and
//! of the outcomes of chance every one must.

use super::runs::Left;
use super::visited::{sorted, BestEnd, Visited};
use super::{attempt, proofs};
use crate::games::storm::board::undone;
use crate::games::storm::model::checks::{Checks, Obstacle};
use crate::games::storm::model::doing::{Course, Doing, Trial};
use crate::games::storm::model::duty::ActionDuty;
use crate::games::storm::model::table::Table;
use crate::games::storm::model::world::World;
use crate::games::storm::protocol::permit;
use crate::games::storm::Choice;
use crate::play::Seat;

/// A way of playing a card.
pub struct Route {
    /// Choices of its player when declaring it.
    pub picks: Vec<Choice>,
    /// Tables that it can lead to: several if the other player or chance has a say.
    pub ends: Vec<Table>,
}

struct WaySearch<'a> {
    scene: &'a Table,
    before: &'a Checks,
    me: Seat,
    /// Number of answers that the player has given; all others are found here.
    given: usize,
    /// Duties that bind the Action of the player on turn.
    duties: Vec<ActionDuty>,
    /// Sees every end that the rules allow, with the path to it, and says whether it is what is looked for.
    sees: &'a mut dyn FnMut(&Course, Table) -> bool,
    /// True if every lawful end is what is looked for: then one answer of the other player that leads to it is enough.
    any: bool,
    /// Asked before each run that is counted: true ends the search.
    stop: &'a mut dyn FnMut() -> bool,
    /// True if the card is to leave all to the search.
    unaided: bool,
    visited: Vec<Visited>,
    /// Runs left to the present part of the search of an own card: what is not found in them is not playable, everywhere
    /// in the same way.
    left: Left,
    /// Obstacles that forbid the ends that are not lawful, each once.
    obstacles: Vec<Obstacle>,
}

/// True if the card of a scene can be played on after this path to an end like that.
pub fn finds(scene: &Table, before: &Checks, me: Seat, mut path: Course, wanted: &dyn Fn(&Table) -> bool) -> bool {
    let mut sees = |_: &Course, after: Table| wanted(&after);
    let stop = &mut || false;
    WaySearch::new(scene, before, me, &path, &mut sees, stop).follow(&mut path, &mut None, None) == BestEnd::Good
}

/// Succeeds if the card of a scene can be played on after this path to a lawful end; if not, gives the obstacles to the
/// ends to which it can be played, each once. It is one of so many that are looked at for a question.
pub fn ends(scene: &Table, before: &Checks, me: Seat, mut path: Course, among: usize) -> Result<(), Vec<Obstacle>> {
    let mut sees = |_: &Course, _: Table| true;
    let stop = &mut || false;
    let mut search = WaySearch { any: true, ..WaySearch::new(scene, before, me, &path, &mut sees, stop) };
    search.left = search.left.part(among);
    match search.follow(&mut path, &mut None, None) {
        BestEnd::Good => Ok(()),
        _ => Err(search.obstacles),
    }
}

/// True if a search that the card does not help finds a lawful end after this path, of which its player has given so many
/// answers; with a number of runs, as far as they go.
pub fn ends_unaided(
    scene: &Table,
    before: &Checks,
    me: Seat,
    given: usize,
    path: &Course,
    mut runs: Option<usize>,
) -> bool {
    let mut path = path.clone();
    let mut sees = |_: &Course, _: Table| true;
    let stop = &mut || false;
    let search = WaySearch::new(scene, before, me, &path, &mut sees, stop);
    WaySearch { any: true, unaided: true, given, left: Left::FREE, ..search }.follow(&mut path, &mut runs, None)
        == BestEnd::Good
}

/// The ways of playing the card of a scene after this path that are found in so many runs, or until it is stopped.
pub fn ways(scene: &Table, me: Seat, mut path: Course, runs: usize, stop: &mut dyn FnMut() -> bool) -> Vec<Route> {
    let before = Checks::of(scene);
    let mut found: Vec<Route> = Vec::new();
    let mut sees = |path: &Course, mut after: Table| {
        let made = if let Doing::Trying(trial) = &after.doing { trial.picks } else { 0 };
        after.doing = Doing::Playing;
        let picks = &path.answers[..made];
        match found.last_mut().filter(|way| way.picks == picks) {
            Some(way) => way.ends.push(after),
            None => found.push(Route { picks: picks.to_vec(), ends: vec![after] }),
        }
        false
    };
    WaySearch::new(scene, &before, me, &path, &mut sees, stop).follow(&mut path, &mut Some(runs), None);
    found
}

impl<'a> WaySearch<'a> {
    /// A search after this path.
    fn new(
        scene: &'a Table,
        before: &'a Checks,
        me: Seat,
        path: &Course,
        sees: &'a mut dyn FnMut(&Course, Table) -> bool,
        stop: &'a mut dyn FnMut() -> bool,
    ) -> WaySearch<'a> {
        WaySearch {
            scene,
            before,
            me,
            given: path.answers.len(),
            duties: permit::binding(scene),
            sees,
            any: false,
            stop,
            unaided: false,
            visited: Vec::new(),
            left: Left::of(scene),
            obstacles: Vec::new(),
        }
    }
}

impl WaySearch<'_> {
    /// Goes on after this path; `last` is the world at the question before. Without a number of runs nothing is left out.
    fn follow(&mut self, path: &mut Course, runs: &mut Option<usize>, last: Option<&World>) -> BestEnd {
        if let Some(left) = runs {
            if *left == 0 || (self.stop)() {
                return BestEnd::Illegal;
            }
            *left -= 1;
        }
        if !self.left.takes_one() {
            return BestEnd::Illegal;
        }
        let mut table = self.scene.clone();
        let stop = attempt::tried(&mut table, self.me, path, self.trial());
        let (asked, options) = match stop {
            Ok(()) => return self.judge(path, table),
            Err(Some(prompt)) => (prompt.seat, prompt.options),
            Err(None) => {
                let Doing::Trying(trial) = &table.doing else { return BestEnd::Illegal };
                if let Some(found) = trial.obstacle {
                    let is_right = || proofs::is_dead_end(self.scene, self.before, self.me, self.given, path);
                    debug_assert!(is_right(), "a dead end of {} leads on: {path:?}", proofs::card(self.scene));
                    self.note(found);
                }
                return trial.open.map_or(BestEnd::Illegal, |outcomes| self.each_fall(path, runs, outcomes));
            }
        };
        // If the last answer has had its effect, the order of those before does not matter any more.
        let is_free = runs.is_none() && self.left == Left::FREE;
        let known = is_free && self.scene.undone.is_empty() && last.is_some_and(|last| *last != table.world);
        let place = known.then(|| (table.key(), sorted(path)));
        if let Some((key, path)) = &place {
            let same = |visited: &&Visited| {
                visited.key == *key
                    && visited.path == *path
                    && visited.world == table.world
                    && visited.options == options
            };
            if let Some(visited) = self.visited.iter().find(same) {
                return visited.end;
            }
        }
        let end = match asked == self.me {
            true => self.best(path, runs, &options, &table.world),
            false => self.worst(path, runs, &options, &table.world),
        };
        if let Some((key, path)) = place {
            self.visited.push(Visited { key, world: table.moment.world, options, path, end });
        }
        end
    }

    fn judge(&mut self, path: &Course, after: Table) -> BestEnd {
        let neglected = || permit::neglected(&self.duties, self.scene, &after).map(Obstacle::Duty);
        let undone = || undone::repeats(&after, &path.answers).then_some(Obstacle::Undone);
        if let Some(found) = self.before.obstacle(&after, self.me).or_else(neglected).or_else(undone) {
            self.note(found);
            return BestEnd::Illegal;
        }
        match (self.sees)(path, after) {
            true => BestEnd::Good,
            false => BestEnd::Legal,
        }
    }

    fn trial(&self) -> Trial {
        let WaySearch { given, unaided, ref duties, .. } = *self;
        Trial { given, unaided, before: Some(*self.before), duties: duties.clone(), ..Trial::default() }
    }

    fn note(&mut self, obstacle: Obstacle) {
        if !self.obstacles.contains(&obstacle) {
            self.obstacles.push(obstacle);
        }
    }

    /// The player's own answer: the best one. "Done" is tried first, as it ends a way at once.
    fn best(&mut self, path: &mut Course, runs: &mut Option<usize>, options: &[Choice], world: &World) -> BestEnd {
        let is_end = |option: &&Choice| **option == Choice::Done && runs.is_none();
        let ends: Vec<Choice> = options.iter().filter(is_end).copied().collect();
        let others = options.iter().filter(|option| !ends.contains(option)).copied();
        let all: Vec<Choice> = ends.iter().copied().chain(others).collect();
        let (mut best, part) = (BestEnd::Illegal, self.left.part(all.len()));
        for (at, &option) in all.iter().enumerate() {
            best = best.max(self.within(part, |search| search.one(path, runs, option, all.len() - at, world)));
            if best == BestEnd::Good {
                break;
            }
        }
        best
    }

    /// The other player's answer: the worst one for the card's player.
    fn worst(&mut self, path: &mut Course, runs: &mut Option<usize>, options: &[Choice], world: &World) -> BestEnd {
        let (mut worst, part) = (None, self.left.part(options.len()));
        for (at, &option) in options.iter().enumerate() {
            let end = self.within(part, |search| search.one(path, runs, option, options.len() - at, world));
            if end != BestEnd::Illegal {
                worst = Some(worst.map_or(end, |worst: BestEnd| worst.min(end)));
                if self.any {
                    break;
                }
            }
        }
        worst.unwrap_or(BestEnd::Illegal)
    }

    /// Searches a part in so many runs, as far as there are as many.
    fn within(&mut self, part: Left, search: impl FnOnce(&mut Self) -> BestEnd) -> BestEnd {
        let (all, given) = (self.left, self.left.at_most(part));
        self.left = given;
        let end = search(self);
        self.left = all.without(given, self.left);
        end
    }

    /// Goes on with one of so many answers that are left.
    fn one(
        &mut self,
        path: &mut Course,
        runs: &mut Option<usize>,
        option: Choice,
        left: usize,
        world: &World,
    ) -> BestEnd {
        let share = runs.map(|runs| runs.div_ceil(left));
        let mut rest = share;
        path.answers.push(option);
        let end = self.follow(path, &mut rest, Some(world));
        path.answers.pop();
        if let (Some(runs), Some(share), Some(rest)) = (runs, share, rest) {
            *runs -= share - rest;
        }
        end
    }

    /// Every outcome of chance must lead to a lawful end.
    fn each_fall(&mut self, path: &mut Course, runs: &mut Option<usize>, outcomes: usize) -> BestEnd {
        let (mut worst, part) = (BestEnd::Good, self.left.part(outcomes));
        for fall in 0..outcomes {
            path.falls.push(fall);
            worst = worst.min(self.within(part, |search| search.follow(path, runs, None)));
            path.falls.pop();
            if worst == BestEnd::Illegal {
                break;
            }
        }
        worst
    }
}
