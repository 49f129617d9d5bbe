// The last campaign of a turn, told again from the events: who against whom, and what happened since.

import type { Event, OathEvent, OathView } from "../../../generated";

export interface War {
  attacker: number;
  /** -1: bandits. */
  defender: number;
  place: string;
  /** What happened, in order, without the rolls. */
  beats: Event[];
  attack: string[];
  defense: string[];
  attackValue: number | null;
  defenseValue: number | null;
  /** Who has won; null while it is open. */
  won: boolean | null;
}

type Named = (event: Event) => OathEvent;
type Name = OathEvent["name"];
const STARTS: string[] = ["attacks", "attacks_bandits"] satisfies Name[];
const ENDS: string[] = ["turn", "travelled", "mustered", "traded", "drew", "recovered"] satisfies Name[];
/** What the figures and dice of the scene already show. */
const SHOWN: string[] = ["attack_pool", "defense_pool", "rolled_attack", "rolled_defense", "rolled_by_bandits", "attack_value", "defense_value"] satisfies Name[];

/** The campaign that is on or was the last in this turn; null if there was none. */
export function sceneOf(told: Event[], view: OathView, named: Named): War | null {
  const start = told.findLastIndex(({ name }) => STARTS.includes(name) || name === "turn");
  const first = start < 0 ? null : named(told[start]);
  if (first?.name !== "attacks" && first?.name !== "attacks_bandits") return view.campaign ? unseen(view) : null;
  const rest = told.slice(start + 1);
  const end = view.campaign ? -1 : rest.findIndex(({ name }) => ENDS.includes(name));
  if (end >= 0) return null;
  const war: War = {
    attacker: first.seat,
    defender: first.name === "attacks" ? first.victim : -1,
    place: first.place,
    beats: rest.filter(({ name }) => !SHOWN.includes(name)),
    ...{ attack: [], defense: [], attackValue: null, defenseValue: null, won: null },
  };
  for (const event of rest) follow(war, named(event));
  return war;
}

function follow(war: War, event: OathEvent): void {
  if (event.name === "rolled_attack") war.attack = faces(event.dice);
  else if (event.name === "rolled_defense" || event.name === "rolled_by_bandits") war.defense = faces(event.dice);
  else if (event.name === "attack_value") war.attackValue = event.number;
  else if (event.name === "defense_value") war.defenseValue = event.number;
  else if (event.name === "campaign_won") war.won = true;
  else if (event.name === "campaign_lost") war.won = false;
}

const faces = (dice: string) => (dice === "none" || !dice ? [] : dice.split("+"));

/** A campaign of which nothing is known but that it is on. */
function unseen(view: OathView): War {
  const { attacker, defender, at, attack_roll, defense_roll } = view.campaign!;
  return { attacker, defender, place: at, beats: [], attack: attack_roll, defense: defense_roll, attackValue: null, defenseValue: null, won: null };
}
