# Finds the browsers for the tests, and installs those that are missing where the system has them. Sourced by build.sh.

first_of() { # names or paths; prints the first that can be run
  local name
  for name in "$@"; do
    if [ -n "$name" ] && has "$name"; then
      command -v "$name"
      return
    fi
  done
}

# The same Chromium without windows takes a fifth less of a processor.
find_chromium() {
  first_of "${CHROME:-}" chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable chrome \
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" "/Applications/Chromium.app/Contents/MacOS/Chromium"
}

find_firefox() { first_of "${FIREFOX:-}" firefox-esr firefox /Applications/Firefox.app/Contents/MacOS/firefox; }

# MiniBrowser needs a driver and a display.
find_webkit() {
  if has WebKitWebDriver && has xvfb-run; then
    first_of "${WEBKIT:-}" /usr/lib/*/webkit2gtk-4.*/MiniBrowser /usr/libexec/webkit2gtk-4.*/MiniBrowser
  fi
}

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

apt_install() {
  as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq </dev/null >&2 &&
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" </dev/null >&2
}

# Installs a browser by the package manager that is there; without one, or when it fails, the caller goes on without.
install_browser() { # its name, apt's packages, dnf's packages, brew's cask
  step "installing $1 for the browser tests"
  # The names of packages are cut at spaces on purpose.
  # shellcheck disable=SC2086
  if has apt-get; then apt_install $2 || true
  elif has dnf; then as_root dnf install -y -q $3 </dev/null >&2 || true
  elif has brew && [ -n "$4" ]; then brew install --cask "$4" </dev/null >&2 || true
  fi
}

need_browsers() {
  [ -n "$(find_chromium)" ] || install_browser Chromium chromium-headless-shell chromium chromium
  [ -n "$(find_chromium)" ] || install_browser Chromium chromium chromium chromium
  CHROME=$(find_chromium)
  [ -n "$CHROME" ] || fail "no Chromium was found or could be installed; install it or Google Chrome, or set CHROME to its path"
  export CHROME
  [ "${BROWSERS:-}" != chromium ] || return 0
  [ -n "$(find_firefox)" ] || install_browser Firefox firefox-esr firefox firefox
  FIREFOX=$(find_firefox)
  [ -n "$FIREFOX" ] || step "SKIPPING Firefox: it was not found and this system has no package of it"
  [ -n "$(find_webkit)" ] || install_browser WebKit "webkit2gtk-driver xvfb xauth" "webkit2gtk4.1-devel xorg-x11-server-Xvfb" ""
  WEBKIT=$(find_webkit)
  [ -n "$WEBKIT" ] || step "SKIPPING WebKit: no WebKitWebDriver with MiniBrowser and Xvfb was found, and this system has no package of them"
  export FIREFOX WEBKIT
}
