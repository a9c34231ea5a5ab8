import "../../look/pieces.css";
import type { Truth } from "../../types/gravediggers";
import type { Board } from "../contract";
import Flying from "./pieces/Flying.svelte";
import Graveyard from "./Graveyard.svelte";
import { teller, type Drawn, type Seen } from "./telling";

/** The whole truth, drawn on the same board: every card face up to the reader, every hand open. */
function fromTruth(truth: Truth): Seen {
  const { supply: _supply, deck_cards: _cards, hands, ...rest } = truth;
  return { ...rest, seat: null, hand: [], hand_sizes: hands.map((hand) => hand.length), hands, unseen: {} };
}

const board: Board<Drawn> = {
  component: Graveyard,
  teller,
  flying: Flying,
  lists: ["credit"],
  seatsOnBoard: true,
  fills: true,
  fromTruth,
  pictures: () => import("./Pictures.svelte"),
  referees: { robbery: () => import("./referee/Robbery.svelte") },
};

export default board;
