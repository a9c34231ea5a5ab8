/** What has just happened at the seats, or been said: shown for as long as it takes to read, then the log has it. */

import type { Noted, Said } from "../../types";

/** What happened at one seat at once, in its order; or one line that was said. */
export interface Item {
  key: string;
  seat: number | null;
  notes: Noted["note"][];
  said: Said | null;
  at: number;
}

const SHOWN = 12_000; // milliseconds
const AT_ONCE = 1000;
const MOST = 3;

const saidAt = (seat: number): string => `said ${seat}`;

export class News {
  items: Item[] = $state.raw([]);

  /** The newest of a seat takes the place of what was told of it before. */
  addNote({ note }: Noted): void {
    const seat = "seat" in note ? note.seat : null;
    const key = `seat ${seat}`;
    const before = this.items.find((item) => item.key === key);
    const together = before && Date.now() - before.at < AT_ONCE ? before.notes : [];
    this.add({ key, seat, notes: [...together, note], said: null, at: Date.now() });
  }

  addSaid(said: Said): void {
    this.add({ key: saidAt(said.seat), seat: said.seat, notes: [], said, at: Date.now() });
  }

  /** Whoever has this seat is not read any more. */
  dropSaid(seat: number): void {
    this.drop(saidAt(seat));
  }

  drop(key: string): void {
    this.items = this.items.filter((item) => item.key !== key);
  }

  private add(item: Item): void {
    this.items = [...this.items.filter((one) => one.key !== item.key), item].slice(-MOST);
    setTimeout(() => (this.items = this.items.filter((one) => one !== item)), SHOWN);
  }
}
