/** A card hovering over the ground: where it may lie, where it lies now, how it moves and turns. */

import type { Choice, Picks } from "../../../lib/table/choice.svelte";
import type { Choices } from "../../../types";
import { keyOf, middleOf, placementsOf, spotOf, type Area, type Cells, type Placement, type Spot } from "./ground";

const TURNING_COSTS = 1.5; // cells: rather farther along than turned
const SIDEWAYS = 2;
const REACH = 0.8; // cells: how far beside a place a finger may land

interface Given {
  choosing: Choice;
  buried: readonly string[];
  confirm: boolean; // otherwise what is picked whole is played at once, and the ghost must wait beside it
}

export class Hover {
  private given: () => Given;
  private held: { choices: Choices; ghost: Placement } | null = $state.raw(null);
  private pinned: string | null = $state(null); // the cell the ghost turns around

  all: Placement[] = $derived.by(() => placementsOf(this.given().choosing.choices, this.given().buried));
  card: string | undefined = $derived.by(() => (this.all.length ? this.given().choosing.picked.card : undefined));
  ghost: Placement | null = $derived.by(() => this.find());
  fitting: Placement[] = $derived.by(() => this.narrowed());
  areas: Area[] = $derived([...new Set(this.fitting.map((one) => one.area))]);

  constructor(given: () => Given) {
    this.given = given;
  }

  private find(): Placement | null {
    const { choosing, confirm } = this.given();
    if (!confirm && this.held && this.held.choices === choosing.choices && this.held.ghost.card === this.card)
      return this.held.ghost;
    if (!this.all.length || choosing.field !== undefined || choosing.whole !== null) return null;
    return this.all.find((one) => choosing.chosen(one.picks)) ?? null;
  }

  /** What may be, given what was picked: all of its card again once the ghost is there. */
  private narrowed(): Placement[] {
    if (this.card === undefined) return [];
    const wanted = this.ghost ? { card: this.card } : this.given().choosing.picked;
    return this.all.filter((one) => Object.entries(wanted).every(([field, value]) => one.picks[field] === value));
  }

  get anchor(): string | null {
    if (!this.ghost) return null;
    return this.pinned !== null && this.ghost.cells.includes(this.pinned) ? this.pinned : this.ghost.cells[0];
  }

  /** Every cell that some burial of this card would lie on. */
  glow(area: Area): Set<string> {
    return new Set(this.fitting.filter((one) => one.area === area).flatMap((one) => one.cells));
  }

  /** The ways the card may lie at the anchor, in the order of turning. */
  get turns(): Placement[] {
    const { anchor, ghost } = this;
    if (!ghost || anchor === null) return [];
    return this.at(ghost.area, anchor).sort((one, two) => this.turnOf(one, anchor) - this.turnOf(two, anchor));
  }

  private at(area: Area, cell: string): Placement[] {
    return this.fitting.filter((one) => one.area === area && one.cells.includes(cell));
  }

  /** Clockwise around the anchor with the first half on it, then with the second. */
  private turnOf(one: Placement, anchor: string): number {
    const half = one.cells[0] === anchor ? 0 : 1;
    return half * 4 + direction(anchor, one.cells[1 - half]!);
  }

  put(ghost: Placement, anchor: string): void {
    const { choosing, confirm } = this.given();
    this.pinned = anchor;
    if (confirm) choosing.pick(ghost.picks);
    else if (choosing.choices) {
      if (!choosing.chosen({ card: ghost.card })) choosing.pick({ card: ghost.card });
      this.held = { choices: choosing.choices, ghost };
    }
  }

  /** Plays what hovers, where nothing else asks for it. */
  play(): void {
    if (this.ghost) this.given().choosing.pick(this.ghost.picks);
  }

  turn(by: 1 | -1 = 1): void {
    const { turns, anchor, ghost } = this;
    if (!ghost || anchor === null) return this.begin();
    const now = turns.findIndex((one) => one.picks === ghost.picks);
    const next = turns[(now + by + turns.length) % turns.length];
    if (next) this.put(next, anchor);
  }

  /** Here, or as near as may be; lying as it lay if it can. Whether there was a place. */
  aim(area: Area, spot: Spot, reach = REACH): boolean {
    const far = (cell: string): number => distance(spotOf(cell), spot);
    const cell = [...this.glow(area)].sort((one, two) => far(one) - far(two))[0];
    if (cell === undefined || far(cell) > reach) return false;
    const way = this.ghost && this.anchor !== null ? this.turnOf(this.ghost, this.anchor) : 0;
    const worth = (one: Placement): number => (this.turnOf(one, cell) - way + 8) % 8;
    const best = this.at(area, cell).sort((one, two) => worth(one) - worth(two))[0];
    if (best) this.put(best, cell);
    return best !== undefined;
  }

  /** The burial that a touch of this cell meant, if the card may not lie there and none of its places is near. */
  meant(area: Area, spot: Spot, ground: Cells): Picks | undefined {
    const cell = nearest(spot);
    const places = [...this.glow(area)];
    const near = places.some((one) => one === cell || (!(cell in ground) && distance(spotOf(one), spot) <= REACH));
    const asked = this.all.find((one) => one.area === area);
    if (near || !asked || this.card === undefined) return undefined;
    const { x, y } = spotOf(cell);
    const around = [keyOf({ x: x + 1, y }), keyOf({ x, y: y + 1 }), keyOf({ x: x - 1, y }), keyOf({ x, y: y - 1 })];
    const second = around.find((one) => one in ground !== cell in ground) ?? around[0]!; // one half on a cell in use
    const whole = { ...asked.picks, card: this.card, column: String(x), row: String(y), second };
    return "area" in asked.picks ? { ...whole, area } : whole;
  }

  /** One step that way, to the nearest place there is. */
  move(dx: number, dy: number): void {
    const { ghost, anchor } = this;
    if (!ghost || anchor === null) return this.begin();
    const from = middleOf(ghost.cells);
    const half = ghost.cells.indexOf(anchor);
    const way = this.turnOf(ghost, anchor);
    let best: Placement | null = null;
    let least = Infinity;
    for (const one of this.fitting) {
      if (one.area !== ghost.area) continue;
      const to = middleOf(one.cells);
      const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      const cost = along + SIDEWAYS * aside + (this.turnOf(one, one.cells[half]!) === way ? 0 : TURNING_COSTS);
      if (along > 0.25 && cost < least) [best, least] = [one, cost];
    }
    if (best) this.put(best, best.cells[half]!);
  }

  /** The first place of all: in the middle of the ground. */
  begin(area: Area | undefined = this.areas[0]): void {
    const there = this.fitting.filter((one) => one.area === area);
    if (!there.length) return;
    const middle = middleOf(there.flatMap((one) => one.cells));
    const far = (one: Placement): number => distance(middleOf(one.cells), middle);
    const first = there.reduce((best, one) => (far(one) < far(best) ? one : best));
    this.put(first, first.cells[0]);
  }

  /** Into the other place. */
  swap(): Area | null {
    const other = this.areas.find((area) => area !== this.ghost?.area);
    if (other) this.begin(other);
    return other ?? null;
  }

  drop(): void {
    this.held = null;
    this.pinned = null;
    this.given().choosing.clear();
  }
}

/** 0 right, 1 below, 2 left, 3 above. */
function direction(from: string, to: string): number {
  const [one, two] = [spotOf(from), spotOf(to)];
  if (two.x !== one.x) return two.x > one.x ? 0 : 2;
  return two.y > one.y ? 1 : 3;
}

function distance(one: Spot, two: Spot): number {
  return Math.hypot(one.x - two.x, one.y - two.y);
}

export const nearest = (spot: Spot): string => keyOf({ x: Math.round(spot.x), y: Math.round(spot.y) });
