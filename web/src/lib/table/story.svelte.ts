/**
 * What was told, told: passage after passage, each as long as it takes to read, and in it announcement after
 * announcement, each a beat; then the table settles on the new view. What the reader has just done is only shown. Nothing of it changes what may be done: a touch
 * goes on to the next passage, two skip to the end.
 */

import type { AnyGame, SomeGame } from "../../boards/contract";
import type { Now, Told } from "../../types";
import { calm, pace, settings } from "../page/settings.svelte";
import { play, type Sound } from "../page/sound";

/** How one event is told. Times are in milliseconds at speed 1, and the least: a sentence takes as long as its reading. */
export interface Beat {
  ms: number;
  fly?: Flight;
  sound?: Sound;
}

/** Something travels from one anchor to another: elements that carry data-anchor. */
export interface Flight {
  from: string;
  to: string;
  look: string; // the board knows what it means
  lands?: boolean; // where it goes it is drawn then, or goes into something: nothing stays in the air
}

export interface Teller<G extends AnyGame = SomeGame> {
  beat(event: G["told"], view: G["view"]): Beat;
  /** The view with this one event shown in it, if the board can; otherwise it waits for the next view. */
  apply?(view: G["view"], event: G["told"], kit: Kit<G>): G["view"];
  /** What is seen on the table as it happens: said to who listens and in the log, but not to be waited for. */
  seen?: ReadonlySet<G["told"]["told"]>;
  /** What becomes of a player without being their answer: its own player has to read it, too. */
  news?: ReadonlySet<G["told"]["told"]>;
}

/** What a table is played with. */
export interface Kit<G extends AnyGame = SomeGame> {
  box: G["box"];
  options: G["options"];
}

/** What each kind of announcement changes in the view; a kind that is not named changes nothing. */
export type Changes<G extends AnyGame> = {
  [Kind in G["told"]["told"]]?: (view: G["view"], event: Extract<G["told"], { told: Kind }>, kit: Kit<G>) => G["view"];
};

/** The view after one announcement. */
export function changed<G extends AnyGame>(
  changes: Changes<G>,
  view: G["view"],
  event: G["told"],
  kit: Kit<G>,
): G["view"] {
  const kind: G["told"]["told"] = event.told;
  // The table pairs each kind with its own announcement, which a lookup by a kind not known yet cannot express.
  const change = changes[kind] as ((view: G["view"], event: G["told"], kit: Kit<G>) => G["view"]) | undefined;
  return change ? change(view, event, kit) : view;
}

/** What is told in one breath: one sentence, or a few short ones. */
export interface Passage {
  events: Told[];
  text: string;
  aloud?: string; // with what is only seen, for who listens
  own: boolean; // what the reader did, and so need not read, unless it is news
}

export const READING = 1000 / 17; // milliseconds a character
const LONGEST = 12_000;
const BEHIND = 30; // questions: with more of them waiting nobody wants to be told slowly
const KEPT = 60; // questions that can be shown again to who never decides
const TWICE = 350; // milliseconds between two touches that are one

export class Story {
  shown: Now | null = $state.raw(null);
  view: unknown = $state.raw(null);
  beat: Told | null = $state.raw(null);
  flight: (Flight & { ms: number }) | null = $state.raw(null);
  told: Told[] = $state.raw([]);
  caption: string = $state(""); // the passage that is being told
  telling: boolean = $state(false);
  waits: boolean = $state(false); // for a touch, where that is wanted
  mayShowAgain: boolean = $state(false);
  announce: (text: string) => void = () => {};
  /** How announcements are put into passages; by themselves they have no words. */
  passages: (heard: readonly Told[]) => Passage[] = (heard) =>
    heard.map((event) => ({ events: [event], text: "", own: false }));
  teller: Teller = { beat: () => ({ ms: 600 }) };
  kit: Kit = { box: {}, options: {} };

  private waiting: Now[] = [];
  private heard = 0; // of the first that waits
  private thread = 0; // another one: what was being told is dropped
  private wake: (() => void) | null = null;
  private skipping = false;
  private onward = false; // to the next passage
  private touchedAt = -TWICE;
  private since: { view: unknown; told: Now[] } = { view: null, told: [] }; // the reader's last decision

  /** `whole`: this is where we come in, or another seat's story: nothing is told again. */
  arrive(now: Now, whole: boolean): void {
    if (whole || this.shown === null || pace() === 0) {
      this.waiting = [];
      this.heard = 0;
      this.thread += 1;
      this.skip();
      const { heard } = now;
      if (!whole) for (const { text, aloud = text } of this.passages(heard)) this.announce(aloud);
      this.told = [...this.told.slice(0, now.heard_from), ...heard];
      this.settle(now);
      if (whole) this.decided();
      else this.remember(now);
      return;
    }
    this.waiting.push(now);
    this.remember(now);
    if (!this.telling) void this.tellAll();
  }

  /** To the end. */
  skip(): void {
    this.skipping = true;
    this.wake?.();
  }

  /** To the next passage; with a second touch at once, to the end. */
  touch(): void {
    if (!this.telling) return;
    const at = performance.now();
    if (at - this.touchedAt < TWICE) this.skip();
    this.touchedAt = at;
    this.onward = true;
    this.wake?.();
  }

  /** The reader decides: from here on it can be shown again. */
  decided(): void {
    this.since = { view: this.view, told: [] };
    this.mayShowAgain = false;
  }

  /** Once more, from the reader's last decision on. */
  showAgain(): void {
    if (this.telling || !this.mayShowAgain) return;
    this.view = this.since.view;
    this.waiting = [...this.since.told];
    void this.tellAll();
  }

  private remember(now: Now): void {
    this.since.told.push(now);
    if (this.since.told.length > KEPT) this.since.view = this.since.told.shift()!.view;
    this.mayShowAgain ||= now.heard.length > 0;
  }

  /** Passage after passage; one may begin in what one question told and end in what the next did. */
  private async tellAll(): Promise<void> {
    this.telling = true;
    this.skipping = false;
    this.moveOn();
    while (this.waiting.length) {
      const ahead = this.waiting.flatMap(({ heard }, at) => (at ? heard : heard.slice(this.heard)));
      await this.passage(this.passages(ahead)[0]!);
      if (!this.waiting.length) this.skipping = false;
    }
    this.telling = false;
  }

  private async passage({ events, text, aloud = text, own }: Passage): Promise<void> {
    const known = own && !events.some((event) => this.teller.news?.has(event.told));
    this.announce(aloud);
    this.caption = known ? "" : text;
    this.onward = false;
    const { thread } = this;
    const slow = pace() * (this.waiting.length > BEHIND ? 0.3 : 1);
    let left = Math.min(this.caption.length * READING, LONGEST) * slow;
    for (const [at, event] of events.entries()) {
      const { ms, fly, sound } = this.teller.beat(event, this.view);
      const last = at === events.length - 1;
      this.told = [...this.told.slice(0, this.waiting[0]!.heard_from + this.heard), event];
      if (sound && !this.skipping) play(sound);
      this.beat = event;
      this.flight = fly && !calm() ? { ...fly, ms: Math.min(ms, 350) * slow } : null;
      await this.rest(last ? Math.max(ms * slow, left) : ms * slow);
      left -= ms * slow;
      if (last && text && !known && settings.speed === "tap") await this.untilTouched();
      if (thread !== this.thread) return;
      this.moveOn(event);
    }
  }

  /** The view with this announcement in it; after the last one of a question, the view that the table sent. */
  private moveOn(event?: Told): void {
    this.flight = null;
    if (event) {
      this.view = this.teller.apply?.(this.view, event, this.kit) ?? this.view;
      this.heard += 1;
    }
    for (let now = this.waiting[0]; now && this.heard >= now.heard.length; now = this.waiting[0]) {
      this.waiting.shift();
      this.heard = 0;
      [this.shown, this.view] = [now, now.view];
      if (!this.waiting.length) this.settle(now);
    }
  }

  private settle(now: Now): void {
    this.shown = now;
    this.view = now.view;
    this.beat = null;
    this.caption = "";
    this.flight = null;
  }

  private async untilTouched(): Promise<void> {
    this.waits = true;
    await this.rest(Infinity);
    this.waits = false;
  }

  private async rest(ms: number): Promise<void> {
    if (this.skipping || this.onward || ms <= 0) return;
    await new Promise<void>((done) => {
      const timer = ms === Infinity ? undefined : setTimeout(done, ms);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
