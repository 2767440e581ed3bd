//! libFuzzer's door to the target `card`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::card::run(data));
