/** Requests to the server we came from; where there is none, to the worker that stands for it. */

import type { Refused } from "../../types";
import { alone, home } from "../home/place";
import { unsigned } from "../words/unsigned";
import { settings } from "./settings.svelte";

/** What went wrong, in words for people. */
export class Told extends Error {}

/** The server said no. */
export class Refusal extends Told {
  constructor(
    readonly refused: Refused,
    readonly status: number,
  ) {
    super(unsigned(refused.text));
  }
}

function withLanguage(path: string): string {
  return path.includes("lang=") ? path : `${path}${path.includes("?") ? "&" : "?"}lang=${settings.language}`;
}

export async function answered(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await (alone ? home().ask : fetch)(withLanguage(path), init);
  } catch {
    if (!alone) void import("../home/leave").then(({ leave }) => leave()).catch(() => undefined);
    throw new Refusal({ type: "refused", rule: "page", message: "offline", facts: {}, text: "" }, 0);
  }
  if (answer.ok) return answer;
  const text = await answer.text();
  try {
    throw new Refusal(JSON.parse(text) as Refused, answer.status);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      { type: "refused", rule: "page", message: `http-${answer.status}`, facts: {}, text },
      answer.status,
    );
  }
}

export async function getJson<T>(path: string): Promise<T> {
  return (await (await answered(path)).json()) as T;
}

export async function getText(path: string): Promise<string> {
  return (await answered(path)).text();
}

export async function post<T>(path: string, body: unknown, method = "POST"): Promise<T> {
  const init = { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return (await (await answered(path, init)).json()) as T;
}
