import { expect, test } from "vitest";
import { freePlace, overlap } from "./placing";

const ROOM = { left: 0, top: 0, right: 390, bottom: 800 };
const NOTE = { width: 366, height: 120 };
const WISH = { left: 12, top: 400 };

test("a note lies where it is wished if nothing is there", () => {
  expect(freePlace(NOTE, ROOM, [], WISH)).toMatchObject(WISH);
});

test("it makes room for what it speaks of, and no more than it must", () => {
  const named = { left: 100, top: 450, right: 160, bottom: 500 };
  const place = freePlace(NOTE, ROOM, [named], WISH)!;
  expect(overlap(place, named)).toBe(false);
  expect(place.bottom).toBe(named.top - 6);
});

test("between several it finds the gap", () => {
  const above = { left: 0, top: 0, right: 390, bottom: 300 };
  const below = { left: 0, top: 440, right: 390, bottom: 800 };
  expect(freePlace(NOTE, ROOM, [above, below], WISH)).toMatchObject({ top: 314, left: 12 });
});

test("where it fits nowhere, it says so", () => {
  const wall = { left: 180, top: 0, right: 200, bottom: 800 };
  expect(freePlace(NOTE, ROOM, [wall], WISH)).toBeNull();
});
