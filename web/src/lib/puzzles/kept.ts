/** What this device remembers of puzzles: kept in this browser and sent to nobody. */

const KEY = "sexton.puzzles";
const DAY = 86_400_000; // milliseconds
const GIVEN_UP = 0;

export type State = "new" | "solved" | "given-up";

interface Kept {
  wrong: Record<string, number>; // by puzzle, how many answers were wrong so far
  ended: Record<string, number>; // by puzzle, at which try it was solved the first time; none: its answer was looked up
  days: Record<string, number>; // by day, the same of its puzzle
}

function read(): Kept {
  const empty = { wrong: {}, ended: {}, days: {} };
  try {
    return { ...empty, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return empty; // no storage, or none of ours
  }
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing: puzzles can be solved all the same
  }
}

const nameOf = (game: string, number: number): string => `${game}/${number}`;

export function stateOf(game: string, number: number): State {
  const tries = read().ended[nameOf(game, number)];
  return tries === undefined ? "new" : tries === GIVEN_UP ? "given-up" : "solved";
}

/** How many answers were wrong before it was solved or given up. */
export function wrongAt(game: string, number: number): number {
  return read().wrong[nameOf(game, number)] ?? 0;
}

export function noteWrong(game: string, number: number): void {
  const kept = read();
  const name = nameOf(game, number);
  if (kept.ended[name] === undefined) kept.wrong[name] = (kept.wrong[name] ?? 0) + 1;
  keep(kept);
}

/** Solved, or its answer looked up: what was first stays. `day`: it is the puzzle of that day. */
export function noteEnd(game: string, number: number, right: boolean, day: string | null): void {
  const kept = read();
  const name = nameOf(game, number);
  kept.ended[name] ??= right ? (kept.wrong[name] ?? 0) + 1 : GIVEN_UP;
  if (day !== null) kept.days[day] ??= kept.ended[name];
  keep(kept);
}

/** Days in a row on which the puzzle of the day was solved, up to this one, or up to the day before it. */
export function streakOn(day: string): number {
  const { days } = read();
  const solved = (at: number): boolean => (days[new Date(at).toISOString().slice(0, 10)] ?? GIVEN_UP) !== GIVEN_UP;
  const today = Date.parse(`${day}T00:00:00Z`);
  let count = solved(today) ? 1 : 0;
  for (let at = today - DAY; solved(at); at -= DAY) count++;
  return count;
}

/** How it went, as signs that tell nothing of the puzzle. */
export function signsOf(wrong: number, state: State): string {
  return "✗".repeat(Math.min(wrong, 12)) + (state === "solved" ? "✓" : state === "given-up" ? "…" : "");
}
