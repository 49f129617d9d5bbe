// Push overlapping things gently apart: names differ in length from language to language, and no place may hide another.

export interface Body {
  /** Moved in place. */
  at: { x: number; y: number };
  width: number;
  height: number;
  /** Room it needs below its own edge. */
  lower: number;
  weight: number;
}

/** The weight of what never gives way and may reach beyond the edge. */
export const FIXED = 1e6;

const ROUNDS = 120;
const GAP = 4;
/** Less than that nobody sees. */
const TOUCH = 1;

/** Does nothing hide anything now? */
export function settle(bodies: Body[], width: number, height: number): boolean {
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (let one = 0; one < bodies.length; one++) {
      for (let other = one + 1; other < bodies.length; other++) moved = part(bodies[one], bodies[other]) || moved;
    }
    for (const body of bodies) if (body.weight < FIXED) keepInside(body, width, height);
    if (!moved) return true;
  }
  return !bodies.some((one, index) => bodies.slice(index + 1).some((other) => hides(one, other)));
}

function hides(one: Body, other: Body): boolean {
  const across = (one.width + other.width) / 2 - Math.abs(other.at.x - one.at.x);
  const along = (one.height + other.height) / 2 - Math.abs(other.at.y - one.at.y);
  return across > TOUCH && along > TOUCH;
}

/** Part two bodies along the shorter way; the lighter one goes farther. */
function part(one: Body, other: Body): boolean {
  const dx = other.at.x - one.at.x;
  const across = (one.width + other.width) / 2 + GAP - Math.abs(dx);
  if (across <= 0.5) return false;
  const dy = other.at.y + other.lower / 2 - one.at.y - one.lower / 2;
  const along = (one.height + one.lower + other.height + other.lower) / 2 + GAP - Math.abs(dy);
  if (along <= 0.5) return false;
  const share = other.weight / (one.weight + other.weight);
  if (across < along) push(one, other, "x", (Math.sign(dx) || 1) * across, share);
  else push(one, other, "y", (Math.sign(dy) || 1) * along, share);
  return true;
}

function push(one: Body, other: Body, axis: "x" | "y", way: number, share: number): void {
  one.at[axis] -= way * share * 0.5;
  other.at[axis] += way * (1 - share) * 0.5;
}

function keepInside(body: Body, width: number, height: number): void {
  body.at.x = Math.min(width - body.width / 2 - 4, Math.max(body.width / 2 + 4, body.at.x));
  body.at.y = Math.min(height - body.height / 2 - body.lower - 2, Math.max(body.height / 2 + 2, body.at.y));
}
