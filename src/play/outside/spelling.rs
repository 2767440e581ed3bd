//! Names of cards in any spelling: `rocknroll`, `Rock 'n' Roll` and `rock-n-roll` are one card.

/// True if both names have the same letters and digits, whatever stands between them, in whatever case and with
/// whatever accents.
///
/// ```
/// use deckmate::play::spelling::alike;
///
/// assert!(alike("rock-n-roll", "Rock'n'Roll"));
/// assert!(!alike("rock-n-roll", "rook"));
/// ```
pub fn alike(name: &str, other: &str) -> bool {
    letters(name).eq(letters(other))
}

fn letters(name: &str) -> impl Iterator<Item = char> + '_ {
    name.chars().map(plain).filter(char::is_ascii_alphanumeric)
}

/// The letter without its accent, in lower case.
fn plain(letter: char) -> char {
    match letter {
        'é' | 'è' | 'ê' | 'É' | 'È' | 'Ê' => 'e',
        'á' | 'à' | 'â' | 'Á' | 'À' | 'Â' => 'a',
        _ => letter.to_ascii_lowercase(),
    }
}

/// The letters and digits of a title in its words: `rock-n-roll`.
pub fn slug(title: &str) -> String {
    let words = title.split(|letter| !plain(letter).is_ascii_alphanumeric());
    let words: Vec<String> = words.filter(|word| !word.is_empty()).map(|word| letters(word).collect()).collect();
    words.join("-")
}

/// True if the text is that answer about a card, in another spelling of the card's name.
pub fn same_card(text: &str, answer: &str) -> bool {
    match (text.split_once(':'), answer.split_once(':')) {
        (Some((topic, name)), Some((word, card))) => {
            // An own card is called by what stands before its hash, too.
            let short = card.split('~').next().unwrap_or(card);
            topic == word && matches!(word, "card" | "dump") && (alike(name, card) || alike(name, short))
        }
        _ => false,
    }
}

/// The one of these names that is most like a name that is none of them.
pub fn nearest<'a>(names: &[&'a str], name: &str) -> Option<&'a str> {
    names.iter().copied().min_by_key(|known| changes(known, name))
}

/// The one of these names that was meant by a name that is none of them: at least half of its letters are right.
///
/// ```
/// use deckmate::play::spelling::close;
///
/// assert_eq!(close(&["rook", "pawn"], "pwan"), Some("pawn"));
/// assert_eq!(close(&["rook", "pawn"], "hero"), None);
/// ```
pub fn close<'a>(names: &[&'a str], name: &str) -> Option<&'a str> {
    nearest(names, name).filter(|near| changes(near, name) * 2 <= near.chars().count().max(name.chars().count()))
}

/// Number of letters that have to be put in, left out or changed to make one word of another.
fn changes(one: &str, other: &str) -> usize {
    let mut row: Vec<usize> = (0..=other.chars().count()).collect();
    for (at, letter) in one.chars().enumerate() {
        let mut before = std::mem::replace(&mut row[0], at + 1);
        for (to, its) in other.chars().enumerate() {
            let changed = before + usize::from(letter != its);
            before = row[to + 1];
            row[to + 1] = changed.min(before + 1).min(row[to] + 1);
        }
    }
    row[other.chars().count()]
}
