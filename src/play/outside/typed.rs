//! Typed things, such as setups and requests, read from a value that came from outside.

use serde::de::value::SeqDeserializer;
use serde::de::{self, DeserializeSeed, Deserializer, Error, Expected, IntoDeserializer, MapAccess, Visitor};
use serde::forward_to_deserialize_any;

use crate::play::outside::value::Value;

/// Beginning of a sentence about a value that is not of the expected sort.
const UNFIT: &str = "it is ";

impl Value {
    /// Reason that it is not read as what was expected.
    fn unfit(&self, expected: &dyn Expected) -> de::value::Error {
        de::Error::custom(format!("{UNFIT}{}, not {}", named(&expected.to_string()), self.sort()))
    }

    /// Sort of the value, in words.
    fn sort(&self) -> String {
        match self {
            Value::Null => "null".into(),
            Value::Bool(is) => format!("`{is}`"),
            Value::Number(n) => format!("the number {n}"),
            Value::Text(text) => format!("the text `{text}`"),
            Value::List(_) => "a list".into(),
            Value::Map(_) => "an object".into(),
        }
    }
}

/// Sort that Serde expects, in words for whoever writes JSON.
fn named(expected: &str) -> &str {
    match expected {
        "a string" | "str" | "string" => "a text",
        "a boolean" | "bool" => "true or false",
        "a map" => "an object",
        "a sequence" => "a list",
        "f64" | "u16" | "u32" | "i64" | "u64" => "a number",
        other if other.starts_with("struct ") => "an object",
        other => other,
    }
}

/// The fields of an object, one after the other; what is wrong with one is said with its name.
struct Fields {
    rest: std::vec::IntoIter<(String, Value)>,
    /// The name and the value that comes next.
    next: Option<(String, Value)>,
}

impl<'de> MapAccess<'de> for Fields {
    type Error = de::value::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Self::Error> {
        self.next = self.rest.next();
        let Some((name, _)) = &self.next else { return Ok(None) };
        seed.deserialize(Value::Text(name.clone())).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Self::Error> {
        let Some((name, value)) = self.next.take() else { return Err(Error::custom("a field has no value")) };
        seed.deserialize(value).map_err(|error| {
            let told = error.to_string();
            match told.strip_prefix(UNFIT) {
                Some(wrong) => Error::custom(format!("`{name}` is {wrong}")),
                None => Error::custom(format!("`{name}`: {told}")),
            }
        })
    }
}

/// A typed thing can be read from a value, as from any text.
impl<'de> Deserializer<'de> for Value {
    type Error = de::value::Error;

    fn deserialize_any<V: Visitor<'de>>(self, to: V) -> Result<V::Value, Self::Error> {
        match self {
            Value::Null => to.visit_unit(),
            Value::Bool(is) => to.visit_bool(is),
            Value::Number(_) => self.deserialize_f64(to),
            Value::Text(text) => to.visit_string(text),
            Value::List(all) => to.visit_seq(SeqDeserializer::new(all.into_iter())),
            Value::Map(all) => to.visit_map(Fields { rest: all.into_iter(), next: None }),
        }
    }

    // A type that names the form it wants is read in that form alone: that is half the code, and a list is refused if
    // names are wanted.

    fn deserialize_f64<V: Visitor<'de>>(self, to: V) -> Result<V::Value, Self::Error> {
        match self {
            Value::Number(n) if n.fract() != 0.0 || n.abs() >= 9e15 => to.visit_f64(n),
            Value::Number(n) if n < 0.0 => to.visit_i64(n as i64),
            Value::Number(n) => to.visit_u64(n as u64),
            other => Err(other.unfit(&to)),
        }
    }

    fn deserialize_u16<V: Visitor<'de>>(self, to: V) -> Result<V::Value, Self::Error> {
        self.deserialize_f64(to)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, to: V) -> Result<V::Value, Self::Error> {
        self.deserialize_f64(to)
    }

    fn deserialize_string<V: Visitor<'de>>(self, to: V) -> Result<V::Value, Self::Error> {
        match self {
            Value::Text(text) => to.visit_string(text),
            other => Err(other.unfit(&to)),
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, to: V) -> Result<V::Value, Self::Error> {
        match self {
            Value::List(all) => to.visit_seq(SeqDeserializer::new(all.into_iter())),
            other => Err(other.unfit(&to)),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, to: V) -> Result<V::Value, Self::Error> {
        match self {
            Value::Map(all) => to.visit_map(Fields { rest: all.into_iter(), next: None }),
            other => Err(other.unfit(&to)),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _fields: &'static [&'static str],
        to: V,
    ) -> Result<V::Value, Self::Error> {
        self.deserialize_map(to)
    }

    fn deserialize_option<V: Visitor<'de>>(self, to: V) -> Result<V::Value, Self::Error> {
        if self == Value::Null {
            to.visit_none()
        } else {
            to.visit_some(self)
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u64 u128 f32 char str bytes byte_buf unit unit_struct newtype_struct tuple
        tuple_struct enum identifier ignored_any
    }
}

impl IntoDeserializer<'_> for Value {
    type Deserializer = Value;

    fn into_deserializer(self) -> Value {
        self
    }
}
