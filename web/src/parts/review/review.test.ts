import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import generic from "../../boards/generic";
import type { Choice } from "../../lib/table/choice.svelte";
import { Words } from "../../lib/words/fluent";
import Review from "../../pages/Review.svelte";
import type { AskedShown, DecisionShown, ReviewShown } from "../../types";
import AtDecision from "./AtDecision.svelte";
import Curve from "./Curve.svelte";

const words = new Words("en", "field-card = card\ncard-1 = one\ncard-2 = two\ncard-3 = three\n");
const board = { ...generic, box: {}, seats: [2], bySeat: [] };
const tried = (move: string, share: number) => ({ move, said: move, share, error: 1, sure: true });

function decision(line: number, verdict: DecisionShown["verdict"], played = "lay 2"): DecisionShown {
  const bad = verdict === "mistake" || verdict === "slip";
  const others = [tried("lay 1", 60), tried("lay 2", bad ? 40 : 59.5)];
  const said = { judged: `judged ${line}`, advice: bad ? `advice ${line}` : "" };
  return {
    line,
    question: `question ${line}`,
    played,
    said: `said ${line}`,
    verdict,
    cost: 20,
    tried: others,
    ...said,
  };
}

const review: ReviewShown = {
  state: "done",
  seat: 1,
  done: 40,
  of: 40,
  chances: [
    { line: 0, shares: [50, 50] },
    { line: 10, shares: [75, 25] },
    { line: 40, shares: [0, 100] },
  ],
  decisions: [decision(5, "best"), decision(9, "slip"), decision(20, "mistake"), decision(30, "only")],
  costliest: [20, 9],
  summary: ["Bea won.", "One mistake."],
  account: [
    { label: "fair share", figure: "50" },
    { label: "own choices", figure: "−20" },
  ],
};
const chair = (name: string) => ({ kind: "person", name, bot: "" });
const table = { id: "abc", title: "Gravediggers", chairs: [chair("Ada"), chair("Bea")], you: [1] };
const asked = (line: number): AskedShown => ({
  line,
  rule: "GD-10",
  step: "place",
  view: {},
  aids: {},
  choices: {
    pattern: "lay {card}",
    targets: [{ card: "1" }, { card: "2" }, { card: "3" }],
    span: null,
    others: [],
    cells: [],
  },
});

let requests: [method: string, path: string, body: string][] = [];
let found: ReviewShown[] = []; // one after the other; the last one from then on
let refused = "";

function answer(path: string, init: RequestInit = {}): Response {
  const method = init.method ?? "GET";
  requests.push([method, path.replace(/[?&]lang=\w+$/, ""), String(init.body ?? "")]);
  if (method === "POST" && refused)
    return Response.json(
      { type: "refused", message: refused, text: refused, rule: "server", facts: {} },
      { status: 409 },
    );
  if (path.includes("/asked?")) return Response.json(asked(Number(/at=(\d+)/.exec(path)![1])));
  if (/\/reviews\/\d+\?/.test(path)) return Response.json(found.length > 1 ? found.shift() : found[0]);
  return Response.json(method === "POST" ? {} : table);
}

beforeEach(() => {
  [requests, found, refused] = [[], [review], ""];
  location.hash = "";
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => answer(path, init));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const hrefs = (within_: HTMLElement): (string | null)[] =>
  within(within_)
    .queryAllByRole("link")
    .map((one) => one.getAttribute("href"));

it("shows the review of one's own seat: summary, what cost most first, and where the result came from", async () => {
  render(Review, { id: "abc" });
  await screen.findByText("Bea won.");
  expect(screen.getByText("One mistake.")).toBeTruthy();
  expect(requests.slice(0, 3)).toEqual([
    ["GET", "/api/tables/abc", ""],
    ["POST", "/api/tables/abc/reviews", '{"seat":1}'],
    ["GET", "/api/tables/abc/reviews/1?names=Ada&names=Bea", ""],
  ]);
  const cards = screen.getAllByRole("listitem").filter((one) => one.classList.contains("panel"));
  expect(cards.map((one) => within(one).getByText(/^question/).textContent)).toEqual(["question 20", "question 9"]);
  expect(within(cards[0]!).getByText("advice 20")).toBeTruthy();
  expect(hrefs(cards[0]!)).toEqual(Array(2).fill("/replay/abc#20&as=1&review"));
  const rows = screen.getAllByRole("row").map((one) => one.textContent.trim());
  expect(rows).toEqual(["fair share50", "own choices−20"]);
  expect(screen.queryByRole("progressbar")).toBeNull();
});

it("lists what was worth a word, and every decision where that is wanted", async () => {
  render(Review, { id: "abc" });
  const every = await screen.findByRole("checkbox", { name: "Show every decision" });
  const listed = () =>
    [...document.querySelectorAll(".decisions li a")].map((one) => one.textContent.trim().replace(/\s+/g, " "));
  expect(listed()).toEqual(["Step 9: said 9", "Step 20: said 20"]);
  await fireEvent.click(every);
  expect(listed()).toHaveLength(4);
});

it("tells how far it is, and looks again until it is whole", async () => {
  vi.useFakeTimers();
  const begun = { done: 8, decisions: [decision(5, "best")], costliest: [], account: [], summary: [] };
  found = [{ ...review, state: "making", ...begun }, review];
  render(Review, { id: "abc" });
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.getByRole("progressbar").getAttribute("value")).toBe("8");
  expect(screen.getByText(/step 8 of 40/)).toBeTruthy();
  expect(screen.queryByText(/worth a word/)).toBeNull(); // what comes may be
  await vi.advanceTimersByTimeAsync(1100);
  expect(screen.getByText("Bea won.")).toBeTruthy();
  const looks = requests.length;
  await vi.advanceTimersByTimeAsync(5000);
  expect(requests).toHaveLength(looks);
});

it("asks for another seat, and for none of the first any more", async () => {
  render(Review, { id: "abc" });
  await screen.findByText("Bea won.");
  await fireEvent.change(screen.getByRole("combobox"), { target: { value: "0" } });
  await vi.waitFor(() => expect(requests.at(-1)![1]).toBe("/api/tables/abc/reviews/0?names=Ada&names=Bea"));
  expect(location.hash).toBe("#1&as=0");
});

it("says why there is no review", async () => {
  refused = "The game has no ending.";
  render(Review, { id: "abc" });
  expect((await screen.findByRole("alert")).textContent).toBe("The game has no ending.");
  refused = "";
  found = [{ ...review, state: "none" }];
  render(Review, { id: "abc" });
  await screen.findByText("The review stopped. Reload the page to ask for it again.");
  expect(screen.queryByText("Bea won.")).toBeNull();
});

it("draws everybody's chances, and a mistake at what was so before it", async () => {
  const open = vi.fn();
  const { container } = render(Curve, {
    chances: review.chances,
    decisions: review.decisions,
    names: ["Ada", "Bea"],
    seat: 1,
    of: 40,
    open,
  });
  const [ada, bea] = [...container.querySelectorAll("polyline")].map((one) =>
    one
      .getAttribute("points")!
      .split(" ")
      .map((point) => point.split(",").map(Number)),
  );
  const [top, bottom] = [8, 8 + 160];
  expect(ada!.map(([, y]) => y)).toEqual([88, 48, bottom]);
  expect(bea!.map(([, y]) => y)).toEqual([88, 128, top]);
  const [first, , last] = ada!.map(([x]) => x!);
  expect(first).toBe(46);
  expect(ada![1]![0]).toBeCloseTo(first! + (last! - first!) / 4, 0);
  const marks = container.querySelectorAll("path.mistake");
  expect(marks).toHaveLength(1);
  const [x, y] = /^M([\d.]+) ([\d.]+)/.exec(marks[0]!.getAttribute("d")!)!.slice(1).map(Number);
  expect(x).toBeCloseTo((first! + last!) / 2, 0);
  expect(y! + 7).toBe(128); // a quarter, as it stood at step 10
  const slider = screen.getByRole("slider");
  expect(slider.getAttribute("aria-valuetext")).toBe("Step 0: Ada 50 %, Bea 50 %");
  await fireEvent.input(slider, { target: { value: "1" } });
  expect(slider.getAttribute("aria-valuetext")).toBe("Step 10: Ada 75 %, Bea 25 %");
  await fireEvent.click(screen.getByRole("button", { name: "See this step" }));
  expect(open).toHaveBeenCalledWith(10);
});

async function atDecision(line: number) {
  const [show, open, close] = [vi.fn<(asked: AskedShown, choosing: Choice) => void>(), vi.fn(), vi.fn()];
  render(AtDecision, { id: "abc", seat: 1, line, names: ["Ada", "Bea"], words, board, show, open, close });
  await screen.findByText(`question ${line}`);
  await vi.waitFor(() => expect(show).toHaveBeenCalled());
  await tick();
  return { choosing: show.mock.calls[0]![1], open, close };
}

it("shows the better move on the board, and what was played when that is wanted", async () => {
  const { choosing, open, close } = await atDecision(20);
  expect(requests.map(([, path]) => path)).toContain("/api/tables/abc/asked?as=1&at=20");
  expect(choosing.staged).toBe("lay 1");
  expect(screen.getByText("advice 20")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Show what was played" }));
  expect(choosing.staged).toBe("lay 2");
  await fireEvent.click(screen.getByRole("button", { name: "Show what is better" }));
  expect(choosing.staged).toBe("lay 1");
  await fireEvent.click(screen.getByRole("button", { name: "Decision before" }));
  await fireEvent.click(screen.getByRole("button", { name: "Next decision" }));
  expect(open.mock.calls).toEqual([[9], [30]]);
  await fireEvent.click(screen.getByRole("button", { name: "Back to the replay" }));
  expect(close).toHaveBeenCalledOnce();
});

it("has nothing to show before the first decision, and nothing to try where there was no choice", async () => {
  const { choosing } = await atDecision(5);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Decision before" }).disabled).toBe(true);
  expect(choosing.staged).toBe("lay 2");
  expect(screen.queryByRole("button", { name: "Show what is better" })).toBeNull();
  document.body.replaceChildren();
  await atDecision(30);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Next decision" }).disabled).toBe(true);
});

it("hides the answer while another one is tried, and judges it at once", async () => {
  const { choosing } = await atDecision(20);
  await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(choosing.staged).toBeNull();
  expect(screen.queryByText("advice 20")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "List of answers" }));
  await fireEvent.click(screen.getByRole("button", { name: "two" }));
  await screen.findByText("That is what was played. It wins 40 times in 100, and the best 60.");
  await fireEvent.click(screen.getByRole("button", { name: "Take it back" }));
  await fireEvent.click(screen.getByRole("button", { name: "three" }));
  await screen.findByText("The review did not try this: at first sight other moves were better.");
  await fireEvent.click(screen.getByRole("button", { name: "Show the answer" }));
  await vi.waitFor(() => expect(choosing.staged).toBe("lay 1"));
});

it("plays on from the decision that is looked at, and says why it cannot", async () => {
  HTMLDialogElement.prototype.showModal ??= () => undefined; // these elements know no dialogs
  const hidden = true;
  await atDecision(20);
  await fireEvent.click(screen.getByRole("button", { name: "Play on from here" }));
  refused = "Too many tables.";
  await fireEvent.click(screen.getByRole("button", { name: "Play", hidden }));
  expect((await screen.findByRole("alert", { hidden })).textContent).toBe("Too many tables.");
  const [method, path, body] = requests.at(-1)!;
  expect([method, path]).toEqual(["POST", "/api/tables/abc/play-on"]);
  expect(JSON.parse(body)).toMatchObject({ seat: 1, at: 20, cards: "known", others: "bots", bots: "normal" });
});

it("draws one point where there is no room for more: the mean of what was there", () => {
  const lines = Array.from({ length: 401 }, (_, line) => line);
  const chances = lines.map((line) => ({ line, shares: line === 400 ? [100, 0] : line % 2 ? [40, 60] : [20, 80] }));
  const given = { decisions: [], names: ["Ada", "Bea"], seat: 0, of: 400, open: vi.fn() };
  const { container } = render(Curve, { chances, ...given });
  const points = container.querySelector("polyline")!.getAttribute("points")!.split(" ");
  expect(points.length).toBeLessThan(100);
  const shares = points.map((point) => 100 - ((Number(point.split(",")[1]) - 8) / 160) * 100);
  expect(shares.at(0)).toBeCloseTo(20, 0); // as it began
  expect(shares.at(-1)).toBeCloseTo(100, 0); // and as it ended
  for (const share of shares.slice(1, -1)) expect(Math.abs(share - 30)).toBeLessThan(5);
});
