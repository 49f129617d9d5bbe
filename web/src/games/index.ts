// The games that this page can show: every folder beside this file.

import type { Cover, GamePage } from "../lib/contract";

const pages = import.meta.glob<GamePage>("./*/index.ts", { import: "default" });
const covers = import.meta.glob<Cover>("./*/cover.ts", { import: "default", eager: true });

/** How to load each game, and what the lobby knows of it before. */
export const GAMES: Record<string, Cover & { load: () => Promise<GamePage> }> = Object.fromEntries(
  Object.entries(pages).map(([path, load]) => [path.split("/")[1], { load, ...covers[path.replace("index", "cover")] }]),
);
