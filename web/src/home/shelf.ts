/** Pages of the database in IndexedDB. Whoever opens the shelf takes it from whoever had it: one tab writes. */

const DATABASE = "sexton";
const PAGES = "pages";
const FACTS = "facts";
const TERM = "term"; // how often the shelf was opened

type Stores = { pages: IDBObjectStore; facts: IDBObjectStore };

export class Shelf {
  private term = 0;

  private constructor(private readonly db: IDBDatabase) {}

  static open(): Promise<Shelf> {
    return new Promise((done, failed) => {
      const asked = indexedDB.open(DATABASE, 1);
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore(PAGES);
        asked.result.createObjectStore(FACTS);
      };
      asked.onsuccess = () => done(new Shelf(asked.result));
      asked.onerror = () => failed(asked.error ?? new Error("no storage"));
    });
  }

  /** All pages by number. */
  async read(): Promise<Map<number, Uint8Array>> {
    const found = new Map<number, Uint8Array>();
    await this.within(({ pages, facts }) => {
      const before: IDBRequest<unknown> = facts.get(TERM);
      before.onsuccess = () => {
        this.term = Number(before.result ?? 0) + 1;
        facts.put(this.term, TERM);
      };
      const walk = pages.openCursor();
      walk.onsuccess = () => {
        const cursor = walk.result;
        if (!cursor) return;
        found.set(Number(cursor.key), cursor.value as Uint8Array);
        cursor.continue();
      };
    });
    return found;
  }

  /** Whole or not at all. False: another tab has opened the shelf since. */
  async write(numbers: number[], content: Uint8Array, count: number): Promise<boolean> {
    const size = content.length / numbers.length;
    let ours = true;
    await this.within(({ pages, facts }) => {
      const now: IDBRequest<unknown> = facts.get(TERM);
      now.onsuccess = () => {
        ours = now.result === this.term;
        if (!ours) return;
        numbers.forEach((number, at) => pages.put(content.slice(at * size, (at + 1) * size), number));
        pages.delete(IDBKeyRange.lowerBound(count));
      };
    });
    return ours;
  }

  private within(work: (stores: Stores) => void): Promise<void> {
    return new Promise((done, failed) => {
      const transaction = this.db.transaction([PAGES, FACTS], "readwrite", { durability: "strict" });
      transaction.oncomplete = () => done();
      transaction.onabort = () => failed(transaction.error ?? new Error("not kept"));
      work({ pages: transaction.objectStore(PAGES), facts: transaction.objectStore(FACTS) });
    });
  }
}
