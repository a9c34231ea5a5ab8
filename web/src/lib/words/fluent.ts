/** Sentences in one language, as src/sexton/kernel/words.py says them: one catalogue for Python and the page. */

import { FluentBundle, FluentResource, type Message } from "@fluent/bundle";
import type { Noted, Told } from "../../types";

export type Facts = Record<string, string | number>;

export interface Explanation {
  text: string;
  rule: string; // empty if there is none
}
/** The seat of whoever reads; nobody's for a watcher. */
export type Reader = number | null;

const BELOW = /(?<![^ (])-(?=\d)/g; // the sign of a number below nothing
const read = new Map<string, FluentResource>(); // the same sentences are said in several places, and parsed once

function parsed(text: string): FluentResource {
  const known = read.get(text) ?? new FluentResource(text);
  read.set(text, known);
  return known;
}

/** −3 has a minus. */
export function minus(text: string): string {
  return text.replace(BELOW, "−");
}

/** As a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export class Words {
  private bundle: FluentBundle;
  /** What is known of a value of an answer that is not for people, such as a square: it is said with these facts. */
  about: (field: string, value: string) => Facts | undefined = () => undefined;

  constructor(
    readonly language: string,
    ...texts: string[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(parsed(text), { allowOverrides: true });
  }

  knows(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A missing sentence shows its id: that is a fault of ours, and a test finds it. */
  say(id: string, facts: Facts = {}): string {
    const message = this.bundle.getMessage(id);
    return message?.value ? this.formed(message.value, facts) : id;
  }

  /** With these facts; what is written 7-1 is called 7 and 1. */
  private formed(pattern: Exclude<Message["value"], null>, facts: Facts): string {
    const pair: Facts = typeof facts.graves === "string" ? { graves: this.listed(facts.graves.split("-")) } : {};
    return this.bundle.formatPattern(pattern, { ...facts, ...pair }, []);
  }

  /** What is asked in this step. */
  question(step: string): string {
    const id = `ask-${step.replaceAll(" ", "-")}`;
    return this.knows(id) ? this.say(id) : step;
  }

  /** What something on the table is, as `explain-ID` says it, and the rule that says more; nothing where it says nothing. */
  explanation(id: string, facts: Facts = {}): Explanation | null {
    const message = this.bundle.getMessage(`explain-${id}`);
    if (!message?.value) return null;
    const { rule } = message.attributes;
    return {
      text: minus(this.formed(message.value, facts)),
      rule: rule ? this.formed(rule, facts) : "",
    };
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

  /**
   * What was told, as a sentence or in another form the game has words for. The reader's seat is called "you"; whether
   * the sentence is about it says the fact `you`, "yes" or "no".
   */
  event(event: Told, names: readonly string[], form = "told", reader: Reader = null): string {
    return this.told(`${form}-${event.told}`, this.facts(event, names, reader), reader);
  }

  /** What happened at a seat, beside the rules. */
  note(note: Noted["note"], names: readonly string[], reader: Reader = null): string {
    const { note: kind, ...named } = note;
    return this.told(`note-${kind}`, this.named(named, names, reader), reader);
  }

  /** What an announcement names, as it stands in a sentence. */
  facts(event: Told, names: readonly string[], reader: Reader = null): Facts {
    const { told: _, rule: __, ...named } = event;
    const facts = this.named(named, names, reader);
    if ("seats" in event && Array.isArray(event.seats)) facts.players = event.seats.length;
    if ("cards" in event && Array.isArray(event.cards) && "laid_by" in event && Array.isArray(event.laid_by))
      if (event.laid_by.length) facts.cards = this.laid(event.cards, event.laid_by, this.called(names, reader));
    return facts;
  }

  /** Whether two announcements are told in one sentence: a game's words decide, and only the card may differ. */
  joins(before: Told, event: Told): boolean {
    if (event.told !== before.told || !this.knows(`together-${event.told}`)) return false;
    const but = (one: Told): string => JSON.stringify({ ...one, card: null });
    return but(event) === but(before);
  }

  /** Several announcements that join one another: Ada is dealt a, b and c. */
  together(events: readonly Told[], names: readonly string[], reader: Reader = null): string {
    const first = events[0]!;
    if (events.length < 2) return this.event(first, names, "told", reader);
    const cards = events.map((event) => ("card" in event ? this.card(String(event.card)) : ""));
    const facts = { ...this.facts(first, names, reader), cards: this.listed(cards) };
    return this.told(`together-${first.told}`, facts, reader);
  }

  /** A game's words decide where the story has its breaks. */
  beginsChapter(event: Told): boolean {
    return this.knows(`chapter-${event.told}`);
  }

  /** A sentence that happens to begin with "you" begins with a capital like any other. */
  private told(id: string, facts: Facts, reader: Reader): string {
    const text = minus(this.say(id, facts));
    const you = reader === null ? "" : this.say("reader-listed");
    return you && new RegExp(`^${you}\\b`).test(text) ? capital(text) : text;
  }

  private named(named: Record<string, unknown>, names: readonly string[], reader: Reader): Facts {
    const facts: Facts = {};
    for (const [name, value] of Object.entries(named)) facts[name] = this.fact(name, value, names, reader);
    const about = Array.isArray(named.seats) ? named.seats : [named.seat];
    facts.you = reader !== null && about.includes(reader) ? "yes" : "no";
    return facts;
  }

  /** The players by seat, as a list of several calls them: the reader is "you". */
  private called(names: readonly string[], reader: Reader): string[] {
    return names.map((name, seat) => (seat === reader ? this.say("reader-listed") : name));
  }

  /** widow, 5 (Ada) and X (Bruno): cards where they lie, each with whoever laid it. */
  private laid(cards: string[], laidBy: (number | null)[], called: readonly string[]): string {
    const said = cards.map((card, at) => {
      const seat = laidBy[at] ?? null;
      return seat === null
        ? this.card(card)
        : this.say("card-laid-by", { card: this.card(card), seat: called[seat] ?? String(seat) });
    });
    return this.listed(said);
  }

  /** One value of a field of an answer: widow, cemetery 3, yes; `player` is a seat, and is called by name. */
  label(field: string, value: string, names: readonly string[] = []): string {
    const about = this.about(field, value);
    if (about) return this.say(`pick-${field}`, about);
    if (field === "card") return this.card(value);
    if (field === "player" && names.length) return names[Number(value)] ?? value;
    const choice = `choice-${value.replaceAll(" ", "-")}`;
    if (this.knows(choice)) return this.say(choice);
    if (!this.knows(`pick-${field}`)) return value;
    const parts = value.split(" ").map((part) => (this.knows(`choice-${part}`) ? this.say(`choice-${part}`) : part));
    return this.say(`pick-${field}`, { value: /^\d+$/.test(value) ? Number(value) : parts.join(" ") });
  }

  private fact(name: string, value: unknown, names: readonly string[], reader: Reader): string | number {
    if (value === null || value === undefined) return "none";
    if (name === "seat") return names[Number(value)] ?? String(value);
    if (name.endsWith("_seat"))
      return value === reader ? this.say("reader-met") : (names[Number(value)] ?? String(value));
    if (Array.isArray(value)) return this.several(name, value, names, reader);
    if (name === "card") return this.card(String(value));
    if (name === "tile") return this.say(`tile-${String(value)}`);
    return typeof value === "number" ? value : String(value);
  }

  private several(name: string, value: unknown[], names: readonly string[], reader: Reader): string | number {
    const called = this.called(names, reader);
    if (name === "seats") {
      const by = value.length > 1 ? called : names; // one alone is named as `seat` is
      return this.listed(value.map((seat) => by[Number(seat)] ?? String(seat)));
    }
    if (name === "cards") return this.listed(value.map((card) => this.card(String(card))));
    if (!value.every((one) => typeof one === "number")) return value.length;
    // Ada 3; but player 2: 3, where the name ends in a number of its own.
    const colon = (name = ""): string => (/\d$/.test(name) ? ":" : "");
    return this.listed(value.map((number, seat) => `${called[seat]}${colon(called[seat])} ${number}`));
  }
}
