//! Options as a game declares them: each once, with its name, type, default and sentence.

use crate::play::outside::config::OptionKind;
pub use crate::play::outside::counts::{CountedSet, Counts};
use crate::play::outside::names::Named;
use crate::play::outside::value::Value;

/// A type that an option may have.
pub trait OptionType: Sized {
    /// Words that a declaration says of it: the default, and the range if there is one.
    type Usual;

    /// Entry of the catalogue for an option of this type.
    fn kind(usual: Self::Usual) -> OptionKind;

    /// The value that was given, which has been checked against its kind; the default where none was.
    fn read(usual: Self::Usual, given: Option<&Value>) -> Self;
}

/// An option that is on or off; it is declared with its default.
impl OptionType for bool {
    type Usual = bool;

    fn kind(usual: bool) -> OptionKind {
        OptionKind::Switch(usual)
    }

    fn read(usual: bool, given: Option<&Value>) -> bool {
        given.and_then(Value::switch).unwrap_or(usual)
    }
}

/// The declaration of an option that is a whole number.
pub struct Range {
    /// The value when nothing is said.
    pub default: u32,
    /// The smallest allowed.
    pub least: u32,
    /// The largest allowed.
    pub most: u32,
}

impl OptionType for u32 {
    type Usual = Range;

    fn kind(Range { default, least, most }: Range) -> OptionKind {
        OptionKind::Number { default, least, most }
    }

    fn read(usual: Range, given: Option<&Value>) -> u32 {
        given.and_then(Value::whole).unwrap_or(usual.default)
    }
}

/// The numbers, in the order of the things.
impl OptionType for Vec<u32> {
    type Usual = Counts;

    fn kind(counts: Counts) -> OptionKind {
        OptionKind::Counts(counts)
    }

    fn read(counts: Counts, given: Option<&Value>) -> Vec<u32> {
        given.and_then(|value| counts.read(value).ok()).unwrap_or_else(|| counts.each(counts.each))
    }
}

/// One of several words, declared by [`names!`](crate::names); the first is the default.
impl<T: Named> OptionType for T {
    type Usual = ();

    fn kind((): ()) -> OptionKind {
        OptionKind::Choice(T::WORDS)
    }

    fn read((): (), given: Option<&Value>) -> T {
        let word = given.and_then(Value::text).unwrap_or(T::WORDS[0]);
        T::ALL.iter().copied().find(|known| known.name() == word).unwrap_or(T::ALL[0])
    }
}

/// Declares the options of a game: a struct with a field for each, the list for the catalogue (`list`), and how they
/// are read from what a game is made from (`read`). A word's default is its first; every other type says its own.
///
/// ```
/// use deckmate::play::option::Range;
/// use deckmate::play::Config;
///
/// deckmate::names! {
///     /// How a stalemate counts.
///     pub enum Stalemate {
///         /// As half a win.
///         Draw = "draw",
///         /// As a loss.
///         Loss = "loss",
///     }
/// }
///
/// deckmate::options! {
///     /// The options of this game.
///     pub struct Options {
///         open_hands: bool = false, "Both hands are face up.";
///         seconds: u32 = Range { default: 10, least: 5, most: 300 }, "The seconds for a move.";
///         stalemate: Stalemate, "A player without a move draws, or loses.";
///     }
/// }
///
/// # fn main() -> Result<(), deckmate::play::Fault> {
/// assert_eq!(Options::list()[1].name, "seconds");
/// let config = Config::new("mine", &Options::list(), "1".into(), Default::default(), None)?;
/// let options = Options::read(&config);
/// assert_eq!((options.seconds, options.stalemate), (10, Stalemate::Draw));
/// # Ok(())
/// # }
/// ```
#[macro_export]
macro_rules! options {
    ($(#[$about:meta])* $vis:vis struct $Options:ident {
        $($name:ident: $type:ty $(= $usual:expr)?, $sentence:literal;)*
    }) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Debug)]
        #[allow(clippy::struct_excessive_bools)] // they are switches
        $vis struct $Options { $(#[doc = $sentence] pub $name: $type),* }

        impl $Options {
            /// The options, in the order of the catalogue.
            pub fn list() -> Vec<$crate::play::OptionSpec> {
                vec![$($crate::play::OptionSpec {
                    name: stringify!($name),
                    about: $sentence,
                    kind: <$type as $crate::play::option::OptionType>::kind($crate::usual!($($usual)?)),
                }),*]
            }

            /// The options of a game that is made from this.
            pub fn read(config: &$crate::play::Config) -> Self {
                $Options {
                    $($name: <$type as $crate::play::option::OptionType>::read(
                        $crate::usual!($($usual)?),
                        config.options.get(stringify!($name)),
                    )),*
                }
            }
        }
    };
}

/// Words that [`options!`](crate::options) says of an option; nothing for one whose default is its first word.
#[doc(hidden)]
#[macro_export]
macro_rules! usual {
    () => {
        ()
    };
    ($usual:expr) => {
        $usual
    };
}
