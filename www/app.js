// The start of the page: connects the engine, shows screens, begins games and finds kept ones again.
(() => {
  "use strict";
  const Page = (globalThis.Page ??= {});
  const { h, button } = Page;
  const root = () => document.getElementById("app");

  Page.info = (name) => Page.catalog.games.find((game) => game.name === name);
  // Plain chess is the warm-up and stands last.
  Page.order = (games) => [...games].sort((a, b) => (a.name === "chess") - (b.name === "chess"));

  /** Shows a screen; what was there is closed first. */
  function go(name, about) {
    Page.table?.close();
    Page.table = null;
    Page.store.forget("at");
    const screen = Page.screens[name](about ?? {});
    document.title = name === "setup" ? `${Page.info(about.game).title} · Deckmate` : "Deckmate";
    root().replaceChildren(screen);
    scrollTo(0, 0);
    // A reader hears where it is; the first screen is left to the browser.
    if (Page.started) {
      const heading = screen.querySelector("h1");
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    Page.started = true;
  }

  async function sit(match) {
    Page.table?.close();
    Page.table = new Page.Table(match);
    root().replaceChildren(Page.table.root);
    scrollTo(0, 0);
    Page.started = true;
    if (!Page.embedded) Page.store.write("at", match.state.view.game);
    Page.address.clearUnlessEmbedded();
    await Page.table.open();
  }

  const newMatch = () => new Page.Match(Page.link, { show() {}, busy() {}, hint() {}, cannotKeep() {} });

  /** Deals and sits down. Gives the engine's refusal back instead of throwing it. */
  Page.begin = async (table) => {
    const [kept] = Page.embedded || Page.table ? [] : Page.store.keptGames([table.game]);
    if (kept?.record?.save && kept.record.turn > 3) {
      const pick = await askWhich(kept);
      if (pick === null) return null;
      if (pick === "continue") {
        await Page.goOn(kept);
        return null;
      }
    }
    const match = newMatch();
    try {
      Page.table?.match.leave();
      await match.deal(table);
    } catch (error) {
      return refusal(error);
    }
    await sit(match);
    return null;
  };

  const askWhich = (kept) => Page.dialog({
    id: "which", title: "A game is not finished", size: "small",
    body: h("p", {}, `${Page.info(kept.game).title} stands at turn ${kept.record.turn}. A new game takes its place.`),
    actions: (close) => [button("Continue it", { class: "button primary", onclick: () => close("continue"), "data-test": "which-continue" }),
      button("New game", { onclick: () => close("new"), "data-test": "which-new" })],
  });

  /** An engine error as it is; anything else means that the engine broke. */
  async function refusal(error) {
    if (error?.error && error.error !== "crashed") return error;
    try {
      await Page.link.restart();
    } catch {
      // The sentence below is all that can be said then.
    }
    return { error: "crashed", message: error?.message ?? "The rules engine stopped." };
  }

  /** Sits down again at a kept game; a record that does not open is shown with its text. */
  Page.goOn = async (kept) => {
    const match = newMatch();
    try {
      if (!kept.record?.save || !kept.record?.seats?.first || !kept.record?.seats?.second) throw new Error("The text is not a save of this page.");
      await match.resume(kept.record);
    } catch (error) {
      const problem = await refusal(error);
      if (!root().firstElementChild?.id) go("home");
      await Page.brokenSave(kept.text, Page.sentence(problem.message));
      return;
    }
    await sit(match);
  };

  /** Opens the text of a file: a save of this page, or the engine's own. */
  Page.openSave = async (text) => {
    let record = null;
    try {
      record = JSON.parse(text);
    } catch {
      // Not ours; the engine may know it.
    }
    if (!record?.seats || !record.save) record = { save: text, seats: Page.seatsFor("hh", "normal") };
    await Page.goOn({ text, record });
  };

  /** Begins what the address asks for; a fault in it is said in words, never with an empty page. */
  async function fromAddress() {
    let problem = null;
    try {
      const table = Page.address.table();
      if (!table) return false;
      problem = await Page.begin(table);
      if (!problem) return Boolean(Page.table);
    } catch (error) {
      problem = error;
    }
    go("home", { notice: `This link does not work. ${Page.sentence(problem.message)}` });
    return true;
  }

  /** The engine is not there: say what is missing and what can still be read. */
  function noEngine(error) {
    root().replaceChildren(h("main", { id: "no-engine", class: "plain-page" },
      h("h1", { class: "wordmark" }, Page.mark(), h("span", {}, "Deckmate")),
      h("p", { role: "alert" }, "The rules engine could not start in this browser. It needs WebAssembly: a browser of the last few years, and a page that is allowed to run it."),
      h("p", { class: "hint" }, String(error?.message ?? error)),
      button("Try again", { class: "button primary", onclick: () => location.reload() }, "again"),
      h("div", { class: "prose" }, Object.values(Page.RULES ?? {}).map((text) => h("details", {}, h("summary", {}, /#\s*(.*)/.exec(text)?.[1] ?? "Rules"), Page.markdown(text))))));
  }

  async function start() {
    Page.address.look();
    try {
      Page.link = await Deckmate.connect();
      Page.catalog = await Page.link.call("catalog");
    } catch (error) {
      noEngine(error);
      return;
    }
    addEventListener("hashchange", async () => {
      if (location.hash.length < 2) return;
      Page.address.look();
      await fromAddress();
    });
    if (await fromAddress()) return;
    const at = Page.store.read("at");
    const [kept] = at && Page.info(at) && !Page.embedded ? Page.store.keptGames([at]) : [];
    if (kept?.record?.save) await Page.goOn(kept);
    else go("home");
  }

  Page.go = go;
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  else start();
})();
