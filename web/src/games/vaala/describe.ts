// The table in words, for those who cannot see it; the same sentences as in the terminal.

import type { VaalaPlayerView } from "../../generated";
import { say } from "../../lib/voice";
import type { Desk } from "./desk.svelte";
import { armiesIn, DRAGON, dragonsIn, type Hurt, type Rich } from "./people";

export function describeRegion(desk: Desk, region: string): string {
  const place = desk.view.regions[region];
  const counts = { power: place.power, neutral: place.neutral, city: Number(place.city) };
  const parts = [
    ...Object.entries(counts).flatMap(([what, count]) => (count ? [say(`describe-${what}`, { count })] : [])),
    ...dragonsIn(desk.view, region).map(({ id }) => say(`character-${id}`)),
    ...armiesIn(desk.view, region).map(({ owner, hasGeneral, units }) => {
      const parts = [...(hasGeneral ? [say("army-general")] : []), ...units.map(([unit, count]) => say(`army-${unit}`, { count }))];
      return say("describe-army", { character: say(`character-${owner.id}`), army: say("army", { parts }) });
    }),
  ];
  return desk.voice.t("describe-region", { region: say(`region-${region}`), parts: parts.length ? parts : [say("describe-nothing")] });
}

/** Who it is, and by whom it is played. */
export function describePlayer(desk: Desk, player: VaalaPlayerView): string {
  const { voice } = desk;
  const who = player.seat === null ? voice.t("web-faceless") : String(voice.name("seat", player.seat));
  return voice.t("web-person", { character: desk.characterName(player.id), role: voice.t(`role-${player.role}`), who });
}

export function describePower(desk: Desk, player: Rich): string {
  const { ready, spent } = player;
  return desk.voice.t("web-power", { ready, spent, goal: desk.catalogue.tokens.power_to_win });
}

export function describeWounds(desk: Desk, player: Hurt): string {
  if (player.role !== DRAGON) return "";
  if (player.severely_wounded) return desk.voice.t("web-severe");
  const track = desk.catalogue.characters[player.id].wound_track;
  return desk.voice.t("web-wounds", { count: player.wounds, size: track.length, value: track[player.wounds] });
}
