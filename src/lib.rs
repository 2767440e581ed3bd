//! Deckmate: a rules engine for chess games in which cards, hidden men or a wide board change the rules.

pub mod board;
