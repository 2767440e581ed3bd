// A folder as a zip file: the same files give the same bytes, whenever and wherever they are packed.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateRawSync } from "node:zlib";

/** The signs with which an entry, its line in the list at the end, and the end of that list begin. */
const [ENTRY, LISTED, END] = [0x04034b50, 0x02014b50, 0x06054b50];
/** The version of the format, the sign for names in UTF-8, the way of packing, and the earliest time there is. */
const [VERSION, UTF8, DEFLATED, TIME, DATE] = [20, 0x0800, 8, 0, 0x0021];
/** Rights of a file that all may read, as Unix writes them. */
const [UNIX, RIGHTS] = [3 << 8, 0o100644 * 0x10000];

/** Numbers of two and four bytes, one after the other. @param {[number, 2 | 4][]} numbers */
function packed(numbers) {
  const bytes = Buffer.alloc(numbers.reduce((sum, [, size]) => sum + size, 0));
  let at = 0;
  for (const [number, size] of numbers) at = bytes.writeUIntLE(number, at, size);
  return bytes;
}

/** The files of a folder by their paths in it, as a zip file. @param {string} folder */
export function zipOf(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll("\\", "/"))
    .sort();
  const entries = [];
  const list = [];
  let at = 0;
  for (const name of names) {
    const bytes = readFileSync(join(folder, name));
    const data = deflateRawSync(bytes, { level: 9 });
    const title = Buffer.from(name);
    /** @type {[number, 2 | 4][]} */
    const about = [
      [VERSION, 2],
      [UTF8, 2],
      [DEFLATED, 2],
      [TIME, 2],
      [DATE, 2],
      [crc32(bytes), 4],
      [data.length, 4],
      [bytes.length, 4],
      [title.length, 2],
      [0, 2],
    ];
    const entry = Buffer.concat([packed([[ENTRY, 4], ...about]), title, data]);
    // Behind the fields of the entry: no comment, the first disk, no text, rights, and where the entry begins.
    const more = packed([
      [0, 2],
      [0, 2],
      [0, 2],
      [RIGHTS, 4],
      [at, 4],
    ]);
    list.push(packed([[LISTED, 4], [UNIX + VERSION, 2], ...about]), more, title);
    entries.push(entry);
    at += entry.length;
  }
  const listed = Buffer.concat(list);
  const counts = packed([
    [END, 4],
    [0, 4],
    [names.length, 2],
    [names.length, 2],
    [listed.length, 4],
    [at, 4],
    [0, 2],
  ]);
  return Buffer.concat([...entries, listed, counts]);
}
