// Made by scripts/page_types.py from the server's own types. Do not edit.

export interface View {
  step: string;
  first: number;
  go: number;
  asked: number | null;
  target: number | null;
  finals: number | null;
  deck: number;
  tiles: Record<string, number>;
  cemeteries: Cemetery[];
  removed: Record<string, number>;
  money: number[];
  notes: number[];
  seat: number | null;
  hand: string[];
  hand_sizes: number[];
  unseen: Record<string, number>;
}

export interface Cemetery {
  number: number;
  owner: number | null;
  cards: LaidCard[];
}

export interface LaidCard {
  card: string | null;
  face_up: boolean;
  seen_by: number[];
  laid_by: number | null;
}

export interface Truth {
  step: string;
  first: number;
  go: number;
  asked: number | null;
  target: number | null;
  finals: number | null;
  deck: number;
  tiles: Record<string, number>;
  cemeteries: Cemetery[];
  removed: Record<string, number>;
  money: number[];
  notes: number[];
  deck_cards: Record<string, number>;
  hands: string[][];
  supply: number;
}

export interface ToldStarts {
  told: "starts";
  seat: number;
}

export interface ToldDealt {
  told: "dealt";
  seat: number;
  card: string;
}

export interface ToldReady {
  told: "ready";
  deck: number;
}

export interface ToldTileTurned {
  told: "tile-turned";
  seat: number;
  tile: string;
}

export interface ToldNoEffect {
  told: "no-effect";
  seat: number;
  tile: string;
}

export interface ToldTilesShuffled {
  told: "tiles-shuffled";
}

export interface ToldPlaced {
  told: "placed";
  seat: number;
  cemetery: number;
  card: string | null;
}

export interface ToldDrew {
  told: "drew";
  seat: number;
  left: number;
  card: string | null;
}

export interface ToldViewed {
  told: "viewed";
  seat: number;
  cemetery: number;
  place: number;
  card: string | null;
}

export interface ToldRevealed {
  told: "revealed";
  seat: number;
  cemetery: number;
  place: number;
  card: string;
}

export interface ToldRobberyBegins {
  told: "robbery-begins";
  seat: number;
  cemetery: number;
}

export interface ToldFinalRobbery {
  told: "final-robbery";
  cemetery: number;
}

export interface ToldCreditTaken {
  told: "credit-taken";
  seat: number;
  shown: number;
  notes: number;
}

export interface ToldCreditDeclined {
  told: "credit-declined";
  seat: number;
}

export interface ToldFistsShown {
  told: "fists-shown";
  fists: number[];
}

export interface ToldCardsTurned {
  told: "cards-turned";
  cards: string[];
  bounty: number;
  laid_by: (number | null)[];
}

export interface ToldSupplyShort {
  told: "supply-short";
  supply: number;
}

export interface ToldLoneWidow {
  told: "lone-widow";
}

export interface ToldWidowsChat {
  told: "widows-chat";
  count: number;
}

export interface ToldLoneGuard {
  told: "lone-guard";
}

export interface ToldGuardsPlay {
  told: "guards-play";
  count: number;
}

export interface ToldRewarded {
  told: "rewarded";
  seat: number;
  coins: number;
}

export interface ToldBanditsRaid {
  told: "bandits-raid";
  bandits: number;
  accomplices: number;
}

export interface ToldFistLost {
  told: "fist-lost";
  seat: number;
  coins: number;
}

export interface ToldAccomplicesHelp {
  told: "accomplices-help";
  bandits: number;
  accomplices: number;
}

export interface ToldBanditsFightAccomplices {
  told: "bandits-fight-accomplices";
  count: number;
}

export interface ToldPaid {
  told: "paid";
  seats: number[];
  coins: number;
  left: number;
}

export interface ToldUnpaid {
  told: "unpaid";
  seats: number[];
  coins: number;
  left: number;
}

export interface ToldFistsForfeited {
  told: "fists-forfeited";
  seats: number[];
  coins: number;
}

export interface ToldBountyReturned {
  told: "bounty-returned";
  coins: number;
}

export interface ToldNewCardLaid {
  told: "new-card-laid";
  cemetery: number;
  left: number;
}

export interface ToldClosed {
  told: "closed";
  cemetery: number;
}

export interface ToldLastCardPlayed {
  told: "last-card-played";
  seat: number;
}

export interface ToldAllClosed {
  told: "all-closed";
}

export interface ToldGameEnds {
  told: "game-ends";
  money: number[];
  notes: number[];
  scores: number[];
}

export type Told =
  | ToldStarts
  | ToldDealt
  | ToldReady
  | ToldTileTurned
  | ToldNoEffect
  | ToldTilesShuffled
  | ToldPlaced
  | ToldDrew
  | ToldViewed
  | ToldRevealed
  | ToldRobberyBegins
  | ToldFinalRobbery
  | ToldCreditTaken
  | ToldCreditDeclined
  | ToldFistsShown
  | ToldCardsTurned
  | ToldSupplyShort
  | ToldLoneWidow
  | ToldWidowsChat
  | ToldLoneGuard
  | ToldGuardsPlay
  | ToldRewarded
  | ToldBanditsRaid
  | ToldFistLost
  | ToldAccomplicesHelp
  | ToldBanditsFightAccomplices
  | ToldPaid
  | ToldUnpaid
  | ToldFistsForfeited
  | ToldBountyReturned
  | ToldNewCardLaid
  | ToldClosed
  | ToldLastCardPlayed
  | ToldAllClosed
  | ToldGameEnds;
