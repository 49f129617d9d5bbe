import { expect, it } from "vitest";
import { GAMES } from ".";

const styles = import.meta.glob<string>("./*/*.css", { query: "?raw", import: "default", eager: true });

it("finds every game that has a page, with its cover", () => {
  const folders = Object.keys(styles).map((path) => path.split("/")[1]);
  expect(Object.keys(GAMES)).toEqual(folders);
  for (const { emblem, load } of Object.values(GAMES)) expect([emblem[0].toUpperCase(), typeof load]).toEqual(["M", "function"]);
});

it("gives no custom property two meanings: all games may be loaded on one page", () => {
  const names = Object.values(styles).flatMap((style) => [...new Set(style.match(/^\s*--[\w-]+(?=:)/gm)?.map((name) => name.trim()))]);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
