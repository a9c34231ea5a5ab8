import "../../look/pieces.css";
import type { Board } from "../contract";
import Beside from "./Beside.svelte";
import Cemetery from "./Cemetery.svelte";
import Column from "./Column.svelte";
import Flying from "./Flying.svelte";
import HandScore from "./HandScore.svelte";
import PlayOrSpy from "./PlayOrSpy.svelte";
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
