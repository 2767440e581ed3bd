// What a question of Chess Storm wants, in words, and the answers that the page gives by itself.
(() => {
  "use strict";
  const Page = (globalThis.Page ??= {});
  const { h, button } = Page;

  /** What is to be picked on the board, by the kind of answer: nothing picked yet, and one square picked. */
  const PICKS = {
    swap: ["Choose the two men that exchange squares", "Now the man it exchanges squares with"],
    move: ["Choose a man and then its new square", "Now its new square"],
    piece: ["Choose a man", "Choose the next man"],
    lodger: ["Choose a man", "Choose the next man"],
    kind: ["Choose what it becomes"],
    man: ["Choose who comes in"],
  };

  /** A sentence for a card's question, as long as nothing or one square is picked. */
  Page.stormAsks = (offers, picked) => {
    const one = offers.find(({ choice }) => PICKS[choice.t]);
    if (!one) return "";
    const words = PICKS[one.choice.t];
    const done = !picked && offers.some(({ choice }) => choice.t === "done");
    return `${words[picked ? 1 : 0] ?? words[0]}${done ? ", or Done" : ""}.`;
  };

  /** Prompts in which cards of the hand are lifted by digits. */
  Page.inHand = ({ state: { view, prompt } }) => prompt?.why === "hand" || (Boolean(view.storm) && ["action", "end", "after", "during", "reply"].includes(prompt?.why));

  /** Whether the question is one for an answer to what the other did. */
  const answers = (prompt) => ["reply", "during", "after"].includes(prompt.why);

  /**
   * The answer that the page gives for a person who has nothing to decide, or wants to be left alone; null otherwise. Behind the veil it
   * may not depend on what he holds: there it passes always, or asks always.
   */
  Page.byItself = (match) => {
    const { view, prompt, offers } = match.state;
    if (!view.storm || !prompt || match.isComputer(prompt.seat)) return null;
    const on = Page.store.settings.passing[prompt.seat];
    if (answers(prompt) && match.curtain) return on ? "pass" : null;
    if (!match.asked || !(prompt.why === "end" || answers(prompt)) || !offers.some(({ text }) => text === "pass")) return null;
    const rest = offers.filter(({ choice }) => !["pass", "resign", "offer"].includes(choice.t));
    if (rest.length === 0) return prompt.why === "end" || on ? "pass" : null;
    return on && rest.every(({ choice }) => choice.t === "dump") ? "pass" : null;
  };

  /** A button for somebody who does not want to be asked any more, where he is asked for an answer; or null. */
  Page.passButton = (match) => {
    const { asked, curtain, state } = match;
    if (!asked || !answers(state.prompt) || Page.store.settings.passing[asked]) return null;
    return button("Auto-pass", { title: "Pass by itself from now on", data: { text: "auto-pass" }, onclick: () => {
      Page.store.change({ passing: { ...Page.store.settings.passing, [asked]: true } });
      Page.toast(curtain ? "Your answers pass unasked now. The switch beside the piles asks again." : "You are asked only when a card fits. The switch beside the piles changes that.");
      match.face.show(state, null);
      match.next();
    } });
  };

  /** The switch for it, a setting of each person's own; it stays while the computer thinks, so that nothing jumps. */
  Page.passSwitch = (match, seat) => {
    if (match.over || match.covered || match.isComputer(seat)) return null;
    const { passing } = Page.store.settings;
    const box = h("input", { type: "checkbox", role: "switch", class: "switch", id: "passing", checked: passing[seat], onchange: () => {
      Page.store.change({ passing: { ...Page.store.settings.passing, [seat]: box.checked } });
      match.next();
    } });
    return h("label", { class: "pass-switch" }, box, h("span", {}, match.curtain ? "Let answers pass unasked, and my turn end when no card fits" : "Pass by itself when no card fits"));
  };

})();
