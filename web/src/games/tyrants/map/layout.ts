// Where everything on the map is drawn: the printed positions, stretched to the room there is, nudged until nothing overlaps.

import type { TyrantsBoard, TyrantsRoute, TyrantsSite } from "../../../generated";
import type { Size } from "../../../kit/viewport.svelte";
import { FIXED, settle, type Body } from "./settle";

export interface Point {
  x: number;
  y: number;
}

export interface SitePlan {
  site: TyrantsSite;
  lines: string[];
  /** The plate's middle and size. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of every troop space, and of the marker or banner that tells who controls the site. */
  spaces: Point[];
  vp: Point;
  control: Point;
}

interface RoutePlan {
  route: TyrantsRoute;
  places: string[];
  spaces: Point[];
  path: string;
}

export interface MapPlan {
  width: number;
  height: number;
  sites: SitePlan[];
  routes: RoutePlan[];
  dividers: string[];
}

export const RADIUS = 11;
export const LINE = 16;
const LETTER_WIDTH = 7.6;

const PITCH = 25;
/** Spies stand on the lower edge of a plate. */
const SPY_ROOM = 10;
const PADDING = 5;
const SIDE = 24;
const LINE_LETTERS = 17;
/** The least room that one, two, three sections need; by how much the map grows while that is not enough, and how often. */
const ROOM = [230_000, 340_000, 420_000];
const MORE = 1.04;
const TRIES = 16;
/** A higher window shows larger pieces. */
const HIGHEST = 640;
const NARROWEST = 0.85;
const WIDEST = 1.9;
const SECTIONS = ["center", "left", "right"];

/**
 * The map of the sections in play (all, while they are being chosen), for a window of that size whose lower right corner
 * belongs to buttons. Long names need room: it grows until nothing hides anything, and is then drawn smaller.
 */
export function plan(
  board: TyrantsBoard,
  sections: string[],
  window: Size,
  nameOf: (site: string) => string,
  corner: Size = { width: 0, height: 0 },
): MapPlan {
  const shown = sections.length ? sections : SECTIONS;
  const sites = board.sites.filter((site) => shown.includes(site.section));
  const routes = board.routes.filter((route) => shown.includes(route.section));
  const names = sites.map((site) => wrap(nameOf(site.id)));
  const aspect = Math.min(WIDEST, Math.max(NARROWEST, window.width / window.height || 1));
  let height = Math.max(Math.sqrt(ROOM[shown.length - 1] / aspect), Math.min(HIGHEST, window.height));
  for (let tries = 1; ; tries++, height *= MORE) {
    const width = height * aspect;
    const place = projection([...sites, ...routes].flatMap((one) => one.at), width, height);
    const plates = sites.map((site, index) => plate(site, names[index], middle(site.at.map(place))));
    const stones = routes.map((route) => route.at.map(place));
    const scale = Math.min(window.width / width, window.height / height) || 1;
    const bodies = [...plates.map(body), ...stones.flat().map(pebble), buttons(width, height, corner, scale)];
    if (!settle(bodies, width, height) && tries < TRIES) continue;
    return {
      width,
      height,
      sites: plates.map(furnish),
      routes: routes.map((route, index) => joined(route, plates, stones[index])),
      dividers: dividersBetween(shown, board).map((line) => curve(line.map(place))),
    };
  }
}

function joined(route: TyrantsRoute, plates: SitePlan[], spaces: Point[]): RoutePlan {
  const [from, to] = route.ends.map((end) => plates.find(({ site }) => site.id === end)!);
  const places = spaces.map((_, number) => `${route.ends.join("-")}.${number + 1}`);
  return { route, places, spaces, path: curve([from, ...spaces, to]) };
}

function dividersBetween(shown: string[], board: TyrantsBoard): [number, number][][] {
  return board.dividers.filter((_, index) => shown.includes(SECTIONS[index + 1]));
}

/** From the printed board (0..1) to the map; the crop is what the points need. */
function projection(points: [number, number][], width: number, height: number): (point: [number, number]) => Point {
  const across = points.map(([x]) => x);
  const left = Math.min(...across) - 0.035;
  const right = Math.max(...across) + 0.035;
  return ([x, y]) => ({ x: ((x - left) / (right - left)) * width, y: y * height });
}

function middle(points: Point[]): Point {
  const sum = points.reduce((one, other) => ({ x: one.x + other.x, y: one.y + other.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function plate(site: TyrantsSite, lines: string[], spaces: Point): SitePlan {
  const rows = rowsOf(site);
  const name = Math.max(...lines.map((line) => line.length)) * LETTER_WIDTH;
  const sides = SIDE + (site.marker === null ? SIDE * 0.8 : SIDE * 1.4);
  const width = Math.max(name, Math.max(...rows) * PITCH + sides) + 2 * PADDING;
  const height = lines.length * LINE + rows.length * PITCH + 2 * PADDING;
  return { site, lines, x: spaces.x, y: spaces.y - (lines.length * LINE) / 2, width, height, spaces: [], vp: spaces, control: spaces };
}

/** How many spaces each row has, as on the printed board. */
function rowsOf(site: TyrantsSite): number[] {
  const rows = new Map<number, number>();
  for (const [, y] of site.at) rows.set(y, (rows.get(y) ?? 0) + 1);
  return [...rows.values()];
}

/** Put spaces, points and marker on a plate that has found its place. */
function furnish(plan: SitePlan): SitePlan {
  const rows = rowsOf(plan.site);
  const top = plan.y - plan.height / 2 + PADDING + plan.lines.length * LINE;
  const across = Math.max(...rows) * PITCH;
  const left = plan.x - across / 2 - (plan.site.marker === null ? 0 : SIDE * 0.2);
  const spaces = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, column) => ({
      x: left + ((Math.max(...rows) - count) / 2 + column + 0.5) * PITCH,
      y: top + (row + 0.5) * PITCH,
    })),
  );
  const waist = top + (rows.length * PITCH) / 2;
  const control = { x: left + across + SIDE * (plan.site.marker === null ? 0.5 : 0.65), y: waist };
  return { ...plan, spaces, vp: { x: left - SIDE * 0.45, y: waist }, control };
}

function body(plan: SitePlan): Body {
  return { at: plan, width: plan.width, height: plan.height, lower: SPY_ROOM, weight: 3 };
}

function pebble(at: Point): Body {
  return { at, width: 2 * RADIUS + 2, height: 2 * RADIUS + 2, lower: 0, weight: 1 };
}

/** The corner that belongs to buttons; it reaches as far beyond the edge, so that whatever is there goes up or left. */
function buttons(width: number, height: number, corner: Size, scale: number): Body {
  const size = { width: (2 * corner.width) / scale, height: (2 * corner.height) / scale };
  return { at: { x: width, y: height }, ...size, lower: 0, weight: FIXED };
}

/** A name in as few lines as it needs, the lines as even as they can be. */
export function wrap(name: string): string[] {
  const words = name.split(" ");
  const lines = Math.ceil(name.length / LINE_LETTERS);
  const wish = Math.max(name.length / lines, ...words.map((word) => word.length));
  const wrapped: string[] = [];
  for (const word of words) {
    const last = wrapped.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= wish + 3) wrapped[wrapped.length - 1] = `${last} ${word}`;
    else wrapped.push(word);
  }
  return wrapped;
}

/** A smooth line through the points (Catmull-Rom as Bézier pieces). */
function curve(points: Point[]): string {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))];
  const pieces = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    const one = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 };
    const two = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 };
    return `C${[one.x, one.y, two.x, two.y, end.x, end.y].map(Math.round).join(" ")}`;
  });
  return `M${Math.round(points[0].x)} ${Math.round(points[0].y)}${pieces.join("")}`;
}
