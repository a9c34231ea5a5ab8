/**
 * One seat's guard over the fair shuffle (docs/explanation/fairness.md): when to commit, when to open, when to refuse.
 * It keeps to the first commitment and terms it was shown. Nothing here reads, stores or sends.
 */

import type { Deal, TermsShown } from "../../types";
import { type BySeat, commitmentToSalt, SALT } from "./fair";
import { unhex } from "./sha256";

/** What no honest table does. */
export type Alarm =
  | "commitment-changed"
  | "terms-changed"
  | "own-salt-missing"
  | "asked-again"
  | "list-changed"
  | "salt-wrong"
  | "void-though-open";

/** A deal as it was shown, without the time that is left. */
export type Shown = Omit<Deal, "type" | "wait">;

/** What one seat keeps of a deal. */
export interface Kept {
  attempt: number;
  commitment: string;
  terms: TermsShown | null; // null: kept by a version of the page that did not keep them
  salts: string[]; // our own for this commitment: two tabs of one browser may have made one each
  salted: BySeat; // the list, once it is closed
  opened: string; // the salt of ours that was opened
  retaken: boolean; // the seat may have been another device's since, and this deal called off
  alarm: Alarm | "";
  shown: Shown[];
}

/** What the guard is told. */
export interface Told {
  seat: number;
  deal: Deal;
  missing: number[]; // whom the table names where the deal is void
  cards: boolean; // cards have been shown
  closedHere: boolean; // this very page was shown the closed list: what it is shown now came later
  linked: boolean; // this person has linked devices: another of them may take part for the same seat
}

export interface Step {
  kept: Kept | null;
  send: { do: "commit"; salted: string; attempt: number } | { do: "open"; salt: string } | null;
  calledOff: boolean;
  elsewhere?: boolean; // another device of the same person took part: this one cannot watch over the shuffle
}

const IS_SALT = new RegExp(`^${SALT}$`);
const MOST_SHOWN = 50; // more than any honest deal shows

export function step(before: Kept | null, told: Told, fresh: () => string): Step {
  const { deal } = told;
  if (!before || (before.retaken && !before.opened && before.commitment !== deal.commitment)) {
    return deal.phase === "commit" ? pin(told, [], fresh) : { kept: before, send: null, calledOff: false };
  }
  const kept = { ...before, retaken: false, shown: noted(before.shown, deal) };
  const still: Step = { kept, send: null, calledOff: false, elsewhere: tookPartElsewhere(kept, told) };
  if (kept.alarm) return still;
  kept.alarm = alarmAt(kept, told);
  if (kept.alarm) return still;
  if (deal.phase === "open") return opening(kept, told);
  if (deal.phase !== "commit" || kept.opened || deal.attempt < kept.attempt) return still;
  if (!pinned(kept, deal)) return { ...pin(told, kept.shown, fresh), calledOff: true };
  // Of linked devices the one that came last takes part: the one before may be switched off by now.
  return { ...still, send: deal.committed.includes(told.seat) && !told.linked ? null : commit(kept, told) };
}

/** From here on this commitment and these terms are the ones to be opened. */
function pin(told: Told, before: Shown[], fresh: () => string): Step {
  const { attempt, commitment, terms } = told.deal;
  const kept: Kept = {
    attempt,
    commitment,
    terms,
    salts: [fresh()],
    salted: {},
    opened: "",
    retaken: false,
    alarm: "",
    shown: noted(before, told.deal),
  };
  return { kept, send: commit(kept, told), calledOff: false };
}

function commit(kept: Kept, { deal, seat }: Told): Step["send"] {
  return {
    do: "commit",
    salted: commitmentToSalt(unhex(kept.salts.at(-1)!), deal.terms.table, seat),
    attempt: deal.attempt,
  };
}

function opening(kept: Kept, { deal, seat }: Told): Step {
  const salt = ownSalt(kept, deal, seat);
  if (salt === undefined) return { kept, send: null, calledOff: false, elsewhere: true };
  const send: Step["send"] = deal.opened.includes(seat) ? null : { do: "open", salt };
  return { kept: { ...kept, salted: deal.salted, opened: salt }, send, calledOff: false };
}

function alarmAt(kept: Kept, told: Told): Alarm | "" {
  const { deal, cards, closedHere } = told;
  const late = deal.attempt < kept.attempt || (pinned(kept, deal) && !closedHere); // another tab is ahead of this one
  if (deal.phase === "commit" && kept.opened && !late) return "asked-again";
  if (kept.terms && !same(kept.terms, deal.terms)) return "terms-changed";
  const alarm = deal.phase === "commit" ? "" : alarmOnceClosed(kept, told);
  return alarm || (cards && deal.phase !== "begun" ? "salt-wrong" : ""); // the salts come before the cards
}

/** Only whoever has linked devices is told so instead of being alarmed, and only before this one has opened a salt. */
function tookPartElsewhere(kept: Kept, { deal, seat, linked }: Told): boolean {
  return linked && !kept.opened && deal.phase !== "commit" && ownSalt(kept, deal, seat) === undefined;
}

function alarmOnceClosed(kept: Kept, told: Told): Alarm | "" {
  const { deal, seat, missing } = told;
  if (!pinned(kept, deal)) return "commitment-changed";
  if (kept.opened && !same(kept.salted, deal.salted)) return "list-changed";
  if (ownSalt(kept, deal, seat) === undefined && !tookPartElsewhere(kept, told)) return "own-salt-missing";
  if ((deal.phase === "begun" || Object.keys(deal.salts).length) && !allFit(deal)) return "salt-wrong";
  const allOpen = Object.keys(deal.salted).every((one) => deal.opened.includes(Number(one)));
  return deal.phase === "void" && kept.opened && (allOpen || missing.includes(seat)) ? "void-though-open" : "";
}

/** Whether there is a salt behind every entry of the list, and the right one: then there is a fingerprint. */
export function allFit({ terms, salted, salts }: Pick<Deal, "terms" | "salted" | "salts">): boolean {
  const seats = Object.keys(salted);
  const fits = (seat: string): boolean =>
    IS_SALT.test(salts[seat] ?? "") &&
    commitmentToSalt(unhex(salts[seat]!), terms.table, Number(seat)) === salted[seat];
  return seats.length > 0 && Object.keys(salts).length === seats.length && seats.every(fits);
}

function pinned(kept: Kept, deal: Deal): boolean {
  return kept.commitment === deal.commitment && kept.attempt === deal.attempt;
}

function ownSalt(kept: Kept, { terms, salted }: Deal, seat: number): string | undefined {
  return kept.salts.find((salt) => commitmentToSalt(unhex(salt), terms.table, seat) === salted[seat]);
}

export function same<T extends object>(one: T, other: T): boolean {
  const told = (fields: object): string => JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
  return told(one) === told(other);
}

/**
 * Everything that was shown, in its order; of deals that differ only in who has committed or opened by then, the last.
 * Where it would be too much, the beginning and the latest.
 */
function noted(before: Shown[], { type: _, wait: __, ...shown }: Deal): Shown[] {
  const lasting = ({ committed: _, opened: __, ...rest }: Shown): string => JSON.stringify(rest);
  const last = before.at(-1);
  const earlier = last && lasting(last) === lasting(shown) ? before.slice(0, -1) : before;
  return [...earlier.slice(0, MOST_SHOWN - 1), shown];
}
