/** One table over its line: what the server said last, kept over a line that breaks. */

import type {
  About,
  Accepted,
  Answer,
  Deal,
  FromClient,
  FromServer,
  Hinted,
  Noted,
  Now,
  Presence,
  Refused,
  Said,
  WhyNot,
} from "../../types";
import { fingerprint } from "../shuffle/fair";
import { type Alarm, allFit, step, type Told } from "../shuffle/guard";
import { freshSalt, Memory } from "../shuffle/seen";
import { settings } from "../page/settings.svelte";
import { recall, remember } from "../page/tab";
import { Line, type LineState } from "../line/line.svelte";
import { News } from "../line/news.svelte";

const SECOND_LOOK = 400; // milliseconds until what another tab has written can be read in this one

/** When something came: after how many announcements, and after which note. */
interface Moment {
  heard: number;
  noted: number;
}

export class TableLink {
  about: About | null = $state.raw(null);
  deal: Deal | null = $state.raw(null);
  now: Now | null = $state.raw(null);
  ready: number[] = $state.raw([]);
  chat: Said[] = $state.raw([]);
  notes: Noted[] = $state.raw([]);
  private arrived = new Set<number>(); // lines of the chat that came once: muting somebody has the others told anew
  saidAfter: Record<number, Moment> = $state.raw({}); // when each line of the chat came, if we were there
  refused: Refused | null = $state.raw(null); // about an answer
  declined: Refused | null = $state.raw(null); // what we wanted of the table, not of the game
  hinted: Hinted | null = $state.raw(null);
  whyNot: WhyNot | null = $state.raw(null);
  moved: number | null = $state(null);
  mine: string | null = $state(null); // our own sealed answer
  alarm: { id: Alarm; seat: number } | null = $state.raw(null); // what the table did that no honest one does
  calledOff: boolean = $state(false);
  elsewhere: boolean = $state(false); // another of our devices took part in the shuffle
  fingerprint: string = $state("");
  readonly news = new News();

  private readonly wire = new Line(
    () => this.address(),
    (text) => this.receive(JSON.parse(text) as FromServer),
  );
  private follower: ((now: Now, whole: boolean) => void) | null = null;
  private unheard: [now: Now, whole: boolean][] = []; // what came before there was one
  private heard = 0;
  private caughtUp = false; // what was there before us has been told: from now on it is news
  private graceAt = 0; // when we were told how long we have to wait for those who are away
  private seat: number | null | undefined = undefined;
  private closedList = ""; // the commitment whose list this page saw closed
  private sent = new Set<string>();
  private clockAt = 0;
  private answered: { seat: number | null; message: Answer } | null = null;

  private memory: Memory;

  constructor(readonly id: string) {
    this.memory = new Memory(id);
    this.saidAfter = recall<Record<number, Moment>>(`said after ${id}`) ?? {};
  }

  get line(): LineState {
    return this.wire.state;
  }

  private address(): string {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.sent.clear();
    return `${scheme}://${location.host}/ws/${this.id}?lang=${settings.language}&heard=${this.heard}`;
  }

  connect(): void {
    this.wire.open();
  }

  /** Every `now`, also those that have come already, with whether it is where we come in. */
  follow(follower: (now: Now, whole: boolean) => void): void {
    this.follower = follower;
    for (const [now, whole] of this.unheard.splice(0)) follower(now, whole);
  }

  /** Try at once: the machine woke up, or somebody pressed the button. */
  hurry(): void {
    this.wire.hurry();
  }

  /** Anew from the beginning: after a name was given, a seat taken, the language changed or a decision taken back. */
  again(): void {
    this.wire.close();
    this.heard = 0;
    this.chat = [];
    this.notes = [];
    this.caughtUp = false;
    this.seat = undefined;
    this.connect();
  }

  /** Before a seat is asked for, by its number or by a private link: the table must not be quicker to say it is ours. */
  retake(seat: number | null): void {
    this.memory.retake(seat);
  }

  close(): void {
    this.wire.close();
  }

  send(message: FromClient): boolean {
    if (!this.wire.send(JSON.stringify(message))) return false;
    this.refused = null;
    this.declined = null;
    if (message.do === "answer") this.answered = { seat: this.seat ?? null, message };
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

  /** Seconds until somebody may propose to replace whoever has left this seat. */
  graceLeft(seat: number, at: number): number {
    const grace = this.about?.chairs[seat]?.grace ?? 0;
    return Math.max(0, Math.ceil(grace - Math.max(0, at - this.graceAt) / 1000));
  }

  private receive(message: FromServer): void {
    if (message.type === "table") {
      this.about = message;
      this.graceAt = Date.now();
      this.shuffle();
    } else if (message.type === "deal") {
      this.deal = message;
      this.shuffle();
    } else if (message.type === "now") this.receiveNow(message);
    else if (message.type === "ready") this.ready = message.ready;
    else if (message.type === "presence") this.receivePresence(message);
    else if (message.type === "said") this.receiveSaid(message);
    else if (message.type === "noted") this.receiveNoted(message);
    else if (message.type === "refused") this.receiveRefused(message);
    else if (message.type === "accepted") this.receiveAccepted(message);
    else if (message.type === "hinted") this.hinted = message;
    else if (message.type === "why-not") this.whyNot = message;
    else if (message.type === "moved") this.moved = message.seat;
    else if (message.type === "pong") this.caughtUp = true;
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
    this.sayAgain(now);
    if (this.follower) this.follower(now, whole);
    else this.unheard.push([now, whole]);
    if (this.deal?.phase !== "begun") this.shuffle();
  }

  /** An answer that was not acknowledged when the line broke is said again; if it had arrived, nothing happens. */
  private sayAgain(now: Now): void {
    if (!this.answered) return;
    const { seat, message } = this.answered;
    if (seat !== now.seat || message.ask !== now.ask) this.answered = null;
    else if (now.mine !== message.move) this.wire.send(JSON.stringify(message));
  }

  private receiveAccepted({ ask, sealed }: Accepted): void {
    const answered = this.answered?.message;
    if (ask !== answered?.ask) return;
    if (sealed) this.mine = answered.move;
    this.answered = null;
  }

  private receiveRefused(refused: Refused): void {
    if (refused.ask !== undefined || this.answered) this.refused = refused;
    else this.declined = refused;
    this.answered = null;
  }

  private receiveSaid(said: Said): void {
    const known = this.arrived.has(said.number);
    this.arrived.add(said.number);
    this.chat = [...this.chat.filter((one) => one.number !== said.number), said];
    if (known || !this.caughtUp) return;
    if (!this.about?.you.includes(said.seat)) this.news.addSaid(said);
    const noted = Math.max(0, ...this.notes.map((one) => one.number));
    this.saidAfter = { ...this.saidAfter, [said.number]: { heard: this.heard, noted } };
    remember(`said after ${this.id}`, this.saidAfter);
  }

  private receiveNoted(noted: Noted): void {
    const known = this.notes.some((one) => one.number === noted.number);
    this.notes = [...this.notes.filter((one) => one.number !== noted.number), noted];
    if (known || !this.caughtUp) return;
    // What was told since then is no more, and what we have heard may be told otherwise by now.
    if (noted.note.note === "took-back") this.again();
    else this.news.addNote(noted);
  }

  private receivePresence({ here, watchers, grace }: Presence): void {
    if (!this.about) return;
    const chairs = this.about.chairs.map((chair, seat) => ({
      ...chair,
      here: chair.kind === "bot" || here.includes(seat),
      grace: grace[seat] ?? 0,
    }));
    this.graceAt = Date.now();
    this.about = { ...this.about, chairs, watchers };
  }

  /** Our part of the fair shuffle, as far as it is due, for each seat that is ours. */
  private shuffle(): void {
    const { about, deal } = this;
    if (!about || !deal) return;
    const missing = about.status === "void" ? about.missing : [];
    const closedHere = this.closedList === deal.commitment;
    const cards = this.now !== null;
    const linked = settings.linked === "on";
    this.elsewhere = false;
    const trusted = about.you.map((seat) => this.guard({ seat, deal, missing, cards, closedHere, linked }, "first"));
    if (deal.phase !== "commit") this.closedList = deal.commitment;
    const open = trusted.every(Boolean) && deal.phase === "begun" && allFit(deal);
    this.fingerprint = open ? fingerprint(deal.terms, deal.commitment, deal.salted, deal.salts) : "";
  }

  /** Whether all is well at this seat. What is kept is kept before anything is sent. */
  private guard(told: Told, look: "first" | "second"): boolean {
    const { seat, deal } = told;
    const before = this.memory.read(seat);
    const { kept, send, calledOff, elsewhere } = step(before, told, freshSalt);
    if (kept?.alarm && !before?.alarm && look === "first") {
      setTimeout(() => this.guard(told, "second") && this.shuffle(), SECOND_LOOK);
      return false;
    }
    if (kept) this.memory.write(seat, kept);
    if (kept?.alarm) this.alarm = { id: kept.alarm, seat };
    this.calledOff ||= calledOff;
    this.elsewhere ||= elsewhere ?? false;
    const mark = `${send?.do} ${seat} ${deal.attempt} ${deal.commitment}`;
    if (send && !this.sent.has(mark)) {
      this.sent.add(mark);
      if (this.about!.you.length > 1) this.send({ do: "sit", seat });
      this.send(send);
    }
    return !kept?.alarm;
  }
}
