// The engine, compiled while it is fetched, before the page itself is read. On a line that is slow, or of which nothing
// is known, page-engine.js fetches it packed: a third fewer bytes, but it has to be unpacked before it is compiled.
import { engineFile, isSmall } from "./engine/which.js";

(() => {
  const QUICK = 8; // megabits a second

  // Without an origin nothing can be fetched: the page came from a disk, or stands in a frame that is closed off.
  if (origin === "null" || !WebAssembly.compileStreaming) return;
  const isKept = Boolean(navigator.serviceWorker?.controller);
  const line = /** @type {{ downlink?: number, saveData?: boolean } | undefined} */ (
    /** @type {any} */ (navigator).connection
  );
  if (!isKept && (line?.saveData || (line?.downlink ?? 0) < QUICK)) return;
  globalThis.deckmateEngine = WebAssembly.compileStreaming(fetch(`${engineFile(isSmall())}.wasm`));
  // page-engine.js hears of a fault.
  globalThis.deckmateEngine.catch(() => {});
})();
