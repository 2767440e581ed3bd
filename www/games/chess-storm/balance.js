// The balancing game of Jenga: a card on the king's crown, kept upright in gusts by pointer, finger, keys or tilting.

import { sound } from "../../sound/sound.js";
import { dialog } from "../../ui/dialog.js";
import { button, h } from "../../ui/dom.js";
import { boxOf, pointOf } from "../../ui/far.js";
import { announce } from "../../ui/live.js";
import { stormView } from "./cards.js";
import { after, gustAt, hasFallen, lean, STEP, upright } from "./tilt.js";

const WIDE = 320;
const HIGH = 220;
/** The place of the crown, and the length and breadth of the card. */
const CROWN = { x: WIDE / 2, y: 170 };
const LONG = 110;
const BROAD = 74;

const KEYS = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1, a: -1, d: 1 });

/** Some systems want to be asked, from a tap, before a page may know how the device leans; else nothing comes. */
async function askToLean() {
  const sensor = /** @type {{ requestPermission?(): Promise<string> } | undefined} */ (
    /** @type {unknown} */ (globalThis.DeviceOrientationEvent)
  );
  await sensor?.requestPermission?.().catch(() => "denied");
}

/** One attempt: it begins with `start()` and calls `over` with whether the card stood to the end. */
export class Balance {
  canvas = /** @type {HTMLCanvasElement} */ (
    h("canvas", {
      class: "balance",
      width: WIDE,
      height: HIGH,
      tabindex: "0",
      role: "img",
      "aria-label": "A card on the king's crown",
    })
  );
  /** The strength of the player's push: to the left below 0. */
  push = 0;
  /** Milliseconds since it was put down; null before. @type {number | null} */
  at = null;
  #frame = 0;
  #last = 0;
  #ended = new AbortController();

  /** @param {number[]} gusts @param {number} time milliseconds @param {(stood: boolean) => void} over */
  constructor(gusts, time, over) {
    this.gusts = gusts;
    this.time = time;
    this.over = over;
    this.card = upright(gusts);
    const { canvas } = this;
    canvas.addEventListener("pointermove", (event) => this.#point(event));
    canvas.addEventListener("pointerdown", (event) => {
      canvas.setPointerCapture(event.pointerId);
      this.#point(event);
    });
    canvas.addEventListener("pointerleave", () => this.#hold(0));
    canvas.addEventListener("keydown", (event) => event.key in KEYS && this.#key(event, KEYS[event.key]));
    canvas.addEventListener("keyup", (event) => event.key in KEYS && this.#key(event, 0));
    canvas.addEventListener("blur", () => this.#hold(0));
    // Its colours are those of the place where it is shown.
    this.#frame = requestAnimationFrame(() => this.#paint());
  }

  start() {
    if (this.at !== null) return;
    const tilted = (/** @type {DeviceOrientationEvent} */ event) => {
      if (event.gamma !== null) this.#hold(lean(event, screen.orientation?.angle ?? 0));
    };
    addEventListener("deviceorientation", tilted, { signal: this.#ended.signal });
    this.at = 0;
    this.#last = performance.now();
    this.canvas.focus();
    this.#frame = requestAnimationFrame(() => this.#tick());
  }

  stop() {
    this.#ended.abort();
    cancelAnimationFrame(this.#frame);
  }

  /** @param {number} push */
  #hold(push) {
    this.push = push;
  }

  /** @param {KeyboardEvent} event @param {number} push */
  #key(event, push) {
    event.preventDefault();
    this.#hold(push);
  }

  /** The card is pushed towards the side of the middle on which the pointer is. @param {PointerEvent} event */
  #point(event) {
    const box = boxOf(this.canvas);
    const off = (2 * (pointOf(event.clientX, 0)[0] - box.left)) / box.width - 1;
    this.#hold(Math.max(-1, Math.min(1, 2 * off)));
  }

  #tick() {
    const now = performance.now();
    let at = this.at ?? 0;
    for (; this.#last + STEP <= now && at < this.time && !hasFallen(this.card); at += STEP) {
      this.#last += STEP;
      this.card = after(this.card, this.push, gustAt(this.gusts, at, this.time));
    }
    this.at = at;
    this.#paint();
    const fell = hasFallen(this.card);
    if (fell || at >= this.time) this.over(!fell);
    else this.#frame = requestAnimationFrame(() => this.#tick());
  }

  #paint() {
    const context = this.canvas.getContext("2d");
    if (!context) return;
    const style = getComputedStyle(this.canvas);
    context.clearRect(0, 0, WIDE, HIGH);
    context.lineJoin = context.lineCap = "round";
    context.strokeStyle = style.color;
    context.lineWidth = 3;
    this.#paintCrown(context, style);
    this.#paintCard(context, style);
    context.fillStyle = style.color;
    this.#paintWind(context);
    // The time that has gone by as a bar.
    context.fillRect(0, 0, (WIDE * (this.at ?? 0)) / this.time, 5);
  }

  /** Five points on a band. @param {CanvasRenderingContext2D} context @param {CSSStyleDeclaration} style */
  #paintCrown(context, style) {
    context.beginPath();
    context.moveTo(CROWN.x - 42, CROWN.y + 40);
    for (const [x, y] of [
      [-46, 4],
      [-23, 20],
      [0, 0],
      [23, 20],
      [46, 4],
      [42, 40],
    ])
      context.lineTo(CROWN.x + x, CROWN.y + y);
    context.closePath();
    context.fillStyle = style.getPropertyValue("--gold");
    context.fill();
    context.stroke();
  }

  /**
   * The card, with its back to the player.
   * @param {CanvasRenderingContext2D} context @param {CSSStyleDeclaration} style
   */
  #paintCard(context, style) {
    context.save();
    context.translate(CROWN.x, CROWN.y);
    context.rotate(this.card.tilt);
    for (const [inset, colour] of /** @type {[number, string][]} */ ([
      [0, "--cream"],
      [5, "--petrol"],
    ])) {
      context.beginPath();
      context.roundRect(-BROAD / 2 + inset, -LONG + inset, BROAD - 2 * inset, LONG - 2 * inset, 7 - inset / 2);
      context.fillStyle = style.getPropertyValue(colour);
      context.fill();
      if (!inset) context.stroke();
    }
    context.restore();
  }

  /** The wind as an arrow. @param {CanvasRenderingContext2D} context */
  #paintWind(context) {
    const gust = this.at === null ? 0 : gustAt(this.gusts, this.at, this.time);
    context.beginPath();
    context.moveTo(CROWN.x, 24);
    context.lineTo(CROWN.x + 120 * gust, 24);
    context.lineTo(CROWN.x + 120 * gust - Math.sign(gust) * 9, 16);
    context.moveTo(CROWN.x + 120 * gust, 24);
    context.lineTo(CROWN.x + 120 * gust - Math.sign(gust) * 9, 32);
    context.stroke();
  }
}

/**
 * Plays the game in a dialog, and answers the question with how it ended. A game that was begun and left is lost.
 * @param {import("../../match/match.js").Match} match
 */
export async function playBalance(match) {
  const { shown } = match;
  const gusts = stormView(match).storm.gusts ?? [];
  const time = match.prompt?.left ?? 5000;
  /** @type {Balance | null} */
  let game = null;
  const stood = await dialog({
    id: "balance",
    title: "Keep the card on the crown",
    size: "small",
    body: (close) => {
      game = new Balance(gusts, time, (up) => close(up));
      const begin = button("Start", {
        class: "button primary",
        "data-test": "balance-start",
        onclick: async () => {
          begin.disabled = true;
          await askToLean();
          game?.start();
        },
      });
      return h(
        "div",
        { class: "balance-game" },
        h(
          "p",
          {},
          `Keep it up for ${Math.round(time / 1000)} seconds: push it with the pointer, a finger, or the arrow keys, `,
          "or tilt your device. The arrow is the wind.",
        ),
        game.canvas,
        h(
          "div",
          { class: "balance-acts" },
          begin,
          button("Throw a die instead", { "data-test": "balance-die", onclick: () => close(Math.random() < 0.5) }),
        ),
      );
    },
  });
  const played = /** @type {Balance | null} */ (game);
  played?.stop();
  if (match.shown !== shown || (stood === null && (played?.at ?? null) === null)) return;
  sound("low");
  announce(stood ? "The card stayed up." : "The card fell.");
  await match.answer(stood ? "word:stood" : "word:fell");
}
