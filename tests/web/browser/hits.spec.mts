// A hit test: nothing covers what must be tapped, in every game and kind of question, at seven sizes.
import { catalog, engine } from "./engine.mts";
import { hittable } from "./fits.mts";
import { test } from "./fixtures.mts";
import { Table } from "./table.mts";

const SIZES = [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 844],
  [768, 1024],
  [740, 360],
  [600, 420],
] as const;

for (const [width, height] of SIZES) {
  for (const { name: game } of catalog.games) {
    test(`${game}: every question can be tapped at ${width} by ${height}`, async ({ open, walks }) => {
      const { answers, ...deal } = walks[game];
      const { page, frame } = await open("http", { viewport: { width, height }, hasTouch: width < 700 });
      // The first question of each kind is enough.
      const kinds = new Map<string, number>();
      const walk = engine.newGame(deal);
      for (const [n, text] of answers.entries()) {
        const { why } = walk.prompt()!;
        if (!kinds.has(why)) kinds.set(why, n);
        walk.apply(text);
      }
      for (const [why, n] of kinds) {
        const table = await Table.sit(page, frame, deal, { after: answers.slice(0, n) });
        table.watch = (moment) => hittable(frame, `${why}, ${moment}`);
        await table.shown();
      }
    });
  }
}
