// Which things on the table an option touches; a thing is a short key such as "region:isval" or "card:hand:red_harvest".

import type { DecisionMessage } from "../../generated";
import type { Mention, Option } from "../../lib/contract";
import { CHARACTERS } from "./names";

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
export function touches(option: Option, decision: DecisionMessage | null): string[] {
  const [verb, one, two] = option;
  const fact = (name: string) => String(decision?.facts[name] ?? "");
  switch (verb) {
    case "character":
    case "initiative":
    case "drain":
      return [thing.character(one)];
    case "pair":
      return [thing.character(one), thing.character(two)];
    case "plan":
      return [thing.card("hand", one)];
    case "denizen":
      return [thing.card("row", one)];
    case "cast":
    case "sacrifice":
      return [thing.card("open", one)];
    case "react":
      return [thing.card("open", one), thing.tray];
    case "fly":
    case "attack":
    case "from":
    case "region":
    case "target":
    case "step":
    case "retreat_to":
      return [thing.region(one)];
    case "march":
      return [thing.force(fact("character"), one), thing.region(two)];
    case "strike":
    case "repel":
      return [thing.force(one, two)];
    case "fight":
      return [thing.force(one, fact("region")), thing.tray];
    case "unit":
      return [decision?.kind === "place_unit" ? thing.supply(fact("character"), one) : thing.unit(fact("character"), one, fact("region")), thing.tray];
    case "pass":
      return [];
    case "token":
      return [thing.token(fact("victim"), one), thing.tray];
    default:
      return [thing.tray];
  }
}

/** The kinds of things that sentences mention and this game shows. */
export const SHOWN = ["region", "goal", "card", ...CHARACTERS];

/** Does a sentence mean this thing? */
export function isMeant(key: string, { kind, value }: Mention): boolean {
  if (kind === "region" || kind === "goal") return key === thing.region(String(value));
  if (CHARACTERS.includes(kind)) return key === thing.character(String(value));
  return kind === "card" && key.startsWith("card:") && key.endsWith(`:${value}`);
}

const IN_COMBAT = ["fight", "fight_on", "stand", "reroll_miss", "bond_reroll", "lose_unit", "steal_token", "feast", "avenge", "essence"];

/** Does the question belong to the fight? */
export function isOfFight(decision: DecisionMessage | null): boolean {
  return decision !== null && IN_COMBAT.includes(decision.kind);
}
