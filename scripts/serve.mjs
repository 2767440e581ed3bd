// Serves a folder of static files on this machine: node scripts/serve.mjs dist 8000. Takes the next free port.

import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".ts": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".jpg": "image/jpeg",
};

const packed = promisify(gzip);

/**
 * A server for `folder`, which packs as hosts do; resolves with it once it listens on `port` or one of the next
 * hundred.
 * @param {string} folder @param {number} port
 */
export async function serve(folder, port) {
  const root = resolve(folder) + sep;
  const server = createServer(async (request, response) => {
    try {
      let path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname));
      if (path.endsWith(sep)) path += "index.html";
      const file = join(root, path);
      if (!file.startsWith(root)) throw new Error("outside");
      const body = await readFile(file);
      const gzips =
        /\bgzip\b/.test(request.headers["accept-encoding"] ?? "") && !/^\.(png|jpg|lzma)$/.test(extname(file));
      response.writeHead(200, {
        "content-type": TYPES[extname(file)] ?? "application/octet-stream",
        "cache-control": "no-cache",
        vary: "accept-encoding",
        ...(gzips && { "content-encoding": "gzip" }),
      });
      response.end(gzips ? await packed(body) : body);
    } catch {
      response.writeHead(404, { "content-type": "text/plain" });
      response.end("not found\n");
    }
  });
  for (let offset = 0; ; offset++) {
    try {
      await new Promise((/** @type {(value?: unknown) => void} */ listening, failed) => {
        server.once("error", failed);
        server.listen(port && port + offset, "127.0.0.1", () => {
          server.off("error", failed);
          listening();
        });
      });
      return server;
    } catch (error) {
      if (error.code !== "EADDRINUSE" || offset === 100) throw error;
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const server = await serve(process.argv[2] ?? "dist", Number(process.argv[3] ?? 8000));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  console.log(`Deckmate is at http://localhost:${port}/ (stop with Ctrl+C)`);
}
