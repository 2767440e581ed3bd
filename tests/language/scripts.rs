//! Titles and texts in any script: kept as they are, or refused in words.

use deckmate::games::storm::cards::own;
use deckmate::games::storm::language;
use deckmate::games::storm::model::tree::arena::Arena;
use deckmate::Value;

fn card(title: &str, text: &str) -> Value {
    let words = |word: &str, text: &str| (word.to_owned(), Value::from(text));
    let steps = serde_json::from_str(r#"[{"draw":1}]"#).unwrap();
    let parts =
        vec![("v".to_owned(), Value::from(1)), words("title", title), words("when", "end"), ("do".into(), steps)];
    Value::Map(parts.into_iter().chain([words("text", text)]).collect())
}

#[test]
fn words_of_all_scripts_are_kept() {
    for (title, text) in [
        ("Élan vital", "Tire une carte, et réfléchis."),
        ("Сила мысли", "Возьми одну карту."),
        ("Φρόνησις", "Τράβα ένα χαρτί."),
        ("מחשבה", "קח קלף אחד."),
        ("فكرة جديدة", "اسحب ورقة واحدة."),
        ("深思熟虑", "抽一张牌。"),
        ("ひらめき", "カードを1枚引く。"),
        ("생각", "카드를 한 장 뽑는다."),
        ("विचार", "एक पत्ता लो।"),
        ("ความคิดที่ดี", "จั่วไพ่หนึ่งใบ"),
        ("Idea 💡", "Draw a card 🃏🃏🃏!"),
    ] {
        let (value, arena) = (card(title, text), Arena::default());
        let design = language::read(&value, &arena).unwrap_or_else(|wrong| panic!("{title}: {wrong:?}"));
        assert_eq!((design.title, design.text), (title, Some(text)));
        let (packed, again) = (language::pack(&design), Arena::default());
        assert_eq!(language::unpack(&packed, &again).as_ref(), Ok(&design), "{title}");
        // An answer that names it is written in plain letters.
        let read = own::read(&value).unwrap();
        assert!(read.name().is_ascii() && read.name().len() <= 40 && read.title() == title, "{}", read.name());
    }
}

#[test]
fn what_turns_hides_or_piles_up_is_refused_in_words() {
    let titles = [
        "a\u{202e}b",
        "a\u{2067}b",
        "a\u{200d}b",
        "Z\u{308}\u{310}",
        "ก็็็็็็",
        "\u{64b}\u{64c}",
        "a\u{fe0f}",
        "a\u{e0041}",
        " a",
        "!?",
    ];
    for title in titles {
        let arena = Arena::default();
        let wrong = language::read(&card(title, "Draw a card."), &arena).unwrap_err();
        assert_eq!((wrong[0].place.as_str(), wrong.len()), ("title", 1), "{title}: {wrong:?}");
        if title.trim() == title && title != "!?" {
            let wrong = language::read(&card("Trial", title), &arena).unwrap_err();
            assert!(wrong[0].place == "text" && wrong[0].words.ends_with('.'), "{title}: {wrong:?}");
        }
    }
}
