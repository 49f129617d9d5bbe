// The map in words, for those who hear it.

import type { TyrantsControl, TyrantsMarker, TyrantsSite } from "../../../generated";
import { say } from "../../../lib/voice";
import type { Desk } from "../desk.svelte";
import { countColours } from "../houses";

export function describeSite(desk: Desk, site: TyrantsSite, troops: string, spies: string[]): string {
  const empty = troops.split(".").length - 1;
  const parts = [
    ...countColours(troops).map(([colour, count]) => say("describe-troops", { colour: say(`colour-${colour}`), count })),
    ...(empty ? [say("describe-empty", { count: empty })] : []),
    ...spies.map((colour) => say("describe-spy", { colour: say(`colour-${colour}`) })),
  ];
  const place = say("describe-site", { place: say(`place-${site.id}`), vp: site.vp });
  const text = desk.voice.t("describe-place", { place, parts });
  return site.start ? `${text}. ${desk.voice.t("web-start")}` : text;
}

export function describeControl(desk: Desk, { holder, total }: TyrantsControl): string {
  return desk.voice.t(total ? "web-total-control" : "web-control", { colour: say(`colour-${holder}`) });
}

export function describeMarker(desk: Desk, marker: TyrantsMarker, vp: number): string {
  if (!marker.holder) return desk.voice.t("web-marker", { vp });
  return desk.voice.t(marker.total ? "web-marker-total" : "web-marker-held", { colour: say(`colour-${marker.holder}`), vp });
}
