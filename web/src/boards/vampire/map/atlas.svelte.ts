/** The map that is being played on and the paths of the roll: for the board, the question and the story alike. */

import type { DrawnMap } from "../../../types/vampire";
import { drawnFrom, pathFrom, type Aids, type Drawn, type PathAid, type Square } from "../aids";

export class Atlas {
  map: Drawn | null = $state.raw(null);
  paths: PathAid[] = $state.raw([]);
  private sent: DrawnMap | null = null;
  pointed: string = $state(""); // the end that is looked at, before it is chosen
  looked: string = $state(""); // one path among several

  /** The map of a table stays the same: it is drawn once, although every message brings it. */
  show(aids: Aids): void {
    if (!aids.map || JSON.stringify(aids.map) !== JSON.stringify(this.sent))
      this.map = aids.map ? drawnFrom(aids.map) : null;
    this.sent = aids.map ?? null;
    this.paths = (aids.paths ?? []).map(pathFrom);
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

  bridged(one: Square, other: Square): boolean {
    return this.map?.bridges.some((ends) => ends.includes(one.name) && ends.includes(other.name)) ?? false;
  }

  to(end: string | undefined): PathAid[] {
    return this.paths.filter((path) => path.end === end);
  }

  /** A, B, …: which of several ways to the same square it is. */
  letter(way: PathAid): string {
    return String.fromCharCode(65 + this.to(way.end).indexOf(way));
  }
}

export const atlas = new Atlas();
