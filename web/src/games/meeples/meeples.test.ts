// Options find their things, and meeples fly where they should.

import { describe, expect, test } from "vitest";
import type { MeeplesOption } from "../../generated";
import { flights } from "./flights";
import { counted } from "./meeples";
import { isMeant, isMove, meepleOf, touches } from "./targets";

describe("targets", () => {
  test.each<[MeeplesOption, string[]]>([
    [{ verb: "send", unit: "mage", place: "colosseum" }, ["tavern:mage", "place:colosseum"]],
    [{ verb: "send_as", unit: "shaman", role: "mage", place: "ghoul" }, ["tavern:shaman", "place:ghoul"]],
    [{ verb: "call_up", unit: "peasant", place: "ghoul" }, ["lodgings:peasant", "place:ghoul"]],
    [{ verb: "at", slot: "castle_1" }, ["slot:castle_1"]],
    [{ verb: "cleanse", area: "lodgings" }, ["lodgings:corruption"]],
    [{ verb: "commit" }, []],
  ])("%j touches %j", (option, things) => expect(touches(option)).toEqual(things));

  test("who is returned is chosen in the Tavern or where the question comes from", () => {
    expect(touches({ verb: "return", unit: "warrior" }, "greenwood_post")).toContain("place:greenwood_post");
  });

  test("only sending and calling up move a meeple", () => {
    const sent = { verb: "send_as", unit: "shaman", role: "mage", place: "ghoul" } as const;
    expect(isMove(sent)).toBe(true);
    expect(touches(sent)).toEqual(["tavern:shaman", "place:ghoul"]);
    expect(isMove({ verb: "return", unit: "warrior" })).toBe(false);
  });

  test("a stand-in is drawn with the class whose part it takes", () => {
    expect(meepleOf({ verb: "send_as", unit: "shaman", role: "mage", place: "ghoul" })).toBe("shaman:mage");
    expect(meepleOf({ verb: "stow", unit: "mage" })).toBe("mage");
    expect(meepleOf({ verb: "commit" })).toBeNull();
  });

  test("a sentence means a quest only with its player", () => {
    const mention = { kind: "quest", value: "exam_day", by: 1 };
    expect(isMeant("quest:exam_day", mention, 1)).toBe(true);
    expect(isMeant("quest:exam_day", mention, 0)).toBe(false);
    expect(isMeant("place:ghoul", { kind: "monster", value: "ghoul", by: 1 }, 0)).toBe(true);
    expect(isMeant("offer:colosseum", { kind: "place", value: "colosseum", by: 1 }, 0)).toBe(false);
  });
});

test("meeples are counted in the order of the box", () => {
  expect(counted(["corruption", "mage", "peasant", "mage"])).toEqual([["peasant", 1], ["mage", 2], ["corruption", 1]]);
});

test("a meeple flies from the Tavern to its place, a beaten monster to the pile of its victor", () => {
  const [sent] = flights({ name: "sent", seat: 1, unit: "mage", place: "ghoul" }, 0);
  expect([sent.from[0], sent.to]).toEqual(["tavern:mage of 1", ["place:ghoul"]]);
  const [standIn] = flights({ name: "sent_as", seat: 1, unit: "shaman", role: "mage", place: "ghoul" }, 0);
  expect([standIn.from[0], standIn.to]).toEqual(["tavern:shaman of 1", ["place:ghoul"]]);
  expect(flights({ name: "defeated", seat: 1, monster: "ghoul" }, 0)[0].to[0]).toBe("pile of 1");
  expect(flights({ name: "tired", seat: 1 }, 0).flatMap((flight) => flight.from)).not.toContain("king of colosseum");
  expect(flights({ name: "reigned", seat: 1, place: "colosseum" }, 0)[0].from).toEqual(["king of colosseum"]);
  expect(flights({ name: "ousted", seat: 1, other: 2, place: "colosseum" }, 0)[0].to[0]).toBe("lodgings of 2");
  expect(flights({ name: "over" }, 0)).toEqual([]);
});
