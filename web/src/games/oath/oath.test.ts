// Options find their things, sentences mean them, campaigns and bargains are told from what is known.

import { describe, expect, test } from "vitest";
import english from "../../../../src/igroteka/locales/en/oath/page.ftl?raw";
import russian from "../../../../src/igroteka/locales/ru/oath/page.ftl?raw";
import type { Event, OathEvent, OathOption, OathView } from "../../generated";
import { namedEvent } from "../../lib/named";
import { Voice } from "../../lib/voice";
import { flights } from "./flights";
import { bargainOf } from "./scenes/bargain";
import { pagesOf } from "./scenes/chronicle";
import { isMeant, touches } from "./targets";
import { verdict } from "./verdict";
import { sceneOf } from "./war/scene";

const event = (name: string, ...args: (string | number)[]): Event => ({ name, args, to: null });
const VIEW = { players: [{ at: "mountain" }, { at: "plains" }], campaign: { defender: 1 } } as unknown as OathView;
const SCENE = { view: VIEW, seat: 0, shown: new Set(["longbows", "peoples_favor"]) };

describe("targets", () => {
  test.each<[OathOption, string[]]>([
    [{ verb: "end" }, []],
    [{ verb: "done" }, ["tray"]],
    [{ verb: "travel", place: "plains" }, ["place:plains"]],
    [{ verb: "search", source: "world" }, ["world"]],
    [{ verb: "search", source: "cradle" }, ["pile:cradle"]],
    [{ verb: "muster", card: "longbows" }, ["card:longbows"]],
    [{ verb: "trade", card: "longbows", goods: "favor" }, ["card:longbows"]],
    [{ verb: "card", card: "curfew" }, ["tray"]],
    [{ verb: "to_site", card: "longbows", place: "plains" }, ["card:longbows", "place:plains"]],
    [{ verb: "recover_relic", number: 2 }, ["buried:mountain:2"]],
    [{ verb: "peek_relic", place: "plains", number: 1 }, ["buried:plains:1"]],
    [{ verb: "peek_reliquary", number: 3 }, ["reliquary:3"]],
    [{ verb: "adviser", seat: 1, number: 2 }, ["adviser:1:2"]],
    [{ verb: "campaign", seat: 1 }, ["seat:1"]],
    [{ verb: "campaign_bandits" }, ["place:mountain"]],
    [{ verb: "target_pawn" }, ["seat:1", "tray"]],
    [{ verb: "suit", suit: "order" }, ["suit:order"]],
    [{ verb: "region", region: "cradle" }, ["region:cradle", "pile:cradle"]],
    [{ verb: "pile", pile: "world-bottom" }, ["world"]],
    [{ verb: "pile", pile: "cradle-bottom" }, ["pile:cradle"]],
    [{ verb: "swear", oath: "people" }, ["tray"]],
  ])("%j touches %j", (option, things) => {
    expect(touches(option, null, SCENE)).toEqual(things);
  });

  test("a price lies on what it is paid for", () => {
    const question = { kind: "banner_price", card: "peoples_favor", least: 2 } as never;
    expect(touches({ verb: "pay", number: 3 }, question, SCENE)).toEqual(["card:peoples_favor", "tray"]);
  });
});

test("a sentence means cards, places, banks, regions and piles", () => {
  const mention = (kind: string, value: string) => ({ kind, value, by: null });
  expect(isMeant("card:longbows", mention("card", "longbows"))).toBe(true);
  expect(isMeant("place:mine", mention("place", "mine"))).toBe(true);
  expect(isMeant("suit:order", mention("suit", "order"))).toBe(true);
  expect(isMeant("region:cradle", mention("region", "cradle"))).toBe(true);
  expect(isMeant("pile:cradle", mention("pile", "cradle-bottom"))).toBe(true);
  expect(isMeant("world", mention("pile", "world-bottom"))).toBe(true);
  expect(isMeant("card:mine", mention("place", "mine"))).toBe(false);
});

const EVENTS = {
  turn: { seat: "seat", number: "number" },
  attacks: { seat: "seat", victim: "seat", place: "place" },
  attacks_bandits: { seat: "seat", place: "place" },
  targeted_site: { seat: "seat", place: "place" },
  rolled_attack: { seat: "seat", dice: "dice" },
  rolled_defense: { seat: "seat", dice: "dice" },
  attack_value: { number: "number" },
  defense_value: { number: "number" },
  campaign_won: { seat: "seat" },
  campaign_lost: { seat: "seat" },
  travelled: { seat: "seat", place: "place" },
};
const sceneAt = (told: Event[], campaign: unknown) =>
  sceneOf(told, { campaign } as OathView, (one) => namedEvent({ events: EVENTS, verbs: {}, facts: {}, kinds: {} }, one) as OathEvent);
const FIGHT = [
  event("turn", 0, 3),
  event("attacks", 0, 1, "mountain"),
  event("targeted_site", 0, "mountain"),
  event("rolled_defense", 1, "shield+double"),
  event("defense_value", 4),
  event("rolled_attack", 0, "skull+hollow"),
  event("attack_value", 5),
];
const ON = { attacker: 0, defender: 1, at: "mountain", attack_roll: ["sword"], defense_roll: [] };

describe("campaigns", () => {
  test("a campaign is told from its events", () => {
    expect(sceneAt(FIGHT, ON)).toMatchObject({
      ...{ attacker: 0, defender: 1, place: "mountain", attack: ["skull", "hollow"], defense: ["shield", "double"] },
      ...{ attackValue: 5, defenseValue: 4, won: null, beats: { length: 1 } },
    });
  });

  test("it stays after its end, until something else is done", () => {
    const over = [...FIGHT, event("campaign_won", 0)];
    expect(sceneAt(over, null)?.won).toBe(true);
    expect(sceneAt([...FIGHT, event("campaign_lost", 0)], null)?.won).toBe(false);
    expect(sceneAt([...over, event("travelled", 0, "plains")], null)).toBeNull();
    expect(sceneAt([...over, event("turn", 1, 3)], null)).toBeNull();
  });

  test("bandits defend as nobody", () => {
    expect(sceneAt([event("attacks_bandits", 0, "mine")], ON)).toMatchObject({ defender: -1, place: "mine" });
  });

  test("without its events it is at least known", () => {
    expect(sceneAt([], ON)).toMatchObject({ attacker: 0, defender: 1, place: "mountain", attack: ["sword"], beats: [] });
    expect(sceneAt([], null)).toBeNull();
  });
});

test("a bargain is read out of the question", () => {
  const facts = { card: "brutal", proposer: 0, partner: 2, giving_favor: 1, giving_secrets: 0, giving: "map+whistle", claiming_favor: 0, claiming_secrets: 2, claiming: "none", penalty: 0 };
  expect(bargainOf({ kind: "citizenship", ...facts } as never)).toEqual({
    card: "brutal",
    isCitizenship: true,
    shares: [
      { seat: 0, favor: 1, secrets: 0, things: ["map", "whistle"] },
      { seat: 2, favor: 0, secrets: 2, things: [] },
    ],
    penalty: 0,
  });
  expect(bargainOf({ kind: "act", supply: 3 } as never)).toBeNull();
  expect(bargainOf(null)).toBeNull();
});

test("the chronicle begins with the victory", () => {
  const told = [event("turn", 0, 8), event("won_vision", 1, "vision_of_faith"), event("sworn", 1, "devotion")];
  expect(pagesOf(told, { victory: { seat: 1 } } as OathView)?.map(({ name }) => name)).toEqual(["won_vision", "sworn"]);
  expect(pagesOf(told, { victory: null } as OathView)).toBeNull();
});

describe("the verdict says by what it was decided", () => {
  const voices = { ru: new Voice("ru", [russian]), en: new Voice("en", [english]) };
  test.each([
    ["usurper", "The Usurper has kept the title.", "Узурпатор удержал титул."],
    ["steadfast", "in round 6", "в раунде 6"],
    ["last_round", "The last round is over.", "последний раунд"],
    ["successor", "Successor", "преемника"],
  ])("%s", (way, en, ru) => {
    const view = { victory: { seat: 1, ways: [way], vision: "" }, oath: "people", round: 6 } as unknown as OathView;
    expect(verdict(view, voices.en)).toContain(en);
    expect(verdict(view, voices.ru)).toContain(ru);
    expect(verdict(view, voices.en)).toContain("Oath of the People");
  });
});

describe("flights", () => {
  test.each<[OathEvent, string, string]>([
    [{ name: "travelled", seat: 1, place: "mine" }, "pawn:1", "pawn:1"],
    [{ name: "gained_favor", seat: 1, number: 2, suit: "order" }, "bank:order", "player:1"],
    [{ name: "put_favor", seat: 1, number: 1, card: "longbows" }, "player:1", "card:longbows"],
    [{ name: "placed_warbands", seat: 1, number: 1, place: "mine" }, "player:1", "warbands:mine"],
    [{ name: "discarded", seat: 1, card: "longbows", pile: "cradle" }, "card:longbows", "pile:cradle"],
    [{ name: "discarded_unseen", seat: 1, pile: "world-bottom" }, "player:1", "world"],
    [{ name: "took_from", seat: 1, card: "map", victim: 2 }, "card:map", "card:map"],
  ])("%j", (happened, from, to) => {
    const [flight] = flights(happened);
    expect(flight.from).toContain(from);
    expect(flight.to[0]).toBe(to);
  });
});
