// Pictures for the home screen, painted with our own men: a piece of each game's board, a fan of cards.
(() => {
  "use strict";
  const Page = (globalThis.Page ??= {});
  const KINDS = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king", a: "amazon", c: "chancellor", d: "cardinal" };

  // Small scenes, a letter a man; the first row is the upper one.
  const SCENES = {
    chess: { rows: ["r.bq.rk.", "ppp..ppp", "..np.n..", "..B.p...", "....P...", "..NP.N..", "PPP..PPP", "R.BQ.RK."].slice(2, 6) },
    "full-double": { rows: ["rnbcdqakkaqdcbnr", "pppp.ppppp.ppppp", "................", "....p.....p.....", ".....P...D......", "................", "PPPPP.PPPPPPPPPP", "RNBCDQAKKAQ.CBNR"] },
    "five-card": { rows: ["r..qk..r", "pp...ppp", "..n.b...", "...P.n.."], livery: { white: "red" }, hand: ["pawn", "knight", "queen", "wild", "rook"] },
    deception: { rows: [".rnbqk..", ".pppp...", "...N....", "..PPPP.."], cloaked: true, bare: "31", look: [[4, 0, "pawn"], [3, 3, "king"]] },
    "chess-storm": { rows: ["r..k...r", "pp.n.pp.", "..p.P...", "PP.N..PP"], marks: { "02": "shielded", "13": "royal", "31": "asleep" }, cards: [["white", "skull", -0.2, 0.5], ["black", "magnet", -0.02, 0.68], ["white", "crown", 0.16, 0.86]] },
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
    if (Page.hasSign(kind)) Page.paintSign(context, kind, 0, 0, man * 0.75);
    else paintMan(context, side, kind, -man / 2, -man / 2, man);
    context.restore();
  }

  /** Cards of a hand, fanned along the lower edge. */
  function hand(context, names, width, height) {
    names.forEach((name, at) => {
      const angle = (at - (names.length - 1) / 2) * 0.13;
      const tall = height * 0.62;
      context.save();
      context.translate(width / 2 + angle * width * 0.95, height * 0.74 + Math.abs(angle) * height * 0.25);
      context.rotate(angle);
      context.shadowColor = "rgb(10 20 30 / 0.35)";
      context.shadowBlur = tall * 0.12;
      rounded(context, -tall * 0.35, -tall / 2, tall * 0.7, tall, tall * 0.07);
      context.fillStyle = "#fffdf7";
      context.fill();
      context.shadowColor = "transparent";
      rounded(context, -tall * 0.29, -tall * 0.44, tall * 0.58, tall * 0.88, tall * 0.05);
      context.fillStyle = name === "wild" ? "#fbf0d3" : "#e6efec";
      context.fill();
      const man = tall * 0.55;
      if (name === "wild") star(context, tall * 0.24);
      else paintMan(context, "card", name, -man / 2, -man / 2, man);
      context.restore();
    });
  }

  function star(context, radius) {
    context.beginPath();
    for (let point = 0; point < 16; point++) {
      const far = point % 2 ? radius * 0.62 : radius;
      context.lineTo(Math.sin((point * Math.PI) / 8) * far, -Math.cos((point * Math.PI) / 8) * far);
    }
    context.fillStyle = "#9a6a10";
    context.fill();
  }

  function squares(context, scene, size, top, left) {
    const { rows, livery, cloaked, bare, marks } = scene;
    rows.forEach((row, y) => [...row].forEach((letter, x) => {
      context.fillStyle = colour((x + y) % 2 ? "--square-dark" : "--square-light");
      context.fillRect(left + x * size, top + y * size, size + 0.5, size + 0.5);
    }));
    rows.forEach((row, y) => [...row].forEach((letter, x) => {
      if (letter === ".") return;
      const army = letter === letter.toLowerCase() ? "black" : "white";
      const man = { side: livery?.[army] ?? army, kind: KINDS[letter.toLowerCase()], marks: marks?.[`${x}${y}`] && [marks[`${x}${y}`]], cloaked: cloaked && bare !== `${x}${y}` && bare !== `${x}${rows.length - 1 - y}` };
      if (Page.pieces?.paintMan) Page.pieces.paintMan(context, man, left + x * size, top + y * size, size);
    }));
    for (const [x, y, base] of scene.look ?? []) Page.pieces?.badge(context, rows[y][x] === rows[y][x].toLowerCase() ? "black" : "white", base, left + (x + 0.76) * size, top + (y + 0.76) * size, size * 0.26);
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
    squares(context, scene, width / scene.rows[0].length, 0, 0);
    if (scene.hand) hand(context, scene.hand, width, height);
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
