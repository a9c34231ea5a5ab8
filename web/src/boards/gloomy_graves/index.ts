import "../../look/pieces.css";
import "./pieces/cards.css";
import "./scene/tones.css";
import { t } from "../../lib/words/words.svelte";
import type { Choice } from "../../lib/table/choice.svelte";
import type { Truth } from "../../types/gloomy_graves";
import type { Board } from "../contract";
import { placedText } from "./description";
import Flight from "./pieces/Flight.svelte";
import type { Drawn, Seen } from "./ground/ground";
import { teller } from "./teller";
import Yard from "./Yard.svelte";

/** The whole truth, drawn on the same board: every hand open. */
function fromTruth(truth: Truth): Seen {
  const { deck_and_removed: unseen, hands, ...rest } = truth;
  return { ...rest, seat: null, hand: [], hand_sizes: hands.map((hand) => hand.length), hands, unseen };
}

/** Where the second card goes; and what scoring brings, once there is one type of which that can be said. */
function question(step: string, view: Seen, choosing: Choice, aids: Drawn["aids"]): string | undefined {
  if (step === "bury other") return t(`board-gloomy_graves-other-than-${view.buried[0]}`);
  const [grave, another] = step === "score" ? choosing.values("grave") : [];
  const number = grave && !another && view.seat !== null ? aids.groups?.[view.seat]?.[grave]?.claim : null;
  return number ? t("board-gloomy_graves-score-one", { grave: grave!, number }) : undefined;
}

const board: Board<Drawn> = {
  component: Yard,
  teller,
  flying: Flight,
  lists: ["score"],
  fills: true,
  seatsOnBoard: true,
  placed: placedText,
  question,
  fromTruth,
  pictures: () => import("./Pictures.svelte"),
  referees: { place: () => import("./referee/Burial.svelte"), score: () => import("./referee/Scoring.svelte") },
};

export default board;
