// What the pointer or the focus is on.

/** The listeners of an element that stands for something: told when it is entered, and null when it is left. */
export function hovering<T>(hover: (what: T | null) => void, what: T) {
  return {
    onpointerenter: () => hover(what),
    onpointerleave: () => hover(null),
    onfocus: () => hover(what),
    onblur: () => hover(null),
  };
}
