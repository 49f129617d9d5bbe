// How the meeples are drawn: the same body for all, headgear and a mark of their own for every class, on a field of 40 x 50.

export const BODY =
  "M20 18c8.5 0 16.5 4.6 16.5 9.3 0 3-3.3 3.7-8 3.7l5.7 14.2c.4 1.1-.2 1.8-1.3 1.8h-7.8c-.9 0-1.4-.4-1.8-1.2L20 39.3l-3.3 6.5c-.4.8-.9 1.2-1.8 1.2H7.1c-1.1 0-1.7-.7-1.3-1.8L11.5 31c-4.7 0-8-.7-8-3.7C3.5 22.6 11.5 18 20 18Z";
export const HEAD = "M20 7.5a7 7 0 1 1 0 14 7 7 0 1 1 0-14Z";

export interface Shape {
  /** Drawn over the head, in the colour of the body. */
  gear: string;
  /** Lines over the gear. */
  lines: string;
}

const PLAIN: Shape = { gear: "", lines: "" };

const SHAPES: Record<string, Shape> = {
  // A straw hat.
  peasant: { gear: "M7 13.5c0-2 3-3 6.2-3.3C13.6 6 16 3.5 20 3.5s6.4 2.5 6.8 6.7c3.2.3 6.2 1.3 6.2 3.3Z", lines: "M13.5 9.5h13" },
  // A horned helmet.
  warrior: {
    gear: "M12.5 13.5C12.5 8 15.5 5 20 5s7.5 3 7.5 8.5ZM13 9.5C8.5 9.5 5.5 6.5 5.5 1c2 3 5 4.3 9 4.5ZM27 9.5c4.5 0 7.5-3 7.5-8.5-2 3-5 4.3-9 4.5Z",
    lines: "M20 5.5v13",
  },
  // A pointed hat with a wide brim.
  mage: { gear: "M5.5 13.5c3-1.7 6-2.5 8.5-3L22.5-5l3.5 15.5c2.5.5 5.5 1.3 8.5 3Z", lines: "M14.5 9.5c3.5 1.3 7.5 1.3 11 0" },
  // A mitre with a cross.
  cleric: { gear: "M12.5 13.5 11.5 3 20-5.5 28.5 3l-1 10.5Z", lines: "M20-1v11M15.5 3h9" },
  // A closed helmet with a plume.
  knight: {
    gear: "M12 20.5V9.5c0-3.5 3.5-5.5 8-5.5s8 2 8 5.5v11ZM19 4.5C17.5-1.5 22-6 30-5c-3 1.5-3.5 5-6.5 9.5Z",
    lines: "M13 12.5h14M20 12.5v8",
  },
  // A hood and a feather.
  ranger: { gear: "M10.5 20c-1.5-8 1.5-15.5 11-18.5 7 3.5 9.5 10.5 8 18.5l-3.3-5.5h-12.4ZM29 9c0-6 2.5-10.5 7.5-13.5.5 6-1.5 10.5-5.5 15Z", lines: "M30.5 8.5 35-1" },
  // A winged helmet.
  paladin: {
    gear: "M12.5 14C12.5 8 15.5 5 20 5s7.5 3 7.5 9ZM13 11.5C7.5 11.5 4 6.5 3.5-2.5c4 3.5 8.5 5 11 8ZM27 11.5c5.5 0 9-5 9.5-14-4 3.5-8.5 5-11 8Z",
    lines: "M20 6v8M16.5 9.5h7",
  },
  // Antlers.
  shaman: {
    gear: "M12.5 13.5c0-5 3-8 7.5-8s7.5 3 7.5 8ZM14 8.5 7.5 6.5 5-.5l3.5 2.3L9-5l3.3 6.5ZM26 8.5l6.5-2L35-.5l-3.5 2.3L31-5l-3.3 6.5Z",
    lines: "M13.5 13.5 16.5 10l3.5 3.5 3.5-3.5 3 3.5",
  },
  // Small horns, hollow eyes.
  corruption: { gear: "M13.5 10 10-1.5 18 7.5ZM26.5 10 30-1.5 22 7.5Z", lines: "M15.5 12.5l3.5 2.5M24.5 12.5 21 15M17 18.5l1.5-1.5 1.5 1.5 1.5-1.5 1.5 1.5" },
};

export function shapeOf(unit: string): Shape {
  return SHAPES[unit] ?? PLAIN;
}
