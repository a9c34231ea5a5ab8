import { render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import CheckList from "./CheckList.svelte";

describe("what was found out about a record", () => {
  afterEach(() => Reflect.deleteProperty(Element.prototype, "scrollIntoView"));

  it("comes into sight, wherever the page is", () => {
    const shown: Element[] = [];
    Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
      shown.push(this);
    });
    render(CheckList, { findings: [{ part: "chain", right: true, facts: {} }] });
    expect(shown).toEqual([screen.getByRole("status")]);
  });
});
