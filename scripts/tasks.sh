# The tasks of build.sh: build, run, run_tests, bench, soak. Sourced by build.sh.

work="target/web" # everything between the sources and dist/

# Panic messages carry file names: none of them may tell of this machine.
remap="--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}/registry/src=crates --remap-path-prefix=$PWD=."

# The engine as wasm: engine.wasm with its packed forms, and pkg/ with its glue.
compile_wasm() { # folder, what cargo is told of features
  # Only what is small, or asks for it, is copied into its callers.
  local lean="-Cllvm-args=-inline-threshold=45"
  CARGO_TARGET_DIR="$cargo_target" RUSTFLAGS="${RUSTFLAGS:-} $remap $lean" wasm-pack --log-level warn build --profile wasm --mode no-install \
    --target no-modules --out-dir "$1/pkg" --out-name engine --no-pack --no-typescript . ${2:+"$2"} </dev/null >&2

  if ! cmp -s "$1/pkg/engine_bg.wasm" "$1/raw.wasm" || [ ! -f "$1/engine.wasm.lzma" ]; then
    # Only npm's pinned wasm-opt will do: some releases that systems ship break the module without a word.
    # The memory-packing pass makes the compressed file larger, as do large functions that are copied to where they are called.
    # Nothing lies in the first kilobyte of memory: the stack ends there.
    local shrink="--low-memory-unused --one-caller-inline-max-function-size=30 --reorder-functions"
    shrink="$shrink --strip-producers --strip-target-features"
    node_modules/.bin/wasm-opt "$1/pkg/engine_bg.wasm" -O3 $shrink --skip-pass=memory-packing -o "$1/engine.wasm"
    node scripts/pack.mjs "$1/engine.wasm"
    cp "$1/pkg/engine_bg.wasm" "$1/raw.wasm"
  fi
}

# The wasm that unpacks the engine of the page, and its glue.
compile_unpacker() { # folder
  local target="$cargo_target"
  [[ $target = /* ]] || target="$PWD/$target"
  CARGO_TARGET_DIR="$target" RUSTFLAGS="${RUSTFLAGS:-} $remap" wasm-pack --log-level warn build --release --mode no-install \
    --target no-modules --out-dir "$PWD/$1/unpacker" --out-name unpacker --no-pack --no-typescript www/engine/unpacker </dev/null >&2
  node_modules/.bin/wasm-opt "$1/unpacker/unpacker_bg.wasm" -O3 --strip-producers --strip-target-features -o "$1/unpacker.wasm"
}

# The wasm that shuffles a deck with another device, and its glue.
compile_shuffle() { # folder
  local target="$cargo_target"
  [[ $target = /* ]] || target="$PWD/$target"
  CARGO_TARGET_DIR="$target" RUSTFLAGS="${RUSTFLAGS:-} $remap" wasm-pack --log-level warn build --profile wasm --mode no-install \
    --target no-modules --out-dir "$PWD/$1/shuffle" --out-name shuffle --no-pack --no-typescript src/shuffle </dev/null >&2
  node_modules/.bin/wasm-opt "$1/shuffle/shuffle_bg.wasm" -O3 --strip-producers --strip-target-features -o "$1/shuffle.wasm"
}

build_wasm() {
  step "compiling the engine to wasm"
  compile_wasm "$work"
  step "compiling the engine without Chess Storm"
  compile_wasm "$work/small" --no-default-features
  cmp "$work/pkg/engine.js" "$work/small/pkg/engine.js" || fail "the two engines have different glue"
  compile_unpacker "$work"
  compile_shuffle "$work"
}

build() {
  need_wasm_tools
  need_npm
  build_wasm
  step "putting dist/ together"
  node scripts/bundle.mjs "$work"
  step "trying the built engine"
  node scripts/smoke.cjs
}

run() {
  build
  step "serving dist/"
  exec node scripts/serve.mjs dist "${PORT:-8000}"
}

check_rust() {
  step "checking the format of the Rust sources"
  cargo fmt --check
  step "checking the Rust sources with clippy"
  cargo clippy --workspace --lib --bins --tests --quiet -- -D warnings </dev/null
}

check_page() {
  step "checking types and format of the page"
  npm run --silent check
}

# The packages and browsers, which all later steps may use, and the check of the page.
prepare_page() {
  need_npm
  need_browsers
  check_page
}

# The products of the Rust sources beside the engine of the page.
try_crate() {
  step "running the examples"
  local example
  for example in "perft full-double" "play doublecross" new_game; do
    # shellcheck disable=SC2086
    "$cargo_target/debug/examples/"$example >/dev/null
  done
  step "packing the crate"
  cargo package --quiet --allow-dirty --no-verify </dev/null
  step "building the documentation of the crate"
  RUSTDOCFLAGS="-D warnings" cargo doc --quiet --no-deps --lib </dev/null
  step "running the spec files natively"
  "$DECKMATE_CLI" spec tests/specs tests/own_cards/specs
}

test_rust() {
  step "running the Rust tests"
  cargo test --quiet --workspace </dev/null
}

# The built engine: by the spec files, and as Node and pages use it.
try_engine() {
  step "running the spec files through the wasm"
  node tests/web/specs.cjs dist/engine.js tests/specs tests/own_cards/specs
  step "running the Node tests"
  node --test --test-concurrency=2 $(find tests/web -name '*.test.*js' | sort)
}

run_tests() {
  need_rust
  need_component rustfmt "cargo fmt"
  need_component clippy "cargo clippy"
  # What is installed waits for the network: meanwhile the compiler works.
  side_by_side check_rust prepare_page
  side_by_side build test_rust
  # The command line was built with the Rust tests: optimised, and with checked arithmetic.
  export DECKMATE_CLI="$cargo_target/debug/deckmate"
  side_by_side try_crate try_engine
  step "running the browser tests"
  [ "${BROWSERS:-}" != chromium ] || unset FIREFOX WEBKIT
  npx --no-install playwright test --config tests/web/browser
  step "done: every test passed"
}

# The first check of a change to the rules: without optimisation, so that it is soon compiled.
quick() {
  need_rust
  need_npm
  export CARGO_PROFILE_DEV_OPT_LEVEL=0 CARGO_PROFILE_DEV_DEBUG=0 CARGO_PROFILE_TEST_OPT_LEVEL=0 CARGO_PROFILE_TEST_INCREMENTAL=true
  export CARGO_PROFILE_TEST_CODEGEN_UNITS=256 CARGO_TARGET_DIR="$cargo_target/quick"
  step "checking format and types"
  cargo fmt --check
  npm run --silent check
  step "running the quick Rust tests"
  cargo test --quiet --test house --test catalogue --test codes --test seventh_game --test specs </dev/null
  step "done: the quick tests passed; ./build.sh test runs all of them"
}

bench() {
  build
  step "building the command line and the peer"
  cargo build --release -p deckmate-cli --quiet </dev/null
  cargo build --release --quiet --target "$wasm_target" --manifest-path benches/peer/Cargo.toml --target-dir "$cargo_target/peer" </dev/null
  mkdir -p "$work/bench"
  node_modules/.bin/wasm-opt "$cargo_target/peer/$wasm_target/release/peer.wasm" -O3 --skip-pass=memory-packing -o "$work/bench/peer.wasm"
  step "compiling the same engine with its measuring points"
  compile_wasm "$work/bench" --features=bench
  step "measuring natively"
  "$cargo_target/release/deckmate" bench
  step "measuring the wasm"
  node benches/web.cjs "$work/bench"
  step "measuring the page in Chromium"
  CHROME="$(find_chromium)" node benches/page.mjs
}

soak() {
  need_rust
  build
  step "simulating the page's keeper, 10000 schedules"
  DECKMATE_SCHEDULES=10000 node --test tests/web/sim
  step "comparing 20000 pairs of games of each game that differ in secrets alone"
  DECKMATE_TWINS=20000 node --test tests/web/twins
  step "1000 games of each game as compact texts and back, and 100000 hostile texts"
  cargo test --quiet --release --test compact -- --ignored --nocapture </dev/null
  step "asking for 20000 take-backs in Chess Storm"
  DECKMATE_BACKS=20000 cargo test --quiet --test leaks -- taken_back --nocapture </dev/null
  step "200,000 mutilated cards, and as many links, against the reader of cards"
  DECKMATE_CARD_TRIES=200000 cargo test --quiet --test language -- mutilated --nocapture </dev/null
  step "200 games of Chess Storm with cards as trees and as functions, answer by answer"
  DECKMATE_TREES=200 cargo test --quiet --release --test trees -- games_go --nocapture </dev/null
  step "looking for leaks in 100000 pairs with own cards by lot"
  DECKMATE_OWN_PAIRS=100000 cargo test --quiet --test leaks -- by_lot --nocapture </dev/null
  step "200,000 answers with own cards by lot"
  DECKMATE_OWN=200000 cargo test --quiet --release --test own_cards -- by_lot --nocapture </dev/null
  step "taking 20000 moves of Chess Storm back after words"
  DECKMATE_REWINDS=20000 cargo test --quiet --test laws -- a_word_cost --nocapture </dev/null
  step "60,000 answers in games with cards that are carried out by hand"
  DECKMATE_HANDS=60000 cargo test --quiet --release --test laws -- blank_cards --nocapture </dev/null
  step "200,000 answers in games with own cards by lot, under all laws"
  DECKMATE_OWN_LAWS=200000 cargo test --quiet --release --test laws -- by_lot --nocapture </dev/null
  step "100,000 plies with both decks on each board of another size, under all laws"
  DECKMATE_BOARDS=100000 cargo test --quiet --release --test laws -- other_sizes --nocapture </dev/null
  step "comparing what cards of Chess Storm know with the search, in 100000 answers"
  DECKMATE_PROOFS=100000 cargo test --quiet --test laws -- proves --nocapture </dev/null
  step "foreseeing 10000 questions of each game with secrets, in worlds that agree with what the seat sees"
  DECKMATE_FORESIGHT=10000 cargo test --quiet --test foresee -- promises --nocapture </dev/null
  step "counting all 960 starts of Chess960 to depth 5"
  DECKMATE_PERFT=all cargo test --quiet --test board -- chess960_counts_to_depth_5 </dev/null
  step "proving every puzzle"
  cargo build --quiet -p deckmate-cli
  DECKMATE_PROBLEMS=all DECKMATE_CLI="$cargo_target/debug/deckmate" node --test tests/web/problems.test.mjs tests/web/wins.test.mjs
  step "attacking the built engine"
  DECKMATE_FAIR=1000 node --test tests/web/fair.test.mjs
  DECKMATE_DEALS=1001 cargo test --quiet -p deckmate-shuffle --test deals </dev/null
  DECKMATE_ATTACKS=full node --test tests/web/attack.test.mjs tests/web/memory.test.mjs tests/web/cap.test.cjs
  step "playing ${DECKMATE_PLIES:=2000000} random plies of each game, and every pair of Storm cards, against the laws"
  export DECKMATE_PLIES DECKMATE_PAIRS=all DECKMATE_EXPLAINED=170000
  cargo test --quiet --test laws -- --nocapture </dev/null
  step "playing every level of every game against the one below"
  cargo test --quiet --test bots -- --ignored --nocapture </dev/null
}
