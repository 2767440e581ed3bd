// Pictures of the second deck: what the opponent must do, and what answers a turn or a card.

/** @type {import("../scene.js").Group} */
export const secondAnswers = ({
  C,
  SKULL,
  STAR,
  actor,
  arc,
  arrow,
  back,
  badge,
  disc,
  eyes,
  faint,
  front,
  line,
  note,
  on,
  piece,
  rimmed,
  ring,
  shade,
  shape,
  sign,
  stand,
  target,
  tomb,
  turned,
}) => ({
  "ransom-note": ({ foe }) =>
    on(
      "thunder",
      turned(
        -7,
        92,
        116,
        shape("M18 24h146l-6 16 8 14-8 18 8 20-8 18 8 22-6 20 4 30H18l6-24-8-20 8-22-8-20 8-20-8-22z", C.paper, 5) +
          // Letters that are cut out of a newspaper.
          [
            ["M8 21v-14h10M8 14h8M8 21h10", 32, 44, C.red, -8],
            ["M8 21v-14h10v14M8 14h10", 64, 40, C.ink, 5],
            ["M6 7h14M13 7v14", 96, 46, C.blue, -4],
            ["M8 7v14h10", 126, 42, C.leaf, 10],
            ["M8 7v14M18 7v14M8 14h10", 34, 84, C.violet, 8],
            ["M8 21v-14h10v8h-10", 68, 88, C.amber, -6],
            ["M18 7h-10v7h10v7h-10", 104, 84, C.ink, 4],
          ]
            .map(
              ([d, x, y, fill, angle]) =>
                `<g transform="translate(${x} ${y}) rotate(${angle})">` +
                `${shape("M0 0h26v28H0z", String(fill), 2)}${line(String(d), C.paper, 4)}</g>`,
            )
            .join("") +
          back(62, 156, 34, -8) +
          back(84, 156, 34, 8) +
          line("M112 146l24 24M136 146l-24 24", C.blood, 8),
      ),
      actor(foe, "pawn", 222, 132, "scared", 206),
      rimmed("M190 158q32 14 64 0M186 176q36 16 72 0", C.sand, 8),
      shape("M206 148q16 8 32 0l-2 12q-14 8-28 0z", C.paper, 3),
    ),
  "recall-order": ({ own, foe }) =>
    on(
      "town",
      ring(232, 118, 38, C.gold, 0.6) +
        shape("M204 112V82l28-24 28 24v30z", C.paper, 4) +
        shape("M224 112V92h16v20z", C.bark),
      actor(own, "king", 52, 118, "angry", 206),
      shape("M84 156l48-26v46l-48-12z", C.red, 4) + line("M144 136l16-10M148 152h20M144 168l16 10", C.gold, 6),
      turned(8, 206, 200, stand(foe, "rook", 206, 100, 206) + eyes("rook", 206, 100, "sad", 206)),
      arc([176, 128, 150, 60, 204, 62], C.gold, 9),
      shape("M16 24h84v56H16z", C.paper, 4) +
        line("M16 26l42 30 42-30", C.ink, 4) +
        disc(58, 60, 11, C.blood, C.ink, 3),
    ),
  "tea-break": ({ own, foe }) =>
    on(
      "meadow",
      shape("M-6 168h296v50H-6z", C.paper, 4) +
        line("M20 168l-14 48M80 168l-8 48M142 168v48M204 168l8 48M264 168l14 48", C.red, 14, 'opacity=".8"'),
      line("M118 66q-14-18 0-32t0-30M144 66q-14-18 0-32t0-30M170 66q-14-18 0-32t0-30", C.white, 8, 'opacity=".9"'),
      actor(own, "pawn", 46, 112, "happy", 192) + actor(foe, "pawn", 244, 112, "happy", 192),
      rimmed("M194 108q40-8 34 26-8 26-42 22", C.paper, 10),
      shape("M84 84h116q4 78-36 92h-44q-40-14-36-92z", C.paper, 5),
      `<ellipse cx="142" cy="86" rx="58" ry="13" fill="${C.amber}" stroke="${C.ink}" stroke-width="5"/>`,
      sign("heart", 142, 132, 38, C.red),
      `<ellipse cx="142" cy="186" rx="84" ry="14" fill="${C.paper}" stroke="${C.ink}" stroke-width="5"/>`,
    ),
  scapegoat: ({ own, foe }) =>
    on(
      "day",
      faint(0.95, turned(6, 232, 180, piece(own, "queen", 236, 100, 180) + eyes("queen", 236, 100, "up", 180))),
      note(262, 70, 26, C.paper) + note(196, 62, 20, C.paper),
      shade(112, 120, 206),
      shape("M84 98q-66-4-54-68 14 34 52 42zM140 98q66-4 54-68-14 34-52 42z", C.sand, 5),
      line("M40 58l14-6M52 76l12-10M184 58l-14-6M172 76l-12-10", C.bark, 4),
      shape("M76 116q-44-2-46 18 26 14 52-4zM148 116q44-2 46 18-26 14-52-4z", C.paper, 4),
      piece(own, "pawn", 112, 156, 206) + eyes("pawn", 112, 156, "scared", 206),
      shape("M98 142q14 12 28 0-2 34-14 44-12-10-14-44z", C.paper, 4),
      arc([232, 196, 190, 222, 150, 196], C.gold, 7),
      turned(-14, 30, 200, faint(0.95, piece(foe, "knight", 24, 78, 210))) + target(112, 160, 26),
    ),
  "bitter-morsel": ({ foe }) =>
    on(
      "night",
      shade(112, 150, 206),
      shape(
        "M112 78q-54-30-80 14-18 60 28 108 26 14 52 2 26 12 52-2 16-16 24-40-34 4-36-28-28-8-14-46-10-20-26-8z",
        C.green,
        5,
      ),
      line("M54 104q-10 34 10 66", C.white, 9, 'opacity=".7"'),
      rimmed("M112 78q0-28 16-42", C.bark, 7) + shape("M122 52q20-30 52-18-12 28-52 18z", C.leaf, 4),
      sign("skull", 104, 144, 62, C.paper),
      turned(10, 220, 200, stand(foe, "rook", 222, 128, 206) + eyes("rook", 222, 128, "dizzy", 206)),
      shape("M206 166h32v6q-2 22-16 22t-16-22z", C.leaf, 4),
      disc(196, 98, 7, C.green, C.ink, 3) + disc(222, 84, 9, C.green, C.ink, 3) + disc(244, 104, 6, C.green, C.ink, 3),
    ),
  "in-step": ({ own, foe }) =>
    on(
      "day",
      line("M-6 212h296", C.paper, 6, 'stroke-dasharray="26 22"'),
      [foe, own]
        .map((side, at) => {
          const [x, base] = [at ? 84 : 198, at ? 206 : 190];
          return (
            actor(side, "bishop", x, 132, at ? "left" : "calm", base, -10) +
            turned(
              -10,
              x,
              base,
              shape(`M${x - 30} ${base - 96}l-4-44h68l-4 44q-30 12-60 0z`, at ? C.blue : C.red, 5) +
                line(`M${x - 30} ${base - 100}q30 12 60 0`, C.gold, 6) +
                rimmed(`M${x} ${base - 138}q-4-18 8-26`, C.paper, 7),
            )
          );
        })
        .join(""),
      arrow(66, 34, 20, 34, C.sea, 9) + arrow(232, 34, 186, 34, C.gold, 9),
      sign("chain", 142, 140, 60, C.gold),
    ),
  "next-of-kin": ({ own }) =>
    on(
      "dusk",
      tomb(84, 200, 152),
      faint(0.6, piece(own, "rook", 84, 92, 88)),
      shape("M40 204q44-26 92 0z", C.leaf, 3),
      turned(
        4,
        206,
        120,
        shape("M172 26h66v52h-66z", C.paper, 4) +
          line("M182 42h46M182 54h46M182 66h24", C.stone, 5) +
          disc(226, 66, 9, C.blood, C.ink, 3),
      ),
      actor(own, "pawn", 206, 112, "sad", 206),
      shape("M172 120q34 16 70-2-8 18-36 18-26-2-34-16zM184 120q0-32 22-32t24 30q-22 10-46 2z", C.ink, 3, C.slate),
      sign("drop", 236, 148, 18, C.sky),
      line("M132 200v-26", C.leaf, 5) + disc(132, 166, 12, C.pink, C.ink, 3) + disc(132, 166, 4, C.gold, "none", 0),
    ),
  "cold-feet": ({ foe }) =>
    on(
      "ice",
      `<path d="M0 0h284v14l-10 30-8-30-20 22-10-22-22 44-12-44-30 20-10-20-22 34-10-34-30 24-8-24-24 40-10-40-28 ` +
        `20-10-20L0 40z" fill="${C.white}" stroke="${C.wave}" stroke-width="4"/>`,
      shade(142, 190, 208),
      piece(foe, "queen", 142, 148, 200) + eyes("queen", 142, 148, "scared", 176),
      faint(0.72, shape("M62 206l8-62 26-12h96l26 12 10 62z", C.sky, 6)),
      line("M62 206l8-62 26-12h96l26 12 10 62zM70 144h150", C.white, 5),
      line("M96 190l22-34M120 194l12-18M180 192l18-28", C.white, 7),
      line("M64 70q-16 12 0 24t0 24M222 70q16 12 0 24t0 24M44 84q-10 8 0 16M242 84q10 8 0 16", C.blue, 6),
      sign("sleep", 232, 178, 40, C.paper),
    ),
  eavesdropper: ({ own }) =>
    on(
      "stage",
      front(176, 92, 60, -14, STAR) +
        front(216, 88, 60, 2, sign("heart", 0, -8, 50, C.red)) +
        front(252, 102, 60, 18, SKULL),
      rimmed("M128 90q12 20 0 44M112 98q8 14 0 28", C.paper, 6),
      shape("M78 66q-44-20-58 22-6 34 20 54 6 28 28 26 22-6 18-34 24-12 22-38-6-24-30-30z", C.sand, 6),
      line("M86 88q-30-24-50 4-4 22 16 34M78 106q-16-8-22 6M68 130q2 16-4 22", C.bark, 6),
      actor(own, "pawn", 196, 92, "happy", 210),
      shape("M184 158l-52-26v52z", C.gold, 4) + disc(188, 160, 8, C.amber, C.ink, 3),
    ),
  rummage: ({ own }) =>
    on(
      "felt",
      turned(-24, 52, 60, front(52, 62, 46, 0, SKULL)) + sign("cross", 52, 62, 46, C.red),
      back(206, 42, 50, 16) + back(248, 70, 50, 34),
      arc([150, 92, 168, 30, 186, 34], C.gold, 7) + arc([110, 96, 96, 40, 78, 48], C.red, 7),
      `<svg x="0" y="0" width="284" height="146" viewBox="0 0 284 146">` +
        `${turned(180, 142, 112, piece(own, "pawn", 142, 120, 168))}</svg>`,
      line("M108 74l-16-8M176 74l16-8", C.paper, 5),
      shape("M40 132h204l-14 76H54z", C.wood, 5) + line("M50 158h184M52 184h178", C.bark, 5),
      shape("M30 118h224v24H30z", C.bark, 5) +
        shape("M124 128h36v34h-36z", C.gold, 4) +
        disc(142, 142, 6, C.ink, "none", 0),
      rimmed("M42 116q16-18 40-6M204 112q20-16 42 4", C.pink, 8) + badge(252, 178, 40, "2"),
    ),
});
