// What can go to several goals is picked up first; then its goals offer themselves to it alone.

import { beforeEach, describe, expect, test, vi } from "vitest";
import type { BoardProps } from "./contract";
import { Desk } from "./desk.svelte";
import type { NamedOption } from "./named";

const OPTIONS = [
  ["move", "rook", "tower"],
  ["move", "rook", "gate"],
  ["move", "pawn", "gate"],
  ["open", "gate"],
];
const HERE = { x: 1, y: 2 };
const CLICK = { currentTarget: { getBoundingClientRect: () => ({ x: 0, y: 0, width: 2, height: 4 }) } } as unknown as KeyboardEvent;

const VERBS = { move: { piece: "piece", place: "place" }, open: { place: "place" } };

class Table extends Desk {
  protected touches = ({ verb: _, ...things }: NamedOption) => Object.values(things) as string[];
  protected isMeant = () => false;
  protected override isMove = ({ verb }: NamedOption) => verb === "move";
}

let props: BoardProps;
let table: Table;

beforeEach(() => {
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.stubGlobal("MouseEvent", class {});
  vi.stubGlobal("PointerEvent", class {});
  props = { decision: { options: OPTIONS }, choose: vi.fn(), hover: vi.fn(), irreversible: [], voice: { game: { verbs: VERBS, kinds: {} } } } as unknown as BoardProps;
  table = new Table(() => props);
  table.putBack();
});

describe("picking up", () => {
  test("takes what can go to several goals, and lets go of it again", () => {
    table.pick(table.options("rook"), CLICK);
    expect(table.held).toBe("rook");
    table.pick(table.options("rook"), CLICK);
    expect(table.held).toBeNull();
  });

  test("is not needed where there is one goal only", () => {
    table.pick(table.options("pawn"), CLICK);
    expect(props.choose).toHaveBeenCalledWith(["move", "pawn", "gate"]);
  });

  test("leaves a goal to what is held, and to what moves nothing", () => {
    table.lift("rook");
    expect(table.options("gate")).toEqual([
      ["move", "rook", "gate"],
      ["open", "gate"],
    ]);
    expect(table.options("pawn")).toEqual([["move", "pawn", "gate"]]);
  });

  test("ends with the question", () => {
    table.lift("rook");
    props = { ...props, decision: { options: OPTIONS } } as unknown as BoardProps;
    expect(new Table(() => props).held).toBeNull();
  });
});

describe("putting down", () => {
  test("moves what is held, and does nothing else there", () => {
    table.lift("rook");
    table.drop("gate", HERE);
    expect(props.choose).toHaveBeenCalledWith(["move", "rook", "gate"]);
    expect(table.held).toBeNull();
  });

  test("beside every goal puts it back", () => {
    table.lift("rook");
    table.drop(null, HERE);
    expect(props.choose).not.toHaveBeenCalled();
    expect(table.held).toBeNull();
  });
});
