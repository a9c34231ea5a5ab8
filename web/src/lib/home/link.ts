/** The way to the worker in which tables live without a server: requests as to one, and lines as sockets are. */

import type { Answered, FromHome, HomeState, ToHome } from "../../home/messages";
import { folder } from "./place";

const waiting = new Map<number, (answer: Answered) => void>();
const lines = new Map<number, HomeLine>();
const followers = new Set<(state: HomeState, why: string) => void>();
const comers = new Set<(share: number) => void>();
const states: [state: HomeState, why: string][] = []; // for whoever follows later
let worker: Worker | null = null;
let number = 0;
let share: number | null = null;

const facts = (): HTMLMetaElement | null => document.querySelector<HTMLMetaElement>('meta[name="sexton-python"]');

/** Where the Python of this page lies; empty where it was not built with any. */
export const pythonFolder = (): string => {
  const named = facts()?.content ?? "";
  return named && new URL(named, new URL(folder, location.href)).href;
};

/** How many bytes of it are packed, where the page says so. */
const packedBytes = (): number => Number(facts()?.dataset.bytes) || 0;

export function follow(hear: (state: HomeState, why: string) => void): void {
  for (const one of states) hear(...one);
  followers.add(hear);
}

/** How much has come of what is packed. */
export function followComing(hear: (share: number) => void): void {
  if (share !== null) hear(share);
  comers.add(hear);
}

/** Begun with the page: it takes seconds, and nobody waits for it who need not. */
export function begin(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL("../../home/worker.ts", import.meta.url), { type: "module" });
  started.onmessage = ({ data }: MessageEvent<FromHome>) => hear(data);
  started.onerror = (event) => hear({ state: isUp() ? "broken" : "failed", why: event.message });
  const [scheme, host] = [location.protocol.slice(0, -1), location.host];
  started.postMessage({ begin: { python: pythonFolder(), bytes: packedBytes(), scheme, host } } satisfies ToHome);
  worker = started;
  return started;
}

const isUp = (): boolean => states.some(([state]) => state === "up");

/** A page that was left may be kept to go back to: without its worker, which has a lot of memory, and which goes stale. */
addEventListener("pagehide", () => worker?.terminate());
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});

const say = (message: ToHome): void => begin().postMessage(message);

function hear(message: FromHome): void {
  if ("answer" in message) {
    waiting.get(message.answer)?.(message);
    waiting.delete(message.answer);
  } else if ("line" in message) {
    const line = lines.get(message.line);
    if (!line) return;
    if ("told" in message) line.hear(message.told);
    else if ("closed" in message) line.closed(message.closed);
  } else if ("share" in message) {
    share = message.share;
    for (const follower of comers) follower(share);
  } else {
    states.push([message.state, message.why ?? ""]);
    for (const follower of followers) follower(message.state, message.why ?? "");
    if (message.state === "failed" || message.state === "broken")
      for (const line of [...lines.values()]) line.closed(1006);
  }
}

/** As `fetch` asks a server. */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  number += 1;
  const headers = new Headers(init.headers);
  const body = typeof init.body === "string" ? init.body : "";
  const message = { ask: number, method: init.method ?? "GET", path, body, kind: headers.get("content-type") ?? "" };
  return new Promise((done) => {
    waiting.set(message.ask, ({ status, headers: told, body: content }) => {
      done(new Response(status === 204 || status === 304 ? null : content, { status, headers: told }));
    });
    say(message);
  });
}

/** As much of a WebSocket as a line needs. */
export class HomeLine {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private readonly number: number;

  constructor(address: string) {
    number += 1;
    this.number = number;
    lines.set(this.number, this);
    const { pathname, search } = new URL(address);
    say({ line: this.number, open: pathname + search });
  }

  hear(text: string): void {
    if (this.readyState === WebSocket.CONNECTING) {
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
    }
    this.onmessage?.({ data: text });
  }

  closed(code: number): void {
    lines.delete(this.number);
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  send(text: string): void {
    say({ line: this.number, say: text });
  }

  close(): void {
    lines.delete(this.number);
    this.readyState = WebSocket.CLOSED;
    say({ line: this.number, close: true });
  }
}
