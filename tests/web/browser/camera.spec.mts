// Codes through a camera, from a picture of the other screen, and where no camera may be used; a server that tells a
// device its address, where the player has named one.
import { createSocket } from "node:dgram";
import { writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { chromium } from "@playwright/test";
import { encode } from "uqr";
import { accessible, expect, PATIENT, type Sitting, test } from "./fixtures.mts";
import { codeOf, door, mine } from "./line.mts";

test.use({ turns: 3 });

/** The frames of a camera that looks at a code: grey on grey, in the middle of a wall. */
function film(text: string) {
  const [width, height, module] = [640, 480, 8];
  const { data, size } = encode(text, { ecc: "L", border: 4 });
  const [left, top] = [width - size * module, height - size * module].map((rest) => rest >> 1);
  const light = Buffer.alloc(width * height, 150);
  for (let y = 0; y < size * module; y++)
    for (let x = 0; x < size * module; x++)
      light[(top + y) * width + left + x] = data[Math.floor(y / module)][Math.floor(x / module)] ? 45 : 205;
  const frame = Buffer.concat([Buffer.from("FRAME\n"), light, Buffer.alloc((width * height) >> 1, 128)]);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]);
}

test("an invitation is scanned by camera, the answer from a picture of the screen; a refused camera is said", async ({
  open,
  places,
}, about) => {
  const ann = await open("http");
  await door(ann, "chess", "Ann");
  await ann.frame.click('[data-test="line-invite"]');
  await codeOf(ann);
  const file = about.outputPath("code.y4m");
  writeFileSync(file, film(await ann.frame.inputValue(".line-text .line-link")));
  const browser = await chromium.launch({
    ...about.project.use.launchOptions,
    args: [
      ...(about.project.use.launchOptions?.args ?? []),
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-video-capture=${file}`,
    ],
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(PATIENT);
  await page.goto(places.at.http(""));
  const ben: Sitting = { page, frame: page.mainFrame() };
  await door(ben, "chess", "Ben");
  expect(await page.evaluate(() => "BarcodeDetector" in globalThis)).toBe(false);
  await page.click('[data-test="line-join"]');
  await page.click('[data-test="line-camera"]');
  const began = Date.now();
  await page.waitForSelector(".line-code canvas");
  about.annotations.push({ type: "figure", description: `from the camera to the answer: ${Date.now() - began} ms` });
  expect(await page.locator("video.line-camera").count()).toBe(0);

  await ann.frame.click('[data-test="line-enter"]');
  await ann.frame.click('[data-test="line-camera"]');
  await expect(ann.frame.locator(".line-look .hint")).toHaveText(/^There is no camera, or it may not be used\./);
  await accessible(ann, "a refused camera");
  await ann.frame.setInputFiles('[data-test="line-file"]', {
    name: "nothing.png",
    mimeType: "image/png",
    buffer: await ann.page.locator(".dialog-head").last().screenshot(),
  });
  await expect(ann.frame.locator('[data-test="toast"]').last()).toHaveText("No code was found in that picture.");
  await ann.frame.setInputFiles('[data-test="line-file"]', {
    name: "screen.png",
    mimeType: "image/png",
    buffer: await page.screenshot(),
  });
  await ann.frame.click('[data-test="line-begin"]');
  await mine(ann);
  await page.waitForSelector("#table");
  about.annotations.push({ type: "figure", description: `from the camera to the table: ${Date.now() - began} ms` });
  await browser.close();
});

/** A server that answers each question of a device with an address that it was told. */
async function server(address: number[], port: number) {
  const socket = createSocket("udp4");
  let asked = 0;
  socket.on("message", (message, from) => {
    if (message.readUInt16BE(0) !== 1) return;
    asked++;
    const reply = Buffer.alloc(32);
    reply.writeUInt16BE(0x0101, 0);
    reply.writeUInt16BE(12, 2);
    message.copy(reply, 4, 4, 20);
    reply.writeUInt16BE(0x0020, 20);
    reply.writeUInt16BE(8, 22);
    reply.writeUInt16BE(1, 24);
    reply.writeUInt16BE(port ^ 0x2112, 26);
    for (const [at, byte] of address.entries()) reply[28 + at] = byte ^ message[4 + at];
    socket.send(reply, from.port, from.address);
  });
  const own = Object.values(networkInterfaces()).flat();
  const host = own.find((one) => one?.family === "IPv4" && !one.internal)?.address ?? "127.0.0.1";
  await new Promise<void>((done) => socket.bind(0, host, done));
  return { host, at: socket.address().port, close: () => socket.close(), asked: () => asked };
}

test("no server is asked unless the player names one; then the code has the address that it tells", async ({
  open,
}) => {
  const stun = await server([203, 0, 113, 7], 4444);
  const ann = await open("http", {
    script: `globalThis.lines = [];
      const Line = RTCPeerConnection;
      globalThis.RTCPeerConnection = class extends Line {
        constructor(o) { super(o); lines.push(o.iceServers ?? []); }
      };`,
  });
  const invites = async () => {
    await ann.frame.click('[data-test="line-invite"]');
    const code = await codeOf(ann);
    await ann.frame.click('#line [data-test="close"]');
    const lines = await ann.frame.evaluate(() => (globalThis as any).lines.at(-1));
    return { code: Buffer.from(code, "base64url").toString("hex"), lines };
  };
  await door(ann, "chess", "Ann");
  expect((await invites()).lines).toEqual([]);
  expect(stun.asked()).toBe(0);
  await door(ann, "chess", "Ann");
  await ann.frame.click(".line-server summary");
  await ann.frame.fill("#line-server", `stun:${stun.host}:${stun.at}`);
  await accessible(ann, "the field for a server");
  const { code, lines } = await invites();
  expect(lines).toEqual([{ urls: `stun:${stun.host}:${stun.at}` }]);
  // 9: an IPv4 address as a server sees it; then address and port.
  expect(code).toContain("09cb007107115c");
  expect(stun.asked()).toBeGreaterThan(0);
  // An address that is no server of that kind is not asked.
  await door(ann, "chess", "Ann");
  await ann.frame.click(".line-server summary");
  await ann.frame.fill("#line-server", "https://somewhere.example");
  expect((await invites()).lines).toEqual([]);
  stun.close();
});
