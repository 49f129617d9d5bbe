// How the things of the game are called, as `naming.py` says it.

import { say, type NameOf } from "../../lib/voice";

const COMPONENTS = ["thing", "place", "location", "monster", "room", "quest"];

export const nameOf: NameOf = (kind, value) => {
  if (COMPONENTS.includes(kind)) return say(`thing-${value}`);
  return say(kind === "role" ? `unit-${value}` : `${kind}-${value}`);
};
