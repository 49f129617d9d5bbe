// Walking over the board with the arrow keys, from target to target.

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
