// The strictest rooms of the page: a value found by an index there may be missing, and the types say so. The imports of
// these rooms are checked as everything else is.
import { execFileSync } from "node:child_process";

const ROOMS = /^www\/(?:engine|match|board)\//;

const KNOWN = "target/types/indexed.tsbuildinfo";

/** Returns the compiler's complaints; nothing if all is well. */
function complaints() {
  try {
    execFileSync(
      process.execPath,
      ["node_modules/typescript/bin/tsc", "--project", ".", "--noUncheckedIndexedAccess", "--tsBuildInfoFile", KNOWN],
      { encoding: "utf8" },
    );
    return "";
  } catch (error) {
    return String(error.stdout);
  }
}

const faults = complaints()
  .split("\n")
  .filter((line) => ROOMS.test(line));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;
