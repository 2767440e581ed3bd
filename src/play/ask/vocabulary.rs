//! Vocabulary: how a game declares its answers.

use crate::play::outside::form::IntoFields;

/// Declares the answers of a game: each variant with its word, the names of its parts, and what is always said with it.
///
/// ```
/// use deckmate::board::{Kind, Square};
///
/// deckmate::answers! {
///     /// The answers of this game.
///     pub enum Choice {
///         /// Nothing more.
///         Done = "done",
///         /// What becomes of the piece on a square.
///         Recast(at: Square, kind: Kind) = "recast",
///         /// Offer a draw.
///         OfferDraw = "offer" { offer: "draw" },
///     }
/// }
/// assert_eq!(Choice::OfferDraw.to_string(), "offer:draw");
/// assert_eq!(Choice::Recast(Square::new(4, 3), Kind::Queen).to_string(), "recast:e4-queen");
/// ```
#[macro_export]
macro_rules! answers {
    ($(#[$about:meta])* $vis:vis enum $name:ident {
        $($(#[$doc:meta])* $variant:ident $(($($part:ident: $type:ty),+))? = $word:literal $({ $said:ident: $what:expr })?),+ $(,)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Debug)]
        $vis enum $name { $($(#[$doc])* $variant $(($($type),+))?),+ }

        impl $crate::play::Answer for $name {
            const SHAPES: &'static [$crate::play::Shape] = &[$($crate::play::Shape {
                word: $word,
                needs: &[$($($crate::play::vocabulary::needs::<$type>(&[stringify!($part)])),+ ,)? $(&[stringify!($said)])?],
                may: &[$($(<$type as $crate::play::form::IntoFields>::MAY),+)?],
            }),+];

            fn form(&self) -> $crate::play::Form {
                match *self {
                    $(Self::$variant $(($($part),+))? => $crate::play::Form::new($word)
                        $($(.with(stringify!($part), $part))+)? $(.with(stringify!($said), $what))?),+
                }
            }

            fn movement(&self) -> Option<$crate::board::Move> {
                match *self {
                    $(Self::$variant $(($($part),+))? =>
                        None $($(.or($crate::play::form::IntoFields::movement($part)))+)?),+
                }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(&$crate::play::Answer::form(self), out)
            }
        }
    };
}

/// The names of the fields that a part of an answer always adds: its own, unless it has several.
pub const fn needs<T: IntoFields>(own: &'static [&'static str]) -> &'static [&'static str] {
    if T::NEEDS.is_empty() {
        own
    } else {
        T::NEEDS
    }
}
