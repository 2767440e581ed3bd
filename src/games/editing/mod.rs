//! Setups put together step by step: what each step makes of one, and why it cannot be played where it cannot.

mod parts;

use serde::{Deserialize, Serialize};

use self::parts::{follow, put};
use super::any::{AnyGame, NewGame};
use super::form::{Needs, SetupField};
use super::registry::find;
use crate::board::{Kind, Pasted, SetupError, Side, Sketch, Square, Variant};
use crate::play::{input, Code, Config, Eye, Fault, Role, Value};

/// A step: a word, and what it is about.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// `look` changes nothing; `put` a piece or `take` it away; `move` one; `side` to move; `right` of castling; `pass`ed
    /// over; `clear` the board; `start` as usual; `paste` a position.
    pub t: String,
    /// The square, or where a piece comes from.
    #[serde(default)]
    pub at: Option<String>,
    /// The square where it goes.
    #[serde(default)]
    pub to: Option<String>,
    /// The kind of piece.
    #[serde(default)]
    pub kind: Option<String>,
    /// The army.
    #[serde(default)]
    pub side: Option<String>,
    /// Text of a position, or the letter of a right.
    #[serde(default)]
    pub text: Option<String>,
    /// True if the right is wanted.
    #[serde(default)]
    pub on: Option<bool>,
}

/// A setup, and everything that there is to choose about it.
#[derive(Serialize)]
pub struct Edited {
    /// The setup.
    pub setup: Value,
    /// Number of files of the board.
    pub files: u8,
    /// Number of its ranks.
    pub ranks: u8,
    /// The pieces by square, a1 first.
    pub cells: Vec<Option<EditedPiece>>,
    /// Kinds that can be put on it.
    pub kinds: Vec<&'static str>,
    /// The side to move.
    pub side: &'static str,
    /// The rights of castling.
    pub rights: Vec<EditedRight>,
    /// The square just passed over.
    pub passed: Option<&'static str>,
    /// Squares that may have been passed over.
    pub passable: Vec<&'static str>,
    /// The parts beside the board.
    pub fields: Vec<SetupField>,
    /// Words that each lasting effect needs, as far as they can be laid out.
    pub needs: Vec<Needs>,
    /// Reason that it cannot be played; nothing if it can.
    pub fault: Option<String>,
    /// Squares on which that is seen.
    pub squares: Vec<&'static str>,
    /// Beginning of a game from there, in a sentence or two.
    pub said: String,
    /// Parts that were left out, a sentence each.
    pub left_out: Vec<String>,
}

/// A piece on the board.
#[derive(Serialize)]
pub struct EditedPiece {
    /// Its army.
    pub side: &'static str,
    /// Its kind.
    pub kind: &'static str,
}

/// A right of castling.
#[derive(Serialize)]
pub struct EditedRight {
    /// Its letter in the position.
    pub letter: String,
    /// The right in words.
    pub words: String,
    /// True if its pieces are at home.
    pub may: bool,
    /// True if it is there.
    pub on: bool,
}

/// A setup after a step.
///
/// ```
/// use deckmate::games::editing::{edit, Step};
/// use deckmate::NewGame;
///
/// let step = |t: &str, text: &str| Step { t: t.into(), text: Some(text.into()), ..Step::default() };
/// let edited = edit(NewGame::of("chess"), &step("paste", "4k3/8/8/8/8/8/8/4K2R w K -"))?;
/// assert_eq!((edited.fault, edited.rights[0].on), (None, true));
///
/// let bare = NewGame { setup: Some(edited.setup), ..NewGame::of("chess") };
/// let step = Step { t: "take".into(), at: Some("e8".into()), ..Step::default() };
/// assert_eq!(edit(bare, &step)?.fault.as_deref(), Some("black has 0 kings instead of 1"));
/// # Ok::<(), deckmate::Fault>(())
/// ```
///
/// # Errors
/// `unknown-game`, `bad-setup` for a text that says no position, `bad-input` for a step that says too little.
pub fn edit(mut wanted: NewGame, step: &Step) -> Result<Edited, Fault> {
    let entry = find(&wanted.game)?;
    let setup = wanted.whole_setup();
    let seed = wanted.seed.clone().unwrap_or_else(|| "deckmate".into());
    let mut config = Config::new(&wanted.game, &entry.options(), seed, wanted.options.clone(), setup)?;
    let starts = matches!(step.t.as_str(), "start" | "clear");
    if starts {
        config.setup = None;
    }
    let given = if step.t == "paste" { step.text.as_deref() } else { config.board() };
    let (text, rules) = entry.beginning(&config, given);
    if step.t == "paste" {
        Pasted::check_clocks(&text).map_err(refused)?;
    }
    let mut sketch = Sketch::read(&text, rules).map_err(refused)?;
    let mut left_out: Vec<String> = Vec::new();
    if step.t == "paste" {
        let dropped = Pasted::parse(&text, rules).map(|pasted| pasted.dropped).unwrap_or_default();
        left_out.extend(dropped.iter().map(ToString::to_string));
    }
    let mut setup = config.setup.take().unwrap_or_else(|| Value::Map(Vec::new()));
    let fields = entry.fields();
    change(&mut sketch, &mut setup, &fields, step, rules)?;
    // A board that begins at another place has other rights.
    let text = sketch.text(rules);
    put(&mut setup, "board", Value::from(text.as_str()));
    config.setup = Some(setup.clone());
    let (_, rules) = entry.beginning(&config, Some(&text));
    let needs = entry.needs(&config);
    let trial = AnyGame::new(NewGame { setup: Some(setup.clone()), ..wanted });
    let (fault, said) = match trial {
        Ok(game) => (None, said(&game)),
        Err(fault) => (Some(fault.message), String::new()),
    };
    let squares = fault.as_ref().map(|_| culprits(&sketch, &text, rules)).unwrap_or_default();
    let geometry = &rules.geometry;
    let all = (0..rules.ranks()).flat_map(|rank| (0..rules.files()).map(move |file| Square::new(file, rank)));
    let cell = |at: Square| {
        let (kind, side) = sketch.at(at).filter(|_| geometry.contains(at))?;
        Some(EditedPiece { side: side.name(), kind: kind.name() })
    };
    let right = |mark: crate::board::RightMark| EditedRight {
        letter: mark.letter.to_string(),
        words: mark.words,
        may: mark.may,
        on: mark.on,
    };
    Ok(Edited {
        files: rules.files(),
        ranks: rules.ranks(),
        cells: all.map(cell).collect(),
        kinds: Kind::ALL.into_iter().filter(|&kind| rules.knows(kind)).map(Kind::name).collect(),
        side: sketch.side.name(),
        rights: sketch.rights(rules).into_iter().map(right).collect(),
        passed: sketch.passed(rules).map(Square::name),
        passable: sketch.passable(rules).into_iter().map(Square::name).collect(),
        setup,
        fields,
        needs,
        fault,
        squares,
        said,
        left_out,
    })
}

fn refused(error: SetupError) -> Fault {
    Fault::setup(error.to_string())
}

fn culprits(sketch: &Sketch, text: &str, rules: &Variant) -> Vec<&'static str> {
    let error = Pasted::parse(text, rules).err().or_else(|| sketch.waits_in_check(rules));
    error.map(|error| sketch.culprits(&error, rules)).unwrap_or_default().into_iter().map(Square::name).collect()
}

/// The first question and the number of its answers; or the end that comes at once.
fn said(game: &AnyGame) -> String {
    let Some(prompt) = game.prompt() else {
        let result = game.view(Eye::Watcher).ok().and_then(|view| view.result);
        return result.map(|result| format!("It is over at once. {}", result.text)).unwrap_or_default();
    };
    let answers = game.offers().iter().filter(|offer| offer.role == Role::Play).count();
    let ways = if answers == 1 { "one answer" } else { "answers" };
    let count = if answers == 1 { String::new() } else { format!("{answers} ") };
    format!("It can be played. {} There {} {count}{ways}.", prompt.text, if answers == 1 { "is" } else { "are" })
}

/// Carries a step out.
fn change(
    sketch: &mut Sketch,
    setup: &mut Value,
    fields: &[SetupField],
    step: &Step,
    rules: &Variant,
) -> Result<(), Fault> {
    let lacks = |what: &str| Fault::new(Code::BadInput, format!("`{}` needs {what}", step.t));
    let square = |name: &Option<String>| {
        let at = input::square_of(name.as_deref().ok_or_else(|| lacks("a square"))?, rules.files())?;
        if rules.geometry.contains(at) {
            Ok(at)
        } else {
            Err(lacks("a square of the board"))
        }
    };
    let side = || {
        let named = step.side.as_deref().and_then(|name| Side::BOTH.into_iter().find(|side| side.name() == name));
        named.ok_or_else(|| lacks("a side, white or black"))
    };
    match step.t.as_str() {
        "look" | "start" | "paste" => {}
        "clear" => sketch.clear(),
        "put" => {
            let kind = step.kind.as_deref().and_then(Kind::from_name).filter(|&kind| rules.knows(kind));
            let (at, kind) = (square(&step.at)?, kind.ok_or_else(|| lacks("a kind of this board"))?);
            if sketch.at(at).is_none() {
                follow(setup, fields, at.name(), None);
            }
            sketch.put(at, Some((kind, side()?)));
        }
        "take" => {
            let at = square(&step.at)?;
            sketch.put(at, None);
            follow(setup, fields, at.name(), None);
        }
        "move" => {
            let (from, to) = (square(&step.at)?, square(&step.to)?);
            let piece = sketch.at(from);
            if from != to && piece.is_some() {
                sketch.put(from, None);
                sketch.put(to, piece);
                follow(setup, fields, to.name(), None);
                follow(setup, fields, from.name(), Some(to.name()));
            }
        }
        "side" => sketch.side = side()?,
        "right" => {
            let letter = step.text.as_deref().and_then(|text| text.chars().next());
            sketch.want(letter.ok_or_else(|| lacks("the letter of a right"))?, step.on.unwrap_or(true), rules);
        }
        "pass" => sketch.pass(step.at.as_ref().map(|_| square(&step.at)).transpose()?),
        other => return Err(Fault::new(Code::BadInput, format!("there is no step `{other}`"))),
    }
    if matches!(step.t.as_str(), "put" | "take" | "move" | "side") {
        sketch.settle(rules);
    }
    Ok(())
}
