// Days: what is for a day is the same everywhere, whose day it is says the local date; no flight, no summer time and no
// clock breaks a row, and none makes one.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { store } from "./browser.mjs";

const { dayOf, daysDone, isInTime, keepOfDay, ofDay, rowOf } = await import("../../../www/match/days.js");
const { joinedPlayers } = await import("../../../www/match/merge.js");
const { keepPlayer, player } = await import("../../../www/match/player.js");

const HOME = process.env.TZ;
const real = Date.now;

/** Does something at a place and a moment in Greenwich. @param {string} zone @param {string} moment */
function at(zone, moment, act) {
  process.env.TZ = zone;
  const then = Date.parse(moment);
  Date.now = () => then;
  try {
    return act(new Date(then));
  } finally {
    Date.now = real;
    process.env.TZ = HOME;
    if (HOME === undefined) delete process.env.TZ;
  }
}

beforeEach(() => store.clear());

test("a day begins at midnight, wherever one is: from Kiritimati to Baker Island", () => {
  const KIRITIMATI = "Pacific/Kiritimati";
  assert.equal(at(KIRITIMATI, "2026-11-24T09:59:59Z", dayOf), 0);
  assert.equal(at(KIRITIMATI, "2026-11-24T10:00:00Z", dayOf), 1);
  assert.equal(at("UTC", "2026-11-24T23:59:59Z", dayOf), 0);
  assert.equal(at("UTC", "2026-11-25T00:00:00Z", dayOf), 1);
  assert.equal(at("Etc/GMT+12", "2026-11-25T11:59:59Z", dayOf), 0);
  assert.equal(at("Etc/GMT+12", "2026-11-25T12:00:00Z", dayOf), 1);
  // At each moment the world is on two or three days.
  for (let hour = 0; hour < 48; hour++) {
    const moment = new Date(Date.UTC(2026, 11, 1, hour)).toISOString();
    const days = [KIRITIMATI, "Asia/Tokyo", "UTC", "America/Los_Angeles", "Etc/GMT+12"].map((zone) =>
      at(zone, moment, dayOf),
    );
    assert.ok(Math.max(...days) - Math.min(...days) <= 2, `${moment}: ${days}`);
  }
});

test("a night of 23 or 25 hours is one night", () => {
  for (const [zone, from] of [
    ["Europe/Berlin", "2027-03-26"],
    ["Europe/Berlin", "2026-10-23"],
    ["America/New_York", "2027-03-12"],
    ["America/New_York", "2027-11-05"],
    ["Australia/Lord_Howe", "2027-04-02"],
  ]) {
    const [year, month, day] = from.split("-").map(Number);
    process.env.TZ = zone;
    const noons = Array.from({ length: 5 }, (_, on) => dayOf(new Date(year, month - 1, day + on, 12)));
    const nights = Array.from({ length: 5 }, (_, on) => dayOf(new Date(year, month - 1, day + on, 0, 0, 1)));
    const late = Array.from({ length: 5 }, (_, on) => dayOf(new Date(year, month - 1, day + on, 23, 59, 59)));
    process.env.TZ = HOME ?? "UTC";
    for (const list of [noons, nights, late])
      assert.deepEqual(
        list.map((one) => one - list[0]),
        [0, 1, 2, 3, 4],
        zone,
      );
    assert.deepEqual([nights, late], [noons, noons], zone);
  }
});

/** The first moment of a day in Greenwich. @param {number} day @param {number} [hours] */
const moment = (day, hours = 0) => new Date(Date.UTC(2026, 10, 24 + day, hours)).toISOString();

test("what is finished on its day, until four in the morning, or while it is that day somewhere, counts", () => {
  const says = (zone, when, day) => at(zone, when, (now) => isInTime(day, now));
  assert.equal(says("UTC", moment(5, -15), 5), false);
  assert.equal(says("UTC", moment(5, -13), 5), true);
  assert.equal(says("UTC", moment(5, 35), 5), true);
  assert.equal(says("UTC", moment(5, 37), 5), false);
  assert.equal(says("Etc/GMT+12", moment(5, 39), 5), true, "03:00 of the next day");
  assert.equal(says("Etc/GMT+12", moment(5, 41), 5), false, "05:00 of the next day");
});

/** Solves the puzzle of the local day. */
const solve = (zone, when, signs = "★") =>
  at(zone, when, (now) => {
    const day = dayOf(now);
    keepOfDay(day, "puzzle", { signs, rules: 1, ended: true, counts: true });
    return day;
  });

test("a flight from Auckland to Los Angeles breaks no row and makes none", () => {
  const days = [
    solve("Pacific/Auckland", "2026-12-01T07:00:00Z"),
    solve("Pacific/Auckland", "2026-12-02T07:00:00Z"),
    solve("America/Los_Angeles", "2026-12-03T03:00:00Z"),
    solve("America/Los_Angeles", "2026-12-04T03:00:00Z"),
    solve("America/Los_Angeles", "2026-12-05T03:00:00Z"),
  ];
  assert.deepEqual(days, [7, 8, 8, 9, 10]);
  assert.deepEqual(daysDone(), [7, 8, 9, 10]);
  assert.deepEqual(rowOf(daysDone(), 10).row, 4);
  store.clear();
  const back = [
    solve("America/Los_Angeles", "2026-12-02T03:00:00Z"),
    solve("America/Los_Angeles", "2026-12-03T03:00:00Z"),
    solve("Pacific/Auckland", "2026-12-04T07:00:00Z"),
    solve("Pacific/Auckland", "2026-12-05T07:00:00Z"),
  ];
  assert.deepEqual(back, [7, 8, 10, 11]);
  assert.equal(rowOf(daysDone(), 11).row, 4, "the day that the flight has taken rests");
});

test("a clock that is set back opens no second try, and one ahead makes no row", () => {
  assert.equal(solve("UTC", moment(5, 20), "▫★"), 5);
  assert.equal(solve("UTC", moment(5, 3), "★"), 5);
  assert.equal(ofDay(5, "puzzle").signs, "▫★");
  for (const day of [20, 21, 22]) solve("UTC", moment(day, 1));
  assert.equal(rowOf(daysDone(), 6).row, 1);
  // A link to an old day is for practice.
  at("UTC", moment(22, 1), () => keepOfDay(3, "puzzle", { signs: "★", rules: 1, ended: true, counts: true }));
  assert.deepEqual(daysDone(), [5, 20, 21, 22]);
});

test("a try goes on under the rules with which it began, and a new version changes no result", () => {
  at("UTC", moment(5, 3), () => keepOfDay(5, "puzzle", { signs: "", rules: 3, moves: ["e2e4"] }));
  assert.deepEqual(ofDay(5, "puzzle").moves, ["e2e4"]);
  at("UTC", moment(5, 4), () =>
    keepOfDay(5, "puzzle", { signs: "★", rules: 3, moves: undefined, ended: true, counts: true }),
  );
  at("UTC", moment(5, 5), () => keepOfDay(5, "puzzle", { signs: "▫", rules: 4, ended: true, counts: true }));
  const { signs, rules, at: began } = ofDay(5, "puzzle");
  assert.deepEqual([signs, rules, began], ["★", 3, Date.parse(moment(5, 3))]);
});

test("two files joined: the union of days, each first try once", () => {
  solve("UTC", moment(5, 3));
  solve("UTC", moment(6, 3));
  const one = player();
  store.clear();
  solve("UTC", moment(6, 1), "▫★");
  solve("UTC", moment(7, 3));
  keepPlayer(joinedPlayers(player(), one));
  assert.deepEqual(daysDone(), [5, 6, 7]);
  assert.equal(ofDay(6, "puzzle").signs, "▫★");
  assert.equal(rowOf(daysDone(), 7).row, 3);
});

test("one missed day in seven rests: it breaks no row, and is not counted", () => {
  assert.deepEqual([rowOf([], 9).row, rowOf([], 9).best, rowOf([9], 9).row, rowOf([8], 9).row], [0, 0, 1, 1]);
  assert.equal(rowOf([1, 2, 3, 5, 6], 6).row, 5);
  assert.equal(rowOf([1, 2, 3, 6, 7], 7).row, 2, "two missed days running");
  assert.equal(rowOf([1, 3, 5, 6], 6).row, 3, "two missed days within seven");
  assert.equal(rowOf([1, 2, 4, 5, 6, 7, 8, 9, 11], 11).row, 9, "two with seven between them");
  assert.equal(rowOf([1, 2, 3, 4], 6).row, 4, "yesterday rests");
  assert.equal(rowOf([1, 2, 3, 4], 7).row, 0);
  const { best, total, week } = rowOf([1, 2, 3, 4, 20, 21], 22);
  assert.deepEqual(
    [best, total, week.map(({ state }) => state).join(" ")],
    [4, 6, "open open open open done done today"],
  );
});
