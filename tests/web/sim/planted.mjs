// Faults that are planted in the page's modules: the simulation must find every one of them.

/** A change of one place in one module. */
const inside = (module, before, after) => ({ [module]: (text) => text.replace(before, after) });

/** Found by the first schedules. */
export const PLANTED = {
  "an answer is shown before it is kept": inside(
    "match/match.js",
    "this.keep();\n      }\n      await this.show(events);",
    "}\n      await this.show(events);\n      if (events) this.keep();",
  ),
  "a write that is refused counts as kept": inside("ui/storage.js", "denied = true;\n  return false;", "return true;"),
  "no lock": inside("match/keeper.js", "await locked(name, told, steal).catch(() => watched(name, told))", "() => {}"),
  "what was written is not looked at": inside("ui/storage.js", "if (localStorage.getItem(PREFIX + key) === text)", ""),
  "settings as this tab found them": inside(
    "ui/settings.js",
    "if (!bad.length) Object.assign",
    "if (!SHAPE) Object.assign",
  ),
  "a game that is over goes on": inside("match/match.js", "if (this.over) forgetGame(this.view.game);\n    else", ""),
  "what is taken back comes back": inside("match/match.js", "this.keep();\n      if (!this.gone)", "if (!this.gone)"),
  "a worker that does not answer is waited for": inside("engine/worker-client.js", "++this.#silent < PATIENCE", "true"),
  "whoever lost a game is not told": inside("match/keeper.js", "held.delete(game);\n    lost();", "held.delete(game);"),
};

/** Races between tabs, or between a tab and its player: found by the long test. */
export const RARE = {
  "a list that cannot be read is overwritten": inside(
    "ui/storage.js",
    "putAside(key, text, what);\n  return [];",
    "return [];",
  ),
  "what cannot be looked at is overwritten": inside("ui/storage.js", "unreadable.add(key);", ""),
  "a game that is taken while it is dealt": inside(
    "router.js",
    "if (mine === wanted && (await isKeeper(request.game, mine)))",
    "if (mine === wanted)",
  ),
  "another game is claimed and left": inside(
    "match/keeper.js",
    "const mine = turn;",
    "release();\n  const mine = turn;",
  ),
};
