// Pictures of the second deck: at the end of a turn, on the board.

/** @type {import("../scene.js").Group} */
export const secondEnds = ({
  C,
  actor,
  arc,
  arrow,
  badge,
  burst,
  coin,
  disc,
  eyes,
  faint,
  flame,
  line,
  on,
  piece,
  rimmed,
  shade,
  shape,
  sign,
  stand,
  turned,
}) => ({
  "saddle-up": ({ own }) =>
    on(
      "desert",
      rimmed("M36 192q106 40 212-2", C.wood, 11),
      rimmed("M88 200l14-40M196 200l-12-40", C.bark, 9),
      shape("M72 168q-4-40 40-40h84q40 4 36 44-80 14-160-4z", C.amber, 5),
      turned(-8, 68, 140, piece(own, "knight", 66, 108, 168)),
      rimmed("M230 148q26 6 20 38", C.bark, 8),
      shape("M112 124q38 22 76 0l14 40q-52 16-104 0z", C.blood, 4),
      piece(own, "rook", 152, 96, 138) + eyes("rook", 152, 96, "happy", 138),
      shape("M104 68q48 24 98-4-20 28-50 26-36 2-48-22zM128 70q-2-38 24-28 30-10 26 24-24 14-50 4z", C.wood, 4),
      rimmed("M84 116q30 26 52 4", C.ink, 2),
    ),
  siesta: ({ own, foe }) =>
    on(
      "desert",
      shape("M218 206V84q0-22 18-22t18 22v122z", C.green, 5) +
        rimmed("M222 152h-22q-14-2-14-18v-22M252 132h14q12-2 12-16V98", C.green, 13),
      line("M230 86v104M242 86v104", C.leaf, 4),
      turned(-14, 64, 200, stand(own, "rook", 64, 116, 200)),
      turned(12, 152, 204, stand(foe, "bishop", 152, 116, 204)),
      [
        [52, 118, -14, C.gold],
        [162, 122, 12, C.red],
      ]
        .map(([x, y, angle, fill]) =>
          turned(
            Number(angle),
            Number(x),
            Number(y),
            `<ellipse cx="${x}" cy="${y}" rx="56" ry="17" fill="${fill}" stroke="${C.ink}" stroke-width="4"/>` +
              shape(`M${Number(x) - 26} ${Number(y) - 2}q2-40 26-40t26 40q-26 10-52 0z`, String(fill), 4) +
              line(`M${Number(x) - 24} ${Number(y) - 8}q24 10 48 0`, C.paper, 5),
          ),
        )
        .join(""),
      sign("sleep", 114, 50, 54, C.paper),
    ),
  "shield-wall": ({ own }) =>
    on(
      "dusk",
      [58, 142, 226].map((x) => actor(own, "pawn", x, 124, "angry", 188)).join(""),
      [58, 142, 226]
        .map(
          (x) =>
            shape(`M${x - 42} 128q42-18 84 0v40q-6 34-42 44-36-10-42-44z`, C.blood, 5) +
            line(`M${x} 128v74M${x - 36} 160h72`, C.gold, 7) +
            disc(x, 160, 13, C.gold, C.ink, 4),
        )
        .join(""),
      [
        [40, 40],
        [112, 26],
        [190, 34],
        [254, 46],
      ]
        .map(([x, y]) =>
          turned(
            20,
            x,
            y,
            rimmed(`M${x} ${y - 40}v62`, C.wood, 4) + shape(`M${x - 9} ${y + 18}h18l-9 22z`, C.steel, 3),
          ),
        )
        .join(""),
    ),
  "glue-trap": ({ own, foe }) =>
    on(
      "day",
      shape("M26 186q-10-24 30-26 20-22 60-12 30-18 66-2 40-6 48 18 44 4 34 30-30 24-118 22-108 4-120-30z", C.leaf, 5),
      shape("M52 182q10-14 40-12 30-16 60-6 50-6 70 14-20 18-84 16-74 4-86-12z", C.green, 0, "none"),
      line("M44 176q30-26 42-56M88 186q-10-36-14-60M240 182q-26-30-34-60M196 190q14-30 18-60", C.green, 7),
      turned(-16, 58, 150, piece(foe, "pawn", 58, 100, 168) + eyes("pawn", 58, 100, "scared", 168)),
      turned(16, 226, 150, piece(foe, "rook", 226, 104, 168) + eyes("rook", 226, 104, "scared", 168)),
      stand(own, "knight", 142, 120, 192),
      shape("M116-10h52v44h-52z", C.paper, 5) +
        shape("M124 34h36l-10 24h-16z", C.red, 4) +
        shape("M116 6h52v16h-52z", C.green, 3),
      sign("drop", 142, 74, 24, C.green),
    ),
  judo: ({ own, foe }) =>
    on(
      "day",
      shape("M-6-6h296v92H-6z", C.paper, 0, "none") + disc(142, 62, 54, C.blood, "none", 0),
      line("M34-4v88M250-4v88M-4 20h288", C.wood, 5),
      shape("M-6 150h296v66H-6z", C.meadow, 4) + line("M90 152L56 214M194 152l34 62", C.leaf, 5),
      actor(own, "pawn", 110, 142, "angry", 206, -8),
      shape("M82 170q30 12 56-2l2 14q-30 14-60 2z", C.ink, 2) + line("M106 182l-10 20M110 182l8 20", C.ink, 7),
      turned(142, 206, 96, piece(foe, "rook", 206, 116, 150) + eyes("rook", 206, 116, "dizzy", 150)),
      rimmed("M136 146l34-30", C.sand, 10),
      arc([70, 84, 120, 8, 196, 20], C.gold, 8),
      arc([246, 140, 262, 188, 198, 196], C.gold, 7),
    ),
  "guard-change": ({ own }) =>
    on(
      "town",
      shape("M182 204V60l34-38 34 38v144z", C.paper, 5),
      line("M184 84l64-20M184 120l64-20M184 156l64-20M184 192l64-20", C.red, 11),
      shape("M194 204v-96q22-24 44 0v96z", C.ink, 4),
      actor(own, "king", 216, 106, "happy", 206),
      actor(own, "rook", 74, 124, "calm", 204),
      shape("M36 132q-12-98 38-98t38 98q-38 14-76 0z", C.coal, 5) + line("M46 138q28 16 56 0", C.gold, 5),
      line("M60 58q-8 20-6 40M86 54q12 18 8 40M72 50v24", C.slate, 5),
      arc([84, 36, 130, -14, 186, 42], C.gold, 8) + arc([188, 188, 150, 216, 114, 190], C.sea, 8),
    ),
  "red-hat": ({ own }) =>
    on(
      "court",
      burst(166, 112, 230, C.glow, C.amber),
      stand(own, "cardinal", 174, 156, 206),
      shape("M88 74q80 34 156 0-8 22-78 24-70-2-78-24z", C.blood, 5),
      shape("M126 80q-2-48 40-48t40 48q-40 14-80 0z", C.red, 5),
      line("M104 88q-14 36-10 78M228 88q14 36 10 78", C.red, 6),
      disc(94, 166, 9, C.red, C.ink, 4) + disc(238, 166, 9, C.red, C.ink, 4),
      actor(own, "pawn", 50, 104, "sad", 206) + sign("cross", 32, 190, 38, C.red),
    ),
  "damp-fuse": ({ own, foe }) =>
    on(
      "gloom",
      line("M30 6l-14 40M84-6L66 44M214-6l-18 50M262 10l-16 44M40 70l-8 24M252 84l-10 28M106 18l-8 24", C.sky, 6),
      `<ellipse cx="142" cy="198" rx="104" ry="15" fill="${C.sky}" stroke="${C.ink}" stroke-width="3"/>`,
      actor(foe, "knight", 240, 94, "scared", 190),
      rimmed("M158 78q16-36 44-26 16 10 30-4", C.sand, 7),
      disc(132, 138, 62, C.coal, C.ink, 5) + shape("M132 80l24-10 18 18-18 22z", C.slate, 4),
      `<path d="M92 122q6-28 30-32" fill="none" stroke="${C.white}" stroke-width="9" stroke-linecap="round"/>`,
      sign("drop", 236, 32, 40, C.sky) + faint(0.8, disc(222, 66, 8, C.stone, "none", 0)),
      actor(own, "pawn", 44, 84, "scared", 204),
      coin(136, 150, 25) + sign("cross", 136, 150, 24, C.blood, "none"),
    ),
  overdrive: ({ own }) =>
    on(
      "neon",
      shape("M44 176a104 104 0 1 1 196 0z", C.ink, 6, C.paper),
      line("M66 160a80 80 0 0 1 32-74", C.green, 15) +
        line("M110 78a80 80 0 0 1 64 0", C.gold, 15) +
        line("M186 86a80 80 0 0 1 32 74", C.red, 15),
      line("M142 150l62-44", C.red, 10) + disc(142, 152, 15, C.paper, C.ink, 4),
      turned(-90, 42, 198, flame(42, 198, 60)) + turned(-90, 42, 184, flame(46, 186, 40)),
      shade(96, 80, 206) + turned(12, 96, 200, piece(own, "rook", 98, 96, 206)),
      faint(0.9, actor(own, "pawn", 236, 80, "scared", 206)) + flame(236, 206, 46),
      badge(142, 36, 46, "×2"),
    ),
  "plan-b": ({ own }) =>
    on(
      "court",
      rimmed("M70 204l-16 14M214 204l16 14", C.wood, 9),
      shape("M18 6h248v144H18z", C.wood, 5) + shape("M28 16h228v124H28z", C.leaf, 3),
      line("M58 112l22-72 22 72M66 88h28", C.paper, 9) + line("M44 36l72 84M116 36l-72 84", C.red, 10),
      line("M174 42v70h20q24-4 22-20-2-14-22-16 18-2 18-18-2-16-20-16z", C.gold, 10),
      `<ellipse cx="196" cy="77" rx="50" ry="54" fill="none" stroke="${C.paper}" stroke-width="5"/>`,
      stand(own, "pawn", 92, 80, 206),
      turned(-8, 190, 172, shape("M166 148h38v54h-38z", C.paper, 4) + shape("M173 155h24v40h-24z", C.deep, 0, "none")),
      turned(12, 222, 172, shape("M204 148h38v54h-38z", C.paper, 4) + shape("M211 155h24v40h-24z", C.deep, 0, "none")),
      arrow(142, 140, 112, 170, C.gold, 6) + arrow(150, 140, 172, 158, C.gold, 6),
    ),
  underdog: ({ own, foe }) =>
    on(
      "gloom",
      faint(0.85, piece(foe, "king", 142, 168, 150)),
      faint(0.85, piece(foe, "queen", 52, 150, 156) + piece(foe, "rook", 234, 146, 156)),
      [
        [52, 108],
        [142, 78],
        [234, 86],
      ]
        .map(([x, y]) => line(`M${x - 20} ${y - 6}l13 8M${x + 20} ${y - 6}l-13 8`, C.red, 7))
        .join(""),
      faint(0.8, sign("star", 142, 158, 130, C.glow, "none")),
      shape("M142 158q-46 6-58 52h46zM142 158q46 6 58 52h-46z", C.red, 4),
      actor(own, "pawn", 142, 92, "angry", 208),
      piece(own, "rook", 236, 64, 208) + arrow(236, 154, 236, 112, C.gold, 8),
    ),
});
