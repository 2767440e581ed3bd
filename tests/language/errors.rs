//! Words to a maker of cards: the errors of the design, each with its place, in words.

use deckmate::games::storm::language;
use deckmate::games::storm::model::tree::arena::Arena;
use deckmate::Value;

/// A card at the end of a turn with these steps.
fn end(steps: &str) -> String {
    card("end", steps)
}

fn card(when: &str, steps: &str) -> String {
    format!(r#"{{"v":1,"title":"Trial","when":"{when}","do":{steps}}}"#)
}

/// The faults of a card, each with its place.
pub fn wrong(json: &str) -> Vec<String> {
    let arena = Arena::default();
    let value: Value = serde_json::from_str(json).unwrap();
    language::read(&value, &arena).map_or_else(|wrong| wrong.iter().map(ToString::to_string).collect(), |_| Vec::new())
}

/// The errors of the design, by its numbers: a card, and what is said.
fn cases() -> Vec<(u8, String, &'static str)> {
    let deep = (0..4).fold(r#"[{"draw":1}]"#.to_owned(), |steps, _| format!(r#"[{{"roll":[{steps},[]]}}]"#));
    vec![
        (1, end(r#"[{"remove":"own pwan"}]"#), "do[0].remove: There is no kind of piece `pwan`. Did you mean `pawn`?"),
        (2, end(r#"[{"remvoe":"own pawn"}]"#), "do[0]: This step does nothing I know: `remvoe`. Did you mean `remove`?"),
        (3, end(r#"[{"remove":"own pawn","draw":1}]"#), "do[0]: A step does one thing; this has `remove` and `draw`. Make two steps of it."),
        (4, end(r#"[{"remove":"own pawn","far":2}]"#), "do[0].far: `remove` knows no `far`."),
        (5, end(r#"[{"send":"own rook"}]"#), "do[0]: `send` needs `to`: where to."),
        (6, end(r#"[{"mark":"b","with":"shielded"}]"#), "do[0].mark: Nothing was called `b` before this step. Give an earlier step `as: b`."),
        (7, end(r#"[{"choose":"own pawn","as":"a"},{"choose":"own rook","as":"a"},{"remove":"a"}]"#), "do[1].as: `a` is taken already. Use another letter."),
        (8, end(r#"[{"mark":"came","with":"asleep"}]"#), "do[0].mark: `came` is the piece your opponent just moved: only a card played after your opponent's turn knows it."),
        (9, end(r#"[{"mark":"own","with":"starving"}]"#), "do[0].with: `starving` lies on nobody: use `begin`."),
        (10, end(r#"[{"change":"own pawn","into":"king"}]"#), "do[0].into: Nothing becomes a king, and nothing moves as one by a card: say prince."),
        (11, card("instead", r#"[{"move":"own","like":"queen","leap":[3,0]}]"#), "do[0]: A piece moves in one way only. Keep one of these and take the others out: `like` and `leap`."),
        (12, card("instead", r#"[{"move":"own pawn","step":"ahead","take":"foe","hit":"foe"}]"#), "do[0]: `take` may capture, `hit` must: use one of them."),
        (13, end(r#"[{"send":"all own pawn","to":["edge"]}]"#), "do[0].send: One piece is needed here, and `all` means many. Leave `all` out."),
        (14, end(r#"[{"swap":["own","foe"]},{"swap":["own","foe"]}]"#), "do: There are up to 65,536 ways to play it, and the table looks at 4,096. Name kinds, or squares, for one of the choices."),
        (15, card("reply", r#"[{"cancel":true},{"draw":1}]"#), "do[0]: `cancel` is all that a card does, and such a card is played as a reply."),
        (16, end(r#"[{"only":"check"},{"choose":"own","as":"a"}]"#), "do: It asks and does nothing: add a step that changes something."),
        (17, end(&deep), "do[0].roll[0][0].roll[0][0].roll[0][0].roll[0]: Steps lie inside each other more than 4 deep."),
        (18, end(r#"[{"draw":1000000000000000000000000000000}]"#), "do[0].draw: This must be `hand` or a number from 1 to 5."),
        (19, end(r#"[{"draw":1}]"#).replace("Trial", "Free\u{202e}drac"), "title: The title has signs that cannot be seen, or turn the text round."),
        (20, end(r#"[{"draw":1}]"#).replace("\"v\":1", "\"v\":2"), "v: The form of this card is newer than this program."),
        (21, end(r#"[{"draw":1}]"#).replace("\"do\"", &format!("\"text\":\"{}\",\"do\"", "x".repeat(1_000_000))), "The card has 1,000,064 bytes; 1,024 are enough for any card."),
        (22, card("instead", r#"[{"move":"own pawn","step":"ahead","far":[3,1]}]"#), "do[0].far: From the smaller to the larger number of squares."),
    ]
}

#[test]
fn each_error_of_the_design_is_said_in_words() {
    for (number, json, words) in cases() {
        assert_eq!(wrong(&json), [words], "({number})");
    }
    assert_eq!(cases().len(), 22);
}

#[test]
fn what_else_is_wrong_is_said_where_it_is() {
    for (json, words) in [
        (end(r#"[{"draw":1},{"draw":1},{"draw":1},{"draw":1},{"draw":1},{"draw":1},{"draw":1},{"draw":1},{"draw":1}]"#), "do: 1 to 8 steps, in a list."),
        ("[1,2]".into(), "A card is an object with v, title, when and do."),
        (end(r#"[{"remove":7}]"#), "do[0].remove: This must be whose pieces, such as `own pawn`."),
        (end(r#"[{"remove":{"of":"own","were":["edge"]}}]"#), "do[0].remove.were: This knows no `were`. Did you mean `where`?"),
        (end(r#"[{"remove":{"of":"own","where":["alnoe"]}}]"#), "do[0].remove.where[0]: There is no condition on a piece `alnoe`. Did you mean `alone`?"),
        (end(r#"[{"remove":{"of":"own","where":[{"rank":9}]}}]"#), "do[0].remove.where[0].rank: This must be a number from 1 to 8, not 9."),
        (end(r#"[{"remove":"own pawn rook pawn"}]"#), "do[0].remove: A kind is named twice."),
        (end(r#"[{"remove":"own but"}]"#), "do[0].remove: `but` whom? Name a kind behind it, such as `but king`."),
        (end(r#"[{"remove":"a pawn"}]"#), "do[0].remove: `a` is one piece already: say nothing of its kind."),
        (end(r#"[{"pick":["edge"],"as":"a"},{"remove":"a"}]"#), "do[1].remove: `a` is a square, and this needs a piece."),
        (end(r#"[{"return":"any pawn","to":["home"]}]"#), "do[0].return: Pieces come back from `own` or `foe` losses, from those `taken` by the opponent, or from what was just `lost`; not from `any`."),
        (end(r#"[{"only":{"sum":"own"}},{"draw":1}]"#), "do[0].only: This must be a condition, such as `check` or `own queen`; nothing is called `sum` here. Did you mean `some`?"),
        (end(r#"[{"mark":"own","with":"also"}]"#), "do[0]: `also` needs `kind`: which kind?"),
        (end(r#"[{"note":"foe","with":"mined"}]"#), "do[0].note: `mined` lies on a square: note a list such as [\"own\"]."),
        (end(r#"[{"shape":"own","into":"queen"}]"#), "do[0].into: A piece is lent the moves of a crab, a kangaroo or a camel; use `change` for others."),
        (end(r#"[{"promote":"all own pawn"}]"#), "do: There are up to 65,536 ways to play it, and the table looks at 4,096. Name kinds, or squares, for one of the choices."),
        (end(r#"[{"draw":1,"draw":2}]"#), "do[0]: A step does one thing; this has `draw` and `draw`. Make two steps of it."),
        (end(r#"[{"draw":1}]"#).replace("end", "evening"), "when: There is no time to play a card `evening`."),
        (end(r#"[{"draw":1}]"#).replace("Trial", " !? "), "title: The title has signs that cannot be seen, or turn the text round."),
        (end(r#"[{"draw":1}]"#).replace("Trial", ""), "title: A title has 1 to 24 letters."),
        (end(r#"[{"draw":1}]"#).replace("\"do\"", "\"art\":\"own:pawn flower\",\"do\""), "art: There is no sign `flower`."),
        (end(r#"[{"draw":1}]"#).replace("\"do\"", "\"counsel\":301,\"do\""), "counsel: This must be `plain`, `prized`, or what it gains in hundredths of a pawn, 1 to 300."),
        (end(r#"[{"lay":["home"],"with":"swallowed"}]"#), "do[0].lay: `home` is told by a piece on the board that comes there, and none does."),
        (end(r#"[{"remove":{"of":"foe rook","where":["checked"]}}]"#), "do[0].remove: Only a king is in check: say `king`."),
        (end(r#"[{"remove":{"of":"foe rook","where":["edge","edge"]}}]"#), "do[0].remove: A condition is said twice."),
        (end(r#"[{"draw":1}]"#).replace("\"do\"", "\"by\":\"\",\"do\""), "by: 1 to 24 letters that can be seen."),
        ("{}".into(), "v: Say v: 1, the form of the language."),
    ] {
        assert_eq!(wrong(&json).first().map(String::as_str), Some(words), "{json}: {:?}", wrong(&json));
    }
}

#[test]
fn all_that_is_wrong_is_said_at_once() {
    let json = card("noon", r#"[{"remove":"own pwan"},{"send":"own","to":["cornre"]},{"drwa":1}]"#);
    assert_eq!(wrong(&json).len(), 4, "{:?}", wrong(&json));
}
