// Who and what flies from where to where when something happens.

import type { VaalaEvent } from "../../generated";
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

export function flights(event: VaalaEvent): Flight[] {
  switch (event.name) {
    case "planned":
      return [{ from: [spot.person(event.character)], to: [spot.stackEnd] }];
    case "planned_card":
      return [{ from: [spot.card("hand", event.card)], to: [spot.stackEnd] }];
    case "resolving":
    case "event":
      return [{ from: [spot.stackTop], to: [spot.current] }];
    case "flew":
    case "retreated":
      return [{ from: [spot.figure(event.character)], to: [spot.figure(event.character)] }];
    case "marched":
    case "army_retreated":
      return [{ from: [spot.army(event.character, event.region)], to: [spot.army(event.character, event.to)] }];
    case "placed":
      return [{ from: supply(event.character, event.unit), to: [spot.unit(event.character, event.unit, event.region)] }];
    case "destroyed":
      return [{ from: [spot.unit(event.force, event.unit, event.region)], to: supply(event.force, event.unit) }];
    case "removed":
    case "sacrificed":
      return [{ from: [spot.unit(event.character, event.unit, event.region)], to: supply(event.character, event.unit) }];
    case "collected":
      return [{ from: [spot.powerAt(event.region)], to: power(event.character) }];
    case "stole":
      return [{ from: [spot.power(event.victim)], to: power(event.character) }];
    case "upgraded":
      return [{ from: [spot.card("row", event.card)], to: [spot.card("own", event.card), spot.person(event.character)] }];
    case "vaala_revealed":
      return [{ from: [spot.vaalaDeck(event.character), spot.person(event.character)], to: [spot.card("open", event.card)] }];
    default:
      return [];
  }
}

const supply = (owner: string, unit: string) => [spot.supply(owner, unit), spot.person(owner)];
const power = (owner: string) => [spot.power(owner), spot.person(owner)];
