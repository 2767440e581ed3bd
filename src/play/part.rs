//! Part: something of a game that can be written down without knowing its type.

use std::fmt::Debug;

use serde::Serialize;

/// What a view or an event adds for its game, for faces that do not know which game is played.
pub trait Part: erased_serde::Serialize + Debug {}

impl<T: Serialize + Debug> Part for T {}

erased_serde::serialize_trait_object!(Part);
