// WebKit: the page from every place, and one whole game of each kind, by clicks.
import { test as base, expect } from "@playwright/test";
import { difference, sight, touches } from "./answers.mts";
import { engine, type Game } from "./engine.mts";
import { kept, type Found } from "./games.mts";
import { inFrame, openPlaces, PLACES, type Place } from "./places.mts";
import { link } from "./fixtures.mts";
import { onlyPass } from "./table.mts";
import { WebKit } from "./webkit.mts";

const test = base.extend<
  {},
  { webkit: WebKit; places: Awaited<ReturnType<typeof openPlaces>>; walks: Record<string, Found> }
>({
  webkit: [
    async ({}, use) => {
      const webkit = await WebKit.open(process.env.WEBKIT!);
      await webkit.size(1280, 900);
      await use(webkit);
      await webkit.close();
    },
    { scope: "worker" },
  ],
  places: [
    async ({}, use) => {
      const places = await openPlaces();
      await use(places);
      places.close();
    },
    { scope: "worker" },
  ],
  walks: [async ({}, use) => use(kept()), { scope: "worker" }],
});

/** Waits until the page shows the game, and opens the veil before it. */
async function shown(webkit: WebKit, game: Game) {
  const script = `(${difference})(${JSON.stringify(sight(game))})`;
  let last = "";
  const look = async (veil: string) => webkit.until(`(${veil} !(globalThis.unlike = ${script}))`, () => last);
  await look("document.getElementById('veil') ||").catch(async () => {
    last = await webkit.run(`return ${script}`);
    throw new Error(last);
  });
  if (!(await webkit.run("return document.getElementById('veil') !== null"))) return;
  await webkit.click('[data-test="open-veil"]');
  await look("");
}

async function play(webkit: WebKit, game: Game, answers: string[]) {
  for (const text of answers) {
    const alone = text === "pass" && game.prompt()?.why === "end" && onlyPass(game);
    if (!alone) {
      await shown(webkit, game);
      for (const touch of touches(game, text)) {
        await webkit.click(
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
  await shown(webkit, game);
}

const open = async (webkit: WebKit, url: string, place: Place) => {
  await webkit.goTo("about:blank");
  await webkit.goTo(url);
  if (inFrame(place)) await webkit.intoFrame();
  await webkit.until("document.querySelector('#home, #table')", () => "the page does not begin");
};

for (const place of PLACES) {
  test(`opened in ${place}`, async ({ webkit, places, walks }) => {
    const { answers, ...deal } = walks["full-double"];
    await open(webkit, places.at[place](link(deal)), place);
    if (place === "srcdoc") {
      await webkit.click('[data-game="full-double"] .play-friend');
      return expect(webkit.until("document.querySelector('#table')", () => "no table")).resolves.toBeTruthy();
    }
    await play(webkit, engine.newGame(deal), answers.slice(0, 2));
  });
}

for (const game of ["chess", "full-double", "doublecross", "five-card", "deception", "chess-storm"]) {
  test(`a whole game of ${game}`, async ({ webkit, places, walks }) => {
    const { answers, ...deal } = walks[game];
    await open(webkit, places.at.http(link(deal)), "http");
    await play(webkit, engine.newGame(deal), answers);
  });
}
