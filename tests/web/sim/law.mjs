// The law: what was answered and acknowledged on the page is there after a reload, or the player was told; and nobody
// waits for an engine that does not answer.

/** Notes that say that something is not kept, or could not be read. */
const ABOUT_KEEPING = /(does not|won't|can't|could not) (keep|save|be read)/;

/** Notes that a list cannot be read any more: nobody has it, in whatever tab it was added to. */
const LOST_LIST = /(decks|cabinet) can't be read/;

/** Milliseconds in which a tab hears of another one. */
const AT_ONCE = 10;

export class Law {
  /** By game: what a tab that keeps it has shown last. Nothing once its player was told that it is not kept. */
  games = new Map();
  /** Tabs whose game another one has overwritten: their players must still be told. */
  debts = [];
  /** By name: the setting or deck that was changed last, and where. */
  changes = new Map();
  /** @type {{ count: number, tab: import("./tab.mjs").Tab | null }} */
  trophies = { count: 0, tab: null };
  /** Every game that was ever dealt, by its seed. */
  dealt = new Set();
  /** The first breach, in words. */
  broken = null;

  /** @param {import("./world.mjs").World} world */
  constructor(world) {
    this.world = world;
  }

  breaks(words) {
    this.broken ??= words;
  }

  told(tab, how, about) {
    this.world.note(`is told: ${how}${about ? ` (${String(about).slice(0, 60)})` : ""}`, tab);
    if (how === "toast" && ABOUT_KEEPING.test(about)) this.#warned(tab);
    if (how === "toast") this.#lost(LOST_LIST.exec(about)?.[1]);
    if (how === "cannot-keep") this.games.delete(about);
    if (how === "unreadable") this.games.delete(about);
    if (how === "broken-save") this.games.clear();
    if (how === "elsewhere" && this.games.get(about)?.tab === tab) this.games.delete(about);
    if (how === "elsewhere") this.debts = this.debts.filter((debt) => !(debt.tab === tab && debt.game === about));
  }

  #lost(list) {
    if (list === "cabinet") this.trophies = { count: 0, tab: null };
    if (list !== "decks") return;
    for (const name of this.changes.keys()) if (name.startsWith("deck ")) this.changes.delete(name);
  }

  /** This page has said that it does not keep everything, or that something could not be read. */
  #warned(tab) {
    tab.warned = true;
    for (const [name, change] of this.changes) if (change.tab === tab || !change.tab.alive) this.changes.delete(name);
    if (this.trophies.tab === tab || !this.trophies.tab?.alive) this.trophies = { count: 0, tab: null };
    for (const [game, kept] of this.games) if (kept.tab === tab) this.games.delete(game);
  }

  /** A table shows a state. */
  shown(tab, table, state) {
    const { game } = state.view;
    const { save } = state;
    const kept = this.games.get(game);
    this.world.note(`shows ${game} ${short(save)}${table.match.keeps ? "" : ", not kept"}`, tab);
    // What is played on where another tab has the game is not kept, and its player knows.
    if (!table.match.keeps) return;
    const { seed } = JSON.parse(save);
    const isNew = !this.dealt.has(seed);
    this.dealt.add(seed);
    // Another tab has overwritten its game: its player is about to be told.
    const pending = this.debts.filter((debt) => debt.tab === tab && debt.game === game);
    if (pending.some(({ leaves }) => !leaves || leaves === table)) return;
    if (
      kept &&
      answersOf(JSON.parse(kept.save)).length &&
      kept.table !== table &&
      !(!isNew && this.#allows(game, kept, save))
    ) {
      // Whoever begins a game knows that it replaces the one before; its player has left it, or must be told.
      const leaves = isNew ? kept.table : null;
      if (kept.tab.alive && kept.tab !== tab)
        this.debts.push({
          tab: kept.tab,
          at: this.world.clock.now,
          leaves,
          game,
          words: `${game} ${short(kept.save)} was overwritten by ${short(save)}`,
        });
      else if (!isNew) this.breaks(`${game} was shown as ${short(kept.save)}, and goes on as ${short(save)}`);
    }
    if (table.warned) this.games.delete(game);
    else
      this.games.set(game, { tab, table, save, over: state.prompt === null, since: this.world.disk.attempts.length });
  }

  /** Whether a game may be found like this: as it was shown last, as its tab has kept it since, or as it went on. */
  #allows(game, { tab, save, over, since }, found) {
    const later = this.world.disk.attempts.slice(since).filter(({ key }) => key === `deckmate.game.${game}`);
    const own = later.filter(({ by }) => by === tab).map(({ text }) => text && JSON.parse(text).save);
    const more = later.flatMap(({ text }) =>
      text && goesOn(save, JSON.parse(text).save) ? JSON.parse(text).save : [],
    );
    return [over ? null : save, ...own, ...more].includes(found);
  }

  /** Home offers what is kept. */
  atHome(tab, found) {
    const words = found.map(({ game, record }) => `${game} ${record ? short(record.save) : "unreadable"}`);
    this.world.note(`is offered ${words.join(", ") || "nothing"}`, tab);
    if (tab.warned) return;
    for (const [game, kept] of this.games) {
      const one = found.find((entry) => entry.game === game);
      if (one && !one.record) continue;
      if (!this.#allows(game, kept, one?.record.save ?? null))
        this.breaks(
          `${game} was shown as ${short(kept.save)}, and home offers ${one ? short(one.record.save) : "nothing"}`,
        );
    }
  }

  /** Everything has come to rest: a player can do something, or has been asked. */
  rests(tab) {
    const { match } = tab.table ?? {};
    if (tab.dialogs.length || !match || !["answering", "showing", "thinking", "pausing"].includes(match.phase)) return;
    this.breaks(`${match.view.game} stands still while it is ${match.phase}, and nobody is told`);
  }

  changed(tab, name, value) {
    this.world.note(`changes ${name} to ${value}`, tab);
    if (!tab.warned) this.changes.set(name, { tab, value, at: this.world.clock.now });
    else this.changes.delete(name);
  }

  trophyShown(tab) {
    this.world.note("wins a king", tab);
    if (!tab.warned) this.trophies = { count: this.trophies.count + 1, tab };
  }

  /** A tab has ended: its player cannot be told any more. */
  ended(tab) {
    const { now } = this.world.clock;
    const debt = this.debts.find(
      (one) => one.tab === tab && (!one.leaves || (one.leaves === tab.table && now > one.at + AT_ONCE)),
    );
    if (debt) this.breaks(`${debt.words}, and nobody was told`);
  }

  /** What a fresh page has of settings, decks and trophies. */
  fresh(tab) {
    const { settings, keptDecks, trophies } = tab.page;
    const decks = keptDecks();
    for (const [name, { value, at }] of this.changes) {
      // What changes while a page opens comes a little later.
      if (at >= tab.loaded) continue;
      const now = name.startsWith("deck ") ? decks.includes(name.slice(5)) : settings[name];
      if (now !== value) this.breaks(`${name} was changed to ${value}, and is ${now}`);
    }
    const count = trophies().length;
    if (count < this.trophies.count) this.breaks(`${this.trophies.count} kings were won, and ${count} are kept`);
  }
}

/** Everything that was answered, and what fell. */
const entries = ({ answers, turns }) => answers ?? turns.flat();
const answersOf = (save) => entries(save).filter((entry) => !entry.startsWith("roll "));

/** Whether a save is what another one came to. */
function goesOn(save, later) {
  const [one, other] = [save, later].map((text) => JSON.parse(text));
  return one.seed === other.seed && entries(one).every((entry, at) => entry === entries(other)[at]);
}

/** The answers of a save, in short. */
function short(save) {
  const found = JSON.parse(save);
  const { seed } = found;
  const last = answersOf(found);
  return `${seed} [${last.length > 8 ? `${last.length} answers, … ` : ""}${last.slice(-8).join(" ")}]`;
}
