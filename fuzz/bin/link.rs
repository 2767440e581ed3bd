//! libFuzzer's door to the target `link`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::link::run(data));
