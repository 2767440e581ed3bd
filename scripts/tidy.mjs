// The measure of the page's sources: no line over 120 characters, no module over 300 lines.
import { readdirSync, readFileSync } from "node:fs";

const [WIDTH, LINES] = [120, 300];
/** What callers of the engine read is one file, so that one file can be copied. */
const LONG = "engine.d.ts";

const faults = [];
for (const path of readdirSync("www", { recursive: true }).filter((name) => /\.(js|ts|css|html|md)$/.test(name))) {
  const lines = readFileSync(`www/${path}`, "utf8").trimEnd().split("\n");
  if (lines.length > LINES && path !== LONG) faults.push(`www/${path}: ${lines.length} lines, at most ${LINES}`);
  lines.forEach((line, at) => {
    if ([...line].length > WIDTH) faults.push(`www/${path}:${at + 1}: a line of over ${WIDTH} characters`);
  });
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length ? 1 : 0;
