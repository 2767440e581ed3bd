//! Fault: a refusal with a stable code and a sentence that names the culprit.

use std::fmt;

use serde::Serialize;

/// Why something was refused. Nothing has changed when one is returned.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fault {
    /// The stable code, as listed in `engine.d.ts`.
    #[serde(rename = "error")]
    pub code: &'static str,
    /// A sentence that names the culprit.
    pub message: String,
}

impl Fault {
    /// A fault of that code.
    pub fn new(code: &'static str, message: impl Into<String>) -> Fault {
        Fault { code, message: message.into() }
    }

    /// A setup that cannot be played.
    pub fn setup(message: impl Into<String>) -> Fault {
        Fault::new("bad-setup", message)
    }

    /// A save that cannot be read.
    pub fn save(message: impl Into<String>) -> Fault {
        Fault::new("bad-save", message)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", self.code, self.message)
    }
}

impl std::error::Error for Fault {}
