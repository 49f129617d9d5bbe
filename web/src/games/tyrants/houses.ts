// The Houses: colours, and what can be counted of a player.

import type { TyrantsView } from "../../generated";

export const WHITE = "w";
const LETTERS = ["k", "r", "o", "b", WHITE];

/** The CSS custom property with the colour of a House's pieces. */
export function houseColour(colour: string): string {
  return `--house-${colour}`;
}

/** Cards with keys that stay theirs when another card leaves: the second of its name is `name 2`. */
export function keyed(cards: string[]): { id: string; key: string }[] {
  return cards.map((id, index) => ({ id, key: `${id} ${cards.slice(0, index + 1).filter((one) => one === id).length}` }));
}

/** Equal cards together, with how many there are. */
export function counted(cards: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** How many troops of each colour, in a fixed order. */
export function countColours(troops: string): [string, number][] {
  return LETTERS.map((colour): [string, number] => [colour, troops.split(colour).length - 1]).filter(([, count]) => count);
}

export function markersOf(view: TyrantsView, colour: string): number {
  return Object.values(view.markers).filter((marker) => marker.holder === colour).length;
}
