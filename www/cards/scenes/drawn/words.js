// Pictures of what cards do to cards, to turns and to what is said.

/** @type {import("../scene.js").Group} */
export const words = ({
  BOLT,
  C,
  SKULL,
  STAR,
  actor,
  arc,
  back,
  badge,
  burst,
  clock,
  disc,
  eyes,
  faint,
  front,
  line,
  mouth,
  on,
  piece,
  puff,
  rimmed,
  shape,
  sign,
  stamp,
  stand,
  tears,
  turned,
}) => ({
  crybaby: ({ own, foe }) =>
    on(
      "day",
      `<ellipse cx="104" cy="198" rx="92" ry="15" fill="${C.sky}" stroke="${C.ink}" stroke-width="3"/>`,
      actor(own, "king", 104, 156, "sad", 202),
      mouth(104, 150, 26, -16),
      tears(104, 122, 58),
      turned(26, 236, 150, piece(foe, "pawn", 236, 84, 186) + eyes("pawn", 236, 84, "scared", 186)),
      sign("cross", 240, 62, 46, C.red),
    ),
  "tabula-rasa": () =>
    on(
      "felt",
      faint(0.75, front(34, 96, 48, -40, SKULL) + front(40, 156, 48, -68, BOLT)),
      line("M66 120l24 6M70 146l24-2", C.paper, 4),
      turned(
        24,
        128,
        90,
        rimmed("M128-20V120", C.wood, 8) +
          shape("M96 118h64l16 70H80z", C.gold, 5) +
          line("M102 136l-6 46M128 136v48M154 136l6 46", C.amber, 4) +
          shape("M92 112h72v14H92z", C.blood),
      ),
      front(196, 122, 54, -8, STAR) + front(238, 128, 54, 12, BOLT),
      sign("star", 252, 44, 34, C.white),
    ),
  nope: () =>
    on(
      "felt",
      front(74, 116, 84, -12, STAR),
      burst(176, 116, 190, C.red, C.blood),
      sign("hand", 178, 118, 150, C.sand),
    ),
  niet: ({ own }) =>
    on(
      "ice",
      front(216, 118, 74, 16, BOLT),
      line("M176 56l80 122M256 62l-84 108", C.blood, 12),
      actor(own, "king", 94, 150, "angry", 206),
      shape("M42 104q-8-62 52-62t52 62l-12 20q-40-22-80 0z", C.bark, 5),
      shape("M50 68q44-34 88 0l2 20q-46-20-92 0z", C.wood, 4),
      sign("star", 94, 68, 26, C.red),
      rimmed("M58 174l72-14M60 158l70 18", C.sand, 8),
    ),
  no: () =>
    on(
      "day",
      rimmed("M142 206V120", C.stone, 9),
      disc(142, 96, 76, C.blood, C.paper, 9),
      shape("M88 78h108v36H88z", C.paper, 3),
      back(40, 156, 46, -18),
      line("M70 150h18", C.paper, 5),
      puff(78, 178, 14, C.paper),
    ),
  negative: ({ own, foe }) =>
    on(
      "neon",
      shape("M-10 44h304v142H-10z", C.ink, 4, C.slate),
      Array.from(
        { length: 11 },
        (_, at) => `<path d="M${4 + at * 27} 52h14v12h-14zM${4 + at * 27} 166h14v12h-14z" fill="${C.paper}"/>`,
      ).join(""),
      shape("M22 72h110v86H22z", C.paper, 0, "none") + shape("M152 72h110v86H152z", C.black, 0, "none"),
      piece(own, "king", 77, 84, 156) + piece(foe, "king", 207, 84, 156),
      disc(142, 115, 28, C.red, C.ink, 5) + line("M128 115h28", C.paper, 9),
    ),
  veto: ({ own, foe }) =>
    on(
      "court",
      actor(own, "king", 82, 150, "angry", 204),
      faint(0.6, turned(10, 236, 180, piece(foe, "queen", 236, 96, 186))),
      burst(170, 92, 130, C.red, C.blood),
      sign("hand", 172, 92, 96, C.paper),
      arc([256, 92, 250, 20, 190, 26], C.gold, 8),
    ),
  repealed: () =>
    on(
      "court",
      turned(
        -10,
        92,
        120,
        shape("M36 40h92l-12 22 14 20-16 22 16 22-14 24 10 40H36z", C.paper, 5) +
          line("M54 66h46M54 90h44M54 114h46M54 138h44", C.stone, 6) +
          disc(66, 166, 13, C.blood, C.ink, 3),
      ),
      turned(
        12,
        206,
        120,
        shape("M160 36h86v160h-78l-10-34 14-26-16-22 16-22-14-22z", C.paper, 5) +
          line("M186 66h44M184 90h46M186 114h44M186 138h44", C.stone, 6),
      ),
      sign("back", 142, 44, 54, C.gold),
    ),
  cancelled: () =>
    on(
      "felt",
      turned(
        -6,
        132,
        120,
        shape("M24 66h190v18a16 16 0 0 0 0 32v18a16 16 0 0 0 0 32v10H24z", C.sand, 5) +
          line("M164 74v96", C.wood, 4, 'stroke-dasharray="6 8"') +
          stand("neutral", "rook", 84, 84, 160),
      ),
      stamp(190, 116, 118, -14, line("M-34-34L34 34M34-34L-34 34", C.blood, 11)),
      line("M18 52q14-10 28 0t28 0 28 0M18 68q14-10 28 0t28 0 28 0", C.ink, 4),
    ),
  abolished: () =>
    on(
      "thunder",
      shape("M46 204v-70q0-34 34-34h20l-6 32 16 20-14 26 10 26z", C.stone, 5) +
        shape("M124 204l-8-28 16-24-16-22 8-30h38q34 0 34 34v70z", C.stone, 5),
      line("M64 134h24M62 154h26M64 174h22M142 134h34M146 154h30M142 174h34", C.slate, 6),
      burst(122, 92, 84, C.gold, C.flame),
      turned(
        38,
        176,
        70,
        shape("M128 32h76v50h-76z", C.wood, 5) +
          shape("M122 28h14v58h-14zM196 28h14v58h-14z", C.gold) +
          shape("M158 82h16v92h-16z", C.bark, 5),
      ),
      shape("M30 84l14-8 4 16zM212 178l14 4-8 14z", C.stone, 3),
    ),
  flush: () =>
    on(
      "felt",
      front(60, 62, 44, -30, STAR) +
        front(124, 40, 44, -6, BOLT) +
        front(190, 46, 44, 14, SKULL) +
        back(246, 70, 44, 34),
      arc([86, 106, 110, 120, 122, 142], C.gold, 6) + arc([204, 100, 180, 116, 166, 140], C.gold, 6),
      `<ellipse cx="142" cy="166" rx="106" ry="38" fill="${C.blue}" stroke="${C.paper}" stroke-width="9"/>`,
      line("M58 164q30-34 108-24 60 10 44 34-22 20-84 16-50-8-36-28 24-16 68-10 26 6 16 16-14 8-34 4", C.sky, 6),
    ),
  swap: () =>
    on(
      "felt",
      back(44, 92, 60, -24) + back(76, 82, 60, -4) + back(108, 90, 60, 16),
      front(178, 152, 60, -14, STAR) + front(208, 146, 60, 4, BOLT) + front(240, 154, 60, 20, SKULL),
      arc([146, 62, 206, 22, 240, 88], C.gold, 10) + arc([132, 194, 84, 220, 46, 160], C.sea, 10),
    ),
  peeker: () =>
    on(
      "felt",
      [0, 1, 2, 3, 4]
        .map((at) => shape(`M${66 - at} ${186 - at * 9}h152v22H${66 - at}z`, at % 2 ? C.paper : C.sand, 3))
        .join(""),
      shape("M66 152V60h152v92z", C.ink, 4),
      disc(108, 112, 26, C.white, C.ink, 5) + disc(176, 112, 26, C.white, C.ink, 5),
      disc(116, 116, 12, C.leaf, C.ink, 4) + disc(184, 116, 12, C.leaf, C.ink, 4),
      turned(
        -9,
        66,
        72,
        shape("M56 30h172v34q0 8-8 8H64q-8 0-8-8z", C.deep, 5) + shape("M66 38h152v24H66z", C.deep, 3, C.sea),
      ),
      shape("M60 152h32v-8h-32zM196 152h32v-8h-32z", C.sand, 3),
      sign("star", 250, 52, 40, C.gold),
    ),
  mirror: () =>
    on(
      "court",
      shape("M132 14h118v170H132z", C.gold, 5) + shape("M146 28h90v142h-90z", C.glass, 4),
      faint(0.85, front(192, 100, 64, 8, STAR)),
      line("M154 66l26-32M154 92l48-58", C.white, 7, 'opacity=".8"'),
      shape("M170 184h42l12 22h-66z", C.amber),
      front(72, 122, 78, -8, STAR),
      badge(252, 46, 46, "×2"),
    ),
  "trash-can": () =>
    on(
      "felt",
      arc([36, 66, 70, 8, 116, 62], C.gold, 7),
      disc(48, 118, 27, C.ink, C.gold, 3) + sign("sleep", 48, 118, 34, C.gold, "none"),
      turned(14, 158, 74, disc(158, 72, 25, C.ink, C.gold, 3) + sign("skull", 158, 72, 32, C.gold, "none")),
      shape("M100 92h120l-14 114h-92z", C.slate, 5) + line("M128 108l6 84M160 108v84M192 108l-6 84", C.stone, 7),
      turned(24, 224, 72, shape("M140 66h124v16H140z", C.stone, 5) + shape("M188 66q0-14 14-14t14 14z", C.stone, 4)),
      shape("M92 86h136v14H92z", C.stone, 5),
    ),
  chronometer: ({ foe }) =>
    on(
      "day",
      shape("M98 4h32v22H98z", C.stone) + turned(38, 114, 110, shape("M106 16h16v20h-16z", C.stone)),
      disc(114, 112, 86, C.gold, C.ink, 6),
      clock(114, 112, 70, 90),
      faint(0.6, `<path d="M114 112V42A70 70 0 0 1 184 112z" fill="${C.red}"/>`),
      actor(foe, "king", 214, 124, "scared", 204, 10),
      sign("drop", 252, 92, 26, C.sky) + sign("drop", 176, 96, 20, C.sky),
      line("M150 196h-34M156 180h-26", C.paper, 5),
    ),
});
