// How the things of the game are called, as `naming.py` says it.

import { say, type NameOf } from "../../lib/voice";

export const nameOf: NameOf = (kind, value) => {
  if (kind !== "place" && kind !== "goal") return say(`${kind}-${value}`);
  if (!value.includes(".")) return say(`place-${value}`);
  const [ends, number] = value.split(".");
  const [one, other] = ends.split("-");
  return say("route", { one: say(`place-${one}`), other: say(`place-${other}`), number: Number(number) });
};
