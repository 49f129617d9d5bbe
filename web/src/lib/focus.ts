// The keyboard's place: it stays near where it was when the thing under it is used up.

import type { Attachment } from "svelte/attachments";

const FOCUSABLE = "button:not(:disabled), a[href], input, select, [tabindex='0']";

/** Focus at once, for the button that a question is about. */
export const takeFocus: Attachment<HTMLElement> = (element) => element.focus();

/**
 * While something inside has the focus and goes, its nearest neighbour in the same part gets it; a part is an element
 * with `data-part`. When the part has nothing left to offer, the part itself gets it, or what `otherwise` finds.
 */
export function keepFocus(otherwise: string): Attachment<HTMLElement> {
  return (root) => {
    let last: HTMLElement | null = null;
    let part: HTMLElement | null = null;
    let at = { x: 0, y: 0 };

    const remember = (event: FocusEvent) => {
      last = event.target as HTMLElement;
      part = last.closest<HTMLElement>("[data-part]");
      at = middle(last);
    };
    const forget = (event: FocusEvent) => {
      // Without a goal it may have been removed just now; a real change of mind tells where it went.
      if (event.relatedTarget) last = null;
    };
    const leave = (event: Event) => {
      if (!(event.target as Element).closest(FOCUSABLE)) last = null;
    };
    const check = () => {
      if (!last || !document.hasFocus()) return;
      const active = document.activeElement;
      const lost = !active || active === document.body || (active === last && !stays(last));
      if (!lost) return;
      // A thing that was only moved among its neighbours loses the focus too.
      const near = stays(last) ? last : part?.isConnected ? nearest(part, at) : undefined;
      (near ?? root.querySelector<HTMLElement>(otherwise))?.focus({ preventScroll: true });
    };

    root.addEventListener("focusin", remember);
    root.addEventListener("focusout", forget);
    root.addEventListener("pointerdown", leave);
    const watcher = new MutationObserver(check);
    watcher.observe(root, { childList: true, subtree: true, attributeFilter: ["tabindex", "disabled"] });
    return () => {
      root.removeEventListener("focusin", remember);
      root.removeEventListener("focusout", forget);
      root.removeEventListener("pointerdown", leave);
      watcher.disconnect();
    };
  };
}

function stays(element: Element): boolean {
  return element.isConnected && element.matches(`${FOCUSABLE}, [tabindex]`) && element.checkVisibility();
}

function nearest(part: HTMLElement, from: { x: number; y: number }): HTMLElement | undefined {
  const all = [...part.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => one.checkVisibility());
  const things = all.filter((one) => !one.querySelector(FOCUSABLE)); // not the map that holds them
  const found = things.length ? things : all;
  const far = (element: Element) => Math.hypot(middle(element).x - from.x, middle(element).y - from.y);
  return found.toSorted((one, other) => far(one) - far(other))[0];
}

export function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
