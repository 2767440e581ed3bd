// The settings that one game alone has are kept with those of the page, and neither loses the other.
import assert from "node:assert/strict";
import { test } from "node:test";
import { store } from "./browser.mjs";

const KEPT = {
  sound: false,
  passing: { first: true, second: false },
  storm: { chosen: "odd", deck: "2" },
};
store.set("deckmate.settings", JSON.stringify(KEPT));
const { change, settings, unread } = await import("../../../www/ui/settings.js");
const own = await import("../../../www/games/chess-storm/settings.js");

const kept = () => JSON.parse(store.get("deckmate.settings") ?? "{}");

test("what was kept of a game is found, and a part that cannot be read is named and put aside", () => {
  assert.deepEqual(own.settings.passing, KEPT.passing);
  assert.deepEqual(own.settings.storm, { chosen: false, deck: "2", own: "" });
  assert.deepEqual(unread, ["storm (chosen)"]);
  assert.deepEqual(JSON.parse(store.get("deckmate.settings.unread") ?? ""), KEPT);
});

test("a change of either keeps the other", () => {
  change({ sound: true });
  assert.deepEqual([kept().sound, kept().storm.deck, kept().passing.first], [true, "2", true]);
  own.change({ discardless: true });
  assert.deepEqual([kept().discardless, kept().sound, settings.sound], [true, true, true]);
});
