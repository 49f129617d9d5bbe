// Where we are: the path of the address bar, and how to go elsewhere without loading the page again.

import { root, to } from "./root";

/** The path inside the page, wherever that is hosted. */
export const place = $state({ path: inside() });

function inside(): string {
  return location.pathname.slice(root.length);
}

export function go(path: string): void {
  history.pushState(null, "", path);
  place.path = inside();
  scrollTo(0, 0);
}

/** Links inside the page are followed by us; everything else by the browser. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const otherwise = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || otherwise || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || !link.pathname.startsWith(to("/")) || link.pathname.startsWith(to("/api/"))) return;
  event.preventDefault();
  go(link.pathname);
}

addEventListener("popstate", () => {
  place.path = inside();
});
