// The two typefaces of the page, cut to the letters that it needs: Figtree for all that is read, Bricolage Grotesque
// for names, results and figures. www/ui/fonts.css says what is loaded for which letters.
import { readFileSync } from "node:fs";
import subset from "subset-font";

/** @param {number} first @param {number} last */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join("");

/** Latin with its marks: what English and the languages of Western Europe need. */
export const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœʼˆ˚˜–—‘’‚“”„†‡•…‰′″‹›⁄€™↑↓←→−×÷≤≥≈`;
/** Latin Extended-A, and what Romanian and German have beside it: names from elsewhere. The text face alone has it. */
export const EXTENDED = `${range(0x100, 0x17f)}ȘșȚțẞ`;

/** The letters of titles: kerning for more of them would weigh half as much again. */
const TITLES = `${range(0x20, 0x7e)}${range(0xc0, 0xd6)}${range(0xd8, 0xf6)}${range(0xf8, 0xfe)}Œœ–—‘’“”…·×−½`;

const PACKAGES = "node_modules/@fontsource-variable";
const FIGTREE = `${PACKAGES}/figtree`;
const BRICOLAGE = `${PACKAGES}/bricolage-grotesque`;

/** The text face has every weight from regular to bold; the display face has one width and one weight. */
const TEXT = { wght: { min: 400, max: 800, default: 400 } };
const DISPLAY = { wdth: 82, wght: 800 };

/** @type {[name: string, file: string, letters: string, axes: Record<string, any>][]} */
const FONTS = [
  ["sans", `${FIGTREE}/files/figtree-latin-wght-normal.woff2`, LATIN, TEXT],
  ["sans-extended", `${FIGTREE}/files/figtree-latin-ext-wght-normal.woff2`, EXTENDED, TEXT],
  ["title", `${BRICOLAGE}/files/bricolage-grotesque-latin-wdth-normal.woff2`, TITLES, DISPLAY],
];

const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum"];

/** The licences of the fonts, by the names of their files. */
export const fontLicences = () => ({
  "figtree-OFL.txt": readFileSync(`${FIGTREE}/LICENSE`, "utf8"),
  "bricolage-grotesque-OFL.txt": readFileSync(`${BRICOLAGE}/LICENSE`, "utf8"),
});

/** The fonts as woff2, by the names of their files. @returns {Promise<[name: string, bytes: Buffer][]>} */
export const fonts = () =>
  Promise.all(
    FONTS.map(async ([name, file, letters, variationAxes]) => {
      const how = { targetFormat: "woff2", variationAxes, keepFeatures: FEATURES, noHinting: true };
      return [`${name}.woff2`, await subset(readFileSync(file), letters, how)];
    }),
  );

/**
 * The sheet that says of each font what it is for, with the fonts in it as data: so they come where a page of an opaque
 * origin may load no fonts, too (from a disk, in a frame that is closed off).
 */
export async function fontSheet() {
  const made = new Map(await fonts());
  return readFileSync("www/ui/fonts.css", "utf8")
    .replace(/\/\*[\s\S]*?\*\/\s*/g, "")
    .replace(/url\("fonts\/(.*?)"\)/g, (_, name) => `url(data:font/woff2;base64,${made.get(name)?.toString("base64")})`)
    .replace(/\n\s*/g, "");
}
