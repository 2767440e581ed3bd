// The page in one file: unpacks the page's script, which stands in it as LZMA, and runs it. The policy knows its hash.
import packed from "deckmate:page";
import { bytesOf } from "./engine/bytes.js";
import { inflate } from "./engine/lzma.js";

const script = document.createElement("script");
script.textContent = new TextDecoder().decode(inflate(bytesOf(packed)));
document.body.append(script);
