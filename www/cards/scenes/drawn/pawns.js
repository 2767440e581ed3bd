// Pictures of what pawns do, and of what is done to them.

/** @type {import("../scene.js").Group} */
export const pawns = ({
  C,
  actor,
  arc,
  arrow,
  badge,
  burst,
  cloud,
  disc,
  eyes,
  faint,
  flag,
  lean,
  line,
  on,
  piece,
  puff,
  rimmed,
  ring,
  shade,
  shape,
  sign,
  speed,
  stand,
  tile,
  turned,
}) => ({
  banzai: ({ own }) =>
    on(
      "day",
      tile(0, 1, C.gold, 0.8) + tile(0, 2, C.gold, 0.55) + tile(0, 0, C.gold, 0.9),
      faint(0.9, shape("M142 6L110 84h64z", C.glow, 0, "none")),
      speed(26, 110, 5, 56) + speed(216, 110, 5, 56),
      actor(own, "pawn", 142, 160, "angry", 206),
      shape("M116 88h52v15h-52z", C.white, 3) + disc(142, 95, 6, C.blood, "none", 0),
      shape("M168 90l38-16-6 16 10 12-42 0z", C.white, 3),
      badge(50, 54, 52, "3"),
    ),
  breakthrough: ({ own, foe }) =>
    on(
      "day",
      burst(142, 100, 236),
      turned(-24, 84, 150, piece(foe, "rook", 72, 92, 158)),
      shape("M20 70l34-10 8 30-36 8zM222 60l36 8-8 34-36-10zM232 132l30 6-8 28-30-8zM24 150l30-4 4 26-30 6z", C.stone),
      shape("M196 26l22 4-4 20-22-4zM66 22l20-6 6 18-20 6z", C.stone, 3),
      actor(own, "pawn", 148, 158, "angry", 206),
      line("M112 58l-10-20M186 58l12-18", C.paper, 5),
    ),
  scouts: ({ own }) =>
    on(
      "meadow",
      shape("M190 200l42-92 42 92z", C.amber) + shape("M218 200l14-44 14 44z", C.bark),
      stand(own, "pawn", 66, 118, 188) + stand(own, "pawn", 136, 132, 206),
      shape("M40 108q26-26 52 0zM28 110q38-10 76 0-38 10-76 0z", C.leaf),
      shape("M108 112q28-30 56 0zM94 114q42-12 84 0-42 12-84 0z", C.leaf),
      disc(124, 131, 12, C.coal, C.ink, 4) +
        disc(148, 131, 12, C.coal, C.ink, 4) +
        disc(124, 131, 6, C.sky, "none", 0) +
        disc(148, 131, 6, C.sky, "none", 0),
      arrow(196, 84, 196, 24, C.gold, 8) + badge(240, 62, 46, "2"),
    ),
  charge: ({ own }) =>
    on(
      "day",
      stand(own, "pawn", 40, 76, 164) +
        stand(own, "pawn", 110, 76, 160) +
        stand(own, "pawn", 180, 76, 160) +
        stand(own, "pawn", 248, 76, 164),
      flag(182, 186, 160, C.red),
      actor(own, "pawn", 76, 116, "angry", 206) +
        actor(own, "pawn", 148, 126, "angry", 208) +
        actor(own, "pawn", 222, 116, "angry", 206),
      line("M18 70h64M8 88h40M34 52h50", C.paper, 5),
    ),
  push: ({ own, any }) =>
    on(
      "day",
      shape("M236 84h60v180h-86z", C.ink, 3),
      actor(own, "pawn", 54, 122, "angry", 202),
      rimmed("M82 150h30", C.sand, 9),
      lean(any, "knight", 142, 116, 10, 202),
      turned(30, 226, 190, piece(any, "rook", 222, 112, 196) + eyes("rook", 222, 112, "scared", 196)),
      line("M200 60l10-18M226 50v-20M250 60l12-16", C.gold, 6),
      arrow(24, 64, 120, 64, C.gold, 9),
    ),
  checkers: ({ own, any }) =>
    on(
      "day",
      [0, 1, 2]
        .map(
          (at) =>
            `<ellipse cx="204" cy="${190 - at * 15}" rx="46" ry="16" ` +
            `fill="${at % 2 ? C.coal : C.blood}" stroke="${C.ink}" stroke-width="4"/>`,
        )
        .join(""),
      stand(any, "pawn", 122, 88, 202),
      faint(0.3, piece(own, "pawn", 40, 84, 200)),
      arc([40, 130, 70, 24, 118, 92], C.gold, 7, "1 13") + arc([124, 90, 170, -10, 206, 108], C.gold, 7, "1 13"),
      actor(own, "pawn", 204, 98, "happy", 154),
    ),
  "back-up": ({ own, foe }) =>
    on(
      "day",
      burst(64, 140, 124),
      turned(-24, 54, 196, piece(foe, "knight", 48, 100, 200) + eyes("knight", 48, 100, "dizzy", 200)),
      shape("M100 82q8-26 34-26h60q22 0 36 34l14 30H92z", C.glass, 5),
      actor(own, "pawn", 154, 96, "left", 138),
      shape("M84 172v-40q0-14 16-14h150q22 4 22 30v24z", C.red, 5) + line("M168 118v54M194 60v58", C.ink, 5),
      disc(130, 182, 24, C.coal, C.ink, 5) + disc(226, 182, 24, C.coal, C.ink, 5),
      disc(130, 182, 9, C.stone, "none", 0) + disc(226, 182, 9, C.stone, "none", 0),
      shape("M78 130h18v22H78z", C.gold, 4) + shape("M74 156h30v12H74z", C.stone, 3),
      arrow(214, 28, 116, 28, C.gold, 10),
    ),
  trailer: ({ own, any }) =>
    on(
      "meadow",
      shape("M-6 200q150-14 296 0v14H-6z", C.wood, 3),
      piece(any, "rook", 58, 108, 170) + eyes("rook", 58, 108, "happy", 170),
      shape("M4 160h104v20H4z", C.wood, 5) + disc(30, 190, 16, C.coal, C.ink, 5) + disc(84, 190, 16, C.coal, C.ink, 5),
      rimmed("M108 174h26", C.stone, 6),
      actor(own, "pawn", 166, 96, "happy", 142),
      rimmed("M232 116V78", C.coal, 7) + puff(236, 56, 15, C.white),
      shape("M132 174v-44h66l12-24h44q14 4 14 24v44z", C.red, 5) + shape("M206 116h40v10h-40z", C.gold, 3),
      disc(166, 174, 34, C.coal, C.ink, 6) + disc(166, 174, 15, C.gold, C.ink, 4),
      disc(246, 184, 20, C.coal, C.ink, 5) + disc(246, 184, 8, C.gold, C.ink, 3),
    ),
  cheerleaders: ({ own }) =>
    on(
      "day",
      actor(own, "pawn", 84, 132, "happy", 204, -6) + actor(own, "pawn", 200, 132, "happy", 204, 6),
      rimmed("M64 132L40 84M106 130l22-40M180 130l-16-42M222 132l26-46", C.sand, 6),
      sign("star", 36, 70, 56, C.pink) +
        sign("star", 130, 78, 50, C.pink) +
        sign("star", 164, 72, 50, C.sea) +
        sign("star", 250, 72, 56, C.sea),
      sign("diag", 142, 26, 44, C.gold) + sign("diag", 232, 24, 44, C.gold),
    ),
  "serial-killer": ({ own, foe }) =>
    on(
      "thunder",
      line("M20 206L262 50", C.blood, 12, 'opacity=".7"'),
      turned(70, 244, 92, piece(foe, "rook", 244, 66, 100)) + sign("cross", 250, 60, 34, C.red),
      turned(70, 186, 130, piece(foe, "pawn", 192, 80, 140)) + sign("cross", 196, 104, 34, C.red),
      actor(own, "pawn", 86, 146, "calm", 206),
      shape("M60 92q26-26 54 0 4 36-27 50-30-14-27-50z", C.paper, 4),
      disc(76, 108, 6, C.ink, "none", 0) +
        disc(98, 108, 6, C.ink, "none", 0) +
        disc(87, 124, 2.5, C.ink, "none", 0) +
        disc(78, 122, 2.5, C.ink, "none", 0) +
        disc(96, 122, 2.5, C.ink, "none", 0),
      shape("M80 84l7 8 7-8z", C.blood, 2),
    ),
  boo: ({ foe }) =>
    on(
      "gloom",
      shape("M24 206V96q4-66 58-68 54 2 58 68v110l-20-16-19 16-19-16-19 16-19-16z", C.white, 5),
      disc(64, 90, 10, C.ink, "none", 0) + disc(102, 90, 10, C.ink, "none", 0),
      `<ellipse cx="84" cy="124" rx="13" ry="18" fill="${C.ink}"/>`,
      shape("M136 122l34-18-4 20 10 10-36 12z", C.white, 5),
      actor(foe, "pawn", 216, 116, "scared", 188, 12),
      arrow(232, 60, 264, 22, C.gold, 8),
      line("M176 84l-6-16M196 70v-18", C.paper, 5),
    ),
  traitor: ({ own, foe }) =>
    on(
      "dusk",
      faint(0.3, burst(142, 104, 220, C.red, "none")),
      shade(142, 140, 206),
      `<svg x="0" y="0" width="142" height="256" viewBox="0 0 142 256">${piece(foe, "pawn", 142, 178, 206)}</svg>`,
      `<svg x="142" y="0" width="142" height="256" viewBox="142 0 142 256">${piece(own, "pawn", 142, 178, 206)}</svg>`,
      eyes("pawn", 142, 178, "right", 206),
      line("M142 62v146", C.gold, 4, 'stroke-dasharray="6 8"'),
      arc([60, 100, 142, -24, 222, 88], C.gold, 9),
      turned(
        150,
        240,
        160,
        shape("M234 118l8 12v40h-16v-40z", C.steel, 4) +
          shape("M218 168h32v9h-32z", C.gold) +
          shape("M229 177h10v18h-10z", C.bark),
      ),
    ),
  depression: ({ foe }) =>
    on(
      "thunder",
      ring(142, 190, 74, C.sky, 0.25),
      line("M98 96l-8 24M126 104l-8 24M158 104l-8 24M188 96l-8 24M110 136l-6 18M184 134l-6 18", C.sky, 5),
      actor(foe, "pawn", 142, 116, "sad", 200),
      cloud(142, 62, 128, C.slate),
      sign("cross", 248, 178, 40, C.red),
    ),
  provocation: ({ own, foe }) =>
    on(
      "day",
      actor(own, "pawn", 70, 128, "happy", 204),
      shape("M61 139h18v14q-9 14-18 0z", C.pink, 3),
      rimmed("M44 128l-20-14M98 128l14-24", C.sand, 6),
      actor(foe, "rook", 210, 136, "angry", 200),
      puff(172, 52, 22, C.paper) + puff(244, 50, 22, C.paper),
      sign("bolt", 142, 56, 46, C.red) + arrow(164, 188, 120, 188, C.red, 8),
    ),
});
