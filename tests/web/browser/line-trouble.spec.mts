// The line in trouble, by clicks: codes of other lines, cuts, a network that is silent for a while or changes, texts
// that no page sends, a page of another build. Each is said, and the game goes on.
import { all } from "./daily.mts";
import { expect, type Sitting, test } from "./fixtures.mts";
import { again, codeOf, cut, door, enter, mine, move, TAPPED } from "./line.mts";

test.use({ turns: 3 });

/** Messages of a page can be lost on the way, or changed. */
const BENT = `${TAPPED}
  const send = RTCDataChannel.prototype.send;
  RTCDataChannel.prototype.send = function (text) {
    if (!globalThis.muted) send.call(this, globalThis.bend ? bend(text) : text);
  };`;
/** A round of moves that leads back to where it began. */
const ROUND = [
  ["g1", "f3", "g8", "f6"],
  ["f3", "g1", "f6", "g8"],
];

const toast = ({ frame }: Sitting, words: string) =>
  expect(frame.locator('[data-test="toast"]').filter({ hasText: words }).last()).toBeVisible();
const answers = ({ frame }: Sitting) => frame.evaluate(() => (globalThis as any).Page.table.match.view.log.length);
/** Sends a text that no page would send. */
const force = ({ frame }: Sitting, text: string) =>
  frame.evaluate((sent) => (globalThis as any).channels.at(-1).send(sent), text);

test("codes of other lines, cuts, silence, another network, garbage, another build: all is said, nothing lost", async ({
  open,
}) => {
  const ann = await open("http", { script: BENT });
  const ben = await open("http", { script: BENT, viewport: { width: 390, height: 844 } });
  await door(ann, "chess", "Ann");
  await ann.frame.click('[data-test="line-invite"]');
  const first = await codeOf(ann);
  await ann.frame.click('#line [data-test="close"]');
  await door(ben, "chess", "Ben");
  await ben.frame.click('[data-test="line-join"]');
  await enter(ben, first);
  const stale = await codeOf(ben);

  // An answer to an invitation that does not stand any more; another guest's, who was late.
  await door(ann, "chess", "Ann");
  await ann.frame.click('[data-test="line-invite"]');
  const second = await codeOf(ann);
  await ann.frame.click('[data-test="line-enter"]');
  await enter(ann, stale);
  await toast(ann, "That answer belongs to another code.");
  await ben.frame.click('[data-test="line-another"]');
  await enter(ben, second);
  await enter(ann, await codeOf(ben));
  await ann.frame.click('[data-test="line-begin"]');
  await mine(ann);
  const late = await open("http", { hash: `#line=${second}` });
  const used = await codeOf(late);
  await late.page.close();

  let round = 0;
  const play = async () => {
    const [from, to, back, forth] = ROUND[round++ % 2];
    const before = await answers(ann);
    await move(ann, from, to, ben);
    await move(ben, back, forth, ann);
    for (const one of [ann, ben]) expect(await answers(one)).toBe(before + 2);
  };
  await play();
  for (let n = 0; n < (all ? 10 : 1); n++) {
    await cut(ann, ben);
    await again(ann, ben);
    // A position that comes for the third time would be a draw.
    if (n < 2) await play();
  }

  // The code that another has used, in place of a new answer.
  await cut(ann, ben);
  await ann.frame.click('#line-lost [data-test="line-again"]');
  await codeOf(ann);
  await ann.frame.click('[data-test="line-enter"]');
  await enter(ann, used);
  await toast(ann, "That answer belongs to another code.");
  await ann.frame.click('#line [data-test="close"]');
  await ann.frame.click('[data-test="line-chip"]');
  await again(ann, ben);

  // The device of the guest changes its network: its line ends, and new codes have its new addresses.
  await ben.frame.evaluate(() => (globalThis as any).connections.at(-1).close());
  await ann.frame.waitForSelector("#line-lost");
  await again(ann, ben);
  await mine(ann);

  for (const text of ["good morning", `1 0 ${"x".repeat(200_000)}`, '{"line":1}']) {
    await force(ben, text);
    await expect(ann.frame.locator("#line-lost [role=status]")).toHaveText(
      /^The other page has sent what this one can't/,
    );
    await ben.frame.waitForSelector("#line-lost");
    await again(ann, ben);
  }

  if (all) {
    // Nothing goes through for a while; then it comes back by itself.
    for (const { frame } of [ann, ben]) await frame.evaluate(() => Object.assign(globalThis, { muted: true }));
    for (const { frame } of [ann, ben]) await frame.waitForSelector("#line-lost");
    for (const { frame } of [ann, ben]) await frame.evaluate(() => Object.assign(globalThis, { muted: false }));
    for (const { frame } of [ann, ben]) await frame.waitForSelector("#line-lost", { state: "detached" });
    await expect(ann.frame.locator('[data-test="line-chip"]')).toHaveText("Ben is back.");
  }

  // Another build is said, and plays on; other rules of the game are said, and part the two, who keep it.
  const bends = async (wanted: string, other: string) => {
    await ben.page.reload();
    await ben.frame.waitForSelector("#line-lost");
    await ben.frame.evaluate(
      ([from, to]) => Object.assign(globalThis, { bend: (text: string) => text.replace(new RegExp(from), to) }),
      [wanted, other],
    );
    await ann.frame.waitForSelector("#line-lost");
  };
  await bends('"build":"[^"]*"', '"build":"0.0.9"');
  await again(ann, ben);
  await toast(ann, "Ben has version 0.0.9 of the page, you 0.1.0.");
  await mine(ann);
  await bends('"chess":\\d+', '"chess":999');
  await ann.frame.click('#line-lost [data-test="line-again"]');
  await ben.frame.click('#line-lost [data-test="line-again"]');
  await enter(ben, await codeOf(ann));
  const last = await codeOf(ben);
  await ann.frame.click('[data-test="line-enter"]');
  await enter(ann, last);
  await expect(ann.frame.locator("#line [role=alert]")).toHaveText(
    /^This game has rules number \d+ here and number 999 there/,
  );
  await ann.frame.click("#line .line-feet button");
  expect(await answers(ann)).toBeGreaterThan(3);
});
