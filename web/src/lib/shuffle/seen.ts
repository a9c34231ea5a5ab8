/** What this browser keeps of the shuffles it takes part in, for each of its seats: shared by its tabs, and outliving them. */

import type { BySeat } from "./fair";
import type { Kept } from "./guard";
import { hex } from "./sha256";

interface Entry {
  at: number; // when it was written: the oldest go first
  seats: Record<string, Kept>;
}

/** As earlier versions of the page kept it. */
interface Former {
  commitment: string;
  salted: BySeat;
  salts: BySeat;
}

const KEY = "sexton.seen.";
const TABLES = 40;

export function freshSalt(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** By seat, as stored. */
export function seenAt(table: string): Record<string, Kept> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY + table) ?? "{}") as Partial<Entry & Former>;
    return found.seats ?? ofFormer(found);
  } catch {
    return {};
  }
}

/** Where no list was closed there is nothing to go on with. */
function ofFormer({ commitment, salted, salts }: Partial<Former>): Record<string, Kept> {
  if (!commitment || !salted || !salts) return {};
  const rest = { attempt: 1, terms: null, retaken: false, alarm: "" as const, shown: [] };
  const kept = (salt: string): Kept => ({ commitment, salts: [salt], salted, opened: salt, ...rest });
  return Object.fromEntries(Object.entries(salts).map(([seat, salt]) => [seat, kept(salt)]));
}

function store(table: string, seats: Record<string, Kept>): void {
  try {
    localStorage.setItem(KEY + table, JSON.stringify({ at: Date.now(), seats } satisfies Entry));
    const others = Object.keys(localStorage).filter((name) => name.startsWith(KEY) && name !== KEY + table);
    const age = (name: string): number => (JSON.parse(localStorage.getItem(name) ?? "{}") as Partial<Entry>).at ?? 0;
    if (others.length < TABLES) return;
    others.sort((a, b) => age(b) - age(a));
    for (const name of others.slice(TABLES - 1)) localStorage.removeItem(name);
  } catch {
    // a browser that keeps nothing still plays, as long as the page is not loaded again
  }
}

/** What is known of one seat, as a file for `sexton verify --seen`. */
export function seenFile(table: string, seat: number): string {
  const kept = seenAt(table)[seat]!;
  const { attempt, commitment, terms, salted, alarm, shown } = kept;
  const salt = kept.opened || kept.salts.at(-1)!;
  return `${JSON.stringify({ table, commitment, salted, seat, salt, attempt, terms, alarm: alarm || null, shown })}\n`;
}

/** What one page knows of its table: read anew at each step, since another tab may be ahead. */
export class Memory {
  private mine: Record<string, Kept> = {};

  constructor(readonly table: string) {}

  read(seat: number): Kept | null {
    return merged(seenAt(this.table)[seat] ?? null, this.mine[seat] ?? null);
  }

  write(seat: number, kept: Kept): void {
    this.mine[seat] = kept;
    store(this.table, { ...seenAt(this.table), [seat]: kept });
  }

  /** A seat is about to be ours; null: we do not know yet which. Whoever had it since may have dealt without us. */
  retake(seat: number | null): void {
    for (const one of seat === null ? Object.keys(seenAt(this.table)).map(Number) : [seat]) {
      const kept = this.read(one);
      if (kept && !kept.opened && !kept.alarm) this.write(one, { ...kept, retaken: true });
    }
  }
}

/** Two tabs may have made a salt each and written over one another: neither is forgotten. */
function merged(stored: Kept | null, mine: Kept | null): Kept | null {
  if (!stored || !mine) return stored ?? mine;
  if (stored.commitment !== mine.commitment) return mine.opened || stored.attempt < mine.attempt ? mine : stored;
  const ahead = stored.opened || !mine.opened ? stored : mine;
  return { ...ahead, salts: [...new Set([...stored.salts, ...mine.salts])], alarm: stored.alarm || mine.alarm };
}
