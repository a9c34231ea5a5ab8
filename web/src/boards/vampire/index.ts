import type { Game, Truth, View } from "../../types/vampire";
import type { Board } from "../contract";
import Flying from "./pieces/Flying.svelte";
import Hunt from "./Hunt.svelte";
import { teller } from "./telling";

/** Nothing is hidden in a hunt: the whole truth looks like what everybody sees. */
function fromTruth(truth: Truth): View {
  return { ...truth, seat: null };
}

const board: Board<Game> = {
  component: Hunt,
  teller,
  flying: Flying,
  decided: "vampire-found",
  lists: [],
  seatsOnBoard: true,
  fills: true,
  fromTruth,
  pictures: () => import("./Pictures.svelte"),
  referees: { moves: () => import("./referee/Standing.svelte") },
};

export default board;
