//! Everything that comes from outside and goes back there: values, texts, options, seeds, and refusals.

pub mod by_name;
pub mod close;
pub mod config;
pub mod control;
pub mod counts;
pub mod dice;
pub mod error;
pub mod form;
pub mod names;
pub mod option;
pub mod option_text;
pub mod spelling;
mod typed;
pub mod value;
pub mod word;
