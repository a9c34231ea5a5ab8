import "../../look/pieces.css";
import type { Board } from "../contract";
import Beside from "./decisions/Beside.svelte";
import Cemetery from "./Cemetery.svelte";
import Column from "./referee/Column.svelte";
import Flying from "./pieces/Flying.svelte";
import HandScore from "./referee/HandScore.svelte";
import PlayOrSpy from "./decisions/PlayOrSpy.svelte";
import { fromTruth, type Drawn } from "./reading";
import { teller } from "./telling";

const board: Board<Drawn> = {
  component: Cemetery,
  teller,
  flying: Flying,
  decisions: { go: PlayOrSpy, "second card": Beside },
  lists: ["accuse"],
  seatsOnBoard: true,
  fromTruth,
  referees: { grave: Column, score: HandScore },
};

export default board;
