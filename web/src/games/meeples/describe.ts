// Things in words, for those who cannot see them.

import type { MeeplesParty } from "../../generated";
import type { Desk } from "./desk.svelte";
import { counted, roleOf, unitOf } from "./meeples";

export function describeMonster(desk: Desk, id: string): string {
  const { voice } = desk;
  const { type, level, strength, vp, district, text } = desk.catalogue.monsters[id];
  const power = desk.view.powers[id];
  const parts = [
    desk.nameOf(id),
    String(voice.name("type", type)),
    ...(district ? [String(voice.name("district", district))] : []),
    desk.count("level", level),
    power === undefined ? desk.count("strength", strength) : voice.t("web-power-of", { power, strength }),
    desk.count("vp", vp),
  ];
  return [`${parts.join(", ")}.`, voice.text(text), describeParty(desk, desk.view.parties[id])].filter(Boolean).join(" ");
}

export function describePlace(desk: Desk, id: string): string {
  const { capitol, locations, rooms } = desk.catalogue;
  const place = capitol[id] ?? locations[id] ?? rooms[id];
  return [`${desk.nameOf(id)}.`, desk.voice.text(place.text), describeParty(desk, desk.view.parties[id])].filter(Boolean).join(" ");
}

/** Meeples by class: "warrior × 2, mage × 1". */
export function describeMeeples(desk: Desk, meeples: string[]): string {
  const parts = counted(meeples).map(([meeple, number]) => {
    const [unit, role] = [unitOf(meeple), roleOf(meeple)];
    const name = desk.unitName(unit);
    const said = unit === role ? name : desk.voice.t("describe-stand-in", { unit: name, role: desk.unitName(role) });
    return desk.voice.t("describe-count", { unit: said, count: number });
  });
  return parts.join(", ");
}

function describeParty(desk: Desk, party: MeeplesParty | undefined): string {
  if (!party) return "";
  const who = desk.voice.name("seat", party.seat);
  return `${who}: ${describeMeeples(desk, [...party.units, ...party.added])}.`;
}
