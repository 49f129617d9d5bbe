// The parts of the city, and in which of them a thing is.

import type { Desk } from "../desk.svelte";

export const DISTRICTS = ["castle", "village", "university", "cathedral"] as const;
export type District = (typeof DISTRICTS)[number];
export const QUARTERS = ["capitol", ...DISTRICTS, "council"] as const;

/** The part of the city where a thing is to be found; none for what is mine. */
export function quarterOf(desk: Desk, key: string): string {
  const [zone, id] = key.split(":");
  const { view, catalogue } = desk;
  if (zone === "district") return id;
  if (zone === "offer" || zone === "supply") return "capitol";
  if (zone === "slot") return catalogue.slots[id].district;
  if (zone !== "place") return "";
  if (id in catalogue.capitol) return "capitol";
  if (id in view.council) return "council";
  const slot = Object.keys(view.slots).find((one) => view.slots[one] === id);
  if (slot) return catalogue.slots[slot].district;
  const isThere = (district: string) => view.monsters[district].includes(id) || view.towers[district]?.room === id;
  return catalogue.locations[id]?.district || (Object.keys(view.monsters).find(isThere) ?? "");
}
