//! Saves: what a game was made from and every answer; the engine plays it again to load it. People keep them as JSON.

use serde::{Deserialize, Serialize};

use crate::board::order;
use crate::play::outside::by_name::ByName;
use crate::play::outside::config::Config;
use crate::play::outside::dice::fnv;
use crate::play::outside::error::{Code, Fault};
use crate::play::outside::value::Value;
use crate::play::script::game::{options_of, Game, Info};
use crate::play::script::host::Host;
use crate::play::script::question::{flags, unlisted};
use crate::play::script::tape::{SavedAnswer, SavedAnswers};
use crate::play::seats::seat::Seat;

/// The newest format this version reads; it reads all former ones.
pub const FORMAT: u16 = 3;
/// The format of saves without cards of somebody's own, which older programs read, too.
const PLAIN: u16 = 2;

/// A game as it is kept, field by field in this order.
#[derive(Serialize, Deserialize)]
pub struct Save {
    format: u16,
    /// The game's name.
    pub game: String,
    rules: u16,
    made: String,
    seed: String,
    #[serde(default)]
    options: ByName<String, Value>,
    #[serde(default)]
    setup: Option<Value>,
    /// Turn by turn, the first being the deal: `first e2e4`, `roll 17/46`.
    turns: Vec<Vec<String>>,
    sum: String,
}

impl Save {
    /// The seed from which the game was dealt.
    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// True if both games began alike: the same game by the same rules, from the same seed, options and position.
    pub fn begins_as(&self, other: &Save) -> bool {
        let setup = |save: &Save| save.setup.as_ref().map(Value::sorted);
        (&self.game, self.rules, &self.seed) == (&other.game, other.rules, &other.seed)
            && self.options == other.options
            && setup(self) == setup(other)
    }

    /// The save of a game in progress.
    ///
    /// ```
    /// use deckmate::games::registry;
    /// use deckmate::play::save::Save;
    /// use deckmate::{AnyGame, NewGame};
    ///
    /// let mut game = AnyGame::new(NewGame::of("deception").seed("kept"))?;
    /// let first = game.offers().swap_remove(0);
    /// game.apply(&first.text)?;
    /// let kept: Save = game.kept();
    /// // A save holds the answers, not the table: it is played again.
    /// let again = AnyGame::restore(kept)?;
    /// assert_eq!(again.record(), game.record());
    /// # Ok::<(), deckmate::Fault>(())
    /// ```
    pub fn of<G: Game>(host: &Host<G>) -> Save {
        Save::new(&G::INFO, host.config(), lines(host))
    }

    fn new(info: &Info, config: &Config, turns: Vec<Vec<String>>) -> Save {
        let mut save = Save {
            format: if config.has_cards() { FORMAT } else { PLAIN },
            game: info.name.to_owned(),
            rules: info.rules,
            made: env!("CARGO_PKG_VERSION").to_owned(),
            seed: config.seed.clone(),
            options: config.options.clone(),
            setup: config.setup.clone(),
            turns,
            sum: String::new(),
        };
        save.sum = save.digest();
        save
    }

    /// The save of the game as it stood after so many answers.
    ///
    /// # Errors
    /// `bad-input` when fewer were given.
    pub fn cut(mut self, answers: usize) -> Result<Save, Fault> {
        let mut given = 0;
        let mut kept = Vec::new();
        'turns: for turn in std::mem::take(&mut self.turns) {
            kept.push(Vec::new());
            for entry in turn {
                if !is_roll(&entry) {
                    if given == answers {
                        kept.pop_if(|last: &mut Vec<String>| last.is_empty());
                        break 'turns;
                    }
                    given += 1;
                }
                kept.last_mut().into_iter().for_each(|last| last.push(entry.clone()));
            }
        }
        if given < answers {
            return Err(Fault::new(Code::BadInput, format!("only {given} answers were given, not {answers}")));
        }
        self.turns = kept;
        self.sum = self.digest();
        Ok(self)
    }

    /// Opens what somebody kept, without playing it.
    ///
    /// # Errors
    /// `newer-save` for a format of a later version, `bad-save` for everything else that is wrong.
    pub fn open(kept: Value) -> Result<Save, Fault> {
        // The fields that say whether the rest can be read at all.
        match (kept.get("format"), kept.get("game").and_then(Value::text)) {
            (Some(Value::Number(n)), _) if *n > f64::from(FORMAT) => {
                return Err(newer("format", *n as u64, u64::from(FORMAT)));
            }
            (Some(Value::Number(_)), Some(_)) => {}
            (Some(Value::Number(_)), None) => return Err(Fault::save("the save has no `game`")),
            _ => return Err(Fault::save("the save has no `format`")),
        }
        let save = Save::deserialize(kept).map_err(|error| Fault::save(format!("the save is damaged: {error}")))?;
        if save.sum != save.digest() {
            let message = format!("the save is damaged: its sum is `{}` but should be `{}`", save.sum, save.digest());
            return Err(Fault::save(message));
        }
        Ok(save)
    }

    /// The sum over what the game follows from. Format 1 took options and setup as they were written; since format 2
    /// their names are in order, so that it makes no difference how somebody arranges the text. Format 3 has own cards in its
    /// setup.
    fn digest(&self) -> String {
        let options = Value::Map(self.options.iter().map(|(name, value)| (name.clone(), value.clone())).collect());
        let setup = self.setup.clone().unwrap_or_default();
        let [options, setup] = if self.format == 1 { [options, setup] } else { [options.sorted(), setup.sorted()] }
            .map(|it| it.to_string());
        let turns: Vec<String> = self.turns.iter().map(|turn| turn.join(";")).collect();
        let all = [&self.game, &self.seed, &options, &setup, &turns.join("|")].map(String::as_str).join("\n");
        format!("{:016x}", fnv(all.as_bytes(), u64::from(self.format)))
    }

    /// Plays the saved game again.
    ///
    /// # Errors
    /// `newer-save` for rules of a later version, `bad-save` naming the first answer that does not fit.
    pub fn load<G: Game>(mut self) -> Result<Host<G>, Fault> {
        let unfit = self.unfit(G::INFO.rules)?;
        G::upgrade_options(self.rules, &mut self.options);
        let refuse = |fault: Fault| Fault::save(format!("{unfit}: {}", fault.message));
        let config =
            Config::new(G::INFO.name, &options_of::<G>(), self.seed, self.options, self.setup).map_err(refuse)?;
        let mut host: Host<G> = Host::bare(config).map_err(refuse)?;
        let rolls = if host.config().is_given() { rolls(&self.turns) } else { Vec::new() };
        host.given = rolls.iter().copied().collect();
        play(&mut host, &self.turns, &rolls, &unfit)?;
        Ok(host)
    }

    /// Message for a save that does not fit. A game played under older rules may still be possible under today's; if it
    /// is not, the save is not damaged, and the message says so.
    fn unfit(&self, rules: u16) -> Result<String, Fault> {
        match self.rules {
            of if of > rules => Err(newer("rules number", u64::from(of), u64::from(rules))),
            of if of < rules => Ok(format!("the save was made with older rules ({of}, now {rules}) and does not fit")),
            _ => Ok("the save is damaged".to_owned()),
        }
    }
}

/// Fault of something that a later version wrote.
pub(in crate::play) fn newer(what: &str, found: u64, known: u64) -> Fault {
    let message = format!("the save is of a newer version: its {what} is {found}, this engine knows {known}");
    Fault::new(Code::NewerSave, message)
}

/// Any game on which a record is replayed: as a trait object, so that the replaying is compiled once for all games.
pub(in crate::play) trait Replay {
    fn read(&mut self, lines: &mut SavedAnswers<'_>) -> bool;
    /// Deals anew, with these rolls to come where they are given.
    fn restart(&mut self, rolls: &[u32]) -> Result<(), Fault>;
    fn asked(&self) -> Option<Seat>;
    fn say(&mut self, text: &str, thought: u32) -> Result<(), Fault>;
    fn lines(&self) -> Vec<Vec<String>>;
    /// The texts of all answers that the open question takes, in order.
    fn offered(&self) -> Vec<String>;
    /// The text of giving up, where the open question takes it without listing it.
    fn gives_up(&self) -> Option<String>;
}

impl<G: Game> Replay for Host<G> {
    fn read(&mut self, lines: &mut SavedAnswers<'_>) -> bool {
        Host::read(self, lines).is_ok()
    }

    fn restart(&mut self, rolls: &[u32]) -> Result<(), Fault> {
        *self = Host::bare(self.config().clone())?;
        self.given = rolls.iter().copied().collect();
        self.resume()
    }

    fn asked(&self) -> Option<Seat> {
        self.prompt().map(|prompt| prompt.seat)
    }

    fn say(&mut self, text: &str, thought: u32) -> Result<(), Fault> {
        let choice = self.find(text)?;
        self.apply_after(choice, thought).map(drop)
    }

    fn lines(&self) -> Vec<Vec<String>> {
        lines(self)
    }

    fn offered(&self) -> Vec<String> {
        let options = self.prompt().map(|prompt| prompt.options.as_slice()).unwrap_or_default();
        let late = self.prompt().and_then(|prompt| flags::<G>(prompt, self.clock.as_ref()));
        let mut texts: Vec<String> = options.iter().chain(&late).map(ToString::to_string).collect();
        order::plainly(&mut texts);
        texts
    }

    fn gives_up(&self) -> Option<String> {
        self.prompt().and_then(unlisted::<G>).map(|choice| choice.to_string())
    }
}

/// Gives the recorded answers to a newly dealt game.
fn play(game: &mut dyn Replay, turns: &[Vec<String>], rolls: &[u32], unfit: &str) -> Result<(), Fault> {
    // First all answers at once, which is fast. If they do not fit, one by one, to find out which of them does not.
    let all = turns.iter().flatten().map(String::as_str);
    let mut lines = all.filter(|line| !is_roll(line)).collect::<Vec<_>>().into_iter();
    if game.read(&mut lines) && lines.as_slice().is_empty() && game.lines() == turns {
        return Ok(());
    }
    game.restart(rolls).map_err(|why| Fault::save(format!("{unfit}: {}", why.message)))?;
    for (number, turn) in turns.iter().enumerate() {
        for entry in turn.iter().filter(|entry| !is_roll(entry)) {
            step(game, entry).map_err(|why| Fault::save(format!("{unfit} at turn {number}, `{entry}`: {why}")))?;
        }
    }
    if game.lines() != turns {
        return Err(Fault::save(format!("{unfit}: its rolls are not those of its seed")));
    }
    Ok(())
}

/// The rolls of a record, for a game to which they are given.
fn rolls(turns: &[Vec<String>]) -> Vec<u32> {
    let lines = turns.iter().flatten().filter_map(|line| line.strip_prefix("roll ")?.split_once('/'));
    lines.filter_map(|(got, _)| got.parse().ok()).collect()
}

/// Chance is not given to most games: it follows from their seeds.
pub(in crate::play) fn is_roll(line: &str) -> bool {
    line.starts_with("roll ")
}

/// Gives one recorded answer to the game.
fn step(game: &mut dyn Replay, entry: &str) -> Result<(), String> {
    let SavedAnswer { seat, text, thought } = SavedAnswer::read(entry)?;
    let asked = game.asked().ok_or("the game is over before it")?;
    if asked.name() != seat {
        return Err(format!("{} is asked", asked.name()));
    }
    game.say(text, thought).map_err(|fault| fault.message)
}

/// The record of a game as texts.
pub fn lines<G: Game>(host: &Host<G>) -> Vec<Vec<String>> {
    host.record().map(|turn| turn.iter().map(ToString::to_string).collect()).collect()
}
