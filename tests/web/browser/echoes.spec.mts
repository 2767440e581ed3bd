// Two players at one device, one of whom presses everything twice or holds keys down: no veil opens by that, and no
// question of the other player is answered. A part of the walks a day.
import { isToday } from "./daily.mts";
import { type Echo, STILL } from "./echo.mts";
import { expect, link, tableOf, test } from "./fixtures.mts";

const GAMES = ["five-card", "doublecross", "chess-storm", "deception", "chess", "full-double"] as const;
const ECHOES: Echo[] = [
  { by: "click", gap: 150 },
  { by: "held key", gap: 0 },
  { by: "key", gap: 0 },
  { by: "tap", gap: "at once" },
  { by: "click", gap: 450 },
  { by: "key", gap: "at once" },
  { by: "tap", gap: 300 },
  { by: "click", gap: "at once" },
  { by: "key", gap: 450 },
  { by: "tap", gap: 0 },
  { by: "click", gap: 0 },
  { by: "key", gap: 250 },
];
/** Answers of a game that are played; all of them with WALKS=all. */
const FEW = 30;

for (const [at, game] of GAMES.entries())
  for (const [nth, echo] of ECHOES.entries()) {
    // Three games a day, each way in turn.
    if (!isToday(nth + at, ECHOES.length) || !isToday(at, 2)) continue;
    test(`${game}: by ${echo.by} twice, ${echo.gap}`, async ({ open, walks }) => {
      const { answers, ...deal } = walks[game];
      const touch = echo.by === "tap";
      const sitting = await open("http", { hash: link(deal), script: STILL, hasty: true, hasTouch: touch });
      const table = tableOf(sitting, deal, { keys: /key/.test(echo.by), touch, echo });
      await table.play(process.env.WALKS === "all" ? answers : answers.slice(0, FEW));
      expect(table.echoes?.count, "the other player has been asked").toBeGreaterThan(3);
    });
  }
