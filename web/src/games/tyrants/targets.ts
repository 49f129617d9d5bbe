// Which things on the table an option touches; a thing is a short key such as "troop:menzoberranzan:r".

import type { TyrantsOption } from "../../generated";
import type { Mention } from "../../lib/contract";

export const thing = {
  place: (place: string) => `place:${place}`,
  troop: (place: string, colour: string) => `troop:${place}:${colour}`,
  spy: (place: string, colour: string) => `spy:${place}:${colour}`,
  card: (zone: string, card: string) => `card:${zone}:${card}`,
  seat: (seat: number | string) => `seat:${seat}`,
  trophy: (seat: number | string, colour: string) => `trophy:${seat}:${colour}`,
  section: (section: string) => `section:${section}`,
  barracks: "barracks",
};

/** The thing that an option is about; null for one without a thing, such as "end". */
export function touches(option: TyrantsOption): string | null {
  switch (option.verb) {
    case "start":
    case "deploy":
    case "to":
    case "place_spy":
      return thing.place(option.place);
    case "assassinate":
    case "supplant":
    case "move":
    case "return_troop":
      return thing.troop(option.place, option.colour);
    case "return_spy":
      return thing.spy(option.place, option.colour);
    case "recruit":
    case "devour":
    case "promote":
    case "borrow":
      return thing.card(option.zone === "this" ? "played" : option.zone, option.card);
    case "play":
    case "discard":
    case "reveal":
      return thing.card("hand", option.card);
    case "resolve":
      return thing.card("played", option.card);
    case "player":
      return thing.seat(option.seat);
    case "trophy":
      return thing.trophy(option.seat, option.colour);
    case "section":
      return thing.section(option.section);
    case "deploy_for_vp":
      return thing.barracks;
    default:
      return null;
  }
}

const PUBLIC = ["market", "pile", "played", "devoured"];

/** Does a sentence mean this thing, which lies before that player? A card is meant where all see it, or with its player. */
export function isMeant(key: string, { kind, value, by }: Mention, owner: number | null): boolean {
  if (kind === "place") return key === thing.place(String(value));
  const [, zone, card] = key.startsWith("card:") ? key.split(":") : [];
  return kind === "card" && card === value && (PUBLIC.includes(zone) || by === owner);
}
