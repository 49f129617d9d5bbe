// How the things of the game are called, as `naming.py` says it.

import { say, type NameOf } from "../../lib/voice";

/** The kinds of arguments that are characters, by the part they take in a sentence. */
export const CHARACTERS = ["character", "ally", "victim", "whose", "faceless", "asked"];

export const nameOf: NameOf = (kind, value) => {
  if (kind === "asked" && value.includes("+")) {
    const [character, faceless] = value.split("+").map((one) => say(`character-${one}`));
    return say("asked-for", { character, faceless });
  }
  if (CHARACTERS.includes(kind)) return say(`character-${value}`);
  if (kind === "goal") return say(`region-${value}`);
  if (kind === "dice" || kind === "other_dice") return say("dice", { parts: value.split("+").map((face) => say(`face-${face}`)) });
  if (kind === "cards") return say("cards", { parts: value.split("+").map((card) => say(`card-${card}`)) });
  if (kind === "army") {
    const groups = value.split("+").map((group) => group.split("*"));
    return say("army", { parts: groups.map(([unit, count]) => say(`army-${unit}`, { count: Number(count) })) });
  }
  if (kind === "essence" && value.includes(".")) {
    const [owner, unit] = value.split(".");
    return say("essence-unit", { unit: say(`unit-${unit}`), owner: say(`character-${owner}`) });
  }
  return say(`${kind}-${value}`);
};
