// The set-up screen: who sits where, the options of the game as the catalogue lists them, the seed.
(() => {
  "use strict";
  const Page = (globalThis.Page ??= {});
  const { h, button, words } = Page;

  const LEVELS = [["easy", "Easy"], ["normal", "Normal"], ["strong", "Strong"]];
  const COMPUTER = "Computer";

  /** Two seats from two letters, h for a person and c for the computer. */
  Page.seatsFor = (letters, level) => {
    const { names } = Page.store.settings;
    const people = [...letters].filter((letter) => letter === "h").length;
    const seat = (letter, name, number) => (letter === "c"
      ? { kind: "computer", level, name: COMPUTER }
      : { kind: "human", name: Page.store.settings.names[name] || (people === 2 ? `Player ${number}` : names.first || "Player") });
    const seats = { first: seat(letters[0], "first", 1), second: seat(letters[1], "second", 2) };
    if (letters === "cc") for (const one of ["first", "second"]) seats[one].name = `Computer ${one === "first" ? 1 : 2}`;
    return seats;
  };

  let serial = 0;
  const unique = (name) => `field-${name}-${++serial}`;

  /** A row of radio buttons that looks like one control. */
  function segments(label, values, chosen, onPick, test) {
    const name = unique("choice");
    return h("div", { class: "segments", role: "radiogroup", "aria-label": label, "data-test": test }, values.map(([value, text]) => h("label", { class: "segment" },
      h("input", { type: "radio", name, value, checked: value === chosen, onchange: () => onPick(value) }), h("span", {}, text))));
  }

  /** A number with a button on either side. */
  function stepper(label, value, least, most, onChange) {
    const id = unique("number");
    const field = h("input", { id, type: "number", min: least, max: most, value, inputmode: "numeric", onchange: () => set(Number(field.value)) });
    const set = (number) => {
      const kept = Math.min(most, Math.max(least, Number.isFinite(number) ? Math.round(number) : least));
      field.value = kept;
      onChange(kept);
    };
    const step = (by, sign) => h("button", { type: "button", class: "step", "aria-label": `${label}: ${by < 0 ? "less" : "more"}`, onclick: () => set(Number(field.value) + by) }, sign);
    return h("div", { class: "stepper" }, h("label", { for: id, class: "stepper-label" }, label), step(-1, "−"), field, step(1, "+"));
  }

  /** One option as the catalogue describes it; `put` gets the value, or undefined for the default. */
  function optionField(game, info, put) {
    const given = (value) => put(value === info.default ? undefined : value);
    const title = words(info.name);
    const about = h("p", { class: "hint" }, info.about);
    if (info.type === "switch") {
      const id = unique(info.name);
      return h("div", { class: "option", "data-option": info.name },
        h("div", { class: "switch-row" }, h("label", { for: id }, title),
          h("input", { id, type: "checkbox", role: "switch", class: "switch", checked: info.default === true, onchange: (event) => given(event.target.checked) })), about);
    }
    if (info.type === "choice") {
      return h("div", { class: "option", "data-option": info.name }, h("span", { class: "option-title" }, title),
        segments(title, info.values.map((value) => [value, words(value)]), info.default, given), about);
    }
    if (info.type === "number") {
      return h("div", { class: "option", "data-option": info.name }, stepper(title, info.default, info.least, info.most, given), about);
    }
    if (info.type === "clock") return control(info, given, title, about);
    if (info.name === "deck") return deck(game, info, put);
    return counts(game, info, put, title, about);
  }

  /** The cards of the deck: a gallery that is made when it is opened. */
  function deck(game, info, put) {
    const off = new Set();
    const changed = () => put(off.size ? [...off].map((name) => `${name}:0`).join("/") : undefined);
    const each = h("details", { class: "each", ontoggle: () => each.open && each.children.length === 1 && each.append(Page.stormGallery(game.cards, { off, changed })) },
      h("summary", {}, "Look at the cards, leave some out"));
    return h("div", { class: "option", "data-option": info.name }, h("span", { class: "option-title" }, "Deck"), h("p", { class: "hint", "data-test": "part" }, Page.stormPart()), each);
  }

  const CONTROLS = ["none", "3+2", "5+3", "10+5", "15+10", "30+20"];

  /** A time control: one of the usual ones, or minutes and seconds of one's own. */
  function control(info, given, title, about) {
    const usual = CONTROLS.includes(info.default) ? CONTROLS : [...CONTROLS, info.default];
    const [minutes, delay] = (info.default === "none" ? "10+5" : info.default).split("+").map(Number);
    const own = { minutes, delay };
    const words = h("p", { class: "hint", "data-test": "control" }, Page.controlWords(info.default));
    const tell = (value) => {
      words.textContent = Page.controlWords(value);
      given(value);
    };
    const put = () => tell(`${own.minutes}+${own.delay}`);
    const free = h("div", { class: "counts", hidden: true, "data-test": "own-control" },
      stepper("Minutes for each person", minutes, 1, 180, (number) => { own.minutes = number; put(); }),
      stepper("Seconds of delay a move", delay, 0, 180, (number) => { own.delay = number; put(); }));
    return h("div", { class: "option", "data-option": info.name }, h("span", { class: "option-title" }, title),
      segments(title, [...usual.map((value) => [value, value === "none" ? "No clock" : value]), ["own", "Other"]], info.default, (value) => {
        free.hidden = value !== "own";
        if (value === "own") put();
        else tell(value);
      }, "clock"), words, free, about);
  }

  /** A number for each of several things, or one number for all of them. */
  function counts(game, info, put, title, about) {
    const cards = game.cards.filter((card) => card.family === "joust");
    const names = info.values.length ? info.values : cards.map((card) => card.name);
    const all = Number(info.default);
    const start = Number.isFinite(all) ? all : info.most;
    const numbers = Object.fromEntries(names.map((name) => [name, start]));
    const each = h("details", { class: "each" }, h("summary", {}, "A number for each"));
    const tell = () => {
      const list = names.map((name) => numbers[name]);
      const same = list.every((number) => number === list[0]);
      put(same ? (list[0] === start ? undefined : list[0]) : names.map((name) => `${name}:${numbers[name]}`).join("/"));
    };
    const paintEach = () => {
      each.querySelector(".counts")?.remove();
      each.append(h("div", { class: "counts" }, names.map((name) => stepper(
        game.cards.find((card) => card.name === name)?.title ?? words(name), numbers[name], info.least, info.most, (number) => { numbers[name] = number; tell(); }))));
    };
    paintEach();
    return h("div", { class: "option", "data-option": info.name },
      stepper(`${title}, for all`, start, info.least, info.most, (number) => { for (const name of names) numbers[name] = number; paintEach(); tell(); }), each, about);
  }

  Page.screens ??= {};
  Page.screens.setup = ({ game: name, seats: given }) => {
    const game = Page.info(name);
    // An option with one value only leaves nothing to choose.
    const options = game.options.filter((info) => info.type !== "choice" || info.values.length > 1);
    const table = { game: name, options: {}, seats: structuredClone(given ?? Page.seatsFor("hc", "normal")) };
    const players = h("div", { class: "players" });
    const summary = h("p", { class: "summary", "data-test": "summary" });
    const fault = h("p", { class: "fault", role: "alert", hidden: true, id: "setup-fault" });

    const first = name === "five-card" ? "Red" : "White";
    const describe = () => {
      const seat = ({ kind, name: who, level }) => (kind === "computer" ? `${who} (${level})` : who);
      const changed = Object.keys(table.options).length;
      summary.textContent = `${seat(table.seats.first)} has ${first} and begins, ${seat(table.seats.second)} has Black. ${changed ? `${changed} ${changed === 1 ? "option" : "options"} changed.` : "Usual rules."}`;
    };

    function player(seat, army) {
      const now = table.seats[seat];
      const title = seat === "first" ? `${first} begins` : "Black follows";
      const id = unique("name");
      return h("fieldset", { class: "player", "data-seat": seat },
        h("legend", {}, Page.man(army === "white" ? first.toLowerCase() : army, "king", "glyph"), title),
        segments(`Who has ${army === "white" ? first : "Black"}`, [["human", "Person"], ["computer", "Computer"]], now.kind, (kind) => {
          const letter = kind === "computer" ? "c" : "h";
          const others = table.seats[seat === "first" ? "second" : "first"].kind === "computer" ? "c" : "h";
          table.seats[seat] = Page.seatsFor(seat === "first" ? letter + others : others + letter, now.level ?? "normal")[seat];
          paintPlayers(`[data-seat="${seat}"] input[value="${kind}"]`);
        }),
        now.kind === "computer"
          ? h("div", { class: "field" }, h("span", { class: "field-label" }, "Level"), segments(`Level of ${army === "white" ? first : "Black"}`, LEVELS, now.level, (level) => { now.level = level; describe(); }, "level"))
          : h("div", { class: "field" }, h("label", { for: id, class: "field-label" }, "Name"),
            h("input", { id, type: "text", maxlength: 24, value: now.name, autocomplete: "off", oninput: (event) => { now.name = event.target.value.trim() || "Player"; describe(); } })));
    }

    function paintPlayers(focus) {
      players.replaceChildren(player("first", "white"),
        button("Swap sides", { class: "icon-button swap", onclick: () => { table.seats = { first: table.seats.second, second: table.seats.first }; paintPlayers(".swap"); } }, "swap", true),
        player("second", "black"));
      if (focus) players.querySelector(focus)?.focus();
      describe();
    }

    const put = (info) => (value) => {
      if (value === undefined) delete table.options[info.name];
      else table.options[info.name] = value;
      describe();
    };
    const text = (label, key, hint) => {
      const id = unique(key);
      return h("div", { class: "field", "data-field": key }, h("label", { for: id, class: "field-label" }, label),
        h("input", { id, type: "text", autocomplete: "off", spellcheck: "false", oninput: (event) => { table[key] = event.target.value.trim() || undefined; } }), h("p", { class: "hint" }, hint));
    };
    paintPlayers();

    /** Shows the engine's refusal at the field it speaks of. */
    const refuse = (error) => {
      const culprit = game.options.find((info) => error.message.includes(info.name));
      const place = error.error === "bad-seed" ? "[data-field=seed]" : error.error === "bad-setup" ? "[data-field=board]" : culprit ? `[data-option=${culprit.name}]` : null;
      fault.hidden = false;
      fault.textContent = Page.sentence(error.message);
      const field = place && form.querySelector(place);
      if (field?.closest("details")) field.closest("details").open = true;
      (field ?? form.querySelector(".start-row")).before(fault);
      field?.querySelector("input")?.focus();
    };

    const form = h("form", {
      class: "setup-form", novalidate: true,
      onsubmit: async (event) => {
        event.preventDefault();
        fault.hidden = true;
        const own = table.seats;
        const keep = (seat, plain) => (own[seat].kind === "human" && !/^Player( \d)?$/.test(own[seat].name) ? own[seat].name : plain);
        Page.store.change({ names: { first: keep("first", Page.store.settings.names.first), second: keep("second", Page.store.settings.names.second) } });
        const problem = await Page.begin(structuredClone(table));
        if (problem) refuse(problem);
      },
    },
      h("section", { class: "panel" }, h("h2", {}, "Players"), players),
      options.length > 0 && h("details", { class: "panel more", open: options.length < 3 }, h("summary", {}, "House rules", h("span", { class: "hint" }, `${options.length} ${options.length === 1 ? "option" : "options"}`)), h("div", { class: "options" }, options.map((info) => optionField(game, info, put(info))))),
      h("details", { class: "panel more" }, h("summary", {}, "More", h("span", { class: "hint" }, "seed, position")),
        text("Seed", "seed", "The same seed gives the same shuffles. 1 to 64 letters, digits, - or _."),
        text("Position", "board", `Four FEN fields, for example ${game.board}`)),
      fault,
      h("div", { class: "start-row" }, summary, h("button", { type: "submit", class: "button primary large", "data-test": "start" }, Page.icon("play"), h("span", {}, "Start"))));

    return h("main", { id: "setup" },
      h("header", { class: "screen-head" }, button("Back to the games", { class: "icon-button", onclick: () => Page.go("home"), "data-test": "back" }, "back", true),
        h("h1", {}, game.title), button("Rules", { class: "icon-button", onclick: () => Page.rulesDialog(name) }, "book", true)),
      form);
  };
})();
