import "../../look/pieces.css";
import "./scene/tones.css";
import type { Board } from "../contract";
import Beside from "./decisions/Beside.svelte";
import Cemetery from "./Cemetery.svelte";
import Flight from "./pieces/Flight.svelte";
import type { Picks } from "../../lib/table/choice.svelte";
import type { Words } from "../../lib/words/fluent";
import { fromTruth, type Drawn, type Shown } from "./shown";
import { teller } from "./teller";

/** What is played where, and no more: that it is played goes without saying. */
function placed(words: Words, _view: Shown, { verb, card, grave }: Picks): string | undefined {
  if (verb !== "play" || !(card || grave)) return undefined;
  const what = card ? [words.label("card", card)] : [];
  return [...what, ...(grave ? [words.label("grave", grave)] : [])].join(" → ");
}

const board: Board<Drawn> = {
  component: Cemetery,
  teller,
  flying: Flight,
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
