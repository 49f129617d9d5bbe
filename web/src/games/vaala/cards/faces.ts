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
export function faceOf(desk: Desk, id: string): Face {
  const { actions, vaala, denizens, events, board } = desk.catalogue;
  const { voice } = desk;
  if (id in actions) {
    const owner = actions[id].owner;
    const glyphs = actions[id].glyphs.map((one) => boardGlyph(desk, owner, one));
    return { ...NOTHING, kind: "action", tint: `--hero-${owner}`, line: desk.characterName(owner), sign: "hand", glyphs };
  }
  if (id in vaala) {
    const { owner, cost, kind, effect } = vaala[id];
    return { ...NOTHING, kind: "vaala", tint: `--hero-${owner}`, line: voice.t(`web-vaala-${kind}`), sign: "vaala", text: effect, cost };
  }
  if (id in denizens) {
    const { homeland, unit, ability } = denizens[id];
    return { ...NOTHING, kind: "denizen", tint: `--unit-${unit}`, line: desk.regionName(homeland), sign: unit, text: ability };
  }
  if (id in events) return { ...NOTHING, kind: "event", tint: "--event", line: voice.t("web-event"), sign: "event", text: events[id].effect };
  const terrain = board.regions[id].terrain;
  const glyphs = board.regions[id].glyphs.map((one) => regionGlyph(desk, one));
  return { ...NOTHING, kind: "region", tint: `--terrain-card-${terrain}`, line: voice.t("web-region"), sign: terrain, glyphs };
}

/** A glyph as the character's board explains it, on the side that is in use. */
function boardGlyph(desk: Desk, owner: string, glyph: BoardGlyph): Glyph {
  const board = desk.catalogue.characters[owner];
  const text = (desk.player(owner)?.faceless ? board.faceless : board.glyphs)[glyph];
  return { id: glyph, name: desk.voice.speak(board.titles[glyph]), text };
}

/** All glyphs of a character's board. */
export function boardGlyphs(desk: Desk, owner: string): Glyph[] {
  return GLYPHS.filter((glyph) => glyph in desk.catalogue.characters[owner].glyphs).map((glyph) => boardGlyph(desk, owner, glyph));
}

function regionGlyph(desk: Desk, glyph: RegionGlyph): Glyph {
  return { id: glyph, name: desk.voice.t(`glyph-${glyph}`), text: desk.catalogue.region_glyphs[glyph] };
}

/** A card in words: its name, its glyphs, its text. */
export function describeCard(desk: Desk, id: string): string {
  const face = faceOf(desk, id);
  const glyphs = face.glyphs.map(({ name }) => name).join(", ");
  const cost = face.cost === null ? "" : desk.voice.t("cost-of", { cost: face.cost });
  const lines = [desk.cardName(id), face.line, cost, glyphs].filter(Boolean).map((line) => `${line}.`);
  return [...lines, desk.voice.text(face.text)].join(" ").trim();
}
