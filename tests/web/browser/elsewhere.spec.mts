// Firefox and WebKit of the system: the page from every place, a third of it a day, and a whole game by clicks, with
// WALKS=all of each kind.
import { asksFirst, difference, sight, touches } from "./answers.mts";
import { all, todays } from "./daily.mts";
import type { Driver } from "./driver.mts";
import { engine, type Game } from "./engine.mts";
import { Firefox } from "./firefox.mts";
import { expect, grounds, link } from "./fixtures.mts";
import { inFrame, PLACES, type Place } from "./places.mts";
import { onlyPass } from "./table.mts";
import { WebKit } from "./webkit.mts";

const test = grounds.extend<{ driver: Driver }, { started: Driver | Error }>({
  started: [
    async ({}, use, { project }) => {
      const { FIREFOX = "", WEBKIT = "" } = process.env;
      const opened = project.name === "firefox" ? Firefox.open(FIREFOX) : WebKit.open(WEBKIT);
      const driver: Driver | Error = await opened.catch((error: Error) => error);
      if (driver instanceof Error) console.error(`SKIPPING ${project.name}: it does not start here: ${driver.message}`);
      else await driver.size(1280, 900);
      await use(driver);
      if (!(driver instanceof Error)) await driver.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  driver: async ({ started }, use) => {
    test.skip(started instanceof Error, "the browser does not start here");
    await use(started as Driver);
  },
});

/** Presses something half a second after it stands, as a person would. */
async function press(driver: Driver, selector: string) {
  await driver.run("globalThis.Page?.settle()");
  await driver.click(selector);
}

/** Waits until the page shows the game, and opens the veil before it. */
async function shown(driver: Driver, game: Game) {
  const look = (veil: boolean) =>
    driver.run<string>(`return (${difference})(${JSON.stringify({ ...sight(game), veil })})`);
  let found = await look(true);
  if (found === "veil") {
    await press(driver, '[data-test="open-veil"]');
    found = await look(false);
  }
  if (found) throw new Error(found);
}

async function play(driver: Driver, game: Game, answers: string[]) {
  for (const text of answers) {
    const alone = text === "pass" && game.prompt()?.why === "end" && onlyPass(game);
    if (!alone) {
      await shown(driver, game);
      if (asksFirst(game, text)) await driver.until("'aim' in (globalThis.deckmateExtras ?? {})", () => "no aim");
      for (const touch of touches(game, text)) {
        // Where no setting can be kept, there are tips.
        await driver.run("document.querySelector('.tip')?.click()");
        await press(
          driver,
          "square" in touch
            ? `#board [data-square="${touch.square}"]`
            : "card" in touch
              ? `#hand [data-index="${touch.card}"]`
              : touch.button,
        );
      }
    }
    game.apply(text);
  }
  await shown(driver, game);
}

/** Switches tips off, as another tab would. */
const TIPS_OFF = `try {
  localStorage.setItem("deckmate.settings", '{"tips":false}');
  dispatchEvent(new StorageEvent("storage", { key: "deckmate.settings" }));
} catch {}`;

const open = async (driver: Driver, url: string, place: Place) => {
  await driver.goTo("about:blank");
  await driver.goTo(url);
  if (inFrame(place)) await driver.intoFrame();
  await driver.until("document.querySelector('#home, #table, #which')", () => "the page does not begin");
  // Two documents of one origin keep one game: the link asks before it replaces the game of the place before.
  if (await driver.run("return document.querySelector('#which') !== null")) {
    await press(driver, '[data-test="which-new"]');
    await driver.until("document.querySelector('#table')", () => "no table");
  }
  await driver.run(TIPS_OFF);
};

for (const place of todays(PLACES, 3)) {
  test(`opened in ${place}`, async ({ driver, places, walks }, { project }) => {
    // There 'self' of the page's policy is nothing at all; the page in one file, whose policy names hashes, works.
    test.skip(
      project.name === "webkit" && place === "sandboxed frame",
      "WebKit has no 'self' in a frame without origin",
    );
    const { answers, ...deal } = walks["full-double"];
    await open(driver, places.at[place](link(deal)), place);
    if (place === "srcdoc") {
      await press(driver, '[data-game="full-double"] .more');
      await press(driver, '[data-game="full-double"] .play-friend');
      return expect(driver.until("document.querySelector('#table')", () => "no table")).resolves.toBeTruthy();
    }
    await play(driver, engine.newGame(deal), answers.slice(0, 2));
  });
}

for (const place of todays(PLACES, 3)) {
  test(`extras open in ${place}`, async ({ driver, places }, { project }) => {
    test.skip(project.name === "webkit" && place === "sandboxed frame", "as above");
    // Home, whatever game is kept.
    await open(driver, places.at[place]("#g=none"), place);
    await press(driver, '[data-test="home-rules"]');
    await driver.until("document.querySelector('#rules .prose h3')", () => "no rules");
    await press(driver, '#rules [data-test="close"]');
    await press(driver, '[data-game="chess-storm"] .more');
    await press(driver, '[data-game="chess-storm"] .cards');
    await press(driver, '[data-try="crybaby"]');
    await driver.until("document.querySelector('#task')", () => "no task");
    // Others may have come by themselves.
    const asked = ["screens", "rules", "practice", "chessStorm"];
    expect(await driver.run("return Object.keys(deckmateExtras)")).toEqual(expect.arrayContaining(asked));
  });
}

const GAMES = all ? ["chess", "full-double", "doublecross", "five-card", "deception", "chess-storm"] : ["chess"];
for (const game of GAMES) {
  test(`a whole game of ${game}`, async ({ driver, places, walks }) => {
    const { answers, ...deal } = walks[game];
    await open(driver, places.at.http(link(deal)), "http");
    await play(driver, engine.newGame(deal), answers);
  });
}
