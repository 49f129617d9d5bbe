// Options, events and questions by the names of their arguments, as the game declares them; the wire has plain words.

import { NUMBERS, type DecisionMessage, type Event, type GameMessage } from "../generated";
import type { Option } from "./contract";

/** What a game declares of its words. */
export type Declared = Pick<GameMessage, "verbs" | "events" | "facts" | "kinds">;

export interface NamedOption {
  verb: string;
}

export interface NamedEvent {
  name: string;
}

/** The types of a game's words; each game's are generated from its declarations. */
export interface Words {
  option: NamedOption;
  event: NamedEvent;
  question: { kind: string };
}

/** A question with all facts that any question of the game may have. */
export type Asked<Question extends { kind: string }> = Pick<Question, "kind"> & { [Name in NamesOf<Question>]?: ValueOf<Question, Name> };
type NamesOf<One> = One extends unknown ? keyof One : never;
type ValueOf<One, Name> = One extends unknown ? (Name extends keyof One ? One[Name] : never) : never;

// The tests of every game hold what it says against its declarations, so these types are true.

export function namedOption<One extends NamedOption>(game: Declared, [verb, ...values]: Option): One {
  return { verb, ...named(game.verbs[verb], values) } as NamedOption as One;
}

export function namedEvent<One extends NamedEvent>(game: Declared, { name, args }: Event): One {
  return { name, ...named(game.events[name], args) } as NamedEvent as One;
}

export function namedQuestion<One extends { kind: string }>({ kind, facts }: DecisionMessage): Asked<One> {
  return { kind, ...facts } as Asked<One>;
}

function named(declared: Record<string, string> = {}, values: (string | number)[]) {
  const pairs = Object.entries(declared).map(([name, kind], index) => [name, NUMBERS.includes(kind) ? Number(values[index]) : values[index]]);
  return Object.fromEntries(pairs);
}
