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
  mouth,
  on,
  piece,
  puff,
  rimmed,
  shade,
  shape,
  sign,
  stand,
  sword,
  turned,
}) => ({
  respect: ({ own }) =>
    on(
      "void",
      bubble(84, 44, 128, 64, 62, 96, line("M36 38l14 16 14-18 12 20 14-18 12 14M118 30v14M118 54v2", C.blood, 7)),
      actor(own, "pawn", 62, 144, "angry", 206),
      `<ellipse cx="62" cy="142" rx="13" ry="11" fill="${C.ink}"/>`,
      shape("M292 84h-66l-12 14v66l14 12h64z", C.violet, 5) + shape("M232 82h14v96h-14z", C.paper, 3),
      shape("M216 96h-38q-14 0-14 12H122q-14 0-14 13t14 13h54q-8 14 6 20 2 18 18 16h16z", C.sand, 5),
      line("M176 134h26M184 153h18", C.ink, 4),
      line("M92 124l-14 4M94 152l-14-6", C.gold, 6),
    ),
  omerta: ({ any }) =>
    on(
      "marsh",
      faint(0.45, burst(116, 112, 220, C.green, "none")),
      stand(any, "bishop", 116, 184, 208) + eyes("bishop", 116, 184, "scared", 208),
      shape("M78 136h76v18H78z", C.stone, 4) +
        line("M86 138v14M96 138v14M106 138v14M116 138v14M126 138v14M136 138v14", C.ink, 4),
      shape("M148 134h16v22h-16z", C.gold, 4) + shape("M150 156h12l3 28h-18z", C.gold, 4),
      bubble(216, 96, 92, 62, 184, 150, line("M196 96h1M216 96h1M236 96h1", C.ink, 12)),
      sign("cross", 216, 96, 70, C.red),
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
      faint(0.35, burst(142, 116, 240, C.white, "none")),
      actor(own, "pawn", 46, 104, "happy", 204) + actor(foe, "pawn", 238, 104, "happy", 204),
      // Both swords stick in the ground, tied to each other by a white ribbon.
      sword(208, 208, 210, 140) + sword(76, 208, 210, -140),
      shape("M142 132q-22-36-56-22-8 28 14 34 26 4 42-12zM142 132q22-36 56-22 8 28-14 34-26 4-42-12z", C.paper, 4) +
        shape("M136 138l-26 48 18-6 10 14 8-52zM148 138l26 48-18-6-10 14-8-52z", C.paper, 4) +
        disc(142, 134, 12, C.white, C.ink, 4),
    ),
  "fair-trade": ({ own, foe }) =>
    on(
      "night",
      `<ellipse cx="142" cy="176" rx="126" ry="38" fill="${C.bark}" stroke="${C.ink}" stroke-width="5"/>`,
      shape("M142 138a126 38 0 0 0 0 76z", C.coal, 4) + shape("M142 138a126 38 0 0 1 0 76z", C.paper, 4),
      arc([24, 150, 30, 92, 104, 98], C.gold, 9) + arc([262, 196, 264, 226, 176, 222], C.sea, 9),
      flag(28, 184, 116, C.paper) + flag(256, 184, 116, C.slate, -1),
      actor(foe, "king", 88, 124, "right", 186) + actor(own, "king", 196, 124, "left", 186),
      badge(142, 62, 60, "3"),
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
      faint(0.5, burst(142, 112, 230, C.stone, C.white)),
      rimmed("M44 150q50 22 98 0t98 0", C.sand, 7),
      lean(own, "king", 40, 116, -22, 204) + lean(foe, "king", 244, 116, 22, 204),
      stand(any, "rook", 142, 150, 204) + eyes("rook", 142, 150, "dizzy", 204),
      rimmed("M106 152q36 18 72 0", C.sand, 8),
      line("M70 92l-14-12M214 92l14-12M14 206l-10-8M270 206l10-8", C.paper, 5),
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
      sign("peace", 206, 94, 96, C.leaf, C.paper),
      stand(own, "bishop", 110, 182, 208),
      shape("M74 112h74l-2 17q-36 12-70 0z", C.pink, 4) +
        shape("M146 116l30-8-8 14 10 12-34 2z", C.pink, 4) +
        disc(92, 122, 5, C.gold, C.ink, 2) +
        disc(124, 123, 5, C.gold, C.ink, 2),
      disc(92, 148, 17, C.violet, C.ink, 5) + disc(128, 148, 17, C.violet, C.ink, 5) + line("M109 146h3", C.ink, 5),
      mouth(110, 172, 26, 12),
      [
        [28, 190, C.pink],
        [186, 200, C.gold],
        [236, 184, C.white],
        [62, 206, C.white],
      ]
        .map(
          ([x, y, fill]) =>
            [0, 72, 144, 216, 288]
              .map((at) => turned(at, Number(x), Number(y), disc(Number(x), Number(y) - 10, 7, String(fill), C.ink, 2)))
              .join("") + disc(Number(x), Number(y), 6, C.amber, C.ink, 2),
        )
        .join(""),
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
      actor(own, "king", 76, 148, "right", 204),
      // A king of cardboard, held up by a strut.
      shape("M226 96l44 112h-22l-36-84z", C.bark, 4),
      shape("M164 206V92q0-22 20-26l18-44 18 44q20 4 20 26v114z", C.sand, 5),
      piece(own, "king", 202, 132, 198),
      line("M186 136h2M216 136h2", C.ink, 10) + mouth(202, 152, 34, 16),
      shape("M156 200h92v12h-92z", C.wood, 4),
      turned(-24, 232, 84, shape("M214 78h34v12h-34z", C.glow, 3)) +
        turned(20, 172, 176, shape("M156 170h34v12h-34z", C.glow, 3)),
      badge(120, 50, 52, "2"),
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
