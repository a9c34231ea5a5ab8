// Made by scripts/page_types.py from the server's own types. Do not edit.

export interface View {
  step: string;
  start: number;
  go: number | null;
  round: number;
  last_round: boolean;
  deck: number;
  removed_unseen: number;
  row: string[];
  known: string[][];
  spent: Record<string, number>;
  communal: Record<string, string>;
  crypts: Record<string, string>[];
  claimed: Record<string, number>[];
  left: Record<string, number[]>;
  buried: string[];
  laid: string | null;
  laid_cells: string[];
  drawn: number;
  seat: number | null;
  hand: string[];
  hand_sizes: number[];
  unseen: Record<string, number>;
}

export interface Truth {
  step: string;
  start: number;
  go: number | null;
  round: number;
  last_round: boolean;
  deck: number;
  removed_unseen: number;
  row: string[];
  known: string[][];
  spent: Record<string, number>;
  communal: Record<string, string>;
  crypts: Record<string, string>[];
  claimed: Record<string, number>[];
  left: Record<string, number[]>;
  buried: string[];
  laid: string | null;
  laid_cells: string[];
  drawn: number;
  deck_and_removed: Record<string, number>;
  hands: string[][];
}

export interface Aids {
  rounds: number;
  rounds_left: number;
  types_left: string[][];
  groups: Record<string, Groups>[];
  scorable: Record<string, Groups>;
  changes: Change[][];
  placements: number[];
}

export interface Groups {
  communal: number;
  crypt: number;
  total: number;
  claim: number | null;
}

export type Change = [string, number, number, number, number | null];

export interface Options {
  harvest: "anywhere" | "new_card";
  deck: Deck;
}

export interface Deck {
  name: string;
  cards: Record<string, [number, number, number]>;
  reconstruction: boolean;
  asymmetric: boolean;
  reduced: boolean;
}

export interface ToldDeckReconstructed {
  told: "deck-reconstructed";
  rule: string;
  deck: string;
}

export interface ToldDeckGiven {
  told: "deck-given";
  rule: string;
  deck: string;
}

export interface ToldStarts {
  told: "starts";
  rule: string;
  seat: number;
}

export interface ToldRowLaid {
  told: "row-laid";
  rule: string;
  card: string;
}

export interface ToldGraveyardCardTurned {
  told: "graveyard-card-turned";
  rule: string;
  card: string;
}

export interface ToldGraveyardCardLaid {
  told: "graveyard-card-laid";
  rule: string;
  card: string;
  column: number;
  half: string;
}

export interface ToldDealt {
  told: "dealt";
  rule: string;
  seat: number;
  card: string;
}

export interface ToldReady {
  told: "ready";
  rule: string;
  deck: number;
}

export interface ToldCryptBegun {
  told: "crypt-begun";
  rule: string;
  seat: number;
  card: string;
}

export interface ToldGoBegins {
  told: "go-begins";
  rule: string;
  seat: number;
  round: number;
}

export interface ToldBuriedInCrypt {
  told: "buried-in-crypt";
  rule: string;
  seat: number;
  card: string;
  cells: string;
  half: string;
  lies: string;
  by: string;
  part: string;
  other: string;
  other_lies: string;
  other_by: string;
}

export interface ToldBuriedInGraveyard {
  told: "buried-in-graveyard";
  rule: string;
  seat: number;
  card: string;
  cells: string;
  half: string;
  lies: string;
  by: string;
  part: string;
  other: string;
  other_lies: string;
  other_by: string;
}

export interface ToldNothingFits {
  told: "nothing-fits";
  rule: string;
  seat: number;
}

export interface ToldDiscarded {
  told: "discarded";
  rule: string;
  seat: number;
  card: string;
}

export interface ToldScored {
  told: "scored";
  rule: string;
  seat: number;
  grave: string;
  communal: number;
  crypt: number;
  total: number;
  number: number;
  points: number;
}

export interface ToldScoreDeclined {
  told: "score-declined";
  rule: string;
  seat: number;
}

export interface ToldDrewFromDeck {
  told: "drew-from-deck";
  rule: string;
  seat: number;
  left: number;
  card: string | null;
}

export interface ToldDrewFromRow {
  told: "drew-from-row";
  rule: string;
  seat: number;
  card: string;
}

export interface ToldRowRefilled {
  told: "row-refilled";
  rule: string;
  card: string;
  left: number;
}

export interface ToldFifthScoreCard {
  told: "fifth-score-card";
  rule: string;
  seat: number;
}

export interface ToldDeckEmpty {
  told: "deck-empty";
  rule: string;
  seat: number;
}

export interface ToldGameEnds {
  told: "game-ends";
  rule: string;
  scores: number[];
}

export interface ToldGroupsCounted {
  told: "groups-counted";
  rule: string;
  grave: string;
  communal: number;
  crypt: number;
  total: number;
}

export interface ToldEarnsCard {
  told: "earns-card";
  rule: string;
  number: number;
  points: number;
}

export interface ToldEarnsNothing {
  told: "earns-nothing";
  rule: string;
  total: number;
}

export interface ToldMayLie {
  told: "may-lie";
  rule: string;
  area: string;
}

export interface ToldMayNotLie {
  told: "may-not-lie";
  rule: string;
  area: string;
  forbids: string;
}

export type Told =
  | ToldDeckReconstructed
  | ToldDeckGiven
  | ToldStarts
  | ToldRowLaid
  | ToldGraveyardCardTurned
  | ToldGraveyardCardLaid
  | ToldDealt
  | ToldReady
  | ToldCryptBegun
  | ToldGoBegins
  | ToldBuriedInCrypt
  | ToldBuriedInGraveyard
  | ToldNothingFits
  | ToldDiscarded
  | ToldScored
  | ToldScoreDeclined
  | ToldDrewFromDeck
  | ToldDrewFromRow
  | ToldRowRefilled
  | ToldFifthScoreCard
  | ToldDeckEmpty
  | ToldGameEnds
  | ToldGroupsCounted
  | ToldEarnsCard
  | ToldEarnsNothing
  | ToldMayLie
  | ToldMayNotLie;

export interface Game {
  view: View;
  truth: Truth;
  told: Told;
  aids: Partial<Aids>;
  options: Partial<Options>;
  box: {
    cards: string[];
    halves: string[];
    types: string[];
    numbers: number[];
    crypt_begins: string[];
  };
}
