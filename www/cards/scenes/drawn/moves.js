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
  cloud,
  crown,
  die,
  disc,
  eyes,
  faint,
  halo,
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
      "dusk",
      sign("heart", 142, 104, 232, C.pink, C.blood),
      faint(0.5, sign("heart", 142, 96, 150, C.white, "none")),
      turned(9, 92, 204, stand(own, "king", 92, 148, 204) + eyes("king", 92, 148, "happy", 204)),
      turned(-9, 194, 204, stand(own, "queen", 194, 144, 204) + eyes("queen", 194, 144, "happy", 204)),
      sign("heart", 142, 66, 40, C.red) + sign("heart", 44, 74, 26, C.red) + sign("heart", 244, 66, 30, C.red),
      arrow(20, 192, 52, 192, C.gold, 8),
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
  faith: ({ own, foe }) =>
    on(
      "sky",
      faint(0.6, shape("M190-10h60l40 120H120z", C.glow, 0, "none")),
      cloud(52, 196, 104) + cloud(138, 160, 96) + cloud(232, 118, 96),
      faint(0.35, piece(own, "bishop", 48, 96, 182)),
      turned(8, 138, 144, piece(own, "bishop", 136, 132, 148) + eyes("bishop", 136, 132, "up", 148)),
      halo(154, 20, 28),
      actor(foe, "pawn", 232, 78, "scared", 104),
      arc([60, 92, 80, 40, 108, 50], C.gold, 7) + arc([170, 118, 204, 120, 212, 100], C.gold, 7),
      badge(34, 40, 46, "×2"),
    ),
  prayer: ({ any }) =>
    on(
      "court",
      faint(0.6, shape("M210-10h70L150 210H40z", C.glow, 0, "none")),
      [30, 236]
        .map(
          (x) =>
            shape(`M${x} 200v-64h20v64z`, C.paper) +
            shape(`M${x + 10} 132q-15-15 0-36 15 21 0 36z`, C.flame) +
            shape(`M${x - 8} 196h36v12h-36z`, C.gold),
        )
        .join(""),
      stand(any, "rook", 136, 142, 206) + eyes("rook", 136, 142, "asleep", 206),
      // The mitre of a bishop.
      shape("M92 104q-10-62 44-92 54 30 44 92-44 14-88 0z", C.paper, 5) +
        line("M136 18v86M104 62h64M92 98q44 14 88 0", C.gold, 8),
      shape("M116 190l18-34 4 12 4-12 18 34-22 14z", C.sand),
      arrow(186, 88, 238, 36, C.gold, 10),
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
      speed(-4, 66, 3, 46),
      line("M-6 210h296", C.coal, 5),
      [62, 222]
        .map(
          (x) =>
            disc(x, 176, 32, "none", C.ink, 12) +
            disc(x, 176, 32, "none", C.stone, 5) +
            line(`M${x - 26} 176h52M${x} 150v52M${x - 19} 157l38 38M${x + 19} 157l-38 38`, C.paper, 2),
        )
        .join(""),
      rimmed("M62 176l42-44h92l26 44M104 132l24 44h-66M196 132l-44 44h-24M196 132l18-30M112 132l16-28", C.red, 7),
      turned(4, 88, 132, piece(own, "rook", 86, 92, 134) + eyes("rook", 86, 92, "happy", 134)),
      turned(4, 170, 132, piece(own, "rook", 168, 92, 134) + eyes("rook", 168, 92, "happy", 134)),
      rimmed("M112 96l20 6M196 96l20 4", C.sand, 6),
    ),
  modesty: ({ any }) =>
    on(
      "day",
      tile(0, 1, C.gold, 0.8),
      stand(any, "queen", 108, 152, 206) + eyes("queen", 108, 152, "asleep", 206),
      shape("M70 96q-14-44 38-58 52 14 38 58-38 12-76 0z", C.paper, 4) +
        line("M82 86q26 8 52 0M88 62q20 6 40 0", C.red, 5),
      shape("M76 174h64l10 34H66z", C.paper, 4) + shape("M92 180h32v16H92z", C.sky, 3),
      rimmed("M150 66l64 118", C.wood, 8),
      turned(
        -28,
        214,
        186,
        shape("M194 178h42l10 34h-62z", C.gold, 4) + line("M204 184l-6 24M215 184v26M226 184l6 24", C.amber, 4),
      ),
      arrow(232, 104, 232, 40, C.gold, 10),
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
