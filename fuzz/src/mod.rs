//! The work of the fuzzers, apart from libFuzzer: `tests/fuzz.rs` replays the corpora on the same functions.

pub mod bytes;
pub mod card;
pub mod laws;
pub mod link;
pub mod load;
pub mod play;
pub mod setup;
pub mod wanted;

/// A function that takes the bytes of one try; it panics where a law is broken.
pub type Target = fn(&[u8]);

/// All targets by name; each has a folder of that name in `fuzz/corpus`.
pub const TARGETS: [(&str, Target); 5] =
    [("setup", setup::run), ("load", load::run), ("play", play::run), ("link", link::run), ("card", card::run)];
