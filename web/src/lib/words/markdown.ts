/** A rulebook's Markdown as blocks: headings, paragraphs, lists; a paragraph that begins with a rule id carries it. */

export interface Span {
  text: string;
  look: "plain" | "strong" | "em" | "code" | "rule";
}

export interface Block {
  kind: "h1" | "h2" | "h3" | "p" | "li";
  rule: string | null;
  spans: Span[];
}

const RULE = /^[A-Z]{2}-R?\d+[a-z]?$/;
const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]{2}-R?\d+[a-z]?\b)/;

export function spansOf(text: string): Span[] {
  return text
    .split(MARKS)
    .filter((part) => part !== "")
    .map((part): Span => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), look: "strong" };
      if (part.startsWith("*") && part.length > 2) return { text: part.slice(1, -1), look: "em" };
      if (part.startsWith("`")) return { text: part.slice(1, -1), look: "code" };
      return { text: part, look: RULE.test(part) ? "rule" : "plain" };
    });
}

function block(kind: Block["kind"], text: string): Block {
  const found = /^\*\*([A-Z]{2}-R?\d+[a-z]?)\*\*/.exec(text);
  return { kind, rule: found?.[1] ?? null, spans: spansOf(text) };
}

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  for (const part of markdown.split(/\n{2,}/)) {
    for (const line of part.trim().startsWith("- ") ? part.trim().split(/\n(?=- )/) : [part.trim()]) {
      const text = line.replace(/\s*\n\s*/g, " ");
      const heading = /^(#{1,3}) (.*)$/.exec(text);
      if (heading) blocks.push(block(`h${heading[1]!.length}` as Block["kind"], heading[2]!));
      else if (text.startsWith("- ")) blocks.push(block("li", text.slice(2)));
      else if (text.startsWith("|")) blocks.push(...rowsOf(line));
      else if (text) blocks.push(block("p", text));
    }
  }
  return blocks;
}

/** A table reads well enough as a list: cell, cell, cell. */
function rowsOf(part: string): Block[] {
  const rows = part.split("\n").filter((row) => !/^\|[\s:|-]+\|?$/.test(row));
  return rows.slice(1).map((row) => {
    const cells = row.split("|").map((cell) => cell.trim());
    return block("li", cells.filter((cell) => cell).join(" · "));
  });
}

function optionItem(blocks: Block[], option: string): Block | undefined {
  return blocks.find((one) => one.kind === "li" && one.spans[0]?.look === "code" && one.spans[0].text === option);
}

/** The values the rulebook names for an option: `board` = `iron_gate` | `lych_gate` | … */
export function optionValues(blocks: Block[], option: string): string[] {
  const spans = optionItem(blocks, option)?.spans.slice(1) ?? [];
  const end = spans.findIndex((span) => span.look === "plain" && !/^ (=|\|) $/.test(span.text));
  return spans
    .slice(0, end < 0 ? undefined : end)
    .filter((span) => span.look === "code")
    .map((span) => span.text);
}

/** What the rulebook says about an option: the item of its list that begins with the option's name. Values are `named`
 *  as on their buttons. */
export function optionHelp(blocks: Block[], option: string, named = (value: string): string => value): string {
  const found = optionItem(blocks, option);
  if (!found) return "";
  const text = found.spans.map((span) => (span.look === "code" ? named(span.text) : span.text)).join("");
  const end = text.search(/\)\.\s|\.\s/);
  return end < 0 ? "" : text.slice(text.indexOf(" ", end) + 1);
}

export interface Numbered {
  block: Block;
  number: number; // in the whole book
}

/** The blocks with these words in them, under the headings they stand under; without words, all. */
export function foundIn(blocks: Block[], words: string): Numbered[] {
  const all = blocks.map((block, number) => ({ block, number }));
  const wanted = wordsIn(words);
  if (!wanted.length) return all;
  const hit = ({ block }: Numbered): boolean => {
    const text = block.spans.map((span) => span.text).join("");
    return wanted.every((word) => text.toLowerCase().includes(word));
  };
  const heading = (one: Numbered): boolean => one.block.kind.startsWith("h");
  return all.filter((one, at) => {
    if (!heading(one)) return hit(one);
    const next = all.findIndex((other, number) => number > at && heading(other));
    return all.slice(at + 1, next < 0 ? undefined : next).some(hit);
  });
}

export interface Part {
  text: string;
  hit: boolean;
}

/** A text cut where the words begin and end that are looked for. */
export function marked(text: string, words: string): Part[] {
  const wanted = wordsIn(words).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!wanted.length) return [{ text, hit: false }];
  return text
    .split(new RegExp(`(${wanted.join("|")})`, "i"))
    .map((part, at) => ({ text: part, hit: at % 2 === 1 }))
    .filter((part) => part.text !== "");
}

function wordsIn(words: string): string[] {
  return words.toLowerCase().split(/\s+/).filter(Boolean);
}
