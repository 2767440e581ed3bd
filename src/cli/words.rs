//! The words that commands take, and their helps: both from the registry of the games.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use deckmate::bots::Level;
use deckmate::games::registry::{self, GAMES};
use deckmate::play::option::Counts;
use deckmate::play::{option_text, ByName, Code, Config, Fault, OptionKind, OptionSpec, Value};

/// One of the games.
pub fn game() -> PossibleValuesParser {
    GAMES.map(|game| game.info().name).into()
}

/// One of the levels.
pub fn level() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.map(Level::name))
        .try_map(|name| Level::from_name(&name).ok_or_else(|| format!("there is no level `{name}`")))
}

/// The options of all games, for the help.
pub fn options_help() -> String {
    let of_game = |title: &str, options: &[OptionSpec]| {
        let lines = options.iter().map(|spec| format!("\n  {}={}  {}", spec.name, values(&spec.kind), spec.about));
        format!("\n{title}{}", lines.collect::<String>())
    };
    let games = GAMES.iter().map(|game| (game.info().name, game.options())).filter(|(_, options)| !options.is_empty());
    let games: Vec<String> = games.map(|(title, options)| of_game(title, &options)).collect();
    format!("Options of the game: name=value,...\n{}", games.join("\n"))
}

/// Values that an option takes, its default first.
fn values(kind: &OptionKind) -> String {
    match kind {
        OptionKind::Switch(default) => format!("{default}|{}", !default),
        OptionKind::Number { default, least, most } => format!("{default} ({least} to {most})"),
        OptionKind::Choice(words) => words.join("|"),
        OptionKind::Clock(_) => "3+2|3+2-delay|30-move|5-hourglass|none".into(),
        OptionKind::Counts(Counts { of, each, most, .. }) => format!("{each} (0 to {most})|{}:{most}/...", of[0]),
    }
}

/// Checks the seed of a match of so many games: each game's is `SEED-NUMBER`.
///
/// # Errors
/// `bad-seed`.
pub fn match_seed(seed: &str, games: u32) -> Result<(), Fault> {
    if seed.is_empty() {
        return Err(Fault::new(Code::BadSeed, "the seed is empty"));
    }
    let longest = format!("{seed}-{}", games.saturating_sub(1));
    let told =
        |fault: Fault| Fault::new(fault.code, format!("`{seed}`: each game has `SEED-NUMBER`; {}", fault.message));
    Config::new("", &[], longest, ByName::default(), None).map(drop).map_err(told)
}

/// A number above 0.
pub fn above_zero(text: &str) -> Result<f32, String> {
    number(text, |number| number > 0.0 && number.is_finite(), "above 0")
}

/// A number that is 0 or above.
pub fn not_negative(text: &str) -> Result<f32, String> {
    number(text, |number| number >= 0.0 && number.is_finite(), "0 or above")
}

/// A share of one.
pub fn share(text: &str) -> Result<f32, String> {
    number(text, |number| (0.0..=1.0).contains(&number), "from 0 to 1")
}

fn number(text: &str, is_fit: impl Fn(f32) -> bool, wanted: &str) -> Result<f32, String> {
    let read = text.parse().ok().filter(|&number| is_fit(number));
    read.ok_or_else(|| format!("it is a number {wanted}"))
}

/// Reads `name=value,...` into the options of a game.
pub fn options(game: &str, text: &str) -> Result<ByName<String, Value>, Fault> {
    let specs = registry::find(game)?.options();
    let counts = |spec: &OptionSpec| matches!(spec.kind, OptionKind::Counts(_));
    option_text::options(game, &specs, text).map_err(|fault| {
        match specs.iter().any(|spec| fault.option.as_deref() == Some(spec.name) && counts(spec)) {
            true => Fault { message: format!("{}; `deckmate cards` lists all names", fault.message), ..fault },
            false => fault,
        }
    })
}
