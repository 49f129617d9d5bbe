// The games that this page can show, and what the lobby must know of their options. A new game is one more entry.

import type { GamePage } from "../lib/contract";

interface Entry {
  load: () => Promise<GamePage>;
  /** What may be chosen for an option whose schema does not say it. */
  known: Record<string, string[]>;
  /** The kind of an option's values: `<kind>-<value>` is their Fluent message. */
  kinds: Record<string, string>;
  /** Options that matter only to some numbers of players. */
  seats: Record<string, number[]>;
}

export const GAMES: Record<string, Entry> = {
  meeples: {
    load: async () => (await import("./meeples")).meeples,
    known: {},
    kinds: { towers: "towers" },
    seats: {},
  },
  tyrants: {
    load: async () => (await import("./tyrants")).tyrants,
    known: { half_decks: ["drow", "dragons", "elementals", "demons", "aberrations", "undead"] },
    kinds: { half_decks: "deck", section: "section" },
    seats: { section: [3] },
  },
  vaala: {
    load: async () => (await import("./vaala")).vaala,
    known: {},
    kinds: { dealing: "dealing" },
    seats: {},
  },
};
