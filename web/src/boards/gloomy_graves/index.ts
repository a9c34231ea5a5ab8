import "../../look/pieces.css";
import "./cards.css";
import type { Truth } from "../../types/gloomy_graves";
import type { Board } from "../contract";
import Burial from "./Burial.svelte";
import Flying from "./Flying.svelte";
import type { Drawn, Seen } from "./ground";
import Scoring from "./Scoring.svelte";
import { teller } from "./telling";
import Yard from "./Yard.svelte";

/** The whole truth, drawn on the same board: every hand open. */
function fromTruth(truth: Truth): Seen {
  const { deck_and_removed: unseen, hands, ...rest } = truth;
  return { ...rest, seat: null, hand: [], hand_sizes: hands.map((hand) => hand.length), hands, unseen };
}

const board: Board<Drawn> = {
  component: Yard,
  teller,
  flying: Flying,
  lists: [],
  brief: true,
  seatsOnBoard: true,
  fromTruth,
  referees: { place: Burial, score: Scoring },
};

export default board;
