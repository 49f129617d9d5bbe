// Walking with the arrow keys: over the board from target to target, through what is told from name to name.

import type { Attachment } from "svelte/attachments";
import { middle } from "./focus";

/** What can be walked to: buttons, and drawn things that act like them. */
const TARGETS = "button, [tabindex='0']";

export const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Focus the nearest target that lies that way. */
export function walk(root: Element, from: Element, [dx, dy]: [number, number]): void {
  const start = middle(from);
  let best: { far: number; element: HTMLElement | SVGElement } | null = null;
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(TARGETS)) {
    const at = middle(element);
    const ahead = (at.x - start.x) * dx + (at.y - start.y) * dy;
    const aside = Math.abs((at.x - start.x) * dy) + Math.abs((at.y - start.y) * dx);
    if (ahead > 2 && (!best || ahead + 2 * aside < best.far)) best = { far: ahead + 2 * aside, element };
  }
  best?.element.focus();
}

/** Arrows walk from name to name in what is told: hundreds of stops for Tab would be no way through the page. */
export const walkNames: Attachment<HTMLElement> = (box) => {
  const walkOn = (event: KeyboardEvent) => {
    const step = WAYS[event.key]?.[0] || WAYS[event.key]?.[1];
    const names = [...box.querySelectorAll<HTMLElement>('[role="button"]')];
    if (!step || !names.length) return;
    event.preventDefault();
    const at = names.indexOf(document.activeElement as HTMLElement);
    names.at(at < 0 ? -1 : Math.max(0, Math.min(names.length - 1, at + step)))!.focus();
  };
  box.addEventListener("keydown", walkOn);
  return () => box.removeEventListener("keydown", walkOn);
};
