// Where a page of ours can be opened from: a server, the disk, a sandboxed frame and a srcdoc frame of another site.
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { serve } from "../../../scripts/serve.mjs";

const dist = resolve(fileURLToPath(import.meta.url), "../../../../dist");
const quoted = (text: string) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;");

export const PLACES = [
  "http",
  "one file over http",
  "file, index.html",
  "file, deckmate.html",
  "sandboxed frame",
  "srcdoc",
] as const;
export type Place = (typeof PLACES)[number];
export const inFrame = (place: Place) => place === "sandboxed frame" || place === "srcdoc";

/** Another site, whose page holds ours in a frame. */
function host(address: string): Server {
  return createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://x");
    const hash = searchParams.get("hash") ?? "";
    const source =
      pathname === "/srcdoc"
        ? `srcdoc="${quoted(readFileSync(join(dist, "deckmate.html"), "utf8"))}"`
        : `src="${quoted(`${address}index.html${hash}`)}"`;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!doctype html><html lang="en"><title>A page with a frame</title>
      <iframe title="Deckmate" sandbox="allow-scripts" ${source} style="border:0;width:100%;height:96vh"></iframe>`);
  });
}

/** Two servers, and the address of each place for a hash; `close` ends them. */
export async function openPlaces() {
  const site = await serve(dist, 0);
  const address = `http://localhost:${(site.address() as AddressInfo).port}/`;
  const other = host(address);
  await new Promise<void>((listening) => other.listen(0, "127.0.0.1", listening));
  const outside = `http://localhost:${(other.address() as AddressInfo).port}`;
  const file = (name: string) => pathToFileURL(join(dist, name)).href;
  const at: Record<Place, (hash: string) => string> = {
    http: (hash) => `${address}index.html${hash}`,
    "one file over http": (hash) => `${address}deckmate.html${hash}`,
    "file, index.html": (hash) => `${file("index.html")}${hash}`,
    "file, deckmate.html": (hash) => `${file("deckmate.html")}${hash}`,
    "sandboxed frame": (hash) => `${outside}/?hash=${encodeURIComponent(hash)}`,
    // A document without an address has no hash either.
    srcdoc: () => `${outside}/srcdoc`,
  };
  return {
    address,
    at,
    close: () => {
      site.close();
      other.close();
    },
  };
}
