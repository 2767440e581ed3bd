//! Reads JSON as requests and saves hold it: with whole numbers only. The library's reader would bring the arithmetic of
//! fractions along, a twentieth of the whole wasm.

use std::fmt;
use std::str::Chars;

use serde::de::{self, Deserialize, DeserializeSeed, Expected, MapAccess, SeqAccess, Unexpected, Visitor};
use serde::forward_to_deserialize_any;

/// How many lists and objects may stand in each other.
const DEEPEST: usize = 16;

/// Why a text is not the JSON that was wanted.
#[derive(Debug)]
pub struct Wrong(String);

impl fmt::Display for Wrong {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for Wrong {}

impl de::Error for Wrong {
    fn custom<T: fmt::Display>(message: T) -> Wrong {
        Wrong(message.to_string())
    }

    // The library would say what came instead, for which it must be able to write fractions.
    fn invalid_type(_: Unexpected<'_>, wanted: &dyn Expected) -> Wrong {
        Wrong(format!("expected {wanted}"))
    }

    fn invalid_value(_: Unexpected<'_>, wanted: &dyn Expected) -> Wrong {
        Wrong(format!("expected {wanted}"))
    }
}

/// What a text stands for. A number that is not whole is taken for a text: nothing here takes fractions, and whoever
/// refuses it can still name it.
///
/// # Errors
/// Says what is wrong, and where.
pub fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Wrong> {
    let mut reader = Reader { rest: text, depth: 0 };
    let found = T::deserialize(&mut reader).and_then(|found| match reader.next() {
        None => Ok(found),
        Some(_) => wrong("expected nothing more"),
    });
    found.map_err(|wrong| Wrong(format!("{wrong}, after {} of {} bytes", text.len() - reader.rest.len(), text.len())))
}

#[inline(never)] // rarely called, and from many places
fn wrong<T>(message: &str) -> Result<T, Wrong> {
    Err(Wrong(message.to_owned()))
}

struct Reader<'a> {
    rest: &'a str,
    depth: usize,
}

/// What comes next: one value, or the opening sign of several.
enum Thing {
    Nothing,
    Switch(bool),
    Number(u64),
    Text(String),
    List,
    Fields,
}

impl Reader<'_> {
    /// The next sign that is no space; it is not taken yet.
    fn next(&mut self) -> Option<u8> {
        self.rest = self.rest.trim_ascii_start();
        self.rest.bytes().next()
    }

    /// Takes the next sign if it is this one.
    fn takes(&mut self, sign: char) -> bool {
        self.rest = self.rest.trim_ascii_start();
        let after = self.rest.strip_prefix(sign);
        self.rest = after.unwrap_or(self.rest);
        after.is_some()
    }

    /// Takes a value or an opening sign.
    fn thing(&mut self) -> Result<Thing, Wrong> {
        if self.takes('[') {
            return Ok(Thing::List);
        }
        if self.takes('{') {
            return Ok(Thing::Fields);
        }
        if self.takes('"') {
            return self
                .text()
                .map_or_else(|| wrong("a text has no end or makes no sense"), |text| Ok(Thing::Text(text)));
        }
        let belongs = |sign: &u8| sign.is_ascii_alphanumeric() || b"+-.".contains(sign);
        let end = self.rest.bytes().take_while(belongs).count();
        let (word, rest) = self.rest.split_at_checked(end).unwrap_or_default();
        self.rest = rest;
        match word {
            "null" => Ok(Thing::Nothing),
            "true" | "false" => Ok(Thing::Switch(word == "true")),
            _ if word.starts_with(|c: char| c == '-' || c.is_ascii_digit())
                && !word.contains(|c: char| c.is_ascii_alphabetic() && !matches!(c, 'e' | 'E')) =>
            {
                Ok(word.parse().map_or_else(|_| Thing::Text(word.to_owned()), Thing::Number))
            }
            _ => wrong("this is no JSON"),
        }
    }

    /// Takes a text, whose first sign is taken already.
    fn text(&mut self) -> Option<String> {
        let mut found = String::new();
        let mut letters = self.rest.chars();
        loop {
            match letters.next()? {
                '"' => break,
                '\\' => found.push(escaped(&mut letters)?),
                letter if letter < ' ' => return None,
                letter => found.push(letter),
            }
        }
        self.rest = letters.as_str();
        Some(found)
    }
}

/// What stands behind a backslash.
fn escaped(letters: &mut Chars<'_>) -> Option<char> {
    Some(match letters.next()? {
        'b' => '\u{8}',
        'f' => '\u{c}',
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        'u' => {
            let code = hex(letters)?;
            let high = code.wrapping_sub(0xd800);
            if high >= 0x400 {
                return char::from_u32(code);
            }
            let follows = letters.next()? == '\\' && letters.next()? == 'u';
            let low = hex(letters)?.wrapping_sub(0xdc00);
            return char::from_u32(0x1_0000 + (high << 10) + low).filter(|_| follows && low < 0x400);
        }
        same @ ('"' | '\\' | '/') => same,
        _ => return None,
    })
}

fn hex(letters: &mut Chars<'_>) -> Option<u32> {
    (0..4).try_fold(0, |code, _| Some(code << 4 | letters.next()?.to_digit(16)?))
}

impl<'de> de::Deserializer<'de> for &mut Reader<'_> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.thing()? {
            Thing::Nothing => visitor.visit_unit(),
            Thing::Switch(on) => visitor.visit_bool(on),
            Thing::Number(number) => visitor.visit_u64(number),
            Thing::Text(text) => visitor.visit_string(text),
            Thing::List => self.inside(']', |items| visitor.visit_seq(items)),
            Thing::Fields => self.inside('}', |entries| visitor.visit_map(entries)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        if self.next() != Some(b'n') {
            return visitor.visit_some(self);
        }
        match self.thing()? {
            Thing::Nothing => visitor.visit_none(),
            _ => wrong("this is no JSON"),
        }
    }

    // Structs could be read from lists as well, and fields by their numbers: that would double what is compiled for them.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match self.thing()? {
            Thing::Fields => self.inside('}', |entries| visitor.visit_map(entries)),
            _ => wrong("expected an object"),
        }
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.thing()? {
            Thing::Text(text) => visitor.visit_str(&text),
            _ => wrong("expected a name"),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf unit unit_struct newtype_struct
        seq tuple tuple_struct map enum ignored_any
    }
}

impl<'a> Reader<'a> {
    /// Reads what stands before the closing sign, and takes that, too.
    fn inside<T>(&mut self, end: char, read: impl FnOnce(&mut Inside<'_, 'a>) -> Result<T, Wrong>) -> Result<T, Wrong> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return wrong("too much stands in each other");
        }
        let mut inside = Inside { reader: self, end, is_first: true, is_over: false };
        let found = read(&mut inside)?;
        if !inside.is_over && inside.goes_on()? {
            return wrong("there is too much in a list");
        }
        self.depth -= 1;
        Ok(found)
    }
}

/// A list or an object that is being read.
struct Inside<'r, 'a> {
    reader: &'r mut Reader<'a>,
    end: char,
    is_first: bool,
    is_over: bool,
}

impl Inside<'_, '_> {
    /// Whether another thing follows; takes the comma before it.
    fn goes_on(&mut self) -> Result<bool, Wrong> {
        self.is_over = self.reader.takes(self.end);
        if !self.is_over && !self.is_first && !self.reader.takes(',') {
            return wrong("a comma or an end is missing");
        }
        self.is_first = false;
        Ok(!self.is_over)
    }
}

impl<'a> SeqAccess<'a> for Inside<'_, '_> {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'a>>(&mut self, seed: T) -> Result<Option<T::Value>, Wrong> {
        match self.goes_on()? {
            true => seed.deserialize(&mut *self.reader).map(Some),
            false => Ok(None),
        }
    }
}

impl<'a> MapAccess<'a> for Inside<'_, '_> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'a>>(&mut self, seed: K) -> Result<Option<K::Value>, Wrong> {
        if !self.goes_on()? {
            return Ok(None);
        }
        match self.reader.next() {
            Some(b'"') => seed.deserialize(&mut *self.reader).map(Some),
            _ => wrong("expected a name"),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'a>>(&mut self, seed: V) -> Result<V::Value, Wrong> {
        match self.reader.takes(':') {
            true => seed.deserialize(&mut *self.reader),
            false => wrong("a colon is missing"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::read;
    use crate::play::Value;

    #[test]
    fn reads_what_it_writes() {
        let text = r#"{"a":[1,true,null,"x\n\"y\"",{}],"b":{"c":"d"}}"#;
        let value: Value = read(text).expect("JSON");
        assert_eq!(value.to_string(), text);
        assert_eq!(read::<Value>(&text.replace(",", " ,\n ")).expect("JSON with spaces"), value);
    }

    #[test]
    fn reads_letters_in_disguise() {
        let read = |text| read::<Value>(text).ok().and_then(|value| value.as_str().map(str::to_owned));
        assert_eq!(read(r#""\u00e9\ud83d\ude00\/""#).as_deref(), Some("é😀/"));
        for wrong in [r#""\ud83d""#, r#""\ud83dx""#, r#""\ude00""#, r#""\u00g0""#, r#""\x""#, "\"", "\"\n\""] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn refuses_what_is_no_json() {
        let deep = "[".repeat(100_000);
        for wrong in
            ["", "[", "]", "{", "[1", "[1,", "[,1]", "[1 2]", "{1:2}", "{\"a\"}", "+1", "{\"a\":}", "1 2", "nul", &deep]
        {
            assert!(read::<Value>(wrong).is_err(), "{wrong}");
        }
        assert!(read::<(u8, u8)>("[1,2,3]").is_err());
        assert!(read::<u8>("256").is_err());
    }

    #[test]
    fn a_number_that_is_not_whole_is_its_text() {
        for number in ["-1", "1.5", "1e99"] {
            assert_eq!(read::<Value>(number).expect("a text").as_str(), Some(number));
            assert!(read::<u64>(number).is_err());
        }
    }
}
