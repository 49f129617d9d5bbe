import { afterEach, expect, it, vi } from "vitest";
import type { Field, Form } from "../generated";
import { api } from "./api";
import { isOpen, OptionForm, picked } from "./form.svelte";

const one: Field = { name: "section", values: ["left", "right"], kind: "", several: null, longest: 0 };
const two: Field = { name: "decks", values: ["drow", "demons", "undead"], kind: "deck", longest: 0, several: [2, 2] };
const any: Field = { name: "variants", values: ["blind", "quick"], kind: "variant", longest: 0, several: [0, 2] };

afterEach(() => vi.restoreAllMocks());

it("picks one of several values", () => {
  expect(picked(one, "left", "right")).toBe("right");
});

it("pushes the oldest out where the number is fixed, and keeps what cannot be spared", () => {
  expect(picked(two, ["drow", "demons"], "undead")).toEqual(["demons", "undead"]);
  expect(picked(two, ["drow", "demons"], "drow")).toEqual(["drow", "demons"]);
});

it("switches on and off what may be chosen freely", () => {
  expect(picked(any, [], "quick")).toEqual(["quick"]);
  expect(picked(any, ["blind", "quick"], "blind")).toEqual(["quick"]);
});

it("knows where there is nothing to choose", () => {
  expect([one, two, any].map(isOpen)).toEqual([true, true, true]);
  expect(isOpen({ ...one, values: ["left"] })).toBe(false);
  expect(isOpen({ ...two, values: ["drow", "demons"] })).toBe(false);
});

it("shows a choice at once, and of several answers only the last", async () => {
  const answers: ((form: Form) => void)[] = [];
  vi.spyOn(api, "form").mockImplementation(() => new Promise((answer) => answers.push(answer)));
  const form = new OptionForm("toy");
  const first = form.choose(null, 2);
  answers[0]({ options: { stones: 7 }, fields: [], presets: {} });
  await first;
  const changes = [form.choose({ stones: 5 }, 2), form.choose({ stones: 9 }, 3)];
  expect(form.options).toEqual({ stones: 9 });
  answers[2]({ options: { stones: 12 }, fields: [one], presets: {} });
  answers[1]({ options: { stones: 5 }, fields: [], presets: {} });
  await Promise.all(changes);
  expect(form.now).toEqual({ options: { stones: 12 }, fields: [one], presets: {} });
});
