import { describe, expect, it } from "vitest";
import { blocksOf, optionHelp } from "./markdown";

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
    expect(optionHelp(blocks, "none")).toBe("");
  });
});
