import type { Board } from "../contract";
import Panels from "./Panels.svelte";

const board: Board = { component: Panels, listsChoices: true };

export default board;
