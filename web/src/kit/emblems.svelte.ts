// Emblems come after the page: cards are readable without them.

/** The path of a thing's emblem in a square of 512; "" until they have come, and for a thing that has none. */
export function emblems(load: () => Promise<{ EMBLEMS: Record<string, string> }>): (id: string) => string {
  let come = $state.raw<Record<string, string>>({});
  void load().then(({ EMBLEMS }) => (come = EMBLEMS));
  return (id) => come[id] ?? "";
}
