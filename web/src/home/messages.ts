/** What the page and the worker in which its tables live say to each other. */

export interface Asked {
  ask: number;
  method: string;
  path: string;
  body: string;
  kind: string;
}

export type ToHome =
  | { begin: { python: string; bytes: number; scheme: string; host: string } }
  | Asked
  | { line: number; open: string }
  | { line: number; say: string }
  | { line: number; close: true };

export interface Answered {
  answer: number;
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

/**
 * What the page is told unasked. "failed": it did not come up; "broken": it was up, and stopped by an error; "full":
 * nothing more is kept; "elsewhere": another tab has taken over.
 */
export type HomeState = "up" | "failed" | "broken" | "full" | "room" | "unkept" | "elsewhere";

export type FromHome =
  | Answered
  | { line: number; told: string }
  | { line: number; closed: number }
  | { state: HomeState; why?: string }
  | { share: number }; // of what has to come has come

export type ToThinker = { begin: { python: string } } | { number: number; work: Uint8Array<ArrayBuffer> };
export type FromThinker = { number: number; result: Uint8Array<ArrayBuffer> } | { failed: string };
