/** One table over its socket: what the server said last, kept, and mended when the line breaks. */

import type { About, Deal, FromClient, FromServer, Hinted, Noted, Now, Refused, Said } from "../../types";
import { fingerprint } from "../shuffle/fair";
import { type Alarm, allFit, step, type Told } from "../shuffle/guard";
import { freshSalt, Memory } from "../shuffle/seen";
import { settings } from "../page/settings.svelte";

export type Line = "connecting" | "open" | "lost" | "refused";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const REFUSED_CODES = [4403, 1008];
const SECOND_LOOK = 400; // milliseconds until what another tab has written can be read in this one

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
  alarm: { id: Alarm; seat: number } | null = $state.raw(null); // what the table did that no honest one does
  calledOff: boolean = $state(false);
  fingerprint: string = $state("");
  line: Line = $state("connecting");
  onNow: (now: Now, whole: boolean) => void = () => {};

  private socket: WebSocket | null = null;
  private heard = 0;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private seat: number | null | undefined = undefined;
  private closedList = ""; // the commitment whose list this page saw closed
  private sent = new Set<string>();
  private clockAt = 0;
  private answered: { ask: number; move: string } | null = null;

  private memory: Memory;

  constructor(readonly id: string) {
    this.memory = new Memory(id);
  }

  connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.sent.clear();
    const socket = new WebSocket(
      `${scheme}://${location.host}/ws/${this.id}?lang=${settings.language}&heard=${this.heard}`,
    );
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

  /** Before a seat is asked for, by its number or by a private link: the table must not be quicker to say it is ours. */
  retake(seat: number | null): void {
    this.memory.retake(seat);
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

  /** The fingerprint, where there is another browser to compare it with. */
  get shared(): string {
    const seats = Object.keys(this.deal?.salted ?? {}).map(Number);
    return seats.length > 1 && seats.some((seat) => !this.about?.you.includes(seat)) ? this.fingerprint : "";
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
      this.shuffle();
    } else if (message.type === "deal") {
      this.deal = message;
      this.shuffle();
    } else if (message.type === "now") this.receiveNow(message);
    else if (message.type === "ready") this.ready = message.ready;
    else if (message.type === "presence") this.receivePresence(message.here, message.watchers);
    else if (message.type === "said")
      this.chat = [...this.chat.filter((said) => said.number !== message.number), message];
    else if (message.type === "noted")
      this.notes = [...this.notes.filter((noted) => noted.number !== message.number), message];
    else if (message.type === "refused") this.refused = message;
    else if (message.type === "accepted" && message.sealed && message.ask === this.answered?.ask)
      this.mine = this.answered.move;
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
    if (this.deal?.phase !== "begun") this.shuffle();
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
  private shuffle(): void {
    const { about, deal } = this;
    if (!about || !deal) return;
    const missing = about.status === "void" ? about.missing : [];
    const closedHere = this.closedList === deal.commitment;
    const cards = this.now !== null;
    const trusted = about.you.map((seat) => this.guard({ seat, deal, missing, cards, closedHere }, "first"));
    if (deal.phase !== "commit") this.closedList = deal.commitment;
    const open = trusted.every(Boolean) && deal.phase === "begun" && allFit(deal);
    this.fingerprint = open ? fingerprint(deal.terms, deal.commitment, deal.salted, deal.salts) : "";
  }

  /** Whether all is well at this seat. What is kept is kept before anything is sent. */
  private guard(told: Told, look: "first" | "second"): boolean {
    const { seat, deal } = told;
    const before = this.memory.read(seat);
    const { kept, send, calledOff } = step(before, told, freshSalt);
    if (kept?.alarm && !before?.alarm && look === "first") {
      setTimeout(() => this.guard(told, "second") && this.shuffle(), SECOND_LOOK);
      return false;
    }
    if (kept) this.memory.write(seat, kept);
    if (kept?.alarm) this.alarm = { id: kept.alarm, seat };
    this.calledOff ||= calledOff;
    const mark = `${send?.do} ${seat} ${deal.attempt} ${deal.commitment}`;
    if (send && !this.sent.has(mark)) {
      this.sent.add(mark);
      if (this.about!.you.length > 1) this.send({ do: "sit", seat });
      this.send(send);
    }
    return !kept?.alarm;
  }
}
