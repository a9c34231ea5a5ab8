import { describe, expect, it } from "vitest";
import { partsOf } from "./links";

describe("addresses in what people write", () => {
  it("are links without what ends the sentence", () => {
    expect(partsOf("See https://example.org/a?b=1, or (http://x.example)!")).toEqual([
      { text: "See " },
      { text: "https://example.org/a?b=1", url: "https://example.org/a?b=1" },
      { text: ", or (" },
      { text: "http://x.example", url: "http://x.example" },
      { text: ")!" },
    ]);
  });

  it("are nothing but addresses of the web", () => {
    for (const text of ["javascript:alert(1)", "data:text/html,x", "ftp://x.example", "https://", "Good evening"])
      expect(partsOf(text)).toEqual([{ text }]);
  });
});
