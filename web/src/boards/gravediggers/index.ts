import "../../look/pieces.css";
import { t } from "../../lib/words/words.svelte";
import type { Truth } from "../../types/gravediggers";
import type { Board } from "../contract";
import Flight from "./pieces/Flight.svelte";
import Graveyard from "./Graveyard.svelte";
import { teller, type Drawn, type Seen } from "./teller";

/** The whole truth, drawn on the same board: every card face up to the reader, every hand open. */
function fromTruth(truth: Truth): Seen {
  const { supply: _supply, deck_cards: _cards, hands, ...rest } = truth;
  return { ...rest, seat: null, hand: [], hand_sizes: hands.map((hand) => hand.length), hands, unseen: {} };
}

/** The fists are for one cemetery, and it says which. */
function question(step: string, view: Seen): string | undefined {
  return step === "fists" && view.target !== null
    ? t("board-gravediggers-fists", { cemetery: view.target })
    : undefined;
}

const board: Board<Drawn> = {
  component: Graveyard,
  teller,
  flying: Flight,
  lists: ["credit"],
  seatsOnBoard: true,
  fills: true,
  question,
  fromTruth,
  pictures: () => import("./Pictures.svelte"),
  referees: { robbery: () => import("./referee/Robbery.svelte") },
};

export default board;
