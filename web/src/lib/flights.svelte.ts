// Cards on their way: when something happens, what lay at one spot flies to another.
//
// An element becomes a spot with `data-spot="<name>"`; with `data-face` it shows the thing itself and lends its picture
// to the flight. A game says for each event which spots it leads from and to.

import type { Event } from "../generated";
import { motion } from "./motion";

export interface Flight {
  /** Where it may come from: of several the one from which something is gone afterwards. */
  from: string[];
  /** Where it may go: the first that is on the screen. */
  to: string[];
}

interface Start {
  name: string;
  /** How many such spots there were. */
  count: number;
  box: DOMRect;
  face: Element | null;
}

const STAGGER_MS = 60;
const MOST = 12;

/** Let things fly after every change; call once while a component is set up, above the spots in the tree. */
export function followFlights(events: () => Event[], plan: () => ((event: Event) => Flight[]) | undefined): void {
  let lifted: { starts: Start[]; to: string[] }[] = [];
  // Before the page changes: whatever will be gone is still there to be copied.
  $effect.pre(() => {
    const flights = plan();
    const found = flights && motion() ? events().flatMap(flights) : [];
    lifted = found.map(({ from, to }) => ({ starts: from.flatMap(lift), to })).filter(({ starts }) => starts.length).slice(0, MOST);
  });
  $effect(() => {
    events();
    lifted.splice(0).forEach(({ starts, to }, index) => land(starts, to, index * STAGGER_MS));
  });
}

function lift(name: string): Start[] {
  const [first, ...others] = spots(name);
  if (!first) return [];
  const face = first.hasAttribute("data-face") ? (first.cloneNode(true) as Element) : null;
  return [{ name, count: 1 + others.length, box: first.getBoundingClientRect(), face }];
}

function land(starts: Start[], to: string[], delay: number): void {
  const start = starts.find(({ name, count }) => spots(name).length < count) ?? starts[0];
  const goal = to.flatMap(spots)[0];
  if (!start || !goal) return;
  const end = goal.getBoundingClientRect();
  if (start.face) fly(start.face, start.box, start.box, end, delay);
  else if (goal.hasAttribute("data-face")) fly(goal.cloneNode(true) as Element, end, start.box, end, delay);
}

/** A copy of that size flies from box to box, over everything, in nobody's way. */
function fly(face: Element, size: DOMRect, from: DOMRect, to: DOMRect, delay: number): void {
  const ghost = document.createElement("div");
  ghost.className = "ghost";
  ghost.ariaHidden = "true";
  ghost.inert = true;
  ghost.style.width = `${size.width}px`;
  ghost.style.height = `${size.height}px`;
  for (const spot of [face, ...face.querySelectorAll("[data-spot]")]) spot.removeAttribute("data-spot");
  ghost.append(face);
  document.body.append(ghost);
  const frames = [
    { transform: placed(from, size), opacity: 1 },
    { transform: placed(to, size), opacity: 0.6 },
  ];
  const timing = { duration: motion("--motion-slow"), delay, easing: "ease-out", fill: "both" } as const;
  void ghost.animate(frames, timing).finished.finally(() => ghost.remove());
}

/** In the middle of the box, no larger than it. */
function placed(box: DOMRect, size: DOMRect): string {
  const scale = Math.min(1, box.width / size.width, box.height / size.height);
  const x = box.x + (box.width - size.width * scale) / 2;
  const y = box.y + (box.height - size.height * scale) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** The spots of that name that can be seen. */
function spots(name: string): Element[] {
  const found = [...document.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`)];
  return found.filter((element) => element.checkVisibility({ visibilityProperty: true }));
}
