// Hero cards as a player has them.

import type { MeeplesBox, MeeplesHeroLevel, MeeplesPlayerView, Speech } from "../../generated";

/** What a hero card shows of its player. */
export type Trainer = Pick<MeeplesPlayerView, "seat" | "levels" | "strengths" | "pile" | "completed">;

/** The card in force, and the next one if the class can still be trained. */
export function heroOf(box: MeeplesBox, player: Trainer, unit: string): { card: MeeplesHeroLevel; next: MeeplesHeroLevel | undefined } {
  const cards = box.heroes[unit].levels;
  const level = player.levels[unit];
  const card = cards.find((one) => one.level === level) ?? cards[0];
  return { card, next: level === undefined ? undefined : cards.find((one) => one.level === level + 1) };
}

/** The beaten monsters and completed quests that strengthen the class for good. */
export function tucked(box: MeeplesBox, player: Trainer, unit: string): { id: string; text: Speech[] }[] {
  const things = [...player.pile.map((id) => box.monsters[id]), ...player.completed.map((id) => box.quests[id])];
  return things.filter(({ strengthens }) => strengthens.some((one) => one === unit));
}

/** The classes to show of a player: the basic ones, and those prestige classes that the player is seen to have. */
export function classesOf(box: MeeplesBox, player: MeeplesPlayerView): string[] {
  const seen = [...player.tavern, ...player.lodgings, ...player.kept];
  return Object.keys(box.heroes).filter((unit) => box.meeples[unit].kind === "basic" || seen.includes(unit));
}
