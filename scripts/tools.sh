# Finds the tools, and installs those that are missing. Sourced by build.sh.

wasm_pack_version="0.15.1"
wasm_target="wasm32-unknown-unknown"

# Cargo's own folder may not be on the path yet; tools of a version that only this project wants live in target/tools.
export PATH="$PWD/target/tools/bin:$PATH:${CARGO_HOME:-${HOME:-}/.cargo}/bin"
cargo_target="${CARGO_TARGET_DIR:-target}"

has() { command -v "$1" >/dev/null 2>&1; }

need_rust() {
  has cargo || fail "cargo was not found; install Rust from https://rustup.rs and run this again"
  if has rustup; then
    if ! cargo --version >/dev/null 2>&1; then
      step "installing the Rust toolchain that rust-toolchain.toml names"
      rustup toolchain install --no-self-update </dev/null
    fi
    if ! rustup target list --installed | grep -qx "$wasm_target"; then
      step "adding the Rust target $wasm_target"
      rustup target add "$wasm_target" </dev/null
    fi
  elif [ ! -d "$(rustc --print sysroot)/lib/rustlib/$wasm_target" ]; then
    fail "this Rust has no $wasm_target target; install Rust from https://rustup.rs, or your system's package of that target"
  fi
}

need_component() { # name, the command that shows that it is there
  if ! $2 --version >/dev/null 2>&1; then
    has rustup || fail "$1 was not found; install your system's package of it"
    step "adding the Rust component $1"
    rustup component add "$1" </dev/null
  fi
}

# Another version of the tool on the path belongs to somebody else: then ours goes to target/tools.
need_cargo_tool() { # crate, command, version
  if [ "$("$2" --version 2>/dev/null | awk '{ print $2 }')" = "$3" ]; then return; fi
  local where=()
  if has "$2"; then where=(--root target/tools); fi
  step "installing $1 $3 (a few minutes, once)"
  env -u RUSTFLAGS cargo install "$1" --version "$3" --locked ${where[@]+"${where[@]}"} </dev/null
}

need_wasm_tools() {
  need_rust
  need_cargo_tool wasm-pack wasm-pack "$wasm_pack_version"
  local bindgen
  bindgen=$(awk -F'"' '/^name = "wasm-bindgen"$/ { found = 1 } found && /^version/ { print $2; exit }' Cargo.lock)
  [ -n "$bindgen" ] || fail "Cargo.lock names no version of wasm-bindgen"
  need_cargo_tool wasm-bindgen-cli wasm-bindgen "$bindgen"
}

need_npm() {
  has node || fail "node was not found; install Node.js 20 or newer from https://nodejs.org"
  [ "$(node -p 'parseInt(process.versions.node)')" -ge 20 ] || fail "Node.js 20 or newer is needed, this is $(node --version)"
  if ! cmp -s package-lock.json node_modules/.installed; then
    step "installing the npm packages of package-lock.json"
    npm ci --no-audit --no-fund --loglevel=error </dev/null >&2
    cp package-lock.json node_modules/.installed
  fi
}
