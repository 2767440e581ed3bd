// Icons on a 24 by 24 grid, drawn with strokes in the colour of the text.
const ICONS = {
  back: "M15 5l-7 7 7 7",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  flip: "M7 4v15M3.5 15.5L7 19l3.5-3.5M17 20V5M13.5 8.5L17 5l3.5 3.5",
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 016 6v1",
  book: "M12 6c-2-1.5-5-2-8-1.5V18c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V4.5C17 4 14 4.5 12 6zM12 6v13.5",
  settings: "M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5",
  gear: "M12 16a4 4 0 100-8 4 4 0 000 8zM12 3v5M12 16v5M3 12h5M16 12h5M6 6l3 3M15 15l3 3M6 18l3-3M15 9l3-3",
  plus: "M12 5v14M5 12h14",
  card: "M7 3h10q1.5 0 1.5 1.5v15q0 1.5-1.5 1.5H7q-1.5 0-1.5-1.5v-15Q5.5 3 7 3zM12 8l3 4-3 4-3-4z",
  player: "M12 12a4 4 0 100-8 4 4 0 000 8zM4.5 20.5c.6-4 3.7-6 7.5-6s6.9 2 7.5 6",
  players:
    "M9 11.5a3.5 3.5 0 100-7 3.5 3.5 0 000 7zM2.5 19.5c.5-3.5 3-5.500 6.500-5.500s6 2 6.500 5.500" +
    "M15.5 4.700a3.5 3.5 0 010 6.600M17.500 14.300c2.300.6 3.700 2.400 4 5.200",
  phones: "M4 3h6v12H4zM14 9h6v12h-6zM7 19h3M14 5h3M7 12h.01M17 18h.01",
  computer: "M4 5h16v11H4zM9 20h6M12 16v4",
  flag: "M6 21V4M6 5c4-2 7 2 12 0v8c-5 2-8-2-12 0",
  hand: "M4 13l4-4 4 3 4-3 4 4M8 9l3-3h2l3 3M6 15l4 4M9 13l4 4M12 12l4 4",
  palm:
    "M8 14V6.5a1.5 1.5 0 013 0V11M11 11V4.5a1.5 1.5 0 013 0V11M14 11V6a1.5 1.5 0 013 0v8a6 6 0 01-6 6.5" +
    "c-2.500 0-4-1-5.500-3.500L3.500 13a1.5 1.5 0 012.500-1.500L8 14",
  play: "M8 5l11 7-11 7z",
  swap: "M4 9h15M15 5l4 4-4 4M20 16H5M9 12l-4 4 4 4",
  save: "M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14",
  load: "M12 15V4M7.5 8.5L12 4l4.5 4.5M5 20h14",
  share: "M12 15V4M8 8l4-4 4 4M5 12v8h14v-8",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  keys: "M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M18 11h.01M8 14.5h8",
  home: "M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6",
  again: "M19 12a7 7 0 11-2-5M19 3v5h-5",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  eye: "M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12zM12 15a3 3 0 100-6 3 3 0 000 6z",
  cloak: "M12 3c3.5 0 4.5 3 5 6 .5 4 2 8 3 11H4c1-3 2.500-7 3-11 .5-3 1.500-6 5-6zM12 8v12",
  tick: "M5 13l5 5 9-11",
  star: "M12 3.5l2.600 5.500 6 .800-4.400 4.200 1.100 6-5.300-2.900-5.300 2.900 1.100-6L3.400 9.800l6-.800z",
  no: "M12 21a9 9 0 100-18 9 9 0 000 18zM6 6l12 12",
  redo: "M15 7l5 5-5 5M20 12H10a6 6 0 00-6 6v1",
  up: "M12 20V5M6 11l6-6 6 6",
  down: "M12 4v15M6 13l6 6 6-6",
  more: "M6 12h.01M12 12h.01M18 12h.01",
  bulb: "M9 17h6M10 20.5h4M9 17c0-2-3-3.500-3-7.500a6 6 0 1112 0c0 4-3 5.500-3 7.500",
  info: "M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v5.500M12 7.500h.01",
  pen: "M4 20l1.500-5.500L16 4l4 4L9.500 18.500zM13.500 6.500l4 4",
  two: "M7 8.500a5 5 0 0110 0c0 4-7 6-10 11h10.500",
  dice: "M5 5h14v14H5zM9 9h.01M15 15h.01M15 9h.01M9 15h.01M12 12h.01",
};

const SVG = "http://www.w3.org/2000/svg";

/** A path on a 24 by 24 grid as svg; decoration only. @param {string} d @param {string} [className] */
export function strokes(d, className = "icon") {
  const svg = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", d);
  svg.append(path);
  return svg;
}

/** An icon as svg; the words are beside it or in the label. @param {keyof typeof ICONS} name */
export const icon = (name) => strokes(ICONS[name]);
