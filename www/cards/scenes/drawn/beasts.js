// Pictures in which an animal has a part.

/** @type {import("../scene.js").Group} */
export const beasts = ({
  C,
  actor,
  arc,
  arrow,
  badge,
  burst,
  cloud,
  disc,
  eyes,
  flag,
  front,
  hops,
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
  turned,
}) => ({
  crab: ({ own }) =>
    on(
      "shore",
      rimmed(
        "M108 134C66 126 56 96 66 70M176 134c42-8 52-38 42-64M112 164l-44 12M172 164l44 12M116 178l-36 22" +
          "M168 178l36 22",
        C.flame,
        9,
      ),
      shape(
        "M66 74C34 64 36 24 60 18l6 24 14-20c16 14 10 44-14 52z" +
          "M218 74c32-10 30-50 6-56l-6 24-14-20c-16 14-10 44 14 52z",
        C.flame,
        5,
      ),
      actor(own, "pawn", 142, 164, "happy", 206),
      sign("diag", 34, 130, 34, C.gold, C.ink, -90) + sign("diag", 250, 130, 34, C.gold),
    ),
  kangaroo: ({ any }) =>
    on(
      "lawn",
      hops([18, 104, 196], 172, 120),
      stand(any, "knight", 206, 152, 198),
      shape("M172 166q26 34 60 2l2 30q-30 14-62 2z", C.amber),
      piece(any, "pawn", 204, 56, 178),
      shape("M172 174q30 22 62 0l1 24q-30 12-62 0z", C.amber),
      rimmed("M252 196q24-6 22-40", C.amber, 8),
    ),
  camel: ({ any }) =>
    on(
      "dunes",
      shade(150, 180, 204),
      rimmed("M112 196v-34M142 200v-34M190 200v-34M220 194v-34", C.wood, 10),
      shape("M96 168q-4-42 26-44 8-46 34-48 24 2 30 42 6-34 28-32 26 6 26 52 0 36-30 40h-62q-46 4-52-10z", C.amber, 5),
      turned(-8, 80, 150, piece(any, "knight", 78, 116, 166)),
      shape("M150 78l14-8 14 8 6 30h-40z", C.blood) + line("M146 96h36", C.gold, 4),
      rimmed("M238 128q20 10 14 36", C.amber, 5),
    ),
  pegasus: ({ own }) =>
    on(
      "sky",
      cloud(54, 186, 120, C.white) + cloud(236, 190, 110, C.white),
      shape("M128 124q20-90 126-98-2 28-24 38 10 2 18 0-8 26-34 30 8 4 16 4-12 24-46 26-34 6-56 0z", C.white, 5),
      line("M158 112q14-44 66-60M168 118q24-24 48-30", C.stone, 4),
      turned(-10, 120, 160, stand(own, "knight", 118, 152, 190)),
      sign("star", 40, 52, 36, C.gold),
    ),
  stampede: ({ foe }) =>
    on(
      "desert",
      puff(226, 150, 40, C.sand, C.bark) + puff(258, 190, 34, C.sand, C.bark) + puff(186, 128, 22, C.sand, C.bark),
      turned(-10, 206, 160, piece(foe, "knight", 206, 98, 162) + eyes("knight", 206, 98, "angry", 162)),
      turned(-12, 146, 176, piece(foe, "knight", 148, 116, 178) + eyes("knight", 148, 116, "angry", 178)),
      turned(-14, 80, 200, piece(foe, "knight", 84, 150, 204) + eyes("knight", 84, 150, "angry", 204)),
      puff(134, 200, 26, C.sand, C.bark) + puff(34, 206, 18, C.sand, C.bark) + puff(196, 208, 22, C.sand, C.bark),
      line("M14 150H-4M22 170H0", C.paper, 6) + sign("back", 234, 54, 52, C.gold),
    ),
  "solid-snake": ({ own, foe }) =>
    on(
      "meadow",
      rimmed("M256 190q-40 16-58-16t-56-8-56 12-58-22 6-62 44-52", C.green, 22),
      line("M252 190q-38 12-54-16t-56-8-56 12-54-22 6-54 40-48", C.leaf, 5, 'stroke-dasharray="4 14"'),
      shape("M66 92q6-26 34-22 26 8 18 26-12 16-36 12-18-4-16-16z", C.green, 4),
      disc(90, 82, 5, C.white, C.ink, 2) + disc(91, 82, 2.4, C.ink, "none", 0),
      rimmed("M120 96l16 4M136 100l8-5M136 100l6 7", C.red, 3),
      stand(own, "pawn", 60, 70, 200) + stand(foe, "pawn", 114, 70, 206),
      stand(own, "pawn", 170, 70, 206) + stand(foe, "pawn", 228, 70, 200),
      sign("swap", 214, 70, 62, C.gold),
    ),
  leapfrog: ({ own }) =>
    on(
      "meadow",
      arc([40, 168, 130, -46, 232, 152], C.gold, 8, "1 14"),
      actor(own, "pawn", 142, 92, "scared", 204),
      `<ellipse cx="236" cy="190" rx="44" ry="14" fill="${C.leaf}" stroke="${C.ink}" stroke-width="3"/>`,
      turned(10, 142, 70, piece(own, "rook", 140, 92, 110)),
      shape("M104 104q-30-6-34 20 16-2 28 4zM178 104q30-6 34 20-16-2-28 4z", C.green),
      disc(122, 40, 11, C.green) + disc(160, 44, 11, C.green),
      disc(123, 39, 4, C.ink, "none", 0) + disc(161, 43, 4, C.ink, "none", 0),
    ),
  vulture: () =>
    on(
      "felt",
      rimmed("M-6 150q90-26 150-10t148-22", C.bark, 12),
      shape("M138 140q-70-10-66-78 8 14 22 16-14-22-10-40 14 22 34 26-6-16 0-30 20 20 40 44 10 30-4 62z", C.coal, 5),
      shape("M132 140q10-60 44-70 34 6 34 40-6 34-50 38z", C.slate, 5),
      shape("M166 74q-12 12-4 22 24 12 44-2 0-16-14-22z", C.paper),
      disc(196, 58, 24, C.pink, C.ink, 5),
      shape("M212 56q34 0 30 30-10-14-30-14z", C.gold),
      disc(202, 52, 7, C.white, C.ink, 3) + disc(204, 53, 3, C.ink, "none", 0) + line("M192 40l20 6", C.ink, 5),
      front(150, 186, 44, 10, sign("star", 0, 0, 50, C.gold)),
      rimmed("M140 142v18M162 142v16", C.gold, 5),
    ),
  derby: ({ own }) =>
    on(
      "meadow",
      line("M0 124h284", C.white, 6) + line("M20 108v28M90 108v28M160 108v28M250 108v28", C.white, 5),
      flag(190, 200, 176, C.paper),
      `<path d="M192 34h18v18h-18zM210 52h18v18h-18zM228 34h18v18h-18zM246 52h18v18h-18z" fill="${C.ink}"/>`,
      speed(10, 150, 3, 66),
      turned(6, 118, 190, stand(own, "knight", 122, 146, 202)),
      shape("M102 168h48v36h-48z", C.paper) + badge(126, 186, 32, "×2"),
    ),
  dub: ({ any }) =>
    on(
      "court",
      burst(122, 108, 218, C.glow, C.amber),
      shape("M52 196h150v16H52z", C.red, 4) + line("M62 204h130", C.gold, 4),
      stand(any, "rook", 116, 132, 198) + eyes("rook", 116, 132, "asleep", 198),
      // The plume of a knight.
      shape("M96 88q-36-14-34-58 20 8 26 24 2-34 32-44-6 26 12 40 6 24-8 40z", C.red, 4),
      sword(158, 142, 150, -136),
      disc(252, 36, 20, C.sand, C.ink, 4),
      arc([30, 190, 22, 110, 66, 104], C.gold, 7, "1 14"),
    ),
  deserters: ({ own, foe }) =>
    on(
      "desert",
      shape("M-10 178L44 84l54 94z", C.paper, 5) + shape("M30 178l14-56 14 56z", C.ink, 3),
      shape("M186 178l54-94 54 94z", C.coal, 5) + shape("M226 178l14-56 14 56z", C.gold, 3),
      puff(142, 176, 22, C.sand, C.bark) + puff(120, 200, 16, C.sand, C.bark) + puff(170, 200, 16, C.sand, C.bark),
      turned(-10, 84, 200, stand(foe, "knight", 88, 116, 204) + eyes("knight", 88, 116, "scared", 204)),
      `<g transform="matrix(-1 0 0 1 284 0)">` +
        `${turned(-10, 84, 200, stand(own, "knight", 88, 116, 204) + eyes("knight", 88, 116, "scared", 204))}</g>`,
      arrow(128, 60, 40, 60, C.gold, 8) + arrow(156, 60, 244, 60, C.sea, 8),
    ),
});
