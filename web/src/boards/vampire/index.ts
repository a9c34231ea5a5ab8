import type { Truth, View } from "../../types/vampire";
import type { Board } from "../contract";
import Flying from "./Flying.svelte";
import Hunt from "./Hunt.svelte";
import Paths from "./Paths.svelte";
import { teller } from "./telling";

/** Nothing is hidden in a hunt: the whole truth looks like what everybody sees. */
function fromTruth(truth: Truth): View {
  return { ...truth, seat: null };
}

const board: Board = {
  component: Hunt,
  teller,
  flying: Flying,
  decisions: { move: Paths },
  seatsOnBoard: true,
  fromTruth,
  guide: { seats: 2, options: { board: "lych_gate" } }, // the short one
};

export default board;
