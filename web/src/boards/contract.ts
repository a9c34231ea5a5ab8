/**
 * What a board is to the page: one folder here, named like the game, whose index.ts exports `board` by default.
 * The page brings the table around it (seats, question, log, replay); the board draws a view and lights what may be
 * touched. It gets no rules and parses no moves: everything to click comes from `choosing`.
 */

import type { Component } from "svelte";
import type { Choosing } from "../lib/choosing.svelte";
import type { Told, Words } from "../lib/fluent";
import type { Flight, Teller } from "../lib/story.svelte";
import type { SeatShown } from "../lib/seats";

export interface BoardProps<V = unknown> {
  view: V; // what is shown; while a story is told it lags behind what is known
  seats: SeatShown[]; // names, marks, presence, clocks
  words: Words; // the game's sentences
  options: Record<string, unknown>; // the house rules of this table
  aids: Record<string, unknown>; // numbers worth showing, from the server
  choosing: Choosing; // what may be answered: `fits` lights a target, `pick` picks it
  beat: Told | null; // what is being told right now
  told: Told[]; // everything heard up to it
  memory: boolean; // whether to remind of what was seen
  bySeat?: readonly string[]; // for the generic board: as in `Board`
}

/** What flies from one anchor to the other while a beat is told. */
export interface FlyingProps {
  flight: Flight;
}

/** An own way to answer a question, instead of the page's. */
export interface DecisionProps {
  choosing: Choosing;
  words: Words;
  view: unknown;
  submit: () => void;
}

export interface RefereeProps {
  words: Words;
  settle: (input: Record<string, unknown>) => void;
}

export interface Fact {
  icon: string; // one or two characters
  label: string; // what it counts, for those who cannot see the icon
  value: string | number;
}

export interface Board {
  component: Component<BoardProps<any>>; // eslint-disable-line @typescript-eslint/no-explicit-any
  teller?: Teller;
  flying?: Component<FlyingProps>;
  decisions?: Record<string, Component<DecisionProps>>; // by step
  seatsOnBoard?: boolean; // the board shows the players itself, with parts/Seat.svelte
  facts?: (view: any, seat: number, words: Words, options: Record<string, unknown>) => Fact[]; // eslint-disable-line
  fromTruth?: (truth: any) => unknown; // eslint-disable-line -- the open replay's whole truth as something the board can draw
  referees?: Record<string, Component<RefereeProps>>; // by question
  lists?: string[]; // steps whose few answers are buttons beside the question, too (unsaid: all with up to three)
  brief?: boolean; // questions of this game are answered on the board alone and need little room
  listsChoices?: boolean; // the list of answers is the way to choose here, so it is always open
  bySeat?: readonly string[]; // fields of the view with one item for each seat, as the game says; for the generic board
}
