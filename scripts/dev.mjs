// Serves dist/, builds it anew when something in www/ or docs/rules changes, and reloads the page: npm run dev. A fault
// is shown where it stands in www/.
import { existsSync, readFileSync, watch, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { bundle } from "./bundle.mjs";
import { serve } from "./serve.mjs";

const WORK = "target/web";
/** Editors write a file in several steps; milliseconds to wait for the last one. */
const QUIET = 80;

if (!existsSync(`${WORK}/engine.wasm`)) {
  console.error("There is no engine yet: run ./build.sh once.");
  process.exit(1);
}

/** Pages that wait to be told of a new build. */
const waiting = new Set();
const news = createServer((_, response) => {
  response.writeHead(200, { "content-type": "text/event-stream", "access-control-allow-origin": "*" });
  waiting.add(response);
  response.on("close", () => waiting.delete(response));
});
await new Promise((listening) => news.listen(0, "127.0.0.1", listening));
const address = `http://localhost:${news.address().port}`;

/** The built page, with a line that listens for news; the policy has to allow that. */
function listen() {
  const line = `new EventSource(${JSON.stringify(address)}).onmessage=()=>location.reload();`;
  writeFileSync("dist/page.js", `${readFileSync("dist/page.js", "utf8")}\n${line}\n`);
  const page = readFileSync("dist/index.html", "utf8").replace("connect-src 'self'", `connect-src 'self' ${address}`);
  writeFileSync("dist/index.html", page);
}

async function again() {
  const began = performance.now();
  try {
    await bundle(WORK, { minify: false, sourcemap: "inline" });
    listen();
    console.error(`built in ${Math.round(performance.now() - began)} ms`);
    for (const page of waiting) page.write("data: new\n\n");
  } catch (error) {
    // esbuild has told what is wrong; the next change may mend it.
    console.error(error.message);
  }
}

await again();
let bell;
for (const folder of ["www", "docs/rules"]) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(bell);
    bell = setTimeout(again, QUIET);
  });
}
const site = await serve("dist", Number(process.env.PORT ?? 8000));
console.error(`Deckmate is at http://localhost:${site.address().port}/ (stop with Ctrl+C)`);
