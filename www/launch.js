// Files that the system opens with the installed page (manifest.webmanifest).
import { loadFile } from "./screens/open-save.js";

/** Opens the file with which the system opens this page. */
export function listenToFiles() {
  globalThis.launchQueue?.setConsumer(async ({ files: [handle] }) => {
    if (handle) await loadFile(await handle.getFile());
  });
}
