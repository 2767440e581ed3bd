//! Eyes on a table of Chess Storm: views, the words of questions and answers, and the reasons why something is not
//! offered.

mod answers;
pub mod explain;
pub mod facts;
pub mod question;
pub mod seen;
mod targets;
pub mod view;
