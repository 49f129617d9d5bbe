// Which things on the table an option touches; a thing is a short key such as "region:isval" or "card:hand:red_harvest".

import type { VaalaOption, VaalaQuestion } from "../../generated";
import type { Mention } from "../../lib/contract";
import type { Asked } from "../../lib/named";

export const thing = {
  region: (id: string) => `region:${id}`,
  character: (id: string) => `character:${id}`,
  /** A player's figure and units in a region, or the neutral units there. */
  force: (force: string, region: string) => `force:${force}:${region}`,
  unit: (owner: string, unit: string, region: string) => `unit:${owner}:${unit}:${region}`,
  supply: (owner: string, unit: string) => `supply:${owner}:${unit}`,
  card: (zone: string, id: string) => `card:${zone}:${id}`,
  /** The power tokens of one side on a track. */
  token: (owner: string, side: string) => `token:${owner}:${side}`,
  /** The tray on the board, for answers that are no thing on the table. */
  tray: "tray",
};

/** The things that an option is about. */
export function touches(option: VaalaOption, question: Asked<VaalaQuestion> | null): string[] {
  const { character = "", region = "", victim = "" } = question ?? {};
  switch (option.verb) {
    case "character":
    case "initiative":
    case "drain":
      return [thing.character(option.character)];
    case "pair":
      return [thing.character(option.character), thing.character(option.ally)];
    case "plan":
      return [thing.card("hand", option.card)];
    case "denizen":
      return [thing.card("row", option.card)];
    case "cast":
    case "sacrifice":
      return [thing.card("open", option.card)];
    case "react":
      return [thing.card("open", option.card), thing.tray];
    case "fly":
    case "attack":
    case "from":
    case "region":
    case "target":
    case "step":
    case "retreat_to":
      return [thing.region(option.region)];
    case "march":
      return [thing.force(character, option.region), thing.region(option.to)];
    case "strike":
    case "repel":
      return [thing.force(option.force, option.region)];
    case "fight":
      return [thing.force(option.force, region), thing.tray];
    case "unit":
      return [question?.kind === "place_unit" ? thing.supply(character, option.unit) : thing.unit(character, option.unit, region), thing.tray];
    case "pass":
      return [];
    case "token":
      return [thing.token(victim, option.token), thing.tray];
    default:
      return [thing.tray];
  }
}

/** The kinds of things that sentences mention and this game shows. */
export const SHOWN = ["region", "card", "character"];

/** Does a sentence mean this thing? */
export function isMeant(key: string, { kind, value }: Mention): boolean {
  if (kind === "region") return key === thing.region(String(value));
  if (kind === "character") return key === thing.character(String(value));
  return kind === "card" && key.startsWith("card:") && key.endsWith(`:${value}`);
}

type Kind = VaalaQuestion["kind"];
const IN_COMBAT: Kind[] = ["fight", "fight_on", "stand", "reroll_miss", "bond_reroll", "lose_unit", "steal_token", "feast", "avenge", "essence"];

/** Does the question belong to the fight? */
export function isOfFight(question: { kind: Kind } | null): boolean {
  return question !== null && IN_COMBAT.includes(question.kind);
}
