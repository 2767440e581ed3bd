// The card that pays for a move of 5 Card is seen: in the last turn that is told, and on its way to the discards.
import type { Frame } from "@playwright/test";
import { expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

/** The card and the pictures of a last turn in 5 Card, from left to right. */
const pictures = (frame: Frame) =>
  frame
    .locator("#last-turn .last-faces")
    .evaluate((faces) =>
      [...faces.querySelectorAll<HTMLElement>(".deed-card > [data-card], .deed-face")].map(
        ({ dataset }) => dataset.card ?? dataset.what,
      ),
    );

test("the last turn in 5 Card shows the card that paid; a capture is seen beside it, and a king move alone", async ({
  open,
}) => {
  const { page, frame } = await open("http");
  const hands = { first: ["pawn", "pawn"], second: ["wild", "pawn", "pawn"] };
  const setup = { board: "4k3/3p4/8/2P5/8/8/4P3/4K3 w - -", hands };
  const config = { game: "five-card", setup } as any;
  const seen = async (after: string[]) => {
    await Table.sit(page, frame, config, { seats: "hc", after });
    await expect(frame.locator("#last-turn")).toBeVisible({ timeout: 15_000 });
    await expect(frame.locator("#answers, .prompt-actions").first()).toBeVisible();
    return pictures(frame);
  };
  expect(await seen(["e2e3", "d7d6:wild"])).toEqual(["wild"]);
  expect(await seen(["e2e3", "d7d5", "e1e2", "d5d4"])).toEqual(["pawn"]);
  expect(await seen(["e2e3", "d7d6", "e1e2", "d6c5"])).toEqual(["pawn", "takes"]);
  expect(await seen(["e2e3", "e8e7"])).toEqual(["moves"]);
});
