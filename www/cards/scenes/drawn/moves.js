// Pictures of moves out of the usual order.

/** @type {import("../scene.js").Group} */
export const moves = ({
  C,
  actor,
  arc,
  arrow,
  badge,
  bubble,
  burst,
  crown,
  die,
  disc,
  eyes,
  faint,
  halo,
  lean,
  line,
  note,
  on,
  piece,
  puff,
  rimmed,
  shade,
  shape,
  sign,
  speed,
  stand,
  tile,
  turned,
}) => ({
  "private-jet": ({ own }) =>
    on(
      "sky",
      line("M6 206q70-20 104-74", C.white, 14, 'opacity=".85" stroke-dasharray="2 22"'),
      turned(
        -16,
        150,
        120,
        piece(own, "king", 150, 116, 136) +
          shape("M46 112l-22-40h24l26 34zM52 136q-16-30 30-34h130q44 4 56 26-20 26-70 26H84q-24 0-32-18z", C.paper, 5) +
          shape("M118 140l-44 50h26l70-48z", C.stone) +
          shape("M226 108q24 2 34 16h-38z", C.sky) +
          [104, 130, 156, 182].map((x) => disc(x, 120, 7, C.sky, C.ink, 3)).join("") +
          line("M60 142h176", C.red, 5),
      ),
    ),
  darling: ({ own }) =>
    on(
      "dawn",
      faint(0.9, tile(0, 3, C.pink, 0.7)),
      actor(own, "king", 80, 140, "right", 200),
      actor(own, "queen", 206, 136, "left", 200),
      sign("heart", 142, 66, 66, C.red),
      arrow(112, 194, 168, 194, C.gold, 8),
    ),
  courting: ({ own }) =>
    on(
      "dawn",
      shape("M170 132h100v18H170z", C.stone) +
        shape("M180 150h14v56h-14zM246 150h14v56h-14zM212 150h14v56h-14z", C.stone),
      piece(own, "queen", 220, 104, 136) + eyes("queen", 220, 104, "happy", 136),
      actor(own, "knight", 84, 132, "up", 202),
      line("M34 150q26-6 44-2", C.leaf, 6) + disc(30, 148, 14, C.red, C.ink, 3) + line("M24 148q6-8 12 0", C.blood, 3),
      note(142, 56, 34) + sign("heart", 160, 100, 24, C.red),
    ),
  favorite: ({ any }) =>
    on(
      "court",
      burst(142, 128, 230, C.sea, C.deep),
      arrow(142, 110, 142, 16, C.gold, 7) + arrow(110, 132, 34, 66, C.gold, 7) + arrow(174, 132, 250, 66, C.gold, 7),
      arrow(100, 168, 24, 168, C.gold, 7) + arrow(184, 168, 260, 168, C.gold, 7),
      stand(any, "knight", 142, 136, 202),
      crown(140, 96, 62, -6),
    ),
  faith: ({ own }) =>
    on(
      "court",
      faint(0.55, shape("M96-6h92l60 220H36z", C.glow, 0, "none")),
      halo(142, 40, 34),
      stand(own, "bishop", 142, 150, 196),
      arrow(96, 156, 34, 96) + arrow(188, 156, 250, 96),
      badge(236, 172, 52, "×2"),
    ),
  prayer: ({ any }) =>
    on(
      "court",
      tile(1, 2, C.gold, 0.75) + tile(2, 1, C.gold, 0.75),
      actor(any, "rook", 88, 128, "asleep", 200),
      shape("M70 158l16-20 6 12 6-12 16 20-22 20z", C.sand),
      shape("M206 196v-62h20v62z", C.paper) + shape("M216 132q-16-16 0-38 16 22 0 38z", C.flame),
      shape("M194 194h44v12h-44z", C.gold),
      arrow(132, 92, 180, 44, C.gold, 8),
    ),
  "rookies-luck": ({ own }) =>
    on(
      "meadow",
      stand(own, "rook", 92, 144, 200),
      die(202, 154, 58, 6, -10) + die(244, 180, 40, 1, 18),
      turned(
        10,
        206,
        74,
        [0, 90, 180, 270]
          .map((at) => turned(at, 206, 74, shape("M206 72q-26-12-18-28 14-8 18 6 4-14 18-6 8 16-18 28z", C.green, 3)))
          .join("") + line("M206 76q4 30 18 36", C.leaf, 6),
      ),
      badge(38, 60, 52, "×2"),
    ),
  double: ({ own }) =>
    on(
      "day",
      speed(150, 64, 3, 40) + speed(2, 108, 4, 44),
      puff(50, 196, 20, C.sand, C.bark) + puff(148, 164, 14, C.sand, C.bark),
      lean(own, "knight", 226, 112, 8, 166),
      lean(own, "knight", 126, 154, 8, 206),
      arrow(196, 192, 266, 192, C.gold, 9),
      badge(52, 56, 60, "×2"),
    ),
  modesty: ({ any }) =>
    on(
      "day",
      tile(0, 1, C.gold, 0.8),
      shade(126, 140, 204),
      turned(-10, 126, 202, piece(any, "queen", 126, 142, 204) + eyes("queen", 126, 142, "asleep", 204)),
      rimmed("M196 130L160 148", C.wood, 6),
      piece(any, "pawn", 214, 96, 150),
      sign("promote", 244, 182, 52, C.gold),
    ),
  chameleon: ({ own, foe }) =>
    on(
      "meadow",
      rimmed("M-6 176q150-26 300 0", C.bark, 14),
      shape("M70 160q-10-76 70-84 66-2 86 44 8 28-18 34-20 2-22-16 2-12 14-10M70 160q60 14 140-6", C.green, 5),
      `<path d="M96 104q14 24 0 54M126 88q18 34 2 70M160 86q18 ` +
        `30 4 70" fill="none" stroke="${C.gold}" stroke-width="9"/>`,
      shape("M84 92q-40-16-54 18 4 30 48 34 20-22 6-52z", C.green, 5),
      disc(56, 106, 15, C.paper, C.ink, 4) + disc(52, 106, 6, C.ink, "none", 0),
      rimmed("M104 164v14M170 160v14", C.green, 8),
      faint(0.9, piece(foe, "knight", 230, 84, 102)),
      stand(own, "rook", 150, 76, 100),
    ),
  tango: ({ own }) =>
    on(
      "stage",
      faint(0.5, shape("M112-6h60l84 220H28z", C.glow, 0, "none")),
      `<ellipse cx="142" cy="194" rx="112" ry="22" fill="${C.gold}" opacity=".35"/>`,
      turned(-16, 96, 196, piece(own, "pawn", 94, 128, 200) + eyes("pawn", 94, 128, "asleep", 200)),
      turned(-16, 190, 196, piece(own, "rook", 188, 140, 200) + eyes("rook", 188, 140, "left", 200)),
      line("M58 118l52-12", C.leaf, 5) + disc(52, 120, 10, C.red, C.ink, 3),
      note(36, 60, 36) + note(250, 50, 44, C.sea),
      arrow(52, 204, 100, 204, C.gold, 7) + arrow(168, 206, 216, 206, C.gold, 7),
    ),
  "rock-n-roll": ({ own }) =>
    on(
      "stage",
      faint(0.5, shape("M30-6h30l60 210H-6zM224-6h30l40 210H170z", C.violet, 0, "none")),
      shape("M18 204V110h50v94zM216 204V110h50v94z", C.coal),
      disc(43, 138, 14, C.slate) +
        disc(43, 176, 19, C.slate) +
        disc(241, 138, 14, C.slate) +
        disc(241, 176, 19, C.slate),
      turned(-7, 142, 200, piece(own, "king", 142, 160, 206) + eyes("king", 142, 160, "happy", 206)),
      turned(
        -24,
        142,
        160,
        shape("M112 150q-30-8-38 18 4 26 38 20 26 10 34-16-2-20-34-22z", C.red, 5) +
          shape("M136 156h92v10h-92z", C.bark) +
          shape("M224 150h24v22h-24z", C.bark) +
          disc(108, 170, 8, C.ink, "none", 0),
      ),
      note(92, 44, 40) + note(206, 46, 34, C.pink),
    ),
  diktat: ({ foe }) =>
    on(
      "dusk",
      shape("M22 116l90-50v112l-90-30z", C.red, 5) +
        shape("M12 112h20v38H12z", C.coal) +
        rimmed("M44 154v40", C.coal, 8),
      `<ellipse cx="112" cy="122" rx="16" ry="56" fill="${C.blood}" stroke="${C.ink}" stroke-width="5"/>`,
      line("M138 84l26-16M144 122h28M138 158l26 16", C.gold, 7),
      actor(foe, "knight", 222, 122, "scared", 200),
      arrow(206, 52, 258, 52, C.gold, 8),
    ),
  ingerence: ({ own }) =>
    on(
      "day",
      tile(0, 2, C.gold, 0.8),
      stand(own, "pawn", 142, 108, 196),
      shape("M112-10h84v54h-84z", C.blue, 5) + shape("M106 40h96v18h-96z", C.paper),
      shape("M112 58h84v28q-2 20-22 20l-8 24q-12 10-20-4l2-12-14 14q-14 4-16-10l10-24q-18-4-16-36z", C.sand, 5),
      line("M146 88l2 22", C.ink, 4),
      arc([210, 150, 252, 130, 254, 92], C.gold, 8) +
        bubble(44, 66, 62, 50, 84, 112, line("M34 58q10-14 20 0 0 8-10 12M44 80v1", C.ink, 6)),
    ),
  shield: ({ own }) =>
    on(
      "day",
      stand(own, "rook", 110, 142, 196),
      sign("shield", 176, 138, 128, C.sky),
      line("M176 82v112M132 122h88", C.white, 9),
      turned(
        -16,
        226,
        92,
        rimmed("M196 92h60", C.wood, 4) + line("M246 92l14-9M246 92l14 9M256 92l14-9" + "M256 92l14 9", C.red, 5),
      ),
      turned(
        8,
        240,
        148,
        rimmed("M204 148h56", C.wood, 4) + line("M250 148l14-9M250 148l14 9M260 148l14-9" + "M260 148l14 9", C.red, 5),
      ),
      sign("star", 196, 92, 28, C.gold),
    ),
  nearsighted: ({ foe }) =>
    on(
      "day",
      tile(-1, 3, C.gold, 0.8),
      faint(0.35, piece(foe, "queen", 244, 84, 160)) + line("M120 176h110", C.paper, 5, 'stroke-dasharray="3 13"'),
      sign("cross", 246, 118, 50, C.red),
      shade(88, 120, 202),
      piece(foe, "queen", 86, 160, 206),
      disc(62, 148, 25, C.glass, C.ink, 6) + disc(112, 148, 25, C.glass, C.ink, 6),
      disc(62, 150, 4, C.ink, "none", 0) + disc(112, 150, 4, C.ink, "none", 0),
      line("M50 138q6-10 14-10M100 138q6-10 14-10", C.white, 5),
    ),
  home: ({ own }) =>
    on(
      "meadow",
      shade(92, 170, 204),
      shape("M28 202V112h128v90z", C.paper) + shape("M14 118L92 50l78 68z", C.blood),
      shape("M128 60h18v34h-18z", C.stone),
      puff(138, 34, 20, C.white),
      shape("M72 202v-58h40v58z", C.bark) + disc(104, 174, 4, C.gold, C.ink, 2),
      shape("M40 136h22v22H40zM124 136h22v22h-22z", C.sky),
      actor(own, "knight", 220, 122, "happy", 202),
      arrow(190, 72, 150, 112),
    ),
});
