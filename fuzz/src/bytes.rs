//! Bytes as decisions: each decision eats a byte or two, and when nothing is left the try is over.

/// The bytes of a try that are left.
pub struct Bytes<'a>(pub &'a [u8]);

impl Bytes<'_> {
    /// The next byte.
    pub fn byte(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    /// A number below `count`, from one byte where one is enough; 0 when nothing is left.
    pub fn below(&mut self, count: usize) -> usize {
        let first = usize::from(self.byte().unwrap_or(0));
        let number = if count > 256 { first << 8 | usize::from(self.byte().unwrap_or(0)) } else { first };
        number % count.max(1)
    }

    /// One of several things.
    pub fn one<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        if all.is_empty() {
            return None;
        }
        all.get(self.below(all.len()))
    }

    /// A text of up to 31 bytes, of whatever letters they make.
    pub fn text(&mut self) -> String {
        let length = self.below(32).min(self.0.len());
        let (text, rest) = self.0.split_at(length);
        self.0 = rest;
        String::from_utf8_lossy(text).into_owned()
    }
}
