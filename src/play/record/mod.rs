//! Record of the answers: kept, played again, taken back, and judged by a goal.

pub mod compact;
mod disclosed;
pub mod goal;
mod goal_words;
pub mod numeral;
pub mod replay;
pub mod save;
#[cfg(not(all(target_arch = "wasm32", target_os = "unknown")))]
pub mod save_text;
mod spelt;
mod take_back;
