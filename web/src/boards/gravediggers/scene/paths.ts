/** Shapes of the village that follow from the measures of the table. */

import type { Area, Parts } from "./measures";

type Point = readonly [x: number, y: number];

const round = (number: number): number => Math.round(number * 10) / 10;

/** A smooth road through all these points and back to the first. */
export function roadThrough(points: Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length]!;
  const bends = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...first, ...second, ...to].map(round).join(" ")}`;
  });
  return `M${at(0).map(round).join(" ")}${bends.join("")}z`;
}

/** Where the road comes to a cemetery: its gate. */
export const gateOf = ({ x, y, width, height }: Area): Point => [x + width / 2, y + height];

/** The walls and the turf of a cemetery, seen from its gate. */
export function yardOf(
  width: number,
  height: number,
  { wall, fence, slant }: Parts,
): Record<"coping" | "back" | "turf" | "sides" | "whole", string> {
  const top = round(height * 0.02);
  const lip = round(Math.max(3, height * 0.035));
  const thick = round(Math.max(4, width * 0.03));
  const foot = round(height - fence * 0.45);
  const [left, right] = [slant, width - slant];
  return {
    coping: `M${left - 2} ${top}H${right + 2}v${lip}H${left - 2}z`,
    back: `M${left} ${top + lip}H${right}L${right + slant * 0.25} ${wall}H${left - slant * 0.25}z`,
    turf: `M${left - slant * 0.25} ${wall}H${right + slant * 0.25}L${width} ${foot}H0z`,
    sides: `M${left} ${top}L0 ${foot}h${thick}L${left + thick} ${top + lip}zM${right} ${top}L${width} ${foot}h${-thick}L${right - thick} ${top + lip}z`,
    whole: `M${left - 1} ${top - 1}H${right + 1}L${width} ${height - 1}H0z`,
  };
}

/** Railings on both sides of a gate that takes a quarter of the width. */
export function railings(width: number, height: number, fence: number): string {
  const [bar, gate] = [fence * 0.13, width * 0.13];
  const rail = (y: number): string =>
    `M0 ${round(y)}H${round(width / 2 - gate)}v${round(bar)}H0zM${round(width / 2 + gate)} ${round(y)}H${width}v${round(bar)}H${round(width / 2 + gate)}z`;
  const step = Math.max(7, fence * 0.62);
  const count = Math.floor((width / 2 - gate) / step);
  const picket = (x: number): string =>
    `M${round(x)} ${height}v${round(-fence * 0.72)}l${round(step * 0.22)} ${round(-fence * 0.28)} ${round(step * 0.22)} ${round(fence * 0.28)}V${height}z`;
  const pickets = Array.from(
    { length: count },
    (_, at) => picket(2 + at * step) + picket(width - 2 - step * 0.44 - at * step),
  );
  return rail(height - fence * 0.62) + rail(height - fence * 0.24) + pickets.join("");
}
