// The emblems come after the page: cards are readable without them.

let emblems = $state.raw<Record<string, string>>({});

void import("./emblems").then((module) => (emblems = module.EMBLEMS));

export function emblem(id: string): string {
  return emblems[id] ?? "";
}
