/** Sentences in one language, as src/sexton/kernel/words.py says them: one catalogue for Python and the page. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Noted, Told } from "../../types";

export type Facts = Record<string, string | number>;

export class Words {
  private bundle: FluentBundle;

  constructor(
    readonly language: string,
    ...texts: string[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  knows(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A missing sentence shows its id: that is a fault of ours, and a test finds it. */
  say(id: string, facts: Facts = {}): string {
    const message = this.bundle.getMessage(id);
    return message?.value ? this.bundle.formatPattern(message.value, facts, []) : id;
  }

  card(card: string): string {
    return card
      .split("/")
      .map((half) => (this.knows(`card-${half}`) ? this.say(`card-${half}`) : half))
      .join("/");
  }

  listed(items: string[]): string {
    if (items.length < 2) return items.join("");
    return this.say("list-end", { rest: items.slice(0, -1).join(", "), last: items[items.length - 1]! });
  }

  event(event: Told, names: readonly string[], form = "told"): string {
    return this.say(`${form}-${event.told}`, this.facts(event, names));
  }

  /** What happened at a seat, beside the rules. */
  note(note: Noted["note"], names: readonly string[]): string {
    const facts: Facts = {};
    for (const [name, value] of Object.entries(note)) if (name !== "note") facts[name] = this.fact(name, value, names);
    return this.say(`note-${note.note}`, facts);
  }

  /** What an announcement names, as it stands in a sentence. */
  facts(event: Told, names: readonly string[]): Facts {
    const facts: Facts = {};
    for (const [name, value] of Object.entries(event)) {
      if (name === "told" || name === "rule") continue;
      facts[name] = this.fact(name, value, names);
    }
    if ("seats" in event && Array.isArray(event.seats)) facts.players = event.seats.length;
    if ("cards" in event && Array.isArray(event.cards) && "laid_by" in event && Array.isArray(event.laid_by))
      if (event.laid_by.length) facts.cards = this.laid(event.cards, event.laid_by, names);
    return facts;
  }

  /** widow, 5 (Ada) and X (Bruno): cards where they lie, each with whoever laid it. */
  private laid(cards: string[], laidBy: (number | null)[], names: readonly string[]): string {
    const said = cards.map((card, at) => {
      const seat = laidBy[at] ?? null;
      return seat === null
        ? this.card(card)
        : this.say("card-laid-by", { card: this.card(card), seat: names[seat] ?? String(seat) });
    });
    return this.listed(said);
  }

  beginsChapter(event: Told): boolean {
    return this.knows(`chapter-${event.told}`);
  }

  /** One value of a field of an answer: widow, cemetery 3, yes; `player` is a seat, and is called by name. */
  label(field: string, value: string, names: readonly string[] = []): string {
    if (field === "card") return this.card(value);
    if (field === "player" && names.length) return names[Number(value)] ?? value;
    const choice = `choice-${value.replaceAll(" ", "-")}`;
    if (this.knows(choice)) return this.say(choice);
    if (!this.knows(`pick-${field}`)) return value;
    const parts = value.split(" ").map((part) => (this.knows(`choice-${part}`) ? this.say(`choice-${part}`) : part));
    return this.say(`pick-${field}`, { value: parts.join(" ") });
  }

  private fact(name: string, value: unknown, names: readonly string[]): string | number {
    if (value === null || value === undefined) return "none";
    if (name === "seat" || name.endsWith("_seat")) return names[Number(value)] ?? String(value);
    if (Array.isArray(value)) return this.several(name, value, names);
    if (name === "card") return this.card(String(value));
    if (name === "tile") return this.say(`tile-${String(value)}`);
    return typeof value === "number" ? value : String(value);
  }

  private several(name: string, value: unknown[], names: readonly string[]): string | number {
    if (name === "seats") return this.listed(value.map((seat) => names[Number(seat)] ?? String(seat)));
    if (name === "cards") return this.listed(value.map((card) => this.card(String(card))));
    if (!value.every((one) => typeof one === "number")) return value.length;
    return this.listed(value.map((number, seat) => `${names[seat]} ${number}`));
  }
}
