/** Cards in hands and rows, as announcements move them. */

export interface Hands {
  seat: number | null; // the reader's, who sees the cards
  hand: string[];
  hand_sizes: number[];
}

/** In the order of the box, as the server sorts them. */
export function sorted(cards: readonly string[], kinds: readonly string[]): string[] {
  return [...cards].sort((one, other) => kinds.indexOf(one) - kinds.indexOf(other));
}

/** One of this kind less. */
export function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, place) => place !== at);
}

export const sizedBy = (sizes: readonly number[], seat: number, by: 1 | -1): number[] =>
  sizes.map((size, at) => (at === seat ? size + by : size));

export function plays<V extends Hands>(view: V, seat: number, card: string | null): V {
  const hand = seat === view.seat && card !== null ? without(view.hand, card) : view.hand;
  return { ...view, hand_sizes: sizedBy(view.hand_sizes, seat, -1), hand };
}

export function draws<V extends Hands>(view: V, seat: number, card: string | null, kinds: readonly string[]): V {
  const hand = seat === view.seat && card !== null ? sorted([...view.hand, card], kinds) : view.hand;
  return { ...view, hand_sizes: sizedBy(view.hand_sizes, seat, 1), hand };
}
