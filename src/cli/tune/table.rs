//! A table of weights as a source file.

use deckmate::board::Kind;
use deckmate::bots::chess::features::{places, Pair, KINDS, RANKS, TERMS};

/// So many weights stand in a line at most.
const A_LINE: usize = 8;

/// The file; `command` made it.
pub fn text(files: u8, weights: &[Pair], grain: [i16; 2], command: &str) -> String {
    let half = usize::from(files / 2);
    let weights = rounded(weights, places(half), grain);
    let mut text = format!(
        "//! The weights of the evaluation on {files} files, in hundredths of a Pawn, early and late in the game. Data: fitted or guessed,\n\
         //! it is made anew, not edited.\n//!\n//! {command}\n\n\
         use super::features::Pair;\n\n/// See [`features`](super::features).\n#[rustfmt::skip]\n\
         pub static WEIGHTS: [Pair; {}] = [\n",
        weights.len()
    );
    let mut rest = &weights[..];
    let mut part = |title: &str, count: usize| {
        text += &format!("    // {title}\n");
        let (now, later) = rest.split_at(count);
        rest = later;
        for line in now.chunks(if count == RANKS * half { half } else { A_LINE }) {
            let pairs: Vec<String> = line.iter().map(|(early, late)| format!("({early}, {late})")).collect();
            text += &format!("    {},\n", pairs.join(", "));
        }
    };
    for kind in 0..=KINDS {
        let name = Kind::ALL.get(kind).map_or("one of two kings", |kind| kind.name());
        part(&format!("{name}, by rank and distance from the side"), places(half) / (KINDS + 1));
    }
    for (name, count) in TERMS {
        part(name, count);
    }
    text + "];"
}

/// The weights as multiples of the first number, where they are of places, or of the second.
fn rounded(weights: &[Pair], places: usize, [of_places, of_terms]: [i16; 2]) -> Vec<Pair> {
    let all = weights.iter().enumerate().map(|(at, &(early, late))| {
        let grain = if at < places { of_places } else { of_terms };
        let round = |weight: i16| (f32::from(weight) / f32::from(grain)).round() as i16 * grain;
        (round(early), round(late))
    });
    all.collect()
}

/// Reads `PLACES,TERMS`.
pub fn grain(text: &str) -> Result<[i16; 2], String> {
    let numbers = text.split_once(',').and_then(|(places, terms)| Some([places.parse().ok()?, terms.parse().ok()?]));
    numbers
        .filter(|numbers| numbers.iter().all(|&number| number > 0))
        .ok_or_else(|| format!("`{text}` is not two numbers from 1 on, as in `16,8`"))
}
