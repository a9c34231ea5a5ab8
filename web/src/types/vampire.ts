// Made by scripts/page_types.py from the server's own types. Do not edit.

export interface View {
  step: string;
  go: number;
  roll: number | null;
  at: [number, number][];
  tools: string[][];
  pile: Record<string, number>;
  graves: string[];
  offered: string[];
  beyond: string[];
  fights: number;
  grave: number | null;
  seat: number | null;
}

export interface Truth {
  step: string;
  go: number;
  roll: number | null;
  at: [number, number][];
  tools: string[][];
  pile: Record<string, number>;
  graves: string[];
  offered: string[];
  beyond: string[];
  fights: number;
  grave: number | null;
}

export interface Aids {
  map: DrawnMap;
  paths: PathAid[];
  tool_sets: Record<string, string[]>;
  graves_closed: number;
  vampire_odds: [number, number] | null;
  to_red_x: number[];
  missing: string[][];
}

export interface DrawnMap {
  name: string;
  ours: boolean;
  columns: number;
  rows: number;
  squares: MapSquare[];
  links: [string, string][];
  bridges: [string, string][];
  walls: [string, string][];
}

export interface MapSquare {
  name: string;
  x: number;
  y: number;
  kind: string;
}

export interface PathAid {
  move: string;
  path: string;
  end: string;
  squares: string[];
  tools_gained: string[];
  battles: number;
  all_kept_odds: [number, number];
  stops_at_red_x: boolean;
  pips_lost: number;
}

export interface ToldStarts {
  told: "starts";
  seat: number;
}

export interface ToldRolled {
  told: "rolled";
  seat: number;
  pips: number;
}

export interface ToldWalked {
  told: "walked";
  seat: number;
  squares: string;
  end: string;
}

export interface ToldWalkedShort {
  told: "walked-short";
  seat: number;
  pips: number;
}

export interface ToldStoodStill {
  told: "stood-still";
  seat: number;
}

export interface ToldStoppedAtRedX {
  told: "stopped-at-red-x";
  seat: number;
  pips: number;
}

export interface ToldStoppedWithNewTools {
  told: "stopped-with-new-tools";
  seat: number;
  pips: number;
}

export interface ToldTook {
  told: "took";
  seat: number;
  tool: string;
}

export interface ToldLeftLying {
  told: "left-lying";
  seat: number;
  tool: string;
}

export interface ToldPhantomsFollow {
  told: "phantoms-follow";
  seat: number;
}

export interface ToldPhantomsIgnore {
  told: "phantoms-ignore";
  seat: number;
}

export interface ToldBattleWon {
  told: "battle-won";
  seat: number;
  pips: number;
}

export interface ToldBattleLost {
  told: "battle-lost";
  seat: number;
  pips: number;
}

export interface ToldReturned {
  told: "returned";
  seat: number;
  tool: string;
}

export interface ToldNothingLeftToTake {
  told: "nothing-left-to-take";
  seat: number;
  phantoms: number;
}

export interface ToldRedPhantomIgnores {
  told: "red-phantom-ignores";
  seat: number;
}

export interface ToldRedBattleWon {
  told: "red-battle-won";
  seat: number;
  pips: number;
}

export interface ToldRedBattleLost {
  told: "red-battle-lost";
  seat: number;
  pips: number;
}

export interface ToldReturnedToRed {
  told: "returned-to-red";
  seat: number;
  tool: string;
}

export interface ToldSentToGreenX {
  told: "sent-to-green-x";
  seat: number;
}

export interface ToldDigs {
  told: "digs";
  seat: number;
  grave: number;
}

export interface ToldGraveEmpty {
  told: "grave-empty";
  seat: number;
  grave: number;
  left: number;
}

export interface ToldReburied {
  told: "reburied";
  seat: number;
  grave: number;
}

export interface ToldVampireFound {
  told: "vampire-found";
  seat: number;
  grave: number;
}

export interface ToldPathFound {
  told: "path-found";
  squares: string;
  gains: string;
  battles: number;
  red: string;
}

export type Told =
  | ToldStarts
  | ToldRolled
  | ToldWalked
  | ToldWalkedShort
  | ToldStoodStill
  | ToldStoppedAtRedX
  | ToldStoppedWithNewTools
  | ToldTook
  | ToldLeftLying
  | ToldPhantomsFollow
  | ToldPhantomsIgnore
  | ToldBattleWon
  | ToldBattleLost
  | ToldReturned
  | ToldNothingLeftToTake
  | ToldRedPhantomIgnores
  | ToldRedBattleWon
  | ToldRedBattleLost
  | ToldReturnedToRed
  | ToldSentToGreenX
  | ToldDigs
  | ToldGraveEmpty
  | ToldReburied
  | ToldVampireFound
  | ToldPathFound;
