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

export type MapSquare = [string, number, number, string];

export interface PathAid {
  path: string;
  end: string;
  tools_gained: string[];
  battles: number;
  stops_at_red_x: boolean;
  pips_lost: number;
}

export interface Options {
  pawns: "block" | "pass";
  lost_red: "green" | "stay";
  graves: "open" | "rebury";
  decline_tool: "no" | "yes";
  tools_on_the_way: "no" | "yes";
  seats_up_to: "4" | "6";
  board: string;
}

export interface ToldStarts {
  told: "starts";
  rule: string;
  seat: number;
}

export interface ToldRolled {
  told: "rolled";
  rule: string;
  seat: number;
  pips: number;
}

export interface ToldWalked {
  told: "walked";
  rule: string;
  seat: number;
  squares: string;
  end: string;
  steps: number;
  phantoms: number;
  onto: string;
  to_red: number;
}

export interface ToldWalkedShort {
  told: "walked-short";
  rule: string;
  seat: number;
  pips: number;
}

export interface ToldStoodStill {
  told: "stood-still";
  rule: string;
  seat: number;
}

export interface ToldStoppedAtRedX {
  told: "stopped-at-red-x";
  rule: string;
  seat: number;
  pips: number;
}

export interface ToldStoppedWithNewTools {
  told: "stopped-with-new-tools";
  rule: string;
  seat: number;
  pips: number;
}

export interface ToldTook {
  told: "took";
  rule: string;
  seat: number;
  tool: string;
}

export interface ToldLeftLying {
  told: "left-lying";
  rule: string;
  seat: number;
  tool: string;
}

export interface ToldPhantomsFollow {
  told: "phantoms-follow";
  rule: string;
  seat: number;
}

export interface ToldPhantomsIgnore {
  told: "phantoms-ignore";
  rule: string;
  seat: number;
}

export interface ToldBattleWon {
  told: "battle-won";
  rule: string;
  seat: number;
  pips: number;
}

export interface ToldBattleLost {
  told: "battle-lost";
  rule: string;
  seat: number;
  pips: number;
}

export interface ToldReturned {
  told: "returned";
  rule: string;
  seat: number;
  tool: string;
}

export interface ToldNothingLeftToTake {
  told: "nothing-left-to-take";
  rule: string;
  seat: number;
  phantoms: number;
}

export interface ToldRedPhantomIgnores {
  told: "red-phantom-ignores";
  rule: string;
  seat: number;
}

export interface ToldRedBattleWon {
  told: "red-battle-won";
  rule: string;
  seat: number;
  pips: number;
}

export interface ToldRedBattleLost {
  told: "red-battle-lost";
  rule: string;
  seat: number;
  pips: number;
}

export interface ToldReturnedToRed {
  told: "returned-to-red";
  rule: string;
  seat: number;
  tool: string;
}

export interface ToldSentToGreenX {
  told: "sent-to-green-x";
  rule: string;
  seat: number;
}

export interface ToldDigs {
  told: "digs";
  rule: string;
  seat: number;
  grave: number;
}

export interface ToldGraveEmpty {
  told: "grave-empty";
  rule: string;
  seat: number;
  grave: number;
  left: number;
}

export interface ToldReburied {
  told: "reburied";
  rule: string;
  seat: number;
  grave: number;
}

export interface ToldVampireFound {
  told: "vampire-found";
  rule: string;
  seat: number;
  grave: number;
}

export interface ToldPathFound {
  told: "path-found";
  rule: string;
  squares: string;
  gains: string;
  battles: number;
  red: string;
  steps: number;
  phantoms: number;
  onto: string;
  north: number;
  east: number;
  south: number;
  west: number;
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

export interface Game {
  view: View;
  truth: Truth;
  told: Told;
  aids: Partial<Aids>;
  options: Partial<Options>;
  box: {
    tools: string[];
    faces: number;
    boards: string[];
    drawings: string[];
    side: number;
  };
}
