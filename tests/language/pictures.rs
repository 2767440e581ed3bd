//! The signs of a card say what it does: whose pieces, which kinds, what becomes of them.

use deckmate::games::storm::language;
use deckmate::games::storm::model::tree::arena::Arena;

use super::errors::wrong;
use super::round::read;

/// Steps, and the signs that say them.
const SAID: &[(&str, &str)] = &[
    // A peaceful piece is no target, and neither is who captures.
    (r#"{"mark":"own rook","with":"peaceful"}"#, "own:rook peace"),
    (r#"{"begin":"ceased"}"#, "own:pawn peace foe:pawn peace"),
    (r#"{"burst":"own queen"}"#, "own:queen star take foe:rook"),
    // The kinds that are named are drawn.
    (r#"{"mark":"own bishop","with":"neutral"}"#, "own:bishop arrow any:bishop"),
    (r#"{"mark":"own bishop","with":"also","kind":"knight"}"#, "own:bishop diag leap"),
    (r#"{"lay":["empty"],"with":"lends","kind":"knight"}"#, "any:rook ring leap"),
    (r#"{"begin":"ordered","kind":"queen"}"#, "foe:queen arrow"),
    (r#"{"fuse":"own rook bishop"}"#, "own:rook chain own:bishop"),
    // The opponent's deeds befall the opponent's pieces.
    (r#"{"foe":[{"remove":"own pawn"}]}"#, "foe:pawn cross"),
    (r#"{"foe":[{"choose":"foe queen","as":"a"},{"remove":"a"}]}"#, "own:queen cross"),
    // A piece that comes back was lost; it changes places with nobody.
    (r#"{"return":"own knight","to":[{"rank":1}]}"#, "tomb back own:knight"),
    (r#"{"replace":"own pawn","with":"own rook"}"#, "own:pawn cross back own:rook"),
    (r#"{"either":[[{"return":"own pawn","to":[{"rank":2}]}],[{"draw":2}]]}"#, "back own:pawn cards plus"),
    // A goal is a square.
    (r#"{"send":"own queen","to":["empty"]}"#, "own:queen arrow ring"),
    // Chance, cards and turns have signs of their own.
    (r#"{"roll":[[{"remove":"foe pawn"}],[]]}"#, "coin foe:pawn cross"),
    (r#"{"roll":[[{"draw":1}],[{"discard":1}]]}"#, "coin cards plus cards cross"),
    (r#"{"draw":2}"#, "cards plus"),
    (r#"{"discard":1}"#, "cards cross"),
    (r#"{"look":3}"#, "cards eye"),
    (r#"{"again":true}"#, "own:rook arrow double"),
    (r#"{"begin":"hurried"}"#, "foe:king clock"),
];

#[test]
fn signs_say_what_a_step_does() {
    for (step, signs) in SAID {
        let json = format!(r#"{{"v":1,"title":"Trial","when":"end","do":[{step}]}}"#);
        assert_eq!(wrong(&json), Vec::<String>::new(), "{step}");
        let arena = Arena::default();
        let design = read(&serde_json::from_str(&json).unwrap(), &arena);
        assert_eq!(language::signs(&design.tree), *signs, "{step}");
    }
}
