import "../../look/pieces.css";
import "./scene/tones.css";
import type { Board } from "../contract";
import Beside from "./decisions/Beside.svelte";
import Cemetery from "./Cemetery.svelte";
import Flying from "./pieces/Flying.svelte";
import { fromTruth, type Drawn } from "./reading";
import { teller } from "./telling";

const board: Board<Drawn> = {
  component: Cemetery,
  teller,
  flying: Flying,
  decisions: { "second card": Beside, accuse: Beside },
  lists: [],
  seatsOnBoard: true,
  fills: true,
  fromTruth,
  pictures: () => import("./Pictures.svelte"),
  referees: { grave: () => import("./referee/Column.svelte"), score: () => import("./referee/HandScore.svelte") },
};

export default board;
