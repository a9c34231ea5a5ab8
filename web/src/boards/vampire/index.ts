import type { Game, Truth, View } from "../../types/vampire";
import type { Board } from "../contract";
import Flight from "./pieces/Flight.svelte";
import Hunt from "./Hunt.svelte";
import { endOf } from "./end";
import { teller } from "./teller";

/** Nothing is hidden in a hunt: the whole truth looks like what everybody sees. */
function fromTruth(truth: Truth): View {
  return { ...truth, seat: null };
}

const board: Board<Game> = {
  component: Hunt,
  teller,
  flying: Flight,
  decided: "vampire-found",
  about: endOf,
  lists: [],
  seatsOnBoard: true,
  fills: true,
  fromTruth,
  pictures: () => import("./Pictures.svelte"),
  referees: { moves: () => import("./referee/Standing.svelte") },
};

export default board;
