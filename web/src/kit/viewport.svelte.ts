// Panning and zooming: how a map lies under its window.

import type { Point } from "../lib/desk.svelte";

const CLOSEST = 4;
const STEP = 1.3;
const MARGIN = 60;

export interface Size {
  width: number;
  height: number;
}

export class Viewport {
  scale = $state(1);
  x = $state(0);
  y = $state(0);

  /** Has the viewer come closer? Until then the whole map is in sight, whatever happens to the window. */
  #closer = false;
  #window = { width: 1, height: 1 };
  #map = { width: 1, height: 1 };

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  /** The window or the map has a new size. */
  resize(window: Size, map: Size): void {
    this.#window = window;
    this.#map = map;
    if (this.#closer) this.zoom(1);
    else this.fit();
  }

  /** All of it. */
  fit(): void {
    this.#closer = false;
    this.scale = this.#fitting;
    this.#move(0, 0);
  }

  zoom(times: number, at: Point = { x: this.#window.width / 2, y: this.#window.height / 2 }): void {
    const scale = Math.min(CLOSEST, Math.max(this.#fitting, this.scale * times));
    const change = scale / this.scale;
    this.#closer = scale > this.#fitting;
    this.scale = scale;
    this.#move(at.x - (at.x - this.x) * change, at.y - (at.y - this.y) * change);
  }

  zoomIn = (): void => this.zoom(STEP);
  zoomOut = (): void => this.zoom(1 / STEP);

  pan(dx: number, dy: number): void {
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

  /** Never past the edge of the map; a map smaller than its window lies in the middle. */
  #move(x: number, y: number): void {
    this.x = held(x, this.#window.width, this.#map.width * this.scale);
    this.y = held(y, this.#window.height, this.#map.height * this.scale);
  }
}

function held(start: number, window: number, map: number): number {
  return map <= window ? (window - map) / 2 : Math.min(0, Math.max(window - map, start));
}
