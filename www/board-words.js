// The board in words: the names of its squares for screen readers, and what is said when something is picked.
"use strict";
(() => {
  const Page = (globalThis.Page ??= {});

  const nameOf = (man) => `${Page.pieces.armyName(man.side)} ${man.kind}${man.cloaked ? ", cloaked" : ""}`;

  Page.boardWords = {
    /** `next`: squares that may be picked now, `first`: those with which a pick may begin. Gives { label, can, chosen }. */
    describe(board, square, next, first) {
      const { picks, numbers } = board;
      const man = board.motionPlayer.manAt(square);
      const words = [board.shape.name(square), man ? nameOf(man) : "empty"];
      if (man) words.push(...Page.markWords(man));
      if (board.bases && man?.cloaked && man.base) words.push(`base ${man.base}`);
      const chosen = picks.picked.includes(square);
      const target = picks.picked.length > 0 && next.has(square);
      if (chosen) words.push("chosen");
      else if (target) words.push(board.swaps ? "can be exchanged" : man ? "can be taken" : "can be reached");
      else if (first.has(square)) words.push("can be chosen");
      if (numbers?.check.includes(square)) words.push("in check");
      if (numbers?.last.includes(square)) words.push("last move");
      if (board.pointed.includes(square)) words.push("pointed out");
      if (board.taking.includes(square)) words.push(square === board.taking.at(-1) ? "about to be taken" : "about to take");
      board.steps.forEach((squares, at) => squares.includes(square) && words.push(`choice ${at + 1}`));
      if (board.hinted.includes(square)) words.push("hint");
      const lifts = man && first.has(square) && picks.next([square]).size > 0;
      return { label: words.join(", "), can: chosen || target ? "pick" : lifts ? "lift" : first.has(square) ? "pick" : "", chosen };
    },

    /** The square that was picked last, or a choice that was given up. */
    chosen(board, square) {
      if (square < 0) return "Choice cleared";
      const man = board.motionPlayer.manAt(square);
      const ways = board.picks.next().size;
      const what = man ? `${nameOf(man)} on ${board.shape.name(square)}` : board.shape.name(square);
      return `${what} chosen, ${ways} ${ways === 1 ? "square" : "squares"}`;
    },
  };
})();
