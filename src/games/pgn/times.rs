//! Times of PGN: the tag of the time control, and the clock behind a move.

use crate::games::chess::Chess;
use crate::play::{Config, Game, Pace, TimeControl};

/// The tag of the time control.
pub const TAG: &str = "TimeControl";
/// Beginning of the comment that tells the clock of who has moved.
const CLOCK: &str = "[%clk ";

/// The control of a game by the laws of chess.
pub fn control(config: &Config) -> Option<TimeControl> {
    config.control(Chess::CLOCK)
}

/// A control as the tag has it; `d` stands before a delay, for which PGN has no sign.
pub fn tag(control: TimeControl) -> String {
    let time = control.time / 1_000;
    match control.pace {
        Pace::Increment(0) | Pace::Delay(0) => time.to_string(),
        Pace::Increment(each) => format!("{time}+{}", each / 1_000),
        Pace::Delay(each) => format!("{time}d{}", each / 1_000),
        Pace::Move => format!("1/{time}"),
        Pace::Hourglass => format!("*{time}"),
    }
}

/// The option for the control of a tag; nothing for one that the clocks here do not know.
pub fn option(tag: &str) -> Option<String> {
    let whole = |text: &str| text.parse::<u32>().ok().filter(|time| time % 60 == 0).map(|time| (time / 60).to_string());
    let minutes = |text: &str| if text == "30" { Some("0.5".to_owned()) } else { whole(text) };
    let text = if let Some(time) = tag.strip_prefix('*') {
        format!("{}-hourglass", minutes(time)?)
    } else if let Some(time) = tag.strip_prefix("1/") {
        format!("{time}-move")
    } else if let Some((time, each)) = tag.split_once('d') {
        format!("{}+{each}-delay", minutes(time)?)
    } else {
        let (time, each) = tag.split_once('+').unwrap_or((tag, "0"));
        format!("{}+{each}", minutes(time)?)
    };
    Chess::CLOCK.read(&text).is_ok_and(|control| control.is_some()).then_some(text)
}

/// The comment that tells what is left after a move that took so long. Where each move has its own time, it is that of the
/// move.
pub fn comment(control: TimeControl, left: u32, thought: u32) -> String {
    let left = if control.pace == Pace::Move { control.time.saturating_sub(thought) } else { left };
    let (seconds, rest) = (left / 1_000, left % 1_000);
    let rest = if rest == 0 { String::new() } else { format!(".{rest:03}") };
    format!("{{{CLOCK}{}:{:02}:{:02}{rest}]}}", seconds / 3_600, seconds / 60 % 60, seconds % 60)
}

/// The milliseconds that a comment tells; nothing if it tells none.
pub fn told(comment: &str) -> Option<u32> {
    let (_, behind) = comment.split_once(CLOCK)?;
    let text = behind.split_once(']')?.0.trim();
    let (whole, rest) = text.split_once('.').unwrap_or((text, "0"));
    let seconds = whole.split(':').try_fold(0_u32, |sum, part| sum.checked_mul(60)?.checked_add(part.parse().ok()?));
    let thousandths = format!("{rest:0<3}").get(..3)?.parse::<u32>().ok()?;
    seconds?.checked_mul(1_000)?.checked_add(thousandths)
}

/// The time that a move took, by what its player had before it and has after it.
pub fn thought(control: TimeControl, before: u32, after: u32) -> u32 {
    match control.pace {
        Pace::Increment(each) => before.saturating_add(each).saturating_sub(after).min(before),
        Pace::Delay(_) if after >= before => 0,
        Pace::Delay(each) => (before - after).saturating_add(each),
        Pace::Move | Pace::Hourglass => before.saturating_sub(after),
    }
}
