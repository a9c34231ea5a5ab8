import "../../look/pieces.css";
import type { Truth } from "../../types/gravediggers";
import type { Board } from "../contract";
import Fist from "./Fist.svelte";
import Flying from "./pieces/Flying.svelte";
import Graveyard from "./Graveyard.svelte";
import Robbery from "./referee/Robbery.svelte";
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
  decisions: { fists: Fist },
  lists: ["credit"],
  seatsOnBoard: true,
  fromTruth,
  referees: { robbery: Robbery },
};

export default board;
