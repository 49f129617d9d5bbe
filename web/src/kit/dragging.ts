// Dragging a piece to where it goes: what lies under the pointer in the end has `data-drop`.

import type { Attachment } from "svelte/attachments";
import type { Point } from "../lib/desk.svelte";

/** So far the pointer must go before a click becomes a drag. */
const FROM = 8;

export function draggable(isFree: () => boolean, lift: () => void, drop: (goal: string | null, at: Point) => void): Attachment<HTMLElement> {
  return (element) => {
    let stop = () => {};

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !isFree()) return;
      const start = pointOf(event);
      let ghost: HTMLElement | null = null;
      const move = (moved: PointerEvent) => {
        const at = pointOf(moved);
        if (!ghost && Math.hypot(at.x - start.x, at.y - start.y) > FROM) {
          ghost = copyOf(element);
          lift();
        }
        if (ghost) ghost.style.transform = `translate(${at.x}px, ${at.y}px) translate(-50%, -60%)`;
      };
      const end = (ended: PointerEvent) => {
        const hasMoved = ghost !== null;
        stop();
        if (!hasMoved) return;
        addEventListener("click", swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener("click", swallow, { capture: true }));
        drop(ended.type === "pointerup" ? goalAt(pointOf(ended)) : null, pointOf(ended));
      };
      stop = () => {
        ghost?.remove();
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", end);
        removeEventListener("pointercancel", end);
      };
      addEventListener("pointermove", move);
      addEventListener("pointerup", end);
      addEventListener("pointercancel", end);
    };

    element.addEventListener("pointerdown", down);
    return () => {
      stop();
      element.removeEventListener("pointerdown", down);
    };
  };
}

function pointOf(event: PointerEvent): Point {
  return { x: event.clientX, y: event.clientY };
}

function goalAt({ x, y }: Point): string | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset["drop"] ?? null;
}

/** The click that ends a drag is no click. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** A single piece at the pointer. */
function copyOf(element: HTMLElement): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.ariaHidden = "true";
  ghost.append(element.querySelector("svg")!.cloneNode(true));
  document.body.append(ghost);
  return ghost;
}
