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

export interface Options {
  unpaid_fist: "forfeited" | "kept";
  payout: "skip" | "stop";
  closed: "reopen" | "stay";
  components: "strict" | "unlimited";
  money: "hidden" | "open";
  ties: "fewer_notes" | "shared";
  box: Box;
}

export interface Box {
  cards: number[];
  tiles: number[];
  cemeteries: number;
  hand: number;
  money: number;
  coins: number;
  notes: number;
}

export interface ToldStarts {
  told: "starts";
  rule: string;
  seat: number;
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

export interface ToldTileTurned {
  told: "tile-turned";
  rule: string;
  seat: number;
  tile: string;
}

export interface ToldNoEffect {
  told: "no-effect";
  rule: string;
  seat: number;
  tile: string;
}

export interface ToldTilesShuffled {
  told: "tiles-shuffled";
  rule: string;
}

export interface ToldPlaced {
  told: "placed";
  rule: string;
  seat: number;
  cemetery: number;
  card: string | null;
}

export interface ToldDrew {
  told: "drew";
  rule: string;
  seat: number;
  left: number;
  card: string | null;
}

export interface ToldViewed {
  told: "viewed";
  rule: string;
  seat: number;
  cemetery: number;
  place: number;
  card: string | null;
}

export interface ToldRevealed {
  told: "revealed";
  rule: string;
  seat: number;
  cemetery: number;
  place: number;
  card: string;
}

export interface ToldRobberyBegins {
  told: "robbery-begins";
  rule: string;
  seat: number;
  cemetery: number;
}

export interface ToldFinalRobbery {
  told: "final-robbery";
  rule: string;
  cemetery: number;
}

export interface ToldCreditTaken {
  told: "credit-taken";
  rule: string;
  seat: number;
  shown: number;
  notes: number;
}

export interface ToldCreditDeclined {
  told: "credit-declined";
  rule: string;
  seat: number;
}

export interface ToldFistsShown {
  told: "fists-shown";
  rule: string;
  fists: number[];
}

export interface ToldCardsTurned {
  told: "cards-turned";
  rule: string;
  cards: string[];
  bounty: number;
  laid_by: (number | null)[];
}

export interface ToldSupplyShort {
  told: "supply-short";
  rule: string;
  supply: number;
}

export interface ToldLoneWidow {
  told: "lone-widow";
  rule: string;
}

export interface ToldWidowsChat {
  told: "widows-chat";
  rule: string;
  count: number;
}

export interface ToldLoneGuard {
  told: "lone-guard";
  rule: string;
}

export interface ToldGuardsPlay {
  told: "guards-play";
  rule: string;
  count: number;
}

export interface ToldRewarded {
  told: "rewarded";
  rule: string;
  seat: number;
  coins: number;
}

export interface ToldBanditsRaid {
  told: "bandits-raid";
  rule: string;
  bandits: number;
  accomplices: number;
}

export interface ToldFistLost {
  told: "fist-lost";
  rule: string;
  seat: number;
  coins: number;
}

export interface ToldAccomplicesHelp {
  told: "accomplices-help";
  rule: string;
  bandits: number;
  accomplices: number;
}

export interface ToldBanditsFightAccomplices {
  told: "bandits-fight-accomplices";
  rule: string;
  count: number;
}

export interface ToldPaid {
  told: "paid";
  rule: string;
  seats: number[];
  coins: number;
  left: number;
}

export interface ToldUnpaid {
  told: "unpaid";
  rule: string;
  seats: number[];
  coins: number;
  left: number;
  why: string;
}

export interface ToldFistsForfeited {
  told: "fists-forfeited";
  rule: string;
  seats: number[];
  coins: number;
}

export interface ToldBountyReturned {
  told: "bounty-returned";
  rule: string;
  coins: number;
}

export interface ToldNewCardLaid {
  told: "new-card-laid";
  rule: string;
  cemetery: number;
  left: number;
}

export interface ToldClosed {
  told: "closed";
  rule: string;
  cemetery: number;
}

export interface ToldLastCardPlayed {
  told: "last-card-played";
  rule: string;
  seat: number;
}

export interface ToldAllClosed {
  told: "all-closed";
  rule: string;
}

export interface ToldGameEnds {
  told: "game-ends";
  rule: string;
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

export interface Game {
  view: View;
  truth: Truth;
  told: Told;
  aids: object;
  options: Partial<Options>;
  box: {
    cards: string[];
    tiles: string[];
  };
}
