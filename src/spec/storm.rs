//! The words of `see` for Chess Storm: marks and lodgers, pools, piles, and the cards on the table.

use serde_json::Value;

use super::look::{cell_at, piece, pieces, same, same_pieces, text, texts};

/// Checks a word that is about Chess Storm; `false` if it is not, or if another game is played.
pub fn see(part: &str, view: &Value, about: &str, expected: &[&str]) -> Result<bool, String> {
    let storm = &view["storm"];
    if storm.is_null() {
        return Ok(false);
    }
    let name = || expected.first().copied().ok_or_else(|| format!("see {part}: whose?"));
    let seen = match about {
        "marks" => texts(&somebody(view, name()?)?["marks"]),
        "lodger" => piece(&somebody(view, name()?)?["lodger"]),
        "pool" => texts(storm["pool"].get(name()?).ok_or_else(|| format!("see {part}: there is no such pool"))?),
        "gone" => pieces(&storm["gone"]),
        "lasting" | "stack" => cards(&storm[about]),
        "discard" => texts(&storm["discard"]),
        // `pile deck-10`: all cards of the game but ten.
        "pile" if name().is_ok_and(|wanted| wanted.starts_with("deck-")) => {
            let [deck, pile] = ["deck", "pile"].map(|field| storm[field].as_i64().unwrap_or_default());
            vec![format!("deck-{}", deck - pile)]
        }
        "pile" | "deck" => vec![text(&storm[about])],
        "spent" => seats(&storm["spent"]),
        "walls" => walls(&storm["land"]["walls"]),
        "extra" => vec![if storm["extra"] == true { "yes" } else { "no" }.to_string()],
        _ => return Ok(false),
    };
    let named = ["marks", "lodger", "pool"].contains(&about);
    let expected = &expected[usize::from(named)..];
    let fits = if ["marks", "pool", "gone", "lasting", "spent", "walls"].contains(&about) { same_pieces } else { same };
    fits(part, &seen, expected).map(|()| true)
}

/// The piece on a square; an empty one has no marks and no lodger, not even none.
fn somebody<'a>(view: &'a Value, square: &str) -> Result<&'a Value, String> {
    let cell = cell_at(view, square)?;
    if cell.is_null() {
        return Err(format!("nobody stands on {square}"));
    }
    Ok(cell)
}

/// The names of the cards of a list that says more about each.
fn cards(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().map(|entry| text(&entry["card"])).collect()
}

/// The walls, each as the names of the two squares it parts.
fn walls(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().map(|pair| texts(pair).concat()).collect()
}

/// The seats of which something is true.
fn seats(of: &Value) -> Vec<String> {
    ["first", "second"].into_iter().filter(|seat| of[*seat] == true).map(str::to_string).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::see;

    /// Whether the words are said and hold of a small view.
    fn holds(part: &str) -> Result<bool, String> {
        let piece = json!({ "side": "white", "kind": "knight" });
        let host =
            json!({ "side": "neutral", "kind": "pawn", "of": "black", "marks": ["magnet", "stuck"], "lodger": piece });
        let view = json!({ "files": 2, "ranks": 1, "cells": [host, null], "storm": {
            "pile": 3, "discard": ["crab", "no"], "pool": { "white": ["rook", "pawn"], "black": [] },
            "gone": [piece], "lasting": [{ "card": "magnetism" }, { "card": "pass" }], "stack": [{ "card": "nope" }],
            "spent": { "first": false, "second": true }, "extra": false, "deck": 9, "land": { "walls": [["d4", "d5"]] },
        } });
        let words: Vec<&str> = part.split(' ').filter(|word| *word != "none").collect();
        see(part, &view, words[0], &words[1..])
    }

    #[test]
    fn what_is_seen_fits() {
        for part in [
            "marks a1 stuck magnet",
            "lodger a1 white knight",
            "pool white pawn rook",
            "pool black none",
            "gone white-knight",
            "lasting pass magnetism",
            "stack nope",
            "discard crab no",
            "pile 3",
            "pile deck-6",
            "deck 9",
            "spent second",
            "extra no",
            "walls d4d5",
        ] {
            assert_eq!(holds(part), Ok(true), "{part}");
        }
    }

    #[test]
    fn what_is_not_seen_fails() {
        for part in ["marks a1 none", "marks b1 none", "lodger a1 none", "pool red none", "pool", "discard no crab"] {
            assert!(holds(part).is_err(), "{part}");
        }
        assert_eq!(holds("board 8"), Ok(false), "a word of all games");
    }
}
