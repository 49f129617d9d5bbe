// Which things on the table an option touches; a thing is a short key such as "place:colosseum" or "tavern:mage".

import type { DecisionMessage } from "../../generated";
import type { Mention, Option } from "../../lib/contract";
import { CORRUPTION } from "./meeples";

export const thing = {
  /** Where meeples are sent: Capitol, locations, rooms, monsters. */
  place: (id: string) => `place:${id}`,
  tavern: (unit: string) => `tavern:${unit}`,
  lodgings: (unit: string) => `lodgings:${unit}`,
  supply: (unit: string) => `supply:${unit}`,
  hero: (unit: string) => `hero:${unit}`,
  quest: (id: string) => `quest:${id}`,
  offer: (id: string) => `offer:${id}`,
  slot: (id: string) => `slot:${id}`,
  district: (id: string) => `district:${id}`,
};

/** The things that an option is about: a meeple and where it goes; none for one such as "commit". */
export function touches(option: Option, decision: DecisionMessage | null): string[] {
  const [verb, one] = option;
  const last = option.at(-1)!;
  switch (verb) {
    case "send":
    case "send_as":
      return [thing.tavern(one), thing.place(last)];
    case "call_up":
      return [thing.lodgings(one), thing.place(last)];
    case "use":
      return [thing.hero(one), thing.quest(one)];
    case "resolve":
      return [thing.place(one), thing.quest(one)];
    case "build":
      return [thing.offer(one)];
    case "at":
      return [thing.slot(one)];
    case "take":
      return [thing.supply(one)];
    case "return":
    case "keep":
      return [thing.tavern(one), ...source(decision)];
    case "cleanse":
      return [`${one}:${CORRUPTION}`];
    case "stow":
      return [thing.lodgings(one)];
    case "discard":
    case "complete":
      return [thing.quest(one)];
    case "district":
      return [thing.district(one)];
    default:
      return [];
  }
}

/** The place or quest that asks. */
function source(decision: DecisionMessage | null): string[] {
  const asking = decision?.facts["thing"];
  return typeof asking === "string" ? [thing.place(asking), thing.quest(asking)] : [];
}

/** The meeple of an option that moves one: as `tavern:mage` or `lodgings:peasant`. */
export function moved(option: Option): string | null {
  if (option[0] === "send" || option[0] === "send_as") return thing.tavern(option[1]);
  return option[0] === "call_up" ? thing.lodgings(option[1]) : null;
}

/** The kinds of things that sentences mention and this game shows. */
export const SHOWN = ["place", "thing", "location", "monster", "room", "quest", "slot", "district"];

/** Does a sentence mean this thing? A quest is meant with its player only. */
export function isMeant(key: string, { kind, value, by }: Mention, owner: number | null): boolean {
  const [zone, id] = key.split(":");
  if (id !== String(value)) return false;
  if (zone === "quest") return ["quest", "thing"].includes(kind) && by === owner;
  if (zone === "place") return ["place", "thing", "location", "monster", "room"].includes(kind);
  if (zone === "offer") return ["location", "thing"].includes(kind);
  return zone === kind;
}
