// Made by scripts/page_types.py from the server's own types. Do not edit.

export interface View {
  step: string;
  hand_number: number;
  match_hands: number;
  round: number;
  rounds: number;
  opener: number | null;
  first: number | null;
  go: number | null;
  asked: number | null;
  first_grave: number | null;
  final_grave: number | null;
  columns: LaidCard[][];
  graves: string[];
  accusations: Record<string, number>;
  accusations_over: boolean;
  spent: string[];
  undealt: number;
  totals: number[];
  points: number[];
  seat: number | null;
  hand: string[];
  hand_sizes: number[];
  open_hands: string[][] | null;
  own_objectives: string[];
  own_laid_aside: string | null;
  objectives_dealt: number[];
  open_objectives: string[][] | null;
  open_laid_aside: (string | null)[] | null;
  unseen: Record<string, number>;
  unseen_objectives: Record<string, number>;
  reconstructed: boolean;
  practice: boolean;
}

export interface LaidCard {
  card: string | null;
  face_up: boolean;
  seen_by: number[];
}

export interface Truth {
  step: string;
  hand_number: number;
  match_hands: number;
  round: number;
  rounds: number;
  opener: number | null;
  first: number | null;
  go: number | null;
  asked: number | null;
  first_grave: number | null;
  final_grave: number | null;
  columns: LaidCard[][];
  graves: string[];
  accusations: Record<string, number>;
  accusations_over: boolean;
  spent: string[];
  undealt: number;
  totals: number[];
  points: number[];
  hands: string[][];
  undealt_cards: Record<string, number>;
  objectives: string[][];
  laid_aside: (string | null)[];
  undealt_objectives: Record<string, number>;
}

export interface Aids {
  hand: HandAid | null;
  graves: GraveAid[];
  ransacked: number;
  undisturbed: number;
  objectives: ObjectiveAid[];
  rounds_left: number;
  hands_left: number;
}

export interface HandAid {
  ransacked: number;
  safe: number;
}

export interface GraveAid {
  grave: number;
  fate: string;
  robbery: number;
  defence: number;
  hidden: number;
  room: number;
  lead: [number, number];
}

export interface ObjectiveAid {
  objective: string;
  state: string;
}

export interface Options {
  accuse_at_end: "no" | "yes";
  full_tie: "next_ranked" | "shared";
  match_tie: "next_ranked" | "shared";
  hands: "1" | "3" | "players";
  open_hands: "no" | "yes";
  objectives: Objective[];
  box: Box;
}

export interface Objective {
  side: "black" | "white";
  graves: number[];
  points: number;
}

export interface Box {
  cards: number[];
  hand: number | null;
  rounds: number | null;
}

export interface ToldObjectivesReconstructed {
  told: "objectives-reconstructed";
  rule: string;
}

export interface ToldObjectivesGiven {
  told: "objectives-given";
  rule: string;
}

export interface ToldHandsLieOpen {
  told: "hands-lie-open";
  rule: string;
}

export interface ToldHandBegins {
  told: "hand-begins";
  rule: string;
  hand: number;
  hands: number;
  seat: number;
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

export interface ToldCardsDealt {
  told: "cards-dealt";
  rule: string;
  each: number;
  left: number;
}

export interface ToldObjectiveDealt {
  told: "objective-dealt";
  rule: string;
  seat: number;
  side: string;
  graves: string;
  worth: number;
}

export interface ToldObjectiveLaidAside {
  told: "objective-laid-aside";
  rule: string;
  seat: number;
  side: string;
  graves: string;
  worth: number;
}

export interface ToldObjectivesChosen {
  told: "objectives-chosen";
  rule: string;
}

export interface ToldRoundBegins {
  told: "round-begins";
  rule: string;
  round: number;
  rounds: number;
  seat: number;
}

export interface ToldPlayedFaceUp {
  told: "played-face-up";
  rule: string;
  seat: number;
  card: string;
  grave: number;
}

export interface ToldPlayedFaceDown {
  told: "played-face-down";
  rule: string;
  seat: number;
  grave: number;
  card: string | null;
}

export interface ToldSpied {
  told: "spied";
  rule: string;
  seat: number;
  card: string;
  grave: number;
}

export interface ToldTurnedUp {
  told: "turned-up";
  rule: string;
  card: string;
  grave: number;
  place: number;
}

export interface ToldStopped {
  told: "stopped";
  rule: string;
  seat: number;
}

export interface ToldPassed {
  told: "passed";
  rule: string;
  seat: number;
}

export interface ToldColumnFull {
  told: "column-full";
  rule: string;
  grave: number;
}

export interface ToldColumnShown {
  told: "column-shown";
  rule: string;
  grave: number;
  cards: string[];
  defence: number;
  robbery: number;
  bobbies: number;
}

export interface ToldColumnEmpty {
  told: "column-empty";
  rule: string;
  grave: number;
}

export interface ToldRansacked {
  told: "ransacked";
  rule: string;
  grave: number;
}

export interface ToldUndisturbed {
  told: "undisturbed";
  rule: string;
  grave: number;
}

export interface ToldAccusationsBegin {
  told: "accusations-begin";
  rule: string;
  seat: number;
}

export interface ToldAccused {
  told: "accused";
  rule: string;
  seat: number;
  accused_seat: number;
}

export interface ToldNotAccused {
  told: "not-accused";
  rule: string;
  seat: number;
}

export interface ToldAccusationsOver {
  told: "accusations-over";
  rule: string;
}

export interface ToldRoundEnds {
  told: "round-ends";
  rule: string;
  round: number;
}

export interface ToldFateSealed {
  told: "fate-sealed";
  rule: string;
  ransacked: number;
  undisturbed: number;
}

export interface ToldLastRoundOver {
  told: "last-round-over";
  rule: string;
}

export interface ToldFinalJudging {
  told: "final-judging";
  rule: string;
}

export interface ToldCemeteryRansacked {
  told: "cemetery-ransacked";
  rule: string;
  count: number;
}

export interface ToldCemeteryUndisturbed {
  told: "cemetery-undisturbed";
  rule: string;
  count: number;
}

export interface ToldHandShown {
  told: "hand-shown";
  rule: string;
  seat: number;
  cards: string[];
  count: number;
}

export interface ToldHandScored {
  told: "hand-scored";
  rule: string;
  seat: number;
  robbers: number;
  detectives: number;
  points: number;
}

export interface ToldBobbiesScored {
  told: "bobbies-scored";
  rule: string;
  seat: number;
  bobbies: number;
  points: number;
}

export interface ToldObjectiveScored {
  told: "objective-scored";
  rule: string;
  seat: number;
  side: string;
  graves: string;
  worth: number;
  points: number;
}

export interface ToldAccusationTrue {
  told: "accusation-true";
  rule: string;
  seat: number;
  accused_seat: number;
}

export interface ToldAccusationFalse {
  told: "accusation-false";
  rule: string;
  seat: number;
  accused_seat: number;
}

export interface ToldHandEnds {
  told: "hand-ends";
  rule: string;
  hand: number;
  hands: number;
  scores: number[];
  totals: number[];
}

export interface ToldWins {
  told: "wins";
  rule: string;
  seats: number[];
}

export type Told =
  | ToldObjectivesReconstructed
  | ToldObjectivesGiven
  | ToldHandsLieOpen
  | ToldHandBegins
  | ToldStarts
  | ToldDealt
  | ToldCardsDealt
  | ToldObjectiveDealt
  | ToldObjectiveLaidAside
  | ToldObjectivesChosen
  | ToldRoundBegins
  | ToldPlayedFaceUp
  | ToldPlayedFaceDown
  | ToldSpied
  | ToldTurnedUp
  | ToldStopped
  | ToldPassed
  | ToldColumnFull
  | ToldColumnShown
  | ToldColumnEmpty
  | ToldRansacked
  | ToldUndisturbed
  | ToldAccusationsBegin
  | ToldAccused
  | ToldNotAccused
  | ToldAccusationsOver
  | ToldRoundEnds
  | ToldFateSealed
  | ToldLastRoundOver
  | ToldFinalJudging
  | ToldCemeteryRansacked
  | ToldCemeteryUndisturbed
  | ToldHandShown
  | ToldHandScored
  | ToldBobbiesScored
  | ToldObjectiveScored
  | ToldAccusationTrue
  | ToldAccusationFalse
  | ToldHandEnds
  | ToldWins;

export interface Game {
  view: View;
  truth: Truth;
  told: Told;
  aids: Partial<Aids>;
  options: Partial<Options>;
  box: {
    cards: string[];
    graves: number;
    sides: string[];
    objectives: number;
  };
}
