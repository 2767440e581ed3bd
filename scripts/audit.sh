# Known weaknesses, licences and sources of what is used. Sourced by build.sh.

cargo_deny_version="0.20.2"

# Says it aloud where nobody answers; with AUDIT=strict, as in the workflow, that is a failure.
unanswered() {
  printf '!!! NOT CHECKED: %s\n' "$1" >&2
  [ "${AUDIT:-}" != strict ] || fail "$1"
}

audit() {
  need_rust
  need_npm
  need_cargo_tool cargo-deny cargo-deny "$cargo_deny_version"
  local manifest said
  for manifest in Cargo.toml fuzz/Cargo.toml benches/peer/Cargo.toml; do
    step "checking licences, sources and bans of $manifest"
    cargo deny --workspace --manifest-path "$manifest" --config "$PWD/deny.toml" --locked check bans licenses sources
  done
  step "asking for advisories on the crates"
  if cargo deny fetch db >/dev/null 2>&1; then
    for manifest in Cargo.toml fuzz/Cargo.toml benches/peer/Cargo.toml; do
      cargo deny --workspace --manifest-path "$manifest" --config "$PWD/deny.toml" --locked check advisories
    done
  else
    unanswered "the database of advisories on crates could not be fetched"
  fi
  step "asking for advisories on the npm packages"
  said=$(npm audit --json 2>/dev/null || true)
  case "$(node -p 'try { JSON.parse(process.argv[1]).metadata.vulnerabilities.total } catch { "none" }' "$said")" in
    0) ;;
    none | undefined) unanswered "the npm registry does not answer what advisories there are" ;;
    *) npm audit || fail "npm audit names weaknesses" ;;
  esac
  step "done: what was answered is in order"
}
