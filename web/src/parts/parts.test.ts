import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import generic from "../boards/generic";
import { Choosing } from "../lib/table/choosing.svelte";
import { Words } from "../lib/words/fluent";
import type { Now } from "../types";
import Decision from "./table/Decision.svelte";
import Numbers from "./base/Numbers.svelte";

const words = new Words(
  "en",
  "ask-place = Lay a card\nask-fists = How many?\nfield-card = card\ncard-5 = five\ncard-X = ex\npick-cemetery = cemetery { $value }\nlist-end = { $rest } and { $last }\n",
);

function decision(choosing: Choosing, more: Record<string, unknown> = {}) {
  const submit = vi.fn();
  const now = { step: choosing.choices?.span ? "fists" : "place", rule: "GD-10", take_back: false } as Now;
  render(Decision, {
    now,
    choosing,
    words,
    board: generic,
    view: {},
    names: ["Ada", "Bruno"],
    waitingFor: ["Bruno"],
    sealed: null,
    sending: false,
    hints: false,
    lost: false,
    submit,
    change: vi.fn(),
    takeBack: vi.fn(),
    hint: vi.fn(),
    openRule: vi.fn(),
    ...more,
  });
  return submit;
}

function placing(): Choosing {
  const choosing = new Choosing();
  const targets = ["5", "X"].flatMap((card) => ["1", "2"].map((cemetery) => ({ card, cemetery })));
  choosing.offer(1, { pattern: "place {card} at {cemetery}", targets, span: null, others: [], cells: [] });
  return choosing;
}

describe("the decision", () => {
  it("lists the answers field by field and confirms the staged one", async () => {
    const choosing = placing();
    const submit = decision(choosing);
    const confirm = screen.getByRole<HTMLButtonElement>("button", { name: "Confirm" });
    expect(confirm.disabled).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: /five/ }));
    await fireEvent.click(screen.getByRole("button", { name: /cemetery 2/ }));
    expect(choosing.staged).toBe("place 5 at 2");
    expect(confirm.disabled).toBe(false);
    await fireEvent.click(confirm);
    expect(submit).toHaveBeenCalledOnce();
  });

  it("undoes one pick", async () => {
    const choosing = placing();
    decision(choosing);
    await fireEvent.click(screen.getByRole("button", { name: /ex/ }));
    await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(choosing.started).toBe(false);
  });

  it("keeps the staged answer but does not send it while the line is lost", () => {
    const choosing = placing();
    choosing.pick({ card: "5" });
    choosing.pick({ cemetery: "1" });
    decision(choosing, { lost: true });
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Confirm" }).disabled).toBe(true);
    expect(choosing.staged).toBe("place 5 at 1");
  });

  it("says for whom the table waits", () => {
    decision(new Choosing());
    expect(screen.getByText("Waiting for Bruno …")).toBeTruthy();
  });
});

describe("a number", () => {
  it("is one number by slider, steps, keys and typing", async () => {
    const choosing = new Choosing();
    choosing.offer(1, { pattern: "fist {coins}", targets: [], span: [0, 9], others: [], cells: [] });
    const submit = vi.fn();
    render(Numbers, { choosing, label: "How many?", submit });
    const slider = screen.getByRole("slider");
    await fireEvent.input(slider, { target: { value: "4" } });
    expect(choosing.number).toBe(4);
    await fireEvent.click(screen.getByRole("button", { name: "One more" }));
    await fireEvent.keyDown(slider, { key: "PageUp" });
    expect(choosing.number).toBe(9);
    await fireEvent.input(screen.getByRole("spinbutton"), { target: { value: "3" } });
    await fireEvent.keyDown(slider, { key: "Enter" });
    expect(choosing.staged).toBe("fist 3");
    expect(submit).toHaveBeenCalledOnce();
  });
});
