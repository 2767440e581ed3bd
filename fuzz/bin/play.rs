//! libFuzzer's door to the target `play`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::play::run(data));
