//! Blank cards as data: read, packed, told apart by all that they say, and refused where a computer would play.

use deckmate::bots::advise;
use deckmate::games::storm::cards::own;
use deckmate::games::storm::language;
use deckmate::games::storm::model::tree::arena::Arena;
use deckmate::{suggest, AnyGame, Code, Level, NewGame};

use super::{setup, value};

const CARD: &str = r#"{"v":1,"title":"Musical chairs","when":"end","do":"by-hand","text":"All knights get up. The players seat them again in turn, on any empty squares, you first.","art":"own:knight swap foe:knight","by":"Ann"}"#;

#[test]
fn a_blank_card_comes_back_from_json_and_from_a_link() {
    let arena = Arena::default();
    let design = language::read(&value(CARD), &arena).unwrap();
    assert!(design.tree.is_by_hand());
    assert_eq!(language::write(&design).sorted(), value(CARD).sorted());
    let (packed, again) = (language::pack(&design), Arena::default());
    assert_eq!(language::unpack(&packed, &again), Ok(design));
    assert!(packed.len() < 110, "{} signs: {packed}", packed.len());
    assert!(language::sentence(&design.tree).contains("admits or denies"));
    // A whole one of the same title is another card.
    assert!(language::unpack(&format!("{packed}x"), &Arena::default()).is_err());
}

#[test]
fn title_and_text_tell_blank_cards_apart() {
    let name = |card: &str| own::read(&value(card)).unwrap().name();
    let (one, other) = (name(CARD), name(&CARD.replace("you first", "they first")));
    assert!(one != other && one.starts_with("musical-chairs~") && other.starts_with("musical-chairs~"));
    assert_ne!(name(&CARD.replace("Musical", "Magical")), one);
    assert_eq!(name(CARD), one);
    let shown = own::named(one).unwrap().shown();
    assert!(
        shown.by_hand && shown.text.starts_with("All knights get up.") && shown.glyphs == "own:knight swap foe:knight"
    );
}

#[test]
fn what_is_wrong_with_a_blank_card_is_said() {
    let wrong = |card: &str| {
        let wrong = own::read(&value(card)).err().unwrap();
        wrong.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    let bare = r#"{"v":1,"title":"Chairs","when":"end","do":"by-hand"}"#;
    assert_eq!(wrong(bare), "`text` is missing: what its player does.");
    let say = "Write the steps in a list, or `by-hand` for a card that people carry out.";
    assert_eq!(wrong(&bare.replace("by-hand", "by hand")), format!("do: {say}"));
    let long = bare.replace('}', &format!(r#","text":"{}"}}"#, "a".repeat(161)));
    assert_eq!(wrong(&long), "text: 1 to 160 letters that can be seen.");
    let advised = bare.replace('}', r#","text":"Sing.","counsel":"prized"}"#);
    assert!(wrong(&advised).starts_with("counsel: This knows no `counsel`."), "{}", wrong(&advised));
}

#[test]
fn the_computer_takes_no_seat_where_people_play_by_hand() {
    let mut wanted = NewGame::of("chess-storm").seed("people");
    wanted.setup = Some(setup(&[own::named(own::read(&value(CARD)).unwrap().name()).unwrap().packed.to_owned()]));
    let game = AnyGame::new(wanted).unwrap();
    assert_eq!(game.people_only(), Some("Musical chairs"));
    let said = "Musical chairs is carried out by hand, so only people play this game: the computer cannot";
    for level in Level::ALL {
        let fault = suggest(&game, level, Some(10), "people", &mut || false).unwrap_err();
        assert_eq!((fault.code, fault.message.as_str()), (Code::PeopleOnly, said));
    }
    assert_eq!(advise(&game, 10, None, &mut || ()).err().unwrap().code, Code::PeopleOnly);
    assert_eq!(AnyGame::new(NewGame::of("chess-storm")).unwrap().people_only(), None);
}
