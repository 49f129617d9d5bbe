// What the shell gives to a game's components, and what a game gives to the shell.

import type { Component } from "svelte";
import type { DecisionMessage, Event } from "../generated";
import type { Flight } from "./flights.svelte";
import type { NamedEvent } from "./named";
import type { Voice } from "./voice";

export type Option = string[];

/** A thing that a sentence names: the kind and value of an event's argument, such as `place` and `skullport`. */
export interface Mention {
  kind: string;
  value: string | number;
  /** The player whose deed the sentence tells, if it is one's. */
  by: number | null;
}

/** What a game's view holds is the game's business; the shell only hands it on. */
export interface BoardProps {
  /** What everybody sees. */
  view: unknown;
  /** What only this seat sees; undefined for a spectator. */
  own: unknown;
  catalogue: unknown;
  voice: Voice;
  /** The seat through whose eyes it is seen; null for a spectator. */
  seat: number | null;
  /** The question to that seat, if there is one now; its options are all that can be done. */
  decision: DecisionMessage | null;
  /** Those of its options that cannot be undone freely, as soon as it is known. */
  irreversible: Option[];
  /** The option under the pointer or focus, in the list or on the board. */
  hovered: Option | null;
  /** The things to be pointed out, because the log or a recap names them. */
  pointed: Mention[];
  /** What has just happened, for animations; a new array after every change. */
  events: Event[];
  /** All that has happened up to now, as far as it is known here. */
  told: Event[];
  choose: (option: Option) => void;
  hover: (option: Option | null) => void;
}

/** What the lobby knows of a game before its page is loaded. */
export interface Cover {
  /** The path of its sign in a square of 512. */
  emblem: string;
  /** The land behind and before the sign, as paths in a field of 320 x 200; usually a cavern. */
  land?: { far: string; near: string };
}

/** The default export of `games/<game>/index.ts`. */
export interface GamePage {
  /** The map and everything public in the middle of the table. */
  Board: Component<BoardProps>;
  /** My own area: hand, deck, discard pile, resources. */
  Area: Component<BoardProps>;
  /** A short line of public figures of each player, by seat. */
  Player: Component<BoardProps & { player: number }>;
  /** In the turn of somebody else: what lies before them and belongs to no place on the board. */
  Turn?: Component<BoardProps>;
  /** Pictures of its components for a section of the rules, where there is no match: nothing for a section without any. */
  Figures?: Component<BoardProps & { section: string }>;
  /** The kinds of things that its components point out when they are mentioned; players are pointed out by the shell. */
  shows: string[];
  /** The seat behind a thing that acts in a sentence instead of a player, such as a character. */
  seatOf?: (view: unknown, mention: Mention) => number | null;
  /** What flies from where to where when something happens, as the viewer in that seat (null: a spectator) sees it; each player's row is the spot `player:<seat>`. */
  flights?(event: NamedEvent, seat: number | null): Flight[];
  /** Keys of its own, with the ids of the messages that explain them. */
  keys?: [keys: string, message: string][];
  /** At the end, where the names of the winning players do not say it all: who has won, and by what. */
  verdict?: (view: unknown, voice: Voice) => string;
  /** The colour of a seat's pieces as a CSS custom property name. */
  colour: (view: unknown, seat: number) => string;
}
