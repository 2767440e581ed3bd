# Coverage-guided fuzzing with libFuzzer, on stable Rust. Sourced by build.sh.

fuzzers="setup load play link card"

# Flags that make the compiler count which code is reached; only the crates of the engine are built so, no build script.
count_reached="-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
-Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
-Cllvm-args=-sanitizer-coverage-trace-compares"

build_fuzzers() {
  need_rust
  has c++ || fail "fuzzing needs a C++ compiler, for libFuzzer: install your system's package of one (g++ or clang)"
  local host
  host=$(rustc -vV | awk '/^host:/ { print $2 }')
  fuzz_bin="$cargo_target/fuzz/$host/release"
  step "building the fuzzers (a few minutes, once)"
  RUSTFLAGS="$count_reached" cargo build --release --locked --quiet --manifest-path fuzz/Cargo.toml \
    --target "$host" --target-dir "$cargo_target/fuzz" </dev/null
}

fuzz() { # seconds for each target
  [[ "$1" =~ ^[0-9]+$ ]] || fail "how many seconds for each target? ./build.sh fuzz 60"
  build_fuzzers
  local target found="$cargo_target/fuzz/found" faults="$cargo_target/fuzz/faults"
  for target in $fuzzers; do
    step "fuzzing $target for $1 seconds"
    mkdir -p "$found/$target" "$faults"
    "$fuzz_bin/$target" -max_total_time="$1" -max_len=4096 -timeout=20 -print_final_stats=1 -verbosity=0 \
      -artifact_prefix="$faults/$target-" "$found/$target" "fuzz/corpus/$target" </dev/null ||
      fail "$target found something: mend what $faults/$target-… shows, and keep that input in fuzz/corpus/$target"
  done
}

# The few inputs that reach most of all that were found become the corpora of the repository.
renew_corpora() {
  has node || fail "node was not found; install Node.js 20 or newer from https://nodejs.org"
  build_fuzzers
  local target found="$cargo_target/fuzz/found" notes="$cargo_target/fuzz/notes"
  for target in $fuzzers; do
    step "renewing the corpus of $target"
    rm -rf "$notes" "$notes.merged"
    mkdir -p "$found/$target" "$notes.merged"
    "$fuzz_bin/$target" -merge=1 -set_cover_merge=1 -merge_control_file="$notes" -max_len=2048 \
      "$notes.merged" "fuzz/corpus/$target" "$found/$target" </dev/null >/dev/null 2>&1
    node scripts/corpus.mjs "$notes" "fuzz/corpus/$target"
  done
}
