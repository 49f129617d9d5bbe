// Screens whose kind decides what is shown, not only where.

import { MediaQuery } from "svelte/reactivity";

/** Too narrow or too low for players and log below each other: they share the tabs. (A phone has tabs of its own.) */
export const crowded = new MediaQuery("(min-width: 900px) and (min-height: 521px) and ((max-width: 1099px) or (max-height: 799px))");

/** A phone that lies on its side: there is hardly room for the height of a card. */
export const low = new MediaQuery("(max-height: 520px)");
