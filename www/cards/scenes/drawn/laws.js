// Pictures of rules that last and of what becomes of pieces for good: they stand under the night sky.

/** @type {import("../scene.js").Group} */
export const laws = ({
  C,
  actor,
  arc,
  back,
  badge,
  bubble,
  burst,
  crown,
  disc,
  eyes,
  faint,
  flag,
  hourglass,
  lean,
  line,
  on,
  piece,
  puff,
  rimmed,
  shade,
  shape,
  sign,
  stand,
  turned,
}) => ({
  respect: ({ own, foe }) =>
    on(
      "void",
      bubble(92, 66, 118, 66, 66, 128, line("M52 62l12-12 12 14 12-16 12 18 12-14 12 10", C.ink, 6)),
      sign("cross", 92, 66, 74, C.red),
      actor(own, "pawn", 60, 104, "scared", 198),
      shade(206, 110, 202),
      turned(-24, 196, 194, piece(foe, "pawn", 196, 124, 194) + eyes("pawn", 196, 124, "asleep", 194)),
      sign("heart", 236, 92, 40, C.red),
    ),
  omerta: ({ any }) =>
    on(
      "marsh",
      bubble(184, 84, 150, 100, 104, 138, stand(any, "knight", 158, 76, 122) + stand(any, "rook", 212, 72, 122)),
      sign("cross", 186, 86, 86, C.red),
      actor(any, "bishop", 66, 140, "scared", 204),
      shape("M42 150l48-12 3 18-48 12z", C.sand),
      line("M54 150l5 14M66 147l5 14M78 144l5 14", C.ink, 3),
    ),
  starving: ({ own, foe }) =>
    on(
      "dunes",
      shade(190, 150, 200),
      `<ellipse cx="190" cy="186" rx="76" ry="22" fill="${C.paper}" stroke="${C.ink}" stroke-width="4"/>`,
      `<ellipse cx="190" cy="184" rx="50" ry="13" fill="none" stroke="${C.stone}" stroke-width="3"/>`,
      actor(foe, "pawn", 190, 104, "scared", 190),
      actor(own, "pawn", 66, 148, "angry", 204),
      shape("M52 130q14 20 28 0z", C.blood, 3),
      rimmed("M122 178V96M112 70v18q10 12 20 0V70M122 70v22", C.stone, 4),
      rimmed("M252 178V70q-16 22 0 58", C.stone, 4),
    ),
  origins: ({ own }) =>
    on(
      "night",
      back(158, 116, 92, -13) + back(196, 120, 92, 10),
      rimmed("M98 86q80 66 166 20M94 166q80-66 176-10", C.stone, 9),
      shape("M148 118h60v50h-60z", C.gold) + rimmed("M160 118v-16a18 18 0 0 1 36 0v16", C.stone, 7),
      disc(178, 138, 7, C.ink, "none", 0) + line("M178 140v14", C.ink, 7),
      actor(own, "king", 52, 106, "calm", 206),
    ),
  ceasefire: ({ own, foe }) =>
    on(
      "shore",
      faint(0.3, burst(142, 88, 190, C.white, "none")),
      flag(138, 204, 160, C.paper),
      actor(own, "pawn", 70, 128, "happy", 202),
      actor(foe, "pawn", 220, 128, "happy", 202),
    ),
  "fair-trade": ({ own, foe }) =>
    on(
      "night",
      arc([62, 80, 142, -20, 226, 66], C.gold, 10),
      arc([226, 186, 142, 220, 62, 189], C.sea, 10),
      actor(own, "king", 64, 122, "right", 184),
      actor(foe, "king", 220, 122, "left", 184),
      badge(142, 110, 66, "3"),
    ),
  pass: ({ own }) =>
    on(
      "shore",
      hourglass(206, 128, 146),
      shade(88, 110, 200),
      turned(-14, 92, 200, piece(own, "pawn", 92, 144, 200) + eyes("pawn", 92, 144, "asleep", 200)),
      sign("sleep", 100, 54, 58, C.gold),
      badge(256, 54, 46, "×2"),
    ),
  neutrality: ({ own, foe, any }) =>
    on(
      "night",
      burst(142, 100, 220, C.stone, C.white),
      faint(0.55, stand(foe, "rook", 44, 88, 186) + stand(own, "rook", 240, 88, 186)),
      stand(any, "rook", 142, 158, 206),
      flag(196, 112, 76, C.paper),
    ),
  inception: ({ foe }) =>
    on(
      "void",
      shade(104, 150, 204),
      turned(-10, 96, 200, piece(foe, "rook", 96, 138, 200) + eyes("rook", 96, 138, "asleep", 200)),
      disc(152, 96, 7, C.paper) + disc(168, 78, 10, C.paper),
      puff(222, 70, 52, C.paper),
      turned(
        14,
        222,
        76,
        shape("M217 38h10v14h25q2 20-30 52-32-32-30-52h25z" + "", C.red, 4) + line("M196 62h52", C.gold, 6),
      ),
      sign("sleep", 56, 50, 54, C.gold),
    ),
  peace: ({ own }) =>
    on(
      "lawn",
      faint(0.2, burst(142, 104, 220, C.white, "none")),
      actor(own, "bishop", 118, 172, "happy", 206),
      disc(212, 88, 38, C.paper, C.ink, 5),
      line("M212 56v64M212 88l-23 23M212 88l23 23", C.leaf, 8),
      `<circle cx="212" cy="88" r="31" fill="none" stroke="${C.leaf}" stroke-width="7"/>`,
      shape("M30 84q14-24 34-12 12-14 26-8-2 22-26 24l-18 14-2-12z", C.white, 3),
      line("M86 68l12-4", C.leaf, 4),
    ),
  magnetism: ({ own, any }) =>
    on(
      "void",
      line("M132 112q24 0 40-14M132 134q32 4 56 0M132 156q30 14 56 10", C.sea, 5, 'stroke-dasharray="2 10"'),
      stand(own, "knight", 70, 150, 204),
      `<g transform="rotate(90 132 132) translate(82 82)">${sign("magnet", 50, 50, 100, C.red)}` +
        `${shape("M10 10h26v18H10zM64 10h26v18H64z", C.paper, 4)}</g>`,
      turned(-18, 232, 150, piece(any, "pawn", 236, 84, 148) + eyes("pawn", 236, 84, "scared", 148)),
      turned(-16, 214, 206, piece(any, "pawn", 218, 96, 208) + eyes("pawn", 218, 96, "scared", 208)),
    ),
  poison: ({ own, foe }) =>
    on(
      "marsh",
      faint(0.5, burst(112, 120, 210, C.green, "none")),
      actor(own, "pawn", 104, 152, "calm", 204),
      shape("M140 108h52q4 42-22 48v26h16v8h-40v-8h16v-26q-26-6-22-48z", C.gold),
      `<path d="M143 114h46q0 22-6 30h-34q-6-8-6-30z" fill="${C.green}"/>`,
      disc(154, 96, 7, C.green) + disc(172, 84, 9, C.green) + disc(160, 66, 6, C.green),
      sign("skull", 166, 128, 24, C.paper),
      faint(0.75, lean(foe, "rook", 248, 92, 20, 192)),
    ),
  "coup-detat": ({ own }) =>
    on(
      "dunes",
      shape("M44 200V56q30-26 60 0v144z", C.blood) + shape("M36 202v-58h14v36h48v-36h14v58z", C.wood),
      actor(own, "pawn", 74, 116, "happy", 188),
      crown(74, 110, 50, -6),
      shade(214, 120, 202),
      turned(58, 200, 196, piece(own, "king", 200, 132, 204) + eyes("king", 200, 132, "dizzy", 204)),
      arc([120, 74, 160, 40, 208, 82], C.red, 8),
    ),
  "stand-in": ({ own }) =>
    on(
      "night",
      stand(own, "king", 78, 152, 200),
      stand(own, "king", 204, 152, 204),
      disc(186, 132, 17, C.glass, C.ink, 5) + disc(224, 132, 17, C.glass, C.ink, 5),
      line("M203 130q2-4 4 0", C.ink, 5),
      disc(186, 132, 5, C.ink, "none", 0) + disc(224, 132, 5, C.ink, "none", 0),
      shape("M205 150q-10 14-30 6 12-14 30-12 18-2 30 12-20 8-30-6z", C.bark, 3),
      badge(142, 60, 50, "2"),
    ),
  fusion: ({ own }) =>
    on(
      "void",
      burst(142, 106, 236, C.glow, C.violet),
      faint(0.9, stand(own, "knight", 112, 152, 200)),
      stand(own, "rook", 166, 146, 204),
      rimmed("M40 60q30 40 2 84M244 60q-30 40-2 84", C.violet, 7),
      sign("bolt", 62, 100, 44, C.gold) + sign("bolt", 238, 100, 44, C.gold),
    ),
  scrying: ({ own, foe }) =>
    on(
      "stage",
      shape("M96 200q46-22 92 0l10 12H86z", C.wood),
      disc(142, 112, 80, C.orb, C.ink, 5),
      faint(0.55, disc(142, 112, 70, C.violet, "none", 0)),
      faint(0.9, piece(foe, "knight", 142, 112, 166)),
      line("M88 88q10-32 40-42", C.white, 7, 'opacity=".7"'),
      sign("star", 44, 78, 34, C.gold) + sign("star", 248, 52, 28, C.gold) + sign("star", 246, 152, 38, C.gold),
      stand(own, "pawn", 34, 62, 206),
    ),
});
