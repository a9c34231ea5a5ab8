/** What lies on the table, in the game's words: as games/gravediggers/sentences.py says it. */

import type { SeatShown } from "../../lib/table/seats";
import type { Facts, Words } from "../../lib/words/fluent";
import { t } from "../../lib/words/words.svelte";
import type { Cemetery, LaidCard } from "../../types/gravediggers";
import type { Seen } from "./teller";

export interface Reader {
  view: Seen;
  seats: SeatShown[];
  words: Words;
  memory: boolean; // whether to be reminded of what was seen
}

const nameOf = (seats: SeatShown[], seat: number): string => seats[seat]?.name ?? "";

export function ownerName({ seats, words }: Reader, { owner }: Cemetery): string {
  if (owner === null) return words.say("screen-nobody");
  return seats[owner]?.yours ? t("yours") : nameOf(seats, owner);
}

/** The face that the reader sees, or is reminded of; none for a back. */
export const faceOf = ({ memory }: Reader, card: LaidCard): string | null =>
  card.face_up || memory ? card.card : null;

function faceName(reader: Reader, card: LaidCard): string {
  const { view, words } = reader;
  const face = faceOf(reader, card);
  if (face === null) return words.say("view-face-down", { count: 1 });
  const form = card.face_up
    ? "view-face-up"
    : card.laid_by === view.seat
      ? "view-face-down-own"
      : "view-face-down-known";
  return words.say(form, { card: words.card(face) });
}

/** Who else has seen it face down. */
export const onlookers = (card: LaidCard): number[] => card.seen_by.filter((seat) => seat !== card.laid_by);

export function cardName(reader: Reader, card: LaidCard): string {
  const { view, seats, words, memory } = reader;
  const named = faceName(reader, card);
  if (!memory) return named;
  const others = words.listed(
    onlookers(card)
      .filter((seat) => seat !== view.seat)
      .map((seat) => nameOf(seats, seat)),
  );
  if (card.laid_by === null) return others ? words.say("view-seen", { card: named, seats: others }) : named;
  const seat = card.laid_by === view.seat ? words.say("view-you") : nameOf(seats, card.laid_by);
  return words.say(others ? "view-laid-and-seen" : "view-laid", { card: named, seat, seats: others });
}

export function cemeteryName(reader: Reader, at: Cemetery): string {
  const { words } = reader;
  // Parted by semicolons: of a card is said who laid it and who has seen it, with commas.
  const cards = at.cards.length
    ? at.cards.map((card) => cardName(reader, card)).join("; ")
    : words.say("view-cemetery-empty");
  return words.say("view-cemetery", { number: at.number, owner: ownerName(reader, at), cards });
}

/** What the page explains about a piece: `explain-…` of words.*.ftl, with its facts. */
export interface Explained {
  "data-explain": string;
  "data-facts"?: string;
}

export const explained = (id: string, facts?: Facts): Explained =>
  facts ? { "data-explain": id, "data-facts": JSON.stringify(facts) } : { "data-explain": id };

export const explainedCard = (card: string): Explained =>
  Number(card) ? explained("card-silver", { value: Number(card) }) : explained(`card-${card}`);

/** A card of a line: its face as far as it is known, who laid it, who has looked at it. */
export function explainedLaid(reader: Reader, card: LaidCard): Explained {
  const face = faceOf(reader, card);
  if (card.face_up && face !== null) return explainedCard(face);
  return explained("card-down", { card: cardName(reader, card) });
}
