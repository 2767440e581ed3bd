// A folder for each game: a page that leads to the game and tells whoever unfolds a link its title and picture, and an
// oEmbed file beside it where the address of the site is known.
import { hash, withPolicy } from "./policy.mjs";

/** The size of the pictures, and of the frame that an oEmbed file offers. */
const [WIDTH, HEIGHT] = [1440, 756];
const FRAME = { width: 800, height: 640 };

const SIGNS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]);

/**
 * The address at which GitHub Pages shows a repository: that of the owner's own pages is no folder.
 * @param {string} repository `owner/name`
 */
function pagesOf(repository) {
  const [owner, name] = repository.toLowerCase().split("/");
  const host = `${owner}.github.io`;
  return name === host ? `https://${host}/` : `https://${host}/${repository.split("/")[1]}/`;
}

/**
 * The address at which the site will stand, from the environment, or null. Throws where it is none.
 * @param {string | undefined} text @param {string} [repository] where GitHub Pages shows it, if there is no text
 */
export function siteOf(text, repository) {
  if (!text) return repository ? pagesOf(repository) : null;
  const site = URL.canParse(text) ? new URL(text) : null;
  if (!site || !/^https?:$/.test(site.protocol) || !site.pathname.endsWith("/") || site.search || site.hash)
    throw new Error(`SITE is the address of a folder, such as https://example.org/deckmate/, not “${text}”`);
  return site.href;
}

/** Leads on to the page, with the words of the address, or to the game. @param {string} game */
const onward = (game) =>
  `location.replace("../index.html" + (location.hash.length > 1 ? location.hash : "#g=${game}"));`;

/**
 * The files of a game's folder, by their names.
 * @param {import("../www/engine").GameInfo} game @param {string | null} site
 * @returns {Record<string, string>}
 */
export function folderOf({ name, title, about }, site) {
  const script = onward(name);
  const own = site ? `${site}${name}/` : "";
  const tags = {
    "og:type": "website",
    "og:site_name": "Deckmate",
    "og:title": title,
    "og:description": about,
    ...(site && { "og:url": own }),
    "og:image": `${own}preview.jpg`,
    "og:image:width": String(WIDTH),
    "og:image:height": String(HEIGHT),
    "og:image:alt": `A game of ${title}`,
  };
  const oembed = site && `<link rel="alternate" type="application/json+oembed" href="${own}oembed.json">`;
  const heads = [
    `<title>${escaped(title)} · Deckmate</title>`,
    `<meta name="description" content="${escaped(about)}">`,
    ...Object.entries(tags).map(([tag, text]) => `<meta property="${tag}" content="${escaped(text)}">`),
    `<meta name="twitter:card" content="summary_large_image">`,
    ...(oembed ? [oembed] : []),
    `<link rel="icon" href="../icon.svg" type="image/svg+xml">`,
    `<link rel="stylesheet" href="../fonts.css">`,
    `<link rel="stylesheet" href="../page.css">`,
    `<script>${script}</script>`,
  ];
  const page = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  ${heads.join("\n  ")}
</head>
<body>
<main class="plain-page">
<h1>${escaped(title)}</h1>
<p>${escaped(about)}</p>
<p><a href="../index.html#g=${name}">Play ${escaped(title)}</a></p>
</main>
</body>
</html>
`;
  const document = withPolicy(page, {
    "script-src": hash(script),
    "style-src": "'self'",
    "font-src": "data:",
    "img-src": "'self'",
  });
  return { "index.html": document, ...(site && { "oembed.json": oembedOf(name, title, site) }) };
}

/** @param {string} name @param {string} title @param {string} site */
function oembedOf(name, title, site) {
  const { width, height } = FRAME;
  const may = "allow-scripts allow-same-origin allow-popups allow-downloads";
  const source = escaped(`${site}#g=${name}&embed=1`);
  const frame = `<iframe src="${source}" title="${escaped(title)}" width="${width}" height="${height}"`;
  const answer = {
    version: "1.0",
    type: "rich",
    provider_name: "Deckmate",
    provider_url: site,
    title,
    thumbnail_url: `${site}${name}/preview.jpg`,
    thumbnail_width: WIDTH,
    thumbnail_height: HEIGHT,
    width,
    height,
    html: `${frame} loading="lazy" allow="clipboard-write" sandbox="${may}"></iframe>`,
  };
  return `${JSON.stringify(answer, null, 2)}\n`;
}
