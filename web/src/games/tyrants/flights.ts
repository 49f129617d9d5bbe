// Which cards fly from where to where when something happens.

import type { TyrantsEvent } from "../../generated";
import type { Flight } from "../../lib/flights.svelte";

/** Where on the table a card can lie, as `data-spot` names it. */
export const spot = {
  card: (zone: string, card: string) => `${zone}:${card}`,
  pile: (zone: string, seat: number) => `${zone} of ${seat}`,
  devoured: "devoured",
  marketDeck: "market deck",
  player: (seat: number) => `player:${seat}`,
};

const OUTCAST = "insane_outcast";

export function flights(event: TyrantsEvent, viewer: number | null): Flight[] {
  const isMine = "seat" in event && event.seat === viewer;
  const hand = (card: string, seat: number) => [isMine ? spot.card("hand", card) : spot.player(seat)];
  const pile = (zone: string, seat: number) => [spot.pile(zone, seat), spot.player(seat)];
  switch (event.name) {
    case "market":
      return [{ from: [spot.marketDeck], to: [spot.card("market", event.card)] }];
    case "played":
      return [{ from: hand(event.card, event.seat), to: [spot.card("played", event.card)] }];
    case "drew_card":
      return isMine ? [{ from: [spot.pile("deck", event.seat)], to: hand(event.card, event.seat) }] : [];
    case "discarded":
      return [{ from: hand(event.card, event.seat), to: pile("discard", event.seat) }];
    case "recruited":
      return [{ from: [spot.card("market", event.card), spot.card("pile", event.card), spot.devoured], to: pile("discard", event.seat) }];
    case "outcasts":
      return [{ from: [spot.card("pile", OUTCAST)], to: pile("discard", event.seat) }];
    case "devoured":
      return [{ from: [spot.card("market", event.card), spot.card("played", event.card), ...hand(event.card, event.seat)], to: [spot.devoured] }];
    case "promoted":
      return [{ from: [spot.card("played", event.card), ...hand(event.card, event.seat), spot.pile("discard", event.seat)], to: pile("inner_circle", event.seat) }];
    default:
      return [];
  }
}
