//! Positions out of what people paste: links of other sites, words before and behind, signs that programs add.

/// Words before a position.
const BEFORE: [&str; 5] = ["position", "fen", "fen:", "epd", "epd:"];
/// Letters around a position.
const AROUND: [char; 8] = ['"', '\'', '`', '“', '”', '[', ']', ';'];

/// The words of a position: its fields, and the moves that are to be made from it.
pub(super) struct Peeled {
    pub fields: Vec<String>,
    pub moves: Vec<String>,
}

impl Peeled {
    /// Of a text.
    pub fn of(text: &str) -> Peeled {
        let text = match text.split_once("://") {
            Some((_, link)) => of_link(link),
            None => text.replace("\\/", "/"),
        };
        let words = text.split(is_blank).map(|word| word.trim_matches(AROUND)).filter(|word| !word.is_empty());
        let is_before = |word: &str| BEFORE.iter().any(|known| word.eq_ignore_ascii_case(known));
        let mut fields: Vec<String> = words.skip_while(|word| is_before(word)).map(plain).collect();
        let moves = fields.iter().position(|word| word == "moves").map(|at| fields.split_off(at).split_off(1));
        // Operations of EPD, such as `bm Nf3;`, say something about the position.
        let ends = text.contains(';').then(|| fields.iter().skip(4).position(|word| is_operation(word))).flatten();
        fields.truncate(ends.map_or(fields.len(), |at| at + 4));
        Peeled { fields, moves: moves.unwrap_or_default() }
    }
}

/// True for the name of an operation of EPD.
fn is_operation(word: &str) -> bool {
    word.len() > 1
        && word.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
        && word.starts_with(|letter: char| letter.is_ascii_lowercase())
}

/// The position in a link, without what comes before `://`: in `fen=`, or at the end of its path.
fn of_link(link: &str) -> String {
    let (path, words) = link.split_once(['?', '#']).unwrap_or((link, ""));
    let named = words.split(['&', '?', '#']).find_map(|word| word.strip_prefix("fen="));
    let text = decoded(named.unwrap_or(path)).replace(['_', '+'], " ");
    let (cells, rest) = text.split_once(' ').unwrap_or((&text, ""));
    let rows: Vec<&str> = cells.trim_matches('/').split('/').collect();
    format!("{} {rest}", rows[rows.len().saturating_sub(ROWS)..].join("/"))
}

/// Rows of the boards that links show.
const ROWS: usize = super::square::Square::RANKS as usize;

/// A text whose signs stand as `%20`.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, behind)) = rest.split_first() {
        let code = behind.get(..2).and_then(|two| u8::from_str_radix(std::str::from_utf8(two).ok()?, 16).ok());
        rest = behind;
        match code.filter(|_| first == b'%') {
            Some(code) => {
                bytes.push(code);
                rest = &behind[2..];
            }
            None => bytes.push(first),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// True for a letter that parts fields, or is not seen at all.
fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
}

/// A field with the hyphen in place of every other dash.
fn plain(field: &str) -> String {
    let hyphen = |letter| {
        if matches!(letter, '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}') {
            '-'
        } else {
            letter
        }
    };
    field.chars().map(hyphen).collect()
}
