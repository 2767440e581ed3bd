// Keeps, of all inputs that a fuzzer knows, the few that together reach most: `node scripts/corpus.mjs NOTES FOLDER`.
// NOTES is what libFuzzer writes with -merge_control_file: the inputs, and for each the counters that it moved.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The number of inputs that are kept, and the most bytes of one. */
const [FILES, BYTES] = [48, 2048];

/** The inputs with the places in the code that each reaches. @param {string} text */
function known(text) {
  const lines = text.split("\n");
  const paths = lines.slice(2, 2 + Number(lines[0]));
  const inputs = paths.map((path) => ({ data: readFileSync(path), reached: /** @type {Set<number>} */ (new Set()) }));
  for (const line of lines.slice(2 + paths.length)) {
    const [word, at, ...counters] = line.split(" ");
    // A counter has eight features, by how often it was moved.
    if (word === "FT") inputs[Number(at)].reached = new Set(counters.map((feature) => Number(feature) >> 3));
  }
  return inputs.filter(({ data }) => data.length <= BYTES);
}

/** Always the one that reaches most that is new; of equals the shorter one. @param {ReturnType<typeof known>} inputs */
function few(inputs) {
  const left = inputs.sort((one, other) => one.data.length - other.data.length);
  const kept = [];
  while (kept.length < FILES) {
    let best = left[0];
    for (const input of left) if (input.reached.size > best.reached.size) best = input;
    if (!best?.reached.size) break;
    kept.push(best.data);
    const now = best.reached;
    for (const input of left) input.reached = new Set([...input.reached].filter((counter) => !now.has(counter)));
  }
  return kept;
}

const [notes, folder] = process.argv.slice(2);
const chosen = few(known(readFileSync(notes, "utf8")));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const data of chosen)
  writeFileSync(join(folder, createHash("sha1").update(data).digest("hex").slice(0, 12)), data);
console.error(`${folder}: ${chosen.length} inputs, ${chosen.reduce((sum, data) => sum + data.length, 0)} bytes`);
