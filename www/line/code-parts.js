// The parts of the dialog of codes: the three steps, the own code, and what takes the other one.
import { extra } from "../extras/extra.js";
import { button, h } from "../ui/dom.js";
import { copy } from "../ui/files.js";
import { linePicture } from "./picture.js";
import { hasCamera } from "./scan.js";

/** @typedef {import("../ui/dom.js").Child} Child */

const INVITED = "No app and no account: the link opens this page. The code is good for once.";
const ANSWERED = "Take your time, and leave this page open.";

const STEPS = ["Invitation", "Answer", "Play"];

/** Three steps, and which of them it is now. @param {number} now */
export const stepsPart = (now) =>
  h(
    "ol",
    { class: "line-steps", "aria-label": `Step ${now} of 3` },
    STEPS.map((words, at) =>
      h(
        "li",
        { class: at + 1 < now ? "done" : at + 1 === now ? "now" : "", "aria-current": at + 1 === now && "step" },
        `${at + 1 < now ? "✓ " : ""}${words}`,
      ),
    ),
  );

/**
 * The link that carries a text; where the page lies on a disk, its word and the text alone.
 * @param {"line" | "post"} word @param {string} text
 */
export const linkOf = (word, text) =>
  `${location.protocol.startsWith("http") ? `${location.href.split("#")[0]}#` : ""}${word}=${text}`;

/** The system's own sheet, where there is one. @param {string} link @param {() => void} taken */
const send = (link, taken) =>
  "share" in navigator &&
  button(
    "Send …",
    { onclick: () => navigator.share({ title: "Deckmate", text: link }).then(taken, () => {}) },
    "share",
  );

/**
 * The own code: to be scanned, sent or copied.
 * @param {string} own @param {boolean} isHost @param {Child} more
 */
export const codePart = (own, isHost, more) =>
  linkPart({
    link: linkOf("line", own),
    name: isHost ? "The invitation as a QR code" : "The answer as a QR code",
    label: isHost ? "Link of the invitation" : "Link of the answer",
    more,
    about: isHost ? INVITED : ANSWERED,
  });

/**
 * A link: to be scanned, sent or copied.
 * @param {{ link: string, name: string, label: string, more?: Child, about: string, taken?: () => void }} parts `name`
 *   and `label`: of the picture and the text; `taken`: called once the player has taken it; left out where something
 *   else is the next step
 */
export async function linkPart({ link, name, label, more, about, taken }) {
  const took = taken ?? (() => {});
  const picture = await extra("share").then(
    ({ code }) => code(link, name),
    () => h("p", {}, "The picture of the code could not be loaded. Copy the link."),
  );
  return [
    more && h("div", { class: "line-more" }, more),
    h("div", { class: "line-code" }, picture),
    h(
      "div",
      { class: "line-text" },
      linePicture("waiting"),
      h("input", {
        type: "text",
        class: "line-link",
        readonly: true,
        value: link,
        "aria-label": label,
        oncopy: took,
        onfocus: (/** @type {Event} */ { target }) => target instanceof HTMLInputElement && target.select(),
      }),
      h(
        "div",
        { class: "line-acts" },
        button(
          "Copy link",
          {
            class: taken ? "button primary" : "button",
            onclick: () => copy(link, "Link").then(took),
            "data-test": "line-copy",
          },
          "copy",
        ),
        send(link, took),
      ),
      h("p", { class: "hint" }, about),
    ),
  ];
}

/**
 * The form that takes the other one's code. `look` looks through the camera, and fails where there is none.
 * @param {string} what
 * @param {{ use: (text: string) => void, look: (video: HTMLVideoElement) => Promise<void>,
 *   picture: (file: File) => void }} acts
 */
export function lookPart(what, { use, look, picture }) {
  const text = h("input", {
    type: "text",
    class: "line-link",
    autocomplete: "off",
    spellcheck: "false",
    id: "line-text",
    onpaste: () => setTimeout(() => use(text.value)),
    onkeydown: (/** @type {KeyboardEvent} */ { key }) => key === "Enter" && use(text.value),
  });
  const file = h("input", {
    type: "file",
    accept: "image/*",
    hidden: true,
    onchange: () => file.files?.[0] && picture(file.files[0]),
    "data-test": "line-file",
  });
  const video = h("video", { class: "line-camera", playsinline: true, muted: true, "aria-label": "Camera" });
  const note = h("p", { class: "hint", role: "status" });
  const begin = async () => {
    camera.hidden = true;
    video.classList.add("on");
    try {
      await look(video);
    } catch {
      video.classList.remove("on");
      note.textContent = "There is no camera, or it may not be used. Paste the link, or choose a picture.";
    }
  };
  const camera = button("Use the camera", { onclick: begin, "data-test": "line-camera" }, "eye");
  const part = [
    hasCamera() && h("div", { class: "line-look" }, video, camera, note),
    h(
      "div",
      { class: "line-text" },
      h("label", { for: "line-text", class: "field-label" }, `Link or text of the ${what}`),
      text,
      h("div", { class: "line-acts" }, button("From a picture", { onclick: () => file.click() }, "load"), file),
      h("p", { class: "hint" }, "A picture of the other screen does as well as the camera."),
    ),
  ];
  return { part, text };
}
