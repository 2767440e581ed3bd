// Turns the rules book's small dialect of Markdown into elements; text never becomes markup.
(() => {
  "use strict";
  const Page = (globalThis.Page ??= {});
  const { h } = Page;

  /** Inline: code, bold, italics, links (shown as their words). */
  function inline(text) {
    const parts = [];
    const pattern = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\([^)]*\)/g;
    let at = 0;
    for (const hit of text.matchAll(pattern)) {
      parts.push(text.slice(at, hit.index));
      if (hit[1]) parts.push(h("code", {}, hit[1]));
      else if (hit[2]) parts.push(h("strong", {}, inline(hit[2])));
      else if (hit[3]) parts.push(h("em", {}, inline(hit[3])));
      else parts.push(hit[4]);
      at = hit.index + hit[0].length;
    }
    parts.push(text.slice(at));
    return parts.filter((part) => part !== "");
  }

  const cells = (line) => line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());

  function table(lines) {
    const [head, , ...rows] = lines;
    return h("div", { class: "table-scroll", tabindex: "0", role: "region", "aria-label": "Table" }, h("table", {},
      h("thead", {}, h("tr", {}, cells(head).map((cell) => h("th", { scope: "col" }, inline(cell))))),
      h("tbody", {}, rows.map((row) => h("tr", {}, cells(row).map((cell) => h("td", {}, inline(cell))))))));
  }

  /** Lists may be nested by two or more spaces; a wrapped line belongs to the item above it. */
  function list(lines) {
    const root = { indent: -1, node: null };
    const stack = [root];
    const out = document.createDocumentFragment();
    let item = null;
    for (const line of lines) {
      const hit = /^(\s*)([-*]|\d+\.)\s+(.*)$/.exec(line);
      if (!hit) {
        item?.append(" ", ...inline(line.trim()));
        continue;
      }
      const indent = hit[1].length;
      while (stack.length > 1 && indent < stack.at(-1).indent) stack.pop();
      if (indent > stack.at(-1).indent) {
        const node = h(/\d/.test(hit[2]) ? "ol" : "ul", {});
        (item && stack.length > 1 ? item : out).append(node);
        stack.push({ indent, node });
      }
      item = h("li", {}, inline(hit[3]));
      stack.at(-1).node.append(item);
    }
    return out;
  }

  /** The whole text as a fragment. Headings begin at level three: the dialog's title is the second. */
  Page.markdown = (source) => {
    const out = document.createDocumentFragment();
    const lines = source.replace(/\r/g, "").split("\n");
    const isItem = (line) => /^\s*([-*]|\d+\.)\s+/.test(line);
    let i = 0;
    while (i < lines.length) {
      const line = lines[i];
      const gather = (more) => {
        const from = i;
        do i++; while (i < lines.length && more(lines[i]));
        return lines.slice(from, i);
      };
      if (!line.trim()) { i++; continue; }
      const heading = /^(#{1,6})\s+(.*)$/.exec(line);
      if (heading) {
        out.append(h(heading[1].length === 1 ? "h3" : "h4", {}, inline(heading[2])));
        i++;
      } else if (line.startsWith("```")) {
        const code = gather((next) => !next.startsWith("```"));
        i++;
        out.append(h("pre", {}, h("code", {}, code.slice(1).join("\n"))));
      } else if (line.startsWith("|")) out.append(table(gather((next) => next.startsWith("|"))));
      else if (isItem(line)) out.append(list(gather((next) => next.trim() !== "" && (isItem(next) || /^\s+/.test(next)))));
      else if (line.startsWith(">")) out.append(h("blockquote", {}, inline(gather((next) => next.startsWith(">")).map((part) => part.replace(/^>\s?/, "")).join(" "))));
      else {
        const part = gather((next) => next.trim() !== "" && !isItem(next) && !/^(#|\||```|\*\*[A-Z]+-\d)/.test(next));
        // "Decision:" and "Option:" begin in a line of their own, so that they are found at a glance.
        for (const piece of part.join(" ").split(/ (?=(?:Decision|Option):? )/)) {
          const mark = /^(Decision|Option)\b/.exec(piece);
          out.append(h("p", { class: mark ? `ruling ${mark[1].toLowerCase()}` : null }, inline(piece)));
        }
      }
    }
    return out;
  };
})();
