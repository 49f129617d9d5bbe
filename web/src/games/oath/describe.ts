// The table in words, for those who cannot see it; the same sentences as in the terminal.

import type { OathPlaceView, OathPlayerView } from "../../generated";
import { say } from "../../lib/voice";
import type { Desk } from "./desk.svelte";

export function describePlace(desk: Desk, place: OathPlaceView): string {
  const counts = { relics: place.relics, favor: place.favor, secrets: place.secrets };
  const parts = [
    ...place.cards.map((card) => say(`card-${card}`)),
    ...Object.entries(counts).flatMap(([what, count]) => (count ? [say(`describe-${what}`, { count })] : [])),
    ...Object.entries(place.warbands).map(([colour, count]) => say("describe-warbands", { colour: say(`colour-${colour}`), count })),
    ...place.pawns.map((seat) => say("describe-pawn", { seat })),
    ...(place.bandits ? [say("describe-bandits")] : []),
    ...(place.site ? [] : [say("describe-facedown")]),
  ];
  return `${desk.voice.t("describe-place", { place: say(`place-${place.id}`), parts: parts.length ? parts : [say("describe-nothing")] })}.`;
}

/** A player in one line of figures. */
export function describePlayer(desk: Desk, player: OathPlayerView): string {
  const { seat, supply, favor, secrets, facedown, warbands, bank } = player;
  const [role, colour] = [say(`role-${player.role}`), say(`colour-${player.colour}`)];
  return desk.voice.t("describe-player", { seat, role, colour, supply, favor, secrets, facedown, warbands, bank });
}
