// Pictures of pieces that come back, are sent away, or become others.

/** @type {import("../scene.js").Group} */
export const returns = ({
  C,
  actor,
  arc,
  arrow,
  badge,
  burst,
  clock,
  crown,
  disc,
  eyes,
  faint,
  front,
  halo,
  line,
  on,
  piece,
  rimmed,
  shade,
  shape,
  sign,
  stand,
  tile,
  tomb,
  turned,
}) => ({
  rewind: ({ foe }) =>
    on(
      "day",
      shape("M22 40h188q14 0 14 14v98q0 14-14 14H22Q8 166 8 152V54q0-14 14-14z", C.coal, 6) +
        shape("M26 52h180v62H26z", C.paper, 4) +
        line("M40 62h152", C.red, 7) +
        shape("M60 166l10-26h92l10 26z", C.slate, 4),
      [70, 162]
        .map(
          (x) =>
            disc(x, 94, 24, C.ink, C.ink, 4) +
            disc(x, 94, 15, C.paper, C.ink, 3) +
            line(`M${x} 80v28M${x - 12} 87l24 14M${x + 12} 87l-24 14`, C.ink, 4),
        )
        .join(""),
      line("M94 94h44", C.wood, 14),
      faint(0.35, piece(foe, "rook", 256, 100, 190)) + faint(0.6, piece(foe, "rook", 234, 104, 196)),
      stand(foe, "rook", 208, 112, 204) + eyes("rook", 208, 112, "dizzy", 204),
      shape("M76 206l34-24v48zM42 206l34-24v48z", C.gold, 5),
    ),
  "dalai-lama": ({ own }) =>
    on(
      "dawn",
      shape(
        "M142 196q-96 10-106-34 26-4 44 12-14-30-2-44 28 8 38 36 4-28 26-40 22 12 26 40 10-28 38-36 12 14-2 44 18-16" +
          " 44-12-10 44-106 34z",
        C.pink,
        4,
      ),
      disc(142, 74, 54, C.gold, C.amber, 5),
      actor(own, "knight", 142, 122, "asleep", 174),
      line("M60 70l-18-12M50 104H28M224 70l18-12M234 104h22", C.paper, 5),
      halo(142, 34, 26),
    ),
  voodoo: ({ own, foe }) =>
    on(
      "gloom",
      faint(0.9, stand(foe, "rook", 36, 72, 178)) + stand(own, "king", 250, 74, 180),
      rimmed("M66 150h46", C.red, 7),
      shade(142, 96, 206),
      shape(
        "M142 206q-36-4-30-54-30-2-30-18 4-12 34-8-14-20-2-42 28-22 56 0 12 22-2 42 30-4 34 8 0 16-30 18 6 50-30 54z",
        C.sand,
        5,
      ),
      line("M128 100l10 10M138 100l-10 10M148 100l10 10M158 100l-10 10M130 124q12-8 26 0", C.ink, 4),
      line("M142 146v44M134 156h16M134 170h16M136 184h12", C.bark, 3),
      line("M176 70l-16 20M196 120l-22 12M104 190l22-14", C.stone, 5),
      disc(178, 68, 7, C.red, C.ink, 3) + disc(198, 118, 7, C.sky, C.ink, 3) + disc(102, 192, 7, C.gold, C.ink, 3),
    ),
  encore: ({ own }) =>
    on(
      "stage",
      faint(0.5, shape("M112-6h60l70 220H42z", C.glow, 0, "none")),
      `<ellipse cx="142" cy="196" rx="86" ry="20" fill="${C.gold}" opacity=".5"/>`,
      shade(142, 120, 202),
      turned(-16, 142, 202, piece(own, "rook", 142, 138, 202) + eyes("rook", 142, 138, "happy", 202)),
      [
        [66, 186],
        [216, 192],
        [84, 206],
        [200, 210],
      ]
        .map(([x, y]) => line(`M${x} ${y}l18 8`, C.leaf, 4) + disc(x, y, 8, C.red, C.ink, 3))
        .join(""),
      sign("back", 224, 76, 54, C.gold),
    ),
  jenga: ({ own }) =>
    on(
      "day",
      actor(own, "king", 142, 128, "scared", 206),
      turned(5, 142, 100, shape("M92 88h102v16H92z", C.wood)),
      turned(-4, 142, 82, shape("M98 71h92v16H98z", C.sand)),
      turned(6, 142, 66, shape("M88 54h102v16H88z", C.wood)),
      turned(-7, 148, 48, shape("M102 37h94v16h-94z", C.sand)),
      front(146, 22, 38, 74, sign("star", 0, -10, 50, C.gold)),
      turned(28, 226, 130, shape("M196 120h62v17h-62z", C.sand)),
      clock(46, 92, 34, 40),
      line("M224 52l16-10M230 74h20M54 148l-12 8", C.paper, 5),
    ),
  princess: ({ own }) =>
    on(
      "dawn",
      shape("M20 150V70h14V56h12v14h14V40l18-26 18 26v30h14V56h12v14h14v80z", C.pink, 4),
      shape("M60 40l18-26 18 26z", C.blood),
      burst(182, 112, 190, C.paper, C.pink),
      stand(own, "princess", 182, 166, 204),
      sign("star", 100, 168, 30, C.gold) + sign("star", 256, 46, 34, C.gold) + sign("heart", 116, 92, 28, C.red),
    ),
  fodder: ({ own }) =>
    on(
      "day",
      burst(240, 96, 108, C.gold, C.flame),
      turned(24, 240, 120, piece(own, "pawn", 244, 104, 132) + eyes("pawn", 244, 104, "scared", 132)),
      actor(own, "knight", 60, 132, "happy", 200),
      turned(
        -28,
        150,
        160,
        shape("M92 124q-22 4-22 34t22 34h122q12-34 0-68z", C.coal, 5) + shape("M204 118h16v80h-16z", C.slate, 4),
      ),
      disc(140, 186, 34, C.wood, C.ink, 6) +
        line("M140 156v60M110 186h60M119 165l42 42M161 165l-42 42", C.bark, 6) +
        disc(140, 186, 9, C.gold, C.ink, 4),
      rimmed("M78 190q-14-8-16-24", C.sand, 5) + sign("star", 58, 158, 30, C.flame),
    ),
  paladin: ({ any }) =>
    on(
      "court",
      burst(142, 100, 214, C.glow, "none"),
      faint(0.85, stand(any, "knight", 70, 108, 194)),
      arrow(110, 92, 156, 92, C.gold, 9),
      stand(any, "bishop", 204, 142, 198),
      sign("shield", 142, 164, 86, C.paper),
      line("M142 134v60M118 156h48", C.blood, 9),
      halo(204, 48, 28),
    ),
  ambition: ({ own }) =>
    on(
      "stage",
      faint(0.5, shape("M150-8h80l40 220H110z", C.glow, 0, "none")),
      shape("M134 8h124v180H134z", C.gold, 6) + shape("M150 24h92v148h-92z", C.glass, 4),
      piece(own, "rook", 196, 128, 170) + eyes("rook", 196, 128, "left", 170),
      sign("crown", 196, 46, 52, C.gold),
      line("M160 60l22-30M160 86l40-52", C.white, 7, 'opacity=".8"'),
      shape("M150 188h92l12 20H138z", C.amber, 5),
      actor(own, "pawn", 66, 124, "up", 206),
      sign("heart", 106, 96, 28, C.red) + sign("star", 116, 40, 30, C.gold),
    ),
  meritorious: ({ own }) =>
    on(
      "dawn",
      [-2, -1, 0, 1, 2].map((at) => tile(at, 3, C.gold, at % 2 ? 0.95 : 0.7)).join(""),
      badge(40, 176, 44, "6"),
      burst(208, 116, 168, C.glow, C.amber),
      actor(own, "pawn", 92, 112, "happy", 196),
      arrow(92, 250, 92, 214, C.sea, 9),
      arc([104, 78, 142, 22, 184, 60], C.gold, 11),
      stand(own, "queen", 208, 148, 200),
    ),
  seniority: ({ own }) =>
    on(
      "dawn",
      [74, 210].map((x) => faint(0.6, burst(x, 52, 128, C.glow, "none"))).join(""),
      piece(own, "knight", 74, 96, 92) + piece(own, "rook", 210, 92, 92),
      [74, 210]
        .map(
          (x) =>
            actor(own, "pawn", x, 108, "happy", 206) +
            // An old pawn's beard.
            shape(`M${x - 18} 149q18 11 36 0 6 34-18 51-24-17-18-51z`, C.white) +
            sign("promote", x + 40, 118, 44, C.gold),
        )
        .join(""),
      rimmed("M142 206v-64q0-14-14-12", C.wood, 6),
    ),
  airborne: ({ own }) =>
    on(
      "sky",
      tile(0, 2, C.gold, 0.8) + tile(0, 3, C.gold, 0.6),
      shape("M56 96q2-88 86-92 84 4 86 92-22-18-43 0-21-18-43 0-21-18-43 0-22-18-43 0z", C.red),
      `<path d="M99 96q2-66 43-92 41 26 43 92-21-18-43 0-21-18-43 ` +
        `0z" fill="${C.paper}" stroke="${C.ink}" stroke-width="3"/>`,
      line("M58 96l76 52M99 98l38 46M185 98l-36 46M226 96l-74 52", C.ink, 3),
      actor(own, "pawn", 142, 92, "happy", 202),
    ),
  zombies: ({ any }) =>
    on(
      "gloom",
      tomb(52, 172, 92) + tomb(236, 166, 84),
      turned(-10, 100, 200, piece(any, "pawn", 102, 116, 200) + eyes("pawn", 102, 116, "dizzy", 200)),
      turned(10, 190, 200, piece(any, "pawn", 188, 124, 208) + eyes("pawn", 188, 124, "scared", 208)),
      shape("M46 208q20-30 50-16 20-14 44 6 26-18 46-6 34-12 60 16z", C.bark),
      rimmed("M84 150l-34-14M214 154l36-22", C.green, 8),
      rimmed("M142 196v-28M136 172l-8-10M142 168v-12M148 172l8-10", C.green, 6),
    ),
  exile: ({ foe }) =>
    on(
      "sea",
      shape("M-8 132q30-14 60 0 30-14 60 0 30-14 60 0 30-14 60 0 30-14 70 0v130H-8z", C.wave, 3),
      shape("M44 190q14-48 104-48t96 48q-98 32-200 0z", C.sand),
      rimmed("M212 168q8-50-6-92", C.wood, 9),
      shape(
        "M204 78q-44-30-62 6 34-10 62-6zM206 76q14-46 54-22-32 2-54 22zM206 76q-20-40-54-30 36 8 54 30z" +
          "M208 78q46-8 54 34-20-30-54-34z",
        C.leaf,
        3,
      ),
      actor(foe, "queen", 116, 116, "sad", 190),
      sign("sleep", 60, 70, 48, C.gold),
    ),
  regency: ({ own }) =>
    on(
      "court",
      shape("M34 204V60q34-34 68 0v144z", C.blood) + shape("M26 206v-66h16v40h52v-40h16v66z", C.gold),
      faint(0.5, shape("M44 100q24-18 48 0v60H44z", C.flame, 0, "none")),
      crown(68, 176, 44, 10),
      actor(own, "king", 196, 126, "right", 198),
      shape("M222 168h44v34h-44z", C.wood) + rimmed("M234 168v-8h20v8", C.bark, 4),
      arrow(214, 52, 266, 52, C.gold, 8),
      line("M150 190l-16 6M152 174l-18-2", C.paper, 5),
    ),
});
