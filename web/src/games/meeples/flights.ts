// Who and what flies from where to where when something happens.

import type { MeeplesEvent } from "../../generated";
import type { Flight } from "../../lib/flights.svelte";
import { CLASSES } from "./meeples";

/** Where on the table a thing can be, as `data-spot` names it. */
export const spot = {
  place: (id: string) => `place:${id}`,
  offer: (id: string) => `offer:${id}`,
  quest: (id: string) => `quest:${id}`,
  supply: (unit: string) => `supply:${unit}`,
  meeple: (area: string, unit: string, seat: number) => `${area}:${unit} of ${seat}`,
  pile: (name: string, seat: number) => `${name} of ${seat}`,
  deck: (name: string) => `deck of ${name}`,
  /** A party on the board, numbered in the order of the view. */
  party: (seat: number, index: number) => `party ${index} of ${seat}`,
  /** Who holds a hill: they stay when all others go to rest. */
  king: (place: string) => `king of ${place}`,
  player: (seat: number) => `player:${seat}`,
};

const PARTIES = 6;

interface Meeple {
  unit: string;
  seat: number;
}

export function flights(event: MeeplesEvent, viewer: number | null): Flight[] {
  const pile = (name: string, seat: number) => [spot.pile(name, seat), spot.player(seat)];
  const meeple = (area: string, { unit, seat }: Meeple) => [spot.meeple(area, unit, seat), ...pile(area, seat)];
  switch (event.name) {
    case "appeared":
      return [{ from: [spot.deck("monsters")], to: [spot.place(event.monster)] }];
    case "offered":
      return [{ from: [spot.deck("locations")], to: [spot.offer(event.location)] }];
    case "sent":
    case "sent_as":
      return [{ from: meeple("tavern", event), to: [spot.place(event.place)] }];
    case "called_up":
      return [{ from: meeple("lodgings", event), to: [spot.place(event.place)] }];
    case "drew":
      return [{ from: pile("bag", event.seat), to: meeple("tavern", event) }];
    case "gained":
      return [{ from: [spot.supply(event.unit)], to: [spot.place(event.thing), ...meeple("lodgings", event)] }];
    case "returned":
      return [{ from: [...meeple("tavern", event), ...meeple("lodgings", event)], to: [spot.supply(event.unit)] }];
    case "rested":
      return [{ from: meeple("tavern", event), to: meeple("lodgings", event) }];
    case "tired":
      return [
        ...Array.from({ length: PARTIES }, (_, index) => ({ from: [spot.party(event.seat, index)], to: pile("lodgings", event.seat) })),
        ...CLASSES.map((unit) => ({ from: [spot.meeple("tavern", unit, event.seat)], to: pile("lodgings", event.seat) })),
      ];
    case "reigned":
      return [{ from: [spot.king(event.place)], to: pile("lodgings", event.seat) }];
    case "ousted":
      return [{ from: [spot.king(event.place)], to: pile("lodgings", event.other) }];
    case "stowed":
      return [{ from: meeple("lodgings", event), to: pile("bag", event.seat) }];
    case "kept":
      return [{ from: pile("kept", event.seat), to: meeple("tavern", event) }];
    case "defeated":
      return [{ from: [spot.place(event.monster)], to: pile("pile", event.seat) }];
    case "claimed":
      return [{ from: [spot.place(event.room)], to: pile("rooms", event.seat) }];
    case "built":
      return [{ from: [spot.offer(event.location)], to: [spot.place(event.location)] }];
    case "drew_quest":
      return [{ from: [spot.deck("quests")], to: [spot.quest(event.quest)] }];
    case "discarded":
      return [{ from: [spot.quest(event.quest), spot.player(event.seat)], to: [spot.deck("discarded")] }];
    case "completed":
      return event.seat === viewer ? [{ from: [spot.quest(event.quest)], to: pile("completed", event.seat) }] : [];
    default:
      return [];
  }
}
