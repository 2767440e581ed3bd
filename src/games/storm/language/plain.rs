//! Letters that may stand on a card: such as everybody sees, that do not turn the text round.

/// Signs that cannot be seen, that turn the text round, or that pile up on others.
const UNSEEN: &[(char, char)] = &[
    ('\u{ad}', '\u{ad}'),
    ('\u{300}', '\u{36f}'),
    ('\u{600}', '\u{605}'),
    ('\u{61c}', '\u{61c}'),
    ('\u{6dd}', '\u{6dd}'),
    ('\u{70f}', '\u{70f}'),
    ('\u{8e2}', '\u{8e2}'),
    ('\u{115f}', '\u{1160}'),
    ('\u{17b4}', '\u{17b5}'),
    ('\u{180b}', '\u{180f}'),
    ('\u{1ab0}', '\u{1aff}'),
    ('\u{1dc0}', '\u{1dff}'),
    ('\u{200b}', '\u{200f}'),
    ('\u{2028}', '\u{202e}'),
    ('\u{2060}', '\u{206f}'),
    ('\u{20d0}', '\u{20ff}'),
    ('\u{2800}', '\u{2800}'),
    ('\u{3164}', '\u{3164}'),
    ('\u{e000}', '\u{f8ff}'),
    ('\u{fe00}', '\u{fe0f}'),
    ('\u{fe20}', '\u{fe2f}'),
    ('\u{feff}', '\u{feff}'),
    ('\u{ffa0}', '\u{ffa0}'),
    ('\u{fff0}', '\u{ffff}'),
    ('\u{110bd}', '\u{110cd}'),
    ('\u{1bca0}', '\u{1bca3}'),
    ('\u{1d165}', '\u{1d1ad}'),
    ('\u{e0000}', '\u{10ffff}'),
];

/// Marks over and under letters, of scripts that have them: a few belong to a letter, more of them pile up.
const MARKS: &[(char, char)] = &[
    ('\u{591}', '\u{5c7}'),
    ('\u{610}', '\u{61a}'),
    ('\u{64b}', '\u{65f}'),
    ('\u{6d6}', '\u{6ed}'),
    ('\u{730}', '\u{74a}'),
    ('\u{93a}', '\u{957}'),
    ('\u{e31}', '\u{e31}'),
    ('\u{e34}', '\u{e3a}'),
    ('\u{e47}', '\u{e4e}'),
    ('\u{eb1}', '\u{ece}'),
    ('\u{f71}', '\u{f84}'),
    ('\u{302a}', '\u{302f}'),
    ('\u{3099}', '\u{309a}'),
];

/// Most marks of a letter.
const PILE: usize = 3;

/// True if everybody sees the letter, and sees it where it stands.
pub fn is_seen(letter: char) -> bool {
    !letter.is_control() && !UNSEEN.iter().any(|&(first, last)| (first..=last).contains(&letter))
}

/// True if everybody sees all its letters in their order.
pub fn is_plain(text: &str) -> bool {
    let is_mark = |letter: &char| MARKS.iter().any(|&(first, last)| (first..=last).contains(letter));
    let letters: Vec<char> = text.chars().collect();
    let piles = letters.windows(PILE + 1).any(|letters| letters.iter().all(is_mark));
    let hangs = letters.first().is_some_and(is_mark);
    !piles && !hangs && letters.into_iter().all(is_seen)
}

/// True if it can stand for a name: plain, with a letter or digit in it.
pub fn is_title(text: &str) -> bool {
    is_plain(text) && text.chars().any(char::is_alphanumeric)
}
