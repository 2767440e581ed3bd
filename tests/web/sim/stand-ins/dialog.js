// Dialogs of the simulated page: they wait in the tab until its player answers them.
/* global tab */

/** @param {{ id: string, title: string, body: any, actions?: any }} request */
export const dialog = ({ id, title, body, actions }) =>
  new Promise((resolve) => {
    /** @type {{ id: string, title: string, buttons: (() => void)[] }} */
    const open = { id, title, buttons: [] };
    const close = (value = null) => {
      tab.dialogs.splice(tab.dialogs.indexOf(open), 1);
      resolve(value);
    };
    if (typeof body === "function") body(close);
    const feet = typeof actions === "function" ? actions(close) : actions;
    open.buttons = [feet]
      .flat()
      .filter(Boolean)
      .map(({ props }) => props.onclick);
    open.buttons.push(() => close());
    tab.dialogs.push(open);
    const about = tab.world.games.find((game) => title.startsWith(`${game.title} is open`));
    tab.told(id, about?.name);
  });

/** The tab has no history that a dialog would enter. */
export const onDialog = () => {};

const buttons =
  (...values) =>
  (close) =>
    values.map((value) => ({ props: { onclick: () => close(value) } }));
export const confirm = () => dialog({ id: "confirm", title: "", body: "", actions: buttons(false, true) });
export const showText = () => dialog({ id: "text", title: "", body: "" });
export const trouble = (title) => dialog({ id: "trouble", title, body: "" });
export const brokenSave = () => dialog({ id: "broken-save", title: "", body: "" });
