// Which things on the table an option touches; a thing is a short key such as "place:mountain" or "card:longbows".

import type { OathOption, OathQuestion, OathView } from "../../generated";
import type { Mention } from "../../lib/contract";
import type { Asked } from "../../lib/named";

export const thing = {
  /** A card, relic, banner or faceup site by its name, wherever it lies. */
  card: (id: string) => `card:${id}`,
  place: (id: string) => `place:${id}`,
  /** A facedown relic at a place, counted from 1. */
  buried: (place: string, number: number) => `buried:${place}:${number}`,
  /** A space of the Reliquary, counted from 1. */
  reliquary: (number: number) => `reliquary:${number}`,
  /** An adviser of a player, counted from 1. */
  adviser: (seat: number, number: number) => `adviser:${seat}:${number}`,
  seat: (seat: number) => `seat:${seat}`,
  suit: (suit: string) => `suit:${suit}`,
  region: (region: string) => `region:${region}`,
  pile: (region: string) => `pile:${region}`,
  world: "world",
  /** The tray on the board, for answers that are no thing on the table. */
  tray: "tray",
};

/** What decides where a thing lies: the table, the cards that can be seen on it, and who asks. */
export interface Scene {
  view: OathView;
  seat: number | null;
  shown: ReadonlySet<string>;
}

/** The things that an option is about. */
export function touches(option: OathOption, question: Asked<OathQuestion> | null, { view, seat, shown }: Scene): string[] {
  const here = seat === null ? "" : (view.players[seat]?.at ?? "");
  const card = (id: string) => (shown.has(id) ? [thing.card(id)] : [thing.tray]);
  switch (option.verb) {
    case "end":
      return [];
    case "search":
      return [option.source === "world" ? thing.world : thing.pile(option.source)];
    case "recover_relic":
    case "peek":
      return [thing.buried(here, option.number)];
    case "peek_relic":
    case "target_buried":
      return [thing.buried(option.place, option.number)];
    case "peek_reliquary":
      return [thing.reliquary(option.number)];
    case "space":
      return card(option.card);
    case "adviser":
      return [thing.adviser(option.seat, option.number)];
    case "lift":
    case "station":
    case "campaign_bandits":
      return [thing.place(here)];
    case "target_pawn":
      return view.campaign && view.campaign.defender >= 0 ? [thing.seat(view.campaign.defender), thing.tray] : [thing.tray];
    case "to_site":
      return [...card(option.card), thing.place(option.place)];
    case "build":
      return [...card(option.card), thing.tray];
    case "pile":
      return [option.pile.startsWith("world") ? thing.world : thing.pile(option.pile.replace("-bottom", ""))];
    case "region":
      return [thing.region(option.region), thing.pile(option.region)];
    case "pay":
      return question && "card" in question ? [...card(String(question.card)), thing.tray] : [thing.tray];
    default:
      return named(option, card);
  }
}

/** The things that the arguments of an option name. */
function named(option: OathOption, card: (id: string) => string[]): string[] {
  const found: string[] = [];
  if ("card" in option) found.push(...card(option.card));
  if ("place" in option) found.push(thing.place(option.place));
  if ("seat" in option) found.push(thing.seat(option.seat));
  if ("suit" in option) found.push(thing.suit(option.suit));
  return found.length ? found : [thing.tray];
}

/** The kinds of things that sentences mention and this game shows. */
export const SHOWN = ["card", "place", "suit", "region", "pile"];

/** Does a sentence mean this thing? */
export function isMeant(key: string, { kind, value }: Mention): boolean {
  const said = String(value);
  if (kind === "card") return key === thing.card(said);
  if (kind === "place") return key === thing.place(said);
  if (kind === "suit") return key === thing.suit(said);
  if (kind === "region") return key === thing.region(said);
  return kind === "pile" && (key === thing.pile(said.replace("-bottom", "")) || (said.startsWith("world") && key === thing.world));
}
