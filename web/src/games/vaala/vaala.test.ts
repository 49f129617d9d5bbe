// Options find their things, sentences mean them, fights are told from events, and the map keeps its order at any size.

import { describe, expect, test } from "vitest";
import english from "../../../../src/igroteka/locales/en/vaala.ftl?raw";
import russian from "../../../../src/igroteka/locales/ru/vaala.ftl?raw";
import board from "../../../../src/igroteka/games/vaala/components/board.json";
import type { DecisionMessage, Event, VaalaBoard, VaalaView } from "../../generated";
import type { Point } from "../../lib/desk.svelte";
import { Voice } from "../../lib/voice";
import { sceneOf, stepOf } from "./combat/scene";
import { flights } from "./flights";
import { along, plan } from "./map/plan";
import { nameOf } from "./names";
import { isMeant, touches } from "./targets";
import { verdict } from "./verdict";

const asked = (kind: string, facts: Record<string, unknown> = {}) => ({ kind, facts, options: [] }) as unknown as DecisionMessage;
const event = (name: string, ...args: (string | number)[]): Event => ({ name, args, to: null });

describe("targets", () => {
  test.each([
    [["fly", "isval"], "flight", ["region:isval"]],
    [["march", "isval", "galadia"], "deploy", ["force:eliza:isval", "region:galadia"]],
    [["fight", "neutral"], "fight", ["force:neutral:nauak", "tray"]],
    [["strike", "adrael", "isval"], "strike", ["force:adrael:isval"]],
    [["unit", "archers"], "lose_unit", ["unit:eliza:archers:nauak", "tray"]],
    [["unit", "archers"], "place_unit", ["supply:eliza:archers", "tray"]],
    [["token", "spent"], "steal_token", ["token:adrael:spent", "tray"]],
    [["pair", "eliza", "ferellon"], "pair", ["character:eliza", "character:ferellon"]],
    [["plan", "royal_tithe"], "plan", ["card:hand:royal_tithe"]],
    [["denizen", "stag_riders"], "upgrade", ["card:row:stag_riders"]],
    [["cast", "one_law"], "vaala", ["card:open:one_law"]],
    [["done"], "muster", ["tray"]],
  ])("%j (%s) touches %j", (option, kind, things) => {
    expect(touches(option, asked(kind, { character: "eliza", region: "nauak", victim: "adrael" }))).toEqual(things);
  });
});

test("a sentence means regions, characters and cards", () => {
  const mention = (kind: string, value: string) => ({ kind, value, by: null });
  expect(isMeant("region:isval", mention("goal", "isval"))).toBe(true);
  expect(isMeant("character:eliza", mention("victim", "eliza"))).toBe(true);
  expect(isMeant("card:row:stag_riders", mention("card", "stag_riders"))).toBe(true);
  expect(isMeant("card:row:stag_riders", mention("region", "stag_riders"))).toBe(false);
});

test("dice, armies, cards and Essence are called as the engine calls them", () => {
  expect(nameOf("dice", "miss+critical_1").args["parts"]).toEqual([{ id: "face-miss", args: {} }, { id: "face-critical_1", args: {} }]);
  expect(nameOf("army", "infantry*2+general*1").args["parts"]).toHaveLength(2);
  expect(nameOf("cards", "stag_riders+jaguar_kin").args["parts"]).toHaveLength(2);
  expect(nameOf("essence", "eliza.archers").id).toBe("essence-unit");
  expect(nameOf("essence", "neutral").id).toBe("essence-neutral");
});

test("who is asked for a Faceless player is named with it", () => {
  expect(nameOf("asked", "eliza").id).toBe("character-eliza");
  expect(nameOf("asked", "eliza+ferellon")).toEqual({ id: "asked-for", args: { character: { id: "character-eliza", args: {} }, faceless: { id: "character-ferellon", args: {} } } });
});

describe("the verdict says by what it was decided", () => {
  const voices = { ru: new Voice("ru", [russian], undefined, nameOf), en: new Voice("en", [english], undefined, nameOf) };
  const end = (ending: string, winners: string[], tied: string[] = []) =>
    ({ ending, winners, tied, eliminated: ending === "elimination" ? "adrael" : "", players: [{ id: "eliza", ready: 2, spent: 1 }] }) as unknown as VaalaView;

  test.each([
    [end("power", ["eliza"]), "Victory: Eliza. Eliza has filled the power track.", "заполняет трек силы"],
    [end("events", ["eliza"]), "Victory: Eliza. The events have run out; Eliza has the most power (3).", "больше всего силы (3) собирает Элайза"],
    [
      end("events", ["eliza"], ["eliza", "ferellon"]),
      "Victory: Eliza. The events have run out; several share the most power (3): Eliza, Ferellon. Eliza is the first of them in turn order, which begins with the initiative holder.",
      "сразу у нескольких: Элайза, Фереллон. В порядке хода",
    ],
    [
      end("elimination", ["eliza"]),
      "Victory: Eliza. Adrael was eliminated; of those who could still win, Eliza has the most power (3).",
      "Выбывает Адраэль; среди тех, кто ещё мог победить",
    ],
    [
      end("elimination", ["eliza"], ["eliza", "ferellon"]),
      "Victory: Eliza. Adrael was eliminated; of those who could still win, several share the most power (3): Eliza, Ferellon. Eliza is the first of them in turn order, which begins with the initiative holder.",
      "больше всего силы (3) сразу у нескольких: Элайза, Фереллон",
    ],
    [
      end("power", ["eliza", "ferellon"]),
      "Victory: Eliza, Ferellon. Eliza has filled the power track. Ferellon wins as the bonded ally.",
      "Фереллон побеждает как связанный союзник.",
    ],
  ])("%#", (view, whole, part) => {
    expect(verdict(view, voices.en)).toBe(whole);
    expect(verdict(view, voices.ru)).toContain(part);
  });
});

describe("flights", () => {
  test.each([
    [event("planned_card", "eliza", "royal_tithe"), "hand:royal_tithe", "stack end"],
    [event("resolving", "eliza", "royal_tithe"), "stack top", "current"],
    [event("flew", "ferellon", "isval", "galadia"), "figure:ferellon", "figure:ferellon"],
    [event("marched", "eliza", "infantry*2", "isval", "galadia"), "army:eliza:isval", "army:eliza:galadia"],
    [event("retreated", "ferellon", "isval", "galadia"), "figure:ferellon", "figure:ferellon"],
    [event("army_retreated", "eliza", "infantry*2", "isval", "galadia"), "army:eliza:isval", "army:eliza:galadia"],
    [event("collected", "eliza", "nauak"), "power at nauak", "power of eliza"],
  ])("%j", (happened, from, to) => {
    const [flight] = flights(happened);
    expect(flight.from).toContain(from);
    expect(flight.to[0]).toBe(to);
  });
});

const COMBAT = { region: "nauak", attacker: "eliza", defender: "neutral" };
const view = (combat: unknown) => ({ combat, players: [], regions: {} }) as unknown as VaalaView;
const FIGHT = [
  event("resolving", "eliza", "kirin_charge"),
  event("activated", "eliza", "attack"),
  event("combat", "eliza", "neutral", "nauak"),
  event("rolled", "eliza", "standard_1+miss"),
  event("rolled", "neutral", "critical_1"),
  event("destroyed", "eliza", "archers", "nauak"),
];

describe("scenes", () => {
  test("a fight is told beat by beat", () => {
    const scene = sceneOf(FIGHT, view(COMBAT))!;
    expect(scene.open).toBe(true);
    expect(scene.beats.map(({ event: { name } }) => name)).toEqual(["rolled", "rolled", "destroyed"]);
    expect(scene.beats[0].roll).toEqual({ by: "eliza", faces: ["standard_1", "miss"] });
    expect(scene.beats.map(({ round }) => round)).toEqual([1, 0, 0]);
    expect(scene.beats.map(({ age }) => age)).toEqual([3, 2, 1]);
  });

  test("its step follows from the last roll and the question", () => {
    expect(stepOf(sceneOf(FIGHT.slice(0, 3), view(COMBAT))!, null)).toBe(0);
    expect(stepOf(sceneOf(FIGHT.slice(0, 4), view(COMBAT))!, { kind: "stand", by: "neutral" })).toBe(2);
    expect(stepOf(sceneOf(FIGHT, view(COMBAT))!, { kind: "lose_unit", by: "eliza" })).toBe(3);
    expect(stepOf(sceneOf(FIGHT, view(COMBAT))!, { kind: "lose_unit", by: "neutral" })).toBe(4);
  });

  test("it stays after its end, until the next card", () => {
    const later = [...FIGHT, event("activated", "eliza", "collect"), event("rolled", "eliza", "miss")];
    expect(sceneOf(later, view(null))).toMatchObject({ open: false, beats: { length: 3 } });
    expect(sceneOf([...FIGHT, event("event", "red_moonrise")], view(null))).toBeNull();
  });

  test("without its events it is at least known", () => {
    expect(sceneOf([], view(COMBAT))).toMatchObject({ sides: ["eliza", "neutral"], beats: [] });
  });
});

describe("the map", () => {
  test.each([
    [390, 330],
    [740, 480],
    [1100, 552],
    [1900, 900],
  ])("has room for every region at %i x %i", (width, height) => {
    const map = plan(board as unknown as VaalaBoard, { width, height });
    const places = map.regions.map(({ at }) => at);
    const meet = (one: Point, other: Point) => Math.abs(one.x - other.x) < 150 && Math.abs(one.y - other.y) < 100;
    const near = places.flatMap((one, index) => places.slice(index + 1).filter((other) => meet(one, other)));
    expect(near).toEqual([]);
  });

  test("peaks stand at even distances", () => {
    expect(along([{ x: 0, y: 0 }, { x: 30, y: 0 }, { x: 30, y: 30 }], 20)).toEqual([{ x: 10, y: 0 }, { x: 30, y: 0 }, { x: 30, y: 20 }]);
  });
});
