//! CS-0.84: the meaning of a typed line: the name of a kind (CS-004), a complaint about the card game (CS-003), or
//! nothing.
//!
//! A line is cut into clauses. A complaint is a word of blame, or praise that is denied, whose target is the card game:
//! the noun that the word belongs to ("stupid game", not "stupid move"), else the subject of the clause ("this card is
//! silly"), and for a verb of dislike its object ("I do not like this game"), unless somebody else's dislike is told.
//! "It", "this" and "that" mean the card game where the clause names nothing and nobody else, and does not speak of
//! what has been. Blame that is denied is none. In doubt a line is harmless.

use super::remark_words::{Sort, JOINTS, MILD, PHRASES, SMALL, WORDS};
use crate::board::Kind;
use crate::games::storm::Choice;

/// Number of characters of a line that are read.
const READ: usize = 400;

/// The remarks in a line, in the order of its words.
pub fn remarks(line: &str) -> Vec<Choice> {
    let said = |clause: Vec<String>| {
        let sorts: Vec<Sort> = clause.iter().map(|word| sort(word)).collect();
        let said = |(at, word): (usize, &String)| {
            named(word).or_else(|| complains(&clause, &sorts, at).then_some(Choice::Grumble))
        };
        clause.iter().enumerate().filter_map(said).collect::<Vec<_>>()
    };
    clauses(line).into_iter().flat_map(said).collect()
}

/// The clauses of a line as plain words in lower case.
fn clauses(line: &str) -> Vec<Vec<String>> {
    let line: String = line.chars().take(READ).collect::<String>().to_lowercase().replace('’', "'");
    let mut clauses = vec![Vec::new()];
    for part in line.split_inclusive(|c: char| !(c.is_alphanumeric() || c == '\'')) {
        let word = part.trim_matches(|c: char| !c.is_alphanumeric());
        if JOINTS.split(' ').any(|joint| joint == word) {
            clauses.push(Vec::new());
        } else if let Some(clause) = clauses.last_mut() {
            clause.extend(written_out(word).into_iter().filter(|word| !word.is_empty()).map(str::to_owned));
        }
        if part.ends_with(['.', ',', ';', ':', '!', '?', '…', '(', ')', '–']) {
            clauses.push(Vec::new());
        }
    }
    clauses.iter().map(|clause| plainly(clause)).collect()
}

/// A word without its short forms: "isn't" as "is not".
fn written_out(word: &str) -> Vec<&str> {
    match word {
        "can't" | "cannot" | "cant" => vec!["can", "not"],
        "won't" | "wont" => vec!["will", "not"],
        "dont" => vec!["do", "not"],
        "doesnt" => vec!["does", "not"],
        "isnt" | "ain't" => vec!["is", "not"],
        "im" => vec!["i", "am"],
        "its" => vec!["it", "is"],
        "thats" => vec!["that", "is"],
        _ => match word.split_once('\'') {
            _ if word.ends_with("n't") => vec![word.trim_end_matches("n't"), "not"],
            Some((stem, "s")) => vec![stem, "is"],
            Some((stem, "m")) => vec![stem, "am"],
            Some((stem, "re")) => vec![stem, "are"],
            Some((stem, _)) => vec![stem],
            None => vec![word],
        },
    }
}

/// The clause with one word for each of the [`PHRASES`].
fn plainly(clause: &[String]) -> Vec<String> {
    let mut text = format!(" {} ", clause.join(" "));
    for (phrase, word) in PHRASES {
        text = text.replace(&format!(" {phrase} "), &format!(" {word} "));
    }
    text.split_whitespace().map(str::to_owned).collect()
}

/// Sort of a word.
fn sort(word: &str) -> Sort {
    let is_of = |words: &str| words.split(' ').any(|known| known == word);
    match WORDS.iter().find(|(_, words)| is_of(words)) {
        Some(&(sort, _)) => sort,
        None if is_of(SMALL) => Sort::Small,
        None if word.ends_with("ly") => Sort::Adverb,
        None => Sort::Other,
    }
}

/// The kind that a word names, in the singular or the plural (CS-004).
fn named(word: &str) -> Option<Choice> {
    let kinds = [Kind::Pawn, Kind::Knight, Kind::Bishop, Kind::Rook, Kind::Queen];
    let named = kinds.into_iter().find(|kind| word == kind.name() || word.strip_suffix('s') == Some(kind.name()));
    named.map(Choice::Say)
}

/// True if this word of a clause is a complaint about the card game.
fn complains(clause: &[String], sorts: &[Sort], at: usize) -> bool {
    let denied = is_denied(sorts, at);
    let target = match sorts[at] {
        // Nothing denies what is taken for granted: "not this silly game".
        Sort::Blame if !denied || (at > 0 && sorts[at - 1] == Sort::Pointer) => blamed(sorts, at),
        Sort::Praise if denied => blamed(sorts, at),
        // "Too random", not "me too".
        Sort::Too if !denied && sorts.get(at + 1) == Some(&Sort::Other) => blamed(sorts, at + 1),
        Sort::Sucks if !denied => subject(sorts, at),
        Sort::Hate if !denied => disliked(clause, sorts, at),
        Sort::Like if denied => disliked(clause, sorts, at),
        _ => None,
    };
    match target.map(|target| sorts[target]) {
        // "I played a bad game" is about how it was played.
        Some(Sort::Game) => !(1..at).any(|n| clause[n - 1].starts_with("play") && sorts[n] == Sort::Article),
        Some(Sort::Pointer) => {
            let elsewhere = |sort: &Sort| matches!(sort, Sort::Thing | Sort::You | Sort::Owner);
            let blank = sorts[at] == Sort::Sucks || !sorts.iter().any(elsewhere);
            blank && !sorts.contains(&Sort::Was) && !MILD.split(' ').any(|mild| mild == clause[at])
        }
        _ => false,
    }
}

/// True if an odd number of words before this one deny it. A question that begins so denies nothing ("Isn't this
/// silly?").
fn is_denied(sorts: &[Sort], at: usize) -> bool {
    let asked = matches!(sorts, [Sort::Be | Sort::Was, Sort::Not, ..]);
    let denials = sorts[..at].iter().filter(|&&sort| sort == Sort::Not).count();
    (denials - usize::from(asked && at > 1)) % 2 == 1
}

/// Word that blame or praise is about: the noun it stands before, else the subject of its clause.
fn blamed(sorts: &[Sort], at: usize) -> Option<usize> {
    let ends = |sort: &Sort| {
        !matches!(sort, Sort::Game | Sort::Thing | Sort::You | Sort::Other | Sort::Blame | Sort::Praise | Sort::Adverb)
    };
    let end = sorts[at + 1..].iter().position(ends).map_or(sorts.len(), |end| at + 1 + end);
    let noun = (at + 1..end).rev().find(|&noun| matches!(sorts[noun], Sort::Game | Sort::Thing | Sort::You));
    if noun.is_some() {
        return noun;
    }
    // "A terrible headache": a noun that is not known is something else.
    let led = sorts[..at].iter().rev().find(|&&sort| sort != Sort::Adverb);
    let strange = sorts[at + 1..end].contains(&Sort::Other);
    if strange && matches!(led, Some(Sort::Article | Sort::Owner)) {
        return None;
    }
    subject(sorts, at).or_else(|| {
        // "How silly this game is".
        sorts[..at].contains(&Sort::Adverb).then(|| noun_phrase(sorts, at + 1, sorts.len())).flatten()
    })
}

/// The subject of the clause before this word: what is named first after words of opinion, if the speaker holds it.
fn subject(sorts: &[Sort], at: usize) -> Option<usize> {
    let opinion = sorts[..at].iter().rposition(|&sort| sort == Sort::Opinion);
    let holder = opinion.and_then(|opinion| sorts[..opinion].iter().rfind(|sort| matches!(sort, Sort::We | Sort::You)));
    if holder == Some(&Sort::You) {
        return None;
    }
    noun_phrase(sorts, opinion.map_or(0, |opinion| opinion + 1), at)
}

/// The head of the first noun phrase between two words: the last of the nouns that follow each other.
fn noun_phrase(sorts: &[Sort], from: usize, to: usize) -> Option<usize> {
    let is_noun = |sort: Sort| matches!(sort, Sort::Game | Sort::Thing | Sort::Pointer | Sort::We | Sort::You);
    let mut head = (from..to).find(|&at| is_noun(sorts[at]))?;
    while head + 1 < to && matches!(sorts[head + 1], Sort::Game | Sort::Thing) {
        head += 1;
    }
    // "This opera is boring": what is pointed at is not known.
    let strange = sorts[head] == Sort::Pointer && head + 1 < to && sorts[head + 1] == Sort::Other;
    (!strange).then_some(head)
}

/// The object of a verb of liking, unless somebody else's feelings are told.
fn disliked(clause: &[String], sorts: &[Sort], at: usize) -> Option<usize> {
    let others = matches!(clause[at].as_str(), "hates" | "likes" | "loves")
        && !clause[..at].iter().any(|word| matches!(word.as_str(), "everybody" | "everyone" | "nobody"));
    let holder = sorts[..at].iter().rfind(|sort| matches!(sort, Sort::We | Sort::You | Sort::Owner));
    // "Not like chess" tells no feelings.
    let before = sorts[..at].iter().rfind(|sort| !matches!(sort, Sort::Not | Sort::Adverb));
    let compares = matches!(before, Some(Sort::Be | Sort::Was)) && clause[at] == "like";
    if others || compares || matches!(holder, Some(Sort::You | Sort::Owner)) {
        return None;
    }
    noun_phrase(sorts, at + 1, sorts.len())
}
