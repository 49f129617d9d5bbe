// Everything that the page needs of a game before it can show a table of it.

import { GAMES } from "../games";
import type { Language } from "./voice";
import { catalogue, games, gameVoice } from "./words";

/** `own` is the catalogue of a box that is not the standard one. */
export async function prepare(name: string, language: Language, own?: Promise<unknown>) {
  const message = (await games()).find((one) => one.name === name);
  const entry = GAMES[name];
  if (!message || !entry) throw new Error(name);
  const page = await entry.load();
  const [speak, box] = await Promise.all([gameVoice(message, language), own ?? catalogue(name)]);
  return { message, page, speak, box };
}
