// Pictures of captures, and of what escapes one.

/** @type {import("../scene.js").Group} */
export const fights = ({
  C,
  actor,
  arc,
  arrow,
  burst,
  die,
  disc,
  eyes,
  faint,
  flame,
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
  sword,
  target,
  tile,
  turned,
}) => ({
  bulldozer: ({ own, foe }) =>
    on(
      "day",
      burst(206, 112, 178),
      turned(34, 250, 140, piece(foe, "pawn", 252, 92, 166)),
      turned(20, 206, 160, piece(foe, "knight", 208, 106, 182)),
      speed(2, 84, 4, 56),
      lean(own, "rook", 90, 142, 6, 190),
      shape("M150 110q-20 44 6 96h20q-24-46-8-96z", C.gold, 5),
      rimmed("M42 200h96", C.coal, 15) + [52, 78, 104, 130].map((x) => disc(x, 200, 6, C.stone, "none", 0)).join(""),
    ),
  jumper: ({ own, foe, any }) =>
    on(
      "day",
      actor(any, "pawn", 130, 92, "up", 204),
      actor(foe, "pawn", 226, 104, "scared", 198),
      target(226, 152, 36),
      arc([50, 190, 100, -40, 200, 96], C.gold, 7, "1 14"),
      turned(14, 126, 70, piece(own, "rook", 122, 92, 102)),
      rimmed("M34 200l26-8-26-8 26-8-26-8", C.stone, 5),
    ),
  pomppufilis: ({ own, foe }) =>
    on(
      "day",
      shape("M4 40h22v172H4zM258 40h22v172h-22z", C.bark) + shape("M26 84h6v128h-6zM252 84h6v128h-6z", C.leaf, 2),
      rimmed("M64 190L32 150 250 96 120 62", C.gold, 7, 'stroke-dasharray="1 14"'),
      sign("star", 36, 150, 40, C.gold) + sign("star", 250, 98, 40, C.gold),
      lean(own, "bishop", 92, 128, -14, 206),
      actor(foe, "pawn", 120, 72, "scared", 86),
      target(121, 52, 22),
    ),
  mortar: ({ own, foe }) =>
    on(
      "thunder",
      turned(24, 84, 190, shape("M58 190V104h56v86z", C.coal, 5) + shape("M50 92h72v18H50z", C.slate, 5)),
      shape("M34 206q10-40 50-40t60 40z", C.bark, 5),
      turned(70, 34, 186, piece(foe, "knight", 34, 78, 190)),
      burst(124, 84, 66, C.gold, C.flame) + puff(92, 62, 17, C.paper),
      ring(234, 186, 38, C.gold, 0.6),
      arc([140, 64, 200, -24, 232, 140], C.gold, 7, "1 14"),
      turned(26, 188, 70, piece(own, "rook", 186, 92, 104)),
    ),
  inquisition: ({ foe }) =>
    on(
      "gloom",
      actor(foe, "bishop", 88, 158, "angry", 204),
      rimmed("M138 190L164 96", C.wood, 8) + flame(168, 104, 76),
      turned(16, 226, 190, piece(foe, "pawn", 226, 96, 196) + eyes("pawn", 226, 96, "scared", 196)),
      target(232, 156, 36),
    ),
  shapeshifter: ({ own }) =>
    on(
      "neon",
      rimmed("M46 104a100 66 0 0 1 96-62M238 128a100 66 0 0 1-96 70", C.sea, 8),
      `<svg x="0" y="0" width="142" height="256" viewBox="0 0 142 256">${stand(own, "knight", 142, 172, 204)}</svg>`,
      `<svg x="142" y="0" width="142" height="256" viewBox="142 0 142 256">${stand(own, "rook", 142, 164, 204)}</svg>`,
      line("M142 36l-8 22 14 20-14 24 14 22-12 24 10 22-6 34", C.gold, 6),
      sign("star", 40, 62, 34, C.gold) + sign("star", 246, 70, 40, C.gold) + sign("star", 250, 172, 26, C.gold),
    ),
  ninja: ({ own, foe }) =>
    on(
      "gloom",
      actor(own, "knight", 92, 148, "angry", 204),
      shape("M50 94q44-30 86 0l-2 16q-40-22-80 0z", C.blood, 4) + shape("M130 96l38-18-8 16 12 12-40 2z", C.blood, 4),
      turned(
        -10,
        216,
        140,
        `<svg x="150" y="20" width="134" height="110" viewBox="150 ` +
          `20 134 110">${piece(foe, "rook", 216, 118, 190)}</svg>`,
      ),
      `<svg x="150" y="130" width="134" height="80" viewBox="150 ` +
        `130 134 80">${piece(foe, "rook", 210, 118, 196)}</svg>`,
      line("M146 168L274 96", C.white, 8) + line("M146 168L274 96", C.sky, 3),
      turned(20, 170, 56, sign("star", 170, 56, 46, C.stone) + disc(170, 56, 6, C.ink, "none", 0)),
    ),
  duel: ({ own, foe }) =>
    on(
      "arena",
      actor(own, "knight", 64, 116, "angry", 202),
      actor(foe, "rook", 222, 112, "angry", 202),
      sword(104, 40, 96, 34) + sword(180, 40, 96, -34),
      sign("star", 142, 72, 38, C.gold),
      die(122, 182, 40, 5, -12) + die(166, 184, 40, 3, 10, C.red),
    ),
  ole: ({ own, foe }) =>
    on(
      "arena",
      puff(250, 186, 24, C.sand, C.bark) + puff(222, 198, 16, C.sand, C.bark),
      speed(206, 96, 3, 56),
      turned(-12, 178, 190, piece(foe, "rook", 178, 118, 198) + eyes("rook", 178, 118, "angry", 198)),
      shape("M142 112l-22-12 8 22zM206 100l22-14-6 24z", C.paper),
      actor(own, "pawn", 52, 122, "happy", 200),
      shape("M80 96h66q-10 54 8 104-40-14-66 4 12-60-8-108z", C.red, 5) +
        line("M96 108q6 40 0 78M118 106q2 40 8 80", C.blood, 4),
      shape("M36 112q16-26 32 0l16 4q-32 14-64 0z", C.ink, 3, C.gold),
    ),
  mercy: ({ own, foe }) =>
    on(
      "dawn",
      line("M196 204h70M184 190h60", C.bark, 5),
      puff(178, 194, 22, C.paper),
      turned(14, 220, 200, piece(foe, "rook", 220, 124, 200) + eyes("rook", 220, 124, "scared", 200)),
      actor(own, "pawn", 62, 112, "sad", 200),
      shape("M116 190V88q4-10 10 0v38h2V74q4-10 11 0v50h2V78q4-9 10 0v48h2V92q4-8 10 0v58q-2 30-24 40z", C.sand, 4),
      sign("heart", 62, 66, 42, C.red),
    ),
  "icy-road": ({ foe }) =>
    on(
      "ice",
      [
        [84, C.blue],
        [58, C.white],
        [34, C.red],
        [12, C.white],
      ]
        .map(
          ([r, fill]) =>
            `<ellipse cx="216" cy="170" rx="${r}" ry="${Number(r) * 0.42}" fill="${fill}" ` +
            `stroke="${C.ink}" stroke-width="2"/>`,
        )
        .join(""),
      line("M4 176h70M-4 194h90M10 208h60", C.white, 6),
      turned(-12, 112, 196, stand(foe, "rook", 112, 138, 200) + eyes("rook", 112, 138, "scared", 200)),
      rimmed("M188 40l42 112", C.wood, 7) + turned(-20, 232, 158, shape("M204 150h56v20h-56z", C.amber, 4)),
      arrow(150, 196, 206, 178, C.gold, 10),
      line("M62 96L36 84M56 122l-28-6", C.paper, 6),
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
});
