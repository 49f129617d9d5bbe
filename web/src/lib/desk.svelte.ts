// What a game's components share: the view, the things that the question is about, how to answer it.

import { getContext, setContext } from "svelte";
import type { DecisionMessage, Event } from "../generated";
import type { BoardProps, Mention, Option } from "./contract";
import { middle } from "./focus";
import { marked } from "./grouping";
import { hovering } from "./hovering";
import { namedEvent, namedOption, namedQuestion, type Words } from "./named";
import { isTap } from "./touch";

const KEY = Symbol("desk");
const NONE: Option[] = [];
const NOTHING: string[] = [];

export interface Point {
  x: number;
  y: number;
}

/** Several uses of one thing, and where they are asked for. */
export interface Choices extends Point {
  options: Option[];
}

/** The thing that was picked up, and the question it is for: all parts of a table know of it. */
let picked = $state.raw<{ thing: string; question: DecisionMessage | null } | null>(null);

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
    for (const option of this.decision?.options ?? NONE) {
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

  /** Does it move a thing to a goal, as a march an army? Then it touches the thing first, and next the goal. */
  protected isMove(_option: Spoken["option"]): boolean {
    return false;
  }

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

  get decision() {
    return this.props().decision;
  }

  /** What I am asked, if I am. */
  get question() {
    return this.decision && namedQuestion<Spoken["question"]>(this.decision);
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

  /** What can be done with a thing; a goal offers itself only to the thing that was picked up. */
  options(thing: string): Option[] {
    const [all, held] = [this.#targets.get(thing) ?? NONE, this.held];
    return held ? all.filter((option) => [undefined, thing, held].includes(this.#move(option)[0])) : all;
  }

  /** What was picked up, as long as it can go somewhere. */
  get held(): string | null {
    if (!picked || picked.question !== this.decision) return null;
    return this.#targets.has(picked.thing) ? picked.thing : null;
  }

  /** The thing that all these options move; null when they do anything else. */
  mover(options: Option[]): string | null {
    const [thing = null, ...others] = new Set(options.map((option) => this.#move(option)[0]));
    return others.length ? null : thing;
  }

  /** A piece was clicked: if it can go to several goals it is picked up first, or put back. */
  pick(options: Option[], event: MouseEvent | KeyboardEvent): void {
    const thing = this.mover(options);
    const goals = new Set(options.map((option) => this.#move(option)[1]));
    if (!thing || goals.size === 1) this.take(options, event);
    else if (this.held === thing) this.putBack();
    else this.lift(thing);
  }

  lift(thing: string): void {
    picked = { thing, question: this.decision };
    addEventListener("keydown", putBackByKey);
  }

  /** Let go of what was picked up, perhaps over a goal. */
  drop(goal: string | null, at: Point): void {
    const held = this.held;
    const options = goal && held ? this.options(goal).filter((option) => this.#move(option)[0] === held) : NONE;
    this.putBack();
    this.takeAt(options, at);
  }

  /** What an option moves, and its goal, if it is a move. */
  #move(option: Option): string[] {
    const choice = this.named(option);
    return this.isMove(choice) ? this.touches(choice) : NOTHING;
  }

  putBack(): void {
    picked = null;
    removeEventListener("keydown", putBackByKey);
  }

  /** The things of a kind that a sentence means. */
  pointed(sought: string): string[] {
    return this.props().pointed.filter(({ kind }) => kind === sought).map(({ value }) => String(value));
  }

  /** Is it what the hovered option or a sentence means? It lies before that player; usually me. */
  outlined(thing: string, owner = this.seat): boolean {
    return this.#hovered.includes(thing) || this.props().pointed.some((mention) => this.isMeant(thing, mention, owner));
  }

  /** Several uses of one thing, laid out at the pointer, as long as they can be chosen. */
  get fan(): Choices | null {
    const offered = this.decision?.options ?? NONE;
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
    const words = this.decision ? this.voice.option(this.decision, option) : "";
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

function putBackByKey({ key }: KeyboardEvent): void {
  if (key === "Escape") picked = null;
}

/** The desk that a game has given to the components around this one. */
export function useDesk(): Desk {
  return getContext(KEY);
}

/** How a game gives its desk to all components below, and how they get it. */
export function desksOf<One extends Desk>(Kind: new (props: () => BoardProps) => One) {
  return {
    provideDesk: (props: () => BoardProps): One => setContext(KEY, new Kind(props)),
    useDesk: (): One => getContext(KEY),
  };
}
