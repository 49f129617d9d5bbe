// Drag, pinch, wheel and keys on a map, as an attachment to its element.

import type { Attachment } from "svelte/attachments";
import { walk, WAYS } from "../lib/walking";
import type { Viewport } from "./viewport.svelte";

type MapElement = HTMLElement | SVGSVGElement;

const DRAG_FROM = 5;
const PAN = 60;

export function gestures(viewport: Viewport): Attachment<MapElement> {
  return (map) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let travelled = 0;

    const inside = (event: MouseEvent) => {
      const box = map.getBoundingClientRect();
      return { x: event.clientX - box.x, y: event.clientY - box.y };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, inside(event));
      travelled = 0;
    };
    const up = (event: PointerEvent) => void fingers.delete(event.pointerId);
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      if (!event.buttons) return up(event); // let go of outside the map
      const now = inside(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (travelled > DRAG_FROM) map.setPointerCapture(event.pointerId);
      if (other) {
        const times = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
        viewport.zoom(times, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      } else if (travelled > DRAG_FROM) viewport.pan(now.x - before.x, now.y - before.y);
      fingers.set(event.pointerId, now);
    };
    // A drag that ends on a target is no click on it.
    const click = (event: MouseEvent) => {
      if (travelled > DRAG_FROM && event.detail > 0) event.stopPropagation();
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      viewport.zoom(Math.exp(-event.deltaY / 400), inside(event));
    };
    const off = [
      listen(map, "pointerdown", down),
      listen(map, "pointermove", move),
      listen(map, "pointerup", up),
      listen(map, "pointercancel", up),
      listen(map, "click", click, { capture: true }),
      listen(map, "wheel", wheel, { passive: false }),
      listen(map, "keydown", (event) => keys(event, map, viewport)),
    ];
    return () => off.forEach((stop) => stop());
  };
}

function listen<K extends keyof GlobalEventHandlersEventMap>(
  map: MapElement,
  name: K,
  hear: (event: GlobalEventHandlersEventMap[K]) => void,
  how: AddEventListenerOptions = {},
): () => void {
  map.addEventListener(name, hear as EventListener, how);
  return () => map.removeEventListener(name, hear as EventListener, how);
}

/** Arrows walk from target to target, or pan when none has the focus. */
function keys(event: KeyboardEvent, map: MapElement, viewport: Viewport): void {
  const way = WAYS[event.key];
  if (way && event.target === map) viewport.pan(-way[0] * PAN, -way[1] * PAN);
  else if (way) walk(map, event.target as Element, way);
  else if (event.key === "+" || event.key === "=") viewport.zoomIn();
  else if (event.key === "-") viewport.zoomOut();
  else return;
  event.preventDefault();
}
