// Makes the icons of the installed page from www/icon.svg: node scripts/icons.mjs. CHROME names the browser.
import { mkdirSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const ICON = readFileSync("www/icon.svg", "utf8").trim();
/** The colour of its ground, and what lies on that. */
const [, ground, inside] = /^<svg[^>]*><rect[^>]*fill="(#\w+)"\/>(.*)<\/svg>$/.exec(ICON) ?? [];
if (!inside) throw new Error("www/icon.svg begins with its ground");

/** The icon on a ground without corners: systems cut it to their own shape. @param {number} scale of what lies on it */
const whole = (scale) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/>` +
  `<g transform="translate(32 32) scale(${scale}) translate(-32 -32)">${inside}</g></svg>`;

/** By name: the drawing, and its side in pixels. A maskable icon keeps to the circle of four fifths of its side. */
const ICONS = {
  192: [ICON, 192],
  512: [ICON, 512],
  "whole-512": [whole(0.8), 512],
  "apple-touch": [whole(0.9), 180],
};

mkdirSync("www/icons", { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROME });
for (const [name, [svg, side]] of Object.entries(ICONS)) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${side}px;height:${side}px}</style>${svg}`);
  await page.screenshot({ path: `www/icons/${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
