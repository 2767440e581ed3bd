// Plays over the line at random (docs/line.md): letters come on standard input, one a line, and go to standard output.
import { createInterface } from "node:readline";

const rules = JSON.parse(process.argv[2] ?? "{}");
const hello = { line: 1, build: "random", name: "Random", as: "guest", rules, life: String(Math.random()) };
let [written, got, asked, heard, begun] = [0, 0, 0, false, ""];

const send = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
const greet = () => send(JSON.stringify({ ...hello, of: "", got: 0, heard }));

greet();
for await (const line of createInterface({ input: process.stdin })) {
  if (line.startsWith("{")) {
    heard = true;
    if (!JSON.parse(line).heard) greet();
    continue;
  }
  const [, number, more, , text] = /^(\d+)(\+?) (\d+) (.*)$/.exec(line) ?? [];
  if (Number(number) === got + 1) {
    got++;
    begun += text;
    const message = more ? {} : JSON.parse(begun);
    if (!more) begun = "";
    const seen = message.t === "state" ? message : message.news;
    if (seen?.view.result) process.exit(0);
    // It never resigns: games are to be played.
    const offers = (seen?.offers ?? []).filter((/** @type {{ text: string }} */ { text }) => text !== "resign");
    if (offers.length) {
      const offer = offers[Math.floor(Math.random() * offers.length)];
      const act = { t: "ask", id: ++asked, op: "act", about: { text: offer.text }, at: seen.at };
      send(`${++written} ${got} ${JSON.stringify(act)}`);
    }
  }
  send(`0 ${got} `);
}
