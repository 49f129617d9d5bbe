// What the shell gives to a game's components, and what a game gives to the shell.

import type { Component } from "svelte";
import type { DecisionMessage, Event } from "../generated";
import type { NameOf, Voice } from "./voice";

export type Option = string[];

/** A game's view is its own business; the shell only hands it on. */
export interface BoardProps {
  view: unknown;
  catalogue: unknown;
  voice: Voice;
  /** The seat whose view it is; null for a spectator. */
  seat: number | null;
  /** The question to that seat, if there is one now; its options are all that can be done. */
  decision: DecisionMessage | null;
  /** The option under the pointer or focus, in the list or on the board. */
  hovered: Option | null;
  /** What has just happened, for animations; a new array after every change. */
  events: Event[];
  choose: (option: Option) => void;
  hover: (option: Option | null) => void;
}

export interface GamePage {
  /** The map and everything public in the middle of the table. */
  Board: Component<BoardProps>;
  /** My own area: hand, deck, discard pile, resources. */
  Area: Component<BoardProps>;
  /** A short line of public figures of each player, by seat. */
  Player: Component<BoardProps & { player: number }>;
  nameOf: NameOf;
  /** The colour of a seat's pieces as a CSS custom property name. */
  colour: (view: unknown, seat: number) => string;
}
