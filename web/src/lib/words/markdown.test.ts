import { describe, expect, it } from "vitest";
import { blocksOf, foundIn, marked, optionHelp } from "./markdown";

const BOOK = `# Toy

A **bold** word, see GD-2.

**GD-12** *Reveal.* Turn a card,
over two lines.

- one
- \`payout\` = \`stop\` | \`skip\` (GD-R2). With \`skip\`, the payout goes on.
`;

describe("a rulebook", () => {
  const blocks = blocksOf(BOOK);

  it("gives paragraphs the id of their rule", () => {
    const found = blocks.find((block) => block.rule === "GD-12");
    expect(found?.spans.map((span) => span.text).join("")).toBe("GD-12 Reveal. Turn a card, over two lines.");
  });

  it("finds rules to jump to", () => {
    expect(
      blocks
        .flatMap((block) => block.spans)
        .filter((span) => span.look === "rule")
        .map((span) => span.text),
    ).toContain("GD-2");
  });

  it("explains an option", () => {
    expect(optionHelp(blocks, "payout")).toBe("With skip, the payout goes on.");
    expect(optionHelp(blocks, "payout", (value) => `“${value}s”`)).toBe("With “skips”, the payout goes on.");
    expect(optionHelp(blocks, "none")).toBe("");
  });

  it("finds words, with the headings they stand under", () => {
    const book = blocksOf("# Toy\n\n## Cards\n\nA widow weeps.\n\n## Tiles\n\n**GD-8** Turn one.\n");
    const texts = (words: string): string[] => foundIn(book, words).map(({ block }) => block.spans[0]!.text);
    expect(texts("WEEPS widow")).toEqual(["Cards", "A widow weeps."]);
    expect(texts("gd-8")).toEqual(["Tiles", "GD-8"]);
    expect(texts("dragon")).toEqual([]);
    expect(texts(" ")).toHaveLength(book.length);
  });

  it("marks what was found, and takes signs for themselves", () => {
    expect(marked("Two (2) widows", "(2) WID")).toEqual([
      { text: "Two ", hit: false },
      { text: "(2)", hit: true },
      { text: " ", hit: false },
      { text: "wid", hit: true },
      { text: "ows", hit: false },
    ]);
    expect(marked("all", "")).toEqual([{ text: "all", hit: false }]);
  });
});
