// The texts of places, taken apart: who is needed, drawn as meeples, and what that gives, in words.

import type { Speech } from "../../generated";

export interface Line {
  /** Who must be sent, class by class. */
  units: [string, number][];
  /** On a hill: who stays there till the next turn earns it. */
  crown: boolean;
  effect: Speech;
}

export function linesOf(text: Speech[]): Line[] {
  return text.flatMap((speech): Line[] => {
    const args = speech.args as Record<string, Speech & Speech[]>;
    if (speech.id === "text-activate") return [{ units: unitsOf(args["units"]), crown: false, effect: args["effect"] }];
    if (speech.id === "text-crown") return [];
    if (speech.id !== "text-reign") return [{ units: [], crown: false, effect: speech }];
    return args["parts"].map((part: Speech) => {
      const { unit, effect } = part.args as { unit: Speech; effect: Speech };
      return { units: [[afterDash(unit.id), 1]], crown: true, effect };
    });
  });
}

/** All `units-<class>` in a list of meeples, however it is joined. */
function unitsOf(said: unknown): [string, number][] {
  if (Array.isArray(said)) return said.flatMap(unitsOf);
  if (typeof said !== "object" || said === null) return [];
  const { id, args } = said as Speech;
  if (id === "units-trainable") return [["any", 1]]; // which classes these are, its effect says
  return id.startsWith("units-") ? [[afterDash(id), args["count"] as number]] : Object.values(args).flatMap(unitsOf);
}

/** Does a lasting bonus of this text reach the class? */
export function strengthens(text: Speech[], unit: string): boolean {
  return text.some((speech) => speech.id === "text-for-good" && mentions(speech, `all-${unit}`));
}

function mentions(said: unknown, id: string): boolean {
  if (Array.isArray(said)) return said.some((one) => mentions(one, id));
  if (typeof said !== "object" || said === null) return false;
  const speech = said as Speech;
  return speech.id === id || Object.values(speech.args).some((one) => mentions(one, id));
}

function afterDash(id: string): string {
  return id.slice(id.indexOf("-") + 1);
}
