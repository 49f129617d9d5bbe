// Things in words, for those who cannot see them.

import type { MeeplesParty } from "../../generated";
import type { Desk } from "./desk.svelte";
import { counted, roleOf, unitOf } from "./meeples";

export function describeMonster(table: Desk, id: string): string {
  const { voice } = table;
  const { type, level, strength, vp, district, text } = table.catalogue.monsters[id];
  const power = table.view.powers[id];
  const parts = [
    table.nameOf(id),
    String(voice.name("type", type)),
    ...(district ? [String(voice.name("district", district))] : []),
    table.count("level", level),
    power === undefined ? table.count("strength", strength) : voice.t("web-power-of", { power, strength }),
    table.count("vp", vp),
  ];
  return [`${parts.join(", ")}.`, voice.text(text), describeParty(table, table.view.parties[id])].filter(Boolean).join(" ");
}

export function describePlace(table: Desk, id: string): string {
  const { capitol, locations, rooms } = table.catalogue;
  const place = capitol[id] ?? locations[id] ?? rooms[id];
  return [`${table.nameOf(id)}.`, table.voice.text(place.text), describeParty(table, table.view.parties[id])].filter(Boolean).join(" ");
}

/** Meeples by class: "warrior × 2, mage × 1". */
export function describeMeeples(table: Desk, meeples: string[]): string {
  const parts = counted(meeples).map(([meeple, number]) => {
    const [unit, role] = [unitOf(meeple), roleOf(meeple)];
    const name = table.unitName(unit);
    const said = unit === role ? name : table.voice.t("describe-stand-in", { unit: name, role: table.unitName(role) });
    return table.voice.t("describe-count", { unit: said, count: number });
  });
  return parts.join(", ");
}

function describeParty(table: Desk, party: MeeplesParty | undefined): string {
  if (!party) return "";
  const who = table.voice.name("seat", party.seat);
  return `${who}: ${describeMeeples(table, [...party.units, ...party.added])}.`;
}
