// Where the page is hosted: at the top of a site, or under a path.

const script = import.meta.url;

/** "", or a path such as "/games"; built scripts lie in a folder right below it. */
export const root = import.meta.env.PROD ? new URL("..", script).pathname.slice(0, -1) : "";

/** The address of a place inside the page. */
export function to(path: string): string {
  return root + path;
}
