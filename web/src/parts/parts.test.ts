import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { describe, expect, it, vi } from "vitest";
import generic from "../boards/generic";
import { set, settings } from "../lib/page/settings.svelte";
import { Choice } from "../lib/table/choice.svelte";
import { Words } from "../lib/words/fluent";
import type { Now } from "../types";
import Advice from "./question/Advice.svelte";
import ConfirmTip from "./question/ConfirmTip.svelte";
import Decision from "./question/Decision.svelte";
import Numbers from "./base/Numbers.svelte";

const words = new Words(
  "en",
  "ask-place = Lay a card\nask-fists = How many?\nfield-card = card\ncard-5 = five\ncard-X = ex\npick-cemetery = cemetery { $value }\nlist-end = { $rest } and { $last }\n",
);

function decision(choosing: Choice, more: Record<string, unknown> = {}) {
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
    lost: false,
    submit,
    change: vi.fn(),
    takeBack: vi.fn(),
    openRule: vi.fn(),
    ...more,
  });
  return submit;
}

function placing(): Choice {
  const choosing = new Choice();
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

  it("names one of a few answers on the button that sends it", async () => {
    const choosing = new Choice();
    const targets = ["5", "X"].map((card) => ({ card }));
    choosing.offer(1, { pattern: "lay {card}", targets, span: null, others: [], cells: [] });
    const submit = decision(choosing, { board: { ...generic, listsChoices: false } });
    await fireEvent.click(screen.getByRole("button", { name: "five" }));
    expect(submit).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Confirm: five" }));
    expect(submit).toHaveBeenCalledOnce();
  });

  it("tells once, after some answers, that they need not be confirmed", async () => {
    render(ConfirmTip);
    expect(screen.queryByRole("status")).toBeNull();
    set("confirmed", 10);
    await tick();
    await fireEvent.click(screen.getByRole("button", { name: "Answer at once" }));
    expect(settings.confirm).toBe("off");
    expect(screen.queryByRole("status")).toBeNull();
    set("confirm", "on");
    await tick();
    expect(screen.queryByRole("status")).toBeNull();
    set("confirmed", 0);
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
    decision(new Choice());
    expect(screen.getByText("Waiting for Bruno …")).toBeTruthy();
  });
});

describe("what a bot thinks", () => {
  it("says how sure it is and why, and any of its answers can be taken", async () => {
    const choosing = placing();
    const one = { share: 41, error: 4, message: "why", facts: {}, text: "it brings more" };
    const advice = [
      { ...one, move: "place 5 at 2" },
      { ...one, move: "place X at 1", share: 39, text: "" },
    ];
    const { rerender } = render(Advice, { advice: null, choosing, words, names: [], close: vi.fn() });
    expect(screen.getByText("A bot is thinking …")).toBeTruthy();
    await rerender({ advice });
    expect(screen.getByText("wins about 41 % (± 4): it brings more.")).toBeTruthy();
    expect(screen.getByText(/about as good/)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "ex → cemetery 1" }));
    expect(choosing.staged).toBe("place X at 1");
  });
});

describe("a number", () => {
  it("is one number by slider, steps, keys and typing", async () => {
    const choosing = new Choice();
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
