// The conductor of a match over the line, on both sides: it shows how the line stands, waits for the other side, and
// takes back and begins again only where both agree.
import { Play } from "../match/play.js";
import { canUndo } from "../match/undo.js";
import { sound } from "../sound/sound.js";
import { toast } from "../ui/live.js";
import { sentence } from "../ui/words.js";
import { lineChip } from "./chip.js";

/**
 * @typedef {import("../engine").Seat} Seat
 * @typedef {import("./two.js").Line} Line
 */

export class LinePlay extends Play {
  /** @param {Line} line @param {Seat | null} own the seat of this page; null: it watches */
  constructor(line, own) {
    super();
    this.line = line;
    this.own = own;
    this.asks = own !== null;
    this.holds = "line";
  }

  get people() {
    return this.own ? [this.own] : [];
  }
  get lower() {
    return this.own ?? "first";
  }

  /** The table's way home asks first; a break of the line does not lose the game. */
  get runs() {
    return false;
  }

  /** @param {import("../table/table.js").Table} table */
  attend(table) {
    this.table = table;
    this.chip = lineChip(this.line);
    table.root.querySelector(".table-title")?.after(this.chip.node);
    // A clock that runs is kept as it stands when the page goes.
    addEventListener("pagehide", () => !this.match.over && this.keep(), { signal: table.stop.signal });
  }

  /** Keeps the game, with the time that is spent. */
  keep() {}

  /** The line has come to be open, or is not any more. */
  stands() {
    this.chip?.paint();
    this.#run();
  }

  /** The clock of whoever is asked runs on both sides; it stands still while the line is lost. */
  #run() {
    const { match, table, line } = this;
    if (match.over || !line.link.open) return match.watch.pause();
    // The first move is not timed before a player has touched the table.
    const begun = match.asked ? table?.touched : match.answered.length > 0;
    if (begun) match.watch.resume();
  }

  /**
   * Shows what was told last; the title says whose move it is, and a sound where nobody looks.
   * @param {import("../engine").Events | null} events
   */
  async show(events) {
    await super.show(events);
    const { match } = this;
    this.#run();
    if (!match.asked) return;
    document.title = `Your move · ${match.title} · Deckmate`;
    if (events && document.hidden) sound("call");
  }

  /** Taking back is asked of the other player. */
  back = async () => {
    const { match, line } = this;
    if (!this.own || match.phase !== "idle") return;
    const can = await canUndo(match).catch(() => null);
    if (!can?.ok) return toast(sentence(can?.message ?? "Nothing can be taken back"), "trouble");
    line.wish("back", can.lines);
  };
}
