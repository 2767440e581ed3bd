// A whole game of each kind to its result, every second day by one of three ways: by clicks from a server, from
// elsewhere, by keyboard alone. Everywhere else, and by the other ways, it is begun, a third of that a day.
import { all, isToday } from "./daily.mts";
import { catalog, type GameName } from "./engine.mts";
import { expect, link, tableOf, test } from "./fixtures.mts";
import { PLACES, type Place } from "./places.mts";
import { told, WIRE } from "./secrets.mts";
import { Table } from "./table.mts";

const GAMES = catalog.games.map(({ name }) => name);
/** Games without secrets are tried everywhere, the others where they differ. */
const everywhere = (game: GameName) =>
  ["chess", "full-double", "doublecross"].includes(game)
    ? PLACES
    : PLACES.filter((place) => !/one file over|frame|srcdoc/.test(place));
/** Elsewhere: played to its end from here. */
const ALSO: Record<string, Place> = {
  chess: "sandboxed frame",
  "full-double": "srcdoc",
  doublecross: "one file over http",
  "five-card": "file, index.html",
  deception: "file, deckmate.html",
  "chess-storm": "file, deckmate.html",
};
const BEGINNING = 8;

for (const [nth, game] of GAMES.entries()) {
  const [server, elsewhere, keyboard] = [0, 2, 4].map((way) => isToday(nth + way, 6));
  for (const [at, place] of everywhere(game).entries()) {
    const whole = place === "http" ? server : place === ALSO[game] ? elsewhere : all;
    if (!whole && !isToday(nth + at, 3)) continue;
    test(`${game}${whole ? "" : " begun"} by clicks: ${place}`, async ({ open, walks }) => {
      const { answers, ...deal } = walks[game];
      const sitting = await open(place, { hash: link(deal), script: WIRE });
      const table = place === "srcdoc" ? await Table.sit(sitting.page, sitting.frame, deal) : tableOf(sitting, deal);
      await table.play(whole ? answers : answers.slice(0, BEGINNING));
      expect(await told(sitting.frame), "a worker has answered").not.toEqual([]);
    });
  }

  if (!keyboard && !isToday(nth, 3)) continue;
  test(`${game}${keyboard ? "" : " begun"} by keyboard alone`, async ({ open, walks }) => {
    const { answers, ...deal } = walks[game];
    const table = tableOf(await open("http", { hash: link(deal) }), deal, { keys: true });
    await table.play(keyboard ? answers : answers.slice(0, BEGINNING));
  });
}

test("from the home screen to a game and back by keyboard alone", async ({ open, walks }) => {
  const { page, frame } = await open();
  const { game } = walks.chess;
  const table = tableOf({ page, frame }, { game, seed: "any" }, { keys: true });
  for (const button of [".more", ".play-friend"]) {
    await table.tabTo(`[data-game="chess"] ${button}`);
    await page.keyboard.press("Enter");
  }
  await table.play(walks.chess.answers);
  for (const [name, screen] of [
    ["review", "#table"],
    ["leave", "#home"],
  ]) {
    await table.tabTo(`[data-test="${name}"]`);
    await page.keyboard.press("Enter");
    await expect(frame.locator(screen)).toBeVisible();
  }
});

test("without workers the engine runs beside the page", async ({ open, walks }) => {
  const { answers, ...deal } = walks.doublecross;
  const sitting = await open("http", { hash: link(deal), script: "delete globalThis.Worker;" });
  expect(sitting.page.workers()).toEqual([]);
  await tableOf(sitting, deal).play(answers);
});

test("with motion and on a phone the same game comes to the same end", async ({ open, walks }) => {
  const { answers, ...deal } = walks["full-double"];
  const sitting = await open("http", {
    hash: link(deal),
    viewport: { width: 390, height: 844 },
    reducedMotion: "no-preference",
    hasTouch: true,
  });
  await tableOf(sitting, deal).play(answers);
});
