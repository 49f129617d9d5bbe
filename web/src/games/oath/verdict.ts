// How the game ended, and by what it was decided.

import type { OathView } from "../../generated";
import type { Voice } from "../../lib/voice";

export function verdict({ victory, oath, round }: OathView, voice: Voice): string {
  if (!victory) return "";
  const seat = String(voice.name("seat", victory.seat));
  const vision = victory.vision ? String(voice.name("card", victory.vision)) : "";
  const ways = victory.ways.map((way) => voice.t(`web-verdict-${way}`, { vision, round }));
  return [voice.t("web-verdict", { who: seat, oath: voice.t(`oath-${oath}`) }), ...ways].join(" ");
}
