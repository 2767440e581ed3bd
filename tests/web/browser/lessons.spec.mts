// First games: a whole one by tap on a phone and by keys on a desktop, what is missed and shown, and where it goes on.
import type { Frame } from "@playwright/test";
import { stepsOf } from "../../../www/games/lessons.js";
import { engine } from "./engine.mts";
import { accessible, expect, type Sitting, test } from "./fixtures.mts";
import { told, WIRE } from "./secrets.mts";
import { Table } from "./table.mts";

test.use({ turns: 3 });

type Options = { keys?: boolean; touch?: boolean };

/** Whether the question stands under the task, whole, over its buttons. */
const asksInSight = (frame: Frame) =>
  frame.evaluate(() => {
    const bottom = (name: string) => document.querySelector(name)!.getBoundingClientRect().bottom;
    const words = bottom("#prompt .prompt-words") + 1;
    return (
      bottom("#prompt-text") <= words && bottom("#task") <= words && bottom("#prompt .prompt-actions") <= innerHeight
    );
  });

/** Gives these answers at the table, each when it is asked for. */
async function walk({ page, frame }: Sitting, way: string, options: Options = {}) {
  let before = "";
  for (const text of way.split(" ")) {
    const look = async () => {
      const [last] = (await told(frame, "last")) as { save: string; prompt: { seat: string } | null }[];
      return last?.prompt?.seat === "first" && last.save !== before ? last.save : "";
    };
    await expect.poll(look, { intervals: [20, 40, 80] }).not.toBe("");
    before = await look();
    await expect.poll(() => asksInSight(frame), { message: `the question before ${text}` }).toBe(true);
    await new Table(page, frame, engine.loadGame(before), { seat: "first", ...options }).give(text);
  }
}

const head = (frame: Frame) => frame.locator("#task strong");

/** Plays all steps of a first game, from the one that stands there. */
async function play(sitting: Sitting, game: string, press: (test: string) => Promise<void>, options: Options = {}) {
  const { frame } = sitting;
  const steps = stepsOf(game);
  for (const [at, { task, way, done }] of steps.entries()) {
    await expect(frame.locator("#task")).toContainText(`Step ${at + 1} of ${steps.length}. ${task}`);
    await expect(frame.locator('#task [data-test="skip"]')).toBeVisible();
    // Where it is folded, a button shows it whole.
    const more = frame.locator('#task [data-test="task-more"]');
    if (options.touch && (await more.count())) await more.tap();
    expect(await frame.locator("#task").evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThan(2);
    await expect(more).toHaveCount(0);
    if (!at) await accessible(sitting, `${game}: a step`);
    await walk(sitting, way, options);
    await expect(frame.locator('#task[data-verdict="reached"]')).toContainText(done);
    await expect(frame.locator("dialog[open]")).toHaveCount(0);
    await expect(frame.locator("#say-polite")).toContainText(done);
    if (!at) await accessible(sitting, `${game}: a step that is done`);
    await press(at + 1 === steps.length ? "play" : "next");
  }
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a whole first game by tap, from home to a real game", async ({ open }) => {
    const sitting = await open("http", { script: WIRE });
    const { frame } = sitting;
    await frame.tap('[aria-label^="Learn: DoubleCross Chess"]');
    await play(sitting, "doublecross", (name) => frame.tap(`#task [data-test="${name}"]`), { touch: true });
    await expect(frame.locator("#task")).toHaveCount(0);
    await expect(frame.locator(".seat.top")).toContainText("first steps");
    await frame.tap('[data-test="leave"]');
    await frame.tap('[data-test="home-lessons"]');
    await expect(frame.locator('#lessons li:has([data-learn="doublecross"])')).toContainText("Done");
    await accessible(sitting, "the first games");
  });
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("a whole first game by keys", async ({ open }) => {
    const sitting = await open("http", { script: WIRE });
    const { page, frame } = sitting;
    await frame.focus('[data-test="home-lessons"]');
    await page.keyboard.press("Enter");
    await frame.focus('[data-learn="chess"]');
    await page.keyboard.press("Enter");
    const press = async (name: string) => {
      await expect(frame.locator(`#task [data-test="${name}"]`)).toBeFocused();
      await page.keyboard.press("Enter");
    };
    await play(sitting, "chess", press, { keys: true });
    await expect(frame.locator("#task")).toHaveCount(0);
  });
});

test("a step that is missed is told, shown and tried again, and goes on there after a reload", async ({ open }) => {
  const sitting = await open("http", { hash: "#g=five-card&try=2", script: WIRE });
  const { page, frame } = sitting;
  await walk(sitting, "g1h1");
  await expect(frame.locator('#task[data-verdict="missed"]')).toContainText("Not yet.");
  await frame.click('#task [data-test="show-me"]');
  await expect(frame.locator('[data-text="fold"]')).toHaveClass(/hinted/);
  await walk(sitting, "fold");
  await expect(head(frame)).toHaveText("Well done!");
  await frame.click('#task [data-test="next"]');
  await expect(head(frame)).toHaveText("Step 3 of 6.");
  await page.reload();
  await expect(head(frame)).toHaveText("Step 3 of 6.");
  // A step of two parts says what is left to do; what it has taught is no tip any more.
  await walk(sitting, "fold");
  await expect(frame.locator("#task")).toContainText("Five new cards, and you move at once");
  expect(await frame.evaluate(() => localStorage.getItem("deckmate.tips"))).toBe('["five-card offer fold"]');
  await frame.click('[data-test="leave"]');
  await frame.click('[aria-label^="Learn: 5 Card Chess"]');
  await expect(head(frame)).toHaveText("Step 3 of 6.");
  await expect(frame.locator("#home .continue")).toHaveCount(0);
  await frame.evaluate(() => {
    location.hash = "g=five-card&try=9";
  });
  await expect(frame.locator("#notice")).toContainText("has no step “9”");
});

test("a new game after a step is one that nobody sets up: the deck for beginners, at the first steps", async ({
  open,
}) => {
  const { frame } = await open("http", { hash: "#g=chess-storm&try=1" });
  await expect(head(frame)).toHaveText("Step 1 of 6.");
  await frame.click('[data-test="menu"]');
  await frame.click('[data-test="menu-new"]');
  await expect(frame.locator('[data-option="deck"] select option:checked')).toHaveText("Beginners' deck");
  await expect(frame.getByRole("radio", { name: "First steps" })).toBeChecked();
});

test("whoever wins the game with something else than the task is told so", async ({ open }) => {
  const { frame } = await open("http", { hash: "#g=five-card&try=4" });
  await expect(frame.locator("#task")).toContainText("Before you move, double.");
  await frame.click('#board [data-square="b1"]');
  await frame.click('#board [data-square="b8"]');
  const task = frame.locator('#task[data-verdict="missed"]');
  await expect(task).toContainText("Not yet. This wins the game, but the task was another one:");
  await expect(task).toContainText("Before you move, double.");
});
