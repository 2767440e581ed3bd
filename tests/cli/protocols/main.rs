//! Conversations of other programs with the command line: UCI, games as JSON lines, and matches in slices.

#![allow(clippy::unwrap_used)] // a test may fail

mod arena;
mod python;
mod serve;
mod studies;
mod tables;
mod uci;

use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The program with its streams.
struct Talk {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Talk {
    fn begin(words: &str) -> Talk {
        let mut command = Command::new(env!("CARGO_BIN_EXE_deckmate"));
        command.args(words.split_whitespace()).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap()).lines();
        Talk { child, input, output }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
        self.input.flush().unwrap();
    }

    fn hear(&mut self) -> Option<String> {
        self.output.next().map(Result::unwrap)
    }

    /// The lines up to the one that begins so, which is the last of them.
    fn until(&mut self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.hear().unwrap_or_else(|| panic!("no `{start}` after {lines:?}")));
            if lines.last().unwrap().starts_with(start) {
                return lines;
            }
        }
    }

    fn end(mut self) {
        drop(self.input);
        assert!(self.child.wait().unwrap().success());
    }
}
