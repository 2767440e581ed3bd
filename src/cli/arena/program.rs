//! A program that speaks UCI, as the arena drives it.

use std::io::{BufRead, BufReader, ErrorKind, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use deckmate::play::{Code, Fault};

use crate::out::note;

/// Time that a program may take for an answer that needs no search.
const PATIENCE: Duration = Duration::from_secs(20);
/// Time that it may take to end once its input is closed.
const FAREWELL: Duration = Duration::from_secs(2);

/// An option as the program names it.
struct Offered {
    name: String,
    /// Values that it may have; none if the program does not say.
    values: Vec<String>,
}

/// A program that is running.
pub struct Program {
    /// Command that it was called by.
    words: String,
    child: Child,
    input: Option<ChildStdin>,
    /// Lines that it says, read by a thread of its own.
    lines: Receiver<String>,
    options: Vec<Offered>,
}

impl Program {
    /// Starts a program and sets its options, each `NAME=VALUE`.
    ///
    /// # Errors
    /// It does not start, does not speak UCI, or has no such option or value.
    pub fn begin(words: &str, set: &[String]) -> Result<Program, Fault> {
        let mut parts = words.split_whitespace();
        let mut command = Command::new(parts.next().unwrap_or_default());
        let child = command.args(parts).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = child.map_err(|error| bad(&format!("`{words}` does not start: {error}")))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(bad(&format!("`{words}` has no streams")));
        };
        let (tell, lines) = mpsc::channel();
        thread::spawn(move || {
            BufReader::new(output).lines().map_while(Result::ok).all(|line| tell.send(line).is_ok());
        });
        let mut program = Program { words: words.to_owned(), child, input: Some(input), lines, options: Vec::new() };
        program.say("uci")?;
        loop {
            let line = program.next("uciok", PATIENCE)?;
            program.options.extend(offered(&line));
            if line.starts_with("uciok") {
                break;
            }
        }
        for option in set {
            let (name, value) =
                option.split_once('=').ok_or_else(|| bad(&format!("`{option}`: an option is NAME=VALUE")))?;
            program.set(name, value)?;
        }
        Ok(program)
    }

    /// True if it has such an option.
    pub fn has(&self, name: &str) -> bool {
        self.options.iter().any(|option| option.name.eq_ignore_ascii_case(name))
    }

    /// Sets an option.
    ///
    /// # Errors
    /// It has no such option, or the option no such value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        let Some(option) = self.options.iter().find(|option| option.name.eq_ignore_ascii_case(name)) else {
            return Err(bad(&format!("`{}` has no option `{name}`", self.words)));
        };
        // The variants that there are may depend on a file that another option names.
        let may_be = |known: &String| known.eq_ignore_ascii_case(value);
        if name != "UCI_Variant" && !option.values.is_empty() && !option.values.iter().any(may_be) {
            let values = option.values.join(", ");
            return Err(bad(&format!("the option `{name}` of `{}` is one of {values}, not `{value}`", self.words)));
        }
        self.say(&format!("setoption name {name} value {value}"))?;
        self.say("isready")?;
        loop {
            let line = self.next("readyok", PATIENCE)?;
            if line.starts_with("readyok") {
                return Ok(());
            }
            if let Some(told) = line.strip_prefix("info string ") {
                note(format_args!("{}: {told}", self.words));
            }
        }
    }

    /// The move that it finds best after moves from a position; without a board, from the usual start.
    ///
    /// # Errors
    /// It ends, names no move, or says nothing for longer than `silence`.
    pub fn best(
        &mut self,
        board: Option<&str>,
        moves: &[String],
        go: &str,
        silence: Duration,
    ) -> Result<String, Fault> {
        let start = board.map_or_else(|| "startpos".to_owned(), |board| format!("fen {board} 0 1"));
        let played = if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
        self.say(&format!("position {start}{played}"))?;
        self.say(&format!("go {go}"))?;
        loop {
            let line = self.next("bestmove", silence)?;
            if let Some(told) = line.strip_prefix("bestmove") {
                let best = told.split_whitespace().next().map(str::to_owned);
                return best.ok_or_else(|| bad(&format!("`bestmove` of `{}` names no move", self.words)));
            }
        }
    }

    /// Says a line to it. Of a program that has ended the next line that is waited for tells.
    ///
    /// # Errors
    /// The line cannot be written.
    pub fn say(&mut self, line: &str) -> Result<(), Fault> {
        let Some(input) = &mut self.input else { return Ok(()) };
        let said = writeln!(input, "{line}").and_then(|()| input.flush());
        match said {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
            said => said.map_err(|error| bad(&format!("`{}` does not read `{line}`: {error}", self.words))),
        }
    }

    /// Its next line, while it is to say something.
    fn next(&self, wanted: &str, patience: Duration) -> Result<String, Fault> {
        let words = &self.words;
        self.lines.recv_timeout(patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => {
                let seconds = patience.as_secs();
                bad(&format!("`{words}` has said nothing for {seconds} s, and does not say `{wanted}`"))
            }
            RecvTimeoutError::Disconnected => bad(&format!("`{words}` ended before it said `{wanted}`")),
        })
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.say("quit");
        self.input = None;
        let begun = Instant::now();
        while matches!(self.child.try_wait(), Ok(None)) {
            if begun.elapsed() > FAREWELL {
                let _ = self.child.kill();
            }
            thread::sleep(Duration::from_millis(5));
        }
    }
}

/// The option that a line of the program names: `option name NAME type TYPE ... var VALUE var VALUE`.
fn offered(line: &str) -> Option<Offered> {
    let (name, rest) = line.strip_prefix("option name ")?.split_once(" type ")?;
    let values = rest.split(" var ").skip(1).map(|value| value.trim().to_owned()).collect();
    Some(Offered { name: name.to_owned(), values })
}

/// The refusal of what a program does or is told to do.
pub fn bad(what: &str) -> Fault {
    Fault::new(Code::BadInput, what)
}
