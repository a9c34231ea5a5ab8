/**
 * What was told, told: events one after the other, each a beat, then the table settles on the new view.
 * Nothing of it changes what may be done; a click skips to the end.
 */

import type { AnyGame, SomeGame } from "../../boards/contract";
import type { Now, Told } from "../../types";
import { calm, pace } from "../page/settings.svelte";
import { play, type Sound } from "../page/sound";

/** How one event is told. Times are in milliseconds at speed 1. */
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
}

export interface Teller<G extends AnyGame = SomeGame> {
  beat(event: G["told"], view: G["view"]): Beat;
  /** The view with this one event shown in it, if the board can; otherwise it waits for the next view. */
  apply?(view: G["view"], event: G["told"], kit: Kit<G>): G["view"];
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

const FAST = 6; // with so many questions waiting, nobody wants to be told slowly

export class Story {
  shown: Now | null = $state.raw(null);
  view: unknown = $state.raw(null);
  beat: Told | null = $state.raw(null);
  flight: (Flight & { ms: number }) | null = $state.raw(null);
  told: Told[] = $state.raw([]);
  telling: boolean = $state(false);
  announce: (event: Told) => void = () => {};
  teller: Teller = { beat: () => ({ ms: 600 }) };
  kit: Kit = { box: {}, options: {} };

  private waiting: Now[] = [];
  private wake: (() => void) | null = null;
  private skipping = false;

  /** `whole`: this is where we come in, or another seat's story: nothing is told again. */
  arrive(now: Now, whole: boolean): void {
    if (whole || this.shown === null || pace() === 0) {
      this.waiting = [];
      this.skip();
      const { heard } = now;
      if (!whole) heard.forEach((event) => this.announce(event));
      this.told = [...this.told.slice(0, now.heard_from), ...heard];
      this.settle(now);
      return;
    }
    this.waiting.push(now);
    if (!this.telling) void this.tellAll();
  }

  skip(): void {
    this.skipping = true;
    this.wake?.();
  }

  private async tellAll(): Promise<void> {
    this.telling = true;
    this.skipping = false;
    for (let now = this.waiting.shift(); now; now = this.waiting.shift()) {
      await this.tell(now);
      if (!this.waiting.length) this.skipping = false;
    }
    this.telling = false;
  }

  private async tell(now: Now): Promise<void> {
    this.told = this.told.slice(0, now.heard_from);
    for (const event of now.heard) {
      this.told = [...this.told, event];
      this.announce(event);
      if (!this.skipping) await this.one(event);
      this.view = this.teller.apply?.(this.view, event, this.kit) ?? this.view;
    }
    this.settle(now);
  }

  private async one(event: Told): Promise<void> {
    const { ms, fly, sound } = this.teller.beat(event, this.view);
    const slow = pace() * (this.waiting.length > FAST ? 0.3 : 1);
    if (sound) play(sound);
    this.beat = event;
    this.flight = fly && !calm() ? { ...fly, ms: Math.min(ms, 350) * slow } : null;
    if (ms * slow > 0) await this.rest(ms * slow);
    this.flight = null;
  }

  private settle(now: Now): void {
    this.shown = now;
    this.view = now.view;
    this.beat = null;
    this.flight = null;
  }

  private rest(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
