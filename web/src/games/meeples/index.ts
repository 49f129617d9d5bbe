// Meeples & Monsters, as the shell sees it.

import "./meeples.css";
import type { GamePage } from "../../lib/contract";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Figures from "./Figures.svelte";
import { flights } from "./flights";
import Player from "./Player.svelte";
import { seatColour } from "./seats";
import { SHOWN } from "./targets";

export default {
  Board,
  Area,
  Player,
  Figures,
  shows: SHOWN,
  flights,
  keys: [
    ["← ↑ → ↓", "web-keys-walk"],
    ["Space", "web-keys-inspect"],
    ["Esc", "web-keys-put-back"],
  ],
  colour: (_, seat) => seatColour(seat),
} satisfies GamePage;
