/** The map that is being played on and the paths of the roll: for the board, the question and the story alike. */

import type { Aids, Drawn, PathAid, Square } from "./aids";

export class Atlas {
  map: Drawn | null = $state.raw(null);
  paths: PathAid[] = $state.raw([]);
  pointed: string = $state(""); // the end that is looked at, before it is chosen
  looked: string = $state(""); // one path among several
  private kept = new Map<unknown, Drawn>();

  /** A watcher's and a replay's message has no aids: the map of the same drawing is the same map. */
  show(aids: Aids, drawing: unknown): void {
    if (aids.map && !this.kept.has(drawing)) this.kept.set(drawing, aids.map);
    this.map = this.kept.get(drawing) ?? null;
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
  walked(names: unknown): Square[] {
    return String(names)
      .split(" ")
      .map((name) => this.named(name))
      .filter((square) => square !== undefined);
  }

  to(end: string | undefined): PathAid[] {
    return this.paths.filter((path) => path.end === end);
  }
}

export const atlas = new Atlas();
