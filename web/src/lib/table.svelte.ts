/** One table over its socket: what the server said last, kept, and mended when the line breaks. */

import type { About, Deal, FromClient, FromServer, Hinted, Noted, Now, Refused, Said } from "../types";
import { commitmentToSalt, keepSeen, saltFor, seenOf, type Seen } from "./fair";
import { hex } from "./sha256";
import { settings } from "./settings.svelte";

export type Line = "connecting" | "open" | "lost" | "refused";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const REFUSED_CODES = [4403, 1008];

export class TableLink {
  about: About | null = $state.raw(null);
  deal: Deal | null = $state.raw(null);
  now: Now | null = $state.raw(null);
  ready: number[] = $state.raw([]);
  chat: Said[] = $state.raw([]);
  notes: Noted[] = $state.raw([]);
  refused: Refused | null = $state.raw(null);
  hinted: Hinted | null = $state.raw(null);
  moved: number | null = $state(null);
  mine: string | null = $state(null); // our own sealed answer
  line: Line = $state("connecting");
  onNow: (now: Now, whole: boolean) => void = () => {};

  private socket: WebSocket | null = null;
  private heard = 0;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private seat: number | null | undefined = undefined;
  private seen: Seen;
  private sent = new Set<string>();
  private clockAt = 0;
  private answered: { ask: number; move: string } | null = null;

  constructor(readonly id: string) {
    this.seen = seenOf(id);
  }

  connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.sent.clear();
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.id}?lang=${settings.language}&heard=${this.heard}`);
    this.socket = socket;
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as FromServer);
    socket.onopen = () => {
      this.line = "open";
      this.wait = FIRST_WAIT;
    };
    socket.onclose = (event) => {
      if (socket !== this.socket || this.closed) return;
      if (REFUSED_CODES.includes(event.code)) {
        this.line = "refused";
        return;
      }
      this.line = "lost";
      this.timer = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 1.7);
    };
  }

  /** Try at once: the machine woke up, or somebody pressed the button. */
  hurry(): void {
    if (this.line !== "lost") return;
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    this.connect();
  }

  /** Anew from the beginning: after a name was given, a seat taken or the language changed. */
  again(): void {
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.heard = 0;
    this.chat = [];
    this.notes = [];
    this.seat = undefined;
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.refused = null;
    if (message.do === "answer") this.answered = message;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Seconds this seat has left now; null where there is no clock. */
  secondsLeft(seat: number, at: number): number | null {
    const clock = this.now?.clock;
    if (!clock) return null;
    const gone = clock.running.includes(seat) ? Math.max(0, (at - this.clockAt) / 1000) : 0;
    return Math.max(0, (clock.left[seat] ?? 0) - gone);
  }

  private receive(message: FromServer): void {
    if (message.type === "table") {
      this.about = message;
      void this.shuffle();
    } else if (message.type === "deal") {
      this.deal = message;
      void this.shuffle();
    } else if (message.type === "now") this.receiveNow(message);
    else if (message.type === "ready") this.ready = message.ready;
    else if (message.type === "presence") this.receivePresence(message.here, message.watchers);
    else if (message.type === "said") this.chat = [...this.chat.filter((said) => said.number !== message.number), message];
    else if (message.type === "noted") this.notes = [...this.notes.filter((noted) => noted.number !== message.number), message];
    else if (message.type === "refused") this.refused = message;
    else if (message.type === "accepted" && message.sealed && message.ask === this.answered?.ask) this.mine = this.answered.move;
    else if (message.type === "hinted") this.hinted = message;
    else if (message.type === "moved") this.moved = message.seat;
  }

  private receiveNow(now: Now): void {
    const whole = this.seat === undefined || now.seat !== this.seat || now.heard_from !== this.heard;
    this.seat = now.seat;
    this.heard = now.heard_from + now.heard.length;
    this.now = now;
    this.ready = now.ready;
    this.clockAt = Date.now();
    if (this.hinted && this.hinted.ask !== now.ask) this.hinted = null;
    this.mine = now.mine;
    this.onNow(now, whole);
  }

  private receivePresence(here: number[], watchers: number): void {
    if (!this.about) return;
    const chairs = this.about.chairs.map((chair, seat) => ({
      ...chair,
      here: chair.kind === "bot" || here.includes(seat),
    }));
    this.about = { ...this.about, chairs, watchers };
  }

  /** Our part of the fair shuffle, as far as it is due, for each seat that is ours. */
  private async shuffle(): Promise<void> {
    const { about, deal } = this;
    if (!about || !deal) return;
    this.keep(deal);
    if (about.status !== "waiting" && about.status !== "dealing") return;
    for (const seat of about.you) {
      const due = deal.phase === "commit" && !deal.committed.includes(seat);
      const opening = deal.phase === "open" && !deal.opened.includes(seat);
      const mark = `${deal.phase} ${seat} ${deal.commitment}`;
      if ((!due && !opening) || this.sent.has(mark)) continue;
      this.sent.add(mark);
      const salt = saltFor(this.seen, seat);
      const salted = due ? await commitmentToSalt(salt, this.id, seat) : "";
      if (about.you.length > 1) this.send({ do: "sit", seat });
      this.send(due ? { do: "commit", salted } : { do: "open", salt: hex(salt) });
    }
  }

  /** What was committed to is kept, to be compared with the record afterwards. */
  private keep(deal: Deal): void {
    if (deal.phase === "commit") return;
    if (this.seen.commitment === deal.commitment && Object.keys(this.seen.salted).length) return;
    this.seen.commitment = deal.commitment;
    this.seen.salted = { ...deal.salted };
    if (this.about?.you.length) keepSeen(this.seen);
  }
}
