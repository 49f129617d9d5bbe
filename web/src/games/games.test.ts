import { expect, it } from "vitest";

const styles = import.meta.glob<string>("./*/*.css", { query: "?raw", import: "default", eager: true });

it("gives no custom property two meanings: all games may be loaded on one page", () => {
  const names = Object.values(styles).flatMap((style) => [...new Set(style.match(/^\s*--[\w-]+(?=:)/gm)?.map((name) => name.trim()))]);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
