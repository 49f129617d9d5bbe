import { describe, expect, it } from "vitest";
import type { TyrantsEvent, TyrantsOption, TyrantsQuestion } from "../generated";
import { namedEvent, namedOption, namedQuestion } from "./named";

const GAME = {
  verbs: { trophy: { seat: "seat", colour: "colour" }, end: {} },
  events: { moved: { seat: "seat", place: "place", colour: "colour", to: "place" } },
  facts: {},
  kinds: {},
};

describe("plain words", () => {
  it("get the names of their arguments, and numbers are numbers", () => {
    expect(namedOption<TyrantsOption>(GAME, ["trophy", "1", "r"])).toEqual({ verb: "trophy", seat: 1, colour: "r" });
    expect(namedOption<TyrantsOption>(GAME, ["end"])).toEqual({ verb: "end" });
    const moved = { name: "moved", seat: 0, place: "mill", colour: "r", to: "port" };
    expect(namedEvent<TyrantsEvent>(GAME, { name: "moved", args: [0, "mill", "r", "port"], to: null })).toEqual(moved);
  });

  it("that are facts stand beside the kind of their question", () => {
    const question = namedQuestion<TyrantsQuestion>({ seat: 0, kind: "deploy", rule: "", options: [], facts: { card: "noble", count: 2 }, losses: [], bent: [] });
    expect([question.kind, question.card, question.count, question.place]).toEqual(["deploy", "noble", 2, undefined]);
  });
});
