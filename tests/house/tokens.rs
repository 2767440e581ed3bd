//! Words and signs of a source text.

/// True if a token is a name or a keyword.
pub fn is_word(token: &str) -> bool {
    token.starts_with(|letter: char| letter.is_alphabetic() || letter == '_')
}

/// Words and signs of a text without comments and without what stands between quotation marks.
pub fn tokens(text: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
        let length = match letter {
            '/' if rest.starts_with("//") => rest.find('\n').unwrap_or(rest.len()),
            '\'' if rest.starts_with("'\"'") => 3,
            '"' => quoted(rest),
            ':' if rest.starts_with("::") => 2,
            _ if is_part(letter) => rest.find(|letter| !is_part(letter)).unwrap_or(rest.len()),
            _ => letter.len_utf8(),
        };
        if !(letter.is_whitespace() || letter == '"' || letter == '\'' || rest.starts_with("//")) {
            tokens.push(rest[..length].to_owned());
        }
        rest = &rest[length..];
    }
    tokens
}

/// Length of the text between quotation marks that stands at the beginning, with them.
fn quoted(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            '"' if !is_escaped => return at + 1,
            _ => is_escaped = letter == '\\' && !is_escaped,
        }
    }
    text.len()
}
