import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Words } from "../../lib/words/fluent";
import Explain from "./Explain.svelte";

const words = new Words(
  "en",
  `explain-widow = Widow: if she lies alone, all the people leave.
    .rule = GD-16
explain-left = Left: { $count }.
`,
);

describe("the explanation", () => {
  const openRule = vi.fn();
  const picked = vi.fn();
  let widow: HTMLElement;
  let left: HTMLElement;
  const bubble = (): string | undefined => document.querySelector(".bubble [role=tooltip]")?.textContent;
  const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
  const pointer = (at: Element, kind: string, pointerType: string, more = {}): Promise<unknown> =>
    fireEvent(at, new PointerEvent(kind, { bubbles: true, pointerType, clientX: 5, clientY: 5, ...more }));

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = `<button data-explain="widow" aria-describedby="own">W</button>
      <span data-explain="left" data-facts='{"count":3}'>3</span><span data-explain="nothing">?</span><input>`;
    [widow, left] = [...document.querySelectorAll<HTMLElement>("[data-explain]")] as [HTMLElement, HTMLElement];
    for (const one of document.querySelectorAll("[data-explain]")) one.getClientRects = () => [{}] as never;
    widow.onclick = picked;
    picked.mockClear();
    openRule.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(document, "elementsFromPoint");
  });

  it("comes when a pointer rests, stays while the pointer is on it, and leads to the rule", async () => {
    render(Explain, { words, openRule });
    await pointer(widow, "pointerover", "mouse");
    await wait(400);
    expect(bubble()).toBeUndefined();
    await wait(200);
    expect(bubble()).toBe("Widow: if she lies alone, all the people leave.");
    expect(widow.getAttribute("aria-describedby")).toBe("own explained");
    await pointer(document.body, "pointerover", "mouse");
    await pointer(document.querySelector(".bubble")!, "pointerover", "mouse");
    await wait(1000);
    await fireEvent.click(screen.getByRole("button", { name: /GD-16/ }));
    expect(openRule).toHaveBeenCalledWith("GD-16");
    expect(bubble()).toBeUndefined();
    expect(widow.getAttribute("aria-describedby")).toBe("own");
  });

  it("goes when the pointer goes, and says nothing where there are no words", async () => {
    render(Explain, { words, openRule });
    await pointer(left, "pointerover", "mouse");
    await wait(600);
    expect(bubble()).toBe("Left: 3.");
    await pointer(document.body, "pointerover", "mouse");
    await wait(300);
    expect(bubble()).toBeUndefined();
    await pointer(document.querySelector("[data-explain=nothing]")!, "pointerover", "mouse");
    await wait(600);
    expect(bubble()).toBeUndefined();
  });

  it("speaks of the piece that lies below the cover of its place", async () => {
    document.body.innerHTML = `<div data-explain="widow"><i data-explain="left" data-facts='{"count":3}'></i>
      <button class="whole"></button></div>`;
    const [cover, piece] = [document.querySelector(".whole")!, document.querySelector("i")!];
    document.elementsFromPoint = (x) => (x > 20 ? [cover, piece] : [cover]);
    render(Explain, { words, openRule });
    await pointer(cover, "pointerdown", "touch", { clientX: 40 });
    await wait(600);
    expect(bubble()).toBe("Left: 3.");
    (cover as HTMLElement).focus(); // as browsers do it once the finger is lifted
    await wait(1);
    expect(bubble()).toBe("Left: 3.");
    await pointer(cover, "pointerover", "mouse");
    await wait(600);
    expect(bubble()).toContain("Widow");
    await pointer(cover, "pointermove", "mouse", { clientX: 40 });
    await wait(600);
    expect(bubble()).toBe("Left: 3.");
  });

  it("speaks of what the finger is on, though the browser took it for a touch of the button beside it", async () => {
    document.elementsFromPoint = () => [left];
    render(Explain, { words, openRule });
    await pointer(widow, "pointerdown", "touch");
    await wait(600);
    expect(bubble()).toBe("Left: 3.");
  });

  it("comes by a long press, which then picks nothing; a short one, or a drag, is none", async () => {
    render(Explain, { words, openRule });
    await pointer(widow, "pointerdown", "touch");
    await wait(200);
    await pointer(widow, "pointerup", "touch");
    await fireEvent.click(widow);
    await wait(600);
    expect([bubble(), picked.mock.calls.length]).toEqual([undefined, 1]);
    await pointer(widow, "pointerdown", "touch");
    await pointer(widow, "pointermove", "touch", { clientX: 40 });
    await wait(600);
    expect(bubble()).toBeUndefined();
    await pointer(widow, "pointerdown", "touch");
    await wait(600);
    await pointer(widow, "pointerup", "touch");
    await fireEvent.click(widow);
    expect([bubble()?.slice(0, 5), picked.mock.calls.length]).toEqual(["Widow", 1]);
    await pointer(document.body, "pointerdown", "touch");
    await wait(1);
    expect(bubble()).toBeUndefined();
  });

  it("comes by a plain touch only where nothing can be picked", async () => {
    const { rerender } = render(Explain, { words, openRule });
    await fireEvent.click(left, { detail: 1 });
    expect(bubble()).toBeUndefined();
    await rerender({ touch: true });
    const panel = document.body.appendChild(document.createElement("button"));
    panel.onclick = () => panel.remove(); // and the piece lies below it
    document.elementsFromPoint = () => [left];
    await fireEvent.click(panel, { detail: 1 });
    expect(bubble()).toBeUndefined();
    await fireEvent.click(left, { detail: 1 });
    expect(bubble()).toBe("Left: 3.");
  });

  it("does not come from below a sheet that the touch has closed", async () => {
    document.elementsFromPoint = () => [left];
    render(Explain, { words, openRule, touch: true });
    const sheet = document.body.appendChild(document.createElement("button"));
    sheet.onclick = () => sheet.remove();
    await fireEvent.click(sheet, { detail: 1 });
    await wait(1);
    expect(bubble()).toBeUndefined();
    await fireEvent.click(left, { detail: 1 });
    expect(bubble()).toBe("Left: 3.");
  });

  it("comes by keys to what has the focus, then to the next thing; Escape closes it and nothing else", async () => {
    const other = vi.fn();
    addEventListener("keydown", other);
    render(Explain, { words, openRule });
    widow.focus();
    await fireEvent.keyDown(widow, { key: "F1" });
    await wait(1);
    expect(bubble()?.slice(0, 5)).toBe("Widow");
    expect(document.activeElement?.textContent).toMatch(/GD-16/);
    await fireEvent.keyDown(document.activeElement!, { key: "e" });
    await wait(1);
    expect(bubble()).toBe("Left: 3.");
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(bubble()).toBeUndefined();
    expect(document.activeElement).toBe(widow);
    expect(other).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.querySelector("input")!, { key: "e" });
    expect(bubble()).toBeUndefined();
    removeEventListener("keydown", other);
  });

  it("describes what has the focus to those who hear the page", async () => {
    render(Explain, { words, openRule });
    widow.focus();
    await wait(1);
    expect(document.getElementById("explained")?.textContent).toMatch(/^Widow/);
    expect(widow.getAttribute("aria-describedby")).toBe("own explained");
    widow.blur();
    expect(widow.getAttribute("aria-describedby")).toBe("own");
  });
});
