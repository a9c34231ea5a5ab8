/** The second worker as the first one sees it: begun when it is first needed, and anew after it was ended. */

import type { FromThinker, ToThinker } from "./messages";

type Answered = (result: Uint8Array | null) => void;

export class Thinkers {
  private worker: Worker | null = null;
  private number = 0;
  private readonly waiting = new Map<number, Answered>();

  constructor(private readonly folder: string) {}

  /** Python begins it ahead, so that the first bot need not wait for it. */
  begin(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      if ("failed" in data) return this.end();
      this.waiting.get(data.number)?.(data.result);
      this.waiting.delete(data.number);
    };
    worker.onerror = () => this.end();
    worker.postMessage({ begin: { python: this.folder } } satisfies ToThinker);
    this.worker = worker;
    return worker;
  }

  ask(work: Uint8Array<ArrayBuffer>, answered: Answered): void {
    this.number += 1;
    this.waiting.set(this.number, answered);
    this.begin().postMessage({ number: this.number, work } satisfies ToThinker, [work.buffer]);
  }

  end(): void {
    this.worker?.terminate();
    this.worker = null;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const answered of waiting) answered(null);
  }
}
