// The time of chess clocks in digits and in words, and the words of a time control.
import { count } from "./words.js";

/** Below this a clock shows tenths. Milliseconds. */
const TENTHS = 20_000;

/** "9:05", and below twenty seconds "0:19.4". A clock is out when it says so, not before. @param {number} ms */
export function reading(ms) {
  const left = Math.max(0, ms);
  if (left < TENTHS) {
    const tenths = Math.ceil(left / 100);
    return `0:${String(Math.floor(tenths / 10)).padStart(2, "0")}.${tenths % 10}`;
  }
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** @param {number} ms */
export function spoken(ms) {
  const seconds = Math.ceil(Math.max(0, ms) / 1000);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes && count(minutes, "minute"), rest && count(rest, "second")].filter(Boolean).join(" ") || "no time";
}

/** @param {number} time in minutes */
const minutesIn = (time) => (time < 1 ? count(time * 60, "second") : count(time, "minute"));

/** @typedef {"increment" | "delay" | "move" | "hourglass"} Pace */

/**
 * The parts of a time control as the engine writes it: `3+2`, `3+2-delay`, `30-move`, `5-hourglass`; null for none.
 * @param {string} text @param {string} [usual] what the seconds of a bare `3+2` are
 */
export function controlOf(text, usual = "increment") {
  const [numbers, word = usual] = text.split("-");
  const [time = 0, each = 0] = numbers.split("+").map(Number);
  return text === "none" || !time ? null : { time, each, pace: /** @type {Pace} */ (word) };
}

/**
 * The control as the engine writes it.
 * @param {{ time: number, each: number, pace: Pace }} control @param {string} usual
 */
export const controlText = ({ time, each, pace }, usual) =>
  pace === "move" || pace === "hourglass" ? `${time}-${pace}` : `${time}+${each}${pace === usual ? "" : `-${pace}`}`;

/** The effect of a turn on the time, in words. @type {Record<Pace, (time: number, each: number) => string>} */
const WORDS = {
  increment: (time, each) =>
    `${minutesIn(time)} each${each ? `, and ${count(each, "second")} more after each move` : ""}`,
  delay: (time, each) =>
    `${minutesIn(time)} each${each ? `; at each move the clock waits ${count(each, "second")}` : ""}`,
  move: (time) => `${count(time, "second")} for each move`,
  hourglass: (time) => `${count(time, "minute")} each; the time that you use goes to your opponent`,
};

/**
 * Time of a control in words: "10 minutes each; at each move the clock waits 5 seconds".
 * @param {string} text @param {string} [usual]
 */
export function controlWords(text, usual) {
  const control = controlOf(text, usual);
  return control ? WORDS[control.pace](control.time, control.each) : "No clock";
}

/** A control in few signs: "3+2", "30 s a move"; nothing for none. @param {string} text */
export function controlSign(text) {
  const control = controlOf(text);
  if (!control) return "";
  const { time, each, pace } = control;
  if (pace === "move") return `${time} s a move`;
  return pace === "hourglass" ? `${time} min hourglass` : `${time}+${each}`;
}

/** Minutes that a game lasts for each player at most, by the name for it. @type {[number, string][]} */
const NAMES = [
  [1, "Ultrabullet"],
  [3, "Bullet"],
  [8, "Blitz"],
  [25, "Rapid"],
];

/** The name that players have for so fast a game, and what it is. @param {string} text @param {string} [usual] */
export function controlName(text, usual) {
  const control = controlOf(text, usual);
  const words = controlWords(text, usual);
  if (!control || control.pace === "move" || control.pace === "hourglass") return words;
  // As is usual: forty moves of each.
  const minutes = control.time + (control.each * 40) / 60;
  return `${NAMES.find(([most]) => minutes < most)?.[1] ?? "Classical"}: ${words}`;
}
