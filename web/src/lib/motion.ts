// How long things move: as long as the page's motion tokens say, which know of the viewer's wishes.

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

/** In milliseconds; 0 when the viewer wants no motion. */
export function motion(token: "--motion-fast" | "--motion" | "--motion-slow" = "--motion"): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  return value.endsWith("ms") ? parseFloat(value) : parseFloat(value) * 1000 || 0;
}

/** A piece is set down on the board, or taken off it. */
export function settleDown(_: Element, { from = 1.9 }: { from?: number } = {}): TransitionConfig {
  return {
    duration: motion("--motion-slow"),
    easing: cubicOut,
    css: (t) => `opacity: ${t}; transform: scale(${from + (1 - from) * t})`,
  };
}

/** A card slides into its place. */
export function slideIn(_: Element, { y = 24 }: { y?: number } = {}): TransitionConfig {
  return {
    duration: motion(),
    easing: cubicOut,
    css: (t) => `opacity: ${t}; translate: 0 ${(1 - t) * y}px`,
  };
}
