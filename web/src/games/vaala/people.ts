// Generals and Dragons: whose colour is which, who stands where.

import type { VaalaPlayerView, VaalaView } from "../../generated";

export const NEUTRAL = "neutral";
const GENERAL = "general";
export const DRAGON = "dragon";
export const UNITS = ["infantry", "cavalry", "archers"] as const;

/** The CSS custom property with the colour of a character's pieces. */
export function heroColour(character: string): string {
  return `--hero-${character}`;
}

export function playerOf(view: VaalaView, character: string): VaalaPlayerView | undefined {
  return view.players.find((player) => player.id === character);
}

export function seated(view: VaalaView, seat: number | null): VaalaPlayerView | undefined {
  return seat === null ? undefined : view.players.find((player) => player.seat === seat);
}

/** What a power track shows. */
export type Rich = Pick<VaalaPlayerView, "id" | "ready" | "spent">;
/** What the tracks of a Dragon show. */
export type Hurt = Pick<VaalaPlayerView, "id" | "role" | "wounds" | "severely_wounded" | "essence">;

export interface Army {
  owner: Pick<VaalaPlayerView, "id">;
  hasGeneral: boolean;
  units: [unit: string, count: number][];
  strength: number;
}

/** The armies in a region, each with the General if he is there. */
export function armiesIn(view: VaalaView, region: string): Army[] {
  return view.players
    .filter((player) => player.role === GENERAL && (player.at === region || player.units[region]))
    .map((owner) => ({
      owner,
      hasGeneral: owner.at === region,
      units: UNITS.filter((unit) => owner.units[region]?.[unit]).map((unit) => [unit, owner.units[region][unit]]),
      strength: owner.strength[region] ?? 0,
    }));
}

export function dragonsIn(view: VaalaView, region: string): VaalaPlayerView[] {
  return view.players.filter((player) => player.role === DRAGON && player.at === region);
}
