// What flies from where to where when something happens.

import type { OathEvent } from "../../generated";
import type { Flight } from "../../lib/flights.svelte";

/** Where on the table a thing can be, as `data-spot` names it. */
export const spot = {
  card: (id: string) => `card:${id}`,
  pawn: (seat: number) => `pawn:${seat}`,
  place: (id: string) => `place:${id}`,
  warbands: (id: string) => `warbands:${id}`,
  pile: (region: string) => `pile:${region}`,
  bank: (suit: string) => `bank:${suit}`,
  world: "world",
  relics: "relics",
};

const person = (seat: number) => `player:${seat}`;

export function flights(event: OathEvent): Flight[] {
  switch (event.name) {
    case "travelled":
    case "sent":
    case "carried":
    case "pawn_placed":
      return [{ from: [spot.pawn(event.seat)], to: [spot.pawn(event.seat)] }];
    case "gained_favor":
      return [{ from: [spot.bank(event.suit)], to: [person(event.seat)] }];
    case "favor_to_bank":
      return [{ from: [person(event.seat)], to: [spot.bank(event.suit)] }];
    case "gave_favor":
    case "gave_secrets":
    case "gave_warbands":
      return [{ from: [person(event.seat)], to: [person(event.to)] }];
    case "took_favor":
    case "took_secrets":
      return [{ from: [person(event.victim)], to: [person(event.seat)] }];
    case "put_favor":
    case "put_secrets":
      return [{ from: [person(event.seat)], to: [spot.card(event.card)] }];
    case "placed_warbands":
      return [{ from: [person(event.seat)], to: [spot.warbands(event.place), spot.place(event.place)] }];
    case "lifted_warbands":
      return [{ from: [spot.warbands(event.place), spot.place(event.place)], to: [person(event.seat)] }];
    case "drew":
      return [{ from: [event.source === "world" ? spot.world : spot.pile(event.source)], to: [person(event.seat)] }];
    case "discarded":
      return [{ from: [spot.card(event.card), person(event.seat)], to: [pileOf(event.pile)] }];
    case "discarded_unseen":
      return [{ from: [person(event.seat)], to: [pileOf(event.pile)] }];
    case "played_to_site":
      return [{ from: [spot.card(event.card), person(event.seat)], to: [spot.card(event.card), spot.place(event.place)] }];
    case "took":
    case "recovered":
      return [{ from: [spot.card(event.card), spot.relics], to: [spot.card(event.card), person(event.seat)] }];
    case "took_from":
      return [{ from: [spot.card(event.card), person(event.victim)], to: [spot.card(event.card), person(event.seat)] }];
    case "gave":
      return [{ from: [spot.card(event.card), person(event.seat)], to: [spot.card(event.card), person(event.to)] }];
    default:
      return [];
  }
}

const pileOf = (pile: string) => (pile.startsWith("world") ? spot.world : spot.pile(pile.replace("-bottom", "")));
