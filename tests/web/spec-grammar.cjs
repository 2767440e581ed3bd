// The spec files as the command line reads them: their grammar is read in one place, src/spec.
"use strict";

const { execFileSync } = require("node:child_process");

/** What `deckmate spec` prints with these arguments. */
function deckmate(...asked) {
  const command = process.env.DECKMATE_CLI ?? "target/release/deckmate";
  return JSON.parse(execFileSync(command, ["spec", ...asked], { encoding: "utf8", maxBuffer: 1 << 28 }));
}

/** The files under a place with their cases. */
const read = (...places) => deckmate("--json", ...places);

/** The words by which specs of each game speak of what its view shows: `src/games/term.rs`. */
const readTerms = () => deckmate("--terms");

module.exports = { read, readTerms };
