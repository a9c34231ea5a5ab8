/** Cards laid out in lines, as large as their room allows: by transforms, so that one more card pushes nothing about. */

export interface Room {
  wide: number;
  high: number;
}

export interface CardSize {
  ratio: number; // height of a card by its width
  most: number; // pixels of width
  least: number;
  gap: number;
}

export interface Spread {
  width: number;
  places: { x: number; y: number }[];
}

/** The widest cards with which all of them fit; below the least width they overlap rather than shrink. */
export function spread(count: number, room: Room, { ratio, most, least, gap }: CardSize): Spread {
  const fitting = (width: number): number => Math.max(1, Math.floor((room.wide + gap) / (width + gap)));
  const lines = (width: number): number => Math.max(1, Math.floor((room.high + gap) / (width * ratio + gap)));
  let width = most;
  while (width > least && fitting(width) * lines(width) < count) width -= 1;
  const across = Math.max(fitting(width), Math.ceil(count / lines(width)));
  const step = Math.min(width + gap, across > 1 ? (room.wide - width) / (across - 1) : width + gap);
  const down = width * ratio + gap;
  return {
    width,
    places: Array.from({ length: count }, (_, at) => ({ x: (at % across) * step, y: Math.floor(at / across) * down })),
  };
}
