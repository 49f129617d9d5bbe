// Oath, as the shell sees it.

import "./oath.css";
import type { OathView } from "../../generated";
import type { GamePage } from "../../lib/contract";
import Area from "./Area.svelte";
import Board from "./Board.svelte";
import Figures from "./Figures.svelte";
import { flights } from "./flights";
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
    ["Space", "web-keys-inspect"],
  ],
  verdict: (view, voice) => verdict(view as OathView, voice),
  colour: (view, seat) => `--side-${(view as OathView).players[seat]?.colour ?? "black"}`,
} satisfies GamePage;
