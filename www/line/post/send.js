// The dialogs of a game by links: the link that is given away, and the field for one that has come.
import { dialog } from "../../ui/dialog.js";
import { button, h } from "../../ui/dom.js";
import { linkOf, linkPart } from "../code-parts.js";
import { nameField } from "../name-field.js";

/** @param {import("./post.js").Post} post @param {string} packet */
export async function sendDialog(post, packet) {
  const { friend, kept, match } = post;
  const link = linkOf("post", packet);
  const first = !match?.view.log.length && !kept.link;
  const about = location.protocol.startsWith("http")
    ? `${friend} opens it, sees what has changed, and sends a link back.`
    : `${friend} pastes it under “Open a saved game”, sees what has changed, and sends a link back.`;
  await dialog({
    id: "post",
    title: first ? "Invite a friend by a link" : kept.over ? `Send ${friend} the end` : `Send ${friend} the link`,
    size: "large",
    body: h(
      "div",
      { class: "line-parts" },
      await linkPart({
        link,
        name: "The link as a QR code",
        label: "Link of the game",
        more: first && nameField(),
        about: `${about.charAt(0).toUpperCase()}${about.slice(1)} It holds the whole game; no server keeps it.`,
        taken: () => post.given(),
      }),
    ),
    actions: (close) => button("Close", { onclick: () => close() }),
  });
}

/** Asks for a link. @param {string} friend @returns {Promise<string | null>} */
export async function pasteDialog(friend) {
  const text = h("input", {
    type: "text",
    class: "line-link",
    id: "post-text",
    autocomplete: "off",
    spellcheck: "false",
    "data-first": true,
  });
  return dialog({
    id: "post-paste",
    title: "Paste a link",
    size: "small",
    body: h(
      "div",
      { class: "field" },
      h("label", { for: "post-text", class: "field-label" }, `The link that ${friend} has sent`),
      text,
    ),
    actions: (close) => {
      const use = () => (text.value.trim() ? close(text.value) : text.focus());
      text.onkeydown = ({ key }) => key === "Enter" && use();
      return button("Open it", { class: "button primary", onclick: use, "data-test": "post-use" });
    },
  });
}
