// A whole game of each kind to its result: by clicks, begun from every place a page can be opened from, and by keyboard
// alone.
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
/** To its end each game is played from a server and from here; elsewhere it is begun. */
const ALSO: Record<string, Place> = {
  chess: "sandboxed frame",
  "full-double": "srcdoc",
  doublecross: "one file over http",
  "five-card": "file, index.html",
  deception: "file, deckmate.html",
  "chess-storm": "file, deckmate.html",
};
const BEGINNING = 8;

for (const game of GAMES) {
  for (const place of everywhere(game)) {
    const whole = place === "http" || place === ALSO[game] || process.env.WALKS === "all";
    test(`${game}${whole ? "" : " begun"} by clicks: ${place}`, async ({ open, walks }) => {
      const { answers, ...deal } = walks[game];
      const sitting = await open(place, { hash: link(deal), script: WIRE });
      const table = place === "srcdoc" ? await Table.sit(sitting.page, sitting.frame, deal) : tableOf(sitting, deal);
      await table.play(whole ? answers : answers.slice(0, BEGINNING));
      expect(await told(sitting.frame), "a worker has answered").not.toEqual([]);
    });
  }

  test(`${game} by keyboard alone`, async ({ open, walks }) => {
    const { answers, ...deal } = walks[game];
    await tableOf(await open("http", { hash: link(deal) }), deal, { keys: true }).play(answers);
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
