// A voice puts speeches, decisions, options and events into a language, with the same Fluent messages as the engine.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { DecisionMessage, Event, GameMessage, Speech } from "../generated";
import type { Mention } from "./contract";

export type Language = "ru" | "en";
export type NameOf = (kind: string, value: string) => Speech;
type Said = string | number | Speech | Speech[];

/** The kinds of arguments that are players; "other" where a message names two. */
export const SEATS: readonly string[] = ["seat", "other"];

/** A stretch of a sentence, perhaps the name of a thing. */
export interface Part {
  text: string;
  mention?: Mention;
}

/** A stretch of a card's text, perhaps a word that has a sign. */
export interface Signed {
  text: string;
  sign?: string;
}

/** Around a name in a sentence, to find it again: characters that no text has. */
const [OPEN, MIDDLE, CLOSE] = ["\uE000", "\uE001", "\uE002"];
const NAMED = new RegExp(`${OPEN}(\\d+)${MIDDLE}(.*?)${CLOSE}`, "s");

export function say(id: string, args: Record<string, Said> = {}): Speech {
  return { id, args };
}

export class Voice {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    words: string[],
    readonly game: Pick<GameMessage, "verbs" | "events"> = { verbs: {}, events: {} },
    private readonly nameOf: NameOf = (kind, value) => say(`${kind}-${value}`),
    readonly names: string[] = [],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of words) this.bundle.addResource(new FluentResource(text));
  }

  /** The speech in this voice's language; a missing message shows its id. */
  speak(speech: Speech): string {
    const args: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(speech.args)) args[key] = this.said(speech.id, key, value as Said);
    return this.format(speech.id, args);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A number as this language writes it, with a true minus sign. */
  figure(value: number, style: Intl.NumberFormatOptions = {}): string {
    return value.toLocaleString(this.language, style).replace("-", "−");
  }

  /** A message by its id, for the words of the page itself. */
  t(id: string, args: Record<string, Said> = {}): string {
    return this.speak(say(id, args));
  }

  sentence(speech: Speech): string {
    const text = this.speak(speech);
    return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");
  }

  text(sentences: Speech[]): string {
    return sentences.map((one) => this.sentence(one)).join(" ");
  }

  /** A text in stretches: the first word of each of these signs stands alone; its message is a pattern of that word. */
  signed(text: string, signs: readonly string[]): Signed[] {
    const words = signs.map((sign) => `(${this.t(`sign-${sign}`)})`).join("|");
    const parts: Signed[] = [];
    const left = new Set(signs);
    let end = 0;
    for (const found of text.matchAll(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "gu"))) {
      const sign = signs[found.slice(1).findIndex(Boolean)];
      if (!left.delete(sign)) continue;
      parts.push({ text: text.slice(end, found.index) }, { text: found[0], sign });
      end = found.index + found[0].length;
    }
    return [...parts, { text: text.slice(end) }];
  }

  prompt(decision: DecisionMessage): string {
    return this.format(`ask-${decision.kind}`, this.facts(decision));
  }

  /** What taking the option means; some questions have words of their own for it, which may tell their facts. */
  option(decision: DecisionMessage, option: string[]): string {
    const [verb, ...values] = option;
    const kinds = this.game.verbs[verb] ?? [];
    if (kinds[0] === "alternative") {
      const alternatives = decision.facts["alternatives"] as Speech[];
      return this.sentence(alternatives[Number(values[0]) - 1]);
    }
    const args = this.arguments(kinds, values);
    const own = `option-${verb}-${decision.kind}`;
    return this.has(own) ? this.format(own, { ...this.facts(decision), ...args }) : this.format(`option-${verb}`, args);
  }

  event(event: Event): string {
    return this.format(`event-${event.name}`, this.arguments(this.game.events[event.name] ?? [], event.args));
  }

  /** The things that an event is about. */
  mentions(event: Event): Mention[] {
    const kinds = this.game.events[event.name] ?? [];
    const seat = event.args[kinds.indexOf("seat")];
    const by = seat === undefined ? null : Number(seat);
    return kinds.map((kind, index) => ({ kind, value: event.args[index], by }));
  }

  /** The same in parts: plain text, and the names of things. */
  eventParts(event: Event): Part[] {
    const kinds = this.game.events[event.name] ?? [];
    const mentions = this.mentions(event);
    const marked = Object.entries(this.arguments(kinds, event.args)).map(([kind, name]) => {
      return [kind, typeof name === "string" ? OPEN + kinds.indexOf(kind) + MIDDLE + name + CLOSE : name];
    });
    const pieces = this.format(`event-${event.name}`, Object.fromEntries(marked)).split(NAMED);
    const parts: Part[] = [];
    for (let at = 0; at < pieces.length; at += 3) {
      if (pieces[at]) parts.push({ text: pieces[at] });
      if (at + 1 < pieces.length) parts.push({ text: pieces[at + 2], mention: mentions[Number(pieces[at + 1])] });
    }
    return parts;
  }

  name(kind: string, value: string | number): string | number {
    if (SEATS.includes(kind)) return this.names[Number(value)] || this.t("seat", { number: Number(value) + 1 });
    if (typeof value === "number") return value;
    return this.speak(this.nameOf(kind, value));
  }

  private facts(decision: DecisionMessage): Record<string, string | number> {
    const told = Object.entries(decision.facts).filter(([key]) => key !== "alternatives");
    return Object.fromEntries(told.map(([key, fact]) => [key, isSpeech(fact) ? this.speak(fact) : this.name(key, fact as string)]));
  }

  private arguments(kinds: string[], values: (string | number)[]): Record<string, string | number> {
    return Object.fromEntries(kinds.map((kind, index) => [kind, this.name(kind, values[index])]));
  }

  private said(message: string, key: string, value: Said): string | number {
    if (SEATS.includes(key) && typeof value === "number") return this.name(key, value);
    if (Array.isArray(value)) return value.map((part) => this.speak(part)).join(this.format(`${message}-joiner`, {}));
    return isSpeech(value) ? this.speak(value) : value;
  }

  private format(id: string, args: Record<string, string | number>): string {
    const message = this.bundle.getMessage(id);
    return message?.value ? this.bundle.formatPattern(message.value, args) : id;
  }
}

function isSpeech(value: unknown): value is Speech {
  return typeof value === "object" && value !== null && "id" in value && "args" in value;
}
