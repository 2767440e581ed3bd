//! The words that commands take, and their helps: both from the registry of the games.

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::bots::Level;
use crate::games::registry::{self, GAMES};
use crate::play::{option_text, ByName, Fault, OptionKind, OptionSpec, Value};

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

/// What an option takes, its default first.
fn values(kind: &OptionKind) -> String {
    match kind {
        OptionKind::Switch(default) => format!("{default}|{}", !default),
        OptionKind::Number { default, least, most } => format!("{default} ({least} to {most})"),
        OptionKind::Choice(words) => words.join("|"),
        OptionKind::Clock(_) => "10+5|none".into(),
        OptionKind::Counts { names, default, most, .. } => format!("{default} (0 to {most})|{}:{most}/...", names[0]),
    }
}

/// Reads `name=value,...` into the options of a game.
pub fn options(game: &str, text: &str) -> Result<ByName<String, Value>, Fault> {
    option_text::options(game, &registry::find(game)?.options(), text)
}
