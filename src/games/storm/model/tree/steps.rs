//! The types of the steps, made from the table of the verbs.

use super::parts::{Amount, Ends, Far, Into, KindRef, Leap, Like, Noted, OrSend, Times};
use super::select::{Cond, Places, Pool, Selector};
use super::words::{Ask, Direction, Name, NoteRule, PieceRule, Same, Sequel, SquareRule, TurnRule, Undone, WayWord};
use crate::board::Kind;
use crate::verbs_of_cards;

macro_rules! types {
    ($(
        $verb:ident $(<$life:lifetime>)? $word:literal $about:literal
        ($($value:ident $value_about:literal: $value_type:ty)?)
        $(must { $($must:ident $must_word:literal $must_about:literal: $must_type:ty),* })?
        $(may { $($may:ident $may_word:literal $may_about:literal: $may_type:ty),* })?
        $(flag { $($flag:ident $flag_word:literal $flag_about:literal),* })?;
    )+) => {
        /// A step of a card's deed.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub enum Step<'a> { $(#[doc = $about] $verb($verb $(<$life>)?)),+ }

        $(
            #[doc = $about]
            #[derive(Clone, Copy, PartialEq, Debug)]
            pub struct $verb $(<$life>)? {
                $(#[doc = $value_about] pub $value: $value_type,)?
                $($(#[doc = $must_about] pub $must: $must_type,)*)?
                $($(#[doc = $may_about] pub $may: Option<$may_type>,)*)?
                $($(#[doc = $flag_about] pub $flag: bool,)*)?
            }

            impl<'a> $verb $(<$life>)? {
                /// With what must be said of it, and no more.
                pub const fn of($($value: $value_type,)? $($($must: $must_type,)*)?) -> Self {
                    $verb { $($value,)? $($($must,)*)? $($($may: None,)*)? $($($flag: false,)*)? }
                }

                $($(
                    #[doc = $may_about]
                    pub const fn $may(mut self, $may: $may_type) -> Self {
                        self.$may = Some($may);
                        self
                    }
                )*)?

                $($(
                    #[doc = $flag_about]
                    pub const fn $flag(mut self) -> Self {
                        self.$flag = true;
                        self
                    }
                )*)?

                /// As a step of a tree.
                pub const fn done(self) -> Step<'a> {
                    Step::$verb(self)
                }
            }
        )+

        impl Step<'_> {
            /// The words of all verbs.
            pub const WORDS: &'static [&'static str] = &[$($word),+];

            /// The verb's word.
            pub const fn word(&self) -> &'static str {
                match self { $(Step::$verb(_) => $word),+ }
            }
        }
    };
}

verbs_of_cards! { types }
