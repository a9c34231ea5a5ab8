/** What may be answered and what has been picked of it, for any game: from `Choices` alone, without any rule. */

import type { Choices } from "../../types";

export type Picks = Record<string, string>;

export class Choosing {
  choices: Choices | null = $state.raw(null);
  picked: Picks = $state.raw({});
  whole: string | null = $state(null); // an answer beside the pattern
  number: number = $state(0);
  ask = 0;

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

  /** What the field may be, given what is picked. */
  values(field: string): string[] {
    return [...new Set(this.matching(this.picked).map((target) => target[field] ?? ""))];
  }

  /** Picks it; what contradicts it is let go. If only one answer is left, it is the answer. */
  pick(picks: Picks): void {
    if (!this.possible(picks)) return;
    this.whole = null;
    let next: Picks = { ...this.picked, ...picks };
    if (!this.matching(next).length) next = { ...picks };
    const left = this.matching(next);
    this.picked = left.length === 1 ? { ...left[0] } : next;
  }

  pickWhole(answer: string): void {
    this.picked = {};
    this.whole = answer;
  }

  /** The n-th of what may be picked now, from one on; whether there is such a one. A range is typed, not counted. */
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
    const { span, targets, others } = this.choices;
    if (span) this.setNumber(Number(/\d+/.exec(answer)?.[0] ?? 0));
    else if (others.includes(answer)) this.pickWhole(answer);
    else {
      const found = targets.find((target) => this.written(target) === answer);
      if (found) this.pick(found);
    }
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
