// The last fight or bond roll, told again from the events: who against whom, and beat after beat.

import type { Event, VaalaEvent, VaalaView } from "../../../generated";

interface Beat {
  event: Event;
  /** For a roll: who rolled which faces. */
  roll: { by: string; faces: string[] } | null;
  /** The combat round that it begins; 0 for none. */
  round: number;
  /** How many events came after it: the last ones are still on their way. */
  age: number;
}

export interface Scene {
  kind: "combat" | "bond";
  /** Attacker and defender, or General and Dragon. */
  sides: [string, string];
  region: string;
  beats: Beat[];
  /** Is it still going on? */
  open: boolean;
}

type Named = (event: Event) => VaalaEvent;
type Name = VaalaEvent["name"];
const STARTS: string[] = ["combat", "bond_roll"] satisfies Name[];
const CARDS: string[] = ["resolving", "event", "cleaned_up", "round"] satisfies Name[];
/** With these something else begins. */
const ENDS: string[] = ["activated", "region_glyph", "region_glyph_idle", "glyph_skipped", "glyph_idle", "glyph_cancelled", "passed", "flew", "marched"] satisfies Name[];
const TOLD: string[] = [
  "rolled",
  "rerolled",
  "mountains",
  "city_protects",
  "city_removed",
  "destroyed",
  "wounded",
  "severely_wounded",
  "general_wounded",
  "retreated",
  "army_retreated",
  "stole",
  "ability",
  "essence_full",
  "spent",
  "bonded",
  "no_bond",
  "eliminated",
] satisfies Name[];

/** The scene of the card that is being resolved; null if nobody has fought or rolled yet. */
export function sceneOf(told: Event[], view: VaalaView, named: Named): Scene | null {
  const start = told.findLastIndex(({ name }) => STARTS.includes(name) || CARDS.includes(name));
  const first = start < 0 ? null : named(told[start]);
  if (first?.name !== "combat" && first?.name !== "bond_roll") return view.combat ? begunBefore(view) : null;
  const kind = first.name === "combat" ? "combat" : "bond";
  const rest = told.slice(start + 1);
  const end = rest.findIndex(({ name }) => ENDS.includes(name));
  const events = end < 0 ? rest : rest.slice(0, end);
  const over = kind === "combat" ? !view.combat : end >= 0 || events.some(({ name }) => name === "bonded" || name === "no_bond");
  return {
    kind,
    sides: [first.character, first.name === "combat" ? first.force : first.ally],
    region: first.name === "combat" ? first.region : view.players.find((player) => player.id === first.character)!.at,
    beats: beatsOf(events, first.character, kind === "combat", told.length - start - 1, named),
    open: !over,
  };
}

/** A fight of which nothing is known but that it is on. */
function begunBefore(view: VaalaView): Scene {
  const { attacker, defender, region } = view.combat!;
  return { kind: "combat", sides: [attacker, defender], region, beats: [], open: true };
}

function beatsOf(events: Event[], attacker: string, counted: boolean, length: number, named: Named): Beat[] {
  let rounds = 0;
  return events.flatMap((event, index) => {
    if (!TOLD.includes(event.name)) return [];
    const roll = rollOf(named(event));
    const begins = counted && event.name === "rolled" && roll?.by === attacker;
    if (begins) rounds += 1;
    return [{ event, roll, round: begins ? rounds : 0, age: length - index }];
  });
}

function rollOf(event: VaalaEvent): Beat["roll"] {
  if (event.name !== "rolled" && event.name !== "rerolled") return null;
  const by = event.name === "rolled" ? event.force : event.character;
  return { by, faces: event.dice === "none" ? [] : event.dice.split("+") };
}

/** How far a combat round has come, by its last roll: the steps of the rulebook, from 0. */
export function stepOf(scene: Scene, asked: { kind: string; by: string } | null): number {
  const last = scene.beats.findLast(({ roll }) => roll);
  if (asked?.kind === "fight_on" || !last) return last ? 5 : 0;
  const [attacker, defender] = scene.sides;
  if (asked?.kind === "reroll_miss") return last.roll!.by === attacker ? 0 : 3;
  if (last.roll!.by === attacker) return asked?.kind === "stand" ? 2 : 1;
  return asked?.by === defender ? 4 : 3;
}
