// The Houses: colours, and what can be counted of a player.

import type { TyrantsView } from "../../generated";

export const WHITE = "w";
const LETTERS = ["k", "r", "o", "b", WHITE];

/** The CSS custom property with the colour of a House's pieces. */
export function houseColour(colour: string): string {
  return `--house-${colour}`;
}

/** How many troops of each colour, in a fixed order. */
export function countColours(troops: string): [string, number][] {
  return LETTERS.map((colour): [string, number] => [colour, troops.split(colour).length - 1]).filter(([, count]) => count);
}

export function markersOf(view: TyrantsView, colour: string): number {
  return Object.values(view.markers).filter((marker) => marker.holder === colour).length;
}
