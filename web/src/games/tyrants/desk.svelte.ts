// What all components under Board, Area and Player share: the typed view, the targets of the question, how to answer it.

import { getContext, setContext } from "svelte";
import type { BoardProps, Option } from "../../lib/contract";
import type { TyrantsCardFace, TyrantsCatalogue, TyrantsPlayerView, TyrantsView } from "../../generated";
import { byThing, touches } from "./targets";

const KEY = Symbol("desk");
const NONE: Option[] = [];

export interface Choices {
  options: Option[];
  x: number;
  y: number;
}

export class Desk {
  /** Several uses of one thing, laid out at the pointer. */
  fan = $state.raw<Choices | null>(null);

  readonly #props: () => BoardProps;
  readonly #targets = $derived.by(() => byThing(this.#props().decision?.options ?? NONE, this.voice.game.verbs));
  readonly #outlined = $derived.by(() => {
    const hovered = this.#props().hovered;
    return hovered && touches(hovered, this.voice.game.verbs);
  });

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get voice() {
    return this.#props().voice;
  }

  get view() {
    return this.#props().view as TyrantsView;
  }

  get catalogue() {
    return this.#props().catalogue as TyrantsCatalogue;
  }

  get events() {
    return this.#props().events;
  }

  /** My own House; undefined for a spectator. */
  get me(): TyrantsPlayerView | undefined {
    const seat = this.#props().seat;
    return seat === null ? undefined : this.view.players[seat];
  }

  card(id: string): TyrantsCardFace {
    return this.catalogue.cards[id];
  }

  cardName(id: string): string {
    return String(this.voice.name("card", id));
  }

  placeName(place: string): string {
    return String(this.voice.name("place", place));
  }

  options(thing: string): Option[] {
    return this.#targets.get(thing) ?? NONE;
  }

  outlined(thing: string): boolean {
    return this.#outlined === thing;
  }

  /** The options in words: the accessible name of what is clicked. */
  say(options: Option[]): string {
    const decision = this.#props().decision;
    return decision ? options.map((option) => this.voice.option(decision, option)).join("; ") : "";
  }

  /** Do it, or ask at the pointer which of several. */
  take(options: Option[], event: MouseEvent | KeyboardEvent): void {
    if (options.length === 1) this.choose(options[0]);
    else if (options.length > 1) this.fan = { options, ...pointOf(event) };
  }

  choose(option: Option): void {
    this.fan = null;
    this.hover(NONE);
    this.#props().choose(option);
  }

  hover(options: Option[]): void {
    this.#props().hover(options[0] ?? null);
  }
}

/** Where a click happened; for the keyboard, the middle of the focused thing. */
function pointOf(event: MouseEvent | KeyboardEvent): { x: number; y: number } {
  if (event instanceof MouseEvent && event.detail > 0) return { x: event.clientX, y: event.clientY };
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function layDesk(props: () => BoardProps): Desk {
  return setContext(KEY, new Desk(props));
}

export function desk(): Desk {
  return getContext(KEY);
}
