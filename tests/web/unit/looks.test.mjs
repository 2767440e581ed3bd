// Boards and sets of pieces: every colour can be told from what it lies on, every kind is drawn in every set, and every
// mark has a shape of its own.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { MarkPainter } from "../../../www/board/paint-marks.js";
import { Shape } from "../../../www/board/shape.js";
import { bold, figures } from "../../../www/looks/sets.js";
import { JOINED } from "../../../www/pieces/joined.js";

const sheets = ["ui/tokens.css", "looks/boards.css"].map((name) =>
  readFileSync(new URL(`../../../www/${name}`, import.meta.url), "utf8"),
);
const BOARDS = ["wood", "slate", "night", "contrast"];
const KINDS = readFileSync(new URL("../../../src/board/kind.rs", import.meta.url), "utf8").match(
  /(?<=^ {4}[A-Z]\w+ ")\w+(?=" \{)/gm,
);

/** The tokens of a board in a theme. @param {string} board @param {number} theme 0: light, 1: dark */
function tokens(board, theme) {
  const rule = new RegExp(`\\[data-board="${board}"\\] \\{([^}]*)\\}`).exec(sheets.join("\n"))?.[1] ?? "";
  return Object.fromEntries(
    [...rule.matchAll(/--board-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [
      name,
      value.match(/#\w{6}/g)?.at(value.startsWith("light-dark") ? theme : 0) ?? "",
    ]),
  );
}

/** Red, green and blue in light. @param {string} hex */
const light = (hex) =>
  [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
/** @param {string} hex */
const luminance = (hex) => {
  const [red, green, blue] = light(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** @param {string} one @param {string} other */
const contrast = (one, other) => {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

for (const board of BOARDS)
  for (const [theme, name] of ["light", "dark"].entries())
    test(`the marks of the board ${board} are seen on its squares: ${name}`, () => {
      const found = tokens(board, theme);
      assert.equal(Object.keys(found).length, 14, "every colour of the board is named");
      assert.ok(contrast(found.light, found.dark) >= (board === "contrast" ? 3 : 1.7), "light and dark squares");
      assert.ok(contrast(found.frame, found["frame-text"]) >= 4.5, "letters and digits on the frame");
      for (const square of [found.light, found.dark]) {
        // Each mark is drawn in two strokes, a dark and a light one.
        const stroke = Math.max(contrast(found.mark, square), contrast(found["mark-edge"], square));
        assert.ok(stroke >= 4, `a stroke of marks on ${square}: ${stroke}`);
        for (const sign of ["check", "hint", "tunnel-1", "tunnel-2", "tunnel-3"])
          assert.ok(contrast(found[sign], found["mark-edge"]) >= 3, `${sign} within its edge`);
        for (const army of ["#20262f", "#000000", "#2f2b38"])
          assert.ok(contrast(army, square) >= 2, `a dark piece of ${army} on ${square}: ${contrast(army, square)}`);
      }
    });

test("every kind is drawn in every set, for every army, within its square", () => {
  assert.equal(KINDS?.length, 14);
  for (const set of [bold, figures])
    for (const kind of /** @type {any[]} */ (KINDS))
      for (const army of /** @type {const} */ (["white", "black", "red", "card", "base"])) {
        const steps = set.steps(kind, army);
        assert.ok(steps.length >= 2, `${set.name}: ${kind}`);
        for (const [path, fill, stroke] of steps) {
          assert.match(path, /^M[\d\s.,MLHVCQAZmlhvcqaz-]+$/, `${set.name}: ${kind}`);
          assert.ok(fill || stroke);
        }
      }
});

test("no two kinds of a set have the same outline", () => {
  for (const set of [bold, figures]) {
    const outlines = KINDS?.map((kind) => set.steps(/** @type {any} */ (kind), "white")[0][0]);
    assert.equal(new Set(outlines).size, KINDS?.length);
  }
});

test("a piece that moves as two has a drawing of its own, with nothing of another kind's", () => {
  const joined = /** @type {any[]} */ (Object.keys(JOINED));
  const others = (KINDS ?? []).filter((name) => !joined.includes(name));
  assert.deepEqual([joined.length, others.length], [3, 11]);
  for (const set of [bold, figures])
    for (const kind of joined) {
      const paths = set.steps(kind, "black").map(([path]) => path);
      for (const other of /** @type {any[]} */ (others))
        for (const [path] of set.steps(other, "black")) assert.ok(!paths.some((own) => own.includes(path)), other);
    }
});

/** The calls that a mark makes on its canvas, without a colour. @param {(painter: MarkPainter) => void} paint */
function strokes(paint) {
  /** @type {string[]} */
  const calls = [];
  const context = new Proxy(/** @type {any} */ ({ createRadialGradient: () => ({ addColorStop() {} }) }), {
    get: (own, name) => own[name] ?? ((/** @type {any[]} */ ...given) => calls.push(`${String(name)} ${given}`)),
    set: () => true,
  });
  paint(new MarkPainter(context, { shape: new Shape(8, 8, false, false), size: 40, colours: /** @type {any} */ ({}) }));
  return calls.join("\n");
}

test("every mark is told by its shape alone, whoever sees colours as they are or not", () => {
  const marks = [
    strokes((painter) => painter.brackets(9, false)),
    strokes((painter) => painter.brackets(9, false, true)),
    strokes((painter) => painter.check(9)),
    strokes((painter) => painter.badge(9)),
    strokes((painter) => painter.chosen(9)),
    strokes((painter) => painter.hint(9)),
    strokes((painter) => painter.star(9)),
    strokes((painter) => painter.candidate(9, false)),
    strokes((painter) => painter.target(9)),
    strokes((painter) => painter.exchange(9)),
    strokes((painter) => painter.take(9)),
    strokes((painter) => painter.threat([9])),
    strokes((painter) => painter.secret(9)),
    strokes((painter) => painter.step([9], "1")),
  ];
  assert.equal(new Set(marks).size, marks.length);
});
