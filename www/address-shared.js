// A text that the system shares with the installed page: it stands in the address (manifest.webmanifest).
import { oneLine } from "./ui/words.js";

/** The parts of the address in which it stands. */
const SHARED = ["shared-link", "shared-text"];

/** Takes what is shared out of the address, and returns it; empty where nothing is. */
export function takeShared() {
  const { search = "", href, hash } = location;
  const asked = new URLSearchParams(search);
  if (!SHARED.some((name) => asked.has(name))) return "";
  history.replaceState(history.state, "", href.split(/[?#]/)[0] + hash);
  const text = SHARED.flatMap((name) => asked.get(name) ?? []).join(" ");
  return oneLine(text) && text;
}
