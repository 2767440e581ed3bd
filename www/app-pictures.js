// Pictures for the home screen, painted with our own men: a piece of each game's board, a fan of cards.
(() => {
  "use strict";
  const Page = (globalThis.Page ??= {});
  const KINDS = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king", a: "amazon", c: "chancellor", d: "cardinal" };

  // Small scenes, a letter a man; the first row is the upper one.
  const SCENES = {
    chess: { rows: ["r.bq.rk.", "ppp..ppp", "..np.n..", "..B.p...", "....P...", "..NP.N..", "PPP..PPP", "R.BQ.RK."].slice(2, 6) },
    "full-double": { rows: ["rnbcdqakkaqdcbnr", "pppp.ppppp.ppppp", "................", "....p.....p.....", ".....P...D......", "................", "PPPPP.PPPPPPPPPP", "RNBCDQAKKAQ.CBNR"] },
    doublecross: { rows: ["....k...", "pp...pp.", "..n.B...", "...P...."], cards: [["white", "queen", -0.14, 0.64], ["black", "king", 0.1, 0.83]] },
  };

  const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

  function paintMan(context, side, kind, x, y, size) {
    if (Page.pieces?.paint) Page.pieces.paint(context, side, kind, x, y, size);
  }

  function rounded(context, x, y, width, height, radius) {
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
  }

  /** A card with a man on it, turned a little, its centre at (x, y). */
  function card(context, side, kind, x, y, height, angle) {
    const width = height * 0.7;
    context.save();
    context.translate(x, y);
    context.rotate(angle);
    context.shadowColor = "rgb(10 20 30 / 0.35)";
    context.shadowBlur = height * 0.12;
    context.shadowOffsetY = height * 0.04;
    rounded(context, -width / 2, -height / 2, width, height, height * 0.07);
    context.fillStyle = side === "white" ? "#fbfaf6" : "#27303b";
    context.fill();
    context.shadowColor = "transparent";
    rounded(context, -width / 2 + height * 0.04, -height / 2 + height * 0.04, width - height * 0.08, height * 0.92, height * 0.045);
    context.strokeStyle = side === "white" ? "#c9c4b6" : "#56626f";
    context.lineWidth = Math.max(1, height * 0.008);
    context.stroke();
    const man = width * 0.78;
    paintMan(context, side, kind, -man / 2, -man / 2, man);
    context.restore();
  }

  function squares(context, rows, size, top, left) {
    rows.forEach((row, y) => [...row].forEach((letter, x) => {
      context.fillStyle = colour((x + y) % 2 ? "--square-dark" : "--square-light");
      context.fillRect(left + x * size, top + y * size, size + 0.5, size + 0.5);
    }));
    rows.forEach((row, y) => [...row].forEach((letter, x) => {
      if (letter !== ".") paintMan(context, letter === letter.toLowerCase() ? "black" : "white", KINDS[letter.toLowerCase()], left + x * size, top + y * size, size);
    }));
  }

  /** A canvas that paints itself anew when the theme changes. */
  function canvas(width, height, paint) {
    const node = Page.h("canvas", { width: width * 2, height: height * 2, "aria-hidden": "true", class: "picture" });
    const context = node.getContext("2d");
    const again = () => {
      context.setTransform(2, 0, 0, 2, 0, 0);
      context.clearRect(0, 0, width, height);
      paint(context, width, height);
    };
    again();
    Page.store.onChange(() => { if (node.isConnected) again(); });
    return node;
  }

  /** The picture of a game's tile, two wide and one high. */
  Page.picture = (name) => canvas(400, 200, (context, width, height) => {
    const scene = SCENES[name] ?? SCENES.chess;
    squares(context, scene.rows, width / scene.rows[0].length, 0, 0);
    for (const [side, kind, angle, at] of scene.cards ?? []) card(context, side, kind, width * at, height * 0.54, height * 0.74, angle);
  });

  /** The fan of cards beside the name. */
  Page.fan = () => canvas(460, 300, (context, width, height) => {
    const fan = [["black", "rook", -0.42], ["white", "knight", -0.15], ["black", "queen", 0.12], ["white", "king", 0.39]];
    for (const [side, kind, angle] of fan) {
      card(context, side, kind, width / 2 + Math.sin(angle) * 300, height * 0.56 + (1 - Math.cos(angle)) * 330, 190, angle);
    }
  });
})();
