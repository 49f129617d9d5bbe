// Options find their things, and on the map nothing hides anything, whatever the language and the window.

import { describe, expect, test } from "vitest";
import board from "../../../../src/igroteka/games/tyrants/components/board.json";
import english from "../../../../src/igroteka/locales/en/tyrants.ftl?raw";
import russian from "../../../../src/igroteka/locales/ru/tyrants.ftl?raw";
import type { TyrantsBoard, TyrantsEvent, TyrantsOption } from "../../generated";
import { flights } from "./flights";
import { plan, RADIUS, wrap, type MapPlan } from "./map/layout";
import { isMeant, touches } from "./targets";

describe("targets", () => {
  test.each<[TyrantsOption, string | null]>([
    [{ verb: "deploy", place: "menzoberranzan" }, "place:menzoberranzan"],
    [{ verb: "move", place: "skullport", colour: "r" }, "troop:skullport:r"],
    [{ verb: "return_spy", place: "skullport", colour: "r" }, "spy:skullport:r"],
    [{ verb: "promote", zone: "this", card: "noble" }, "card:played:noble"],
    [{ verb: "play", card: "noble" }, "card:hand:noble"],
    [{ verb: "resolve", card: "advocate" }, "card:played:advocate"],
    [{ verb: "trophy", seat: 1, colour: "r" }, "trophy:1:r"],
    [{ verb: "player", seat: 1 }, "seat:1"],
    [{ verb: "section", section: "left" }, "section:left"],
    [{ verb: "deploy_for_vp" }, "barracks"],
    [{ verb: "end" }, null],
  ])("%j touches %s", (option, thing) => expect(touches(option)).toBe(thing));
});

test("a sentence means a place, and a card in public or with the player it tells of", () => {
  const mention = (kind: string, value: string | number, by = 1) => ({ kind, value, by });
  expect(isMeant("place:skullport", mention("place", "skullport"), 0)).toBe(true);
  expect(isMeant("troop:skullport:r", mention("place", "skullport"), 0)).toBe(false);
  expect(isMeant("card:market:noble", mention("card", "noble"), 0)).toBe(true);
  expect(isMeant("card:hand:noble", mention("card", "noble"), 0)).toBe(false);
  expect(isMeant("card:hand:noble", mention("card", "noble"), 1)).toBe(true);
  expect(isMeant("place:skullport", mention("seat", 0), 0)).toBe(false);
});

describe("flights", () => {
  test.each<[TyrantsEvent, string, string]>([
    [{ name: "market", card: "noble" }, "market deck", "market:noble"],
    [{ name: "played", seat: 0, card: "noble" }, "hand:noble", "played:noble"],
    [{ name: "played", seat: 1, card: "noble" }, "player:1", "played:noble"],
    [{ name: "drew_card", seat: 0, card: "noble" }, "deck of 0", "hand:noble"],
    [{ name: "recruited", seat: 1, card: "noble" }, "market:noble", "discard of 1"],
    [{ name: "devoured", seat: 0, card: "noble" }, "hand:noble", "devoured"],
    [{ name: "promoted", seat: 0, card: "noble" }, "played:noble", "inner_circle of 0"],
  ])("%j: from %s to %s", (event, from, to) => {
    const [flight] = flights(event, 0);
    expect(flight.from).toContain(from);
    expect(flight.to[0]).toBe(to);
  });

  test("what nobody sees does not fly", () => {
    expect(flights({ name: "turn", seat: 0, number: 3 }, 0)).toEqual([]);
  });
});

test("names are wrapped into even lines", () => {
  expect(wrap("Мост Прыжка через Бездну")).toEqual(["Мост Прыжка", "через Бездну"]);
});

const PARTS = [["center"], ["center", "left"], ["center", "right"], ["center", "left", "right"]];
/** On a large map the zoom buttons take the lower right corner. */
const CORNER = { width: 140, height: 54 };
const WINDOWS = [
  { width: 1200, height: 800, corner: CORNER },
  { width: 808, height: 500, corner: CORNER },
  { width: 690, height: 470, corner: CORNER },
  { width: 682, height: 353, corner: CORNER },
  { width: 760, height: 470 },
  { width: 390, height: 340 },
  { width: 280, height: 300 },
];

describe.each([russian, english])("the map", (words) => {
  const name = (site: string) => words.match(new RegExp(`^place-${site} = (.*)$`, "m"))![1];

  test.each(PARTS.flatMap((part) => WINDOWS.map((window) => ({ part, ...window }))))(
    "$part at $width x $height",
    ({ part, width, height, corner = { width: 0, height: 0 } }) => {
      const map = plan(board as unknown as TyrantsBoard, part, { width, height }, name, corner);
      const scale = Math.min(width / map.width, height / map.height);
      const [left, top] = [map.width - corner.width / scale, map.height - corner.height / scale];
      const hidden = map.sites.filter((one) => one.x + one.width / 2 > left + 1 && one.y + one.height / 2 > top + 1);
      expect(overlaps(map)).toEqual([]);
      expect(hidden.map(({ site }) => site.id)).toEqual([]);
    },
  );
});

function overlaps(map: MapPlan): string[] {
  const things = [
    ...map.sites.map(({ site, x, y, width, height }) => ({ name: site.id, x, y, width, height })),
    ...map.routes.flatMap((route) =>
      route.spaces.map((at, index) => ({ name: route.places[index], ...at, width: 2 * RADIUS, height: 2 * RADIUS })),
    ),
  ];
  return things.flatMap((one, index) =>
    things
      .slice(index + 1)
      .filter(
        (other) =>
          (one.width + other.width) / 2 - Math.abs(one.x - other.x) > 1 &&
          (one.height + other.height) / 2 - Math.abs(one.y - other.y) > 1,
      )
      .map((other) => `${one.name} / ${other.name}`),
  );
}
