/**
 * A guided first game: a short table, and what the guide says at it. It is data, one file a game beside its board
 * (boards/<game>/guide/steps.json), with a sentence a step in en.ftl and it.ftl. It holds no rule: the table is
 * a real one on the server, and a step waits for a question or an announcement.
 */

export interface Guide {
  seats: number;
  options: Record<string, unknown>; // a small box, deck or board
  seed?: number; // the cards are dealt from it, so that the lesson begins with those it was written for
  steps: Step[];
}

/** Said once, when all that it names is so. The first step of the list that fits is the one that is said. */
export interface Step {
  id: string; // of its sentence
  at?: string; // the part of the page it speaks of: elements with this in their data-guide
  rule?: string; // where the rulebook says so
  asks?: string; // this question waits for the player
  heard?: string; // this was announced; what it named may stand in the sentence
  by?: "me" | "others"; // ... and by whom
  picked?: string; // this field of the answer is chosen
  missing?: string; // this one is not yet
  whole?: true; // nothing is missing: it can be confirmed
  over?: true; // the game is over; other steps are only said before
  does?: "pick" | "answer"; // done when the missing field is picked, or the question answered; otherwise when read
  aside?: true; // games differ: it may never come up, so it does not count
  again?: true; // what to aim at: said whenever there is nothing else to say, as often as it fits
}
