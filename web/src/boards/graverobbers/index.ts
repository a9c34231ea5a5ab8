import "../../look/pieces.css";
import "./scene/tones.css";
import type { Board } from "../contract";
import Beside from "./decisions/Beside.svelte";
import Cemetery from "./Cemetery.svelte";
import Flight from "./pieces/Flight.svelte";
import type { Choice, Picks } from "../../lib/table/choice.svelte";
import type { Words } from "../../lib/words/fluent";
import { t } from "../../lib/words/words.svelte";
import { fromTruth, type Drawn, type Shown } from "./shown";
import { teller } from "./teller";

/** What is played where, and no more: that it is played goes without saying. And what accusing somebody may bring. */
function placed(words: Words, _view: Shown, picks: Picks, names: readonly string[] = []): string | undefined {
  const { verb, card, grave, player } = picks;
  if (player && names.length) return t("board-graverobbers-stake", { name: words.label("player", player, names) });
  if (verb !== "play" || !(card || grave)) return undefined;
  const what = card ? [words.label("card", card)] : [];
  return [...what, ...(grave ? [words.label("grave", grave)] : [])].join(" → ");
}

/** Spying is spoken of where it can be done. */
function question(step: string, _view: Shown, choosing: Choice): string | undefined {
  return step === "go" && !choosing.possible({ verb: "spy" }) ? t("board-graverobbers-go") : undefined;
}

const board: Board<Drawn> = {
  component: Cemetery,
  teller,
  flying: Flight,
  decisions: { "second card": Beside, accuse: Beside },
  lists: [],
  seatsOnBoard: true,
  fills: true,
  question,
  placed,
  fromTruth,
  pictures: () => import("./Pictures.svelte"),
  referees: { grave: () => import("./referee/Column.svelte"), score: () => import("./referee/HandScore.svelte") },
};

export default board;
