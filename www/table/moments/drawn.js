// Drawings of moments: a burst of light, a puff of dust, a ring.

const SVG = "http://www.w3.org/2000/svg";

/** In a box of 100. */
const PATHS = {
  burst: "M50 2 60 32 90 12 70 40 98 50 70 60 90 88 60 68 50 98 40 68 10 88 30 60 2 50 30 40 10 12 40 32z",
  dust: "M30 70a18 18 0 0 1-4-35 22 22 0 0 1 42-8 20 20 0 0 1 8 43z",
  ring: "M50 6a44 44 0 1 0 .1 0z",
};

/** @param {keyof typeof PATHS} name */
export function drawn(name) {
  const [picture, path] = ["svg", "path"].map((tag) => document.createElementNS(SVG, tag));
  picture.setAttribute("viewBox", "0 0 100 100");
  path.setAttribute("d", PATHS[name]);
  picture.append(path);
  return picture;
}
