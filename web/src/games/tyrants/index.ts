// Tyrants of the Underdark, as the shell sees it.

import "./tyrants.css";
import type { TyrantsView } from "../../generated";
import type { GamePage } from "../../lib/contract";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Figures from "./Figures.svelte";
import { flights } from "./flights";
import { houseColour } from "./houses";
import Player from "./Player.svelte";
import Turn from "./Turn.svelte";

export default {
  Board,
  Area,
  Player,
  Turn,
  Figures,
  shows: ["place", "card"],
  flights,
  keys: [
    ["← ↑ → ↓", "web-keys-walk"],
    ["+ −", "web-keys-zoom"],
    ["Space", "web-keys-inspect"],
  ],
  colour: (view, seat) => houseColour((view as TyrantsView).players[seat].colour),
} satisfies GamePage;
