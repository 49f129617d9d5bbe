// Options find their things, texts of places come apart, and meeples fly where they should.

import { describe, expect, test } from "vitest";
import type { DecisionMessage } from "../../generated";
import { say } from "../../lib/voice";
import { flights } from "./flights";
import { linesOf, strengthens } from "./lines";
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

describe("texts", () => {
  const units = say("list-and", { parts: [say("units-mage", { count: 1 })], last: say("units-peasant", { count: 2 }) });
  const effect = say("effect-gain-vp", { count: 1 });

  test("who is needed is told from what it gives", () => {
    const line = { units: [["mage", 1], ["peasant", 2]], crown: false, effect };
    expect(linesOf([say("text-activate", { units: say("units-trainable"), effect })])[0].units).toEqual([["any", 1]]);
    expect(linesOf([say("text-activate", { units, effect })])).toEqual([line]);
  });

  test("a hill has a line for everybody who may reign", () => {
    const parts = [say("crown-gain", { unit: say("unit-knight"), effect })];
    const lines = linesOf([say("text-crown", { units }), say("text-reign", { parts })]);
    expect(lines).toEqual([{ units: [["knight", 1]], crown: true, effect }]);
  });

  test("a lasting bonus is found under its class", () => {
    const text = [say("text-for-good", { effect: say("bonus-all", { units: say("all-mage"), amount: 1 }) })];
    expect(strengthens(text, "mage")).toBe(true);
    expect(strengthens(text, "knight")).toBe(false);
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
