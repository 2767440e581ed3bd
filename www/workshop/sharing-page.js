// The page that gives an own card away: link, code, picture, file.
import { ownCard } from "../cards/shelf.js";
import { extra } from "../extras/extra.js";
import { go } from "../router.js";
import { button, h } from "../ui/dom.js";
import { copy, download } from "../ui/files.js";
import { toast } from "../ui/live.js";
import { intoDeck, keepIt } from "./doing.js";
import { filled, ownPage, shownCard } from "./own-page.js";
import { fileOf, linkTo } from "./set-text.js";

/** @typedef {import("../cards/own.js").OwnInfo} OwnInfo */

/** @param {string} words @param {string} test @param {() => unknown} work @param {any} sign @param {string} [kind] */
const act = (words, test, work, sign, kind = "button") =>
  button(
    words,
    {
      class: kind,
      "data-test": `give-${test}`,
      onclick: async () => {
        try {
          await work();
        } catch {
          toast("That could not be made here.", "trouble");
        }
      },
    },
    sign,
  );

/** @param {OwnInfo} card @param {HTMLElement} felt */
function ways(card, felt) {
  const link = linkTo(card);
  const { title, packed } = card;
  const place = h("div", { class: "own-code" });
  extra("share").then(
    ({ code }) => place.replaceChildren(code(link, `QR code of the link to ${title}`)),
    () => {}, // The link stands below.
  );
  const picture = async () => {
    const { give, facePicture } = await extra("share");
    const face = /** @type {HTMLElement} */ (felt.querySelector(".card-face"));
    give(`${title}.png`, await facePicture(card, face));
  };
  return h(
    "section",
    { class: "own-work", "aria-label": "Ways to share" },
    h("h2", { class: "own-lead" }, "Who opens the link sees the card first, then plays it."),
    place,
    h("p", { class: "hint" }, `The whole card is in the link: ${packed.length} signs. No server keeps it.`),
    h("input", {
      type: "text",
      readonly: true,
      class: "own-link",
      value: link,
      "aria-label": "Link to the card",
      onfocus: (/** @type {Event} */ { target }) => target instanceof HTMLInputElement && target.select(),
    }),
    h(
      "div",
      { class: "own-acts" },
      act("Copy the link", "copy", () => copy(link, "Link"), "copy", "button primary"),
      "share" in navigator &&
        act("Send the link", "send", () => navigator.share({ title, url: link }).catch(() => {}), "share"),
      act("Picture", "picture", picture, "save"),
      act("File", "file", async () => download(`${title}.json`, await fileOf([card])), "save"),
      act("Into a deck", "deck", () => intoDeck(card), "plus"),
      act("Keep it", "keep", () => keepIt(card), "card"),
    ),
  );
}

/** @param {{ packed: string, back?: () => void }} about @param {AbortSignal} signal */
export const sharingPage = ({ packed, back = () => go("card", { packed }) }, signal) =>
  filled(ownPage({ id: "sharing", title: "Share", back }), ownCard(packed), signal, (card) => {
    const felt = h("section", { class: "own-felt", "aria-label": "What they see" }, shownCard(card));
    return [ways(card, felt), felt];
  });
