import "../../look/pieces.css";
import "./scene/tones.css";
import type { Board } from "../contract";
import Beside from "./decisions/Beside.svelte";
import Cemetery from "./Cemetery.svelte";
import Flying from "./pieces/Flying.svelte";
import type { Picks } from "../../lib/table/choosing.svelte";
import type { Words } from "../../lib/words/fluent";
import { fromTruth, type Drawn, type Shown } from "./reading";
import { teller } from "./telling";

/** What is played where, and no more: that it is played goes without saying. */
function placed(words: Words, _view: Shown, { verb, card, grave }: Picks): string | undefined {
  return verb === "play" && card && grave ? `${words.label("card", card)} → ${words.label("grave", grave)}` : undefined;
}

const board: Board<Drawn> = {
  component: Cemetery,
  teller,
  flying: Flying,
  decisions: { "second card": Beside, accuse: Beside },
  lists: [],
  seatsOnBoard: true,
  fills: true,
  placed,
  fromTruth,
  pictures: () => import("./Pictures.svelte"),
  referees: { grave: () => import("./referee/Column.svelte"), score: () => import("./referee/HandScore.svelte") },
};

export default board;
