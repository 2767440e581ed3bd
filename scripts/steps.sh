# Says what is being done, and which step failed. Sourced by build.sh.

step_name="starting"

step() {
  step_name="$1"
  printf '==> %s\n' "$step_name" >&2
}

# Runs two functions at the same time, for work that keeps one processor busy each.
side_by_side() {
  "$1" &
  local other=$!
  "$2"
  wait "$other"
}

fail() {
  printf 'build.sh: %s\n' "$1" >&2
  trap - ERR
  exit 1
}

trap 'code=$?; printf "build.sh: failed (%s) while: %s\n" "$code" "$step_name" >&2' ERR
