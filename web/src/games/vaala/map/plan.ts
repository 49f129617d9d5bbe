// Where everything on the map is drawn: the printed outlines, stretched to the room there is.

import type { VaalaBoard } from "../../../generated";
import type { Point } from "../../../lib/desk.svelte";

export interface MapPlan {
  width: number;
  height: number;
  regions: { id: string; path: string; terrain: string; start: string; at: Point }[];
  seas: { id: string; path: string; at: Point }[];
  lakes: string[];
  borders: string[];
  /** Where the peaks of the mountain borders stand. */
  peaks: Point[];
}

/** The room that the names and pieces of all regions need. */
const LEAST = { width: 780, height: 580 };
const HIGHEST = 660;
const WIDEST = 1.75;
const PEAK_PITCH = 19;

type Line = [number, number][];

/** The map for a window of that size. */
export function plan(board: VaalaBoard, window: { width: number; height: number }): MapPlan {
  const height = Math.min(HIGHEST, Math.max(LEAST.height, window.height));
  const aspect = window.height ? window.width / window.height : 1;
  const width = Math.max(LEAST.width, height * Math.min(WIDEST, aspect));
  const place = ([x, y]: [number, number]): Point => ({ x: (x / board.size[0]) * width, y: (y / board.size[1]) * height });
  const path = (line: Line) => `M${line.map(place).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join("L")}`;
  return {
    width,
    height,
    regions: Object.values(board.regions).map(({ id, terrain, start, at, polygon }) => ({ id, terrain, start, at: place(at), path: `${path(polygon)}Z` })),
    seas: Object.values(board.seas).map(({ id, at, polygon }) => ({ id, at: place(at), path: `${path(polygon)}Z` })),
    lakes: board.lakes.map((lake) => `${path(lake)}Z`),
    borders: board.borders.filter(({ mountain }) => !mountain).map(({ line }) => path(line)),
    peaks: board.borders.filter(({ mountain }) => mountain).flatMap(({ line }) => along(line.map(place), PEAK_PITCH)).toSorted((one, other) => one.y - other.y),
  };
}

/** Points on a line, at even distances. */
export function along(line: Point[], pitch: number): Point[] {
  const found: Point[] = [];
  let left = pitch / 2;
  for (let at = 1; at < line.length; at++) {
    const [from, to] = [line[at - 1], line[at]];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (; left <= length; left += pitch) {
      const part = left / length;
      found.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    }
    left -= length;
  }
  return found;
}
