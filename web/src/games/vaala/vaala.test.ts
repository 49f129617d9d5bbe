// Options find their things, sentences mean them, fights are told from events, and the map keeps its order at any size.

import { describe, expect, test } from "vitest";
import english from "../../../../src/igroteka/locales/en/vaala.ftl?raw";
import russian from "../../../../src/igroteka/locales/ru/vaala.ftl?raw";
import board from "../../../../src/igroteka/games/vaala/components/board.json";
import type { Event, VaalaBoard, VaalaEvent, VaalaOption, VaalaQuestion, VaalaView } from "../../generated";
import type { Point } from "../../lib/desk.svelte";
import { namedEvent } from "../../lib/named";
import { Voice } from "../../lib/voice";
import { sceneOf, stepOf } from "./combat/scene";
import { flights } from "./flights";
import { along, plan } from "./map/plan";
import { isMeant, touches } from "./targets";
import { verdict } from "./verdict";

const event = (name: string, ...args: (string | number)[]): Event => ({ name, args, to: null });

describe("targets", () => {
  test.each<[VaalaOption, VaalaQuestion["kind"], string[]]>([
    [{ verb: "fly", region: "isval" }, "flight", ["region:isval"]],
    [{ verb: "march", region: "isval", to: "galadia" }, "deploy", ["force:eliza:isval", "region:galadia"]],
    [{ verb: "fight", force: "neutral" }, "fight", ["force:neutral:nauak", "tray"]],
    [{ verb: "strike", force: "adrael", region: "isval" }, "strike", ["force:adrael:isval"]],
    [{ verb: "unit", unit: "archers" }, "lose_unit", ["unit:eliza:archers:nauak", "tray"]],
    [{ verb: "unit", unit: "archers" }, "place_unit", ["supply:eliza:archers", "tray"]],
    [{ verb: "token", token: "spent" }, "steal_token", ["token:adrael:spent", "tray"]],
    [{ verb: "pair", character: "eliza", ally: "ferellon" }, "pair", ["character:eliza", "character:ferellon"]],
    [{ verb: "plan", card: "royal_tithe" }, "plan", ["card:hand:royal_tithe"]],
    [{ verb: "denizen", card: "stag_riders" }, "upgrade", ["card:row:stag_riders"]],
    [{ verb: "cast", card: "one_law" }, "vaala", ["card:open:one_law"]],
    [{ verb: "done" }, "gather", ["tray"]],
  ])("%j (%s) touches %j", (option, kind, things) => {
    expect(touches(option, { kind, character: "eliza", region: "nauak", victim: "adrael" })).toEqual(things);
  });
});

test("a sentence means regions, characters and cards", () => {
  const mention = (kind: string, value: string) => ({ kind, value, by: null });
  expect(isMeant("region:isval", mention("region", "isval"))).toBe(true);
  expect(isMeant("character:eliza", mention("character", "eliza"))).toBe(true);
  expect(isMeant("card:row:stag_riders", mention("card", "stag_riders"))).toBe(true);
  expect(isMeant("card:row:stag_riders", mention("region", "stag_riders"))).toBe(false);
});

describe("the verdict says by what it was decided", () => {
  const voices = { ru: new Voice("ru", [russian]), en: new Voice("en", [english]) };
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
  test.each<[VaalaEvent, string, string]>([
    [{ name: "planned_card", character: "eliza", card: "royal_tithe" }, "hand:royal_tithe", "stack end"],
    [{ name: "resolving", character: "eliza", card: "royal_tithe" }, "stack top", "current"],
    [{ name: "flew", character: "ferellon", region: "isval", to: "galadia" }, "figure:ferellon", "figure:ferellon"],
    [{ name: "marched", character: "eliza", army: "infantry*2", region: "isval", to: "galadia" }, "army:eliza:isval", "army:eliza:galadia"],
    [{ name: "retreated", character: "ferellon", region: "isval", to: "galadia" }, "figure:ferellon", "figure:ferellon"],
    [{ name: "army_retreated", character: "eliza", army: "infantry*2", region: "isval", to: "galadia" }, "army:eliza:isval", "army:eliza:galadia"],
    [{ name: "collected", character: "eliza", region: "nauak" }, "power at nauak", "power of eliza"],
    [{ name: "stole", character: "eliza", victim: "adrael", token: "ready" }, "power of adrael", "power of eliza"],
    [{ name: "destroyed", force: "eliza", unit: "archers", region: "nauak" }, "unit:eliza:archers:nauak", "supply:eliza:archers"],
  ])("%j", (happened, from, to) => {
    const [flight] = flights(happened);
    expect(flight.from).toContain(from);
    expect(flight.to[0]).toBe(to);
  });
});

const COMBAT = { region: "nauak", attacker: "eliza", defender: "neutral" };
const EVENTS = {
  combat: { character: "character", force: "force", region: "region" },
  rolled: { force: "force", dice: "dice" },
  bond_roll: { character: "character", ally: "character" },
  rerolled: { character: "character", dice: "dice" },
};
const sceneAt = (told: Event[], view: VaalaView) => sceneOf(told, view, (event) => namedEvent({ events: EVENTS, verbs: {}, facts: {}, kinds: {} }, event));
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
    const scene = sceneAt(FIGHT, view(COMBAT))!;
    expect(scene.open).toBe(true);
    expect(scene.beats.map(({ event: { name } }) => name)).toEqual(["rolled", "rolled", "destroyed"]);
    expect(scene.beats[0].roll).toEqual({ by: "eliza", faces: ["standard_1", "miss"] });
    expect(scene.beats.map(({ round }) => round)).toEqual([1, 0, 0]);
    expect(scene.beats.map(({ age }) => age)).toEqual([3, 2, 1]);
  });

  test("its step follows from the last roll and the question", () => {
    expect(stepOf(sceneAt(FIGHT.slice(0, 3), view(COMBAT))!, null)).toBe(0);
    expect(stepOf(sceneAt(FIGHT.slice(0, 4), view(COMBAT))!, { kind: "stand", by: "neutral" })).toBe(2);
    expect(stepOf(sceneAt(FIGHT, view(COMBAT))!, { kind: "lose_unit", by: "eliza" })).toBe(3);
    expect(stepOf(sceneAt(FIGHT, view(COMBAT))!, { kind: "lose_unit", by: "neutral" })).toBe(4);
  });

  test("it stays after its end, until the next card", () => {
    const later = [...FIGHT, event("activated", "eliza", "collect"), event("rolled", "eliza", "miss")];
    expect(sceneAt(later, view(null))).toMatchObject({ open: false, beats: { length: 3 } });
    expect(sceneAt([...FIGHT, event("event", "red_moonrise")], view(null))).toBeNull();
  });

  test("a roll for a bond happens where the General is", () => {
    const told = [event("bond_roll", "eliza", "ferellon"), event("rolled", "eliza", "none"), event("rerolled", "ferellon", "critical_1")];
    const table = { combat: null, players: [{ id: "eliza", at: "isval" }], regions: {} } as unknown as VaalaView;
    const scene = sceneAt(told, table)!;
    expect(scene).toMatchObject({ kind: "bond", sides: ["eliza", "ferellon"], region: "isval", open: true });
    expect(scene.beats.map(({ roll }) => roll)).toEqual([{ by: "eliza", faces: [] }, { by: "ferellon", faces: ["critical_1"] }]);
  });

  test("without its events it is at least known", () => {
    expect(sceneAt([], view(COMBAT))).toMatchObject({ sides: ["eliza", "neutral"], beats: [] });
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
