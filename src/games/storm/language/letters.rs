//! Texts in packed cards: letters that are frequent take less room.

use super::coder::Coder;

/// Small letters and the space, each with its share of 256.
const SMALL: &[(char, u32)] = &[
    (' ', 24),
    ('e', 26),
    ('a', 19),
    ('r', 18),
    ('i', 18),
    ('o', 17),
    ('n', 17),
    ('t', 17),
    ('s', 14),
    ('l', 13),
    ('c', 10),
    ('d', 9),
    ('u', 9),
    ('h', 8),
    ('p', 7),
    ('m', 7),
    ('g', 7),
    ('b', 5),
    ('y', 5),
    ('k', 4),
    ('f', 4),
    ('w', 4),
    ('v', 3),
    ('x', 1),
    ('z', 1),
    ('j', 1),
    ('q', 1),
];

/// Capital letters.
const CAPITALS: &[(char, u32)] = &[
    ('A', 4),
    ('B', 5),
    ('C', 7),
    ('D', 5),
    ('E', 3),
    ('F', 5),
    ('G', 3),
    ('H', 3),
    ('I', 2),
    ('J', 2),
    ('K', 2),
    ('L', 3),
    ('M', 4),
    ('N', 3),
    ('O', 2),
    ('P', 5),
    ('Q', 2),
    ('R', 5),
    ('S', 8),
    ('T', 5),
    ('U', 1),
    ('V', 2),
    ('W', 3),
    ('X', 1),
    ('Y', 1),
    ('Z', 1),
];

/// Digits and what stands between words.
const OTHERS: &str = "'-.,!?:;()/&+\"0123456789";

/// Shares of the four groups (small, capital, others, all else): at the beginning of a text, and within it.
const GROUPS: [[u32; 4]; 2] = [[4, 56, 3, 1], [58, 3, 2, 1]];

/// Shares of the lengths of a title; a longer text has them alike.
const LENGTHS: [u32; 24] = [1, 2, 3, 5, 7, 8, 8, 8, 8, 6, 5, 4, 4, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1];

/// Writes or reads a text of at most so many letters.
pub fn code(out: &mut dyn Coder, text: Option<&str>, most: u32) -> Option<String> {
    let letters: Option<Vec<char>> = text.map(|text| text.chars().collect());
    let length = letters.as_ref().map(Vec::len);
    let length = if most as usize == LENGTHS.len() {
        out.share(length.map(|length| length.wrapping_sub(1)), &LENGTHS)? + 1
    } else {
        out.pick(length.map(|length| length as u32), most + 1)? as usize
    };
    let mut all = String::new();
    for at in 0..length {
        let letter = letters.as_ref().and_then(|letters| letters.get(at).copied());
        all.push(one(out, letter, usize::from(at > 0))?);
    }
    Some(all)
}

fn one(out: &mut dyn Coder, letter: Option<char>, place: usize) -> Option<char> {
    let within = |group: &[(char, u32)], letter: char| group.iter().any(|(known, _)| *known == letter);
    let group = letter.map(|letter| match letter {
        _ if within(SMALL, letter) => 0,
        _ if within(CAPITALS, letter) => 1,
        _ if OTHERS.contains(letter) => 2,
        _ => 3,
    });
    let of = |out: &mut dyn Coder, group: &[(char, u32)]| {
        let widths: Vec<u32> = group.iter().map(|(_, width)| *width).collect();
        let at = letter.and_then(|letter| group.iter().position(|(known, _)| *known == letter));
        Some(group[out.share(at, &widths)?].0)
    };
    match out.share(group, &GROUPS[place])? {
        0 => of(out, SMALL),
        1 => of(out, CAPITALS),
        2 => {
            let at = letter.and_then(|letter| OTHERS.chars().position(|known| known == letter));
            OTHERS.chars().nth(out.pick(at.map(|at| at as u32), OTHERS.len() as u32)? as usize)
        }
        _ => char::from_u32(out.pick(letter.map(u32::from), 0x0011_0000)?),
    }
}
