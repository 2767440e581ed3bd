//! What commands print. A reader that has seen enough, as in `| head -1`, ends the command quietly.

use std::fmt::Arguments;
use std::io::{self, ErrorKind, Write};
use std::process;

/// Prints a line of a command's output at once.
macro_rules! say {
    ($($part:tt)*) => {
        $crate::cli::out::line(format_args!($($part)*))
    };
}
pub(super) use say;

/// Prints a line at once; nothing is left to do where nobody reads it.
pub fn line(text: Arguments) {
    let mut out = io::stdout().lock();
    match writeln!(out, "{text}").and_then(|()| out.flush()) {
        Ok(()) => {}
        Err(error) if error.kind() == ErrorKind::BrokenPipe => process::exit(0),
        Err(error) => {
            note(format_args!("the output cannot be written: {error}"));
            process::exit(1);
        }
    }
}

/// Says something beside the output; where nobody listens, to nobody.
pub fn note(text: Arguments) {
    let _ = writeln!(io::stderr(), "{text}");
}
