//! Output of commands. If it is closed early, as by `| head -1`, the command ends without an error.

use std::fmt::Arguments;
use std::io::{self, ErrorKind, Write};
use std::process;

/// Prints a line of a command's output at once.
macro_rules! say {
    ($($part:tt)*) => {
        $crate::out::line(format_args!($($part)*))
    };
}
pub(super) use say;

/// Prints a line at once; if the output is closed, ends the program.
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

/// Writes a line to the error output; if that is closed, does nothing.
pub fn note(text: Arguments) {
    let _ = writeln!(io::stderr(), "{text}");
}
