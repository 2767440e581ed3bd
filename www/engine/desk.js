// One current game behind named operations: what a page asks of the engine, in the worker or beside the page.
// The function is self-contained, because the worker gets it as text.
function desk(engine) {
  "use strict";
  let game = null;

  function refusal(error, message) {
    return Object.assign(new Error(message), { error });
  }

  function current() {
    if (!game) throw refusal("freed", "No game is open.");
    return game;
  }

  function seat(next) {
    game?.free();
    game = next;
    return game.save();
  }

  /** Everything that a page shows after an answer, in one go. */
  function look(eye, step = null) {
    const open = current();
    return { step, view: open.view(eye), prompt: open.prompt(), offers: open.legalMoves(), save: open.save() };
  }

  const ops = {
    catalog: () => engine.catalog(),
    newGame: (o) => seat(engine.newGame(o)),
    loadGame: (save) => seat(engine.loadGame(save)),
    prompt: () => current().prompt(),
    legalMoves: (about) => current().legalMoves(about),
    apply: (choice) => current().apply(choice),
    back: (seat) => current().back(seat),
    view: (eye) => current().view(eye),
    suggest: (o) => current().suggest(o),
    save: () => current().save(),
    free: () => {
      game?.free();
      game = null;
    },
    act: (choice, eye) => look(eye, current().apply(choice)),
    undo: (eye, seat) => look(eye, current().back(seat)),
    state: (eye) => look(eye),
  };
  const changing = new Set(["newGame", "loadGame", "apply", "back", "act", "undo"]);

  /** Answers one request. `save` tells the other end what to reload after a restart; undefined: as before. */
  return (op, args) => {
    if (!Object.hasOwn(ops, op)) throw refusal("bad-input", `The engine knows no operation "${op}".`);
    const out = ops[op](...args);
    if (op === "free") return { out, save: null };
    return { out, save: changing.has(op) ? (out.save ?? current().save()) : undefined };
  };
}
