/** The line to a table: opened, listened to, and opened again when it breaks, also when it dies without a word. */

import type { HomeLine } from "../home/link";
import { alone, home } from "../home/place";

export type LineState = "connecting" | "open" | "lost" | "refused";

const QUIET = 3000; // milliseconds of silence after which we ask whether anybody is there
const NO_ANSWER = 1800; // … and after which, without an answer, we say that the line is lost
const GIVEN_UP = 5000; // … and then open another one: until then it may still come back
const OPENING = 6000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
const REFUSED_CODES = [4403, 1008];
const PING = JSON.stringify({ do: "ping" });

export class Line {
  state: LineState = $state("connecting");
  private socket: WebSocket | HomeLine | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wait = FIRST_WAIT;

  constructor(
    private readonly address: () => string,
    private readonly hear: (text: string) => void,
  ) {}

  /** Unless it is open already, or being opened. */
  open(): void {
    if (this.socket) return;
    const socket = alone ? new (home().HomeLine)(this.address()) : new WebSocket(this.address());
    this.socket = socket;
    if (!alone) this.after(OPENING, () => this.lose());
    const ours = (): boolean => socket === this.socket;
    socket.onmessage = (event: { data: unknown }) => {
      if (!ours()) return;
      this.alive();
      this.hear(String(event.data));
    };
    socket.onopen = () => {
      if (!ours()) return;
      this.wait = FIRST_WAIT;
      this.alive();
      this.send(PING); // its answer comes after all that the table tells at first
    };
    socket.onclose = (event: { code: number }) => {
      if (!ours()) return;
      if (!REFUSED_CODES.includes(event.code)) return this.lose();
      this.close();
      this.state = "refused";
    };
  }

  close(): void {
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
  }

  send(text: string): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(text);
    return true;
  }

  /** The machine woke up, or somebody pressed the button: try at once, and do not trust a line that seems open. */
  hurry(): void {
    if (this.state === "open") return this.ask();
    if (this.state !== "lost") return;
    this.wait = FIRST_WAIT;
    this.close();
    this.open();
  }

  private after(ms: number, what: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(what, ms);
  }

  private alive(): void {
    this.state = "open";
    this.after(QUIET, () => this.ask());
  }

  /** A page that nobody sees asks nothing: its browser may put it to sleep. A worker is there, and says when it is not. */
  private ask(): void {
    if (alone) return;
    if (document.hidden) return this.after(QUIET, () => this.ask());
    this.send(PING);
    this.after(NO_ANSWER, () => {
      this.state = "lost";
      this.after(GIVEN_UP, () => this.lose());
    });
  }

  private lose(): void {
    this.close();
    this.state = "lost";
    this.after(this.wait, () => this.open());
    this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
  }
}
