// Who and what flies from where to where when something happens.

import type { Event } from "../../generated";
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
const SEATLESS = ["appeared", "offered"];

export function flights(event: Event, viewer: number | null): Flight[] {
  return SEATLESS.includes(event.name) ? arrivals(event) : deeds(event, viewer);
}

function arrivals(event: Event): Flight[] {
  const card = String(event.args[0]);
  if (event.name === "appeared") return [{ from: [spot.deck("monsters")], to: [spot.place(card)] }];
  return [{ from: [spot.deck("locations")], to: [spot.offer(card)] }];
}

function deeds(event: Event, viewer: number | null): Flight[] {
  const seat = Number(event.args[0]);
  const [one, other] = [String(event.args[1]), String(event.args[2])];
  const before = (area: string) => [spot.meeple(area, one, seat), spot.pile(area, seat), spot.player(seat)];
  const pile = (name: string) => [spot.pile(name, seat), spot.player(seat)];
  switch (event.name) {
    case "sent":
      return [{ from: before("tavern"), to: [spot.place(other)] }];
    case "sent_as":
      return [{ from: before("tavern"), to: [spot.place(String(event.args[3]))] }];
    case "called_up":
      return [{ from: before("lodgings"), to: [spot.place(other)] }];
    case "drew":
      return [{ from: pile("bag"), to: before("tavern") }];
    case "gained":
      return [{ from: [spot.supply(one)], to: [spot.place(other), ...before("lodgings")] }];
    case "returned":
      return [{ from: [...before("tavern"), ...before("lodgings")], to: [spot.supply(one)] }];
    case "rested":
      return [{ from: before("tavern"), to: before("lodgings") }];
    case "tired":
      return [
        ...Array.from({ length: PARTIES }, (_, index) => ({ from: [spot.party(seat, index)], to: pile("lodgings") })),
        ...CLASSES.map((unit) => ({ from: [spot.meeple("tavern", unit, seat)], to: pile("lodgings") })),
      ];
    case "reigned":
      return [{ from: [spot.king(one)], to: pile("lodgings") }];
    case "ousted":
      return [{ from: [spot.king(other)], to: [spot.pile("lodgings", Number(one)), spot.player(Number(one))] }];
    case "stowed":
      return [{ from: before("lodgings"), to: pile("bag") }];
    case "kept":
      return [{ from: pile("kept"), to: before("tavern") }];
    case "defeated":
      return [{ from: [spot.place(one)], to: pile("pile") }];
    case "claimed":
      return [{ from: [spot.place(one)], to: pile("rooms") }];
    case "built":
      return [{ from: [spot.offer(one)], to: [spot.place(one)] }];
    case "drew_quest":
      return [{ from: [spot.deck("quests")], to: [spot.quest(one)] }];
    case "discarded":
      return [{ from: [spot.quest(one), spot.player(seat)], to: [spot.deck("discarded")] }];
    case "completed":
      return seat === viewer ? [{ from: [spot.quest(one)], to: pile("completed") }] : [];
    default:
      return [];
  }
}
