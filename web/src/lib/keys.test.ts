import { expect, it } from "vitest";
import { ENDING_KEY, HINT_KEY, keyAt, KEYS, pressed, RECAP_KEY, UNDO_KEY } from "./keys";

it("no option takes a key that the table needs itself", () => {
  const taken = Array.from({ length: 40 }, (_, index) => keyAt(index)).filter(Boolean);
  expect(new Set(taken).size).toBe(taken.length);
  for (const key of [UNDO_KEY, HINT_KEY, RECAP_KEY, ENDING_KEY]) {
    expect(taken).not.toContain(key);
    expect(KEYS.some(([keys]) => keys === key)).toBe(true);
  }
});

it("a key is the same in every keyboard's language, and none with Control", () => {
  const press = { code: "KeyU", key: "г", ctrlKey: false, metaKey: false, altKey: false };
  expect(pressed(press)).toBe(UNDO_KEY);
  expect(pressed({ ...press, ctrlKey: true })).toBe("");
  expect(pressed({ ...press, code: "Digit7", key: "?" })).toBe("");
});
