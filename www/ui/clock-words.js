// The time of chess clocks in digits and in words.
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

/** Time of a control in words: "10 minutes each, 5-second delay per move". @param {string} text */
export const controlWords = (text) => {
  const [minutes, delay] = String(text).split("+");
  if (text === "none" || !minutes) return "No clock";
  const waiting = Number(delay) > 0 ? `, ${delay}-second delay per move` : "";
  return `${count(Number(minutes), "minute")} each${waiting}`;
};
