// Words and rules by language, fetched once; a failed fetch is tried again next time.

import type { GameMessage } from "../generated";
import { api } from "./api";
import { type Language, Voice } from "./voice";

const fetched = new Map<string, Promise<unknown>>();

function once<T>(key: string, fetch: () => Promise<T>): Promise<T> {
  const known = fetched.get(key) as Promise<T> | undefined;
  if (known) return known;
  const promise = fetch();
  fetched.set(key, promise);
  promise.catch(() => fetched.delete(key));
  return promise;
}

export const games = () => once("games", api.games);
export const rules = (game: string, language: Language) => once(`rules ${game} ${language}`, () => api.rules(game, language));
export const catalogue = (game: string) => once(`catalogue ${game}`, () => api.catalogue(game));
export const tableCatalogue = (id: string) => once(`catalogue of ${id}`, () => api.tableCatalogue(id));
const pageWords = (language: Language) => once(`words ${language}`, () => api.pageWords(language));
const gameWords = (game: string, language: Language) =>
  once(`words ${game} ${language}`, () => api.gameWords(game, language));

/** A voice for the page's own words. */
export async function pageVoice(language: Language): Promise<Voice> {
  return new Voice(language, [await pageWords(language)]);
}

/** A maker of voices for a game: the words are there, the names of the players may still change. */
export async function gameVoice(game: GameMessage, language: Language): Promise<(names: string[]) => Voice> {
  const words = await Promise.all([pageWords(language), gameWords(game.name, language)]);
  return (names) => new Voice(language, words, game, names);
}
