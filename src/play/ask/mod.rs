//! Questions: the way in which they are put and answered.

pub mod about;
pub mod answer;
pub mod input;
pub mod prompt;
pub mod vocabulary;
