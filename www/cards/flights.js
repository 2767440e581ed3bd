// Cards on their way: from the pile to the hand, where they turn over, and from the hand to the discards.
import { h } from "../ui/dom.js";
import { motionAllowed, settings } from "../ui/settings.js";
import { cardBack } from "./back.js";
import { cardFace } from "./face.js";

/** The time that a card flies, in milliseconds, by the setting. @type {Record<string, number>} */
const TIMES = { slow: 800, normal: 450, fast: 220, once: 0 };
/** A played card stands open so many times as long as it flies, and is so many pixels wide at least. */
const [OPEN, LARGE] = [2.8, 112];
/** A card that comes begins so much after the one that goes. */
const AFTER = 0.5;

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */
/** @typedef {import("./hand.js").Hand} Hand */

/** Returns the time that a card flies now; 0 if nothing may move, or nothing would be seen. */
export const flightTime = () => (motionAllowed() && !document.hidden ? TIMES[settings.pace] : 0);

/** No card on its way leaves the window. @param {number} at @param {number} most */
export const inside = (at, most) => Math.max(0, Math.min(at, most));

/** The box of what is in sight; else of a card under the lower edge of the window. @param {Element | null} node */
export function boxOf(node) {
  const box = node?.getBoundingClientRect();
  if (box && box.width > 0 && box.bottom > 0 && box.top < innerHeight) return box;
  return { left: innerWidth / 2 - 24, top: innerHeight, width: 48, height: 67 };
}

/**
 * A card flies from one box to another.
 * @param {HTMLElement} face @param {Box} from @param {Box} to
 * @param {{ ms?: number, delay?: number, turns?: boolean }} [how] `turns`: it begins face down
 */
export async function fly(face, from, to, { ms = flightTime(), delay = 0, turns = false } = {}) {
  if (!ms || !document.body.animate) return;
  const back = turns && h("div", { class: "flight-side flight-back" }, cardBack({ size: "small" }));
  const card = h(
    "div",
    { class: "card-flight", "aria-hidden": "true" },
    h("div", { class: "flight-side" }, face),
    back,
  );
  // As large as it ever is on its way: from there it is only scaled.
  const width = Math.max(from.width, to.width);
  card.style.setProperty("--card", `${width}px`);
  document.body.append(card);
  /** @param {Box} box @param {number} degrees @param {number} lift @param {number} [larger] */
  const at = (box, degrees, lift, larger = 1) => {
    const scale = (box.width / width) * larger;
    const [wide, high] = [width * scale, width * 1.4 * scale];
    const x = inside(box.left + (box.width - wide) / 2, innerWidth - wide);
    const y = inside(box.top + (box.height - high) / 2 - lift, innerHeight - high);
    return {
      transformOrigin: "50% 50%",
      transform:
        `translate(${x + (wide - width) / 2}px, ${y + (high - width * 1.4) / 2}px) scale(${scale}) ` +
        `perspective(800px) rotateY(${degrees}deg)`,
    };
  };
  const half = {
    left: (from.left + to.left) / 2,
    top: (from.top + to.top) / 2,
    width: (from.width + to.width) / 2,
    height: to.height,
  };
  const frames = [at(from, turns ? 180 : 0, 0), at(half, turns ? 100 : 0, 26, 1.08), at(to, 0, 0)];
  const flight = card.animate(frames, { duration: ms, delay, easing: "cubic-bezier(.3,.1,.25,1)", fill: "both" });
  // Animations do not end while nothing is painted.
  await Promise.race([flight.finished.catch(() => {}), new Promise((done) => setTimeout(done, ms + delay + 200))]);
  card.remove();
}

/**
 * A card that another player has played flies from the hand to the discards, and stands large before them until it can
 * have been read, or a touch or a key goes on.
 * @param {HTMLElement} face @param {Box} from @param {Box} to @param {AbortSignal} signal the table's end
 */
async function play(face, from, to, signal) {
  const ms = flightTime();
  if (!ms || !document.body.animate || signal.aborted) return;
  const width = Math.max(LARGE, to.width);
  const card = h(
    "div",
    { class: "card-flight played", "aria-hidden": "true" },
    h("div", { class: "flight-side" }, face),
  );
  card.style.setProperty("--card", `${width}px`);
  document.body.append(card);
  /** @param {Box} box @param {number} wide */
  const at = (box, wide) => {
    const x = inside(box.left + (box.width - wide) / 2, innerWidth - wide);
    // It hangs down from the place: the answers stand above the discards.
    const y = inside(box.top, innerHeight - wide * 1.4);
    return { transform: `translate(${x}px, ${y}px) scale(${wide / width})`, easing: "cubic-bezier(.3,.1,.25,1)" };
  };
  const whole = ms * (2 + OPEN);
  const open = at(to, width);
  const frames = [
    at(from, from.width),
    { ...open, offset: ms / whole },
    { ...open, offset: 1 - ms / whole },
    at(to, to.width),
  ];
  const flight = card.animate(frames, { duration: whole, fill: "both" });
  const over = new AbortController();
  for (const way of ["pointerdown", "keydown"])
    addEventListener(way, () => flight.finish(), { signal: over.signal, capture: true });
  signal.addEventListener("abort", () => flight.cancel(), { signal: over.signal });
  await Promise.race([flight.finished.catch(() => {}), new Promise((done) => setTimeout(done, whole + 200))]);
  over.abort();
  card.remove();
}

/**
 * A card that lies face down in its place comes there from the pile.
 * @param {HTMLElement} back @param {Element | null} pile
 */
export async function come(back, pile) {
  const ms = flightTime();
  if (!ms) return;
  back.animate?.([{ opacity: 0 }, { opacity: 0 }], { duration: ms });
  await fly(cardBack({ size: "small" }), boxOf(pile), boxOf(back), { ms });
}

/** The cards of each hand that are on their way: by index, until when. */
/** @type {WeakMap<Hand, Map<number, number>>} */
const flying = new WeakMap();

/** Returns the cards of the hand with their places. @param {Hand} hand */
export const places = (hand) =>
  hand.cards.map((card, index) => ({ card, box: boxOf(hand.list.children[index]?.firstElementChild) }));

/**
 * The hand was shown anew: cards that were not there come from the pile, those that are gone go to the discards.
 * @param {Hand} hand @param {ReturnType<typeof places>} before
 * @param {{ pile: Element | null, discards: Element | null }} piles
 */
export function deal(hand, before, { pile, discards }) {
  const ms = flightTime();
  if (!ms) return;
  const left = [...before];
  /** @type {number[]} */
  const fresh = [];
  hand.cards.forEach((card, index) => {
    const at = left.findIndex((one) => one.card === card);
    if (at >= 0) left.splice(at, 1);
    else if (card !== null) fresh.push(index);
  });
  const side = hand.hooks.side?.();
  const goes = left.filter(({ card }) => card !== null).slice(0, 5);
  for (const { card, box } of goes) {
    const from = hand.dropped ?? box;
    if (card && discards) fly(cardFace(hand.hooks.info(card), { size: "small", side }), from, boxOf(discards), { ms });
  }
  hand.dropped = null;
  const wait = goes.length ? ms * AFTER : 0;
  const until = new Map(fresh.map((index, nth) => [index, performance.now() + wait + nth * 90 + ms]));
  flying.set(hand, until);
  fresh.slice(0, 6).forEach((index, nth) => {
    const node = hand.list.children[index]?.firstElementChild;
    const card = hand.cards[index];
    if (!node || !card) return;
    const face = cardFace(hand.hooks.info(card), { size: "small", side });
    fly(face, boxOf(pile), boxOf(node), { ms, delay: wait + nth * 90, turns: true });
  });
  hide(hand);
}

/** Cards that are still on their way are not seen in the hand yet, however often it is painted. @param {Hand} hand */
export function hide(hand) {
  const now = performance.now();
  for (const [index, end] of flying.get(hand) ?? [])
    if (end > now) hand.list.children[index]?.animate?.([{ opacity: 0 }, { opacity: 0 }], { duration: end - now });
}

/** Backs that are seen to go when discards are shuffled, and milliseconds from one to the next. */
const [BACKS, EACH] = [6, 70];

/**
 * Discards that are shuffled go to the pile one after the other, and it shakes once they are there.
 * @param {import("../engine").Events | null} events @param {Element | null} pile @param {Element | null} discards
 */
export function reshuffled(events, pile, discards) {
  const ms = flightTime();
  if (!ms || !pile || !events?.some(({ t }) => t === "shuffle")) return;
  const [from, to] = [boxOf(discards), boxOf(pile)];
  for (let nth = 0; nth < BACKS; nth++) void fly(cardBack({ size: "small" }), from, to, { ms, delay: nth * EACH });
  const frames = [0, -9, 9, -6, 0].map((degrees) => ({ rotate: `${degrees}deg` }));
  pile.animate?.(frames, { duration: ms, delay: ms + BACKS * EACH });
}

/**
 * Flies to the discards the cards that others than the owner of the open hand discard, and to their backs the cards
 * that they draw; a pile that is shuffled anew comes from the discards.
 * @param {import("../engine").Events | null} events @param {import("../engine").Seat} owner
 * @param {{ pile: Element | null, discards: Element | null }} places
 * @param {(card: string) => import("../engine").CardInfo} info @param {import("../engine").View["sides"]} sides
 * @param {AbortSignal} signal the table's end
 */
export function elsewhere(events, owner, { pile, discards }, info, sides, signal) {
  const ms = flightTime();
  if (!ms || !events) return;
  reshuffled(events, pile, discards);
  let nth = 0;
  for (const event of events) {
    if ((event.t !== "draw" && event.t !== "discard") || event.seat === owner || nth > 5) continue;
    const hand = document.querySelector(`.seat-panel[data-seat="${event.seat}"] .backs > *`);
    if (!hand?.getBoundingClientRect().width) continue;
    const delay = nth++ * 90;
    if (event.t === "draw") fly(cardBack({ size: "small" }), boxOf(pile), boxOf(hand), { ms, delay });
    else {
      const face = cardFace(info(event.card), { size: "small", side: sides[event.seat] });
      const paid = events.some(
        (one) => one.t === "say" && one.moved && one.seat === event.seat && one.card === event.card,
      );
      if (paid) void play(face, boxOf(hand), boxOf(discards), signal);
      else fly(face, boxOf(hand), boxOf(discards), { ms, delay });
    }
  }
}
