/** What takes long to draw is drawn in turns: each is a task of its own, and the page can answer between two. */

/** The next task: what was done until here is drawn first. */
export const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Calls `next` with 1, 2, … up to `most`; the answer ends it. */
export function inTurns(most: number, next: (turn: number) => void): () => void {
  let [turn, timer] = [0, setTimeout(take)];
  function take(): void {
    next(++turn);
    if (turn < most) timer = setTimeout(take);
  }
  return () => clearTimeout(timer);
}
