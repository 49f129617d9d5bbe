// Which things on the table an option touches; a thing is a short key such as "troop:menzoberranzan:r".

import type { Mention, Option } from "../../lib/contract";

type Verbs = Record<string, string[]>;

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
export function touches(option: Option, verbs: Verbs): string | null {
  const [verb, ...values] = option;
  const [one, other] = values;
  if (verb === "deploy_for_vp") return thing.barracks;
  switch ((verbs[verb] ?? []).join(" ")) {
    case "place":
      return thing.place(one);
    case "place colour":
      return verb === "return_spy" ? thing.spy(one, other) : thing.troop(one, other);
    case "card":
      return thing.card(verb === "resolve" ? "played" : "hand", one);
    case "zone card":
      return thing.card(one === "this" ? "played" : one, other);
    case "seat":
      return thing.seat(one);
    case "seat colour":
      return thing.trophy(one, other);
    case "section":
      return thing.section(one);
    default:
      return null;
  }
}

const PUBLIC = ["market", "pile", "played", "devoured"];

/** Does a sentence mean this thing, which lies before that player? A card is meant where all see it, or with its player. */
export function isMeant(key: string, { kind, value, by }: Mention, owner: number | null): boolean {
  if (kind === "place" || kind === "goal") return key === thing.place(String(value));
  const [, zone, card] = key.startsWith("card:") ? key.split(":") : [];
  return kind === "card" && card === value && (PUBLIC.includes(zone) || by === owner);
}
