/**
 * What a board is to the page: one folder here, named like the game, whose index.ts exports `board` by default.
 * The page brings the table around it (seats, question, log, replay); the board draws a view and lights what may be
 * touched. It gets no rules and parses no moves: everything to click comes from `choosing`.
 */

import type { Component } from "svelte";
import type { Edges, Shape, Size } from "../lib/page/frame";
import type { Choice, Picks } from "../lib/table/choice.svelte";
import type { Words } from "../lib/words/fluent";
import type { Flight, Teller } from "../lib/table/story.svelte";
import type { SeatShown } from "../lib/table/seats";
import type { Told } from "../types";

/** What a board knows of its game: `Game` of types/<game>.ts. */
export interface AnyGame {
  view: unknown;
  truth: unknown;
  told: Told;
  aids: object;
  options: object;
  box: object;
}

// The page hands each board what the server sent of its game: only the two of them know what that is.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type SomeGame = any;

export interface BoardProps<G extends AnyGame = SomeGame> {
  view: G["view"]; // what is shown; while a story is told it lags behind what is known
  seats: SeatShown[]; // names, marks, presence, clocks
  words: Words; // the game's sentences
  options: G["options"]; // the house rules of this table
  box: G["box"]; // what the game is played with: kinds in their order, and numbers
  aids: G["aids"]; // numbers worth showing, from the server
  choosing: Choice; // what may be answered: `fits` lights a target, `pick` picks it
  beat: G["told"] | null; // what is being told right now
  told: G["told"][]; // everything heard up to it
  memory: boolean; // whether to remind of what was seen
  bySeat?: readonly string[]; // fields of the view with one item for each seat, for the generic board
  shape: Shape; // of the table on this screen
  whole: Size; // in pixels, with what lies over its edges
  room: Size; // what of the board nothing covers
  corner: Edges["corner"]; // what is covered of its lower corners all the same, where the table is wide
}

/** What flies from one anchor to the other while a beat is told. */
export interface FlightProps {
  flight: Flight;
}

/** An own way to answer a question, instead of the page's. */
export interface DecisionProps<G extends AnyGame = SomeGame> {
  choosing: Choice;
  words: Words;
  view: G["view"];
  submit: () => void;
}

export interface RefereeProps<G extends AnyGame = SomeGame> {
  words: Words;
  box: G["box"];
  seats: number[]; // how many may play
  settle: (input: Record<string, unknown>) => void;
}

export interface Fact {
  icon: string; // one or two characters
  label: string; // what it counts, for those who cannot see the icon
  value: string | number;
}

/** A component that is loaded when somebody wants to see it. */
export type Later<Props extends Record<string, SomeGame>> = () => Promise<{ default: Component<Props> }>;

export interface Board<G extends AnyGame = SomeGame> {
  component: Component<BoardProps<G>>;
  teller?: Teller<G>;
  flying?: Component<FlightProps>;
  decisions?: Record<string, Component<DecisionProps<G>>>; // by step
  seatsOnBoard?: boolean; // the board shows the players itself, with parts/table/Seat.svelte
  facts?: (view: G["view"], seat: number, words: Words, options: G["options"]) => Fact[];
  fromTruth?: (truth: G["truth"]) => G["view"]; // the open replay's whole truth as something the board can draw
  referees?: Record<string, Later<RefereeProps<G>>>; // by question
  // Of the pieces that a rule speaks of, beside it; nothing for other rules. Without a rule: the sprites they are made of.
  pictures?: Later<{ rule: string | null; words: Words }>;
  // Where the view, or what may be answered, says more than the step alone.
  question?: (step: string, view: G["view"], choosing: Choice, aids: G["aids"]) => string | undefined;
  // Says where picked cells are, or what is picked with what it brings; at the table it knows the players' names.
  placed?: (words: Words, view: G["view"], picks: Picks, names?: readonly string[]) => string | undefined;
  decided?: string; // the announcement that wins the game, where no points are counted: `board-<game>-<it>` says how it was won
  about?: (view: G["view"], aids: G["aids"], seat: number, words: Words) => string; // what to say to who has not won
  lists?: string[]; // steps whose few answers are buttons beside the question, too (unsaid: all with up to three)
  fills?: boolean; // it draws to the edges of the table and keeps its pieces inside `room`, instead of being scrolled
  listsChoices?: boolean; // the list of answers is the way to choose here, so it is always open
}
