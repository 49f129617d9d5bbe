// Where a note may lie so that it covers nothing it speaks of.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 6;

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The place for something of that size inside the room that touches no obstacle, nearest to the wish; null if there is none. */
export function freePlace({ width, height }: Size, room: Box, obstacles: Box[], wish: { left: number; top: number }): Box | null {
  const lefts = [wish.left, room.left, room.right - width, ...obstacles.flatMap((box) => [box.right + GAP, box.left - GAP - width])];
  const tops = [wish.top, room.top, room.bottom - height, ...obstacles.flatMap((box) => [box.bottom + GAP, box.top - GAP - height])];
  const far = (box: Box) => Math.hypot(box.left - wish.left, box.top - wish.top);
  return (
    lefts
      .flatMap((left) => tops.map((top) => ({ left, top, right: left + width, bottom: top + height })))
      .filter((box) => box.left >= room.left && box.right <= room.right && box.top >= room.top && box.bottom <= room.bottom)
      .filter((box) => !obstacles.some((obstacle) => overlap(box, obstacle)))
      .sort((one, other) => far(one) - far(other))[0] ?? null
  );
}

/** What can be seen of an element; null if nothing can. */
export function seen(element: Element): Box | null {
  if (!element.checkVisibility({ visibilityProperty: true })) return null;
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const window = around.getBoundingClientRect();
    left = Math.max(left, window.left);
    top = Math.max(top, window.top);
    right = Math.min(right, window.right);
    bottom = Math.min(bottom, window.bottom);
  }
  return left < right && top < bottom ? { left, top, right, bottom } : null;
}
