// Prints www's piece outlines as a small script: the chess glyphs of the OFL font Noto Sans Symbols 2, read out of its woff file.
//
//   node scripts/outlines.mjs [font.woff] > dist/outlines.js
//
// Each kind gets a light and a dark drawing on a box of 1000 by 1000; a drawing is a list of layers, hindmost first; a
// layer is a pair of paths: the outer contours (alone they are the silhouette) and the inner ones (together with the
// outer ones, filled non-zero, they are the ink).

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";

const FONT = "@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff";

const PAWN = [0x2659, 0x265f];
const KNIGHT = [0x2658, 0x265e];
const BISHOP = [0x2657, 0x265d];
const ROOK = [0x2656, 0x265c];
const QUEEN = [0x2655, 0x265b];
const KING = [0x2654, 0x265a];
const KNIGHT_QUEEN = [0x1fa4e, 0x1fa51];

/**
 * The layers of each kind: code points of the light and the dark glyph, and a place: scale, right, up. The font sets its
 * own knight-bishop and knight-rook on small feet that can hardly be told apart; here the Bishop's mitre and the Rook's
 * battlement rise behind the Knight, as the font's crown does behind the knight-queen. Sizes are chosen by eye.
 */
const LAYERS = {
  pawn: { size: 0.94, layers: [PAWN] },
  knight: { size: 1.04, layers: [KNIGHT] },
  bishop: { size: 1.04, layers: [BISHOP] },
  rook: { size: 1.04, layers: [ROOK] },
  queen: { size: 1.03, layers: [QUEEN] },
  king: { size: 1.07, layers: [KING] },
  cardinal: { size: 0.86, layers: [[...BISHOP, 0.8, 95, 425], KNIGHT] },
  chancellor: { size: 0.88, layers: [[...ROOK, 0.8, 92, 400], KNIGHT] },
  amazon: { size: 0.87, layers: [KNIGHT_QUEEN] },
};

/** The line all men stand on, in the box of 1000. */
const GROUND = 900;

/** The tables of a woff file, unpacked, by name. */
function tables(woff) {
  const found = {};
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("not a woff file");
  for (let i = 0, at = 44; i < woff.readUInt16BE(12); i++, at += 20) {
    const [offset, packed, plain] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    const bytes = woff.subarray(offset, offset + packed);
    found[woff.toString("latin1", at, at + 4)] = packed < plain ? inflateSync(bytes) : bytes;
  }
  return found;
}

/** A function from code point to glyph number, from the 32-bit character map. */
function characterMap(cmap) {
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const start = cmap.readUInt32BE(4 + i * 8 + 4);
    if (cmap.readUInt16BE(start) !== 12) continue;
    return (code) => {
      for (let group = 0, at = start + 16; group < cmap.readUInt32BE(start + 12); group++, at += 12) {
        const first = cmap.readUInt32BE(at);
        if (code >= first && code <= cmap.readUInt32BE(at + 4)) return cmap.readUInt32BE(at + 8) + code - first;
      }
      throw new Error(`the font has no glyph U+${code.toString(16)}`);
    };
  }
  throw new Error("the font has no 32-bit character map");
}

/** The contours of a glyph: lists of {x, y, on}; on: on the curve, else a control point. */
function contours(font, glyph) {
  const wide = font.head.readInt16BE(50) === 1;
  const offset = (n) => (wide ? font.loca.readUInt32BE(n * 4) : font.loca.readUInt16BE(n * 2) * 2);
  const data = font.glyf.subarray(offset(glyph), offset(glyph + 1));
  if (data.length === 0) return [];
  const count = data.readInt16BE(0);
  return count < 0 ? composite(font, data) : simple(data, count);
}

/** A glyph made of other glyphs, each moved (and sometimes scaled). */
function composite(font, data) {
  const parts = [];
  for (let at = 10, more = true; more; ) {
    const flags = data.readUInt16BE(at);
    const part = data.readUInt16BE(at + 2);
    at += 4;
    const [dx, dy] = flags & 1 ? [data.readInt16BE(at), data.readInt16BE(at + 2)] : [data.readInt8(at), data.readInt8(at + 1)];
    at += flags & 1 ? 4 : 2;
    let [a, b, c, d] = [1, 0, 0, 1];
    const number = () => ((at += 2), data.readInt16BE(at - 2) / 16384);
    if (flags & 0x08) a = d = number();
    else if (flags & 0x40) [a, d] = [number(), number()];
    else if (flags & 0x80) [a, b, c, d] = [number(), number(), number(), number()];
    const move = ({ x, y, on }) => ({ x: a * x + c * y + dx, y: b * x + d * y + dy, on });
    parts.push(...contours(font, part).map((contour) => contour.map(move)));
    more = (flags & 0x20) !== 0;
  }
  return parts;
}

/** A glyph made of points: run-length coded flags, then x steps, then y steps. */
function simple(data, count) {
  const ends = Array.from({ length: count }, (_, i) => data.readUInt16BE(10 + i * 2));
  const total = ends[count - 1] + 1;
  let at = 10 + count * 2;
  at += 2 + data.readUInt16BE(at);
  const flags = [];
  while (flags.length < total) {
    const flag = data[at++];
    const times = flag & 8 ? data[at++] + 1 : 1;
    for (let i = 0; i < times; i++) flags.push(flag);
  }
  const steps = (short, same) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? data[at++] : -data[at++];
      else if (!(flag & same)) value += data.readInt16BE((at += 2) - 2);
      return value;
    });
  };
  const xs = steps(2, 16);
  const ys = steps(4, 32);
  return ends.map((end, i) => {
    const points = [];
    for (let n = i ? ends[i - 1] + 1 : 0; n <= end; n++) points.push({ x: xs[n], y: ys[n], on: (flags[n] & 1) === 1 });
    return points;
  });
}

/** Twice the area inside, negative for clockwise contours, which are the outer ones in this font format. */
const area = (points) => points.reduce((sum, p, i) => sum + p.x * points[(i + 1) % points.length].y - p.y * points[(i + 1) % points.length].x, 0);

/** Path data of one contour of quadratic curves, in steps from point to point (that is short); `put` rounds onto the box. */
function path(points, put) {
  const middle = (p, q) => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2, on: true });
  const whole = points.flatMap((p, i) => {
    const next = points[(i + 1) % points.length];
    return p.on || next.on ? [p] : [p, middle(p, next)];
  });
  const start = whole.findIndex((p) => p.on);
  const ring = [...whole.slice(start), ...whole.slice(0, start + 1)].map((p) => ({ ...put(p), on: p.on }));
  let from = ring[0];
  const step = (p) => `${p.x - from.x} ${p.y - from.y}`;
  let text = `M${from.x} ${from.y}`;
  for (let i = 1; i < ring.length; i++) {
    const bend = ring[i].on ? null : ring[i++];
    if (bend) text += `q${step(bend)} ${step(ring[i])}`;
    else if (i < ring.length - 1) text += `l${step(ring[i])}`;
    from = ring[i];
  }
  return `${text}z`.replaceAll(" -", "-");
}

/** The drawing of some layers of contours, centred on the box and standing on the ground line. */
function drawing(layers, size) {
  const on = layers.flat(2);
  const left = Math.min(...on.map((p) => p.x));
  const right = Math.max(...on.map((p) => p.x));
  const bottom = Math.min(...on.map((p) => p.y));
  const put = ({ x, y }) => ({ x: Math.round(500 + (x - (left + right) / 2) * size), y: Math.round(GROUND - (y - bottom) * size) });
  const join = (list) => list.map((points) => path(points, put)).join("");
  return layers.map((all) => [join(all.filter((points) => area(points) < 0)), join(all.filter((points) => area(points) >= 0))]);
}

const file = process.argv[2] ?? createRequire(import.meta.url).resolve(FONT);
const font = tables(readFileSync(file));
const number = characterMap(font.cmap);
const outlines = {};
for (const [kind, { size, layers }] of Object.entries(LAYERS)) {
  const [light, dark] = [0, 1].map((tone) =>
    layers.map((spec) => {
      const [scale = 1, dx = 0, dy = 0] = spec.slice(2);
      const place = ({ x, y, on }) => ({ x: x * scale + dx, y: y * scale + dy, on });
      return contours(font, number(spec[tone])).map((contour) => contour.map(place));
    }),
  );
  outlines[kind] = { light: drawing(light, size), dark: drawing(dark, size) };
}
process.stdout.write(
  "// Outlines of the chess men, made from Noto Sans Symbols 2 (SIL Open Font License 1.1) by scripts/outlines.mjs.\n" +
    `globalThis.Page ??= {};\nPage.OUTLINES = ${JSON.stringify(outlines)};\n`,
);
