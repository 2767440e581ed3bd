//! Compact texts: a whole game as a word that an address can hold. Of an answer it keeps only which of the offered ones
//! it was, in the order of their texts, and of chance nothing, since it follows from the seed.

use crate::play::outside::by_name::ByName;
use crate::play::outside::config::{Config, GIVEN};
use crate::play::outside::dice::fnv;
use crate::play::outside::error::{Code, Fault};
use crate::play::outside::value::Value;
use crate::play::record::save::{lines, newer, Replay};
use crate::play::record::spelt::{Reader, Speller};
use crate::play::script::game::{options_of, Game};
use crate::play::script::host::Host;
use crate::play::script::tape::SavedAnswer;

/// Beginning of every compact text; the digit is the number of its form.
const BEGIN: &str = "dm1.";
/// Largest number of signs of a text, and of its answers.
const MOST: (usize, usize) = (16_000, 8_000);
/// Least number of signs: its check alone has four.
const LEAST: usize = 8;
/// No game will ever have rules of a higher number: such a text is damaged, not newer.
const LAST_RULES: u64 = 255;
/// The digits of the seeds that the engine makes, and those of all seeds.
const HEX: &[u8] = b"0123456789abcdef";
const SEED: &[u8] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";

/// The compact text of a game.
///
/// # Errors
/// `bad-input` for a game that is too long for one.
pub fn write<G: Game>(host: &Host<G>) -> Result<String, Fault> {
    let turns = lines(host);
    let answers = turns.iter().flatten().filter(|line| !line.starts_with("roll "));
    let acts: Vec<SavedAnswer<'_>> = answers.filter_map(|line| SavedAnswer::read(line).ok()).collect();
    let is_timed = acts.iter().any(|act| act.thought > 0);
    let Config { seed, options, setup } = host.config();
    let mut out = Speller::default();
    out.whole(G::INFO.rules.into());
    write_seed(&mut out, seed);
    let options = options.iter().map(|(name, value)| (name.clone(), value.clone())).collect();
    out.value(&Value::Map(options));
    out.value(setup.as_ref().unwrap_or(&Value::Null));
    out.put(usize::from(is_timed), 2);
    if host.config().is_given() {
        let rolls: Vec<u32> = host.made().collect();
        out.whole(rolls.len() as u64);
        rolls.into_iter().for_each(|got| out.bits(got));
    }
    let mut again: Box<dyn Replay> = Box::new(host.dealt_again()?);
    let mut places = Vec::new();
    let mut last = None;
    for act in &acts {
        let offered = again.offered();
        let Some(at) = offered.iter().position(|text| text == act.text) else {
            // To give up where the question does not list it ends a game: it stands behind the sum of what came before.
            last = Some(act).filter(|act| again.gives_up().is_some_and(|text| text == act.text));
            let missing = || Fault::new(Code::BadInput, format!("`{}` is not among the answers", act.text));
            last.ok_or_else(missing)?;
            break;
        };
        places.push((at, offered.len(), act.thought));
        again.say(act.text, act.thought)?;
    }
    out.whole(places.len() as u64);
    for (at, of, thought) in places {
        out.put(at, of);
        if is_timed {
            out.bits(thought);
        }
    }
    if let Some(act) = last {
        out.put(check(&again.lines()), 1 << 24);
        out.put(1, 2);
        out.bits(act.thought);
    }
    out.put(check(&turns), 1 << 24);
    let text = out.spelt();
    if text.len() > MOST.0 || acts.len() > MOST.1 {
        return Err(Fault::new(Code::BadInput, "the game is too long for a link"));
    }
    Ok(format!("{BEGIN}{}.{text}", G::INFO.name))
}

/// A sum over the record, so that a text that is damaged, or of other rules, is not taken for a game.
fn check(turns: &[Vec<String>]) -> usize {
    let all: Vec<String> = turns.iter().map(|turn| turn.join(";")).collect();
    (fnv(all.join("|").as_bytes(), 0) >> 40) as usize
}

/// A seed without digits is the sign of rolls that are given; the seed itself follows.
fn write_seed(out: &mut Speller, seed: &str) {
    if let Some(named) = seed.strip_prefix(GIVEN) {
        out.put(0, 2);
        out.put(0, 65);
        return write_seed(out, named);
    }
    let digits = |signs: &[u8]| -> Option<Vec<usize>> {
        seed.bytes().map(|byte| signs.iter().position(|sign| *sign == byte)).collect()
    };
    let (signs, found) = match digits(HEX) {
        Some(found) => (HEX, found),
        None => (SEED, digits(SEED).unwrap_or_default()),
    };
    out.put(usize::from(signs.len() > HEX.len()), 2);
    out.put(found.len(), 65);
    found.into_iter().for_each(|digit| out.put(digit, signs.len()));
}

fn read_seed(from: &mut Reader) -> String {
    let mut digits = || {
        let signs = if from.take(2) == 0 { HEX } else { SEED };
        (0..from.take(65)).map(|_| char::from(signs[from.take(signs.len())])).collect::<String>()
    };
    let seed = digits();
    if seed.is_empty() {
        format!("{GIVEN}{}", digits())
    } else {
        seed
    }
}

/// A compact text of which it is known which game it holds.
pub struct Compact {
    /// The game's name.
    pub game: String,
    from: Reader,
}

impl Compact {
    /// Opens a text, without playing it.
    ///
    /// # Errors
    /// `newer-save` for a form of a later version, `bad-save` for everything else that is wrong.
    pub fn open(text: &str) -> Result<Compact, Fault> {
        let damaged = || Fault::save("this is no game, or a part of it is missing");
        let (form, rest) = text.split_once('.').ok_or_else(damaged)?;
        if let Some(number) = form.strip_prefix("dm").and_then(|number| number.parse::<u64>().ok()) {
            if number > 1 {
                return Err(newer("form", number, 1));
            }
        }
        let (game, digits) = rest.split_once('.').ok_or_else(damaged)?;
        if !text.starts_with(BEGIN) || !(LEAST..=MOST.0).contains(&digits.len()) {
            return Err(damaged());
        }
        Ok(Compact { game: game.to_owned(), from: Reader::of(digits).ok_or_else(damaged)? })
    }

    /// Plays the game again.
    ///
    /// # Errors
    /// `newer-save` for rules of a later version, `bad-save` for everything else that is wrong.
    pub fn load<G: Game>(self) -> Result<Host<G>, Fault> {
        let Compact { mut from, .. } = self;
        let known = G::INFO.rules;
        let rules = from.whole();
        if !(1..=LAST_RULES).contains(&rules) {
            return Err(Fault::save("the text of the game is damaged"));
        }
        if rules > known.into() {
            return Err(newer("rules number", rules, known.into()));
        }
        let unfit = || {
            let old = format!("the game was played by older rules ({rules}, now {known}) and does not fit");
            Fault::save(if rules < known.into() { old } else { "the text of the game is damaged".into() })
        };
        let seed = read_seed(&mut from);
        let Some(Value::Map(given)) = from.value(0) else { return Err(unfit()) };
        let mut options: ByName<String, Value> = given.into_iter().collect();
        let setup = from.value(0).ok_or_else(unfit)?;
        let setup = Some(setup).filter(|setup| *setup != Value::Null);
        G::upgrade_options(rules as u16, &mut options);
        let config = Config::new(G::INFO.name, &options_of::<G>(), seed, options, setup).map_err(|_| unfit())?;
        let is_timed = from.take(2) == 1;
        let mut host = Host::<G>::bare(config).map_err(|_| unfit())?;
        if host.config().is_given() {
            let rolls = from.whole();
            if rolls > MOST.1 as u64 {
                return Err(unfit());
            }
            host.given = (0..rolls).map(|_| from.bits()).collect();
        }
        host.resume().map_err(|_| unfit())?;
        let answers = from.whole();
        if answers > MOST.1 as u64 {
            return Err(unfit());
        }
        answer(&mut host, &mut from, answers, is_timed).ok_or_else(unfit)?;
        Ok(host)
    }
}

/// Gives so many answers to a newly dealt game; nothing if they do not fit.
fn answer(game: &mut dyn Replay, from: &mut Reader, answers: u64, is_timed: bool) -> Option<()> {
    for _ in 0..answers {
        let mut offered = game.offered();
        if offered.is_empty() {
            return None;
        }
        let text = offered.swap_remove(from.take(offered.len()));
        let thought = if is_timed { from.bits() } else { 0 };
        game.say(&text, thought).ok()?;
    }
    let mut fits = from.take(1 << 24) == check(&game.lines());
    if fits && !from.ends() && from.take(2) == 1 {
        let text = game.gives_up()?;
        game.say(&text, from.bits()).ok()?;
        fits = from.take(1 << 24) == check(&game.lines());
    }
    (fits && from.ends()).then_some(())
}
