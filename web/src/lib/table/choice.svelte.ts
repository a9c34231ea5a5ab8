/** What may be answered and what has been picked of it, for any game: from `Choices` alone, without any rule. */

import type { Choices } from "../../types";

export type Picks = Record<string, string>;

export class Choice {
  choices: Choices | null = $state.raw(null);
  picked: Picks = $state.raw({});
  whole: string | null = $state(null); // an answer beside the pattern
  number: number = $state(0);
  ask = 0;
  /** Something was touched that is no step towards an answer; null: it has nothing to do with the question. */
  onWhy: (answer: string | null) => void = () => {};

  private hand: Picks = {}; // what was picked, without what followed from it
  private refused = ""; // what was touched in vain last

  /** A new question; the picks of the same question stay, even over a lost connection. */
  offer(ask: number, choices: Choices | null): void {
    const same = ask === this.ask && JSON.stringify(choices) === JSON.stringify(this.choices);
    if (same) return;
    this.ask = ask;
    this.choices = choices;
    this.clear();
  }

  clear(): void {
    this.picked = {};
    this.hand = {};
    this.refused = "";
    this.whole = null;
    this.number = this.choices?.span?.[0] ?? 0;
  }

  get active(): boolean {
    return this.choices !== null;
  }

  /** The fields of an answer in the order in which they are chosen. */
  get fields(): string[] {
    if (!this.choices) return [];
    const first = this.choices.targets[0];
    return first ? Object.keys(first) : [...this.choices.pattern.matchAll(/\{(\w+)\}/g)].map((found) => found[1]!);
  }

  /** The field to be chosen next; none once the answer is whole. */
  get field(): string | undefined {
    if (!this.choices || this.choices.span || this.whole !== null) return undefined;
    return this.fields.find((field) => !(field in this.picked));
  }

  get started(): boolean {
    return this.whole !== null || Object.keys(this.picked).length > 0;
  }

  private matching(picks: Picks): Picks[] {
    const wanted = Object.entries(picks);
    return (this.choices?.targets ?? []).filter((target) => wanted.every(([field, value]) => target[field] === value));
  }

  /** Whether this would be a step towards an answer, together with what is picked already. */
  fits(picks: Picks): boolean {
    return this.matching({ ...this.picked, ...picks }).length > 0;
  }

  /** Whether some answer has this in it. */
  possible(picks: Picks): boolean {
    return this.matching(picks).length > 0;
  }

  chosen(picks: Picks): boolean {
    return Object.entries(picks).every(([field, value]) => this.picked[field] === value);
  }

  /** The answers that are left, given what is picked. */
  get left(): Picks[] {
    return this.matching(this.picked);
  }

  /** What the field may be, given what is picked. */
  values(field: string): string[] {
    return [...new Set(this.matching(this.picked).map((target) => target[field] ?? ""))];
  }

  /**
   * What every piece of a board calls, lit or not: it is picked if it can be, else the page says why not. A piece of the
   * same kind replaces what was picked; one that does not go with what was picked is explained, and picked instead of it
   * if it is touched again.
   */
  touch(picks: Picks): void {
    if (!this.choices) return;
    const replaces = Object.keys(picks).some((field) => field in this.hand);
    const again = JSON.stringify(picks) === this.refused;
    const goes = this.matching({ ...this.hand, ...picks }).length > 0;
    if (goes || (this.possible(picks) && (replaces || again))) return this.pick(picks);
    this.refused = JSON.stringify(picks);
    this.onWhy(this.attempted(picks));
  }

  /** The whole answer that was meant; what is not known of it is as in the first answer that goes with what was picked. */
  private attempted(picks: Picks): string | null {
    const named = [...this.choices!.pattern.matchAll(/\{(\w+)\}/g)].map((found) => found[1]!);
    const touched = Object.keys(picks);
    if (this.choices!.span || !touched.some((field) => this.fields.includes(field))) return null;
    const first = this.matching(this.hand)[0] ?? this.choices!.targets[0] ?? {};
    // A place that the answer is not written with, such as the end of a path, stands for what is written.
    const meant = touched.some((field) => named.includes(field))
      ? {}
      : Object.fromEntries(named.filter((field) => !(field in this.hand)).map((field) => [field, picks[touched[0]!]!]));
    return this.written({ ...first, ...this.hand, ...meant, ...picks });
  }

  /** Picks it; what contradicts it is let go. If only one answer is left, it is the answer. */
  pick(picks: Picks): void {
    if (!this.possible(picks)) return;
    this.whole = null;
    this.refused = "";
    this.hand = this.matching({ ...this.hand, ...picks }).length ? { ...this.hand, ...picks } : { ...picks };
    let next: Picks = { ...this.picked, ...picks };
    if (!this.matching(next).length) next = { ...picks };
    const left = this.matching(next);
    this.picked = left.length === 1 ? { ...left[0] } : next;
  }

  pickWhole(answer: string): void {
    this.picked = {};
    this.hand = {};
    this.refused = "";
    this.whole = answer;
  }

  /** Picks the n-th of what may be picked now, counted from 1; false if there are fewer. A range is typed instead. */
  pickNth(nth: number): boolean {
    if (!this.choices || this.choices.span) return false;
    const { field } = this;
    const values = field === undefined ? [] : this.values(field);
    const others = this.started ? [] : this.choices.others;
    if (nth <= values.length) this.pick({ [field!]: values[nth - 1]! });
    else if (nth <= values.length + others.length) this.pickWhole(others[nth - values.length - 1]!);
    else return false;
    return true;
  }

  /** A whole answer as it is written, such as one that was hinted at. */
  pickAnswer(answer: string): void {
    if (!this.choices) return;
    const found = this.picksOf(answer);
    if (this.choices.span) this.setNumber(Number(Object.values(found ?? {})[0] ?? 0));
    else if (this.choices.others.includes(answer)) this.pickWhole(answer);
    else if (found) this.pick(found);
  }

  /** The fields of an answer as it is written; none if it stands beside the pattern. */
  picksOf(answer: string): Picks | null {
    if (!this.choices) return null;
    const { span, targets } = this.choices;
    if (span) return { [this.fields[0]!]: /\d+/.exec(answer)?.[0] ?? "0" };
    return targets.find((target) => this.written(target) === answer) ?? null;
  }

  private written(picks: Picks): string {
    return this.choices!.pattern.replace(/\{(\w+)\}/g, (_, field: string) => picks[field] ?? "");
  }

  setNumber(number: number): void {
    const span = this.choices?.span;
    if (span) this.number = Math.min(span[1], Math.max(span[0], Math.round(number) || 0));
  }

  /** One pick back: the last field that was chosen by hand. */
  back(): void {
    if (this.whole !== null) {
      this.whole = null;
      return;
    }
    const fields = this.fields.filter((field) => field in this.picked);
    const { [fields[fields.length - 1] ?? ""]: _, ...rest } = this.picked;
    const forced = fields.length > 1 && this.matching(rest).length === 1;
    this.picked = forced ? {} : rest;
    this.hand = Object.fromEntries(Object.entries(this.hand).filter(([field]) => field in this.picked));
    this.refused = "";
  }

  /** The whole answer as text, once nothing is missing. */
  get staged(): string | null {
    if (!this.choices) return null;
    if (this.whole !== null) return this.whole;
    const { pattern, span } = this.choices;
    if (span) return pattern.replace(/\{\w+\}/, String(this.number));
    if (this.field !== undefined) return null;
    return this.written(this.picked);
  }
}
