//! The text of PGN: games one after the other, each with its tags, its moves and its result. Comments, variations and marks
//! are passed over, but for the clock behind a move. Each sign is looked at once.

use super::times;

use serde::Serialize;

/// Words for the result of a game, and how each is written.
const RESULTS: [(&str, &str); 8] = [
    ("1-0", "1-0"),
    ("0-1", "0-1"),
    ("1/2-1/2", "1/2-1/2"),
    ("1/2", "1/2-1/2"),
    ("½-½", "1/2-1/2"),
    ("1–0", "1-0"),
    ("0–1", "0-1"),
    ("*", "*"),
];

/// A word for a move, and the line on which it stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Word {
    pub text: String,
    pub line: usize,
    /// Milliseconds on the clock of who has made it, if a comment tells them.
    pub left: Option<u32>,
}

/// Numbers of remarks that are no moves of the game: they are passed over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Skipped {
    /// Comments beside the moves of the game; those that are for programs alone, such as clocks, do not count.
    pub comments: usize,
    /// Variations, each with those in it.
    pub variations: usize,
}

/// A game as it is written.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Written {
    /// The tags in their order, with the lines on which they stand.
    pub tags: Vec<(String, String, usize)>,
    pub moves: Vec<Word>,
    pub result: Option<&'static str>,
    /// The remarks that were passed over.
    pub skipped: Skipped,
    /// Something that cannot be read.
    pub wrong: Option<String>,
}

impl Written {
    fn is_blank(&self) -> bool {
        self.tags.is_empty() && self.moves.is_empty() && self.wrong.is_none()
    }

    /// The value of a tag, and its line.
    pub fn tag(&self, name: &str) -> Option<(&str, usize)> {
        self.tags.iter().find(|tag| tag.0 == name).map(|(_, value, line)| (value.as_str(), *line))
    }
}

/// The games of a text.
pub fn games(text: &str) -> Vec<Written> {
    let plain = text.trim_start_matches('\u{feff}').replace("\r\n", "\n").replace('\r', "\n");
    let mut reader = Reader { rest: &plain, line: 1, games: Vec::new(), game: Written::default(), depth: 0 };
    reader.pass_remark();
    while reader.step() {}
    reader.end();
    reader.games
}

struct Reader<'a> {
    rest: &'a str,
    line: usize,
    games: Vec<Written>,
    game: Written,
    /// Variations that are open.
    depth: usize,
}

impl Reader<'_> {
    /// Takes the next thing; false at the end.
    fn step(&mut self) -> bool {
        let Some(sign) = self.rest.chars().next() else { return false };
        match sign {
            '\n' => {
                self.pass(1);
                self.pass_remark();
            }
            _ if sign.is_whitespace() || sign == '\u{feff}' || sign == '\u{200b}' => self.pass(sign.len_utf8()),
            '[' => self.tag(),
            '{' => {
                let (line, comment) = (self.line, self.rest);
                self.comment("}");
                if !self.pass_to("}", 1) {
                    self.wrong(format!("The comment that begins in line {line} has no end: a brace is missing."));
                }
                self.remark(&comment[..comment.len() - self.rest.len()]);
            }
            ';' => {
                self.comment("\n");
                self.pass_to("\n", 0);
            }
            '<' => _ = self.pass_to(">", 1),
            '(' => {
                self.game.skipped.variations += 1;
                self.depth += 1;
                self.pass(1);
            }
            ')' => {
                self.depth = self.depth.saturating_sub(1);
                self.pass(1);
            }
            '}' | ']' | '>' => self.pass(1),
            _ => self.word(),
        }
        true
    }

    /// Goes on behind so many bytes.
    fn pass(&mut self, bytes: usize) {
        let (passed, rest) = self.rest.split_at(bytes);
        self.line += passed.matches('\n').count();
        self.rest = rest;
    }

    /// Goes on where this text begins, or so many bytes behind; without it at the end, which is false.
    fn pass_to(&mut self, end: &str, behind: usize) -> bool {
        let found = self.rest.find(end);
        self.pass(found.map_or(self.rest.len(), |at| at + behind));
        found.is_some()
    }

    /// Counts the comment that begins here and goes to this text, where it says something to people.
    fn comment(&mut self, end: &str) {
        let (text, _) = self.rest[1..].split_once(end).unwrap_or((&self.rest[1..], ""));
        let told = text.split("[%").enumerate().map(|(at, part)| match part.split_once(']') {
            Some((_, behind)) if at > 0 => behind,
            _ => part,
        });
        let says = told.into_iter().any(|part| !part.trim().is_empty());
        self.game.skipped.comments += usize::from(says && self.depth == 0);
    }

    /// Goes on behind a line that is for programs.
    fn pass_remark(&mut self) {
        if self.rest.starts_with('%') {
            self.pass_to("\n", 0);
        }
    }

    /// A comment: it may tell the clock of who has just moved.
    fn remark(&mut self, comment: &str) {
        if let Some(last) = self.game.moves.last_mut().filter(|_| self.depth == 0) {
            last.left = times::told(comment).or(last.left);
        }
    }

    /// A game that has begun cannot be read.
    fn wrong(&mut self, why: String) {
        self.game.wrong.get_or_insert(why);
    }

    /// Closes the game.
    fn end(&mut self) {
        if self.depth > 0 {
            self.wrong(format!("A variation before line {} has no end: a parenthesis is missing.", self.line));
        }
        self.depth = 0;
        let game = std::mem::take(&mut self.game);
        if !game.is_blank() {
            self.games.push(game);
        }
    }

    /// A tag; among moves one begins the next game, but in a variation it is a remark.
    fn tag(&mut self) {
        let line = self.line;
        let end = self.rest.find('\n').unwrap_or(self.rest.len());
        let Some((name, value, length)) = read_tag(&self.rest[..end]) else {
            let is_remark = !self.game.moves.is_empty() || self.depth > 0;
            if !is_remark {
                self.wrong(format!("Line {line} is no tag: `{}`.", self.rest[..end].trim_end()));
            }
            self.pass_to("\n", 0);
            return;
        };
        if !self.game.moves.is_empty() {
            self.end();
        }
        self.game.tags.push((name, value, line));
        self.pass(length);
    }

    /// A word: a move, the number of one, a result, or a mark, which is passed over.
    fn word(&mut self) {
        let word = word_at(self.rest);
        let line = self.line;
        self.pass(word.len());
        if self.depth > 0 || word.starts_with('$') {
            return;
        }
        if let Some(&(_, result)) = RESULTS.iter().find(|(known, _)| *known == word) {
            self.game.result = Some(result);
            return self.end();
        }
        let text = without_number(word);
        let is_mark = text.chars().all(|sign| "!?+-=/∞±∓⩲⩱□⊕⟳→↑⇆#N".contains(sign)) && text != "--";
        if !is_mark && !["ep", "e.p", "e.p."].contains(&text) {
            self.game.moves.push(Word { text: text.to_owned(), line, left: None });
        }
    }
}

/// The word with which a text begins: to the next blank, comment or variation; `(Q)` behind a square belongs to it.
fn word_at(text: &str) -> &str {
    let mut signs = text.char_indices().peekable();
    while let Some((at, sign)) = signs.next() {
        let becomes = || text[at + 1..].chars().nth(1) == Some(')') && at > 0;
        match sign {
            '(' if becomes() => drop((signs.next(), signs.next())),
            '(' | ')' | '{' | '}' | '[' | ']' | ';' | '<' | '>' => return &text[..at],
            '$' if at > 0 => return &text[..at],
            _ if sign.is_whitespace() => return &text[..at],
            _ => {}
        }
    }
    text
}

/// A word without the number of a move before it.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    if rest.is_empty() {
        return rest;
    }
    match rest.trim_start_matches(['.', '…']) {
        same if same.len() == rest.len() => word,
        behind => behind,
    }
}

/// Name and value of the tag with which a line begins, and its length.
fn read_tag(line: &str) -> Option<(String, String, usize)> {
    let inside = line.strip_prefix('[')?.trim_start();
    let name_end = inside.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_')?;
    let (name, rest) = inside.split_at(name_end);
    let quoted = rest.trim_start().strip_prefix('"').filter(|_| !name.is_empty())?;
    let mut value = String::new();
    let mut escaped = false;
    for (at, sign) in quoted.char_indices() {
        match sign {
            _ if escaped => {
                if !matches!(sign, '"' | '\\') {
                    value.push('\\');
                }
                value.push(sign);
                escaped = false;
            }
            '\\' => escaped = true,
            // A quotation mark inside, which ought to be escaped, has no bracket behind it.
            '"' => match quoted[at + 1..].trim_start().strip_prefix(']') {
                Some(behind) => return Some((name.to_owned(), value, line.len() - behind.len())),
                None => value.push(sign),
            },
            _ => value.push(sign),
        }
    }
    // The end is missing: the line is the tag.
    let bare = value.trim_end().trim_end_matches(']').trim_end_matches('"').to_owned();
    Some((name.to_owned(), bare, line.len()))
}
