/** Which step of a guide is shown now. It watches the table and never touches it: whatever is played, it follows. */

import type { Told } from "../types";
import type { Step } from "./contract";

/** What the guide may look at: the table at rest. */
export interface Moment {
  ask: number; // number of the question
  question: string; // the step of the rules that waits for the player; "" if none does
  picked: readonly string[]; // fields of the answer that are chosen
  whole: boolean; // it can be confirmed
  told: readonly Told[];
  seat: number | null;
  over: boolean;
  shows: (part: string) => boolean; // whether this part is on the page
}

export class Coach {
  current: Step | null = $state.raw(null);
  private fact: Told | null = $state.raw(null); // the announcement it speaks about
  read: string[] = $state.raw([]);
  private behind = $state(0); // how many steps somebody has looked back
  private since = -1; // the question that waited when it was said

  constructor(
    readonly steps: readonly Step[],
    read: readonly string[] = [],
  ) {
    this.read = [...read];
  }

  /** What is shown: the step of the moment, or an earlier one that is looked at again. */
  get shown(): Step | null {
    return this.behind ? (this.past[this.past.length - this.behind] ?? null) : this.current;
  }

  get looksBack(): boolean {
    return this.behind > 0;
  }

  get mayLookBack(): boolean {
    return this.behind < this.past.length;
  }

  /** The announcement that is spoken about in what is shown, now or once more. */
  about(moment: Moment): Told | null {
    return this.looksBack && this.shown ? this.named(this.shown, moment) : this.fact;
  }

  /** How many of the steps that every game has were said; asides do not count. */
  get progress(): { at: number; of: number } {
    const counted = this.steps.filter((step) => !step.aside);
    const said = counted.filter((step) => this.read.includes(step.id) || step === this.current).length;
    return { at: said, of: counted.length };
  }

  /** The last thing there is to say is being said, or was. */
  get ended(): boolean {
    const last = this.steps[this.steps.length - 1];
    return last !== undefined && (this.current === last || this.read.includes(last.id));
  }

  private get past(): Step[] {
    return this.read.map((id) => this.steps.find((step) => step.id === id)).filter((step) => step !== undefined);
  }

  /** Called whenever the table has come to rest, and whenever an answer is being chosen. */
  look(moment: Moment): void {
    if (this.current && (this.done(this.current, moment) || this.outrun(this.current, moment))) this.tick();
    const fitting = this.steps.filter((step) => !this.read.includes(step.id) && this.fits(step, moment));
    const next = fitting.find((step) => !step.again) ?? fitting[0] ?? null;
    if (next && next === this.current) {
      if (this.since < 0 && moment.question) this.since = moment.ask;
      return;
    }
    this.current = next;
    this.fact = next ? this.named(next, moment) : null;
    this.since = moment.question ? moment.ask : -1;
    if (next) this.behind = 0;
  }

  /** The reader goes on: to where they were, or past what they have read. */
  next(moment: Moment): void {
    if (this.behind) this.behind -= 1;
    else {
      this.tick();
      this.look(moment);
    }
  }

  back(): void {
    if (this.mayLookBack) this.behind += 1;
  }

  private tick(): void {
    const step = this.current;
    if (step && !step.again && !this.read.includes(step.id)) this.read = [...this.read, step.id];
    this.current = null;
  }

  /** The player did what was spoken of, or played on without reading it to the end. */
  private done(step: Step, moment: Moment): boolean {
    if (this.since < 0) return false;
    if (moment.ask !== this.since || !moment.question) return true;
    return step.does === "pick" && (moment.whole || moment.picked.includes(step.missing ?? ""));
  }

  private outrun(step: Step, moment: Moment): boolean {
    return moment.over && !step.over;
  }

  private fits(step: Step, moment: Moment): boolean {
    return (
      Boolean(step.over) === moment.over &&
      (step.asks === undefined || step.asks === moment.question) &&
      (step.picked === undefined || moment.picked.includes(step.picked)) &&
      (step.missing === undefined || !(moment.whole || moment.picked.includes(step.missing))) &&
      (step.whole === undefined || moment.whole) &&
      (step.heard === undefined || this.named(step, moment) !== null) &&
      (step.at === undefined || moment.shows(step.at))
    );
  }

  private named(step: Step, moment: Moment): Told | null {
    const mine = (event: Told): boolean =>
      ("seat" in event && event.seat === moment.seat) ||
      ("seats" in event && Array.isArray(event.seats) && event.seats.includes(moment.seat));
    return (
      moment.told.findLast(
        (event) => event.told === step.heard && (step.by === undefined || mine(event) === (step.by === "me")),
      ) ?? null
    );
  }
}
