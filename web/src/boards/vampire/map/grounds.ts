/** What lies between the ways of any board: lawns, the hedges at their outer sides, and what stands on them. */

import type { Drawn } from "../aids";
import { cut, SIDE } from "./places";

interface Place {
  x: number;
  y: number;
}

export interface Standing extends Place {
  what: string; // a symbol
  width: number;
  height: number;
}

const HEDGE = 8; // how far inside its lawn
const SMALL: [string, number, number][] = [
  ["hs1", 30, 38],
  ["hs2", 28, 36],
  ["hs3", 32, 28],
  ["yew", 46, 50],
  ["hs1", 28, 36],
  ["cypress", 21, 56],
  ["hs2", 30, 38],
  ["shroom", 22, 18],
];
const ALONE: [string, number, number][] = [
  ["yew", 56, 60],
  ["well", 56, 58],
  ["angel", 56, 58],
  ["lamp", 60, 60],
];

export class Grounds {
  readonly bare: Place[];
  private readonly taken: Set<string>;

  constructor(readonly map: Drawn) {
    this.taken = new Set(map.squares.map(({ x, y }) => `${x},${y}`));
    this.bare = Array.from({ length: map.columns * map.rows }, (_, nth) => ({
      x: nth % map.columns,
      y: Math.floor(nth / map.columns),
    })).filter(({ x, y }) => !this.taken.has(`${x},${y}`));
  }

  private isBare(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.map.columns && y < this.map.rows && !this.taken.has(`${x},${y}`);
  }

  get lawns(): string {
    return this.bare.map(({ x, y }) => `M${x * SIDE} ${y * SIDE}h${SIDE}v${SIDE}h${-SIDE}z`).join("");
  }

  /** Along the outermost ways, where a lawn of more than one square borders on them. */
  get hedges(): string {
    const { columns, rows } = this.map;
    const runs: string[] = [];
    for (const y of [1, rows - 2])
      this.runs(columns, (x) => this.isBare(x, y)).forEach(([from, to]) => runs.push(this.level(from, to, y)));
    for (const x of [1, columns - 2])
      this.runs(rows, (y) => this.isBare(x, y)).forEach(([from, to]) => runs.push(this.upright(from, to, x)));
    return runs.join("");
  }

  private level(from: number, to: number, y: number): string {
    const at = y === 1 ? y * SIDE + HEDGE : (y + 1) * SIDE - HEDGE;
    return `M${from * SIDE + HEDGE} ${at}H${(to + 1) * SIDE - HEDGE}`;
  }

  private upright(from: number, to: number, x: number): string {
    const at = x === 1 ? x * SIDE + HEDGE : (x + 1) * SIDE - HEDGE;
    return `M${at} ${from * SIDE + HEDGE}V${(to + 1) * SIDE - HEDGE}`;
  }

  private runs(count: number, within: (at: number) => boolean): [number, number][] {
    const found: [number, number][] = [];
    for (let at = 0; at < count; at += 1) {
      if (!within(at)) continue;
      const last = found[found.length - 1];
      if (last && last[1] === at - 1) last[1] = at;
      else found.push([at, at]);
    }
    return found.filter(([from, to]) => to > from);
  }

  get standing(): Standing[] {
    return this.bare.map((place) => {
      const { x, y } = place;
      const near = [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ].filter(([dx, dy]) => this.isBare(x + dx!, y + dy!));
      const kinds = near.length ? SMALL : ALONE;
      const [what, width, height] = kinds[near.length ? cut(place, kinds.length) : (x * 3 + y) % kinds.length]!;
      const aside = near.length ? (cut({ x: y, y: x }, 3) - 1) * 6 : 0;
      return { what, width, height, x: (x + 0.5) * SIDE - width / 2 + aside, y: (y + 0.5) * SIDE - height / 2 + 3 };
    });
  }
}
