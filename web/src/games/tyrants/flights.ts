// Which cards fly from where to where when something happens.

import type { Event } from "../../generated";
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

export function flights(event: Event, viewer: number | null): Flight[] {
  const [one, two] = event.args;
  if (event.name === "market") return [{ from: [spot.marketDeck], to: [spot.card("market", String(one))] }];
  const seat = Number(one);
  const card = String(two);
  const isMine = seat === viewer;
  const lies = (...zones: string[]) => zones.map((zone) => spot.card(zone, card));
  const hand = isMine ? lies("hand") : [spot.player(seat)];
  const pile = (zone: string) => [spot.pile(zone, seat), spot.player(seat)];
  switch (event.name) {
    case "played":
      return [{ from: hand, to: lies("played") }];
    case "drew_card":
      return isMine ? [{ from: [spot.pile("deck", seat)], to: hand }] : [];
    case "discarded":
      return [{ from: hand, to: pile("discard") }];
    case "recruited":
      return [{ from: [...lies("market", "pile"), spot.devoured], to: pile("discard") }];
    case "outcasts":
      return [{ from: [spot.card("pile", OUTCAST)], to: pile("discard") }];
    case "devoured":
      return [{ from: [...lies("market", "played"), ...hand], to: [spot.devoured] }];
    case "promoted":
      return [{ from: [...lies("played"), ...hand, spot.pile("discard", seat)], to: pile("inner_circle") }];
    default:
      return [];
  }
}
