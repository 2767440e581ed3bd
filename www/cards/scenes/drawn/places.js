// Pictures of what happens to the board itself: holes, walls, water, corners and edges.

/** @type {import("../scene.js").Group} */
export const places = ({
  C,
  actor,
  arc,
  arrow,
  bomb,
  burst,
  coin,
  disc,
  eyes,
  faint,
  flag,
  line,
  on,
  piece,
  plate,
  rimmed,
  shade,
  shape,
  sign,
  stand,
  turned,
}) => ({
  trap: ({ foe }) =>
    on(
      "marsh",
      `<ellipse cx="98" cy="176" rx="76" ry="28" fill="${C.black}" stroke="${C.ink}" stroke-width="5"/>`,
      bomb(94, 160, 27),
      shape("M14 174q40-30 90 8 40 6 74-14-4 40-82 42-70-4-82-36z", C.meadow),
      line("M36 178l16 14M70 180l10 16M110 188l-4 14M142 182l-10 14", C.leaf, 4),
      actor(foe, "knight", 212, 128, "calm", 176, 6),
      arrow(176, 88, 126, 122, C.gold, 7),
    ),
  attentat: ({ own, foe }) =>
    on(
      "marsh",
      burst(212, 104, 178),
      turned(18, 212, 170, piece(foe, "rook", 212, 120, 176) + eyes("rook", 212, 120, "scared", 176)),
      actor(own, "pawn", 58, 118, "left", 196),
      shape("M96 200q6-70 62-70t66 70z", C.blood),
      line("M112 200q8-50 46-54M136 200q4-30 24-36", C.plum, 4),
      bomb(144, 174, 25),
    ),
  flood: ({ any }) =>
    on(
      "sea",
      shape("M-8 128q24-26 48 0 24-26 48 0 24-26 48 0 24-26 48 0 24-26 48 0 24-26 68 0V262H-8z", C.wave, 4),
      turned(-9, 142, 160, shape("M84 150h118v14H84z", C.wood) + actor(any, "pawn", 142, 108, "scared", 152)),
      shape("M-8 172q30-28 60 0 30-28 60 0 30-28 60 0 30-28 60 0 30-28 66 0v90H-8z", C.tide, 4),
      line("M20 196q14-12 28 0M96 204q14-12 28 0M190 198q14-12 28 0", C.white, 4, 'opacity=".7"'),
      faint(0.85, turned(14, 248, 130, shape("M226 96h40v40h-40z", C.sand))),
    ),
  church: ({ own }) =>
    on(
      "lawn",
      shade(124, 190, 206),
      shape("M58 204V118l66-44 66 44v86z", C.paper),
      shape("M50 122l74-52 74 52-8 12-66-46-66 46z", C.blood),
      shape("M104 82V40l20-26 20 26v42z", C.paper) + shape("M98 44l26-34 26 34z", C.blood),
      line("M124 10V-8M115-2h18", C.gold, 5),
      disc(124, 58, 8, C.gold, C.ink, 3),
      shape("M102 204v-42a22 22 0 0 1 44 0v42z", C.bark),
      disc(76, 146, 10, C.sky, C.ink, 3) + disc(172, 146, 10, C.sky, C.ink, 3),
      stand(own, "rook", 124, 74, 208),
      arrow(186, 186, 246, 130) + arrow(62, 186, 16, 140),
    ),
  barrier: ({ own }) =>
    on(
      "dunes",
      shape("M34 122h216v70H34z", C.flame, 5),
      line(
        "M34 145h216M34 168h216M70 122v23M124 122v23M178 122v23M232 122v23M52 145v23M106 145v23M160 145v23M214 145v23" +
          "M70 168v24M124 168v24M178 168v24M232 168v24",
        C.bark,
        4,
      ),
      arc([18, 170, 26, 8, 128, 14], C.gold, 7, "1 13"),
      actor(own, "knight", 138, 124, "calm", 116, -10),
      arc([184, 30, 256, 34, 264, 150], C.gold, 7, "1 13"),
    ),
  "black-hole": ({ any }) =>
    on(
      "void",
      `<ellipse cx="142" cy="140" rx="124" ry="58" fill="${C.violet}" opacity=".5"/>`,
      `<ellipse cx="142" cy="142" rx="96" ry="44" fill="${C.plum}"/>`,
      line("M20 132q60-64 150-44 70 14 70 50-10 44-96 44-70-4-72-36 4-24 60-26", C.pink, 6),
      `<ellipse cx="142" cy="144" rx="56" ry="26" fill="${C.black}" stroke="${C.violet}" stroke-width="4"/>`,
      turned(38, 210, 90, piece(any, "rook", 214, 82, 112)),
      turned(-32, 70, 120, piece(any, "pawn", 66, 72, 130) + eyes("pawn", 66, 72, "scared", 130)),
      turned(150, 142, 148, piece(any, "pawn", 142, 46, 156)),
    ),
  wormhole: ({ own }) =>
    on(
      "void",
      [70, 214]
        .map(
          (x, at) =>
            `<ellipse cx="${x}" cy="118" rx="50" ry="76" fill="${at ? C.plum : C.deep}" ` +
            `stroke="${at ? C.pink : C.sea}" stroke-width="9"/>` +
            `<ellipse cx="${x}" cy="118" rx="30" ry="52" fill="${C.black}" ` +
            `stroke="${at ? C.violet : C.sky}" stroke-width="5"/>`,
        )
        .join(""),
      `<svg x="70" y="0" width="100" height="256" viewBox="70 0 100 256">${stand(own, "knight", 66, 130, 184)}</svg>`,
      `<svg x="120" y="0" width="94" height="256" viewBox="120 0 94 256">${stand(own, "knight", 218, 130, 184)}</svg>`,
      arc([96, 26, 142, -6, 190, 24], C.gold, 8),
    ),
  cylinder: ({ own }) =>
    on(
      "day",
      shade(142, 210, 206),
      shape("M44 74v112q98 44 196 0V74z", C.sand, 5),
      "<g>" +
        [0, 1, 2, 3, 4, 5]
          .map((at) => {
            const [x, w] = [44 + at * 33, 32];
            return [0, 1, 2]
              .map((row) => ((at + row) % 2 ? `<path d="M${x} ${82 + row * 38}h${w}v38h-${w}z"/>` : ""))
              .join("");
          })
          .join("")
          .replace(/^/, `<g fill="${C.wood}">`) +
        "</g></g>",
      `<ellipse cx="142" cy="74" rx="98" ry="30" fill="${C.bark}" stroke="${C.ink}" stroke-width="5"/>`,
      `<ellipse cx="142" cy="74" rx="80" ry="20" fill="${C.ink}"/>`,
      stand(own, "rook", 142, 96, 180),
      arc([198, 158, 290, 128, 244, 90], C.gold, 9),
      arc([40, 96, -8, 140, 84, 164], C.gold, 9),
    ),
  foursquare: ({ own, foe }) =>
    on(
      "day",
      // The whole board from above: three corners are taken, the fourth is the goal.
      shape("M38 2h208v210H38z", C.bark, 5) + shape("M46 10h192v194H46z", C.sand, 3),
      `<path d="M110 10h64v64h-64zM46 74h64v66H46zM174 74h64v66h-64zM110 140h64v64h-64z" fill="${C.wood}"/>`,
      `<path d="M46 10h64v64H46zM174 10h64v64h-64zM46 140h64v64H46z" fill="${C.sea}"/>`,
      shape("M174 140h64v64h-64z", C.gold, 5) + sign("star", 208, 174, 46, C.amber),
      piece(own, "rook", 78, 72, 76) + piece(foe, "bishop", 206, 74, 76) + piece(foe, "rook", 78, 72, 206),
      actor(own, "knight", 138, 92, "happy", 142),
      arrow(158, 124, 192, 158, C.gold, 11),
    ),
  periphery: ({ own }) =>
    on(
      "meadow",
      `<ellipse cx="150" cy="160" rx="152" ry="58" fill="${C.slate}" stroke="${C.ink}" stroke-width="5"/>`,
      line("M150 110a136 50 0 1 0 .1 0z", C.paper, 5, 'stroke-dasharray="10 14"'),
      `<ellipse cx="150" cy="156" rx="84" ry="26" fill="${C.leaf}" stroke="${C.red}" stroke-width="7" ` +
        `stroke-dasharray="14 14"/>`,
      flag(232, 118, 96, C.paper),
      `<path d="M234 26h12v12h-12zM246 38h12v12h-12zM258 26h12v12h-12zM234 50h12v12h-12z" fill="${C.ink}"/>`,
      shape("M22 190q-4-30 24-32h66q18 6 26 32z", C.red, 5) + shape("M8 150h28v8H8z", C.red, 4),
      turned(4, 76, 168, piece(own, "rook", 74, 92, 172) + eyes("rook", 74, 92, "happy", 172)),
      shape("M52 112h46v18H52z", C.glass, 4),
      disc(46, 192, 17, C.coal, C.ink, 5) + disc(116, 192, 17, C.coal, C.ink, 5),
      arc([150, 198, 262, 204, 258, 148], C.gold, 9),
    ),
  quadrille: ({ own, foe }) =>
    on(
      "day",
      plate(disc(142, 132, 22, C.blood, C.ink, 3) + sign("star", 142, 132, 28, C.gold, "none")),
      stand(own, "bishop", 84, 58, 110),
      stand(foe, "rook", 200, 54, 108),
      stand(foe, "knight", 230, 74, 192),
      stand(own, "rook", 52, 74, 190),
      arc([104, 78, 142, 50, 178, 74], C.gold, 7),
      arc([218, 106, 252, 116, 244, 132], C.gold, 7),
      arc([196, 188, 140, 214, 90, 190], C.gold, 7),
      arc([38, 134, 34, 112, 66, 98], C.gold, 7),
    ),
  "custom-duty": ({ foe }) =>
    on(
      "town",
      shape("M20 176V92h16v84zM248 176V92h16v84z", C.slate),
      // The barrier across the middle of the board.
      shape("M-6 104h296v24H-6z", C.paper) +
        `<path d="M10 106h28l-14 20H-4zM66 106h28l-14 20H52zM122 106h28l-14 20h-28zM178 106h28l-14 20h-28z` +
        `M234 106h28l-14 20h-28z" fill="${C.blood}"/>`,
      arc([42, 90, 52, 14, 88, 66], C.gold, 10),
      actor(foe, "rook", 92, 138, "sad", 206),
      coin(204, 74, 50) + piece(foe, "pawn", 204, 92, 118),
      turned(8, 204, 176, sign("hand", 204, 176, 82, C.sand)),
    ),
  "round-robin": () =>
    on(
      "meadow",
      turned(-14, 142, 130, plate()),
      arc([40, 90, 130, 6, 234, 78], C.gold, 10),
      arc([252, 150, 190, 222, 64, 196], C.gold, 10),
      shade(142, 90, 166),
      shape("M104 136q-2-42 40-44 30 0 36 24l20-6-8 20q4 34-36 38-42 0-52-32z", C.bark),
      shape("M112 150q2 22 36 18 30-4 30-30-10 6-26 2-20-8-32-4z", C.flame, 3),
      shape("M104 118l-18 6 18 8z", C.gold, 3),
      disc(122, 116, 6, C.white, C.ink, 2) + disc(121, 116, 3, C.ink, "none", 0),
      line("M134 168v14M152 168v14", C.amber, 4),
      shape("M164 120q30-2 44 22-30 8-46-8z", C.wood, 3),
    ),
  schisme: ({ own, foe }) =>
    on(
      "thunder",
      shape("M142 20l-14 44 18 30-20 40 20 34-14 60h24l10-58-18-38 20-38-18-32 12-42z", C.flame, 5, C.gold),
      // One bishop in two halves, each of its army, that go straight.
      shade(142, 190, 206),
      [
        [0, 36, own],
        [178, 142, foe],
      ]
        .map(
          ([x, from, army]) =>
            `<svg x="${x}" y="0" width="106" height="256" viewBox="${from} 0 106 256">` +
            `${piece(/** @type {typeof own} */ (army), "bishop", 142, 184, 206)}</svg>`,
        )
        .join(""),
      arrow(52, 116, 10, 116, C.gold, 12) + arrow(232, 116, 274, 116, C.gold, 12),
    ),
  apartheid: () =>
    on(
      "dusk",
      // A light and a dark square; the pawns that fall there.
      shape("M18 22h122v184H18z", C.sand, 5) + shape("M144 22h122v184H144z", C.bark, 5),
      stand("black", "pawn", 79, 152, 198) + stand("white", "pawn", 205, 152, 198),
      [79, 205].map((x) => rimmed(`M${x - 50} 44l100 140M${x + 50} 44l-100 140`, C.red, 7)).join(""),
    ),
});
