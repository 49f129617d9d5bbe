// Meeples in the hand of the page: who they are, and how they are counted.

import { counted as count } from "../../kit/counting";

export const CORRUPTION = "corruption";
/** All classes, in the order of the box. */
export const CLASSES = ["peasant", "warrior", "mage", "cleric", "knight", "ranger", "paladin", "shaman", CORRUPTION];
const ROLE = ":";

/** The meeple itself, whatever it stands in for (`shaman:mage`). */
export function unitOf(meeple: string): string {
  return meeple.split(ROLE)[0];
}

/** What it stands in for; its own class if for nothing else. */
export function roleOf(meeple: string): string {
  return meeple.split(ROLE).at(-1)!;
}

/** How many there are of each class, in the order of the box. */
export function counted(meeples: string[]): [string, number][] {
  const rank = (meeple: string) => CLASSES.indexOf(unitOf(meeple));
  return count(meeples).sort(([one], [other]) => rank(one) - rank(other));
}
