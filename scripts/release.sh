# The files of a release, in target/released. Sourced by build.sh.

release() { # the tag; none for a trial, whose changes are the unreleased ones
  local released="target/released" tag="${1:-}"
  need_rust
  need_npm
  step "comparing tag and versions"
  node scripts/release.mjs check "$tag"
  build
  rm -rf "$released"
  mkdir -p "$released"
  step "packing engine and element for npm"
  npm pack --silent --pack-destination "$released" </dev/null >&2
  step "packing the crate, and compiling what was packed"
  cargo package --quiet --locked </dev/null
  cp "$cargo_target"/package/*.crate "$released"
  step "packing the page"
  node scripts/release.mjs fill "$released" "$tag"
  step "done: $released holds $(ls "$released" | tr '\n' ' ')"
}
