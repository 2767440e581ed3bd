// The position of a table goes into the editor: from a running game that hides nothing, and from a game that is over.
import { engine } from "./engine.mts";
import { expect, test } from "./fixtures.mts";
import { Table } from "./table.mts";

test.use({ turns: 3 });

test("a position is edited from a running game that hides nothing, and from one that is over, hands and all", async ({
  open,
}) => {
  const { page, frame } = await open();
  const fen = frame.locator("#edit-fen");
  const edit = async () => {
    await frame.click('[data-test="menu"]');
    await frame.click('[data-test="menu-edit"]');
  };
  const table = await Table.sit(page, frame, { game: "full-double" });
  await table.shown();
  await table.give("b1c3");
  await table.shown();
  await edit();
  await expect(fen).toHaveValue(table.game.view("watcher").board);
  await frame.getByRole("button", { name: "Back" }).first().click();
  const hidden = await Table.sit(page, frame, { game: "five-card" });
  await hidden.shown();
  await frame.click('[data-test="menu"]');
  await expect(frame.locator('[data-test="menu-share"]')).toBeVisible();
  await expect(frame.locator('[data-test="menu-edit"]')).toHaveCount(0);
  const over = engine.newGame({ game: "five-card", seed: "over" });
  over.apply(over.suggest({ level: "beginner" }).text);
  const { board, poker } = over.view("second") as any;
  over.apply("resign");
  const again = await open("http", { hash: `#replay=${over.compact()}&at=1` });
  await again.frame.click('[data-test="menu"]');
  await again.frame.click('[data-test="menu-edit"]');
  await expect(again.frame.locator("#edit-fen")).toHaveValue(board);
  const setup = await again.frame.evaluate(() => location.hash);
  const packed = JSON.parse(Buffer.from(setup.split("edit=")[1], "base64url").toString());
  expect(packed.setup.hands.second).toEqual(poker.hands.second);
});
