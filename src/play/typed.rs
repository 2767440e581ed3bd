//! Typed things, such as setups and requests, read from a value that came from outside.

use serde::de::value::{MapDeserializer, SeqDeserializer};
use serde::de::{self, Deserializer, Expected, IntoDeserializer, Unexpected, Visitor};
use serde::forward_to_deserialize_any;

use super::value::Value;

impl Value {
    /// Why it is not read as what was expected.
    fn unfit(&self, expected: &dyn Expected) -> de::value::Error {
        let found = match self {
            Value::Null => Unexpected::Unit,
            Value::Bool(is) => Unexpected::Bool(*is),
            Value::Number(n) => Unexpected::Float(*n),
            Value::Text(text) => Unexpected::Str(text),
            Value::List(_) => Unexpected::Seq,
            Value::Map(_) => Unexpected::Map,
        };
        de::Error::invalid_type(found, expected)
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
            Value::Map(all) => to.visit_map(MapDeserializer::new(all.into_iter())),
        }
    }

    // What knows its form is read in that form alone: half the code, and no list where names are wanted.

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
            Value::Map(all) => to.visit_map(MapDeserializer::new(all.into_iter())),
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
