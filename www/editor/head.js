// The head of the editor: which game and which board, undo and redo, the other side of the board.
import { context, gameInfo } from "../context.js";
import { go } from "../router.js";
import { button, h } from "../ui/dom.js";

export class Head {
  /** @param {import("./editor.js").Editor} editor @param {() => void} [back] where its first button leads */
  constructor(editor, back = () => go("home")) {
    const { draft } = editor;
    this.draft = draft;
    /** @param {string} words @param {() => unknown} onclick @param {"undo" | "redo" | "back" | "flip"} sign */
    const act = (words, onclick, sign, test = `edit-${sign}`) =>
      button(words, { class: "icon-button", onclick, "data-test": test }, sign, true);
    this.undo = act("Undo", () => draft.undo(), "undo");
    this.redo = act("Redo", () => draft.redo(), "redo");
    this.game = h(
      "select",
      { class: "edit-game", "aria-label": "Game", onchange: () => editor.begin(this.game.value, {}) },
      context.catalog.games.map(({ name, title }) => h("option", { value: name }, title)),
    );
    this.board = h("select", {
      class: "edit-game",
      "aria-label": "Board",
      hidden: true,
      onchange: () => editor.begin(this.game.value, { board: this.board.value }),
    });
    this.root = h(
      "header",
      { class: "screen-head" },
      act("Back", back, "back", "back"),
      h("h1", {}, "Position"),
      this.game,
      this.board,
      this.undo,
      this.redo,
      act("Flip the board", () => editor.field.flip(), "flip"),
    );
  }

  /** Shows what is chosen, and what can be undone. */
  show() {
    const { game, options } = this.draft.wanted;
    this.game.value = game;
    const boards = gameInfo(game).options.find(({ name }) => name === "board");
    this.board.hidden = !boards;
    if (boards && !this.board.options.length) this.board.append(...boards.values.map((one) => h("option", {}, one)));
    if (boards) this.board.value = String(options.board ?? boards.default);
    this.undo.disabled = !this.draft.past.length;
    this.redo.disabled = !this.draft.future.length;
  }
}
