// Pictures for the home screen, painted with our own pieces: a piece of each game's board, a fan of cards.

import { gamePart } from "../games/registry.js";
import { paintBadge, paintKind, paintPiece } from "../pieces/paint.js";
import { hasSign, paintSign } from "../pieces/signs.js";
import { contextOf } from "../ui/canvas.js";
import { h } from "../ui/dom.js";
import { onSettings } from "../ui/settings.js";

const KINDS = {
  p: "pawn",
  n: "knight",
  b: "bishop",
  r: "rook",
  q: "queen",
  k: "king",
  a: "amazon",
  c: "chancellor",
  d: "cardinal",
};

const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function rounded(context, x, y, width, height, radius) {
  context.beginPath();
  context.roundRect(x, y, width, height, radius);
}

/** A card with a piece on it, turned a little, its centre at (x, y). */
function card(context, side, kind, x, y, height, angle) {
  const width = height * 0.7;
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.shadowColor = "rgb(10 20 30 / 0.35)";
  context.shadowBlur = height * 0.12;
  context.shadowOffsetY = height * 0.04;
  rounded(context, -width / 2, -height / 2, width, height, height * 0.07);
  context.fillStyle = side === "white" ? "#fbfaf6" : "#27303b";
  context.fill();
  context.shadowColor = "transparent";
  rounded(
    context,
    -width / 2 + height * 0.04,
    -height / 2 + height * 0.04,
    width - height * 0.08,
    height * 0.92,
    height * 0.045,
  );
  context.strokeStyle = side === "white" ? "#c9c4b6" : "#56626f";
  context.lineWidth = Math.max(1, height * 0.008);
  context.stroke();
  const piece = width * 0.78;
  if (hasSign(kind)) paintSign(context, kind, 0, 0, piece * 0.75);
  else paintKind(context, side, kind, -piece / 2, -piece / 2, piece);
  context.restore();
}

/** Cards of a hand, fanned along the lower edge. */
function hand(context, names, width, height) {
  names.forEach((name, at) => {
    const angle = (at - (names.length - 1) / 2) * 0.13;
    const tall = height * 0.62;
    context.save();
    context.translate(width / 2 + angle * width * 0.95, height * 0.74 + Math.abs(angle) * height * 0.25);
    context.rotate(angle);
    context.shadowColor = "rgb(10 20 30 / 0.35)";
    context.shadowBlur = tall * 0.12;
    rounded(context, -tall * 0.35, -tall / 2, tall * 0.7, tall, tall * 0.07);
    context.fillStyle = "#fffdf7";
    context.fill();
    context.shadowColor = "transparent";
    rounded(context, -tall * 0.29, -tall * 0.44, tall * 0.58, tall * 0.88, tall * 0.05);
    context.fillStyle = name === "wild" ? "#fbf0d3" : "#e6efec";
    context.fill();
    const piece = tall * 0.55;
    if (name === "wild") star(context, tall * 0.24);
    else paintKind(context, "card", name, -piece / 2, -piece / 2, piece);
    context.restore();
  });
}

function star(context, radius) {
  context.beginPath();
  for (let point = 0; point < 16; point++) {
    const far = point % 2 ? radius * 0.62 : radius;
    context.lineTo(Math.sin((point * Math.PI) / 8) * far, -Math.cos((point * Math.PI) / 8) * far);
  }
  context.fillStyle = "#9a6a10";
  context.fill();
}

function squares(context, scene, size, top, left) {
  const { rows, livery, cloaked, bare, marks } = scene;
  rows.forEach((row, y) =>
    [...row].forEach((_letter, x) => {
      context.fillStyle = colour((x + y) % 2 ? "--board-dark" : "--board-light");
      context.fillRect(left + x * size, top + y * size, size + 0.5, size + 0.5);
    }),
  );
  rows.forEach((row, y) =>
    [...row].forEach((letter, x) => {
      if (letter === ".") return;
      const army = letter === letter.toLowerCase() ? "black" : "white";
      const piece = {
        side: livery?.[army] ?? army,
        kind: KINDS[letter.toLowerCase()],
        marks: marks?.[`${x}${y}`] && [marks[`${x}${y}`]],
        cloaked: cloaked && bare !== `${x}${y}` && bare !== `${x}${rows.length - 1 - y}`,
      };
      paintPiece(context, piece, left + x * size, top + y * size, size);
    }),
  );
  for (const [x, y, base] of scene.look ?? [])
    paintBadge(
      context,
      rows[y][x] === rows[y][x].toLowerCase() ? "black" : "white",
      base,
      left + (x + 0.76) * size,
      top + (y + 0.76) * size,
      size * 0.26,
    );
}

/** A canvas that paints itself anew when the theme changes. */
function canvas(width, height, signal, paint) {
  const node = h("canvas", { width: width * 2, height: height * 2, "aria-hidden": "true", class: "picture" });
  const context = contextOf(node);
  const again = () => {
    context.setTransform(2, 0, 0, 2, 0, 0);
    context.clearRect(0, 0, width, height);
    paint(context, width, height);
  };
  again();
  onSettings(again, signal);
  return node;
}

/** The picture of a game's tile, two wide and one high. */
export const picture = (name, signal) =>
  canvas(400, 200, signal, (context, width, height) => {
    const { scene } = gamePart(name);
    squares(context, scene, width / scene.rows[0].length, 0, 0);
    if (scene.hand) hand(context, scene.hand, width, height);
    for (const [side, kind, angle, at] of scene.cards ?? [])
      card(context, side, kind, width * at, height * 0.54, height * 0.74, angle);
  });

/** The fan of cards beside the name. */
export const fan = (signal) =>
  canvas(460, 300, signal, (context, width, height) => {
    /** @type {[import("../engine").SideName, string, number][]} */
    const cards = [
      ["black", "rook", -0.42],
      ["white", "knight", -0.15],
      ["black", "queen", 0.12],
      ["white", "king", 0.39],
    ];
    for (const [side, kind, angle] of cards) {
      card(
        context,
        side,
        kind,
        width / 2 + Math.sin(angle) * 300,
        height * 0.56 + (1 - Math.cos(angle)) * 330,
        190,
        angle,
      );
    }
  });
