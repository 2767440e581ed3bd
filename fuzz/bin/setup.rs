//! libFuzzer's door to the target `setup`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::setup::run(data));
