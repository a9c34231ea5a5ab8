import "../../look/pieces.css";
import "./pieces/cards.css";
import type { Truth } from "../../types/gloomy_graves";
import type { Board } from "../contract";
import Burial from "./referee/Burial.svelte";
import Flying from "./pieces/Flying.svelte";
import type { Drawn, Seen } from "./ground/ground";
import Scoring from "./referee/Scoring.svelte";
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
