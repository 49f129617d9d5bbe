// What was wrong, in the viewer's language.

import { Refusal } from "./api";
import type { Voice } from "./voice";

/** The sentence for a refusal's code; codes that the page has no words for are all one to a player. */
export function sentenceFor(code: string, voice: Voice): string {
  const [error, number = ""] = code.split(" ");
  const id = `error-${error}`;
  const sentence = voice.t(id, { number: Number(number) });
  return sentence === id ? voice.t("error-refused") : sentence;
}

export function codeOf(error: unknown): string {
  return error instanceof Refusal ? error.code : "broken";
}
