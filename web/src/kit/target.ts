// What makes a drawn thing a button: a role, and the same deeds for pointer and keyboard. Its name is a <title> inside it.

import type { SVGAttributes } from "svelte/elements";
import type { Option } from "../lib/contract";
import type { Desk } from "../lib/desk.svelte";

export function target(desk: Desk, options: Option[], focusable = true): SVGAttributes<SVGGElement> {
  if (!options.length) return {};
  return {
    role: "button",
    tabindex: focusable ? 0 : -1,
    onclick: (event) => desk.take(options, event),
    onkeydown: (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      desk.take(options, event);
    },
    ...desk.hovering(options),
  };
}
