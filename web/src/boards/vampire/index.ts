import type { Game, Truth, View } from "../../types/vampire";
import type { Board } from "../contract";
import Flying from "./pieces/Flying.svelte";
import Hunt from "./Hunt.svelte";
import Paths from "./Paths.svelte";
import Standing from "./referee/Standing.svelte";
import { teller } from "./telling";

/** Nothing is hidden in a hunt: the whole truth looks like what everybody sees. */
function fromTruth(truth: Truth): View {
  return { ...truth, seat: null };
}

const board: Board<Game> = {
  component: Hunt,
  teller,
  flying: Flying,
  decisions: { move: Paths },
  lists: [],
  seatsOnBoard: true,
  fromTruth,
  referees: { moves: Standing },
};

export default board;
