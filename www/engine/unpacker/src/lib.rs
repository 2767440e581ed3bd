//! Unpacks LZMA, for the engine of the page.

use std::io::Read;

use lzma_rust2::LzmaReader;
use wasm_bindgen::prelude::wasm_bindgen;

/// Bytes that were packed as LZMA with the header of ".lzma" files; nothing where they are damaged.
#[wasm_bindgen]
pub fn unpack(packed: &[u8]) -> Option<Vec<u8>> {
    let mut plain = Vec::new();
    LzmaReader::new_mem_limit(packed, u32::MAX, None).ok()?.read_to_end(&mut plain).ok()?;
    Some(plain)
}
