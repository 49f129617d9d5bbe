// Options find their things, and meeples fly where they should.

import { describe, expect, test } from "vitest";
import type { DecisionMessage } from "../../generated";
import { flights } from "./flights";
import { counted } from "./meeples";
import { nameOf } from "./names";
import { isMeant, moved, touches } from "./targets";

const asking = (thing: string) => ({ facts: { thing } }) as unknown as DecisionMessage;

describe("targets", () => {
  test.each([
    [["send", "mage", "colosseum"], ["tavern:mage", "place:colosseum"]],
    [["send_as", "shaman", "mage", "ghoul"], ["tavern:shaman", "place:ghoul"]],
    [["call_up", "peasant", "ghoul"], ["lodgings:peasant", "place:ghoul"]],
    [["at", "castle_1"], ["slot:castle_1"]],
    [["cleanse", "lodgings"], ["lodgings:corruption"]],
    [["commit"], []],
  ])("%j touches %j", (option, things) => expect(touches(option, null)).toEqual(things));

  test("who is returned is chosen in the Tavern or where the question comes from", () => {
    expect(touches(["return", "warrior"], asking("greenwood_post"))).toContain("place:greenwood_post");
  });

  test("only sending and calling up move a meeple", () => {
    expect(moved(["send_as", "shaman", "mage", "ghoul"])).toBe("tavern:shaman");
    expect(moved(["return", "warrior"])).toBeNull();
  });

  test("a sentence means a quest only with its player", () => {
    const mention = { kind: "quest", value: "exam_day", by: 1 };
    expect(isMeant("quest:exam_day", mention, 1)).toBe(true);
    expect(isMeant("quest:exam_day", mention, 0)).toBe(false);
    expect(isMeant("place:ghoul", { kind: "monster", value: "ghoul", by: 1 }, 0)).toBe(true);
    expect(isMeant("offer:colosseum", { kind: "place", value: "colosseum", by: 1 }, 0)).toBe(false);
  });
});

test("a stand-in is named by the class whose part it takes", () => {
  expect(nameOf("role", "mage").id).toBe("unit-mage");
  expect(nameOf("monster", "ghoul").id).toBe("thing-ghoul");
});

test("meeples are counted in the order of the box", () => {
  expect(counted(["corruption", "mage", "peasant", "mage"])).toEqual([["peasant", 1], ["mage", 2], ["corruption", 1]]);
});

test("a meeple flies from the Tavern to its place, a beaten monster to the pile of its victor", () => {
  const event = (name: string, ...args: (string | number)[]) => ({ name, args, to: null });
  expect(flights(event("sent", 1, "mage", "ghoul"), 0)[0].from[0]).toBe("tavern:mage of 1");
  expect(flights(event("sent", 1, "mage", "ghoul"), 0)[0].to).toEqual(["place:ghoul"]);
  expect(flights(event("sent_as", 1, "shaman", "mage", "ghoul"), 0)[0].from[0]).toBe("tavern:shaman of 1");
  expect(flights(event("sent_as", 1, "shaman", "mage", "ghoul"), 0)[0].to).toEqual(["place:ghoul"]);
  expect(flights(event("defeated", 1, "ghoul"), 0)[0].to[0]).toBe("pile of 1");
  expect(flights(event("tired", 1), 0).flatMap((flight) => flight.from)).not.toContain("king of colosseum");
  expect(flights(event("reigned", 1, "colosseum"), 0)[0].from).toEqual(["king of colosseum"]);
  expect(flights(event("ousted", 1, 2, "colosseum"), 0)[0].to[0]).toBe("lodgings of 2");
  expect(flights(event("over"), 0)).toEqual([]);
});
