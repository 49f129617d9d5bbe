// The end of a game: who has won, and what the chronicle says since.

import type { Event, OathView } from "../../../generated";

/** What happened since somebody won; null as long as nobody has. */
export function pagesOf(told: Event[], view: OathView): Event[] | null {
  if (!view.victory) return null;
  const start = told.findLastIndex(({ name }) => name.startsWith("won_"));
  return start < 0 ? [] : told.slice(start);
}
