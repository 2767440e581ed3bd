//! Target `card`: definitions of cards. Bytes are JSON, a packed card, or the choices of which a card is made.

use deckmate::games::storm::language::{self, Coder};
use deckmate::games::storm::model::tree::arena::Arena;
use deckmate::Value;

use super::bytes::Bytes;

impl Coder for Bytes<'_> {
    fn share(&mut self, _: Option<usize>, widths: &[u32]) -> Option<usize> {
        let mut slot = self.below(widths.iter().sum::<u32>() as usize) as u32;
        widths.iter().position(|width| {
            let is_here = slot < *width;
            slot -= if is_here { 0 } else { *width };
            is_here
        })
    }

    fn pick(&mut self, _: Option<u32>, of: u32) -> Option<u32> {
        Some(self.below(of as usize) as u32)
    }
}

/// Reads a card, or a packed one; what is read has a sentence and signs, and comes back from JSON and from a link.
pub fn run(data: &[u8]) {
    let value = match data {
        [b'{' | b'[', ..] => serde_json::from_slice::<Value>(data).ok(),
        [b'.', packed @ ..] => {
            let arena = Arena::default();
            let text = String::from_utf8_lossy(packed);
            language::unpack(&text, &arena).ok().map(|design| {
                assert_eq!(language::pack(&design), text, "two links of one card");
                language::write(&design)
            })
        }
        choices => language::made(&mut Bytes(choices)),
    };
    value.iter().for_each(holds);
}

fn holds(value: &Value) {
    let arena = Arena::default();
    let design = match language::read(value, &arena) {
        Ok(design) => design,
        Err(wrong) => return assert!(wrong.iter().all(|wrong| wrong.words.len() > 10) && !wrong.is_empty()),
    };
    let sentence = language::sentence(&design.tree);
    assert!(sentence.ends_with(['.', '!']) && !sentence.contains("  ") && sentence.len() < 4096, "{value}: {sentence}");
    assert!((1..=5).contains(&language::signs(&design.tree).split(' ').count()));
    let (again, back) = (Arena::default(), Arena::default());
    assert_eq!(language::read(&language::write(&design), &again).as_ref(), Ok(&design), "{value}");
    assert_eq!(language::unpack(&language::pack(&design), &back).as_ref(), Ok(&design), "{value}");
    language::warnings(&design.tree);
    language::advice(&design);
}
