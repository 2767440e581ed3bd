// The face of a card as a picture: what it shows on the page, painted at twice its units.
import { lettering } from "../cards/lettering.js";
import { bandOf } from "../cards/moments.js";
import { contextOf } from "../ui/canvas.js";
import { h } from "../ui/dom.js";
import { png } from "./picture.js";

/** Pixels of a unit, and the units of a face. */
const [SCALE, WIDTH, HEIGHT] = [2, 300, 420];
const PENCIL = "M4 20l1.500-5.500L16 4l4 4L9.500 18.500z";

/** The drawings that a picture uses, with those that they use. @param {Element} picture */
function used(picture) {
  /** @type {Map<string, string>} */
  const found = new Map();
  /** @param {Element} node */
  const look = (node) => {
    for (const use of node.querySelectorAll("use")) {
      const name = use.getAttribute("href")?.slice(1) ?? "";
      const symbol = document.getElementById(name);
      if (!symbol || found.has(name)) continue;
      found.set(name, new XMLSerializer().serializeToString(symbol));
      look(symbol);
    }
  };
  look(picture);
  return [...found.values()].join("");
}

/** The picture of a face by itself. @param {SVGElement} picture @returns {Promise<HTMLImageElement>} */
function alone(picture) {
  const copy = /** @type {SVGElement} */ (picture.cloneNode(true));
  for (const [name, value] of Object.entries({ width: "568", height: "512" })) copy.setAttribute(name, value);
  const text = new XMLSerializer().serializeToString(copy).replace(/<\/svg>$/, `<defs>${used(picture)}</defs></svg>`);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  return image.decode().then(() => image);
}

/** @param {CanvasRenderingContext2D} to @param {string} words @param {number} width @returns {string[]} its lines */
function lines(to, words, width) {
  /** @type {string[]} */
  const made = [];
  let line = "";
  for (const word of words.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && to.measureText(longer).width > width) {
      made.push(line);
      line = word;
    } else line = longer;
  }
  return [...made, line];
}

/**
 * As PNG. @param {import("../engine").CardInfo} card @param {HTMLElement} face as it stands on the page
 */
export async function facePicture(card, face) {
  const canvas = h("canvas");
  [canvas.width, canvas.height] = [WIDTH * SCALE, HEIGHT * SCALE];
  const to = contextOf(canvas);
  to.scale(SCALE, SCALE);
  const style = getComputedStyle(face);
  const root = getComputedStyle(document.documentElement);
  const [tone, paper, ink] = ["--card-tone", "--card-paper", "--card-ink"].map((name) => style.getPropertyValue(name));
  const [title, sans] = ["--title", "--sans"].map((name) => root.getPropertyValue(name) || "sans-serif");
  const gold = root.getPropertyValue("--gold");
  const { phrase, sign } = bandOf(card);
  const sizes = lettering(card, phrase);
  to.beginPath();
  to.roundRect(0, 0, WIDTH, HEIGHT, 18);
  to.clip();
  to.fillStyle = tone;
  to.fillRect(0, 0, WIDTH, HEIGHT);
  const picture = face.querySelector(".card-panel > svg");
  to.save();
  to.beginPath();
  to.rect(8, 44, 284, 256);
  to.clip();
  if (picture instanceof SVGElement) to.drawImage(await alone(picture), 8, 36, 284, 256);
  to.restore();
  to.fillStyle = paper;
  to.beginPath();
  to.roundRect(8, 246, 284, 166, [0, 0, 11, 11]);
  to.fill();
  /** @param {number} x @param {number} y @param {string} fill @param {string} d @param {string} colour */
  const disc = (x, y, fill, d, colour) => {
    to.fillStyle = fill;
    to.beginPath();
    to.arc(x, y, 18, 0, 7);
    to.fill();
    to.save();
    to.translate(x - 12.5, y - 12.5);
    to.scale(25 / 24, 25 / 24);
    to.fillStyle = colour;
    to.fill(new Path2D(d), "evenodd");
    to.restore();
  };
  disc(26, 22, paper, sign().querySelector("path")?.getAttribute("d") ?? "", tone);
  if (face.classList.contains("own")) disc(274, face.classList.contains("card-lasting") ? 68 : 22, ink, PENCIL, gold);
  to.textBaseline = "middle";
  to.fillStyle = paper;
  to.font = `700 ${sizes["--when"]} ${sans}`;
  to.fillText(phrase, 53, 22);
  to.fillStyle = ink;
  to.font = `800 ${sizes["--near"]} ${title}`;
  to.fillText(card.title, 16, 266);
  const size = Number.parseFloat(sizes["--rules"]);
  to.font = `500 ${size}px ${sans}`;
  lines(to, card.text, 272).forEach((line, at) => to.fillText(line, 16, 282 + size * 1.1 * (at + 0.5)));
  return png(canvas);
}
