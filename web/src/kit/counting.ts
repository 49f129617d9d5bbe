// Equal things: how many there are, and how to tell them apart.

/** Equal things together, with how many there are. */
export function counted(things: Iterable<string>): [string, number][] {
  const counts = new Map<string, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}

/** Things with keys that stay theirs when another one leaves: the second of its name is `name 2`. */
export function keyed(things: string[]): { id: string; key: string }[] {
  return things.map((id, index) => ({ id, key: `${id} ${things.slice(0, index + 1).filter((one) => one === id).length}` }));
}
