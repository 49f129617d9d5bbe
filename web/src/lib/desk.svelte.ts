// What a game's components share: the view, the things that the question is about, how to answer it.

import { getContext, setContext } from "svelte";
import type { Event } from "../generated";
import type { BoardProps, Mention, Option } from "./contract";
import { middle } from "./focus";
import { marked } from "./grouping";
import { hovering } from "./hovering";
import { namedEvent, namedOption, namedQuestion, type Words } from "./named";
import { isTap } from "./touch";

const KEY = Symbol("desk");
const NONE: Option[] = [];

export interface Point {
  x: number;
  y: number;
}

/** Several uses of one thing, and where they are asked for. */
export interface Choices extends Point {
  options: Option[];
}

/** A game says which things its options touch and its sentences mean; a thing is a short key such as "place:skullport". */
export abstract class Desk<
  View extends { players: unknown[] } = { players: unknown[] },
  Own = unknown,
  Catalogue = unknown,
  Spoken extends Words = Words,
> {
  #fan = $state.raw<Choices | null>(null);

  protected readonly props: () => BoardProps;
  readonly #targets = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.props().decision?.options ?? NONE) {
      for (const thing of this.touches(this.named(option))) found.set(thing, [...(found.get(thing) ?? []), option]);
    }
    return found;
  });
  readonly #hovered = $derived.by(() => {
    const hovered = this.props().hovered;
    return hovered ? this.touches(this.named(hovered)) : [];
  });

  constructor(props: () => BoardProps) {
    this.props = props;
  }

  /** The things that an option is about; none for one such as "end". */
  protected abstract touches(option: Spoken["option"]): string[];

  /** Does a sentence mean this thing, which lies before that player? */
  protected abstract isMeant(thing: string, mention: Mention, owner: number | null): boolean;

  get voice() {
    return this.props().voice;
  }

  get view() {
    return this.props().view as View;
  }

  /** What only I see; undefined for a spectator. */
  get own() {
    return this.props().own as Own | undefined;
  }

  get catalogue() {
    return this.props().catalogue as Catalogue;
  }

  get events() {
    return this.props().events;
  }

  /** An option by the names of its arguments. */
  named(option: Option): Spoken["option"] {
    return namedOption(this.voice.game, option);
  }

  /** An event by the names of its arguments. */
  namedEvent(event: Event): Spoken["event"] {
    return namedEvent(this.voice.game, event);
  }

  /** What I am asked, if I am. */
  get question() {
    const { decision } = this.props();
    return decision && namedQuestion<Spoken["question"]>(decision);
  }

  get seat() {
    return this.props().seat;
  }

  /** My own side of the table; undefined for a spectator. */
  get me(): View["players"][number] | undefined {
    return this.seat === null ? undefined : this.view.players[this.seat];
  }

  /** The things that the question is about. */
  get targets(): string[] {
    return [...this.#targets.keys()];
  }

  options(thing: string): Option[] {
    return this.#targets.get(thing) ?? NONE;
  }

  /** Is it what the hovered option or a sentence means? It lies before that player; usually me. */
  outlined(thing: string, owner = this.seat): boolean {
    return this.#hovered.includes(thing) || this.props().pointed.some((mention) => this.isMeant(thing, mention, owner));
  }

  /** Several uses of one thing, laid out at the pointer, as long as they can be chosen. */
  get fan(): Choices | null {
    const offered = this.props().decision?.options ?? NONE;
    return this.#fan?.options.every((option) => offered.includes(option)) ? this.#fan : null;
  }

  closeFan(): void {
    this.#fan = null;
  }

  /** Is there no free way back, whichever of these uses is meant? */
  isFinal(options: Option[]): boolean {
    return options.length > 0 && options.every((option) => this.props().irreversible.includes(option));
  }

  /** The options in words: the accessible name of what is clicked. */
  say(options: Option[]): string {
    return options.map((option) => this.#inWords(option)).join("; ");
  }

  #inWords(option: Option): string {
    const decision = this.props().decision;
    const words = decision ? this.voice.option(decision, option) : "";
    return this.isFinal([option]) ? this.voice.t("option-final", { option: words }) : words;
  }

  /** A figure with its name, which is the message `web-<what>`: "cards in hand: 5". */
  count(what: string, count: number): string {
    return this.voice.t("counted", { what: this.voice.t(`web-${what}`), count });
  }

  /** A thing was clicked: do it, or ask at the pointer which of several; a finger is always asked. */
  take(options: Option[], event: MouseEvent | KeyboardEvent): void {
    if (options.length && isTap(event)) this.#fan = { options, ...pointOf(event) };
    else this.press(options, event);
  }

  /** A button was pressed that says what it does. */
  press(options: Option[], event: MouseEvent | KeyboardEvent): void {
    this.takeAt(options, pointOf(event));
  }

  takeAt(options: Option[], at: Point): void {
    if (options.length === 1) this.choose(options[0]);
    else if (options.length > 1) this.#fan = { options, ...at };
  }

  choose(option: Option): void {
    this.closeFan();
    this.hover(NONE);
    this.props().choose(option);
  }

  hover(options: Option[]): void {
    this.props().hover(options[0] ?? null);
  }

  /** The listeners and the look of a thing that can be used in these ways. */
  hovering(options: Option[]) {
    const look = { "data-final": this.isFinal(options) || undefined, "data-options": marked(options) };
    return { ...hovering((option) => this.props().hover(option), options[0] ?? null), ...look };
  }
}

/** Where a click happened; for the keyboard, the middle of the focused thing. */
function pointOf(event: MouseEvent | KeyboardEvent): Point {
  if (event instanceof MouseEvent && event.detail > 0) return { x: event.clientX, y: event.clientY };
  return middle(event.currentTarget as Element);
}

/** Give a desk to all components below. */
export function provideDesk<One extends Desk>(desk: One): One {
  return setContext(KEY, desk);
}

export function desk<One extends Desk>(): One {
  return getContext(KEY);
}
