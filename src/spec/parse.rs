//! From the text of a spec file to cases: what is set up, and the steps that follow.

use deckmate::play::option_text;
use serde::Serialize;
use serde_json::{json, Map, Value};

/// One example: a game to set up, then steps.
#[derive(Serialize)]
pub struct Case {
    /// Its title, which names a rule.
    pub title: String,
    /// The new game as in `engine.d.ts`.
    pub game: Value,
    /// Things that are done and seen, line by line.
    pub steps: Vec<CaseStep>,
}

/// One line of a case after the setup.
#[derive(Serialize)]
pub struct CaseStep {
    /// Line of the file that it stands in, from 1.
    pub line: usize,
    /// Word that says what is to be done: `do`, `see` ...
    pub word: String,
    /// Text that follows the word, cut at `;`.
    pub parts: Vec<String>,
}

const STORY: [&str; 2] = ["card", "says"];
const SETUP: [&str; 20] = [
    "own",
    "game",
    "seed",
    "options",
    "board",
    "deck",
    "discards",
    "held",
    "taken",
    "hands",
    "pile",
    "stack",
    "discard",
    "cube",
    "stake",
    "called",
    "bases",
    "uncloaked",
    "pool",
    "lasting",
];
const STEPS: [&str; 8] = ["do", "again", "back", "refuse", "see", "legal", "explain", "goal"];

struct SpecLine {
    number: usize,
    word: String,
    rest: String,
}

/// Reads a whole file.
///
/// # Errors
/// The line that cannot be read, and why.
pub fn cases(text: &str) -> Result<Vec<Case>, String> {
    let mut common = Vec::new();
    let mut groups: Vec<(String, Vec<SpecLine>)> = Vec::new();
    for line in lines(text)? {
        if line.word == "case" {
            if line.rest.is_empty() {
                return Err(format!("line {}: a case needs a title", line.number));
            }
            groups.push((line.rest, Vec::new()));
        } else if STORY.contains(&line.word.as_str()) {
            // It tells the reader of a card, and the runner nothing.
        } else if let Some((_, group)) = groups.last_mut() {
            group.push(line);
        } else if SETUP.contains(&line.word.as_str()) {
            common.push(line);
        } else {
            return Err(format!("line {}: `{}` stands before the first case", line.number, line.word));
        }
    }
    groups.into_iter().map(|(title, group)| case(title, &common, group)).collect()
}

/// Joins continued lines, drops notes and empty lines, and cuts off the first word.
fn lines(text: &str) -> Result<Vec<SpecLine>, String> {
    let mut found: Vec<SpecLine> = Vec::new();
    for (index, raw) in text.lines().enumerate() {
        let trimmed = raw.trim();
        if trimmed.is_empty() || trimmed.starts_with('#') {
            continue;
        }
        if raw.starts_with([' ', '\t']) {
            let Some(last) = found.last_mut() else {
                return Err(format!("line {}: nothing to continue", index + 1));
            };
            last.rest.push(' ');
            last.rest.push_str(trimmed);
            continue;
        }
        let (word, rest) = trimmed.split_once(char::is_whitespace).unwrap_or((trimmed, ""));
        let known = word == "case" || [&STORY[..], &SETUP[..], &STEPS[..]].concat().contains(&word);
        if !known {
            return Err(format!("line {}: unknown word `{word}`", index + 1));
        }
        found.push(SpecLine { number: index + 1, word: word.to_string(), rest: rest.trim().to_string() });
    }
    Ok(found)
}

fn case(title: String, common: &[SpecLine], lines: Vec<SpecLine>) -> Result<Case, String> {
    let mut game = json!({ "seed": "spec" });
    let mut steps = Vec::new();
    let mut setup = Map::new();
    for line in common {
        prepare(&mut game, &mut setup, line)?;
    }
    for line in lines {
        if STEPS.contains(&line.word.as_str()) {
            let parts = cut(&line.rest);
            steps.push(CaseStep { line: line.number, word: line.word, parts });
        } else if steps.is_empty() {
            prepare(&mut game, &mut setup, &line)?;
        } else {
            return Err(format!("line {}: `{}` must stand before the first step of its case", line.number, line.word));
        }
    }
    if !setup.is_empty() {
        game["setup"] = Value::Object(setup);
    }
    Ok(Case { title, game, steps })
}

/// Pieces of a line between semicolons.
fn cut(text: &str) -> Vec<String> {
    text.split(';')
        .map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|part| !part.is_empty())
        .collect()
}

fn prepare(game: &mut Value, setup: &mut Map<String, Value>, line: &SpecLine) -> Result<(), String> {
    let word = line.word.as_str();
    match word {
        "game" | "seed" => game[word] = json!(line.rest),
        "options" => game[word] = options(line)?,
        "board" => drop(setup.insert(word.to_string(), json!(line.rest))),
        "pile" | "discard" if ["first ", "second "].iter().any(|seat| line.rest.starts_with(seat)) => {
            drop(setup.insert(word.to_string(), by_owner(line, ["first", "second"])?));
        }
        "deck" | "pile" | "stack" | "discard" | "uncloaked" => drop(setup.insert(word.to_string(), names(&line.rest))),
        "own" => match setup.entry("cards").or_insert_with(|| json!([])) {
            Value::Array(cards) => cards.push(serde_json::from_str(&line.rest).unwrap_or_else(|_| json!(line.rest))),
            _ => return Err(format!("line {}: own cards are a list", line.number)),
        },
        "cube" => drop(setup.insert(word.to_string(), cube(&line.rest))),
        "stake" => drop(setup.insert(word.to_string(), number(&line.rest))),
        "called" => drop(setup.insert(word.to_string(), names(&line.rest)[0].clone())),
        "bases" => drop(setup.insert(word.to_string(), bases(line)?)),
        "taken" => drop(setup.insert(word.to_string(), pieces(line)?)),
        "lasting" => drop(setup.insert(word.to_string(), lasting(line)?)),
        "pool" => drop(setup.insert(word.to_string(), by_owner(line, ["white", "black"])?)),
        _ => drop(setup.insert(word.to_string(), by_owner(line, ["first", "second"])?)),
    }
    Ok(())
}

/// `a=1 b=true c=word`: numbers, switches, and everything else as text.
fn options(line: &SpecLine) -> Result<Value, String> {
    let no_pair = |piece| format!("line {}: an option is written name=value, not `{piece}`", line.number);
    let mut all = Map::new();
    for (name, value) in option_text::pairs(&line.rest).map_err(no_pair)? {
        let value = match serde_json::from_str(value) {
            Ok(plain @ (Value::Number(_) | Value::Bool(_))) => plain,
            _ => json!(value),
        };
        all.insert(name.to_string(), value);
    }
    Ok(Value::Object(all))
}

/// Names between spaces; `none` is the empty list.
fn names(text: &str) -> Value {
    json!(text.split_whitespace().filter(|name| *name != "none").collect::<Vec<_>>())
}

/// A number, or the text itself if it is none: the game refuses it.
fn number(text: &str) -> Value {
    text.parse::<u32>().map_or_else(|_| json!(text), |number| json!(number))
}

/// `4 second`: the value of the cube and its owner, `1 none` in the middle.
fn cube(text: &str) -> Value {
    let (value, owner) = text.split_once(char::is_whitespace).unwrap_or((text, "none"));
    json!({ "value": number(value), "owner": names(owner)[0] })
}

/// `a1=king e1=rook`: what is under each cloak.
fn bases(line: &SpecLine) -> Result<Value, String> {
    let mut all = Map::new();
    for pair in line.rest.split_whitespace().filter(|name| *name != "none") {
        let Some((square, kind)) = pair.split_once('=') else {
            return Err(format!("line {}: a base is written a1=king, not `{pair}`", line.number));
        };
        all.insert(square.to_string(), json!(kind));
    }
    Ok(Value::Object(all))
}

/// `white-knight black-pawn` as pieces.
fn pieces(line: &SpecLine) -> Result<Value, String> {
    let mut all = Vec::new();
    for name in line.rest.split_whitespace().filter(|name| *name != "none") {
        let Some((side, kind)) = name.split_once('-') else {
            return Err(format!("line {}: a piece is written white-knight, not `{name}`", line.number));
        };
        all.push(json!({ "side": side, "kind": kind }));
    }
    Ok(Value::Array(all))
}

/// `neutrality first d5 ; pass first ; fusion first a1 knight`: effects in play, each with its owner, and with the
/// square and what more there is to say where the card needs them.
fn lasting(line: &SpecLine) -> Result<Value, String> {
    let mut all = Vec::new();
    for part in cut(&line.rest).iter().filter(|part| *part != "none") {
        let words: Vec<&str> = part.split(' ').collect();
        if !(2..=4).contains(&words.len()) {
            return Err(format!("line {}: an effect is written CARD OWNER [SQUARE [MORE]], not `{part}`", line.number));
        }
        let said = ["card", "owner", "at", "more"].into_iter().zip(words);
        all.push(said.map(|(name, word)| (name.to_string(), json!(word))).collect());
    }
    Ok(Value::Array(all))
}

/// `first a b ; second c`.
fn by_owner(line: &SpecLine, owners: [&str; 2]) -> Result<Value, String> {
    let mut all = Map::new();
    for part in cut(&line.rest) {
        let (owner, names_of) = part.split_once(' ').unwrap_or((part.as_str(), ""));
        let owner = owner.trim_end_matches(':');
        if !owners.contains(&owner) {
            return Err(format!("line {}: `{owner}` is not one of {}", line.number, owners.join(", ")));
        }
        all.insert(owner.to_string(), names(names_of));
    }
    Ok(Value::Object(all))
}
