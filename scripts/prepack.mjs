// Before `npm pack`: the files of the package must have been built.
import { existsSync } from "node:fs";

const missing = ["engine.js", "engine.mjs", "deckmate-game.js", "deckmate-game.mjs"]
  .map((name) => `dist/${name}`)
  .filter((name) => !existsSync(name));
if (missing.length) {
  console.error(`There is no ${missing.join(", ")} to pack: run ./build.sh first.`);
  process.exitCode = 1;
}
