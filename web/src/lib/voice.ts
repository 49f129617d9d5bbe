// A voice puts speeches, decisions, options and events into a language, with the same Fluent messages as the engine.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { NUMBERS, type DecisionMessage, type Event, type GameMessage, type Speech } from "../generated";
import type { Mention } from "./contract";
import type { Declared } from "./named";

export type Language = "ru" | "en";
type Said = string | number | Speech | Speech[];

/** The arguments of speeches that are players; "other" where a message names two. */
const SEATS: readonly string[] = ["seat", "other"];
const NOTHING: Declared = { verbs: {}, events: {}, facts: {}, kinds: {} };

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

/** How a value of a kind is called: `name_of` of the kernel. */
export function nameOf(kinds: GameMessage["kinds"], kind: string, value: string): Speech {
  const how = kinds[kind] ?? { type: "Called", prefix: kind };
  switch (how.type) {
    case "Called":
      return say(`${how.prefix}-${value}`);
    case "Counted": {
      const [thing, count] = value.split("*");
      return say(`${how.prefix}-${thing}`, { count: Number(count) });
    }
    case "Several":
      return say(how.message, { parts: value.split("+").map((part) => nameOf(kinds, how.of, part)) });
    case "Compound": {
      const values = value.split(new RegExp(`[${how.signs}]`));
      if (values.length === 1) return say(`${how.alone}-${value}`);
      const part = (kind: string, value: string) => (NUMBERS.includes(kind) ? Number(value) : nameOf(kinds, kind, value));
      return say(how.message, Object.fromEntries(Object.entries(how.parts).map(([name, kind], index) => [name, part(kind, values[index])])));
    }
  }
}

export class Voice {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    words: string[],
    readonly game: Declared = NOTHING,
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
    const declared = this.game.verbs[verb] ?? {};
    if ("alternative" in declared) {
      const alternatives = decision.facts["alternatives"] as Speech[];
      return this.sentence(alternatives[Number(values[0]) - 1]);
    }
    const args = this.arguments(declared, values);
    const own = `option-${verb}-${decision.kind}`;
    return this.has(own) ? this.format(own, { ...this.facts(decision), ...args }) : this.format(`option-${verb}`, args);
  }

  event(event: Event): string {
    return this.format(`event-${event.name}`, this.arguments(this.game.events[event.name] ?? {}, event.args));
  }

  /** The things that an event is about. */
  mentions(event: Event): Mention[] {
    const declared = this.game.events[event.name] ?? {};
    const seat = event.args[Object.keys(declared).indexOf("seat")];
    const by = seat === undefined ? null : Number(seat);
    return Object.values(declared).map((kind, index) => ({ kind, value: event.args[index], by }));
  }

  /** The same in parts: plain text, and the names of things. */
  eventParts(event: Event): Part[] {
    const mentions = this.mentions(event);
    const marked = Object.entries(this.arguments(this.game.events[event.name] ?? {}, event.args)).map(([key, name], index) => {
      return [key, typeof name === "string" ? OPEN + index + MIDDLE + name + CLOSE : name];
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
    if (kind === "seat") return this.names[Number(value)] || this.t("seat", { number: Number(value) + 1 });
    return NUMBERS.includes(kind) ? Number(value) : this.speak(nameOf(this.game.kinds, kind, String(value)));
  }

  private facts(decision: DecisionMessage): Record<string, string | number> {
    const told = Object.entries(this.game.facts[decision.kind] ?? {}).filter(([key]) => key !== "alternatives");
    const said = (kind: string, fact: unknown) => (isSpeech(fact) ? this.speak(fact) : this.name(kind, fact as string));
    return Object.fromEntries(told.map(([key, kind]) => [key, said(kind, decision.facts[key])]));
  }

  private arguments(declared: Record<string, string>, values: (string | number)[]): Record<string, string | number> {
    return Object.fromEntries(Object.entries(declared).map(([key, kind], index) => [key, this.name(kind, values[index])]));
  }

  private said(message: string, key: string, value: Said): string | number {
    if (SEATS.includes(key) && typeof value === "number") return this.name("seat", value);
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
