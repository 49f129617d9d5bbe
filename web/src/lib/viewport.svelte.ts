// Panning and zooming: how a map lies under its window.

import type { Point } from "./desk.svelte";

const CLOSEST = 4;
const STEP = 1.3;
const MARGIN = 60;

export class Viewport {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** Until the viewer moves the map, it follows the window. */
  touched = false;

  readonly #readable: number;
  #window = { width: 1, height: 1 };
  #map = { width: 1, height: 1 };

  /** Below that scale the names on the map are too small to read. */
  constructor(readable: number) {
    this.#readable = readable;
  }

  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.scale})`;
  }

  /** The window or the map has a new size; `home` is what a small window starts with. */
  resize(window: { width: number; height: number }, map: { width: number; height: number }, home: Point): void {
    this.#window = window;
    this.#map = map;
    if (this.touched) return this.zoom(1);
    this.fit();
    if (this.scale < this.#readable - 0.05) this.#look(this.#readable, home);
    this.touched = false;
  }

  fit(): void {
    this.touched = true;
    this.#look(this.#fitting, { x: this.#map.width / 2, y: this.#map.height / 2 });
  }

  zoom(times: number, at: Point = { x: this.#window.width / 2, y: this.#window.height / 2 }): void {
    const scale = Math.min(CLOSEST, Math.max(this.#fitting, this.scale * times));
    const change = scale / this.scale;
    this.touched = true;
    this.scale = scale;
    this.#move(at.x - (at.x - this.x) * change, at.y - (at.y - this.y) * change);
  }

  zoomIn = (): void => this.zoom(STEP);
  zoomOut = (): void => this.zoom(1 / STEP);

  pan(dx: number, dy: number): void {
    this.touched = true;
    this.#move(this.x + dx, this.y + dy);
  }

  /** Move just so far that the point is in sight. */
  reveal(point: Point): void {
    const [x, y] = [this.x + point.x * this.scale, this.y + point.y * this.scale];
    const inside = (at: number, size: number) => Math.max(MARGIN, Math.min(size - MARGIN, at));
    const [dx, dy] = [inside(x, this.#window.width) - x, inside(y, this.#window.height) - y];
    this.#move(this.x + dx, this.y + dy);
  }

  get #fitting(): number {
    return Math.min(this.#window.width / this.#map.width, this.#window.height / this.#map.height);
  }

  #look(scale: number, at: Point): void {
    this.scale = scale;
    this.#move(this.#window.width / 2 - at.x * scale, this.#window.height / 2 - at.y * scale);
  }

  /** Never past the edge of the map; a map smaller than its window lies in the middle. */
  #move(x: number, y: number): void {
    this.x = held(x, this.#window.width, this.#map.width * this.scale);
    this.y = held(y, this.#window.height, this.#map.height * this.scale);
  }
}

function held(start: number, window: number, map: number): number {
  return map <= window ? (window - map) / 2 : Math.min(0, Math.max(window - map, start));
}
