import { render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { TableLink } from "../../lib/table/table.svelte";
import { Words } from "../../lib/words/fluent";
import type { OverShown, TallyShown } from "../../types";
import Result from "./Result.svelte";

const words = new Words("en", "list-end = { $rest } and { $last }\n");

function ended(scores: number[], turn: TallyShown["turn"], ranking = [[0], [1]]): HTMLElement {
  const answer = JSON.stringify({ tables: [], turn } satisfies TallyShown);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(answer)));
  const about = { id: "abc", game: "graverobbers", title: "", you: [], rematch: "", rematch_by: [], rated: "off" };
  const over = { kind: "over", scores, ranking, reason: "" } as unknown as OverShown;
  const link = { about, now: { seat: 0 } } as unknown as TableLink;
  const names = ["Ada", "Bruno"];
  return render(Result, { link, over, names, words, rematch: vi.fn(), close: vi.fn() }).container;
}

describe("the end", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("says that a tie was broken, and keeps no place for what nothing decided", async () => {
    const shown = ended([9, 9], null);
    expect(screen.getByText("Level on points: the tie-break decides.")).toBeTruthy();
    await waitFor(() => expect(shown.querySelector(".turn")).toBeNull());
  });

  it("calls the reader you where several win", () => {
    ended([9, 9], null, [[0, 1]]);
    expect(screen.getByRole("heading").textContent).toBe("You and Bruno win together!");
  });

  it("says how far ahead the winner is, and what decided it", async () => {
    const shown = ended([9, 8], { seq: 7, heading: "Round 2", gains: [4, 0] });
    expect(screen.getByText("By one point.")).toBeTruthy();
    await waitFor(() => expect(shown.querySelector(".turn")?.textContent).toContain("Round 2. You +4"));
  });
});
