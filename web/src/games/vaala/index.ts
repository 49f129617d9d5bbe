// Lords of Vaala, as the shell sees it.

import "./vaala.css";
import type { VaalaView } from "../../generated";
import type { GamePage } from "../../lib/contract";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Figures from "./Figures.svelte";
import { flights } from "./flights";
import { heroColour, playerOf, seated } from "./people";
import Player from "./Player.svelte";
import { SHOWN } from "./targets";
import { verdict } from "./verdict";

export default {
  Board,
  Area,
  Player,
  Figures,
  shows: SHOWN,
  flights,
  keys: [
    ["← ↑ → ↓", "web-keys-walk"],
    ["+ −", "web-keys-zoom"],
    ["Space", "web-keys-inspect"],
    ["Esc", "web-keys-put-back"],
  ],
  verdict: (view, voice) => verdict(view as VaalaView, voice),
  seatOf: (view, { kind, value }) => (kind === "character" ? (playerOf(view as VaalaView, String(value))?.seat ?? null) : null),
  colour: (view, seat) => {
    const player = seated(view as VaalaView, seat);
    return player ? heroColour(player.id) : "--edge-strong";
  },
} satisfies GamePage;
