//! Closed lists of words, such as reasons for asking and codes of faults.

use std::fmt::Debug;

/// One of a closed list of words. See [`names!`](crate::names).
pub trait Named: Copy + PartialEq + Debug + 'static {
    /// The whole list.
    const ALL: &'static [Self];

    /// Its words, in the same order.
    const WORDS: &'static [&'static str];

    /// The meaning of each, in the same order: its comment, behind a space.
    const ABOUT: &'static [&'static str];

    /// The word.
    fn name(self) -> &'static str;
}

/// Declares an enum of words: reasons for asking, claims, error codes.
///
/// ```
/// deckmate::names! {
///     /// Why this game asks.
///     pub enum Why {
///         /// Make a move.
///         Move = "move",
///     }
/// }
/// assert_eq!(Why::Move.name(), "move");
/// ```
#[macro_export]
macro_rules! names {
    ($(#[$about:meta])* $vis:vis enum $name:ident { $($(#[doc = $doc:literal])+ $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        $vis enum $name { $($(#[doc = $doc])+ $variant),+ }

        impl $name {
            /// The word.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $word),+ }
            }
        }

        impl $crate::play::Named for $name {
            const ALL: &'static [Self] = &[$(Self::$variant),+];
            const WORDS: &'static [&'static str] = &[$($word),+];
            const ABOUT: &'static [&'static str] = &[$(concat!($($doc),+)),+];

            fn name(self) -> &'static str {
                self.name()
            }
        }

        impl $crate::play::form::IntoFields for $name {
            fn add(self, name: &'static str, form: $crate::play::Form) -> $crate::play::Form {
                form.with(name, self.name())
            }
        }
    };
}
