//! Search for a proof that a seat brings a goal about, whatever the other side answers, and whatever falls or is hidden.

use std::collections::HashMap;

use crate::play::{Goal, Host, Prompt, Provable, Role, Seat, Stand, Verdict};

/// The bound was reached before anything was proved.
#[derive(Clone, Copy, Debug)]
pub struct OutOfBound;

/// More ways than this in which chance may fall upon an answer are not looked at.
pub const FALLS: usize = 2_000;

/// So many of them are looked at then: one that misses the goal refutes the answer.
const SOME_FALLS: usize = 8;

/// A goal that takes more answers of the seat than this is not looked for.
pub const DEPTH: usize = 16;

/// After so many answers it is asked whether more are to be tried.
const ASKED: u64 = 64;

/// A point of the game, and how the goal stands there.
pub struct ProofNode<G: Provable> {
    /// The game.
    pub host: Host<G>,
    /// The goal.
    pub stand: Stand,
    /// The last answer of the other side.
    reply: Option<G::Choice>,
}

impl<G: Provable> ProofNode<G> {
    /// The point at which the task begins.
    pub fn first(host: Host<G>, goal: &Goal, seat: Seat) -> ProofNode<G> {
        ProofNode { stand: goal.begun(&host, seat), host, reply: None }
    }

    /// A point of the game at which the goal stands so.
    pub fn at(host: Host<G>, stand: Stand) -> ProofNode<G> {
        ProofNode { host, stand, reply: None }
    }
}

/// A search for a goal, and the work that has been spent on it.
pub struct Search<'a, G: Provable> {
    /// The goal.
    pub goal: &'a Goal,
    /// Seat whose goal it is.
    pub seat: Seat,
    /// True if chance falls in every way, false if it falls as the seed has it.
    pub any_fall: bool,
    /// True if the seat may take several worlds for the one that is played.
    pub hides: bool,
    /// Answers that are looked at first, by the number of the seat's answer.
    pub way: &'a [String],
    /// Answers tried so far.
    pub nodes: u64,
    /// At most so many are tried.
    pub most: u64,
    /// Asked now and then: true where nothing more is to be tried.
    pub spent: Option<&'a dyn Fn() -> bool>,
    /// True if only some of the ways in which chance falls have been looked at: a finding is then no proof.
    pub sampled: bool,
    /// The replies that refuted last, by the number of the seat's answer.
    killers: HashMap<usize, G::Choice>,
}

/// Questions to the seat that follow an answer, those that look alike to it together.
type Groups<G> = Vec<Vec<ProofNode<G>>>;

impl<'a, G: Provable> Search<'a, G> {
    /// A search that has spent nothing.
    pub fn new(goal: &'a Goal, seat: Seat, way: &'a [String], most: u64) -> Search<'a, G> {
        Search {
            goal,
            seat,
            any_fall: true,
            hides: false,
            way,
            nodes: 0,
            most,
            spent: None,
            sampled: false,
            killers: HashMap::new(),
        }
    }

    /// The answers that play on, or all where none does.
    pub fn options(host: &Host<G>) -> Vec<G::Choice> {
        let Some(Prompt { why, options, .. }) = host.prompt() else { return Vec::new() };
        let played: Vec<G::Choice> =
            options.iter().copied().filter(|choice| G::role(*why, choice) == Role::Play).collect();
        if played.is_empty() {
            options.clone()
        } else {
            played
        }
    }

    /// In how many answers the seat reaches the goal at least, from worlds that look alike to it; nothing if it cannot.
    ///
    /// # Errors
    /// [`OutOfBound`].
    pub fn reaches(&mut self, group: &[ProofNode<G>], depth: usize) -> Result<Option<u32>, OutOfBound> {
        let Some(node) = group.first() else { return Ok(Some(0)) };
        let mut options = Self::options(&node.host);
        let before = self.sampled;
        let first = self.way.get(depth).and_then(|text| options.iter().position(|one| one.to_string() == *text));
        if let Some(at) = first {
            let choice = options.remove(at);
            if let Some(answers) = self.by(group, choice, depth)? {
                return Ok(Some(answers));
            }
        }
        let mut later = Vec::new();
        for choice in options {
            self.sampled = before;
            match self.groups(group, choice, depth)? {
                Some(groups) if groups.is_empty() => return Ok(Some(1)),
                Some(groups) => later.push((groups, self.sampled)),
                None => {}
            }
        }
        later.sort_by_key(|(groups, _)| groups.len());
        for (groups, sampled) in later {
            self.sampled = sampled;
            if let Some(answers) = self.all(groups, depth)? {
                return Ok(Some(answers));
            }
        }
        self.sampled = before;
        Ok(None)
    }

    /// In how many answers the goal is reached if the next one is this.
    ///
    /// # Errors
    /// [`OutOfBound`].
    pub fn by(&mut self, group: &[ProofNode<G>], choice: G::Choice, depth: usize) -> Result<Option<u32>, OutOfBound> {
        match self.groups(group, choice, depth)? {
            Some(groups) => self.all(groups, depth),
            None => Ok(None),
        }
    }

    /// At each question to the seat after this answer, where the goal takes longest: how many answers reach it.
    ///
    /// # Errors
    /// [`OutOfBound`].
    pub fn later(&mut self, group: &[ProofNode<G>], choice: G::Choice, depth: usize) -> Result<Vec<usize>, OutOfBound> {
        let mut longest: Option<(u32, Vec<ProofNode<G>>)> = None;
        for next in self.groups(group, choice, depth)?.unwrap_or_default() {
            let answers = self.reaches(&next, depth + 1)?.unwrap_or(0);
            if longest.as_ref().is_none_or(|(most, _)| answers > *most) {
                longest = Some((answers, next));
            }
        }
        let Some((_, next)) = longest else { return Ok(Vec::new()) };
        let mut right = Vec::new();
        for choice in Self::options(&next[0].host) {
            if self.by(&next, choice, depth + 1)?.is_some() {
                right.push(choice);
            }
        }
        let Some(&first) = right.first() else { return Ok(Vec::new()) };
        Ok([vec![right.len()], self.later(&next, first, depth + 1)?].concat())
    }

    /// In how many answers the seat reaches the goal at least where the other side is asked first.
    ///
    /// # Errors
    /// [`OutOfBound`].
    pub fn answered(&mut self, group: &[ProofNode<G>]) -> Result<Option<u32>, OutOfBound> {
        let mut leaves = Vec::new();
        for node in group {
            for choice in Self::options(&node.host) {
                if !self.lead(node, choice, 0, &mut leaves)? {
                    return Ok(None);
                }
            }
        }
        let groups = self.alike(leaves, 0);
        self.all(groups, 0)
    }

    fn all(&mut self, groups: Groups<G>, depth: usize) -> Result<Option<u32>, OutOfBound> {
        if depth >= DEPTH {
            return Err(OutOfBound);
        }
        let mut answers = 1;
        for group in groups {
            match self.reaches(&group, depth + 1)? {
                Some(more) => answers = answers.max(more + 1),
                None => {
                    if let Some(reply) = group[0].reply {
                        self.killers.insert(depth, reply);
                    }
                    return Ok(None);
                }
            }
        }
        Ok(Some(answers))
    }

    /// The questions to the seat after this answer; nothing if the goal is missed in some case.
    ///
    /// # Errors
    /// [`OutOfBound`].
    pub fn groups(
        &mut self,
        group: &[ProofNode<G>],
        choice: G::Choice,
        depth: usize,
    ) -> Result<Option<Groups<G>>, OutOfBound> {
        let mut leaves = Vec::new();
        for node in group {
            if !self.lead(node, choice, depth, &mut leaves)? {
                return Ok(None);
            }
        }
        Ok(Some(self.alike(leaves, depth)))
    }

    /// Questions that look alike to the seat, together; those first after the reply that refuted last.
    fn alike(&self, leaves: Vec<ProofNode<G>>, depth: usize) -> Groups<G> {
        let mut groups: Groups<G> = Vec::new();
        let killer = self.killers.get(&depth).copied();
        // If one world alone is possible, the seat sees what is answered.
        let looks = leaves.iter().map(|leaf| self.hides.then(|| (leaf.stand, leaf.host.look_of(self.seat))));
        let mut known = Vec::new();
        for (look, leaf) in looks.collect::<Vec<_>>().into_iter().zip(leaves) {
            match known.iter().position(|one| look.is_some() && *one == look) {
                Some(at) => groups[at].push(leaf),
                None => {
                    known.push(look);
                    groups.push(vec![leaf]);
                }
            }
        }
        groups.sort_by_key(|group| killer.is_none() || group[0].reply != killer);
        groups
    }

    /// Goes on by an answer to the next questions to the seat; false if the goal is missed on the way.
    fn lead(
        &mut self,
        node: &ProofNode<G>,
        choice: G::Choice,
        depth: usize,
        leaves: &mut Vec<ProofNode<G>>,
    ) -> Result<bool, OutOfBound> {
        let Some(by) = node.host.prompt().map(|prompt| prompt.seat) else { return Ok(false) };
        for host in self.after(&node.host, choice)? {
            self.nodes += 1;
            let asks = self.nodes.is_multiple_of(ASKED) && self.spent.is_some_and(|spent| spent());
            if asks || self.nodes > self.most {
                return Err(OutOfBound);
            }
            let mut stand = node.stand;
            self.goal.follow(&mut stand, &host, self.seat, (by, choice));
            match (stand.verdict, host.prompt().map(|prompt| prompt.seat)) {
                (Verdict::Reached, _) => {}
                (Verdict::Missed, _) | (_, None) => return Ok(false),
                (Verdict::Open, Some(asked)) => {
                    let reply = if by == self.seat { None } else { node.reply.or(Some(choice)) };
                    let next = ProofNode { host, stand, reply };
                    if asked == self.seat {
                        leaves.push(next);
                        continue;
                    }
                    let mut replies = Self::options(&next.host);
                    if let Some(at) = self.killers.get(&depth).and_then(|k| replies.iter().position(|one| one == k)) {
                        replies.swap(0, at);
                    }
                    for reply in replies {
                        if !self.lead(&next, reply, depth, leaves)? {
                            return Ok(false);
                        }
                    }
                }
            }
        }
        Ok(true)
    }

    /// The game after an answer, for each way in which chance falls; for some where these are too many.
    fn after(&mut self, host: &Host<G>, choice: G::Choice) -> Result<Vec<Host<G>>, OutOfBound> {
        if self.any_fall {
            if let Some(all) = host.falls(choice, FALLS).map_err(|_| OutOfBound)? {
                return Ok(all);
            }
            self.sampled = true;
            return host.some_falls(choice, SOME_FALLS).map_err(|_| OutOfBound);
        }
        let mut next = host.clone();
        next.apply(choice).map_err(|_| OutOfBound)?;
        Ok(vec![next])
    }
}
