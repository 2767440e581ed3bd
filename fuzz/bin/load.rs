//! libFuzzer's door to the target `load`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::load::run(data));
