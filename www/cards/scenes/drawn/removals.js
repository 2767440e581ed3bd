// Pictures of pieces that are taken off the board otherwise than by a move, or that change sides.

/** @type {import("../scene.js").Group} */
export const removals = ({
  C,
  actor,
  arc,
  burst,
  clock,
  coin,
  disc,
  eyes,
  faint,
  flame,
  halo,
  lean,
  line,
  moneybag,
  on,
  piece,
  rimmed,
  ring,
  shade,
  shape,
  sign,
  stand,
  tomb,
  turned,
}) => ({
  retaliation: ({ own, foe }) =>
    on(
      "thunder",
      tomb(48, 196, 78) + faint(0.45, piece(own, "knight", 48, 62, 120)),
      burst(180, 140, 190, C.gold, C.flame),
      turned(6, 180, 200, `<g transform="translate(0 112) scale(1 .44)">${piece(foe, "pawn", 180, 150, 206)}</g>`),
      shape("M138 20h84v56h-84z", C.blue, 5) +
        shape("M132 68h96v16h-96z", C.paper) +
        shape("M136 84h88v34q-8 20-44 20t-44-20z", C.sand, 5),
      line("M158 108v22M180 110v24M202 108v22", C.ink, 4),
      line("M110 150l-24-8M250 150l22-10", C.gold, 6),
    ),
  zealot: ({ own, foe }) =>
    on(
      "dusk",
      rimmed("M142 140L30 50M142 140L254 50M142 140L40 206M142 140L244 206", C.flame, 10),
      actor(foe, "pawn", 40, 78, "scared", 92) + actor(foe, "knight", 242, 78, "scared", 92),
      sign("star", 44, 60, 44, C.gold) + sign("star", 242, 60, 44, C.gold),
      faint(0.9, burst(142, 118, 180)),
      lean(own, "bishop", 142, 140, 0, 200) + halo(142, 52, 30),
      flame(104, 204, 46) + flame(182, 204, 46),
    ),
  sacrifice: ({ own, foe }) =>
    on(
      "dusk",
      shape("M62 204v-30h160v30z", C.stone) + shape("M46 164h192v16H46z", C.slate),
      flame(74, 166, 58) + flame(210, 166, 58),
      faint(0.8, burst(142, 92, 170)),
      stand(own, "knight", 142, 128, 168),
      actor(foe, "rook", 34, 70, "scared", 108) + actor(foe, "pawn", 250, 74, "scared", 108),
      arc([110, 70, 80, 10, 40, 38], C.red, 7) + arc([174, 66, 210, 10, 246, 46], C.red, 7),
    ),
  laser: ({ own, any, foe }) =>
    on(
      "neon",
      stand(own, "rook", 58, 122, 190),
      faint(0.5, piece(foe, "pawn", 158, 84, 186)) + faint(0.4, piece(any, "knight", 230, 90, 190)),
      line("M92 132H290", C.red, 26, 'opacity=".45"') +
        line("M92 132H290", C.red, 14) +
        line("M92 132H290", C.white, 5),
      disc(90, 132, 16, C.coal, C.ink, 5) + disc(92, 132, 7, C.red, C.white, 3),
      sign("star", 158, 132, 62, C.gold, C.flame) + sign("star", 230, 132, 62, C.gold, C.flame),
      line("M140 92l-10-18M172 90l8-20M218 88l-4-20M246 92l12-16", C.gold, 5),
    ),
  "a-bomb": ({ own }) =>
    on(
      "thunder",
      faint(0.8, ring(142, 186, 122, C.flame, 0.5)),
      shape("M104 200q26-40 18-92h40q-8 52 18 92z", C.flame, 5),
      shape(
        "M58 96q-14-44 34-48 18-40 56-32 38-6 50 30 46 4 34 50-12 26-50 18-20 18-42 4-22 14-42-4-36 4-40-18z",
        C.amber,
        5,
      ),
      shape(
        "M84 84q-4-24 26-26 16-22 38-14 26-2 32 20 22 6 18 24-12 12-30 4-18 10-30 0-16 8-28-2-20 4-26-6z",
        C.gold,
        0,
        "none",
      ),
      `<ellipse cx="142" cy="146" rx="56" ry="14" fill="none" stroke="${C.paper}" stroke-width="8"/>`,
      turned(-40, 52, 180, piece(own, "knight", 50, 62, 196)) +
        turned(50, 232, 180, piece(own === "white" ? "black" : "white", "pawn", 236, 58, 196)),
    ),
  cannibalism: ({ own }) =>
    on(
      "gloom",
      flame(96, 208, 44) + flame(142, 210, 50) + flame(190, 208, 44),
      actor(own, "pawn", 142, 100, "scared", 124),
      shape("M50 112h184q8 88-44 88H94q-52 0-44-88z", C.coal, 5),
      `<ellipse cx="142" cy="112" rx="94" ry="20" fill="${C.slate}" stroke="${C.ink}" stroke-width="5"/>`,
      `<ellipse cx="142" cy="112" rx="78" ry="13" fill="${C.green}"/>`,
      `<svg x="0" y="0" width="284" height="114" viewBox="0 0 ` +
        `284 114">${actor(own, "pawn", 142, 106, "scared", 136)}</svg>`,
      actor(own, "rook", 238, 84, "happy", 90),
      disc(96, 106, 6, C.sea, C.ink, 2) + disc(190, 108, 8, C.sea, C.ink, 2),
    ),
  disintegrate: ({ own }) =>
    on(
      "thunder",
      `<svg x="0" y="0" width="146" height="256" viewBox="0 0 146 256">${stand(own, "rook", 132, 164, 204)}</svg>`,
      [
        [152, 84, 16],
        [156, 112, 14],
        [150, 136, 17],
        [158, 166, 15],
        [154, 190, 14],
        [178, 76, 11],
        [182, 104, 13],
        [186, 148, 10],
        [180, 178, 11],
        [206, 92, 9],
        [212, 126, 8],
        [214, 164, 7],
        [234, 80, 6],
        [242, 112, 5],
        [246, 148, 5],
      ]
        .map(([x, y, s]) =>
          turned(
            (x * 7) % 90,
            x,
            y,
            `<rect x="${x - s / 2}" y="${y - s / 2}" width="${s}" ` +
              `height="${s}" fill="${own === "black" ? C.coal : C.paper}" stroke="${C.ink}" stroke-width="2"/>`,
          ),
        )
        .join(""),
      line("M166 56h70M196 196h60", C.violet, 5, 'stroke-dasharray="2 12"'),
      sign("star", 150, 48, 30, C.violet),
    ),
  kidnapping: ({ foe }) =>
    on(
      "gloom",
      shade(110, 170, 204),
      piece(foe, "knight", 112, 112, 136),
      eyes("knight", 112, 112, "scared", 136),
      shape("M58 96q50-26 108 0l-8 18q52 96-46 94-100 2-48-92z", C.wood, 5),
      line("M66 112q46 18 94 0", C.sand, 7) + line("M84 136q-14 30-4 54M140 138q12 26 6 50", C.bark, 4),
      clock(224, 82, 42, 130),
      turned(
        8,
        226,
        166,
        shape("M190 138h72v54h-72z", C.paper) + line("M218 156q8-12 18 0 0 8-9 10M227 180v1", C.ink, 6),
      ),
    ),
  judas: ({ own, foe }) =>
    on(
      "dusk",
      actor(own, "pawn", 46, 92, "calm", 172),
      halo(128, 44, 26) + actor(own, "king", 128, 124, "right", 176),
      actor(foe, "bishop", 212, 122, "left", 174),
      turned(-24, 196, 120, shape("M190 84l8 12v34h-16V96z", C.steel, 4) + shape("M176 128h28v8h-28z", C.gold, 3)),
      shape("M-6 156h296v58H-6z", C.paper, 5) + line("M14 170q20 12 40 0t40 0 40 0 40 0 40 0 40 0", C.red, 5),
      moneybag(232, 208, 72) + coin(182, 190, 12) + coin(160, 200, 12) + coin(196, 204, 12),
      `<ellipse cx="92" cy="182" rx="30" ry="9" fill="${C.sand}" stroke="${C.ink}" stroke-width="3"/>`,
    ),
});
