// Which things on the table an option touches; a thing is a short key such as "place:colosseum" or "tavern:mage".

import type { MeeplesOption } from "../../generated";
import type { Mention } from "../../lib/contract";
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

/** The things that an option is about, to a question of that place or quest: a meeple and where it goes; none for one such as "commit". */
export function touches(option: MeeplesOption, asking?: string): string[] {
  switch (option.verb) {
    case "send":
    case "send_as":
      return [thing.tavern(option.unit), thing.place(option.place)];
    case "call_up":
      return [thing.lodgings(option.unit), thing.place(option.place)];
    case "use":
      return [thing.hero(option.thing), thing.quest(option.thing)];
    case "resolve":
      return [thing.place(option.thing), thing.quest(option.thing)];
    case "build":
      return [thing.offer(option.location)];
    case "at":
      return [thing.slot(option.slot)];
    case "take":
      return [thing.supply(option.unit)];
    case "return":
    case "keep":
      return [thing.tavern(option.unit), ...(asking ? [thing.place(asking), thing.quest(asking)] : [])];
    case "cleanse":
      return [`${option.area}:${CORRUPTION}`];
    case "stow":
      return [thing.lodgings(option.unit)];
    case "discard":
    case "complete":
      return [thing.quest(option.quest)];
    case "district":
      return [thing.district(option.district)];
    default:
      return [];
  }
}

/** Does it send a meeple to a place? */
export function isMove({ verb }: MeeplesOption): boolean {
  return ["send", "send_as", "call_up"].includes(verb);
}

/** The meeple that an option is about, as it is drawn: a stand-in with the class whose part it takes. */
export function meepleOf(option: MeeplesOption): string | null {
  switch (option.verb) {
    case "send_as":
      return `${option.unit}:${option.role}`;
    case "send":
    case "call_up":
    case "take":
    case "return":
    case "keep":
    case "stow":
      return option.unit;
    default:
      return null;
  }
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
