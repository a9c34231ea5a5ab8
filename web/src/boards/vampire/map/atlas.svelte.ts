/** The map that is being played on and the paths of the roll: for the board, the question and the story alike. */

import type { Aids, Drawn, PathAid, Square } from "../aids";

export class Atlas {
  map: Drawn | null = $state.raw(null);
  paths: PathAid[] = $state.raw([]);
  pointed: string = $state(""); // the end that is looked at, before it is chosen
  looked: string = $state(""); // one path among several

  /** The map of a table stays the same: it is drawn once, although every message brings it. */
  show(aids: Aids): void {
    if (!aids.map || JSON.stringify(aids.map) !== JSON.stringify(this.map)) this.map = aids.map ?? null;
    this.paths = aids.paths ?? [];
  }

  named(name: string): Square | undefined {
    return this.map?.squares.find((square) => square.name === name);
  }

  at([x, y]: [number, number]): Square | undefined {
    return this.map?.squares.find((square) => square.x === x && square.y === y);
  }

  only(kind: string): Square | undefined {
    return this.map?.squares.find((square) => square.kind === kind);
  }

  /** The squares of an announcement, which names them one after the other. */
  walked(names: string): Square[] {
    return names
      .split(" ")
      .map((name) => this.named(name))
      .filter((square) => square !== undefined);
  }

  to(end: string | undefined): PathAid[] {
    return this.paths.filter((path) => path.end === end);
  }
}

export const atlas = new Atlas();
