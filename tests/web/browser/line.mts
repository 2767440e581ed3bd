// Two pages on two devices: the codes carried from one to the other, the line cut, and everything that goes over it.
import { expect } from "@playwright/test";
import type { Sitting } from "./fixtures.mts";

/** Keeps the lines and channels that a page makes, to cut them, and every text that comes over them. */
export const TAPPED = `globalThis.connections = []; globalThis.channels = []; globalThis.heard = [];
  const make = RTCPeerConnection.prototype.createDataChannel;
  RTCPeerConnection.prototype.createDataChannel = function (...all) {
    const channel = make.apply(this, all);
    connections.push(this);
    channels.push(channel);
    channel.addEventListener("message", ({ data }) => heard.push(data));
    return channel;
  };`;

const test = (name: string) => `[data-test="${name}"]`;

/** The code that a page shows. */
export async function codeOf({ frame }: Sitting) {
  await frame.waitForSelector(".line-code canvas");
  return /line=([\w-]+)/.exec(await frame.inputValue(".line-text .line-link"))?.[1] ?? "";
}

/** The words behind the address in the link of a shown code. */
export async function linkOf(sitting: Sitting) {
  await codeOf(sitting);
  return (await sitting.frame.inputValue(".line-text .line-link")).replace(/^[^#]*/, "");
}

/** Enters a code, or anything else. */
export async function enter({ frame }: Sitting, text: string) {
  await frame.fill("#line-text", text);
  await frame.click(test("line-use"));
}

/** Opens the door to a game on two devices. */
export async function door({ frame }: Sitting, game: string, name: string) {
  await frame.click(`[data-game="${game}"] .more`);
  await frame.click(`[data-game="${game}"] .two-devices`);
  await frame.fill("#line-own", name);
}

/** Both exchange codes anew, from the dialog that says that the line is lost. */
export async function again(holder: Sitting, guest: Sitting) {
  await holder.frame.click(`#line-lost ${test("line-again")}`);
  await guest.frame.click(`#line-lost ${test("line-again")}`);
  await enter(guest, await codeOf(holder));
  const answer = await codeOf(guest);
  await holder.frame.click(test("line-enter"));
  await enter(holder, answer);
  for (const { frame } of [holder, guest]) await frame.waitForSelector("#line", { state: "detached" });
}

/** The line breaks. */
export async function cut(holder: Sitting, guest: Sitting) {
  await holder.frame.evaluate(() => (globalThis as any).channels.at(-1).close());
  for (const { frame } of [holder, guest]) await frame.waitForSelector("#line-lost");
}

/** Waits until the player of a page is asked. */
export const mine = ({ page }: Sitting) => expect(page).toHaveTitle(/^Your move/);

/** Moves, and waits until the other player is asked. */
export async function move(one: Sitting, from: string, to: string, other: Sitting) {
  await one.frame.click(`#board [data-square="${from}"]`);
  await one.frame.click(`#board [data-square="${to}"]`);
  await mine(other);
}

/** Somebody watches, on a third device, by a code of the holder. */
export async function watcherOf(holder: Sitting, open: (place: "http", how: object) => Promise<Sitting>) {
  await holder.frame.click(test("line-chip"));
  await holder.frame.click(test("line-watch"));
  const cleo = await open("http", { hash: `#line=${await codeOf(holder)}`, script: TAPPED });
  const answer = await codeOf(cleo);
  await holder.frame.click(test("line-enter"));
  await enter(holder, answer);
  await cleo.frame.waitForSelector("#table");
  return cleo;
}

/** Everything that came to a page over the line. */
export const heard = ({ frame }: Sitting) => frame.evaluate(() => (globalThis as any).heard as string[]);

/** Offers a draw from the menu; the other player sees that, and answers. */
export async function offersDraw(one: Sitting, other: Sitting, answer: "yes" | "no") {
  await one.frame.click(test("menu"));
  await one.frame.click(test("menu-offer"));
  await one.frame.click(test("confirm-yes"));
  await expect(other.frame.locator("#prompt-text")).toHaveText(/offers a draw/);
  await other.frame.click(`#prompt-buttons [data-text="${answer}"]`);
}
