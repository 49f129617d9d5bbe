// Options in groups: one for each verb, and within it one for each way the options begin ("Deploy a troop: ...").

import type { DecisionMessage } from "../generated";
import type { Option } from "./contract";
import type { Voice } from "./voice";

export interface Choice {
  option: Option;
  /** The whole sentence. */
  label: string;
  /** What tells it from the others in its group. */
  short: string;
}

export interface Group {
  verb: string;
  head: string;
  choices: Choice[];
}

const HEAD = /^(.{3,60}?): (.+)$/s;

/** All options but the endings, in the order of the decision. */
export function groups(decision: DecisionMessage, voice: Voice, endings: string[]): Group[] {
  const found = new Map<string, Group>();
  for (const option of decision.options.filter(([verb]) => !endings.includes(verb))) {
    const label = voice.option(decision, option);
    const isSentence = "alternative" in (voice.game.verbs[option[0]] ?? {});
    const parts = isSentence ? null : HEAD.exec(label);
    const head = parts?.[1] ?? "";
    const key = `${option[0]} ${head}`;
    const group = found.get(key) ?? { verb: option[0], head, choices: [] };
    group.choices.push({ option, label, short: capital(parts?.[2] ?? label) });
    found.set(key, group);
  }
  return [...found.values()];
}

/** The options that end something, drawn apart. */
export function endings(decision: DecisionMessage, voice: Voice, verbs: string[]): Choice[] {
  return decision.options
    .filter(([verb]) => verbs.includes(verb))
    .map((option) => {
      const label = voice.option(decision, option);
      return { option, label, short: label };
    });
}

/** How elements name the options that they stand for: `[data-options~="deploy/skullport"]` finds them. */
export function marked(options: Option[]): string | undefined {
  return options.map((option) => option.join("/")).join(" ") || undefined;
}

export function same(one: Option | null, other: Option | null): boolean {
  return one !== null && other !== null && one.join(" ") === other.join(" ");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
