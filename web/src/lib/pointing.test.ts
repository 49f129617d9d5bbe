import { expect, it } from "vitest";
import { Pointing, pointsAtSeat } from "./pointing.svelte";

const PLACE = { kind: "place", value: "skullport", by: 0 };
const SEAT = { kind: "seat", value: 1, by: 1 };

it("what the pointer is on goes before what was clicked, and a second click lets go", () => {
  const pointing = new Pointing();
  pointing.toggle(PLACE);
  pointing.over([SEAT]);
  expect(pointing.now).toEqual([SEAT]);
  pointing.over(null);
  expect(pointing.now).toEqual([PLACE]);
  pointing.toggle({ ...PLACE });
  expect(pointing.now).toEqual([]);
});

it("players are meant by their seats", () => {
  expect(pointsAtSeat([PLACE, SEAT], 1)).toBe(true);
  expect(pointsAtSeat([SEAT], 0)).toBe(false);
});
