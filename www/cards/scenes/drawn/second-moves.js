// Pictures of the second deck: before a move, and in place of one.

/** @type {import("../scene.js").Group} */
export const secondMoves = ({
  C,
  actor,
  arc,
  arrow,
  badge,
  burst,
  clock,
  coin,
  disc,
  eyes,
  faint,
  flame,
  line,
  on,
  piece,
  puff,
  rimmed,
  shade,
  shape,
  sign,
  speed,
  stand,
  sword,
  tile,
  turned,
}) => ({
  "early-start": ({ own }) =>
    on(
      "dawn",
      shape("M158 66a32 32 0 0 1 56-28zM268 66a32 32 0 0 0-56-28z", C.red, 5),
      rimmed("M184 156l-16 26M242 156l16 26", C.wood, 8),
      clock(213, 106, 58, 100),
      line("M150 30l-12-12M276 30l8-12M140 54h-16", C.paper, 6),
      tile(-2, 2, C.gold, 0.9),
      actor(own, "pawn", 78, 132, "happy", 204, 8),
      speed(4, 132, 3, 40),
      arrow(36, 100, 36, 44, C.gold, 9),
    ),
  trampoline: ({ own, any }) =>
    on(
      "lawn",
      rimmed("M62 188l-16 28M222 188l16 28M142 204v22", C.steel, 7),
      `<ellipse cx="142" cy="186" rx="104" ry="27" fill="${C.blue}" stroke="${C.ink}" stroke-width="5"/>`,
      `<ellipse cx="142" cy="186" rx="80" ry="18" fill="${C.coal}"/>`,
      `<ellipse cx="142" cy="192" rx="40" ry="9" fill="${C.slate}"/>`,
      line("M112 176V138M142 180V146M172 176V138", C.paper, 6, 'stroke-dasharray="2 12"'),
      turned(-10, 142, 90, piece(any, "rook", 142, 112, 132) + eyes("rook", 142, 112, "happy", 132)),
      faint(0.75, piece(own, "knight", 44, 74, 116)) + faint(0.75, piece(own, "knight", 246, 74, 156)),
      arc([106, 66, 84, 34, 58, 44], C.gold, 7) + arc([178, 66, 214, 40, 236, 78], C.gold, 7),
    ),
  "recruiting-drive": ({ own, foe }) =>
    on(
      "town",
      turned(
        -5,
        88,
        112,
        shape("M24 22h132v182H24z", C.paper, 5) +
          shape("M34 32h112v128H34z", C.red, 3) +
          `<svg x="34" y="32" width="112" height="128" viewBox="34 32 112 128">` +
          `${piece(own, "king", 92, 130, 164)}${eyes("king", 92, 130, "angry", 164)}</svg>` +
          shape("M60 160q-6-38 22-42h22q26 4 22 42z", C.sand, 4) +
          disc(94, 140, 9, C.ink, "none", 0) +
          line("M38 174h104M54 190h74", C.ink, 8),
      ),
      actor(foe, "pawn", 222, 120, "up", 204),
      arc([196, 98, 214, 2, 246, 70], C.gold, 6, "1 12"),
      coin(214, 40, 22) + sign("star", 214, 40, 24, C.amber, "none"),
    ),
  steeplechase: ({ own, foe }) =>
    on(
      "meadow",
      tile(-2, 3, C.gold, 0.7) + tile(1, 1, C.gold, 0.9),
      faint(0.8, stand(foe, "pawn", 176, 80, 170)),
      rimmed("M96 206V128M206 196V114", C.paper, 9),
      rimmed("M82 142L224 124M82 170L224 150M82 198L224 178", C.paper, 8) +
        line("M108 139l22-3M160 132l22-3M108 167l22-3M160 160l22-3M108 195l22-3M160 187l22-3", C.red, 8),
      turned(18, 122, 80, piece(own, "bishop", 122, 116, 124) + eyes("bishop", 122, 116, "happy", 124)),
      arc([36, 184, 110, -30, 228, 78], C.gold, 8, "1 14"),
      shape("M-6 214q10-40 36-22 16-24 34 0 20-10 22 22z", C.leaf),
    ),
  "two-step": ({ own }) =>
    on(
      "dusk",
      tile(-1, 3, C.pink) + tile(1, 3, C.sea) + tile(0, 4, C.violet) + tile(0, 2, C.gold) + tile(-2, 2, C.sky),
      line("M142-6V18", C.ink, 4),
      disc(142, 46, 30, C.stone, C.ink, 5),
      line("M114 38h56M112 50h60M120 62h44M142 17v58M130 18q-14 28 0 56M154 18q14 28 0 56", C.paper, 3),
      faint(0.45, shape("M124 70L20 206h74zM160 70l104 136h-74z", C.glow, 0, "none")),
      faint(0.4, piece(own, "knight", 46, 92, 168)),
      turned(-8, 164, 200, stand(own, "knight", 164, 132, 202)),
      arc([46, 88, 88, 34, 138, 92], C.gold, 7, "1 13"),
      arrow(206, 186, 252, 186, C.gold, 8),
      badge(34, 54, 40, "1") + badge(250, 144, 40, "2"),
    ),
  lancer: ({ own, foe }) =>
    on(
      "arena",
      speed(-4, 96, 5, 50),
      turned(24, 244, 170, piece(foe, "rook", 246, 96, 182) + eyes("rook", 246, 96, "dizzy", 182)),
      burst(224, 104, 84),
      // The horse faces its prey.
      `<g transform="matrix(-1 0 0 1 176 0)">${shade(88, 120, 204)}${piece(own, "knight", 88, 150, 204)}</g>`,
      shape("M46 156l170-58 12 6-8 10-170 66z", C.paper, 5),
      line("M70 154l12 14M104 142l12 14M138 131l10 13M172 119l9 11", C.red, 9),
      shape("M40 166q4-26 30-20l6 40q-26 8-36-20z", C.gold, 4),
      shape("M-6 200h296v16H-6z", C.blood, 4) + line("M14 208h26M74 208h26M134 208h26M194 208h26", C.paper, 8),
    ),
  elbow: ({ own, foe }) =>
    on(
      "day",
      tile(-1, 3, C.gold, 0.5) + tile(1, 3, C.gold, 0.8),
      turned(22, 222, 196, piece(foe, "bishop", 224, 140, 198) + eyes("bishop", 224, 140, "dizzy", 198)),
      actor(own, "pawn", 78, 148, "angry", 204),
      burst(176, 126, 92),
      rimmed("M92 164l72-30-50-26", C.sand, 20),
      disc(108, 104, 17, C.sand) + line("M100 98l14 2M99 107l14 1", C.ink, 3),
      shape("M128 138l26-11 5 14-25 11z", C.blue, 3),
      line("M34 92l-22-10M30 116H6", C.paper, 6) + arrow(70, 40, 164, 40, C.gold, 9),
    ),
  "hoof-kick": ({ own, foe }) =>
    on(
      "desert",
      turned(38, 232, 84, piece(foe, "pawn", 232, 88, 122) + eyes("pawn", 232, 88, "dizzy", 122)),
      burst(202, 130, 92),
      stand(own, "knight", 80, 156, 204),
      rimmed("M108 188q30 6 42-24l32-18", C.wood, 17),
      turned(-34, 192, 138, shape("M178 122h22l12 34h-36z", C.coal, 5)),
      puff(140, 200, 18, C.sand, C.bark) + puff(40, 200, 14, C.sand, C.bark),
      rimmed("M22 84q-14-40 18-42 32 2 18 42", C.stone, 8),
      line("M216 172l22 12M170 92l-8-20", C.gold, 6),
    ),
  "blaze-of-glory": ({ own, foe }) =>
    on(
      "thunder",
      turned(-34, 40, 170, piece(foe, "rook", 40, 84, 172) + eyes("rook", 40, 84, "dizzy", 172)),
      turned(34, 244, 170, piece(foe, "pawn", 244, 84, 172) + eyes("pawn", 244, 84, "dizzy", 172)),
      flame(92, 206, 108) + flame(192, 206, 108) + flame(142, 208, 196),
      faint(0.95, sign("star", 142, 116, 150, C.glow, C.flame)),
      stand(own, "queen", 142, 138, 204) + eyes("queen", 142, 138, "angry", 204),
      sword(40, 24, 74, -40) + sword(244, 24, 74, 40),
    ),
});
