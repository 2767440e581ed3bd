// The days of the daily puzzle and the daily game. What is for a day is the same everywhere, and whose day it is says
// the local date. The days in a row are reckoned from the set of days done: they are kept nowhere.
import { keepOne, part, playerOne, playerPart } from "./player.js";

/** The first moment of day 1, as the calendar has it. */
const FIRST = Date.UTC(2026, 10, 25);
const HOUR = 36e5;
const DAY = 24 * HOUR;
/** A day is today somewhere from so many hours before it begins in Greenwich, for so many. */
const [EARLIEST, EVERYWHERE] = [14, 50];
/** The hour of the next day until which a day can still be finished. */
const MORNING = 4;
/** Of so many days one may be missed: it rests, and the row goes on. */
const WEEK = 7;

/** The number of a day, from 1, by the date that a calendar shows here. @param {Date} [now] */
export const dayOf = (now = new Date(Date.now())) =>
  Math.round((Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - FIRST) / DAY) + 1;

/** The date of a day, in words. @param {number} day */
export const dateOf = (day) =>
  new Date(FIRST + (day - 1) * DAY).toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/**
 * True if what is finished now is done on its day: that is today here, or was until this morning, or is somewhere.
 * @param {number} day @param {Date} [now]
 */
export function isInTime(day, now = new Date(Date.now())) {
  const since = now.getTime() - (FIRST + (day - 1) * DAY - EARLIEST * HOUR);
  const late = now.getHours() < MORNING ? 1 : 0;
  return (since >= 0 && since < EVERYWHERE * HOUR) || day === dayOf(now) || day === dayOf(now) - late;
}

/**
 * The row that ends with a day, or with the one before it: days done, and those that rest between them.
 * @param {Set<number>} done @param {number} today
 */
function rowAt(done, today) {
  /** @type {{ count: number, rests: number[] }} */
  const row = { count: 0, rests: [] };
  let [first, rest] = [today, Number.POSITIVE_INFINITY];
  for (let day = done.has(today) ? today : today - 1; ; day--) {
    if (done.has(day)) {
      row.count++;
      first = day;
    } else if (rest - day < WEEK) break;
    else row.rests.push((rest = day));
  }
  // Days before the first of the row do not rest.
  return { ...row, rests: row.rests.filter((day) => day > first) };
}

/**
 * The days in a row, the best row, all days, and the last seven with what each was.
 * @param {Iterable<number>} days done @param {number} [today]
 */
export function rowOf(days, today = dayOf()) {
  const done = new Set(days);
  const { count, rests } = rowAt(done, today);
  const best = [...done].reduce((most, day) => Math.max(most, rowAt(done, day).count), 0);
  const week = Array.from({ length: WEEK }, (_, at) => today - WEEK + 1 + at).map((day) => {
    const rested = count > 0 && rests.includes(day) && day < today;
    return { day, state: done.has(day) ? "done" : rested ? "rest" : day === today ? "today" : "open" };
  });
  return { row: count, best, total: done.size, week };
}

/** The days done, as they are kept. @returns {number[]} */
export const daysDone = () =>
  Object.entries(playerPart("days")).flatMap(([day, kept]) =>
    /^\d+$/.test(day) && part(kept).done ? [Number(day)] : [],
  );

/** The days in a row, as of now. */
export const rowNow = () => rowOf(daysDone());

/** The kept first try of what is for a day. @param {number} day @param {"puzzle" | "game" | "run"} what */
export const ofDay = (day, what) => part(playerOne("days", String(day))[what]);

/** True if what is for a day was done. @param {number} day @param {"puzzle" | "game" | "run"} what */
export const hasEnded = (day, what) => ofDay(day, what).ended === true;

/**
 * Keeps the first try of what is for a day as it stands. What is finished stays as it is; in time, the day is done.
 * @param {number} day @param {"puzzle" | "game" | "run"} what
 * @param {{ signs: string, rules: number, ended?: boolean, counts?: boolean } & Record<string, unknown>} tried
 */
export function keepOfDay(day, what, { counts = false, ...tried }) {
  const before = ofDay(day, what);
  const done = counts && isInTime(day) ? { done: 1 } : {};
  const first = before.ended ? before : { ...before, ...tried, at: Number(before.at) || Date.now() };
  keepOne("days", String(day), { ...done, [what]: first });
}
