// Who and what flies from where to where when something happens.

import type { Event } from "../../generated";
import type { Flight } from "../../lib/flights.svelte";

/** Where on the table a thing can be, as `data-spot` names it. */
export const spot = {
  /** All that belongs to a character; my own things fly from and to my area. */
  person: (id: string) => `person:${id}`,
  figure: (id: string) => `figure:${id}`,
  army: (owner: string, region: string) => `army:${owner}:${region}`,
  unit: (owner: string, unit: string, region: string) => `unit:${owner}:${unit}:${region}`,
  supply: (owner: string, unit: string) => `supply:${owner}:${unit}`,
  power: (owner: string) => `power of ${owner}`,
  powerAt: (region: string) => `power at ${region}`,
  card: (zone: string, id: string) => `${zone}:${id}`,
  vaalaDeck: (owner: string) => `vaala of ${owner}`,
  /** The card that is resolved next, and the one laid last. */
  stackTop: "stack top",
  stackEnd: "stack end",
  current: "current",
};

export function flights(event: Event): Flight[] {
  const [one, two, three] = event.args.map(String);
  switch (event.name) {
    case "planned":
      return [{ from: [spot.person(one)], to: [spot.stackEnd] }];
    case "planned_card":
      return [{ from: [spot.card("hand", two)], to: [spot.stackEnd] }];
    case "resolving":
    case "event":
      return [{ from: [spot.stackTop], to: [spot.current] }];
    case "flew":
    case "retreated":
      return [{ from: [spot.figure(one)], to: [spot.figure(one)] }];
    case "marched":
    case "army_retreated":
      return [{ from: [spot.army(one, three)], to: [spot.army(one, String(event.args[3]))] }];
    case "placed":
      return [{ from: [spot.supply(one, two), spot.person(one)], to: [spot.unit(one, two, three)] }];
    case "destroyed":
    case "removed":
    case "sacrificed":
      return [{ from: [spot.unit(one, two, three)], to: [spot.supply(one, two), spot.person(one)] }];
    case "collected":
      return [{ from: [spot.powerAt(two)], to: [spot.power(one), spot.person(one)] }];
    case "stole":
      return [{ from: [spot.power(two)], to: [spot.power(one), spot.person(one)] }];
    case "upgraded":
      return [{ from: [spot.card("row", two)], to: [spot.card("own", two), spot.person(one)] }];
    case "vaala_revealed":
      return [{ from: [spot.vaalaDeck(one), spot.person(one)], to: [spot.card("open", two)] }];
    default:
      return [];
  }
}
