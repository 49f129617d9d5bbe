// What stands on a card, of whatever kind it is.

import type { Speech, VaalaActionCard, VaalaRegion } from "../../../generated";
import type { Desk } from "../desk.svelte";
import type { SignName } from "./signs";

type BoardGlyph = VaalaActionCard["glyphs"][number] | "rest";
type RegionGlyph = VaalaRegion["glyphs"][number];
/** What may stand on a board, in its order; Rest only on that of a Dragon. */
const GLYPHS: BoardGlyph[] = ["attack", "deploy", "collect", "vaala", "rest"];

export interface Glyph {
  id: BoardGlyph | RegionGlyph;
  name: string;
  /** What it does on its player's board. */
  text: Speech[];
}

export interface Face {
  kind: "action" | "region" | "vaala" | "denizen" | "event";
  /** The CSS custom property with its tint. */
  tint: string;
  /** Where it belongs, in a word or two. */
  line: string;
  sign: SignName;
  glyphs: Glyph[];
  text: Speech[];
  cost: number | null;
}

const NOTHING = { glyphs: [], text: [], cost: null };

/** The face of a card by its id; ids are unique over all kinds. */
export function faceOf(table: Desk, id: string): Face {
  const { actions, vaala, denizens, events, board } = table.catalogue;
  const { voice } = table;
  if (id in actions) {
    const owner = actions[id].owner;
    const glyphs = actions[id].glyphs.map((one) => boardGlyph(table, owner, one));
    return { ...NOTHING, kind: "action", tint: `--hero-${owner}`, line: table.characterName(owner), sign: "hand", glyphs };
  }
  if (id in vaala) {
    const { owner, cost, kind, effect } = vaala[id];
    return { ...NOTHING, kind: "vaala", tint: `--hero-${owner}`, line: voice.t(`web-vaala-${kind}`), sign: "vaala", text: effect, cost };
  }
  if (id in denizens) {
    const { homeland, unit, ability } = denizens[id];
    return { ...NOTHING, kind: "denizen", tint: `--unit-${unit}`, line: table.regionName(homeland), sign: unit, text: ability };
  }
  if (id in events) return { ...NOTHING, kind: "event", tint: "--event", line: voice.t("web-event"), sign: "event", text: events[id].effect };
  const terrain = board.regions[id].terrain;
  const glyphs = board.regions[id].glyphs.map((one) => regionGlyph(table, one));
  return { ...NOTHING, kind: "region", tint: `--terrain-card-${terrain}`, line: voice.t("web-region"), sign: terrain, glyphs };
}

/** A glyph as the character's board explains it, on the side that is in use. */
function boardGlyph(table: Desk, owner: string, glyph: BoardGlyph): Glyph {
  const board = table.catalogue.characters[owner];
  const text = (table.player(owner)?.faceless ? board.faceless : board.glyphs)[glyph];
  return { id: glyph, name: table.voice.speak(board.titles[glyph]), text };
}

/** All glyphs of a character's board. */
export function boardGlyphs(table: Desk, owner: string): Glyph[] {
  return GLYPHS.filter((glyph) => glyph in table.catalogue.characters[owner].glyphs).map((glyph) => boardGlyph(table, owner, glyph));
}

function regionGlyph(table: Desk, glyph: RegionGlyph): Glyph {
  return { id: glyph, name: table.voice.t(`glyph-${glyph}`), text: table.catalogue.region_glyphs[glyph] };
}

/** A card in words: its name, its glyphs, its text. */
export function describeCard(table: Desk, id: string): string {
  const face = faceOf(table, id);
  const glyphs = face.glyphs.map(({ name }) => name).join(", ");
  const cost = face.cost === null ? "" : table.voice.t("cost-of", { cost: face.cost });
  const lines = [table.cardName(id), face.line, cost, glyphs].filter(Boolean).map((line) => `${line}.`);
  return [...lines, table.voice.text(face.text)].join(" ").trim();
}
