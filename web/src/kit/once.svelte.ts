// Animations that play once.

import { motion } from "../lib/motion";

/** What has just happened, while its animation plays; nothing when the viewer wants no motion. Call while a component is set up. */
export function once<T>(read: () => T[], ms: number): { readonly now: T[] } {
  let now = $state.raw<T[]>([]);
  $effect(() => {
    if (!motion()) return;
    now = read();
    const timer = setTimeout(() => (now = []), ms);
    return () => clearTimeout(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
